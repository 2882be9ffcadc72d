//! Formulas are put together: right, wrong, with hints, with blocks taken back, by keys and by clicks.

use chess_codex::i18n::Lang;
use chess_codex::lesson::Task;
use chess_codex::session::{
    Action, App, ChoiceState, Exercise, Explanation, Feedback, Input, Mode, Run, Spot, Target, Told, Work,
};
use chess_codex::wording::Words;

use crate::stage::{follow, lesson_for, opened, type_keys};

/// A formula step: the knight on d4.
const KNIGHT: &str = r#"
[[step]]
kind = "formula"
board = "8/8/8/8/3N4/8/8/8"
piece = "d4"
yields = "nearest(not (rook or bishop))"
blocks = ["rook", "bishop", "and", "or", "not", "nearest"]
"#;

fn app(audience: &str) -> App {
    opened(lesson_for(audience, KNIGHT))
}

fn exercise(app: &App) -> &Exercise {
    app.run().and_then(Run::exercise).expect("a formula step")
}

/// What a learner could tell of the state, in a line.
fn tell(app: &App) -> String {
    let exercise = exercise(app);
    let Work::Blocks(blocks) = exercise.work() else { panic!("no blocks") };
    let free = app.choices().into_iter().map(|choice| match choice.state {
        ChoiceState::Free => '+',
        ChoiceState::Gone => '-',
        ChoiceState::Wrong => '!',
        state => panic!("{state:?}"),
    });
    let signs = app.run().and_then(Run::board).expect("a board").signs;
    let mut words = vec![Words::interface(Lang::ENGLISH).assembly(blocks.made()), free.collect()];
    for (name, set) in [("wanted", signs.wanted), ("lit", signs.lit), ("missed", signs.missed), ("extra", signs.extra)]
    {
        words.extend((!set.is_empty()).then(|| format!("{name}={}", set.len())));
    }
    if exercise.feedback() != Feedback::Told(Told::Nothing) {
        words.push(format!("{:?}", exercise.feedback()).to_lowercase());
    }
    words.extend((exercise.wrong_tries() > 0).then(|| format!("tries={}", exercise.wrong_tries())));
    words.extend(exercise.stars().map(|stars| format!("stars={stars}")));
    words.join(" | ")
}

fn run(audience: &str, script: &[(&str, &str)]) {
    follow(app(audience), tell, script);
}

#[test]
fn all_blocks_then_the_check() {
    run(
        "pupil",
        &[
            ("", "Formula: nothing yet | ++---- | wanted=8"),
            ("1", "Formula: rook | --++++ | wanted=8 | lit=14"),
            ("3", "Formula: rook or … | ++---- | wanted=8 | lit=14"),
            // Another join cannot follow: nothing happens.
            ("4", "Formula: rook or … | ++---- | wanted=8 | lit=14"),
            ("2", "Formula: rook or bishop | --++++ | wanted=8 | lit=27"),
            ("<enter>", "Formula: rook or bishop | ------ | missed=8 | extra=27 | told(mistaken) | tries=1"),
            ("<enter>", "Formula: rook or bishop | --++++ | wanted=8 | lit=27 | tries=1"),
            ("5", "Formula: not (rook or bishop) | --++++ | wanted=8 | lit=36 | tries=1"),
            ("6", "Formula: nearest(not (rook or bishop)) | --++++ | wanted=8 | lit=8 | tries=1"),
            ("<enter>", "Formula: nearest(not (rook or bishop)) | ------ | told(allfound) | tries=1 | stars=2"),
        ],
    );
}

#[test]
fn at_once_it_ends_by_itself_and_a_block_that_leads_nowhere_is_not_taken() {
    run(
        "preschool",
        &[
            ("1", "Formula: rook | --++++ | wanted=8 | extra=14"),
            ("4", "Formula: rook and … | ++---- | wanted=8 | extra=14"),
            ("2", "Formula: rook and … | +!---- | wanted=8 | extra=14 | told(wrong(choice(1))) | tries=1"),
            // The same block once more is no new try.
            ("2", "Formula: rook and … | +!---- | wanted=8 | extra=14 | told(wrong(choice(1))) | tries=1"),
            ("u3", "Formula: rook or … | ++---- | wanted=8 | extra=14 | tries=1"),
            ("1", "Formula: rook or … | !+---- | wanted=8 | extra=14 | told(wrong(choice(0))) | tries=2"),
            ("256", "Formula: nearest(not (rook or bishop)) | ------ | told(allfound) | tries=2 | stars=1"),
        ],
    );
}

#[test]
fn a_check_is_a_try_at_once_too() {
    run(
        "preschool",
        &[
            ("1<enter>", "Formula: rook | ------ | missed=8 | extra=14 | told(mistaken) | tries=1"),
            ("<enter>", "Formula: rook | --++++ | wanted=8 | extra=14 | tries=1"),
        ],
    );
}

#[test]
fn blocks_are_taken_back_one_by_one_or_all_together() {
    run(
        "pupil",
        &[
            ("132", "Formula: rook or bishop | --++++ | wanted=8 | lit=27"),
            ("u", "Formula: rook or … | ++---- | wanted=8 | lit=14"),
            ("<back>", "Formula: rook | --++++ | wanted=8 | lit=14"),
            ("x", "Formula: nothing yet | ++---- | wanted=8"),
            ("u", "Formula: rook | --++++ | wanted=8 | lit=14"),
            ("uu", "Formula: nothing yet | ++---- | wanted=8"),
            ("<enter>", "Formula: nothing yet | ++---- | wanted=8 | told(note(\"formula-first\"))"),
        ],
    );
}

#[test]
fn hints_tell_how_many_blocks_the_first_and_the_next_from_anywhere() {
    run(
        "pupil",
        &[
            ("?", "Formula: nothing yet | ++---- | wanted=8 | hint(blocks(5))"),
            ("?", "Formula: nothing yet | ++---- | wanted=8 | hint(choice { number: 0, first: true })"),
            ("2?", "Formula: bishop | --++++ | wanted=8 | lit=13 | hint(choice { number: 2, first: false })"),
            ("31?", "Formula: bishop or rook | --++++ | wanted=8 | lit=27 | hint(choice { number: 4, first: false })"),
            ("6?", "Formula: nearest(bishop or rook) | --++++ | wanted=8 | lit=8 | hint(takeback)"),
        ],
    );
}

#[test]
fn what_lacks_and_what_is_too_much_has_a_reason() {
    let mut app = app("pupil");
    type_keys(&mut app, "1<enter>");
    let step = app.run().and_then(Run::step).cloned().expect("a step");
    let exercise = exercise(&app);
    assert_eq!(exercise.to_explain().len(), 22);
    for spot in exercise.to_explain() {
        let Some(Explanation::Why(why)) = exercise.work().answer().explain(&step, spot) else { panic!("no reason") };
        assert_eq!(Some(why.to), spot.square());
        assert_eq!(why.reached(), why.id() == "knight-nearest");
    }
}

#[test]
fn clicks_do_what_keys_do_and_the_mode_can_be_switched() {
    let mut app = app("pupil");
    for number in [1, 2, 0, 4] {
        app.update(Input::Click(Target::Choice(number)));
    }
    assert_eq!(tell(&app), "Formula: not (bishop or rook) | --++++ | wanted=8 | lit=36");
    type_keys(&mut app, "m");
    assert_eq!(tell(&app), "Formula: not (bishop or rook) | --++++ | extra=28");
    app.update(Input::Click(Target::Choice(5)));
    assert_eq!(tell(&app), "Formula: nearest(not (bishop or rook)) | ------ | told(allfound) | stars=3");
}

#[test]
fn the_own_answers_of_the_core_give_three_stars() {
    let steps = include_str!("../lessons/valid/formula.toml");
    let steps = &steps[steps.find("[[step]]").expect("steps")..];
    for mode in [Mode::AtOnce, Mode::ThenCheck] {
        let mut run = Run::new(lesson_for("pupil", steps), Some(mode));
        while let Some(step) = run.step().cloned() {
            let Task::Formula(task) = &step.task else { panic!("a formula step") };
            for block in &task.solution {
                let number = task.blocks.iter().position(|other| other == block).expect("it is offered");
                run.update(Action::Tap(Spot::Choice(number)));
            }
            run.update(Action::Check);
            assert_eq!(run.exercise().and_then(Exercise::stars), Some(3), "{mode:?} {:?}", task.solution);
            run.update(Action::Next);
        }
        assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0));
    }
}
