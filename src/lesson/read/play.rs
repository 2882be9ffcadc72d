//! Steps of the kind `move`.

use super::board::{Board, board};
use super::build::piece;
use super::literal::Literal;
use super::show::{not_allowed, one_move};
use super::squares;
use super::table::{Reader, Table};
use crate::lesson::check::{goals, keys, moves};
use crate::lesson::format::Part;
use crate::lesson::task::Play;
use crate::rules::{Area, Goal, Move, Position, Puzzle, Role, Square, Terms, Wing};

/// The goals that stand for themselves, as they are written.
const GOALS: [(&str, Goal); 10] = [
    ("capture all", Goal::CaptureAll),
    ("castle", Goal::Castle(None)),
    ("castle kingside", Goal::Castle(Some(Wing::King))),
    ("castle queenside", Goal::Castle(Some(Wing::Queen))),
    ("en passant", Goal::EnPassant),
    ("promote", Goal::Promote(None)),
    ("promote to queen", Goal::Promote(Some(Role::Queen))),
    ("promote to rook", Goal::Promote(Some(Role::Rook))),
    ("promote to bishop", Goal::Promote(Some(Role::Bishop))),
    ("promote to knight", Goal::Promote(Some(Role::Knight))),
];

/// Before the squares that are to be reached.
const REACH: &str = "reach";

pub(super) fn play<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Play> {
    let board = board(table, area, reader);
    let place = table.need_string("goal", reader);
    let goal = place.as_ref().and_then(|literal| goal(literal, area, reader));
    let asked = if table.has("piece") {
        piece(table, area, board.as_ref(), reader).map(|(position, piece, _)| (position, Some(piece)))
    } else {
        any_piece(table, goal, board.as_ref(), reader)
    };
    let replies = match table.get("replies") {
        None => Some(Vec::new()),
        Some(item) => item.strings(reader).and_then(|literals| replies(literals, area, reader)),
    };
    let count = table.get("moves").map(|item| (item.span(), item.integer(reader)));
    let (place, (position, piece), replies) = (place?, asked?, replies?);
    let (moves, literals): (Vec<Move>, Vec<Literal<'t>>) = replies.into_iter().unzip();
    let puzzle = Puzzle { position, piece, goal: goal?, area, replies: moves, terms: Terms::Free };
    if puzzle.start().is_done {
        reader.tell(goals::done(place.inside()));
        return None;
    }
    if let Some((number, board)) = puzzle.impossible_reply() {
        let (reply, literal) = (puzzle.replies.get(number)?, literals.get(number)?);
        reader.tell(refused(&board, *reply, literal));
        return None;
    }
    let patience = reader.budget.stands;
    let (solved, looked) = puzzle.solve_within(patience);
    reader.budget.stands = patience.saturating_sub(looked);
    let least = match solved {
        Ok(Some(moves)) => moves.len(),
        Ok(None) => {
            reader.tell(goals::unreachable(place.inside()));
            return None;
        }
        Err(_) if patience < Puzzle::MOST_STANDS => {
            reader.tell(goals::no_patience(place.inside()));
            return None;
        }
        Err(_) => {
            reader.tell(goals::too_large(place.inside()));
            return None;
        }
    };
    if let Some((span, Some(count))) = count
        && usize::try_from(count) != Ok(least)
    {
        reader.tell(goals::moves_differ(span, count, least));
    }
    Some(Play { puzzle, least, is_only: false })
}

/// Where no piece is named, any of the side whose turn it is may move; to reach squares it has to be one.
fn any_piece<'t>(
    table: &mut Table<'t>,
    goal: Option<Goal>,
    board: Option<&Board>,
    reader: &mut Reader<'t>,
) -> Option<(Position, Option<Square>)> {
    table.get("piece");
    if matches!(goal, Some(Goal::Reach(_))) {
        reader.tell(keys::missing(table.span.clone(), Part::Step, "piece"));
        return None;
    }
    Some((board?.turn_as_given(reader)?, None))
}

/// The goal that a string names.
fn goal(literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<Goal> {
    if let Some((_, goal)) = GOALS.iter().find(|(words, _)| *words == literal.value) {
        return Some(*goal);
    }
    let (first, _) = literal.value.split_once(' ').unwrap_or((literal.value, ""));
    if first == REACH {
        let squares = squares::list_after(literal, REACH.len(), area, reader)?;
        if squares.is_empty() {
            reader.tell(crate::lesson::check::squares::square(literal.inside(), ""));
            return None;
        }
        return Some(Goal::Reach(squares));
    }
    reader.tell(goals::unknown(literal.inside(), literal.value, &GOALS.map(|(words, _)| words)));
    None
}

/// The moves of the partner with their places, if all can be read.
fn replies<'t>(literals: Vec<Literal<'t>>, area: Area, reader: &mut Reader<'t>) -> Option<Vec<(Move, Literal<'t>)>> {
    let read = literals.into_iter().map(|literal| Some((one_move(&literal, area, reader)?, literal)));
    read.collect::<Vec<_>>().into_iter().collect()
}

/// Why the partner cannot give a reply on this board, whatever was played before.
fn refused(board: &Position, reply: Move, literal: &Literal<'_>) -> crate::lesson::fault::Fault {
    match board.piece_at(reply.from) {
        None => moves::nothing_moves(literal.at(0..2), reply),
        Some(piece) if piece.color != board.side_to_move() => goals::own_reply(literal.at(0..2), reply, piece.color),
        Some(_) => not_allowed(board, reply, literal),
    }
}
