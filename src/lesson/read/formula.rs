//! Steps of the kind `formula`.

use super::board::board;
use super::build::piece;
use super::literal::Literal;
use super::show;
use super::table::{Item, Reader, Table};
use crate::lesson::assemble::{in_order, shortest, usual};
use crate::lesson::check::keys::Type;
use crate::lesson::check::{answer, formulas, words};
use crate::lesson::task::Assemble;
use crate::rules::{Area, Block, Formula, FormulaGoal};

/// What an author may write in `blocks`, besides the same words in Russian.
const WORDS: [&str; 11] = ["rook", "bishop", "queen", "king", "knight", "or", "and", "not", "nearest", "forward", "()"];

pub(super) fn formula<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Assemble> {
    let board = board(table, area, reader);
    let asked = piece(table, area, board.as_ref(), reader);
    let literal = table.need_string("yields", reader);
    let yields = literal.as_ref().and_then(|literal| show::formula(literal, reader));
    let named = match table.get("blocks") {
        None => Some(None),
        Some(item) => {
            let place = table.key_span("blocks").unwrap_or(item.span());
            let words = words_of(item, reader);
            words.and_then(|words| blocks(&words, item.span(), reader)).map(|named| Some((named, place)))
        }
    };
    let ((position, piece, color), (yields, literal), named) = (asked?, yields.zip(literal)?, named?);
    let squares = yields.squares(piece, color, area);
    if squares.is_empty() {
        reader.tell(answer::empty_stage(literal.inside()));
        return None;
    }
    let goal = FormulaGoal { from: piece, color, area, squares };
    let (blocks, place) = named.unwrap_or_else(|| (usual(&yields, &goal), literal.inside()));
    let Some(solution) = shortest(&yields, &goal, &blocks) else {
        reader.tell(formulas::blocks_cannot(place, &missing(&yields, &blocks)));
        return None;
    };
    Some(Assemble { position, piece, yields, goal, blocks, solution })
}

/// The strings of a list.
fn words_of<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Option<Vec<Literal<'t>>> {
    let values = item.array(Type::Blocks, reader)?;
    Some(values.iter().filter_map(|value| Item::new(value).string(reader)).collect())
}

/// The blocks that the words name, in the order in which they are offered.
fn blocks<'t>(words: &[Literal<'t>], span: std::ops::Range<usize>, reader: &mut Reader<'t>) -> Option<Vec<Block>> {
    if words.is_empty() {
        reader.tell(formulas::no_blocks(span));
        return None;
    }
    let mut named = Vec::new();
    let mut right = true;
    for word in words {
        match Block::parse(word.value) {
            Some(blocks) => named.extend(blocks),
            None => {
                reader.tell(words::unknown(word.inside(), "blocks", word.value, &WORDS));
                right = false;
            }
        }
    }
    right.then(|| in_order(named))
}

/// The words of the blocks that the author's own formula would need besides those allowed.
fn missing(yields: &Formula, allowed: &[Block]) -> Vec<&'static str> {
    let lacks = |block: &Block| !allowed.contains(block);
    let missing = in_order(yields.blocks()).into_iter().filter(lacks);
    let word = |block| WORDS.iter().copied().find(|word| Block::parse(word).is_some_and(|them| them.contains(&block)));
    let mut words: Vec<&'static str> = missing.filter_map(word).collect();
    words.dedup();
    words
}
