//! What can be picked beside the board at each stage of a task, which of it is right, and why.

use std::cmp::Ordering;

use crate::args;
use crate::lesson::{
    Choose, Condition, Counted, Find, Fine, Judge, Pick, Question, SmallBoard, Task, Thing, numbers_around,
};
use crate::rules::{Position, Role, Square};
use crate::wording::ChessArgs;

use super::super::spot::Offer;
use super::Explanation;

/// One thing to pick.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub offer: Offer,
    pub right: bool,
    pub why: Option<Explanation>,
}

/// The things of a stage, in the order of their numbers; none where nothing is to be picked.
pub(super) fn sheet(task: &Task, stage: usize) -> Vec<Line> {
    match (task, stage) {
        (Task::Choose(choose), 0) => choose.options.iter().map(|pick| line(choose, pick)).collect(),
        (Task::Find(find), 0) if find.count_first => counts(find),
        (Task::Judge(judge), 0) => verdicts(judge),
        (Task::Judge(judge), 1) => judge.conditions.iter().map(|&condition| of_condition(judge, condition)).collect(),
        _ => Vec::new(),
    }
}

/// How many squares there are, before they are marked.
fn counts(find: &Find) -> Vec<Line> {
    let right = find.answer.len();
    let seed = find.pieces.iter().map(|square| square.index()).sum::<usize>();
    let line = |count: usize| Line {
        offer: Offer::Number("squares-count", count),
        right: count == right,
        why: more_or_fewer(count, right),
    };
    numbers_around(right, seed).map(line).collect()
}

/// Of a number that is wrong: where the right one lies.
fn more_or_fewer(count: usize, right: usize) -> Option<Explanation> {
    let id = match count.cmp(&right) {
        Ordering::Less => "count-more",
        Ordering::Greater => "count-fewer",
        Ordering::Equal => return None,
    };
    Some(Explanation::Message(id, args![]))
}

/// Whether one right thing of a stage is enough, though several may be right.
pub(super) fn one_is_enough(task: &Task, stage: usize) -> bool {
    matches!((task, stage), (Task::Judge(_), 1))
}

/// Allowed or not. Both are explained by the same reason; of an allowed move it is told too why it breaks nothing.
fn verdicts(judge: &Judge) -> Vec<Line> {
    let also = judge.fine().map(|fine| match fine {
        Fine::Not(condition) => condition.denial(),
        Fine::CheckAnswered => "judge-check-answered",
        Fine::Castling => "judge-castling-fine",
    });
    // The sentences of the two editions do not differ here.
    let why = || match also {
        Some(id) => Explanation::WhyAnd(judge.why, id, judge.args("preschool")),
        None => Explanation::Why(judge.why),
    };
    let line = |id, right| Line { offer: Offer::Message(id, args![]), right, why: Some(why()) };
    vec![line("judge-allowed", judge.is_allowed()), line("judge-not-allowed", !judge.is_allowed())]
}

/// A condition: one that breaks is explained by the reason, any other is denied.
fn of_condition(judge: &Judge, (condition, right): (Condition, bool)) -> Line {
    // The sentences of the two editions do not differ here.
    let args = judge.args("preschool");
    let why = if right {
        Explanation::Why(judge.why_of(condition))
    } else {
        Explanation::Message(condition.denial(), args.clone())
    };
    Line { offer: Offer::Message(condition.message(), args), right, why: Some(why) }
}

/// The message that reminds of the rule by which it is answered: the first hint.
pub(super) fn rule(task: &Task, stage: usize) -> Option<&'static str> {
    match (task, stage) {
        (Task::Choose(choose), 0) => match choose.question {
            Question::Own => None,
            Question::Oriented => Some("hint-oriented"),
            Question::SetUp => Some("hint-set-up"),
            Question::WhoseTurn => Some("hint-whose-turn"),
            Question::HowManyMoves => Some("hint-how-many-moves"),
            Question::HowMany => choose.counted.as_ref().map(Counted::hint),
        },
        (Task::Judge(judge), 0) => Some(match judge.castling() {
            Some(_) => "hint-judge-castling",
            None if judge.has_king() => "hint-judge",
            None => "hint-judge-no-king",
        }),
        _ => None,
    }
}

fn line(choose: &Choose, pick: &Pick) -> Line {
    let offer = match &pick.thing {
        Thing::Text(text) => Offer::Text(text.clone()),
        Thing::Board(board) => Offer::Board(board.clone()),
        Thing::Side(color) => Offer::Message("choice-side", args![].color("color", *color)),
        Thing::Number(number) => {
            let id = choose.counted.as_ref().map_or("choice-moves", Counted::message);
            Offer::Number(id, *number)
        }
    };
    let why = pick.why.clone().map(Explanation::Text).or_else(|| computed(choose, pick));
    Line { offer, right: pick.right, why }
}

/// Why a computed answer is right or wrong.
fn computed(choose: &Choose, pick: &Pick) -> Option<Explanation> {
    let plain = |id| Some(Explanation::Message(id, args![]));
    match (choose.question, &pick.thing) {
        (Question::Oriented, Thing::Board(board)) => {
            plain(if board.near_right_is_light() { "choose-corner-light" } else { "choose-corner-dark" })
        }
        (Question::SetUp, Thing::Board(board)) => Some(set_up(board)),
        (Question::WhoseTurn, _) if choose.play.is_empty() => {
            let begins = crate::lesson::same_pieces(&choose.position, &Position::start());
            if begins { plain("choose-turn-begins") } else { None }
        }
        (Question::WhoseTurn, _) => {
            let args = args![].color("color", !choose.position.side_to_move());
            Some(Explanation::Message("choose-turn-after", args))
        }
        // Who counts each half as a move is told what a move is; any other number is just too large or too small.
        (Question::HowManyMoves, Thing::Number(number)) if *number != choose.play.len() && !pick.right => {
            more_or_fewer(*number, choose.play.len() / 2)
        }
        (Question::HowManyMoves, _) => plain("choose-moves-pair"),
        (Question::HowMany, Thing::Number(number)) => {
            let right = choose.options.iter().find(|option| option.right).map(|option| &option.thing);
            match right {
                Some(Thing::Number(right)) => more_or_fewer(*number, *right),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The first square where the pieces do not stand as at the beginning: queens and kings, who are mixed up most, before
/// all others.
fn set_up(board: &SmallBoard) -> Explanation {
    let start = Position::start();
    let differs = |square: &Square| start.piece_at(*square) != board.position.piece_at(*square);
    let of = |role: Role| start.by_role(role).into_iter();
    let order = of(Role::Queen).chain(of(Role::King)).chain(start.occupied()).chain(Square::all());
    match order.into_iter().find(differs) {
        None => Explanation::Message("choose-setup-right", args![]),
        // Squares are not named: a small board has no letters and numbers beside it.
        Some(square) => match start.piece_at(square) {
            Some(piece) => {
                let id = match piece.role {
                    Role::Queen | Role::King => "setup-queen-color",
                    Role::Pawn => "setup-pawn-rank",
                    _ => "choose-setup-order",
                };
                Explanation::Message(id, args![].color("color", piece.color))
            }
            None => Explanation::Message("choose-setup-free", args![]),
        },
    }
}
