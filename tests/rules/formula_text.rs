//! Formulas as text: words of two languages, fewest parentheses, and faults with their places.

use chess_codex::rules::{Expected, Formula, FormulaError, FormulaErrorKind, FormulaWords};

fn fault(text: &str) -> (FormulaErrorKind, &str) {
    let FormulaError { at, kind } = Formula::parse(text).unwrap_err();
    (kind, text.get(at).expect("whole letters"))
}

fn printed(text: &str, words: FormulaWords) -> String {
    Formula::parse(text).unwrap().words(words).to_string()
}

#[test]
fn both_languages_and_any_mix_read_the_same() {
    let english = Formula::parse("nearest(not (rook or bishop))").unwrap();
    for text in [
        "ближайшее(не (ладья или слон))",
        "Ближайшее ( НЕ (Ладья or BISHOP) )",
        "  nearest(не(rook или слон))\n",
        "NEAREST((not ((rook) or bishop)))",
    ] {
        assert_eq!(Formula::parse(text), Ok(english), "{text}");
    }
    assert_eq!(Formula::parse("вперёд(ферзь и король)"), Formula::parse("forward(queen and king)"));
    assert_eq!(Formula::parse("вперед(конь)"), Formula::parse("Вперёд(knight)"));
}

#[test]
fn it_prints_with_the_fewest_parentheses() {
    for (text, english, russian) in [
        ("(((rook)))", "rook", "ладья"),
        ("rook or (bishop and king)", "rook or bishop and king", "ладья или слон и король"),
        ("(rook or bishop) and king", "(rook or bishop) and king", "(ладья или слон) и король"),
        ("(rook or bishop) or king", "rook or bishop or king", "ладья или слон или король"),
        ("rook or (bishop or king)", "rook or (bishop or king)", "ладья или (слон или король)"),
        ("(not rook) and queen", "not rook and queen", "не ладья и ферзь"),
        ("not (rook and queen)", "not (rook and queen)", "не (ладья и ферзь)"),
        ("not not (knight)", "not not knight", "не не конь"),
        ("nearest((forward((rook))))", "nearest(forward(rook))", "ближайшее(вперёд(ладья))"),
        ("not (nearest(rook))", "not nearest(rook)", "не ближайшее(ладья)"),
    ] {
        assert_eq!(printed(text, FormulaWords::English), english);
        assert_eq!(printed(text, FormulaWords::Russian), russian);
    }
}

#[test]
fn faults_point_at_the_place_and_say_what_was_expected() {
    use Expected::{Opening, Operand, OperatorOrClosing, OperatorOrEnd};
    let unexpected = |expected, found: &str| FormulaErrorKind::Unexpected {
        expected,
        found: (!found.is_empty()).then(|| found.to_owned()),
    };
    for (text, kind, place) in [
        ("", FormulaErrorKind::Empty, ""),
        ("  ", FormulaErrorKind::Empty, "  "),
        ("rook or бишоп", FormulaErrorKind::UnknownWord("бишоп".into()), "бишоп"),
        ("ладья | слон", FormulaErrorKind::UnknownSign('|'), "|"),
        ("rook2", FormulaErrorKind::UnknownWord("rook2".into()), "rook2"),
        ("rook bishop", unexpected(OperatorOrEnd, "bishop"), "bishop"),
        ("rook )", unexpected(OperatorOrEnd, ")"), ")"),
        ("rook or", unexpected(Operand, ""), ""),
        ("или слон", unexpected(Operand, "или"), "или"),
        ("not", unexpected(Operand, ""), ""),
        ("()", unexpected(Operand, ")"), ")"),
        ("nearest rook", unexpected(Opening, "rook"), "rook"),
        ("вперёд", unexpected(Opening, ""), ""),
        ("nearest(ладья", unexpected(OperatorOrClosing, ""), ""),
        ("(rook and bishop king", unexpected(OperatorOrClosing, "king"), "king"),
    ] {
        assert_eq!(fault(text), (kind, place), "{text:?}");
        assert!(!Formula::parse(text).unwrap_err().to_string().is_empty());
    }
}

#[test]
fn where_something_is_missing_the_place_is_the_end() {
    assert_eq!(Formula::parse("ладья или").unwrap_err().at, 17..17);
}

#[test]
fn nesting_and_size_are_bounded() {
    let deep = format!("{}rook{}", "(".repeat(1000), ")".repeat(1000));
    assert_eq!(Formula::parse(&deep).unwrap_err().kind, FormulaErrorKind::TooDeep);
    assert_eq!(Formula::parse(&deep).unwrap_err().at, Formula::MAX_DEPTH..Formula::MAX_DEPTH + 1);
    let long = vec!["rook"; 1000].join(" or ");
    assert_eq!(fault(&long), (FormulaErrorKind::TooLong, "or"));
    assert_eq!(Formula::parse(&"not ".repeat(100_000)).unwrap_err().kind, FormulaErrorKind::TooDeep);
}
