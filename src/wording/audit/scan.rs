//! What may not be seen on a screen.

use crate::text::{forbidden, is_cyrillic, mixed};

use super::Problem;

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
    let words = mixed(text).filter_map(|one| text.get(one.word));
    problems.extend(words.map(|word| Problem::MixedScripts(word.to_owned())));
    let cyrillic = text.chars().any(is_cyrillic);
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
            ("Hайди", "Latin and Cyrillic letters mixed: \"Hайди\""),
            ("с с4 на d5", "Latin and Cyrillic letters mixed: \"с4\""),
            ("пешка c d4", "Latin and Cyrillic letters mixed: \"c\""),
            ("C поля d4", "Latin and Cyrillic letters mixed: \"C\""),
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
