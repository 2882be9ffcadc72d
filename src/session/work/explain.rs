//! Why a square is right or wrong in an exercise: which question to put to the rules.

use crate::lesson::{Find, Step, Task};
use crate::rules::{
    Area, Color, Formula, Level, Only, PAWN_CAPTURE, PAWN_MOVE, Piece, Position, Reason, Role, Square, SquareSet, Why,
    reach, why_formula, why_only,
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
    if is_same(formula, PAWN_MOVE) {
        return ask(Role::Pawn, Some(Only::Moves));
    }
    if is_same(formula, PAWN_CAPTURE) {
        return ask(Role::Pawn, Some(Only::Captures));
    }
    if let Some(line) =
        [Role::Rook, Role::Bishop].into_iter().find(|&role| is_same(formula, Formula::moves_of(role).forward()))
    {
        return forward_only(ask(line, None), color);
    }
    let own = position.piece_at(from).map(|piece| piece.role).filter(|role| matches!(role, Role::Own(_)));
    let mut pieces = [Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight].into_iter().chain(own);
    match pieces.find(|&role| is_same(formula, Formula::moves_of(role))) {
        Some(role) => ask(role, None),
        None => {
            let alone = position.piece_at(from);
            why_formula(&Position::empty().with_piece(from, alone), from, square, &formula, area)
        }
    }
}

/// Of a line piece's squares only those ahead: the others are told to lie behind, or beside.
fn forward_only(why: Why, color: Color) -> Why {
    let (from, to) = (i16::from(why.from.rank()), i16::from(why.to.rank()));
    let ahead = if color == Color::White { to - from } else { from - to };
    match ahead.signum() {
        1 => why,
        _ if !why.reached() => why,
        0 => Why { reason: Reason::PawnSideways, piece: Some(Piece { color, role: Role::Pawn }), ..why },
        _ => Why { reason: Reason::PawnBackward, piece: Some(Piece { color, role: Role::Pawn }), ..why },
    }
}

/// Whether two formulas yield the same squares everywhere, however they are written.
fn is_same(one: Formula, other: Formula) -> bool {
    Color::ALL.into_iter().all(|color| {
        Square::all().all(|from| one.squares(from, color, Area::FULL) == other.squares(from, color, Area::FULL))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Fen;

    #[test]
    fn stages_are_explained_as_the_pieces_that_they_are() {
        let pawn = Fen::parse("8/8/8/8/4P3/8/8/8").unwrap().position;
        let black = Fen::parse("8/8/8/4p3/8/8/8/8").unwrap().position;
        for (position, from, formula, to, id) in [
            (pawn, "e4", "nearest(queen)", "e5", "king-nearest"),
            (pawn, "e4", "nearest(rook or bishop)", "e6", "king-too-far"),
            (pawn, "e4", "nearest(not (bishop or rook))", "f6", "knight-nearest"),
            (pawn, "e4", "rook or bishop", "e8", "queen-as-rook"),
            (pawn, "e4", "forward(rook)", "e8", "rook-line"),
            (pawn, "e4", "forward(rook)", "e3", "pawn-backward"),
            (pawn, "e4", "forward(rook)", "h4", "pawn-sideways"),
            (pawn, "e4", "forward(rook)", "a1", "off-rook-lines"),
            (pawn, "e4", "forward(bishop)", "f5", "bishop-line"),
            (pawn, "e4", "forward(bishop)", "f3", "pawn-backward"),
            (black, "e5", "forward(rook)", "e6", "pawn-backward"),
            (black, "e5", "forward(rook)", "e1", "rook-line"),
            (pawn, "e4", "nearest(forward(rook))", "e6", "pawn-too-far"),
            (pawn, "e4", "bishop or knight", "e5", "not-in-formula"),
        ] {
            let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
            let parsed = Formula::parse(formula).unwrap();
            let why = why_of_formula(&position, from, parsed, to, Area::FULL);
            assert_eq!(why.id(), id, "{formula} {to}");
        }
    }
}
