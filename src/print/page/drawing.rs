//! What a writer has to draw: filled and drawn figures in shades of grey, and lines of text. Nothing else, so that a writer
//! is short; and no colours, so that any printer will do.

use super::geometry::Rect;
use super::{Shared, Text};

/// Something to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Figures with the same ink. Where one of them overlaps itself twice it is empty.
    Figures(Vec<Figure>, Ink),
    /// A line of text.
    Text {
        /// Where it begins.
        left: f32,
        /// What its letters stand on.
        baseline: f32,
        /// How wide it is.
        width: f32,
        /// What it says.
        text: Text,
    },
    /// Something that is drawn once for the whole document, and fills this area here.
    Shared(Shared, Rect),
}

/// A figure.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// Straight edges, closed.
    Polygon(Vec<(f32, f32)>),
    /// Straight edges, open.
    Open(Vec<(f32, f32)>),
    /// A circle: its middle and its radius.
    Circle(f32, f32, f32),
    /// A rectangle.
    Rect(Rect),
}

/// How figures are drawn. Shades go from 0, black, to 255, white.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ink {
    /// What they are filled with.
    pub fill: Option<u8>,
    /// The shade of their edge, and how wide it is.
    pub line: Option<(u8, f32)>,
}

impl Ink {
    /// Filled, without an edge.
    pub const fn filled(shade: u8) -> Self {
        Self { fill: Some(shade), line: None }
    }

    /// An edge alone.
    pub const fn line(shade: u8, width: f32) -> Self {
        Self { fill: None, line: Some((shade, width)) }
    }

    /// The same with an edge.
    #[must_use]
    pub const fn lined(self, shade: u8, width: f32) -> Self {
        Self { fill: self.fill, line: Some((shade, width)) }
    }
}
