//! The course before its lessons are read: what is listed looks and opens as what was read.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Command, Input, Item, Key, News, Screen, Target};

fn listed() -> App {
    let mut app = App::new(Lang::ENGLISH, Item::listed(1));
    app.begin();
    app
}

fn read() -> Vec<Item> {
    Catalog::built_in().lessons().map(|lesson| Item::Ready(lesson.drawn(1))).collect()
}

#[test]
fn what_is_listed_looks_as_what_was_read() {
    let app = listed();
    let whole = App::new(Lang::ENGLISH, read());
    for (listed, read) in app.items().iter().zip(whole.items()) {
        assert_eq!(listed.id(), read.id());
        assert_eq!((listed.article(), listed.audience()), (read.article(), read.audience()));
        for lang in Lang::all() {
            assert_eq!(listed.title(*lang), read.title(*lang));
        }
    }
    assert_eq!(app.items().len(), whole.items().len());
    assert_eq!(app.map().stations(app.known()), whole.map().stations(whole.known()));
    assert_eq!(app.map().next(app.known()), whole.map().next(whole.known()));
}

#[test]
fn only_the_chosen_lesson_is_read_and_each_that_becomes_chosen() {
    let mut app = listed();
    for _ in 0..5 {
        let chosen = app.chosen_number();
        assert!(app.chosen().is_some(), "its board is shown beside the path");
        let unread = app.items().iter().filter(|item| item.lesson().is_none()).count();
        assert!(unread >= app.items().len() - 6, "the others wait");
        app.update(Input::Key(Key::Right));
        assert_ne!(app.chosen_number(), chosen);
    }
}

#[test]
fn where_it_is_asked_first_who_is_here_no_lesson_is_read() {
    let mut app = App::new(Lang::ENGLISH, Item::listed(1));
    app.ask_who(Vec::new());
    app.begin();
    assert!(app.items().iter().all(|item| item.lesson().is_none()));
}

#[test]
fn a_click_opens_a_lesson_that_is_only_listed() {
    let mut app = listed();
    let last = app.items().len() - 1;
    assert!(app.items()[last].lesson().is_none());
    app.update(Input::Click(Target::Item(last)));
    assert_eq!(app.screen(), Screen::Player);
    let id = app.run().map(|run| run.lesson().id.clone());
    assert_eq!(id.as_deref(), Some(app.items()[last].id()));
}

#[test]
fn lessons_that_were_read_meanwhile_move_nothing() {
    let mut app = listed();
    (0..7).for_each(|_| drop(app.update(Input::Key(Key::Right))));
    let chosen = app.items()[app.chosen_number()].id().to_owned();
    // A teacher's lesson comes before all others, and a broken one after.
    let own = Arc::new(chess_codex::lesson::Lesson { id: "0-own".into(), ..(*app.chosen().unwrap().clone()).clone() });
    let mut items = read();
    items.insert(0, Item::Ready(own));
    items.push(crate::broken::broken("broken", 2));
    app.receive(News::Lessons(items));
    assert_eq!(app.items()[app.chosen_number()].id(), chosen);
    assert!(app.items().iter().all(|item| item.lesson().is_some() == item.can_be_played()));
    // In the middle of a lesson too.
    app.update(Input::Click(Target::Command(Command::Open)));
    app.receive(News::Lessons(read()));
    assert_eq!(app.run().map(|run| run.lesson().id.clone()), Some(chosen.clone()));
    app.update(Input::Key(Key::Esc));
    assert_eq!(app.chosen().map(|lesson| lesson.id.clone()), Some(chosen));
}

#[test]
fn files_that_cannot_be_told_where_they_belong_stand_under_their_pack() {
    let mut app = listed();
    let mut items = read();
    let count = items.len();
    // By their names they would stand among the articles.
    items.insert(0, crate::broken::broken("packs/first/a", 2));
    items.insert(3, crate::broken::broken("packs/second/b", 2));
    items.push(crate::broken::broken("packs/first/c", 2));
    items.push(crate::broken::broken("packs/second/6-own", 2));
    app.receive(News::Lessons(items));
    let stations = app.map().stations(app.known());
    let packs: Vec<(Option<&str>, Vec<&str>)> = stations
        .iter()
        .filter(|station| station.article.is_none())
        .map(|station| {
            let ids = station.items.iter().map(|&number| app.items()[number].id()).collect();
            (station.pack.as_deref(), ids)
        })
        .collect();
    assert_eq!(packs, [(Some("first"), vec!["a", "c"]), (Some("second"), vec!["b"])]);
    assert!(stations.iter().rev().take(2).all(|station| station.article.is_none()), "they come behind the course");
    // One of which the article can be read stands there, as every lesson does.
    let of_articles: usize =
        stations.iter().filter(|station| station.article.is_some()).map(|its| its.items.len()).sum();
    assert_eq!(of_articles, count + 1);
}
