//! Keys, clicks and what comes back from outside, into the session: what is offered works, by its key too; nothing that is
//! not there can be reached; what is asked of the world is bounded, and no answer is to be kept twice.

use chess_codex::i18n::Lang;
use chess_codex::lesson::Article;
use chess_codex::progress::{Moment, Store};
use chess_codex::rules::Square;
use chess_codex::session::{App, Command, Effect, Input, Key, Record, Screen, Setting, Spot, Target, World};

use super::bytes::Bytes;
use super::lessons::items;
use super::world::{Home, NOW};

/// More inputs are not taken from one input.
const MOST: usize = 600;

/// So many milliseconds the clock goes on.
const PASSES: [i64; 14] = [0, 1, 40, 999, 1000, 2500, 7000, 30_000, 61_000, 299_999, 300_001, 4_000_000, -1, -90_000];

/// Keys that mean something somewhere.
pub const KEYS: [Key; 54] = [
    Key::Enter,
    Key::Enter,
    Key::Esc,
    Key::Backspace,
    Key::Tab,
    Key::BackTab,
    Key::Up,
    Key::Down,
    Key::Left,
    Key::Right,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::F(1),
    Key::F(12),
    Key::Ctrl('c'),
    Key::Ctrl('z'),
    Key::Ctrl('я'),
    Key::Char(' '),
    Key::Char('?'),
    Key::Char('0'),
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('3'),
    Key::Char('4'),
    Key::Char('5'),
    Key::Char('6'),
    Key::Char('7'),
    Key::Char('8'),
    Key::Char('9'),
    Key::Char('-'),
    Key::Char('='),
    Key::Char('a'),
    Key::Char('b'),
    Key::Char('c'),
    Key::Char('d'),
    Key::Char('e'),
    Key::Char('f'),
    Key::Char('g'),
    Key::Char('h'),
    Key::Char('i'),
    Key::Char('l'),
    Key::Char('m'),
    Key::Char('n'),
    Key::Char('o'),
    Key::Char('p'),
    Key::Char('r'),
    Key::Char('s'),
    Key::Char('t'),
    Key::Char('u'),
    Key::Char('v'),
    Key::Char('x'),
    Key::Char('y'),
];

/// Tries a row of inputs.
pub fn try_input(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut table = Table::new(&mut bytes);
    for _ in 0..MOST {
        let Some(kind) = bytes.next() else { return };
        table.pass(kind >> 4);
        table.take(input(kind, &mut bytes));
    }
}

/// The program, and the world around it.
pub struct Table {
    /// The program.
    pub app: App,
    home: Home,
    now: Moment,
    last: Option<Record>,
}

impl Table {
    /// Somebody sits down: who, the first byte says.
    pub fn new(bytes: &mut Bytes<'_>) -> Self {
        let way = bytes.byte();
        let lang = if way & 1 == 0 { Lang::ENGLISH } else { Lang::ENGLISH.next() };
        let mut app = App::new(lang, items());
        let mut home = Home::new(Store::in_memory());
        app.set_voice(way & 2 != 0);
        if way & 4 != 0 {
            app.ask_who(home.learners());
        }
        Self { app, home, now: NOW, last: None }
    }

    /// The clock goes on, or is set.
    pub fn pass(&mut self, how: u8) {
        self.now = match how {
            14 => NOW,
            15 => Moment([i64::MIN, i64::MAX][usize::from(self.now == NOW)]),
            how => Moment(self.now.0.saturating_add(PASSES[usize::from(how)])),
        };
        self.app.look_at_watch(self.now, how & 1 == 0);
    }

    /// Takes one input, has everything done that it asks for, and looks at what came of it.
    pub fn take(&mut self, input: Input) {
        let effects = self.app.update(input);
        assert!(effects.len() <= 12, "{effects:?} after {input:?}");
        let before = self.home.answers();
        let mut answers = 0;
        for effect in effects {
            if let Effect::Record(record) = &effect {
                answers += u32::from(matches!(record, Record::Answer(_)));
                assert!(self.last.as_ref() != Some(record) || !ends_a_step(record), "twice: {record:?}");
                self.last = Some(record.clone());
            }
            self.home.perform(&effect).into_iter().for_each(|news| self.app.receive(news));
        }
        assert!(answers <= 1, "{answers} answers after {input:?}");
        assert!(self.home.answers() <= before + answers || !matches!(input, Input::Tick), "{input:?}");
        is_sound(&self.app);
    }
}

/// Such an answer comes once.
fn ends_a_step(record: &Record) -> bool {
    matches!(record, Record::Answer(answer) if answer.stars.is_some())
}

/// What holds in every state.
pub fn is_sound(app: &App) {
    assert!(app.chosen_number() < app.items().len());
    assert!(app.run().is_some() || app.screen() != Screen::Player, "a lesson that is played is there");
    if let Some(run) = app.run() {
        assert!(run.at() <= run.len());
        assert_eq!(run.board().is_some(), !run.is_over());
        if let Some(board) = run.board() {
            assert!((board.signs.marked & board.signs.found).is_empty());
            let asks = run.step().is_some_and(|step| step.is_exercise());
            assert!(board.area.contains(app.cursor()) || !asks, "the cursor is off the board");
        }
    }
    assert!(Command::Back.works(app) || app.overlay().is_none(), "there is a way out of what lies over");
    for command in Command::ALL {
        if command.is_offered(app) {
            assert!(command.works(app), "{command:?} is offered and does not work");
            let means = command.keys().first().and_then(|&key| Command::of(key, app));
            assert_eq!(means, Some(command), "the key that is shown for {command:?} does another thing");
        }
    }
}

/// One input of any kind.
fn input(kind: u8, bytes: &mut Bytes<'_>) -> Input {
    let square = |bytes: &mut Bytes<'_>| Square::at(bytes.below(64));
    let spot = |bytes: &mut Bytes<'_>| match bytes.byte() {
        byte @ 0..64 => Spot::Square(Square::at(usize::from(byte))),
        byte => Spot::Choice(usize::from(byte) - 64),
    };
    match kind % 16 {
        0..6 => Input::Key(bytes.one_of(&KEYS)),
        6 => Input::Key(Key::Char(bytes.char())),
        7 => Input::Click(Target::Command(bytes.one_of(&Command::ALL))),
        8 | 9 => Input::Click(Target::Square(square(bytes))),
        10 => Input::Click(Target::Choice(usize::from(bytes.byte()))),
        11 => Input::Click(Target::Item(usize::from(bytes.byte()))),
        12 => Input::Drag { from: spot(bytes), to: spot(bytes) },
        13 => Input::Click(match bytes.below(4) {
            0 => Target::Language(bytes.one_of(Lang::all())),
            1 => Target::Article(Article::Number(bytes.byte())),
            2 => Target::Article(Article::Appendix),
            _ => Target::Value(bytes.one_of(&Setting::ALL), usize::from(bytes.byte())),
        }),
        14 => match bytes.below(4) {
            0 => Input::Scroll(i32::MIN),
            1 => Input::Scroll(i32::MAX),
            _ => Input::Scroll(i32::from(bytes.byte()) - 128),
        },
        _ => match bytes.below(2) {
            0 => Input::Tick,
            _ => Input::Hover(Some(square(bytes)).filter(|square| square.index() < 60)),
        },
    }
}
