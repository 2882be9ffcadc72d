//! A task put into a column: each part under the one before, boards as large as they are told to be.

use super::part::{Part, Task};
use crate::print::page::{BoardPicture, Face, Placed, Rect, Sign, Text, Thing, wrap};
use crate::rules::Piece;

/// How large text and boards are, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The size of the text.
    pub text: f32,
    /// The longer side of a board.
    pub board: f32,
}

/// Things in their places, from the left upper corner of the room that they have.
#[derive(Clone, Debug, Default)]
pub(super) struct Arranged {
    /// The things.
    pub boxes: Vec<Placed>,
    /// How much of the height they take.
    pub height: f32,
}

/// A column of text beside a board is at least so wide, in sizes of the text: words are not broken in it.
const LEAST_COLUMN: f32 = 10.0;
/// Between boards that stand side by side, in sizes of the text.
const BETWEEN: f32 = 1.2;
/// A line to write on is at least so long, in sizes of the text.
const LEAST_LINE: f32 = 4.0;
/// How much higher than text a line to write on is, by hand.
const BY_HAND: f32 = 2.1;

/// Everything under each other.
pub(super) fn stacked(task: &Task, width: f32, scale: Scale) -> Arranged {
    let mut column = Column::new(task.number, 0.0, width, scale);
    task.parts.iter().for_each(|part| column.add(part));
    column.done()
}

/// The board on the left, everything else on the right of it; none if there is not one board, or no room for text.
pub(super) fn beside(task: &Task, width: f32, scale: Scale) -> Option<Arranged> {
    let mut boards = task.parts.iter().filter_map(|part| match part {
        Part::Board(board) => Some(board),
        _ => None,
    });
    let board = boards.next()?;
    if boards.next().is_some() {
        return None;
    }
    let (across, down) = board.size(scale.board, scale.board);
    let left = across + scale.text * 1.5;
    if width - left < scale.text * LEAST_COLUMN {
        return None;
    }
    let mut column = Column::new(task.number, left, width, scale);
    task.parts.iter().filter(|part| !matches!(part, Part::Board(_))).for_each(|part| column.add(part));
    let mut arranged = column.done();
    let area = Rect { left: 0.0, top: 0.0, width: across, height: down };
    arranged.boxes.push(Placed { area, thing: Thing::Board(board.clone()) });
    arranged.height = arranged.height.max(down);
    Some(arranged)
}

/// A column in the making.
struct Column {
    scale: Scale,
    /// Where text begins, after the number.
    left: f32,
    /// Where it ends.
    right: f32,
    top: f32,
    boxes: Vec<Placed>,
}

impl Column {
    fn new(number: usize, left: f32, right: f32, scale: Scale) -> Self {
        let number = Text::at(left, 0.0, &format!("{number}."), Face::Bold, scale.text);
        let left = number.area.right() + scale.text * 0.4;
        Self { scale, left, right, top: 0.0, boxes: vec![number] }
    }

    fn done(self) -> Arranged {
        let height = self.boxes.iter().map(|placed| placed.area.bottom()).fold(0.0, f32::max);
        Arranged { boxes: self.boxes, height }
    }

    fn width(&self) -> f32 {
        (self.right - self.left).max(1.0)
    }

    fn add(&mut self, part: &Part) {
        let gap = self.scale.text * 0.35;
        match part {
            Part::Text(said, face) => self.text(said, *face, self.left),
            Part::Signed(sign, said) => self.signed(*sign, said),
            Part::Board(board) => self.board(board),
            Part::Options(options) => self.options(options),
            Part::Boards(boards) => self.boards(boards),
            Part::Lines(leads) => self.lines(leads),
            Part::Pieces(pieces) => self.pieces(pieces),
        }
        self.top += gap;
    }

    fn text(&mut self, said: &str, face: Face, left: f32) {
        let size = self.scale.text;
        for line in wrap(said, face, size, (self.right - left).max(1.0)) {
            self.boxes.push(Text::at(left, self.top, &line, face, size));
            self.top += size * Text::LEADING;
        }
    }

    fn signed(&mut self, sign: Sign, said: &str) {
        let size = self.scale.text;
        let area = Rect { left: self.left, top: self.top + size * 0.06, width: size * 1.1, height: size * 1.1 };
        self.boxes.push(Placed { area, thing: Thing::Sign(sign) });
        let before = self.top;
        self.text(said, Face::Regular, self.left + size * 1.5);
        self.top = self.top.max(before + size * Text::LEADING);
    }

    fn board(&mut self, board: &BoardPicture) {
        let (across, down) = board.size(self.scale.board.min(self.width()), self.scale.board);
        let area = Rect { left: self.left + (self.width() - across) / 2.0, top: self.top, width: across, height: down };
        self.boxes.push(Placed { area, thing: Thing::Board(Box::new(board.clone())) });
        self.top += down;
    }

    /// Short things side by side, long ones in lines of their own.
    fn options(&mut self, options: &[String]) {
        let size = self.scale.text;
        let (tick, line) = (size * 0.85, size * Text::LEADING);
        let mut x = self.left;
        for said in options {
            let text = Face::Regular.width(said, size);
            let whole = tick + size * 0.5 + text;
            if x > self.left && x + whole > self.right {
                x = self.left;
                self.top += line * 1.15;
            }
            let area = Rect { left: x, top: self.top + size * 0.2, width: tick, height: tick };
            self.boxes.push(Placed { area, thing: Thing::Tick(false) });
            if self.left + whole <= self.right {
                self.boxes.push(Text::at(x + tick + size * 0.5, self.top, said, Face::Regular, size));
                x += whole + size * 1.6;
            } else {
                self.text(said, Face::Regular, self.left + tick + size * 0.5);
                x = self.left;
                self.top += line * 0.15;
            }
        }
        if x > self.left {
            self.top += line;
        }
    }

    fn boards(&mut self, boards: &[(String, BoardPicture)]) {
        let size = self.scale.text;
        let side = (self.scale.board * 0.6).min(self.width());
        let step = side + size * BETWEEN;
        let columns = (((self.width() + size * BETWEEN) / step) as usize).clamp(1, boards.len().max(1));
        for row in boards.chunks(columns) {
            let whole = row.len() as f32 * step - size * BETWEEN;
            let mut x = self.left + (self.width() - whole).max(0.0) / 2.0;
            let mut deepest = 0.0_f32;
            for (name, board) in row {
                let (across, down) = board.size(side, side);
                let area = Rect { left: x, top: self.top, width: across, height: down };
                self.boxes.push(Placed { area, thing: Thing::Board(Box::new(board.clone())) });
                let (top, tick) = (self.top + down + size * 0.3, size * 0.85);
                let area = Rect { left: x, top: top + size * 0.2, width: tick, height: tick };
                self.boxes.push(Placed { area, thing: Thing::Tick(false) });
                self.boxes.push(Text::at(x + tick + size * 0.5, top, name, Face::Regular, size));
                deepest = deepest.max(down + size * (0.3 + Text::LEADING));
                x += step;
            }
            self.top += deepest + size * 0.5;
        }
    }

    /// Lines to write on; several stand two by two.
    fn lines(&mut self, leads: &[String]) {
        let size = self.scale.text;
        let columns = if leads.len() > 1 { 2 } else { 1 };
        let column = (self.width() - size * (columns - 1) as f32) / columns as f32;
        let height = size * BY_HAND;
        for row in leads.chunks(columns) {
            let lead_width = |lead: &String| Face::Regular.width(lead, size) + size * (0.4 + LEAST_LINE);
            if let ([lead], true) = (row, row.iter().any(|lead| lead_width(lead) > column)) {
                // No room beside the words: the line stands below them.
                self.text(lead, Face::Regular, self.left);
                let area = Rect { left: self.left, top: self.top, width: column, height: height - size * 0.2 };
                self.boxes.push(Placed { area, thing: Thing::Rule });
                self.top += height;
                continue;
            }
            for (number, lead) in row.iter().enumerate() {
                let left = self.left + number as f32 * (column + size);
                let lead = Text::at(left, self.top + height - size * Text::LEADING, lead, Face::Regular, size);
                let from = lead.area.right() + size * 0.4;
                self.boxes.push(lead);
                let width = (left + column - from).max(1.0);
                let area = Rect { left: from, top: self.top, width, height: height - size * 0.2 };
                self.boxes.push(Placed { area, thing: Thing::Rule });
            }
            self.top += height;
        }
    }

    fn pieces(&mut self, pieces: &[(Piece, usize)]) {
        let size = self.scale.text;
        let side = size * 2.0;
        let mut x = self.left;
        for &(piece, count) in pieces {
            let said = format!("×\u{a0}{count}");
            let whole = side + size * 0.2 + Face::Regular.width(&said, size);
            if x > self.left && x + whole > self.right {
                x = self.left;
                self.top += side + size * 0.2;
            }
            let area = Rect { left: x, top: self.top, width: side, height: side };
            self.boxes.push(Placed { area, thing: Thing::Piece(piece) });
            let below = self.top + (side - size * Text::LEADING) / 2.0;
            self.boxes.push(Text::at(x + side + size * 0.2, below, &said, Face::Regular, size));
            x += whole + size;
        }
        self.top += side;
    }
}
