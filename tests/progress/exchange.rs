//! Learners taken from one machine to another.

use chess_codex::i18n::{Lang, Messages};
use chess_codex::progress::review::{Card, answered};
use chess_codex::progress::{Answer, ImportError, Learner, Moment, Place, Source, Store};
use chess_codex::rules::{Color, Formula, OwnRole, Piece, Role};

use super::support::{NOW, answer, count, pupil, wrong};

/// A store with a learner who did a bit of everything.
fn filled() -> (Store, Learner) {
    let mut store = Store::in_memory();
    let anna = pupil(&mut store, "Аня \"П.\"");
    store.set(anna.id, "theme", "light").unwrap();
    store.record(anna.id, NOW, &answer("6-3-knight", "find"));
    store.record(anna.id, Moment(NOW.0 + 1), &wrong("6-1-rook", "#2", "b3 c2", "h8", &["rook-line", "rook-blocked"]));
    let own = OwnRole::new('a', Formula::parse("bishop or knight").unwrap()).unwrap();
    let own = Some(Piece { color: Color::Black, role: Role::Own(own) });
    let practice = Source::Practice { code: "N-7".into(), number: 3 };
    store.record(anna.id, NOW, &Answer { source: practice, piece: own, level: None, took: None, ..answer("", "") });
    store.finish(anna.id, NOW, "6-3-knight", 2);
    store.keep_place(anna.id, NOW, "6-1-rook", 4);
    store.record(anna.id, NOW, &answer("2-1-board", "#1"));
    store.finish(anna.id, NOW, "2-1-board", 3);
    store.reset_lesson(anna.id, NOW, "2-1-board").unwrap();
    store.put_card(anna.id, &answered(&Card::new(Some(Role::Rook), "rook-line", NOW), false, NOW)).unwrap();
    (store, anna)
}

/// Everything that can be asked about a learner, but for its number here.
fn all(store: &mut Store, learner: &Learner) -> String {
    let id = learner.id;
    let report = store.report(id, NOW, 0, None).unwrap();
    let standing = store.standing(id).unwrap();
    let settings = store.settings(id).unwrap();
    format!("{report:?} {standing:?} {settings:?} {:?}", store.cards(id).unwrap())
}

#[test]
fn a_learner_arrives_whole_and_twice_is_once() {
    let (mut home, anna) = filled();
    let json = home.export(anna.id).unwrap();
    let mut school = Store::in_memory();
    pupil(&mut school, "Борис");
    let imported = school.import(&json, None, NOW).unwrap();
    assert_eq!((imported.is_new, imported.answers, imported.known), (true, 4, 0));
    assert_eq!(imported.learner.name, anna.name);
    let before = all(&mut school, &imported.learner);
    assert_eq!(before, all(&mut home, &anna));
    let again = school.import(&json, None, NOW).unwrap();
    assert_eq!((again.is_new, again.answers, again.known), (false, 0, 4));
    assert_eq!(all(&mut school, &imported.learner), before);
    assert_eq!(school.learners().unwrap().len(), 2);
    // What comes out is what came in.
    assert_eq!(school.export(imported.learner.id).unwrap(), json);
}

#[test]
fn what_two_machines_added_is_put_together() {
    let (mut home, anna) = filled();
    let mut school = Store::in_memory();
    let there = school.import(&home.export(anna.id).unwrap(), None, NOW).unwrap().learner;
    let later = Moment(NOW.0 + Moment::DAY);
    school.record(there.id, later, &answer("6-1-rook", "#3"));
    school.finish(there.id, later, "6-3-knight", 3);
    school.keep_place(there.id, later, "6-1-rook", 6);
    home.record(anna.id, NOW, &answer("6-2-bishop", "#1"));
    let card = answered(&home.cards(anna.id).unwrap()[0], true, later);
    home.put_card(anna.id, &card).unwrap();
    let (from_home, from_school) = (home.export(anna.id).unwrap(), school.export(there.id).unwrap());
    let first = home.import(&from_school, None, later).unwrap();
    let second = school.import(&from_home, None, later).unwrap();
    assert_eq!((first.answers, first.known), (1, 4));
    assert_eq!((second.answers, second.known), (1, 4));
    assert_eq!(all(&mut home, &anna), all(&mut school, &there));
    let standing = home.standing(anna.id).unwrap();
    assert_eq!((standing.stars["6-3-knight"], standing.places["6-1-rook"]), (3, Place { step: 6 }));
    assert_eq!(school.cards(there.id).unwrap(), [card]);
    // Once more both ways nothing comes of it.
    let before = all(&mut home, &anna);
    for _ in 0..2 {
        let (from_home, from_school) = (home.export(anna.id).unwrap(), school.export(there.id).unwrap());
        let first = home.import(&from_school, None, later).unwrap();
        let second = school.import(&from_home, None, later).unwrap();
        assert_eq!([(first.answers, first.known), (second.answers, second.known)], [(0, 6), (0, 6)]);
        assert_eq!([all(&mut home, &anna), all(&mut school, &there)], [before.clone(), before.clone()]);
    }
}

#[test]
fn a_machine_keeps_its_own_settings() {
    let (mut home, anna) = filled();
    let mut school = Store::in_memory();
    let there = school.import(&home.export(anna.id).unwrap(), None, NOW).unwrap().learner;
    // A projector wants other colours than the screen at home; what was never set here comes along.
    school.set(there.id, "theme", "high-contrast").unwrap();
    school.set(there.id, "bell", "on").unwrap();
    home.import(&school.export(there.id).unwrap(), None, NOW).unwrap();
    school.import(&home.export(anna.id).unwrap(), None, NOW).unwrap();
    let theme = |store: &mut Store, learner: &Learner| store.settings(learner.id).unwrap();
    assert_eq!(theme(&mut home, &anna)["theme"], "light");
    assert_eq!(theme(&mut home, &anna)["bell"], "on");
    assert_eq!(theme(&mut school, &there)["theme"], "high-contrast");
}

#[test]
fn a_child_added_on_two_machines_becomes_one_when_it_is_said() {
    let mut home = Store::in_memory();
    let anna = pupil(&mut home, "Аня");
    home.record(anna.id, NOW, &answer("6-1-rook", "#1"));
    let mut school = Store::in_memory();
    let there = pupil(&mut school, "Аня");
    school.record(there.id, NOW, &answer("6-1-rook", "#2"));
    let json = home.export(anna.id).unwrap();
    // Two children may have one name: nothing is mixed by itself.
    let apart = school.import(&json, None, NOW).unwrap();
    assert_eq!((apart.is_new, apart.learner.name.as_str()), (true, "Аня 2"));
    assert_eq!(school.import(&json, Some(there.id), NOW), Err(ImportError::Elsewhere("Аня 2".into())));
    school.remove(apart.learner.id).unwrap();
    let together = school.import(&json, Some(there.id), NOW).unwrap();
    assert_eq!((together.is_new, together.answers), (false, 1));
    assert_eq!(count(&mut school, &there), 2);
    // From now on it is known, both ways.
    home.record(anna.id, NOW, &answer("6-1-rook", "#3"));
    let next = school.import(&home.export(anna.id).unwrap(), None, NOW).unwrap();
    assert_eq!((next.learner.id, next.answers, next.known), (there.id, 1, 1));
    let back = home.import(&school.export(there.id).unwrap(), None, NOW).unwrap();
    assert_eq!((back.learner.id, back.answers, back.known), (anna.id, 1, 2));
    assert_eq!(home.learners().unwrap().len(), 1);
}

#[test]
fn a_reset_is_carried_over_and_an_old_copy_does_not_undo_it() {
    let mut home = Store::in_memory();
    let anna = pupil(&mut home, "Аня");
    home.record(anna.id, NOW, &answer("6-1-rook", "#1"));
    home.finish(anna.id, NOW, "6-1-rook", 3);
    home.keep_place(anna.id, NOW, "6-1-rook", 5);
    let old = home.export(anna.id).unwrap();
    home.reset_lesson(anna.id, Moment(NOW.0 + 1), "6-1-rook").unwrap();
    let mut school = Store::in_memory();
    let there = school.import(&old, None, NOW).unwrap().learner;
    assert_eq!(school.standing(there.id).unwrap().stars["6-1-rook"], 3);
    school.import(&home.export(anna.id).unwrap(), None, Moment(NOW.0 + 2)).unwrap();
    home.import(&old, None, Moment(NOW.0 + 2)).unwrap();
    for (store, learner) in [(&mut home, &anna), (&mut school, &there)] {
        let standing = store.standing(learner.id).unwrap();
        assert!(standing.stars.is_empty() && standing.steps.is_empty());
        assert_eq!(standing.places["6-1-rook"], Place { step: 0 });
    }
}

#[test]
fn a_bad_file_is_told_with_its_place_and_changes_nothing() {
    let (mut home, anna) = filled();
    let json = home.export(anna.id).unwrap();
    let broken = |from: &str, to: &str| {
        assert!(json.contains(from), "{from}");
        json.replacen(from, to, 1)
    };
    let wrong = |place: &str| ImportError::Wrong { place: place.into() };
    let table = [
        (String::new(), ImportError::NotJson { line: 1, column: 0 }),
        (json[..json.len() / 2].trim_end().to_owned() + "\n\n", ImportError::NotJson { line: 0, column: 0 }),
        ("[1, 2]".into(), ImportError::NotALearner),
        ("{}".into(), ImportError::NotALearner),
        (broken("chess-codex learner", "other"), ImportError::NotALearner),
        (broken("\"version\": 1", "\"version\": 2"), ImportError::Newer),
        (broken("\"version\": 1", "\"version\": \"x\""), wrong("version")),
        (broken("\"symbol\"", "\"sybmol\""), wrong("learner.symbol")),
        (broken("Аня", &"я".repeat(60)), wrong("learner.name")),
        (broken("\"stars\":2", "\"stars\":4"), wrong("finished[0].stars")),
        (broken("\"at\":1796029200001", "\"at\":\"yesterday\""), wrong("answers[1].at")),
        (broken("\"at\":1796029200001", "\"at\":9000000000000000000"), wrong("answers[1].at")),
        (broken("\"h8\"", "\"h9\""), wrong("answers[1].extra")),
        (broken("\"piece\":\"N\"", "\"piece\":\"knight\""), wrong("answers[0].piece")),
        (broken("\"level\":\"formula\"", "\"level\":\"none\""), wrong("answers[0].level")),
        (broken("\"wrong\":0", "\"wrong\":-1"), wrong("answers[0].wrong")),
        (broken("\"fen\":\"8/", &format!("\"fen\":\"{}/", "8".repeat(500))), wrong("answers[0].fen")),
        (broken("\"answers\": [", "\"answers\": 5, \"x\": ["), wrong("answers")),
        ("[".repeat(100_000), ImportError::NotJson { line: 1, column: 0 }),
    ];
    let mut store = Store::in_memory();
    let boris = pupil(&mut store, "Борис");
    for (text, expected) in table {
        let error = store.import(&text, None, NOW).unwrap_err();
        match (&error, &expected) {
            (ImportError::NotJson { .. }, ImportError::NotJson { .. }) => {}
            _ => assert_eq!(error, expected, "{}", text.get(..100).unwrap_or(&text)),
        }
        for (id, args) in error.messages() {
            for &lang in Lang::all() {
                Messages::interface().try_format(lang, &id, &args).unwrap();
            }
        }
    }
    let learners = store.learners().unwrap();
    assert_eq!(learners, [boris]);
    for (id, args) in ImportError::Elsewhere("Аня".into()).messages() {
        Messages::interface().try_format(Lang::ENGLISH, &id, &args).unwrap();
    }
}

#[test]
fn nothing_in_a_file_acts_on_a_terminal() {
    let (mut home, anna) = filled();
    let json = home.export(anna.id).unwrap().replace("Аня", "Аня\\u001b[31m\\u202e").replace("find", "\\u001b]0;x");
    let mut store = Store::in_memory();
    let learner = store.import(&json, None, NOW).unwrap().learner;
    assert!(!store.export(learner.id).unwrap().contains(['\u{1b}', '\u{202e}']));
    assert!(!store.export(learner.id).unwrap().contains("\\u001b"));
}

/// Whatever is written into a file: it is taken in whole or refused whole, and nothing breaks.
#[test]
fn no_file_breaks_an_import() {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
    let (mut home, anna) = filled();
    let json = home.export(anna.id).unwrap();
    let characters: Vec<char> = json.chars().collect();
    let with = prop_oneof![
        proptest::sample::select(vec![
            "", "0", "-1", "null", "\"", "{", "]", "1e999", "[[", "\\u0000", "é", ",", "true"
        ]),
        Just("\"id\":\"00000000000000000000000000000000\""),
    ];
    let edits = proptest::collection::vec((0..characters.len(), 0..40usize, with), 1..4);
    let config = Config { cases: 400, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let run = runner.run(&edits, |edits| {
        let mut text = characters.clone();
        for (at, length, with) in edits {
            let at = at.min(text.len());
            text.splice(at..text.len().min(at + length), with.chars());
        }
        let mut store = Store::in_memory();
        match store.import(&text.into_iter().collect::<String>(), None, NOW) {
            Ok(imported) => {
                let again = store.export(imported.learner.id).expect("it is here");
                prop_assert_eq!(store.import(&again, None, NOW).expect("it came from here").answers, 0);
            }
            Err(_) => prop_assert!(store.learners().expect("memory").is_empty()),
        }
        Ok(())
    });
    run.unwrap();
}
