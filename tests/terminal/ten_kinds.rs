//! A lesson with a step of each of the ten kinds, played with real keys to its stars: in a Latin layout and, by the places
//! of the keys, in a Russian one. What is typed is written down here, not asked from the program.

use chess_codex::lesson::Catalog;

use crate::{ENGLISH, RUSSIAN, words};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lessons/valid/ten-kinds.toml");

/// The steps in their order: the kind, and the keys that answer it.
const STEPS: [(&str, &[&str]); 10] = [
    ("show", &[]),
    ("find", &["b4 b6 c3 c7 e3 e7 f4 f6 "]),
    (
        "build",
        &[
            "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8 ",
            "c3 c4 c5 d3 d5 e3 e4 e5 ",
        ],
    ),
    ("mark", &["h1 g2 f3 e4 d5 c6 b7 a8 "]),
    // King, queen, and a rook that is put down twice.
    ("setup", &["1e8 2d8 3a8 h8 "]),
    ("choose", &["2"]),
    // Not allowed; and the number of the condition that names the square.
    ("judge", &["2", "[f8"]),
    // The pawn becomes the last of four.
    ("move", &["d2 d1 4"]),
    // The pawn arrives, and the queen stands in its place.
    ("complete", &["d7c8 1c8 "]),
    ("formula", &["25"]),
];

#[test]
fn by_keys() {
    play(ENGLISH, "en", str::to_owned);
}

#[test]
fn by_keys_in_a_russian_layout() {
    let by_place = |keys: &str| {
        let place = |key: char| "abcdefgh".chars().position(|file| file == key).map(|at| "фисвуапр".chars().nth(at));
        keys.chars().map(|key| place(key).flatten().unwrap_or(key)).collect()
    };
    play(RUSSIAN, "ru", by_place);
}

fn play(language: &[(&str, &str)], tag: &str, typed: impl Fn(&str) -> String) {
    let lesson = Catalog::built_in().open(FILE).expect("a good lesson");
    assert_eq!(
        lesson.steps.iter().map(|step| step.id.as_deref()).collect::<Vec<_>>(),
        STEPS.map(|(kind, _)| Some(kind))
    );
    let text = words(tag);
    let mut pty = crate::lesson("lessons/valid/ten-kinds", language, 80, 24);
    for (number, (_, parts)) in STEPS.into_iter().enumerate() {
        pty.wait_for(&text.say("step-of", &chess_codex::args!["step" => number + 1, "steps" => STEPS.len()]));
        for keys in parts {
            let keys = keys.strip_prefix('[').map_or_else(|| typed(keys), |named| pty.number_of(named));
            pty.send(&keys);
        }
        // Enter goes on only from a step that is done.
        pty.send("\r");
    }
    pty.wait_for(&text.say("lesson-done", &chess_codex::args!["stars" => 3]));
    // Three stars for the lesson are the median; here nothing went wrong at all.
    pty.wait_for(&text.say("repeat-wrong", &chess_codex::args!["count" => 0]));
    pty.leave();
}
