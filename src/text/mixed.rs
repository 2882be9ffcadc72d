//! Latin and Cyrillic letters that got into each other's words: they look the same, and neither a search nor a voice
//! takes them for the same.

use std::ops::Range;

use super::characters::latin_lookalike;

/// A word with a letter of the other script in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixed {
    /// The bytes of the word in the text.
    pub word: Range<usize>,
    /// The bytes of the first letter of the other script.
    pub letter: Range<usize>,
    /// How the word is written in one script.
    pub better: String,
    /// Whether its letters are to be Latin ones.
    pub is_latin: bool,
}

/// Latin letters that stand for a Cyrillic word of one letter (а, в, и, к, о, с, у, я) by mistake.
const ONE_LETTER: &str = "acekoyxuBCKOYA";
/// After these words a Latin letter is meant.
const NAMES_LETTER: [&str; 8] = ["вертикал", "букв", "клавиш", "лини", "диагонал", "обозначают", "латинск", "фигур"];

/// Every word of a text with letters of two scripts, square with a Cyrillic letter, and Latin letter in the place of a
/// Cyrillic word or the other way round, in their order.
pub fn mixed(text: &str) -> impl Iterator<Item = Mixed> {
    // Where only one script is, as in most texts, nothing can be mixed.
    let is_mixed = text.bytes().any(|byte| byte.is_ascii_alphanumeric()) && text.chars().any(is_cyrillic);
    let text = if is_mixed { text } else { "" };
    let words: Vec<(usize, &str)> = words(text).collect();
    let is_russian = text.chars().any(|letter| is_cyrillic(letter) && latin_lookalike(letter).is_none());
    let plain = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    let english = !is_russian && words.iter().filter(|(_, word)| plain(word)).count() > 1;
    let has_cyrillic = text.chars().any(is_cyrillic);
    let mut is_named = false;
    let mut found = Vec::new();
    for (place, (at, word)) in words.into_iter().enumerate() {
        is_named = is_named || NAMES_LETTER.iter().any(|name| begins_with(word, name));
        // A word of one script is right; one letter alone, or before a digit, may be of the wrong one.
        let is_whole = !word.bytes().any(|byte| byte.is_ascii_digit()) && word.chars().nth(1).is_some();
        if is_whole && !has_both(word) || is_russian_notation(word) {
            continue;
        }
        let is_english = english && word.chars().count() == 1;
        // In a pattern it may be a name of the program's.
        let is_name = text.get(..at).is_some_and(|before| before.trim_end().ends_with(['{', '$', '[']));
        // A capital is a word only where the text begins; elsewhere it is the letter of a piece.
        let word_like = place == 0 || word.chars().all(char::is_lowercase);
        let alone = has_cyrillic && !is_named && !is_name && word.len() == 1 && word_like && ONE_LETTER.contains(word);
        let is_latin = !alone && (is_square(word) || is_english && to_latin(word).is_some() || more_latin(word));
        let better = match (has_both(word) || is_square(word) || alone || is_english, is_latin) {
            (true, true) => to_latin(word).or_else(|| to_cyrillic(word)),
            (true, false) => to_cyrillic(word).or_else(|| to_latin(word)),
            (false, _) => None,
        };
        let Some(better) = better.filter(|better| better != word) else { continue };
        let differs = word.char_indices().zip(better.chars()).find(|((_, was), is)| was != is);
        let Some(((offset, letter), better_letter)) = differs else { continue };
        let letter = at + offset..at + offset + letter.len_utf8();
        found.push(Mixed { word: at..at + word.len(), letter, better, is_latin: better_letter.is_ascii() });
    }
    found.into_iter()
}

fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Whether a word begins with these small letters, itself in small letters or not.
fn begins_with(word: &str, small: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    small.chars().all(|letter| letters.next() == Some(letter))
}

/// Whether it is a letter of the Cyrillic script.
pub fn is_cyrillic(letter: char) -> bool {
    matches!(letter, '\u{400}'..='\u{52F}')
}

fn has_both(word: &str) -> bool {
    word.chars().any(is_cyrillic) && word.chars().any(|letter| letter.is_ascii_alphabetic())
}

fn more_latin(word: &str) -> bool {
    let latin = word.chars().filter(char::is_ascii_alphabetic).count();
    latin > word.chars().filter(|letter| is_cyrillic(*letter)).count()
}

/// One square or several together, as in a move, whatever script their letters are of.
fn is_square(word: &str) -> bool {
    let Some(latin) = to_latin(word) else { return false };
    let squares = latin.as_bytes().chunks(2);
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'h', b'1'..=b'8']);
    !latin.is_empty() && squares.into_iter().all(is_square)
}

/// A move as Russian books write it: the Cyrillic letters of a piece before Latin squares, `Кf3`, `Крe1`, `Лaxd1`.
fn is_russian_notation(word: &str) -> bool {
    let behind = ["Кр", "К", "Ф", "Л", "С"].into_iter().find_map(|piece| word.strip_prefix(piece));
    let Some((from, square)) = behind.and_then(|rest| rest.split_at_checked(rest.len().checked_sub(2)?)) else {
        return false;
    };
    let is_from = from.len() <= 3 && from.bytes().all(|sign| matches!(sign, b'a'..=b'h' | b'1'..=b'8' | b'x'));
    is_from && matches!(square.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// The word with Latin letters alone, if each of its letters has one that looks the same.
fn to_latin(word: &str) -> Option<String> {
    let latin = |letter: char| if is_cyrillic(letter) { latin_lookalike(letter) } else { Some(letter) };
    word.chars().map(latin).collect()
}

/// The word with Cyrillic letters alone.
fn to_cyrillic(word: &str) -> Option<String> {
    let russian = || ('А'..='я').chain(['Ё', 'ё']);
    let cyrillic = |letter: char| match letter.is_ascii_alphabetic() {
        true => russian().find(|other| latin_lookalike(*other) == Some(letter)),
        false => Some(letter),
    };
    word.chars().map(cyrillic).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let one = |one: Mixed| format!("{}[{}]>{}", &text[one.word.clone()], &text[one.letter], one.better);
        mixed(text).map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_of_one_script_is_left_alone() {
        for text in [
            "Найди все поля, куда идёт белый конь с d4.",
            "Как? h8. OK!",
            "По вертикали e, между вертикалями a, b и c.",
            "Линия c и буква a.",
            "Белых обозначают K Q R B N P.",
            "Фигура A — архиепископ; PDF-файл, XXI век, 64-е поле, email’ом.",
            "“Check” is what it is called; a knight, c4.",
            "{ PIECE($piece, case: \"genitive\") } на { $square }",
            "Поле { $x }, { c } и { $a ->\n [c] раз\n}",
            "chess-codex play УРОК",
            "Пешка d4xe5, d2d4, d2–d4, О-О.",
            "1. e4 e5 2. Кf3 Кc6 3. Сb5 Фd8 4. Лaxd1 Крe1, Кbd7+, Л1d2, Фh4xe1.",
        ] {
            assert_eq!(told(text), "", "{text}");
        }
    }

    #[test]
    fn a_letter_of_the_other_script_is_found_with_its_mend() {
        for (text, expected) in [
            ("Hайди", "Hайди[H]>Найди"),
            ("поле с4 и е5", "с4[с]>c4 е5[е]>e5"),
            ("е2е4", "е2е4[е]>e2e4"),
            ("е2-d4", "е2[е]>e2"),
            ("кoнь", "кoнь[o]>конь"),
            ("The knіght", "knіght[і]>knight"),
            ("This is а knight", "а[а]>a"),
            ("пешка c d4", "c[c]>с"),
            ("Кf3 и Кс6, Хf3", "Хf3[Х]>Xf3"),
            ("C поля d4", "C[C]>С"),
        ] {
            assert_eq!(told(text), expected, "{text}");
        }
    }
}
