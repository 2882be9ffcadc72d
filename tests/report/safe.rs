//! Tables open as tables: whatever names there are, each cell is one cell and none is a formula.

use ::csv::ReaderBuilder;
use chess_codex::print::report::{CSV_MARK, Separator, Table, csv, is_page, is_table};
use chess_codex::progress::Store;
use chess_codex::rules::Role;

use crate::support::{NOW, class, html, pupil, report, right, words, wrong};

/// The rows as a spreadsheet program reads them.
fn read(bytes: &[u8], separator: u8) -> Vec<Vec<String>> {
    let bytes = bytes.strip_prefix(CSV_MARK.as_bytes()).unwrap_or(bytes);
    let mut reader = ReaderBuilder::new().has_headers(false).delimiter(separator).from_reader(bytes);
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

fn nasty() -> Store {
    let mut store = class();
    let names = ["+7", "-", "@SUM(A1:A9)", "\t=tab", "\r=cr", "a\nb", "ＨＹＰ", "＝1", "x;y,z\"", "'quoted'", "|pipe"];
    for name in names {
        let learner = pupil(&mut store, name);
        for lesson in ["=cmd|'/C calc'!A1", "+lesson", "a\r\n=b", "6-1-rook"] {
            store.record(learner.id, NOW, &right(lesson, "#1", Role::Rook));
            store.record(learner.id, NOW, &wrong(lesson, "#2", Role::Rook, "a1", "", &["=reason", "rook-line"]));
        }
    }
    store
}

#[test]
fn no_cell_begins_a_formula_and_every_row_is_whole() {
    let report = report(&mut nasty(), &[], None);
    for lang in ["ru", "en"] {
        for (_, table) in Table::ALL {
            for (separator, byte) in [(Separator::Comma, b','), (Separator::Semicolon, b';'), (Separator::Tab, b'\t')] {
                let bytes = csv(&report, words(lang), table, separator, true);
                let rows = read(&bytes, byte);
                assert!(rows.len() > report.pupils.len() / 2, "{table:?}");
                for row in &rows {
                    assert_eq!(row.len(), rows[0].len(), "{row:?}");
                    for cell in row {
                        assert!(!cell.trim_start().starts_with(['=', '+', '-', '@', '\t', '\r', '＝']), "{cell:?}");
                        assert!(!cell.contains(['\r', '\n']), "{cell:?}");
                    }
                }
                let text = String::from_utf8(bytes).unwrap();
                assert!(text.starts_with(CSV_MARK) && text.matches(CSV_MARK).count() == 1 && text.ends_with("\r\n"));
                assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
                assert!(is_table(text.as_bytes()), "{lang} {table:?}");
            }
        }
    }
}

#[test]
fn names_come_back_as_they_are() {
    let report = report(&mut nasty(), &[], None);
    let bytes = csv(&report, words("ru"), Table::Learners, Separator::Semicolon, true);
    let names: Vec<String> = read(&bytes, b';').into_iter().skip(1).map(|row| row[0].clone()).collect();
    assert_eq!(names.len(), report.pupils.len());
    for name in ["Боря; \"младший\"", "x;y,z\"", "דנה <b>&", "'=1+1", "'+7", "'-", "'＝1", "a b"] {
        assert!(names.iter().any(|its| its == name), "{name:?} is not in {names:?}");
    }
}

#[test]
fn other_programs_get_neither_mark_nor_returns() {
    let report = report(&mut class(), &[], None);
    let bytes = csv(&report, words("en"), Table::All, Separator::Comma, false);
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.starts_with("Record,Learner,") && !text.contains('\r'));
}

#[test]
fn the_separator_is_the_languages() {
    assert_eq!(Separator::of(words("en").lang), Separator::Comma);
    assert_eq!(Separator::of(words("ru").lang), Separator::Semicolon);
}

#[test]
fn only_reports_are_taken_for_reports() {
    let mut store = class();
    let anna = store.learner_named("Аня").unwrap().unwrap();
    let export = store.export(anna.id).unwrap();
    for other in [
        export.as_str(),
        "Ученик;Оценка\r\nАня;5\r\n",
        "\u{FEFF}Ученик;Оценка\r\n",
        "<!DOCTYPE html>\n<html>",
        "\u{FEFF}",
    ] {
        assert!(!is_table(other.as_bytes()) && !is_page(other.as_bytes()), "{other:.40}");
    }
    let page = html(&report(&mut store, &[], None), "ru");
    assert!(is_page(page.as_bytes()) && !is_table(page.as_bytes()));
}
