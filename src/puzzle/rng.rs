//! Random numbers with a promise: what a seed draws today it draws in every later version, on every machine.
//!
//! The generator is rand's named xoshiro256++, whose values do not change; how it is seeded, how a number below a bound
//! and a shuffle are made stands here, for those of a library may change. Golden values hold all of it.

use rand::rand_core::{Rng as _, SeedableRng as _};
use rand::rngs::Xoshiro256PlusPlus;

use crate::rules::{Square, SquareSet};

/// A source of random numbers for one puzzle: the puzzle with this number among those of a seed.
#[derive(Clone, Debug)]
pub struct Rng {
    source: Xoshiro256PlusPlus,
    seed: u64,
    number: u64,
}

/// Mixes the bits of a number (the finaliser of splitmix64).
const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// The source of the first puzzle of a seed.
    pub fn new(seed: u64) -> Self {
        Self::nth(seed, 0)
    }

    /// The source of the puzzle with this number, from 0.
    pub fn nth(seed: u64, number: u64) -> Self {
        let begin = mix(seed).wrapping_add(mix(number ^ 0x5bf0_3635_dcd3_1b1f));
        let mut bytes = [0; 32];
        for (place, chunk) in (0..4u64).zip(bytes.chunks_exact_mut(8)) {
            chunk.copy_from_slice(&mix(begin.wrapping_add(place)).to_le_bytes());
        }
        Self { source: Xoshiro256PlusPlus::from_seed(bytes), seed, number }
    }

    /// Two puzzles that belong together draw from the same source: it, and whether this is the second of them.
    pub fn pair(&self) -> (Self, bool) {
        (Self::nth(self.seed, self.number / 2), self.number % 2 == 1)
    }

    /// A number from 0 to `bound` - 1; 0 if there is none.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The upper half of a draw, taken as a fraction of the bound: the bias is below 2^-32 for each value.
        let high = self.source.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    /// A number from `low` to `high`, both among them.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// True once in `of` times.
    pub fn once_in(&mut self, of: u32) -> bool {
        self.below(of) == 0
    }

    /// One of the squares.
    pub fn square(&mut self, of: SquareSet) -> Option<Square> {
        let place = self.below(of.len() as u32);
        of.into_iter().nth(place as usize)
    }

    /// One of a list.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let place = self.below(of.len() as u32);
        of.get(place as usize).copied()
    }

    /// Puts a list into another order, each as likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A number from 0 to `of` - 1 that is dealt, not drawn: any `of` puzzles in a row of one seed that begin with a
    /// multiple of it have each value once, and so have the puzzles of one number of as many seeds in a row. Each
    /// `about` is dealt by itself.
    pub fn deal(&self, about: Deal, of: u32) -> u32 {
        let wide = u64::from(of.max(1));
        let salt = (about as u64 + 1) << 32 | wide;
        let round = mix(self.seed / wide) ^ mix(self.number / wide).rotate_left(17);
        let mut deck: Vec<u32> = (0..of).collect();
        Self::nth(round, salt).shuffle(&mut deck);
        let place = (self.seed % wide + self.number % wide) % wide;
        deck.get(place as usize).copied().unwrap_or(0)
    }
}

/// What is dealt evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Whose move it is.
    Color,
    /// Whose move it is and whether the move is allowed.
    Verdict,
    /// Which condition breaks.
    Condition,
    /// Which of several kinds.
    Kind,
    /// What is shown beside the point.
    Feature,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        let mut rng = Rng::new(4217);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_DRAWS);
        let mut deck: Vec<u32> = (0..10).collect();
        Rng::nth(4217, 1).shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
        let dealt: Vec<u32> = (0..10).map(|number| Rng::nth(4217, number).deal(Deal::Color, 5)).collect();
        assert_eq!(dealt, GOLDEN_DEALT);
    }

    const GOLDEN_DRAWS: [u32; 8] = [866, 854, 681, 860, 501, 648, 900, 379];
    const GOLDEN_DECK: [u32; 10] = [8, 2, 9, 0, 1, 4, 6, 3, 7, 5];
    const GOLDEN_DEALT: [u32; 10] = [3, 4, 1, 2, 0, 4, 1, 0, 3, 2];

    #[test]
    fn what_is_dealt_is_even_over_puzzles_and_over_seeds() {
        for of in [2, 3, 4, 7] {
            for start in 0..20 {
                let mut puzzles: Vec<u32> =
                    (0..of).map(|n| Rng::nth(9, u64::from(start * of + n)).deal(Deal::Kind, of)).collect();
                let mut seeds: Vec<u32> =
                    (0..of).map(|n| Rng::nth(u64::from(start * of + n), 3).deal(Deal::Kind, of)).collect();
                puzzles.sort_unstable();
                seeds.sort_unstable();
                let all: Vec<u32> = (0..of).collect();
                assert_eq!((&puzzles, &seeds), (&all, &all));
            }
        }
    }

    #[test]
    fn bounds_are_kept() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[rng.below(6) as usize] += 1;
            assert!((3..=5).contains(&rng.between(3, 5)));
        }
        assert!(seen.iter().all(|&times| (900..1100).contains(&times)), "{seen:?}");
        assert_eq!((rng.below(0), rng.square(SquareSet::EMPTY), rng.one::<u8>(&[])), (0, None, None));
    }

    #[test]
    fn every_puzzle_draws_for_itself() {
        let draws = |mut rng: Rng| (0..4).map(|_| rng.below(1 << 30)).collect::<Vec<_>>();
        assert_ne!(draws(Rng::nth(7, 0)), draws(Rng::nth(7, 1)));
        assert_ne!(draws(Rng::nth(7, 1)), draws(Rng::nth(8, 0)));
        let pairs = [4, 5].map(|number| Rng::nth(7, number).pair());
        assert_eq!(pairs.clone().map(|(_, second)| second), [false, true]);
        assert_eq!(draws(pairs[0].0.clone()), draws(pairs[1].0.clone()));
    }
}
