//! Faults of lesson files, as data: a rule, a place, and messages that any language can put into words.

use std::ops::Range;

use crate::i18n::Args;
use crate::rules::{FenError, FormulaError};

/// More faults of one lesson are not even counted: what is so wrong is no lesson, and memory is not endless.
pub(super) const MOST_FAULTS: usize = 10_000;

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The lesson cannot be played as it is.
    Error,
    /// The lesson can be played, but not as its author may think.
    Warning,
}

/// A rule that lesson files keep. Each stands in a file of its own kind under `check/`.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its name in reports, as `unknown-key`; never renamed, so that it can be looked up.
    pub id: &'static str,
    /// How bad a breach is.
    pub severity: Severity,
}

impl Rule {
    /// A rule whose breach makes the lesson unplayable.
    pub const fn error(id: &'static str) -> Self {
        Self { id, severity: Severity::Error }
    }

    /// A rule whose breach is only told.
    pub const fn warning(id: &'static str) -> Self {
        Self { id, severity: Severity::Warning }
    }
}

/// Something to be said, not yet in any language.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A message of the interface.
    Message {
        /// Its id, with `.attribute` where one is meant.
        id: String,
        /// Its values.
        args: Args,
    },
    /// What is wrong with a FEN, or how to mend it.
    Fen(FenError),
    /// What is wrong with a formula, or how to mend it.
    Formula(FormulaError),
}

impl Said {
    /// A message with its values.
    pub fn new(id: impl Into<String>, args: Args) -> Self {
        Self::Message { id: id.into(), args }
    }

    /// The id of the message, if it is one of the interface.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Message { id, .. } => Some(id),
            Self::Fen(_) | Self::Formula(_) => None,
        }
    }
}

/// A second place that belongs to a fault, with what is to be said there.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Bytes of the same file.
    pub span: Range<usize>,
    /// What is there.
    pub said: Said,
}

/// One fault of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The rule that is broken.
    pub rule: &'static Rule,
    /// Which of the lesson's files: an index into [`super::Reading::sources`]; 0 is the lesson file itself.
    pub file: usize,
    /// Where: bytes of that file's text, inside it and on character boundaries. An empty span at 0 of an
    /// empty text means the file as a whole.
    pub span: Range<usize>,
    /// The cause, in one sentence.
    pub message: Said,
    /// What to do about it.
    pub mend: Option<Said>,
    /// Further places.
    pub labels: Vec<Label>,
}

impl Fault {
    /// A fault of the lesson file. The mend is the attribute `mend` of the message, with the same values.
    pub fn new(rule: &'static Rule, span: Range<usize>, id: &'static str, args: Args) -> Self {
        let mend = Some(Said::new(format!("{id}.mend"), args.clone()));
        Self { rule, file: 0, span, message: Said::new(id, args), mend, labels: Vec::new() }
    }

    /// A fault of a FEN; both cause and mend are the rules' own.
    pub(super) fn of_fen(rule: &'static Rule, span: Range<usize>, error: FenError) -> Self {
        let mend = Some(Said::Fen(error.clone()));
        Self { rule, file: 0, span, message: Said::Fen(error), mend, labels: Vec::new() }
    }

    /// A fault of a formula; both cause and mend are the rules' own.
    pub(super) fn of_formula(rule: &'static Rule, span: Range<usize>, error: FormulaError) -> Self {
        let mend = Some(Said::Formula(error.clone()));
        Self { rule, file: 0, span, message: Said::Formula(error), mend, labels: Vec::new() }
    }

    /// The same with another mend.
    #[must_use]
    pub fn mend(mut self, id: &'static str, args: Args) -> Self {
        self.mend = Some(Said::new(id, args));
        self
    }

    /// The same in another file of the lesson.
    #[must_use]
    pub fn in_file(mut self, file: usize) -> Self {
        self.file = file;
        self
    }

    /// The same with a further place.
    #[must_use]
    pub fn label(mut self, span: Range<usize>, id: &'static str, args: Args) -> Self {
        self.labels.push(Label { span, said: Said::new(id, args) });
        self
    }

    /// Whether the lesson cannot be played because of it.
    pub fn is_error(&self) -> bool {
        self.rule.severity == Severity::Error
    }
}

/// Puts faults in the order of their places and drops those that are told already. An unknown format comes first: it is
/// why not all of them are told.
pub(super) fn sort(faults: &mut Vec<Fault>) {
    faults.sort_by(|one, other| {
        let key = |fault: &Fault| {
            (
                fault.rule.id != "format",
                fault.file,
                fault.span.start,
                fault.span.end,
                fault.rule.severity,
                fault.rule.id,
            )
        };
        key(one).cmp(&key(other))
    });
    faults.dedup();
}
