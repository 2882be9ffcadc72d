//! Whole ways through the program as people go them: the first minute, a lesson of each audience, practice, the wheel.

use chess_codex::args;
use chess_codex::i18n::Lang;
use chess_codex::lesson::{self, Catalog};
use chess_codex::progress::{Audience, Store};
use chess_codex::puzzle::Code;
use chess_codex::session::Key;
use chess_codex::session::practice::Sitting;

use crate::model::Model;
use crate::pty::{Pty, fresh_folder};
use crate::{ENGLISH, RUSSIAN, shown, trial, words};

#[test]
fn the_first_minute_by_keys_in_a_russian_layout() {
    let folder = fresh_folder();
    let place = folder.display().to_string();
    let variables: Vec<_> = ENGLISH.iter().copied().chain([("CHESS_CODEX_DATA", place.as_str())]).collect();
    let mut pty = Pty::start(&[], &variables, 80, 24);
    pty.wait_for(&words("en").plain("welcome-language"));
    // д is l: the language; then Russian it is.
    pty.send("д");
    pty.wait_for(&words("ru").plain("welcome-language"));
    pty.send("\r");
    pty.wait_for(&words("ru").plain("welcome-name"));
    pty.send("Аня\r");
    pty.wait_for(&words("ru").plain("audience-pupil-about"));
    // Who types a name reads: Enter takes the pupil's lessons.
    pty.send("\r");
    pty.wait_for(&words("ru").plain("map-next"));
    pty.send("\r");
    pty.wait("a first step", |screen| {
        (2..30).any(|steps| screen.contains(&words("ru").say("step-of", &args!["step" => 1, "steps" => steps])))
    });
    pty.leave();
    let mut store = Store::open(Some(&folder));
    let learners = store.learners().expect("they can be read");
    let told: Vec<_> = learners.iter().map(|one| (one.name.as_str(), one.audience)).collect();
    assert_eq!(told, [("Аня", Audience::Pupil)]);
    let settings = store.settings(learners[0].id).expect("they can be read");
    assert_eq!(settings.get("language").map(String::as_str), Some("ru"));
}

#[test]
fn what_is_pasted_is_written_where_something_is_written_and_is_no_key_elsewhere() {
    let paste = |text: &str| format!("\x1b[200~{text}\x1b[201~");
    let mut pty = Pty::start(&[], RUSSIAN, 80, 24);
    pty.wait_for(&words("ru").plain("welcome-language"));
    pty.send("\r");
    pty.wait_for(&words("ru").plain("welcome-name"));
    // The end of its line is no Enter.
    pty.send(&paste("Аня\n"));
    pty.wait_for("Аня");
    pty.send("\r");
    pty.wait_for(&words("ru").plain("audience-pupil-about"));
    pty.send("\r");
    pty.wait_for(&words("ru").plain("map-next"));
    // It holds the keys that leave and that open help.
    pty.send(&paste("Quick brown fox. йцукен ?\n"));
    pty.send("\x1bOP");
    pty.wait_for(&words("ru").plain("help-title"));
    pty.leave();
}

/// Plays a built-in lesson from its first step to its last with the mouse alone; on the way the terminal shows, step for
/// step, what the drawing says.
fn by_the_mouse(id: &str, audience: lesson::Audience, language: &[(&str, &str)], tag: &str) {
    let lang = Lang::parse(tag).expect("the language is there");
    let lesson = Catalog::built_in().open(id).expect("it is built in").drawn(7);
    assert_eq!(lesson.audience, audience);
    let mut model = Model::of_lesson(lang, &lesson, (80, 24));
    let mut pty = Pty::start(&["play", id, "--seed", "7"], language, 80, 24);
    while let Some(run) = model.run() {
        let place = args!["step" => run.at() + 1, "steps" => run.len()];
        pty.wait_for(&words(tag).say("step-of", &place));
        if run.exercise().is_none_or(|exercise| !exercise.is_done()) {
            let rows = model.rows();
            pty.wait("what the drawing says", |screen| shown(screen) == shown(&rows.join("\n")));
        }
        model.go_on(&mut pty);
    }
    pty.wait_for(&words(tag).say("lesson-done", &args!["stars" => 3]));
    pty.leave();
}

#[test]
fn a_lesson_for_preschool_by_the_mouse() {
    by_the_mouse("6-3-knight", lesson::Audience::Preschool, RUSSIAN, "ru");
}

#[test]
fn a_lesson_for_pupils_by_the_mouse() {
    by_the_mouse("6-13-queen-and-king", lesson::Audience::Pupil, ENGLISH, "en");
}

#[test]
fn practice_by_its_code() {
    let code: Code = "knight-5".parse().expect("a code");
    let sitting = Sitting::of_code(code).sized(3);
    let mut model = Model::of_practice(Lang::ENGLISH, sitting, (80, 24));
    let code = code.to_string();
    let mut pty = Pty::start(&["practice", &code, "--count", "3"], ENGLISH, 80, 24);
    while model.run().is_some() {
        let rows = model.rows();
        pty.wait("what the drawing says", |screen| shown(screen) == shown(&rows.join("\n")));
        model.go_on(&mut pty);
    }
    let rows = model.rows();
    pty.wait("the end", |screen| shown(screen) == shown(&rows.join("\n")));
    pty.leave();
}

#[test]
fn the_wheel_scrolls_what_does_not_fit() {
    let mut model = Model::of_lesson(Lang::ENGLISH, &trial(), (80, 24));
    let mut pty = Pty::start(&["play", crate::TRIAL], ENGLISH, 80, 24);
    pty.wait_for_modes();
    model.key(&mut pty, "\x1bOP", Key::F(1));
    let top = model.rows();
    for up in [false, false, false, true, false] {
        model.wheel(&mut pty, up);
    }
    let rows = model.rows();
    assert_ne!(rows, top, "the help is longer than the screen");
    pty.wait("the text further on", |screen| shown(screen) == shown(&rows.join("\n")));
    // Beyond both ends there is nothing.
    for up in [true, false] {
        (0..100).for_each(|_| model.wheel(&mut pty, up));
        let rows = model.rows();
        pty.wait("an end", |screen| shown(screen) == shown(&rows.join("\n")));
    }
    pty.leave();
}
