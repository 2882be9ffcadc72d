//! The program around the lessons: which screen, which language, where the cursor is.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::i18n::Lang;
use crate::lesson::{Article, Lesson};
use crate::rules::Square;

use super::board::step_on_board;
use super::command::Command;
use super::key::{Key, TypedSquare, latin_by_place};
use super::run::{Action, Run};
use super::spot::{Choice, Spot, choice_of};

/// One entry of the list of lessons.
#[derive(Clone, Debug)]
pub enum Item {
    /// A lesson to play.
    Ready(Arc<Lesson>),
    /// A lesson file with faults; it stays in sight, and is not played.
    Broken {
        /// The file's name without `.toml`.
        id: String,
        /// How many faults it has.
        faults: usize,
    },
}

/// What comes in from the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key press.
    Key(Key),
    /// A click on something.
    Click(Target),
    /// The button was pressed on one thing, which was told as a click, and let go on another.
    Drag {
        /// Where it was pressed.
        from: Spot,
        /// Where it was let go.
        to: Spot,
    },
    /// The wheel, in lines; positive is down.
    Scroll(i32),
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// A thing beside the board, by its number.
    Choice(usize),
    /// An item of the list, by its number.
    Item(usize),
    /// A command's button.
    Command(Command),
    /// A language's name.
    Language(Lang),
}

/// What the terminal is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Put the program to sleep, as Ctrl-Z does.
    Suspend,
}

/// The screen that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The lessons.
    List,
    /// A lesson, or its stars when it is over.
    Player,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Every key and what it does.
    Help,
    /// What the teacher may say and do.
    Notes,
}

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct App {
    lang: Lang,
    items: Vec<Item>,
    chosen: usize,
    /// The id of the lesson that is open.
    open: Option<String>,
    /// Lessons begun in this sitting: leaving one loses nothing.
    runs: BTreeMap<String, Run>,
    cursor: Square,
    typed: TypedSquare,
    overlay: Option<Overlay>,
    scroll: usize,
}

impl App {
    /// The program at its start, with the list of lessons.
    pub fn new(lang: Lang, items: Vec<Item>) -> Self {
        Self {
            lang,
            items,
            chosen: 0,
            open: None,
            runs: BTreeMap::new(),
            cursor: Square::new(0, 0),
            typed: TypedSquare::default(),
            overlay: None,
            scroll: 0,
        }
    }

    /// The language spoken.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The lessons.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The number of the item under the cursor.
    pub const fn chosen_number(&self) -> usize {
        self.chosen
    }

    /// The lesson under the cursor of the list, if it can be played.
    pub fn chosen(&self) -> Option<&Arc<Lesson>> {
        match self.items.get(self.chosen)? {
            Item::Ready(lesson) => Some(lesson),
            Item::Broken { .. } => None,
        }
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        if self.open.is_some() { Screen::Player } else { Screen::List }
    }

    /// What lies over the screen.
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// How many lines the text of an overlay, or of the task, is scrolled down.
    pub const fn scroll(&self) -> usize {
        self.scroll
    }

    /// The lesson that is open.
    pub fn run(&self) -> Option<&Run> {
        self.runs.get(self.open.as_ref()?)
    }

    /// The stars of a lesson in this sitting: none before it was begun or when it has no exercise.
    pub fn stars(&self, lesson: &str) -> Option<u8> {
        self.runs.get(lesson)?.stars()
    }

    /// The things beside the board, in the order of their numbers.
    pub fn choices(&self) -> Vec<Choice> {
        self.run().map(Run::choices).unwrap_or_default()
    }

    /// The text that is drawn can be scrolled so far and no further; the next step up counts from there.
    pub fn limit_scroll(&mut self, lines: usize) {
        self.scroll = self.scroll.min(lines);
    }

    /// The square under the cursor.
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// The square in the making.
    pub const fn typed(&self) -> TypedSquare {
        self.typed
    }

    /// Opens a lesson where it was left, or at its beginning. One that is not in the list joins it, in the place of
    /// any other that has its id.
    pub fn open(&mut self, lesson: &Arc<Lesson>) {
        self.chosen = self.items.iter().position(|item| item.id() == lesson.id).unwrap_or(self.items.len());
        match self.items.get_mut(self.chosen) {
            Some(item) => *item = Item::Ready(Arc::clone(lesson)),
            None => self.items.push(Item::Ready(Arc::clone(lesson))),
        }
        self.runs.entry(lesson.id.clone()).or_insert_with(|| Run::new(Arc::clone(lesson), None));
        self.open = Some(lesson.id.clone());
        self.arrive();
    }

    /// Takes what comes in, and says what the terminal is to do.
    pub fn update(&mut self, input: Input) -> Option<Effect> {
        match input {
            Input::Key(key) => self.key(key),
            Input::Click(Target::Command(command)) => self.command(command),
            Input::Click(Target::Language(lang)) => {
                self.lang = lang;
                None
            }
            Input::Click(Target::Square(square)) => {
                if self.overlay.is_none() && self.exists(square) {
                    self.cursor = square;
                    self.typed = TypedSquare::default();
                    self.act(Action::Tap(Spot::Square(square)));
                }
                None
            }
            Input::Click(Target::Choice(number)) => {
                if self.overlay.is_none() {
                    self.act(Action::Tap(Spot::Choice(number)));
                }
                None
            }
            Input::Drag { from, to } => {
                if self.overlay.is_none() {
                    self.cursor = to.square().filter(|&square| self.exists(square)).unwrap_or(self.cursor);
                    self.typed = TypedSquare::default();
                    self.act(Action::Drag(from, to));
                }
                None
            }
            Input::Click(Target::Item(number)) => {
                if self.overlay.is_none() && self.open.is_none() && number < self.items.len() {
                    self.chosen = number;
                    return self.command(Command::Open);
                }
                None
            }
            Input::Scroll(lines) => {
                self.scroll_by(lines);
                None
            }
        }
    }

    fn key(&mut self, key: Key) -> Option<Effect> {
        if let Some(command) = Command::of(key, self) {
            // Backspace rubs out a typed character before it takes back a mark.
            if key != Key::Backspace || !self.typed.pop() {
                return self.command(command);
            }
            return None;
        }
        match key {
            Key::Char(c) if Command::Hint.works(self) => {
                let mut typed = self.typed;
                let choice = choice_of(latin_by_place(c)).filter(|&number| number < self.choices().len());
                if let Some(number) = choice.filter(|_| typed.awaits_file()) {
                    self.act(Action::Tap(Spot::Choice(number)));
                } else if Command::Mark.works(self) && self.push(c, &mut typed) {
                    self.typed = typed;
                    self.cursor = typed.square().filter(|&s| self.exists(s)).unwrap_or(self.cursor);
                }
            }
            Key::Backspace => {
                self.typed.pop();
            }
            Key::Up => self.steer(0, 1),
            Key::Down => self.steer(0, -1),
            Key::Left => self.steer(-1, 0),
            Key::Right => self.steer(1, 0),
            Key::PageUp => self.scroll_by(-10),
            Key::PageDown => self.scroll_by(10),
            Key::Home => self.scroll_by(i32::MIN),
            Key::End => self.scroll_by(i32::MAX),
            _ => {}
        }
        None
    }

    fn command(&mut self, command: Command) -> Option<Effect> {
        if !command.works(self) {
            return None;
        }
        match command {
            Command::Mark => {
                let square = self.typed.square().unwrap_or(self.cursor);
                let action = match self.typed.before().filter(|_| self.typed.square().is_some()) {
                    Some(from) => Action::Play(from, square, None),
                    None => Action::Tap(Spot::Square(square)),
                };
                self.act(action);
                self.typed = TypedSquare::default();
            }
            Command::Check => self.act(Action::Check),
            Command::Nowhere => self.act(Action::Nowhere),
            Command::Retry => self.act(Action::Retry),
            Command::Next => self.turn_page(Action::Next),
            Command::Previous => self.turn_page(Action::Previous),
            Command::Repeat => self.turn_page(Action::RepeatWrong),
            Command::Again => self.turn_page(Action::PlayAgain),
            Command::Hint => self.act(Action::Hint),
            Command::Undo => self.act(Action::Undo),
            Command::Clear => self.act(Action::Clear),
            Command::Why => self.act(Action::ExplainNext),
            Command::WhyBack => self.act(Action::ExplainPrevious),
            Command::Mode => self.act(Action::SwitchMode),
            Command::Open => {
                if let Some(lesson) = self.chosen().cloned() {
                    self.open(&lesson);
                }
            }
            Command::Notes => self.lay(Overlay::Notes),
            Command::Help => self.lay(Overlay::Help),
            Command::Language => self.lang = self.lang.next(),
            Command::Back => {
                // The first step back is out of an overlay, or of what is half typed.
                if self.overlay.take().is_none() && self.typed.is_empty() {
                    self.open = None;
                }
                self.typed = TypedSquare::default();
            }
            Command::Quit => return Some(Effect::Quit),
            Command::Suspend => return Some(Effect::Suspend),
        }
        None
    }

    /// Takes a typed character if it continues a square, or the second of two where moves are played.
    fn push(&self, c: char, typed: &mut TypedSquare) -> bool {
        let plays = self
            .run()
            .and_then(Run::exercise)
            .is_some_and(|exercise| exercise.moves().is_some() || exercise.complete().is_some());
        if plays { typed.push_of_two(c) } else { typed.push(c) }
    }

    fn act(&mut self, action: Action) {
        if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get_mut(id)) {
            run.update(action);
        }
    }

    fn turn_page(&mut self, action: Action) {
        self.act(action);
        self.arrive();
    }

    /// Puts the cursor on the asked piece, or anywhere on the board that exists.
    fn arrive(&mut self) {
        self.typed = TypedSquare::default();
        self.overlay = None;
        self.scroll = 0;
        if let Some(step) = self.run().and_then(Run::step) {
            let home = step.task.pieces().first().copied();
            self.cursor = home.unwrap_or_else(|| if self.exists(self.cursor) { self.cursor } else { step.area.low() });
        }
    }

    fn lay(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    fn exists(&self, square: Square) -> bool {
        self.run().and_then(Run::step).is_some_and(|step| step.area.contains(square))
    }

    fn steer(&mut self, right: i8, up: i8) {
        if self.overlay.is_some() || self.open.is_none() {
            return self.scroll_by(-i32::from(up));
        }
        let Some(step) = self.run().and_then(Run::step) else { return };
        if step.is_exercise() {
            self.cursor = step_on_board(self.cursor, right, up, step.area, step.view);
            self.typed = TypedSquare::default();
        } else if right > 0 {
            self.turn_page(Action::Next);
        } else if right < 0 {
            self.turn_page(Action::Previous);
        }
    }

    /// Moves the list's cursor, or the text of an overlay, by so many lines.
    fn scroll_by(&mut self, lines: i32) {
        let (place, last) = match (self.overlay, self.open.is_some()) {
            (Some(_), _) => (&mut self.scroll, Self::LAST_LINE),
            (None, false) => (&mut self.chosen, self.items.len().saturating_sub(1)),
            (None, true) => (&mut self.scroll, Self::LAST_LINE),
        };
        let moved = i64::try_from(*place).unwrap_or(i64::MAX).saturating_add(i64::from(lines)).max(0);
        *place = usize::try_from(moved).unwrap_or(last).min(last);
    }

    /// No text has more lines; [`App::limit_scroll`] knows the real last one.
    const LAST_LINE: usize = 500;
}

impl Item {
    /// The file's name without `.toml`.
    pub fn id(&self) -> &str {
        match self {
            Self::Ready(lesson) => &lesson.id,
            Self::Broken { id, .. } => id,
        }
    }

    /// The part of the codex it belongs to; none if that cannot be read.
    pub fn article(&self) -> Option<Article> {
        match self {
            Self::Ready(lesson) => Some(lesson.article),
            Self::Broken { .. } => None,
        }
    }
}
