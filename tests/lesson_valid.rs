//! Odd but good lessons are read without a word.

use std::path::PathBuf;
use std::sync::Arc;

use chess_codex::i18n::{Args, Lang};
use chess_codex::lesson::{Article, Catalog, Lesson, Style, Task, check};
use chess_codex::rules::Color;

const FOLDER: &str = "tests/lessons/valid";

fn lesson(id: &str) -> Arc<Lesson> {
    Catalog::built_in().open(&format!("{FOLDER}/{id}.toml")).expect("a good lesson")
}

fn ru() -> Lang {
    Lang::parse("ru").expect("Russian is spoken")
}

/// The text of a step.
fn text(lesson: &Lesson, step: usize, lang: Lang) -> String {
    let step = &lesson.steps[step];
    step.text.as_ref().map_or_else(String::new, |text| lesson.text(lang, text, &lesson.step_args(step)))
}

/// The answer of a find step, by names.
fn answer(lesson: &Lesson, step: usize) -> String {
    lesson.steps[step].task.answers().iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

#[test]
fn all_are_read_without_a_word() {
    let checked = check(&[PathBuf::from(FOLDER)], Lang::ENGLISH, Style::PLAIN);
    let files = std::fs::read_dir(FOLDER).expect("the folder is there").filter_map(Result::ok);
    let count = files.filter(|file| file.path().extension().is_some_and(|its| its == "toml")).count();
    assert_eq!(checked.text, format!("{count} lessons checked: no errors, no warnings.\n"));
}

#[test]
fn the_line_ends_and_the_mark_of_windows_do_not_matter() {
    let lesson = lesson("bom-and-crlf");
    assert_eq!(text(&lesson, 0, ru()).trim_end(), "Ладья стоит на d4.\nХодят белые.");
    assert_eq!(answer(&lesson, 1), "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
}

#[test]
fn tables_in_braces_are_tables() {
    let lesson = lesson("inline");
    assert_eq!((lesson.title(ru()), lesson.title(Lang::ENGLISH)), ("Всё в строку".into(), "All on one line".into()));
    assert_eq!(text(&lesson, 0, ru()), "school");
    assert_eq!((answer(&lesson, 1), lesson.steps[1].view), ("a6 c6 f6 h6".to_owned(), Color::Black));
    assert_eq!(lesson.steps[1].task.position().side_to_move(), Color::Black, "the asked pieces have the turn");
    let Task::Build(build) = &lesson.steps[2].task else { panic!("a build") };
    assert_eq!(build.stages[1].squares.to_string(), "c3 c4 c5 d3 d5 e3 e4 e5");
}

#[test]
fn odd_ways_to_write_are_understood() {
    let lesson = lesson("odd-values");
    assert_eq!((lesson.article, lesson.facts.as_slice()), (Article::Appendix, &["X.2".to_owned()][..]));
    assert_eq!(lesson.steps[0].id.as_deref(), Some("конь-1"));
    assert_eq!(answer(&lesson, 1), "c3 c5 d6 f6 g3 g5");
    assert!(matches!(&lesson.steps[1].task, Task::Find(find) if find.count_first));
    assert_eq!((answer(&lesson, 2), answer(&lesson, 3)), (String::new(), "e3".to_owned()));
}

#[test]
fn moves_are_shown_with_the_positions_between_them() {
    let lesson = lesson("no-kings");
    let Task::Show(show) = &lesson.steps[1].task else { panic!("a show") };
    assert_eq!(show.position.side_to_move(), Color::Black, "the side that moves first has the turn");
    let after: Vec<String> = show.play.iter().map(|(one, after)| format!("{one} {after}")).collect();
    assert_eq!(after[3], "a8b6 8/4n3/1N6/8/8/8/8/8 b - - 1 3");
    assert_eq!(show.marks[2].squares.to_string(), "d1 d2 d3", "forward is down for the black piece that stands there");
}

#[test]
fn texts_know_their_step() {
    let lesson = lesson("messages");
    assert_eq!(lesson.title(ru()), "Конь и королём");
    let teacher = lesson.teacher.as_ref().expect("it has one");
    assert_eq!(lesson.text(ru(), teacher, &lesson.args()), "Скажите: «термин»");
    assert_eq!(text(&lesson, 0, ru()), "Чёрный конь на d4, ход чёрных.");
    assert_eq!(text(&lesson, 0, Lang::ENGLISH), "The black knight stands on d4, black.");
    let say = lesson.steps[0].say.as_ref().expect("it has one");
    assert_eq!(lesson.text(ru(), say, &lesson.step_args(&lesson.steps[0])), "Найди все поля чёрного коня.");
    assert_eq!(text(&lesson, 1, ru()), "чёрных коней: на d4 и e4");
    assert_eq!(text(&lesson, 2, Lang::ENGLISH), "d4 and e4: 2");
    assert_eq!(lesson.text(ru(), say, &Args::new()), "find.say", "what cannot be put into words falls back to its id");
}
