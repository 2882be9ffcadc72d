//! The questions that lessons ask of the core, on positions of all kinds: `cargo bench --bench rules`.
//! The goals: the reach set of one piece at the legal level in 100 ns, the reasons of all 64 squares in 10 µs.

use chess_codex::rules::{Area, Color, Fen, KNIGHT, Level, Position, Square, perft, reach, why_all};
use divan::{Bencher, black_box, counter::ItemsCount};

/// Openings, middle games, endings, checks and pins.
const FENS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4k3/8/8/8/4r3/3n4/3P4/R3K2R w KQ - 0 1",
    "8/8/8/8/3N4/8/8/8 w - - 0 1",
];

/// Every piece of the side to move of every position.
fn questions() -> Vec<(Position, Square)> {
    let positions = FENS.iter().map(|fen| Fen::parse(fen).expect("a known position").position);
    positions
        .flat_map(|position| position.by_color(position.side_to_move()).into_iter().map(move |from| (position, from)))
        .collect()
}

fn main() {
    divan::main();
}

#[divan::bench(args = [Level::Formula, Level::Reach, Level::Legal])]
fn reach_set_of_one_piece(bencher: Bencher, level: Level) {
    let questions = questions();
    bencher.counter(ItemsCount::new(questions.len())).bench(|| {
        questions
            .iter()
            .fold(0, |sum, (position, from)| sum ^ reach(black_box(position), *from, level, Area::FULL).all().0)
    });
}

#[divan::bench(args = [Level::Formula, Level::Reach, Level::Legal])]
fn reasons_of_64_squares(bencher: Bencher, level: Level) {
    let questions = questions();
    bencher.counter(ItemsCount::new(questions.len())).bench(|| {
        questions.iter().fold(0, |sum, (position, from)| {
            sum + why_all(black_box(position), *from, level, Area::FULL, None)
                .iter()
                .filter(|why| why.reached())
                .count()
        })
    });
}

#[divan::bench]
fn formula_from_one_square(bencher: Bencher) {
    bencher.bench(|| black_box(KNIGHT).squares(black_box(Square::at(27)), Color::White, Area::FULL));
}

#[divan::bench(args = FENS)]
fn perft_4(bencher: Bencher, fen: &str) {
    let position = Fen::parse(fen).expect("a known position").position;
    bencher.counter(ItemsCount::new(perft(&position, 4))).bench(|| perft(black_box(&position), 4));
}
