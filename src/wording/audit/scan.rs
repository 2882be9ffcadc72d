//! What may not be seen on a screen.

use crate::text::{forbidden, latin_lookalike};

use super::Problem;

/// Latin letters that stand for a Cyrillic word of one letter (а, в, и, к, о, с, у, я) by mistake.
const ONE_LETTER: &str = "acekoyxuBCKOYA";
/// After these words a Latin letter is meant.
const NAMES_LETTER: [&str; 7] = ["вертикал", "букв", "клавиш", "линии", "диагонал", "обозначают", "латинск"];

/// What is wrong with a text as it would reach the screen. Texts with Cyrillic letters are held to Russian typography.
pub fn scan(text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    if text.trim().is_empty() {
        problems.push(Problem::Empty);
    }
    problems.extend(forbidden(text).map(|(_, character)| Problem::Forbidden(character)));
    if text.contains("{$") || text.contains("{ $") {
        problems.push(Problem::Placeable(text.to_owned()));
    }
    let spaces = |line: &&str| line.contains("  ") || line.trim() != *line;
    problems.extend(text.split('\n').find(spaces).map(|line| Problem::Spaces(line.to_owned())));
    problems.extend(words(text).find(|word| is_mixed(word)).map(|word| Problem::MixedScripts(word.to_owned())));
    let cyrillic = text.chars().any(is_cyrillic);
    if cyrillic {
        problems.extend(latin_letter(text));
    }
    let typography = [
        (text.contains(" - "), " - ", " — "),
        (text.contains(" – "), " – ", " — "),
        (text.contains(" -- "), " -- ", " — "),
        (text.contains("..."), "...", "…"),
        (text.contains('\''), "'", "’"),
        (text.contains('"') && cyrillic, "\"", "« or »"),
        (text.contains('"') && !cyrillic, "\"", "“ or ”"),
        (text.contains('\''), "'", "’"),
        (text.contains(['“', '”']) && cyrillic, "“ and ”", "« and »"),
    ];
    let wrong = typography.into_iter().filter(|(wrong, ..)| *wrong);
    problems.extend(wrong.map(|(_, sign, better)| Problem::Typography { sign, better }));
    problems
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn is_cyrillic(letter: char) -> bool {
    matches!(letter, '\u{400}'..='\u{52F}')
}

/// Letters of both scripts, or a square whose letter is Cyrillic.
fn is_mixed(word: &str) -> bool {
    let cyrillic = word.chars().any(is_cyrillic);
    let latin = word.chars().any(|c| c.is_ascii_alphabetic());
    let mut letters = word.chars();
    let square = letters.next().and_then(latin_lookalike).is_some_and(|file| ('a'..='h').contains(&file))
        && letters.next().is_some_and(|rank| ('1'..='8').contains(&rank))
        && letters.next().is_none();
    (cyrillic && latin) || square
}

fn latin_letter(text: &str) -> Option<Problem> {
    let names = |word: &&str| NAMES_LETTER.iter().any(|name| word.to_lowercase().starts_with(name));
    let unnamed = words(text).take_while(|word| !names(word));
    // A capital is a word only where the text begins; elsewhere it is the letter of a piece.
    let alone = |(place, word): &(usize, &str)| {
        let word_like = *place == 0 || word.chars().all(char::is_lowercase);
        word.len() == 1 && word_like && ONE_LETTER.contains(word)
    };
    unnamed.enumerate().find(alone).map(|(_, word)| Problem::LatinLetter(word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_texts_pass() {
        for text in [
            "Найди все поля, куда идёт белый конь с d4.",
            "Enter — отметить e4\nсправка: chess-codex check",
            "По вертикали e, между вертикалями a, b и c.",
            "«Шах» — это e4…",
            "Белых обозначают K Q R B N P.",
            "“Check” is what it is called; don’t.",
        ] {
            assert_eq!(scan(text), [], "{text}");
        }
    }

    #[test]
    fn each_fault_is_seen() {
        let seen =
            |text: &str| scan(text).into_iter().map(|problem| problem.to_string()).collect::<Vec<_>>().join("; ");
        for (text, expected) in [
            ("", "it is empty"),
            ("a\u{2068}b", "U+2068 may not stand in a text"),
            ("ход {$piece}", "an open place is left"),
            ("два  поля", "a space too many"),
            ("два поля ", "a space too many"),
            ("Hайди", "Latin and Cyrillic letters in one word: \"Hайди\""),
            ("с с4 на d5", "Latin and Cyrillic letters in one word: \"с4\""),
            ("пешка c d4", "a Latin letter among Cyrillic words: \"c\""),
            ("C поля d4", "a Latin letter among Cyrillic words: \"C\""),
            ("конь - это", "write  —  for  - "),
            ("и так далее...", "write … for ..."),
            ("\"конь\"", "write « or » for \""),
            ("a – b", "write  —  for  – "),
            ("a -- b", "write  —  for  -- "),
            ("the pawn's square", "write ’ for '"),
            ("a \"knight\"", "write “ or ” for \""),
            ("the knight's", "write ’ for '"),
            ("“конь”", "write « and » for “ and ”"),
        ] {
            assert!(seen(text).contains(expected), "{text:?}: {}", seen(text));
        }
    }
}
