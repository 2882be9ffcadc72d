//! What one puzzle is to be about.

use crate::progress::Audience;
use crate::puzzle::{Code, Kind, Place, Puzzle, Rng, Spec, Topic};
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
        let judged = |topic, kind| Self { topic, kind, level: Level::Legal, about: Some(about) };
        match about {
            "leaves-check" | "two-checks" => return Some(judged(Topic::of(role?)?, Kind::Check)),
            "king-stays-on-line" => return Some(judged(Topic::King, Kind::Check)),
            "en-passant-opens-king" => return Some(judged(Topic::EnPassant, Kind::Judge)),
            about if about.starts_with("castling-") => return Some(judged(Topic::Castling, Kind::Judge)),
            _ => {}
        }
        let topic = match about {
            "castling" => Topic::Castling,
            "en-passant" | "en-passant-not-now" => Topic::EnPassant,
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

    /// A puzzle of this aim, of a grade as near as there is: one that its code gives everybody. Without the reason if no
    /// board with it is found; none only if there are no such puzzles at all.
    pub fn draw(&self, grade: u8, seed: u64, number: u64) -> Option<(Place, Puzzle)> {
        let spec = Spec::new(self.topic, self.kind, self.level).ok()?;
        let wanted = grade.clamp(*spec.grade.start(), *spec.grade.end());
        self.draw_about(wanted, seed, number).or_else(|| self.places(wanted, seed, number, 1).next())
    }

    /// A puzzle with the reason, if one is found: of the grade that is wanted, else of the nearest.
    fn draw_about(&self, wanted: u8, seed: u64, number: u64) -> Option<(Place, Puzzle)> {
        let (about, spec) = (self.about?, Spec::new(self.topic, self.kind, self.level).ok()?);
        let mut grades: Vec<u8> = spec.grade.collect();
        grades.sort_by_key(|grade| grade.abs_diff(wanted));
        let mut found = grades.into_iter().flat_map(|grade| self.places(grade, seed, number, Self::TRIES));
        found.find(|(_, puzzle)| puzzle.is_about(about))
    }

    /// So many puzzles of a grade, each from a set of its own.
    fn places(&self, grade: u8, seed: u64, number: u64, count: u32) -> impl Iterator<Item = (Place, Puzzle)> {
        let Self { topic, kind, level, .. } = *self;
        let mut rng = Rng::nth(seed.wrapping_add(u64::from(grade)), number);
        (0..count).filter_map(move |_| {
            let seed = rng.between(*Code::DRAWN.start(), *Code::DRAWN.end());
            // Of two that belong together the second is met as often as the first.
            let is_paired = kind == Kind::Find && topic.is_paired();
            let number = if is_paired { rng.below(2) } else { 0 };
            let place = Place { code: Code { topic, kind, level, grade: Some(grade), seed }, number };
            Some((place, place.puzzle()?))
        })
    }

    /// So many puzzles of each grade are looked at for a reason that is rare.
    const TRIES: u32 = 150;
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

/// Reasons that no puzzle may be about. A king is never captured: for its capture to be asked about, the side that is not
/// to move would stand in check. And the double step of a pawn that comes later is a move of the game: the only boards on
/// which it is none are those where something stands in its way, and there that is what is to be seen.
const NOT_DRAWN: [&str; 2] = ["double-step-later", "partners-king"];

/// Whether a reason speaks of the safety of a king: at the level of Article 5 there is none.
fn of_king(reason: &str) -> bool {
    let others = ["pinned", "beside-king", "pawn-double-step"];
    reason.starts_with("king-into")
        || reason.starts_with("king-takes")
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
            roles(reason)
                .into_iter()
                .filter_map(|role| Aim::of(Some(role), reason, audience))
                .any(|aim| aim.draw_about(2, 7, 0).is_some())
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
        assert_eq!(aim.draw(3, 1, 0).map(|(_, puzzle)| puzzle.topic), Some(Topic::Rook));
    }

    #[test]
    fn what_is_drawn_can_be_had_by_its_code() {
        let aim = Aim::of(Some(Role::Rook), "two-checks", Audience::Pupil).expect("it is practised");
        for number in 0..30 {
            let (place, puzzle) = aim.draw(3, 9, number).expect("a puzzle");
            assert!(puzzle.is_about("two-checks"), "{}", place.code);
            let code: Code = place.code.to_string().parse().expect("a code");
            assert_eq!(code.puzzle(place.number), Some(puzzle));
        }
    }

    #[test]
    fn a_king_to_be_captured_would_be_a_check_that_was_overlooked() {
        use crate::rules::{Area, Color, Piece, Position, Square, why_all};
        for role in ROLES {
            for from in Square::all() {
                for king in Square::all().filter(|king| *king != from) {
                    let board = Position::empty()
                        .with_piece(from, Some(Piece { color: Color::White, role }))
                        .with_piece(king, Some(Piece { color: Color::Black, role: Role::King }));
                    let told = why_all(&board, from, Level::Legal, Area::FULL, None);
                    if told.iter().any(|why| why.id() == "partners-king") {
                        assert!(board.attackers(king, Color::White).contains(from), "{board}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_double_step_comes_later_only_where_the_game_allows_it_or_something_stands_in_its_way() {
        use crate::rules::{Area, Color, Piece, Position, Square, reach, why};
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let (from, over, to) = (square("e2"), square("e3"), square("e4"));
        let things = [None, Some(Color::White), Some(Color::Black)];
        for (on_over, on_to) in things.iter().flat_map(|one| things.iter().map(move |other| (*one, *other))) {
            let knight = |color: Option<Color>| color.map(|color| Piece { color, role: Role::Knight });
            let board = Position::empty()
                .with_piece(from, Some(Piece { color: Color::White, role: Role::Pawn }))
                .with_piece(over, knight(on_over))
                .with_piece(to, knight(on_to));
            assert_eq!(why(&board, from, to, Level::Reach, Area::FULL).id(), "double-step-later");
            let is_move = reach(&board, from, Level::Legal, Area::FULL).all().contains(to);
            assert_eq!(is_move, on_over.is_none() && on_to.is_none(), "{board}");
        }
    }
}
