//! Is the move allowed? Half of the moves are, and of the others each condition breaks as often as any.

mod castling;
mod en_passant;
mod king;
mod reply;

use super::draft::Draft;
use super::model::Asked;
use super::rng::Deal;
use super::{Kind, Puzzle, Rng, Spec, Topic, grade};
use crate::rules::{Area, Color, Formula, Level, Move, Piece, Position, Role, Square, SquareSet, reasons, why_move};

/// What is dealt for one puzzle.
struct Verdict {
    color: Color,
    /// The number of the condition that is to break; none if the move is to be allowed.
    breaks: Option<u32>,
}

/// Deals colour and verdict, and among the refused moves the condition, each as often. What the puzzle is to be about is
/// not dealt.
fn verdict(spec: &Spec, conditions: &[&str], rng: &Rng) -> Verdict {
    let dealt = rng.deal(Deal::Verdict, 4);
    let color = spec.color.unwrap_or(if dealt.is_multiple_of(2) { Color::White } else { Color::Black });
    let wanted = spec.about.and_then(|id| conditions.iter().position(|condition| *condition == id));
    let breaks = match (wanted, spec.about) {
        (Some(number), _) => Some(number as u32),
        (None, Some(_)) => None,
        (None, None) => (dealt >= 2).then(|| rng.deal(Deal::Condition, conditions.len() as u32)),
    };
    Verdict { color, breaks }
}

/// A move to be judged; none if the draw went wrong.
pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    match spec.topic {
        _ if spec.kind == Kind::Check => reply::draw(spec, aim, rng),
        Topic::Castling => castling::draw(spec, aim, rng),
        Topic::EnPassant => en_passant::draw(spec, aim, rng),
        _ => king::draw(spec, aim, rng),
    }
}

/// How many pieces besides stand on the board of each grade, from and to.
const OTHERS: [(u32, u32); 5] = [(0, 2), (1, 4), (3, 7), (6, 11), (10, 16)];

/// Puts other pieces of both sides down as long as the move stays what it is.
fn scatter(draft: &mut Draft, aim: u8, fits: impl Fn(&Position) -> bool, rng: &mut Rng) {
    let (low, high) = OTHERS.get(usize::from(aim.max(1)) - 1).copied().unwrap_or_default();
    for number in 0..rng.between(low, high) {
        let color = if number % 2 == 0 { draft.position.side_to_move() } else { !draft.position.side_to_move() };
        draft.put_any(color, SquareSet::FULL, rng, &fits);
    }
}

/// Puts a piece of a side where it attacks the square.
fn attack(draft: &mut Draft, by: Color, target: Square, fits: impl Fn(&Position) -> bool, rng: &mut Rng) -> bool {
    const TRIES: usize = 30;
    (0..TRIES).any(|_| {
        let Some(role) = draft.draw(by, rng) else { return false };
        // From where a piece of the other side would capture on that square, it is attacked from.
        let from = Formula::captures_of(role).squares(target, !by, Area::FULL);
        let Some(square) = rng.square(from & draft.free()) else { return false };
        let attacks = |board: &Position| board.attackers(target, by).contains(square) && fits(board);
        draft.put_if(square, Piece { color: by, role }, attacks)
    })
}

/// The same of the king, who is in check then. The piece could have come there with the move before.
fn check(draft: &mut Draft, by: Color, fits: impl Fn(&Position) -> bool, rng: &mut Rng) -> bool {
    const TRIES: usize = 30;
    let Some(king) = draft.position.king(!by) else { return false };
    (0..TRIES).any(|_| {
        let Some(role) = rng.one(&[Role::Queen, Role::Rook, Role::Rook, Role::Bishop, Role::Bishop, Role::Knight])
        else {
            return false;
        };
        let from = Formula::captures_of(role).squares(king, !by, Area::FULL);
        let Some(square) = rng.square(from & draft.free()) else { return false };
        draft.put_checking(square, Piece { color: by, role }) && fits(&draft.position)
    })
}

/// The puzzle, if the move is what was dealt: allowed, or refused for this reason and no other.
fn finish(spec: &Spec, position: Position, played: Move, allowed: bool, wanted: &[&str]) -> Option<Puzzle> {
    let Move { from, to, .. } = played;
    let why = why_move(&position, from, to);
    let all = reasons(&position, from, to, Level::Legal, Area::FULL, None);
    let right = if allowed { why.reached() } else { all.iter().all(|why| wanted.contains(&why.id())) };
    let others = position.occupied().len() as u32 - 1;
    let points = 2 * others + worth(why.id());
    right.then(|| Puzzle {
        topic: spec.topic,
        kind: spec.kind,
        level: Level::Legal,
        grade: grade::of_points(points),
        position,
        area: Area::FULL,
        pieces: vec![from],
        asked: Asked::Judge { played, is_allowed: why.reached(), reason: why.id() },
        answer: to.into(),
    })
}

/// The points of a reason: how much has to be seen. Each other piece on the board adds two.
fn worth(reason: &str) -> u32 {
    match reason {
        "own-piece" | "king-nearest" => 3,
        "castling-blocked" | "castling-king-moved" => 4,
        "castling" | "king-into-attack" => 6,
        "leaves-check" | "two-checks" => 7,
        "castling-into-attack" | "castling-crosses-attack" | "king-takes-guarded" | "king-stays-on-line" => 8,
        "pinned" | "en-passant-opens-king" => 9,
        _ => 5,
    }
}
