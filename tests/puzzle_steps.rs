//! Steps made of puzzles: every kind becomes a step that its own answer solves, with an instruction in both languages.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Step, Task};
use chess_codex::plain;
use chess_codex::puzzle::{Code, Kind, Spec, Topic};
use chess_codex::rules::{Level, SquareSet};
use chess_codex::session::{Action, Mode, Run, Spot};

fn codes() -> Vec<Code> {
    let mut codes = Vec::new();
    for kind in Kind::ALL {
        for topic in Topic::ALL {
            for level in [Level::Formula, Level::Reach, Level::Legal] {
                if Spec::new(topic, kind, level).is_ok() {
                    codes.push(Code { topic, kind, level, grade: None, seed: 4217 });
                }
            }
        }
    }
    codes
}

fn lesson(code: &Code, count: u32) -> Arc<Lesson> {
    let steps: Vec<Step> = (0..count).filter_map(|number| Step::of_puzzle(&code.puzzle(number)?)).collect();
    assert_eq!(steps.len() as u32, count, "{code}");
    Arc::new(Lesson::of_steps(&code.to_string(), steps).expect("there are steps"))
}

#[test]
fn the_step_asks_for_the_answer_of_the_puzzle() {
    for code in codes() {
        for number in 0..6 {
            let puzzle = code.puzzle(number).unwrap();
            let step = Step::of_puzzle(&puzzle).unwrap();
            let answers: Vec<SquareSet> = step.task.answers();
            if let Some(last) = answers.last() {
                assert_eq!(*last, puzzle.answer, "{code}, {number}");
            }
            assert_eq!(step.task.position(), &puzzle.position, "{code}, {number}");
        }
    }
}

#[test]
fn the_solution_of_each_step_gives_three_stars() {
    for code in codes() {
        let mut run = Run::new(lesson(&code, 4), Some(Mode::ThenCheck));
        for _ in 0..4 {
            for _ in 0..8 {
                let Some(exercise) = run.exercise().filter(|exercise| !exercise.is_done()) else { break };
                let step = run.step().unwrap().clone();
                let spots: Vec<Spot> = exercise.work().answer().solution(&step);
                spots.into_iter().for_each(|spot| run.update(Action::Tap(spot)));
                run.update(Action::Check);
            }
            assert_eq!(run.exercise().and_then(|exercise| exercise.stars()), Some(3), "{code}: {:?}", run.step());
            run.update(Action::Next);
        }
        assert!(run.is_over(), "{code}");
    }
}

#[test]
fn wrong_squares_are_explained_in_both_languages() {
    for code in codes() {
        let lesson = lesson(&code, 3);
        for step in lesson.steps.iter().filter(|step| matches!(step.task, Task::Mark(_))) {
            let single = Arc::new(Lesson::of_steps("one", vec![step.clone()]).unwrap());
            let run = Run::new(single, Some(Mode::AtOnce));
            for square in step.area.squares() {
                let exercise = run.exercise().unwrap();
                let explanation = exercise.work().answer().explain(step, Spot::Square(square)).unwrap();
                for &lang in Lang::all() {
                    let said = explanation.say(run.lesson(), step, &run.lesson().words(lang));
                    assert!(!said.is_empty() && !said.contains("riddle-") && !said.contains('{'), "{code}: {said}");
                }
            }
        }
    }
}

/// What plain mode says to the input.
fn played(code: &str, lang: &str, input: &str) -> String {
    let code: Code = code.parse().expect("a code");
    let lang = Lang::parse(lang).expect("a language");
    let run = Run::new(lesson(&code, 1), Some(Mode::ThenCheck));
    let mut out = Vec::new();
    plain::play(run, lang, input.as_bytes(), &mut out, false).expect("it is written into memory");
    String::from_utf8(out).expect("it is text")
}

#[test]
fn puzzles_are_played_as_lines() {
    let mut told = String::new();
    for (code, input) in [
        ("knight-odd-7", "a1\nd4\n?\n?\nq\n"),
        ("knight-centre-7", "a1\n?\nq\n"),
        ("knight-short-7", "a1\nq\n"),
        ("knight-common-7", "a1\nq\n"),
        ("knight-third-7", "a1\nq\n"),
        ("king-twice-7", "a1\nq\n"),
        ("rook-sentries-7", "a1\nc3\nq\n"),
        ("bishop-captures-7", "a1\ng2\nq\n"),
        ("rook-labyrinth-7", "q\n"),
        ("castling-7", "q\n"),
        ("en-passant-7", "q\n"),
        ("castling-judge-7", "q\n"),
        ("king-name-7", "q\n"),
    ] {
        for lang in ["en", "ru"] {
            told += &format!("=== {code} {lang}\n{}\n", played(code, lang, input));
        }
    }
    for said in [
        "On c3 the white queen from c1 would attack your piece.",
        "Nothing is captured on g2, and here every move has to capture.",
        "The pawn on f4 has just made a double step.",
    ] {
        assert!(told.contains(said), "{said}");
    }
    insta::assert_snapshot!(told);
}
