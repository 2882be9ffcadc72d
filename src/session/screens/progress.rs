//! What the answers tell: nothing to choose but what to practise.

use crate::progress::{Audience, Misconception};
use crate::session::command::Command;
use crate::session::item::Item;
use crate::session::practice::{Aim, Sitting, Subject};

use super::Known;
use super::page::{Go, Out, Page};
use super::practice::accuracy;

/// The screen has no state of its own yet: what it shows is [`Known::report`].
#[derive(Clone, Debug, Default)]
pub struct Progress(());

/// A misconception with the lesson that teaches what was not seen.
#[derive(Clone, Copy, Debug)]
pub struct Fault<'a> {
    /// What goes wrong.
    pub told: &'a Misconception,
    /// The number of the lesson that teaches it, if there is one.
    pub lesson: Option<usize>,
}

impl Progress {
    /// So many misconceptions are shown.
    pub const MOST: usize = 5;

    /// The misconceptions of the week that can be practised, the most frequent first.
    pub fn faults<'a>(&self, known: &'a Known) -> Vec<Fault<'a>> {
        let told = known.report.iter().flat_map(|(report, _)| &report.misconceptions);
        let faults = told.map(|told| Fault { told, lesson: lesson(told, known) });
        faults.filter(|fault| fault.lesson.is_some() || fault.can_be_drawn()).take(Self::MOST).collect()
    }
}

impl Fault<'_> {
    /// Whether fresh puzzles can be drawn about it.
    fn can_be_drawn(&self) -> bool {
        Aim::of(self.told.role, &self.told.reason, Audience::Pupil).is_some()
    }
}

/// The lesson to go back to: of those that ask about the piece, one in which it went wrong is not known; so the one with the
/// fewest stars, the earliest of them.
fn lesson(told: &Misconception, known: &Known) -> Option<usize> {
    let asks = |item: &Item| {
        item.lesson().is_some_and(|lesson| {
            lesson.steps.iter().any(|step| {
                let position = step.task.position();
                let mut roles = step.task.pieces().iter().filter_map(|&square| position.piece_at(square));
                step.is_exercise() && told.role.is_none_or(|role| roles.any(|piece| piece.role == role))
            })
        })
    };
    let begun = known.items.iter().enumerate().filter(|(_, item)| known.stars(item.id()).is_some() && asks(item));
    let any = known.items.iter().enumerate().filter(|(_, item)| asks(item));
    let worst = begun.min_by_key(|(_, item)| known.stars(item.id()));
    worst.or_else(|| any.min_by_key(|(number, _)| *number)).map(|(number, _)| number)
}

impl Page for Progress {
    fn works(&self, command: Command, known: &Known) -> bool {
        matches!(command, Command::Practise(number) if usize::from(number) < self.faults(known).len())
    }

    /// They stand beside what they practise.
    fn is_offered(&self, _command: Command, _known: &Known) -> bool {
        false
    }

    /// Fresh puzzles about what is mixed up; the lesson that teaches it where no puzzles can be drawn.
    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        if let Command::Practise(number) = command
            && let Some(fault) = self.faults(known).get(usize::from(number))
        {
            let subject = Subject { role: fault.told.role, reason: fault.told.reason.clone() };
            let lesson = fault.lesson.and_then(|number| known.items.get(number)).and_then(Item::lesson);
            let lesson = lesson.cloned().map(Go::Open);
            let sitting = Sitting::about(subject, known.chance, known.audience(), &accuracy(known));
            out.go = sitting.map(|sitting| Go::Practise(Box::new(sitting))).or(lesson);
        }
    }
}
