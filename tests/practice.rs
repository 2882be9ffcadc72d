//! Practice meets a learner's misconceptions again: learners are simulated over weeks, with cards, days and answers as
//! they come, and what is asked of them is counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Step, Task};
use chess_codex::progress::review::Card;
use chess_codex::progress::{
    Audience, Day, Learner, LearnerId, Misconception, Moment, Report, Source, Standing, Symbol,
};
use chess_codex::puzzle::{Code, Kind, SetCode, Topic};
use chess_codex::rules::{Level, Role, SquareSet, reach, why_all};
use chess_codex::session::practice::{Review, Sitting, Subject, mistakes};
use chess_codex::session::{
    Action, App, Command, Effect, Input, Item, Key, Mode, News, Record, Run, Screen, Spot, Target,
};

/// A learner: given a find, which squares it marks first; for everything else it is right.
type Belief = fn(&Step) -> Option<SquareSet>;

/// Knows everything.
fn faultless(_: &Step) -> Option<SquareSet> {
    None
}

/// Believes that nothing stands in a bishop's way.
fn bishops_jump(step: &Step) -> Option<SquareSet> {
    let Task::Find(find) = &step.task else { return None };
    let &[from] = find.pieces.as_slice() else { return None };
    let piece = find.position.piece_at(from)?;
    let free = reach(&find.position, from, Level::Formula, step.area).all();
    let own = find.position.by_color(piece.color);
    (piece.role == Role::Bishop).then(|| free - own)
}

struct Simulation {
    cards: Vec<Card>,
    now: Moment,
    audience: Audience,
    /// How many puzzles would have shown that bishops do not jump.
    on_it: usize,
    all: usize,
}

impl Simulation {
    fn new(audience: Audience) -> Self {
        Self { cards: Vec::new(), now: Moment(1_796_029_200_000), audience, on_it: 0, all: 0 }
    }

    /// A sitting every day, half a minute for each puzzle.
    fn days(&mut self, days: u64, belief: Belief) -> f64 {
        (self.on_it, self.all) = (0, 0);
        for _ in 0..days {
            let morning = self.now;
            let mut sitting = Sitting::mix(self.now.0 as u64, self.audience, &BTreeMap::new());
            while let Some(step) = sitting.draw(&self.cards, self.now) {
                self.all += 1;
                self.on_it += usize::from(bishops_jump(&step).is_some_and(|believed| believed != step_answer(&step)));
                self.play(&mut sitting, step, belief);
                self.now = Moment(self.now.0 + 30_000);
            }
            assert_eq!(sitting.asked().len(), Sitting::SIZE);
            self.now = Moment(morning.0 + Moment::DAY);
        }
        self.on_it as f64 / self.all as f64
    }

    fn play(&mut self, sitting: &mut Sitting, step: Step, belief: Belief) {
        let first = belief(&step);
        let lesson = Lesson::of_steps("mix", vec![step]).expect("a step is enough");
        let mut run = Run::new(Arc::new(lesson), Some(Mode::ThenCheck));
        if let Some(believed) = first {
            believed.into_iter().for_each(|square| run.update(Action::Tap(Spot::Square(square))));
            run.update(Action::Check);
            run.update(Action::Retry);
        }
        for _ in 0..20 {
            let (Some(step), Some(exercise)) = (run.step().cloned(), run.exercise()) else { break };
            if exercise.is_done() {
                break;
            }
            if !exercise.is_reviewing() {
                run.update(Action::Clear);
            }
            let solution = run.exercise().map(|exercise| exercise.work().answer().solution(&step)).unwrap_or_default();
            if solution.is_empty() {
                run.update(Action::Nowhere);
            }
            solution.into_iter().for_each(|spot| run.update(Action::Tap(spot)));
            run.update(Action::Check);
        }
        assert!(run.exercise().is_some_and(|exercise| exercise.is_done()), "{:?}", run.step());
        for record in run.take_records() {
            let Record::Answer(answer) = record else { continue };
            let wrong = mistakes(&answer).into_iter().map(|subject| Review { subject, is_right: false });
            for review in wrong.chain(sitting.take(&answer)) {
                if let Some(card) = review.card(&self.cards, self.now) {
                    self.cards.retain(|old| !old.is_of(card.role, &card.reason));
                    self.cards.push(card);
                }
            }
        }
    }
}

fn step_answer(step: &Step) -> SquareSet {
    match &step.task {
        Task::Find(find) => find.answer,
        _ => SquareSet::EMPTY,
    }
}

#[test]
fn a_misconception_is_met_three_times_as_often_until_it_is_gone() {
    for audience in [Audience::Preschool, Audience::Pupil] {
        let usual = Simulation::new(audience).days(40, faultless);
        let mut learner = Simulation::new(audience);
        let wrong = learner.days(40, bishops_jump);
        assert!(wrong >= 3.0 * usual, "{audience:?}: {wrong} of what is asked, usually {usual}");
        let cards = learner.cards.iter().filter(|card| card.role == Some(Role::Bishop)).count();
        assert!(cards > 0 && learner.cards.len() == cards, "only of bishops: {:?}", learner.cards);
        let learning = learner.days(5, faultless);
        let learnt = learner.days(40, faultless);
        assert!(learning < wrong && learnt < wrong / 2.0, "{audience:?}: {wrong}, then {learning}, then {learnt}");
    }
}

#[test]
fn who_never_errs_gets_a_mix_of_everything_with_rising_grades() {
    let mut learner = Simulation::new(Audience::Pupil);
    learner.days(30, faultless);
    assert_eq!(learner.cards, []);
    let mut sitting = Sitting::mix(1, Audience::Pupil, &BTreeMap::new());
    let mut topics = BTreeMap::new();
    for seed in 0..30 {
        sitting = Sitting::mix(seed, Audience::Pupil, &BTreeMap::new());
        while let Some(step) = sitting.draw(&[], learner.now) {
            learner.play(&mut sitting, step, faultless);
        }
        sitting.asked().iter().for_each(|asked| *topics.entry(asked.aim.topic).or_insert(0) += 1);
    }
    assert_eq!(topics.len(), Topic::ALL.len());
    assert!(topics.values().all(|&times| times >= 15), "{topics:?}");
    assert_eq!((sitting.right(), sitting.mistakes()), (Sitting::SIZE, Vec::new()));
    let asked = sitting.asked().first().map(|asked| asked.aim.topic).expect("ten were asked");
    assert!(sitting.grade(asked) > 2);
}

#[test]
fn what_went_wrong_is_told_and_comes_back_in_the_same_sitting() {
    let mut back = 0;
    for seed in 0..20 {
        let mut learner = Simulation::new(Audience::Pupil);
        let mut sitting = Sitting::mix(seed, Audience::Pupil, &BTreeMap::new());
        let mut mistaken: Vec<Subject> = Vec::new();
        while let Some(step) = sitting.draw(&learner.cards, learner.now) {
            let drawn_for = sitting.asked().last().and_then(|asked| asked.subject.clone());
            back += usize::from(drawn_for.is_some_and(|subject| mistaken.contains(&subject)));
            learner.play(&mut sitting, step, bishops_jump);
            mistaken = sitting.mistakes().into_iter().map(|(subject, _)| subject).collect();
        }
        let told = sitting.mistakes();
        assert!(told.iter().all(|(subject, count)| subject.role == Some(Role::Bishop) && *count > 0), "{told:?}");
        assert!(told.is_sorted_by(|(_, many), (_, fewer)| many >= fewer));
        assert_eq!(sitting.right() < Sitting::SIZE, !told.is_empty());
    }
    assert!(back > 10, "only {back} came back");
}

#[test]
fn one_that_went_wrong_is_easier_next_time() {
    let mut learner = Simulation::new(Audience::Pupil);
    let known = BTreeMap::from([(Role::Bishop, 85)]);
    let mut fell = false;
    for seed in 0..20 {
        let mut sitting = Sitting::mix(seed, Audience::Pupil, &known);
        assert_eq!((sitting.grade(Topic::Bishop), sitting.grade(Topic::Rook)), (3, 2));
        while let Some(step) = sitting.draw(&[], learner.now) {
            let (topic, believed) = (sitting.asked().last().unwrap().aim.topic, bishops_jump(&step));
            let before = sitting.grade(topic);
            let answer = step_answer(&step);
            learner.play(&mut sitting, step, bishops_jump);
            let after = sitting.grade(topic);
            match believed {
                Some(believed) if believed != answer => {
                    assert_eq!(after, (before - 1).max(1));
                    fell = true;
                }
                _ => assert_eq!(after, (before + 1).min(5)),
            }
        }
    }
    assert!(fell);
}

#[test]
fn the_set_of_a_code_is_the_same_for_everybody() {
    let code: Code = "knight-4217".parse().expect("it is a code");
    let draw = |cards: &[Card]| {
        let mut sitting = Sitting::of_code(code);
        let boards: Vec<String> = std::iter::from_fn(|| sitting.draw(cards, Moment(0)))
            .map(|step| step.task.position().to_string())
            .collect();
        assert_eq!(sitting.code(), Some(code.into()));
        boards
    };
    let boards = draw(&[]);
    assert_eq!(boards.len(), Sitting::SIZE);
    let card = Card::new(Some(Role::Bishop), "blocked-by-own", Moment(0));
    assert_eq!(draw(&[card]), boards);
    let puzzles: Vec<String> = (0..10).map(|n| code.puzzle(n).expect("a puzzle").position.to_string()).collect();
    assert_eq!(boards, puzzles);
}

#[test]
fn each_puzzle_of_a_mix_can_be_had_by_everybody() {
    let cards = [Card::new(Some(Role::Bishop), "blocked-by-own", Moment(0))];
    let mix = "mix-4217".parse::<SetCode>().expect("it is a code");
    let sittings = [Sitting::mix(77, Audience::Pupil, &BTreeMap::new()), Sitting::of_code(mix)];
    for mut sitting in sittings {
        let boards: Vec<String> = std::iter::from_fn(|| sitting.draw(&cards, Moment(1000)))
            .map(|step| step.task.position().to_string())
            .collect();
        assert_eq!(boards.len(), Sitting::SIZE);
        for (number, board) in boards.iter().enumerate() {
            let said = sitting.code_of(number).expect("each has a code");
            let (code, place) = said.split_once(" · ").unwrap_or((said.as_str(), "1"));
            let (code, place): (Code, u32) = (code.parse().expect("a code"), place.parse().expect("a number"));
            assert_eq!(
                code.puzzle(place - 1).map(|puzzle| puzzle.position.to_string()).as_ref(),
                Some(board),
                "{said}"
            );
        }
    }
    // The mix of a code is everybody's, whoever learns.
    let boards = |cards: &[Card]| {
        let mut sitting = Sitting::of_code(mix);
        let steps = std::iter::from_fn(|| sitting.draw(cards, Moment(1000)));
        steps.map(|step| step.task.position().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(boards(&cards), boards(&[]));
    let set = Sitting::of_code("knight-4217".parse::<Code>().expect("a code"));
    assert_eq!((set.name().as_str(), set.code_of(0)), ("knight-4217", None));
}

/// A run whose steps come one by one.
fn awaiting(sitting: &mut Sitting) -> Run {
    let first = sitting.draw(&[], Moment(0)).expect("the first puzzle");
    let lesson = Lesson::of_steps("knight-4217", vec![first]).expect("a step is enough");
    Run::new(Arc::new(lesson), Some(Mode::ThenCheck)).awaiting(sitting.size() - 1)
}

#[test]
fn a_run_takes_its_steps_one_by_one_and_keeps_them_as_practice() {
    let mut sitting = Sitting::of_code("knight-4217".parse::<Code>().expect("it is a code"));
    let mut run = awaiting(&mut sitting);
    assert_eq!((run.len(), run.steps().count(), run.is_over()), (10, 10, false));
    let mut numbers = Vec::new();
    while !run.is_over() {
        let step = run.step().cloned().expect("a step is there");
        let solution = run.exercise().map(|exercise| exercise.work().answer().solution(&step)).unwrap_or_default();
        solution.into_iter().for_each(|spot| run.update(Action::Tap(spot)));
        run.update(Action::Check);
        assert!(!run.awaits_step());
        run.update(Action::Next);
        for record in run.take_records() {
            let Record::Answer(answer) = record else { panic!("{record:?}: practice has no place and no end to keep") };
            let Source::Practice { code, number } = answer.source else { panic!("{:?}", answer.source) };
            assert_eq!(code, "knight-4217");
            numbers.push(number);
        }
        if run.awaits_step() {
            run.append(sitting.draw(&[], Moment(0)).expect("ten puzzles"));
        }
    }
    assert_eq!(numbers, (1..=10).collect::<Vec<u32>>());
    assert_eq!((run.stars(), run.wrong_count(), run.is_repeat()), (Some(3), 0, false));
    assert_eq!(sitting.draw(&[], Moment(0)).map(|_| ()), None);
}

/// The program with a learner, at the map.
fn at_map(audience: Audience) -> App {
    let mut app = App::new(Lang::ENGLISH, Vec::new());
    let learner = Learner {
        id: LearnerId(1),
        name: "Юля".into(),
        symbol: Symbol::Sun,
        audience,
        is_class: false,
        last_seen: Moment(0),
    };
    app.receive(News::Here { learner, settings: BTreeMap::new(), standing: Standing::default() });
    app
}

fn press(app: &mut App, keys: &[Key]) -> Vec<Effect> {
    keys.iter().flat_map(|key| app.update(Input::Key(*key))).collect()
}

/// The practice screen, with these cards.
fn at_practice(audience: Audience, cards: Vec<Card>) -> App {
    let mut app = at_map(audience);
    assert_eq!(press(&mut app, &[Key::Char('t')]), [Effect::ReadReport, Effect::ReadCards]);
    assert_eq!(app.screen(), Screen::Practice);
    app.receive(News::Cards { cards, now: Moment(1000), chance: 4242 });
    app
}

/// Answers the puzzle right by clicks and keys, and goes on; gives what is to be done outside.
fn answer_and_go_on(app: &mut App) -> Vec<Effect> {
    let mut effects = Vec::new();
    for _ in 0..20 {
        let Some(run) = app.run() else { break };
        let Some((step, exercise)) = run.step().cloned().zip(run.exercise()) else { break };
        if exercise.is_done() {
            break;
        }
        let solution = exercise.work().answer().solution(&step);
        if solution.is_empty() {
            effects.extend(press(app, &[Key::Char('0')]));
        }
        for spot in solution {
            let target = match spot {
                Spot::Square(square) => Target::Square(square),
                Spot::Choice(number) => Target::Choice(number),
            };
            effects.extend(app.update(Input::Click(target)));
        }
        effects.extend(app.update(Input::Click(Target::Command(Command::Check))));
    }
    effects.extend(press(app, &[Key::Enter]));
    effects
}

#[test]
fn a_sitting_is_played_to_its_end_and_begun_anew() {
    for audience in [Audience::Preschool, Audience::Pupil] {
        let mut app = at_practice(audience, Vec::new());
        press(&mut app, &[Key::Enter]);
        assert_eq!(app.screen(), Screen::Player);
        for number in 0..Sitting::SIZE {
            let run = app.run().expect("it is played");
            assert_eq!((run.at(), run.len(), run.is_over()), (number, Sitting::SIZE, false));
            let effects = answer_and_go_on(&mut app);
            let answers = effects.iter().filter(|effect| matches!(effect, Effect::Record(Record::Answer(_)))).count();
            assert!(answers > 0, "every answer is kept: {effects:?}");
            assert!(!effects.iter().any(|effect| matches!(effect, Effect::Record(Record::Finished { .. }))));
        }
        let boards = |app: &App| app.run().map(|run| run.lesson().steps[0].task.position().to_string());
        let first = boards(&app);
        let sitting = app.sitting().expect("a sitting");
        assert_eq!((sitting.right(), sitting.mistakes().len()), (Sitting::SIZE, 0));
        assert!(app.run().is_some_and(Run::is_over));
        press(&mut app, &[Key::Char('r')]);
        assert_eq!(app.run().map(|run| (run.at(), run.len())), Some((0, Sitting::SIZE)));
        assert_ne!(boards(&app), first, "other puzzles");
        press(&mut app, &[Key::Esc]);
        assert_eq!(app.screen(), Screen::Practice);
        assert!(app.sitting().is_none());
    }
}

#[test]
fn what_is_due_is_told_asked_and_answered() {
    let card = |reason: &str, due: i64| Card { due: Moment(due), ..Card::new(Some(Role::Knight), reason, Moment(0)) };
    let cards = vec![card("knight-on-rook-line", 500), card("knight-too-far", 2000), card("setup-other-place", 1)];
    let mut app = at_practice(Audience::Pupil, cards);
    let due: Vec<String> = app.practice().due(app.known()).into_iter().map(|subject| subject.reason).collect();
    assert_eq!(due, ["knight-on-rook-line"], "not what is due later, nor what no puzzle can ask");
    press(&mut app, &[Key::Enter]);
    let mut reviews = Vec::new();
    for _ in 0..Sitting::SIZE {
        reviews.extend(answer_and_go_on(&mut app).into_iter().filter_map(|effect| match effect {
            Effect::Review(review) => Some(review),
            _ => None,
        }));
    }
    let subject = Subject { role: Some(Role::Knight), reason: "knight-on-rook-line".into() };
    assert_eq!(reviews, [Review { subject: subject.clone(), is_right: true }], "once, and it is mended");
    assert_eq!(app.sitting().map(Sitting::mended), Some(vec![subject]));
}

#[test]
fn a_piece_a_kind_and_a_code_can_be_chosen() {
    let mut app = at_practice(Audience::Pupil, Vec::new());
    press(&mut app, &[Key::Down, Key::Down, Key::Enter]);
    assert_eq!(app.run().map(|run| run.lesson().id.clone()), Some("bishop-5242".into()));
    press(&mut app, &[Key::Esc]);
    // The knight's third kind, by keys and by a click.
    press(&mut app, &[Key::Down, Key::Down, Key::Down, Key::Char(' '), Key::Right]);
    assert_eq!(app.practice().kind(Topic::Knight), Kind::Odd);
    app.update(Input::Click(Target::Choice(3)));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.run().map(|run| run.lesson().id.clone()), Some("knight-centre-5242".into()));
    press(&mut app, &[Key::Esc, Key::End]);
    let typed = |app: &mut App, text: &str| text.chars().for_each(|c| _ = press(app, &[Key::Char(c)]));
    typed(&mut app, "единорог 7");
    press(&mut app, &[Key::Enter]);
    assert!(app.practice().is_unreadable() && app.screen() == Screen::Practice);
    press(&mut app, &[Key::Esc]);
    assert_eq!((app.practice().typed(), app.screen()), ("", Screen::Practice), "what is typed goes first");
    // Letters are letters here, also those that are commands elsewhere.
    typed(&mut app, "Ладья ходы 88q");
    press(&mut app, &[Key::Backspace, Key::Enter]);
    assert_eq!(app.run().map(|run| run.lesson().id.clone()), Some("rook-reach-88".into()));
}

#[test]
fn a_child_that_does_not_read_gets_pieces_without_the_safety_of_kings() {
    let mut app = at_practice(Audience::Preschool, Vec::new());
    press(&mut app, &[Key::Down, Key::Enter]);
    let run = app.run().expect("it is played");
    assert_eq!((run.lesson().id.as_str(), run.mode()), ("rook-reach-5242", Mode::AtOnce));
}

#[test]
fn what_is_mixed_up_is_a_key_away_from_being_practised() {
    let first =
        Sitting::of_code("queen-7".parse::<Code>().expect("it is a code")).draw(&[], Moment(0)).expect("a puzzle");
    let lesson = Lesson::of_steps("queen-7", vec![first]).expect("a step is enough");
    let mut app = App::new(Lang::ENGLISH, vec![Item::Ready(Arc::new(lesson))]);
    app.receive(here(&at_map(Audience::Pupil)));
    press(&mut app, &[Key::Char('p')]);
    let told = Misconception { role: Some(Role::Queen), reason: "off-queen-lines".into(), count: 3 };
    let report = Report { misconceptions: vec![told], ..Report::default() };
    app.receive(News::Report { report: Box::new(report), today: Day(20_000) });
    press(&mut app, &[Key::Char('1')]);
    let sitting = app.sitting().expect("a sitting about it");
    assert_eq!(sitting.subject().map(|subject| subject.reason.as_str()), Some("off-queen-lines"));
    let run = app.run().expect("it is played");
    assert!(run.lesson().title(Lang::ENGLISH).contains("queen"), "{}", run.lesson().title(Lang::ENGLISH));
    for _ in 0..run.len() {
        let step = app.run().and_then(Run::step).cloned().expect("a step");
        let Task::Find(find) = &step.task else { panic!("{step:?}") };
        let whys = why_all(&find.position, find.pieces[0], find.level, step.area, None);
        assert!(whys.iter().any(|why| why.id() == "off-queen-lines"));
        answer_and_go_on(&mut app);
    }
    assert!(app.run().is_some_and(Run::is_over));
}

fn here(app: &App) -> News {
    let learner = app.known().learner.clone().expect("somebody is here");
    News::Here { learner, settings: BTreeMap::new(), standing: Standing::default() }
}

#[test]
fn after_two_wrong_tries_an_easier_one_comes_first() {
    let code: Code = "bishop-5-12".parse().expect("it is a code");
    let mut app = App::new(Lang::ENGLISH, Vec::new());
    app.practise(Sitting::of_code(code));
    let hard = app.run().and_then(Run::step).map(|step| step.task.position().to_string());
    let wrong_check = |app: &mut App| {
        let run = app.run().expect("it is played");
        let (step, area) = (run.step().cloned().expect("a step"), run.step().expect("a step").area);
        let right = step_answer(&step);
        let wrong = area.squares().into_iter().find(|square| !right.contains(*square)).expect("a wrong square");
        app.update(Input::Click(Target::Square(wrong)));
        press(app, &[Key::Enter, Key::Enter])
    };
    assert!(!Command::Easier.works(&app));
    wrong_check(&mut app);
    assert!(!Command::Easier.works(&app), "one wrong try is not two");
    wrong_check(&mut app);
    assert!(Command::Easier.works(&app) && Command::Easier.is_offered(&app));
    press(&mut app, &[Key::Char('y')]);
    let run = app.run().expect("it is played");
    assert!(run.is_detour() && run.at() == 0 && !Command::Easier.works(&app));
    let easy = run.step().cloned().expect("a step");
    assert_ne!(Some(easy.task.position().to_string()), hard);
    let Task::Find(find) = &easy.task else { panic!("{easy:?}") };
    assert!(matches!(find.position.piece_at(find.pieces[0]), Some(piece) if piece.role == Role::Bishop));
    let effects = answer_and_go_on(&mut app);
    let stars = effects.iter().filter_map(|effect| match effect {
        Effect::Record(Record::Answer(answer)) => Some(answer.stars),
        _ => None,
    });
    assert_eq!(stars.collect::<Vec<_>>(), [None], "an answer, but not the step's");
    let run = app.run().expect("it is played");
    assert!(!run.is_detour() && run.at() == 0, "back at the hard one");
    assert_eq!(run.step().map(|step| step.task.position().to_string()), hard);
    assert_eq!(run.exercise().map(|exercise| exercise.wrong_tries()), Some(2));
    answer_and_go_on(&mut app);
    assert_eq!(app.run().map(Run::at), Some(1));
}

#[test]
fn enter_on_an_untouched_board_is_no_answer() {
    let mut app = App::new(Lang::ENGLISH, Vec::new());
    app.practise(Sitting::of_code("bishop-5-12".parse::<Code>().expect("it is a code")));
    assert_eq!(press(&mut app, &[Key::Enter, Key::Enter]), []);
    let exercise = app.run().and_then(Run::exercise).expect("an exercise");
    assert_eq!((exercise.wrong_tries(), exercise.is_reviewing()), (0, false));
}

#[test]
fn enter_does_not_take_away_the_reason_of_a_mistake() {
    let mut app = at_practice(Audience::Preschool, Vec::new());
    press(&mut app, &[Key::Down, Key::Enter]);
    let step = app.run().and_then(Run::step).cloned().expect("a step");
    let right = step_answer(&step);
    let wrong = step.area.squares().into_iter().find(|square| !right.contains(*square)).expect("a wrong square");
    app.update(Input::Click(Target::Square(wrong)));
    let told = app.run().and_then(Run::exercise).map(|exercise| exercise.feedback());
    press(&mut app, &[Key::Enter]);
    app.update(Input::Click(Target::Command(Command::Check)));
    assert_eq!(app.run().and_then(Run::exercise).map(|exercise| exercise.feedback()), told);
}
