//! Every row of the codices is taught and asked, and no lesson names one that it does not.

use std::fs;

use chess_codex::lesson::{Lesson, facts::FACTS};

use crate::course;

/// The kept list of rows.
const KEPT: &str = include_str!("../data/facts.txt");

/// The ids of a list of facts: one a line, `#` begins a remark.
fn parse(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// The ids of the page of facts itself: the first column of its tables, where an id stands there.
fn parse_page(text: &str) -> Vec<&str> {
    let cell = |line| Some(str::strip_prefix(line, "| ")?.split(" |").next()?.trim());
    let is_id = |cell: &&str| cell.starts_with(['P', 'S', 'X']) && cell[1..].contains('.') && !cell.contains(' ');
    text.lines().filter_map(cell).filter(is_id).collect()
}

/// For each row: the lessons that name it in their head, show it in a step and ask it in an exercise.
fn gaps(rows: &[&str], lessons: &[Lesson]) -> Vec<String> {
    let mut gaps = Vec::new();
    for &row in rows {
        let naming: Vec<&Lesson> =
            lessons.iter().filter(|lesson| lesson.facts.iter().any(|fact| fact == row)).collect();
        if naming.is_empty() {
            gaps.push(format!("{row} is in no lesson"));
        }
        for lesson in naming {
            let has = |exercise: bool| {
                let mut steps = lesson.steps.iter().filter(|step| step.is_exercise() == exercise);
                steps.any(|step| step.facts.iter().any(|fact| fact == row))
            };
            if !has(false) {
                gaps.push(format!("{} names {row} and never shows it", lesson.id));
            }
            if !has(true) {
                gaps.push(format!("{} names {row} and never asks it", lesson.id));
            }
        }
    }
    gaps
}

#[test]
fn the_program_knows_the_rows_of_the_kept_list() {
    assert_eq!(parse(KEPT), FACTS);
    assert_eq!(FACTS.len(), 44);
    // The page stands outside the project; who has it compares the list with it.
    if let Some(path) = std::env::var_os("CODEX") {
        assert_eq!(parse(KEPT), parse_page(&fs::read_to_string(path).unwrap()));
    }
}

#[test]
fn ids_are_found_in_the_tables_of_the_page() {
    let page = "# Facts\n| id | article | fact |\n|---|---|---|\n| P1.1 | 1 | Two. |\n| S6.A1 | One. |\n| X.2 | Cut. |\n\
                | Russian | English |\n| поле | square |\nP9.9 in a sentence.\n";
    assert_eq!(parse_page(page), ["P1.1", "S6.A1", "X.2"]);
    assert_eq!(parse("# Remark\nP1.1\n\n X.2 \n"), ["P1.1", "X.2"]);
}

#[test]
fn every_row_is_taught_and_asked_in_every_lesson_that_names_it() {
    assert_eq!(gaps(FACTS, &course()), Vec::<String>::new());
}

#[test]
fn a_row_that_is_missing_anywhere_is_told() {
    let whole = course();
    for &row in FACTS {
        let without = |part: fn(&mut Lesson) -> Vec<&mut Vec<String>>| {
            let mut lessons = whole.clone();
            lessons.iter_mut().flat_map(part).for_each(|facts| facts.retain(|fact| fact != row));
            gaps(&[row], &lessons)
        };
        let heads = without(|lesson| vec![&mut lesson.facts]);
        assert_eq!(heads, [format!("{row} is in no lesson")]);
        let naming = whole.iter().filter(|lesson| lesson.facts.iter().any(|fact| fact == row)).map(|lesson| &lesson.id);
        let told = |what| naming.clone().map(move |id| format!("{id} names {row} and never {what} it"));
        let shows = without(|lesson| facts(lesson, false));
        assert!(told("shows").all(|gap| shows.contains(&gap)), "{shows:?}");
        let exercises = without(|lesson| facts(lesson, true));
        assert!(told("asks").all(|gap| exercises.contains(&gap)), "{exercises:?}");
    }
}

fn facts(lesson: &mut Lesson, of_exercises: bool) -> Vec<&mut Vec<String>> {
    let steps = lesson.steps.iter_mut().filter(|step| step.is_exercise() == of_exercises);
    steps.map(|step| &mut step.facts).collect()
}
