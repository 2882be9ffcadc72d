//! Steps of the kind `mark`: squares by description, as `light`, `file e`, or several descriptions between commas.

use super::board::board;
use super::literal::Literal;
use super::table::{Reader, Table};
use crate::lesson::check::{answer, marks, squares};
use crate::lesson::described::{Described, Trait};
use crate::rules::{Area, Color, Position, Square, SquareSet};
use crate::text;

/// Descriptions of one word or phrase, in both languages.
const WHOLE: [(&[&str], Trait); 5] = [
    (&["light", "светлые"], Trait::Light),
    (&["dark", "тёмные", "темные"], Trait::Dark),
    (&["corners", "углы"], Trait::Corner),
    (&["attacked by white", "под ударом белых"], Trait::Attacked(Color::White)),
    (&["attacked by black", "под ударом чёрных", "под ударом черных"], Trait::Attacked(Color::Black)),
];

pub(super) fn described<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Described> {
    let given = table.has("board");
    let position =
        if given { board(table, area, reader).map(|board| board.fen.position) } else { Some(Position::empty()) };
    let literal = table.need_string("squares", reader)?;
    let traits = traits(&literal, reader)?;
    let attack = traits.iter().any(|one| matches!(one, Trait::Attacked(_)));
    if attack && !given {
        reader.tell(marks::attack_without_board(literal.inside()));
        return None;
    }
    for named in &traits {
        let outside = match named {
            Trait::Square(square) => Some(*square).filter(|square| !area.contains(*square)),
            Trait::OneOf(squares) => (*squares - area.squares()).sorted().next(),
            _ => None,
        };
        if let Some(square) = outside {
            reader.tell(squares::outside(literal.inside(), square, area));
            return None;
        }
    }
    let described = Described::new(position?, traits, area);
    if described.answer.is_empty() {
        reader.tell(answer::empty(literal.inside()));
        return None;
    }
    Some(described)
}

/// All descriptions between commas, if each can be read.
pub(super) fn traits(literal: &Literal<'_>, reader: &mut Reader<'_>) -> Option<Vec<Trait>> {
    let mut start = 0;
    let mut traits = Vec::new();
    for part in literal.value.split(',') {
        let lead = part.len() - part.trim_start().len();
        traits.push(one(literal, part.trim(), start + lead, reader));
        start += part.len() + 1;
    }
    traits.into_iter().collect()
}

/// One description, which begins at an offset of the string.
fn one(literal: &Literal<'_>, part: &str, start: usize, reader: &mut Reader<'_>) -> Option<Trait> {
    let place = || literal.at(start..start + part.len());
    let wrong = match reading(part) {
        Ok(found) => return Some(found),
        Err(wrong) => wrong,
    };
    let latin = in_latin(part);
    reader.tell(match wrong {
        Wrong::Square(rest) => {
            let at = start + part.len() - rest.len();
            squares::square(literal.at(at..at + rest.len()), rest)
        }
        _ if latin != part && reading(&latin).is_ok() => marks::looks_latin(place(), part, &latin),
        Wrong::Unknown => marks::not_described(place(), part),
        Wrong::Diagonal(rest) => marks::no_diagonal(place(), rest),
    });
    None
}

/// Why something is no description.
enum Wrong<'t> {
    /// No description begins so.
    Unknown,
    /// These are not the ends of a diagonal.
    Diagonal(&'t str),
    /// This is not a square.
    Square(&'t str),
}

/// What a description says, without space around it.
fn reading(part: &str) -> Result<Trait, Wrong<'_>> {
    if let Some((_, found)) = WHOLE.iter().find(|(words, _)| words.contains(&part)) {
        return Ok(*found);
    }
    if let Some(squares) = named(part) {
        return Ok(Trait::OneOf(squares));
    }
    let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
    let rest = rest.trim();
    match word {
        "file" | "вертикаль" => match rest.as_bytes() {
            [file @ b'a'..=b'h'] => Ok(Trait::File(file - b'a')),
            _ => Err(Wrong::Unknown),
        },
        "rank" | "горизонталь" => match rest.as_bytes() {
            [rank @ b'1'..=b'8'] => Ok(Trait::Rank(rank - b'1')),
            _ => Err(Wrong::Unknown),
        },
        "square" | "поле" => rest.parse().map(Trait::Square).map_err(|_| Wrong::Square(rest)),
        "diagonal" | "диагональ" => {
            let ends = rest.split_once('-').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
            match ends {
                Some((one, other)) if are_ends(one, other) => Ok(Trait::Diagonal(one, other)),
                _ => Err(Wrong::Diagonal(rest)),
            }
        }
        _ => Err(Wrong::Unknown),
    }
}

/// The same with Latin letters in what is not a Russian word: `поле с4` with the letter of the square.
fn in_latin(part: &str) -> String {
    let latin = |word: &str| match text::in_latin(word) {
        Some((latin, _)) if !RUSSIAN.contains(&word) => latin,
        _ => word.to_owned(),
    };
    part.split(' ').map(latin).collect::<Vec<_>>().join(" ")
}

/// The words that stand before letters and numbers.
const RUSSIAN: [&str; 5] = ["вертикаль", "горизонталь", "поле", "поля", "диагональ"];

/// Two or more squares by their names, as `e1 e8`, with or without `squares` before them.
fn named(part: &str) -> Option<SquareSet> {
    let rest = ["squares ", "поля "].iter().find_map(|word| part.strip_prefix(word)).unwrap_or(part);
    let squares: Option<SquareSet> = rest.split_whitespace().map(|word| word.parse::<Square>().ok()).collect();
    squares.filter(|squares| squares.len() > 1)
}

/// Whether these are the two ends of a diagonal.
fn are_ends(one: Square, other: Square) -> bool {
    let (files, ranks) = (other.file() as i8 - one.file() as i8, other.rank() as i8 - one.rank() as i8);
    let (across, up) = (files.signum(), ranks.signum());
    files.abs() == ranks.abs() && files != 0 && other.offset(across, up).is_none() && one.offset(-across, -up).is_none()
}
