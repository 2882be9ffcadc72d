//! Screens of setup steps, as the smallest and a larger terminal show them, in both languages. After a change that is
//! meant, run with `INSTA_UPDATE=always` and look at what came of it.

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Input, Item, Key, Target};
use chess_codex::ui::{Look, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn app(lang: Lang, file: &str, keys: &str) -> App {
    let lesson = Catalog::built_in().open(file).expect("a good lesson");
    let mut app = App::new(lang, vec![Item::Ready(lesson)]);
    app.update(Input::Key(Key::Enter));
    for key in keys.chars() {
        app.update(Input::Key(if key == '\n' { Key::Enter } else { Key::Char(key) }));
    }
    app
}

fn screen(app: &App, columns: u16, rows: u16) -> (String, Vec<(Rect, Target)>) {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    let hits = draw(app, &Look::default(), area, &mut buffer);
    let line =
        |row| (0..columns).map(|column| buffer[(column, row)].symbol()).collect::<String>().trim_end().to_owned();
    ((0..rows).map(line).collect::<Vec<_>>().join("\n"), hits.iter().collect())
}

const WHITE: &str = "tests/plain/setup.toml";
const BOTH: &str = "tests/lessons/valid/setup.toml";

/// What the picture is called, the lesson, and what is typed.
const STATES: [(&str, &str, &str); 4] = [
    ("begun", WHITE, ""),
    ("both", BOTH, "6a2 b2 "),
    ("checked", WHITE, "1d1 2e1 3a1 h1 6e4 \n"),
    ("hint", WHITE, "3??"),
];

#[test]
fn setups_look_like_this() {
    for &lang in Lang::all() {
        for (columns, rows) in [(80, 24), (120, 40)] {
            for (name, file, keys) in STATES {
                let (shown, _) = screen(&app(lang, file, keys), columns, rows);
                insta::assert_snapshot!(format!("setup_{name}_{lang}_{columns}x{rows}"), shown);
            }
        }
    }
}

#[test]
fn every_kind_in_the_tray_can_be_clicked_until_none_is_left() {
    let choices = |keys: &str| -> Vec<usize> {
        let (_, hits) = screen(&app(Lang::ENGLISH, BOTH, keys), 80, 24);
        let mut places: Vec<Rect> = Vec::new();
        let choice = |(place, target): (Rect, Target)| match target {
            Target::Choice(number) => {
                assert!(places.iter().all(|other| other.intersection(place).is_empty()), "{number} overlaps");
                places.push(place);
                Some(number)
            }
            _ => None,
        };
        hits.into_iter().filter_map(choice).collect()
    };
    assert_eq!(choices(""), (0..12).collect::<Vec<_>>());
    assert_eq!(choices("1e1 "), (1..12).collect::<Vec<_>>());
}
