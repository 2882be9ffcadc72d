//! A teacher's own lessons: what comes after one that was opened by its file, and after one of a pack.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Origin};
use chess_codex::session::{App, Command, Input, Item, Key, Screen};

use crate::stage::{of_text, type_keys};

/// A lesson of one picture and one question.
fn short(id: &str, origin: Origin) -> Arc<Lesson> {
    let text = "format = 1\narticle = 2\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"x\"\n\
                [[step]]\nkind = \"mark\"\nboard = \"empty\"\narea = \"a1-b2\"\nsquares = \"light\"\n";
    Arc::new(Lesson { origin, ..(*of_text(id, text)).clone() })
}

fn file(path: &str) -> Origin {
    Origin::File(path.into())
}

/// The course, a pack of two lessons, and another teacher's between them.
fn app() -> App {
    let lessons = [
        short("2-1", Origin::BuiltIn),
        short("2-2", file("class/2-2.toml")),
        short("2-3", file("club/2-3.toml")),
        short("2-4", file("class/2-4.toml")),
        short("2-5", Origin::BuiltIn),
    ];
    App::new(Lang::ENGLISH, lessons.into_iter().map(Item::Ready).collect())
}

/// Plays what is open to its end, with or without a mistake.
fn play(app: &mut App, mistake: &str) {
    type_keys(app, &format!("{mistake}a2 b1 <enter><enter>"));
    assert!(app.run().is_some_and(|run| run.is_over()), "{:?}", app.run().and_then(|run| run.exercise()));
}

fn open_id(app: &App) -> Option<&str> {
    app.run().map(|run| run.lesson().id.as_str())
}

#[test]
fn after_a_lesson_opened_by_its_file_comes_itself_and_nothing_else() {
    // Also where it has the name of one of the course.
    for id in ["own", "2-1"] {
        let mut app = app();
        app.open(&short(id, file("elsewhere/lesson.toml")));
        play(&mut app, "");
        assert!(!Command::Onward.works(&app) && app.after(app.run().expect("it is open").lesson()).is_none());
        assert_eq!(Command::Again.key_now(&app), Some(Key::Enter));
        app.update(Input::Key(Key::Enter));
        assert!(app.run().is_some_and(|run| run.at() == 0 && !run.is_over()), "it is played again");
        play(&mut app, "a1 <enter><enter>");
        // First what went wrong.
        assert_eq!(
            (Command::Repeat.key_now(&app), Command::Again.key_now(&app)),
            (Some(Key::Enter), Some(Key::Char('r')))
        );
        app.update(Input::Key(Key::Enter));
        assert!(app.run().is_some_and(|run| run.lesson().id == id && run.wrong_count() > 0 && !run.is_over()));
        type_keys(&mut app, "<esc>");
        assert_eq!(app.screen(), Screen::Map);
    }
}

#[test]
fn a_pack_goes_on_in_itself() {
    let mut app = app();
    type_keys(&mut app, "<right><enter>");
    assert_eq!(open_id(&app), Some("2-2"));
    play(&mut app, "");
    type_keys(&mut app, "<enter>");
    assert_eq!(open_id(&app), Some("2-4"));
    play(&mut app, "");
    assert_eq!(Command::Onward.message_now(&app), "cmd-to-lessons");
    type_keys(&mut app, "<enter>");
    assert_eq!(app.screen(), Screen::Map);
}

#[test]
fn opening_a_listed_file_makes_no_guest_of_it() {
    let mut app = app();
    app.open(&short("2-2", file("class/2-2.toml")));
    play(&mut app, "");
    type_keys(&mut app, "<enter>");
    assert_eq!(open_id(&app), Some("2-4"));
}
