//! A square in one line of text: a sign on its tile, a piece on its ground, three columns wide.

use ratatui::style::Style;

use crate::rules::{Color, Piece};

use super::canvas::Canvas;
use super::pieces;
use super::signs::Sign;
use super::theme::{Tone, colored};

/// A sign on its tile.
pub(super) fn sign(canvas: &Canvas, sign: Sign) -> (String, Style) {
    let (tile, shape) = canvas.look.sign_colors(sign);
    let style = if canvas.look.is_mono() { canvas.look.style(Tone::Strong) } else { colored(shape, tile) };
    (format!(" {} ", sign.shape(canvas.look)), style)
}

/// A piece on a square on which it stands out, or on the tile of a sign.
pub(super) fn piece(canvas: &Canvas, piece: Piece, on: Option<Sign>) -> (String, Style) {
    let is_white = piece.color == Color::White;
    let ink = if is_white { canvas.look.white() } else { canvas.look.black() };
    let tile = match on {
        _ if canvas.look.has_stands() => canvas.look.stand(is_white),
        Some(sign) => canvas.look.sign_colors(sign).0,
        None => canvas.look.ground(!is_white),
    };
    let style = if canvas.look.is_mono() { canvas.look.style(Tone::Key) } else { colored(ink, tile) };
    (format!(" {} ", pieces::glyph(piece, canvas.look)), style)
}

/// An empty square.
pub(super) fn empty(canvas: &Canvas, is_light: bool) -> (String, Style) {
    let style = if canvas.look.is_mono() {
        canvas.look.brightness(is_light)
    } else {
        colored(canvas.look.black(), canvas.look.ground(is_light))
    };
    ("   ".to_owned(), style)
}
