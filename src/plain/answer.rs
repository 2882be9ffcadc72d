//! An answer and what is told about it.

use std::io;

use crate::args;
use crate::i18n::Args;
use crate::lesson::{Step, Task};
use crate::rules::{Square, SquareSet};
use crate::session::{Action, Exercise, Feedback, Mode, Phase, Round, Told};
use crate::wording::ChessArgs;

use super::player::Player;
use super::{choices, step};

/// Of squares that went wrong in the same way so many are explained; about the others one may ask.
const REASONS: usize = 3;

/// There are so many ways to praise.
const PRAISES: usize = 6;

fn listed(squares: SquareSet) -> Args {
    args!["count" => squares.len(), "squares" => squares.to_string()]
}

impl Player<'_> {
    /// Takes a line of squares.
    pub(super) fn answer(&mut self, squares: &[Square]) -> io::Result<()> {
        let Some(round) = self.run.exercise().and_then(Exercise::round) else { return Ok(()) };
        let typed: SquareSet = squares.iter().copied().collect();
        if (typed - round.found()).is_empty() {
            return self.say("plain-already-found", &listed(typed));
        }
        match self.run.mode() {
            Mode::AtOnce => self.each_at_once(squares),
            Mode::ThenCheck => self.all_then_check(typed),
        }
    }

    /// Takes the answer that there are no such squares.
    pub(super) fn nowhere(&mut self) -> io::Result<()> {
        let Some(before) = self.round() else {
            let picks = |step: &&Step| matches!(step.task, Task::Choose(_) | Task::Judge(_) | Task::Find(_));
            let how = self.run.step().filter(picks).map(|step| choices::how(step, &self.run.choices()));
            return how.map_or(Ok(()), |how| self.say(how, &args![]));
        };
        if !self.run.exercise().is_some_and(|exercise| exercise.work().answer().can_be_nowhere()) {
            let id = if before.found().is_empty() { "plain-somewhere" } else { "plain-not-nowhere" };
            return self.say(id, &args![]);
        }
        self.update(Action::Nowhere)?;
        if matches!(self.feedback(), Some(Feedback::Told(Told::Somewhere))) {
            self.say("plain-somewhere", &args![])?;
            return self.offer_hint();
        }
        self.tell_found(before.answer())
    }

    fn all_then_check(&mut self, squares: SquareSet) -> io::Result<()> {
        let Some(before) = self.round() else { return Ok(()) };
        for square in (squares - before.found()).sorted() {
            self.update(Action::Tap(square.into()))?;
        }
        self.update(Action::Check)?;
        if !self.run.exercise().is_some_and(Exercise::is_reviewing) {
            return self.tell_found(before.answer());
        }
        self.opened = true;
        let Some(round) = self.round() else { return Ok(()) };
        if !round.left().is_empty() {
            self.say("plain-found", &listed(round.found()))?;
        }
        self.tell_wrong("plain-missed", round.missed())?;
        self.tell_wrong("plain-extra", round.extra())?;
        self.update(Action::Retry)?;
        if round.left().is_empty() {
            // Only squares too many were named, and these are gone: nothing is left to write.
            self.update(if round.answer().is_empty() { Action::Nowhere } else { Action::Check })?;
            return self.tell_all_found(round.answer());
        }
        self.say("plain-try-again", &args![])?;
        self.offer_hint()
    }

    fn each_at_once(&mut self, squares: &[Square]) -> io::Result<()> {
        let Some(before) = self.round() else { return Ok(()) };
        let mut rest = squares.iter().copied();
        while let Some(square) = rest.next() {
            self.update(Action::Tap(square.into()))?;
            match self.feedback() {
                Some(Feedback::Told(Told::Right(_))) => self.say("plain-right", &args![].square("square", square))?,
                Some(Feedback::Told(Told::Wrong(_))) => {
                    self.say("plain-wrong", &args![].square("square", square))?;
                    self.tell_why(square)?;
                }
                Some(Feedback::Told(Told::AllFound) | Feedback::StageFound(_)) => {
                    self.say("plain-right", &args![].square("square", square))?;
                    let unread: SquareSet = rest.collect::<SquareSet>() - before.answer();
                    if !unread.is_empty() {
                        self.say("plain-rest-unread", &args!["squares" => unread.to_string()])?;
                    }
                    return self.tell_found(before.answer());
                }
                _ => self.say("plain-already-found", &listed(SquareSet::of(square)))?,
            }
        }
        let left = self.round().map_or(0, |round| round.left().len());
        if left > 0 {
            self.say("plain-left", &args!["count" => left])?;
        }
        self.offer_hint()
    }

    /// Everything of a round is found by the learner's last line: praise for the whole exercise, and what comes next.
    fn tell_found(&mut self, answer: SquareSet) -> io::Result<()> {
        if self.run.exercise().is_some_and(Exercise::is_done) {
            self.praise()?;
        }
        self.tell_all_found(answer)
    }

    /// What was to be found, and what comes next: the stars of the exercise, or its next stage.
    fn tell_all_found(&mut self, answer: SquareSet) -> io::Result<()> {
        self.opened = false;
        self.say("plain-all-found", &listed(answer))?;
        match self.run.exercise().and_then(Exercise::stars) {
            Some(stars) => self.say("plain-stars", &args!["stars" => stars]),
            None => self.tell_all(step::stage(&self.run, &self.words())),
        }
    }

    pub(super) fn praise(&mut self) -> io::Result<()> {
        let praise = format!("praise-{}", self.run.at() % PRAISES + 1);
        self.say(&praise, &args![])
    }

    /// Squares that are missed or too many, with the reason of each; nothing if there are none.
    pub(super) fn tell_wrong(&mut self, id: &str, squares: SquareSet) -> io::Result<()> {
        if squares.is_empty() {
            return Ok(());
        }
        self.say(id, &listed(squares))?;
        let mut rest = squares.sorted();
        rest.by_ref().take(REASONS).try_for_each(|square| self.tell_why(square))?;
        rest.next().map_or(Ok(()), |next| self.say("plain-ask-why", &args![].square("square", next)))
    }

    fn tell_why(&mut self, square: Square) -> io::Result<()> {
        let (Some(step), Some(exercise)) = (self.run.step(), self.run.exercise()) else { return Ok(()) };
        let explanation = exercise.work().answer().explain(step, square.into());
        match explanation.map(|explanation| explanation.say(self.run.lesson(), step, &self.words())) {
            Some(said) => self.tell(&said),
            None => Ok(()),
        }
    }

    pub(super) fn offer_hint(&mut self) -> io::Result<()> {
        if self.run.exercise().is_some_and(Exercise::offers_hint) {
            self.say("plain-hint-offer", &args![])
        } else {
            Ok(())
        }
    }

    fn round(&self) -> Option<Round> {
        self.run.exercise().and_then(Exercise::round).filter(|round| round.phase() != Phase::Done).cloned()
    }

    fn feedback(&self) -> Option<Feedback> {
        self.run.exercise().map(Exercise::feedback)
    }
}
