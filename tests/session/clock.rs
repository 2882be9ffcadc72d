//! The time of an answer, and the clock that a pupil may turn on in practice. No real clock is looked at.

use std::collections::BTreeMap;

use chess_codex::i18n::Lang;
use chess_codex::progress::{Audience, Learner, LearnerId, Moment, Standing, Symbol};
use chess_codex::session::practice::{Sitting, SittingTime};
use chess_codex::session::{App, Effect, Input, Key, News, Record, Setting, Target};

/// Something comes in at this second; gives what is to be done.
fn at(app: &mut App, second: i64, input: Input) -> Vec<Effect> {
    app.look_at_watch(Moment(1_000_000 + second * 1_000), !matches!(input, Input::Tick));
    app.update(input)
}

fn press(app: &mut App, second: i64, key: char) -> Vec<Effect> {
    at(app, second, Input::Key(Key::Char(key)))
}

/// The seconds that the answers among the effects took.
fn seconds(effects: &[Effect]) -> Vec<Option<u32>> {
    let took = |effect: &Effect| match effect {
        Effect::Record(Record::Answer(answer)) => Some(answer.took.map(|millis| millis / 1_000)),
        _ => None,
    };
    effects.iter().filter_map(took).collect()
}

/// A lesson of marks at its first question, which is shown at second 3.
fn at_the_first_question() -> App {
    let mut app = crate::stage::app();
    at(&mut app, 0, Input::Key(Key::Enter));
    for second in 1..=3 {
        press(&mut app, second, 'n');
    }
    app
}

#[test]
fn an_answer_takes_as_long_as_its_task_was_to_be_seen() {
    let mut app = at_the_first_question();
    // What lies over the task is no thinking.
    at(&mut app, 5, Input::Key(Key::F(1)));
    at(&mut app, 65, Input::Key(Key::Esc));
    press(&mut app, 66, 'b');
    press(&mut app, 67, '3');
    assert_eq!(seconds(&press(&mut app, 68, ' ')), [Some(5)]);
    press(&mut app, 69, 'c');
    press(&mut app, 69, '2');
    // Each try counts from where the task was shown.
    assert_eq!(seconds(&press(&mut app, 70, ' ')), [Some(7)]);
    // What was done is read for half a minute; the next task begins with nothing.
    at(&mut app, 100, Input::Key(Key::Enter));
    press(&mut app, 101, 'a');
    press(&mut app, 101, '2');
    assert_eq!(seconds(&press(&mut app, 102, ' ')), [Some(2)]);
    // So does a task to which one comes back.
    press(&mut app, 110, 'p');
    at(&mut app, 111, Input::Key(Key::Enter));
    press(&mut app, 112, 'a');
    press(&mut app, 112, '3');
    assert_eq!(seconds(&press(&mut app, 112, ' ')), [Some(1)]);
}

#[test]
fn of_whoever_went_away_no_time_is_told() {
    let mut app = at_the_first_question();
    press(&mut app, 400, 'b');
    press(&mut app, 401, '3');
    assert_eq!(seconds(&press(&mut app, 402, ' ')), [None]);
    // Nor where nobody has a clock.
    let mut app = crate::stage::app();
    crate::stage::type_keys(&mut app, "<enter>nnnb3");
    assert_eq!(seconds(&app.update(Input::Key(Key::Char(' ')))), [None]);
}

/// The program with a learner, and the clock on or off.
fn learning(audience: Audience, clock: &str) -> App {
    let mut app = App::new(Lang::ENGLISH, Vec::new());
    let symbol = Symbol::Sun;
    let learner =
        Learner { id: LearnerId(1), name: "Юля".into(), symbol, audience, is_class: false, last_seen: Moment(0) };
    let settings = BTreeMap::from([("clock".to_owned(), clock.to_owned())]);
    app.receive(News::Here { learner, settings, standing: Standing::default() });
    app
}

fn begin(app: &mut App, code: &str) {
    app.look_at_watch(Moment(1_000_000), true);
    app.practise(Sitting::of_code(code.parse::<chess_codex::puzzle::SetCode>().expect("a code")));
}

#[test]
fn the_clock_runs_only_for_a_pupil_who_wants_it() {
    for (audience, clock, runs) in
        [(Audience::Pupil, "on", true), (Audience::Pupil, "off", false), (Audience::Preschool, "on", false)]
    {
        let mut app = learning(audience, clock);
        begin(&mut app, "knight-formula-7");
        assert_eq!((app.clock(), app.next_tick()), (runs.then_some(0), runs.then_some(1_000)), "{audience:?} {clock}");
        at(&mut app, 1, Input::Tick);
        assert_eq!(app.clock(), runs.then_some(1));
        let offered = Setting::offered(audience).contains(&Setting::Clock);
        assert_eq!(offered, audience == Audience::Pupil);
    }
    assert!(!learning(Audience::Pupil, "?").settings().clock, "off by default");
}

#[test]
fn the_clock_wakes_nobody_where_nothing_runs() {
    let mut app = learning(Audience::Pupil, "on");
    assert_eq!(app.next_tick(), None);
    begin(&mut app, "knight-formula-7");
    app.look_at_watch(Moment(1_000_400), false);
    assert_eq!(app.next_tick(), Some(600));
    at(&mut app, 2, Input::Key(Key::F(1)));
    assert_eq!((app.next_tick(), app.clock()), (None, Some(2)));
    at(&mut app, 60, Input::Key(Key::Esc));
    assert_eq!((app.next_tick(), app.clock()), (Some(1_000), Some(2)));
    // Nobody is there any more: the clock stands still until somebody comes.
    for second in 61..500 {
        at(&mut app, second, Input::Tick);
    }
    assert_eq!((app.next_tick(), app.clock()), (None, Some(302)));
    at(&mut app, 600, Input::Key(Key::Left));
    assert_eq!(app.next_tick(), Some(1_000));
    at(&mut app, 601, Input::Key(Key::Left));
    assert_eq!(app.clock(), Some(303));
}

/// Plays the sitting to its end, each puzzle in so many seconds, the first ones wrong at first; gives what is to be kept.
fn play(app: &mut App, second: &mut i64, each: i64, mut wrong: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    while app.run().is_some_and(|run| !run.is_over()) {
        let exercise = app.run().and_then(|run| run.exercise()).expect("a puzzle");
        let (answer, from) = (exercise.round().expect("marks").left(), app.cursor());
        *second += each;
        if wrong > 0 {
            wrong -= 1;
            app.update(Input::Click(Target::Square(from)));
            app.update(Input::Key(Key::Enter));
            // To try again takes the wrong mark away.
            app.update(Input::Key(Key::Enter));
        }
        for square in answer {
            app.update(Input::Click(Target::Square(square)));
        }
        effects.extend(at(app, *second, Input::Key(Key::Enter)));
        effects.extend(at(app, *second + 20, Input::Key(Key::Enter)));
        *second += 20;
    }
    effects.retain(|effect| matches!(effect, Effect::KeepBest { .. }));
    effects
}

#[test]
fn ten_puzzles_have_a_time_and_a_best_one() {
    let mut app = learning(Audience::Pupil, "on");
    begin(&mut app, "knight-formula-7");
    let mut second = 0;
    let best = |millis| vec![Effect::KeepBest { track: "knight-formula".into(), millis }];
    // What is read afterwards is not counted.
    assert_eq!(play(&mut app, &mut second, 3, 0), best(30_000));
    assert_eq!(app.sitting_time(), Some(SittingTime { took: 30_000, best: None }));
    assert_eq!(app.clock(), None);
    press(&mut app, second, 'r');
    assert_eq!(play(&mut app, &mut second, 4, 0), []);
    assert_eq!(app.sitting_time(), Some(SittingTime { took: 40_000, best: Some(30_000) }));
    press(&mut app, second, 'r');
    assert_eq!(play(&mut app, &mut second, 2, 2), best(20_000));
    assert_eq!(app.sitting_time(), Some(SittingTime { took: 20_000, best: Some(30_000) }));
    // Hurrying is no merit: with three mistakes the time is told, and compared with nothing.
    press(&mut app, second, 'r');
    assert_eq!(play(&mut app, &mut second, 1, 3), []);
    assert_eq!(app.sitting_time(), Some(SittingTime { took: 10_000, best: None }));
}
