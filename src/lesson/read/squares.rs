//! Squares and lists of squares.

use std::collections::HashMap;
use std::ops::Range;

use super::literal::Literal;
use super::table::Reader;
use crate::lesson::check::squares;
use crate::rules::{Area, Square, SquareSet};

/// The square that a part of a string names, inside the area.
fn square(literal: &Literal<'_>, part: Range<usize>, area: Area, reader: &mut Reader<'_>) -> Option<Square> {
    let word = literal.value.get(part.clone())?;
    let Ok(square) = word.parse::<Square>() else {
        reader.tell(squares::square(literal.at(part), word));
        return None;
    };
    if !area.contains(square) {
        reader.tell(squares::outside(literal.at(part), square, area));
        return None;
    }
    Some(square)
}

/// The square that a string names.
pub(super) fn one(literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<Square> {
    square(literal, 0..literal.value.len(), area, reader)
}

/// The squares that a string lists, between spaces or commas, if all of them are right.
pub(super) fn list(literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<SquareSet> {
    list_after(literal, 0, area, reader)
}

/// The squares that a string lists after so many bytes.
pub(super) fn list_after(
    literal: &Literal<'_>,
    begin: usize,
    area: Area,
    reader: &mut Reader<'_>,
) -> Option<SquareSet> {
    let mut seen: HashMap<Square, Range<usize>> = HashMap::new();
    let mut right = true;
    let mut start = begin;
    for word in literal.value.get(begin..)?.split(|sign: char| sign.is_whitespace() || sign == ',') {
        let part = start..start + word.len();
        start = part.end + literal.value[part.end..].chars().next().map_or(0, char::len_utf8);
        if word.is_empty() {
            continue;
        }
        match square(literal, part.clone(), area, reader) {
            None => right = false,
            Some(square) => match seen.get(&square) {
                Some(first) => {
                    let first = literal.at(first.clone());
                    reader.tell(squares::square_twice(literal.at(part), first, square));
                }
                None => {
                    seen.insert(square, part);
                }
            },
        }
    }
    right.then(|| seen.into_keys().collect())
}
