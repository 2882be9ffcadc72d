//! What came of the answer: how many squares are marked, found, missed; what was told last, and why.

use crate::args;
use crate::lesson::{Audience, Step, Task};
use crate::session::telling::Reason;
use crate::session::{
    Command, Exercise, Feedback, Hint, Look, Mode, Phase, Placing, Round, Run, Spot, Target, Told, Work, telling,
};
use crate::wording::ChessArgs;

use super::canvas::{Canvas, Line};
use super::panel::Part;
use super::signs::Sign;
use super::theme::Tone;
use super::{chip, keys, moves, tell, top};

/// Messages of praise, used in turn.
const PRAISE: [&str; 6] = ["praise-1", "praise-2", "praise-3", "praise-4", "praise-5", "praise-6"];

/// The parts of it.
pub(super) fn parts(canvas: &Canvas, run: &Run, step: &Step, exercise: &Exercise, columns: usize) -> Vec<Part> {
    let mut parts: Vec<Part> =
        exercise.round().map(|round| counts(canvas, exercise, round, run.mode())).into_iter().collect();
    parts.extend(made(canvas, exercise, columns));
    parts.extend(exercise.moves().map(|now| moves::counts(canvas, now, columns)));
    let mut told: Part = told(canvas, run, step, exercise, columns).unwrap_or_default();
    let mut reasons = reason(canvas, run, step, exercise, columns).into_iter();
    told.lines.extend(reasons.next().unwrap_or_default().lines);
    parts.push(told);
    parts.extend(reasons);
    if exercise.offers_hint() {
        parts.extend(offer(canvas));
    }
    parts
}

/// The formula that is put together; of pieces that are placed, which one is in the hand and how they stand.
fn made(canvas: &Canvas, exercise: &Exercise, columns: usize) -> Option<Part> {
    match exercise.work() {
        Work::Blocks(blocks) => {
            Some(Part::new(canvas.lines(&canvas.words.assembly(blocks.made()), columns, Tone::Strong)))
        }
        Work::Placing(placing) => Some(standing(canvas, exercise, placing)),
        _ => None,
    }
}

fn standing(canvas: &Canvas, exercise: &Exercise, placing: &Placing) -> Part {
    let mut lines: Vec<Line> = Vec::new();
    let mut add = |sign: Sign, id: &str, count: usize, tone| {
        let said = canvas.say(id, &args!["count" => count]);
        lines.extend((count > 0).then(|| vec![chip::sign(canvas, sign), canvas.span(format!(" {said}"), tone)]));
    };
    add(Sign::Found, "setup-right-count", placing.found().len(), Tone::Good);
    match (exercise.phase(), placing.held()) {
        (Phase::Reviewing, _) => {
            add(Sign::Extra, "setup-wrong-count", placing.extra().len(), Tone::Bad);
            add(Sign::Missed, "setup-missing-count", placing.missed().len(), Tone::Hint);
        }
        (Phase::Marking, Some(piece)) => {
            lines.push(vec![canvas.span(canvas.say("setup-held", &args![].piece("piece", piece)), Tone::Strong)]);
        }
        (Phase::Marking, None) if placing.tray_size() > 0 => {
            lines.push(vec![canvas.span(canvas.plain("setup-nothing-held"), Tone::Strong)]);
        }
        _ => {}
    }
    Part::new(lines)
}

fn counts(canvas: &Canvas, exercise: &Exercise, round: &Round, mode: Mode) -> Part {
    let mut lines: Vec<Line> = Vec::new();
    let mut add = |sign: Sign, id: &str, count: usize, tone| {
        let said = canvas.say(id, &args!["count" => count]);
        lines.push(vec![chip::sign(canvas, sign), canvas.span(format!(" {said}"), tone)]);
    };
    let found = round.found().len();
    let is_complete = found > 0 && round.left().is_empty();
    match (round.phase(), mode) {
        (Phase::Done, _) => add(Sign::Found, "found", found, Tone::Good),
        (Phase::Reviewing, _) => {
            add(Sign::Found, "found", found, Tone::Good);
            add(Sign::Missed, "missed", round.missed().len(), Tone::Hint);
            add(Sign::Extra, "extra", round.extra().len(), Tone::Bad);
        }
        // A tick beside nothing would read as praise.
        (Phase::Marking, Mode::AtOnce) if found == 0 => {
            lines.push(vec![canvas.span(format!("    {}", canvas.say("found", &args!["count" => found])), Tone::Page)]);
        }
        (Phase::Marking, Mode::AtOnce) => add(Sign::Found, "found", found, Tone::Good),
        (Phase::Marking, Mode::ThenCheck) => {
            // That nothing is marked yet is not said twice, nor where nothing is left to be marked.
            let is_said = matches!(exercise.feedback(), Feedback::Told(Told::Note(_)));
            if !(is_said || is_complete) || !round.marked().is_empty() {
                add(Sign::Marked, "marked", round.marked().len(), Tone::Page);
            }
            if found > 0 {
                add(Sign::Found, "found", found, Tone::Good);
            }
        }
    }
    if round.phase() == Phase::Marking && (exercise.knows_count() || is_complete) {
        let said = canvas.say("left-to-find", &args!["count" => round.left().len()]);
        lines.push(vec![canvas.span(format!("    {said}"), Tone::Page)]);
    }
    Part::new(lines)
}

/// What was told last.
pub(super) fn said(canvas: &Canvas, run: &Run, step: &Step, exercise: &Exercise) -> Option<(String, Tone)> {
    let praise = || canvas.plain(PRAISE[(run.at() + exercise.stage()) % PRAISE.len()]);
    let square = |id: &str, square| canvas.say(id, &args![].square("square", square));
    if let Some(said) = moves::feedback(canvas, exercise) {
        return Some(said);
    }
    Some(match exercise.feedback() {
        Feedback::Told(Told::Nothing | Told::Moved | Told::Stuck | Told::Longer(_)) => return None,
        Feedback::Told(Told::Note(id)) => (canvas.plain(id), Tone::Strong),
        Feedback::Told(Told::Right(_)) => (canvas.plain("praise-1"), Tone::Good),
        Feedback::Told(Told::Already(Spot::Choice(_))) => return None,
        Feedback::Told(Told::Already(Spot::Square(found))) => (square("already-found", found), Tone::Good),
        Feedback::Told(Told::Somewhere) => (canvas.plain("not-nowhere"), Tone::Bad),
        Feedback::Told(Told::Wrong(Spot::Choice(_))) => (canvas.plain("not-this"), Tone::Bad),
        Feedback::Told(Told::Wrong(Spot::Square(_))) => (canvas.plain("not-here"), Tone::Bad),
        Feedback::Told(Told::Mistaken) => (canvas.plain("try-again"), Tone::Bad),
        Feedback::Told(Told::NotAll) => (canvas.plain(not_all(exercise)), Tone::Strong),
        Feedback::Told(Told::AllFound) | Feedback::StageFound(_) => (praise(), Tone::Good),
        Feedback::Hint(Hint::Count(count)) => (canvas.say("hint-count", &args!["count" => count]), Tone::Hint),
        Feedback::Hint(Hint::Look(Look::Line, _)) => (canvas.plain("hint-line"), Tone::Hint),
        Feedback::Hint(Hint::Look(Look::Ring(ring), _)) => {
            let from = exercise.origin(step)?;
            (canvas.say("hint-ring", &args!["ring" => ring].square("square", from)), Tone::Hint)
        }
        Feedback::Hint(Hint::Square(found)) => (square("hint-square", found), Tone::Hint),
        Feedback::Hint(hint) => (tell::hint(canvas, hint, exercise, &run.choices()), Tone::Hint),
    })
}

fn told(canvas: &Canvas, run: &Run, step: &Step, exercise: &Exercise, columns: usize) -> Option<Part> {
    let (said, tone) = said(canvas, run, step, exercise)?;
    if exercise.feedback() == Feedback::Told(Told::AllFound) {
        return Some(done(canvas, exercise, &said, columns));
    }
    let mut part = Part::barred(canvas, &said, columns, tone, tone);
    let stars = exercise.stars().filter(|_| exercise.moves().is_some() || exercise.complete().is_some());
    part.lines.splice(0..0, stars.map(|stars| top::stars(canvas, Some(canvas.lit(stars)))));
    Some(part)
}

/// That it is not all yet, in the word for what is still to be pointed at.
const fn not_all(exercise: &Exercise) -> &'static str {
    match exercise.work() {
        Work::Picks(_) => "not-all-picked",
        Work::Placing(_) => "not-all-placed",
        Work::Marks(marks) if marks.is_counting() => "not-all-picked",
        Work::Marks(_) | Work::Blocks(_) | Work::Moves(_) | Work::Complete(_) => "not-all",
    }
}

/// The end of an exercise: its stars and praise.
fn done(canvas: &Canvas, exercise: &Exercise, praise: &str, columns: usize) -> Part {
    let Some(stars) = exercise.stars() else { return Part::barred(canvas, praise, columns, Tone::Good, Tone::Good) };
    let mut line = top::stars(canvas, Some(canvas.lit(stars)));
    line.push(canvas.span(format!("  {praise}"), Tone::Good));
    Part::new(vec![line])
}

/// Why what is being explained is wrong or right, and in which tone that is said.
pub(super) fn why(canvas: &Canvas, run: &Run, step: &Step, exercise: &Exercise) -> Option<(Reason, Tone)> {
    let reason = telling::reason(&canvas.words, run, step, exercise)?;
    let tone = match reason.spot.square().is_some_and(|square| telling::is_missed(exercise, square)) {
        _ if exercise.is_done() => Tone::Good,
        true => Tone::Hint,
        false => Tone::Bad,
    };
    Some((reason, tone))
}

fn reason(canvas: &Canvas, run: &Run, step: &Step, exercise: &Exercise, columns: usize) -> Vec<Part> {
    let Some((reason, tone)) = why(canvas, run, step, exercise) else { return Vec::new() };
    let mut parts = vec![Part::barred(canvas, &reason.said, columns, tone, Tone::Strong)];
    // Where a formula is put together, the article behind the reason would be the answer.
    let may_cite = run.lesson().audience == Audience::Pupil && !matches!(step.task, Task::Formula(_));
    if let Some(more) = reason.more.filter(|_| may_cite) {
        parts.push(Part { spare: true, ..Part::new(canvas.lines(&more, columns, Tone::Quiet)) });
    }
    parts
}

/// After two wrong tries: a hint for the taking.
fn offer(canvas: &Canvas) -> Option<Part> {
    let key = Command::Hint.keys().first()?;
    let line = vec![
        canvas.span(format!("[{}]", keys::name(canvas, *key)), Tone::Key),
        canvas.span(format!(" {} ", canvas.plain("hint-offer")), Tone::Button),
    ];
    Some(Part { target: Some(Target::Command(Command::Hint)), ..Part::new(vec![line]) })
}
