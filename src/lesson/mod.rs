//! Lessons: the file format, its faults, and the catalog of lessons.

mod model;

pub use model::{Article, Audience, Build, Edition, Find, Lesson, Mark, Origin, Show, Stage, Step, Task, Text};
