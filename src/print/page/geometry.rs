//! Rectangles and papers.

/// A rectangle, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// Less than this is not seen: sums of small numbers are not exact.
const HAIR: f32 = 0.05;

impl Rect {
    /// Its right edge.
    pub fn right(&self) -> f32 {
        self.left + self.width
    }

    /// Its lower edge.
    pub fn bottom(&self) -> f32 {
        self.top + self.height
    }

    /// Whether all of another lies in it.
    pub fn holds(&self, other: &Self) -> bool {
        other.left >= self.left - HAIR
            && other.top >= self.top - HAIR
            && other.right() <= self.right() + HAIR
            && other.bottom() <= self.bottom() + HAIR
    }

    /// Whether both cover something.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.left + HAIR < other.right()
            && other.left + HAIR < self.right()
            && self.top + HAIR < other.bottom()
            && other.top + HAIR < self.bottom()
    }

    /// The same without so much at each edge.
    #[must_use]
    pub fn inset(&self, by: f32) -> Self {
        Self { left: self.left + by, top: self.top + by, width: self.width - 2.0 * by, height: self.height - 2.0 * by }
    }
}

/// What it is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Width and height, in points.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// Its name in style sheets.
    pub const fn css(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "letter",
        }
    }

    /// All of it that printers reach.
    pub fn inside(self) -> Rect {
        /// Half an inch.
        const MARGIN: f32 = 36.0;
        let (width, height) = self.size();
        Rect { left: 0.0, top: 0.0, width, height }.inset(MARGIN)
    }
}
