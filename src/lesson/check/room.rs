//! Texts fit where they are shown, on the smallest screen.

use std::ops::Range;

use crate::args;
use crate::i18n::Lang;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::read::Purpose;
use crate::text::{PANEL, width, wrap};

/// A text that does not fit into the smallest panel.
pub(in crate::lesson) static TOO_LONG: Rule = Rule::warning("text-too-long");

/// An answer in the smallest panel has so many columns beside its key.
const OPTION_COLUMNS: usize = PANEL.columns - 7;

/// The fault of a text that is too long, if it is: `text` as it reads in this language.
pub(in crate::lesson) fn check(span: Range<usize>, lang: Lang, purpose: Purpose, text: &str) -> Option<Fault> {
    let (id, found, room) = match purpose {
        Purpose::Teacher => return None,
        Purpose::Title => ("fault-title-too-long", width(text), PANEL.columns),
        Purpose::Option { lines } => ("fault-option-too-long", wrap(text, OPTION_COLUMNS).len(), usize::from(lines)),
        Purpose::Panel => ("fault-text-too-long", wrap(text, PANEL.columns).len(), PANEL.lines),
    };
    let args = args!["lang" => lang.tag(), "found" => found, "room" => room, "columns" => PANEL.columns];
    (found > room).then(|| Fault::new(&TOO_LONG, span, id, args))
}
