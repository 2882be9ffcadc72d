//! Screens of formula steps, as the smallest and a larger terminal show them, in both languages. After a change that is
//! meant, run with `INSTA_UPDATE=always` and look at what came of it.

mod screen_support;

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson};
use chess_codex::session::{App, Target};
use ratatui::layout::Rect;

use screen_support::{screen, typed};

fn lesson() -> Arc<Lesson> {
    Catalog::built_in().open("tests/plain/formula.toml").expect("a good lesson")
}

fn app(lang: Lang, keys: &str) -> App {
    typed(lang, lesson(), keys)
}

/// What is typed, and what the picture is called.
const STATES: [(&str, &str); 4] = [("begun", ""), ("joined", "132"), ("checked", "132\n"), ("hint", "??")];

#[test]
fn formulas_look_like_this() {
    for &lang in Lang::all() {
        for (columns, rows) in [(80, 24), (120, 40)] {
            for (name, keys) in STATES {
                let (shown, _) = screen(&app(lang, keys), columns, rows);
                insta::assert_snapshot!(format!("formula_{name}_{lang}_{columns}x{rows}"), shown);
            }
        }
    }
}

#[test]
fn blocks_that_can_be_taken_can_be_clicked_and_stand_apart() {
    let choices = |keys: &str| -> Vec<(Rect, usize)> {
        let (_, hits) = screen(&app(Lang::ENGLISH, keys), 80, 24);
        let choice = |(place, target)| match target {
            Target::Choice(number) => Some((place, number)),
            _ => None,
        };
        hits.into_iter().filter_map(choice).collect()
    };
    let (first, joined) = (choices(""), choices("1"));
    assert_eq!(first.iter().map(|(_, number)| *number).collect::<Vec<_>>(), [0, 1], "only pieces can begin");
    assert_eq!(joined.iter().map(|(_, number)| *number).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    for (number, (one, _)) in joined.iter().enumerate() {
        assert!(joined[number + 1..].iter().all(|(other, _)| one.intersection(*other).is_empty()));
    }
}
