//! A lesson to begin with, written for a teacher who has not seen one: every key is explained in a comment where it
//! comes first, and the lesson has no fault.
//!
//! The rule kept here: the words are messages `draft-...`, the comments in the language of the teacher and the texts in
//! those of the lesson; boards and squares stand in `sketch`, once for each piece.

mod sketch;
mod steps;
mod toml_text;

use crate::i18n::{Lang, Messages, OwnPiece, PieceName, Value};
use crate::rules::{BISHOP, KNIGHT, OwnRole, OwnRoleError, Role, Square};
use crate::wording::{Words, own_key, role_key};

use super::model::{Article, Audience, Edition};
use super::read::{Files, Reading, read};
use super::{Origin, Source};

pub use steps::shell;
use toml_text::Toml;

/// The letter of the piece of one's own, on boards.
const OWN_LETTER: char = 'a';

/// What a lesson to begin with is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// How the user calls the file, for the commands that are told.
    pub file: String,
    /// The part of the codex.
    pub article: Article,
    /// Whose wording it follows.
    pub edition: Edition,
    /// For whom it is.
    pub audience: Audience,
    /// The languages of its texts; never empty.
    pub langs: Vec<Lang>,
    /// Its piece, and where that comes from.
    pub subject: Subject,
}

/// Which piece a lesson to begin with is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A piece of the game, on boards of our own.
    Role(Role),
    /// A piece of one's own, by a formula of ours to be changed.
    Own,
    /// A piece on a given board.
    From(Given),
}

/// A piece on a given board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The board as it was given: a FEN, whole or its first field.
    pub fen: String,
    /// Where the piece stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// Whether it goes nowhere.
    pub is_stuck: bool,
}

impl Draft {
    /// The lesson as a text, its comments in these words.
    pub fn write(&self, words: &Words<'_>) -> String {
        let messages = Messages::interface_with(&[own_piece()]);
        let mut toml = Toml::new(*words, &messages, &self.langs);
        steps::head(self, &mut toml);
        match &self.subject {
            Subject::Role(role) => steps::of_piece(self, sketch::of(*role), &mut toml),
            Subject::Own => steps::of_piece(self, &sketch::OWN, &mut toml),
            Subject::From(given) => steps::of_board(given, &mut toml),
        }
        toml.end()
    }

    /// What the reader of lessons says to it: no fault, unless the given board has one.
    pub fn read(&self, text: &str) -> Reading {
        read(Files {
            id: "draft".to_owned(),
            origin: Origin::Drawn,
            lesson: Source::new(self.file.clone(), text),
            messages: Vec::new(),
            message_names: Vec::new(),
            faults: Vec::new(),
        })
    }

    /// Its piece for messages.
    fn piece(&self) -> Value {
        match &self.subject {
            Subject::Role(role) | Subject::From(Given { role, .. }) => role_key(*role),
            Subject::Own => Value::Piece(own_key(OWN_LETTER)),
        }
    }

    /// Whether it has a piece of one's own.
    fn has_own(&self) -> bool {
        matches!(&self.subject, Subject::Own | Subject::From(Given { role: Role::Own(_), .. }))
    }
}

/// The piece of one's own that a lesson to begin with has.
///
/// # Errors
/// If there are too many kinds of pieces in this run already.
pub fn own_role() -> Result<OwnRole, OwnRoleError> {
    OwnRole::new(OWN_LETTER, BISHOP.or(KNIGHT))
}

/// The names of the piece of one's own, as [`steps`] writes them.
fn own_piece() -> OwnPiece {
    let names = sketch::OWN_NAMES.iter().filter_map(|name| {
        let lang = Lang::parse(name.lang)?;
        let one = name.forms.iter().map(|(case, form)| ((*case).to_owned(), (*form).to_owned())).collect();
        let gender = name.gender.to_owned();
        Some((lang, PieceName { gender, animate: name.animate, one, ..PieceName::default() }))
    });
    OwnPiece { key: own_key(OWN_LETTER), names: names.collect() }
}
