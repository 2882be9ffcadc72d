//! The tables of the course in the README, made from the lessons. With `BLESS=1` they are written there.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::lesson::{Article, Lesson, Step};
use chess_codex::rules::{Color, Role};

use crate::count::{ARTICLES, KINDS, ROLES, exercises, kind, roles, side};
use crate::course;

const BEGIN: &str = "<!-- tables of the course: BLESS=1 cargo test --test course -->\n";
const END: &str = "<!-- end of the tables -->\n";

/// The names of the pieces, in the order of [`ROLES`], and of those of a lesson's own.
const NAMES: [&str; 7] = [
    "ладья · rook",
    "слон · bishop",
    "конь · knight",
    "ферзь · queen",
    "король · king",
    "пешка · pawn",
    "своя · one’s own",
];

/// The three tables.
fn tables(lessons: &[Lesson]) -> String {
    [by_article(lessons), by_kind(lessons), by_piece(lessons)].join("\n")
}

/// A table of Markdown: a head, and rows with a name before their numbers.
fn table(head: &[&str], rows: &[(String, Vec<usize>)]) -> String {
    let mut out = format!("| {} |\n|---|{}\n", head.join(" | "), "--:|".repeat(head.len() - 1));
    for (name, numbers) in rows {
        let cells: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        writeln!(out, "| {name} | {} |", cells.join(" | ")).unwrap();
    }
    out
}

fn of_side(lessons: &[Lesson], color: Color, is_such: impl Fn(&Step) -> bool) -> usize {
    exercises(lessons).filter(|(_, step)| side(&step.task) == Some(color) && is_such(step)).count()
}

fn by_article(lessons: &[Lesson]) -> String {
    let row = |name: String, lessons: &[Lesson]| {
        let steps = lessons.iter().map(|lesson| lesson.steps.len()).sum();
        let sides = Color::ALL.map(|color| of_side(lessons, color, |_| true));
        (name, vec![lessons.len(), steps, exercises(lessons).count(), sides[0], sides[1]])
    };
    let name = |article| match article {
        Article::Number(number) => number.to_string(),
        Article::Appendix => "приложение · appendix".to_owned(),
    };
    let of = |article| lessons.iter().filter(|lesson| lesson.article == article).cloned().collect::<Vec<_>>();
    let mut rows: Vec<_> = ARTICLES.into_iter().map(|article| row(name(article), &of(article))).collect();
    rows.push(row("**все · all**".to_owned(), lessons));
    let head = [
        "статья · article",
        "уроки · lessons",
        "шаги · steps",
        "задания · exercises",
        "за белых · White’s",
        "за чёрных · Black’s",
    ];
    table(&head, &rows)
}

fn by_kind(lessons: &[Lesson]) -> String {
    let count = |word: &&str| lessons.iter().flat_map(|it| &it.steps).filter(|step| kind(&step.task) == *word).count();
    let sided = |color| move |word: &&str| of_side(lessons, color, |step| kind(&step.task) == *word);
    let marked = KINDS.map(|word| format!("`{word}`"));
    let head: Vec<&str> = ["вид шага · kind of step"].into_iter().chain(marked.iter().map(String::as_str)).collect();
    let rows = [
        ("шаги · steps".to_owned(), KINDS.iter().map(count).collect()),
        ("за белых · White’s".to_owned(), KINDS.iter().map(sided(Color::White)).collect()),
        ("за чёрных · Black’s".to_owned(), KINDS.iter().map(sided(Color::Black)).collect()),
    ];
    table(&head, &rows)
}

fn by_piece(lessons: &[Lesson]) -> String {
    let asks = |step: &Step, place: usize| {
        let is = |role: &Role| ROLES.get(place).map_or(matches!(role, Role::Own(_)), |known| known == role);
        roles(&step.task).iter().any(is)
    };
    let row = |name: &str, is_such: &dyn Fn(&Step) -> bool| {
        let count = |place| exercises(lessons).filter(|(_, step)| asks(step, place) && is_such(step)).count();
        (name.to_owned(), (0..NAMES.len()).map(count).collect())
    };
    let head: Vec<&str> = ["о какой фигуре · which piece"].into_iter().chain(NAMES).collect();
    let rows = [
        row("задания · exercises", &|_| true),
        row("из них `find` · of these `find`", &|step| kind(&step.task) == "find"),
        row("за белых · White’s", &|step| side(&step.task) == Some(Color::White)),
        row("за чёрных · Black’s", &|step| side(&step.task) == Some(Color::Black)),
    ];
    table(&head, &rows)
}

fn readme() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// What stands before the tables, the tables, and what stands after them.
fn parts(text: &str) -> (&str, &str, &str) {
    let (before, rest) = text.split_once(BEGIN).expect("the README says where the tables begin");
    let (tables, after) = rest.split_once(END).expect("and where they end");
    (before, tables, after)
}

#[test]
fn the_readme_has_the_tables_of_the_lessons_that_there_are() {
    let text = fs::read_to_string(readme()).unwrap();
    let (before, kept, after) = parts(&text);
    let now = tables(&course());
    if std::env::var_os("BLESS").is_some() {
        fs::write(readme(), format!("{before}{BEGIN}{now}{END}{after}")).unwrap();
        return;
    }
    assert_eq!(kept, now, "lessons have changed: BLESS=1 cargo test --test course");
}

#[test]
fn a_changed_lesson_changes_the_tables() {
    let course = course();
    let text = fs::read_to_string(readme()).unwrap();
    let mut changed = course.clone();
    let place = changed[30].steps.iter().position(|step| kind(&step.task) == "find").unwrap();
    changed[30].steps.remove(place);
    assert_ne!(tables(&changed), tables(&course));
    assert_ne!(tables(&changed), parts(&text).1);
}

#[test]
fn every_step_is_in_the_tables_once() {
    let course = course();
    let numbers = |table: &str, row: usize| -> Vec<usize> {
        table.lines().nth(row + 2).unwrap().split('|').filter_map(|cell| cell.trim().parse().ok()).collect()
    };
    let article = by_article(&course);
    // The number of the article is the first of its row.
    let rows: Vec<Vec<usize>> = (0..8).map(|row| numbers(&article, row)).collect();
    let all = numbers(&article, 8);
    for (column, whole) in all.iter().enumerate() {
        let sum: usize = rows.iter().map(|row| row[row.len() - all.len() + column]).sum();
        assert_eq!(sum, *whole, "column {column}");
    }
    assert_eq!(numbers(&by_kind(&course), 0).iter().sum::<usize>(), all[1]);
    for (row, column) in [(1, 3), (2, 4)] {
        assert_eq!(numbers(&by_kind(&course), row).iter().sum::<usize>(), all[column]);
    }
}
