//! Worksheets: the exercises of a lesson or of a practice code as tasks on paper, and the answer key.
//!
//! The rule kept here: paper asks what the screen asks, in the same words, and the key says what the rules answer. What a
//! `show` step tells is not printed: paper is for answering.

mod answer;
mod arrange;
mod fit;
mod grid;
mod pages;
mod part;
mod task;

use std::collections::BTreeSet;
use std::sync::Arc;

use super::page::{Document, Paper, Text};
use crate::i18n::Lang;
use crate::lesson::Lesson;

pub use grid::{MOST_PER_PAGE, usual_per_page};

/// One worksheet among several that are printed together.
#[derive(Clone, Debug)]
pub struct Copy {
    /// Whose exercises it asks; its generated steps are drawn.
    pub lesson: Arc<Lesson>,
    /// What is printed on it so that it can be made again: an id, with the seed if it was drawn, or a code.
    pub code: String,
}

/// How it is to be printed.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// In which language.
    pub lang: Lang,
    /// On what.
    pub paper: Paper,
    /// At most so many tasks on a page, from 1 to [`MOST_PER_PAGE`].
    pub per_page: u8,
    /// Whether the answers follow on pages of their own.
    pub answers: bool,
}

/// A worksheet, or several, laid out.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The pages.
    pub document: Document,
    /// How many tasks there are on all worksheets together.
    pub tasks: usize,
    /// How many of the last pages are answers.
    pub key_pages: usize,
    /// Letters that the font does not have; a square stands for each.
    pub unknown: BTreeSet<char>,
}

/// Lays out worksheets, one after another, each on pages of its own; the answers of all of them come last. None if none
/// of them asks anything.
pub fn worksheet(copies: &[Copy], order: &Order) -> Option<Sheet> {
    let mut pages = Vec::new();
    let mut keys = Vec::new();
    let mut tasks = 0;
    for copy in copies {
        let asked = task::tasks(&copy.lesson, order.lang);
        if asked.is_empty() {
            continue;
        }
        tasks += asked.len();
        pages.extend(pages::asked(copy, &asked, order));
        if order.answers {
            keys.push((copy, answer::answers(&copy.lesson, order.lang)));
        }
    }
    let first = copies.first().filter(|_| tasks > 0)?;
    let answers = pages::answered(&keys, order);
    let key_pages = answers.len();
    pages.extend(answers);
    let title = first.lesson.title(order.lang);
    let document = Document { title, lang: order.lang.to_string(), paper: order.paper, pages };
    let unknown = unknown(&document);
    Some(Sheet { document, tasks, key_pages, unknown })
}

fn unknown(document: &Document) -> BTreeSet<char> {
    let missing = |text: Text| text.said.chars().filter(|&c| !text.face.has(c)).collect::<Vec<_>>();
    document.texts().flat_map(missing).collect()
}
