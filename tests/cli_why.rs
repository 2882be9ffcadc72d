//! `reach` with `--why`, `--json` and `--formula`, over the real program.

mod cli_support;

use chess_codex::rules::{Area, Fen, Level, Position, Square, SquareSet, reach};
use cli_support::{Ran, run};
use serde_json::Value;

const KNIGHT: &str = "8/8/8/8/3N4/8/8/8";
const PINNED: &str = "4r3/8/8/8/8/8/4N3/4K3 w - - 0 1";

fn reach_in(lang: &str, args: &[&str]) -> Ran {
    run(["--lang", lang, "reach"].iter().chain(args), "")
}

fn done(out: &str) -> Ran {
    Ran { status: 0, out: out.to_owned(), err: String::new() }
}

#[test]
fn a_reason_is_a_sentence_and_its_second_line_and_what_else_holds_follows() {
    for (lang, args, lines) in [
        (
            "en",
            &[KNIGHT, "d4", "--why", "d5"][..],
            "The squares next to the knight belong to rook and bishop, and so does d5.\n\
             The knight’s squares begin with the second ring (Article 6).\n\
             Besides: A rook would go from d4 to d5, so it is not the knight’s square.\n",
        ),
        (
            "ru",
            &[KNIGHT, "d4", "--why", "e6", "--rules", "formula"],
            "На e6 с d4 не пойдут ни ладья, ни слон, и ближе таких полей нет.\n\
             Поля коня — самые близкие из тех, что не достались ни ладье, ни слону (статья 6).\n",
        ),
        (
            "ru",
            &[PINNED, "e2", "--why", "c3"],
            "Сюда нельзя: белый конь закрывает короля на e1 от чёрной ладьи с e8.\n\
             Это связка. Открыть своего короля под удар нельзя; это сверх кодекса.\n",
        ),
        (
            "en",
            &["empty", "d4", "--formula", "rook or knight", "--why", "E6"],
            "The square e6 fits the move formula.\n\
             The move formula is all the squares that the piece can take up (commentary to Article 6).\n",
        ),
        (
            "ru",
            &["start", "e1", "--why", "e2"],
            "На e2 стоит своя фигура, белая пешка.\n\
             Ходят на свободное поле или на поле, где стоит фигура противника (статья 5).\n",
        ),
    ] {
        assert_eq!(reach_in(lang, args), done(lines), "{args:?}");
    }
}

#[test]
fn all_reasons_are_64_lines_in_the_order_of_names() {
    for (lang, first) in [
        ("en", "a1: A rook would go from g1 to a1, so it is not the knight’s square."),
        ("ru", "a1: С g1 на a1 пошла бы ладья, значит, это не поле коня."),
    ] {
        let all = if lang == "ru" { "Все" } else { "ALL" };
        let Ran { status, out, err } = reach_in(lang, &["start", "g1", "--why", all]);
        assert_eq!((status, err.as_str()), (0, ""));
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines.len(), 64);
        assert_eq!(lines[0], first);
        let names: Vec<&str> = lines.iter().map(|line| &line[..2]).collect();
        assert!(names.is_sorted() && names[63] == "h8", "{names:?}");
    }
}

#[test]
fn json_is_one_line_with_its_keys_in_order() {
    let pinned = r#"{"squares":[],"why":[{"square":"c3","reached":false,"reason":"pinned","by":["e8"],"fact":"X.1","text":"Сюда нельзя: белый конь закрывает короля на e1 от чёрной ладьи с e8."}]}"#;
    assert_eq!(reach_in("ru", &[PINNED, "e2", "--why", "c3", "--json"]), done(&format!("{pinned}\n")));
    assert_eq!(reach_in("en", &["start", "b1", "--json"]), done("{\"squares\":[\"a3\",\"c3\"],\"why\":[]}\n"));
    assert_eq!(
        reach_in("en", &[PINNED, "e2", "--formula", "queen", "--why", "d3", "--json"]),
        done(
            "{\"squares\":[\"e3\",\"e4\",\"e5\",\"e6\",\"e7\",\"e8\"],\"why\":[{\"square\":\"d3\",\"reached\":false,\
             \"reason\":\"pinned\",\"by\":[\"e8\"],\"fact\":\"X.1\",\
             \"text\":\"Not there: the piece shields the king on e1 from the black rook on e8.\"}]}\n"
        )
    );
}

#[test]
fn a_side_not_to_move_is_answered_with_the_remark_apart() {
    let Ran { status, out, err } = reach_in("en", &["8/8/8/8/3n4/8/8/8 w - - 0 1", "d4", "--why", "c6", "--json"]);
    assert_eq!(status, 0);
    assert_eq!(err, "It is White’s turn. The answer is as if Black were to move, without en passant.\n");
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["why"][0]["reason"], "knight-nearest");
}

#[test]
fn a_batch_gives_json_line_for_line_and_reasons_in_no_other_shape() {
    let Ran { status, out, err } = run(["reach", "--batch", "--json", "--why", "a3"], "start;b1\n8;d4\nempty;d4\n");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((status, lines.len(), err.as_str()), (1, 3, ""));
    assert!(lines[0].starts_with(r#"{"squares":["a3","c3"],"why":[{"square":"a3","reached":true,"#), "{out}");
    assert!(lines[1].starts_with("error: FEN, board, ") && lines[2] == "error: There is no piece on d4.", "{out}");
    let formula = run(["reach", "--batch", "--formula", "ближайшее(ферзь)"], "empty;a1\n");
    assert_eq!(formula, done("a2 b1 b2\n"));
    for (lang, said) in [
        ("en", "With --batch the answers to --why come as JSON only: add --json.\nUsage: chess-codex reach "),
        ("ru", "Вместе с --batch ответы на --why бывают только в JSON: добавьте --json.\nВызов: chess-codex reach "),
    ] {
        let Ran { status, out, err } = reach_in(lang, &["--batch", "--why", "all"]);
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(err.starts_with(said), "{err}");
    }
}

#[test]
fn a_formula_goes_from_any_square_at_each_level() {
    let crowd = "8/8/8/3p4/2PN4/8/8/8";
    for (args, line) in [
        (&["empty", "d4", "--formula", "nearest(not (rook or bishop))"][..], "b3 b5 c2 c6 e2 e6 f3 f5"),
        (&["empty", "d4", "--formula", "Ближайшее(НЕ (ладья или слон))"], "b3 b5 c2 c6 e2 e6 f3 f5"),
        // A line is closed behind what stands on it, and one's own piece holds its square.
        (&[crowd, "d4", "--formula", "rook", "--rules", "reach"], "d1 d2 d3 d5 e4 f4 g4 h4"),
        (&[crowd, "d4", "--formula", "rook", "--rules", "formula"], "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4"),
        // On an empty square the piece is White's; forward is up, and the white pawn is its own.
        (&[crowd, "c3", "--formula", "forward(king)", "--rules", "reach"], "b4"),
        // The black pawn goes down.
        (&[crowd, "d5", "--formula", "вперёд(король)", "--rules", "reach"], "c4 d4 e4"),
        // It may shield its king from check and no king is taken; the king itself may not walk into check.
        (&["4k2r/8/8/8/8/8/8/7K w - - 0 1", "g2", "--formula", "bishop"], "h3"),
        (
            &["4k3/8/8/8/8/8/8/7K w - - 0 1", "e1", "--formula", "rook and not nearest(rook)", "--rules", "reach"],
            "a1 b1 c1 e3 e4 e5 e6 e7 e8 g1",
        ),
        (
            &["4k3/8/8/8/8/8/8/7K w - - 0 1", "e1", "--formula", "rook and not nearest(rook)"],
            "a1 b1 c1 e3 e4 e5 e6 e7 g1",
        ),
        (&["4k1r1/8/8/8/8/8/8/7K w - - 0 1", "h1", "--formula", "knight"], "f2"),
    ] {
        assert_eq!(reach_in("en", args), done(&format!("{line}\n")), "{args:?}");
    }
}

#[test]
fn a_fault_of_a_formula_is_pointed_at() {
    for (lang, formula, said) in [
        (
            "en",
            "rook or knigt",
            "Error: The formula, character 9: The word “knigt” is none of a formula’s. The words are: rook, bishop, \
             queen, king, knight, or, and, not, nearest(…), forward(…).\n  rook or knigt\n          ^^^^^\n",
        ),
        (
            "ru",
            "ближайшее(ладья или",
            "Ошибка: Формула, знак 20: Формула обрывается. Напишите ладью, слона, ферзя, короля, коня, «не», \
             «ближайшее(», «вперёд(» или скобку «(».\n  ближайшее(ладья или\n                     ^\n",
        ),
        (
            "en",
            "",
            "Error: The formula, character 1: No formula is written. Write rook, bishop, queen, king, knight, not, \
             nearest(, forward( or a parenthesis (.\n",
        ),
        (
            "en",
            "rook\u{202e}",
            "Error: The formula, character 5: The sign “?” (U+202E) has no place in a formula. Take it away: a \
             formula has words and parentheses only.\n",
        ),
    ] {
        let ran = reach_in(lang, &["empty", "d4", "--formula", formula]);
        assert_eq!(ran, Ran { status: 1, out: String::new(), err: said.to_owned() });
    }
    let deep = format!("{}rook{}", "(".repeat(500), ")".repeat(500));
    let Ran { status, err, .. } = reach_in("en", &["empty", "d4", "--formula", &deep]);
    assert_eq!(status, 1);
    assert!(err.contains("too deep inside each other") && err.lines().count() == 1, "{err}");
    let Ran { status, err, .. } = reach_in("en", &[KNIGHT, "d4", "--why", "k9"]);
    assert_eq!((status, err.starts_with("Error: “k9” is not a square. ")), (1, true), "{err}");
}

/// Positions of a play-out whose moves are chosen by a fixed rule.
fn playout(plies: usize) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    while let (Some(last), true) = (positions.last().copied(), positions.len() < plies) {
        let mut moves = last.legal_moves();
        moves.sort();
        let Some(&one) = moves.get(positions.len() * 7919 % moves.len().max(1)) else { break };
        positions.push(last.play_unchecked(one));
    }
    positions
}

#[test]
fn the_squares_are_those_whose_reason_says_so_at_every_level() {
    let asked: Vec<(Position, Square)> = playout(40)
        .into_iter()
        .flat_map(|position| position.occupied().into_iter().map(move |square| (position, square)))
        .collect();
    let input: String = asked.iter().map(|(position, square)| format!("{position};{square}\n")).collect();
    for (name, level) in [("formula", Level::Formula), ("reach", Level::Reach), ("legal", Level::Legal)] {
        let ran = run(["reach", "--batch", "--json", "--why", "all", "--rules", name], input.clone());
        assert_eq!((ran.status, ran.out.lines().count()), (0, asked.len()));
        for ((position, from), line) in asked.iter().zip(ran.out.lines()) {
            let answer: Value = serde_json::from_str(line).unwrap();
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            let squares: Vec<String> = answer["squares"].as_array().unwrap().iter().map(text).collect();
            let why = answer["why"].as_array().unwrap();
            assert_eq!(why.len(), 64);
            let reached = why.iter().filter(|why| why["reached"] == true).map(|why| text(&why["square"]));
            assert_eq!(reached.collect::<Vec<_>>(), squares, "{position} {from} {name}");
            let position = Fen::parse(&position.to_string()).unwrap().for_piece_on(*from);
            let expected: SquareSet = reach(&position, *from, level, Area::FULL).all();
            assert_eq!(squares.join(" "), expected.to_string());
            for why in why {
                assert!(!text(&why["text"]).is_empty() && !text(&why["fact"]).is_empty());
                assert!(why["by"].as_array().unwrap().iter().all(|by| text(by).parse::<Square>().is_ok()));
            }
        }
    }
}
