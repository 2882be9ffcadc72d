//! What is said beside the board where moves are played.

use crate::args;
use crate::session::{Complete, Exercise, Feedback, Hint, Moves, Told};
use crate::wording::{ChessArgs, MoveTold};

use super::canvas::Canvas;
use super::panel::Part;
use super::theme::Tone;

/// How many moves were made, and what the partner replied to the last.
pub(super) fn counts(canvas: &Canvas, moves: &Moves, columns: usize) -> Part {
    let made = canvas.say("moves-made", &args!["count" => moves.made()]);
    let reply = moves.last().and_then(|turn| {
        let told = MoveTold { before: &turn.between, played: turn.reply? };
        Some((canvas.words.told_move(&told), Tone::Strong))
    });
    let said = [(made, Tone::Page)].into_iter().chain(reply);
    Part::new(said.flat_map(|(text, tone)| canvas.lines(&text, columns, tone)).collect())
}

/// What came of the last move, or a hint; none if the common words serve.
pub(super) fn feedback(canvas: &Canvas, exercise: &Exercise) -> Option<(String, Tone)> {
    if let Some(complete) = exercise.complete() {
        return of_complete(canvas, exercise, complete);
    }
    let moves = exercise.moves()?;
    Some(match exercise.feedback() {
        Feedback::Told(Told::Stuck) => (canvas.plain("move-stuck"), Tone::Bad),
        Feedback::Told(Told::Longer(least)) => (canvas.say("moves-longer", &args!["least-count" => least]), Tone::Good),
        Feedback::Told(Told::Wrong(_)) => {
            let (from, to) = moves.wrong()?;
            (canvas.say(moves.refusal(), &args![].square("from", from).square("to", to)), Tone::Bad)
        }
        Feedback::Hint(Hint::Moves(count)) => (canvas.say("hint-moves", &args!["count" => count]), Tone::Hint),
        Feedback::Hint(Hint::From(square)) => (canvas.say("hint-from", &args![].square("square", square)), Tone::Hint),
        Feedback::Hint(Hint::Move(next)) => (canvas.words.hint_move(&moves.stand().position, next), Tone::Hint),
        Feedback::Hint(Hint::TakeBack) => (canvas.plain("hint-undo-move"), Tone::Hint),
        _ => return None,
    })
}

/// What came of the last change of a half-done move, or a hint.
fn of_complete(canvas: &Canvas, exercise: &Exercise, complete: &Complete) -> Option<(String, Tone)> {
    Some(match exercise.feedback() {
        Feedback::Told(Told::Wrong(_)) => (canvas.plain("complete-wrong"), Tone::Bad),
        Feedback::Told(Told::Right(_)) => (canvas.plain("complete-more"), Tone::Good),
        Feedback::Hint(Hint::Changes(count)) => (canvas.say("hint-changes", &args!["count" => count]), Tone::Hint),
        Feedback::Hint(Hint::LookAt(square)) => {
            (canvas.say("hint-look-at", &args![].square("square", square)), Tone::Hint)
        }
        Feedback::Hint(Hint::Change(_)) => {
            let (id, args) = complete.next_reason()?;
            (canvas.say(id, &args), Tone::Hint)
        }
        _ => return None,
    })
}
