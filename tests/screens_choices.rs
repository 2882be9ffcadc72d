//! Screens of the steps that are answered by choosing: in both languages, at the smallest size and at a larger one.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Input, Item, Key, Record, Target};
use chess_codex::ui::{Look, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The screen as text, after the lesson was opened and these characters were typed; `~` stands for Enter.
fn screen(lesson: &str, lang: &str, keys: &str, (columns, rows): (u16, u16)) -> String {
    let path = format!("{}/tests/lessons/valid/{lesson}.toml", env!("CARGO_MANIFEST_DIR"));
    let lesson = Catalog::built_in().open(&path).unwrap();
    let mut app = App::new(Lang::parse(lang).unwrap(), vec![Item::Ready(lesson)]);
    app.update(Input::Click(Target::Item(0)));
    for key in keys.chars() {
        app.update(Input::Key(if key == '~' { Key::Enter } else { Key::Char(key) }));
    }
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    draw(&app, &Look::default(), area, &mut buffer);
    let line = |row| (0..columns).map(|column| buffer[(column, row)].symbol()).collect::<String>();
    (0..rows).map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

/// A picture of each state in both languages and both sizes.
fn pictures(lesson: &str, states: &[(&str, &str)]) {
    for (name, keys) in states {
        for lang in ["ru", "en"] {
            for (columns, rows) in [(80, 24), (120, 40)] {
                let picture = screen(lesson, lang, keys, (columns, rows));
                insta::assert_snapshot!(format!("{lesson}-{name}-{lang}-{columns}"), picture);
            }
        }
    }
}

#[test]
fn choose() {
    pictures(
        "choose",
        &[
            ("texts", "1"),
            ("beside-a-board", "2~1"),
            ("oriented", "2~13~1"),
            ("set-up", "2~13~2~1"),
            ("whose-turn", "2~13~2~2~1~1"),
            ("how-many-moves", "2~13~2~2~1~2~?"),
        ],
    );
}

#[test]
fn small_boards_take_the_room_that_makes_them_largest() {
    let catalog = Catalog::built_in();
    let lesson = catalog.lessons().find(|lesson| lesson.id == "1-2-game-and-codex").unwrap();
    let step = lesson.steps.iter().position(|step| step.id.as_deref() == Some("one-of-each")).unwrap();
    // With the text beside them three boards have squares of two rows at most, with the text below them three.
    for ((columns, rows), cell) in [((80, 24), 1), ((120, 40), 2), ((160, 50), 3), ((240, 64), 4)] {
        let mut app = App::new(Lang::parse("ru").unwrap(), vec![Item::Ready(lesson.clone())]);
        app.note(&[Record::Place { lesson: lesson.id.clone(), step: u32::try_from(step).unwrap() }]);
        app.open(lesson);
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        let hits = draw(&app, &Look::default(), area, &mut buffer);
        let boards: Vec<Rect> =
            hits.iter().filter(|(_, on)| matches!(on, Target::Choice(_))).map(|(at, _)| at).collect();
        assert_eq!(boards.len(), 3, "{columns}x{rows}");
        for board in boards {
            assert_eq!((board.width, board.height), (16 * cell, 8 * cell + 1), "{columns}x{rows}");
            assert_eq!(board.intersection(area), board);
        }
        let shown: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert!(shown.contains("На какой"), "{columns}x{rows}");
    }
}

#[test]
fn judge() {
    pictures("judge", &[("verdict", "1"), ("condition", "21"), ("allowed", "24~1"), ("known", "24~1~23~2")]);
}

#[test]
fn mark() {
    pictures("mark", &[("square", "e5 "), ("attacked", "e4 ~nnnnnnn")]);
}

#[test]
fn count_first() {
    pictures("count-first", &[("counting", "1"), ("marking", "2b3 ")]);
}

#[test]
fn choose_numbers() {
    pictures("choose-numbers", &[("squares", "?")]);
}
