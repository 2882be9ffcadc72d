//! What the learner chose about the looks.

/// How everything looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which colours.
    pub theme: Theme,
    /// How the pieces and all other signs are written.
    pub pieces: Pieces,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light text on a dark page.
    Dark,
    /// Dark text on a light page.
    Light,
    /// The terminal's own two colours, light on dark, told apart by shape, bold and reverse alone (`NO_COLOR`).
    Mono,
    /// The same on a terminal that is dark on light: light squares and white pieces are light there too.
    MonoLight,
}

/// How pieces and signs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// As chess signs, and as pictures where squares are large.
    Signs,
    /// As letters of FEN; all other signs, frames and stars are plain ASCII too (`--ascii`).
    Letters,
}

impl Look {
    /// Whether nothing but ASCII may be drawn, apart from the letters of the language itself.
    pub const fn is_ascii(self) -> bool {
        matches!(self.pieces, Pieces::Letters)
    }

    /// Whether there are no colours.
    pub const fn is_mono(self) -> bool {
        matches!(self.theme, Theme::Mono | Theme::MonoLight)
    }

    /// The one or the other, as plain ASCII is asked for or not.
    pub const fn sign(self, usual: &'static str, ascii: &'static str) -> &'static str {
        if self.is_ascii() { ascii } else { usual }
    }
}

impl Default for Look {
    fn default() -> Self {
        Self { theme: Theme::Dark, pieces: Pieces::Signs }
    }
}
