//! A lesson that its author is writing: shown anew after each save at the step where the author is, with what is wrong in
//! its place, and nothing kept.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Files, Origin, Reading, Source, read};
use chess_codex::session::{App, Command, Effect, Input, Key, News, Overlay, Screen};

const HEAD: &str = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"Mine\"\n";

/// A lesson with a step of each of these ids; a word that is no id is a fault.
fn saved(steps: &[&str]) -> News {
    let step = |id: &&str| {
        let (kind, rest) = match id.split_once(':') {
            Some((id, "show")) => (format!("id = \"{id}\"\nkind = \"show\"\n"), ""),
            _ => (format!("id = \"{id}\"\nkind = \"find\"\npiece = \"d4\"\n"), "rules = \"formula\"\n"),
        };
        format!("[[step]]\n{kind}board = \"8/8/8/8/3N4/8/8/8\"\n{rest}")
    };
    News::Preview(Arc::new(reading(&(HEAD.to_owned() + &steps.iter().map(step).collect::<String>()))))
}

fn reading(text: &str) -> Reading {
    let lesson = Source::new("mine.toml", text);
    let origin = Origin::File("mine.toml".into());
    let id = "mine".to_owned();
    read(Files { id, origin, lesson, messages: Vec::new(), message_names: Vec::new(), faults: Vec::new() })
}

fn app() -> App {
    App::new(Lang::ENGLISH, Vec::new())
}

fn at(app: &App) -> Option<&str> {
    app.run()?.step()?.id.as_deref()
}

fn press(app: &mut App, key: Key) -> Vec<Effect> {
    app.update(Input::Key(key))
}

#[test]
fn a_save_shows_the_lesson_at_the_same_step() {
    let mut app = app();
    app.receive(saved(&["a", "b", "c:show", "d"]));
    assert_eq!((app.screen(), at(&app)), (Screen::Player, Some("a")));
    // On without an answer, in either layout, and back.
    press(&mut app, Key::Char('n'));
    press(&mut app, Key::Char('т'));
    assert_eq!(at(&app), Some("c"));
    // The step is found by its id wherever it stands now.
    app.receive(saved(&["x", "a", "b", "y", "c:show"]));
    assert_eq!((at(&app), app.run().unwrap().number()), (Some("c"), Some(4)));
    // Without its id, by its number; beyond the end, the last.
    app.receive(saved(&["x", "a", "z"]));
    assert_eq!(at(&app), Some("z"));
    press(&mut app, Key::Char('p'));
    app.receive(saved(&["q", "r", "s"]));
    assert_eq!(at(&app), Some("r"));
}

#[test]
fn faults_stand_in_place_of_the_lesson_and_the_last_good_version_is_one_key_away() {
    let mut app = app();
    app.receive(saved(&["a", "b"]));
    press(&mut app, Key::Char('n'));
    app.receive(saved(&["a", "a"]));
    assert_eq!(app.screen(), Screen::Faults);
    assert_eq!(app.faults().reading().unwrap().errors(), 1);
    assert_eq!(Command::Back.message_now(&app), "cmd-last-good");
    press(&mut app, Key::Esc);
    assert_eq!((app.screen(), at(&app)), (Screen::Player, Some("b")));
    // And back to the faults, in the Russian layout too.
    press(&mut app, Key::Char('ц'));
    assert_eq!(app.screen(), Screen::Faults);
    app.receive(saved(&["a", "b"]));
    assert_eq!((app.screen(), at(&app)), (Screen::Player, Some("b")));
    assert!(!Command::Faults.works(&app) && !Command::Back.works(&app));
}

#[test]
fn a_file_that_was_never_good_has_its_faults_alone() {
    let mut app = app();
    app.receive(saved(&["a", "a"]));
    assert_eq!(app.screen(), Screen::Faults);
    assert!(!Command::Back.works(&app) && Command::Quit.is_offered(&app));
    assert_eq!(press(&mut app, Key::Char('q')), [Effect::Quit]);
    app.receive(saved(&["a"]));
    assert_eq!((app.screen(), at(&app)), (Screen::Player, Some("a")));
    assert!(Command::Quit.is_offered(&app));
    assert_eq!(press(&mut app, Key::Char('й')), [Effect::Quit]);
}

#[test]
fn warnings_leave_the_lesson_in_sight() {
    let mut app = app();
    let text = format!("{HEAD}[[step]]\nkind = \"show\"\nboard = \"start\"\ntext = {{ en = \"Look.\" }}\n");
    app.receive(News::Preview(Arc::new(reading(&text))));
    assert_eq!(app.screen(), Screen::Player);
    assert!(Command::Faults.works(&app) && Command::Faults.is_offered(&app));
    press(&mut app, Key::Char('w'));
    assert_eq!((app.screen(), Command::Back.message_now(&app)), (Screen::Faults, "cmd-to-lesson"));
    press(&mut app, Key::Esc);
    assert_eq!(app.screen(), Screen::Player);
}

#[test]
fn the_languages_stay_beside_each_other_while_the_lesson_is_written() {
    let mut app = app();
    app.receive(saved(&["a", "b"]));
    press(&mut app, Key::Char('k'));
    assert_eq!(app.overlay(), Some(Overlay::Both));
    app.receive(saved(&["a", "b", "c"]));
    assert_eq!(app.overlay(), Some(Overlay::Both));
    app.receive(saved(&["a", "a"]));
    assert_eq!((app.overlay(), app.screen()), (None, Screen::Faults));
}

#[test]
fn what_lies_over_the_screen_goes_by_the_key_that_laid_it() {
    let mut app = app();
    app.receive(saved(&["a", "b"]));
    for (key, overlay) in [(Key::Char('k'), Overlay::Both), (Key::F(1), Overlay::Help)] {
        press(&mut app, key);
        assert_eq!(app.overlay(), Some(overlay));
        press(&mut app, key);
        assert_eq!(app.overlay(), None, "{key:?}");
    }
    // What asks before it throws away is answered, not closed in passing.
    press(&mut app, Key::Char('k'));
    press(&mut app, Key::F(1));
    assert_eq!(app.overlay(), Some(Overlay::Both), "another key does nothing");
}

#[test]
fn none_of_this_works_in_a_lesson_that_is_learned() {
    let mut app = app();
    let lesson = reading(
        &(HEAD.to_owned()
            + "[[step]]\nkind = \"mark\"\nsquares = \"light\"\n[[step]]\nkind = \"mark\"\nsquares = \"dark\"\n"),
    );
    app.open(&lesson.lesson.unwrap());
    for command in [Command::Skip, Command::Both, Command::Faults] {
        assert!(!command.works(&app), "{command:?}");
    }
    assert_eq!(press(&mut app, Key::Char('q')), []);
}
