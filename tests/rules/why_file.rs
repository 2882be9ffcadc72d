//! The hand-made positions of `tests/data/reasons.toml`: each reason has one, and is what the core says there.

use std::collections::BTreeSet;

use chess_codex::rules::{
    Area, Fen, Formula, Level, Only, PieceOn, Reason, Square, SquareSet, Why, formula_reasons, reasons, why_formula,
    why_move, why_only,
};

struct Case(toml::Table);

impl Case {
    fn all() -> Vec<Self> {
        let file: toml::Table = include_str!("../data/reasons.toml").parse().unwrap();
        file["reason"].as_array().unwrap().iter().map(|case| Self(case.as_table().unwrap().clone())).collect()
    }

    fn text(&self, key: &str) -> &str {
        self.0.get(key).map_or("", |value| value.as_str().unwrap())
    }

    fn square(&self, key: &str) -> Square {
        self.text(key).parse().unwrap()
    }

    fn level(&self) -> Level {
        match self.text("level") {
            "formula" => Level::Formula,
            "reach" => Level::Reach,
            "legal" => Level::Legal,
            other => panic!("{other}"),
        }
    }

    fn area(&self) -> Area {
        if self.text("area").is_empty() { Area::FULL } else { self.text("area").parse().unwrap() }
    }

    fn only(&self) -> Option<Only> {
        match self.text("only") {
            "" => None,
            "moves" => Some(Only::Moves),
            "captures" => Some(Only::Captures),
            other => panic!("{other}"),
        }
    }

    fn answers(&self) -> (Why, Vec<Why>) {
        let (from, to) = (self.square("from"), self.square("to"));
        let position = Fen::parse(self.text("fen")).unwrap().for_piece_on(from);
        if !self.text("formula").is_empty() {
            let formula = Formula::parse(self.text("formula")).unwrap();
            let all = formula_reasons(&position, from, to, &formula, self.area());
            return (why_formula(&position, from, to, &formula, self.area()), all);
        }
        let all = reasons(&position, from, to, self.level(), self.area(), self.only());
        match self.text("ask") {
            "move" => (why_move(&position, from, to), vec![why_move(&position, from, to)]),
            _ => (why_only(&position, from, to, self.level(), self.area(), self.only()), all),
        }
    }
}

fn names(pieces: &[PieceOn]) -> String {
    pieces.iter().map(|on| format!("{}{}", on.piece, on.square)).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_hand_made_position_has_its_reason_and_proof() {
    for case in Case::all() {
        let (first, all) = case.answers();
        let what = format!("{} {} {} {}", case.text("fen"), case.text("from"), case.text("to"), case.text("level"));
        assert_eq!(first.id(), case.text("id"), "{what}");
        assert_eq!(all.first(), Some(&first), "{what}");
        assert_eq!(names(&first.reason.by()), case.text("by"), "{what}");
        let evidence = first.evidence();
        assert_eq!(evidence.pieces, first.reason.by(), "{what}");
        let squares: SquareSet =
            case.text("squares").split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect();
        assert_eq!(evidence.squares, squares, "{what}");
        let lines: Vec<String> = evidence.lines.iter().map(|(from, to)| format!("{from}-{to}")).collect();
        assert_eq!(lines.join(" "), case.text("lines"), "{what}");
    }
}

#[test]
fn every_reason_has_a_hand_made_position() {
    let cases = Case::all();
    let made: BTreeSet<&str> = cases.iter().map(|case| case.text("id")).collect();
    let all: BTreeSet<&str> = Reason::IDS.iter().copied().collect();
    assert_eq!(all.len(), Reason::IDS.len(), "ids are different");
    assert_eq!(made, all);
    let black = cases.iter().filter(|case| {
        let fen = Fen::parse(case.text("fen")).unwrap();
        fen.position.piece_at(case.square("from")).is_some_and(|piece| piece.letter().is_lowercase())
    });
    assert!(black.count() * 10 >= cases.len() * 3, "Black's pieces are asked about, too");
}

#[test]
fn every_reason_rests_on_a_row_of_the_codex() {
    let rows = "P4.1 P5.1 P5.2 P5.3 P6.R P6.B P6.N P6.Q P6.K P6.P P6.C1 P6.C2 P6.C3 P6.D P6.E P6.T S6.K S6.A4 X.1 X.2";
    for case in Case::all() {
        let (first, _) = case.answers();
        assert!(rows.split(' ').any(|row| row == first.fact()), "{}: {}", first.id(), first.fact());
    }
}

#[test]
fn the_rest_comes_on_demand_geometry_first_then_the_way_then_the_king() {
    let ids = |fen: &str, from: &str, to: &str| {
        let position = Fen::parse(fen).unwrap().position;
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        reasons(&position, from, to, Level::Legal, Area::FULL, None).iter().map(Why::id).collect::<Vec<_>>().join(" ")
    };
    // Pinned, in check, and blocked as well.
    let fen = "3rk3/8/8/8/7b/8/3R2P1/3K4 w - - 0 1";
    assert_eq!(ids(fen, "d2", "g2"), "own-piece");
    assert_eq!(ids(fen, "d2", "h2"), "blocked-by-own pinned");
    let fen = "4k3/8/8/8/1b5q/8/3R4/r3K3 w - - 0 1";
    assert_eq!(ids(fen, "d2", "d5"), "two-checks pinned");
    assert_eq!(ids(fen, "d2", "d1"), "two-checks pinned");
    let fen = "4k3/8/8/8/1b6/8/3R4/r3K3 w - - 0 1";
    assert_eq!(ids(fen, "d2", "d5"), "leaves-check pinned");
    assert_eq!(ids(fen, "d2", "d1"), "pinned");
    assert_eq!(ids(fen, "d2", "c2"), "leaves-check pinned");
    assert_eq!(ids("8/8/8/8/8/8/8/3N4", "d1", "d2"), "knight-first-ring knight-on-rook-line");
    assert_eq!(ids("8/4k3/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6"), "en-passant-not-now pawn-nothing-to-take");
    assert_eq!(ids("8/8/8/8/8/8/8/8", "d1", "d2"), "no-piece");
    assert_eq!(ids("2n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7", "c8"), "promotion pawn-takes");
    assert_eq!(ids("2n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7", "b8"), "promotion pawn-step");
    let castle = "4k3/8/8/8/4r1r1/8/8/4KB1R w - - 0 1";
    assert_eq!(
        ids(castle, "e1", "g1"),
        "castling-king-moved castling-blocked castling-in-check castling-into-attack king-too-far"
    );
    assert_eq!(ids("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "c1"), "king-too-far castling-rook-moved");
}

#[test]
fn a_move_out_of_turn_is_told_from_one_in_turn() {
    let position = Fen::parse("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1").unwrap().position;
    let ask = |from: &str, to: &str| why_move(&position, from.parse().unwrap(), to.parse().unwrap()).id();
    assert_eq!(ask("d4", "f5"), "knight-nearest");
    assert_eq!(ask("e8", "e7"), "not-its-turn");
    assert_eq!(ask("a1", "a2"), "no-piece");
}
