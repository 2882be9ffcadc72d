//! Where on the screen what can be clicked.

use ratatui::layout::{Position, Rect};

use crate::rules::Square;
use crate::session::Target;

/// The places that can be clicked, as they were drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    places: Vec<(Rect, Target)>,
    squares: Vec<(Rect, Square)>,
    scroll: usize,
}

impl Hits {
    /// What is at this cell; of two that overlap, the one drawn later.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let here = Position::new(column, row);
        self.places.iter().rev().find(|(place, _)| place.contains(here)).map(|&(_, target)| target)
    }

    /// The square of the board at this cell, whether it can be clicked or not.
    pub fn square_at(&self, column: u16, row: u16) -> Option<Square> {
        let here = Position::new(column, row);
        self.squares.iter().find(|(place, _)| place.contains(here)).map(|&(_, square)| square)
    }

    /// All places, in the order in which they were drawn.
    pub fn iter(&self) -> impl Iterator<Item = (Rect, Target)> {
        self.places.iter().copied()
    }

    /// By how many lines the text on the screen can be scrolled: 0 if all of it is in sight.
    pub const fn scroll_limit(&self) -> usize {
        self.scroll
    }

    pub(super) fn can_scroll(&mut self, lines: usize) {
        self.scroll = lines;
    }

    pub(super) fn add(&mut self, place: Rect, target: Target) {
        if !place.is_empty() {
            self.places.push((place, target));
        }
    }

    pub(super) fn add_square(&mut self, place: Rect, square: Square) {
        if !place.is_empty() {
            self.squares.push((place, square));
        }
    }

    /// Takes away every place that begins inside `area`.
    pub(super) fn forget(&mut self, area: Rect) {
        self.places.retain(|(place, _)| !area.contains(place.as_position()));
        self.squares.retain(|(place, _)| !area.contains(place.as_position()));
    }
}
