//! What a text puts in exists: variables of its step, functions, other messages, terms.

use std::ops::Range;

use super::{brief, list};
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;

/// A variable that this text does not get.
pub(in crate::lesson) static UNKNOWN_VARIABLE: Rule = Rule::error("unknown-variable");
/// A function, message or term that is not there, or that is used in a way it does not know.
pub(in crate::lesson) static UNKNOWN_REFERENCE: Rule = Rule::error("unknown-reference");

/// What the functions may be called.
const FUNCTIONS: [&str; 2] = ["PIECE", "GENDER"];

/// `known` are the names, without `$`, that this text gets.
pub(in crate::lesson) fn unknown_variable(span: Range<usize>, name: &str, known: &[&str]) -> Fault {
    let with_sign: Vec<String> = known.iter().map(|name| format!("${name}")).collect();
    let names: Vec<&str> = with_sign.iter().map(String::as_str).collect();
    let args = args!["name" => format!("${}", brief(name)), "known" => list(&names)];
    let fault = Fault::new(&UNKNOWN_VARIABLE, span, "fault-unknown-variable", args);
    match guess(name, known.iter().copied()) {
        Some(guess) => fault.mend("mend-guess", args!["guess" => format!("${guess}")]),
        None => fault,
    }
}

pub(in crate::lesson) fn unknown_function(span: Range<usize>, name: &str) -> Fault {
    let args = args!["name" => brief(name), "known" => list(&FUNCTIONS)];
    Fault::new(&UNKNOWN_REFERENCE, span, "fault-unknown-function", args)
}

/// Whether texts may call this function.
pub(in crate::lesson) fn is_function(name: &str) -> bool {
    FUNCTIONS.contains(&name)
}

pub(in crate::lesson) fn unknown_reference(span: Range<usize>, name: &str) -> Fault {
    Fault::new(&UNKNOWN_REFERENCE, span, "fault-unknown-reference", args!["name" => brief(name)])
}

pub(in crate::lesson) fn unknown_term(span: Range<usize>, name: &str) -> Fault {
    let args = args!["name" => format!("-{}", brief(name))];
    Fault::new(&UNKNOWN_REFERENCE, span, "fault-unknown-reference", args)
}

/// It cannot be put into words for a reason that only shows when it is tried: what was said then. `word` finds the
/// place of a part of the text that is to blame.
pub(in crate::lesson) fn unresolved(text: &Range<usize>, word: impl Fn(&str) -> Range<usize>, said: &str) -> Fault {
    let known = [("PIECE knows no case ", "fault-piece-case"), ("PIECE knows no number ", "fault-piece-number")];
    let known = known.iter().find_map(|(beginning, id)| Some((said.strip_prefix(beginning)?, *id)));
    match (known, said.strip_prefix("PIECE has no ")) {
        (Some((found, id)), _) => {
            let place = word(&format!("\"{found}\""));
            Fault::new(&UNKNOWN_REFERENCE, place, id, args!["word" => brief(found)])
        }
        (None, Some(setting)) => {
            let args = args!["word" => brief(setting)];
            Fault::new(&UNKNOWN_REFERENCE, word(&format!("{setting}:")), "fault-piece-setting", args)
        }
        (None, None) => Fault::new(&UNKNOWN_REFERENCE, text.clone(), "fault-unresolved", args!["said" => brief(said)]),
    }
}
