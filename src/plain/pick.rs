//! Numbers that pick among the things beside the board, and what is told about them.

use std::io::{self};

use crate::args;
use crate::session::{Action, ChoiceState, Exercise, Feedback, Mode, Spot, Told, called};

use super::player::Player;
use super::{choices, step};

impl Player<'_> {
    /// Picks these things, from 0: one after another in at-once mode, else together.
    pub(super) fn pick(&mut self, numbers: &[usize]) -> io::Result<()> {
        match self.run.mode() {
            Mode::AtOnce => numbers.iter().try_for_each(|&number| self.pick_at_once(number)),
            Mode::ThenCheck => self.pick_and_check(numbers),
        }
    }

    fn pick_at_once(&mut self, number: usize) -> io::Result<()> {
        if self.is_done() {
            return Ok(());
        }
        let choices = self.run.choices();
        self.update(Action::Tap(Spot::Choice(number)))?;
        let picked = args!["number" => called(number, &choices)];
        match self.run.exercise().map(Exercise::feedback) {
            Some(Feedback::Told(Told::Wrong(_))) => {
                self.say("plain-choice-wrong", &picked)?;
                self.explain_choice(Spot::Choice(number))
            }
            Some(Feedback::Told(Told::Right(_) | Told::AllFound) | Feedback::StageFound(_)) => {
                self.say("plain-choice-right", &picked)?;
                self.go_on()
            }
            _ => Ok(()),
        }
    }

    fn pick_and_check(&mut self, numbers: &[usize]) -> io::Result<()> {
        for &number in numbers {
            self.update(Action::Tap(Spot::Choice(number)))?;
        }
        self.update(Action::Check)?;
        let Some(exercise) = self.run.exercise().filter(|exercise| exercise.is_reviewing()) else {
            return self.go_on();
        };
        for spot in exercise.to_explain() {
            let Spot::Choice(number) = spot else { continue };
            let id = if numbers.contains(&number) { "plain-choice-wrong" } else { "plain-choice-missed" };
            self.say(id, &args!["number" => called(number, &self.run.choices())])?;
            self.explain_choice(spot)?;
        }
        self.update(Action::Retry)?;
        self.say("try-again", &args![])
    }

    /// Why a thing beside the board is right or wrong, once that is told.
    pub(super) fn why_choice(&mut self, rest: &str) -> io::Result<()> {
        let choices = self.run.choices();
        let Some(&[number]) = choices::read(rest, &choices).as_deref().and_then(|one| one.as_array()) else {
            return self.say("plain-why-number", &args![]);
        };
        match choices.get(number).map(|choice| choice.state) {
            Some(ChoiceState::Right | ChoiceState::Wrong) => self.explain_choice(Spot::Choice(number)),
            _ => self.say("plain-why-later-number", &args![]),
        }
    }

    /// The reason of something that is wrong or missed, as the screen has it.
    pub(super) fn explain_choice(&mut self, spot: Spot) -> io::Result<()> {
        let (Some(step), Some(exercise)) = (self.run.step(), self.run.exercise()) else { return Ok(()) };
        let explanation = exercise.work().answer().explain(step, spot);
        match explanation.map(|explanation| explanation.say(self.run.lesson(), step, &self.words())) {
            Some(said) => self.tell(&said),
            None => Ok(()),
        }
    }

    /// After something right: the stars, or what comes next in the same step.
    fn go_on(&mut self) -> io::Result<()> {
        let Some(exercise) = self.run.exercise() else { return Ok(()) };
        match (exercise.stars(), exercise.feedback()) {
            (Some(stars), _) => {
                self.praise()?;
                self.say("plain-stars", &args!["stars" => stars])
            }
            (None, Feedback::StageFound(_)) => self.tell_all(step::stage(&self.run, &self.words())),
            _ => self.tell_all(choices::told(&self.run, &self.words(), &self.run.choices())),
        }
    }

    fn is_done(&self) -> bool {
        self.run.exercise().is_none_or(Exercise::is_done)
    }
}
