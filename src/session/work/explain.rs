//! Why a square is right or wrong in an exercise: which question to put to the rules.

use super::Explanation;
use crate::lesson::{Find, Step, Task};
use crate::rules::{
    Area, Color, Formula, Level, Only, PAWN_CAPTURE, PAWN_MOVE, Piece, Position, Reason, Role, Shape, Square,
    SquareSet, Why, reach, why_formula, why_only,
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

/// Why the square belongs to the answer or not, as [`why`] says it; where the rules know no more than that it fits a
/// formula or does not, the part of the formula that settles it.
pub(super) fn explain(step: &Step, stage: usize, square: Square) -> Option<Explanation> {
    let (position, from, formula) = match &step.task {
        Task::Build(build) => (&build.position, build.piece, build.stages.get(stage)?.formula),
        Task::Formula(task) => (&task.position, task.piece, task.yields),
        _ => return why(step, stage, square).map(Explanation::Why),
    };
    Some(of_formula(position, from, formula, square, step.area))
}

fn of_formula(position: &Position, from: Square, formula: Formula, square: Square, area: Area) -> Explanation {
    let why = why_of_formula(position, from, formula, square, area);
    let piece = position.piece_at(from);
    let is_pawn = |piece: Option<Piece>| piece.is_some_and(|piece| piece.role == Role::Pawn);
    // What is ahead of another piece is not told as if it were a pawn.
    let of_another = is_pawn(why.piece) && !is_pawn(piece);
    let by_shape = of_another || matches!(why.reason, Reason::FormulaSquare | Reason::NotInFormula);
    if square == from || !by_shape {
        return Explanation::Why(why);
    }
    let color = piece.map_or(position.side_to_move(), |piece| piece.color);
    let gives = |part: Formula| part.squares(from, color, area).contains(square);
    let told = |id, part| Explanation::OfFormula(id, part, square);
    let inside = |part| of_formula(position, from, part, square, area);
    let reached = gives(formula);
    match formula.shape() {
        Shape::Nearest(part) if reached => told("formula-nearest", part),
        Shape::Nearest(part) if gives(part) => told("formula-not-nearest", part),
        Shape::Forward(part) if !reached && gives(part) => told("formula-not-ahead", part),
        Shape::Nearest(part) | Shape::Forward(part) => inside(part),
        Shape::Or(one, _) if gives(one) => inside(one),
        Shape::Or(_, other) if gives(other) => inside(other),
        Shape::And(one, other) if !reached => inside(if gives(one) { other } else { one }),
        Shape::Not(part) if gives(part) => told("formula-left-out", part),
        _ if reached => told("formula-of", formula),
        _ => told("formula-not-of", formula),
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
    use crate::rules::{Fen, FormulaWords};

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

    #[test]
    fn the_part_of_a_formula_that_settles_a_square_is_named() {
        let told = |board: &str, from: &str, formula: &str, to: &str| {
            let position = Fen::parse(board).unwrap().position;
            let formula = Formula::parse(formula).unwrap();
            match of_formula(&position, from.parse().unwrap(), formula, to.parse().unwrap(), Area::FULL) {
                Explanation::Why(why) => why.id().to_owned(),
                Explanation::OfFormula(id, part, _) => format!("{id} {}", part.words(FormulaWords::English)),
                other => panic!("{other:?}"),
            }
        };
        let rook = "8/8/8/8/3R4/8/8/8";
        for (formula, to, expected) in [
            ("forward(rook)", "a4", "formula-not-ahead rook"),
            ("forward(rook)", "d1", "formula-not-ahead rook"),
            ("forward(rook)", "d8", "rook-line"),
            ("nearest(forward(rook))", "d6", "formula-not-nearest forward(rook)"),
            ("nearest(rook)", "d6", "formula-not-nearest rook"),
            ("nearest(rook)", "e5", "off-rook-lines"),
            ("nearest(rook)", "d5", "formula-nearest rook"),
            ("bishop or knight", "f6", "bishop-line"),
            ("bishop or knight", "e6", "knight-nearest"),
            ("bishop or knight", "d5", "formula-not-of bishop or knight"),
            ("queen and not king", "d6", "formula-of queen and not king"),
            ("not (knight or bishop)", "e6", "formula-left-out knight or bishop"),
        ] {
            assert_eq!(told(rook, "d4", formula, to), expected, "{formula} {to}");
        }
        // A pawn is a pawn.
        assert_eq!(told("8/8/8/8/3P4/8/8/8", "d4", "forward(rook)", "a4"), "pawn-sideways");
    }
}
