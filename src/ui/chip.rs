//! A square in one line of text: a sign on its tile, a piece on its ground, three columns wide.

use ratatui::style::Style;

use crate::rules::{Color, Piece};

use super::canvas::Canvas;
use super::pieces;
use super::signs::Sign;
use super::theme::{BLACK, Tone, WHITE, colored, ground};

/// A sign on its tile.
pub(super) fn sign(canvas: &Canvas, sign: Sign) -> (String, Style) {
    let (tile, shape) = sign.colors(canvas.look.theme);
    let style = if canvas.look.is_mono() { canvas.look.style(Tone::Strong) } else { colored(shape, tile) };
    (format!(" {} ", sign.shape(canvas.look)), style)
}

/// A piece on a square on which it stands out, or on the tile of a sign.
pub(super) fn piece(canvas: &Canvas, piece: Piece, on: Option<Sign>) -> (String, Style) {
    let ink = if piece.color == Color::White { WHITE } else { BLACK };
    let tile =
        on.map_or(ground(canvas.look.theme, piece.color == Color::Black), |sign| sign.colors(canvas.look.theme).0);
    let style = if canvas.look.is_mono() { canvas.look.style(Tone::Key) } else { colored(ink, tile) };
    (format!(" {} ", pieces::glyph(piece, canvas.look)), style)
}

/// An empty square.
pub(super) fn empty(canvas: &Canvas, is_light: bool) -> (String, Style) {
    let style = if canvas.look.is_mono() {
        canvas.look.brightness(is_light)
    } else {
        colored(BLACK, ground(canvas.look.theme, is_light))
    };
    ("   ".to_owned(), style)
}
