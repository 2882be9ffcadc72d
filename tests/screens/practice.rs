//! The practice screen and the end of a sitting: their pictures.

use std::collections::BTreeMap;
use std::fmt::Write;

use chess_codex::i18n::Lang;
use chess_codex::progress::review::Card;
use chess_codex::progress::{Answer, Audience, Day, Learner, LearnerId, Moment, Report, Source, Standing, Symbol};
use chess_codex::rules::{Color, Level, Piece, Role, SquareSet};
use chess_codex::session::practice::Sitting;
use chess_codex::session::{App, Input, Key, News, Target};
use chess_codex::ui::{Look, Pieces, Theme};

use crate::picture::{picture, rows, screen};
use crate::scene::lang;

/// A state with its name.
type State = (&'static str, fn(Lang) -> App);

/// The states.
const TRAINING: [State; 8] = [
    ("due", |lang| typed(lang, &[])),
    ("kinds", |lang| typed(lang, &[Key::Down, Key::Down, Key::Down, Key::Down, Key::Down, Key::Right])),
    ("code", |lang| typed(lang, &[Key::End, Key::Char('к'), Key::Char('7'), Key::Enter])),
    ("begun", |lang| typed(lang, &[Key::Down, Key::Enter])),
    ("streak", |lang| {
        let mut app = typed(lang, &[]);
        let report = Box::new(Report { streak: 3, ..Report::default() });
        app.receive(News::Report { report, today: Day(0) });
        app
    }),
    ("clock", |lang| timed(lang, &[])),
    ("clock-front", |lang| timed(lang, &[Key::Char('v')])),
    ("clock-end", |lang| {
        let mut app = timed(lang, &[]);
        let mut now = 65;
        while app.run().is_some_and(|run| !run.is_over()) {
            let round = app.run().and_then(|run| run.exercise()).and_then(|exercise| exercise.round());
            let left = round.map(|round| round.left()).unwrap_or_default();
            for square in left {
                app.update(Input::Click(Target::Square(square)));
            }
            now += 12;
            app.look_at_watch(Moment(now * 1000), true);
            app.update(Input::Key(Key::Enter));
            app.update(Input::Key(Key::Enter));
        }
        app
    }),
];

/// A sitting with the clock on, after a minute and five seconds. The best time so far is known.
fn timed(lang: Lang, keys: &[Key]) -> App {
    let settings = [("clock", "on"), ("best-knight-formula", "201000")];
    let mut app = with_settings(lang, &settings);
    app.look_at_watch(Moment(0), true);
    app.practise(Sitting::of_code("knight-formula-7".parse::<chess_codex::puzzle::Code>().expect("a code")));
    app.look_at_watch(Moment(65_000), true);
    for key in keys {
        app.update(Input::Key(*key));
    }
    app
}

fn typed(lang: Lang, keys: &[Key]) -> App {
    let mut app = with_settings(lang, &[]);
    for key in keys {
        app.update(Input::Key(*key));
    }
    app
}

/// The practice screen, for a learner with these settings.
fn with_settings(lang: Lang, settings: &[(&str, &str)]) -> App {
    let mut app = App::new(lang, Vec::new());
    let learner = Learner {
        id: LearnerId(1),
        name: "Юля".into(),
        symbol: Symbol::Sun,
        audience: Audience::Pupil,
        is_class: false,
        last_seen: Moment(0),
    };
    let settings = settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    app.receive(News::Here { learner, settings, standing: Standing::default() });
    app.update(Input::Key(Key::Char('t')));
    let cards = [
        (Role::Knight, "knight-on-rook-line"),
        (Role::Bishop, "blocked-by-partner"),
        (Role::King, "castling-crosses-attack"),
    ];
    let cards = cards.map(|(role, reason)| Card::new(Some(role), reason, Moment(0))).to_vec();
    app.receive(News::Cards { cards, now: Moment(1), chance: 7 });
    app
}

#[test]
fn pictures_of_practice() {
    for (name, state) in TRAINING {
        let mut shown = String::new();
        for tag in ["ru", "en"] {
            let app = state(lang(tag));
            for (look_name, theme, pieces) in [
                ("dark", Theme::Dark, Pieces::Signs),
                ("light", Theme::Light, Pieces::Signs),
                ("mono", Theme::Mono, Pieces::Signs),
                ("ascii", Theme::Dark, Pieces::Letters),
            ] {
                let (buffer, _) = screen(&app, &Look::new(theme, pieces), (80, 24));
                writeln!(shown, "== {tag} 80x24 {look_name}\n{}", picture(&buffer)).unwrap();
            }
            let (buffer, _) = screen(&app, &Look::new(Theme::Dark, Pieces::Signs), (160, 50));
            writeln!(shown, "== {tag} 160x50\n{}", rows(&buffer).join("\n")).unwrap();
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("practice-{name}"), shown);
        });
    }
}

/// Whatever the size, nothing panics and nothing is drawn outside.
#[test]
fn every_size_is_drawn() {
    let look = Look::new(Theme::Dark, Pieces::Signs);
    for (_, state) in TRAINING {
        let app = state(lang("ru"));
        for size in [(0, 0), (1, 1), (79, 24), (80, 23), (80, 24), (81, 30), (100, 35), (120, 24), (300, 100)] {
            screen(&app, &look, size);
        }
    }
}

/// However many mistakes there are, they are told within the screen, and what was mended is told too.
#[test]
fn the_end_tells_what_was_mixed_up() {
    let mut sitting = Sitting::mix(7, Audience::Pupil, &BTreeMap::new());
    assert!(sitting.draw(&[], Moment(0)).is_some());
    let piece = Some(Piece { color: Color::White, role: Role::Bishop });
    let answer = Answer {
        source: Source::Practice { code: "mix".into(), number: 1 },
        kind: "find".into(),
        piece,
        level: Some(Level::Legal),
        fen: String::new(),
        is_right: false,
        hits: SquareSet::EMPTY,
        missed: SquareSet::EMPTY,
        extra: SquareSet::EMPTY,
        misconceptions: vec!["blocked-by-own".into(), "off-bishop-lines".into()],
        wrong_tries: 1,
        hints: 0,
        stars: None,
        took: None,
    };
    assert_eq!(sitting.take(&answer), None);
    let reasons: Vec<String> = sitting.mistakes().into_iter().map(|(subject, _)| subject.reason).collect();
    assert_eq!(reasons, ["blocked-by-own", "off-bishop-lines"]);
}
