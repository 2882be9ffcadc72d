//! What goes on around the board: praise that moves, texts read aloud, the board alone, the mouse given back.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Lesson;
use chess_codex::session::{
    App, Aside, Command, Effect, Input, Item, Key, Praise, Screen, Setting, Target, telling, voice,
};

use crate::stage::{app_of, of_text, type_keys};

/// One square to find (at once), one that cannot be found by its name alone, and something to read.
const LESSON: &str = r#"
format = 1
article = 6
edition = "preschool"
audience = "preschool"
facts = ["P6.N"]
title = { ru = "Проба", en = "A trial" }

[[step]]
id = "look"
kind = "show"
board = "8/8/8/8/3N4/8/8/8"
text = { ru = "Это ♘ на d4.", en = "This is a ♘ on d4." }

[[step]]
id = "corner"
kind = "find"
board = "8/8/8/8/8/8/8/N7"
piece = "a1"
rules = "formula"
say = { ru = "Найди поля коня с a1.", en = "Find the knight's squares from a1." }
"#;

fn lesson() -> Arc<Lesson> {
    of_text("lively", LESSON)
}

fn app() -> App {
    app_of(lesson())
}

/// Gives a setting a value the way a learner does: on the screen of settings.
fn set(app: &mut App, setting: Setting, word: &str) {
    app.update(Input::Click(Target::Command(Command::Settings)));
    assert_eq!(app.screen(), Screen::Settings);
    let value = setting.values().iter().position(|value| *value == word).expect("the setting has such a value");
    app.update(Input::Click(Target::Value(setting, value)));
    app.update(Input::Key(Key::Esc));
    assert_eq!(app.settings().value(setting), word);
}

fn press(app: &mut App, keys: &str) -> Vec<Effect> {
    let (first, last) = keys.rsplit_once(' ').unwrap_or(("", keys));
    for word in first.split_whitespace() {
        press(app, word);
    }
    let mut effects = app.update(match last {
        "enter" => Input::Key(Key::Enter),
        "esc" => Input::Key(Key::Esc),
        word if word.is_ascii() && word.len() == 2 => Input::Click(Target::Square(word.parse().expect("a square"))),
        word => Input::Key(Key::Char(word.chars().next().expect("a key"))),
    });
    effects.retain(|effect| !matches!(effect, Effect::Record(_)));
    effects
}

fn spoken(effects: &[Effect]) -> Vec<&str> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Speak { text, lang } => {
                assert_eq!(lang.tag(), "en");
                Some(text.as_str())
            }
            _ => None,
        })
        .collect()
}

#[test]
fn praise_moves_less_than_a_second_and_then_nothing_does() {
    let mut app = app();
    assert_eq!(press(&mut app, "enter enter b3"), []);
    assert_eq!(app.praise(), None);
    // What is to be kept comes with the answer, before anything moves.
    let kept = app.update(Input::Click(Target::Square("c2".parse().expect("a square"))));
    assert!(matches!(kept[..], [Effect::Record(_)]), "{kept:?}");
    assert_eq!(app.praise().map(Praise::lit), Some(0));
    let mut lit = Vec::new();
    while let Some(praise) = app.praise() {
        lit.push(praise.lit());
        assert_eq!(app.update(Input::Tick), []);
        assert!(lit.len() < 50, "it never ends");
    }
    assert!(lit.is_sorted() && lit.last() == Some(&3) && lit.len() as u64 * Praise::FRAME < 1000, "{lit:?}");
    app.update(Input::Tick);
    assert_eq!(app.praise(), None);
}

#[test]
fn a_key_while_praise_moves_acts_at_once() {
    let mut app = app();
    press(&mut app, "enter enter b3 c2");
    app.update(Input::Tick);
    app.update(Input::Hover(None));
    assert!(app.praise().is_some(), "the mouse alone cuts nothing short");
    press(&mut app, "enter");
    assert!(app.run().is_some_and(chess_codex::session::Run::is_over));
    // The end of the lesson has praise of its own; any key ends that too.
    assert_eq!(app.praise().map(Praise::frame), Some(0));
    press(&mut app, "l");
    assert_eq!(app.praise(), None);
}

#[test]
fn what_moves_and_what_rings_can_be_turned_off() {
    for (motion, bell) in [("full", "off"), ("full", "on"), ("less", "on"), ("less", "off")] {
        let mut app = app();
        set(&mut app, Setting::Motion, motion);
        set(&mut app, Setting::Bell, bell);
        press(&mut app, "enter enter b3");
        let effects = press(&mut app, "c2");
        assert_eq!(effects.contains(&Effect::Bell), bell == "on");
        assert_eq!(app.praise().is_some(), motion == "full");
        // Asking why afterwards praises nobody again.
        assert!(!press(&mut app, "b3").contains(&Effect::Bell) && app.praise().is_none());
    }
}

#[test]
fn a_key_reads_the_task_and_then_the_reason_of_a_mistake() {
    let mut app = app();
    assert_eq!(spoken(&press(&mut app, "enter r")), ["This is a knight on d 4."]);
    assert_eq!(press(&mut app, "enter"), [Effect::Hush], "what is left behind falls silent");
    assert_eq!(spoken(&press(&mut app, "r")), ["Find the knight's squares from a 1."]);
    assert_eq!(spoken(&press(&mut app, "a4")), Vec::<&str>::new(), "nothing is read unasked");
    let said = press(&mut app, "r");
    let words = app.run().expect("a lesson").lesson().words(app.lang());
    let (run, step) = (app.run().expect("a lesson"), app.run().and_then(|run| run.step()).expect("a step"));
    let exercise = run.exercise().expect("an exercise");
    let reason = telling::reason(&words, run, step, exercise).expect("a reason").said;
    assert_eq!(spoken(&said), [voice::speakable(&words, &reason)]);
    assert!(reason.contains("a4"), "{reason}");
}

#[test]
fn everything_is_read_where_that_is_wanted() {
    let mut app = app();
    set(&mut app, Setting::Speech, "always");
    assert_eq!(spoken(&press(&mut app, "enter")), ["This is a knight on d 4."]);
    assert_eq!(spoken(&press(&mut app, "enter")), ["Find the knight's squares from a 1."]);
    let wrong = press(&mut app, "a4");
    assert!(matches!(spoken(&wrong)[..], [said] if said.contains("a 4")), "{wrong:?}");
    assert_eq!(spoken(&press(&mut app, "b3")), Vec::<&str>::new());
    assert_eq!(press(&mut app, "esc"), [Effect::Hush]);
    assert_eq!(app.screen(), Screen::Map);
    assert_eq!(press(&mut app, "f"), []);
}

#[test]
fn a_lesson_that_is_open_from_the_beginning_is_read_too() {
    let mut app = App::new(Lang::ENGLISH, vec![Item::Ready(lesson())]);
    set(&mut app, Setting::Speech, "always");
    app.open(&lesson());
    assert_eq!(spoken(&app.begin()), ["This is a knight on d 4."]);
    assert_eq!(app.begin(), []);
}

#[test]
fn without_a_voice_that_is_told_once() {
    let mut app = app();
    app.set_voice(false);
    assert_eq!(press(&mut app, "enter r"), []);
    assert_eq!(app.aside(), Some(Aside::NoVoice));
    assert_eq!(press(&mut app, "r"), []);
    assert_eq!(app.aside(), None);
    press(&mut app, "esc enter r");
    assert_eq!(app.aside(), None);
    press(&mut app, "esc");
    set(&mut app, Setting::Speech, "always");
    assert_eq!(press(&mut app, "enter"), []);
}

#[test]
fn reading_aloud_can_be_turned_off() {
    let mut app = app();
    set(&mut app, Setting::Speech, "off");
    assert_eq!(press(&mut app, "enter r"), []);
    assert!(!Command::Aloud.works(&app));
}

#[test]
fn the_board_stands_alone_until_the_same_key_or_esc() {
    let mut app = app();
    assert!(!app.is_front() && !Command::Front.works(&app));
    press(&mut app, "enter v");
    assert!(app.is_front());
    press(&mut app, "enter");
    assert!(app.is_front(), "it stays from step to step");
    press(&mut app, "esc");
    assert!(!app.is_front() && app.screen() == Screen::Player);
    // By the place of the key in a Russian layout.
    press(&mut app, "м");
    assert!(app.is_front());
    press(&mut app, "v");
    assert!(!app.is_front());
    press(&mut app, "v b3 c2 enter");
    assert!(!app.is_front(), "at the end of the lesson there is no board");
    press(&mut app, "esc enter");
    assert!(!app.is_front());
}

#[test]
fn notes_and_help_lie_over_the_board_alone() {
    let mut app = app();
    type_keys(&mut app, "<enter>v<f1>");
    assert!(app.is_front() && app.overlay().is_some());
    type_keys(&mut app, "<esc>");
    assert!(app.is_front() && app.overlay().is_none());
}

#[test]
fn the_mouse_is_given_back_and_taken_on_every_screen() {
    let mut app = app();
    for keys in ["o", "enter o", "s o"] {
        let effects = press(&mut app, keys);
        assert_eq!(effects, [Effect::Set { key: "mouse", value: "off" }]);
        assert_eq!((app.aside(), app.settings().mouse), (Some(Aside::MouseIsFree), false));
        assert!(Command::Mouse.is_offered(&app), "how to get it back stands below");
        assert_eq!(press(&mut app, "o"), [Effect::Set { key: "mouse", value: "on" }]);
        assert_eq!((app.aside(), app.settings().mouse), (Some(Aside::MouseIsTaken), true));
        assert!(!Command::Mouse.is_offered(&app));
    }
    press(&mut app, "l");
    assert_eq!(app.aside(), None);
}

#[test]
fn hovering_changes_nothing_but_what_is_under_the_mouse() {
    let mut app = app();
    press(&mut app, "enter enter r");
    let square = "c3".parse().ok();
    assert_eq!(app.update(Input::Hover(square)), []);
    assert_eq!(app.hover(), square);
    assert!(app.run().and_then(|run| run.exercise()).is_some_and(|exercise| exercise.wrong_tries() == 0));
    assert_eq!(app.update(Input::Hover(None)), []);
    assert_eq!(app.hover(), None);
}

#[test]
fn every_step_of_the_course_can_be_read_aloud_in_every_language() {
    for lesson in chess_codex::lesson::Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let words = lesson.words(lang);
            let mut app = App::new(lang, vec![Item::Ready(Arc::clone(lesson))]);
            app.open(lesson);
            let mut run = app.run().cloned().expect("it is open");
            while !run.is_over() {
                let said = voice::task(&run, &words).unwrap_or_default();
                assert!(said.chars().any(char::is_alphabetic), "{} step {}: {said:?}", lesson.id, run.at() + 1);
                let strange = said.chars().find(|c| "♔♕♖♗♘♙♚♛♜♝♞♟●○◆★☆✓✗→".contains(*c));
                assert_eq!(strange, None, "{}: {said}", lesson.id);
                run.update(chess_codex::session::Action::Next);
            }
        }
    }
}
