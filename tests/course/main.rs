//! The course is the whole of the codex: every fact is taught and asked, there is enough of everything, and the README
//! tells how much. Each check is a function of any lessons, so that it can be seen to fail on lessons with a planted breach.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod count;
mod facts;
mod numbers;
mod table;

use chess_codex::lesson::{Catalog, Lesson};

/// The lessons of the course, each a copy of its own, so that a test may break it.
fn course() -> Vec<Lesson> {
    let catalog = Catalog::built_in();
    assert_eq!(catalog.lessons().count(), catalog.readings().len(), "a lesson with an error is not counted");
    catalog.lessons().map(|lesson| (**lesson).clone()).collect()
}
