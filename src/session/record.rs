//! What is to be kept of a run: every try at the moment it is told, places, stars. The one place where an answer on the
//! board becomes an answer in the store.

use std::collections::BTreeSet;

use crate::lesson::{Lesson, Origin, Step, Task};
use crate::progress::{Answer, LearnerId, Moment, Source, Store};
use crate::rules::{Level, Piece, SquareSet};

use super::exercise::{Exercise, Feedback};
use super::practice::{self, Review};
use super::spot::Spot;
use super::work::{Explanation, Told};

/// Something to be kept, without who did it and when: whoever keeps it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// A try was told right or wrong.
    Answer(Box<Answer>),
    /// The lesson goes on at this step.
    Place {
        /// The lesson's id.
        lesson: String,
        /// The number of the step in the lesson, from 0; 0 too when the lesson is over.
        step: u32,
    },
    /// The lesson was played to its end.
    Finished {
        /// The lesson's id.
        lesson: String,
        /// Its stars, 1 to 3.
        stars: u8,
    },
}

impl Record {
    /// The same, with the milliseconds that an answer took, if somebody measured.
    #[must_use]
    pub fn took(self, took: Option<u32>) -> Self {
        match self {
            Self::Answer(answer) => Self::Answer(Box::new(Answer { took, ..*answer })),
            other => other,
        }
    }

    /// Has the store keep it: it is on the disk when this returns, unless the store has a notice. What went wrong
    /// becomes cards of the review.
    pub fn keep(&self, store: &mut Store, learner: LearnerId, now: Moment) {
        match self {
            Self::Answer(answer) => {
                store.record(learner, now, answer);
                for subject in practice::mistakes(answer) {
                    Review { subject, is_right: false }.keep(store, learner, now);
                }
            }
            Self::Place { lesson, step } => store.keep_place(learner, now, lesson, *step),
            Self::Finished { lesson, stars } => store.finish(learner, now, lesson, *stars),
        }
    }
}

/// How the store names a step: by its own id, else by its number.
pub fn step_key(step: &Step, number: usize) -> String {
    step.id.clone().unwrap_or_else(|| format!("#{}", number + 1))
}

/// The try that was told between two states of an exercise, if any was.
pub(super) fn answer(
    lesson: &Lesson,
    number: usize,
    step: &Step,
    before: &Exercise,
    after: &Exercise,
) -> Option<Answer> {
    let is_wrong = after.wrong_tries() > before.wrong_tries();
    if !is_wrong && after.right_tries() == before.right_tries() {
        return None;
    }
    let wrong = if is_wrong { wrong_spots(before, after) } else { Vec::new() };
    let squares: SquareSet = wrong.iter().filter_map(|spot| spot.square()).collect();
    let missed = squares & missed(before, after);
    let position = step.task.position();
    Some(Answer {
        source: source(lesson, number)?,
        kind: step.task.kind().to_owned(),
        piece: piece(&step.task),
        level: level(&step.task),
        fen: position.to_string(),
        is_right: !is_wrong,
        hits: hits(before, after),
        missed,
        extra: squares - missed,
        misconceptions: misconceptions(step, after, &wrong),
        wrong_tries: after.wrong_tries(),
        hints: after.hints(),
        stars: after.stars().filter(|_| !before.is_done()),
        took: None,
    })
}

/// Where it was asked.
fn source(lesson: &Lesson, number: usize) -> Option<Source> {
    Some(match lesson.origin {
        Origin::Drawn => {
            Source::Practice { code: lesson.id.clone(), number: u32::try_from(number + 1).unwrap_or(u32::MAX) }
        }
        Origin::BuiltIn | Origin::File(_) => {
            Source::Lesson { lesson: lesson.id.clone(), step: step_key(lesson.steps.get(number)?, number) }
        }
    })
}

/// The right squares that this try found.
fn hits(before: &Exercise, after: &Exercise) -> SquareSet {
    match (before.round(), after.round()) {
        // A stage that ends was found whole.
        (Some(was), Some(_)) if after.is_done() || after.stage() > before.stage() => was.left(),
        (Some(was), Some(is)) => is.found() - was.found(),
        _ => match after.feedback() {
            Feedback::Told(Told::Right(spot)) => spot.square().into_iter().collect(),
            _ => SquareSet::EMPTY,
        },
    }
}

/// What this try was told wrong or missing.
fn wrong_spots(before: &Exercise, after: &Exercise) -> Vec<Spot> {
    if let (Feedback::Told(Told::Somewhere), Some(round)) = (after.feedback(), before.round()) {
        return round.left().sorted().map(Spot::Square).collect();
    }
    let earlier = before.to_explain();
    after.to_explain().into_iter().filter(|spot| !earlier.contains(spot)).collect()
}

/// The squares that were to be found and were not.
fn missed(before: &Exercise, after: &Exercise) -> SquareSet {
    match after.feedback() {
        Feedback::Told(Told::Somewhere) => before.round().map(super::Round::left).unwrap_or_default(),
        _ => after.work().answer().missed(),
    }
}

/// The ids of the reasons of what went wrong, each once, in the order of the alphabet.
fn misconceptions(step: &Step, after: &Exercise, wrong: &[Spot]) -> Vec<String> {
    let reasons = wrong.iter().filter_map(|&spot| match after.work().answer().explain(step, spot)? {
        Explanation::Why(why) | Explanation::WhyAnd(why, ..) => Some(why.id()),
        Explanation::Message(id, _) | Explanation::OfFormula(id, ..) => Some(id),
        Explanation::Messages(all) => all.first().map(|(id, _)| *id),
        Explanation::Text(_) => None,
    });
    reasons.collect::<BTreeSet<&str>>().into_iter().map(str::to_owned).collect()
}

/// The asked piece, if all that are asked about are of one kind.
fn piece(task: &Task) -> Option<Piece> {
    let position = match task {
        Task::Complete(complete) => &complete.before,
        _ => task.position(),
    };
    let squares = match task {
        Task::Complete(complete) => std::slice::from_ref(&complete.played.from),
        _ => task.pieces(),
    };
    let mut pieces = squares.iter().filter_map(|&square| position.piece_at(square));
    pieces.next().filter(|first| pieces.all(|piece| piece == *first))
}

/// How much of the rules is asked.
const fn level(task: &Task) -> Option<Level> {
    match task {
        Task::Find(find) => Some(find.level),
        Task::Build(_) | Task::Formula(_) => Some(Level::Formula),
        Task::Move(_) | Task::Judge(_) | Task::Complete(_) => Some(Level::Legal),
        Task::Show(_) | Task::Setup(_) | Task::Choose(_) | Task::Mark(_) => None,
    }
}
