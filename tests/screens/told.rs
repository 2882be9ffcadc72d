//! What is told beside the board and below the buttons, in states that are rare.

use std::collections::BTreeMap;

use chess_codex::args;
use chess_codex::lesson::Task;
use chess_codex::progress::{Notice, Saved, Standing};
use chess_codex::rules::Square;
use chess_codex::session::{App, Command, Exercise, Input, Key, News, Spot, Target};
use chess_codex::wording::Words;

use crate::around::learner;
use crate::picture::{rows, screen};
use crate::scene::{LOOK, go_to, lang, lesson, opened, start};

const SMALLEST: (u16, u16) = (80, 24);

/// Everything on the smallest screen, in one line.
fn flat(app: &App) -> String {
    let (buffer, _) = screen(app, &LOOK, SMALLEST);
    let rows = rows(&buffer);
    rows.iter().flat_map(|row| row.split_whitespace()).collect::<Vec<_>>().join(" ")
}

#[test]
fn that_a_file_is_damaged_is_told_to_its_end() {
    for tag in ["ru", "en"] {
        for saved in [Saved { answers: 1234, is_whole: false }, Saved { answers: 0, is_whole: false }] {
            let mut app = start(lang(tag));
            let (settings, standing) = (BTreeMap::new(), Standing::default());
            app.receive(News::Here { learner: learner(4, "Юля"), settings, standing });
            let place = "/home/teacher/.local/share/chess-codex/progress.db.damaged-2026-12-01".into();
            let notice = Notice::SetAside { place, saved };
            let words = Words::interface(lang(tag));
            let told = notice.messages();
            let told: Vec<String> = told.iter().map(|(id, args)| words.say(id, args)).collect();
            let told = told.join(" ");
            let words: Vec<&str> = told.split_whitespace().collect();
            let last = words[words.len() - 4..].join(" ");
            app.receive(News::Notice(notice));
            assert!(flat(&app).contains(&last), "{tag}: {}", flat(&app));
        }
    }
}

/// Right squares with one wrong one leave nothing to be marked: that is said, and not that nothing is marked yet.
#[test]
fn where_nothing_is_left_to_mark_enter_is_named() {
    for tag in ["ru", "en"] {
        let words = Words::interface(lang(tag));
        let mut app = opened(&lesson(), lang(tag));
        go_to(&mut app, 2);
        let run = app.run().unwrap();
        let step = run.step().unwrap();
        assert!(matches!(step.task, Task::Find(_)));
        let solution = run.exercise().unwrap().work().answer().solution(step);
        let wrong = Square::all().map(Spot::Square).find(|spot| !solution.contains(spot)).unwrap();
        for spot in solution.into_iter().chain([wrong]) {
            let Spot::Square(square) = spot else { panic!("{spot:?}") };
            app.update(Input::Click(Target::Square(square)));
        }
        app.update(Input::Click(Target::Command(Command::Check)));
        app.update(Input::Key(Key::Enter));
        let count = args!["count" => 0];
        let shown = flat(&app);
        assert!(shown.contains(&words.say("left-to-find", &count)), "{shown}");
        assert!(!shown.contains(&words.say("marked", &count)), "{shown}");
        app.update(Input::Key(Key::Enter));
        assert!(app.run().unwrap().exercise().is_some_and(Exercise::is_done), "{}", flat(&app));
    }
}
