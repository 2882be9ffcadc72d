//! Which characters may stand in a text, and Cyrillic letters that look like Latin ones.

/// What to do with a character that may not reach a terminal.
enum Trouble {
    /// It would act on the terminal or reorder the line: shown as U+FFFD.
    Acts,
    /// It has no shape of its own: left out.
    Invisible,
}

fn trouble(character: char) -> Option<Trouble> {
    match character {
        '\n' => None,
        // Bidirectional controls, line and paragraph separators, interlinear annotations.
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{206F}' => Some(Trouble::Acts),
        '\u{FFF9}'..='\u{FFFB}' => Some(Trouble::Acts),
        // Soft hyphen, joiners, fillers, zero-width spaces, variation selectors, tags.
        '\u{00AD}' | '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' => Some(Trouble::Invisible),
        '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2065}' => Some(Trouble::Invisible),
        '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' => Some(Trouble::Invisible),
        '\u{E0000}'..='\u{E0FFF}' => Some(Trouble::Invisible),
        _ if character.is_control() => Some(Trouble::Acts),
        _ => None,
    }
}

/// The first character that may not stand in a text, with its offset in bytes: a control character other
/// than the line end, one that reorders text, one of zero width, or a variation selector (U+FE0F makes an
/// emoji of two columns out of a chess piece).
pub fn forbidden(text: &str) -> Option<(usize, char)> {
    text.char_indices().find(|&(_, character)| trouble(character).is_some())
}

/// The same text with nothing forbidden in it: line ends become `\n`, tabs a space, invisible characters
/// vanish and those that would act on the terminal are shown as U+FFFD.
pub fn clean(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, trouble(character)) {
            ('\r', _) => {
                characters.next_if_eq(&'\n');
                cleaned.push('\n');
            }
            ('\t', _) => cleaned.push(' '),
            (_, None) => cleaned.push(character),
            (_, Some(Trouble::Acts)) => cleaned.push('\u{FFFD}'),
            (_, Some(Trouble::Invisible)) => {}
        }
    }
    cleaned
}

/// The name of a character that cannot be shown: `U+202E`.
pub fn code_point(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}

/// The text with Latin letters in the place of the Cyrillic ones that look like them, and the first of these; none if it
/// has none.
pub fn in_latin(text: &str) -> Option<(String, char)> {
    let first = text.chars().find(|letter| latin_lookalike(*letter).is_some())?;
    Some((text.chars().map(|letter| latin_lookalike(letter).unwrap_or(letter)).collect(), first))
}

/// The Latin letter that a Cyrillic one looks like, in the same case: а is a, В is B. Learners type squares
/// without changing the layout.
pub const fn latin_lookalike(character: char) -> Option<char> {
    Some(match character {
        'а' => 'a',
        'с' => 'c',
        'ԁ' => 'd',
        'е' | 'ё' => 'e',
        'һ' => 'h',
        'і' => 'i',
        'ј' => 'j',
        'к' => 'k',
        'о' => 'o',
        'р' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'ԝ' => 'w',
        'х' => 'x',
        'у' => 'y',
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' | 'Ё' => 'E',
        'Ғ' => 'F',
        'Н' => 'H',
        'І' => 'I',
        'Ј' => 'J',
        'К' => 'K',
        'М' => 'M',
        'О' => 'O',
        'Р' => 'P',
        'Ѕ' => 'S',
        'Т' => 'T',
        'Х' => 'X',
        'У' => 'Y',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_text_is_allowed() {
        for text in ["", "Белый конь — d4.\nЙ ё «»", "♘♞ é e\u{301}", "no-break\u{A0}space"] {
            assert_eq!(forbidden(text), None, "{text:?}");
            assert_eq!(clean(text), text);
        }
    }

    #[test]
    fn the_first_forbidden_character_is_named_by_its_byte() {
        assert_eq!(forbidden("ход\u{202E}b"), Some((6, '\u{202E}')));
        for character in ['\0', '\t', '\r', '\x1b', '\x7f', '\u{9b}', '\u{200B}', '\u{2066}', '\u{FE0F}', '\u{FEFF}'] {
            assert_eq!(forbidden(&format!("a{character}b{character}")), Some((1, character)), "{character:?}");
        }
    }

    #[test]
    fn cleaning_leaves_nothing_forbidden() {
        assert_eq!(clean("a\r\nb\rc\td"), "a\nb\nc d");
        assert_eq!(clean("\x1b[31m♟\u{FE0F}\u{202E}\u{200B}x"), "\u{FFFD}[31m♟\u{FFFD}x");
        for character in (0..=0x10_FFFF).filter_map(char::from_u32) {
            let cleaned = clean(&character.to_string());
            assert_eq!(forbidden(&cleaned), None, "{}", code_point(character));
            assert_eq!(clean(&cleaned), cleaned);
        }
    }

    #[test]
    fn look_alikes_keep_the_case() {
        for (cyrillic, latin) in "аесВКНЕ".chars().zip("aecBKHE".chars()) {
            assert_eq!(latin_lookalike(cyrillic), Some(latin));
        }
        for other in ['d', 'б', 'д', '4', 'Ф'] {
            assert_eq!(latin_lookalike(other), None);
        }
    }
}
