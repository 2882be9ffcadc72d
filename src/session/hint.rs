//! The hint ladder: how many there are; where to look; one square.

use crate::rules::{Area, Move, Piece, Square, SquareSet};

/// One rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// There are so many squares in all.
    Count(usize),
    /// Look along this line or ring; what of it exists on the board.
    Look(Look, SquareSet),
    /// This is one of them.
    Square(Square),
    /// So many blocks are enough.
    Blocks(usize),
    /// Pick this thing beside the board, by its number: as the first, or next.
    Choice {
        /// Its number.
        number: usize,
        /// Whether nothing is picked yet.
        first: bool,
    },
    /// So many moves are enough from here.
    Moves(usize),
    /// The next move is that of the piece on this square.
    From(Square),
    /// This is the next move.
    Move(Move),
    /// So many changes are left of a move.
    Changes(usize),
    /// Something here belongs to the move.
    LookAt(Square),
    /// The change that begins here, told in full.
    Change(Square),
    /// From here it does not go on: take something back.
    TakeBack,
    /// So many pieces are still in the tray.
    InTray(usize),
    /// Pieces of this kind stand on this rank; what of it exists on the board.
    Home {
        /// The kind.
        piece: Piece,
        /// The rank.
        rank: SquareSet,
    },
    /// A piece of this kind stands here.
    Place {
        /// The kind.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// A message that reminds of the rule.
    Rule(&'static str),
    /// Of the things beside the board so many are right.
    RightCount(usize),
    /// This thing beside the board is wrong.
    NotThis(usize),
    /// This thing beside the board is right.
    This(usize),
}

/// What to look along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A file, a rank or a diagonal through the piece.
    Line,
    /// The squares at the same distance around the piece, 1 to 7.
    Ring(u8),
}

/// The next rung after `given` hints of this answer; a square is given again and again, each time another.
/// `sources` pairs each asked piece with the squares it reaches. None if nothing is left to find.
pub fn next(
    given: usize,
    answer: SquareSet,
    left: SquareSet,
    sources: &[(Square, SquareSet)],
    area: Area,
) -> Option<Hint> {
    let square = left.sorted().next();
    match (given, square) {
        (0, _) => Some(Hint::Count(answer.len())),
        (_, None) => None,
        (1, Some(square)) => {
            let (from, reached) = sources.iter().copied().find(|(_, reached)| reached.contains(square))?;
            let (look, squares) = look(from, reached, left & reached, area);
            Some(Hint::Look(look, squares))
        }
        (_, Some(square)) => Some(Hint::Square(square)),
    }
}

/// The ring if everything that is reached lies in one and is told by it best (right around the piece, or off its lines), else
/// of the line on which most of what is left lies that side, or both, to which the piece goes.
pub(super) fn look(from: Square, reached: SquareSet, left: SquareSet, area: Area) -> (Look, SquareSet) {
    let on_board = |holds: &dyn Fn(Square) -> bool| -> SquareSet {
        area.squares().into_iter().filter(|&square| square != from && holds(square)).collect()
    };
    let rings: Vec<u8> = (1..8).filter(|&ring| reached.into_iter().any(|s| from.ring(s) == ring)).collect();
    let nearest = rings.first().copied().unwrap_or(1);
    let ring = (Look::Ring(nearest), on_board(&|s| from.ring(s) == nearest));
    let rising = |s: Square| s.file() as i8 - s.rank() as i8;
    let falling = |s: Square| s.file() + s.rank();
    let lines = [
        on_board(&|s| s.file() == from.file()),
        on_board(&|s| s.rank() == from.rank()),
        on_board(&|s| rising(s) == rising(from)),
        on_board(&|s| falling(s) == falling(from)),
    ];
    let on_lines = lines.into_iter().fold(SquareSet::EMPTY, |all, line| all | line);
    if rings.len() <= 1 && (nearest == 1 || (reached & on_lines).is_empty()) {
        return ring;
    }
    let side = |s: Square| (s.file().cmp(&from.file()), s.rank().cmp(&from.rank()));
    let lines = lines.map(|line| -> SquareSet {
        line.into_iter().filter(|&s| (line & reached).into_iter().any(|goal| side(goal) == side(s))).collect()
    });
    let best = lines.into_iter().rev().max_by_key(|&line| (line & left).len());
    best.filter(|&line| !(line & left).is_empty()).map_or(ring, |line| (Look::Line, line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named::{square, squares as set};

    #[test]
    fn the_ladder_climbs_from_a_number_to_a_square() {
        let answer = set("a4 b4 d1 d2 d3");
        let sources = [(square("d4"), answer)];
        let hint = |given, left| next(given, answer, left, &sources, Area::FULL);
        assert_eq!(hint(0, answer), Some(Hint::Count(5)));
        let rank = set("a4 b4 c4");
        assert_eq!(hint(1, set("a4 b4 d1 d2 d3")), Some(Hint::Look(Look::Line, set("d1 d2 d3"))));
        assert_eq!(hint(1, set("a4 b4 d1")), Some(Hint::Look(Look::Line, rank)));
        assert_eq!(hint(2, answer), Some(Hint::Square(square("a4"))));
        assert_eq!(hint(3, set("d2")), Some(Hint::Square(square("d2"))));
        assert_eq!(hint(2, set("")), None);
    }

    #[test]
    fn a_line_reaches_no_further_than_the_piece_goes() {
        let ahead = set("e5 e6 e7 e8");
        let (look, squares) = look(square("e4"), ahead, ahead, Area::FULL);
        assert_eq!((look, squares), (Look::Line, ahead));
        // One square two steps away on a diagonal: the diagonal is looked along, not the ring.
        let (look, squares) = super::look(square("e4"), set("g6"), set("g6"), Area::FULL);
        assert_eq!((look, squares), (Look::Line, set("f5 g6 h7")));
        let (look, _) = super::look(square("e4"), set("d5 f5"), set("d5"), Area::FULL);
        assert_eq!(look, Look::Ring(1));
        // What is left stands on no line.
        let (look, _) = super::look(square("e4"), set("e6 f6"), set("f6"), Area::FULL);
        assert_eq!(look, Look::Ring(2));
    }

    #[test]
    fn a_knight_is_told_its_ring_and_a_fragment_cuts_it() {
        let answer = set("b3 b5 c2 c6 e2 e6 f3 f5");
        let area: Area = "b2-f6".parse().unwrap();
        let Some(Hint::Look(Look::Ring(2), squares)) = next(1, answer, answer, &[(square("d4"), answer)], area) else {
            panic!("not the second ring");
        };
        assert_eq!(squares.len(), 16);
        assert!(!squares.contains(square("d4")));
    }
}
