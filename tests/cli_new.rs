//! `new`: lessons to begin with, over the real program. Nothing that exists is written over, and nothing waits for ever.

mod cli_support;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use cli_support::{Ran, run};

/// A folder of a test's own; gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("new-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the test has it");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the test has it").to_owned()
    }

    fn files(&self) -> usize {
        fs::read_dir(&self.0).expect("the test has it").count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const FLAGS: [&str; 8] = ["--article", "6", "--audience", "pupil", "--piece", "knight", "--languages", "ru,en"];

fn new(file: &str, more: &[&str], input: &str) -> Ran {
    run(["new", file].iter().chain(more), input)
}

/// The lesson passes `check` without a fault, and can be played.
fn is_sound(file: &str) -> String {
    let checked = run(["check", file], "");
    assert_eq!((checked.status, checked.out.as_str()), (0, "1 lesson checked: no errors, no warnings.\n"), "{file}");
    let played = run(["play", file, "--plain"], "q\n");
    assert_eq!((played.status, played.err.as_str()), (0, ""), "{file}");
    fs::read_to_string(file).expect("the test has it")
}

#[test]
fn with_all_options_it_asks_nothing() {
    let folder = Folder::new();
    let file = folder.file("my-knight.toml");
    let Ran { status, out, err } = new(&file, &FLAGS, "");
    assert_eq!((status, err.as_str()), (0, ""));
    let first = out.lines().next().unwrap();
    assert_eq!(first, format!("The lesson is written: {file}"));
    assert_eq!(out.lines().count(), 4, "{out}");
    let text = is_sound(&file);
    assert!(text.starts_with("# A lesson for Chess Codex."), "{text}");
    assert!(text.contains("title = { ru = \"Мой урок: конь\", en = \"My lesson: knight\" }"), "{text}");
    assert!(text.contains("edition = \"school\""), "{text}");
}

#[test]
fn answers_are_read_from_lines_where_there_is_no_terminal() {
    let folder = Folder::new();
    let file = folder.file("урок");
    let Ran { status, out, err } = run(["--lang", "ru", "new", &file], "приложение\nдошкольникам\nладья\n\n");
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    // A name without an ending gets the right one.
    let text = is_sound(&format!("{file}.toml"));
    assert!(text.contains("appendix = true") && text.contains("edition = \"preschool\""), "{text}");
    assert!(text.contains("title = \"Мой урок: ладья\""), "{text}");
    // No more is asked than the options leave open.
    let other = folder.file("other.toml");
    assert_eq!(new(&other, &FLAGS[..6], "en\n").status, 0);
    is_sound(&other);
}

#[test]
fn where_answers_end_the_options_are_told_that_are_missing() {
    let folder = Folder::new();
    let file = folder.file("x.toml");
    for (more, input, missing) in [
        (&[][..], "", "--article, --audience, --piece and --languages"),
        (&[], "6\n", "--audience, --piece and --languages"),
        (&FLAGS[..6], "", "--languages"),
        (&["--from", "start", "--article", "6"], "pupil\n", "--piece and --languages"),
    ] {
        let Ran { status, out, err } = new(&file, more, input);
        assert_eq!((status, out.as_str()), (2, ""), "{more:?}");
        assert_eq!(
            err,
            format!("Answers are missing: {missing}. Give them as options, or write them as lines, one a line.\n")
        );
    }
    assert_eq!(folder.files(), 0);
}

#[test]
fn wrong_answers_are_told_with_those_that_there_are() {
    let folder = Folder::new();
    let file = folder.file("x.toml");
    for (more, input, begins) in [
        (
            &["--article", "8"][..],
            "",
            "8 is not possible for --article. Possible: 1, 2, 3, 4, 5, 6, 7, appendix (supplement).\n",
        ),
        (
            &["--edition", "x"],
            "",
            "x is not possible for --edition. Possible: preschool (preschooler, kindergarten), school.\n",
        ),
        (&[], "9\n", "There is no such answer: 9. Possible: 1, 2, 3, 4, 5, 6, 7, appendix (supplement).\n"),
        (
            &FLAGS[..4],
            "elephant\n",
            "There is no such answer: elephant. Possible: rook, bishop, queen, king, knight, pawn, own (mine).\n",
        ),
        (&FLAGS[..6], "ru,xx\n", "There is no such answer: ru,xx. Possible: en (English), ru (Русский).\n"),
    ] {
        let Ran { status, out, err } = new(&file, more, input);
        assert_eq!((status, out.as_str(), err.as_str()), (2, "", begins), "{more:?} {input:?}");
    }
    assert_eq!(folder.files(), 0);
}

#[test]
fn answers_are_taken_as_people_say_them() {
    let folder = Folder::new();
    for (number, (audience, article, piece, langs, holds)) in [
        ("школьник", "статья 6", "Конь", "русский", "audience = \"pupil\""),
        ("Дошкольник", "6-я", "лошадь", "русский и английский", "audience = \"preschool\""),
        ("student", "Article 6", "horse", "English", "audience = \"pupil\""),
        ("KINDERGARTEN", "приложение", "ладью", "both", "appendix = true"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.file(&format!("said-{number}.toml"));
        let more = ["--audience", audience, "--article", article, "--piece", piece, "--languages", langs];
        let Ran { status, err, .. } = new(&file, &more, "");
        assert_eq!((status, err.as_str()), (0, ""), "{more:?}");
        assert!(is_sound(&file).contains(holds), "{more:?}");
        let lines = folder.file(&format!("asked-{number}.toml"));
        assert_eq!(new(&lines, &[], &format!("{article}\n{audience}\n{piece}\n{langs}\n")).status, 0, "{more:?}");
    }
    // What there is, is told in the language that is spoken.
    let Ran { status, err, .. } =
        run(["--lang", "ru", "new", &folder.file("x"), "--article", "6", "--audience", "взрослым"], "");
    let told =
        "Для --audience не годится взрослым. Можно: preschool (дошкольник, детский сад), pupil (школьник, ученик).\n";
    assert_eq!((status, err.as_str()), (2, told));
}

#[test]
fn nothing_that_exists_is_touched() {
    let folder = Folder::new();
    let file = folder.file("mine.toml");
    fs::write(&file, "mine").unwrap();
    let Ran { status, out, err } = new(&file, &FLAGS, "");
    assert_eq!((status, out.as_str()), (1, ""));
    assert_eq!(err, format!("{file} is there already, and stays as it was. Give the new lesson another name.\n"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // Without its ending it is the same file.
    assert_eq!(new(&folder.file("mine"), &FLAGS, "").status, 1);
    let err = new(folder.0.to_str().unwrap(), &FLAGS, "").err;
    assert!(err.contains(" is a folder. Add a file name, as ") && err.contains("my-lesson.toml"), "{err}");
    assert_eq!(folder.files(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_there_too() {
    let folder = Folder::new();
    let file = folder.file("link.toml");
    std::os::unix::fs::symlink(folder.file("gone.toml"), &file).unwrap();
    assert!(new(&file, &FLAGS, "").err.contains(" is there already"));
    assert!(!Path::new(&folder.file("gone.toml")).exists());
}

#[test]
fn names_that_are_none_are_told_with_better_ones() {
    let folder = Folder::new();
    for (name, said) in [
        ("my knight.toml", "my-knight.toml"),
        ("knight.txt", "knight.toml"),
        ("..toml", "lesson.toml"),
        ("6-3-knight.toml", "built-in lesson"),
        ("no/such/x.toml", "There is no folder "),
    ] {
        let Ran { status, out, err } = new(&folder.file(name), &FLAGS, "");
        assert_eq!((status, out.as_str()), (1, ""), "{name}");
        assert!(err.contains(said), "{name}: {err}");
    }
    assert_eq!(folder.files(), 0);
}

#[test]
fn a_lesson_may_begin_with_a_position() {
    let folder = Folder::new();
    let flags = [&FLAGS[..4], &FLAGS[6..]].concat();
    for (number, (from, piece, square)) in [
        ("8/8/8/8/3N4/8/8/8", None, "d4"),
        ("start", Some("g8"), "g8"),
        ("start", Some("конь"), "b1"),
        ("r3k2r/8/8/8/8/5Q2/8/4K3 b kq - 0 1", Some("king"), "e8"),
        // Mate: the king goes nowhere, and the lesson says so.
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Some("g8"), "g8"),
        ("8/8/8/3a4/8/8/8/8", Some("own"), "d5"),
        ("  8/P7/8/8/8/8/8/8   w - - 0 1 ", None, "a7"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.file(&format!("from-{number}.toml"));
        let mut more = flags.clone();
        more.extend(["--from", from]);
        more.extend(piece.map(|piece| ["--piece", piece]).into_iter().flatten());
        let Ran { status, err, .. } = new(&file, &more, "");
        assert_eq!((status, err.as_str()), (0, ""), "{from}");
        let text = is_sound(&file);
        assert!(text.contains(&format!("piece = \"{square}\"")), "{text}");
        assert_eq!(text.contains("may_be_empty = true"), from.starts_with("R5k1"), "{text}");
    }
    // Of several pieces the one is taken that is answered.
    let file = folder.file("answered.toml");
    let more = [&flags[..], &["--from", "8/8/8/8/3N4/8/8/R7"]].concat();
    assert_eq!(new(&file, &more, "d4\n").status, 0);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("piece = \"d4\""), "{text}");
    // What the rook is there for is a question of the check, and no reason not to begin.
    let checked = run(["--lang", "en", "check", &file], "");
    assert_eq!(checked.status, 0);
    assert!(checked.out.contains("warning[idle-piece]: The white rook on a1 plays no part"), "{}", checked.out);
}

#[test]
fn positions_with_faults_begin_no_lesson() {
    let folder = Folder::new();
    let file = folder.file("x.toml");
    for (from, piece, said) in [
        ("8/8/8/8/3к4/8/8/8", "knight", "FEN, board, character 10: "),
        ("8/8", "knight", "FEN, "),
        ("8/8/8/8/8/8/8/8", "knight", "There is no piece on this board to ask about."),
        ("8/8/8/8/3N4/8/8/8", "rook", "There is no such piece on this board: rook. The lesson can be about: d4."),
        ("8/8/8/8/3N4/8/8/8", "d5", "There is no such piece on this board: d5."),
        (
            "8/8/8/8/3N4/8/8/r7 w - - 0 1",
            "a1",
            "It is the other side’s turn, so nothing can be asked about the piece on a1.",
        ),
        (
            "8/8/8/3q4/8/3Q4/8/N7 b - - 0 1",
            "knight",
            "It is Black’s turn, and Black has no such piece: knight. Give the position without the turn (the board alone), \
             change it to “w”, or choose one of: d5.",
        ),
        // White is to move if it is White’s rook that is asked about, and could take the king.
        ("k7/8/8/8/8/8/8/R3K3", "a1", "No lesson can begin with this board. This is what the check says:\nerror"),
    ] {
        let more = [&FLAGS[..4], &FLAGS[6..], &["--from", from, "--piece", piece]].concat();
        let Ran { status, out, err } = new(&file, &more, "");
        assert_eq!((status, out.as_str()), (1, ""), "{from}");
        assert!(err.starts_with(said), "{from}: {err}");
    }
    assert_eq!(folder.files(), 0);
}
