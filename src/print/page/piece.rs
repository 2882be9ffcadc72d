//! Pieces as they are drawn on paper: White's in outline, Black's filled, so that both are told apart without colour on
//! white and on grey.

use super::drawing::{Figure, Ink, Mark};
use super::geometry::Rect;
use super::shared::FIELD;
use crate::art::{self, GRID_LEFT, GRID_SIDE, GRID_TOP, Paint, Shape};
use crate::rules::{Color, Piece};

/// How wide the outline of a piece is, in units of its picture.
const OUTLINE: f32 = 5.0;

/// A piece in its square.
pub(super) fn drawn(piece: Piece, area: Rect) -> Vec<Mark> {
    let unit = area.width / FIELD;
    let of = |paint: Paint| -> Vec<Figure> {
        let parts = art::piece(piece.role).iter().filter(|part| part.0 == paint);
        parts.flat_map(|part| figures(part.1, area)).collect()
    };
    let (body, detail) = match piece.color {
        Color::White => (255, 0),
        Color::Black => (0, 255),
    };
    // The outline of all parts together: first their edges, then their insides over the edges that lie within.
    vec![
        Mark::Figures(of(Paint::Body), Ink::filled(0).lined(0, OUTLINE * unit)),
        Mark::Figures(of(Paint::Body), Ink::filled(body)),
        Mark::Figures(of(Paint::Detail), Ink::filled(detail)),
    ]
}

/// A shape of a picture that fills this area.
pub(super) fn figures(shape: Shape, area: Rect) -> Vec<Figure> {
    let unit = area.width / FIELD;
    let at = |x: f32, y: f32| (area.left + x * unit, area.top + y * unit);
    match shape {
        Shape::Polygon(corners) => {
            vec![Figure::Polygon(corners.iter().map(|&(x, y)| at(f32::from(x), f32::from(y))).collect())]
        }
        Shape::Disc(x, y, radius) => {
            let (x, y) = at(f32::from(x), f32::from(y));
            vec![Figure::Circle(x, y, f32::from(radius) * unit)]
        }
        Shape::Grid(rows) => {
            let square = |row: usize, column: usize| {
                let (left, top) = at(GRID_LEFT + column as f32 * GRID_SIDE, GRID_TOP + row as f32 * GRID_SIDE);
                Figure::Rect(Rect { left, top, width: GRID_SIDE * unit, height: GRID_SIDE * unit })
            };
            let filled = |row: usize, bits: u8| {
                (0..5).filter(move |column| bits >> (4 - column) & 1 == 1).map(move |column| (row, column))
            };
            let all = rows.iter().enumerate().flat_map(|(row, &bits)| filled(row, bits));
            all.map(|(row, column)| square(row, column)).collect()
        }
    }
}
