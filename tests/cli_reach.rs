//! `reach`, over the real program: squares, remarks, faults, and a batch that gives a line for a line.

mod cli_support;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use cli_support::{Ran, program, run};
use proptest::prelude::*;

const KNIGHT: &str = "8/8/8/8/3N4/8/8/8";

fn reach(args: &[&str]) -> Ran {
    run(["reach"].iter().chain(args), "")
}

fn batch(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    run(["reach", "--batch"].iter().chain(args), input)
}

#[test]
fn squares_stand_sorted_on_one_line() {
    for (args, line) in [
        (&[KNIGHT, "d4"][..], "b3 b5 c2 c6 e2 e6 f3 f5"),
        (&["8/8/8/8/8/8/PP6/KN6", "a1", "--rules", "reach"], ""),
        (&["8/8/8/8/8/8/8/K1q5", "a1"], "a2"),
        (&["4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"], "c1 d1 d2 e2 f1 f2 g1"),
        (&["1n6/P7/8/8/8/8/8/8 w - - 0 1", "a7"], "a8 b8"),
        (&["8/8/8/8/3pP3/8/8/8 b - e3 0 1", "d4"], "d3 e3"),
        (&["4r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2"], ""),
        (&["4r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "--rules=reach"], "c1 c3 d4 f4 g1 g3"),
        (&["--rules", "formula", "8/8/8/8/8/8/4P3/8", "e2"], "d3 e3 f3"),
        (&["8/8/8/8/8/8/4P3/8", "e2"], "e3 e4"),
        (&["  8/8/8/8/3N4/8/8/8  ", " D4 "], "b3 b5 c2 c6 e2 e6 f3 f5"),
    ] {
        assert_eq!(reach(args), Ran { status: 0, out: format!("{line}\n"), err: String::new() }, "{args:?}");
    }
}

#[test]
fn out_of_turn_is_answered_with_a_remark() {
    let fen = "8/8/8/8/3pP3/8/8/8 w - - 0 1";
    let remark = "It is White’s turn. The answer is as if Black were to move, without en passant.\n";
    for rules in ["legal", "reach"] {
        let ran = reach(&[fen, "d4", "--rules", rules]);
        assert_eq!(ran, Ran { status: 0, out: "d3\n".to_owned(), err: remark.to_owned() });
    }
    // Where the text does not say whose turn it is, it is the piece's.
    assert_eq!(reach(&["8/8/8/8/3pP3/8/8/8", "d4"]).err, "");
    let ran = run(["--lang", "ru", "reach", "8/8/8/8/3pP3/8/8/8 b - e3 0 1", "e4"], "");
    assert_eq!(ran.out, "e5\n");
    assert_eq!(ran.err, "Сейчас ход чёрных. Ответ такой, будто ходят белые, без взятия на проходе.\n");
}

#[test]
fn faults_name_the_field_and_the_character() {
    for (lang, fen, square, begins) in [
        ("en", "8/8/8/8/3к4/8/8/8", "d4", "Error: FEN, board, character 10: “к” (U+043A) "),
        ("ru", "8/8/8/8/3к4/8/8/8", "d4", "Ошибка: FEN, «доска», знак 10: «к» (U+043A) "),
        ("en", "8/8/8/8/3N4/8/8/8 x - - 0 1", "d4", "Error: FEN, side to move, character 19: "),
        ("ru", "8/8/8/8/3N4/8/8/8 w KQ - 0 1", "d4", "Ошибка: FEN, «рокировки», знак 21: "),
        ("en", "", "d4", "Error: FEN, board, character 1: "),
        ("en", KNIGHT, "d9", "Error: “d9” is not a square. "),
        ("ru", KNIGHT, "е4", "Ошибка: «е» (U+0435) "),
        ("en", KNIGHT, "e4", "Error: There is no piece on e4.\n"),
        ("ru", KNIGHT, "e4", "Ошибка: На e4 нет фигуры.\n"),
    ] {
        let Ran { status, out, err } = run(["--lang", lang, "reach", fen, square], "");
        assert_eq!((status, out.as_str()), (1, ""), "{fen} {square}");
        assert!(err.starts_with(begins), "{fen} {square}: {err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn a_batch_answers_every_line_whatever_it_holds() {
    let junk = "j".repeat(1 << 20);
    let table: [(&[u8], &str); 16] = [
        ("\u{feff}8/8/8/8/3N4/8/8/8;d4\r\n".as_bytes(), "b3 b5 c2 c6 e2 e6 f3 f5"),
        (b"8/8/8/8/8/8/8/K1q5;a1\n", "a2"),
        (b"8/8/8/8/8/8/PP6/KN6; a1 \n", ""),
        (b"\n", "error: The line is empty. It should be: FEN;square"),
        (b" \t \r\n", "error: The line is empty. It should be: FEN;square"),
        (b"8/8/8/8/3N4/8/8/8 d4\n", "error: There is no semicolon in the line. It should be: FEN;square"),
        (b"8/8/8/8/3N4/8/8/8;d4;\n", "error: There is more than one semicolon in the line. It should be: FEN;square"),
        (b";\n", "error: FEN, board, character 1: "),
        (b"\xff\xfe;d4\n", "error: FEN, board, character 1: “�” (U+FFFD) "),
        (b"8/8/8/8/3N4/8/8/8;\x1b[31md4\n", "error: “�[31md4” is not a square. "),
        (b"8/8/8/8/3\0N4/8/8/8;d4\n", "error: FEN, board, character 10: "),
        (b"8/8/8/8/3N4/8/8/8\r8/8;d4\n", "error: FEN, "),
        ("8/8/8/8/3N4/8/8/8 \u{2028}\u{202e};d4\n".as_bytes(), "error: FEN, "),
        (b"8/8/8/8/3N4/8/8/8;e4\n", "error: There is no piece on e4."),
        (b"8/8/8/8/3n4/8/8/8 w - - 0 1;d4\n", "b3 b5 c2 c6 e2 e6 f3 f5"),
        (b"8/8/8/8/3N4/8/8/8;d4", "b3 b5 c2 c6 e2 e6 f3 f5"),
    ];
    let mut input: Vec<u8> = Vec::new();
    input.extend(table[0].0);
    input.extend(format!("{junk};{junk}\n").bytes());
    table[1..].iter().for_each(|(line, _)| input.extend(*line));
    let Ran { status, out, err } = batch(&[], input);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((status, lines.len()), (1, table.len() + 1), "{out}");
    assert_eq!(lines[1], "error: The line is too long, it has 2097153 bytes. It should be: FEN;square");
    for ((_, expected), line) in table.iter().zip([lines[0]].iter().chain(&lines[2..])) {
        let fits = if expected.starts_with("error") { line.starts_with(expected) } else { line == expected };
        assert!(fits, "{line}\nis not\n{expected}");
        assert!(line.len() < 300 && !line.chars().any(char::is_control), "{line:?}");
    }
    assert_eq!(err, "line 16: It is White’s turn. The answer is as if Black were to move, without en passant.\n");
}

#[test]
fn a_batch_speaks_the_language_but_error_is_error() {
    let Ran { status, out, err } = run(["--lang", "ru", "reach", "--batch"], "\nx\n8/8/8/8/3n4/8/8/8 w - - 0 1;d4\n");
    let expected = "error: Строка пуста. Нужно так: FEN;поле\n\
                    error: В строке нет точки с запятой. Нужно так: FEN;поле\n\
                    b3 b5 c2 c6 e2 e6 f3 f5\n";
    assert_eq!((status, out.as_str()), (1, expected));
    assert_eq!(err, "строка 3: Сейчас ход белых. Ответ такой, будто ходят чёрные, без взятия на проходе.\n");
}

#[test]
fn a_batch_without_faults_is_done() {
    assert_eq!(batch(&[], ""), Ran { status: 0, out: String::new(), err: String::new() });
    let ran = batch(&["--rules", "formula"], "8/8/8/8/8/8/4P3/8;e2\n");
    assert_eq!(ran, Ran { status: 0, out: "d3 e3 f3\n".to_owned(), err: String::new() });
}

#[test]
fn a_batch_answers_before_it_waits_for_more() {
    let mut child = program()
        .args(["reach", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (line, answer) in [("8/8/8/8/8/8/8/K1q5;a1\n8/8", "a2\n"), ("/8/8/8/8/8/K1q5;a1\n", "a2\n")] {
        input.write_all(line.as_bytes()).unwrap();
        let mut read = String::new();
        output.read_line(&mut read).unwrap();
        assert_eq!(read, answer);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_who_goes_away_ends_a_batch_quietly() {
    let mut child = program()
        .args(["reach", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    let line = format!("{KNIGHT};d4\n");
    // The pipe breaks sooner or later; what cannot be written any more is no fault of this test.
    while input.write_all(line.as_bytes()).is_ok() {}
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

/// Parts that lines are made of, so that many come near to being right.
fn nasty() -> impl Strategy<Value = Vec<u8>> {
    let part = prop_oneof![
        Just(b"8/8/8/8/3N4/8/8/8".to_vec()),
        Just(b"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1".to_vec()),
        Just(b";d4".to_vec()),
        Just(b";".to_vec()),
        Just(b"\n".to_vec()),
        Just(b"\r\n".to_vec()),
        Just(b"\r".to_vec()),
        Just("\u{feff}".as_bytes().to_vec()),
        Just("к\u{2028}\u{85}\u{202e}".as_bytes().to_vec()),
        Just(vec![0, 27, 0xff]),
        prop::collection::vec(any::<u8>(), 0..40),
        Just(vec![b'/'; 1200]),
    ];
    prop::collection::vec(part, 0..60).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(6), ..ProptestConfig::default() })]

    #[test]
    fn a_line_in_gives_a_line_out(input in nasty()) {
        let ends = input.iter().filter(|byte| **byte == b'\n').count();
        let lines = ends + usize::from(input.last().is_some_and(|byte| *byte != b'\n'));
        let Ran { status, out, .. } = batch(&[], input);
        prop_assert_eq!(out.matches('\n').count(), lines);
        prop_assert_eq!(out.lines().any(|line| line.starts_with("error: ")), status == 1);
        for line in out.lines() {
            prop_assert!(!line.chars().any(char::is_control) && line.len() < 400, "{:?}", line);
            let squares = line.split_whitespace().all(|word| word.len() == 2);
            prop_assert!(squares || line.starts_with("error: "), "{:?}", line);
        }
    }
}
