//! The session as tables of keys and what comes of them: no terminal, no files, no clock.

#[path = "../broken/mod.rs"]
mod broken;
mod choose;
mod clock;
mod course;
mod frame;
mod guest;
mod judge;
mod kind_complete;
mod kind_formula;
mod kind_move;
mod kind_setup;
mod listed;
mod lively;
mod mark;
mod nothing;
mod play;
mod preview;
mod records;
mod said;
mod scripts;
mod solved;
mod stage;
mod ten_kinds;

use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Command, Input, Item, Key, Screen, Spot, Target};

use broken::broken;
use stage::lesson;

/// Whatever comes in, in whatever order, nothing breaks, and what is not there cannot be reached.
#[test]
fn no_input_breaks_the_session() {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, TestRunner};
    let mut built_in: Vec<Item> = Catalog::built_in().lessons().cloned().map(Item::Ready).collect();
    for kind in [kind_move::lesson(), kind_complete::lesson(), ten_kinds::lesson()] {
        let mut lesson = (*kind).clone();
        lesson.id = format!("kind-{}", built_in.len());
        built_in.insert(0, Item::Ready(std::sync::Arc::new(lesson)));
    }
    let commands = proptest::sample::select(Command::ALL.to_vec());
    let key = prop_oneof![
        any::<char>().prop_map(chess_codex::session::Key::Char),
        proptest::sample::select("abcdefgh12345678 ?nupmlxirvo\u{444}\u{438}".chars().collect::<Vec<_>>())
            .prop_map(chess_codex::session::Key::Char),
        proptest::sample::select(stage::NAMED_KEYS.map(|(_, key)| key).to_vec()),
    ];
    let input = prop_oneof![
        6 => key.prop_map(Input::Key),
        3 => commands.prop_map(|command| Input::Click(Target::Command(command))),
        3 => (0..64usize).prop_map(|i| Input::Click(Target::Square(chess_codex::rules::Square::at(i)))),
        1 => (0..9usize).prop_map(|i| Input::Click(Target::Item(i))),
        1 => any::<i32>().prop_map(Input::Scroll),
        1 => Just(Input::Tick),
        1 => (0..65usize).prop_map(|i| Input::Hover((i < 64).then(|| chess_codex::rules::Square::at(i)))),
        1 => (0..64usize, 0..64usize).prop_map(|(from, to)| Input::Drag {
            from: Spot::Square(chess_codex::rules::Square::at(from)),
            to: Spot::Square(chess_codex::rules::Square::at(to)),
        }),
    ];
    let mut runner = TestRunner::new_with_rng(
        Config { cases: 200, failure_persistence: None, ..Config::default() },
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    runner
        .run(&proptest::collection::vec(input, 0..400), |inputs| {
            let mut app = App::new(chess_codex::i18n::Lang::all()[0], built_in.clone());
            for input in inputs {
                app.update(input);
                prop_assert!(app.chosen_number() < app.items().len());
                if let Some(run) = app.run() {
                    prop_assert!(run.at() <= run.len());
                    prop_assert_eq!(run.board().is_some(), !run.is_over());
                    if let Some(board) = run.board() {
                        prop_assert!((board.signs.marked & board.signs.found).is_empty());
                        prop_assert!(board.area.contains(app.cursor()) || !run.step().is_some_and(|s| s.is_exercise()));
                    }
                }
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn a_broken_lesson_stays_in_sight_and_opens_what_is_wrong_with_it() {
    let items = vec![broken("bad", 2), Item::Ready(lesson())];
    let mut app = App::new(chess_codex::i18n::Lang::all()[0], items);
    for open in [Input::Click(Target::Item(0)), Input::Key(Key::Enter), Input::Click(Target::Command(Command::Open))] {
        assert_eq!(Command::Open.message_now(&app), "cmd-faults");
        app.update(open);
        assert!(app.run().is_none());
        assert_eq!(app.screen(), Screen::Faults);
        assert_eq!(app.faults().reading().map(|reading| (reading.id.as_str(), reading.errors())), Some(("bad", 2)));
        // The text is scrolled by the arrows; Esc leads back.
        app.update(Input::Key(Key::Down));
        assert_eq!(app.scroll(), 1);
        app.update(Input::Key(Key::Esc));
        assert_eq!((app.screen(), app.scroll()), (Screen::Map, 0));
    }
    app.update(Input::Click(Target::Item(1)));
    assert!(app.run().is_some());
}
