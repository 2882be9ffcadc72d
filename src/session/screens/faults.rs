//! What is wrong with a lesson's file: of one that its author is writing, or of one that stands broken on the map.

use std::sync::Arc;

use crate::lesson::Reading;
use crate::session::command::Command;

use super::Known;
use super::page::{Out, Page};

/// The file whose faults are shown.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    reading: Option<Arc<Reading>>,
}

impl Faults {
    /// Shows what is wrong with this file.
    pub fn show(&mut self, reading: &Arc<Reading>) {
        self.reading = Some(Arc::clone(reading));
    }

    /// The file whose faults are shown.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_deref()
    }
}

impl Page for Faults {
    fn works(&self, _command: Command, _known: &Known) -> bool {
        false
    }

    fn message(&self, command: Command, known: &Known) -> Option<&'static str> {
        let has_lesson = known.preview.as_ref().is_some_and(|preview| preview.reading().lesson.is_some());
        match command {
            Command::Back if has_lesson => Some("cmd-to-lesson"),
            Command::Back if known.preview.is_some() => Some("cmd-last-good"),
            _ => None,
        }
    }

    fn command(&mut self, _command: Command, _known: &mut Known, _out: &mut Out) {}
}
