//! The answer key says what the rules answer, to every task.

use chess_codex::lesson::Task;
use chess_codex::print::page::{Paper, Sign, Thing, pdf};

use crate::pdf_reader::read;
use crate::sheets::{codes, lessons, of_code, order, sheet};

#[test]
fn every_square_of_an_answer_is_named_and_marked() {
    let copy = of_code("queen-reach-4217", 6);
    let sheet = sheet(&copy, &order("en", Paper::A4, 6));
    let key = sheet.document.pages.last().expect("a key");
    let read = read(&pdf(&sheet.document)).pages;
    let told = read.last().expect("a key").split_whitespace().collect::<Vec<_>>().join(" ");
    let boards = key.boxes.iter().filter_map(|placed| match &placed.thing {
        Thing::Board(board) => Some(board),
        _ => None,
    });
    for (step, board) in copy.lesson.steps.iter().zip(boards) {
        let Task::Find(find) = &step.task else { panic!("not a find: {step:?}") };
        let named: Vec<String> = find.answer.sorted().map(|square| square.to_string()).collect();
        assert!(told.contains(&named.join(" ")), "{named:?} in {told}");
        assert_eq!(board.signs, [(find.answer, Sign::Dot)]);
        assert_eq!(board.position, find.position);
    }
}

#[test]
fn every_task_has_an_answer() {
    let copies: Vec<_> = lessons().into_iter().chain(codes().iter().map(|code| of_code(code, 3))).collect();
    for copy in copies.iter().filter(|copy| copy.lesson.steps.iter().any(|step| step.is_exercise())) {
        let sheet = sheet(copy, &order("ru", Paper::A4, 6));
        let numbers = |pages: &[chess_codex::print::page::Page]| -> Vec<String> {
            let boxes = pages.iter().flat_map(|page| &page.boxes);
            let texts = boxes.filter_map(|placed| match &placed.thing {
                Thing::Text(text) => Some(text),
                _ => None,
            });
            let bold = texts.filter(|text| text.face == chess_codex::print::page::Face::Bold);
            bold.map(|text| text.said.clone())
                .filter(|said| said.trim_end_matches('.').parse::<usize>().is_ok())
                .collect()
        };
        let asked = sheet.document.pages.len() - sheet.key_pages;
        let (tasks, answers) = (numbers(&sheet.document.pages[..asked]), numbers(&sheet.document.pages[asked..]));
        assert_eq!(tasks.len(), sheet.tasks, "{}", copy.code);
        assert_eq!(tasks, answers, "{}", copy.code);
    }
}
