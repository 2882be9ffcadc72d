//! Formulas can be read, the last stage of a build is what the piece can do, and blocks suffice for what is asked.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

use super::{list, meant};
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;
use crate::rules::{BISHOP, Formula, FormulaError, FormulaErrorKind, FormulaWords, ROOK, Role, Square, SquareSet};
use crate::wording::ChessArgs as _;

/// Not a formula.
pub(in crate::lesson) static FORMULA: Rule = Rule::error("formula");
/// A build that ends with other squares than its piece has.
pub(in crate::lesson) static LAST_STAGE: Rule = Rule::warning("last-stage");

/// Blocks from which the squares cannot be had.
pub(in crate::lesson) static BLOCKS: Rule = Rule::error("blocks");

/// What the reader of formulas found; the place is inside the string.
pub(in crate::lesson) fn unreadable(span: Range<usize>, error: FormulaError) -> Fault {
    let word = match &error.kind {
        FormulaErrorKind::UnknownWord(word) => word.clone(),
        _ => String::new(),
    };
    let guess = guess(&word, WORDS.iter().map(String::as_str));
    meant(Fault::of_formula(&FORMULA, span, error), &word, guess)
}

/// Every word that formulas are made of, as the rules print them.
static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let pieces = Role::ALL.into_iter().filter_map(Formula::named);
    let joined = ROOK.or(BISHOP.and(ROOK.not())).forward().nearest();
    let languages = [FormulaWords::English, FormulaWords::Russian];
    let printed = pieces.chain([joined]).flat_map(|formula| languages.map(|words| formula.words(words).to_string()));
    let text = printed.collect::<Vec<_>>().join(" ");
    text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
});

/// A build without stages.
pub(in crate::lesson) fn none(span: Range<usize>) -> Fault {
    let example = r#"stages = ["queen", "nearest(queen)"]"#;
    Fault::new(&FORMULA, span, "fault-no-stages", args!["example" => example])
}

/// `own` are the squares that the piece has.
pub(in crate::lesson) fn last_stage(span: Range<usize>, piece: Square, own: SquareSet) -> Fault {
    let args = args![].square("square", piece).squares("own", own);
    Fault::new(&LAST_STAGE, span, "fault-last-stage", args)
}

/// An empty list of blocks.
pub(in crate::lesson) fn no_blocks(span: Range<usize>) -> Fault {
    let example = r#"blocks = ["rook", "bishop", "or"]"#;
    Fault::new(&BLOCKS, span, "fault-no-blocks", args!["example" => example])
}

/// `missing` are the blocks that the author's own formula would need besides.
pub(in crate::lesson) fn blocks_cannot(span: Range<usize>, missing: &[&str]) -> Fault {
    Fault::new(&BLOCKS, span, "fault-blocks-cannot", args!["missing" => list(missing)])
}
