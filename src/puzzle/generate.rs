//! Drawing a puzzle: a generator draws, the rules answer, the grade is computed, and what was not asked for is drawn again.

use super::rng::Deal;
use super::{Kind, Puzzle, Rng, Spec, find, formulas, grade, judge, knight, ways};
use crate::rules::{Square, why_all};

/// So often is drawn before it is given up; most puzzles come within a few.
const TRIES: u32 = 1000;
/// So often of those for the very grade that is aimed at; then the nearest to it is taken.
const AIMED: u32 = 60;

/// A puzzle that fits, or none if none was found: a part of the board may be too small for what is asked.
pub fn generate(spec: &Spec, rng: &mut Rng) -> Option<Puzzle> {
    let spec = &one_of_ways(spec, rng)?;
    let aim = spec.aim.filter(|aim| spec.grade.contains(aim));
    let (mut both, is_second) = rng.pair();
    let is_paired = spec.kind == Kind::Find && spec.topic.is_paired();
    let rng = if is_paired { &mut both } else { rng };
    let mut nearest: Option<(u8, Puzzle)> = None;
    for number in 0..TRIES {
        if number >= AIMED && nearest.is_some() {
            break;
        }
        // What is rare comes from other boards than those that are meant for it.
        let shape = if number % 3 < 2 { aim.unwrap_or(*spec.grade.start()) } else { number as u8 % 5 + 1 };
        let Some(puzzle) = draw(spec, shape, is_paired && is_second, rng) else { continue };
        let off = aim.map_or(0, |aim| aim.abs_diff(puzzle.grade));
        let better = nearest.as_ref().is_none_or(|(best, _)| off < *best);
        if better && spec.grade.contains(&puzzle.grade) && fits(spec, &puzzle) {
            nearest = Some((off, puzzle));
            if off == 0 {
                break;
            }
        }
    }
    nearest.map(|(_, puzzle)| puzzle)
}

/// Of the mix of ways one of its kinds, of those that have such grades; any other kind as it is.
fn one_of_ways(spec: &Spec, rng: &Rng) -> Option<Spec> {
    if spec.kind != Kind::Ways {
        return Some(spec.clone());
    }
    let (low, high) = (*spec.grade.start(), *spec.grade.end());
    let grades = |kind: Kind| {
        let (lowest, highest) = grade::range(spec.topic, kind, spec.level);
        (lowest.max(low), highest.min(high))
    };
    let kinds: Vec<Kind> = Kind::WAYS.into_iter().filter(|kind| grades(*kind).0 <= grades(*kind).1).collect();
    let kind = *kinds.get(rng.deal(Deal::Kind, kinds.len() as u32) as usize)?;
    let (low, high) = grades(kind);
    Some(Spec { kind, grade: low..=high, aim: spec.aim.map(|aim| aim.clamp(low, high)), ..spec.clone() })
}

/// Whether the puzzle is what was asked for, but for its grade.
fn fits(spec: &Spec, puzzle: &Puzzle) -> bool {
    let few = spec.most_pieces.is_none_or(|most| puzzle.position.occupied().len() <= most);
    few && spec.about.is_none_or(|id| puzzle.is_about(id))
}

impl Puzzle {
    /// Whether a reason holds in it: of the move to be judged, else of some square of an asked piece.
    pub fn is_about(&self, reason: &str) -> bool {
        match self.asked {
            super::Asked::Judge { reason: its, .. } => its == reason,
            _ => self.pieces.iter().any(|&from| has_reason(self, from, reason)),
        }
    }
}

fn has_reason(puzzle: &Puzzle, from: Square, id: &str) -> bool {
    let whys = why_all(&puzzle.position, from, puzzle.level, puzzle.area, None);
    whys.iter().any(|why| puzzle.area.contains(why.to) && why.id() == id)
}

/// One puzzle of the kind, with an eye on the grade.
fn draw(spec: &Spec, aim: u8, is_second: bool, rng: &mut Rng) -> Option<Puzzle> {
    match spec.kind {
        Kind::Find => find::draw(spec, aim, is_second, rng),
        _ if Kind::WAYS.contains(&spec.kind) => ways::draw(spec, spec.kind, aim, rng),
        Kind::Judge | Kind::Check => judge::draw(spec, aim, rng),
        Kind::Build | Kind::Formula => formulas::draw(spec, aim, rng),
        _ => knight::draw(spec, aim, rng),
    }
}
