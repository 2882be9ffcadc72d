//! One answer in the making: which squares are marked, found, missed, extra.

use crate::rules::{Square, SquareSet};

use super::super::spot::Spot;

/// How answers are told (design: "Answering").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Each click is told right or wrong; it ends by itself when all is found.
    AtOnce,
    /// Marks are free until the check.
    ThenCheck,
}

/// How far the answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Squares are being marked.
    Marking,
    /// A check found something wrong; found, missed and extra lie open.
    Reviewing,
    /// Everything is found.
    Done,
}

/// What came of a mark or a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing to tell: a free mark, or nothing changed.
    Nothing,
    /// This is right, and there is more.
    Right(Spot),
    /// This was found before.
    Already(Spot),
    /// This is wrong.
    Wrong(Spot),
    /// The check found something wrong.
    Mistaken,
    /// In at-once mode the learner said that it was all, and it is not.
    NotAll,
    /// The learner said that there is nothing to point at, and there is.
    Somewhere,
    /// Everything is found.
    AllFound,
    /// A move was played, and the goal can still be reached.
    Moved,
    /// A move was played, and the goal is out of reach now.
    Stuck,
    /// The goal is reached, and it could have been with so few moves.
    Longer(usize),
    /// Neither right nor wrong: this message says what to do.
    Note(&'static str),
}

/// The marks for one set of squares that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    answer: SquareSet,
    phase: Phase,
    marked: SquareSet,
    found: SquareSet,
    missed: SquareSet,
    extra: SquareSet,
    past: Vec<SquareSet>,
}

impl Round {
    /// A round that asks for these squares.
    pub const fn new(answer: SquareSet) -> Self {
        Self {
            answer,
            phase: Phase::Marking,
            marked: SquareSet::EMPTY,
            found: SquareSet::EMPTY,
            missed: SquareSet::EMPTY,
            extra: SquareSet::EMPTY,
            past: Vec::new(),
        }
    }

    /// How far it is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The squares asked for.
    pub const fn answer(&self) -> SquareSet {
        self.answer
    }

    /// Marks not yet told right or wrong.
    pub const fn marked(&self) -> SquareSet {
        self.marked
    }

    /// Squares told right.
    pub const fn found(&self) -> SquareSet {
        self.found
    }

    /// After a check: right squares without a mark.
    pub const fn missed(&self) -> SquareSet {
        self.missed
    }

    /// Squares told wrong.
    pub const fn extra(&self) -> SquareSet {
        self.extra
    }

    /// The right squares still to be found.
    pub fn left(&self) -> SquareSet {
        self.answer - self.found
    }

    /// Marks a square, or in then-check mode takes its mark away.
    pub fn mark(&mut self, square: Square, mode: Mode) -> Told {
        if self.phase != Phase::Marking {
            return Told::Nothing;
        }
        if self.found.contains(square) {
            return Told::Already(square.into());
        }
        match mode {
            Mode::ThenCheck => {
                self.past.push(self.marked);
                self.marked.toggle(square);
                Told::Nothing
            }
            Mode::AtOnce if self.answer.contains(square) => {
                self.found.insert(square);
                if self.left().is_empty() { self.finish() } else { Told::Right(square.into()) }
            }
            Mode::AtOnce => {
                self.extra.insert(square);
                Told::Wrong(square.into())
            }
        }
    }

    /// Asks for other squares from now on, while nothing is found.
    pub fn ask_for(&mut self, answer: SquareSet) {
        self.answer = answer;
    }

    /// Marks a square and no other, or takes its mark away; free, as in then-check mode.
    pub fn mark_alone(&mut self, square: Square) {
        if self.phase == Phase::Marking && !self.found.contains(square) {
            self.past.push(self.marked);
            let marked = SquareSet::of(square);
            self.marked = if self.marked == marked { SquareSet::EMPTY } else { marked };
        }
    }

    /// Says that it is all. No mark at all is no answer: that there is nowhere to go is said by [`Round::nowhere`].
    pub fn check(&mut self, mode: Mode) -> Told {
        if self.phase != Phase::Marking {
            return Told::Nothing;
        }
        // Enter on an untouched board is no answer. That there is nothing to mark is said in another way.
        let is_untouched = (self.marked | self.found | self.extra).is_empty();
        // Nor is it one after a review, before anything was marked anew.
        if is_untouched || mode == Mode::ThenCheck && self.marked.is_empty() && !self.left().is_empty() {
            return Told::Note("mark-first");
        }
        if mode == Mode::AtOnce && !self.left().is_empty() {
            return Told::NotAll;
        }
        self.judge();
        if self.extra.is_empty() && self.missed.is_empty() || mode == Mode::AtOnce {
            return self.finish();
        }
        self.phase = Phase::Reviewing;
        Told::Mistaken
    }

    /// Says that there is no square to mark.
    pub fn nowhere(&mut self) -> Told {
        if self.answer.is_empty() { self.finish() } else { Told::Somewhere }
    }

    /// Tells the free marks right or wrong, for a switch to at-once mode: the first wrong one, or that all is found.
    pub fn tell_marks(&mut self) -> Told {
        if self.phase != Phase::Marking || self.marked.is_empty() {
            return Told::Nothing;
        }
        let wrong = (self.marked - self.answer).sorted().next();
        self.judge();
        self.missed = SquareSet::EMPTY;
        match wrong {
            Some(square) => Told::Wrong(square.into()),
            None if self.left().is_empty() => self.finish(),
            None => Told::Nothing,
        }
    }

    /// After a review: the wrong marks are gone, the found squares stay, the missed are to be found.
    pub fn retry(&mut self) {
        if self.phase == Phase::Reviewing {
            self.phase = Phase::Marking;
            self.missed = SquareSet::EMPTY;
            self.extra = SquareSet::EMPTY;
        }
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.phase == Phase::Marking && !self.past.is_empty()
    }

    /// Takes back the last free mark; false if there is none.
    pub fn undo(&mut self) -> bool {
        match self.past.pop() {
            Some(marked) if self.phase == Phase::Marking => {
                self.marked = marked;
                true
            }
            _ => false,
        }
    }

    /// Takes away all free marks; undo brings them back. False if there are none.
    pub fn clear(&mut self) -> bool {
        let any = self.phase == Phase::Marking && !self.marked.is_empty();
        if any {
            self.past.push(self.marked);
            self.marked = SquareSet::EMPTY;
        }
        any
    }

    fn judge(&mut self) {
        self.found |= self.marked & self.answer;
        self.extra |= self.marked - self.answer;
        self.missed = self.left();
        self.marked = SquareSet::EMPTY;
        self.past.clear();
    }

    fn finish(&mut self) -> Told {
        self.phase = Phase::Done;
        self.extra = SquareSet::EMPTY;
        Told::AllFound
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named::{square, squares as set};

    #[test]
    fn at_once_tells_each_click_and_ends_by_itself() {
        let mut round = Round::new(set("b3 b5"));
        assert_eq!(round.mark(square("b3"), Mode::AtOnce), Told::Right(square("b3").into()));
        assert_eq!(round.mark(square("b3"), Mode::AtOnce), Told::Already(square("b3").into()));
        assert_eq!(round.mark(square("b4"), Mode::AtOnce), Told::Wrong(square("b4").into()));
        assert_eq!(round.check(Mode::AtOnce), Told::NotAll);
        assert_eq!((round.found(), round.extra(), round.left()), (set("b3"), set("b4"), set("b5")));
        assert_eq!(round.mark(square("b5"), Mode::AtOnce), Told::AllFound);
        assert_eq!((round.phase(), round.extra()), (Phase::Done, SquareSet::EMPTY));
        assert_eq!(round.mark(square("a1"), Mode::AtOnce), Told::Nothing);
    }

    #[test]
    fn then_check_lays_found_missed_and_extra_open() {
        let mut round = Round::new(set("b3 b5 c2"));
        for name in ["b3", "d4", "e5", "e5"] {
            assert_eq!(round.mark(square(name), Mode::ThenCheck), Told::Nothing);
        }
        assert_eq!(round.check(Mode::ThenCheck), Told::Mistaken);
        assert_eq!(round.phase(), Phase::Reviewing);
        assert_eq!((round.found(), round.missed(), round.extra()), (set("b3"), set("b5 c2"), set("d4")));
        assert_eq!(round.mark(square("b5"), Mode::ThenCheck), Told::Nothing);
        round.retry();
        assert_eq!((round.found(), round.missed(), round.extra()), (set("b3"), set(""), set("")));
        round.mark(square("b5"), Mode::ThenCheck);
        round.mark(square("c2"), Mode::ThenCheck);
        assert_eq!(round.check(Mode::ThenCheck), Told::AllFound);
        assert_eq!(round.found(), set("b3 b5 c2"));
    }

    #[test]
    fn undo_and_clear_concern_free_marks_alone() {
        let mut round = Round::new(set("b3"));
        assert!(!round.undo() && !round.clear());
        round.mark(square("a1"), Mode::ThenCheck);
        round.mark(square("a2"), Mode::ThenCheck);
        assert!(round.clear());
        assert!(round.marked().is_empty());
        assert!(round.undo());
        assert_eq!(round.marked(), set("a1 a2"));
        assert!(round.undo());
        assert_eq!(round.marked(), set("a1"));
        round.check(Mode::ThenCheck);
        assert!(!round.undo());
    }

    #[test]
    fn nowhere_is_an_answer() {
        for mode in [Mode::AtOnce, Mode::ThenCheck] {
            for answer in ["", "b3"] {
                assert_eq!(Round::new(set(answer)).check(mode), Told::Note("mark-first"), "it tells nothing");
            }
        }
        assert_eq!(Round::new(SquareSet::EMPTY).nowhere(), Told::AllFound);
        assert_eq!(Round::new(set("b3")).nowhere(), Told::Somewhere);
    }

    #[test]
    fn free_marks_are_told_when_the_mode_is_switched() {
        let mut round = Round::new(set("b3 b5"));
        assert_eq!(round.tell_marks(), Told::Nothing);
        round.mark(square("b3"), Mode::ThenCheck);
        round.mark(square("a1"), Mode::ThenCheck);
        assert_eq!(round.tell_marks(), Told::Wrong(square("a1").into()));
        assert_eq!((round.found(), round.extra(), round.missed()), (set("b3"), set("a1"), set("")));
        assert_eq!(round.phase(), Phase::Marking);
        round.mark(square("b5"), Mode::ThenCheck);
        assert_eq!(round.tell_marks(), Told::AllFound);
    }
}
