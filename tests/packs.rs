//! Packs of lessons: folders with their own messages, those beside the progress always read. A broken lesson hides no good
//! one, names that clash are told, and whatever lies in a folder is read in bounded time.

mod cli_support;

use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::lesson::{Catalog, Origin};
use cli_support::{Ran, program, run, run_command};

const LESSON: &str = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"Проба\"\n\n\
                      [[step]]\nkind = \"show\"\nboard = \"start\"\n";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the test has it");
    folder
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("the test has it")).expect("the test has it");
    fs::write(path, text).expect("the test has it");
}

/// The ids of the teacher's lessons, each with the rules that it breaks.
fn told(catalog: &Catalog) -> Vec<String> {
    let teachers = catalog.readings().iter().filter(|reading| reading.origin != Origin::BuiltIn);
    let rules =
        |faults: &[chess_codex::lesson::Fault]| faults.iter().map(|fault| fault.rule.id).collect::<Vec<_>>().join(" ");
    teachers.map(|reading| format!("{}: {}", reading.id, rules(&reading.faults))).collect()
}

fn with_title(title: &str) -> String {
    LESSON.replace("title = \"Проба\"", &format!("title = {{ id = \"{title}\" }}"))
}

#[test]
fn a_folder_has_its_lessons_and_a_pack_in_each_folder_in_it() {
    let home = folder("home");
    write(&home, "own.toml", LESSON);
    write(&home, "bad.toml", "format = 7");
    // Two packs with a message of the same name: each has its own.
    for (pack, lesson, word) in [("chess club", "club", "Клуб"), ("класс-2б", "class", "Класс")] {
        write(&home, &format!("{pack}/{lesson}.toml"), with_title("name"));
        for lang in ["ru", "en"] {
            write(&home, &format!("{pack}/locales/{lang}/{lesson}.ftl"), format!("name = {word}\n"));
        }
    }
    write(&home, "chess club/worse.toml", [0xff, 0xfe]);
    // Not lessons: other files, folders without any, what is hidden, what is deeper.
    for name in ["notes.txt", "pictures/a.svg", ".own.toml", "._own.toml", ".git/x.toml", "класс-2б/deeper/x.toml"]
    {
        write(&home, name, LESSON);
    }
    let catalog = Catalog::with_packs(Some(&home), &[]);
    assert_eq!(told(&catalog), ["bad: format", "class: ", "club: ", "own: ", "worse: not-utf8"]);
    let title = |id: &str| catalog.open(id).unwrap().title(chess_codex::i18n::Lang::ENGLISH);
    assert_eq!((title("club"), title("class")), ("Клуб".to_owned(), "Класс".to_owned()));
    // A folder that is empty, or is not there, is nothing to be told of.
    assert!(told(&Catalog::with_packs(Some(&folder("empty")), &[])).is_empty());
}

#[test]
fn names_that_clash_are_told_and_the_nearest_counts() {
    let (home, other) = (folder("clash"), folder("clash-other"));
    for name in ["mine.toml", "pack/mine.toml", "pack/6-1-rook.toml"] {
        write(&home, name, LESSON);
    }
    write(&other, "mine.toml", LESSON);
    let catalog = Catalog::with_packs(Some(&home), &[other]);
    let expected = ["6-1-rook: lesson-id-twice", "mine: ", "mine: lesson-id-twice", "mine: lesson-id-twice"];
    assert_eq!(told(&catalog), expected);
    let counts = catalog.open("mine").unwrap().origin.clone();
    assert_eq!(counts, Origin::File(home.join("mine.toml")));
}

#[test]
fn of_ten_thousand_files_so_many_are_read_and_the_rest_is_told() {
    let home = folder("many");
    // Read in no time: their faults are at the beginning.
    (0..10_000).for_each(|number| write(&home, &format!("{number}.toml"), ""));
    let catalog = Catalog::with_packs(None, std::slice::from_ref(&home));
    let told = told(&catalog);
    assert_eq!(told.len(), 2001);
    assert_eq!(told.iter().filter(|told| told.contains("too-big")).collect::<Vec<_>>(), ["many: too-big"]);
    let listed = run(["--lessons", home.to_str().unwrap(), "lessons"], "");
    assert_eq!((listed.status, listed.err.as_str()), (1, ""));
    let checked = run(["check", home.to_str().unwrap()], "");
    let said = "There is more here than the program reads: 8000 were left out.";
    assert!(checked.out.contains(said), "{}", &checked.out[..500]);
}

#[cfg(unix)]
#[test]
fn links_and_odd_names_do_no_harm() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    let (home, outside) = (folder("links"), folder("links-outside"));
    write(&outside, "secret.toml", LESSON);
    write(&home, "real/good.toml", LESSON);
    symlink(&outside, home.join("out")).unwrap();
    symlink("real", home.join("round")).unwrap();
    symlink(".", home.join("self")).unwrap();
    symlink("nothing", home.join("dangling")).unwrap();
    write(&home, "two words.toml", LESSON);
    fs::write(home.join(OsStr::from_bytes(b"\xff.toml")), LESSON).unwrap();
    fs::write(home.join("\u{1b}[2J.toml"), LESSON).unwrap();
    let catalog = Catalog::with_packs(Some(&home), &[]);
    // What is reached twice, by a link to it or to the folder itself, is there once.
    let expected =
        ["\u{1b}[2J: lesson-id", "good: ", "out: outside-folder", "two words: lesson-id", "\u{fffd}: lesson-id"];
    assert_eq!(told(&catalog), expected);
    let listed = run(["--lessons", home.to_str().unwrap(), "lessons"], "");
    assert!(!listed.out.contains('\u{1b}'), "{}", listed.out);
}

#[test]
fn the_folder_of_the_data_is_always_read() {
    let data = folder("data");
    write(&data, "lessons/own.toml", LESSON);
    write(&data, "lessons/club/bad.toml", "format = 7");
    let data = data.to_str().unwrap();
    let Ran { status, out, err } = run(["--data-dir", data, "lessons"], "");
    // A broken lesson is in the list; the good ones are, too.
    assert_eq!((status, err.as_str()), (1, ""));
    let line = |id: &str| out.lines().find(|line| line.starts_with(&format!("{id} "))).unwrap_or_default().to_owned();
    // Its head says where it belongs.
    write(
        Path::new(data),
        "lessons/club/later.toml",
        "format = 1\narticle = 2\nedition = \"school\"\n[[step]]\nkind = 3\n",
    );
    let course = run(["--data-dir", data, "--lang", "en", "--plain"], "q\n").out;
    let place = |text: &str| course.find(text).unwrap_or_else(|| panic!("{text}: {course}"));
    assert!(place("Article 2") < place("later: ") && place("later: ") < place("Article 3"), "{course}");
    fs::remove_file(Path::new(data).join("lessons/club/later.toml")).unwrap();
    assert!(line("own").contains("own.toml") && line("bad").contains("1 fault"), "{out}");
    let played = run(["--data-dir", data, "play", "own", "--plain"], "q\n");
    assert_eq!((played.status, played.err.as_str()), (0, ""));
    let broken = run(["--data-dir", data, "play", "bad", "--plain"], "");
    assert_eq!(broken.status, 1);
    assert!(broken.err.starts_with("error[format]"), "{}", broken.err);
    // In the course as lines its faults are told as check says them.
    let course = run(["--data-dir", data, "--plain"], "bad\nown\nq\nq\n");
    assert!(course.out.contains("error[format]") && course.out.contains("Проба"), "{}", course.out);
}

#[test]
fn a_program_on_a_stick_keeps_everything_beside_itself() {
    let stick = folder("stick");
    let name = Path::new(env!("CARGO_BIN_EXE_chess-codex")).file_name().unwrap();
    let copy = stick.join(name);
    fs::copy(env!("CARGO_BIN_EXE_chess-codex"), &copy).unwrap();
    write(&stick, "chess-codex-data/lessons/own.toml", LESSON);
    let on_stick = |args: &[&str]| {
        // Whatever the surroundings say of a home, it stays as it is.
        let home = stick.join("home");
        let mut command = std::process::Command::new(&copy);
        command.env_clear().env("LC_ALL", "C").env("HOME", &home).args(args);
        if let Some(root) = std::env::var_os("SystemRoot") {
            command.env("SystemRoot", root);
        }
        let output = run_command(&mut command, Vec::new());
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    assert!(on_stick(&["lessons"]).1.lines().any(|line| line.starts_with("own ")));
    assert_eq!(on_stick(&["learners", "--add", "Anna"]).0, Some(0));
    assert!(stick.join("chess-codex-data/progress.db").is_file());
    assert!(on_stick(&["learners"]).1.contains("Anna"));
    assert!(!stick.join("home").exists());
    // Elsewhere it knows nothing of all that.
    let elsewhere = run_command(program().arg("learners"), Vec::new());
    assert!(!String::from_utf8(elsewhere.stdout).unwrap().contains("Anna"));
}
