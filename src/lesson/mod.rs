//! Lessons: the file format, its faults, and the catalog of lessons.
//!
//! The rule kept here: a file is read to its end whatever is wrong with it, every fault has its place, and a lesson
//! that is handed on has no error in it, so that nobody who plays it need check anything again.

mod assemble;
mod catalog;
mod check;
mod choose;
mod condition;
mod described;
pub mod draft;
mod easier;
pub mod facts;
mod fault;
mod folder;
pub mod format;
mod generated;
mod guess;
mod head;
mod idle;
mod judge;
mod message_file;
mod model;
mod natural;
mod near;
mod read;
mod render;
mod report;
mod riddle;
mod source;
mod task;
mod texts;
mod walk;

pub use catalog::{Catalog, OpenError};
pub use check::ids::{is_plain, plain};
pub use check::size::{MAX_BYTES, MAX_DEPTH, MAX_STEPS};
pub use check::{TOPICS, Topic, explained, rules};
pub use choose::{Choose, Counted, Pick, Question, SmallBoard, Thing, numbers_around, same_pieces};
pub use condition::Condition;
pub use described::{Described, Trait};
pub use fault::{Fault, Label, Rule, Said, Severity};
pub use folder::{is_built_in, is_lesson_file, read_file};
pub use generated::Drawn;
pub use guess::nearest;
pub use head::Head;
pub use judge::{Fine, Judge};
pub use model::{Article, Audience, Edition, Lesson, Origin, Step, Text};
pub use near::Near;
pub use read::{Files, Reading, read};
pub use render::{MOST_TOLD, Style, report, told, told_label};
pub use report::{Checked, check, readings};
pub use riddle::Riddle;
pub use source::{Place, Source};
pub use task::{Assemble, Build, Complete, Find, Mark, Play, Setup, Show, Stage, Task};
