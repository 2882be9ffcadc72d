//! The question `how-many` of steps of the kind `choose`: squares of a description, or pieces on the board.

use super::board::board;
use super::described::traits;
use super::table::{Reader, Table};
use crate::lesson::check::{options, words};
use crate::lesson::choose::{Choose, Counted, Pick, Question, Thing, numbers_around};
use crate::lesson::described::{Described, Trait};
use crate::rules::{Area, Color, Position, Role};

/// What pieces may be called, alone or after the name of a side.
const PIECES: [(&str, Role); 12] = [
    ("kings", Role::King),
    ("queens", Role::Queen),
    ("rooks", Role::Rook),
    ("bishops", Role::Bishop),
    ("knights", Role::Knight),
    ("pawns", Role::Pawn),
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

/// What is listed where nothing of it was understood.
const KNOWN: [&str; 5] = ["all", "white", "black", "pawns", "white pawns"];

pub(super) fn how_many<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    if let Some(span) = table.key_span("options") {
        table.get("options");
        reader.tell(options::not_wanted(span, "how-many"));
    }
    let has_board = table.has("board") || table.has("pieces");
    let position = match has_board {
        true => board(table, area, reader).map(|board| board.fen.position),
        false => Some(Position::empty()),
    };
    let squares = table.string("squares", reader).map(|literal| traits(&literal, reader));
    let pieces = table.string("pieces", reader);
    let counted = match (squares, pieces) {
        (Some(squares), None) => Counted::Squares(squares?),
        (None, Some(literal)) => match pieces_of(literal.value) {
            Some((color, role)) => Counted::Pieces(color, role),
            None => {
                reader.tell(words::unknown(literal.inside(), "pieces", literal.value, &KNOWN));
                return None;
            }
        },
        (Some(_), Some(_)) | (None, None) => {
            let given = ["pieces", "squares"].into_iter().find_map(|key| table.key_span(key));
            reader.tell(options::nothing_to_count(given.unwrap_or(table.span.clone())));
            return None;
        }
    };
    let position = position?;
    let right = count(&counted, &position, area);
    let pick = |number| Pick { thing: Thing::Number(number), right: number == right, why: None };
    let options = numbers_around(right, seed(&counted)).map(pick).collect();
    let question = Question::HowMany;
    Some(Choose { position, has_board: true, play: Vec::new(), question, counted: Some(counted), options })
}

fn count(counted: &Counted, position: &Position, area: Area) -> usize {
    match counted {
        Counted::Squares(traits) => Described::new(*position, traits.clone(), area).answer.len(),
        Counted::Pieces(color, role) => {
            let of_side = color.map_or(position.occupied(), |color| position.by_color(color));
            role.map_or(of_side, |role| of_side & position.by_role(role)).len()
        }
    }
}

/// Another place of the right number for another question.
fn seed(counted: &Counted) -> usize {
    match counted {
        Counted::Squares(traits) => traits.iter().map(|one| if *one == Trait::Light { 2 } else { 3 }).sum(),
        Counted::Pieces(color, role) => {
            role.map_or(1, |role| role.letter() as usize) + color.map_or(0, |color| 2 + color as usize)
        }
    }
}

fn pieces_of(text: &str) -> Option<(Option<Color>, Option<Role>)> {
    let (side, rest) = text.split_once(' ').unwrap_or((text, ""));
    let role = |word: &str| PIECES.iter().find(|(known, _)| *known == word).map(|(_, role)| *role);
    match (side, rest) {
        ("all", "") => Some((None, None)),
        ("white", "") => Some((Some(Color::White), None)),
        ("black", "") => Some((Some(Color::Black), None)),
        ("white", rest) => Some((Some(Color::White), Some(role(rest)?))),
        ("black", rest) => Some((Some(Color::Black), Some(role(rest)?))),
        (word, "") => Some((None, Some(role(word)?))),
        _ => None,
    }
}
