//! A picture of what is to be done, for those who cannot read: before, an arrow, after. It stands above the task.

use ratatui::layout::Rect;

use crate::lesson::Task;
use crate::rules::{Color, Piece, Role};

use super::canvas::Canvas;
use super::signs::Sign;
use super::small_square;
use super::square::Look;
use super::theme::Tone;

/// What a learner's hand does next; none in a step that only shows.
pub(super) fn of(task: &Task) -> Option<Action> {
    match task {
        Task::Show(_) => None,
        Task::Find(_) | Task::Build(_) => Some(Action::Mark),
    }
}

/// What a learner's hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Action {
    /// Marks squares.
    Mark,
    /// Moves a piece on the board.
    Move,
    /// Takes a piece from beside the board and puts it on a square.
    Place,
    /// Says yes or no.
    YesOrNo,
    /// Picks one of several.
    Pick,
}

/// Its rows.
pub(super) const HEIGHT: u16 = 1;

/// Squares of such a picture are so wide.
const SQUARE: u16 = 4;

/// Draws it at the top left of `area`.
pub(super) fn draw(canvas: &mut Canvas, action: Action, area: Rect) {
    let knight = Some(Piece { color: Color::White, role: Role::Knight });
    let arrow = canvas.look.sign(" → ", " > ");
    let mut pen = Pen { canvas, area, column: 0 };
    match action {
        Action::Mark => {
            pen.squares([(None, None), (None, None)]);
            pen.say(arrow, Tone::Strong);
            pen.squares([(None, None), (None, Some(Sign::Marked))]);
        }
        Action::Move => {
            pen.squares([(knight, None), (None, None)]);
            pen.say(arrow, Tone::Strong);
            pen.squares([(None, None), (knight, None)]);
        }
        Action::Place => {
            pen.squares([(knight, None)]);
            pen.say(arrow, Tone::Strong);
            pen.squares([(None, None), (knight, None), (None, None)]);
        }
        Action::YesOrNo => {
            pen.squares([(None, Some(Sign::Found))]);
            pen.say(" / ", Tone::Strong);
            pen.squares([(None, Some(Sign::Extra))]);
        }
        Action::Pick => {
            pen.say("[1]", Tone::Button);
            pen.say(" ", Tone::Page);
            let picked = format!("[2]{}", Sign::Marked.shape(pen.canvas.look));
            pen.say(&picked, Tone::Chosen);
            pen.say(" ", Tone::Page);
            pen.say("[3]", Tone::Button);
        }
    }
}

struct Pen<'p, 'c> {
    canvas: &'p mut Canvas<'c>,
    area: Rect,
    column: u16,
}

impl Pen<'_, '_> {
    fn say(&mut self, text: &str, tone: Tone) {
        self.column += self.canvas.put(self.area, self.column, 0, text, tone);
    }

    /// Squares in a row, dark and light in turn.
    fn squares<const N: usize>(&mut self, squares: [(Option<Piece>, Option<Sign>); N]) {
        for (number, (piece, sign)) in squares.into_iter().enumerate() {
            let place = Rect { x: self.area.x + self.column, width: SQUARE, height: 1, ..self.area };
            let place = place.intersection(self.area);
            let signs: Vec<Sign> = sign.into_iter().collect();
            let look = Look { is_light: number % 2 == 1, piece, signs: &signs, cursor: false };
            if place.width == SQUARE {
                small_square::draw(self.canvas, place, &look);
            }
            self.column += SQUARE;
        }
    }
}
