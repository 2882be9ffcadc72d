//! Lines into the plain player and the plain course: it ends when they end, says nothing that acts on a terminal or was not
//! filled in, and keeps no answer twice.
//!
//! An input is a byte for the lesson (or the course), a byte for the way, then the lines.

use std::sync::Arc;

use chess_codex::i18n::{Args, Lang};
use chess_codex::lesson::Step;
use chess_codex::plain::{Desk, Outcome, course, play_at};
use chess_codex::progress::{NewLearner, Store};
use chess_codex::session::{App, Mode, News, Record, Run};

use super::bytes::Bytes;
use super::laws::is_harmless;
use super::lessons::{items, lessons};
use super::world::{Home, NOW};

/// Tries the lines.
pub fn try_input(data: &[u8]) {
    let mut bytes = Bytes(data);
    let (which, way) = (usize::from(bytes.byte()), bytes.byte());
    let lang = if way & 1 == 0 { Lang::ENGLISH } else { Lang::ENGLISH.next() };
    let lines = bytes.0;
    let mut out = Vec::new();
    match lessons().get(which) {
        Some(lesson) => {
            let run = Run::new(Arc::clone(lesson), (way & 2 == 0).then_some(Mode::ThenCheck));
            play(run, lang, lines, &mut out, way & 4 != 0);
        }
        None => {
            let mut home = Home::new(Store::in_memory());
            let mut app = App::new(lang, items());
            app.receive(News::Learners(Vec::new()));
            if way & 2 != 0 {
                let (mut store, new) = (Store::in_memory(), NewLearner::pupil("Аня"));
                let learner = store.add(&new, NOW).expect("memory can be written to");
                home = Home::new(store);
                home.arrive(learner).into_iter().for_each(|news| app.receive(news));
            }
            course(app, &mut home, lines, &mut out, way & 4 != 0).expect("memory can be written to");
        }
    }
    let out = String::from_utf8(out).expect("it is text");
    is_harmless(&out);
    // A line may be repeated in what is said about it.
    let written = String::from_utf8_lossy(lines);
    for unfilled in ["{$", "{ $", "plain-", "course-", "hint-", "progress-"] {
        assert!(!out.contains(unfilled) || written.contains(unfilled), "{unfilled} in {out}");
    }
    let count = lines.split(|byte| *byte == b'\n').count();
    assert!(out.len() < 60_000 + 30_000 * count, "{} bytes after {count} lines", out.len());
}

/// Keeps every record in memory.
struct Shelf(Vec<Record>);

impl Desk for Shelf {
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        self.0.push(record.clone());
        Vec::new()
    }

    fn draw(&mut self) -> Option<Step> {
        None
    }
}

fn play(run: Run, lang: Lang, lines: &[u8], out: &mut Vec<u8>, interactive: bool) {
    let steps = run.len();
    let mut shelf = Shelf(Vec::new());
    let outcome = play_at(run, lang, lines, out, interactive, &mut shelf).expect("memory can be written to");
    let Shelf(kept) = shelf;
    no_answer_twice(&kept);
    let finished = kept.iter().filter(|record| matches!(record, Record::Finished { .. })).count();
    assert!(finished <= 1 + lines.len() / steps.max(1), "finished {finished} times");
    // The end is kept if it has stars, and only the end.
    assert!(outcome == Outcome::Finished || interactive || finished == 0, "{outcome:?}: {kept:?}");
}

/// An answer that was kept is not kept again.
fn no_answer_twice(kept: &[Record]) {
    for pair in kept.windows(2) {
        if let [Record::Answer(one), Record::Answer(other)] = pair {
            assert!(one != other || one.stars.is_none(), "kept twice: {one:?}");
        }
    }
}
