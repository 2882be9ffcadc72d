//! What the board does not show, and decides where a piece may go: what has moved before (codex P6.C2, P6.E).

use super::{ChessArgs, Words};
use crate::i18n::Args;
use crate::rules::{Color, Piece, Position, Role, Square, SquareSet, Wing};

impl Words<'_> {
    /// What has moved before, as far as the moves of these pieces hang on it: whether the king may still castle, whether a
    /// pawn may be taken en passant.
    pub(super) fn history(&self, position: &Position, pieces: &[Square]) -> Option<String> {
        let told = pieces.iter().filter_map(|&from| {
            let piece = position.piece_at(from)?;
            match piece.role {
                Role::King => self.of_castling(position, from, piece.color),
                Role::Pawn => self.of_en_passant(position, from, piece.color),
                _ => None,
            }
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    fn of_castling(&self, position: &Position, from: Square, color: Color) -> Option<String> {
        let rook = Some(Piece { color, role: Role::Rook });
        let at_home = |wing: &Wing| from == Wing::king_home(color) && position.piece_at(wing.rook_home(color)) == rook;
        let (may, lost): (Vec<Wing>, Vec<Wing>) =
            Wing::ALL.into_iter().filter(at_home).partition(|wing| position.castling().has(color, *wing));
        if may.is_empty() {
            return (!lost.is_empty()).then(|| self.say("find-known-king-moved", &Args::new().square("from", from)));
        }
        let rooks: SquareSet = may.iter().map(|wing| wing.rook_home(color)).collect();
        let first = self.say("find-known-castling", &Args::new().squares("rooks", rooks));
        let moved = lost
            .first()
            .map(|wing| self.say("find-known-rook-moved", &Args::new().square("home", wing.rook_home(color))));
        Some([first].into_iter().chain(moved).collect::<Vec<_>>().join(" "))
    }

    fn of_en_passant(&self, position: &Position, from: Square, color: Color) -> Option<String> {
        let up = if color == Color::White { 1 } else { -1 };
        let fifth = if color == Color::White { 4 } else { 3 };
        if position.side_to_move() != color || from.rank() != fifth {
            return None;
        }
        let theirs = Some(Piece { color: !color, role: Role::Pawn });
        let free = |square: Option<Square>| square.is_some_and(|square| position.piece_at(square).is_none());
        let may_have_stepped = |pawn: &Square| {
            position.piece_at(*pawn) == theirs && free(pawn.offset(0, up)) && free(pawn.offset(0, 2 * up))
        };
        let pawns = [from.offset(-1, 0), from.offset(1, 0)].into_iter().flatten().filter(may_have_stepped);
        let told = pawns.map(|pawn| {
            let stepped = position.en_passant().is_some() && position.en_passant() == pawn.offset(0, up);
            let id = if stepped { "judge-known-stepped" } else { "judge-known-not-stepped" };
            self.say(id, &Args::new().square("pawn", pawn))
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::rules::Fen;

    #[test]
    fn what_has_moved_is_told_where_it_decides() {
        let told = |fen: &str, from: &str| {
            let position = Fen::parse(fen).unwrap().position;
            Words::interface(Lang::ENGLISH).history(&position, &[from.parse().unwrap()]).unwrap_or_default()
        };
        for (fen, from, text) in [
            (
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "e1",
                "Neither the king nor the rooks on a1 and h1 have moved before.",
            ),
            (
                "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1",
                "e8",
                "Neither the king nor the rook on h8 has moved before. The rook has left a8 before and come back.",
            ),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "The king has left e1 before and come back."),
            ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "e1", ""),
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1", ""),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "The pawn on d5 has just made a double step."),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "The pawn came to d5 before the last move."),
            ("4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", ""),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", ""),
        ] {
            assert_eq!(told(fen, from), text, "{fen}");
        }
    }
}
