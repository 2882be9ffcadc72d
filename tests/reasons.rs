//! Golden sentences: what is said, in each language, about the hand-made positions of `tests/data/reasons.toml`.

#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use std::collections::BTreeSet;
use std::fmt::Write as _;

use chess_codex::i18n::{Lang, Messages};
use chess_codex::rules::{Area, Color, Fen, Formula, Level, Only, Piece, Position, Reason, Role, Square, Why};
use chess_codex::rules::{why_formula, why_move, why_only};
use chess_codex::wording::Words;

fn text<'a>(case: &'a toml::Table, key: &str) -> &'a str {
    case.get(key).and_then(toml::Value::as_str).unwrap_or("")
}

fn answer(case: &toml::Table) -> Why {
    let [from, to]: [Square; 2] = ["from", "to"].map(|key| text(case, key).parse().unwrap());
    let position = Fen::parse(text(case, "fen")).unwrap().for_piece_on(from);
    let area = text(case, "area").parse().unwrap_or(Area::FULL);
    if let Ok(formula) = Formula::parse(text(case, "formula")) {
        return why_formula(&position, from, to, &formula, area);
    }
    if text(case, "ask") == "move" {
        return why_move(&position, from, to);
    }
    let level = match text(case, "level") {
        "formula" => Level::Formula,
        "reach" => Level::Reach,
        _ => Level::Legal,
    };
    let only = match text(case, "only") {
        "moves" => Some(Only::Moves),
        "captures" => Some(Only::Captures),
        _ => None,
    };
    why_only(&position, from, to, level, area, only)
}

/// A case as a block: its line, then what is said, for preschool in the first line and for school in the second if that
/// is another sentence.
fn block(case: &toml::Table) -> String {
    let why = answer(case);
    let asked = ["id", "fen", "from", "to", "level", "area", "only", "formula", "ask"].map(|key| text(case, key));
    let mut block = asked.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" | ");
    for lang in ["ru", "en"].map(|tag| Lang::parse(tag).unwrap()) {
        let words = Words::interface(lang);
        let said = |edition| [Some(words.reason(&why, edition)), words.reason_more(&why, edition)];
        for (here, school) in said("preschool").into_iter().zip(said("school")) {
            for line in [here.clone(), school.filter(|school| Some(school) != here.as_ref())].into_iter().flatten() {
                write!(block, "\n  {lang}: {line}").unwrap();
            }
        }
    }
    block
}

#[test]
fn the_sentences_are_these() {
    let cases: toml::Table = include_str!("data/reasons.toml").parse().unwrap();
    let cases = cases["reason"].as_array().unwrap();
    let blocks: Vec<String> = cases.iter().map(|case| block(case.as_table().unwrap())).collect();
    let expected: Vec<&str> = include_str!("data/reason_sentences.txt").trim_end().split("\n\n").collect();
    let said = concat!(env!("CARGO_TARGET_TMPDIR"), "/reason_sentences.txt");
    std::fs::write(said, blocks.join("\n\n") + "\n").unwrap();
    for (block, expected) in blocks.iter().zip(&expected) {
        assert_eq!(block, expected, "all that is said stands in {said}");
    }
    assert_eq!(blocks.len(), expected.len(), "all that is said stands in {said}");
    let lines: Vec<&str> = blocks.iter().flat_map(|block| block.lines()).collect();
    assert!(lines.iter().all(|line| !line.contains(": why-")), "a message is missing");
}

/// Every answer about a position, at every level.
fn answers(position: &Position) -> impl Iterator<Item = Why> {
    let questions = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let levels = [Level::Formula, Level::Reach, Level::Legal];
    questions.flat_map(move |(from, to)| {
        levels
            .map(|level| why_only(position, from, to, level, Area::FULL, None))
            .into_iter()
            .chain([why_move(position, from, to)])
    })
}

#[test]
fn whatever_the_position_the_language_has_its_own_sentence() {
    // Rich in pins, checks, castling, promotion and en passant.
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    ];
    let mut ids = BTreeSet::new();
    for fen in fens {
        let position = Fen::parse(fen).unwrap().position;
        for why in answers(&position) {
            ids.insert(why.id());
            for &lang in Lang::all() {
                let words = Words::interface(lang);
                let sentence = words.reason(&why, "preschool");
                let script = sentence.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
                assert_eq!(script, lang.tag() == "ru", "{fen} {why:?}: {sentence}");
                assert!(!sentence.starts_with("why-"), "{fen} {why:?}: {sentence}");
            }
        }
    }
    assert!(ids.len() >= 35, "{ids:?}");
}

#[test]
fn every_reason_has_a_sentence_and_no_sentence_is_idle() {
    let messages = Messages::interface();
    for &lang in Lang::all() {
        for id in Reason::IDS {
            assert!(messages.has(lang, &format!("why-{id}")), "{lang}: why-{id}");
        }
    }
    let sources = chess_codex::i18n::interface_sources(Lang::ENGLISH);
    let source = sources.iter().find(|(name, _)| *name == "reasons.ftl").unwrap().1;
    for (id, _) in chess_codex::i18n::definitions(source) {
        let reason = id.strip_prefix("why-").unwrap();
        assert!(
            ["reaches-king", "own-formula-square", "not-in-own-formula", "own-blocked", "pawn-not-a-move"]
                .contains(&reason)
                || Reason::IDS.contains(&reason),
            "{id}"
        );
    }
}

#[test]
fn no_king_is_told_to_be_taken() {
    let position = Fen::parse("8/8/8/2k5/8/2R5/8/8").unwrap().position;
    let why = why_only(&position, "c3".parse().unwrap(), "c5".parse().unwrap(), Level::Reach, Area::FULL, None);
    assert_eq!(why.reason.by()[0].piece, Piece { color: Color::Black, role: Role::King });
    let words = Words::interface(Lang::parse("ru").unwrap());
    assert_eq!(words.reason(&why, "preschool"), "До c5 ладья достаёт: там стоит чёрный король, и это шах.");
}
