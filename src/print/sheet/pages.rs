//! Tasks on pages, row by row: head, tasks, foot; and the pages of the answer key.

use super::arrange::Arranged;
use super::fit::{Room, fit};
use super::grid::Grid;
use super::part::{Part, Task};
use super::{Copy, Order};
use crate::args;
use crate::lesson::Origin;
use crate::print::page::{Face, Page, Placed, Rect, Text, Thing, wrap};
use crate::wording::Words;

/// Between tasks side by side.
const BETWEEN_COLUMNS: f32 = 20.0;
/// Between answers side by side.
const BETWEEN_ANSWERS: f32 = 13.0;
/// Between rows of tasks.
const BETWEEN_ROWS: f32 = 14.0;
/// The size of what stands at the foot of a page.
const FOOT: f32 = 8.0;
/// The size of the title.
const TITLE: f32 = 17.0;
/// No text is smaller, unless it is too long for a page of its own.
const LEAST_TEXT: f32 = 7.0;
/// The text of the answer key.
const KEY_TEXT: f32 = 8.0;
/// The boards of the answer key.
const KEY_BOARD: f32 = 112.0;

/// A worksheet's pages.
pub(super) fn asked(copy: &Copy, tasks: &[Task], order: &Order) -> Vec<Page> {
    let words = copy.lesson.words(order.lang);
    let grid = Grid::of(order.per_page);
    let mut flow = Flow::new(order);
    flow.head(copy, tasks, &words);
    let mut left = tasks;
    let mut on_page = 0;
    while !left.is_empty() {
        let room = flow.room(grid);
        let count = grid.columns.min(grid.most.saturating_sub(on_page)).min(left.len());
        let (row, rest) = left.split_at(count);
        let arranged: Vec<Arranged> = row.iter().map(|task| fit(task, room)).collect();
        let height = arranged.iter().map(|it| it.height).fold(0.0, f32::max);
        if count > 0 && flow.has(height) {
            // Rows of boards stand at the same places on every page.
            let has_picture = row.iter().any(|task| task.parts.iter().any(Part::is_picture));
            flow.row(arranged, room.width, if has_picture { room.height.max(height) } else { height });
            on_page += count;
            left = rest;
        } else if on_page > 0 || !flow.is_fresh {
            flow.turn();
            on_page = 0;
        } else {
            // Not even a page of its own holds it: a row of one, and text as small as it must be.
            let (one, rest) = left.split_at(1);
            let whole = Room { height: flow.left(), least_text: 2.0, width: flow.area.width, ..room };
            let arranged: Vec<Arranged> = one.iter().map(|task| fit(task, whole)).collect();
            flow.row(arranged, whole.width, whole.height);
            on_page += grid.most;
            left = rest;
        }
    }
    flow.done(&copy.code, &words)
}

/// The pages of the answer key, for all worksheets together.
pub(super) fn answered(keys: &[(&Copy, Vec<Task>)], order: &Order) -> Vec<Page> {
    let Some((first, _)) = keys.first() else { return Vec::new() };
    let words = Words::interface(order.lang);
    // The answers to a page of tasks go in a row, where there are many worksheets.
    let columns = if keys.len() > 1 { 6 } else { 4 };
    let mut flow = Flow { gap: BETWEEN_ANSWERS, ..Flow::new(order) };
    let title = match (keys.len(), &first.lesson.origin) {
        (1, Origin::BuiltIn | Origin::File(_)) => first.lesson.title(order.lang),
        (1, Origin::Drawn) => first.code.clone(),
        _ => format!("{} … {}", first.code, keys.last().map_or("", |(copy, _)| copy.code.as_str())),
    };
    flow.title(&words.say("worksheet-key", &args!["title" => title]));
    let width = flow.column(columns);
    let room = Room { width, height: KEY_BOARD + 60.0, text: KEY_TEXT, least_text: KEY_TEXT - 1.0 };
    for (copy, tasks) in keys {
        for (number, row) in tasks.chunks(columns).enumerate() {
            let mut arranged: Vec<Arranged> = row.iter().map(|task| fit(task, room)).collect();
            let head = if number == 0 && keys.len() > 1 { KEY_TEXT * 3.0 } else { 0.0 };
            let mut height = arranged.iter().map(|it| it.height).fold(0.0, f32::max);
            if height + head > flow.whole() {
                let tight = Room { height: flow.whole() - head, least_text: 2.0, ..room };
                arranged = row.iter().map(|task| fit(task, tight)).collect();
                height = arranged.iter().map(|it| it.height).fold(0.0, f32::max);
            }
            if !flow.has(height + head) {
                flow.turn();
            }
            if head > 0.0 {
                flow.heading(&copy.code, KEY_TEXT * 1.3);
            }
            flow.row(arranged, width, height);
        }
    }
    let last = keys.last().map_or("", |(copy, _)| copy.code.as_str());
    let foot = if keys.len() > 1 { format!("{} … {last}", first.code) } else { first.code.clone() };
    flow.done(&foot, &words)
}

/// Pages that are being filled.
struct Flow {
    /// The room between the margins, without the foot.
    area: Rect,
    /// Where the foot stands.
    foot: Rect,
    pages: Vec<Page>,
    page: Page,
    /// Where the next row begins.
    top: f32,
    /// Where the tasks of this page begin.
    begins: f32,
    /// Whether nothing but a head stands on the page.
    is_fresh: bool,
    /// Between things side by side.
    gap: f32,
}

impl Flow {
    fn new(order: &Order) -> Self {
        let inside = order.paper.inside();
        let foot = FOOT * Text::LEADING;
        let area = Rect { height: inside.height - foot - 12.0, ..inside };
        let foot = Rect { top: inside.bottom() - foot, height: foot, ..inside };
        let (top, page) = (area.top, Page::default());
        Self { area, foot, pages: Vec::new(), page, top, begins: top, is_fresh: true, gap: BETWEEN_COLUMNS }
    }

    /// How wide one of so many columns is.
    fn column(&self, columns: usize) -> f32 {
        (self.area.width - self.gap * (columns - 1) as f32) / columns as f32
    }

    /// The height that is left on this page.
    fn left(&self) -> f32 {
        self.area.bottom() - self.top
    }

    /// The height of a page without a head.
    const fn whole(&self) -> f32 {
        self.area.height
    }

    fn has(&self, height: f32) -> bool {
        height <= self.left() + 0.01
    }

    /// The room of a task on this page.
    fn room(&self, grid: Grid) -> Room {
        let rows = grid.rows as f32;
        let height = (self.area.bottom() - self.begins - BETWEEN_ROWS * (rows - 1.0)) / rows;
        Room {
            width: self.column(grid.columns),
            height,
            text: grid.text,
            least_text: (grid.text * 0.75).max(LEAST_TEXT),
        }
    }

    /// Puts a row of things on the page, in columns of this width.
    fn row(&mut self, row: Vec<Arranged>, width: f32, height: f32) {
        for (number, arranged) in row.into_iter().enumerate() {
            let left = self.area.left + number as f32 * (width + self.gap);
            self.page.boxes.extend(arranged.boxes.into_iter().map(|placed| placed.moved(left, self.top)));
        }
        self.top += height + BETWEEN_ROWS;
        self.is_fresh = false;
    }

    /// Begins a new page.
    fn turn(&mut self) {
        self.pages.push(std::mem::take(&mut self.page));
        self.top = self.area.top;
        self.begins = self.top;
        self.is_fresh = true;
    }

    /// Lines across the page.
    fn heading(&mut self, said: &str, size: f32) {
        for line in wrap(said, Face::Bold, size, self.area.width) {
            self.page.boxes.push(Text::at(self.area.left, self.top, &line, Face::Bold, size));
            self.top += size * Text::LEADING;
        }
        self.top += size * 0.4;
    }

    fn title(&mut self, said: &str) {
        self.heading(said, TITLE);
        self.begins = self.top;
    }

    /// The title, room for name, class and date, and how squares are marked.
    fn head(&mut self, copy: &Copy, tasks: &[Task], words: &Words<'_>) {
        const SIZE: f32 = 11.0;
        self.heading(&copy.lesson.title(words.lang), TITLE);
        let height = SIZE * 2.0;
        let mut left = self.area.left;
        for (id, share) in [("worksheet-name", 0.55), ("worksheet-class", 0.17), ("worksheet-date", 0.28)] {
            let right = left + self.area.width * share;
            let lead = Text::at(left, self.top + height - SIZE * Text::LEADING, &words.plain(id), Face::Regular, SIZE);
            let from = lead.area.right() + SIZE * 0.4;
            self.page.boxes.push(lead);
            let width = (right - SIZE - from).max(1.0);
            let area = Rect { left: from, top: self.top, width, height: height - SIZE * 0.2 };
            self.page.boxes.push(Placed { area, thing: Thing::Rule });
            left = right;
        }
        self.top += height + SIZE * 0.8;
        let is_marked = |part: &Part| matches!(part, Part::Board(_));
        let how = tasks.iter().any(|task| task.parts.iter().any(is_marked)).then(|| words.plain("worksheet-how"));
        let off = tasks.iter().any(|task| task.takes_off).then(|| words.plain("worksheet-how-off"));
        let said: Vec<String> = how.into_iter().chain(off).collect();
        if !said.is_empty() {
            for line in wrap(&said.join(" "), Face::Regular, 9.0, self.area.width) {
                self.page.boxes.push(Text::at(self.area.left, self.top, &line, Face::Regular, 9.0));
                self.top += 9.0 * Text::LEADING;
            }
        }
        self.top += 8.0;
        self.begins = self.top;
    }

    /// All pages, each with its foot.
    fn done(mut self, code: &str, words: &Words<'_>) -> Vec<Page> {
        if !self.is_fresh {
            self.turn();
        }
        let count = self.pages.len();
        for (number, page) in self.pages.iter_mut().enumerate() {
            let said = words.say("worksheet-page", &args!["page" => number + 1, "pages" => count]);
            let width = Face::Regular.width(&said, FOOT);
            let line = Rect { height: 0.0, top: self.foot.top - 4.0, ..self.foot };
            page.boxes.push(Placed { area: line, thing: Thing::Part });
            let room = self.foot.width - width - FOOT * 2.0;
            let code = wrap(code, Face::Regular, FOOT, room).into_iter().next().unwrap_or_default();
            page.boxes.push(Text::at(self.foot.left, self.foot.top, &code, Face::Regular, FOOT));
            page.boxes.push(Text::at(self.foot.right() - width, self.foot.top, &said, Face::Regular, FOOT));
        }
        self.pages
    }
}
