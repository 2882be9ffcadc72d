//! Pieces of a lesson's own from the file to the screen: read, asked, explained, played as lines and drawn, in both
//! languages. The goldens under `tests/plain/` were read aloud; run with `BLESS=1` to write them anew.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson};
use chess_codex::rules::{Area, Fen, Level, Square, why};
use chess_codex::session::{Action, App, Input, Item, Key, Mode, Run, Spot, Target};
use chess_codex::ui::{Look, draw};
use cli_support::run;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

const FILE: &str = "tests/lessons/valid/own-pieces.toml";

fn lesson() -> Arc<Lesson> {
    Catalog::built_in().open(FILE).expect("a good lesson")
}

fn ru() -> Lang {
    Lang::parse("ru").unwrap()
}

fn names(lesson: &Lesson, step: usize) -> String {
    lesson.steps[step].task.answers().iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

#[test]
fn their_answers_are_those_of_their_formulas() {
    let lesson = lesson();
    assert_eq!(names(&lesson, 1), "a1 a7 b2 b3 b5 b6 c2 c3 c5 c6 e2 e3 e5 e6 f2 f3 f5 f6 g1 g7 h8", "bishop or knight");
    assert_eq!(names(&lesson, 2), "a1 b2 b3 b5 c2 c3 c6 e2 e3 e5 e6 f2 f3 f5 f6 g1 g7 h8", "its line is closed by c5");
    assert_eq!(names(&lesson, 3), "b3 b4 b6 b7 c2 c8 d2 d8 f2 f8 g2 g8 h3 h4 h6 h7");
    assert_eq!(names(&lesson, 4), "", "whoever shields the king stays");
    assert_eq!(names(&lesson, 5).rsplit(" | ").next(), Some("a2 a3 a5 a6 b1 b7 c1 c7 e1 e7 f1 f7 g2 g3 g5 g6"));
}

#[test]
fn reasons_name_them_in_the_right_case() {
    let lesson = lesson();
    for (fen, from, to, in_russian, in_english) in [
        (
            "8/8/8/8/3A4/8/8/8",
            "d4",
            "b3",
            "Поле b3 подходит под формулу хода архиепископа. Вот эта формула: слон или конь.",
            "The square b3 fits the move formula of the archbishop. Its formula is: bishop or knight.",
        ),
        (
            "8/8/8/8/3z4/8/8/8",
            "d4",
            "d5",
            "Поле d5 не подходит под формулу хода зебры. Вот эта формула: ближайшее(не (ладья или слон или конь)).",
            "The square d5 does not fit the move formula of the zebra. Its formula is: nearest(not (rook or bishop or \
             knight)).",
        ),
        (
            "4k3/8/8/7a/8/5N2/8/3K4 w - - 0 1",
            "f3",
            "e5",
            "Сюда нельзя: белый конь закрывает короля на d1 от чёрного архиепископа с h5.",
            "Not there: the white knight shields the king on d1 from the black archbishop on h5.",
        ),
        (
            "4k3/8/8/8/8/2z5/8/4K2R w K - 0 1",
            "e1",
            "g1",
            "Король прошёл бы через f1, а туда бьёт чёрная зебра с c3.",
            "The king would cross f1, and the black zebra from c3 attacks it.",
        ),
        (
            "8/8/8/8/3A4/8/5A2/8",
            "d4",
            "f2",
            "На f2 стоит своя фигура, белый архиепископ.",
            "A piece of its own side, the white archbishop, stands on f2.",
        ),
        (
            "8/8/1z6/8/3A4/8/8/8",
            "d4",
            "b6",
            "На b6 стоит чёрная зебра: её можно взять.",
            "The black zebra stands on b6: it can be captured.",
        ),
    ] {
        let position = Fen::parse_with(fen, &lesson.pieces).unwrap().for_piece_on(from.parse().unwrap());
        let answer = why(&position, from.parse().unwrap(), to.parse().unwrap(), Level::Legal, Area::FULL);
        for (lang, expected) in [(ru(), in_russian), (Lang::ENGLISH, in_english)] {
            let words = lesson.words(lang);
            let said = words.reason(&answer, "school");
            let more = words.reason_more(&answer, "school").unwrap_or_default();
            let both = format!("{said} {more}");
            assert!(both.starts_with(expected) && !expected.is_empty(), "{fen} {from}{to}: {both}");
        }
    }
}

#[test]
fn a_lesson_with_them_is_played_to_its_stars() {
    for mode in [Mode::ThenCheck, Mode::AtOnce] {
        let mut run = Run::new(lesson(), Some(mode));
        for answers in lesson().steps.iter().map(|step| step.task.answers()) {
            for squares in &answers {
                squares.into_iter().for_each(|square| run.update(Action::Tap(Spot::Square(square))));
                run.update(if squares.is_empty() { Action::Nowhere } else { Action::Check });
            }
            run.update(Action::Next);
        }
        assert!(run.is_over());
        assert_eq!(run.stars(), Some(3));
    }
}

fn input(why: &str) -> String {
    format!(
        "a1 a7 b2 b3 b5 b6 c2 c3 c5 c6 e2 e3 e5 e6 f2 f3 f5 f6 g1 g7 h8\n\
         d5 c5\n?\n{why} d5\n{why} c5\n{why} b6\na1 b2 b3 b5 c2 c3 c6 e2 e3 e5 e6 f2 f3 f5 f6 g1 g7 h8\n\
         b3 b4 b6 b7 c2 c8 d2 d8 f2 f8 g2 g8 h3 h4 h6\n{why} h7\nh7\n\
         e6\n{why} e6\n-\n\
         a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8\n\
         b3 b5 c2 c6 e2 e6 f3 f5\na2 a3 a5 a6 b1 b7 c1 c7 e1 e7 f1 f7 g2 g3 g5 g6\nhelp\n"
    )
}

fn golden(name: &str, lang: &str, input: String) {
    let file = format!("tests/lessons/valid/{name}.toml");
    let ran = run(["--lang", lang, "play", &file, "--plain"], input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("{name}.{lang}.txt")].iter().collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &ran.out).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(ran.out, expected.replace("\r\n", "\n"), "{}", path.display());
}

#[test]
fn a_lesson_with_them_is_told_in_lines() {
    golden("own-pieces", "ru", input("почему"));
    golden("own-pieces", "en", input("why"));
}

/// Attacked by it, stopped by it, moved to a goal, chosen, made of blocks.
const EVERY_KIND: &str = "c3 c4 c6 c7 e3 e4 e6 e7 f3 f4 f6\nf7\n2\n2\n1\n2\n3\n2\n4\nd4c6\nc6d5\nc3d5\nd5f6\n1\n\
                          слон или конь\n";

#[test]
fn they_take_part_in_every_kind_of_step() {
    golden("own-pieces-kinds", "ru", EVERY_KIND.to_owned());
    golden("own-pieces-kinds", "en", EVERY_KIND.to_owned());
}

fn screen(lang: Lang, (columns, rows): (u16, u16)) -> String {
    let mut app = App::new(lang, vec![Item::Ready(lesson())]);
    app.update(Input::Key(Key::Enter));
    ["n", "n", "n"].iter().flat_map(|keys| keys.chars()).for_each(|key| _ = app.update(Input::Key(Key::Char(key))));
    for square in ["b4", "e4"] {
        app.update(Input::Click(Target::Square(square.parse::<Square>().unwrap())));
    }
    app.update(Input::Key(Key::Enter));
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    draw(&app, &Look::default(), area, &mut buffer);
    let line =
        |row| (0..columns).map(|column| buffer[(column, row)].symbol()).collect::<String>().trim_end().to_owned();
    (0..rows).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn they_are_drawn_as_their_letters_small_and_large() {
    for (lang, size) in [(ru(), (80, 24)), (Lang::ENGLISH, (120, 40))] {
        insta::assert_snapshot!(format!("own_pieces_{lang}_{}x{}", size.0, size.1), screen(lang, size));
    }
}
