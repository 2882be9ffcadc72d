//! No text of a lesson is cut on the smallest screen, in any language: it is in sight, or can be scrolled to.

use std::sync::Arc;

use chess_codex::i18n::{Lang, Pattern};
use chess_codex::lesson::{Catalog, Lesson, Step, Task, Text, Thing};
use chess_codex::session::{App, ChoiceState, Input, Key, Mode, Target};
use chess_codex::text::wrap;

use crate::picture::{row, rows, screen};
use crate::scene::{LOOK, go_on, go_to, opened};

const SIZE: (u16, u16) = (80, 24);
/// The columns of the panel.
const PANEL: usize = 42;
/// The columns of the key and the sign before an answer.
const LABEL: usize = 7;
/// Beside a part of the board, or without one, it has more, but no more than these.
const WIDEST: usize = 72;

/// Everything that can be read: the rows at every place to which the text scrolls.
fn readable(app: &mut App) -> Vec<String> {
    let mut seen = Vec::new();
    app.update(Input::Scroll(i32::MIN));
    loop {
        let (buffer, hits) = screen(app, &LOOK, SIZE);
        seen.extend(rows(&buffer));
        app.limit_scroll(hits.scroll_limit());
        if app.scroll() >= hits.scroll_limit() {
            return seen;
        }
        app.update(Input::Scroll(1));
    }
}

/// The text, broken into lines of so many columns or more, as the panel has them here.
fn assert_among(seen: &[String], text: &str, columns: usize, place: &str) {
    let missing = |columns| -> Option<String> {
        let mut lines = wrap(text, columns).into_iter();
        lines.find(|line| !seen.iter().any(|row| row.contains(line.trim())))
    };
    if let Some(line) = missing(columns) {
        let elsewhere = (columns + 1..=WIDEST).any(|columns| missing(columns).is_none());
        assert!(elsewhere, "{place}: {line:?} is not to be seen in\n{}", seen.join("\n"));
    }
}

fn texts(lesson: &Lesson, step: &Step, lang: Lang) -> Vec<(String, usize)> {
    let args = lesson.step_args(step);
    let own = step.text.iter().map(|text| (lesson.text(lang, text, &args), PANEL));
    let aloud = step.say.iter().map(|text| (lesson.text(lang, text, &args), PANEL - 3));
    let options = match &step.task {
        Task::Choose(choose) => choose.options.as_slice(),
        _ => &[],
    };
    let answers = options.iter().filter_map(|option| match &option.thing {
        Thing::Text(text) => Some((lesson.text(lang, text, &args), PANEL - LABEL)),
        _ => None,
    });
    own.chain(aloud).chain(answers).collect()
}

/// On the smallest screen every step of the course, and every part of it, is in sight as it arrives: nothing scrolls, nothing
/// is cut, and everything that can be pointed at is there.
#[test]
fn every_step_of_the_course_fits_the_smallest_screen() {
    let mut faults = Vec::new();
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            faults.extend(not_in_sight(lesson, lang));
        }
    }
    assert!(faults.is_empty(), "{} parts:\n{}", faults.len(), faults.join("\n"));
}

/// The parts of a lesson of which something is out of sight.
fn not_in_sight(lesson: &Arc<Lesson>, lang: Lang) -> Vec<String> {
    let mut faults = Vec::new();
    let mut app = opened(lesson, lang);
    while !app.run().unwrap().is_over() {
        let (buffer, hits) = screen(&app, &LOOK, SIZE);
        let run = app.run().unwrap();
        let step = run.step().unwrap();
        let takes_squares = run.exercise().is_some_and(|exercise| exercise.work().answer().takes_squares());
        let squares = step.area.squares().into_iter().filter(|_| takes_squares).map(Target::Square);
        let live = run.choices().into_iter().enumerate().filter(|(_, choice)| choice.state != ChoiceState::Gone);
        let choices = live.map(|(number, _)| Target::Choice(number));
        let hidden: Vec<Target> =
            squares.chain(choices).filter(|target| !hits.iter().any(|(_, found)| found == *target)).collect();
        let title = lesson.title(lang);
        let is_cut = !row(&buffer, 0).contains(&title);
        if hits.scroll_limit() > 0 || !hidden.is_empty() || is_cut {
            let stage = run.exercise().map_or(0, |exercise| exercise.stage());
            faults.push(format!(
                "{} {:?} part {stage} in {lang}: {} lines too long, hidden {hidden:?}{}",
                lesson.id,
                step.id,
                hits.scroll_limit(),
                if is_cut { format!(", title cut: {title}") } else { String::new() },
            ));
        }
        go_on(&mut app);
    }
    faults
}

#[test]
fn what_is_out_of_sight_is_told() {
    let catalog = Catalog::built_in();
    let lesson = catalog.open("6-3-knight").unwrap();
    let long = |lesson: &Lesson, times: usize| {
        let mut lesson = lesson.clone();
        let text = Text::Plain(Pattern::parse(&"The knight jumps. ".repeat(times)).unwrap());
        lesson.steps.iter_mut().for_each(|step| step.text = Some(text.clone()));
        Arc::new(lesson)
    };
    assert!(not_in_sight(&lesson, Lang::ENGLISH).is_empty());
    assert!(not_in_sight(&long(&lesson, 60), Lang::ENGLISH).len() >= lesson.steps.len());
}

#[test]
fn every_text_of_the_built_in_lessons_can_be_read() {
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = opened(lesson, lang);
            for (number, step) in lesson.steps.iter().enumerate() {
                // Leave out what is not shown by itself: go on by the answers.
                go_to(&mut app, number);
                let place = format!("{} step {} in {lang}", lesson.id, number + 1);
                let seen = readable(&mut app);
                for (text, columns) in texts(lesson, step, lang) {
                    assert_among(&seen, &text, columns, &place);
                }
            }
        }
    }
}

#[test]
fn after_a_wrong_answer_task_and_reason_can_be_read() {
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = opened(lesson, lang);
            for (number, step) in lesson.steps.iter().enumerate() {
                go_to(&mut app, number);
                let Some(round) = app.run().unwrap().exercise().and_then(|exercise| exercise.round()) else { continue };
                let wrong = (step.area.squares() - round.answer()).sorted().take(2).collect::<Vec<_>>();
                if app.run().unwrap().mode() == Mode::ThenCheck {
                    app.update(Input::Key(Key::Char('m')));
                }
                for square in wrong {
                    app.update(Input::Click(Target::Square(square)));
                    let exercise = app.run().unwrap().exercise().unwrap();
                    let why = exercise.explanation(step).expect("there is a reason");
                    let place = format!("{} step {} in {lang}, {square}", lesson.id, number + 1);
                    let seen = readable(&mut app);
                    assert_among(&seen, &why.say(lesson, step, &lesson.words(lang)), PANEL - 2, &place);
                    for (text, columns) in texts(lesson, step, lang) {
                        assert_among(&seen, &text, columns, &place);
                    }
                }
            }
        }
    }
}

/// Who goes to the end and one line up sees the text move at once.
#[test]
fn a_text_is_scrolled_no_further_than_its_end() {
    let mut app = App::new(Lang::ENGLISH, Vec::new());
    app.update(Input::Key(Key::F(1)));
    app.update(Input::Key(Key::End));
    let (_, hits) = screen(&app, &LOOK, (80, 24));
    let last = hits.scroll_limit();
    assert!(last > 1, "help is longer than the window");
    app.limit_scroll(last);
    app.update(Input::Key(Key::Up));
    assert_eq!(app.scroll(), last - 1);
}

/// Keys that do the same stand in one line: nobody reads a line five times.
#[test]
fn help_tells_nothing_twice_in_a_row() {
    for lang in Lang::all() {
        let mut app = App::new(*lang, Vec::new());
        app.update(Input::Key(Key::F(1)));
        let (buffer, hits) = screen(&app, &LOOK, (120, 160));
        assert_eq!(hits.scroll_limit(), 0, "all of it is in sight");
        let told: Vec<String> = rows(&buffer).iter().map(|row| row.replace('│', " ").trim().to_owned()).collect();
        let doc = |row: &str| row.split_once("  ").map(|(_, doc)| doc.trim().to_owned()).unwrap_or_default();
        for two in told.windows(2).filter(|two| !doc(&two[0]).is_empty()) {
            assert_ne!(doc(&two[0]), doc(&two[1]), "{lang}");
        }
        assert!(told.iter().any(|row| row.contains("1…5")), "{lang}: {told:#?}");
    }
}

#[test]
fn that_nothing_is_marked_is_said_once() {
    const KNIGHT: &str = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\ntitle = \"x\"\n[[step]]\n\
                          kind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\nrules = \"formula\"\n";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("screens-nothing-marked.toml");
    std::fs::write(&path, KNIGHT).expect("the folder for tests can be written to");
    let lesson = Catalog::built_in().open(&path.display().to_string()).expect("a lesson");
    for (lang, count, note) in [
        ("ru", "Пока ничего не отмечено", "Пока не отмечено ни одного поля."),
        ("en", "Nothing is marked yet", "No square is marked yet."),
    ] {
        let mut app = opened(&lesson, crate::scene::lang(lang));
        let seen = |app: &App| rows(&screen(app, &LOOK, (100, 40)).0).join("\n");
        let before = seen(&app);
        assert!(before.contains(count) && !before.contains(note), "{before}");
        app.update(Input::Key(Key::Enter));
        let after = seen(&app);
        assert!(after.contains(note) && !after.contains(count), "{after}");
    }
}
