//! The board as a map of what goes wrong, drawn as SVG: each square with its number, paler where it is seldom and deeper where
//! it is often. The colours go from light to dark, so that they are told apart on grey paper and by everybody's eyes; the
//! number says it again.

use std::fmt::Write as _;

use crate::progress::Heat;
use crate::rules::Square;

use super::markup::{el, escape};

/// The side of a square, in the drawing's own units.
const SIDE: usize = 40;
/// The room for the letters and numbers at the edge.
const EDGE: usize = 22;
/// From pale to deep: so many levels.
pub(super) const LEVELS: usize = 4;

/// Which level a count has, from 0, if the worst square has `most`: that one has the last, unless it is too seldom to be
/// called often.
fn level(count: u32, most: u32) -> usize {
    let step = (u64::from(count) * LEVELS as u64).div_ceil(u64::from(most).max(LEVELS as u64)).clamp(1, LEVELS as u64);
    usize::try_from(step - 1).unwrap_or(0)
}

/// The drawing; `label` says what it is to those who cannot see it. With `names` the squares' letters and numbers stand at the
/// edge.
pub(super) fn board(heat: &Heat, label: &str, names: bool) -> String {
    let edge = if names { EDGE } else { 0 };
    let size = 8 * SIDE;
    let most = heat.most();
    let mut inside = String::new();
    for square in Square::all() {
        let (x, y) = (edge + usize::from(square.file()) * SIDE, (7 - usize::from(square.rank())) * SIDE);
        let count = heat.at(square);
        let class = match (count, square.is_light()) {
            (0, true) => "light".to_owned(),
            (0, false) => "dark".to_owned(),
            _ => format!("heat-{}", level(count, most)),
        };
        let _ = write!(inside, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
        if count > 0 {
            let number = short(count);
            let small = if number.len() > 2 { " many" } else { "" };
            let _ = write!(
                inside,
                "<text class=\"{class}-ink{small}\" x=\"{}\" y=\"{}\">{number}</text>",
                x + SIDE / 2,
                y + SIDE / 2
            );
        }
    }
    let _ = write!(inside, "<rect class=\"frame\" x=\"{edge}\" y=\"0\" width=\"{size}\" height=\"{size}\"/>");
    if names {
        for (number, letter) in ('a'..='h').enumerate() {
            let middle = number * SIDE + SIDE / 2;
            let _ = write!(
                inside,
                "<text class=\"edge\" x=\"{}\" y=\"{}\">{letter}</text><text class=\"edge\" x=\"{}\" y=\"{middle}\">{}</text>",
                edge + middle,
                size + EDGE / 2,
                EDGE / 2,
                8 - number
            );
        }
    }
    let area = format!("0 0 {} {}", size + edge, size + edge);
    let title = el("title", &[], &escape(label));
    let class = if names { "board" } else { "board small" };
    el("svg", &[("class", class), ("viewBox", &area), ("role", "img"), ("aria-label", label)], &(title + &inside))
}

/// A number in three signs at most; from a thousand on in thousands.
fn short(count: u32) -> String {
    match count {
        0..1000 => count.to_string(),
        1000..1_000_000 => format!("{}k", count / 1000),
        _ => "99M".to_owned(),
    }
}

/// One square of the legend.
pub(super) fn sample(level: usize) -> String {
    let rect = format!("<rect class=\"heat-{level}\" x=\"0\" y=\"0\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
    el("svg", &[("class", "sample"), ("viewBox", &format!("0 0 {SIDE} {SIDE}")), ("aria-hidden", "true")], &rect)
}

/// The squares where it went wrong most often, so many of them at most, with the number.
pub(super) fn worst(heat: &Heat, most: usize) -> Vec<(Square, u32)> {
    let mut squares: Vec<(Square, u32)> = Square::all().map(|square| (square, heat.at(square))).collect();
    squares.retain(|(_, count)| *count > 0);
    squares.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    squares.truncate(most);
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_square_is_the_deepest_and_a_rare_one_the_palest() {
        assert_eq!([1, 25, 26, 50, 75, 76, 100].map(|count| level(count, 100)), [0, 0, 1, 1, 2, 3, 3]);
        assert_eq!([(1, 1), (2, 2), (3, 4), (4, 4)].map(|(count, most)| level(count, most)), [0, 1, 2, 3]);
    }

    #[test]
    fn numbers_fit_into_their_squares() {
        let table = [(1, "1"), (999, "999"), (1000, "1k"), (25_999, "25k"), (250_000, "250k"), (u32::MAX, "99M")];
        for (count, shown) in table {
            assert_eq!(short(count), shown);
        }
    }
}
