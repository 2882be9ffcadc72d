//! Arguments, help and wrong usage, in both languages, over the real program.

mod cli_support;

use cli_support::{Ran, run};

fn ran(line: &str) -> Ran {
    run(line.split_whitespace(), "")
}

/// Arguments, exit status, and what standard error begins with; its last line names the help to read.
const WRONG: &[(&str, &str, &str)] = &[
    ("pley", "There is no command “pley”.\nDid you mean play?\nUsage: ", "chess-codex --help"),
    ("chek", "There is no command “chek”.\nDid you mean check?\n", "chess-codex --help"),
    ("lesons", "There is no command “lesons”.\nDid you mean lessons?\n", "chess-codex --help"),
    ("raport", "There is no command “raport”.\nDid you mean report?\n", "chess-codex --help"),
    ("--lang ru pley", "Команды «pley» нет.\nМожет быть, play?\nВызов: ", "chess-codex --help"),
    ("--hepl", "There is no place for the argument --hepl.\nDid you mean --help?\n", "chess-codex --help"),
    ("-x", "There is no place for the argument -x.\n", "chess-codex --help"),
    ("play", "Still missing: LESSON.\n", "chess-codex play --help"),
    ("play --lang ru", "Не хватает: УРОК.\n", "chess-codex play --help"),
    ("worksheet", "Still missing: --output FILE and LESSON|CODE.\n", "chess-codex worksheet --help"),
    ("play x y", "There is no place for the argument y.\n", "chess-codex play --help"),
    (
        "reach start e2 --rules reach --rules legal",
        "--rules LEVEL can be given only once.\n",
        "chess-codex reach --help",
    ),
    ("play x --plain=yes", "--plain takes no value, so yes is one too many.\n", "chess-codex play --help"),
    ("--lang ru play x --plain=yes", "После --plain значение не нужно, а здесь yes.\n", "chess-codex play --help"),
    ("lessons x", "There is no place for the argument x.\n", "chess-codex lessons --help"),
    ("--lang ru lessons x", "Лишний аргумент: x.\n", "chess-codex lessons --help"),
    ("reach", "Still missing: FEN and SQUARE.\n", "chess-codex reach --help"),
    ("--lang ru reach x", "Не хватает: ПОЛЕ.\n", "chess-codex reach --help"),
    (
        "reach 8/8 w -",
        "There is no place for the argument -.\nA FEN with spaces stands in quotes: \"8/",
        "chess-codex reach --help",
    ),
    ("reach --batch x", "With --batch there is no place for FEN.\n", "chess-codex reach --help"),
    ("--lang ru reach --batch x y", "Вместе с --batch нельзя указать FEN и ПОЛЕ.\n", "chess-codex reach --help"),
    ("reach --rules", "--rules needs a value after it: --rules LEVEL\n", "chess-codex reach --help"),
    (
        "reach --rules lgal a b",
        "lgal is not possible for --rules LEVEL. Possible: formula, reach, legal.\nDid you mean legal?\n",
        "chess-codex reach --help",
    ),
    (
        "--lang ru reach --rules lgal a b",
        "Для --rules УРОВЕНЬ не годится lgal. Можно: formula, reach, legal.\nМожет быть, legal?\n",
        "chess-codex reach --help",
    ),
    ("--lang", "--lang needs a value after it: --lang LANG\n", "chess-codex --help"),
    (
        "check --json",
        "There is no place for the argument --json.\nDid you mean --format json?\n",
        "chess-codex check --help",
    ),
    (
        "--lang ru reach a b --legal",
        "Лишний аргумент: --legal.\nМожет быть, --rules legal?\n",
        "chess-codex reach --help",
    ),
    ("check --lang", "--lang needs a value after it: --lang LANG\n", "chess-codex check --help"),
];

#[test]
fn wrong_usage_is_told_with_the_help_to_read() {
    for &(line, begins, help) in WRONG {
        let Ran { status, out, err } = ran(line);
        assert_eq!((status, out.as_str()), (2, ""), "{line}");
        assert!(err.starts_with(begins), "{line}: {err}");
        assert!(err.lines().last().unwrap().ends_with(&format!(": {help}")), "{line}: {err}");
        for english in ["error:", "tip:", "[possible values", "unexpected argument"] {
            assert!(!err.contains(english), "{line}: {err}");
        }
    }
}

#[test]
fn an_unknown_language_is_told_with_those_there_are() {
    for line in ["--lang xx", "play --lang xx x", "--lang=xx --help"] {
        let expected = "The language xx is not here yet. There are: en (English) and ru (Русский).\n";
        assert_eq!(ran(line), Ran { status: 2, out: String::new(), err: expected.to_owned() }, "{line}");
    }
    for line in ["--lang ru_RU.UTF-8 --version", "--lang RU --version"] {
        assert_eq!(ran(line).status, 0, "{line}");
    }
}

#[test]
fn help_and_version_stand_anywhere() {
    for line in ["--help", "-h", "play --help", "play x -h", "reach --help", "check -h", "lessons --ascii -h"] {
        let Ran { status, out, err } = ran(line);
        assert_eq!((status, err.as_str()), (0, ""), "{line}");
        assert!(out.contains("\nUsage: chess-codex "), "{line}: {out}");
        let russian = ran(&format!("--lang ru {line}"));
        assert_eq!((russian.status, russian.err.as_str()), (0, ""), "{line}");
        assert!(russian.out.contains("\nВызов: chess-codex "), "{line}: {}", russian.out);
        for english in ["Usage", "Options", "Arguments", "Commands", "[default", "Print help"] {
            assert!(!russian.out.contains(english), "{line}: {}", russian.out);
        }
        assert!(!out.contains('\u{1b}') && !russian.out.contains('\u{1b}'), "{line}");
    }
    let version = format!("chess-codex {}\n", env!("CARGO_PKG_VERSION"));
    for line in ["--version", "-V", "play -V", "reach x --version", "--lang ru -V"] {
        assert_eq!(ran(line), Ran { status: 0, out: version.clone(), err: String::new() }, "{line}");
    }
}

#[test]
fn every_command_is_listed_in_help() {
    let help = ran("--help").out;
    for command in ["play", "lessons", "reach", "check"] {
        assert!(help.lines().any(|line| line.trim_start().starts_with(&format!("{command} "))), "{command}: {help}");
    }
}

#[test]
fn without_a_terminal_the_course_says_what_to_do_instead() {
    for (line, begins) in [
        ("", "The course needs a terminal, and there is none here. What works without one:\n"),
        ("--ascii --lang ru", "Курсу нужен терминал, а здесь его нет. Без терминала можно вот что:\n"),
    ] {
        let Ran { status, out, err } = ran(line);
        assert_eq!((status, out.as_str()), (2, ""), "{line}");
        assert!(err.starts_with(begins), "{err}");
        for command in ["play", "lessons", "reach", "check", "--help"] {
            assert!(err.contains(&format!("  chess-codex {command}")), "{err}");
        }
    }
    let played = "The lesson needs a terminal, and there is none here. As lines of text it works without one: \
                  chess-codex play 6-1-rook --plain\n";
    assert_eq!(ran("play 6-1-rook"), Ran { status: 2, out: String::new(), err: played.to_owned() });
}

#[test]
fn a_flag_said_twice_says_the_same() {
    assert_eq!(ran("play x --plain --plain"), ran("play x --plain"));
    assert_eq!(ran("--ascii lessons --ascii"), ran("lessons"));
}

#[test]
fn an_unknown_lesson_is_told_with_the_one_that_was_meant() {
    let Ran { status, out, err } = ran("play 6-3-kinght --plain");
    assert_eq!((status, out.as_str()), (1, ""));
    let expected = "There is no lesson “6-3-kinght”.\nDid you mean 6-3-knight?\n\
                    The lessons are listed by: chess-codex lessons\n";
    assert_eq!(err, expected);
    let russian = ran("--lang ru play ------ --plain");
    assert_eq!(russian.status, 2, "{}", russian.err);
    let russian = ran("--lang ru play шашки --plain");
    assert_eq!(russian.err, "Урока «шашки» нет.\nСписок уроков: chess-codex lessons\n");
    assert_eq!(russian.status, 1);
    let rook = ran("play rook --plain").err;
    assert!(rook.contains("\nDid you mean 6-1-rook?\n"), "{rook}");
    assert!(rook.ends_with("Puzzles about it: chess-codex practice rook\n"), "{rook}");
    let knight = ran("--lang ru play конь --plain").err;
    assert!(knight.ends_with("Задачи на эту тему: chess-codex practice knight\n"), "{knight}");
}

#[test]
fn lessons_near_a_name_are_told_wherever_one_is_named() {
    let mine = concat!(env!("CARGO_TARGET_TMPDIR"), "/cli_usage-near");
    std::fs::create_dir_all(mine).unwrap();
    std::fs::write(format!("{mine}/my-lesson.toml"), "format = 1\n").unwrap();
    ran(&format!("--data-dir {mine}/kept learners --add Near"));
    for line in
        ["play NAME", "play NAME --plain", "worksheet NAME -o x.pdf", "reset NAME --learner Near --data-dir MINE/kept"]
    {
        for (name, said) in [
            ("6-3-knigth", "Did you mean 6-3-knight?\n"),
            ("6-3-KNIGHT", "Did you mean 6-3-knight?\n"),
            // Letters that only look Latin.
            ("6-3-knigнt", "Did you mean 6-3-knight?\n"),
            ("КОНЬ", "Did you mean 6-3-knight?\n"),
            ("Knihgt", "Did you mean 6-3-knight, 6-14-knight?\n"),
            ("6-3", "Lessons that have it in their id or title: 6-3-knight\n"),
            ("castling", "6-9-castling"),
        ] {
            // A word that is no lesson may be what puzzles are about.
            if line.starts_with("worksheet") && ["КОНЬ", "Knihgt", "castling"].contains(&name) {
                continue;
            }
            let Ran { status, out, err } = ran(&line.replace("NAME", name).replace("MINE", mine));
            assert_eq!((status, out.as_str()), (1, ""), "{line} {name}: {err}");
            assert!(err.starts_with(&format!("There is no lesson “{name}”.\n")) && err.contains(said), "{line}: {err}");
        }
    }
    for line in ["play NAME --plain", "worksheet NAME -o x.pdf", "preview NAME"] {
        let Ran { status, err, .. } = ran(&line.replace("NAME", &format!("{mine}/my-lessn.toml")));
        assert_eq!(status, 1, "{err}");
        assert!(err.contains(&format!("Did you mean {mine}/my-lesson.toml?")), "{line}: {err}");
    }
    let Ran { status, err, .. } = ran("preview 6-3-knigth");
    let told = "There is no file 6-3-knigth.\nThe lesson 6-3-knight belongs to the course: chess-codex play 6-3-knight shows it.\n";
    assert_eq!((status, err.as_str()), (1, told));
}

#[test]
fn words_near_the_known_ones_are_told() {
    for (line, said) in [
        ("practice knigth-4217 --json", "Did you mean knight?\n"),
        ("practice ЛАДЬЯЯ --json", "Did you mean rook?\n"),
        ("practice en-pasant --json", "Did you mean en-passant?\n"),
        ("practice mxi-7 --json", "Did you mean mix?\n"),
        ("practice rook-jugde-7 --json", "Did you mean judge?\n"),
        ("practice rook --kind JUGDE --json", "Did you mean judge?\n"),
        ("practice rook --kind лабиринтт --json", "Did you mean labyrinth?\n"),
        ("worksheet knigth-4217 -o x.pdf", "Did you mean knight?\n"),
        ("--lang rus lessons", "Did you mean ru?\n"),
        ("--lang Русский lessons", "Did you mean ru?\n"),
        ("--lang Englsh lessons", "Did you mean en?\n"),
        ("--lang английский lessons", "Did you mean en?\n"),
    ] {
        let Ran { status, out, err } = ran(line);
        assert!(status > 0 && out.is_empty(), "{line}");
        assert!(err.ends_with(said), "{line}: {err}");
    }
}

#[test]
fn a_value_that_begins_with_a_dash_is_told_whole() {
    for (line, begins) in [
        ("report --since -3d", "From which day to count is not clear: -3d."),
        ("practice rook --count -1 --json", "-1 is not possible for --count. Possible: 1–"),
        ("worksheet knight-1 --copies -1 -o x.pdf", "-1 is not possible for --copies. Possible: 1–200."),
        ("worksheet knight-1 --copies=-1 -o x.pdf", "-1 is not possible for --copies. Possible: 1–200."),
        ("worksheet knight-1 -o x.pdf --per-page -12", "-12 is not possible for --per-page."),
        ("reach start e2 --why -e4", "Error: “-e4” is not a square."),
        ("reach start e2 --rules -legal", "-legal is not possible for --rules"),
        ("new x.toml --article -6", "-6 is not possible for --article."),
        ("--lang -ru lessons", "The language -ru is not here yet."),
        ("practice -12", "There is no place for the argument -12.\nIf -12 is not meant as an option, put two hyphens"),
        ("reach start -e2", "There is no place for the argument -e2.\nIf -e2 is not meant as an option"),
        ("practice rook --count --json", "--count needs a value after it"),
    ] {
        let Ran { status, out, err } = ran(line);
        assert!(status > 0 && out.is_empty(), "{line}: {out}");
        assert!(err.starts_with(begins), "{line}: {err}");
    }
}

#[test]
fn a_language_that_is_not_named_is_asked_for() {
    for line in ["--lang= lessons", "--lang=  lessons"] {
        let Ran { status, err, .. } = ran(line);
        assert_eq!((status, err.as_str()), (2, "--lang needs a language. There are: en (English) and ru (Русский).\n"));
    }
}

#[test]
fn the_language_of_the_system_is_spoken() {
    use cli_support::{program, run_command};
    for (variable, value, begins) in [
        ("LC_ALL", "ru_RU.UTF-8", "Шахматный кодекс"),
        ("LC_ALL", "en_GB", "Chess Codex"),
        ("LC_ALL", "C", "Chess Codex"),
        ("LC_ALL", "zz_ZZ", "Chess Codex"),
    ] {
        let output = run_command(program().env(variable, value).arg("--help"), Vec::new());
        let out = String::from_utf8(output.stdout).unwrap();
        assert!(out.starts_with(begins), "{variable}={value}: {out}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_do_no_harm() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let bad = OsStr::from_bytes(b"\xff\x1b[31m");
    let dash = OsStr::from_bytes(b"--\xff");
    let word = OsStr::new;
    let lines: [(Vec<&OsStr>, i32); 8] = [
        (vec![bad], 2),
        (vec![dash], 2),
        (vec![word("--lang"), bad], 2),
        (vec![word("play"), word("--plain"), bad], 1),
        (vec![word("play"), bad], 1),
        (vec![word("reach"), bad, word("d4")], 1),
        (vec![word("reach"), word("8/8/8/8/3N4/8/8/8"), bad], 1),
        (vec![word("reach"), word("--rules"), bad, word("x"), word("d4")], 2),
    ];
    for (args, status) in lines {
        let ran = run(&args, "");
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{args:?}: {}", ran.err);
        assert!(!ran.err.contains('\u{1b}') && !ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_told_and_no_panic() {
    use std::fs::OpenOptions;
    for (args, input) in [(&["--help"][..], ""), (&["lessons"], ""), (&["play", "6-1-rook", "--plain"], "q\n")] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = cli_support::program();
        let mut child = command
            .args(args)
            .stdin(std::process::Stdio::piped())
            .stdout(full)
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}: {err}");
        assert!(err.starts_with("Could not read or write: ") && err.lines().count() == 1, "{args:?}: {err}");
    }
}
