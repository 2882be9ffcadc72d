//! The screens around the lessons: first run, learners, map, settings, progress, by keys and by clicks.

use std::collections::BTreeMap;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Article, Audience as For, Lesson};
use chess_codex::progress::{
    Audience, Day, Learner, LearnerId, Misconception, Moment, NewLearner, Place, Report, Standing, Symbol, Tally,
};
use chess_codex::rules::Role;
use chess_codex::session::{
    App, Asked, Audiences, Command, Effect, Input, Item, Key, News, Overlay, Record, Screen, Setting, Target,
};

use crate::broken::broken;
use crate::stage::{lesson, of_text, type_keys};

const RUSSIAN: &str = "ru";

fn lang(tag: &str) -> Lang {
    Lang::parse(tag).expect("the language is there")
}

/// A lesson of another id, article and audience.
fn like(id: &str, article: Article, audience: For) -> Item {
    Item::Ready(Arc::new(Lesson { id: id.to_owned(), article, audience, ..(*lesson()).clone() }))
}

/// A course: two articles and the appendix, for both, and a broken file between them.
fn course() -> Vec<Item> {
    vec![
        like("1-1", Article::Number(1), For::Preschool),
        like("1-2", Article::Number(1), For::Pupil),
        broken("1-3", 2),
        like("6-1", Article::Number(6), For::Preschool),
        like("6-2", Article::Number(6), For::Preschool),
        like("6-3", Article::Number(6), For::Pupil),
        like("8-1", Article::Appendix, For::Pupil),
    ]
}

fn learner(id: i64, name: &str, audience: Audience) -> Learner {
    let symbol = Symbol::ALL[id as usize % Symbol::ALL.len()];
    Learner { id: LearnerId(id), name: name.into(), symbol, audience, is_class: false, last_seen: Moment(-id) }
}

fn app() -> App {
    App::new(lang(RUSSIAN), course())
}

/// The program after this learner was chosen.
fn app_with(learner: Learner, standing: Standing) -> App {
    let mut app = app();
    app.ask_who(vec![learner.clone()]);
    app.receive(News::Here { learner, settings: BTreeMap::new(), standing });
    app
}

fn click(app: &mut App, target: Target) -> Vec<Effect> {
    app.update(Input::Click(target))
}

/// Does what the session asks about learners, as the store would.
fn settle(app: &mut App, effects: Vec<Effect>) {
    for effect in effects {
        if let Effect::AddLearner(NewLearner { name, symbol, audience, is_class }) = effect {
            let symbol = symbol.expect("a symbol was chosen");
            let id = LearnerId(7);
            let learner = Learner { id, name, symbol, audience, is_class, last_seen: Moment(0) };
            app.receive(News::Learners(vec![learner.clone()]));
            app.receive(News::Here { learner, settings: BTreeMap::new(), standing: Standing::default() });
        }
    }
}

#[test]
fn the_first_lesson_is_four_keys_away() {
    let mut app = app();
    app.ask_who(Vec::new());
    assert_eq!((app.screen(), app.welcome().asked()), (Screen::Welcome, Asked::Language));
    for _ in 0..3 {
        let effects = app.update(Input::Key(Key::Enter));
        settle(&mut app, effects);
    }
    // A child that types no name is called by its symbol, and gets the lessons of those who do not read.
    let here = app.known().learner.as_ref().expect("somebody is here");
    assert_eq!((here.name.as_str(), here.symbol, here.audience), ("солнце", Symbol::Sun, Audience::Preschool));
    assert_eq!((app.screen(), app.map().audiences()), (Screen::Map, Audiences::Only(For::Preschool)));
    app.update(Input::Key(Key::Enter));
    assert_eq!((app.screen(), app.run().map(|run| run.lesson().id.as_str())), (Screen::Player, Some("1-1")));
}

#[test]
fn the_first_run_by_mouse_alone() {
    let mut app = app();
    app.ask_who(Vec::new());
    let english = Lang::all().iter().position(|lang| *lang == Lang::ENGLISH).expect("English is there");
    click(&mut app, Target::Item(english));
    assert_eq!((app.lang(), app.welcome().asked()), (Lang::ENGLISH, Asked::Who));
    click(&mut app, Target::Item(3));
    assert_eq!(app.welcome().symbol(), Symbol::ALL[3]);
    click(&mut app, Target::Command(Command::Class));
    assert!(app.welcome().is_class());
    click(&mut app, Target::Command(Command::Choose));
    assert_eq!(app.welcome().asked(), Asked::Audience);
    let effects = click(&mut app, Target::Item(1));
    settle(&mut app, effects);
    let here = app.known().learner.as_ref().expect("somebody is here");
    assert_eq!((here.name.as_str(), here.is_class, here.audience), ("Our class", true, Audience::Pupil));
}

#[test]
fn a_name_is_typed_as_it_is_and_no_letter_is_a_command() {
    let mut app = app();
    app.ask_who(Vec::new());
    type_keys(&mut app, "<enter>");
    assert_eq!(type_keys(&mut app, "qlqLЯй ф1?"), None);
    assert_eq!((app.welcome().name(), app.lang()), ("qlqLЯй ф1?", lang(RUSSIAN)));
    assert!(!Command::Quit.is_offered(&app) && !Command::Language.is_offered(&app));
    type_keys(&mut app, "<back><back><back>");
    assert_eq!(app.welcome().name(), "qlqLЯй ");
    for unseen in ['\u{202e}', '\u{200b}', '\n'] {
        app.update(Input::Key(Key::Char(unseen)));
    }
    assert_eq!(app.welcome().name(), "qlqLЯй ");
    type_keys(&mut app, &"ы".repeat(100));
    assert_eq!(app.welcome().name().chars().count(), Learner::LONGEST_NAME);
    type_keys(&mut app, &"<back>".repeat(100));
    type_keys(&mut app, "Аня<enter>");
    assert_eq!((app.welcome().asked(), app.welcome().audience()), (Asked::Audience, Audience::Pupil));
    // Esc goes back question by question; nothing typed is lost.
    type_keys(&mut app, "<esc>");
    assert_eq!((app.welcome().asked(), app.welcome().name()), (Asked::Who, "Аня"));
    type_keys(&mut app, "<esc>");
    assert_eq!(app.welcome().asked(), Asked::Language);
    assert_eq!(type_keys(&mut app, "<ctrl-c>"), Some(Effect::Quit));
}

#[test]
fn a_name_that_somebody_has_is_not_taken_twice() {
    let mut app = app();
    app.ask_who(vec![learner(1, "Сёма", Audience::Pupil)]);
    type_keys(&mut app, "n");
    // A second learner is not asked for the language.
    assert_eq!((app.screen(), app.welcome().asked()), (Screen::Welcome, Asked::Who));
    assert_ne!(app.welcome().symbol(), app.known().learners[0].symbol);
    type_keys(&mut app, "сема<enter>");
    assert_eq!((app.welcome().asked(), app.welcome().is_taken()), (Asked::Who, true));
    type_keys(&mut app, " Б<enter>");
    assert_eq!((app.welcome().asked(), app.welcome().is_taken()), (Asked::Audience, false));
    type_keys(&mut app, "<esc><esc>");
    assert_eq!(app.screen(), Screen::Learners);
}

#[test]
fn the_last_learner_is_one_key_away_and_a_class_is_walked_through() {
    let mut app = app();
    let class: Vec<Learner> = (1..=30).map(|id| learner(id, &format!("N{id}"), Audience::Pupil)).collect();
    app.ask_who(class);
    assert_eq!(app.update(Input::Key(Key::Enter)), [Effect::Choose(LearnerId(1))]);
    type_keys(&mut app, "<down><right>");
    assert_eq!(type_keys(&mut app, "<enter>"), Some(Effect::Choose(LearnerId(8))));
    type_keys(&mut app, "<end>");
    assert_eq!(type_keys(&mut app, "<enter>"), Some(Effect::Choose(LearnerId(30))));
    type_keys(&mut app, "<right><home>");
    assert_eq!(type_keys(&mut app, "<enter>"), Some(Effect::Choose(LearnerId(1))));
    assert_eq!(click(&mut app, Target::Item(16)), [Effect::Choose(LearnerId(17))]);
    assert_eq!(click(&mut app, Target::Item(30)), []);
    // What everybody sees is the learners, until one is here.
    assert_eq!(app.screen(), Screen::Learners);
    assert!(!Command::Back.works(&app));
}

#[test]
fn who_comes_finds_settings_stars_and_what_is_next() {
    let mut app = app();
    let stars = BTreeMap::from([("1-1".to_owned(), 2), ("6-1".to_owned(), 3)]);
    let standing = Standing { stars, ..Standing::default() };
    let settings = BTreeMap::from([("theme".to_owned(), "light".to_owned()), ("language".to_owned(), "en".to_owned())]);
    let vera = learner(1, "Вера", Audience::Preschool);
    app.receive(News::Here { learner: vera, settings, standing });
    assert_eq!((app.lang(), app.settings().value(Setting::Theme)), (Lang::ENGLISH, "light"));
    assert_eq!((app.stars("1-1"), app.stars("6-1"), app.stars("6-2")), (Some(2), Some(3), None));
    assert_eq!((app.chosen_number(), app.map().next(app.known())), (4, Some(4)));
    // Another one comes: nothing of the first is left.
    type_keys(&mut app, "<enter>n<esc><esc>");
    assert_eq!(app.screen(), Screen::Learners);
    let boris = learner(2, "Борис", Audience::Pupil);
    app.receive(News::Here { learner: boris, settings: BTreeMap::new(), standing: Standing::default() });
    assert_eq!((app.stars("1-1"), app.stars("6-2"), app.settings().value(Setting::Theme)), (None, None, "terminal"));
    assert_eq!((app.chosen_number(), app.run().is_some()), (1, false));
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let places = BTreeMap::from([("1-1".to_owned(), Place { step: 1 })]);
    let mut app = app_with(learner(1, "Вера", Audience::Preschool), Standing { places, ..Standing::default() });
    type_keys(&mut app, "<enter>");
    assert_eq!(app.run().map(|run| run.at()), Some(1));
}

#[test]
fn an_answer_is_to_be_kept_before_it_is_shown() {
    let mut app = app();
    type_keys(&mut app, "<enter>nnn");
    assert_eq!(app.run().map(|run| run.at()), Some(1));
    let effects = click(&mut app, Target::Square("b3".parse().expect("a square")));
    assert!(matches!(&effects[..], [Effect::Record(Record::Answer(answer))] if answer.is_right), "{effects:?}");
    let effects = click(&mut app, Target::Square("d4".parse().expect("a square")));
    assert!(matches!(&effects[..], [Effect::Record(Record::Answer(answer))] if !answer.is_right), "{effects:?}");
}

#[test]
fn the_map_shows_who_it_is_for_and_nothing_is_lost_from_it() {
    let mut app = app();
    let numbers = |app: &App| -> Vec<Vec<usize>> {
        app.map().stations(app.known()).into_iter().map(|station| station.items).collect()
    };
    assert_eq!(numbers(&app), [vec![0, 1, 2], vec![3, 4, 5], vec![6]]);
    type_keys(&mut app, "f");
    // A broken lesson stays in sight for everyone.
    assert_eq!(numbers(&app), [vec![0, 2], vec![3, 4]]);
    type_keys(&mut app, "<end>");
    assert_eq!(app.chosen_number(), 4);
    type_keys(&mut app, "а");
    assert_eq!((numbers(&app), app.chosen_number()), (vec![vec![1, 2], vec![5], vec![6]], 1));
    type_keys(&mut app, "f");
    assert_eq!(app.map().audiences(), Audiences::All);
    for (keys, chosen) in [("<down>", 3), ("<right>", 4), ("<up>", 0), ("<up>", 0), ("<left>", 0), ("<down><down>", 6)]
    {
        type_keys(&mut app, keys);
        assert_eq!(app.chosen_number(), chosen, "{keys}");
    }
    click(&mut app, Target::Article(Article::Number(6)));
    assert_eq!((app.chosen_number(), app.screen()), (3, Screen::Map));
    click(&mut app, Target::Item(2));
    // A broken lesson opens what is wrong with it, and has nothing to be begun anew.
    assert_eq!((app.chosen_number(), app.screen()), (2, Screen::Faults));
    click(&mut app, Target::Command(Command::Back));
    assert!(Command::Open.works(&app) && !Command::Reset.works(&app));
    click(&mut app, Target::Item(5));
    assert_eq!((app.chosen_number(), app.screen()), (5, Screen::Player));
}

#[test]
fn one_lesson_is_begun_anew_after_one_question() {
    let stars = BTreeMap::from([("1-1".to_owned(), 3), ("6-1".to_owned(), 1)]);
    let mut app = app_with(learner(1, "Вера", Audience::Preschool), Standing { stars, ..Standing::default() });
    type_keys(&mut app, "<home>");
    assert!(Command::Reset.works(&app));
    type_keys(&mut app, "z");
    assert_eq!(app.overlay(), Some(Overlay::Reset));
    type_keys(&mut app, "<esc>");
    assert_eq!((app.overlay(), app.stars("1-1")), (None, Some(3)));
    assert_eq!(type_keys(&mut app, "z<enter>"), Some(Effect::ResetLesson("1-1".into())));
    assert_eq!((app.overlay(), app.stars("1-1"), app.stars("6-1")), (None, None, Some(1)));
    assert!(!Command::Reset.works(&app));
}

#[test]
fn every_setting_is_changed_by_keys_and_by_clicks_and_holds_at_once() {
    let mut app = app();
    type_keys(&mut app, "s");
    assert_eq!(app.screen(), Screen::Settings);
    for setting in Setting::ALL {
        assert_eq!(app.settings_page().chosen(), setting);
        let values = setting.values();
        for (number, &value) in values.iter().enumerate() {
            let effects = click(&mut app, Target::Value(setting, number));
            assert_eq!(app.settings().value(setting), value);
            assert_eq!(effects, [Effect::Set { key: setting.key(), value }]);
        }
        let last = app.settings().chosen(setting);
        type_keys(&mut app, "<enter>");
        assert_eq!(app.settings().chosen(setting), (last + 1) % values.len());
        type_keys(&mut app, "<left>");
        assert_eq!(app.settings().chosen(setting), last);
        type_keys(&mut app, "<down>");
    }
    assert_eq!(app.settings_page().chosen(), Setting::Clock);
    type_keys(&mut app, "<esc>");
    assert_eq!(app.screen(), Screen::Map);
}

#[test]
fn the_language_is_a_setting_wherever_it_is_changed() {
    let mut app = app();
    let set = |value| Effect::Set { key: "language", value };
    assert_eq!(type_keys(&mut app, "l"), Some(set("en")));
    assert_eq!(click(&mut app, Target::Language(lang("ru"))), [set("ru")]);
    assert_eq!(click(&mut app, Target::Language(lang("ru"))), []);
}

#[test]
fn answers_are_told_as_is_set() {
    let mut app = app();
    type_keys(&mut app, "s");
    click(&mut app, Target::Value(Setting::Answers, 2));
    type_keys(&mut app, "<esc><enter>");
    assert_eq!(app.run().map(|run| run.mode()), Some(chess_codex::session::Mode::ThenCheck));
}

#[test]
fn what_is_mixed_up_is_a_key_away_from_being_practised() {
    let mut app = app_with(learner(1, "Вера", Audience::Preschool), Standing::default());
    assert_eq!(app.update(Input::Key(Key::Char('p'))), [Effect::ReadReport, Effect::ReadCards]);
    assert_eq!(app.screen(), Screen::Progress);
    assert!(!Command::Practise(0).works(&app));
    let told = |role, reason: &str, count| Misconception { role, reason: reason.into(), count };
    let misconceptions = vec![
        told(Some(Role::Knight), "knight-on-rook-line", 4),
        told(Some(Role::King), "setup-other-place", 3),
        told(Some(Role::King), "king-too-far", 2),
    ];
    let answers = Tally { right: 3, all: 9 };
    let report = Box::new(Report { answers, misconceptions, ..Report::default() });
    app.receive(News::Report { report, today: Day(20_000) });
    // No lesson asks about a king, and no puzzle about where it stands at the beginning: there is nothing to go to.
    assert!(Command::Practise(1).works(&app) && !Command::Practise(2).works(&app));
    type_keys(&mut app, "2");
    assert!(app.sitting().is_some_and(|sitting| sitting.subject().is_some_and(|it| it.reason == "king-too-far")));
    type_keys(&mut app, "<esc>");
    type_keys(&mut app, "1");
    assert_eq!(app.screen(), Screen::Player);
    type_keys(&mut app, "<esc>");
    assert_eq!(app.screen(), Screen::Progress);
}

#[test]
fn in_a_window_that_is_too_small_nothing_acts_but_leaving() {
    let mut app = app();
    app.set_cramped(true);
    for keys in ["<enter>", "f", "s", "l", "<down>", "<f1>"] {
        assert_eq!(type_keys(&mut app, keys), None, "{keys}");
    }
    assert_eq!(app.update(Input::Click(Target::Item(0))), []);
    app.update(Input::Scroll(3));
    assert_eq!((app.screen(), app.overlay(), app.chosen_number(), app.lang()), (Screen::Map, None, 0, lang(RUSSIAN)));
    assert_eq!(type_keys(&mut app, "q"), Some(Effect::Quit));
    assert_eq!(type_keys(&mut app, "<ctrl-z>"), Some(Effect::Suspend));
    app.set_cramped(false);
    type_keys(&mut app, "<enter>");
    assert_eq!(app.screen(), Screen::Player);
}

#[test]
fn esc_goes_back_the_way_that_was_come() {
    let mut app = app_with(learner(1, "Вера", Audience::Preschool), Standing::default());
    for (keys, screen) in [
        ("<enter>", Screen::Player),
        ("<esc>", Screen::Map),
        ("p", Screen::Progress),
        ("<esc>", Screen::Map),
        ("s", Screen::Settings),
        ("<f1><esc>", Screen::Settings),
        ("<esc>", Screen::Map),
        ("<esc>", Screen::Learners),
        ("<esc>", Screen::Learners),
    ] {
        type_keys(&mut app, keys);
        assert_eq!(app.screen(), screen, "{keys}");
    }
}

/// A lesson of one picture, over with one Enter.
fn short(id: &str, article: Article, audience: For) -> Item {
    const TEXT: &str = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\nfacts = [\"P6.N\"]\n\
        title = \"Short\"\n\n[[step]]\nkind = \"show\"\nboard = \"8/8/8/8/3N4/8/8/8\"\ntext = \"A knight.\"\n";
    let lesson = of_text("short", TEXT);
    Item::Ready(Arc::new(Lesson { id: id.to_owned(), article, audience, ..(*lesson).clone() }))
}

fn open_id(app: &App) -> Option<&str> {
    app.run().map(|run| run.lesson().id.as_str())
}

#[test]
fn enter_at_a_lessons_end_goes_on_along_the_path() {
    let path = vec![
        short("8-1", Article::Appendix, For::Pupil),
        short("1-1", Article::Number(1), For::Pupil),
        short("1-2", Article::Number(1), For::Preschool),
        broken("1-3", 2),
        short("6-1", Article::Number(6), For::Pupil),
        short("6-2", Article::Number(6), For::Pupil),
    ];
    let mut app = App::new(lang(RUSSIAN), path);
    // What is done already is passed over while anything behind it is left.
    let standing = Standing { stars: BTreeMap::from([("6-1".to_owned(), 3)]), ..Standing::default() };
    app.receive(News::Here { learner: learner(1, "Борис", Audience::Pupil), settings: BTreeMap::new(), standing });
    assert_eq!(app.chosen_number(), 1);
    type_keys(&mut app, "<enter><enter>");
    assert!(app.run().is_some_and(|run| run.is_over()) && Command::Onward.is_offered(&app));
    type_keys(&mut app, "<enter>");
    assert_eq!((open_id(&app), app.chosen_number()), (Some("6-2"), 5));
    // The button does the same as the key.
    type_keys(&mut app, "<enter>");
    click(&mut app, Target::Command(Command::Onward));
    assert_eq!(open_id(&app), Some("8-1"), "the appendix is the end of the path");
    // At the end of the course Enter leads to the lessons, and so does the button, by that name.
    type_keys(&mut app, "<enter>");
    assert_eq!(Command::Onward.message_now(&app), "cmd-to-lessons");
    type_keys(&mut app, "<enter>");
    assert_eq!((app.screen(), open_id(&app)), (Screen::Map, None));
    // From there the way back is not through the lesson.
    type_keys(&mut app, "<esc>");
    assert_eq!(app.screen(), Screen::Learners);
}

#[test]
fn where_all_behind_is_done_the_next_lesson_is_the_next_on_the_path() {
    let path = ["6-1", "6-2", "6-3"].map(|id| short(id, Article::Number(6), For::Pupil)).to_vec();
    let mut app = App::new(lang(RUSSIAN), path);
    let stars = ["6-1", "6-2", "6-3"].map(|id| (id.to_owned(), 3)).into_iter().collect();
    app.receive(News::Standing(Standing { stars, ..Standing::default() }));
    type_keys(&mut app, "<enter><enter><enter>");
    assert_eq!(open_id(&app), Some("6-2"));
}

#[test]
fn what_went_wrong_is_repeated_by_its_own_key() {
    let mut app = crate::stage::app();
    type_keys(&mut app, "<enter>nnnd4 b3 c2 <enter>a2 a3 b1 c1 b3 c2 <enter>");
    assert!(Command::Repeat.is_offered(&app));
    type_keys(&mut app, "w");
    assert!(app.run().is_some_and(|run| !run.is_over() && run.is_repeat()));
}
