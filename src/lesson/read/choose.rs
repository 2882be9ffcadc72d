//! Steps of the kind `choose`: answers of the author's own, or a question whose answers the program computes.

use std::ops::Range;

use super::board::{board, view_of};
use super::count;
use super::header::one_of;
use super::show::{Played, played};
use super::table::{Item, Reader, Table};
use super::text::{Purpose, text};
use crate::lesson::check::keys::Type;
use crate::lesson::check::options;
use crate::lesson::choose::{Choose, Pick, Question, SmallBoard, Thing, same_pieces};
use crate::lesson::format::Part;
use crate::rules::{Area, Color, Move, Position};

/// The questions that the program answers.
pub(super) const QUESTIONS: [(&str, Question); 5] = [
    ("oriented", Question::Oriented),
    ("set-up-right", Question::SetUp),
    ("whose-turn", Question::WhoseTurn),
    ("how-many-moves", Question::HowManyMoves),
    ("how-many", Question::HowMany),
];

/// The words for the corner square at the right hand, and whether it is light.
pub(super) const CORNERS: [(&str, bool); 2] = [("light", true), ("dark", false)];

/// An answer as it was written.
struct Written {
    pick: Pick,
    span: Range<usize>,
    /// Where it is marked as right.
    marked: Option<Range<usize>>,
}

pub(super) fn choose<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    let question = match table.get("question") {
        None => Question::Own,
        Some(item) => {
            let question = item.string(reader).and_then(|word| one_of(&word, "question", &QUESTIONS, reader));
            if question.is_none() {
                // Which of the other keys belong here cannot be known.
                for key in ["board", "options", "play", "squares", "pieces"] {
                    table.get(key);
                }
            }
            question?
        }
    };
    match question {
        Question::Own => of_own(table, area, reader),
        Question::Oriented | Question::SetUp => of_boards(table, question, area, reader),
        Question::WhoseTurn => whose_turn(table, area, reader),
        Question::HowManyMoves => how_many_moves(table, area, reader),
        Question::HowMany => count::how_many(table, area, reader),
    }
}

/// The word of a computed question.
fn word(question: Question) -> &'static str {
    QUESTIONS.iter().find(|(_, its)| *its == question).map_or("", |(word, _)| word)
}

/// The author's own question.
fn of_own<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    let has_board = table.has("board");
    let beside = if has_board { Some(board(table, area, reader)) } else { None };
    if !table.has("text") {
        reader.tell(options::unsaid(table.span.clone()));
    }
    let place = table.key_span("options").unwrap_or(table.span.clone());
    let written = written(table, Question::Own, area, reader)?;
    if let (Some(span), true) = (table.key_span("board"), written.iter().any(Written::is_board)) {
        reader.tell(options::board_beside_boards(span));
        return None;
    }
    if written.iter().all(|one| one.marked.is_none()) {
        reader.tell(options::none_right(place));
        return None;
    }
    let position = match beside {
        Some(board) => board?.fen.position,
        None => Position::empty(),
    };
    let options = written.into_iter().map(|one| one.pick).collect();
    Some(Choose { position, has_board, play: Vec::new(), question: Question::Own, counted: None, options })
}

/// A question that is answered by one of several boards.
fn of_boards<'t>(table: &mut Table<'t>, question: Question, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    let place = table.key_span("options").unwrap_or(table.span.clone());
    let written = written(table, question, area, reader)?;
    let right = written.iter().filter(|one| one.pick.right).count();
    if right != 1 {
        reader.tell(options::not_one_right(place, word(question), right));
        return None;
    }
    let options = written.into_iter().map(|one| one.pick).collect();
    Some(Choose { position: Position::empty(), has_board: false, play: Vec::new(), question, counted: None, options })
}

/// Whose turn: of a board at its beginning, or after moves that are shown; else a text must say what tells it.
fn whose_turn<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    let (start, played) = moves(table, Question::WhoseTurn, area, reader)?;
    let is_start = same_pieces(&start, &Position::start());
    if played.is_empty() && !is_start && !table.has("text") {
        reader.tell(options::turn_unseen(table.key_span("board").unwrap_or(table.span.clone())));
        return None;
    }
    let position = played.last().map_or(start, |last| last.after);
    let option = |side| Pick { thing: Thing::Side(side), right: position.side_to_move() == side, why: None };
    Some(Choose {
        position,
        has_board: true,
        play: moves_of(&played),
        question: Question::WhoseTurn,
        counted: None,
        options: Color::ALL.into_iter().map(option).collect(),
    })
}

/// How many moves: of moves that begin with White's and end with Black's.
fn how_many_moves<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Choose> {
    let place = table.key_span("play").unwrap_or(table.span.clone());
    let has_moves = table.need("play", reader).is_some();
    let (_, played) = moves(table, Question::HowManyMoves, area, reader).filter(|_| has_moves)?;
    let begins = played.first().is_some_and(|first| first.before.side_to_move() == Color::White);
    if !begins || played.len() % 2 == 1 {
        reader.tell(options::not_whole_moves(place));
        return None;
    }
    let (right, halves) = (played.len() / 2, played.len());
    let mut numbers = vec![right, halves, right + 1];
    numbers.extend(right.checked_sub(1).filter(|&less| less > 0));
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.len() < 3 {
        numbers.push(halves + 1);
    }
    let option = |number| Pick { thing: Thing::Number(number), right: number == right, why: None };
    Some(Choose {
        position: played.last()?.after,
        has_board: true,
        play: moves_of(&played),
        question: Question::HowManyMoves,
        counted: None,
        options: numbers.into_iter().map(option).collect(),
    })
}

/// The board and the moves of a question whose answers the program makes.
fn moves<'t>(
    table: &mut Table<'t>,
    question: Question,
    area: Area,
    reader: &mut Reader<'t>,
) -> Option<(Position, Vec<Played>)> {
    if let Some(span) = table.key_span("options") {
        table.get("options");
        reader.tell(options::not_wanted(span, word(question)));
    }
    let board = board(table, area, reader);
    let played = match table.get("play") {
        None => Some(Vec::new()),
        Some(item) => item.strings(reader).and_then(|literals| played(&literals, area, board.as_ref(), reader)),
    };
    Some((board?.fen.position, played?))
}

fn moves_of(played: &[Played]) -> Vec<Move> {
    played.iter().map(|one| one.played).collect()
}

impl Written {
    fn is_board(&self) -> bool {
        matches!(self.pick.thing, Thing::Board(_))
    }
}

/// The answers, if there are as many as there may be, all of one sort, each another.
fn written<'t>(table: &mut Table<'t>, question: Question, area: Area, reader: &mut Reader<'t>) -> Option<Vec<Written>> {
    let list = table.need("options", reader)?;
    let items = list.array(Type::Options, reader)?;
    let lines = if items.len() > 6 { 1 } else { 2 };
    let read: Vec<Option<Written>> =
        items.iter().map(|item| option(Item::new(item), question, area, lines, reader)).collect();
    let boards = read.iter().flatten().filter(|one| one.is_board()).count();
    let limit = if boards > 0 { options::MOST_BOARDS } else { options::MOST };
    if items.len() < options::FEWEST {
        reader.tell(options::too_few(list.span()));
        return None;
    }
    if items.len() > limit {
        reader.tell(options::too_many(list.span(), items.len(), limit));
        return None;
    }
    let read: Vec<Written> = read.into_iter().collect::<Option<_>>()?;
    if boards > 0 && boards < read.len() {
        reader.tell(options::mixed(list.span()));
        return None;
    }
    for (number, one) in read.iter().enumerate() {
        let first = read.iter().take(number).find(|first| first.pick.thing.looks_like(&one.pick.thing));
        if let Some(first) = first {
            reader.tell(options::twice(one.span.clone(), first.span.clone()));
            return None;
        }
    }
    Some(read)
}

fn option<'t>(item: Item<'t>, question: Question, area: Area, lines: u8, reader: &mut Reader<'t>) -> Option<Written> {
    let mut table = item.table(Part::Option, reader)?;
    let span = table.span.clone();
    let marked = table.flag("right", reader).then(|| table.key_span("right")).flatten();
    let why = text(&mut table, "why", Purpose::Panel, reader);
    let thing = match question {
        Question::Own => own_thing(&mut table, area, lines, reader),
        Question::Oriented => oriented(&mut table, area, reader),
        _ => match table.need("board", reader) {
            Some(_) => small_board(&mut table, area, reader),
            None => None,
        },
    };
    table.finish(reader);
    let thing = thing?;
    if let (Some(span), false) = (&marked, question == Question::Own) {
        reader.tell(options::marked(span.clone(), word(question)));
    }
    let right = match (question, &thing) {
        (Question::Oriented, Thing::Board(board)) => board.near_right_is_light(),
        (Question::SetUp, Thing::Board(board)) => same_pieces(&board.position, &Position::start()),
        _ => marked.is_some(),
    };
    Some(Written { pick: Pick { thing, right, why }, span, marked })
}

fn own_thing<'t>(table: &mut Table<'t>, area: Area, lines: u8, reader: &mut Reader<'t>) -> Option<Thing> {
    let text = text(table, "text", Purpose::Option { lines }, reader);
    match (table.has("text"), table.has("board")) {
        (true, true) => {
            table.get("board");
            table.get("view");
            reader.tell(options::two_things(table.span.clone()));
            None
        }
        (false, false) => {
            table.get("board");
            reader.tell(options::nothing(table.span.clone()));
            None
        }
        (true, false) => text.map(Thing::Text),
        (false, true) => small_board(table, area, reader),
    }
}

fn small_board<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Thing> {
    let board = board(table, area, reader);
    let view = view_of(table, reader);
    Some(Thing::Board(Box::new(SmallBoard { position: board?.fen.position, area, view: view?, swapped: false })))
}

/// A board that is drawn with this corner square at the right hand; what lies right is computed from the drawing.
fn oriented<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Thing> {
    let corner = table.need_string("corner", reader);
    let corner = corner.and_then(|corner| one_of(&corner, "corner", &CORNERS, reader));
    let position = if table.has("board") { board(table, area, reader)?.fen.position } else { Position::empty() };
    let view = view_of(table, reader)?;
    let lies = SmallBoard { position, area, view, swapped: false };
    let swapped = lies.near_right_is_light() != corner?;
    Some(Thing::Board(Box::new(SmallBoard { swapped, ..lies })))
}
