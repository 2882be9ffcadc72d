//! Why a square is right or wrong in an exercise: which question to put to the rules.

use crate::lesson::{Find, Step, Task};
use crate::rules::{
    Area, Formula, Level, Only, PAWN_CAPTURE, PAWN_MOVE, Piece, Position, Role, Square, SquareSet, Why, reach,
    why_formula, why_only,
};

/// Why the square belongs to the answer of this step (at this stage of it) or not; none for a step that asks for no squares.
pub fn why(step: &Step, stage: usize, square: Square) -> Option<Why> {
    match &step.task {
        Task::Show(_)
        | Task::Move(_)
        | Task::Setup(_)
        | Task::Complete(_)
        | Task::Choose(_)
        | Task::Judge(_)
        | Task::Mark(_) => None,
        Task::Find(find) => why_of_find(find, square, step.area),
        Task::Build(build) => {
            Some(why_of_formula(&build.position, build.piece, build.stages.get(stage)?.formula, square, step.area))
        }
        Task::Formula(task) => Some(why_of_formula(&task.position, task.piece, task.yields, square, step.area)),
    }
}

/// Each asked piece with the squares that it reaches.
pub fn sources(step: &Step, stage: usize) -> Vec<(Square, SquareSet)> {
    match &step.task {
        Task::Show(_)
        | Task::Move(_)
        | Task::Setup(_)
        | Task::Complete(_)
        | Task::Choose(_)
        | Task::Judge(_)
        | Task::Mark(_) => Vec::new(),
        Task::Find(find) => find
            .pieces
            .iter()
            .map(|&from| (from, reach(&find.position, from, find.level, step.area).only(find.only)))
            .collect(),
        Task::Build(build) => build.stages.get(stage).map(|stage| (build.piece, stage.squares)).into_iter().collect(),
        Task::Formula(task) => vec![(task.piece, task.goal.squares)],
    }
}

/// Of several pieces the one that reaches the square explains it, else the nearest.
fn why_of_find(find: &Find, square: Square, area: Area) -> Option<Why> {
    let mut pieces = find.pieces.clone();
    pieces.sort_by_key(|piece| piece.ring(square));
    let whys = pieces.iter().map(|&from| why_only(&find.position, from, square, find.level, area, find.only));
    whys.clone().find(Why::reached).or_else(|| whys.into_iter().next())
}

/// What is the formula of a piece is explained as that piece; any other by itself.
fn why_of_formula(position: &Position, from: Square, formula: Formula, square: Square, area: Area) -> Why {
    let color = position.piece_at(from).map_or(position.side_to_move(), |piece| piece.color);
    let as_piece = |role| Position::empty().with_piece(from, Some(Piece { color, role }));
    let ask = |role, only| why_only(&as_piece(role), from, square, Level::Formula, area, only);
    if formula == PAWN_MOVE {
        return ask(Role::Pawn, Some(Only::Moves));
    }
    if formula == PAWN_CAPTURE {
        return ask(Role::Pawn, Some(Only::Captures));
    }
    let own = position.piece_at(from).map(|piece| piece.role).filter(|role| matches!(role, Role::Own(_)));
    let mut pieces = [Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight].into_iter().chain(own);
    match pieces.find(|&role| is_formula_of(formula, role)) {
        Some(role) => ask(role, None),
        None => {
            let alone = position.piece_at(from);
            why_formula(&Position::empty().with_piece(from, alone), from, square, &formula, area)
        }
    }
}

/// Whether it is the role's formula, by its name or as the codex derives it.
fn is_formula_of(formula: Formula, role: Role) -> bool {
    formula == Formula::moves_of(role) || Formula::named(role) == Some(formula)
}
