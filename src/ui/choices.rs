//! The things beside the board, each with the key that picks it: texts, small boards, pieces.
//!
//! The rule kept here: what became of a thing is told by a sign and a colour; whatever can be picked looks like the
//! buttons at the bottom and can be clicked in all of its rectangle.

use ratatui::layout::Rect;

use crate::args;
use crate::lesson::SmallBoard;
use crate::rules::{Piece, Square};
use crate::session::{Choice, ChoiceState, Feedback, Hint, Offer, Run, Target, key_of};
use crate::text::wrap;

use super::canvas::{Canvas, columns_of};
use super::layout::BoardPlace;
use super::signs::Sign;
use super::square::Look;
use super::theme::Tone;
use super::{chip, large, small_square};

/// The columns of key and sign: `[1]● `.
const LABEL: u16 = 5;
/// The same before a single word: `[1]●`.
const WORD_LABEL: u16 = 4;
/// The columns of a key and a number of pieces: `[1]×8`.
const TRAY: u16 = 6;
/// Columns between two things in a row.
const GAP: u16 = 2;
/// Pieces beside the board are at most so many rows high.
const LARGEST_PIECE: u16 = 4;

/// The things with their places in some columns.
pub(super) struct Choices<'a> {
    choices: &'a [Choice],
    texts: Vec<Vec<String>>,
    /// Rows of one square of the small boards, and of the pieces.
    cell: u16,
    places: Vec<Rect>,
    /// What a hint tells of one of them.
    hint: Option<(usize, Sign)>,
    /// Rows of all of them.
    pub height: u16,
}

/// Whether small boards are among them: these need the room of the large board.
pub(super) fn have_boards(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| matches!(choice.offer, Offer::Board(_)))
}

/// Whether they can be picked now.
pub(super) fn are_live(run: &Run) -> bool {
    run.exercise().is_some_and(|exercise| !exercise.is_done())
}

impl<'a> Choices<'a> {
    /// Lays them out in so many columns, as large as fits into so many rows.
    pub fn new(canvas: &Canvas, run: &Run, choices: &'a [Choice], columns: u16, rows: u16) -> Self {
        let texts = choices.iter().map(|choice| lines(canvas, run, choice, columns)).collect();
        let hint = hint(run);
        let mut laid = Self { choices, texts, cell: 1, places: Vec::new(), hint, height: 0 };
        laid.lay(columns);
        loop {
            let cell = laid.cell + 1;
            let texts = std::mem::take(&mut laid.texts);
            let mut larger = Self { choices, texts, cell, places: Vec::new(), hint, height: 0 };
            larger.lay(columns);
            let fits = larger.height <= rows && larger.places.iter().all(|place| place.right() <= columns);
            if !fits || !larger.has_tiles() || cell > rows {
                laid.texts = larger.texts;
                return laid;
            }
            laid = larger;
        }
    }

    /// Draws them from the top of `area`. They can be clicked if `live`.
    pub fn draw(&self, canvas: &mut Canvas, area: Rect, live: bool) {
        for (number, (choice, place)) in self.choices.iter().zip(&self.places).enumerate() {
            let place = Rect { x: area.x + place.x, y: area.y + place.y, ..*place }.intersection(area);
            let live = live && choice.state != ChoiceState::Gone;
            if place.is_empty() {
                continue;
            }
            match &choice.offer {
                Offer::Board(board) => draw_board(canvas, board, self.cell, below(place)),
                Offer::Piece(piece) | Offer::Tray(piece, _) => {
                    draw_piece(canvas, *piece, choice.state, self.piece_cell(), below(place));
                }
                Offer::Message(..) | Offer::Word(..) | Offer::Number(..) | Offer::Text(_) => {
                    let label = if matches!(choice.offer, Offer::Word(..)) { WORD_LABEL } else { LABEL };
                    let rest = Rect { x: place.x + label, width: place.width.saturating_sub(label), ..place };
                    let tone = tone(choice.state, live);
                    canvas.fill(rest, tone);
                    for (row, line) in (0..).zip(self.texts.get(number).into_iter().flatten()) {
                        canvas.put(rest, 1, row, line, tone);
                    }
                }
            }
            let hinted = self.hint.filter(|(its, _)| *its == number && live).map(|(_, sign)| sign);
            label(canvas, key_of(number, self.choices), choice, hinted, live, place);
            if live {
                canvas.clickable(place, Target::Choice(number));
            }
        }
    }

    /// Rows of one square of the small boards.
    pub const fn cell(&self) -> u16 {
        self.cell
    }

    /// Columns of all of them.
    pub fn width(&self) -> u16 {
        self.places.iter().map(|place| place.right()).max().unwrap_or(0)
    }

    fn has_tiles(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.offer, Offer::Board(_) | Offer::Piece(_) | Offer::Tray(..)))
    }

    fn piece_cell(&self) -> u16 {
        self.cell.min(LARGEST_PIECE)
    }

    /// One after another, in rows.
    fn lay(&mut self, columns: u16) {
        let (mut x, mut y, mut tallest) = (0, 0, 0);
        for (choice, lines) in self.choices.iter().zip(&self.texts) {
            let (width, height) = match &choice.offer {
                Offer::Board(board) => {
                    let (files, ranks) = (u16::from(board.area.files()), u16::from(board.area.ranks()));
                    ((2 * self.cell * files).max(LABEL), 1 + self.cell * ranks)
                }
                Offer::Piece(_) => ((2 * self.piece_cell()).max(LABEL - 1), 1 + self.piece_cell()),
                Offer::Tray(..) => ((2 * self.piece_cell()).max(TRAY), 1 + self.piece_cell()),
                Offer::Word(..) => {
                    let word = lines.iter().map(|line| columns_of(line)).max().unwrap_or(0);
                    ((WORD_LABEL + word + 2).min(columns), u16::try_from(lines.len()).unwrap_or(u16::MAX))
                }
                Offer::Message(..) | Offer::Number(..) | Offer::Text(_) => {
                    (columns, u16::try_from(lines.len()).unwrap_or(u16::MAX))
                }
            };
            if x > 0 && x + width > columns {
                y += tallest + u16::from(tallest > 1);
                (x, tallest) = (0, 0);
            }
            self.places.push(Rect { x, y, width, height });
            let gap = if matches!(choice.offer, Offer::Piece(_) | Offer::Tray(..)) { 1 } else { GAP };
            (x, tallest) = (x + width + gap, tallest.max(height));
        }
        self.height = y + tallest;
    }
}

/// The place without its first row, where the key is.
fn below(place: Rect) -> Rect {
    Rect { y: place.y + 1, height: place.height.saturating_sub(1), ..place }
}

fn lines(canvas: &Canvas, run: &Run, choice: &Choice, columns: u16) -> Vec<String> {
    let said = match &choice.offer {
        Offer::Message(id, args) | Offer::Word(id, args) => canvas.say(id, args),
        Offer::Number(id, count) => canvas.say(id, &args!["count" => *count]),
        Offer::Text(text) => match run.step() {
            Some(step) => super::tell::text(canvas, run.lesson(), step, text),
            None => String::new(),
        },
        Offer::Board(_) | Offer::Piece(_) | Offer::Tray(..) => return Vec::new(),
    };
    wrap(&said, usize::from(columns.saturating_sub(LABEL + 2)).max(1))
}

fn sign(state: ChoiceState) -> Option<Sign> {
    match state {
        ChoiceState::Free | ChoiceState::Gone => None,
        ChoiceState::Picked => Some(Sign::Marked),
        ChoiceState::Right => Some(Sign::Found),
        ChoiceState::Wrong => Some(Sign::Extra),
        ChoiceState::Missed => Some(Sign::Missed),
    }
}

const fn tone(state: ChoiceState, live: bool) -> Tone {
    match state {
        ChoiceState::Free if live => Tone::Button,
        ChoiceState::Free => Tone::Page,
        ChoiceState::Picked => Tone::Chosen,
        ChoiceState::Right => Tone::Good,
        ChoiceState::Wrong => Tone::Bad,
        ChoiceState::Missed => Tone::Hint,
        ChoiceState::Gone => Tone::Quiet,
    }
}

/// What the last hint tells of a thing: that it is right, or that it is not.
fn hint(run: &Run) -> Option<(usize, Sign)> {
    match run.exercise()?.feedback() {
        Feedback::Hint(Hint::This(number)) => Some((number, Sign::Hint)),
        Feedback::Hint(Hint::NotThis(number)) => Some((number, Sign::Extra)),
        _ => None,
    }
}

/// The key, and the sign of what became of it or of a hint; in a tray, how many are left.
fn label(canvas: &mut Canvas, key: Option<char>, choice: &Choice, hinted: Option<Sign>, live: bool, place: Rect) {
    let state = choice.state;
    let key = key.map(|key| format!("[{key}]")).unwrap_or_default();
    let key_tone = if live { Tone::Key } else { Tone::Quiet };
    let columns = canvas.put(place, 0, 0, &key, key_tone);
    if let Offer::Tray(_, left) = choice.offer {
        let tone = if state == ChoiceState::Picked { Tone::Strong } else { tone(ChoiceState::Gone, live) };
        canvas.put(place, columns, 0, &format!("×{left}"), tone);
        return;
    }
    let Some(sign) = sign(state).or(hinted) else { return };
    if matches!(choice.offer, Offer::Board(_)) {
        let (text, style) = chip::sign(canvas, sign);
        canvas.write(place, columns + 1, 0, &text, style);
        return;
    }
    let tone = match state {
        ChoiceState::Free => Tone::Hint,
        ChoiceState::Picked => Tone::Strong,
        told => tone(told, live),
    };
    canvas.put(place, columns, 0, sign.shape(canvas.look), tone);
}

fn draw_board(canvas: &mut Canvas, board: &SmallBoard, cell: u16, place: Rect) {
    let (files, ranks) = (u16::from(board.area.files()), u16::from(board.area.ranks()));
    let squares = Rect { width: 2 * cell * files, height: cell * ranks, ..place };
    let on = BoardPlace { squares, cell, area: board.area, view: board.view };
    for square in board.area.squares() {
        let Some(cell) = on.square(square).filter(|cell| cell.intersection(place) == *cell) else { continue };
        let is_light = square.is_light() != board.swapped;
        draw_cell(canvas, cell, Look { is_light, piece: board.position.piece_at(square), signs: &[], cursor: false });
    }
}

/// A piece to be taken stands on a square of its own, a light one, so that both sides can be told apart everywhere.
fn draw_piece(canvas: &mut Canvas, piece: Piece, state: ChoiceState, cell: u16, place: Rect) {
    let cell = Rect { width: (2 * cell).max(2), height: cell, ..place }.intersection(place);
    let signs: Vec<Sign> = sign(state).into_iter().collect();
    let piece = Some(piece).filter(|_| state != ChoiceState::Gone);
    draw_cell(canvas, cell, Look { is_light: Square::new(7, 0).is_light(), piece, signs: &signs, cursor: false });
}

fn draw_cell(canvas: &mut Canvas, cell: Rect, look: Look) {
    if cell.height >= super::board::pictures(look.piece) && !canvas.look.is_ascii() {
        large::draw(canvas, cell, &look);
    } else if !cell.is_empty() {
        small_square::draw(canvas, cell, &look);
    }
}
