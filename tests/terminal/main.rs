//! The program in a real terminal: keys and mouse in, screens out, and the terminal given back as it was.
#![cfg(unix)]

mod around;
mod choices;
mod endings;
mod flows;
mod kept;
mod kind_complete;
mod kind_formula;
mod kind_move;
mod kind_setup;
mod letters;
mod marks;
mod model;
mod modes;
mod preview;
mod pty;
mod ten_kinds;
mod terminals;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson, Task};
use chess_codex::wording::Words;

use pty::Pty;

const RUSSIAN: &[(&str, &str)] = &[("LANG", "ru_RU.UTF-8")];
const ENGLISH: &[(&str, &str)] = &[("LANG", "en_GB.UTF-8")];

fn words(tag: &str) -> Words<'static> {
    Words::interface(Lang::parse(tag).expect("the language is there"))
}

/// A lesson that is here for the tests: a show, a build, marks.
const TRIAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/screens/trial.toml");

fn trial() -> std::sync::Arc<Lesson> {
    Catalog::built_in().open(TRIAL).expect("the trial lesson has no fault").clone()
}

/// A lesson of `tests` in a terminal.
fn lesson(path: &str, variables: &[(&str, &str)], columns: u16, rows: u16) -> Pty {
    let path = format!("{}/tests/{path}.toml", env!("CARGO_MANIFEST_DIR"));
    let pty = Pty::start(&["play", &path], variables, columns, rows);
    pty.wait_for_modes();
    pty
}

/// Plays a lesson of marks by keys: typed squares and Enter.
fn play(pty: &mut Pty, lesson: &Lesson, tag: &str) {
    for (number, step) in lesson.steps.iter().enumerate() {
        let place = words(tag).say("step-of", &chess_codex::args!["step" => number + 1, "steps" => lesson.steps.len()]);
        pty.wait_for(&place);
        match &step.task {
            Task::Show(show) => pty.send(&"\r".repeat(1 + 2 * show.play.len())),
            task => {
                for answer in task.answers() {
                    let keys: String = answer.sorted().map(|square| format!("{square} ")).collect();
                    pty.send(&keys);
                    pty.send("\r");
                }
                pty.wait_for("★★★");
                pty.send("\r");
            }
        }
    }
}

#[test]
fn a_lesson_is_played_to_its_stars_in_russian_through_every_size() {
    let lesson = trial();
    let mut pty = Pty::start(&["play", TRIAL], RUSSIAN, 80, 24);
    pty.wait_for_modes();
    pty.wait_for("RU");
    for (columns, rows) in [(160, 50), (40, 10), (1, 1), (80, 24), (120, 40)] {
        pty.resize(columns, rows);
    }
    play(&mut pty, &lesson, "ru");
    pty.wait_for(&words("ru").say("lesson-done", &chess_codex::args!["stars" => 3]));
    // Esc alone, then back in the list; q leaves (on a Russian layout it is й).
    pty.send("\x1b");
    pty.wait_for(&words("ru").plain("app-title"));
    pty.send("й");
    assert!(pty.end().success());
}

#[test]
fn the_mouse_opens_a_lesson() {
    let first = Catalog::built_in().lessons().next().expect("there are lessons").clone();
    let mut pty = Pty::start(&[], ENGLISH, 120, 40);
    // The first run: the language as it is, then who it is and which lessons suit, each a click.
    pty.wait_for(&words("en").plain("welcome-language"));
    pty.send("\r");
    pty.wait_for(&words("en").plain("welcome-name"));
    for id in ["cmd-choose", "audience-preschool"] {
        let (column, row) = pty.find(&words("en").plain(id));
        pty.click(column, row);
    }
    let (column, row) = pty.find(&first.title(Lang::ENGLISH));
    pty.click(column, row);
    let place = chess_codex::args!["step" => 1, "steps" => first.steps.len()];
    pty.wait_for(&words("en").say("step-of", &place));
    pty.leave();
}

#[test]
fn the_mouse_goes_on_and_changes_the_language() {
    let lesson = trial();
    let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 120, 40);
    let next = words("en").plain("cmd-next");
    let shows = lesson.steps.iter().take_while(|step| matches!(step.task, Task::Show(_)));
    for show in shows {
        let Task::Show(show) = &show.task else { continue };
        for _ in 0..=2 * show.play.len() {
            let (column, row) = pty.find(&next);
            pty.click(column, row);
        }
    }
    let mark = words("en").plain("cmd-mark");
    pty.wait_for(&mark);
    // The language is a click away, on every screen.
    let (column, row) = pty.find("Русский");
    pty.click(column, row);
    pty.wait_for(&words("ru").plain("cmd-mark"));
    pty.leave();
}

/// What can be seen of a screen: blank cells that were never written are as blank as those that were.
fn shown(screen: &str) -> Vec<&str> {
    let lines: Vec<&str> = screen.lines().map(str::trim_end).collect();
    let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    lines[..last].to_vec()
}

#[test]
fn enter_after_a_file_of_ones_own_plays_it_again() {
    let trial = trial();
    let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 80, 24);
    play(&mut pty, &trial, "en");
    pty.wait_for(&words("en").plain("lesson-end"));
    pty.send("\r");
    pty.wait_for(&words("en").say("step-of", &chess_codex::args!["step" => 1, "steps" => trial.steps.len()]));
    pty.leave();
}
