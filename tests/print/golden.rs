//! Two worksheets as they are. With `BLESS=1` they are written anew: look at them then.

use std::fs;
use std::path::Path;

use chess_codex::print::page::{Paper, svg};

use crate::sheets::{lesson, of_code, order, sheet};

fn same(name: &str, now: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/print").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, now).expect("the golden can be written");
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(golden.replace("\r\n", "\n") == now, "{name} is not as it was: look at it with BLESS=1");
}

#[test]
fn a_practice_sheet_in_russian() {
    let document = sheet(&of_code("knight-4217", 4), &order("ru", Paper::A4, 4)).document;
    same("knight-4217.ru.svg", &svg(&document, &document.pages[0]));
}

#[test]
fn the_key_of_a_lesson_in_english() {
    let document = sheet(&lesson("6-14-knight"), &order("en", Paper::Letter, 6)).document;
    same("6-14-knight.key.en.svg", &svg(&document, document.pages.last().expect("a key")));
}
