//! Moves played to a goal, as tables of keys and what comes of them.

use std::sync::Arc;

use chess_codex::lesson::{Lesson, Task};
use chess_codex::session::{Action, App, Command, Explanation, Input, Mode, Run, Spot};

use crate::play::{at_step, solves_from_anywhere};
use crate::stage::{follow, lesson_of, name, opened_at, tell_moves, type_keys};

/// The good lesson of this kind.
pub fn lesson() -> Arc<Lesson> {
    lesson_of(include_str!("../lessons/valid/move.toml"))
}

/// The program at the step of this id.
fn app(id: &str) -> App {
    opened_at(&lesson(), id)
}

fn tell(app: &App) -> String {
    let run = app.run().expect("a lesson is open");
    let Some(exercise) = run.exercise() else { return "over".into() };
    let moves = exercise.moves().expect("moves are played");
    let board = moves.stand().position.to_string();
    let mut words = vec![board.split(' ').next().expect("a board").to_owned()];
    words.extend(exercise.is_done().then(|| "done".to_owned()));
    words.extend(moves.held().filter(|_| !exercise.is_done()).map(|square| format!("held={square}")));
    words.extend((!app.choices().is_empty()).then(|| format!("choices={}", app.choices().len())));
    let told = tell_moves(exercise.feedback());
    words.extend((!told.is_empty()).then(|| format!("[{told}]")));
    if let Some(spot) = exercise.explained() {
        let why = exercise.why(run.step().expect("a step")).expect("a reason");
        words.push(format!("why {} {}", name(spot), why.id()));
    }
    words.extend((exercise.wrong_tries() > 0).then(|| format!("tries={}", exercise.wrong_tries())));
    words.extend((exercise.hints() > 0).then(|| format!("hints={}", exercise.hints())));
    words.extend(exercise.stars().map(|stars| format!("stars={stars}")));
    words.extend((!app.typed().is_empty()).then(|| format!("typed={}", app.typed())));
    words.join(" ")
}

fn script(id: &str, script: &[(&str, &str)]) {
    follow(app(id), tell, script);
}

#[test]
fn the_only_piece_is_in_the_hand_and_goes_where_it_is_sent() {
    script(
        "reach",
        &[
            ("", "8/8/8/8/3N4/8/8/8 held=d4"),
            ("<d4>", "8/8/8/8/3N4/8/8/8 held=d4"),
            ("f5", "8/8/8/8/3N4/8/8/8 held=d4 typed=f5"),
            ("<enter>", "8/8/8/5N2/8/8/8/8 held=f5 [moved]"),
            ("g7 ", "8/6N1/8/8/8/8/8/8 done [all found] stars=3"),
            ("<enter>", "over"),
        ],
    );
}

#[test]
fn two_squares_typed_in_a_row_are_a_move() {
    script(
        "reach",
        &[
            ("d4f5", "8/8/8/8/3N4/8/8/8 held=d4 typed=d4f5"),
            ("<back><back><back>", "8/8/8/8/3N4/8/8/8 held=d4 typed=d"),
            ("4у6<enter>", "8/8/4N3/8/8/8/8/8 held=e6 [moved]"),
            ("e6g7 ", "8/6N1/8/8/8/8/8/8 done [all found] stars=3"),
        ],
    );
}

#[test]
fn what_is_no_move_is_explained_and_a_longer_way_counts_once() {
    script(
        "reach",
        &[
            ("<d5>", "8/8/8/8/3N4/8/8/8 held=d4 [wrong d5] why d5 knight-first-ring tries=1"),
            // The same once more is no new try.
            ("<d5>", "8/8/8/8/3N4/8/8/8 held=d4 [wrong d5] why d5 knight-first-ring tries=1"),
            ("<f3>", "8/8/8/8/8/5N2/8/8 held=f3 [moved] tries=1"),
            ("<e5><g6><f8>", "5N2/8/8/8/8/8/8/8 held=f8 [moved] tries=1"),
            ("u", "8/8/6N1/8/8/8/8/8 held=g6 tries=1"),
            ("x", "8/8/8/8/3N4/8/8/8 held=d4 tries=1"),
            ("<c6><d4><f5><g7>", "8/6N1/8/8/8/8/8/8 done [longer than 2] tries=2 stars=1"),
        ],
    );
}

#[test]
fn hints_lead_to_the_next_move() {
    script(
        "reach",
        &[
            ("?", "8/8/8/8/3N4/8/8/8 held=d4 [2 are enough] hints=1"),
            ("?", "8/8/8/8/3N4/8/8/8 held=d4 [look Ring(2) b2 b3 b4 b5 b6 c2 c6 d2 d6 e2 e6 f2 f3 f4 f5 f6] hints=2"),
            ("?", "8/8/8/8/3N4/8/8/8 held=d4 [play d4f5] hints=3"),
            ("f5 ?", "8/8/8/5N2/8/8/8/8 held=f5 [play f5g7] hints=4"),
            ("g7 ", "8/6N1/8/8/8/8/8/8 done [all found] hints=4 stars=1"),
        ],
    );
}

#[test]
fn several_pieces_are_taken_up_and_put_down() {
    script(
        "castle",
        &[
            ("", "r3k2r/8/8/8/8/8/8/4K3"),
            ("<c6>", "r3k2r/8/8/8/8/8/8/4K3 [move-pick]"),
            ("<a8>", "r3k2r/8/8/8/8/8/8/4K3 held=a8"),
            // Another piece of one's own is taken up instead.
            ("<e8>", "r3k2r/8/8/8/8/8/8/4K3 held=e8"),
            ("?", "r3k2r/8/8/8/8/8/8/4K3 held=e8 [1 are enough] hints=1"),
            ("?", "r3k2r/8/8/8/8/8/8/4K3 held=e8 [from e8] hints=2"),
            ("c8 ", "2kr3r/8/8/8/8/8/8/4K3 done [all found] hints=2 stars=1"),
        ],
    );
}

#[test]
fn a_way_from_which_the_goal_is_out_of_reach_is_told_and_taken_back() {
    script(
        "castle",
        &[
            ("<e8><e7>", "r6r/4k3/8/8/8/8/8/4K3 [stuck] tries=1"),
            ("?", "r6r/4k3/8/8/8/8/8/4K3 [take back] tries=1 hints=1"),
            ("u", "r3k2r/8/8/8/8/8/8/4K3 tries=1 hints=1"),
            // Castling to the other wing is legal, and not what is asked.
            ("<e8><g8>", "r4rk1/8/8/8/8/8/8/4K3 [stuck] tries=2 hints=1"),
            ("ue8c8<enter>", "2kr3r/8/8/8/8/8/8/4K3 done [all found] tries=2 hints=1 stars=1"),
        ],
    );
}

#[test]
fn the_partner_replies() {
    script(
        "en-passant",
        &[("e4e5 ", "4k3/8/8/3pP3/8/8/8/4K3 [moved]"), ("e5d6 ", "4k3/8/3P4/8/8/8/8/4K3 done [all found] stars=3")],
    );
    script(
        "en-passant",
        &[("e1e2 ", "4k3/8/8/3p4/4P3/8/4K3/8 [stuck] tries=1"), ("u", "4k3/3p4/8/8/4P3/8/8/4K3 tries=1")],
    );
}

#[test]
fn a_pawn_becomes_what_is_chosen_and_never_by_itself() {
    script(
        "promote",
        &[
            ("", "8/P7/8/8/8/8/7p/8 held=a7"),
            ("a8 ", "8/P7/8/8/8/8/7p/8 held=a7 choices=4 [move-promote]"),
            ("u", "8/P7/8/8/8/8/7p/8 held=a7"),
            ("<a8>4", "N7/8/8/8/8/8/7p/8 done [all found] stars=3"),
        ],
    );
    script(
        "reply",
        &[
            ("<d2>", "4k3/8/8/8/8/8/3p4/5K2 held=d2 [moved]"),
            ("<d1>1", "4k3/8/8/8/8/8/8/3q1K2 held=d1 [stuck] tries=1"),
            ("u<d1>4", "4k3/8/8/8/8/8/8/3n1K2 done [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn a_piece_is_dragged_and_the_end_of_a_press_is_no_second_move() {
    let spot = |name: &str| Spot::Square(name.parse().unwrap());
    let drag = |app: &mut App, from: &str, to: &str| {
        type_keys(app, &format!("<{from}>"));
        app.update(Input::Drag { from: spot(from), to: spot(to) });
    };
    let mut app = app("castle");
    drag(&mut app, "e8", "c8");
    assert_eq!(tell(&app), "2kr3r/8/8/8/8/8/8/4K3 done [all found] stars=3");
    let mut app = self::app("reach");
    drag(&mut app, "f5", "f6");
    assert_eq!(tell(&app), "8/8/8/5N2/8/8/8/8 held=f5 [moved]", "the press played the move");
    drag(&mut app, "f5", "g7");
    assert_eq!(tell(&app), "8/6N1/8/8/8/8/8/8 done [all found] stars=3");
}

#[test]
fn nothing_is_checked_and_enter_takes_and_puts() {
    let mut app = app("castle");
    assert!(!Command::Check.works(&app) && !Command::Mode.works(&app));
    assert_eq!((Command::Mark.message_now(&app), Command::Mark.message()), ("cmd-take", "cmd-mark"));
    type_keys(&mut app, "e8<enter>");
    assert_eq!((Command::Mark.message_now(&app), Command::Clear.message_now(&app)), ("cmd-put", "cmd-restart"));
    type_keys(&mut app, "<left><left><enter>");
    assert_eq!(tell(&app), "2kr3r/8/8/8/8/8/8/4K3 done [all found] stars=3");
}

/// Every step is played to three stars by the solver's own moves, in either mode; each square of several counts.
#[test]
fn the_cores_own_moves_give_three_stars() {
    for mode in [Mode::AtOnce, Mode::ThenCheck] {
        let mut run = Run::new(lesson(), Some(mode));
        while !run.is_over() {
            let Some(Task::Move(play)) = run.step().map(|step| step.task.clone()) else { panic!("a step of moves") };
            let way = play.puzzle.solve().expect("small").expect("it can be done");
            assert_eq!(way.len(), play.least);
            for played in way {
                run.update(Action::Play(played.from, played.to, played.promotion));
            }
            assert_eq!(run.exercise().and_then(|exercise| exercise.stars()), Some(3));
            run.update(Action::Next);
        }
        assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0));
    }
}

/// What the answer itself gives as its solution, tapped from wherever it stands, finishes it.
#[test]
fn the_own_solution_finishes_it_from_anywhere() {
    solves_from_anywhere(&lesson());
}

/// Every square to which the piece does not go is told wrong with a reason that names it, and costs a star.
#[test]
fn whatever_is_no_move_has_a_reason_and_costs_a_star() {
    let lesson = lesson();
    for (number, step) in lesson.steps.iter().enumerate() {
        let Task::Move(play) = &step.task else { panic!("a step of moves") };
        let run = at_step(&lesson, number);
        let start = play.puzzle.start();
        for from in play.puzzle.movers(&start) {
            for to in (step.area.squares() - play.puzzle.targets(&start, from)).sorted() {
                let mut tried = run.clone();
                tried.update(Action::Play(from, to, None));
                let exercise = tried.exercise().unwrap();
                assert_eq!(exercise.wrong_tries(), 1, "{from}{to} in step {number}");
                if let Some(Explanation::Message(id, _)) = exercise.explanation(step) {
                    // A king that goes along its rank to castle is told how far it goes.
                    assert_eq!(id, "castle-two-squares", "{from}{to} in step {number}");
                    continue;
                }
                let why = exercise.why(step).expect("a reason");
                assert!(!why.reached() && (why.from, why.to) == (from, to), "{from}{to} in step {number}: {why:?}");
            }
        }
    }
}
