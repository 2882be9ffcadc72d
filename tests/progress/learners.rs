//! Learners, their names and settings.

use chess_codex::progress::{Audience, LearnerId, Moment, NameFault, NewLearner, Store, StoreError, Symbol};

use super::support::{NOW, answer, folder, open, pupil};

#[test]
fn a_class_of_thirty_and_the_whole_class() {
    let folder = folder("class");
    let mut store = open(&folder);
    for number in 1..=30 {
        pupil(&mut store, &format!("Ученик {number}"));
    }
    let class =
        NewLearner { is_class: true, audience: Audience::Preschool, ..NewLearner::pupil("Весь класс") };
    let class = store.add(&class, NOW).unwrap();
    drop(store);
    let mut store = open(&folder);
    let learners = store.learners().unwrap();
    assert_eq!(learners.len(), 31);
    let symbols: std::collections::BTreeSet<Symbol> = learners.iter().map(|learner| learner.symbol).collect();
    assert_eq!(symbols.len(), 31, "each has a picture of its own");
    assert_eq!(learners[0], class, "who was added last is chosen first");
    assert_eq!(store.learner(class.id).unwrap(), class);
    // What the class answers is not the child's.
    store.record(class.id, NOW, &answer("6-3-knight", "find"));
    let child = learners[1].id;
    assert_eq!(store.report(child, NOW, 0, None).unwrap().answers.all, 0);
    assert_eq!(store.report(class.id, NOW, 0, None).unwrap().answers.all, 1);
}

#[test]
fn names_are_one_of_a_kind() {
    let mut store = Store::in_memory();
    let anna = pupil(&mut store, "  Алёна ");
    assert_eq!(anna.name, "Алёна");
    let taken = StoreError::Name(NameFault::Taken("Алёна".into()));
    assert_eq!(store.add(&NewLearner::pupil("АЛЕНА"), NOW), Err(taken.clone()));
    let boris = pupil(&mut store, "Борис");
    assert_eq!(store.rename(boris.id, "алена"), Err(taken));
    store.rename(anna.id, "АЛЁНА").unwrap();
    store.rename(boris.id, "小明").unwrap();
    assert_eq!(store.learner_named("алена").unwrap().unwrap().name, "АЛЁНА");
    assert_eq!(store.learner_named("Борис").unwrap(), None);
    assert_eq!(store.learner_named(" ").unwrap(), None);
    assert_eq!(store.add(&NewLearner::pupil("\u{202E}"), NOW), Err(StoreError::Name(NameFault::Empty)));
    assert_eq!(store.rename(LearnerId(99), "X"), Err(StoreError::UnknownLearner));
}

#[test]
fn who_was_chosen_last_is_first_whatever_the_clock_says() {
    let folder = folder("chosen");
    let mut store = open(&folder);
    let (anna, boris) = (pupil(&mut store, "Анна"), pupil(&mut store, "Борис"));
    store.touch(anna.id, Moment(NOW.0 - 365 * Moment::DAY)).unwrap();
    drop(store);
    let names: Vec<String> = open(&folder).learners().unwrap().into_iter().map(|learner| learner.name).collect();
    assert_eq!(names, [anna.name, boris.name]);
    assert_eq!(open(&folder).touch(LearnerId(99), NOW), Err(StoreError::UnknownLearner));
}

#[test]
fn settings_belong_to_a_learner() {
    let folder = folder("settings");
    let mut store = open(&folder);
    let (anna, boris) = (pupil(&mut store, "Анна"), pupil(&mut store, "Борис"));
    store.set(anna.id, "theme", "dark").unwrap();
    store.set(anna.id, "theme", "light").unwrap();
    store.set(anna.id, "lang", "ru").unwrap();
    let mut store = open(&folder);
    let pairs = store.settings(anna.id).unwrap();
    assert_eq!(pairs.into_iter().collect::<Vec<_>>(), [("lang".into(), "ru".into()), ("theme".into(), "light".into())]);
    assert!(store.settings(boris.id).unwrap().is_empty());
    assert_eq!(store.set(LearnerId(99), "theme", "dark"), Err(StoreError::UnknownLearner));
}

#[test]
fn a_removed_learner_leaves_nothing() {
    let mut store = Store::in_memory();
    let (anna, boris) = (pupil(&mut store, "Анна"), pupil(&mut store, "Борис"));
    for learner in [&anna, &boris] {
        store.record(learner.id, NOW, &answer("6-3-knight", "find"));
        store.set(learner.id, "lang", "ru").unwrap();
    }
    store.remove(anna.id).unwrap();
    assert_eq!(store.learner(anna.id), Err(StoreError::UnknownLearner));
    assert_eq!(store.report(anna.id, NOW, 0, None), Err(StoreError::UnknownLearner));
    assert!(store.standing(anna.id).unwrap().steps.is_empty());
    assert!(store.settings(anna.id).unwrap().is_empty());
    assert_eq!(store.report(boris.id, NOW, 0, None).unwrap().answers.all, 1);
    let again = pupil(&mut store, "Анна");
    assert_eq!(store.report(again.id, NOW, 0, None).unwrap().answers.all, 0);
}
