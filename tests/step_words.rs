//! What the program itself says of a step, in lines and on the screen: moves that are shown are told whole, what is lit is
//! called by its name, and nobody is told of squares who picks answers, or of kings that are not on the board.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod screen_support;

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Condition, Files, Judge, Lesson, Origin, Source, Task, read};
use chess_codex::plain::play;
use chess_codex::rules::Fen;
use chess_codex::session::{Command, Key, Mode, Run};

use screen_support::{screen, typed};

/// A lesson of these steps.
fn lesson(steps: &str) -> Arc<Lesson> {
    let head = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"preschool\"\ntitle = \"?\"\n";
    let files = Files {
        id: "steps".to_owned(),
        origin: Origin::BuiltIn,
        lesson: Source::new("steps.toml".to_owned(), format!("{head}{steps}")),
        messages: Vec::new(),
        message_names: Vec::new(),
        faults: Vec::new(),
    };
    let reading = read(files);
    reading.lesson.unwrap_or_else(|| panic!("{:?}", reading.faults))
}

fn russian() -> Lang {
    Lang::parse("ru").unwrap()
}

/// A show of one move, as lines.
fn shown(board: &str, played: &str, lang: Lang) -> String {
    let lesson = lesson(&format!(
        "[[step]]\nkind = \"show\"\nboard = \"{board}\"\nplay = [\"{played}\"]\ntext = {{ ru = \"Ход.\", en = \"A move.\" }}\n"
    ));
    let mut out = Vec::new();
    play(Run::new(lesson, Some(Mode::AtOnce)), lang, &b""[..], &mut out, false).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn shown_moves_are_told_whole() {
    for (board, played, en, ru) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "The white king goes from e1 to g1 and the rook from h1 to f1: castling.",
            "Белый король идёт с e1 на g1, ладья с h1 встаёт на f1: рокировка.",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            "The white pawn goes from e5 to d6 and captures the black pawn on d5 en passant.",
            "Белая пешка идёт с e5 на d6 и на проходе берёт чёрную пешку с d5.",
        ),
        (
            "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "e7d8q",
            "The white pawn goes from e7 to d8 and captures the black knight. In the pawn’s place there is a queen now.",
            "Белая пешка идёт с e7 на d8 и берёт чёрного коня. Вместо пешки теперь ферзь.",
        ),
    ] {
        let (english, russian) = (shown(board, played, Lang::ENGLISH), shown(board, played, russian()));
        assert!(english.contains(en), "{english}");
        assert!(russian.contains(ru), "{russian}");
    }
}

/// What stands on the screen after these keys, on one line.
fn seen(steps: &str, keys: &str, lang: Lang) -> String {
    screen(&typed(lang, lesson(steps), keys), 160, 50).0.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_still_to_be_done_is_called_what_it_is() {
    let choose = "[[step]]\nkind = \"choose\"\nquestion = \"oriented\"\noptions = [{ corner = \"dark\" }, { corner = \"light\" }]\n";
    let setup = "[[step]]\nkind = \"setup\"\npieces = \"white rooks\"\n";
    let mark = "[[step]]\nkind = \"mark\"\nsquares = \"corners\"\n";
    let find = "[[step]]\nkind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\nrules = \"legal\"\n";
    assert_eq!(Command::Nowhere.keys(), [Key::Char('0')], "the message names the key");
    for (steps, keys, en, ru) in [
        (choose, "\n", "The right answer is still to be chosen.", "Верный ответ ещё не выбран."),
        (choose, "m\n", "Nothing is chosen yet.", "Пока ничего не выбрано."),
        (setup, "\n", "Not every piece is in its place yet.", "Ещё не все фигуры стоят на своих местах."),
        (setup, "m\n", "No piece is placed yet.", "Пока не поставлено ни одной фигуры."),
        (mark, "\n", "No square is marked yet. ", "Пока не отмечено ни одного поля. "),
        (find, "m\n", "If there is nowhere to go, press 0.", "Если пойти некуда, нажми 0."),
        // Some were found before the answers were told at once again.
        (mark, "ma1 \n\nm\n", "There are more squares.", "Это ещё не все поля."),
    ] {
        let (english, russian) = (seen(steps, keys, Lang::ENGLISH), seen(steps, keys, russian()));
        assert!(english.contains(en), "{english}");
        assert!(russian.contains(ru), "{russian}");
    }
}

#[test]
fn what_is_lit_is_called_by_its_name() {
    let show = |marks: &str| {
        let text = "text = { ru = \"Смотри.\", en = \"Look.\" }";
        format!("[[step]]\nkind = \"show\"\nboard = \"8/8/8/8/3N4/8/8/8\"\nmark = [{marks}]\n{text}\n")
    };
    let knight = "{ formula = \"nearest(not (rook or bishop))\", from = \"d4\" }";
    let queen = "{ formula = \"queen\", from = \"d4\" }";
    for (marks, en, ru) in [
        (knight.to_owned(), "knight’s squares", "поля коня"),
        ("{ formula = \"nearest(queen)\", from = \"d4\" }".to_owned(), "king’s squares", "поля короля"),
        (queen.to_owned(), "queen’s squares", "поля ферзя"),
        ("{ squares = \"d5 d6\" }".to_owned(), "marked", "отмечено"),
        (format!("{queen}, {knight}"), "the formula’s squares", "поля формулы"),
        (format!("{knight}, {{ squares = \"a1\" }}"), "marked", "отмечено"),
    ] {
        let (english, russian) = (seen(&show(&marks), "", Lang::ENGLISH), seen(&show(&marks), "", russian()));
        assert!(english.contains(en), "{marks}: {english}");
        assert!(russian.contains(ru), "{marks}: {russian}");
    }
}

#[test]
fn nobody_is_asked_about_a_king_that_is_not_there() {
    let about_kings = [Condition::OpensKing, Condition::LeavesCheck, Condition::BesideKing, Condition::PartnersKing];
    for (fen, played) in [
        ("8/8/8/8/8/4p3/4P3/8 w - - 0 1", "e2e4"),
        ("8/8/8/3B4/8/8/6P1/8 w - - 0 1", "d5h1"),
        ("8/8/8/8/8/8/8/R7 b - - 0 1", "a1b2"),
        ("8/8/8/8/3k4/8/4P3/8 b - - 0 1", "d4d2"),
    ] {
        let judge = Judge::new(Fen::parse(fen).unwrap().position, played.parse().unwrap()).unwrap();
        let offered: Vec<Condition> = judge.conditions.iter().map(|(condition, _)| *condition).collect();
        let no_partners_king = &about_kings[2..];
        let senseless = if judge.has_king() { no_partners_king } else { &about_kings[..] };
        assert!(senseless.iter().all(|one| !offered.contains(one)), "{fen} {played}: {offered:?}");
        assert!(judge.conditions.iter().filter(|(_, breaks)| !breaks).count() >= 2, "{fen} {played}: {offered:?}");
    }
    let step = "[[step]]\nkind = \"judge\"\nboard = \"8/8/8/8/8/4p3/4P3/8\"\nmove = \"e2e4\"\n";
    let hint = seen(step, "?", Lang::ENGLISH);
    assert!(hint.contains("where the piece goes and whether the way") && !hint.contains("king"), "{hint}");
}

/// White begins (P4.2), whoever moves first on a board that is called `start`.
#[test]
fn the_first_move_is_whites() {
    for board in ["start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"] {
        for (played, allowed) in [("e7e5", false), ("e2e4", true)] {
            let lesson = lesson(&format!("[[step]]\nkind = \"judge\"\nboard = \"{board}\"\nmove = \"{played}\"\n"));
            let Task::Judge(judge) = &lesson.steps[0].task else { panic!("a judge") };
            assert_eq!(judge.is_allowed(), allowed, "{board} {played}");
            assert!(allowed || judge.conditions.contains(&(Condition::Turn, true)));
        }
    }
}

#[test]
fn what_is_counted_is_asked_in_the_words_of_it() {
    for (counted, en, ru) in [
        ("pieces = \"all\"", "How many pieces are on the board in all?", "Сколько всего фигур на доске?"),
        ("pieces = \"black\"", "How many pieces does Black have in all?", "Сколько всего фигур у чёрных?"),
        ("pieces = \"pawns\"", "How many pawns are on the board?", "Сколько на доске пешек?"),
        ("pieces = \"white rook\"", "How many white rooks are on the board?", "Сколько на доске белых ладей?"),
        ("squares = \"dark\"", "How many dark squares does this board have?", "Сколько на этой доске тёмных полей?"),
    ] {
        let lesson =
            lesson(&format!("[[step]]\nkind = \"choose\"\nquestion = \"how-many\"\nboard = \"start\"\n{counted}\n"));
        for (lang, asked) in [(Lang::ENGLISH, en), (russian(), ru)] {
            let mut out = Vec::new();
            play(Run::new(Arc::clone(&lesson), Some(Mode::AtOnce)), lang, &b""[..], &mut out, false).unwrap();
            let out = String::from_utf8(out).unwrap();
            assert!(out.contains(asked), "{asked}\n{out}");
        }
    }
}
