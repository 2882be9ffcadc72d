//! Putting pieces where they stand at the beginning of a game: the task, and what a hint says.

use crate::args;
use crate::i18n::Value;
use crate::rules::{Color, Piece, Position, Role, Square, SquareSet};

use super::{ChessArgs, Words};

/// Put the pieces where they stand at the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub struct SetupTask<'a> {
    /// What stands already.
    pub position: &'a Position,
    /// The kinds of pieces to place.
    pub pieces: &'a [Piece],
    /// The squares that they belong on.
    pub to_place: SquareSet,
}

impl Words<'_> {
    /// What a setup step asks.
    pub fn setup(&self, task: &SetupTask<'_>) -> String {
        let has_all = |color| Role::ALL.iter().all(|&role| task.pieces.contains(&Piece { color, role }));
        let of = |color| task.pieces.iter().any(|piece| piece.color == color);
        let main = match (has_all(Color::White), has_all(Color::Black)) {
            (true, true) => "setup-both",
            (true, false) if !of(Color::Black) => "setup-white",
            (false, true) if !of(Color::White) => "setup-black",
            _ => "setup-some",
        };
        let args = args!["pieces" => Value::List(task.pieces.iter().map(|&piece| self.kind(task, piece)).collect())];
        let standing = (!task.position.occupied().is_empty()).then_some("setup-note-standing");
        let ids: Vec<&str> = [main].into_iter().chain(standing).chain(["setup-note-how"]).collect();
        self.sentences(&ids, &args)
    }

    fn kind(&self, task: &SetupTask<'_>, piece: Piece) -> String {
        let home = Position::start().by_piece(piece) & task.to_place;
        self.say("setup-kind", &args!["count" => home.len()].piece("piece", piece))
    }

    /// A hint: how many pieces are left.
    pub fn hint_in_tray(&self, count: usize) -> String {
        self.say("hint-in-tray", &args!["count" => count])
    }

    /// A hint: the rank on which a kind of piece has its place.
    pub fn hint_home(&self, piece: Piece, rank: SquareSet) -> String {
        let number = rank.sorted().next().map_or(0, |square| u32::from(square.rank()) + 1);
        self.say("hint-home", &args!["rank" => number.to_string()].piece("piece", piece))
    }

    /// A hint: a square on which a piece stands.
    pub fn hint_place(&self, piece: Piece, square: Square) -> String {
        self.say("hint-place", &args![].piece("piece", piece).square("square", square))
    }
}
