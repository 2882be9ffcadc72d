//! The sixteen colours of old consoles, of which eight can lie behind a character. Each terminal has its own shades of them,
//! so pieces stand on stands of black or grey as they do without colours, and what is told apart has a shape as well. The
//! tests hold the pairs to the shades of the Linux console.

use super::look::Theme;
use super::signs::Sign;
use super::theme::Tone;

/// Black, and the colour of black pieces.
pub(super) const BLACK: u8 = 0;
/// White pieces, and the strongest text.
pub(super) const WHITE: u8 = 15;
/// The frame of the cursor.
pub(super) const CURSOR: u8 = 11;
/// What black pieces stand on.
pub(super) const GREY: u8 = 7;

const RED: u8 = 1;
const GREEN: u8 = 2;
const BROWN: u8 = 3;
const BLUE: u8 = 4;
const MAGENTA: u8 = 5;
const CYAN: u8 = 6;
const BRIGHT_RED: u8 = 9;
const BRIGHT_GREEN: u8 = 10;
const YELLOW: u8 = 11;
const BRIGHT_MAGENTA: u8 = 13;
const BRIGHT_CYAN: u8 = 14;

/// The text colour and the ground of a tone.
pub(super) const fn tone(theme: Theme, tone: Tone) -> (u8, u8) {
    match theme {
        Theme::Light => light(tone),
        Theme::ColorBlind => match tone {
            Tone::Good => (BRIGHT_CYAN, BLACK),
            Tone::Bad => (YELLOW, BLACK),
            Tone::Title | Tone::Hint => (WHITE, BLACK),
            other => dark(other),
        },
        Theme::HighContrast => match tone {
            Tone::Page | Tone::Quiet | Tone::Frame | Tone::Link => (WHITE, BLACK),
            Tone::Bad => (BRIGHT_MAGENTA, BLACK),
            other => dark(other),
        },
        Theme::Dark | Theme::Mono | Theme::MonoLight => dark(tone),
    }
}

const fn dark(tone: Tone) -> (u8, u8) {
    match tone {
        Tone::Page | Tone::Quiet | Tone::Frame | Tone::Link => (GREY, BLACK),
        Tone::Strong => (WHITE, BLACK),
        Tone::Title | Tone::Star => (YELLOW, BLACK),
        Tone::Good => (BRIGHT_GREEN, BLACK),
        Tone::Bad => (BRIGHT_RED, BLACK),
        Tone::Hint => (BRIGHT_CYAN, BLACK),
        Tone::Say => (WHITE, BLUE),
        Tone::Key | Tone::Chosen => (BLACK, CYAN),
        Tone::Button => (BLACK, GREY),
    }
}

const fn light(tone: Tone) -> (u8, u8) {
    match tone {
        Tone::Page | Tone::Quiet | Tone::Strong | Tone::Frame | Tone::Link => (BLACK, GREY),
        Tone::Title | Tone::Star | Tone::Hint => (BLUE, GREY),
        Tone::Good => (BLACK, GREEN),
        Tone::Bad => (WHITE, RED),
        Tone::Say | Tone::Key | Tone::Chosen => (WHITE, BLUE),
        Tone::Button => (WHITE, BLACK),
    }
}

/// The ground of a square.
pub(super) const fn ground(is_light: bool) -> u8 {
    if is_light { BROWN } else { BLUE }
}

/// The colour of a sign's tile and of its shape on it.
pub(super) const fn sign(theme: Theme, sign: Sign) -> (u8, u8) {
    match (theme, sign) {
        (Theme::ColorBlind, Sign::Found) => (CYAN, BLACK),
        (Theme::ColorBlind, Sign::Marked) => (MAGENTA, WHITE),
        (_, Sign::Extra) => (RED, WHITE),
        (_, Sign::Found) => (GREEN, BLACK),
        (_, Sign::Missed | Sign::Origin) => (GREY, BLACK),
        (_, Sign::Marked | Sign::Held | Sign::Rook) => (CYAN, BLACK),
        (_, Sign::Explained | Sign::Witness | Sign::Hint | Sign::After | Sign::Bishop) => (MAGENTA, WHITE),
        (_, Sign::Goal) => (BLACK, YELLOW),
        (_, Sign::Lit) => (BLACK, BRIGHT_CYAN),
        (_, Sign::Before | Sign::Wanted) => (BLACK, BRIGHT_MAGENTA),
        (_, Sign::Proof | Sign::File | Sign::Rank | Sign::Rising | Sign::Falling) => (BLACK, WHITE),
    }
}
