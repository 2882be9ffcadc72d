//! What a step of moves asks, and the moves that were played, in words.

use crate::i18n::{Args, Value};
use crate::rules::{Goal, Move, Position, Puzzle, Role, Square, Terms, Wing, castled, en_passant};

use super::{ChessArgs, Words, color_key, piece_key};

/// Play moves to a goal.
#[derive(Clone, Copy, Debug)]
pub struct PlayTask<'a> {
    /// What is to be done.
    pub puzzle: &'a Puzzle,
    /// The least number of moves.
    pub least: usize,
    /// Whether there is no other way in so few moves.
    pub is_only: bool,
    /// `preschool` (partner) or `school` (opponent).
    pub edition: &'a str,
}

/// A move that was played.
#[derive(Clone, Copy, Debug)]
pub struct MoveTold<'a> {
    /// The board before it.
    pub before: &'a Position,
    /// The move.
    pub played: Move,
}

impl Words<'_> {
    /// What a step of moves asks.
    pub fn play(&self, task: &PlayTask<'_>) -> String {
        let puzzle = task.puzzle;
        let (id, args) = goal(task);
        let prey = puzzle.position.by_color(!puzzle.side()) & puzzle.area.squares();
        let still = puzzle.replies.is_empty() && !prey.is_empty() && task.least > 1;
        let terms = match puzzle.terms {
            Terms::Free => None,
            Terms::Captures => Some("play-note-captures"),
            Terms::Unseen => Some("play-note-unseen"),
        };
        // Where each move captures, nobody can do with fewer moves or with more.
        let can_be_longer = task.least > 1 && puzzle.terms != Terms::Captures;
        let ids = [
            Some("task-turn"),
            Some(id),
            terms,
            (!puzzle.replies.is_empty()).then_some("play-note-replies"),
            still.then_some("play-note-still"),
            can_be_longer.then_some("play-note-least"),
            (task.is_only && task.least > 1).then_some("play-note-only"),
        ];
        ids.into_iter().flatten().map(|id| self.say(id, &args)).collect::<Vec<_>>().join(" ")
    }

    /// A move in words: who goes where, what is taken, and which of the double moves it is.
    pub fn told_move(&self, told: &MoveTold<'_>) -> String {
        let (before, played) = (told.before, told.played);
        let Some(piece) = before.piece_at(played.from) else { return String::new() };
        let args = Args::new().piece("piece", piece).square("from", played.from).square("to", played.to);
        if let Some(wing) = castled(before, played) {
            let rook = wing.rook_home(piece.color);
            return self
                .say("told-castling", &args.square("rook-at", rook).square("crossed", wing.crossed(piece.color)));
        }
        let passed = en_passant(before, played);
        let taken = before.piece_at(passed.unwrap_or(played.to));
        let move_said = match taken {
            Some(taken) if passed.is_some() => {
                let at = passed.unwrap_or(played.to);
                self.say("told-en-passant", &args.piece("captured", taken).square("at", at))
            }
            Some(taken) => self.say("plain-move-capture", &args.piece("captured", taken)),
            None => self.say("plain-move", &args),
        };
        match played.promotion {
            Some(role) => format!("{move_said} {}", self.say("told-promotion", &Args::new().role("becomes", role))),
            None => move_said,
        }
    }

    /// The hint that names the next move.
    pub fn hint_move(&self, position: &Position, next: Move) -> String {
        let piece = position.piece_at(next.from).map_or(Value::Piece("piece".to_owned()), piece_key);
        let args = Args::new().with("piece", piece).square("from", next.from).square("to", next.to);
        match next.promotion {
            Some(role) => self.say("hint-move-promotion", &args.role("becomes", role)),
            None => self.say("hint-move", &args),
        }
    }
}

/// The message of the goal and the values of all its messages.
fn goal(task: &PlayTask<'_>) -> (&'static str, Args) {
    let puzzle = task.puzzle;
    let side = puzzle.side();
    let args = Args::new().with("color", color_key(side)).with("edition", task.edition);
    let asked = |from: Square, args: Args| {
        let piece = puzzle.position.piece_at(from).map_or(Value::Piece("piece".to_owned()), piece_key);
        args.with("piece", piece).square("from", from)
    };
    match (puzzle.goal, puzzle.piece) {
        (Goal::Reach(squares), from) => {
            let args = from.into_iter().fold(args, |args, from| asked(from, args)).squares("squares", squares);
            (if squares.len() == 1 { "play-reach" } else { "play-visit" }, args)
        }
        (Goal::CaptureAll, from) => {
            let prey = puzzle.position.by_color(!side) & puzzle.area.squares();
            let with_king = !(prey & puzzle.position.by_role(Role::King)).is_empty();
            match (from, with_king) {
                (Some(from), false) => ("play-capture", asked(from, args)),
                (Some(from), true) => ("play-capture-no-king", asked(from, args)),
                (None, false) => ("play-capture-any", args),
                (None, true) => ("play-capture-any-no-king", args),
            }
        }
        (Goal::Castle(wing), _) => {
            let king = puzzle.position.king(side);
            let args = king.into_iter().fold(args, |args, king| asked(king, args));
            match wing {
                Some(wing) => ("play-castle-wing", args.square("rook-at", Wing::rook_home(wing, side))),
                None => ("play-castle", args),
            }
        }
        (Goal::EnPassant, None) => ("play-en-passant", args),
        (Goal::EnPassant, Some(from)) => ("play-en-passant-from", asked(from, args)),
        (Goal::Promote(None), None) => ("play-promote", args),
        (Goal::Promote(None), Some(from)) => ("play-promote-from", asked(from, args)),
        (Goal::Promote(Some(role)), None) => ("play-promote-to", args.role("becomes", role)),
        (Goal::Promote(Some(role)), Some(from)) => ("play-promote-from-to", asked(from, args.role("becomes", role))),
    }
}
