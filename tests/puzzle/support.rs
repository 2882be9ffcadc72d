//! What the tests of puzzles share: which there are, over how many seeds, and a judge of positions.

use chess_codex::puzzle::{Code, Kind, Puzzle, Spec, Topic};
use chess_codex::rules::{Color, Level, Position};

/// Over how many seeds a law is shown.
pub fn seeds() -> u32 {
    std::env::var("PUZZLE_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(1000)
}

/// Every kind about every topic at every level that there is, [`Kind::Ways`] apart, which stands for others.
pub fn all_specs() -> impl Iterator<Item = Spec> {
    let levels = [Level::Formula, Level::Reach, Level::Legal];
    let kinds = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Ways);
    kinds.flat_map(move |kind| {
        Topic::ALL
            .into_iter()
            .flat_map(move |topic| levels.into_iter().filter_map(move |level| Spec::new(topic, kind, level).ok()))
    })
}

/// The codes of a spec, one for each seed, with the number of the puzzle to look at: each of ten in turn.
pub fn puzzles(spec: &Spec) -> impl Iterator<Item = (Code, u32, Puzzle)> {
    let (topic, kind, level) = (spec.topic, spec.kind, spec.level);
    (0..seeds()).map(move |seed| {
        let code = Code { topic, kind, level, grade: None, seed };
        let number = seed / 20 % 10;
        let puzzle = code.puzzle(number).unwrap_or_else(|| panic!("{code} has no puzzle {number}"));
        (code, number, puzzle)
    })
}

/// Whether another program's rules take the position for one of a game.
pub fn is_legal(position: &Position) -> bool {
    position.to_string().parse::<cozy_chess::Board>().is_ok()
}

/// Whether both sides have a king.
pub fn has_kings(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| position.king(color).is_some())
}
