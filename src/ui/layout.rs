//! Where the board and the panel go: the board as large as fits, the panel never narrower than lessons are written for.

use ratatui::layout::Rect;

use crate::rules::{Area, Color, Square};
use crate::text::PANEL;

/// The columns for the names of the ranks.
const RANKS: u16 = 2;
/// The columns between board and panel.
const GAP: u16 = 2;
/// Lines of text are hard to follow beyond this width.
const WIDEST_PANEL: u16 = 72;

/// A board on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardPlace {
    /// The squares, without the names of files and ranks.
    pub squares: Rect,
    /// The rows of one square; it has twice as many columns, so that it looks square.
    pub cell: u16,
    /// The part of the board that exists.
    pub area: Area,
    /// Whose side is at the bottom.
    pub view: Color,
}

impl BoardPlace {
    /// The place of a square; none if it is not on this board.
    pub fn square(&self, square: Square) -> Option<Rect> {
        if !self.area.contains(square) {
            return None;
        }
        let (low, high) = (self.area.low(), self.area.high());
        let (right, down) = match self.view {
            Color::White => (square.file() - low.file(), high.rank() - square.rank()),
            Color::Black => (high.file() - square.file(), square.rank() - low.rank()),
        };
        let (width, height) = (2 * self.cell, self.cell);
        let x = self.squares.x + u16::from(right) * width;
        let y = self.squares.y + u16::from(down) * height;
        Some(Rect { x, y, width, height })
    }

    /// The rank of a row of squares and the row on the screen in its middle.
    pub fn ranks(&self) -> impl Iterator<Item = (u8, u16)> {
        let file = self.area.low().file();
        let ranks = self.area.low().rank()..=self.area.high().rank();
        ranks.filter_map(move |rank| {
            let place = self.square(Square::new(file, rank))?;
            Some((rank, place.y + place.height / 2))
        })
    }

    /// The file of a column of squares and the column on the screen in its middle.
    pub fn files(&self) -> impl Iterator<Item = (u8, u16)> {
        let rank = self.area.low().rank();
        let files = self.area.low().file()..=self.area.high().file();
        files.filter_map(move |file| {
            let place = self.square(Square::new(file, rank))?;
            Some((file, place.x + place.width / 2 - 1))
        })
    }
}

/// Board and panel side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Places {
    /// The board.
    pub board: BoardPlace,
    /// The text beside it.
    pub panel: Rect,
}

/// Divides the middle of the screen, below the first row and above the buttons.
pub(super) fn places(body: Rect, area: Area, view: Color) -> Places {
    let panel = u16::try_from(PANEL.columns).unwrap_or(u16::MAX);
    let (files, ranks) = (u16::from(area.files()), u16::from(area.ranks()));
    let high = body.height.saturating_sub(2) / ranks;
    let wide = body.width.saturating_sub(1 + RANKS + GAP + panel + 1) / (2 * files);
    let cell = high.min(wide).max(1);
    let (width, height) = (2 * cell * files, cell * ranks);
    let rest = body.width.saturating_sub(1 + RANKS + width + GAP + 1);
    let panel = rest.min(WIDEST_PANEL);
    let left = body.x + 1 + (rest - panel) / 2;
    let top = body.y + 1 + body.height.saturating_sub(2 + height) / 3;
    let squares = Rect { x: left + RANKS, y: top, width, height };
    let x = squares.right() + GAP;
    let places = Places {
        board: BoardPlace { squares, cell, area, view },
        panel: Rect { x, y: top, width: panel, height: body.bottom().saturating_sub(top) },
    };
    Places { panel: places.panel.intersection(body), ..places }
}

/// Room for text alone, in the middle.
pub(super) fn column(body: Rect) -> Rect {
    let width = body.width.saturating_sub(2).min(WIDEST_PANEL);
    let (x, height) = (body.x + (body.width - width) / 2, body.height.saturating_sub(1));
    Rect { x, y: body.y + 1, width, height }.intersection(body)
}

/// Room for small boards, and the text beside them.
pub(super) fn halves(body: Rect) -> (Rect, Rect) {
    let panel = u16::try_from(PANEL.columns).unwrap_or(u16::MAX).max(body.width / 3).min(WIDEST_PANEL);
    let high = Rect { y: body.y + 1, height: body.height.saturating_sub(1), ..body };
    let boards = Rect { x: body.x + 1, width: body.width.saturating_sub(1 + GAP + panel + 1), ..high };
    let panel = Rect { x: boards.right() + GAP, width: panel, ..high };
    (boards.intersection(body), panel.intersection(body))
}

/// The rows of the text below small boards, at least.
const LOWEST_PANEL: u16 = 14;

/// Room for small boards across the whole width, with rows for the text below them.
pub(super) fn across(body: Rect) -> Rect {
    let height = body.height.saturating_sub(1 + LOWEST_PANEL);
    Rect { x: body.x + 1, y: body.y + 1, width: body.width.saturating_sub(2), height }.intersection(body)
}

/// The text below what takes so many rows of such a room.
pub(super) fn under(body: Rect, boards: Rect, rows: u16) -> Rect {
    let y = boards.y + rows + 1;
    let width = boards.width.min(WIDEST_PANEL);
    Rect { y, width, height: body.bottom().saturating_sub(y), ..boards }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(width: u16, height: u16) -> Rect {
        Rect { x: 0, y: 1, width, height }
    }

    #[test]
    fn the_board_takes_the_largest_size_that_fits() {
        let fragment: Area = "c3-g7".parse().unwrap();
        for (width, height, area, cell, panel) in [
            (80, 20, Area::FULL, 2, 42),
            (100, 31, Area::FULL, 3, 46),
            (120, 37, Area::FULL, 4, 50),
            (160, 47, Area::FULL, 5, 72),
            (80, 20, fragment, 3, 44),
        ] {
            let places = places(body(width, height), area, Color::White);
            assert_eq!((places.board.cell, places.panel.width), (cell, panel), "{width}x{height} {area}");
            assert!(places.panel.right() < width && places.board.squares.bottom() < 1 + height);
        }
    }

    #[test]
    fn black_sees_the_board_from_the_other_side() {
        let a1 = Square::new(0, 0);
        let white = places(body(80, 20), Area::FULL, Color::White).board;
        let black = places(body(80, 20), Area::FULL, Color::Black).board;
        let corner = |place: Rect| (place.x, place.bottom());
        assert_eq!(white.square(a1).map(corner), Some((white.squares.x, white.squares.bottom())));
        assert_eq!(
            black.square(a1).map(|place| (place.right(), place.y)),
            Some((white.squares.right(), white.squares.y))
        );
        assert_eq!(black.ranks().map(|(rank, _)| rank).collect::<Vec<_>>(), (0..8).collect::<Vec<_>>());
    }
}
