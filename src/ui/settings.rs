//! The settings: a row for each with its values, and a small board on which every change is seen at once.

use ratatui::layout::Rect;

use crate::rules::{Area, Color, Evidence, KNIGHT, Piece, Position, Role, Square, SquareSet};
use crate::session::{App, Board, Setting, Signs, Target};
use crate::wording::Words;

use super::canvas::{Canvas, columns_of};
use super::layout::places;
use super::signs::Sign;
use super::theme::Tone;
use super::{board, legend};

/// A setting on the screen.
struct Block {
    setting: Setting,
    number: usize,
    label: String,
    /// The rows of its values, each with the number of the value; empty where only the one that holds is shown.
    rows: Vec<Vec<(usize, String)>>,
}

/// Draws them between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let shown = sample();
    let places = places(body, shown.area, shown.view);
    board::draw(canvas, &shown, &places.board, None);
    let panel = places.panel;
    let title = canvas.plain("settings-title");
    canvas.put(panel, 0, 0, &title, Tone::Title);
    let list = Rect { y: panel.y + 2, height: panel.height.saturating_sub(2), ..panel };
    let all = blocks(canvas, app, list.width, true);
    let open = height(&all) + all.len() <= usize::from(list.height);
    let blocks = if open { all } else { blocks(canvas, app, list.width, false) };
    let spare = usize::from(list.height).saturating_sub(height(&blocks));
    let gap = usize::from(spare + 1 >= blocks.len());
    let mut row = 0;
    for block in &blocks {
        row = put(canvas, app, list, row, block) + u16::try_from(gap).unwrap_or(0);
    }
    let row = row + u16::from(gap == 0);
    signs(canvas, Rect { y: list.y + row, height: list.height.saturating_sub(row), ..list });
}

/// What the signs of the board mean, if there is room below the list.
fn signs(canvas: &mut Canvas, area: Rect) {
    let meant = [Sign::Found, Sign::Missed, Sign::Extra].into_iter();
    let lines =
        legend::entries(canvas, meant, None, usize::from(area.width)).map(|part| part.lines).unwrap_or_default();
    if lines.len() <= usize::from(area.height) {
        for (row, line) in (0..).zip(&lines) {
            canvas.put_line(area, 0, row, line);
        }
    }
}

fn blocks(canvas: &Canvas, app: &App, columns: u16, all: bool) -> Vec<Block> {
    let chosen = app.settings_page().chosen();
    let block = |(number, setting): (usize, Setting)| {
        let opens = all || setting == chosen;
        let rows = if opens { flow(names(canvas, setting), columns.saturating_sub(INDENT)) } else { Vec::new() };
        Block { setting, number, label: canvas.plain(&format!("setting-{}", setting.key())), rows }
    };
    Setting::offered(app.known().audience()).into_iter().enumerate().map(block).collect()
}

/// The columns before the values of a setting.
const INDENT: u16 = 2;

fn height(blocks: &[Block]) -> usize {
    blocks.iter().map(|block| 1 + block.rows.len()).sum()
}

/// The names of a setting's values. Languages are called by their own names.
fn names(canvas: &Canvas, setting: Setting) -> Vec<String> {
    let name = |word: &str| match setting {
        Setting::Language => crate::i18n::Lang::parse(word)
            .map_or_else(String::new, |lang| Words::interface(lang).plain("language-name")),
        _ => canvas.plain(&format!("setting-{}-{word}", setting.key())),
    };
    setting.values().into_iter().map(name).collect()
}

/// Puts names into rows, each with a space at either side.
fn flow(names: Vec<String>, columns: u16) -> Vec<Vec<(usize, String)>> {
    let mut rows: Vec<Vec<(usize, String)>> = Vec::new();
    let mut used = u16::MAX;
    for (number, name) in names.into_iter().enumerate() {
        let name = format!(" {name} ");
        let wanted = columns_of(&name);
        match rows.last_mut() {
            Some(row) if used.saturating_add(1 + wanted) <= columns => {
                used += 1 + wanted;
                row.push((number, name));
            }
            _ => {
                used = wanted;
                rows.push(vec![(number, name)]);
            }
        }
    }
    rows
}

/// Draws one setting and gives the row below it.
fn put(canvas: &mut Canvas, app: &App, list: Rect, row: u16, block: &Block) -> u16 {
    let is_chosen = block.setting == app.settings_page().chosen();
    let line = Rect { y: list.y + row, height: 1, ..list }.intersection(list);
    if is_chosen {
        let pointer = canvas.look.sign("▸", ">");
        canvas.put(line, 0, 0, pointer, Tone::Title);
    }
    canvas.put(line, INDENT, 0, &block.label, if is_chosen { Tone::Strong } else { Tone::Page });
    canvas.clickable(line, Target::Item(block.number));
    let now = app.settings().chosen(block.setting);
    if block.rows.is_empty()
        && let Some(name) = names(canvas, block.setting).get(now)
    {
        canvas.put(line, list.width.saturating_sub(columns_of(name)), 0, name, Tone::Quiet);
    }
    let mut below = row + 1;
    for values in &block.rows {
        let mut column = INDENT;
        for (number, name) in values {
            let place = Rect { x: list.x + column, y: list.y + below, width: columns_of(name), height: 1 };
            let tone = if *number == now { Tone::Chosen } else { Tone::Button };
            canvas.put(list, column, below, name, tone);
            canvas.clickable(place.intersection(list), Target::Value(block.setting, *number));
            column += columns_of(name) + 1;
        }
        below += 1;
    }
    below
}

/// A knight in the middle of a try: some of its squares are found, one is missed, one is no knight's square.
fn sample() -> Board {
    let from = Square::new(3, 3);
    let piece = |color, role| Some(Piece { color, role });
    let position = Position::empty()
        .with_piece(from, piece(Color::White, Role::Knight))
        .with_piece(Square::new(4, 5), piece(Color::Black, Role::Bishop))
        .with_piece(Square::new(6, 0), piece(Color::White, Role::King))
        .with_piece(Square::new(1, 6), piece(Color::Black, Role::Rook));
    let reached = KNIGHT.squares(from, Color::White, Area::FULL);
    let missed = SquareSet::of(Square::new(1, 2));
    let signs = Signs {
        origin: SquareSet::of(from),
        found: reached - missed,
        missed,
        extra: SquareSet::of(Square::new(5, 5)),
        ..Signs::default()
    };
    Board { position, area: Area::FULL, view: Color::White, turn: None, signs, proof: Evidence::default() }
}
