//! `chess-codex worksheet`, really run: which files come of it, and what is told.

mod cli_support;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use cli_support::{program, run, run_command};

/// A folder of its own, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("worksheet-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the folder for tests can be written to");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("it is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("the test has it").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs `worksheet` with these arguments, the file after them.
fn worksheet(arguments: &str, file: &str) -> cli_support::Ran {
    let arguments = arguments.split_whitespace().map(str::to_owned);
    run(std::iter::once("worksheet".to_owned()).chain(arguments).chain(["-o".to_owned(), file.to_owned()]), "")
}

#[test]
fn a_lesson_and_a_code_become_files_of_every_kind() {
    let folder = Folder::new();
    for (what, ending, begins) in [
        ("6-14-knight", "pdf", "%PDF-"),
        ("knight-4217", "PDF", "%PDF-"),
        ("лтшпре-4217", "html", "<!DOCTYPE html>"),
        ("конь 4217 --count 2", "svg", "<?xml"),
    ] {
        let file = folder.file(&format!("sheet.{ending}"));
        let ran = worksheet(&format!("{what} --lang ru"), &file);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{what}");
        assert!(ran.out.starts_with(&format!("Записано в {file}.\n1 лист: ")), "{}", ran.out);
        assert!(fs::read(&file).unwrap().starts_with(begins.as_bytes()), "{what}");
    }
}

#[test]
fn it_says_how_much_there_is_and_how_to_make_it_again() {
    let folder = Folder::new();
    let file = folder.file("a.pdf");
    let ran = worksheet("knight-4217 --copies 3 --answers --lang ru", &file);
    let told = format!(
        "Записано в {file}.\n3 листа: 18 заданий, 4 страницы, из них 1 с ответами.\nПервый из них ещё раз: chess-codex worksheet knight-4217 --output ФАЙЛ\n"
    );
    assert_eq!(ran.out, told);
    let ran = worksheet("6-14-knight --copies 2", &file);
    assert!(ran.out.contains("2 worksheets: ") && ran.out.contains("all worksheets are alike"), "{}", ran.out);
    let ran = worksheet("2-3-streets", &file);
    assert!(ran.out.contains("There are no answers: --answers adds them."), "{}", ran.out);
}

#[test]
fn each_copy_has_a_code_of_its_own_from_which_it_is_made_again() {
    let folder = Folder::new();
    let all = folder.file("all.svg");
    assert_eq!(worksheet("rook-labyrinth-999999998 --copies 3 --per-page 2", &all).status, 0);
    assert_eq!(folder.names(), ["all-1.svg", "all-2.svg", "all-3.svg"]);
    for (number, seed) in [(1, 999_999_998), (2, 999_999_999), (3, 0)] {
        let one = folder.file("one.svg");
        assert_eq!(worksheet(&format!("rook-labyrinth-{seed} --per-page 2"), &one).status, 0);
        let (one, of_all) =
            (fs::read_to_string(&one).unwrap(), fs::read_to_string(folder.file(&format!("all-{number}.svg"))).unwrap());
        // The title of the whole is that of its first worksheet.
        let body = |text: &str| text.split("</title>").nth(1).map(str::to_owned);
        assert_eq!(body(&one), body(&of_all), "{seed}");
        assert!(one.contains(&format!("rook-labyrinth-{seed}")));
    }
}

#[test]
fn a_lesson_with_drawn_steps_is_made_again_from_its_number() {
    let folder = Folder::new();
    let lesson = folder.file("drawn.toml");
    let text = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\nfacts = [\"P6.N\"]\ntitle = \"Drawn\"\n[[step]]\nkind = \"find\"\ngenerate = { piece = \"knight\", pieces = 3, count = 4 }\n";
    fs::write(&lesson, text).unwrap();
    let sheet = |arguments: &str, name: &str| {
        let file = folder.file(name);
        let ran = worksheet(&format!("{lesson} {arguments}"), &file);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        fs::read(file).unwrap()
    };
    let (one, again, other) = (sheet("--seed 5", "a.pdf"), sheet("--seed 5", "b.pdf"), sheet("--seed 6", "c.pdf"));
    assert_eq!(one, again);
    assert_ne!(one, other);
    let page = String::from_utf8(sheet("--seed 5", "d.svg")).unwrap();
    assert!(page.contains("drawn · no. 5"), "{page}");
}

#[test]
fn a_worksheet_is_replaced_and_nothing_else() {
    let folder = Folder::new();
    for ending in ["pdf", "svg", "html"] {
        let file = folder.file(&format!("a.{ending}"));
        assert_eq!(worksheet("knight-1 --count 2", &file).status, 0);
        let first = fs::read(&file).unwrap();
        assert_eq!(worksheet("knight-2 --count 2", &file).status, 0, "{ending}");
        assert_ne!(fs::read(&file).unwrap(), first);
        // Even if it names the command.
        let about = ["<html><p>", "<?xml version=\"1.0\"?>\n<!-- print: ", "%PDF-1.7 ", ""]
            .map(|begins| format!("{begins}a letter to the parents: chess-codex worksheet knight-2"));
        for letter in about {
            fs::write(&file, &letter).unwrap();
            let ran = worksheet("knight-2 --count 2 --lang ru", &file);
            assert_eq!(ran.status, 1);
            assert!(ran.err.contains("и это не рабочий лист") && ran.err.contains("--force"), "{}", ran.err);
            assert_eq!(fs::read_to_string(&file).unwrap(), letter);
        }
        assert_eq!(worksheet("knight-2 --count 2 --force", &file).status, 0);
        assert!(fs::read(&file).unwrap().len() > 1000);
    }
    // Nothing half done is left beside them.
    assert_eq!(folder.names(), ["a.html", "a.pdf", "a.svg"]);
    let nowhere = folder.file("no/such/folder.pdf");
    let ran = worksheet("knight-2", &nowhere);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("folder.pdf"), "{}", ran.err);
}

#[test]
fn standard_output_gets_a_pdf_and_nothing_else() {
    let output = run_command(program().args(["worksheet", "knight-4217", "-o", "-"]), Vec::new());
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(output.stdout.starts_with(b"%PDF-") && output.stdout.ends_with(b"%%EOF"), "{}", output.stdout.len());
}

#[test]
fn what_cannot_be_done_is_told_with_a_mend() {
    let folder = Folder::new();
    for (arguments, name, status, said) in [
        ("6-14-knight", "a.docx", 2, ".pdf, .svg or .html"),
        ("6-14-knight", "a", 2, ".pdf, .svg or .html"),
        ("6-14-knigth", "a.pdf", 1, "6-14-knight"),
        ("nothing-of-the-kind", "a.pdf", 1, "knight-4217"),
        ("knight-jump-7", "a.pdf", 1, "jump"),
        ("rook-odd-7", "a.pdf", 1, "odd"),
        ("no/such/lesson.toml", "a.pdf", 1, "lesson.toml"),
        ("knight-7 --per-page 13", "a.pdf", 2, "1–12"),
        ("knight-7 --per-page 0", "a.pdf", 2, "1–12"),
        ("knight-7 --copies 201", "a.pdf", 2, "1–200"),
        ("knight-7 --paper a5", "a.pdf", 2, "letter"),
        ("knight-7 --seed 1000000000", "a.pdf", 2, "999999999"),
    ] {
        let ran = worksheet(arguments, &folder.file(name));
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{arguments} {name}: {}", ran.err);
        assert!(ran.err.contains(said), "{arguments} {name}: {}", ran.err);
    }
    assert_eq!(folder.names(), Vec::<String>::new());
}

#[test]
fn without_a_terminal_it_says_as_much_as_on_one() {
    let folder = Folder::new();
    let file = folder.file("many.html");
    let ran = worksheet("knight-4217 --copies 26 --count 80", &file);
    assert_eq!((ran.status, ran.err.as_str()), (0, "2080 tasks are being drawn; this takes a little while.\n"));
    assert!(ran.out.starts_with(&format!("Written to {file}.\n26 worksheets: 2080 tasks")), "{}", ran.out);
    // What goes to standard output is the document alone.
    let ran = run_command(program().args(["worksheet", "knight-4217", "-o", "-"]), Vec::new());
    assert!(ran.stdout.starts_with(b"%PDF-") && ran.stderr.is_empty());
}
