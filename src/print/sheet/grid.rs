//! How many tasks stand on a page, and how large their text is.

use crate::lesson::Audience;

/// More tasks do not go on a page.
pub const MOST_PER_PAGE: u8 = 12;

/// So many tasks stand on a page unless somebody says otherwise: for children who do not read yet the boards are large.
pub const fn usual_per_page(audience: Audience) -> u8 {
    match audience {
        Audience::Preschool => 2,
        Audience::Pupil => 6,
    }
}

/// The places on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    /// Tasks side by side.
    pub columns: usize,
    /// Rows of them.
    pub rows: usize,
    /// At most so many tasks: the last row may not be full.
    pub most: usize,
    /// The usual size of the text, in points.
    pub text: f32,
}

impl Grid {
    /// The grid for so many tasks on a page.
    pub fn of(per_page: u8) -> Self {
        let per_page = per_page.clamp(1, MOST_PER_PAGE);
        let (columns, rows, text) = match per_page {
            1 => (1, 1, 16.0),
            2 => (1, 2, 14.0),
            3 => (1, 3, 12.0),
            4 => (2, 2, 11.5),
            5 | 6 => (2, 3, 10.5),
            7 | 8 => (2, 4, 9.5),
            9 => (3, 3, 9.0),
            _ => (3, 4, 8.5),
        };
        Self { columns, rows, most: per_page.into(), text }
    }
}
