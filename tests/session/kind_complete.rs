//! Half-done moves finished on the board, as tables of keys and what comes of them.

use std::sync::Arc;

use chess_codex::lesson::{Lesson, Task};
use chess_codex::rules::{Change, Role};
use chess_codex::session::{Action, App, Command, Explanation, Feedback, Hint, Input, Run, Spot, Target, Told};

use crate::play::{at_step, solves_from_anywhere};
use crate::stage::{follow, lesson_of, name, opened_at, tell_moves, type_keys};

/// The good lesson of this kind.
pub fn lesson() -> Arc<Lesson> {
    lesson_of(include_str!("../lessons/valid/complete.toml"))
}

/// The program at the step of this id.
fn app(id: &str) -> App {
    opened_at(&lesson(), id)
}

fn tell(app: &App) -> String {
    let run = app.run().expect("a lesson is open");
    let Some(exercise) = run.exercise() else { return "over".into() };
    let complete = exercise.complete().expect("a half-done move");
    let board = complete.board().to_string();
    let mut words = vec![board.split(' ').next().expect("a board").to_owned()];
    words.extend(exercise.is_done().then(|| "done".to_owned()));
    words.extend(complete.held().map(|held| format!("held={held:?}").to_lowercase()));
    words.push(format!("choices={}", app.choices().len()));
    let told = match exercise.feedback() {
        Feedback::Hint(Hint::Changes(count)) => format!("{count} left"),
        Feedback::Hint(Hint::LookAt(square)) => format!("look at {square}"),
        Feedback::Hint(Hint::Change(square)) => format!("told {square}"),
        Feedback::Told(Told::Right(spot)) => format!("right {}", name(spot)),
        other => tell_moves(other),
    };
    words.extend((!told.is_empty()).then(|| format!("[{told}]")));
    if let Some(Explanation::Message(id, _)) = exercise.explanation(run.step().expect("a step")) {
        words.push(format!("why {id}"));
    }
    words.extend((exercise.wrong_tries() > 0).then(|| format!("tries={}", exercise.wrong_tries())));
    words.extend((exercise.hints() > 0).then(|| format!("hints={}", exercise.hints())));
    words.extend(exercise.stars().map(|stars| format!("stars={stars}")));
    words.join(" ")
}

fn script(id: &str, script: &[(&str, &str)]) {
    follow(app(id), tell, script);
}

#[test]
fn the_rook_is_brought_over() {
    script(
        "castling",
        &[
            ("", "4k3/8/8/8/8/8/8/6KR choices=1"),
            ("<a3>", "4k3/8/8/8/8/8/8/6KR choices=1 [complete-pick]"),
            ("<h1>", "4k3/8/8/8/8/8/8/6KR held=square(h1) choices=1"),
            ("<h1>", "4k3/8/8/8/8/8/8/6KR choices=1"),
            ("<h1><e1>", "4k3/8/8/8/8/8/8/6KR choices=1 [wrong e1] why change-rook tries=1"),
            // Off the board it does not go either.
            ("<h1>1", "4k3/8/8/8/8/8/8/6KR choices=1 [wrong #1] why change-rook tries=2"),
            ("<h1>f1 ", "4k3/8/8/8/8/8/8/5RK1 done choices=1 [all found] tries=2 stars=1"),
        ],
    );
    script("castling", &[("h1f1<enter>", "4k3/8/8/8/8/8/8/5RK1 done choices=1 [all found] stars=3")]);
}

#[test]
fn the_king_may_be_what_is_left() {
    script(
        "queenside",
        &[
            ("", "3rk3/8/8/8/8/8/8/4K3 choices=1"),
            ("?", "3rk3/8/8/8/8/8/8/4K3 choices=1 [1 left] hints=1"),
            ("?", "3rk3/8/8/8/8/8/8/4K3 choices=1 [look at e8] hints=2"),
            ("?", "3rk3/8/8/8/8/8/8/4K3 choices=1 [told e8] hints=3"),
            ("<e8><c8>", "2kr4/8/8/8/8/8/8/4K3 done choices=1 [all found] hints=3 stars=1"),
        ],
    );
}

#[test]
fn a_captured_piece_is_taken_off_before_another_stands_there() {
    script("capture", &[("<e4><d5>", "8/8/8/3P4/8/8/8/8 done choices=1 [all found] stars=3")]);
    script(
        "passing",
        &[
            ("", "4k3/8/2P5/2p5/8/8/8/4K3 choices=1"),
            // Not the pawn that arrived.
            ("<c6>1", "4k3/8/2P5/2p5/8/8/8/4K3 choices=1 [wrong #1] why change-passed tries=1"),
            ("<c5>1", "4k3/8/2P5/8/8/8/8/4K3 done choices=1 [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn a_pawn_is_replaced_by_any_of_four() {
    for (key, sign) in [("1", 'q'), ("2", 'r'), ("3", 'b'), ("4", 'n')] {
        let mut app = app("promotion");
        type_keys(&mut app, &format!("{key}<d1>"));
        assert_eq!(tell(&app), format!("8/8/8/8/8/8/8/3{sign}4 done choices=5 [all found] stars=3"));
    }
    script(
        "promotion",
        &[
            ("1<d2>", "8/8/8/8/8/8/8/3p4 choices=5 [wrong d2] why change-replace tries=1"),
            // Another piece is taken instead of the one in the hand; the pawn may be lifted off first.
            ("14", "8/8/8/8/8/8/8/3p4 held=role(knight) choices=5 tries=1"),
            ("u", "8/8/8/8/8/8/8/3p4 choices=5 tries=1"),
            ("<d1>5", "8/8/8/8/8/8/8/8 choices=5 [right #5] tries=1"),
            ("u", "8/8/8/8/8/8/8/3p4 choices=5 tries=1"),
            ("<d1>54<d1>", "8/8/8/8/8/8/8/3n4 done choices=5 [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn two_changes_come_one_after_the_other() {
    script(
        "both",
        &[
            ("", "6k1/3P4/8/8/8/8/8/4K3 choices=5"),
            ("1<c8>", "6k1/3P4/8/8/8/8/8/4K3 choices=5 [wrong c8] why change-carry tries=1"),
            ("<d7><c8>", "2P3k1/8/8/8/8/8/8/4K3 choices=5 [right c8] tries=1"),
            ("x", "6k1/3P4/8/8/8/8/8/4K3 choices=5 tries=1"),
            ("d7c8<enter>2<c8>", "2R3k1/8/8/8/8/8/8/4K3 done choices=5 [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn pieces_are_dragged_and_the_end_of_a_press_changes_nothing() {
    let square = |name: &str| Spot::Square(name.parse().unwrap());
    let target = |spot: Spot| match spot {
        Spot::Square(square) => Target::Square(square),
        Spot::Choice(number) => Target::Choice(number),
    };
    let drag = |app: &mut App, from: Spot, to: Spot| {
        app.update(Input::Click(target(from)));
        app.update(Input::Drag { from, to });
    };
    let mut castling = app("castling");
    drag(&mut castling, square("h1"), square("f1"));
    assert_eq!(tell(&castling), "4k3/8/8/8/8/8/8/5RK1 done choices=1 [all found] stars=3");
    let mut passing = app("passing");
    drag(&mut passing, square("c5"), Spot::Choice(0));
    assert_eq!(tell(&passing), "4k3/8/2P5/8/8/8/8/4K3 done choices=1 [all found] stars=3");
    let mut promotion = app("promotion");
    drag(&mut promotion, Spot::Choice(2), square("d1"));
    assert_eq!(tell(&promotion), "8/8/8/8/8/8/8/3b4 done choices=5 [all found] stars=3");
    let mut both = app("both");
    type_keys(&mut both, "<d7>");
    drag(&mut both, square("c8"), square("b8"));
    assert_eq!(tell(&both), "2P3k1/8/8/8/8/8/8/4K3 choices=5 [right c8]", "the press made the change");
    assert!(!Command::Check.works(&both) && Command::Undo.works(&both) && Command::Clear.works(&both));
}

/// Every step is finished to three stars by the changes that the core names.
#[test]
fn the_cores_own_changes_give_three_stars() {
    let mut run = Run::new(lesson(), None);
    while !run.is_over() {
        let Some(Task::Complete(task)) = run.step().map(|step| step.task.clone()) else { panic!("a half-done move") };
        for change in task.left {
            let off = run.exercise().and_then(|exercise| exercise.complete()).map(|complete| complete.off());
            let (from, to) = match change {
                Change::TakeOff { square, .. } => (Spot::Square(square), Spot::Choice(off.unwrap_or_default())),
                Change::Carry { from, to, .. } => (Spot::Square(from), Spot::Square(to)),
                Change::Replace { square, .. } => {
                    let knight = Role::PROMOTIONS.iter().position(|&role| role == Role::Knight);
                    (Spot::Choice(knight.unwrap_or_default()), Spot::Square(square))
                }
            };
            run.update(Action::Carry(from, to));
        }
        assert_eq!(run.exercise().and_then(|exercise| exercise.stars()), Some(3));
        run.update(Action::Next);
    }
    assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0));
}

/// What the answer itself gives as its solution, tapped from wherever it stands, finishes it.
#[test]
fn the_own_solution_finishes_it_from_anywhere() {
    solves_from_anywhere(&lesson());
}

/// Every change that does not belong to the move is told wrong, with a reason, and costs a star.
#[test]
fn whatever_does_not_belong_to_the_move_has_a_reason() {
    let lesson = lesson();
    for (number, step) in lesson.steps.iter().enumerate() {
        let run = at_step(&lesson, number);
        let off = run.exercise().and_then(|exercise| exercise.complete()).map(|complete| complete.off()).unwrap();
        let mut right = 0;
        for from in step.task.position().occupied() {
            let squares = chess_codex::rules::Square::all().filter(|&to| to != from).map(Spot::Square);
            for to in squares.chain([Spot::Choice(off)]) {
                let mut tried = run.clone();
                tried.update(Action::Carry(Spot::Square(from), to));
                let exercise = tried.exercise().unwrap();
                if exercise.wrong_tries() == 0 {
                    right += 1;
                } else {
                    assert!(exercise.explanation(step).is_some(), "{from} to {to:?} in step {number}");
                }
            }
        }
        assert_eq!(right, 1, "step {number} has one change to begin with");
    }
}
