//! What answers mean, whether they stand in an option or on a line: the words of lesson files, or those of any language.

use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Article, Audience, Edition};
use crate::rules::Role;
use crate::wording::{ChessArgs as _, Words};

/// A piece to begin a lesson with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One of the game.
    Role(Role),
    /// One of one's own.
    Own,
}

/// The words for pieces.
pub const PIECES: [&str; 7] = ["rook", "bishop", "queen", "king", "knight", "pawn", "own"];

/// A part of the codex.
pub fn article(answer: &str) -> Option<Article> {
    match answer.parse() {
        Ok(number @ 1..=7) => Some(Article::Number(number)),
        _ => is(answer, "appendix").then_some(Article::Appendix),
    }
}

/// For whom a lesson is.
pub fn audience(answer: &str) -> Option<Audience> {
    let known = [("preschool", Audience::Preschool), ("pupil", Audience::Pupil)];
    known.into_iter().find(|(word, _)| is(answer, word)).map(|(_, audience)| audience)
}

/// Whose wording it follows.
pub fn edition(answer: &str) -> Option<Edition> {
    let known = [("preschool", Edition::Preschool), ("school", Edition::School)];
    known.into_iter().find(|(word, _)| is(answer, word)).map(|(_, edition)| edition)
}

/// A piece.
pub fn piece(answer: &str) -> Option<Piece> {
    let named = |role: &Role| {
        let name = |lang: &Lang| Words::interface(*lang).say("draft-option", &args![].role("piece", *role));
        is_word(answer, role.word()) || Lang::all().iter().any(|lang| is_word(answer, &name(lang)))
    };
    Role::ALL.into_iter().find(named).map(Piece::Role).or_else(|| is(answer, "own").then_some(Piece::Own))
}

/// Languages, each once, in the order given; none if one of them is not spoken.
pub fn languages(answer: &str) -> Option<Vec<Lang>> {
    let mut langs = Vec::new();
    for tag in answer.split([',', ';', ' ']).filter(|tag| !tag.is_empty()) {
        let lang = Lang::parse(tag)?;
        if !langs.contains(&lang) {
            langs.push(lang);
        }
    }
    (!langs.is_empty()).then_some(langs)
}

/// Whether it is the word, or what it is called in any of the languages.
fn is(answer: &str, word: &str) -> bool {
    let called = |lang: &Lang| Words::interface(*lang).plain(&format!("new-word-{word}"));
    is_word(answer, word) || Lang::all().iter().any(|lang| is_word(answer, &called(lang)))
}

fn is_word(answer: &str, word: &str) -> bool {
    answer.to_lowercase() == word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_understood_in_every_language() {
        assert_eq!(article("7"), Some(Article::Number(7)));
        assert_eq!(article("Приложение"), Some(Article::Appendix));
        assert_eq!((article("8"), article("")), (None, None));
        assert_eq!(piece("КОНЬ"), Some(Piece::Role(Role::Knight)));
        assert_eq!((piece("своя"), piece("own"), piece("knigth")), (Some(Piece::Own), Some(Piece::Own), None));
        for word in PIECES {
            assert!(piece(word).is_some(), "{word}");
        }
        let tags = |answer| languages(answer).map(|langs| langs.iter().map(|lang| lang.tag()).collect::<Vec<_>>());
        assert_eq!(tags("en, ru,en"), Some(vec!["en", "ru"]));
        assert_eq!((tags("ru,xx"), tags(" , ")), (None, None));
        assert_eq!((audience("школьникам"), audience("class")), (Some(Audience::Pupil), None));
        assert_eq!(edition("school"), Some(Edition::School));
    }
}
