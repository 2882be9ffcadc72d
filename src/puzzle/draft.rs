//! A board in the making, from the pieces of one game: no side has more of them than it began with.
//!
//! Nobody has promoted, so there are at most eight pawns, two knights, rooks and bishops (of different shades) and one
//! queen of a side. Pawns stand one on a file, none has passed the other side's on its file, none on an outer rank:
//! such pawns have taken nothing to come there. No piece is put where it gives check.

use super::Rng;
use crate::rules::{Area, Color, Level, Piece, Position, Role, Square, SquareSet, reach};

/// The squares of the outer ranks, where no pawn stands.
const OUTER: SquareSet = SquareSet(0xff00_0000_0000_00ff);

/// A board in the making.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// The board so far.
    pub position: Position,
    /// The part of it that exists.
    pub area: Area,
    /// Squares that stay empty.
    pub kept_free: SquareSet,
    /// The pieces that give check to the side to move, if the puzzle is about that.
    checkers: SquareSet,
}

/// How many of each role a side begins with, in the order of [`Role::ALL`].
const BOX: [usize; 6] = [8, 2, 2, 2, 1, 1];

impl Draft {
    /// An empty board.
    pub fn new(turn: Color, area: Area) -> Self {
        Self {
            position: Position::empty().with_side_to_move(turn),
            area,
            kept_free: SquareSet::EMPTY,
            checkers: SquareSet::EMPTY,
        }
    }

    /// The squares where something may still be put.
    pub fn free(&self) -> SquareSet {
        self.area.squares() - self.position.occupied() - self.kept_free
    }

    /// The pieces of a role that a side has left to put.
    fn left(&self, color: Color, role: Role) -> usize {
        let begun = Role::ALL.iter().zip(BOX).find(|(this, _)| **this == role).map_or(0, |(_, count)| count);
        begun.saturating_sub(self.position.by_piece(Piece { color, role }).len())
    }

    /// One of the pieces that a side has left, the king apart; each piece is as likely.
    pub fn draw(&self, color: Color, rng: &mut Rng) -> Option<Role> {
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let mut left = roles.map(|role| self.left(color, role) as u32);
        // Eight pawns are many: two in three boards would be pawns alone.
        left[0] = left[0].div_ceil(2);
        let mut place = rng.below(left.iter().sum());
        for (role, count) in roles.into_iter().zip(left) {
            if place < count {
                return Some(role);
            }
            place -= count;
        }
        None
    }

    /// Whether the piece could stand there in a game in which nobody has promoted.
    fn may_stand(&self, square: Square, piece: Piece) -> bool {
        let Piece { color, role } = piece;
        if self.left(color, role) == 0 || !self.free().contains(square) {
            return false;
        }
        match role {
            Role::Bishop => {
                let others = self.position.by_piece(piece);
                others.into_iter().all(|other| other.is_light() != square.is_light())
            }
            Role::Pawn => {
                let on_file = |pawn: &Square| pawn.file() == square.file();
                let theirs = self.position.by_piece(Piece { color: !color, role });
                let passed = |pawn: Square| match color {
                    Color::White => pawn.rank() < square.rank(),
                    Color::Black => pawn.rank() > square.rank(),
                };
                !OUTER.contains(square)
                    && !self.position.by_piece(piece).into_iter().any(|pawn| on_file(&pawn))
                    && !theirs.into_iter().filter(on_file).any(passed)
            }
            _ => true,
        }
    }

    /// Whether these pieces and no others give check, to the side to move.
    fn checks_as_meant(&self, next: &Position, checkers: SquareSet) -> bool {
        let turn = next.side_to_move();
        let attackers = |color| next.king(color).map_or(SquareSet::EMPTY, |king| next.attackers(king, !color));
        attackers(turn) == checkers && attackers(!turn).is_empty()
    }

    /// Puts a piece down if it could stand there and no king is in check then that was not before.
    pub fn put(&mut self, square: Square, piece: Piece) -> bool {
        self.put_if(square, piece, |_| true)
    }

    /// The same on one more condition.
    pub fn put_if(&mut self, square: Square, piece: Piece, fits: impl Fn(&Position) -> bool) -> bool {
        if !self.may_stand(square, piece) {
            return false;
        }
        let next = self.position.with_piece(square, Some(piece));
        let good = self.checks_as_meant(&next, self.checkers) && fits(&next);
        if good {
            self.position = next;
        }
        good
    }

    /// Puts a piece down so that it gives check, alone, and could have come there with the move before: from a free
    /// square from which it gave none.
    pub fn put_checking(&mut self, square: Square, piece: Piece) -> bool {
        if !self.may_stand(square, piece) {
            return false;
        }
        let next = self.position.with_piece(square, Some(piece));
        let checks = self.checks_as_meant(&next, square.into());
        let before = |from: &Square| {
            let position = next.with_piece(square, None).with_piece(*from, Some(piece));
            is_calm(&position)
        };
        let came = reach(&next, square, Level::Reach, self.area).moves.into_iter().any(|from| before(&from));
        if checks && came {
            self.position = next;
            self.checkers = square.into();
        }
        checks && came
    }

    /// Puts two pieces down that give check together: `long` from far, and another that has just left the square `left` on
    /// its line and gives check from where it came to. With both there before, nobody was in check.
    pub fn put_checking_twice(&mut self, long: (Square, Piece), left: Square, other: Piece, rng: &mut Rng) -> bool {
        let (behind, piece) = long;
        let Some(king) = self.position.king(self.position.side_to_move()) else { return false };
        if !self.may_stand(behind, piece) || self.position.piece_at(left).is_some() {
            return false;
        }
        let mut next = self.clone();
        next.position = self.position.with_piece(behind, Some(piece));
        let before = next.position.with_piece(left, Some(other));
        let ends = reach(&before, left, Level::Reach, self.area).moves & next.free();
        let Some(end) = rng.square(ends).filter(|&end| next.may_stand(end, other)) else { return false };
        next.position = next.position.with_piece(end, Some(other));
        next.checkers = SquareSet::of(behind) | end.into();
        let checks = is_calm(&before) && next.checks_as_meant(&next.position, next.checkers) && end != king;
        if checks {
            *self = next;
        }
        checks
    }

    /// Puts a king down on one of the squares; false if there is none where it could stand.
    pub fn put_king(&mut self, color: Color, among: SquareSet, rng: &mut Rng) -> bool {
        let mut left = among & self.free();
        while let Some(square) = rng.square(left) {
            if self.put(square, Piece { color, role: Role::King }) {
                return true;
            }
            left.remove(square);
        }
        false
    }

    /// Puts a piece that the side has left on one of the squares, after a few tries at most.
    pub fn put_any(
        &mut self,
        color: Color,
        among: SquareSet,
        rng: &mut Rng,
        fits: impl Fn(&Position) -> bool,
    ) -> Option<Square> {
        const TRIES: usize = 4;
        for _ in 0..TRIES {
            let square = rng.square(among & self.free())?;
            let role = self.draw(color, rng)?;
            if self.put_if(square, Piece { color, role }, &fits) {
                return Some(square);
            }
        }
        None
    }
}

/// Whether no king is in check.
pub(super) fn is_calm(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| position.king(color).is_none_or(|king| position.attackers(king, !color).is_empty()))
}

/// A part of the board, four to six squares wide and high.
pub(super) fn fragment(rng: &mut Rng) -> Area {
    let (files, ranks) = (rng.between(4, 6) as u8, rng.between(4, 6) as u8);
    let (file, rank) = (rng.below(9 - u32::from(files)) as u8, rng.below(9 - u32::from(ranks)) as u8);
    Area::new(Square::new(file, rank), Square::new(file + files - 1, rank + ranks - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(draft: &mut Draft, square: &str, letter: char) -> bool {
        draft.put(square.parse().unwrap(), Piece::from_letter(letter).unwrap())
    }

    #[test]
    fn only_pieces_of_one_game_come_together() {
        let mut draft = Draft::new(Color::White, Area::FULL);
        assert!(put(&mut draft, "c1", 'B'));
        assert!(!put(&mut draft, "e1", 'B'), "a second bishop of its shade");
        assert!(put(&mut draft, "f1", 'B'));
        assert!(!put(&mut draft, "h1", 'B'), "a third");
        assert!(!put(&mut draft, "c1", 'N'), "an occupied square");
        assert!(put(&mut draft, "e4", 'P'));
        assert!(!put(&mut draft, "e5", 'P'), "a second pawn on a file");
        assert!(!put(&mut draft, "a8", 'P') && !put(&mut draft, "a1", 'p'), "an outer rank");
        assert!(!put(&mut draft, "e3", 'p'), "pawns that passed each other");
        assert!(put(&mut draft, "e5", 'p'));
    }

    #[test]
    fn nobody_is_put_in_check() {
        let mut draft = Draft::new(Color::White, Area::FULL);
        assert!(put(&mut draft, "e1", 'K'));
        assert!(!put(&mut draft, "e2", 'k') && put(&mut draft, "e8", 'k'));
        assert!(!put(&mut draft, "e5", 'r') && !put(&mut draft, "f6", 'N'));
        assert!(put(&mut draft, "e2", 'P') && put(&mut draft, "e5", 'r'));
    }
}
