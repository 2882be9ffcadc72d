//! Every built-in lesson, and lessons with all ten kinds of step, played to their end as lines: all right, all wrong,
//! all left out, in every language and both ways to answer. What squares are right is asked from the rules, not from the
//! lesson; all else is what the answers of the session themselves give as the solution.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson, Step, Task};
use chess_codex::plain::{Outcome, play};
use chess_codex::rules::{SquareSet, reach};
use chess_codex::session::{Action, Choice, Mode, Run, Spot, Work, called};

const WAYS: [Mode; 2] = [Mode::ThenCheck, Mode::AtOnce];

/// Lessons with every kind of step.
const KINDS: [&str; 9] =
    ["ten-kinds", "choose", "choose-numbers", "complete", "formula", "judge", "mark", "move", "setup"];

fn lessons() -> Vec<Arc<Lesson>> {
    let catalog = Catalog::built_in();
    let mut lessons: Vec<_> = catalog.lessons().cloned().collect();
    assert!(lessons.len() >= 6, "only {} lessons", lessons.len());
    let of_kinds = KINDS.map(|id| catalog.open(&format!("tests/lessons/valid/{id}.toml")).unwrap());
    lessons.extend(of_kinds);
    lessons
}

/// The squares that each part of a step asks for; none if it asks for anything else, be it only at first.
fn answers(step: &Step) -> Vec<SquareSet> {
    match &step.task {
        Task::Find(find) if !find.count_first => {
            let reached =
                find.pieces.iter().map(|&from| reach(&find.position, from, find.level, step.area).only(find.only));
            vec![reached.fold(SquareSet::EMPTY, |all, some| all | some)]
        }
        Task::Build(build) => {
            let color = build.position.piece_at(build.piece).unwrap().color;
            build.stages.iter().map(|stage| stage.formula.squares(build.piece, color, step.area)).collect()
        }
        Task::Mark(_) => step.task.answers(),
        _ => Vec::new(),
    }
}

/// For each step the lines that are right; a show has none.
fn right(lesson: &Arc<Lesson>, lang: Lang) -> Vec<String> {
    let mut run = Run::new(Arc::clone(lesson), Some(Mode::AtOnce));
    let mut lines = Vec::new();
    for step in &lesson.steps {
        let squares = answers(step);
        let mut own = String::new();
        // No exercise has more parts.
        for _ in 0..20 {
            let Some(exercise) = run.exercise().filter(|exercise| !exercise.is_done()) else { break };
            let solution = exercise.work().answer().solution(step);
            own += &match squares.get(exercise.stage()) {
                Some(&squares) => line(squares),
                None => typed(exercise.work(), &solution, &run.choices(), lang),
            };
            if solution.is_empty() {
                run.update(Action::Nowhere);
            }
            solution.into_iter().for_each(|spot| run.update(Action::Tap(spot)));
        }
        lines.push(own);
        while run.step().is_some_and(|now| std::ptr::eq(now, step)) {
            run.update(Action::Next);
        }
    }
    lines
}

/// What one types for a solution.
fn typed(work: &Work, solution: &[Spot], choices: &[Choice], lang: Lang) -> String {
    let word = |spot: &Spot| match (work, spot) {
        (_, Spot::Square(square)) => square.to_string(),
        (Work::Complete(complete), Spot::Choice(number)) if *number == complete.off() => {
            if lang.tag() == "ru" { "снять" } else { "off" }.to_owned()
        }
        (_, Spot::Choice(number)) => called(*number, choices).to_string(),
    };
    let together = |spots: &[Spot]| spots.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    match work {
        // The square comes before the piece that the pawn becomes.
        Work::Complete(complete) => solution
            .chunks(2)
            .map(|pair| match *pair {
                [piece @ Spot::Choice(number), square] if number < complete.off() => together(&[square, piece]),
                _ => together(pair),
            })
            .collect(),
        Work::Moves(_) => solution
            .chunk_by(|one, two| matches!((one, two), (Spot::Square(_), Spot::Square(_))))
            .flat_map(|part| part.chunks(2))
            .map(together)
            .collect(),
        Work::Marks(marks) if !marks.is_counting() => line(solution.iter().filter_map(|spot| spot.square()).collect()),
        Work::Marks(_) | Work::Blocks(_) | Work::Placing(_) | Work::Picks(_) => together(solution),
    }
}

fn line(squares: SquareSet) -> String {
    if squares.is_empty() { "nowhere\n".to_owned() } else { format!("{squares}\n") }
}

fn told(lesson: &Arc<Lesson>, lang: Lang, mode: Mode, input: &str) -> (Outcome, String) {
    let mut out = Vec::new();
    let run = Run::new(Arc::clone(lesson), Some(mode));
    let outcome = play(run, lang, input.as_bytes(), &mut out, false).unwrap();
    (outcome, String::from_utf8(out).unwrap())
}

fn last_line(lang: Lang, stars: &str) -> String {
    match lang.tag() {
        "ru" => format!("Урок пройден: {stars}!"),
        _ => format!("The lesson is done: {stars}!"),
    }
}

#[test]
fn right_answers_give_three_stars() {
    for lesson in lessons() {
        for (&lang, mode) in Lang::all().iter().flat_map(|lang| WAYS.map(|mode| (lang, mode))) {
            let (outcome, out) = told(&lesson, lang, mode, &right(&lesson, lang).concat());
            assert_eq!(outcome, Outcome::Finished, "{} {lang}: {out}", lesson.id);
            let stars = if lang.tag() == "ru" { "3 звезды" } else { "3 stars" };
            assert_eq!(out.lines().last(), Some(last_line(lang, stars).as_str()), "{} {lang}", lesson.id);
            let exercises = lesson.steps.iter().filter(|step| step.is_exercise()).count();
            assert_eq!(out.matches(&format!("\n{stars}.\n")).count(), exercises, "{} {lang}", lesson.id);
        }
    }
}

#[test]
fn wrong_answers_alone_never_end_a_step_and_never_stop_the_program() {
    for lesson in lessons() {
        for (&lang, mode) in Lang::all().iter().flat_map(|lang| WAYS.map(|mode| (lang, mode))) {
            let wrong = |step: &Step| match answers(step).first() {
                Some(&answer) => line(step.area.squares() - answer).repeat(2) + "nowhere\n?\n?\n?\n?\nnext\n",
                None if step.is_exercise() => "?\n?\n?\n?\n?\nnext\n".to_owned(),
                None => String::new(),
            };
            let input: String = lesson.steps.iter().map(wrong).collect();
            let (outcome, out) = told(&lesson, lang, mode, &input);
            assert_eq!(outcome, Outcome::Finished, "{} {lang}: {out}", lesson.id);
            let kind = match lang.tag() {
                "ru" => "Урок пройден до конца. Звёзды ждут в пропущенных шагах.",
                _ => "You have gone through the lesson. The stars are waiting for the steps that you skipped.",
            };
            assert_eq!(out.lines().last(), Some(kind), "{} {lang}: {out}", lesson.id);
            assert_eq!(told(&lesson, lang, mode, "a1 b2\nh8\nnowhere\n").0, Outcome::InputEnded, "{}", lesson.id);
        }
    }
}

#[test]
fn what_was_missed_can_be_added() {
    for lesson in lessons() {
        // Every round in two lines: half of its squares with a wrong one, then the rest.
        let half = |(step, right): (&Step, String)| {
            let squares = answers(step);
            if squares.is_empty() && step.is_exercise() {
                // Of other answers there is no half: a hint costs as much as a wrong try.
                return format!("?\n{right}");
            }
            let rounds = squares.into_iter().map(|answer| {
                let first: SquareSet = answer.sorted().step_by(2).collect();
                let wrong = (step.area.squares() - answer).sorted().next().unwrap();
                let rest = answer - first;
                format!("{first} {wrong}\n{}", if rest.is_empty() { String::new() } else { line(rest) })
            });
            rounds.collect::<String>()
        };
        let input: String = lesson.steps.iter().zip(right(&lesson, Lang::ENGLISH)).map(half).collect();
        let (outcome, out) = told(&lesson, Lang::ENGLISH, Mode::ThenCheck, &input);
        assert_eq!(outcome, Outcome::Finished, "{}: {out}", lesson.id);
        assert!(out.ends_with("The lesson is done: 2 stars!\n"), "{}: {out}", lesson.id);
    }
}

#[test]
fn no_line_acts_on_a_terminal_or_holds_an_unfilled_place() {
    for lesson in lessons() {
        for &lang in Lang::all() {
            let (_, out) = told(&lesson, lang, Mode::ThenCheck, &"notes\nnext\n".repeat(lesson.steps.len()));
            let odd = |c: char| c != '\n' && (c.is_control() || ('\u{2066}'..='\u{2069}').contains(&c));
            assert!(!out.contains(odd), "{} {lang}: {out}", lesson.id);
            assert!(!out.contains("{$") && !out.contains("{ $") && !out.contains("plain-"), "{} {lang}", lesson.id);
        }
    }
}

/// Sentences that come twice in a row; those of different answers stand apart by what was asked between.
fn said_twice(out: &str) -> Vec<String> {
    let is_board = |line: &str| line.get(1..2) == Some(" ") && line.starts_with(|sign: char| sign.is_ascii_digit());
    let mut twice = Vec::new();
    let mut last = String::new();
    for text in out.lines() {
        if is_board(text) || text.is_empty() {
            last.clear();
            continue;
        }
        // What is read aloud is told after its heading.
        let text = text.split_once(": ").filter(|(head, _)| head.split(' ').count() < 4).map_or(text, |(_, rest)| rest);
        for sentence in text.split_inclusive(['.', '!', '?']).map(str::trim).filter(|sentence| sentence.len() > 3) {
            if sentence == last {
                twice.push(sentence.to_owned());
            }
            sentence.clone_into(&mut last);
        }
    }
    twice
}

#[test]
fn no_sentence_comes_twice_in_a_row() {
    let mut twice = Vec::new();
    for lesson in lessons() {
        for &lang in Lang::all() {
            let (_, out) = told(&lesson, lang, Mode::ThenCheck, &"next\n".repeat(lesson.steps.len()));
            twice.extend(said_twice(&out).into_iter().map(|sentence| format!("{} {lang}: {sentence}", lesson.id)));
        }
    }
    assert_eq!(twice, [] as [&str; 0]);
    assert_eq!(said_twice("Mark it.\nTo read aloud: Mark it.\n8 . .\nMark it."), ["Mark it."]);
}
