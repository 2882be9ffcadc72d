//! Tests: what is written can be read, and what must be told apart is, for every pair of eyes (WCAG 2: 4.5 for text, 3 for
//! signs).

use ratatui::style::Color as Ink;

use crate::rules::{Color, Piece, Role};

use super::look::{Depth, Look, Pieces, Theme};
use super::progress::HEAT;
use super::signs::Sign;
use super::square::{self, Layer};
use super::theme::{BLACK, CURSOR, Tone, WHITE, ground};

/// Red, green and blue of one of the fixed 256 colours, 0 to 255.
fn rgb(index: u8) -> [f64; 3] {
    assert!(index >= 16, "colour {index} is not fixed: each terminal has its own");
    if index >= 232 {
        return [f64::from(8 + 10 * u16::from(index - 232)); 3];
    }
    let step = |n: u8| [0.0, 95.0, 135.0, 175.0, 215.0, 255.0][usize::from(n % 6)];
    [step((index - 16) / 36), step((index - 16) / 6), step(index - 16)]
}

/// The same with the light that it gives, 0 to 1.
fn linear(index: u8) -> [f64; 3] {
    rgb(index).map(|value| {
        let share = value / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn contrast(one: u8, other: u8) -> f64 {
    let light = |index| linear(index).iter().zip([0.2126, 0.7152, 0.0722]).map(|(a, b)| a * b).sum::<f64>() + 0.05;
    let (one, other): (f64, f64) = (light(one), light(other));
    one.max(other) / one.min(other)
}

fn index(color: Option<Ink>) -> u8 {
    match color {
        Some(Ink::Indexed(index)) => index,
        other => panic!("{other:?} is not of the 256"),
    }
}

const THEMES: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::ColorBlind, Theme::HighContrast];

const COLORED: [Look; 4] = {
    let [dark, light, color_blind, high_contrast] = THEMES;
    [
        Look::new(dark, Pieces::Signs),
        Look::new(light, Pieces::Signs),
        Look::new(color_blind, Pieces::Signs),
        Look::new(high_contrast, Pieces::Signs),
    ]
};

#[test]
fn texts_can_be_read() {
    for look in COLORED {
        for tone in Tone::ALL {
            let style = look.style(tone);
            let found = contrast(index(style.fg), index(style.bg));
            let needed = match (look.theme, tone) {
                (Theme::HighContrast, _) => 7.0,
                (_, Tone::Frame) => 3.0,
                _ => 4.5,
            };
            assert!(found >= needed, "{tone:?} in {look:?}: {found:.2}");
        }
    }
}

#[test]
fn what_can_be_clicked_has_an_edge() {
    for look in COLORED {
        let page = index(look.style(Tone::Page).bg);
        for tone in [Tone::Key, Tone::Button, Tone::Chosen] {
            let found = contrast(index(look.style(tone).bg), page);
            assert!(found >= 3.0, "{tone:?} in {look:?}: {found:.2}");
        }
    }
}

#[test]
fn pieces_and_the_cursor_stand_out_on_every_ground() {
    for theme in THEMES {
        let squares = [true, false].map(|is_light| ground(theme, is_light));
        for below in squares.into_iter().chain(Sign::ALL.map(|sign| sign.colors(theme).0)) {
            for (name, ink) in [("white", WHITE), ("black", BLACK)] {
                let found = contrast(ink, below);
                assert!(found >= 3.0, "a {name} piece on {below} in {theme:?}: {found:.2}");
            }
        }
        for square in squares {
            let found = contrast(CURSOR, square);
            assert!(found >= 3.0, "the cursor on {square} in {theme:?}: {found:.2}");
        }
        assert!(contrast(squares[0], squares[1]) >= 1.5, "{theme:?}");
    }
}

#[test]
fn signs_stand_out_on_their_tiles() {
    for theme in THEMES {
        for sign in Sign::ALL {
            let (tile, shape) = sign.colors(theme);
            assert!(contrast(tile, shape) >= 3.0, "{sign:?} in {theme:?}: {:.2}", contrast(tile, shape));
        }
    }
}

#[test]
fn numbers_on_the_map_of_mistakes_can_be_read_and_its_colours_grow_darker() {
    for (ground, ink) in HEAT {
        assert!(contrast(ground, ink) >= 4.5, "{ink} on {ground}: {:.2}", contrast(ground, ink));
    }
    let light = HEAT.map(|(ground, _)| contrast(ground, BLACK));
    assert!(light.windows(2).all(|pair| pair[0] > 1.15 * pair[1]), "{light:?}");
}

#[test]
fn every_sign_has_a_shape_of_its_own() {
    for pieces in [Pieces::Signs, Pieces::Letters] {
        let look = Look::new(Theme::Mono, pieces);
        let mut shapes: Vec<&str> = Sign::ALL.map(|sign| sign.shape(look)).to_vec();
        shapes.extend(["[", "]"]);
        for color in Color::ALL {
            shapes.extend(Role::ALL.map(|role| super::pieces::glyph(Piece { color, role }, look)));
        }
        for (number, shape) in shapes.iter().enumerate() {
            assert_eq!(crate::text::width(shape), 1, "{shape}");
            assert!(!shapes[..number].contains(shape), "{shape} means two things");
            assert!(pieces == Pieces::Signs || shape.is_ascii(), "{shape}");
            assert!(!shape.contains('\u{fe0f}'));
        }
    }
}

/// How eyes that lack one kind of cone mix the three colours of a screen, on linear light: the first two after Viénot,
/// Brettel and Mollon (1999), the third after Machado, Oliveira and Fernandes (2009).
const EYES: [(&str, [[f64; 3]; 3]); 3] = [
    ("protan", [[0.1124, 0.8876, 0.0], [0.1124, 0.8876, 0.0], [0.004, -0.004, 1.0]]),
    ("deutan", [[0.2928, 0.7072, 0.0], [0.2928, 0.7072, 0.0], [-0.0223, 0.0223, 1.0]]),
    (
        "tritan",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// How such eyes see a colour.
fn seen(index: u8, matrix: [[f64; 3]; 3]) -> [f64; 3] {
    let color = linear(index);
    matrix.map(|row| {
        let light = row.iter().zip(color).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0);
        let share = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
        share * 255.0
    })
}

/// The least distance between how any such eyes see two of these colours.
fn apart(tiles: &[u8]) -> f64 {
    let mut least = f64::MAX;
    for (_, matrix) in EYES {
        for (number, one) in tiles.iter().enumerate() {
            for other in &tiles[..number] {
                let (a, b) = (seen(*one, matrix), seen(*other, matrix));
                least = least.min(a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt());
            }
        }
    }
    least
}

#[test]
fn found_missed_and_extra_stay_apart_for_the_colour_blind() {
    for theme in THEMES {
        let tiles = [Sign::Found, Sign::Missed, Sign::Extra].map(|sign| sign.colors(theme).0);
        let mut lights = tiles.map(|tile| contrast(tile, BLACK));
        lights.sort_by(f64::total_cmp);
        assert!(lights.windows(2).all(|pair| pair[1] / pair[0] >= 1.15), "{theme:?}: {lights:?}");
        let needed = if theme == Theme::ColorBlind { 100.0 } else { 30.0 };
        assert!(apart(&tiles) >= needed, "{theme:?}: {:.0}", apart(&tiles));
    }
    // The eyes of the test are as colour-blind as they should be: magenta and sky blue are one to some of them.
    assert!(apart(&[201, 39]) < 30.0, "{:.0}", apart(&[201, 39]));
}

#[test]
fn without_colours_there_are_none() {
    for theme in [Theme::Mono, Theme::MonoLight] {
        let look = Look::new(theme, Pieces::Signs);
        for tone in Tone::ALL {
            assert_eq!((look.style(tone).fg, look.style(tone).bg), (Some(Ink::Reset), Some(Ink::Reset)));
        }
        let square = square::Look { is_light: true, piece: None, signs: &[], cursor: false };
        for layer in Layer::ALL {
            let style = square.style(look, Layer::Sign, layer);
            assert_eq!((style.fg, style.bg), (Some(Ink::Reset), Some(Ink::Reset)));
        }
    }
}

/// Red, green and blue of the sixteen colours on the Linux console.
const CONSOLE: [[f64; 3]; 16] = [
    [0.0, 0.0, 0.0],
    [170.0, 0.0, 0.0],
    [0.0, 170.0, 0.0],
    [170.0, 85.0, 0.0],
    [0.0, 0.0, 170.0],
    [170.0, 0.0, 170.0],
    [0.0, 170.0, 170.0],
    [170.0, 170.0, 170.0],
    [85.0, 85.0, 85.0],
    [255.0, 85.0, 85.0],
    [85.0, 255.0, 85.0],
    [255.0, 255.0, 85.0],
    [85.0, 85.0, 255.0],
    [255.0, 85.0, 255.0],
    [85.0, 255.0, 255.0],
    [255.0, 255.0, 255.0],
];

fn on_console(one: u8, other: u8) -> f64 {
    let light = |index: u8| {
        let parts = CONSOLE[usize::from(index)].map(|value| ((value / 255.0 + 0.055) / 1.055).powf(2.4));
        parts.iter().zip([0.2126, 0.7152, 0.0722]).map(|(a, b)| a * b).sum::<f64>() + 0.05
    };
    let (one, other): (f64, f64) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn sixteen_colours_can_be_read_on_a_console() {
    for theme in THEMES {
        let look = Look { depth: Depth::Sixteen, ..Look::new(theme, Pieces::Letters) };
        let page = index(look.style(Tone::Page).bg);
        for tone in Tone::ALL {
            let style = look.style(tone);
            let (text, ground) = (index(style.fg), index(style.bg));
            assert!(on_console(text, ground) >= 4.5, "{tone:?} in {theme:?}: {:.2}", on_console(text, ground));
            assert!(ground < 8, "{tone:?}: nothing bright lies behind letters");
            assert!(text >= 8 || !style.add_modifier.contains(ratatui::style::Modifier::BOLD), "{tone:?} grows pale");
            if matches!(tone, Tone::Key | Tone::Button | Tone::Chosen) {
                assert!(on_console(ground, page) >= 3.0, "{tone:?} has no edge in {theme:?}");
            }
        }
        for is_white in [true, false] {
            let ink = if is_white { look.white() } else { look.black() };
            assert!(on_console(ink, look.stand(is_white)) >= 4.5);
        }
        for sign in Sign::ALL {
            let (tile, shape) = look.sign_colors(sign);
            assert!(tile < 8 && on_console(tile, shape) >= 3.0, "{sign:?}: {:.2}", on_console(tile, shape));
        }
        let [light, dark] = [true, false].map(|is_light| look.ground(is_light));
        assert!(on_console(light, dark) >= 1.5 && on_console(light, 0) > on_console(dark, 0));
        for ground in [light, dark] {
            assert!(on_console(look.cursor(), ground) >= 3.0);
        }
        let [found, missed, extra] = [Sign::Found, Sign::Missed, Sign::Extra].map(|sign| look.sign_colors(sign).0);
        assert!(found != missed && missed != extra && found != extra);
    }
}
