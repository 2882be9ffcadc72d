//! What goes wrong in a class: the misconceptions of all pupils together, in order, each with what treats it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::progress::{Audience, Moment};
use crate::puzzle::Code;
use crate::rules::{Reason, Role};

use super::{Pupil, treat};

/// Something that goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The asked piece, if one of the six was asked about.
    pub role: Option<Role>,
    /// The id of the reason that was not seen, as the messages `mistake-...` have it.
    pub reason: String,
    /// In how many answers.
    pub count: u32,
    /// In how many answers of each pupil, by its place in the report; those alone who have any.
    pub by: BTreeMap<usize, u32>,
    /// What treats it.
    pub treatment: Treatment,
}

impl Fault {
    /// In which lesson it goes wrong most often for one pupil, if it does in a lesson.
    pub fn lesson_of<'a>(&self, pupil: &'a Pupil) -> Option<&'a str> {
        let its = pupil
            .digest
            .mistakes
            .iter()
            .filter(|((role, reason), _)| *role == self.role && told(reason) == self.reason);
        let mut lessons: BTreeMap<&str, u32> = BTreeMap::new();
        for (lesson, count) in its.flat_map(|(_, mistaken)| &mistaken.lessons) {
            *lessons.entry(lesson).or_default() += count;
        }
        worst(lessons)
    }
}

/// The lesson with the most, of those with as many the first.
fn worst(lessons: BTreeMap<&str, u32>) -> Option<&str> {
    lessons.into_iter().max_by_key(|(lesson, count)| (*count, std::cmp::Reverse(*lesson))).map(|(lesson, _)| lesson)
}

/// What treats a misconception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// A practice code, and how many of its ten puzzles are about it.
    Practice(Code, usize),
    /// No board can be drawn for it: the lesson in which it went wrong.
    Lesson(String),
    /// The same, of a lesson that the course does not have: it was played as a file.
    File(String),
    /// Neither.
    None,
}

impl Treatment {
    /// The command that does it, after the name of the program.
    pub fn command(&self) -> Option<String> {
        match self {
            Self::Practice(code, _) => Some(format!("practice {code}")),
            Self::Lesson(id) => Some(format!("play {id}")),
            // Where the file lies is not kept: so it is called in its folder.
            Self::File(id) => Some(format!("play {id}.toml")),
            Self::None => None,
        }
    }
}

/// How often something goes wrong, for whom and in which lessons.
#[derive(Default)]
struct Sum<'a> {
    by: BTreeMap<usize, u32>,
    lessons: BTreeMap<&'a str, u32>,
}

/// The misconceptions of all, the most frequent first; of those as frequent, that of more pupils.
pub(super) fn of(pupils: &[Pupil], course: &[Arc<Lesson>], now: Moment) -> Vec<Fault> {
    let mut known: BTreeMap<(Option<Role>, &str), Sum<'_>> = BTreeMap::new();
    for (number, pupil) in pupils.iter().enumerate() {
        for ((role, reason), mistaken) in &pupil.digest.mistakes {
            let Sum { by, lessons } = known.entry((*role, told(reason))).or_default();
            *by.entry(number).or_default() += mistaken.count;
            for (lesson, count) in &mistaken.lessons {
                *lessons.entry(lesson).or_default() += count;
            }
        }
    }
    let mut faults: Vec<Fault> = known
        .into_iter()
        .map(|((role, reason), Sum { by, lessons })| {
            let in_course = |id: &&str| course.iter().any(|lesson| lesson.id == **id);
            let known = lessons.iter().filter(|(id, _)| in_course(id)).map(|(id, count)| (*id, *count)).collect();
            let lesson = worst(known).map(|id| Treatment::Lesson(id.to_owned()));
            let lesson = lesson.or_else(|| worst(lessons).map(|id| Treatment::File(id.to_owned())));
            let fresh = u32::try_from(now.day(0).0.div_euclid(7)).unwrap_or(0);
            let treatment = match treat::code(role, reason, audience(pupils, &by), fresh) {
                Some((code, about)) => Treatment::Practice(code, about),
                None => lesson.unwrap_or(Treatment::None),
            };
            Fault { role, reason: reason.to_owned(), count: by.values().sum(), by, treatment }
        })
        .collect();
    faults.sort_by_key(|fault| std::cmp::Reverse((fault.count, fault.by.len())));
    faults
}

/// The reason by the name by which people are told it: all that is wrong with a set-up is one, and so is what has no name.
fn told(reason: &str) -> &str {
    match Reason::IDS.iter().find(|id| **id == reason) {
        Some(id) => id,
        None if reason.starts_with("setup-") => "setup",
        None => "other",
    }
}

/// For whom puzzles are drawn: as for pupils, unless none has it but children who do not read.
fn audience(pupils: &[Pupil], by: &BTreeMap<usize, u32>) -> Audience {
    let reads = |number: &usize| pupils.get(*number).is_some_and(|pupil| pupil.learner.audience == Audience::Pupil);
    if by.keys().any(reads) { Audience::Pupil } else { Audience::Preschool }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_by_one_name_is_one() {
        assert_eq!(told("pinned"), "pinned");
        assert_eq!((told("setup-queen-color"), told("setup-order")), ("setup", "setup"));
        assert_eq!(told("of-a-later-version"), "other");
    }
}
