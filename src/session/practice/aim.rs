//! What one puzzle is to be about.

use crate::progress::Audience;
use crate::puzzle::{Kind, Puzzle, Rng, Spec, Topic, generate};
use crate::rules::{Level, Reason, Role};

/// What a puzzle is to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The piece or the double move.
    pub topic: Topic,
    /// What is asked.
    pub kind: Kind,
    /// At which level of the rules.
    pub level: Level,
    /// The reason that is to hold on the board, so that a misconception is met again.
    pub about: Option<&'static str>,
}

impl Aim {
    /// The aim that meets a misconception again; none if no board can be drawn for it, as for where pieces stand at the
    /// beginning.
    pub fn of(role: Option<Role>, reason: &str, audience: Audience) -> Option<Self> {
        let about = Reason::IDS.iter().copied().find(|id| *id == reason)?;
        if OF_THE_QUESTION.contains(&about) || NOT_DRAWN.contains(&about) {
            return None;
        }
        let judged = |topic| Self { topic, kind: Kind::Judge, level: Level::Legal, about: Some(about) };
        if about.starts_with("castling-") {
            return Some(judged(Topic::Castling));
        }
        let topic = match about {
            "castling" => Topic::Castling,
            "en-passant" | "en-passant-not-now" | "en-passant-opens-king" => Topic::EnPassant,
            "promotion" => Topic::Promotion,
            _ => Topic::of(role?)?,
        };
        let plain = audience == Audience::Preschool && !topic.is_double_move();
        let level = match about {
            "pawn-capture" => Level::Formula,
            about if plain && !of_king(about) => Level::Reach,
            _ => Level::Legal,
        };
        Some(Self { topic, kind: Kind::Find, level, about: Some(about) })
    }

    /// The puzzle of this aim, as near to the grade as there is; without the reason if no board with it is found, none
    /// only if there are no such puzzles at all.
    pub fn draw(&self, grade: u8, seed: u64, number: u64) -> Option<Puzzle> {
        let mut spec = Spec::new(self.topic, self.kind, self.level).ok()?;
        spec.aim = Some(grade.clamp(*spec.grade.start(), *spec.grade.end()));
        self.draw_about(&mut spec, seed, number).or_else(|| {
            spec.about = None;
            generate(&spec, &mut Rng::nth(seed, number))
        })
    }

    /// A puzzle with the reason. What breaks a condition is dealt to each number of a seed, so other numbers are asked too.
    fn draw_about(&self, spec: &mut Spec, seed: u64, number: u64) -> Option<Puzzle> {
        spec.about = Some(self.about?);
        let numbers = (0..Self::DEALS).map(|deal| number.wrapping_add(deal.wrapping_mul(Self::APART)));
        numbers.into_iter().find_map(|number| generate(spec, &mut Rng::nth(seed, number)))
    }

    /// So many numbers are asked for a reason that is rare, so far apart that no sitting comes to the same ones.
    const DEALS: u64 = 24;
    const APART: u64 = 1_000_003;
}

/// Reasons that tell of the question or of a lesson's own formula, not of a piece of the game.
const OF_THE_QUESTION: [&str; 8] = [
    "formula-square",
    "no-piece",
    "own-square",
    "outside-area",
    "not-its-turn",
    "not-a-capture",
    "not-a-move",
    "not-in-formula",
];

/// Reasons that the generators do not draw: kings in check are rare on their boards, and a king is never captured.
const NOT_DRAWN: [&str; 6] =
    ["double-step-later", "partners-king", "king-stays-on-line", "leaves-check", "two-checks", "en-passant-opens-king"];

/// Whether a reason speaks of the safety of a king: at the level of Article 5 there is none.
fn of_king(reason: &str) -> bool {
    let others = ["pinned", "leaves-check", "two-checks", "beside-king", "partners-king", "pawn-double-step"];
    reason.starts_with("king-into")
        || reason.starts_with("king-takes")
        || reason.starts_with("king-stays")
        || reason.starts_with("double-step")
        || others.contains(&reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Role; 6] = [Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight, Role::Pawn];

    /// The pieces that meet a reason: the one that it names at its beginning, or else each may.
    fn roles(reason: &str) -> Vec<Role> {
        let named = ROLES.into_iter().find(|role| {
            let name = Topic::of(*role).map_or("", Topic::name);
            reason.starts_with(name) || reason.ends_with(&format!("{name}-lines"))
        });
        named.map_or(ROLES.to_vec(), |role| vec![role])
    }

    #[test]
    fn every_misconception_of_a_piece_comes_back_on_a_fresh_board() {
        let is_met = |reason: &str, audience| {
            roles(reason).into_iter().filter_map(|role| Aim::of(Some(role), reason, audience)).any(|aim| {
                let mut spec = Spec::new(aim.topic, aim.kind, aim.level).expect("there are such puzzles");
                aim.draw_about(&mut spec, 7, 0).is_some()
            })
        };
        for audience in [Audience::Preschool, Audience::Pupil] {
            for reason in Reason::IDS {
                let is_left_out = OF_THE_QUESTION.contains(reason) || NOT_DRAWN.contains(reason);
                assert_eq!(is_met(reason, audience), !is_left_out, "{reason} {audience:?}");
            }
        }
    }

    #[test]
    fn what_no_board_has_is_not_practised() {
        assert_eq!(Aim::of(Some(Role::Rook), "setup-other-place", Audience::Pupil), None);
        assert_eq!(Aim::of(None, "pinned", Audience::Pupil), None);
    }

    #[test]
    fn a_reason_that_the_piece_never_meets_still_gives_a_puzzle_of_the_piece() {
        let aim = Aim::of(Some(Role::Rook), "pawn-backward", Audience::Pupil).expect("it is a reason");
        assert_eq!(aim.draw(3, 1, 0).map(|puzzle| puzzle.topic), Some(Topic::Rook));
    }
}
