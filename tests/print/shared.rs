//! What is shown again and again is in a file once, and every place that shows it finds it.

use std::collections::BTreeSet;

use chess_codex::print::page::{Document, Paper, html, pdf, svg};

use crate::sheets::{lesson, of_code, order, sheet};

fn document(count: u32) -> Document {
    sheet(&of_code("knight-4217", count), &order("en", Paper::A4, 6)).document
}

/// The numbers between a beginning and a quotation mark, in the order of the file.
fn numbers(file: &str, begins: &str) -> Vec<usize> {
    let rest = file.split(begins).skip(1);
    rest.filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
}

#[test]
fn every_piece_and_every_empty_board_is_drawn_once() {
    let whole = document(40);
    let pages = whole.pages.iter().map(|page| svg(&whole, page));
    for file in std::iter::once(html(&whole)).chain(pages) {
        let (defined, used) = (numbers(&file, "<g id=\"s"), numbers(&file, "<use xlink:href=\"#s"));
        assert!((0..defined.len()).eq(defined.iter().copied()), "{defined:?}");
        assert_eq!(used.iter().copied().collect::<BTreeSet<_>>(), defined.iter().copied().collect());
        // No more than twelve pieces, and a few boards.
        assert!(defined.len() < 20 && used.len() > defined.len(), "{} and {}", defined.len(), used.len());
        assert_eq!(file.matches("<defs>").count(), file.matches("</defs>").count());
        let first = file.find("<use ").expect("it shows something");
        assert!(file.rfind("</defs>").is_some_and(|end| end < first), "it is defined before it is used");
    }
}

#[test]
fn a_long_worksheet_is_no_heavy_file() {
    let (short, long) = (document(20), document(120));
    let each = |of: fn(&Document) -> usize| (of(&long) - of(&short)) / 100;
    // With its answer, a task has two boards; before they were shared, a task alone took four thousand bytes and more.
    let (of_html, of_pdf) = (each(|document| html(document).len()), each(|document| pdf(document).len()));
    assert!(of_html < 4500, "{of_html} bytes a task");
    assert!(of_pdf < 900, "{of_pdf} bytes a task");
}

#[test]
fn a_pdf_shows_its_forms_by_name() {
    let whole = document(20);
    let file = pdf(&whole);
    let text = String::from_utf8_lossy(&file);
    let forms = text.matches("/Subtype /Form").count();
    assert!((2..20).contains(&forms), "{forms}");
    let read = crate::pdf_reader::read(&file);
    assert_eq!(read.pages.len(), whole.pages.len());
    // A board that is cut down is another one, and is shared as well.
    let parts = sheet(&lesson("6-14-knight"), &order("en", Paper::A4, 2)).document;
    assert!(numbers(&html(&parts), "<g id=\"s").len() > 1);
}
