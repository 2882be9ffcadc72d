//! A picture of what is to be done, for those who cannot read: the piece in question, an arrow, and what the hand does. It
//! stands above the task.

use crate::lesson::Task;
use crate::rules::{Color, Formula, Goal, Only, Piece, Role};
use crate::session::{Run, key_of};

use super::canvas::{Canvas, Line};
use super::chip;
use super::signs::Sign;
use super::theme::Tone;

/// Of the keys that pick something so many are shown.
const KEYS_SHOWN: usize = 3;

/// What a learner's hand does next; none in a step that only shows.
pub(super) fn of(task: &Task) -> Option<Action> {
    match task {
        Task::Show(_) => None,
        Task::Find(_) | Task::Build(_) | Task::Mark(_) => Some(Action::Mark),
        Task::Formula(_) | Task::Choose(_) => Some(Action::Pick),
        Task::Judge(_) => Some(Action::YesOrNo),
        Task::Setup(_) => Some(Action::Place),
        Task::Move(_) | Task::Complete(_) => Some(Action::Move),
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

/// The pieces whose squares are asked for: those of a find, or the one whose formula the stage of a build is.
fn asked(run: &Run, task: &Task) -> Vec<Piece> {
    let position = task.position();
    let mut asked: Vec<Piece> = task.pieces().iter().filter_map(|&from| position.piece_at(from)).collect();
    match task {
        // The hand may not have moved anything yet.
        Task::Complete(complete) => asked = complete.before.piece_at(complete.played.from).into_iter().collect(),
        Task::Move(play) if asked.is_empty() => {
            let color = play.puzzle.side();
            let role = match play.puzzle.goal {
                Goal::Castle(_) => Some(Role::King),
                Goal::EnPassant | Goal::Promote(_) => Some(Role::Pawn),
                Goal::Reach(_) | Goal::CaptureAll => None,
            };
            let any = || position.by_color(color).sorted().find_map(|at| position.piece_at(at));
            asked = role.map(|role| Piece { color, role }).or_else(any).into_iter().collect();
        }
        _ => {}
    }
    asked.dedup();
    if let Task::Build(build) = task {
        let stage = run.exercise().and_then(|exercise| build.stages.get(exercise.stage()));
        if let Some(role) = stage.and_then(|stage| role_of(&stage.formula)) {
            asked.iter_mut().for_each(|piece| piece.role = role);
        }
    }
    asked
}

/// The piece whose move formula this is.
fn role_of(formula: &Formula) -> Option<Role> {
    let is = |role: &Role| Formula::moves_of(*role) == *formula || Formula::named(*role) == Some(*formula);
    Role::ALL.into_iter().find(is)
}

/// The picture of it, in one line.
pub(super) fn picture(canvas: &Canvas, run: &Run, task: &Task, action: Action) -> Line {
    let arrow = canvas.span(canvas.look.sign(" → ", " > "), Tone::Title);
    let asked = asked(run, task);
    let first = asked.first().copied().unwrap_or(Piece { color: Color::White, role: Role::Knight });
    match action {
        Action::Mark => {
            let mut line: Line = asked.iter().map(|&piece| chip::piece(canvas, piece, None)).collect();
            line.push(arrow);
            line.push(match taken(task) {
                Some(color) => chip::piece(canvas, Piece { color, role: Role::Pawn }, Some(Sign::Marked)),
                None => chip::sign(canvas, Sign::Marked),
            });
            line
        }
        Action::Move => {
            let (from, to) = (chip::piece(canvas, first, None), chip::empty(canvas, true));
            vec![from, to, arrow, chip::empty(canvas, false), chip::piece(canvas, first, Some(Sign::After))]
        }
        Action::Place => {
            let put = chip::piece(canvas, first, Some(Sign::Marked));
            vec![chip::piece(canvas, first, None), arrow, chip::empty(canvas, true), put, chip::empty(canvas, true)]
        }
        Action::YesOrNo => {
            let or = canvas.span(" / ", Tone::Title);
            vec![chip::sign(canvas, Sign::Found), or, chip::sign(canvas, Sign::Extra)]
        }
        Action::Pick => {
            let space = canvas.span(" ", Tone::Page);
            let choices = run.choices();
            let keys = (0..choices.len().min(KEYS_SHOWN)).filter_map(|number| key_of(number, &choices));
            let mut line = Line::new();
            for key in keys {
                line.extend((!line.is_empty()).then(|| space.clone()));
                line.push(canvas.span(format!("[{key}]"), Tone::Key));
            }
            line.extend([arrow, chip::sign(canvas, Sign::Marked)]);
            if matches!(task, Task::Choose(choose) if choose.has_several()) {
                line.extend([space, chip::sign(canvas, Sign::Marked)]);
            }
            line
        }
    }
}

/// Whose pieces are to be taken, if captures alone are asked for.
fn taken(task: &Task) -> Option<Color> {
    match task {
        Task::Find(find) if find.only == Some(Only::Captures) => Some(!find.position.side_to_move()),
        _ => None,
    }
}
