//! What a move changes on the board, change by change (Article 7: a move is complete when every one of them is made).

use super::{Move, Piece, Position, Role, Square, castled, en_passant};

/// One change that the hand makes on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A captured piece is taken off the board (P5.3).
    TakeOff {
        /// What is captured.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A piece goes from one square to another: the one that moves, or the rook of a castling (P6.C3).
    Carry {
        /// Which.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A pawn on the last rank is replaced by a piece of its colour, freely chosen (P6.T).
    Replace {
        /// The pawn.
        pawn: Piece,
        /// Where it stands.
        square: Square,
    },
}

/// The changes of a move in the order in which the hand makes them; none if no piece stands where it begins.
pub fn changes(before: &Position, played: Move) -> Vec<Change> {
    let Some(piece) = before.piece_at(played.from) else { return Vec::new() };
    let (from, to) = (played.from, played.to);
    let taken = en_passant(before, played).unwrap_or(to);
    let mut changes = Vec::new();
    changes.extend(before.piece_at(taken).map(|piece| Change::TakeOff { piece, square: taken }));
    changes.push(Change::Carry { piece, from, to });
    if let Some(wing) = castled(before, played) {
        let rook = Piece { color: piece.color, role: Role::Rook };
        changes.push(Change::Carry { piece: rook, from: wing.rook_home(piece.color), to: wing.crossed(piece.color) });
    }
    if piece.role == Role::Pawn && (to.rank() == 0 || to.rank() == 7) {
        changes.push(Change::Replace { pawn: piece, square: to });
    }
    changes
}

impl Change {
    /// The square that is touched first.
    pub const fn square(self) -> Square {
        match self {
            Self::TakeOff { square, .. } | Self::Replace { square, .. } => square,
            Self::Carry { from, .. } => from,
        }
    }

    /// The board with this change made; a pawn is replaced by a piece of this role.
    #[must_use]
    pub fn made(self, board: &Position, becomes: Role) -> Position {
        match self {
            Self::TakeOff { square, .. } => board.with_piece(square, None),
            Self::Carry { piece, from, to } => board.with_piece(from, None).with_piece(to, Some(piece)),
            Self::Replace { pawn, square } => {
                board.with_piece(square, Some(Piece { color: pawn.color, role: becomes }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Fen;

    /// All changes of a move together are the move: the same pieces stand on the same squares.
    #[test]
    fn all_changes_together_are_the_move() {
        for fen in [
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "3nk3/4P3/8/2pP4/8/8/8/4K3 w - c6 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2",
        ] {
            let position = Fen::parse(fen).unwrap().position;
            for played in position.legal_moves() {
                let after = position.play(played).unwrap();
                let becomes = played.promotion.unwrap_or(Role::Queen);
                let made = changes(&position, played).iter().fold(position, |board, one| one.made(&board, becomes));
                let squares = |board: &Position| Square::all().map(|at| board.piece_at(at)).collect::<Vec<_>>();
                assert_eq!(squares(&made), squares(&after), "{fen} {played}");
            }
        }
    }

    #[test]
    fn the_pawn_taken_en_passant_does_not_stand_where_the_other_arrives() {
        let position = Fen::parse("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1").unwrap().position;
        let names: Vec<String> =
            changes(&position, "d5c6".parse().unwrap()).iter().map(|one| one.square().to_string()).collect();
        assert_eq!(names, ["c5", "d5"]);
    }
}
