//! What is to be reached with moves can be reached, and not too easily: the solver knows.

use std::ops::Range;

use super::words::UNKNOWN_WORD;
use super::{brief, list, meant};
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;
use crate::rules::{Color, Move, Puzzle, Square};
use crate::wording::ChessArgs as _;

/// The goal is reached before anything is done.
pub(in crate::lesson) static GOAL_DONE: Rule = Rule::error("goal-done");
/// No moves lead to the goal.
pub(in crate::lesson) static GOAL_UNREACHABLE: Rule = Rule::error("goal-unreachable");
/// Whether moves lead to the goal takes too long to find out.
pub(in crate::lesson) static GOAL_TOO_LARGE: Rule = Rule::error("goal-too-large");
/// The author's least number of moves is not the solver's.
pub(in crate::lesson) static MOVES_DIFFER: Rule = Rule::error("moves-differ");
/// A reply is a move of the learner's own side.
pub(in crate::lesson) static OWN_REPLY: Rule = Rule::error("own-reply");

/// A goal of unknown words. A mistyped or forgotten `reach` keeps its squares.
pub(in crate::lesson) fn unknown(span: Range<usize>, goal: &str, known: &[&'static str]) -> Fault {
    let mut all = vec!["reach e5"];
    all.extend(known);
    let args = args!["key" => "goal", "word" => brief(goal), "known" => list(&all)];
    let fault = Fault::new(&UNKNOWN_WORD, span, "fault-unknown-word", args);
    let reach = goal.split_once(' ').filter(|(first, _)| guess(first, ["reach"]).is_some());
    let are_squares = !goal.trim().is_empty() && goal.split_whitespace().all(|word| word.parse::<Square>().is_ok());
    let better = match reach {
        // Squares alone are to be reached.
        _ if are_squares => Some(brief(&format!("reach {}", goal.trim()))),
        Some((_, squares)) => Some(brief(&format!("reach {squares}"))),
        None => guess(goal, known.iter().copied()).map(str::to_owned),
    };
    meant(fault, goal, better.as_deref())
}

pub(in crate::lesson) fn done(span: Range<usize>) -> Fault {
    Fault::new(&GOAL_DONE, span, "fault-goal-done", args![])
}

pub(in crate::lesson) fn unreachable(span: Range<usize>) -> Fault {
    Fault::new(&GOAL_UNREACHABLE, span, "fault-goal-unreachable", args![])
}

pub(in crate::lesson) fn too_large(span: Range<usize>) -> Fault {
    let args = args!["moves-count" => Puzzle::DEEPEST, "limit" => Puzzle::MOST_STANDS];
    Fault::new(&GOAL_TOO_LARGE, span, "fault-goal-too-large", args)
}

/// All goals of the lesson together take too long.
pub(in crate::lesson) fn no_patience(span: Range<usize>) -> Fault {
    Fault::new(&GOAL_TOO_LARGE, span, "fault-goals-too-large", args![])
}

pub(in crate::lesson) fn moves_differ(span: Range<usize>, written: i64, least: usize) -> Fault {
    let args = args!["found" => written, "least-count" => least, "example" => format!("moves = {least}")];
    Fault::new(&MOVES_DIFFER, span, "fault-moves-differ", args)
}

/// `side` is the learner's.
pub(in crate::lesson) fn own_reply(span: Range<usize>, reply: Move, side: Color) -> Fault {
    let args = args!["move" => reply.to_string()].square("from", reply.from).color("color", side);
    Fault::new(&OWN_REPLY, span, "fault-own-reply", args)
}
