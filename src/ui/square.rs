//! What is on one square, and how the colours of the board are called for while it is drawn.

use ratatui::style::Style;

use crate::rules::{Color, Piece};

use super::look;
use super::signs::Sign;
use super::theme::colored;

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Look<'a> {
    /// Whether it is a light square.
    pub is_light: bool,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Its signs, the most telling first.
    pub signs: &'a [Sign],
    /// Whether the cursor is on it.
    pub cursor: bool,
}

/// What a part of a square is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    /// The square's own colour.
    Ground,
    /// The tile of its first sign.
    Tile,
    /// What a piece stands on: its own stand where it needs one, else the tile or the square.
    Stand,
    /// The piece.
    Piece,
    /// What is drawn on the piece.
    Detail,
    /// The signs.
    Sign,
    /// The frame of the cursor.
    Cursor,
}

impl Layer {
    /// All, by number.
    pub const ALL: [Self; 7] =
        [Self::Ground, Self::Tile, Self::Stand, Self::Piece, Self::Detail, Self::Sign, Self::Cursor];

    /// Its place in [`Layer::ALL`].
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl Look<'_> {
    /// The colour of a layer.
    pub fn color(&self, look: look::Look, layer: Layer) -> u8 {
        let ground = look.ground(self.is_light);
        let sign = self.signs.first().map(|sign| look.sign_colors(*sign));
        let white = self.piece.is_none_or(|piece| piece.color == Color::White);
        match layer {
            Layer::Ground => ground,
            Layer::Stand if look.has_stands() => look.stand(white),
            Layer::Tile | Layer::Stand => sign.map_or(ground, |(tile, _)| tile),
            Layer::Piece if white => look.white(),
            Layer::Piece => look.black(),
            Layer::Detail if white => look.black(),
            Layer::Detail => look.white(),
            Layer::Sign => sign.map_or(look.black(), |(_, shape)| shape),
            Layer::Cursor => look.cursor(),
        }
    }

    /// Whether a layer is bright where there are no colours: white pieces are, on a dark stand; black ones are dark, on a
    /// bright stand; signs and the cursor are what the square is not.
    pub fn is_bright(&self, layer: Layer) -> bool {
        let white = self.piece.map(|piece| piece.color == Color::White);
        match layer {
            Layer::Ground => self.is_light,
            Layer::Tile | Layer::Stand => white.map_or(self.is_light, |white| !white),
            Layer::Piece => white.unwrap_or(self.is_light),
            Layer::Detail => white.map_or(self.is_light, |white| !white),
            Layer::Sign | Layer::Cursor => !self.is_light,
        }
    }

    /// The style of a character in the colour of one layer on another.
    pub fn style(&self, look: look::Look, front: Layer, back: Layer) -> Style {
        if look.is_mono() {
            look.brightness(self.is_bright(back))
        } else {
            colored(self.color(look, front), self.color(look, back))
        }
    }
}
