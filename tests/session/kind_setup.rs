//! Pieces are set up: right, wrong, with hints, with pieces taken back, by keys and by clicks.

use chess_codex::i18n::Lang;
use chess_codex::rules::{Position, Square};
use chess_codex::session::{
    Action, App, ChoiceState, Exercise, Explanation, Feedback, Input, Item, Mode, Offer, Placing, Run, Spot, Target,
    Told, Work,
};

use crate::stage::{follow, lesson_for, opened, type_keys};

/// Rooks and the queen of White; a knight stands already.
const STEP: &str = r#"
[[step]]
kind = "setup"
board = "8/8/8/8/8/8/8/1N6"
pieces = "white rooks queen"
"#;

fn app(audience: &str) -> App {
    opened(lesson_for(audience, STEP))
}

fn exercise(app: &App) -> &Exercise {
    app.run().and_then(Run::exercise).expect("a setup step")
}

fn placing(app: &App) -> &Placing {
    let Work::Placing(placing) = exercise(app).work() else { panic!("nothing to place") };
    placing
}

/// What a learner could tell of the state, in a line.
fn tell(app: &App) -> String {
    let board = app.run().and_then(Run::board).expect("a board");
    let tray = app.choices().into_iter().map(|choice| {
        let Offer::Tray(piece, left) = choice.offer else { panic!("no tray") };
        let mark = match choice.state {
            ChoiceState::Picked => "*",
            ChoiceState::Free => "",
            ChoiceState::Gone => "-",
            state => panic!("{state:?}"),
        };
        format!("{piece}{left}{mark}")
    });
    let mut words = vec![tray.collect::<Vec<_>>().join(" ")];
    words.push(board.position.to_string().split(' ').next().unwrap_or_default().to_owned());
    for (name, set) in [
        ("marked", board.signs.marked),
        ("found", board.signs.found),
        ("missed", board.signs.missed),
        ("extra", board.signs.extra),
    ] {
        words.extend((!set.is_empty()).then(|| format!("{name}={set}")));
    }
    if exercise(app).feedback() != Feedback::Told(Told::Nothing) {
        words.push(format!("{:?}", exercise(app).feedback()).to_lowercase());
    }
    words.extend((exercise(app).wrong_tries() > 0).then(|| format!("tries={}", exercise(app).wrong_tries())));
    words.extend(exercise(app).stars().map(|stars| format!("stars={stars}")));
    words.join(" | ")
}

fn run(audience: &str, script: &[(&str, &str)]) {
    follow(app(audience), tell, script);
}

#[test]
fn at_once_each_piece_is_told_and_a_wrong_one_does_not_stay() {
    run(
        "preschool",
        &[
            ("", "Q1 R2 | 8/8/8/8/8/8/8/1N6"),
            // Without a piece in the hand a square takes nothing.
            ("d1 ", "Q1 R2 | 8/8/8/8/8/8/8/1N6"),
            ("1e1 ", "Q1* R2 | 8/8/8/8/8/8/8/1N6 | extra=e1 | told(wrong(square(e1))) | tries=1"),
            ("e1 ", "Q1* R2 | 8/8/8/8/8/8/8/1N6 | extra=e1 | told(wrong(square(e1))) | tries=1"),
            // The last kind that is left is in the hand by itself.
            ("d1 ", "Q0- R2* | 8/8/8/8/8/8/8/1N1Q4 | found=d1 | told(right(square(d1))) | tries=1"),
            ("b1 ", "Q0- R2* | 8/8/8/8/8/8/8/1N1Q4 | found=d1 | tries=1"),
            ("d1 ", "Q0- R2* | 8/8/8/8/8/8/8/1N1Q4 | found=d1 | told(already(square(d1))) | tries=1"),
            ("a1 h1 ", "Q0- R0- | 8/8/8/8/8/8/8/RN1Q3R | found=a1 d1 h1 | told(allfound) | tries=1 | stars=2"),
        ],
    );
}

#[test]
fn all_first_and_then_the_check_wrong_ones_go_back_to_the_tray() {
    run(
        "pupil",
        &[
            // With nothing placed there is nothing to check.
            ("<enter>", "Q1 R2 | 8/8/8/8/8/8/8/1N6 | told(note(\"place-first\"))"),
            ("1e1 ", "Q0- R2* | 8/8/8/8/8/8/8/1N2Q3 | marked=e1"),
            ("a1 h1 ", "Q0- R0- | 8/8/8/8/8/8/8/RN2Q2R | marked=a1 e1 h1"),
            (
                "<enter>",
                "Q1 R0- | 8/8/8/8/8/8/8/RN2Q2R | found=a1 h1 | missed=d1 | extra=e1 | told(mistaken) | tries=1",
            ),
            ("<enter>", "Q1* R0- | 8/8/8/8/8/8/8/RN5R | found=a1 h1 | tries=1"),
            ("d1 <enter>", "Q0- R0- | 8/8/8/8/8/8/8/RN1Q3R | found=a1 d1 h1 | told(allfound) | tries=1 | stars=2"),
        ],
    );
}

#[test]
fn pieces_are_taken_back_by_a_tap_by_undo_or_all_together() {
    run(
        "pupil",
        &[
            ("2a1 a2 ", "Q1* R0- | 8/8/8/8/8/8/R7/RN6 | marked=a1 a2"),
            // A tap on it takes it into the hand again.
            ("a2 ", "Q1 R1* | 8/8/8/8/8/8/8/RN6 | marked=a1"),
            ("h1 ", "Q1* R0- | 8/8/8/8/8/8/8/RN5R | marked=a1 h1"),
            ("u", "Q1 R1* | 8/8/8/8/8/8/8/RN6 | marked=a1"),
            ("uu", "Q1 R1* | 8/8/8/8/8/8/8/RN6 | marked=a1"),
            ("x", "Q1 R2* | 8/8/8/8/8/8/8/1N6"),
        ],
    );
}

#[test]
fn hints_tell_how_many_the_rank_and_one_square() {
    run(
        "pupil",
        &[
            ("?", "Q1 R2 | 8/8/8/8/8/8/8/1N6 | hint(intray(3))"),
            (
                "2?",
                "Q1 R2* | 8/8/8/8/8/8/8/1N6 | hint(home { piece: piece { color: white, role: rook }, rank: {a1 b1 c1 d1 e1 f1 g1 h1} })",
            ),
            (
                "a1 ?",
                "Q1 R1* | 8/8/8/8/8/8/8/RN6 | marked=a1 | hint(place { piece: piece { color: white, role: rook }, square: h1 })",
            ),
        ],
    );
    let mut app = app("pupil");
    type_keys(&mut app, "??");
    let lit = app.run().and_then(Run::board).expect("a board").signs.hint;
    assert_eq!(lit.len(), 8);
}

#[test]
fn each_wrong_square_names_the_rule_that_it_breaks() {
    let steps = "[[step]]\nkind = \"setup\"\npieces = \"both\"\n";
    for (piece, square, rule) in [
        ('P', "e4", "setup-pawn-rank"),
        ('p', "e2", "setup-pawn-rank"),
        ('R', "a2", "setup-first-rank"),
        ('r', "a1", "setup-first-rank"),
        ('K', "d1", "setup-queen-color"),
        ('q', "e8", "setup-queen-color"),
        ('Q', "c1", "setup-queen-color"),
        ('Q', "f1", "setup-order"),
        ('N', "c1", "setup-order"),
        ('B', "e1", "setup-order"),
    ] {
        let mut run = Run::new(lesson_for("preschool", steps), Some(Mode::AtOnce));
        let step = run.step().cloned().expect("a step");
        let at: Square = square.parse().expect("a square");
        let number =
            run.choices().iter().position(|choice| matches!(choice.offer, Offer::Tray(it, _) if it.letter() == piece));
        run.update(Action::Tap(Spot::Choice(number.expect("it is in the tray"))));
        run.update(Action::Tap(at.into()));
        let exercise = run.exercise().expect("it goes on");
        assert_eq!((exercise.wrong_tries(), exercise.explained()), (1, Some(at.into())), "{piece}{square}");
        let Some(Explanation::Message(id, _)) = exercise.explanation(&step) else { panic!("no reason") };
        assert_eq!(id, rule, "{piece}{square}");
    }
}

#[test]
fn clicks_do_what_keys_do_and_switching_the_mode_tells_what_is_placed() {
    let mut app = app("pupil");
    let click = |app: &mut App, target| app.update(Input::Click(target));
    click(&mut app, Target::Choice(0));
    click(&mut app, Target::Square("e1".parse().expect("a square")));
    click(&mut app, Target::Square("a1".parse().expect("a square")));
    assert_eq!(tell(&app), "Q0- R1* | 8/8/8/8/8/8/8/RN2Q3 | marked=a1 e1");
    type_keys(&mut app, "m");
    assert_eq!(tell(&app), "Q1* R1 | 8/8/8/8/8/8/8/RN6 | found=a1 | extra=e1 | told(wrong(square(e1))) | tries=1");
    assert_eq!(placing(&app).tray_size(), 2);
}

#[test]
fn pieces_are_dragged_from_the_tray_and_about_the_board() {
    let mut app = app("pupil");
    let square = |name: &str| Spot::Square(name.parse().expect("a square"));
    // A press is a click, and where it is let go the drag ends.
    let mut drag = |from: Spot, to: Spot| {
        app.update(Input::Click(match from {
            Spot::Square(square) => Target::Square(square),
            Spot::Choice(number) => Target::Choice(number),
        }));
        app.update(Input::Drag { from, to });
        tell(&app)
    };
    assert_eq!(drag(Spot::Choice(1), square("a2")), "Q1 R1* | 8/8/8/8/8/8/R7/1N6 | marked=a2");
    assert_eq!(drag(square("a2"), square("a1")), "Q1 R1* | 8/8/8/8/8/8/8/RN6 | marked=a1");
    // Onto a piece, or onto nothing, it goes back into the hand.
    assert_eq!(drag(square("a1"), square("b1")), "Q1 R2* | 8/8/8/8/8/8/8/1N6");
    assert_eq!(drag(Spot::Choice(1), Spot::Choice(0)), "Q1 R2* | 8/8/8/8/8/8/8/1N6");
    // A square that a piece was just put on is not dragged from.
    assert_eq!(drag(square("h1"), square("h3")), "Q1 R1* | 8/8/8/8/8/8/8/1N5R | marked=h1");
}

#[test]
fn the_own_answers_of_the_core_give_three_stars_on_every_board() {
    let steps = include_str!("../lessons/valid/setup.toml");
    let steps = &steps[steps.find("[[step]]").expect("steps")..];
    for mode in [Mode::AtOnce, Mode::ThenCheck] {
        let mut run = Run::new(lesson_for("pupil", steps), Some(mode));
        while let Some(step) = run.step().cloned() {
            let Some(Work::Placing(placing)) = run.exercise().map(Exercise::work).cloned() else { panic!("a setup") };
            for (number, &kind) in placing.kinds().iter().enumerate() {
                for square in (Position::start().by_piece(kind) & step.area.squares()).sorted() {
                    run.update(Action::Tap(Spot::Choice(number)));
                    run.update(Action::Tap(square.into()));
                }
            }
            run.update(Action::Check);
            assert_eq!(run.exercise().and_then(Exercise::stars), Some(3), "{mode:?}");
            run.update(Action::Next);
        }
        assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0));
    }
}

/// Whatever comes in, in whatever order and mode, nothing breaks, and no piece is lost or doubled.
#[test]
fn no_input_breaks_formulas_and_setups() {
    use chess_codex::session::{Command, Key};
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
    let steps = |text: &'static str| &text[text.find("[[step]]").expect("steps")..];
    let all =
        [steps(include_str!("../lessons/valid/setup.toml")), steps(include_str!("../lessons/valid/formula.toml"))];
    let lesson = lesson_for("pupil", &all.concat());
    let square = || (0..64usize).prop_map(Square::at);
    let choice = || 0..12usize;
    let spot = || prop_oneof![square().prop_map(Spot::Square), choice().prop_map(Spot::Choice)];
    let command = proptest::sample::select(vec![
        Command::Undo,
        Command::Clear,
        Command::Mode,
        Command::Hint,
        Command::Check,
        Command::Retry,
        Command::Why,
        Command::Next,
        Command::Previous,
        Command::Mark,
    ]);
    let input = prop_oneof![
        6 => choice().prop_map(|number| Input::Click(Target::Choice(number))),
        6 => square().prop_map(|square| Input::Click(Target::Square(square))),
        3 => (spot(), spot()).prop_map(|(from, to)| Input::Drag { from, to }),
        3 => command.prop_map(|command| Input::Click(Target::Command(command))),
        2 => proptest::sample::select("1234567890-=uxm?".chars().collect::<Vec<_>>()).prop_map(|c| Input::Key(Key::Char(c))),
    ];
    let config = Config { cases: 150, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    runner
        .run(&proptest::collection::vec(input, 0..300), |inputs| {
            let mut app = App::new(Lang::ENGLISH, vec![Item::Ready(lesson.clone())]);
            app.update(Input::Key(Key::Enter));
            for input in inputs {
                app.update(input);
                let Some(run) = app.run().filter(|run| !run.is_over()) else { continue };
                let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { continue };
                for spot in exercise.to_explain() {
                    prop_assert!(exercise.work().answer().explain(step, spot).is_some());
                }
                let Work::Placing(placing) = exercise.work() else { continue };
                let board = run.board().expect("a board").position;
                for &kind in placing.kinds() {
                    let all = Position::start().by_piece(kind) & step.area.squares();
                    let gone =
                        placing.wrong().iter().filter(|(_, piece)| exercise.is_reviewing() && *piece == kind).count();
                    // In a review the wrong ones lie on the board and are back in the tray.
                    prop_assert_eq!(board.by_piece(kind).len() + placing.in_tray(kind) - gone, all.len());
                }
            }
            Ok(())
        })
        .expect("nothing breaks");
}
