//! Pieces of a lesson's own: a letter and a move formula each, told in the codex's own words (S6.A3, S6.A4).
//!
//! Such a piece goes and captures by its formula and Article 5, so it gives check, pins and guards like any other; it
//! never castles, is not promoted, and no pawn becomes one. The formulas stand in one list for the whole run of the
//! program, which only grows and in which equal pieces are one: so a piece stays a small value, and a position with such
//! pieces on it is complete by itself.

use std::fmt;
use std::num::NonZeroU16;
use std::sync::OnceLock;

use super::{Area, Color, Formula, Role, Square, SquareSet};

/// What a piece of a lesson's own is: a letter and a formula. Equal ones are the same value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OwnRole(NonZeroU16);

/// Why there is no such piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnRoleError {
    /// It is no Latin letter.
    NotALetter(char),
    /// It is the letter of one of the six, in either case.
    Taken(Role),
    /// The program has met more kinds of piece than it can hold.
    TooMany,
}

#[derive(PartialEq, Eq)]
struct Kind {
    /// Small.
    letter: char,
    formula: Formula,
    /// The formula's squares on the whole board, by side and square.
    squares: [[u64; 64]; 2],
}

/// The list. A place once filled stays as it is, so reading takes no lock.
static KINDS: [OnceLock<Box<Kind>>; OwnRole::MOST] = [const { OnceLock::new() }; OwnRole::MOST];

impl OwnRole {
    /// How many different ones a run of the program can meet.
    pub const MOST: usize = 4096;

    /// How many different ones can stand in one position.
    pub const IN_POSITION: usize = 4;

    /// The piece with this letter, in either case, and this formula.
    ///
    /// # Errors
    /// If it is no letter, or one of the six pieces has it.
    pub fn new(letter: char, formula: Formula) -> Result<Self, OwnRoleError> {
        if !letter.is_ascii_alphabetic() {
            return Err(OwnRoleError::NotALetter(letter));
        }
        if let Some(role) = Role::from_letter(letter) {
            return Err(OwnRoleError::Taken(role));
        }
        let letter = letter.to_ascii_lowercase();
        let squares =
            Color::ALL.map(|color| std::array::from_fn(|at| formula.squares(Square::at(at), color, Area::FULL).0));
        let mut kind = Some(Box::new(Kind { letter, formula, squares }));
        for (number, place) in (1..).zip(&KINDS) {
            let there = match place.get() {
                Some(there) => there,
                // Another thread may be quicker: then what it put there is looked at.
                None => {
                    place.get_or_init(|| kind.take().unwrap_or_else(|| Box::new(Kind { letter, formula, squares })))
                }
            };
            if there.letter == letter && there.formula == formula {
                return NonZeroU16::new(number).map(Self).ok_or(OwnRoleError::TooMany);
            }
        }
        Err(OwnRoleError::TooMany)
    }

    fn kind(self) -> Option<&'static Kind> {
        KINDS.get(usize::from(self.0.get()) - 1).and_then(OnceLock::get).map(|kind| &**kind)
    }

    /// The small letter, like that of the six.
    pub fn letter(self) -> char {
        // A value is made by `new` alone, so its place is filled.
        self.kind().map_or('?', |kind| kind.letter)
    }

    /// The formula by which it moves and captures.
    pub fn formula(self) -> Formula {
        self.kind().map_or(super::ROOK, |kind| kind.formula)
    }

    /// The formula's squares on the whole board.
    pub(super) fn squares(self, from: Square, color: Color) -> u64 {
        self.kind().map_or(0, |kind| kind.squares[color as usize][from.index()])
    }
}

impl fmt::Debug for OwnRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.letter(), self.formula())
    }
}

impl fmt::Display for OwnRoleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALetter(sign) => write!(f, "{sign:?} is not a letter from A to Z"),
            Self::Taken(role) => write!(f, "{} is the letter of one of the six pieces", role.letter()),
            Self::TooMany => write!(f, "more than {} kinds of piece", OwnRole::MOST),
        }
    }
}

impl std::error::Error for OwnRoleError {}

/// Where the pieces of a lesson's own stand in a position. That one stands on a square is told by the square being
/// occupied while none of the six is there; which one, by a bit for it in each of the planes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct OwnPlaces {
    pub planes: [u64; 2],
    kinds: [Option<OwnRole>; OwnRole::IN_POSITION],
}

impl OwnPlaces {
    pub const NONE: Self = Self { planes: [0; 2], kinds: [None; OwnRole::IN_POSITION] };

    /// Whether any may stand on the board.
    #[inline(always)]
    pub fn any(&self) -> bool {
        self.kinds[0].is_some()
    }

    /// The one on a square on which one stands.
    pub fn on(&self, bit: u64) -> Option<OwnRole> {
        let slot = usize::from(self.planes[0] & bit != 0) | usize::from(self.planes[1] & bit != 0) << 1;
        self.kinds[slot]
    }

    /// Puts one on a square; no if the position knows as many others as it can.
    pub fn put(&mut self, bit: u64, role: OwnRole) -> bool {
        let Some(slot) = self.kinds.iter().position(|kind| kind.is_none_or(|kind| kind == role)) else {
            return false;
        };
        self.kinds[slot] = Some(role);
        for (number, plane) in self.planes.iter_mut().enumerate() {
            if slot >> number & 1 == 1 { *plane |= bit } else { *plane &= !bit }
        }
        true
    }

    /// Of the squares on which any stand, those of one.
    pub fn of(&self, role: OwnRole, all: u64) -> SquareSet {
        let Some(slot) = self.kinds.iter().position(|kind| *kind == Some(role)) else { return SquareSet::EMPTY };
        let planes = self.planes.iter().enumerate();
        SquareSet(planes.fold(all, |set, (number, plane)| set & if slot >> number & 1 == 1 { *plane } else { !plane }))
    }

    /// Those that the position knows, in the order in which they came.
    pub fn kinds(&self) -> impl Iterator<Item = OwnRole> {
        self.kinds.into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BISHOP, KNIGHT, QUEEN};

    #[test]
    fn equal_pieces_are_one_and_letters_are_checked() {
        let archbishop = OwnRole::new('A', BISHOP.or(KNIGHT)).unwrap();
        assert_eq!(archbishop, OwnRole::new('a', BISHOP.or(KNIGHT)).unwrap());
        assert_ne!(archbishop, OwnRole::new('a', QUEEN).unwrap());
        assert_ne!(archbishop, OwnRole::new('c', BISHOP.or(KNIGHT)).unwrap());
        assert_eq!((archbishop.letter(), archbishop.formula()), ('a', BISHOP.or(KNIGHT)));
        assert_eq!(OwnRole::new('n', QUEEN), Err(OwnRoleError::Taken(Role::Knight)));
        for letter in ['1', 'Ж', ' ', '/', 'é'] {
            assert_eq!(OwnRole::new(letter, QUEEN), Err(OwnRoleError::NotALetter(letter)));
        }
    }

    #[test]
    fn many_threads_get_the_same_piece() {
        let make = || std::thread::spawn(|| "acdefg".chars().map(|one| OwnRole::new(one, QUEEN).unwrap()).collect());
        let all: Vec<Vec<OwnRole>> =
            (0..8).map(|_| make()).collect::<Vec<_>>().into_iter().map(|one| one.join().unwrap()).collect();
        assert!(all.iter().all(|one| *one == all[0]));
    }
}
