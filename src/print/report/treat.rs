//! What treats a misconception: a practice code whose puzzles bring the same reason back, else the lesson in which it went
//! wrong.
//!
//! A code says what its puzzles are about and a seed, not which reason they hold: so of a few seeds the one is taken whose
//! ten puzzles hold the reason most often.

use crate::progress::Audience;
use crate::puzzle::{Code, Spec};
use crate::rules::Role;
use crate::session::practice::Aim;

/// A code has so many puzzles.
const PUZZLES: u32 = 10;
/// A code that has so many puzzles about the reason is good enough.
const ENOUGH: usize = 7;
/// So many seeds are looked at, without a grade and of each grade.
const SEEDS: u32 = 6;

/// A practice code, and how many of its puzzles are about the reason: never none. `fresh` makes other codes of it, so that next
/// week's report has other puzzles.
pub fn code(role: Option<Role>, reason: &str, audience: Audience, fresh: u32) -> Option<(Code, usize)> {
    let aim = Aim::of(role, reason, audience)?;
    let grades = Spec::new(aim.topic, aim.kind, aim.level).ok()?.grade;
    let mut best: Option<(Code, usize)> = None;
    for grade in std::iter::once(None).chain(grades.map(Some)) {
        for number in 0..SEEDS {
            let seed = seed(reason, fresh, number);
            let code = Code { topic: aim.topic, kind: aim.kind, level: aim.level, grade, seed };
            let about = about(&code, reason);
            if about > best.map_or(0, |(_, most)| most) {
                best = Some((code, about));
            }
            if about >= ENOUGH {
                return best;
            }
        }
    }
    best
}

/// How many puzzles of a code are about a reason.
pub fn about(code: &Code, reason: &str) -> usize {
    (0..PUZZLES).filter_map(|number| code.puzzle(number)).filter(|puzzle| puzzle.is_about(reason)).count()
}

/// A seed of four digits, another one for each reason.
fn seed(reason: &str, fresh: u32, number: u32) -> u32 {
    let mixed = reason.bytes().fold(fresh, |mixed, byte| mixed.wrapping_mul(31).wrapping_add(u32::from(byte)));
    let span = Code::DRAWN.end() - Code::DRAWN.start() + 1;
    Code::DRAWN.start() + (mixed % span + number) % span
}
