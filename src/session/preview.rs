//! A lesson that its author is writing: what the file says now, and the last version that could be played.
//!
//! The rule kept here: the board never goes away because of a fault in the file. What is wrong is shown in its place, and
//! the last good version is one key away.

use std::sync::Arc;

use crate::lesson::Reading;

/// The lesson as its file is now.
#[derive(Clone, Debug)]
pub struct Preview {
    reading: Arc<Reading>,
}

impl Preview {
    /// What was read just now.
    pub const fn new(reading: Arc<Reading>) -> Self {
        Self { reading }
    }

    /// What was read last.
    pub const fn reading(&self) -> &Arc<Reading> {
        &self.reading
    }

    /// Whether there is anything to be told about the file: errors or warnings.
    pub fn has_faults(&self) -> bool {
        !self.reading.faults.is_empty()
    }
}
