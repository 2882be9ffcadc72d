//! What lies on the board now: the pieces, and the squares with a sign on them.

use crate::lesson::{Mark, Show, SmallBoard, Task};
use crate::rules::{Area, BISHOP, Color, Evidence, Position, ROOK, Square, SquareSet, castled};

use super::run::{Picture, Run};

/// A board to be drawn or told.
#[derive(Clone, Debug)]
pub struct Board {
    /// What stands on it.
    pub position: Position,
    /// The part of it that exists.
    pub area: Area,
    /// Whose side is at the bottom.
    pub view: Color,
    /// Whose turn it is, where that matters.
    pub turn: Option<Color>,
    /// The squares with a sign.
    pub signs: Signs,
    /// What proves the reason of the square that is being explained.
    pub proof: Evidence,
}

/// Squares by the sign that they bear; a square may bear several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// The asked piece stands here.
    pub origin: SquareSet,
    /// Marked, not yet told.
    pub marked: SquareSet,
    /// Told right.
    pub found: SquareSet,
    /// Right, and not marked.
    pub missed: SquareSet,
    /// Told wrong.
    pub extra: SquareSet,
    /// The one wrong or missed square that is being explained.
    pub explained: SquareSet,
    /// Rook's squares, from a show or an earlier stage.
    pub rook: SquareSet,
    /// Bishop's squares, likewise.
    pub bishop: SquareSet,
    /// Other lit squares.
    pub lit: SquareSet,
    /// The squares that a formula is to yield.
    pub wanted: SquareSet,
    /// Squares that a piece is to reach.
    pub goal: SquareSet,
    /// The piece here is in the hand.
    pub held: SquareSet,
    /// Squares that a hint points at.
    pub hint: SquareSet,
    /// Where a shown move begins.
    pub before: SquareSet,
    /// Where a shown move ends.
    pub after: SquareSet,
}

impl From<&SmallBoard> for Board {
    fn from(small: &SmallBoard) -> Self {
        let SmallBoard { position, area, view, .. } = *small;
        Self { position, area, view, turn: None, signs: Signs::default(), proof: Evidence::default() }
    }
}

impl Signs {
    pub(super) fn light(&mut self, mark: Mark) {
        match mark.formula {
            Some(ROOK) => self.rook |= mark.squares,
            Some(BISHOP) => self.bishop |= mark.squares,
            _ => self.lit |= mark.squares,
        }
    }
}

impl Run {
    /// The board of the step that is played; none at the end.
    pub fn board(&self) -> Option<Board> {
        let step = self.step()?;
        let mut board = Board {
            position: *step.task.position(),
            area: step.area,
            view: step.view,
            turn: None,
            signs: Signs::default(),
            proof: Evidence::default(),
        };
        board.signs.origin = step.task.pieces().iter().copied().collect();
        match (self.show(), self.exercise()) {
            (Some((show, picture)), _) => show_board(&mut board, show, picture),
            (_, Some(exercise)) => exercise.show(step, &mut board),
            _ => {}
        }
        board.turn = has_turns(&step.task).then(|| board.position.side_to_move());
        Some(board)
    }
}

/// Whether it matters whose turn it is: where squares are marked by description and pieces put up, nobody moves.
fn has_turns(task: &Task) -> bool {
    match task {
        Task::Find(_) | Task::Build(_) | Task::Formula(_) | Task::Judge(_) | Task::Move(_) | Task::Complete(_) => true,
        Task::Show(show) => !show.play.is_empty(),
        Task::Mark(_) | Task::Setup(_) | Task::Choose(_) => false,
    }
}

fn show_board(board: &mut Board, show: &Show, picture: Picture) {
    let (moves_done, shown) = match picture {
        Picture::Board => (0, None),
        Picture::Before(number) => (number, Some(number)),
        Picture::After(number) => (number + 1, Some(number)),
    };
    if let Some((_, after)) = moves_done.checked_sub(1).and_then(|last| show.play.get(last)) {
        board.position = *after;
    }
    if let Some((number, (mv, _))) = shown.and_then(|number| Some((number, show.play.get(number)?))) {
        board.signs.before = SquareSet::of(mv.from);
        board.signs.after = SquareSet::of(mv.to);
        let before = show.before(number);
        // Castling moves the rook too.
        let castled = before.and_then(|before| Some((castled(before, *mv)?, before.piece_at(mv.from)?.color)));
        if let Some((wing, color)) = castled {
            board.signs.before |= SquareSet::of(wing.rook_home(color));
            board.signs.after |= SquareSet::of(wing.crossed(color));
        }
    }
    if moves_done == 0 {
        show.marks.iter().for_each(|&mark| board.signs.light(mark));
    }
}

/// The next square in a direction as the board lies, stopping at its edge. `right` and `up` are -1, 0 or 1 as seen.
pub fn step_on_board(from: Square, right: i8, up: i8, area: Area, view: Color) -> Square {
    let turn = if view == Color::White { 1 } else { -1 };
    from.offset(right * turn, up * turn).filter(|&square| area.contains(square)).unwrap_or(from)
}
