//! What a learner may do in a lesson, whatever it is played on.

use crate::rules::{Formula, Role, Square};
use crate::session::spot::Spot;

/// What a learner may do in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Point at a square or at something beside the board, or take that back.
    Tap(Spot),
    /// Take a piece from one place to another with the mouse; the press was a tap already.
    Drag(Spot, Spot),
    /// The same written down.
    Carry(Spot, Spot),
    /// Play a move that is written down; a promotion may be left open.
    Play(Square, Square, Option<Role>),
    /// Say that it is all.
    Check,
    /// Put down a whole formula, and say that it is all.
    Write(Formula),
    /// After a review: mark again.
    Retry,
    /// Say that there is nothing to point at.
    Nowhere,
    /// Ask for a hint.
    Hint,
    /// Take back the last mark.
    Undo,
    /// Take away all marks.
    Clear,
    /// Ask why about the next wrong or missed square.
    ExplainNext,
    /// Ask why about the previous one.
    ExplainPrevious,
    /// Have the answers told the other way.
    SwitchMode,
    /// Go on: to the next picture of a show, to the next step, to the end.
    Next,
    /// Go back by one.
    Previous,
    /// After the end: play the steps that went wrong once more.
    RepeatWrong,
    /// After the end: play the whole lesson once more.
    PlayAgain,
}
