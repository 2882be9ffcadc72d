//! Golden words: names of pieces in every case, counts in every plural, tasks as a learner reads them.

use chess_codex::args;
use chess_codex::i18n::{Lang, Pattern};
use chess_codex::rules::{Area, Color, Fen, Formula, Level, Only, Piece, Position, Role, Square, SquareSet};
use chess_codex::wording::{BuildTask, ChessArgs, FindTask, Words};

fn russian() -> Words<'static> {
    Words::interface(Lang::parse("ru").unwrap_or(Lang::ENGLISH))
}

fn english() -> Words<'static> {
    Words::interface(Lang::ENGLISH)
}

const CASES: [&str; 6] = ["nominative", "genitive", "dative", "accusative", "instrumental", "prepositional"];

/// For each role, white then black, one then many: the six cases in the order of [`CASES`].
const NAMES: [(Role, [&str; 4]); 6] = [
    (
        Role::Pawn,
        [
            "белая пешка, белой пешки, белой пешке, белую пешку, белой пешкой, белой пешке",
            "белые пешки, белых пешек, белым пешкам, белые пешки, белыми пешками, белых пешках",
            "чёрная пешка, чёрной пешки, чёрной пешке, чёрную пешку, чёрной пешкой, чёрной пешке",
            "чёрные пешки, чёрных пешек, чёрным пешкам, чёрные пешки, чёрными пешками, чёрных пешках",
        ],
    ),
    (
        Role::Knight,
        [
            "белый конь, белого коня, белому коню, белого коня, белым конём, белом коне",
            "белые кони, белых коней, белым коням, белых коней, белыми конями, белых конях",
            "чёрный конь, чёрного коня, чёрному коню, чёрного коня, чёрным конём, чёрном коне",
            "чёрные кони, чёрных коней, чёрным коням, чёрных коней, чёрными конями, чёрных конях",
        ],
    ),
    (
        Role::Bishop,
        [
            "белый слон, белого слона, белому слону, белого слона, белым слоном, белом слоне",
            "белые слоны, белых слонов, белым слонам, белых слонов, белыми слонами, белых слонах",
            "чёрный слон, чёрного слона, чёрному слону, чёрного слона, чёрным слоном, чёрном слоне",
            "чёрные слоны, чёрных слонов, чёрным слонам, чёрных слонов, чёрными слонами, чёрных слонах",
        ],
    ),
    (
        Role::Rook,
        [
            "белая ладья, белой ладьи, белой ладье, белую ладью, белой ладьёй, белой ладье",
            "белые ладьи, белых ладей, белым ладьям, белые ладьи, белыми ладьями, белых ладьях",
            "чёрная ладья, чёрной ладьи, чёрной ладье, чёрную ладью, чёрной ладьёй, чёрной ладье",
            "чёрные ладьи, чёрных ладей, чёрным ладьям, чёрные ладьи, чёрными ладьями, чёрных ладьях",
        ],
    ),
    (
        Role::Queen,
        [
            "белый ферзь, белого ферзя, белому ферзю, белого ферзя, белым ферзём, белом ферзе",
            "белые ферзи, белых ферзей, белым ферзям, белых ферзей, белыми ферзями, белых ферзях",
            "чёрный ферзь, чёрного ферзя, чёрному ферзю, чёрного ферзя, чёрным ферзём, чёрном ферзе",
            "чёрные ферзи, чёрных ферзей, чёрным ферзям, чёрных ферзей, чёрными ферзями, чёрных ферзях",
        ],
    ),
    (
        Role::King,
        [
            "белый король, белого короля, белому королю, белого короля, белым королём, белом короле",
            "белые короли, белых королей, белым королям, белых королей, белыми королями, белых королях",
            "чёрный король, чёрного короля, чёрному королю, чёрного короля, чёрным королём, чёрном короле",
            "чёрные короли, чёрных королей, чёрным королям, чёрных королей, чёрными королями, чёрных королях",
        ],
    ),
];

#[test]
fn russian_names_in_every_case() {
    for (role, rows) in NAMES {
        let kinds = [(Color::White, "one"), (Color::White, "many"), (Color::Black, "one"), (Color::Black, "many")];
        for ((color, number), row) in kinds.into_iter().zip(rows) {
            let forms = CASES.map(|case| {
                let text = format!("{{ PIECE($piece, case: \"{case}\", number: \"{number}\") }}");
                let args = args![].piece("piece", Piece { color, role });
                russian().pattern(&Pattern::parse(&text).unwrap(), &args)
            });
            assert_eq!(forms.join(", "), row);
            let bare = CASES.map(|case| {
                let text = format!("{{ PIECE($piece, case: \"{case}\", number: \"{number}\") }}");
                russian().pattern(&Pattern::parse(&text).unwrap(), &args![].role("piece", role))
            });
            for (bare, form) in bare.iter().zip(&forms) {
                assert!(form.ends_with(&format!(" {bare}")), "{form} {bare}");
            }
        }
    }
}

#[test]
fn english_names() {
    let say = |text: &str, color, role| {
        english().pattern(&Pattern::parse(text).unwrap(), &args![].piece("piece", Piece { color, role }))
    };
    assert_eq!(say("the { PIECE($piece, case: \"genitive\") }", Color::White, Role::Knight), "the white knight");
    assert_eq!(
        say("{ PIECE($piece, number: \"many\", capital: \"yes\") }", Color::Black, Role::Bishop),
        "Black bishops"
    );
}

/// Which of three Russian forms a number takes.
fn form(count: i64, forms: [&str; 3]) -> &str {
    match (count % 10, count % 100) {
        (1, rest) if rest != 11 => forms[0],
        (2..=4, rest) if !(12..=14).contains(&rest) => forms[1],
        _ => forms[2],
    }
}

#[test]
fn russian_plurals() {
    let squares = ["поле", "поля", "полей"];
    let tables: [(&str, &str, &str, [&str; 3], &str); 12] = [
        ("squares-count", "count", "", squares, ""),
        ("marked", "count", "Отмечено ", squares, ""),
        ("left-to-find", "count", "Осталось найти ", squares, ""),
        ("found", "count", "Найдено ", squares, ""),
        ("missed", "count", "Пропущено ", squares, ""),
        ("extra", "count", "", ["лишнее поле", "лишних поля", "лишних полей"], ""),
        ("steps-count", "count", "", ["шаг", "шага", "шагов"], ""),
        ("hints", "count", "", ["подсказка", "подсказки", "подсказок"], ""),
        ("stars", "stars", "", ["звезда", "звезды", "звёзд"], ""),
        ("lesson-done", "stars", "Урок пройден: ", ["звезда", "звезды", "звёзд"], "!"),
        ("hint-count", "count", "Подсказка: здесь ", squares, "."),
        ("repeat-wrong", "count", "Повторим ", ["шаг", "шага", "шагов"], ", где что-то не вышло?"),
    ];
    // The forms themselves, checked by hand.
    for (count, word) in
        [(1, "поле"), (2, "поля"), (4, "поля"), (5, "полей"), (11, "полей"), (12, "полей"), (14, "полей")]
    {
        assert_eq!(form(count, squares), word);
    }
    for (count, word) in [(21, "поле"), (22, "поля"), (25, "полей"), (101, "поле"), (111, "полей"), (121, "поле")]
    {
        assert_eq!(form(count, squares), word);
    }
    for count in (0..=25).chain([101, 111, 121]) {
        for (id, variable, before, forms, after) in tables {
            let said = russian().say(id, &args![].with(variable, count));
            if count == 0 && !["squares-count", "steps-count", "hints", "stars"].contains(&id) {
                assert!(!said.contains('0'), "{id}: {said}");
            } else {
                assert_eq!(said, format!("{before}{count} {}{after}", form(count, forms)), "{id}");
            }
        }
    }
}

#[test]
fn english_plurals() {
    for (count, expected) in
        [(0, "All squares are found: press Enter"), (1, "1 square left to find"), (21, "21 squares left to find")]
    {
        assert_eq!(english().say("left-to-find", &args!["count" => count]), expected);
    }
}

/// Board, pieces, level, only, edition, and the two tasks.
type Find = (&'static str, &'static str, Level, Option<Only>, &'static str, &'static str, &'static str);

const FIND: &[Find] = &[
    (
        "8/8/8/8/3N4/8/8/8",
        "d4",
        Level::Formula,
        None,
        "preschool",
        "Ход белых. Найди все поля, куда идёт белый конь с d4.",
        "White to move. Find every square that the white knight goes to from d4.",
    ),
    (
        "8/8/8/1P1r4/8/8/3b4/8",
        "d5",
        Level::Formula,
        None,
        "preschool",
        "Ход чёрных. Представь, что других фигур на доске нет. Найди все поля, куда идёт чёрная ладья с d5.",
        "Black to move. Imagine that no other piece is on the board. \
         Find every square that the black rook goes to from d5.",
    ),
    (
        "8/8/8/8/4P3/8/8/8",
        "e4",
        Level::Formula,
        None,
        "preschool",
        "Ход белых. Найди все поля, куда белая пешка ходит с e4, и все поля, которые она бьёт.",
        "White to move. Find every square that the white pawn moves to from e4, and every square that it captures on.",
    ),
    (
        "8/4p3/8/8/8/8/8/8",
        "e7",
        Level::Formula,
        Some(Only::Moves),
        "preschool",
        "Ход чёрных. Найди все поля, куда чёрная пешка ходит с e7 без взятия. Двойной ход пешки пока не считай.",
        "Black to move. Find every square that the black pawn moves to from e7 without capturing. \
         The pawn’s double step does not count yet.",
    ),
    (
        "8/4p3/8/8/8/8/8/8",
        "e7",
        Level::Formula,
        Some(Only::Captures),
        "preschool",
        "Ход чёрных. Найди все поля, которые бьёт чёрная пешка с e7.",
        "Black to move. Find every square that the black pawn captures on from e7.",
    ),
    (
        "8/8/8/1P1r4/8/8/3b4/8",
        "d5",
        Level::Reach,
        None,
        "preschool",
        "Ход чёрных. Найди все поля, куда может пойти чёрная ладья с d5. Взятия тоже считаются.",
        "Black to move. Find every square that the black rook can go to from d5. Captures count too.",
    ),
    (
        "8/8/8/1P1r4/8/8/3b4/8",
        "d5",
        Level::Reach,
        Some(Only::Captures),
        "school",
        "Ход чёрных. Найди все поля, куда чёрная ладья с d5 может пойти и взять фигуру противника.",
        "Black to move. Find every square that the black rook can go to from d5 and capture one of the opponent’s pieces.",
    ),
    (
        "8/8/8/1P1r4/8/8/3b4/8",
        "d5",
        Level::Reach,
        Some(Only::Moves),
        "preschool",
        "Ход чёрных. Найди все свободные поля, куда может пойти чёрная ладья с d5.",
        "Black to move. Find every free square that the black rook can go to from d5.",
    ),
    (
        "8/8/8/8/8/8/4P3/8",
        "e2",
        Level::Reach,
        None,
        "preschool",
        "Ход белых. Найди все поля, куда может пойти белая пешка с e2. Двойной ход пешки пока не считай.",
        "White to move. Find every square that the white pawn can go to from e2. \
         The pawn’s double step does not count yet.",
    ),
    (
        "8/8/8/8/8/8/4P3/8",
        "e2",
        Level::Legal,
        None,
        "preschool",
        "Ход белых. Найди все поля, куда может пойти белая пешка с e2. Помни обо всех правилах.",
        "White to move. Find every square that the white pawn can go to from e2. Remember all the rules.",
    ),
    (
        "4r2k/8/8/8/8/8/4N3/4K3",
        "e2",
        Level::Reach,
        None,
        "preschool",
        "Ход белых. Найди все поля, куда может пойти белый конь с e2. Взятия тоже считаются. \
         Шах, рокировку и двойной ход пока не считай.",
        "White to move. Find every square that the white knight can go to from e2. Captures count too. \
         Check, castling and the double step do not count yet.",
    ),
    (
        "8/8/5q2/8/3n4/8/8/8",
        "d4 f6",
        Level::Reach,
        None,
        "preschool",
        "Ход чёрных. Найди все поля, куда может пойти хотя бы одна из фигур: чёрный конь на d4 и чёрный ферзь на f6.",
        "Black to move. Find every square that at least one of these can go to: \
         the black knight on d4 and the black queen on f6.",
    ),
];

#[test]
fn find_steps_have_a_default_task() {
    for (board, pieces, level, only, edition, ru, en) in FIND {
        let pieces: Vec<Square> = pieces.split(' ').map(|name| name.parse().unwrap()).collect();
        let position = Fen::parse(board).unwrap().for_piece_on(pieces[0]);
        let task =
            FindTask { position: &position, pieces: &pieces, level: *level, only: *only, area: Area::FULL, edition };
        assert_eq!(russian().find(&task), *ru);
        assert_eq!(english().find(&task), *en);
    }
}

/// Board, piece, formula, whether it is the last stage, and the two tasks.
const BUILD: &[(&str, &str, &str, bool, &str, &str)] = &[
    (
        "8/8/8/8/3N4/8/8/8",
        "d4",
        "rook",
        false,
        "Ход белых. Белый конь стоит на d4. Отметь все поля, куда с d4 пошла бы ладья.",
        "White to move. The white knight stands on d4. Mark every square that a rook would go to from d4.",
    ),
    (
        "8/8/8/8/3n1P2/8/8/8",
        "d4",
        "bishop",
        false,
        "Ход чёрных. Чёрный конь стоит на d4. Представь, что других фигур на доске нет. \
         Отметь все поля, куда с d4 пошёл бы слон.",
        "Black to move. The black knight stands on d4. Imagine that no other piece is on the board. \
         Mark every square that a bishop would go to from d4.",
    ),
    (
        "8/8/8/8/3N4/8/8/8",
        "d4",
        "nearest(not rook and not bishop)",
        true,
        "Ход белых. Белый конь стоит на d4. Куда с d4 не пошли бы ни ладья, ни слон? Из этих полей отметь ближайшие. \
         Это и будут поля, куда идёт белый конь.",
        "White to move. The white knight stands on d4. Where would neither a rook nor a bishop go from d4? \
         Of these squares, mark the nearest. These will be the squares that the white knight goes to.",
    ),
    (
        "8/8/8/8/3k4/8/8/8",
        "d4",
        "nearest(queen)",
        true,
        "Ход чёрных. Чёрный король стоит на d4. Из полей ферзя отметь ближайшие к d4. \
         Это и будут поля, куда идёт чёрный король.",
        "Black to move. The black king stands on d4. Of the queen’s squares, mark those nearest to d4. \
         These will be the squares that the black king goes to.",
    ),
    (
        "8/8/8/8/3p4/8/8/8",
        "d4",
        "forward(rook)",
        false,
        "Ход чёрных. Чёрная пешка стоит на d4. \
         Отметь все поля, куда с d4 ладья пошла бы вперёд, к первой горизонтали.",
        "Black to move. The black pawn stands on d4. \
         Mark every square that a rook would go to from d4 forward, towards the first rank.",
    ),
    (
        "8/8/8/8/3N4/8/8/8",
        "d4",
        "bishop or knight",
        false,
        "Ход белых. Белый конь стоит на d4. Отметь все поля этой формулы: слон или конь.",
        "White to move. The white knight stands on d4. Mark every square of this formula: bishop or knight.",
    ),
];

#[test]
fn build_steps_have_a_default_task() {
    for (board, piece, formula, last, ru, en) in BUILD {
        let piece: Square = piece.parse().unwrap();
        let position = Fen::parse(board).unwrap().for_piece_on(piece);
        let formula = Formula::parse(formula).unwrap();
        let task = stage(&position, piece, &formula, SquareSet::EMPTY, *last);
        assert_eq!(russian().build(&task), *ru);
        assert_eq!(english().build(&task), *en);
    }
}

/// A stage of a build on the whole board.
fn stage<'a>(
    position: &'a Position,
    piece: Square,
    formula: &'a Formula,
    earlier: SquareSet,
    last: bool,
) -> BuildTask<'a> {
    let squares = formula.squares(piece, position.side_to_move(), Area::FULL);
    BuildTask { position, piece, formula, squares, earlier, last, area: Area::FULL }
}

/// Stages, and what the last of them says of squares that were found before.
const AGAIN: [(&[&str], Option<bool>); 9] = [
    (&["bishop", "rook or bishop"], Some(true)),
    (&["nearest(rook)", "nearest(bishop)", "nearest(queen)"], Some(true)),
    (&["nearest(not queen)", "nearest(not (queen or knight))"], None),
    (&["bishop", "forward(bishop)"], Some(false)),
    (&["rook", "nearest(rook)"], Some(false)),
    (&["rook", "bishop"], None),
    (&["rook", "bishop", "nearest(not (rook or bishop))"], None),
    // These say themselves out of what they are taken.
    (&["queen", "nearest(queen)"], None),
    (&["forward(rook)", "nearest(forward(rook))"], None),
];

#[test]
fn a_stage_says_that_squares_found_before_are_asked_again() {
    let position = Fen::parse("8/8/8/8/3Q4/8/8/8").unwrap().position;
    let piece: Square = "d4".parse().unwrap();
    for (stages, again) in AGAIN {
        let formulas: Vec<Formula> = stages.iter().map(|text| Formula::parse(text).unwrap()).collect();
        let (formula, before) = formulas.split_last().unwrap();
        let squares = |formula: &Formula| formula.squares(piece, Color::White, Area::FULL);
        let earlier = before.iter().fold(SquareSet::EMPTY, |all, formula| all | squares(formula));
        let task = stage(&position, piece, formula, earlier, false);
        let said = |words: &Words<'_>, id: &str| words.build(&task).ends_with(&words.plain(id));
        for words in [russian(), english()] {
            assert_eq!(said(&words, "build-note-again"), again == Some(true), "{stages:?}");
            assert_eq!(said(&words, "build-note-again-if"), again == Some(false), "{stages:?}");
        }
    }
}
