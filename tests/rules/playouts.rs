//! Positions of seeded play-outs and a small generator of pseudo-random numbers, the same on every machine.

use chess_codex::rules::{Fen, Position};

/// Xorshift: enough to choose moves.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % n
    }
}

/// Where the play-outs begin: openings, castling, en passant and promotions in plenty.
pub const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

/// Hands on `count` positions of play-outs from all starts, each once reached by its moves.
pub fn positions(seed: u64, count: usize, mut each: impl FnMut(&Position)) {
    let mut dice = Dice::new(seed);
    let mut seen = 0;
    loop {
        for start in STARTS {
            let mut position = Fen::parse(start).unwrap().position;
            for _ in 0..100 {
                each(&position);
                seen += 1;
                if seen == count {
                    return;
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(moves[dice.below(moves.len())]);
            }
        }
    }
}
