//! Every colour of the program, by what it is for.
//!
//! Colours are the fixed part of the 256 (16 and up): xterm, macOS Terminal, tmux and Windows all show the same, and
//! contrast can be computed (the tests do). Where there are more colours they only make edges smooth; where there are
//! sixteen, [`sixteen`] has them. The page is painted
//! too, so that nothing depends on the terminal's own background. The mono theme uses no colour at all, since
//! crossterm drops modifiers together with a colour under `NO_COLOR`.

use ratatui::style::{Color, Modifier, Style};

use super::look::{Depth, Look, Theme};
use super::signs::Sign;
use super::sixteen;

/// What something that is written is for; each has a text colour and a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Tone {
    /// The page and plain text on it.
    Page,
    /// What is said by the way.
    Quiet,
    /// What matters most.
    Strong,
    /// Headings.
    Title,
    /// What is right.
    Good,
    /// What is wrong.
    Bad,
    /// Hints.
    Hint,
    /// What is read aloud.
    Say,
    /// Frames and the marks of place in a lesson.
    Frame,
    /// Stars that are won.
    Star,
    /// The key of a button.
    Key,
    /// The name on a button.
    Button,
    /// What can be chosen.
    Link,
    /// What is chosen now.
    Chosen,
}

impl Tone {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Self; 14] = [
        Self::Page,
        Self::Quiet,
        Self::Strong,
        Self::Title,
        Self::Good,
        Self::Bad,
        Self::Hint,
        Self::Say,
        Self::Frame,
        Self::Star,
        Self::Key,
        Self::Button,
        Self::Link,
        Self::Chosen,
    ];

    const fn dark(self) -> (u8, u8) {
        match self {
            Self::Page => (252, 234),
            Self::Quiet => (247, 234),
            Self::Strong => (231, 234),
            Self::Title => (180, 234),
            Self::Good => (114, 234),
            Self::Bad => (210, 234),
            Self::Hint => (221, 234),
            Self::Say => (195, 237),
            Self::Frame => (244, 234),
            Self::Star => (220, 234),
            Self::Key => (16, 180),
            Self::Button => (231, 242),
            Self::Link => (252, 234),
            Self::Chosen => (16, 180),
        }
    }

    const fn light(self) -> (u8, u8) {
        match self {
            Self::Page => (236, 255),
            Self::Quiet => (241, 255),
            Self::Strong => (16, 255),
            Self::Title => (94, 255),
            Self::Good => (22, 255),
            Self::Bad => (124, 255),
            Self::Hint => (54, 255),
            Self::Say => (17, 189),
            Self::Frame => (243, 255),
            Self::Star => (94, 255),
            Self::Key => (231, 94),
            Self::Button => (231, 240),
            Self::Link => (236, 255),
            Self::Chosen => (231, 94),
        }
    }

    /// The dark page, with right and wrong in blue and orange.
    const fn color_blind(self) -> (u8, u8) {
        match self {
            Self::Good => (117, 234),
            Self::Bad => (215, 234),
            Self::Hint => (231, 234),
            other => other.dark(),
        }
    }

    const fn high_contrast(self) -> (u8, u8) {
        match self {
            Self::Page | Self::Quiet | Self::Strong | Self::Link | Self::Frame => (231, 16),
            Self::Title | Self::Star | Self::Hint => (226, 16),
            Self::Good => (46, 16),
            Self::Bad => (217, 16),
            Self::Say => (16, 231),
            Self::Button => (16, 252),
            Self::Key | Self::Chosen => (16, 226),
        }
    }

    const fn modifier(self) -> Modifier {
        match self {
            Self::Strong | Self::Title | Self::Good | Self::Bad | Self::Star | Self::Key | Self::Chosen => {
                Modifier::BOLD
            }
            Self::Link => Modifier::UNDERLINED,
            Self::Page | Self::Quiet | Self::Hint | Self::Say | Self::Frame | Self::Button => Modifier::empty(),
        }
    }

    const fn mono(self) -> Modifier {
        match self {
            Self::Key | Self::Chosen => Modifier::BOLD.union(Modifier::REVERSED),
            Self::Button => Modifier::UNDERLINED,
            other => other.modifier(),
        }
    }
}

impl Look {
    pub(super) fn style(self, tone: Tone) -> Style {
        let (text, ground) = match self.theme {
            Theme::Dark => tone.dark(),
            Theme::Light => tone.light(),
            Theme::ColorBlind => tone.color_blind(),
            Theme::HighContrast => tone.high_contrast(),
            Theme::Mono | Theme::MonoLight => return mono(tone.mono()),
        };
        if self.is_sixteen() {
            let (text, ground) = sixteen::tone(self.theme, tone);
            // Bold makes a colour bright on these consoles: dark ones stay as they are.
            let modifier = if text < 8 { tone.modifier() - Modifier::BOLD } else { tone.modifier() };
            return colored(text, ground).add_modifier(modifier);
        }
        colored(text, ground).add_modifier(tone.modifier())
    }

    /// Without colours: a cell that is bright where nothing is drawn on it, or dark.
    pub(super) fn brightness(self, bright: bool) -> Style {
        let reversed = bright != matches!(self.theme, Theme::MonoLight);
        mono(if reversed { Modifier::REVERSED } else { Modifier::empty() })
    }
}

impl Look {
    /// Whether there are sixteen colours and no more.
    pub(super) const fn is_sixteen(self) -> bool {
        matches!(self.depth, Depth::Sixteen) && !self.is_mono()
    }

    /// Whether edges can be smooth.
    pub(super) const fn is_smooth(self) -> bool {
        matches!(self.depth, Depth::True) && !self.is_mono()
    }

    /// Whether a piece needs a stand of its own to be seen: where no ground lets both sides' pieces stand out.
    pub(super) const fn has_stands(self) -> bool {
        self.is_mono() || self.is_sixteen()
    }

    /// What a piece stands on where it needs that.
    pub(super) const fn stand(self, is_white: bool) -> u8 {
        if is_white { sixteen::BLACK } else { sixteen::GREY }
    }

    /// The ground of a square.
    pub(super) const fn ground(self, is_light: bool) -> u8 {
        if self.is_sixteen() { sixteen::ground(is_light) } else { ground(self.theme, is_light) }
    }

    /// The colour of a sign's tile and of its shape on it.
    pub(super) const fn sign_colors(self, sign: Sign) -> (u8, u8) {
        if self.is_sixteen() { sixteen::sign(self.theme, sign) } else { sign.colors(self.theme) }
    }

    /// White as pieces are.
    pub(super) const fn white(self) -> u8 {
        if self.is_sixteen() { sixteen::WHITE } else { WHITE }
    }

    /// Black as pieces are.
    pub(super) const fn black(self) -> u8 {
        if self.is_sixteen() { sixteen::BLACK } else { BLACK }
    }

    /// The frame of the cursor.
    pub(super) const fn cursor(self) -> u8 {
        if self.is_sixteen() { sixteen::CURSOR } else { CURSOR }
    }
}

/// A style of two colours of the 256.
pub(super) fn colored(text: u8, ground: u8) -> Style {
    Style::new().fg(Color::Indexed(text)).bg(Color::Indexed(ground))
}

/// A style without colours.
fn mono(modifier: Modifier) -> Style {
    Style::new().fg(Color::Reset).bg(Color::Reset).add_modifier(modifier)
}

/// White and black as the pieces and the signs on the board are drawn: each is at least 3:1 on every ground of the board.
pub(super) const WHITE: u8 = 231;
/// See [`WHITE`].
pub(super) const BLACK: u8 = 16;
/// The frame of the cursor.
pub(super) const CURSOR: u8 = 226;

/// The ground of a square. Both are of middling brightness, so that white and black pieces stand out on either.
pub(super) const fn ground(theme: Theme, is_light: bool) -> u8 {
    match (theme, is_light) {
        (Theme::HighContrast, true) => 245,
        (Theme::HighContrast, false) => 241,
        (_, true) => 137,
        (_, false) => 59,
    }
}
