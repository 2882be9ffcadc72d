//! `practice`: codes, kinds and numbers in, puzzles out; as JSON and as lines.

mod cli_support;

use std::collections::BTreeSet;

use chess_codex::rules::{Area, Fen, Level, Square, SquareSet, reach};
use cli_support::{Ran, run};
use serde_json::Value;

fn ran(line: &str) -> Ran {
    run(line.split_whitespace(), "")
}

fn json(line: &str) -> Vec<Value> {
    let ran = ran(line);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{line}");
    ran.out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn squares(value: &Value) -> Vec<String> {
    let squares = value.as_array().expect("it is a list");
    squares.iter().map(|square| square.as_str().expect("a square").to_owned()).collect()
}

#[test]
fn the_same_code_prints_the_same_puzzles() {
    let one = ran("practice knight --seed 4217 --json");
    for line in [
        "practice knight-4217 --json",
        "practice KNIGHT 4217 --json --lang ru",
        "practice конь --seed 4217 --json --kind find --rules legal",
        "practice лтшпре-4217 --json --count 10",
    ] {
        assert_eq!(ran(line), one, "{line}");
    }
    assert_eq!((one.status, one.out.lines().count()), (0, 10));
    assert!(ran("practice knight --seed 4217 --json --count 3").out.lines().eq(one.out.lines().take(3)));
}

#[test]
fn without_a_seed_one_is_drawn_and_told() {
    let codes: BTreeSet<String> = (0..4)
        .map(|_| json("practice rook --json --count 1")[0]["code"].as_str().unwrap_or_default().to_owned())
        .collect();
    assert!(codes.len() > 1, "{codes:?}");
    for code in codes {
        let number = code.strip_prefix("rook-").and_then(|seed| seed.parse::<u32>().ok());
        assert!(number.is_some_and(|seed| (1000..=9999).contains(&seed)), "{code}");
        assert_eq!(json(&format!("practice {code} --json --count 1"))[0]["code"], code.as_str());
    }
    assert!(!json("practice --json --count 1").is_empty());
}

#[test]
fn the_keys_and_the_answer_are_what_they_promise() {
    let all: Vec<Value> = ["formula", "reach", "legal"]
        .iter()
        .flat_map(|rules| json(&format!("practice queen --seed 7 --rules {rules} --json --count 20")))
        .collect();
    for puzzle in all {
        let text = puzzle.to_string();
        let fen = puzzle["fen"].as_str().expect("a FEN");
        assert_eq!(fen.split_whitespace().count(), 6, "{text}");
        let position = Fen::parse(fen).expect("it can be read").position;
        let piece: Square = puzzle["piece"].as_str().and_then(|square| square.parse().ok()).expect("a square");
        let level = match puzzle["rules"].as_str() {
            Some("formula") => Level::Formula,
            Some("reach") => Level::Reach,
            _ => Level::Legal,
        };
        let area: Area = puzzle["area"].as_str().map_or(Area::FULL, |area| area.parse().expect("an area"));
        let answer = squares(&puzzle["answer"]);
        let expected: SquareSet = reach(&position, piece, level, area).all();
        assert_eq!(answer.join(" "), expected.to_string(), "{text}");
        assert_eq!(puzzle["kind"], "find");
    }
    let first = ran("practice queen-7 --json --count 1").out;
    assert!(first.starts_with("{\"kind\":\"find\",\"fen\":\""), "{first}");
    let keys = ["\"kind\":", "\"fen\":", "\"piece\":", "\"rules\":", "\"answer\":"].map(|key| first.find(key));
    assert!(keys.is_sorted() && keys[0].is_some(), "{first}");
}

#[test]
fn every_kind_prints_what_it_needs() {
    for (line, keys) in [
        ("practice knight --kind odd-one-out --seed 1", "shown"),
        ("practice knight --kind centre --seed 1", "shown"),
        ("practice knight --kind common --seed 1", "pieces"),
        ("practice knight --kind third --seed 1", "formula"),
        ("practice king --kind build --seed 1", "stages"),
        ("practice king --kind formula --seed 1", "formula"),
        ("practice rook --kind way --seed 1", "goal least only moves terms"),
        ("practice rook --kind captures --seed 1", "goal least only moves terms"),
        ("practice castling --kind judge --seed 1", "move allowed reason"),
        ("practice en-passant --kind judge --seed 1", "move allowed reason"),
    ] {
        for puzzle in json(&format!("{line} --json --count 4")) {
            for key in keys.split(' ') {
                assert!(!puzzle[key].is_null(), "{line}: {puzzle}");
            }
            assert!(!squares(&puzzle["answer"]).is_empty(), "{line}: {puzzle}");
        }
    }
    assert!(json("practice knight-centre-1 --json")[0]["piece"].is_null());
}

#[test]
fn puzzles_are_played_as_lines() {
    let played = run(["practice", "knight-4217", "--plain", "--count", "1"], "b3\n");
    assert_eq!(played.status, 0);
    assert!(played.out.starts_with("These puzzles have the code knight-4217."), "{}", played.out);
    assert!(played.out.contains("Practice: knight-4217") && played.out.contains("3 stars"), "{}", played.out);
    let russian = run(["practice", "конь-4217", "--plain", "--lang", "ru", "--count", "2"], "q\n");
    assert!(russian.out.contains("Тренировка: knight-4217") && russian.out.contains("Шаг 1 из 2"), "{}", russian.out);
}

#[test]
fn a_mix_has_a_code_and_so_has_each_of_its_puzzles() {
    let mix = json("practice mix-4217 --json");
    assert_eq!(mix, json("practice СМЕСЬ 4217 --json --lang ru"));
    assert_eq!(mix, json("practice mix --seed 4217 --json"));
    assert_eq!(mix.len(), 10);
    for puzzle in &mix {
        let number = puzzle["number"].as_u64().expect("a number") as usize;
        let code = puzzle["code"].as_str().expect("a code");
        let alone = json(&format!("practice {code} --json --count {}", number + 1));
        assert_eq!(alone.get(number), Some(puzzle), "{code}");
    }
    let played = run(["practice", "mix-4217", "--plain", "--count", "1"], "q\n");
    let code = mix[0]["code"].as_str().expect("a code");
    assert!(played.out.starts_with("These puzzles have the code mix-4217."), "{}", played.out);
    assert!(played.out.contains(&format!("The code of this puzzle: {code}")), "{}", played.out);
}

#[test]
fn what_is_wrong_is_told_and_what_is_possible() {
    for (line, status, begins) in [
        ("practice knight-4217", 2, "Puzzles need a terminal, and this is none. As lines of text"),
        ("--lang ru practice knight-4217", 2, "Задачам нужен терминал, а здесь его нет."),
        ("practice unicorn --json", 1, "unicorn is not what puzzles are about. Possible: rook, bishop"),
        ("practice rook-jump-7 --json", 1, "jump says nothing in a code of puzzles."),
        ("practice rook-7-8 --json", 1, "7 does not belong there"),
        ("practice rook-1-8-9 --json", 1, "9 stands twice in the code"),
        (
            "practice rook --kind odd --json",
            1,
            "There are no puzzles of the kind odd about rook. Kinds that there are: find",
        ),
        (
            "practice castling --rules reach --json",
            1,
            "Puzzles of the kind find about castling are not asked with --rules reach",
        ),
        ("practice pawn-formula-5-7 --json", 1, "Of these puzzles there is no grade 5. There are 1 to 1."),
        ("practice rook --kind jump --json", 2, "jump is not possible for --kind. Possible: find, build"),
        ("practice rook --seed x --json", 2, "x is not possible for --seed. Possible: 0–999999999"),
        ("practice rook --count 0 --json", 2, "0 is not possible for --count."),
        ("practice rook --plain --json", 2, "With --plain there is no place for --json."),
        ("practice knight- --json", 1, "knight- has a hyphen too many: a code is written like knight-4217."),
        ("--lang ru practice конь--7 --json", 1, "В коде конь--7 лишняя чёрточка"),
        ("practice knight- … --json", 1, "… says nothing in a code of puzzles."),
        ("practice mix-rook-7 --json", 1, "rook says nothing in a code of puzzles."),
        ("practice mix-7 --kind judge --json", 2, "A mix has puzzles of every kind: leave out --kind."),
        ("--lang ru practice mix --rules reach --json", 2, "Смесь (mix) — задачи всех видов сразу, --rules с ней"),
        (
            "--lang ru practice единорог --json",
            1,
            "Задач на тему единорог нет. Есть: ладья, слон, ферзь, король, конь, пешка, рокировка, взятие-на-проходе, превращение и смесь.",
        ),
        ("--lang ru practice ладья --kind odd --json", 1, "Задач вида лишнее на тему ладья нет. Есть виды: найди,"),
        ("--lang ru practice ладья --kind прыжок --json", 2, "Для --kind не годится прыжок. Можно: найди, построй,"),
        (
            "--lang ru practice ладья-прыжок-7 --json",
            1,
            "Слово прыжок в коде задач ничего не значит. После первого слова бывает: найди,",
        ),
    ] {
        let ran = ran(line);
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{line}");
        assert!(ran.err.starts_with(begins), "{line}: {}", ran.err);
    }
}
