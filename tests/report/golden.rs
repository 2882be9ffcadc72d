//! Whole reports, as they are kept in `tests/report/golden/`. With `BLESS=1` they are written anew: look at them then.

use std::fs;
use std::path::Path;

use chess_codex::print::report::Table;

use crate::support::{ago, class, csv, html, report};

fn compare(name: &str, made: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report/golden").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, made).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let difference = kept.lines().zip(made.lines()).find(|(kept, made)| kept != made);
    assert!(kept == made, "{name} differs, BLESS=1 writes it anew; first: {difference:#?}");
}

#[test]
fn the_tables_are_as_they_were() {
    let mut store = class();
    let all = report(&mut store, &[], None);
    for lang in ["ru", "en"] {
        for (word, table) in Table::ALL {
            compare(&format!("{word}.{lang}.csv"), &csv(&all, lang, table));
        }
    }
    let week = report(&mut store, &[], Some(ago(7, 12)));
    compare("week.ru.csv", &csv(&week, "ru", Table::All));
}

#[test]
fn the_pages_are_as_they_were() {
    let mut store = class();
    let all = report(&mut store, &[], None);
    compare("class.ru.html", &html(&all, "ru"));
    compare("class.en.html", &html(&all, "en"));
    let one = report(&mut store, &["аня"], Some(ago(7, 12)));
    compare("one.ru.html", &html(&one, "ru"));
}
