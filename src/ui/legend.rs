//! The signs that are on the board, each with its word.

use crate::session::{Board, Run};

use super::canvas::{Canvas, Line, columns_of_line};
use super::chip;
use super::panel::Part;
use super::signs::Sign;
use super::theme::Tone;

/// The legend, in as many lines as it needs; none if no sign needs a word. The signs that are counted above it have
/// theirs there.
pub(super) fn part(canvas: &Canvas, run: &Run, board: &Board, columns: usize) -> Option<Part> {
    let counts = run.exercise().is_some();
    let counted = |sign: Sign| counts && matches!(sign, Sign::Found | Sign::Missed | Sign::Extra | Sign::Marked);
    let there = |sign: &Sign| !sign.squares(board).is_empty() && !counted(*sign);
    let signs: Vec<Sign> = Sign::ALL.into_iter().filter(there).collect();
    if signs == [Sign::Origin] { None } else { entries(canvas, signs.into_iter(), columns) }
}

/// Signs with their words.
pub(super) fn entries(canvas: &Canvas, signs: impl Iterator<Item = Sign>, columns: usize) -> Option<Part> {
    let mut lines: Vec<Line> = Vec::new();
    for sign in signs {
        let Some(id) = sign.legend() else { continue };
        let entry = vec![chip::sign(canvas, sign), canvas.span(format!(" {}  ", canvas.plain(id)), Tone::Quiet)];
        match lines.last_mut() {
            Some(line) if usize::from(columns_of_line(line) + columns_of_line(&entry)) <= columns + 2 => {
                line.extend(entry);
            }
            _ => lines.push(entry),
        }
    }
    (!lines.is_empty()).then(|| Part { spare: true, ..Part::new(lines) })
}
