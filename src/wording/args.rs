//! Values of the rules as values for messages.

use std::borrow::Cow;

use crate::i18n::{Args, Value};
use crate::rules::{Color, Piece, Role, Square, SquareSet};

/// Adds values of the rules to the arguments of a message.
pub trait ChessArgs: Sized {
    /// A piece with its colour, for `PIECE($name)`.
    #[must_use]
    fn piece(self, name: &'static str, piece: Piece) -> Self;
    /// A piece without colour, for `PIECE($name)`.
    #[must_use]
    fn role(self, name: &'static str, role: Role) -> Self;
    /// A square.
    #[must_use]
    fn square(self, name: &'static str, square: Square) -> Self;
    /// Squares, listed by name; `$name-count` is how many.
    #[must_use]
    fn squares(self, name: &'static str, squares: SquareSet) -> Self;
    /// A side: `white` or `black`, to choose by.
    #[must_use]
    fn color(self, name: &'static str, color: Color) -> Self;
}

impl ChessArgs for Args {
    fn piece(self, name: &'static str, piece: Piece) -> Self {
        self.with(name, piece_key(piece))
    }

    fn role(self, name: &'static str, role: Role) -> Self {
        self.with(name, role_key(role))
    }

    fn square(self, name: &'static str, square: Square) -> Self {
        self.with(name, square.to_string())
    }

    fn squares(self, name: &'static str, squares: SquareSet) -> Self {
        self.with(name, Value::List(squares.sorted().map(|square| square.to_string()).collect()))
    }

    fn color(self, name: &'static str, color: Color) -> Self {
        self.with(name, color_key(color))
    }
}

/// The key of a piece with its colour: `white-knight`.
pub fn piece_key(piece: Piece) -> Value {
    Value::Piece(format!("{}-{}", color_key(piece.color), role_name(piece.role)))
}

/// The key of a piece without colour: `knight`.
pub fn role_key(role: Role) -> Value {
    Value::Piece(role_name(role).into_owned())
}

/// The key of a lesson's own piece: `own-a`.
pub fn own_key(letter: char) -> String {
    format!("own-{}", letter.to_ascii_lowercase())
}

/// The key of a side, by which messages choose: `white` or `black`.
pub const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn role_name(role: Role) -> Cow<'static, str> {
    match role {
        Role::Own(own) => Cow::Owned(own_key(own.letter())),
        role => Cow::Borrowed(role.word()),
    }
}
