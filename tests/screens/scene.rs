//! States of the program to draw, each reached by keys and clicks.

use std::sync::{Arc, LazyLock};

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson};
use chess_codex::rules::Square;
use chess_codex::session::{App, Command, Input, Item, Key, Mode, Spot, Target};
use chess_codex::ui::{Look, Pieces, Theme};

use crate::broken::broken;

/// A state by its name, and what leads to it from the list.
pub struct Scene {
    pub name: &'static str,
    pub keys: &'static str,
}

/// All states, in the order in which a learner meets them.
pub const SCENES: &[Scene] = &[
    Scene { name: "list", keys: "" },
    Scene { name: "list-broken", keys: "end" },
    Scene { name: "show", keys: "enter" },
    Scene { name: "build", keys: "enter n @d3 @d5 e 4" },
    Scene { name: "build-overlay", keys: "enter n solve @b2 @c3 @e5" },
    Scene { name: "task", keys: "goto2" },
    Scene { name: "marks", keys: "goto2 @c7 @e6 @d7 @c4 left" },
    Scene { name: "checked", keys: "goto2 @c7 @e6 @d7 @c4 enter tab tab" },
    Scene { name: "at-once", keys: "goto2 m @c7 @e6 @d7" },
    Scene { name: "hint", keys: "goto2 ? ? @b6" },
    Scene { name: "done", keys: "goto2 solve" },
    Scene { name: "fragment", keys: "goto3 @c4" },
    Scene { name: "before", keys: "goto4 n" },
    Scene { name: "after", keys: "goto4 n n" },
    Scene { name: "captures", keys: "goto5 @e5 @c2 enter" },
    Scene { name: "summary", keys: "goto2 @a1 enter n solve goto6" },
    Scene { name: "help", keys: "f1" },
    Scene { name: "notes", keys: "enter i" },
];

/// The lesson of these tests.
pub fn lesson() -> Arc<Lesson> {
    static LESSON: LazyLock<Arc<Lesson>> = LazyLock::new(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/screens/trial.toml");
        Catalog::built_in().open(path).expect("the trial lesson has no fault")
    });
    Arc::clone(&LESSON)
}

/// A language by its tag.
pub fn lang(tag: &str) -> Lang {
    Lang::parse(tag).expect("the language is there")
}

/// The usual look.
pub const LOOK: Look = Look::new(Theme::Dark, Pieces::Signs);

/// The program with one lesson, which is open.
pub fn opened(lesson: &Arc<Lesson>, lang: Lang) -> App {
    let mut app = App::new(lang, vec![Item::Ready(Arc::clone(lesson))]);
    app.open(lesson);
    app
}

/// To the step of a number, or to the end, by the solutions.
pub fn go_to(app: &mut App, number: usize) {
    while app.run().is_some_and(|run| !run.is_over() && run.at() < number) {
        go_on(app);
    }
}

/// To the next step or picture, by the solution if something is asked.
pub fn go_on(app: &mut App) {
    // No exercise has so many parts.
    for _ in 0..20 {
        let run = app.run().unwrap();
        let (Some(step), Some(exercise)) = (run.step(), run.exercise().filter(|exercise| !exercise.is_done())) else {
            app.update(Input::Key(Key::Enter));
            return;
        };
        let solution = exercise.work().answer().solution(step);
        if solution.is_empty() {
            app.update(Input::Click(Target::Command(Command::Nowhere)));
        }
        for spot in solution {
            app.update(Input::Click(match spot {
                Spot::Square(square) => Target::Square(square),
                Spot::Choice(number) => Target::Choice(number),
            }));
        }
        if app.run().unwrap().mode() == Mode::ThenCheck {
            app.update(Input::Click(Target::Command(Command::Check)));
        }
    }
    panic!("it has no end: {:?}", app.run().unwrap().step());
}

/// The program with the trial lesson, another one, and a broken one.
pub fn start(lang: Lang) -> App {
    let trial = lesson();
    let second = Lesson { id: "second".to_owned(), ..(*trial).clone() };
    let items = vec![Item::Ready(trial), Item::Ready(Arc::new(second)), broken("of-ones-own", 3)];
    App::new(lang, items)
}

/// The program in a state.
pub fn app(scene: &Scene, lang: Lang) -> App {
    let mut app = start(lang);
    for word in scene.keys.split_whitespace() {
        if let Some(square) = word.strip_prefix('@') {
            let square: Square = square.parse().unwrap();
            app.update(Input::Click(Target::Square(square)));
        } else if let Some(step) = word.strip_prefix("goto") {
            open(&mut app, step.parse().unwrap());
        } else if word == "solve" {
            solve(&mut app);
        } else {
            app.update(Input::Key(key(word)));
        }
    }
    app
}

fn key(word: &str) -> Key {
    match word {
        "enter" => Key::Enter,
        "tab" => Key::Tab,
        "down" => Key::Down,
        "end" => Key::End,
        "left" => Key::Left,
        "f1" => Key::F(1),
        _ => Key::Char(word.chars().next().unwrap()),
    }
}

/// Opens the chosen lesson, if none is, and plays it right up to a step, from 0.
fn open(app: &mut App, step: usize) {
    if app.run().is_none() {
        app.update(Input::Key(Key::Enter));
    }
    while app.run().expect("a lesson is open").at() < step {
        solve(app);
        app.update(Input::Key(Key::Enter));
    }
}

/// Marks what is still to be found in this stage.
fn solve(app: &mut App) {
    let run = app.run().expect("a lesson is open");
    let stage = run.exercise().map(|exercise| exercise.stage());
    while let Some(exercise) = app.run().and_then(|run| run.exercise()) {
        let Some(round) = exercise.round().filter(|_| !exercise.is_done()) else { break };
        if Some(exercise.stage()) != stage {
            break;
        }
        if exercise.is_reviewing() {
            app.update(Input::Key(Key::Enter));
            continue;
        }
        let left = round.left() - round.marked();
        for square in left.sorted() {
            app.update(Input::Click(Target::Square(square)));
        }
        app.update(Input::Key(Key::Enter));
    }
}
