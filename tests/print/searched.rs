//! What a PDF says to whoever searches it, and that the same input gives the same bytes.

use chess_codex::print::page::{Paper, STAMP, html, pdf, svg};
use chess_codex::print::sheet::{Copy, worksheet};

use crate::pdf_reader::read;
use crate::sheets::{lesson, of_code, order, sheet};

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
}

#[test]
fn the_task_is_found_in_the_language_of_the_sheet() {
    let copy = of_code("knight-4217", 6);
    for (tag, task, foot, key) in [
        ("ru", "Найди все поля, куда может пойти", "Страница 1 из 1", "Ответы: knight-4217"),
        ("en", "Find every square that the black knight can go to from a1.", "Page 1 of 1", "Answers: knight-4217"),
    ] {
        let read = read(&pdf(&sheet(&copy, &order(tag, Paper::A4, 6)).document));
        assert_eq!(read.pages.len(), 2);
        let (asked, answers) = (words(&read.pages[0]), words(&read.pages[1]));
        assert!(asked.contains(task), "{asked}");
        assert!(asked.contains(foot), "{asked}");
        assert!(asked.contains("knight-4217"), "{asked}");
        assert!(answers.contains(key), "{answers}");
        assert!(!read.pages.concat().contains('?'), "{}", read.pages.concat());
    }
}

#[test]
fn every_font_is_inside() {
    let read = read(&pdf(&sheet(&lesson("6-14-knight"), &order("ru", Paper::Letter, 6)).document));
    let names: Vec<&str> = read.fonts.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["CHCODX+DejaVuSansCondensed", "CHCODX+DejaVuSansCondensed-Bold"]);
    assert!(read.fonts.iter().all(|(_, inside)| *inside));
}

#[test]
fn the_same_input_gives_the_same_file() {
    let print = || {
        let sheet = sheet(&of_code("rook-labyrinth-88", 6), &order("en", Paper::A4, 4));
        let document = sheet.document;
        (pdf(&document), svg(&document, &document.pages[0]), html(&document))
    };
    let (one, two) = (print(), print());
    assert_eq!(one, two);
    for file in [one.0, one.1.into_bytes(), one.2.into_bytes()] {
        assert!(file.windows(STAMP.len()).any(|part| part == STAMP.as_bytes()), "it does not know its own work");
        assert!(file.len() < 400_000, "{}", file.len());
    }
}

#[test]
fn an_authors_text_stays_text() {
    let text = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\nfacts = [\"P6.N\"]\ntitle = \"<script>alert(1)</script> & co\"\n[[step]]\nkind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\nrules = \"formula\"\ntext = \"</svg><b onclick='x'>\"\n";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("worksheet-escaped.toml");
    std::fs::write(&path, text).expect("the folder for tests can be written to");
    let lesson = chess_codex::lesson::Catalog::built_in().open(&path.display().to_string()).expect("a lesson");
    let document = sheet(&Copy { lesson, code: "<i>".to_owned() }, &order("en", Paper::A4, 6)).document;
    for file in [html(&document), svg(&document, &document.pages[0])] {
        assert!(!file.contains("<script") && !file.contains("<b ") && !file.contains("<i>"), "{file}");
        assert!(file.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"));
        assert_eq!(file.matches("</svg>").count(), if file.starts_with("<?xml") { 1 } else { document.pages.len() });
    }
}

#[test]
fn thirty_sheets_are_all_different_and_each_is_made_again_from_its_code() {
    let codes: Vec<String> = (0..30).map(|number| format!("knight-{}", 4217 + number)).collect();
    let copies: Vec<Copy> = codes.iter().map(|code| of_code(code, 6)).collect();
    let all = worksheet(&copies, &order("ru", Paper::A4, 6)).expect("it asks something");
    assert_eq!((all.tasks, all.document.pages.len() - all.key_pages), (180, 30));
    let told = read(&pdf(&all.document)).pages;
    let mut boards: Vec<String> = Vec::new();
    for (number, code) in codes.iter().enumerate() {
        assert!(told[number].contains(code.as_str()));
        assert!(told[30..].concat().contains(code.as_str()), "{code} is not in the key");
        let alone = sheet(&copies[number], &order("ru", Paper::A4, 6));
        assert_eq!(alone.document.pages[0], all.document.pages[number]);
        boards.push(format!("{:?}", copies[number].lesson.steps));
    }
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 30);
}
