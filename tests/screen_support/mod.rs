//! A lesson's first step on a screen: some keys typed, and what stands there, without colours.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Lesson;
use chess_codex::session::{App, Input, Item, Key, Target};
use chess_codex::ui::{Look, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The lesson opened, and the keys typed; a new line is Enter.
pub fn typed(lang: Lang, lesson: Arc<Lesson>, keys: &str) -> App {
    let mut app = App::new(lang, vec![Item::Ready(lesson)]);
    app.update(Input::Key(Key::Enter));
    for key in keys.chars() {
        app.update(Input::Key(if key == '\n' { Key::Enter } else { Key::Char(key) }));
    }
    app
}

/// The characters of the screen, and what can be clicked where.
pub fn screen(app: &App, columns: u16, rows: u16) -> (String, Vec<(Rect, Target)>) {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    let hits = draw(app, &Look::default(), area, &mut buffer);
    let line =
        |row| (0..columns).map(|column| buffer[(column, row)].symbol()).collect::<String>().trim_end().to_owned();
    ((0..rows).map(line).collect::<Vec<_>>().join("\n"), hits.iter().collect())
}
