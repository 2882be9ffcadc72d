//! The signs that are on the board, each with its word.

use crate::lesson::Mark;
use crate::rules::{Area, BISHOP, Color, Formula, KING, KNIGHT, QUEEN, ROOK, Square};
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
    if signs == [Sign::Origin] { None } else { entries(canvas, signs.into_iter(), lit(run), columns) }
}

/// The word for squares that are lit: whose they are if one formula lights them all; that they are marked if none does.
fn lit(run: &Run) -> Option<&'static str> {
    let (show, _) = run.show()?;
    let is_lit = |mark: &&Mark| ![Some(ROOK), Some(BISHOP)].contains(&mark.formula);
    let formulas: Vec<Option<Formula>> = show.marks.iter().filter(is_lit).map(|mark| mark.formula).collect();
    let first = formulas.first()?;
    Some(match first {
        _ if formulas.contains(&None) => "legend-marked",
        _ if formulas.iter().any(|other| other != first) => "legend-other",
        Some(formula) if is_same(formula, &QUEEN) => "legend-queen",
        Some(formula) if is_same(formula, &KING) => "legend-king",
        Some(formula) if is_same(formula, &KNIGHT) => "legend-knight",
        _ => "legend-other",
    })
}

/// Whether two formulas yield the same squares, however they are written: in the middle of the board and in a corner.
fn is_same(one: &Formula, other: &Formula) -> bool {
    let squares = |formula: &Formula, from| formula.squares(from, Color::White, Area::FULL);
    [Square::new(3, 3), Square::new(0, 0)].iter().all(|&from| squares(one, from) == squares(other, from))
}

/// Signs with their words; lit squares may have a word of their own.
pub(super) fn entries(
    canvas: &Canvas,
    signs: impl Iterator<Item = Sign>,
    lit: Option<&'static str>,
    columns: usize,
) -> Option<Part> {
    let mut lines: Vec<Line> = Vec::new();
    let mut last = "";
    for sign in signs {
        let id = lit.filter(|_| sign == Sign::Lit).unwrap_or(sign.legend());
        if std::mem::replace(&mut last, id) == id {
            continue;
        }
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
