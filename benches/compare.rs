//! Perft against cozy-chess, in one run: both sides take turns on each of the six well-known positions, and the best of
//! many rounds counts, so that a busy machine troubles both alike. Both count the last moves without making them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use chess_codex::rules::{Fen, perft};

/// Position, depth, nodes: some milliseconds each, so that many rounds find a quiet moment.
const POSITIONS: [(&str, &str, u32, u64); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
    ("position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594),
];

const ROUNDS: usize = 50;

fn peer_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for one in moves {
                let mut next = board.clone();
                next.play_unchecked(one);
                nodes += peer_perft(&next, depth - 1);
            }
            false
        });
    }
    nodes
}

fn timed(count: impl FnOnce() -> u64, expected: u64) -> Duration {
    let start = Instant::now();
    assert_eq!(black_box(count()), expected);
    start.elapsed()
}

fn main() {
    println!("perft, million nodes a second, best of {ROUNDS} rounds in turn");
    println!("{:12} {:>12} {:>12} {:>8}", "", "chess-codex", "cozy-chess", "ratio");
    let (mut product, mut least) = (1.0, f64::MAX);
    for (name, fen, depth, nodes) in POSITIONS {
        let ours = Fen::parse(fen).expect("a known position").position;
        let peer = cozy_chess::Board::from_fen(fen, false).expect("a known position");
        let (mut our_best, mut peer_best) = (Duration::MAX, Duration::MAX);
        for _ in 0..ROUNDS {
            our_best = our_best.min(timed(|| perft(black_box(&ours), depth), nodes));
            peer_best = peer_best.min(timed(|| peer_perft(black_box(&peer), depth), nodes));
        }
        let speed = |time: Duration| nodes as f64 / time.as_secs_f64() / 1e6;
        let ratio = speed(our_best) / speed(peer_best);
        product *= ratio;
        least = least.min(ratio);
        println!("{name:12} {:12.1} {:12.1} {ratio:8.2}", speed(our_best), speed(peer_best));
    }
    println!("geometric mean of the ratios {:.2}, least {least:.2}", f64::powf(product, 1.0 / POSITIONS.len() as f64));
}
