//! Every piece of a task plays a part in it: what changes nothing makes a learner look for what it is there for.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::args;
use crate::i18n::{Lang, Messages, Pattern, name_cases};
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::model::Text;
use crate::lesson::read::Use;
use crate::rules::{Piece, Square, SquareSet};
use crate::wording::{ChessArgs as _, role_key};

/// A piece that could be taken away, and nothing of the task would change.
pub(in crate::lesson) static IDLE_PIECE: Rule = Rule::warning("idle-piece");

/// A piece of a step without a part, unless a text of the step gives it one.
#[derive(Clone, Debug)]
pub(in crate::lesson) struct Idle {
    /// The board of the step, which tells one step from another.
    pub board: Range<usize>,
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Whether a piece of its kind is asked about, so that its name means that one.
    pub is_asked_kind: bool,
    /// Where it was written.
    pub span: Range<usize>,
    /// Which of the reader's texts are those of the step.
    pub texts: Range<usize>,
}

/// The faults of pieces that no text names, a fault for each step.
pub(in crate::lesson) fn unnamed(idle: &[Idle], uses: &[Use<'_>], messages: &Messages) -> Vec<Fault> {
    let of_steps = idle.chunk_by(|one, other| one.board == other.board);
    let fault = |step: &[Idle]| {
        let said: Vec<_> = uses.get(step.first()?.texts.clone())?.iter().flat_map(|one| said(one, messages)).collect();
        let unnamed: Vec<&Idle> = step.iter().filter(|one| !is_named(one, &said, messages)).collect();
        let (first, more) = unnamed.split_first()?;
        let squares: SquareSet = unnamed.iter().map(|one| one.square).collect();
        let args = args![].squares("squares", squares).square("square", first.square).piece("piece", first.piece);
        let fault = Fault::new(&IDLE_PIECE, first.span.clone(), "fault-idle-piece", args);
        let others = more.iter().filter(|one| one.span != first.span);
        Some(others.fold(fault, |fault, one| {
            fault.label(one.span.clone(), "label-idle-piece", args![].square("square", one.square))
        }))
    };
    of_steps.filter_map(fault).collect()
}

/// A text as it reads in each language, in small letters.
fn said(one: &Use<'_>, messages: &Messages) -> Vec<(Lang, String)> {
    let args = one.args.clone().unwrap_or_default();
    let in_lang = |&lang: &Lang| {
        let text = match &one.text {
            Text::Plain(pattern) => messages.format_pattern(lang, pattern, &args),
            Text::PerLanguage(patterns) => messages.format_pattern(lang, patterns.get(&lang)?, &args),
            Text::Message(id) => messages.try_format(lang, id, &args).ok()?,
        };
        Some((lang, text.to_lowercase()))
    };
    Lang::all().iter().filter_map(in_lang).collect()
}

/// Whether a text names the square or the kind of the piece.
fn is_named(idle: &Idle, said: &[(Lang, String)], messages: &Messages) -> bool {
    let square = idle.square.to_string();
    said.iter().any(|(lang, text)| {
        // A move names two squares: `b3d4`, `b3–d4`.
        let has_square = text.contains(&square);
        has_square || !idle.is_asked_kind && names(idle.piece, *lang, messages).iter().any(|name| has_word(text, name))
    })
}

/// Whether words stand in a text, and not inside of longer ones.
fn has_word(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        !before.into_iter().chain(after).any(char::is_alphabetic)
    })
}

/// What a kind of piece is called, in every case and number.
fn names(piece: Piece, lang: Lang, messages: &Messages) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for case in name_cases(lang).into_iter().chain(["nominative"]) {
        for number in ["one", "many"] {
            let text = format!("{{ PIECE($piece, case: \"{case}\", number: \"{number}\") }}");
            let args = args!["piece" => role_key(piece.role)];
            let name = Pattern::parse(&text).map(|pattern| messages.format_pattern(lang, &pattern, &args));
            names.extend(name.ok().map(|name| name.to_lowercase()));
        }
    }
    names
}
