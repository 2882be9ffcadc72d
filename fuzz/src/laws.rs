//! Laws that several kinds of input share.

use std::ops::Range;

use chess_codex::i18n::Lang;
use chess_codex::text;
use chess_codex::wording::{FaultText, Words};

/// A place is inside its text and on boundaries of characters.
pub fn is_place(text: &str, at: &Range<usize>) {
    assert!(text.get(at.clone()).is_some(), "{at:?} is no place of {text:?}");
}

/// Nothing in a text acts on a terminal.
pub fn is_harmless(said: &str) {
    assert_eq!(text::forbidden(said), None, "{said:?}");
}

/// A fault is said in every language, briefly, and nothing in it acts on a terminal.
pub fn is_said(say: impl Fn(Words<'static>) -> FaultText) {
    for &lang in Lang::all() {
        let FaultText { cause, mend } = say(Words::interface(lang));
        for said in [cause, mend] {
            is_harmless(&said);
            // What cannot be said falls back to the id, one word.
            assert!(said.contains(' '), "{lang}: {said:?}");
            assert!(said.chars().count() < 400, "{lang}: {said:?}");
        }
    }
}
