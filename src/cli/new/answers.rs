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

/// A part of the codex: its number, written as one speaks of it, or the appendix.
pub fn article(answer: &str) -> Option<Article> {
    let spoken = answer.replace('.', " ").to_lowercase();
    let of_article = |word: &&str| !is(word, "article");
    match spoken.split_whitespace().filter(of_article).collect::<Vec<_>>()[..] {
        [word] => number(word).map(Article::Number),
        _ => None,
    }
    .or_else(|| (answer == "+" || is(answer, "appendix")).then_some(Article::Appendix))
}

/// `6`, `6-я`, `6th`, or the number as a word.
fn number(word: &str) -> Option<u8> {
    let digits = word.trim_end_matches(|sign: char| sign.is_alphabetic() || sign == '-');
    let number = digits.parse().ok().filter(|number| (1..=7).contains(number));
    number.or_else(|| (1..=7).find(|number| is(word, &number.to_string())))
}

/// For whom a lesson is.
pub fn audience(answer: &str) -> Option<Audience> {
    match edition(answer)? {
        Edition::Preschool => Some(Audience::Preschool),
        Edition::School => Some(Audience::Pupil),
    }
}

/// Whose wording it follows: one speaks of it as of those for whom it is.
pub fn edition(answer: &str) -> Option<Edition> {
    let known = [("preschool", Edition::Preschool), ("pupil", Edition::School), ("school", Edition::School)];
    known.into_iter().find(|(word, _)| is(answer, word)).map(|(_, edition)| edition)
}

/// A piece.
pub fn piece(answer: &str) -> Option<Piece> {
    let named = |role: &Role| {
        let name = |lang: &Lang| Words::interface(*lang).say("draft-option", &args![].role("piece", *role));
        is(answer, role.word()) || Lang::all().iter().any(|lang| is_word(answer, &name(lang)))
    };
    Role::ALL.into_iter().find(named).map(Piece::Role).or_else(|| is(answer, "own").then_some(Piece::Own))
}

/// Languages, each once, in the order given; none if one of them is not spoken.
pub fn languages(answer: &str) -> Option<Vec<Lang>> {
    if is(answer, "all-languages") {
        return Some(Lang::all().to_vec());
    }
    let mut langs = Vec::new();
    for tag in answer.split([',', ';', ' ', '+', '/']).filter(|tag| !tag.is_empty() && !is(tag, "and")) {
        let called = |lang: &&Lang| is(tag, &format!("language-{lang}"));
        let lang = Lang::parse(tag).or_else(|| Lang::all().iter().find(called).copied())?;
        if !langs.contains(&lang) {
            langs.push(lang);
        }
    }
    (!langs.is_empty()).then_some(langs)
}

/// Words of lesson files as they are told: beside each what else may be said for it.
pub fn told(words: &Words<'_>, known: &[&str]) -> Vec<String> {
    let one = |word: &&str| {
        let said = said_for(words, word);
        let shown = said.split(';').next().unwrap_or_default();
        let others: Vec<&str> = shown.split(',').map(str::trim).filter(|other| other != word).collect();
        if others.is_empty() { (*word).to_owned() } else { format!("{word} ({})", others.join(", ")) }
    };
    known.iter().map(one).collect()
}

/// Languages as they are told, each with its name.
pub fn told_languages() -> Vec<String> {
    let name = |lang: &Lang| Words::interface(*lang).plain("language-name");
    Lang::all().iter().map(|lang| format!("{lang} ({})", name(lang))).collect()
}

/// What may be said for a word in a language: between commas, and before a semicolon what is shown.
fn said_for(words: &Words<'_>, word: &str) -> String {
    words.plain(&format!("new-word-{word}"))
}

/// Whether it is the word, or something that is said for it in any of the languages.
fn is(answer: &str, word: &str) -> bool {
    let said = |lang: &Lang| {
        said_for(&Words::interface(*lang), word).split([',', ';']).any(|said| is_word(answer, said.trim()))
    };
    is_word(answer, word) || Lang::all().iter().any(said)
}

/// Whether it is the word, in either case, with or without the dots of «ё».
fn is_word(answer: &str, word: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().replace('ё', "е");
    plain(answer) == plain(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_understood_in_every_language() {
        assert_eq!(article("7"), Some(Article::Number(7)));
        assert_eq!(article("Приложение"), Some(Article::Appendix));
        for said in [
            "статья 6",
            "Статье 6",
            "6 статья",
            "ст. 6",
            "ст.6",
            "6-я статья",
            "6я",
            "шестая",
            "Article 6",
            "art. 6",
            "6th",
            "six",
        ] {
            assert_eq!(article(said), Some(Article::Number(6)), "{said}");
        }
        for said in ["8", "", "статья", "0", "6-3", "66", "6 7", "-6", "article appendix 6"] {
            assert_eq!(article(said), None, "{said}");
        }
        for said in ["+", "в приложении", "APPENDIX", "the appendix"] {
            assert_eq!(article(said), Some(Article::Appendix), "{said}");
        }
        assert_eq!(piece("КОНЬ"), Some(Piece::Role(Role::Knight)));
        assert_eq!((piece("своя"), piece("own"), piece("knigth")), (Some(Piece::Own), Some(Piece::Own), None));
        for word in PIECES {
            assert!(piece(word).is_some(), "{word}");
        }
        let tags = |answer| languages(answer).map(|langs| langs.iter().map(|lang| lang.tag()).collect::<Vec<_>>());
        assert_eq!(tags("en, ru,en"), Some(vec!["en", "ru"]));
        assert_eq!((tags("ru,xx"), tags(" , ")), (None, None));
        assert_eq!((tags("русский"), tags("English")), (Some(vec!["ru"]), Some(vec!["en"])));
        assert_eq!((tags("Russian and English"), tags("русский и английский")), (tags("ru en"), tags("ru,en")));
        assert_eq!(tags("оба").map(|tags| tags.len()), Some(Lang::all().len()));
        for said in [
            "школьникам",
            "Школьник",
            "ШКОЛЬНИКИ",
            "для школьников",
            "ученик",
            "школа",
            "pupil",
            "Pupils",
            "student",
            "school",
        ] {
            assert_eq!(audience(said), Some(Audience::Pupil), "{said}");
        }
        for said in
            ["дошкольник", "Дошкольники", "дошкольникам", "малышам", "детский сад", "preschooler", "Kindergarten"]
        {
            assert_eq!(audience(said), Some(Audience::Preschool), "{said}");
        }
        assert_eq!((audience("class"), audience("")), (None, None));
        assert_eq!((edition("school"), edition("школьный")), (Some(Edition::School), Some(Edition::School)));
        for (said, role) in [
            ("коне", Role::Knight),
            ("КОНЯ", Role::Knight),
            ("horse", Role::Knight),
            ("о ладье", Role::Rook),
            ("тура", Role::Rook),
            ("castle", Role::Rook),
            ("ферзём", Role::Queen),
            ("ферзем", Role::Queen),
            ("королева", Role::Queen),
            ("слоны", Role::Bishop),
            ("офицер", Role::Bishop),
            ("Kings", Role::King),
            ("пешки", Role::Pawn),
        ] {
            assert_eq!(piece(said), Some(Piece::Role(role)), "{said}");
        }
        assert_eq!(piece("своя фигура"), Some(Piece::Own));
    }
}
