//! A board on paper: light grey for dark squares, letters and numbers at its edges, signs by shape.

use super::drawing::{Figure, Ink, Mark};
use super::font::Face;
use super::geometry::Rect;
use super::signs::{self, Sign};
use super::{Shared, Text};
use crate::rules::{Area, Color, Position, Square, SquareSet};

/// A board to be printed.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// What stands on it.
    pub position: Position,
    /// The part of it that exists.
    pub area: Area,
    /// Whose side is at the bottom.
    pub view: Color,
    /// Whether light and dark squares have changed places, as when it lies turned by a quarter.
    pub swapped: bool,
    /// Whether letters and numbers stand at its edges.
    pub labelled: bool,
    /// The squares of the pieces that are asked about: they have a frame.
    pub framed: SquareSet,
    /// Squares with a sign; a square may have several.
    pub signs: Vec<(SquareSet, Sign)>,
    /// Moves, from one square to another.
    pub arrows: Vec<(Square, Square)>,
}

/// A board with nothing on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    area: Area,
    view: Color,
    swapped: bool,
    labelled: bool,
}

/// The room for letters and numbers, in squares.
const LABELS: f32 = 0.42;
/// The shade of dark squares: pencil and pieces are seen on it.
const DARK: u8 = 208;

impl BoardPicture {
    /// A board with nothing but pieces on it.
    pub fn new(position: Position, area: Area, view: Color) -> Self {
        Self {
            position,
            area,
            view,
            swapped: false,
            labelled: true,
            framed: SquareSet::EMPTY,
            signs: Vec::new(),
            arrows: Vec::new(),
        }
    }

    fn grid(&self) -> Grid {
        Grid { area: self.area, view: self.view, swapped: self.swapped, labelled: self.labelled }
    }

    /// How much room it takes if neither width nor height is to be larger than this.
    pub fn size(&self, width: f32, height: f32) -> (f32, f32) {
        let (across, down) = self.grid().squares();
        let square = (width / across).min(height / down);
        (across * square, down * square)
    }

    /// What is to be drawn for it in this area, which [`Self::size`] gave.
    pub(super) fn drawn(&self, area: Rect) -> Vec<Mark> {
        let grid = self.grid();
        let side = area.width / grid.squares().0;
        let inner = grid.inner(area);
        let at = |square: Square| grid.place(square, inner, side);
        let framed = self.framed & self.area.squares();
        let frames = framed.into_iter().map(|square| Figure::Rect(at(square).inset(side * 0.05)));
        let mut marks = vec![
            Mark::Shared(Shared::Grid(grid), area),
            Mark::Figures(vec![Figure::Rect(inner)], Ink::line(0, (side * 0.05).clamp(0.5, 1.2))),
            Mark::Figures(frames.collect(), Ink::line(0, side * 0.06)),
        ];
        for square in self.area.squares() {
            let stands = self.position.piece_at(square);
            let piece = stands.map(|piece| Mark::Shared(Shared::Piece(piece), at(square).inset(side * 0.02)));
            marks.extend(piece);
            marks.extend(self.signs_on(square, at(square), stands.is_some()));
        }
        marks.extend(self.arrows.iter().flat_map(|&(from, to)| arrow(middle(at(from)), middle(at(to)), side)));
        marks
    }

    fn signs_on(&self, square: Square, area: Rect, occupied: bool) -> Vec<Mark> {
        let here: Vec<Sign> =
            self.signs.iter().filter(|(set, _)| set.contains(square)).map(|(_, sign)| *sign).collect();
        let quarter = area.width / 2.0;
        let in_quarter = |number: usize| Rect {
            left: area.left + if number.is_multiple_of(2) { 0.0 } else { quarter },
            top: area.top + if number / 2 == 0 { 0.0 } else { quarter },
            width: quarter,
            height: quarter,
        };
        match here.as_slice() {
            [Sign::Dot] if occupied => {
                let (x, y) = middle(area);
                let ring = |shade, width| {
                    Mark::Figures(vec![Figure::Circle(x, y, area.width * 0.44)], Ink::line(shade, width))
                };
                vec![ring(255, area.width * 0.14), ring(0, area.width * 0.08)]
            }
            [sign] if occupied => signs::drawn(*sign, in_quarter(3)),
            [sign] => signs::drawn(*sign, area.inset(area.width * 0.06)),
            several => {
                several.iter().zip(0..4).flat_map(|(sign, number)| signs::drawn(*sign, in_quarter(number))).collect()
            }
        }
    }
}

impl Grid {
    fn margin(&self) -> f32 {
        if self.labelled { LABELS } else { 0.0 }
    }

    /// Width and height, both in squares.
    pub(super) fn squares(&self) -> (f32, f32) {
        let margin = self.margin();
        (f32::from(self.area.files()) + margin, f32::from(self.area.ranks()) + margin)
    }

    /// The squares alone, of a board that fills an area.
    fn inner(&self, area: Rect) -> Rect {
        let side = area.width / self.squares().0;
        Rect {
            left: area.left + self.margin() * side,
            top: area.top,
            width: f32::from(self.area.files()) * side,
            height: f32::from(self.area.ranks()) * side,
        }
    }

    /// What is to be drawn for it.
    pub(super) fn drawn(&self, area: Rect) -> Vec<Mark> {
        let (inner, side) = (self.inner(area), area.width / self.squares().0);
        let dark = self.area.squares().into_iter().filter(|square| square.is_light() == self.swapped);
        let dark = dark.map(|square| Figure::Rect(self.place(square, inner, side)));
        let mut marks = vec![
            Mark::Figures(vec![Figure::Rect(inner)], Ink::filled(255)),
            Mark::Figures(dark.collect(), Ink::filled(DARK)),
        ];
        if self.labelled {
            marks.extend(self.labels(area, inner, side));
        }
        marks
    }

    fn place(&self, square: Square, inner: Rect, side: f32) -> Rect {
        let (low, high) = (self.area.low(), self.area.high());
        let (column, row) = match self.view {
            Color::White => (square.file() - low.file(), high.rank() - square.rank()),
            Color::Black => (high.file() - square.file(), square.rank() - low.rank()),
        };
        let (left, top) = (inner.left + f32::from(column) * side, inner.top + f32::from(row) * side);
        Rect { left, top, width: side, height: side }
    }

    fn labels(&self, area: Rect, inner: Rect, side: f32) -> Vec<Mark> {
        let size = side * LABELS * 0.72;
        let label = |said: String, x: f32, baseline: f32| {
            let width = Face::Regular.width(&said, size);
            let text = Text { said, face: Face::Regular, size };
            Mark::Text { left: x - width / 2.0, baseline, width, text }
        };
        let (low, high) = (self.area.low(), self.area.high());
        let files = (low.file()..=high.file()).map(|file| {
            let (x, _) = middle(self.place(Square::new(file, low.rank()), inner, side));
            label(char::from(b'a' + file).to_string(), x, area.bottom() - side * LABELS * 0.26)
        });
        let ranks = (low.rank()..=high.rank()).map(|rank| {
            let (_, y) = middle(self.place(Square::new(low.file(), rank), inner, side));
            label((rank + 1).to_string(), area.left + side * LABELS * 0.42, y + size * 0.36)
        });
        files.chain(ranks).collect()
    }
}

fn middle(area: Rect) -> (f32, f32) {
    (area.left + area.width / 2.0, area.top + area.height / 2.0)
}

/// An arrow from the edge of the piece on one square to the middle of another, with a white rim.
fn arrow(from: (f32, f32), to: (f32, f32), side: f32) -> Vec<Mark> {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(0.01);
    let (x, y) = (across / length, down / length);
    let along = |distance: f32, aside: f32| (from.0 + x * distance - y * aside, from.1 + y * distance + x * aside);
    let (begin, tip) = (side * 0.34, length - side * 0.08);
    let neck = tip - side * 0.3;
    let shaft = Figure::Open(vec![along(begin, 0.0), along(neck, 0.0)]);
    let head = Figure::Polygon(vec![along(tip, 0.0), along(neck, side * 0.17), along(neck, -side * 0.17)]);
    vec![
        Mark::Figures(vec![shaft.clone()], Ink::line(255, side * 0.16)),
        Mark::Figures(vec![head.clone()], Ink::filled(255).lined(255, side * 0.1)),
        Mark::Figures(vec![shaft], Ink::line(0, side * 0.08)),
        Mark::Figures(vec![head], Ink::filled(0)),
    ]
}
