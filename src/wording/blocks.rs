//! Putting a formula together from blocks: the task, the blocks, and the formula so far.

use crate::args;
use crate::i18n::Args;
use crate::rules::{Assembly, Block, FormulaWords, Position, Square};

use super::task::task_args;
use super::{ChessArgs, Words};

/// Put a formula together that yields the shown squares.
#[derive(Clone, Copy, Debug)]
pub struct AssembleTask<'a> {
    /// The board.
    pub position: &'a Position,
    /// Where the piece stands for which the formula is.
    pub piece: Square,
    /// The blocks to choose from.
    pub blocks: &'a [Block],
}

/// The message that names a block, with its values.
pub fn block_message(block: Block) -> (&'static str, Args) {
    let id = match block {
        Block::Or => "block-or",
        Block::And => "block-and",
        Block::Not => "block-not",
        Block::Nearest => "block-nearest",
        Block::Forward => "block-forward",
        Block::Open => "block-open",
        Block::Close => "block-close",
        Block::Rook | Block::Bishop | Block::Queen | Block::King | Block::Knight => "block-piece",
    };
    (id, block.role().map_or_else(Args::new, |role| args![].role("role", role)))
}

impl Words<'_> {
    /// What a formula step asks.
    pub fn assemble(&self, task: &AssembleTask<'_>) -> String {
        let wraps = [Block::Not, Block::Nearest, Block::Forward].iter().any(|block| task.blocks.contains(block));
        let ids =
            ["task-turn", "build-piece", "assemble-task"].into_iter().chain(wraps.then_some("assemble-note-wrap"));
        self.sentences(&ids.collect::<Vec<_>>(), &task_args(task.position, &[task.piece], ""))
    }

    /// How blocks with (…) work, where some are offered and the step has a text of its own.
    pub fn wrap_note(&self, blocks: &[Block]) -> Option<String> {
        let wraps = [Block::Not, Block::Nearest, Block::Forward].iter().any(|block| blocks.contains(block));
        wraps.then(|| self.plain("assemble-note-wrap"))
    }

    /// A block's name.
    pub fn block(&self, block: Block) -> String {
        let (id, args) = block_message(block);
        self.say(id, &args)
    }

    /// The formula so far.
    pub fn assembly(&self, made: &Assembly) -> String {
        if made.is_empty() {
            return self.plain("assemble-nothing");
        }
        self.say("assemble-so-far", &args!["formula" => made.words(self.formula_words())])
    }

    /// A hint about the blocks: how many are enough.
    pub fn hint_blocks(&self, count: usize) -> String {
        self.say("hint-blocks", &args!["count" => count])
    }

    /// A hint about the blocks: which one to take, as the first or next.
    pub fn hint_block(&self, block: Block, first: bool) -> String {
        let id = if first { "hint-block-first" } else { "hint-block-next" };
        self.say(id, &args!["block" => self.block(block)])
    }

    pub(super) fn formula_words(&self) -> FormulaWords {
        if self.lang.tag() == "ru" { FormulaWords::Russian } else { FormulaWords::English }
    }
}
