//! The screens around the lessons, each in a state worth looking at, and their pictures.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Article, Audience as For, Lesson};
use chess_codex::progress::{
    Audience, Cause, Day, Heat, Learner, LearnerId, Misconception, Moment, Notice, Report, Standing, Symbol, Tally,
};
use chess_codex::rules::Role;
use chess_codex::session::{App, Effect, Input, Item, Key, News, Setting, Target};
use chess_codex::ui::{Limits, Look, Pieces, Theme};

use crate::broken::broken;
use crate::picture::{picture, rows, screen};
use crate::scene::{lang, lesson};

/// A state by its name.
type State = (&'static str, fn(Lang) -> App);

/// The states.
pub const AROUND: [State; 11] = [
    ("welcome-language", |lang| asked(lang, &[])),
    ("welcome-who", |lang| asked(lang, &[Key::Enter, Key::Char('Ю'), Key::Char('л'), Key::Right])),
    ("welcome-audience", |lang| asked(lang, &[Key::Enter, Key::Tab, Key::Enter])),
    ("learners-few", |lang| learners(lang, 3)),
    ("learners-class", |lang| learners(lang, 30)),
    ("map-new", |lang| here(lang, Standing::default())),
    ("map", |lang| here(lang, standing())),
    ("map-reset", |lang| typed(here(lang, standing()), &[Key::Home, Key::Char('z')])),
    ("progress-empty", |lang| typed(here(lang, Standing::default()), &[Key::Char('p')])),
    ("progress", progress),
    ("settings", settings),
];

fn typed(mut app: App, keys: &[Key]) -> App {
    for key in keys {
        app.update(Input::Key(*key));
    }
    app
}

/// A course of thirty lessons in every part of the codex, one of them broken.
fn course() -> Vec<Item> {
    let like = |number: u8| {
        let article = match number {
            0..=6 => Article::Number(1 + number / 2),
            7..=26 => Article::Number(5 + number / 12),
            _ => Article::Appendix,
        };
        let audience = if number.is_multiple_of(3) { For::Pupil } else { For::Preschool };
        Item::Ready(Arc::new(Lesson { id: format!("l-{number}"), article, audience, ..(*lesson()).clone() }))
    };
    let broken = broken("of-ones-own", 3);
    (0..20).map(like).chain([broken]).chain((20..30).map(like)).collect()
}

pub fn learner(number: usize, name: &str) -> Learner {
    let symbol = Symbol::ALL[number % Symbol::ALL.len()];
    let id = LearnerId(i64::try_from(number).unwrap());
    Learner { id, name: name.into(), symbol, audience: Audience::Preschool, is_class: false, last_seen: Moment(0) }
}

fn asked(lang: Lang, keys: &[Key]) -> App {
    let mut app = App::new(lang, course());
    app.ask_who(Vec::new());
    typed(app, keys)
}

fn learners(lang: Lang, count: usize) -> App {
    let names = ["Аня", "Ben", "Владислав-Константин Ш."];
    let class = (0..count).map(|number| learner(number, names[number % names.len()])).collect();
    let mut app = App::new(lang, course());
    app.ask_who(class);
    app
}

fn standing() -> Standing {
    let stars = (0..12u8).map(|number| (format!("l-{number}"), 1 + number % 3)).collect();
    Standing { stars, ..Standing::default() }
}

/// The map, with a learner who reached so much.
fn here(lang: Lang, standing: Standing) -> App {
    let mut app = App::new(lang, course());
    let place = PathBuf::from("/data/chess-codex");
    app.receive(News::Here { learner: learner(4, "Юля"), settings: BTreeMap::new(), standing });
    app.receive(News::Notice(Notice::NothingIsKept { cause: Cause::ReadOnly, place }));
    app.receive(News::Kept(false));
    app
}

/// A fortnight of answers.
pub fn report() -> Report {
    let mut heat = Heat::default();
    for (square, count) in [(27, 1), (35, 2), (36, 5), (43, 8), (9, 12)] {
        heat.missed[square] = count;
    }
    heat.extra[62] = 3;
    let day = |number: i64| (Day(20_000 - number), Tally { right: 9 - u32::try_from(number / 2).unwrap(), all: 10 });
    let days = Role::ALL.into_iter().zip(1..).map(|(role, every)| (role, (0..14).step_by(every).map(day).collect()));
    let told = |(number, reason): (usize, &str)| Misconception {
        role: Some(Role::Knight),
        reason: reason.into(),
        count: 9 - u32::try_from(number).unwrap(),
    };
    let reasons = [
        "knight-on-rook-line",
        "castling-crosses-attack",
        "blocked-by-partner",
        "setup-queen-color",
        "unheard-of",
        "x",
    ];
    Report {
        answers: Tally { right: 101, all: 121 },
        stars: BTreeMap::new(),
        heat,
        days: days.collect(),
        misconceptions: reasons.into_iter().enumerate().map(told).collect(),
        streak: 4,
    }
}

fn progress(lang: Lang) -> App {
    let mut app = typed(here(lang, standing()), &[Key::Char('p')]);
    app.receive(News::Report { report: Box::new(report()), today: Day(20_000) });
    app
}

fn settings(lang: Lang) -> App {
    typed(here(lang, standing()), &[Key::Char('s'), Key::Down, Key::Down])
}

const DARK: (&str, Look) = ("dark", Look::new(Theme::Dark, Pieces::Signs));
const LIGHT: (&str, Look) = ("light", Look::new(Theme::Light, Pieces::Signs));
const MONO: (&str, Look) = ("mono", Look::new(Theme::Mono, Pieces::Signs));
const ASCII: (&str, Look) = ("ascii", Look::new(Theme::Dark, Pieces::Letters));

/// Every screen in both languages, three sizes and four looks: the smallest with its colours, the others as characters.
#[test]
fn pictures_around() {
    for (name, state) in AROUND {
        let mut shown = String::new();
        for tag in ["ru", "en"] {
            let app = state(lang(tag));
            for (look_name, look) in [DARK, LIGHT, MONO, ASCII] {
                let (buffer, _) = screen(&app, &look, (80, 24));
                writeln!(shown, "== {tag} 80x24 {look_name}\n{}", picture(&buffer)).unwrap();
            }
            for (look_name, look) in [DARK, ASCII] {
                for size in [(100, 35), (160, 50)] {
                    let (buffer, _) = screen(&app, &look, size);
                    let rows = rows(&buffer).join("\n");
                    writeln!(shown, "== {tag} {}x{} {look_name}\n{rows}", size.0, size.1).unwrap();
                }
            }
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("around-{name}"), shown);
        });
    }
}

#[test]
fn letters_alone_are_ascii_but_for_the_language() {
    for (name, state) in AROUND {
        let (buffer, _) = screen(&state(Lang::ENGLISH), &ASCII.1, (80, 24));
        for row in rows(&buffer).iter().filter(|row| !row.contains("Русский") && !row.contains("Какой")) {
            let odd = row.chars().find(|c| !c.is_ascii() && !c.is_alphabetic());
            assert_eq!(odd, None, "{name}: {row}");
        }
    }
}

/// What can be clicked is seen, and a click on it does what its key does.
#[test]
fn every_card_and_value_can_be_clicked() {
    for size in [(80, 24), (100, 35), (160, 50)] {
        for (name, state) in AROUND {
            let mut app = state(lang("en"));
            let (_, hits) = screen(&app, &DARK.1, size);
            let targets: Vec<Target> = hits.iter().map(|(_, target)| target).collect();
            let count = |wanted: fn(&Target) -> bool| targets.iter().filter(|target| wanted(target)).count();
            let items = count(|target| matches!(target, Target::Item(_)));
            match name {
                "welcome-language" => assert_eq!(items, Lang::all().len()),
                "welcome-who" => assert_eq!(items, Symbol::ALL.len()),
                "welcome-audience" => assert_eq!(items, 2),
                "learners-few" => assert_eq!(items, 3),
                "learners-class" => assert!(items >= 18, "{items} of thirty"),
                "map" => assert!(items >= 6, "{items}"),
                "progress" => assert_eq!(
                    count(|target| matches!(target, Target::Command(command)
                    if matches!(command, chess_codex::session::Command::Practise(_)))),
                    5
                ),
                "settings" => assert_eq!(items, Setting::offered(app.known().audience()).len()),
                _ => {}
            }
            for (place, target) in hits.iter() {
                assert_eq!(hits.at(place.x + place.width / 2, place.y), Some(target), "{name} {size:?} {target:?}");
            }
            if name == "learners-few" {
                assert_eq!(app.update(Input::Click(Target::Item(1))), [Effect::Choose(LearnerId(1))]);
            }
        }
    }
}

/// However long the class or the path, what is chosen is in sight.
#[test]
fn what_is_told_of_the_store_goes_with_the_next_key_and_a_sign_stays_while_nothing_is_kept() {
    for size in [(80, 24), (160, 50)] {
        let mut app = here(lang("en"), standing());
        let shown = |app: &App| rows(&screen(app, &DARK.1, size).0);
        let before = shown(&app);
        assert!(before[0].contains("nothing is kept") && before.iter().any(|row| row.contains("--data-dir")));
        app.update(Input::Key(Key::Right));
        let after = shown(&app);
        assert!(after[0].contains("nothing is kept") && !after.iter().any(|row| row.contains("--data-dir")));
        app.receive(News::Kept(true));
        assert!(!shown(&app)[0].contains("nothing is kept"));
    }
}

#[test]
fn what_is_chosen_is_in_sight() {
    for size in [(80, 24), (100, 35), (160, 50)] {
        let mut app = learners(lang("ru"), 31);
        for number in 0..31 {
            let (_, hits) = screen(&app, &DARK.1, size);
            assert!(hits.iter().any(|(_, target)| target == Target::Item(number)), "learner {number} at {size:?}");
            app.update(Input::Key(Key::Right));
        }
        let mut app = typed(here(lang("ru"), standing()), &[Key::Char('f'), Key::Char('f'), Key::Home]);
        for _ in 0..31 {
            let (_, hits) = screen(&app, &DARK.1, size);
            let chosen = Target::Item(app.chosen_number());
            assert!(hits.iter().any(|(_, target)| target == chosen), "{chosen:?} at {size:?}");
            app.update(Input::Key(Key::Right));
        }
    }
}

/// A change of a setting is seen on the same screen: the theme in its colours, the letters, the names beside the board.
#[test]
fn a_setting_is_seen_at_once() {
    let mut app = settings(lang("en"));
    let shown = |app: &App| picture(&screen(app, &Look::of(app.settings(), Limits::NONE), (80, 24)).0);
    let mut seen = vec![shown(&app)];
    for (setting, value) in [
        (Setting::Theme, 2),
        (Setting::Theme, 3),
        (Setting::Theme, 4),
        (Setting::Theme, 5),
        (Setting::Pieces, 1),
        (Setting::Coordinates, 1),
        (Setting::Language, 1),
    ] {
        app.update(Input::Click(Target::Value(setting, value)));
        let now = shown(&app);
        assert!(!seen.contains(&now), "{setting:?} {value}");
        seen.push(now);
    }
}
