//! What an exercise is about, worked out from its board and its moves, never from its name.

use std::collections::BTreeSet;

use chess_codex::lesson::{Article, Lesson, Step, Task, Trait};
use chess_codex::rules::{Color, Goal, Level, Move, Position, Role, Wing, castled, en_passant};

/// The words for the kinds in lesson files, in the order of the README.
pub const KINDS: [&str; 10] =
    ["show", "find", "build", "mark", "setup", "choose", "judge", "move", "complete", "formula"];

/// The six pieces, in the order of the course.
pub const ROLES: [Role; 6] = [Role::Rook, Role::Bishop, Role::Knight, Role::Queen, Role::King, Role::Pawn];

/// The articles, and the appendix.
pub const ARTICLES: [Article; 8] = [
    Article::Number(1),
    Article::Number(2),
    Article::Number(3),
    Article::Number(4),
    Article::Number(5),
    Article::Number(6),
    Article::Number(7),
    Article::Appendix,
];

/// A move of two pieces or of a kind of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Special {
    /// King and rook move together (P6.C1 to P6.C3).
    Castling,
    /// A pawn is taken in passing (P6.E).
    EnPassant,
    /// A pawn becomes another piece (P6.T).
    Promotion,
}

/// The exercises of lessons, each with its lesson.
pub fn exercises(lessons: &[Lesson]) -> impl Iterator<Item = (&Lesson, &Step)> {
    let steps = lessons.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)));
    steps.filter(|(_, step)| step.is_exercise())
}

/// Its word in lesson files.
pub fn kind(task: &Task) -> &'static str {
    match task {
        Task::Show(_) => "show",
        Task::Find(_) => "find",
        Task::Build(_) => "build",
        Task::Mark(_) => "mark",
        Task::Setup(_) => "setup",
        Task::Choose(_) => "choose",
        Task::Judge(_) => "judge",
        Task::Move(_) => "move",
        Task::Complete(_) => "complete",
        Task::Formula(_) => "formula",
    }
}

/// Whose exercise it is: whose piece is asked, whose pieces are set up, who attacks. None where no side plays a part.
pub fn side(task: &Task) -> Option<Color> {
    match task {
        Task::Show(_) | Task::Choose(_) => None,
        Task::Find(find) => find.pieces.first().and_then(|&square| find.position.piece_at(square)).map(|it| it.color),
        Task::Build(build) => build.position.piece_at(build.piece).map(|it| it.color),
        Task::Formula(formula) => formula.position.piece_at(formula.piece).map(|it| it.color),
        Task::Judge(judge) => Some(judge.piece.color),
        Task::Move(play) => Some(play.puzzle.side()),
        Task::Complete(complete) => Some(complete.before.side_to_move()),
        Task::Setup(setup) => {
            let colors: BTreeSet<bool> = setup.pieces.iter().map(|piece| piece.color == Color::Black).collect();
            let both = colors.len() > 1;
            setup.pieces.first().map(|piece| piece.color).filter(|_| !both)
        }
        Task::Mark(described) => described.traits.iter().find_map(|one| match one {
            Trait::Attacked(color) => Some(*color),
            _ => None,
        }),
    }
}

/// The kinds of pieces that it asks about.
pub fn roles(task: &Task) -> Vec<Role> {
    let mut asked: Vec<Role> = match task {
        // The piece stands elsewhere by then, or has become another one.
        Task::Complete(complete) => {
            complete.before.piece_at(complete.played.from).into_iter().map(|piece| piece.role).collect()
        }
        Task::Setup(setup) => setup.pieces.iter().map(|piece| piece.role).collect(),
        task => task.pieces().iter().filter_map(|&square| task.position().piece_at(square)).map(|it| it.role).collect(),
    };
    asked.sort_by_key(|role| ROLES.iter().position(|known| known == role));
    asked.dedup();
    asked
}

/// The special move that it asks for, and whether it is allowed there; none if it asks for no such move.
///
/// It asks for one if the move that it judges or finishes is one, if its goal is one, or if the piece that it asks about at
/// the legal level can make one. Where that piece only seems to have one, a king at home with its rook, a pawn beside the
/// partner's, not being allowed is what is asked.
pub fn special(task: &Task) -> Option<(Special, bool)> {
    match task {
        Task::Judge(judge) => {
            let special = match () {
                () if judge.castling().is_some() => Special::Castling,
                () if judge.en_passant().is_some() => Special::EnPassant,
                () if is_promotion(&judge.position, judge.played) => Special::Promotion,
                () => return None,
            };
            Some((special, judge.is_allowed()))
        }
        Task::Complete(complete) => of_move(&complete.before, complete.played).map(|special| (special, true)),
        Task::Move(play) => match play.puzzle.goal {
            Goal::Castle(_) => Some((Special::Castling, true)),
            Goal::EnPassant => Some((Special::EnPassant, true)),
            Goal::Promote(_) => Some((Special::Promotion, true)),
            Goal::Reach(_) | Goal::CaptureAll => None,
        },
        Task::Find(find) if find.level == Level::Legal => {
            let moves = find.position.legal_moves().into_iter();
            let asked = moves.filter(|one| find.pieces.contains(&one.from) && find.answer.contains(one.to));
            let allowed = asked.filter_map(|one| of_move(&find.position, one)).min();
            let refused = || find.pieces.iter().find_map(|&from| seeming(&find.position, from));
            allowed.map(|special| (special, true)).or_else(|| refused().map(|special| (special, false)))
        }
        _ => None,
    }
}

fn of_move(before: &Position, played: Move) -> Option<Special> {
    match () {
        () if castled(before, played).is_some() => Some(Special::Castling),
        () if en_passant(before, played).is_some() => Some(Special::EnPassant),
        () if is_promotion(before, played) => Some(Special::Promotion),
        () => None,
    }
}

fn is_promotion(before: &Position, played: Move) -> bool {
    let last = [0, 7].contains(&played.to.rank());
    last && before.piece_at(played.from).is_some_and(|piece| piece.role == Role::Pawn)
}

/// The castling or the capture in passing that the piece seems to have: the pieces stand where they would for it.
fn seeming(position: &Position, from: chess_codex::rules::Square) -> Option<Special> {
    let piece = position.piece_at(from)?;
    let is = |square, color, role| position.piece_at(square).is_some_and(|it| it.color == color && it.role == role);
    match piece.role {
        Role::King => {
            let rook = Wing::ALL.iter().any(|wing| is(wing.rook_home(piece.color), piece.color, Role::Rook));
            (from == Wing::king_home(piece.color) && rook).then_some(Special::Castling)
        }
        Role::Pawn => {
            let (fifth, ahead) = if piece.color == Color::White { (4, 1) } else { (3, -1) };
            let passing = [-1, 1].into_iter().any(|aside| {
                let (beside, arrival, start) =
                    (from.offset(aside, 0), from.offset(aside, ahead), from.offset(aside, 2 * ahead));
                let free = |square: Option<_>| square.is_some_and(|square| position.piece_at(square).is_none());
                beside.is_some_and(|square| is(square, !piece.color, Role::Pawn)) && free(arrival) && free(start)
            });
            (from.rank() == fifth && passing).then_some(Special::EnPassant)
        }
        _ => None,
    }
}
