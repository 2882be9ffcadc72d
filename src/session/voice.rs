//! What is read aloud: the line that a step has for that, else its text; and why an answer is wrong. Signs that no voice
//! knows are put into words first.

use crate::args;
use crate::rules::{Role, Square};
use crate::wording::{ChessArgs, Words};

use super::run::Run;
use super::telling;

/// What is to be read now: the reason of a mistake while it is told, else the task.
pub fn now(run: &Run, words: &Words<'_>) -> Option<String> {
    mistake(run, words).or_else(|| task(run, words))
}

/// The task: its line to read aloud, else its text.
pub fn task(run: &Run, words: &Words<'_>) -> Option<String> {
    let step = run.step()?;
    let said = match &step.say {
        Some(say) => telling::text(words, run.lesson(), step, say),
        None => telling::instruction(words, run, step),
    };
    Some(speakable(words, &said)).filter(|said| !said.is_empty())
}

/// Why what was last told wrong or missed is so.
pub fn mistake(run: &Run, words: &Words<'_>) -> Option<String> {
    let (step, exercise) = (run.step()?, run.exercise()?);
    if exercise.is_done() {
        return None;
    }
    let reason = telling::reason(words, run, step, exercise)?;
    Some(speakable(words, &reason.said)).filter(|said| !said.is_empty())
}

/// The text as a voice can say it: squares by the names of their letters, chess signs as the names of the pieces, castling
/// as a word; other signs are left out.
pub fn speakable(words: &Words<'_>, text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let begins = !said.ends_with(|c: char| c.is_alphanumeric());
        let taken = if begins { named(words, rest) } else { None };
        match taken.or_else(|| sign(words, next).map(|name| (name, next.len_utf8()))) {
            Some((name, length)) => {
                said.push_str(&name);
                rest = rest.get(length..).unwrap_or_default();
            }
            None => {
                said.push(if is_sayable(next) { next } else { ' ' });
                rest = rest.get(next.len_utf8()..).unwrap_or_default();
            }
        }
    }
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A square or castling that a text begins with, in words, and the bytes that it takes.
fn named(words: &Words<'_>, text: &str) -> Option<(String, usize)> {
    const CASTLING: [(&str, &str); 4] = [
        ("0-0-0", "aloud-castling-long"),
        ("O-O-O", "aloud-castling-long"),
        ("0-0", "aloud-castling-short"),
        ("O-O", "aloud-castling-short"),
    ];
    let ends = |length: usize| !text.get(length..).unwrap_or_default().starts_with(|c: char| c.is_alphanumeric());
    if let Some((sign, id)) = CASTLING.into_iter().find(|(sign, _)| text.starts_with(sign) && ends(sign.len())) {
        return Some((words.plain(id), sign.len()));
    }
    let square: Square = text.get(..2)?.parse().ok().filter(|_| ends(2))?;
    let file = words.plain(&format!("aloud-file.{}", char::from(b'a' + square.file())));
    let rank = square.rank() + 1;
    Some((words.say("aloud-square", &args!["file" => file, "rank" => rank]), 2))
}

/// A chess sign as the name of its piece.
fn sign(words: &Words<'_>, sign: char) -> Option<String> {
    const SIGNS: &str = "♔♕♖♗♘♙♚♛♜♝♞♟";
    const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let place = SIGNS.chars().position(|known| known == sign)?;
    let role = ROLES.get(place % ROLES.len()).copied()?;
    Some(words.say("aloud-piece", &args![].role("role", role)))
}

/// Letters, digits and what makes a voice pause.
fn is_sayable(c: char) -> bool {
    c.is_alphanumeric() || c.is_whitespace() || ".,;:!?…—–-()«»“”‘’'\"%+\u{301}".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn signs_are_put_into_words() {
        for (tag, text, said) in [
            ("en", "♞ goes from e4 to f6 ✓", "knight goes from e 4 to f 6"),
            ("en", "0-0 and O-O-O; 10-0.", "short castling and long castling; 10-0."),
            ("ru", "С e4 на h8 ●  — слон.", "С е 4 на аш 8 — слон."),
            ("ru", "♘ идёт на b3, 0-0.", "конь идёт на бэ 3, короткая рокировка."),
            ("ru", "be4 e44 e9", "be4 e44 e9"),
        ] {
            let words = Words::interface(Lang::parse(tag).unwrap());
            assert_eq!(speakable(&words, text), said);
        }
    }
}
