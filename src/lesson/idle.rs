//! Pieces of a step that play no part in it: without them nothing would be asked, answered or explained otherwise.
//!
//! A piece that stands where one may think it matters plays a part: the knight leaps over it, the rook cannot capture it
//! beside its line. Neither is a piece idle that belongs to what is shown or to the position of a game.

use std::collections::HashSet;

use super::choose::{Choose, Counted};
use super::described::{Described, Trait};
use super::judge::Judge;
use super::task::{Build, Complete, Find, Play, Task};
use crate::rules::{
    Area, Goal, Level, Only, Piece, Position, Puzzle, Role, Square, SquareSet, Stand, Wing, between, changes, reach,
    why_all,
};

/// With so many pieces, both kings among them, a board is the position of a game: nobody asks what each is there for.
const GAME: usize = 10;

/// No more stands of one task of moves are looked at; where there are more, no piece of it is called idle.
const MOST_STANDS: usize = 500;

/// The idle pieces of a task. `stands` is how many stands of tasks of moves may still be looked at.
pub(super) fn of(task: &Task, area: Area, stands: &mut usize) -> SquareSet {
    let position = task.position();
    let asked: SquareSet = task.pieces().iter().copied().collect();
    let others = position.occupied() - asked - exempt_kings(task);
    if others.is_empty() || is_game(position) {
        return SquareSet::EMPTY;
    }
    let others = others.into_iter();
    match task {
        // A picture shows what it shows, what is set up belongs to it.
        Task::Show(_) | Task::Setup(_) => SquareSet::EMPTY,
        Task::Choose(choose) => others.filter(|square| is_idle_in_count(choose, *square, area)).collect(),
        Task::Find(find) => others.filter(|square| is_idle_in_find(find, *square, area)).collect(),
        Task::Build(Build { piece, .. }) => others.filter(|square| piece.ring(*square) > 1).collect(),
        Task::Formula(formula) => others.filter(|square| formula.piece.ring(*square) > 1).collect(),
        Task::Mark(described) => others.filter(|square| is_idle_in_mark(described, *square)).collect(),
        Task::Judge(judge) => others.filter(|square| is_idle_in_judge(judge, *square)).collect(),
        Task::Move(play) => of_moves(play, others.collect(), stands),
        Task::Complete(complete) => others.filter(|square| is_idle_in_move(complete, *square)).collect(),
    }
}

/// The kings that may stand there for the sake of the rules alone: all where every rule counts, and two together.
fn exempt_kings(task: &Task) -> SquareSet {
    let kings = task.position().by_role(Role::King);
    let is_legal = match task {
        Task::Find(find) => find.level == Level::Legal,
        Task::Judge(_) | Task::Move(_) | Task::Complete(_) => true,
        _ => false,
    };
    if is_legal || kings.len() > 1 { kings } else { SquareSet::EMPTY }
}

fn is_game(position: &Position) -> bool {
    position.by_role(Role::King).len() == 2 && position.occupied().len() >= GAME
}

fn without(position: &Position, square: Square) -> Position {
    position.with_piece(square, None)
}

/// Whether one may think that a piece on this square stands in the way of one that goes from one square to another:
/// beside it, or inside the least part of the board that holds both.
fn is_near(square: Square, from: Square, to: Square) -> bool {
    square == to || from.ring(square) == 1 || Area::new(from, to).contains(square)
}

/// Whether one may think that the king is in danger from this piece, or sheltered by it, or that it strikes one of these
/// squares: by its formula alone, whatever stands between.
fn is_felt(square: Square, position: &Position, squares: SquareSet) -> bool {
    let mut kings = position.by_role(Role::King).into_iter();
    let Some(piece) = position.piece_at(square) else { return false };
    let struck = reach(position, square, Level::Formula, Area::FULL).all();
    let king = position.king(!piece.color).into_iter().collect();
    !(struck & (squares | king)).is_empty() || kings.any(|king| king.ring(square) == 1)
}

fn is_idle_in_find(find: &Find, square: Square, area: Area) -> bool {
    let (position, less) = (&find.position, without(&find.position, square));
    let is_prey = |piece: Piece| piece.color != position.side_to_move();
    // Where captures are asked for, each of the partner's pieces is one to think of.
    if find.only == Some(Only::Captures) && position.piece_at(square).is_some_and(is_prey) {
        return false;
    }
    find.pieces.iter().all(|&from| {
        let same = |level| reach(position, from, level, area) == reach(&less, from, level, area);
        let reasons = |position| why_all(position, from, find.level, area, find.only);
        let formula = reach(position, from, Level::Formula, area).all();
        let mut near = formula.into_iter().filter(|to| from.ring(*to) < 3);
        same(find.level)
            && same(Level::Legal)
            && !near.any(|to| is_near(square, from, to))
            && !(find.level == Level::Legal && is_felt(square, position, formula | SquareSet::of(from)))
            && reasons(position) == reasons(&less)
    })
}

/// Pieces have a part where it is asked what they attack; else they are only there to be told apart.
fn is_idle_in_mark(described: &Described, square: Square) -> bool {
    let Described { position, traits, area, answer, .. } = described;
    if !traits.iter().any(|one| matches!(one, Trait::Attacked(_))) {
        return false;
    }
    let less = Described::new(without(position, square), traits.clone(), *area);
    let told = |described: &Described| area.squares().into_iter().map(|to| described.explain(to, false)).collect();
    let (with, without): (Vec<_>, Vec<_>) = (told(described), told(&less));
    less.answer == *answer && with == without
}

fn is_idle_in_count(choose: &Choose, square: Square, area: Area) -> bool {
    let Some(Counted::Squares(traits)) = choose.counted.as_ref().filter(|_| choose.has_board) else { return false };
    is_idle_in_mark(&Described::new(choose.position, traits.clone(), area), square)
}

fn is_idle_in_judge(judge: &Judge, square: Square) -> bool {
    let position = &judge.position;
    let Some(piece) = position.piece_at(square) else { return false };
    let (from, to) = (judge.played.from, judge.played.to);
    let is_last = judge.last.is_some_and(|last| last.to == square);
    // Whose turn it is can only be asked where somebody else could have it.
    let is_partner = piece.color != judge.piece.color;
    let has_turn =
        is_partner && (judge.piece.color != position.side_to_move() || position.by_color(piece.color).len() == 1);
    let castles = judge.castling().is_some();
    let rooks = |wing: Wing| wing.rook_home(judge.piece.color);
    let homes: SquareSet = Wing::ALL.into_iter().map(rooks).filter(|_| castles).collect();
    let touched = between(from, to) | homes | SquareSet::of(from) | SquareSet::of(to);
    if is_last || has_turn || homes.contains(square) || is_near(square, from, to) || is_felt(square, position, touched)
    {
        return false;
    }
    let Some(less) = Judge::new(without(position, square), judge.played) else { return false };
    let told = |judge: &Judge| -> Vec<_> { judge.conditions.iter().map(|(one, _)| judge.why_of(*one)).collect() };
    (less.why, less.fine()) == (judge.why, judge.fine())
        && less.conditions == judge.conditions
        && told(&less) == told(judge)
}

fn is_idle_in_move(complete: &Complete, square: Square) -> bool {
    let Complete { before, played, half, .. } = complete;
    let less = without(before, square);
    // What the move changes, and what stands beside it or between.
    let touched = before.piece_at(square) != half.piece_at(square);
    let way = SquareSet::of(played.from) | SquareSet::of(played.to);
    let near = is_near(square, played.from, played.to) || played.to.ring(square) == 1;
    // Where the piece goes by its formula, something else might be what it captures.
    let could_go = reach(before, played.from, Level::Formula, Area::FULL).all().contains(square);
    let part = touched || near || could_go || is_felt(square, before, way);
    !part && less.is_legal(*played) && changes(&less, *played) == changes(before, *played)
}

/// Of a task of moves: the learner may wander, but in as many moves as a shortest way has nothing goes otherwise without
/// such a piece.
fn of_moves(play: &Play, others: SquareSet, left: &mut usize) -> SquareSet {
    let puzzle = &play.puzzle;
    let wanted = match puzzle.goal {
        Goal::Reach(squares) => squares,
        Goal::CaptureAll => puzzle.prey(&puzzle.position),
        // Of these, one or another may be thought to be the one.
        Goal::Castle(_) => puzzle.position.by_role(Role::Rook),
        Goal::EnPassant | Goal::Promote(_) => puzzle.position.by_role(Role::Pawn),
    };
    let answers: SquareSet = puzzle.replies.iter().map(|reply| reply.from).collect();
    let others = others - wanted - answers;
    if others.is_empty() {
        return others;
    }
    let most = MOST_STANDS.min(*left);
    let stands = stands(puzzle, play.least, most);
    *left -= stands.as_ref().map_or(most, Vec::len);
    let idle = |square: &Square| {
        stands.iter().flatten().all(|stand| is_idle_in_stand(puzzle, stand, *square)) && stands.is_some()
    };
    others.into_iter().filter(idle).collect()
}

/// Everything that may come of as many moves as a shortest way has; none if that is too much.
fn stands(puzzle: &Puzzle, least: usize, most: usize) -> Option<Vec<Stand>> {
    let mut all = vec![puzzle.start().uncounted()];
    let mut known: HashSet<Stand> = all.iter().copied().collect();
    let mut ring = 0;
    for _ in 0..least {
        let end = all.len();
        for number in ring..end {
            let stand = *all.get(number)?;
            let nexts = puzzle.moves(&stand).into_iter().filter_map(|played| puzzle.play(&stand, played));
            all.extend(nexts.map(|turn| turn.stand.uncounted()).filter(|next| known.insert(*next)));
            if all.len() > most {
                return None;
            }
        }
        ring = end;
    }
    (all.len() <= most).then_some(all)
}

fn is_idle_in_stand(puzzle: &Puzzle, stand: &Stand, square: Square) -> bool {
    if stand.position.piece_at(square).is_none() {
        return false;
    }
    let mut less = *stand;
    less.position = without(&stand.position, square);
    let movers = puzzle.movers(stand);
    let same = |from: Square| puzzle.targets(stand, from) == puzzle.targets(&less, from);
    let moves = movers.contains(square) && !puzzle.targets(stand, square).is_empty();
    let side = stand.position.piece_at(square).map(|piece: Piece| piece.color);
    let partner = side != Some(stand.position.side_to_move()) && !puzzle.replies.is_empty();
    !moves && !partner && (movers - SquareSet::of(square)).into_iter().all(same)
}
