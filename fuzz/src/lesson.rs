//! Lessons with their messages: reading ends; a lesson without an error can be played to its end by its own answers, one
//! with an error is not given; faults stand in their files, in order, and are said in every language.
//!
//! An input is the lesson, the Russian messages and the English ones, with a line `%%%` between.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Reading, Style, report};
use chess_codex::plain::{Outcome, play};
use chess_codex::session::{Action, Mode, Run};
use chess_codex::text;

use super::bytes::digest;
use super::laws::{is_harmless, is_place};
use super::lessons::reading;
use super::paper::is_printable;

/// Between the files of an input.
const BETWEEN: &str = "\n%%%\n";
/// A shorter lesson is played; a long one would take too long.
const PLAYED_STEPS: usize = 12;

/// Tries the files of a lesson.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut files = text.split(BETWEEN);
    let mut next = || files.next().unwrap_or_default();
    let reading = reading("input", next(), [next(), next()]);
    keeps_the_law(&reading);
    if let Some(lesson) = &reading.lesson {
        let lesson = lesson.drawn(digest(data));
        is_playable(&lesson);
        if lesson.steps.len() <= PLAYED_STEPS {
            is_printable(&lesson, digest(data));
        }
    }
}

/// A reading is either a lesson or an error, and all its faults can be told.
pub fn keeps_the_law(reading: &Reading) {
    let errors = reading.faults.iter().filter(|fault| fault.is_error()).count();
    assert_eq!(reading.lesson.is_some(), errors == 0, "{:?}", reading.faults);
    let mut before = (0, 0);
    for fault in &reading.faults {
        let source = reading.sources.get(fault.file).expect("a fault belongs to a file");
        for span in fault.labels.iter().map(|label| &label.span).chain([&fault.span]) {
            is_place(source.text(), span);
        }
        let here = (fault.file, fault.span.start);
        assert!(before <= here, "{before:?} comes before {here:?}");
        before = here;
    }
    for &lang in Lang::all() {
        let said = report(reading, lang, Style::PLAIN);
        is_harmless(&said);
        // The name of a message instead of its words; unless the file itself has it.
        for name in ["fault-", "mend-", "label-"] {
            let is_quoted = reading.sources.iter().any(|source| source.text().contains(name));
            assert!(is_quoted || !said.contains(name), "{lang}: {said}");
        }
        // A report tells of at most a hundred faults, each with at most a few lines of the file.
        assert!(said.len() < 100 * 20_000, "{} bytes", said.len());
        let styled = report(reading, lang, Style { color: true, columns: 40 });
        let without = styled.split('\u{1b}').map(|part| part.strip_prefix('[').unwrap_or(part)).collect::<String>();
        is_harmless(&without);
    }
}

/// A lesson without an error is played to three stars by its own answers, in both ways, and told as lines.
fn is_playable(lesson: &Arc<Lesson>) {
    for &lang in Lang::all() {
        let title = lesson.title(lang);
        assert!(!text::clean(&title).trim().is_empty(), "a lesson without a title");
    }
    if lesson.steps.len() > PLAYED_STEPS {
        return;
    }
    for mode in [Mode::AtOnce, Mode::ThenCheck] {
        is_solved(Run::new(Arc::clone(lesson), Some(mode)));
    }
    for &lang in Lang::all() {
        let mut out = Vec::new();
        let input = "?\nnotes\nnext\n".repeat(lesson.steps.len());
        let run = Run::new(Arc::clone(lesson), None);
        let outcome = play(run, lang, input.as_bytes(), &mut out, false).expect("memory can be written to");
        assert_eq!(outcome, Outcome::Finished);
        is_harmless(&String::from_utf8(out).expect("it is text"));
    }
}

/// What the answers themselves call the solution ends every exercise, with all its stars.
pub fn is_solved(mut run: Run) {
    while !run.is_over() {
        // So many parts no exercise has.
        for _ in 0..24 {
            let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { break };
            if exercise.is_done() {
                break;
            }
            let solution = exercise.work().answer().solution(step);
            if solution.is_empty() {
                run.update(Action::Nowhere);
            }
            for spot in solution {
                run.update(Action::Tap(spot));
            }
            if run.mode() == Mode::ThenCheck {
                run.update(Action::Check);
            }
        }
        let stars = run.exercise().map(|exercise| exercise.stars());
        assert!(stars.is_none_or(|stars| stars == Some(3)), "{stars:?} for {:?}", run.step());
        run.update(Action::Next);
    }
    assert!(run.stars().is_none_or(|stars| stars == 3));
}
