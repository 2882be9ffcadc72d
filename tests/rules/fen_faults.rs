//! Every fault of a FEN, with its field and its place.

use chess_codex::rules::{Color, Fen, FenErrorKind as Kind, FenField as Field, Piece, Role, Square, Wing};

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap()
}

/// Field, fault, and the text at its place.
fn fault(text: &str) -> (Field, Kind, &str) {
    let error = Fen::parse(text).unwrap_err();
    assert!(error.to_string().starts_with(&error.field.to_string()), "{error}");
    (error.field, error.kind, text.get(error.at).expect("whole letters inside the text"))
}

#[test]
fn the_board() {
    for (text, kind, place) in [
        ("", Kind::Empty, ""),
        ("  \t", Kind::Empty, "  \t"),
        ("8/8/8/3К4/8/8/8/8", Kind::UnknownPiece { letter: '\u{041A}', looks_like: Some('K') }, "К"),
        ("8/8/8/3р4/8/8/8/8", Kind::UnknownPiece { letter: '\u{0440}', looks_like: Some('p') }, "р"),
        ("8/8/8/3x4/8/8/8/8", Kind::UnknownPiece { letter: 'x', looks_like: None }, "x"),
        ("8/8/8/3Л4/8/8/8/8", Kind::UnknownPiece { letter: 'Л', looks_like: None }, "Л"),
        ("8/8/8/9/8/8/8/8", Kind::UnknownPiece { letter: '9', looks_like: None }, "9"),
        ("8/8/8/08/8/8/8/8", Kind::UnknownPiece { letter: '0', looks_like: None }, "0"),
        ("8/8/8/3N3/8/8/8/8", Kind::RankSum { rank: 5, squares: 7 }, "3N3"),
        ("8/8/8/8/8/8/8/ppp33N", Kind::RankSum { rank: 1, squares: 10 }, "ppp33N"),
        ("8/8/8//8/8/8/8", Kind::RankSum { rank: 5, squares: 0 }, ""),
        ("8/8/8/8/8/8/8", Kind::RankCount { ranks: 7 }, "8/8/8/8/8/8/8"),
        ("8/8/8/8/8/8/8/8/8", Kind::RankCount { ranks: 9 }, "8/8/8/8/8/8/8/8/8"),
        ("3k4/8/8/8/8/2K5/8/K7", Kind::TwoKings { color: Color::White, first: at("c3"), second: at("a1") }, "K"),
        ("3k4/5k2/8/8/8/8/8/8", Kind::TwoKings { color: Color::Black, first: at("d8"), second: at("f7") }, "k"),
        ("8/8/8/8/8/8/8/7P", Kind::PawnOnEdge { color: Color::White, square: at("h1") }, "P"),
        ("p7/8/8/8/8/8/8/8", Kind::PawnOnEdge { color: Color::Black, square: at("a8") }, "p"),
    ] {
        assert_eq!(fault(text), (Field::Board, kind, place), "{text:?}");
    }
    assert_eq!(Fen::parse("8/8/8/3К4/8/8/8/8").unwrap_err().at, 7..9);
    assert_eq!(Fen::parse("3k4/8/8/8/8/2K5/8/K7").unwrap_err().at, 18..19);
}

#[test]
fn how_many_fields() {
    let board = "8/8/8/8/8/8/8/8";
    for (text, field, kind) in [
        (format!("{board} w"), Field::Castling, Kind::MissingField),
        (format!("{board} w -"), Field::EnPassant, Kind::MissingField),
        (format!("{board} w - - 0 1 x"), Field::Extra, Kind::ExtraField),
    ] {
        let (found, what, place) = fault(&text);
        assert_eq!((found, what), (field, kind), "{text}");
        assert_eq!(place, if field == Field::Extra { "x" } else { "" });
    }
    for text in
        [board.to_owned(), format!("{board} b - -"), format!("{board} b - - 5"), format!(" {board}  b\t- - 5   7 ")]
    {
        assert!(Fen::parse(&text).is_ok(), "{text}");
    }
}

#[test]
fn the_side() {
    for text in ["8/8/8/8/8/8/8/8 W - - 0 1", "8/8/8/8/8/8/8/8 white - - 0 1", "8/8/8/8/8/8/8/8 б - - 0 1"] {
        let written = text.split(' ').nth(1).unwrap();
        assert_eq!(fault(text), (Field::Side, Kind::UnknownSide { text: written.into() }, written));
    }
}

#[test]
fn castling() {
    let board = "r3k2r/8/8/8/8/8/8/R3K3";
    let [white, black] = Color::ALL;
    for (rights, kind, place) in [
        ("K", Kind::CastlingWithoutRook { color: white, wing: Wing::King, home: at("h1") }, "K"),
        ("qQkk", Kind::CastlingTwice { letter: 'k' }, "k"),
        ("kx", Kind::UnknownCastling { letter: 'x', looks_like: None }, "x"),
        ("kQК", Kind::UnknownCastling { letter: 'К', looks_like: Some('K') }, "К"),
        ("k-", Kind::UnknownCastling { letter: '-', looks_like: None }, "-"),
        ("HA", Kind::UnknownCastling { letter: 'H', looks_like: None }, "H"),
    ] {
        let text = format!("{board} w {rights} - 0 1");
        assert_eq!(fault(&text), (Field::Castling, kind, place), "{rights}");
    }
    let kind = Kind::CastlingWithoutKing { color: black, wing: Wing::Queen, home: at("e8") };
    assert_eq!(fault("r2k3r/8/8/8/8/8/8/8 w q - 0 1"), (Field::Castling, kind, "q"));
    // A rook of the partner at home is none.
    let kind = Kind::CastlingWithoutRook { color: white, wing: Wing::Queen, home: at("a1") };
    assert_eq!(fault("4k3/8/8/8/8/8/8/r3K3 b Q - 0 1"), (Field::Castling, kind, "Q"));
    let any_order = Fen::parse("r3k2r/8/8/8/8/8/8/R3K2R w qQkK - 0 1").unwrap();
    assert_eq!(any_order.position.to_string(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

#[test]
fn en_passant() {
    let [white, black] = Color::ALL;
    for (text, kind) in [
        ("8/8/8/3pP3/8/8/8/8 w - d9 0 1", Kind::NotASquare { text: "d9".into() }),
        ("8/8/8/3pP3/8/8/8/8 w - dd6 0 1", Kind::NotASquare { text: "dd6".into() }),
        ("8/8/8/3pP3/8/8/8/8 w - а6 0 1", Kind::NotASquare { text: "а6".into() }),
        ("8/8/8/3pP3/8/8/8/8 w - d3 0 1", Kind::EnPassantRank { square: at("d3"), side: white, rank: 6 }),
        ("8/8/8/3pP3/8/8/8/8 b - d6 0 1", Kind::EnPassantRank { square: at("d6"), side: black, rank: 3 }),
        ("8/8/8/3pP3/8/8/8/8 w - d8 0 1", Kind::EnPassantRank { square: at("d8"), side: white, rank: 6 }),
        ("8/8/3n4/3pP3/8/8/8/8 w - d6 0 1", Kind::EnPassantOccupied { square: at("d6"), piece: piece('n') }),
        (
            "8/3B4/8/3pP3/8/8/8/8 w - d6 0 1",
            Kind::EnPassantOrigin { square: at("d6"), origin: at("d7"), piece: piece('B') },
        ),
        ("8/8/8/4P3/8/8/8/8 w - d6 0 1", Kind::EnPassantWithoutPawn { square: at("d6"), pawn: at("d5"), color: black }),
        (
            "8/8/8/3PP3/8/8/8/8 w - d6 0 1",
            Kind::EnPassantWithoutPawn { square: at("d6"), pawn: at("d5"), color: black },
        ),
        ("8/8/8/8/3n4/8/8/8 b - d3 0 1", Kind::EnPassantWithoutPawn { square: at("d3"), pawn: at("d4"), color: white }),
    ] {
        let place = text.split(' ').nth(3).unwrap();
        assert_eq!(fault(text), (Field::EnPassant, kind, place), "{text}");
    }
}

#[test]
fn an_en_passant_square_stays_though_no_pawn_can_take() {
    for text in ["8/8/8/8/3P4/8/8/8 b - d3 0 1", "4k3/8/8/8/3P4/8/8/4K3 b - d3 0 7"] {
        assert_eq!(Fen::parse(text).unwrap().position.to_string(), text);
    }
}

#[test]
fn numbers() {
    let board = "8/8/8/8/8/8/8/8 w - -";
    for (numbers, field, kind, place) in [
        ("x 1", Field::Halfmove, Kind::NotANumber { text: "x".into() }, "x"),
        ("-1 1", Field::Halfmove, Kind::NotANumber { text: "-1".into() }, "-1"),
        ("+1 1", Field::Halfmove, Kind::NotANumber { text: "+1".into() }, "+1"),
        ("1.5 1", Field::Halfmove, Kind::NotANumber { text: "1.5".into() }, "1.5"),
        ("70000 1", Field::Halfmove, Kind::NumberTooLarge { most: 65535 }, "70000"),
        ("0 0", Field::Fullmove, Kind::NumberTooSmall { least: 1 }, "0"),
        ("0 one", Field::Fullmove, Kind::NotANumber { text: "one".into() }, "one"),
        ("0 99999999999999999999", Field::Fullmove, Kind::NumberTooLarge { most: 65535 }, "99999999999999999999"),
    ] {
        let text = format!("{board} {numbers}");
        assert_eq!(fault(&text), (field, kind, place), "{numbers}");
    }
}

#[test]
fn the_side_not_to_move_in_check() {
    let king = |color, king: &str, attacker: &str, letter| Kind::PartnerInCheck {
        color,
        king: at(king),
        attacker: at(attacker),
        piece: piece(letter),
    };
    for (text, kind) in [
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", king(Color::Black, "e8", "e2", 'R')),
        ("4k3/8/8/8/8/3n4/8/4K3 b - - 0 1", king(Color::White, "e1", "d3", 'n')),
        ("8/8/8/8/8/3k4/3K4/8 w - - 0 1", king(Color::Black, "d3", "d2", 'K')),
        ("8/8/4k3/3P4/8/8/8/8 w - - 0 1", king(Color::Black, "e6", "d5", 'P')),
    ] {
        let side = text.split(' ').nth(1).unwrap();
        assert_eq!(fault(text), (Field::Side, kind, side), "{text}");
    }
    // With the board alone no side was named, so that none is at fault.
    assert!(Fen::parse("4k3/8/8/8/8/8/4R3/4K3").is_ok());
    assert!(Fen::parse("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").is_ok());
}

#[test]
fn the_board_alone_is_whose_piece_is_asked_about() {
    let fen = Fen::parse("8/8/2n5/8/8/5N2/8/8").unwrap();
    assert!(!fen.side_given);
    assert_eq!(fen.position.side_to_move(), Color::White);
    assert_eq!(fen.for_piece_on(at("c6")).side_to_move(), Color::Black);
    assert_eq!(fen.for_piece_on(at("f3")).side_to_move(), Color::White);
    assert_eq!(fen.for_piece_on(at("a1")).side_to_move(), Color::White);
    let given = Fen::parse("8/8/2n5/8/8/5N2/8/8 w - - 0 1").unwrap();
    assert_eq!(given.for_piece_on(at("c6")).side_to_move(), Color::White);
}

#[test]
fn digits_in_a_row_are_read() {
    let fen = Fen::parse("44/8/11N41/8/8/8/8/8").unwrap();
    assert_eq!(fen.position.piece_at(at("c6")), Some(Piece { color: Color::White, role: Role::Knight }));
}

#[test]
fn the_english_sentences_name_field_and_cause() {
    for (text, sentence) in [
        ("8/8/8/3К4/8/8/8/8", "board: 'К' (U+041A) means no piece; it only looks like the Latin K"),
        ("8/8/8/3x4/8/8/8/8", "board: 'x' (U+0078) means no piece"),
        ("3k4/8/8/8/8/2K5/8/K7", "board: White has two kings, on c3 and a1"),
        ("8/8/8/8/8/8/8/8 w KQ", "en passant: this field is missing: write the board alone, or at least four fields"),
        ("8/8/8/8/8/8/8/8 w x - 0 1", "castling: 'x' (U+0078) means no castling"),
        ("8/8/8/8/8/8/8/8 w k - 0 1", "castling: Black may castle only with its king on e8"),
        ("8/8/8/4P3/8/8/8/8 w - d6 0 1", "en passant: no pawn has just stepped over d6: Black has none on d5"),
        ("8/8/8/8/8/8/8/8 w - - 0 0", "move number: the number starts from 1"),
        ("8/8/8/8/8/8/8/8 w - - -1 1", "halfmove clock: \"-1\" is no whole number"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2", "end: a FEN ends after its sixth field"),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "side to move: Black is not to move, but its king on e8 is attacked by R on e2",
        ),
    ] {
        assert_eq!(Fen::parse(text).unwrap_err().to_string(), sentence);
    }
}
