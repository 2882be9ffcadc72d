//! The search for a shortest way: breadth first, so the first solution found is a shortest one.

use std::collections::{HashMap, HashSet};
use std::fmt;

use super::mixer::Mixing;
use super::{Goal, Move, Puzzle, Role, Stand, Wing};

/// The search was given up: the puzzle has too many positions, or needs too many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "too many positions to search: at most {} of them and {} moves", Puzzle::MOST_STANDS, Puzzle::DEEPEST)
    }
}

impl std::error::Error for TooLarge {}

impl Puzzle {
    /// No more different stands than these are looked at.
    pub const MOST_STANDS: usize = 50_000;
    /// No longer way than this is looked for, in moves of the learner.
    pub const DEEPEST: usize = 40;

    /// A shortest way from the beginning; see [`Puzzle::solve_from`].
    ///
    /// # Errors
    /// When the search is given up.
    pub fn solve(&self) -> Result<Option<Vec<Move>>, TooLarge> {
        self.solve_from(&self.start())
    }

    /// A shortest way to the goal from here, always the same one; none if the goal cannot be reached any more. It is empty
    /// if the goal is reached.
    ///
    /// # Errors
    /// When the search is given up.
    pub fn solve_from(&self, from: &Stand) -> Result<Option<Vec<Move>>, TooLarge> {
        self.search(from, Self::MOST_STANDS).0
    }

    /// The same from the beginning with less patience; and how many stands were looked at.
    pub fn solve_within(&self, most: usize) -> (Result<Option<Vec<Move>>, TooLarge>, usize) {
        self.search(&self.start(), most.min(Self::MOST_STANDS))
    }

    fn search(&self, from: &Stand, most: usize) -> (Result<Option<Vec<Move>>, TooLarge>, usize) {
        if from.is_done {
            return (Ok(Some(Vec::new())), 0);
        }
        if self.is_hopeless(from) {
            return (Ok(None), 0);
        }
        // For each stand the move that led there first and the number of the stand before.
        let mut ways: Vec<(Stand, usize, Option<Move>)> = vec![(*from, 0, None)];
        let mut known: HashSet<Stand, Mixing> = std::iter::once(from.uncounted()).collect();
        let (mut next, mut end) = (0, 1);
        for _ in 0..Self::DEEPEST {
            while next < end {
                let Some(&(stand, ..)) = ways.get(next) else { break };
                for played in self.moves(&stand) {
                    let after = self.turn(&stand, played).stand;
                    if after.is_done {
                        return (Ok(Some(way(&ways, next, played))), ways.len());
                    }
                    if !self.is_hopeless(&after) && known.insert(after.uncounted()) {
                        ways.push((after, next, Some(played)));
                    }
                }
                next += 1;
                if ways.len() > most {
                    return (Err(TooLarge), ways.len());
                }
            }
            if end == ways.len() {
                return (Ok(None), ways.len());
            }
            end = ways.len();
        }
        (Err(TooLarge), ways.len())
    }

    /// How many moves the shortest ways take, and how many ways there are of that length; none if there is no way.
    ///
    /// # Errors
    /// When the search is given up.
    pub fn shortest_ways(&self) -> Result<Option<(usize, u64)>, TooLarge> {
        let start = self.start();
        if start.is_done {
            return Ok(Some((0, 1)));
        }
        let mut known: HashSet<Stand, Mixing> = std::iter::once(start.uncounted()).collect();
        let mut ring: Vec<(Stand, u64)> = vec![(start, 1)];
        for moves in 1..=Self::DEEPEST {
            let mut next: HashMap<Stand, (Stand, u64), Mixing> = HashMap::default();
            let mut done = 0_u64;
            for (stand, ways) in &ring {
                for played in self.moves(stand) {
                    let after = self.turn(stand, played).stand;
                    if after.is_done {
                        done = done.saturating_add(*ways);
                    } else if !self.is_hopeless(&after) && !known.contains(&after.uncounted()) {
                        let entry = next.entry(after.uncounted()).or_insert((after, 0));
                        entry.1 = entry.1.saturating_add(*ways);
                    }
                }
            }
            if done > 0 {
                return Ok(Some((moves, done)));
            }
            if next.is_empty() {
                return Ok(None);
            }
            known.extend(next.keys().copied());
            ring = next.into_values().collect();
            if known.len() > Self::MOST_STANDS {
                return Err(TooLarge);
            }
        }
        Err(TooLarge)
    }

    /// Whether it can be seen at once that the goal is out of reach.
    fn is_hopeless(&self, stand: &Stand) -> bool {
        let (side, position) = (self.side(), &stand.position);
        let awaits_reply = usize::from(stand.replied) < self.replies.len();
        stand.is_stuck
            || match self.goal {
                Goal::Reach(_) => stand.piece.is_none(),
                Goal::CaptureAll => self.movers(stand).is_empty(),
                Goal::Castle(wing) => {
                    !Wing::ALL.iter().any(|&to| wing.is_none_or(|wing| wing == to) && position.castling().has(side, to))
                }
                Goal::EnPassant => !awaits_reply && position.en_passant().is_none(),
                Goal::Promote(_) => (position.by_role(Role::Pawn) & self.movers(stand)).is_empty(),
            }
    }

    /// The first reply, by its number, that the partner can give after no moves of the learner, with a board where it was due;
    /// none if each can be given somewhere or the search is given up.
    pub fn impossible_reply(&self) -> Option<(usize, super::Position)> {
        let mut stands = vec![self.start()];
        for number in 0..self.replies.len() {
            let mut after = Vec::new();
            let mut due = None;
            for stand in &stands {
                for played in self.moves(stand) {
                    let turn = self.turn(stand, played);
                    if turn.reply.is_some() {
                        after.push(turn.stand);
                    } else if turn.stand.is_stuck {
                        due = due.or(Some(turn.between));
                    }
                }
            }
            if after.is_empty() {
                return due.map(|board| (number, board));
            }
            if after.len() > Self::MOST_STANDS / 50 {
                return None;
            }
            stands = after;
        }
        None
    }
}

impl Stand {
    /// The same without the counters of moves, which decide nothing here.
    #[must_use]
    pub fn uncounted(mut self) -> Self {
        self.position.halfmove = 0;
        self.position.fullmove = 1;
        self
    }
}

/// The moves that led to a stand, and one more.
fn way(ways: &[(Stand, usize, Option<Move>)], to: usize, last: Move) -> Vec<Move> {
    let mut moves = vec![last];
    let mut at = to;
    while let Some(&(_, before, Some(played))) = ways.get(at) {
        moves.push(played);
        at = before;
    }
    moves.reverse();
    moves
}
