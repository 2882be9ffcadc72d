//! Screens of setup steps, as the smallest and a larger terminal show them, in both languages. After a change that is
//! meant, run with `INSTA_UPDATE=always` and look at what came of it.

mod screen_support;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Target};
use ratatui::layout::Rect;

use screen_support::{screen, typed};

fn app(lang: Lang, file: &str, keys: &str) -> App {
    let lesson = Catalog::built_in().open(file).expect("a good lesson");
    typed(lang, lesson, keys)
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
