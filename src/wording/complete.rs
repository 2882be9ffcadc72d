//! A half-done move in words: what was begun, and why each change belongs to it.

use crate::i18n::Args;
use crate::rules::{Change, Move, Position, Role, castled, en_passant};

use super::{ChessArgs, Words, color_key};

/// A move that is begun and not finished.
#[derive(Clone, Copy, Debug)]
pub struct CompleteTask<'a> {
    /// The board before the move.
    pub before: &'a Position,
    /// The move.
    pub played: Move,
    /// The board as the hand has left it.
    pub half: &'a Position,
}

impl Words<'_> {
    /// What a step with a half-done move asks.
    pub fn complete(&self, task: &CompleteTask<'_>) -> String {
        let (before, played) = (task.before, task.played);
        let Some(piece) = before.piece_at(played.from) else { return String::new() };
        let args = Args::new()
            .with("color", color_key(piece.color))
            .piece("piece", piece)
            .square("from", played.from)
            .square("to", played.to);
        let passed = en_passant(before, played);
        let taken = before.piece_at(passed.unwrap_or(played.to));
        let id = match taken {
            _ if castled(before, played).is_some() => "complete-castling",
            Some(_) if passed.is_some() => "complete-en-passant",
            Some(_) => "complete-capture",
            None => "complete-move",
        };
        let args = taken.into_iter().fold(args, |args, taken| args.piece("captured", taken));
        let at = passed.unwrap_or(played.to);
        let is_off = taken.is_some() && task.half.piece_at(at) != taken;
        let ids = [Some(id), is_off.then_some("complete-is-off"), Some("complete-rest")];
        ids.into_iter().flatten().map(|id| self.say(id, &args)).collect::<Vec<_>>().join(" ")
    }
}

/// Why a change belongs to a move, as a message with its values.
pub fn change_reason(change: Change, played: Move) -> (&'static str, Args) {
    match change {
        Change::TakeOff { piece, square } => {
            let id = if square == played.to { "change-captured" } else { "change-passed" };
            (id, Args::new().piece("piece", piece).square("square", square).square("to", played.to))
        }
        Change::Replace { square, .. } => ("change-replace", Args::new().square("square", square)),
        Change::Carry { piece, from, to } => {
            let castles = from != played.from;
            let id = if castles && piece.role == Role::Rook { "change-rook" } else { "change-carry" };
            (id, Args::new().piece("piece", piece).square("from", from).square("to", to))
        }
    }
}
