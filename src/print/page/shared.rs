//! What a document shows again and again: pieces and empty boards. A writer draws each once, in units of its own, and only
//! says where it stands.

use super::board::Grid;
use super::drawing::{Figure, Ink, Mark};
use super::geometry::Rect;
use super::piece;
use crate::rules::Piece;

/// The side of a square and of a piece's picture, in units.
pub(super) const FIELD: f32 = 64.0;

/// Something that is drawn once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shared {
    /// A piece.
    Piece(Piece),
    /// A board with nothing on it.
    Grid(Grid),
}

impl Shared {
    /// All of it, in units.
    pub(super) fn area(&self) -> Rect {
        let (width, height) = match self {
            Self::Piece(_) => (FIELD, FIELD),
            Self::Grid(grid) => {
                let (across, down) = grid.squares();
                (across * FIELD, down * FIELD)
            }
        };
        Rect { left: 0.0, top: 0.0, width, height }
    }

    /// What is to be drawn for it, in units.
    pub(super) fn drawn(&self) -> Vec<Mark> {
        match self {
            Self::Piece(piece) => piece::drawn(*piece, self.area()),
            Self::Grid(grid) => grid.drawn(self.area()),
        }
    }

    /// How many points a unit has where it fills an area.
    pub(super) fn scale(&self, area: Rect) -> f32 {
        area.width / self.area().width
    }
}

impl Mark {
    /// The same without anything shared.
    pub(super) fn flat(self) -> Vec<Self> {
        let Self::Shared(shared, area) = self else { return vec![self] };
        let scale = shared.scale(area);
        shared.drawn().into_iter().map(|mark| mark.placed(scale, area)).collect()
    }

    /// The same, of units of so many points, in an area.
    fn placed(self, scale: f32, area: Rect) -> Self {
        let at = |(x, y): (f32, f32)| (area.left + x * scale, area.top + y * scale);
        let all = |points: Vec<(f32, f32)>| points.into_iter().map(at).collect();
        let figure = |figure: Figure| match figure {
            Figure::Polygon(points) => Figure::Polygon(all(points)),
            Figure::Open(points) => Figure::Open(all(points)),
            Figure::Circle(x, y, radius) => {
                let (x, y) = at((x, y));
                Figure::Circle(x, y, radius * scale)
            }
            Figure::Rect(rect) => {
                let (left, top) = at((rect.left, rect.top));
                Figure::Rect(Rect { left, top, width: rect.width * scale, height: rect.height * scale })
            }
        };
        match self {
            Self::Figures(figures, ink) => {
                let ink = Ink { line: ink.line.map(|(shade, width)| (shade, width * scale)), ..ink };
                Self::Figures(figures.into_iter().map(figure).collect(), ink)
            }
            Self::Text { left, baseline, width, mut text } => {
                let (left, baseline) = at((left, baseline));
                text.size *= scale;
                Self::Text { left, baseline, width: width * scale, text }
            }
            shared @ Self::Shared(..) => shared,
        }
    }
}

/// The shared things that some marks show, each once, in the order in which they come.
pub(super) fn shown(marks: impl Iterator<Item = Mark>) -> Vec<Shared> {
    let mut all: Vec<Shared> = Vec::new();
    for mark in marks {
        if let Mark::Shared(shared, _) = mark
            && !all.contains(&shared)
        {
            all.push(shared);
        }
    }
    all
}
