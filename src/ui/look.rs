//! How everything looks: what the learner chose, as far as the terminal can do it.

use crate::session::{Settings, Theme as Chosen};

pub use crate::session::Pieces;

/// How everything looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// Which colours.
    pub theme: Theme,
    /// How the pieces and all other signs are written.
    pub pieces: Pieces,
    /// Whether the names of files and ranks stand beside the board.
    pub coordinates: bool,
    /// How many colours there are.
    pub depth: Depth,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light text on a dark page.
    Dark,
    /// Dark text on a light page.
    Light,
    /// Right, missed and wrong in colours that every eye tells apart, on a dark page.
    ColorBlind,
    /// Black, white and the strongest colours.
    HighContrast,
    /// The terminal's own two colours, light on dark, told apart by shape, bold and reverse alone (`NO_COLOR`).
    Mono,
    /// The same on a terminal that is dark on light: light squares and white pieces are light there too.
    MonoLight,
}

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Depth {
    /// Sixteen, of which each terminal has its own.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// All of them.
    True,
}

/// What the terminal can do and asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Whether it wants no colours (`NO_COLOR`).
    pub no_color: bool,
    /// Whether it has letters alone, or is asked for them (`--ascii`).
    pub ascii: bool,
    /// Whether it is dark on light.
    pub is_light: bool,
    /// How many colours it shows.
    pub depth: Depth,
}

impl Look {
    /// A look with everything beside it as usual.
    pub const fn new(theme: Theme, pieces: Pieces) -> Self {
        Self { theme, pieces, coordinates: true, depth: Depth::Indexed }
    }

    /// What the learner chose, as far as the terminal can do it.
    pub const fn of(settings: &Settings, limits: Limits) -> Self {
        let mono = if limits.is_light { Theme::MonoLight } else { Theme::Mono };
        let theme = match settings.theme {
            _ if limits.no_color => mono,
            Chosen::Mono => mono,
            Chosen::AsTheTerminal if limits.is_light => Theme::Light,
            Chosen::AsTheTerminal | Chosen::Dark => Theme::Dark,
            Chosen::Light => Theme::Light,
            Chosen::ColorBlind => Theme::ColorBlind,
            Chosen::HighContrast => Theme::HighContrast,
        };
        let pieces = if limits.ascii { Pieces::Letters } else { settings.pieces };
        Self { theme, pieces, coordinates: settings.coordinates, depth: limits.depth }
    }

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
        Self::new(Theme::Dark, Pieces::Signs)
    }
}

impl Limits {
    /// Those of a dark terminal that can do everything.
    pub const NONE: Self = Self { no_color: false, ascii: false, is_light: false, depth: Depth::Indexed };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::session::Setting;

    #[test]
    fn the_terminal_limits_what_is_chosen() {
        let table = [
            ("terminal", Limits::NONE, Theme::Dark),
            ("terminal", Limits { is_light: true, ..Limits::NONE }, Theme::Light),
            ("dark", Limits { is_light: true, ..Limits::NONE }, Theme::Dark),
            ("light", Limits::NONE, Theme::Light),
            ("color-blind", Limits::NONE, Theme::ColorBlind),
            ("contrast", Limits::NONE, Theme::HighContrast),
            ("mono", Limits::NONE, Theme::Mono),
            ("mono", Limits { is_light: true, ..Limits::NONE }, Theme::MonoLight),
            ("contrast", Limits { no_color: true, ..Limits::NONE }, Theme::Mono),
        ];
        for (word, limits, theme) in table {
            let mut settings = Settings::new(Lang::ENGLISH);
            assert!(settings.set(Setting::Theme, word));
            assert_eq!(Look::of(&settings, limits).theme, theme, "{word} {limits:?}");
        }
    }

    #[test]
    fn letters_and_names_are_as_chosen() {
        let mut settings = Settings::new(Lang::ENGLISH);
        let ascii = Limits { ascii: true, ..Limits::NONE };
        assert!(!Look::of(&settings, Limits::NONE).is_ascii() && Look::of(&settings, ascii).is_ascii());
        assert!(settings.set(Setting::Pieces, "letters") && settings.set(Setting::Coordinates, "off"));
        let look = Look::of(&settings, Limits::NONE);
        assert!(look.is_ascii() && !look.coordinates);
    }
}
