//! Faults of written positions, squares, moves and formulas: each has a cause and a way to mend it, in both languages.

use chess_codex::i18n::Lang;
use chess_codex::rules::{Fen, Formula, Move, Square};
use chess_codex::wording::{FaultText, Words};

fn both(say: impl Fn(Words<'static>) -> FaultText) -> [String; 2] {
    let languages = ["ru", "en"].map(|tag| Lang::parse(tag).unwrap_or(Lang::ENGLISH));
    languages.map(|lang| {
        let FaultText { cause, mend } = say(Words::interface(lang));
        format!("{cause} {mend}")
    })
}

const FEN: &[(&str, &str, &str)] = &[
    (
        "",
        "Позиция не написана. Напишите FEN или хотя бы его начало, доску: 8/8/8/8/3N4/8/8/8.",
        "No position is written. Write a FEN, or at least its beginning, the board: 8/8/8/8/3N4/8/8/8.",
    ),
    (
        "8/8/8/8/8/8/8/8 w",
        "Запись FEN неполная. \
         Напишите одну доску или не меньше четырёх частей: доску, чей ход, рокировки, взятие на проходе.",
        "The FEN is incomplete. Write the board alone or at least four parts: \
         board, side to move, castling, en passant.",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 1 x",
        "После шестой части записи стоит что-то ещё. Уберите лишнее в конце.",
        "Something follows after the sixth part. Take away what is too much at the end.",
    ),
    (
        "8/8/8/8/3X4/8/8/8",
        "«X» (U+0058) не обозначает фигуру. Белые фигуры обозначают K Q R B N P, чёрные — k q r b n p; цифра — столько пустых полей подряд.",
        "“X” (U+0058) means no piece. White’s pieces are K Q R B N P, Black’s are k q r b n p; a digit is so many empty squares.",
    ),
    (
        "8/8/8/8/3К4/8/8/8",
        "«К» (U+041A) только похоже на латинскую K. Переключите раскладку и напишите латинскую K.",
        "“К” (U+041A) only looks like the Latin K. Change the keyboard layout and write the Latin K.",
    ),
    (
        "8/8/8/8/3\u{202E}4/8/8/8",
        "«?» (U+202E) не обозначает фигуру. Белые фигуры обозначают K Q R B N P, чёрные — k q r b n p; цифра — столько пустых полей подряд.",
        "“?” (U+202E) means no piece. White’s pieces are K Q R B N P, Black’s are k q r b n p; a digit is so many empty squares.",
    ),
    (
        "8/8/8/8/8/8/8",
        "Описано 7 горизонталей, а на доске их 8. Опишите все восемь, сверху вниз, через косую черту и без пробелов.",
        "7 ranks are written, and a board has 8. Write all eight, from the top down, with slashes between them and without spaces.",
    ),
    (
        "8/8/8/8/3N5/8/8/8",
        "На горизонтали 4 оказалось 9 полей, а их 8. Поправьте фигуры или число пустых полей на этой горизонтали.",
        "Rank 4 has 9 squares instead of 8. Mend the pieces or the number of empty squares on this rank.",
    ),
    (
        "8/k7/8/8/8/8/8/k7",
        "У чёрных два короля: на a7 и на a1. Оставьте одного короля или ни одного.",
        "Black has two kings, on a7 and on a1. Leave one king or none.",
    ),
    (
        "8/8/8/8/8/8/8/P7",
        "На a1 стоит белая пешка, а на крайних горизонталях пешек не бывает. Переставьте пешку или уберите её.",
        "The white pawn stands on a1, and there are no pawns on the first and last ranks. \
         Move the pawn or take it away.",
    ),
    (
        "8/8/8/8/8/8/8/8 белые - -",
        "«белые» не говорит, чей ход. Напишите w, если ходят белые, или b, если чёрные.",
        "“белые” does not tell whose turn it is. Write w if White is to move, or b if Black is.",
    ),
    (
        "4k2r/8/8/8/8/8/8/4K2R w Kx - 0 1",
        "«x» (U+0078) не обозначает рокировку. \
         Рокировки белых обозначают K и Q, чёрных — k и q; если их нет, пишут -.",
        "“x” (U+0078) means no castling. White’s castlings are K and Q, Black’s k and q; if there are none, write -.",
    ),
    (
        "4k2r/8/8/8/8/8/8/4K2R w KK - 0 1",
        "Рокировка K названа дважды. Оставьте одну букву K.",
        "The castling K is named twice. Leave one letter K.",
    ),
    (
        "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
        "Рокировка K невозможна: на e1 не стоит белый король. Поставьте туда короля или уберите букву K.",
        "The castling K is impossible: no white king stands on e1. Put the king there or take away the letter K.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w q - 0 1",
        "Рокировка q невозможна: на a8 не стоит чёрная ладья. Поставьте туда ладью или уберите букву q.",
        "The castling q is impossible: no black rook stands on a8. Put the rook there or take away the letter q.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
        "«e9» — не поле доски. Напишите поле, через которое перешагнула пешка, например e3, или -.",
        "“e9” is not a square. Write the square that the pawn stepped over, such as e3, or -.",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
        "Ходят белые, поэтому чёрная пешка перешагнула поле на горизонтали 6, а e3 не там. \
         Поправьте поле или чей ход, или напишите -.",
        "White is to move, so Black’s pawn stepped over a square of rank 6, and e3 is not there. \
         Mend the square or the side to move, or write -.",
    ),
    (
        "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
        "Через e3 пешка не перешагивала: там стоит белый конь. Уберите фигуру с e3 или напишите -.",
        "No pawn has stepped over e3: the white knight stands there. Take the piece off e3 or write -.",
    ),
    (
        "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
        "Пешка пришла бы с e2, но там стоит белый конь. Уберите фигуру с e2 или напишите -.",
        "The pawn would have come from e2, but the white knight stands there. Take the piece off e2 or write -.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
        "Через e3 только что никто не перешагнул: на e4 не стоит белая пешка. Поставьте пешку на e4 или напишите -.",
        "Nothing has just stepped over e3: no white pawn stands on e4. Put the pawn on e4 or write -.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - zero 1",
        "«zero» — не целое число. Напишите число цифрами.",
        "“zero” is not a whole number. Write the number in digits.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
        "Это число слишком мало. Напишите 1 или больше.",
        "This number is too small. Write 1 or more.",
    ),
    (
        "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1",
        "Ходят белые, но король чёрных на e8 под ударом: туда бьёт белая ладья с e4. \
         Поправьте, чей ход, или уведите короля из-под удара.",
        "White is to move, but Black’s king on e8 is attacked by the white rook on e4. \
         Change the side to move or bring the king to safety.",
    ),
];

#[test]
fn faults_of_positions() {
    for (text, ru, en) in FEN {
        let fault = Fen::parse(text).unwrap_err();
        assert_eq!(both(|words| words.fen_fault(&fault)), [*ru, *en], "{text}");
        let field = both(|words| FaultText { cause: words.fen_field(fault.field), mend: String::new() });
        assert!(field.iter().all(|name| !name.starts_with("fen-")), "{field:?}");
    }
    let large = Fen::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999").unwrap_err();
    assert!(both(|words| words.fen_fault(&large))[0].starts_with("Это число слишком велико. Напишите "));
}

#[test]
fn faults_of_squares_and_moves() {
    let square = |text: &str| text.parse::<Square>().unwrap_err();
    assert_eq!(
        both(|words| words.square_fault(&square("e9"))),
        [
            "«e9» — не поле доски. Напишите латинскую букву от a до h и цифру от 1 до 8, например e4.",
            "“e9” is not a square. Write a letter from a to h and a digit from 1 to 8, such as e4.",
        ]
    );
    assert_eq!(
        both(|words| words.square_fault(&square("С4")))[0],
        "«С» (U+0421) только похоже на латинскую c. Переключите раскладку и напишите латинскую c."
    );
    let long = "длинный текст, который незачем показывать целиком";
    assert!(both(|words| words.square_fault(&square(long)))[0].starts_with("«длинный текст, который…» — не поле"));
    let fault = "e2-e4".parse::<Move>().unwrap_err();
    assert!(both(|words| words.move_fault(&fault))[1].starts_with("“e2-e4” is not a move. Write two squares"));
}

const FORMULAS: &[(&str, &str, &str)] = &[
    ("", "Формула не написана. Напишите ладью,", "No formula is written. Write rook,"),
    ("rook + bishop", "Знаку «+» (U+002B) в формуле нет места. Уберите", "The sign “+” (U+002B) has no place"),
    ("rook или тура", "Слова «тура» в формулах нет. Есть слова: ладья,", "The word “тура” is none of a formula’s."),
    (
        "rook rook",
        "Здесь не может стоять «rook». Напишите «или», «и» или закончите",
        "“rook” cannot stand here. Write or,",
    ),
    (
        "(rook",
        "Формула обрывается. Напишите «или», «и» или закройте скобку.",
        "The formula breaks off. Write or, and, or",
    ),
    ("nearest rook", "Здесь не может стоять «rook». Поставьте скобку «(».", "“rook” cannot stand here. Open"),
    ("rook or", "Формула обрывается. Напишите ладью,", "The formula breaks off. Write rook,"),
];

#[test]
fn faults_of_formulas() {
    for (text, ru, en) in FORMULAS {
        let fault = Formula::parse(text).unwrap_err();
        let [russian, english] = both(|words| words.formula_fault(&fault));
        assert!(russian.starts_with(ru), "{text}: {russian}");
        assert!(english.starts_with(en), "{text}: {english}");
    }
    let deep = Formula::parse(&("(".repeat(100) + "rook")).unwrap_err();
    assert!(
        both(|words| words.formula_fault(&deep))[0]
            .starts_with("Слова в этой формуле вложены друг в друга слишком глубоко: можно не глубже ")
    );
    let long = Formula::parse(&vec!["rook"; 100].join(" or ")).unwrap_err();
    assert!(
        both(|words| words.formula_fault(&long))[0].starts_with("Формула слишком длинная: в ней больше слов, чем ")
    );
}
