//! Practice as lines of text, kept for the learner.

use std::io::{self, Write};

use crate::args;
use crate::plain;
use crate::progress::Moment;
use crate::session::practice::Sitting;
use crate::session::{App, Effect, News, World};
use crate::wording::Words;

use super::args::Common;
use super::course::on_terminal;
use super::home::Home;
use super::keeper;
use super::status::{Status, Trouble};

/// Nobody is here: nothing is kept, and the store is not even opened.
struct Nobody;

impl World for Nobody {
    fn perform(&mut self, _effect: &Effect) -> Vec<News> {
        Vec::new()
    }

    fn now(&self) -> Option<Moment> {
        Some(keeper::now())
    }
}

/// Plays a sitting as lines: the set of a code, or without one the mix that is chosen for the learner.
pub fn lines(
    words: &Words<'_>,
    common: &Common,
    code: Option<Sitting>,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    let mut app = App::new(words.lang, Vec::new());
    if common.learner.is_none() && !on_terminal() {
        return play(words, &mut app, &mut Nobody, code, out);
    }
    let mut home = Home::open(words, common)?;
    if let Some(learner) = home.named().or_else(|| home.learners().into_iter().next()) {
        home.arrive(learner).into_iter().chain(home.settle()).for_each(|news| app.receive(news));
    }
    for news in home.notices() {
        if let News::Notice(notice) = news {
            keeper::tell(words, &[notice]);
        }
    }
    play(words, &mut app, &mut home, code, out)
}

fn play(
    words: &Words<'_>,
    app: &mut App,
    world: &mut dyn World,
    code: Option<Sitting>,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    plain::perform(app, world, &[Effect::ReadReport, Effect::ReadCards]);
    let fault = || Trouble::Fault(words.plain("cli-wrong-usage"));
    let sitting = code.or_else(|| app.sitting_of("")).ok_or_else(fault)?;
    if let Some(code) = sitting.code() {
        writeln!(out, "{}", Words::interface(app.lang()).say("practice-code", &args!["code" => code.to_string()]))?;
    }
    let played = plain::practise(app, world, sitting, io::stdin().lock(), out, on_terminal())?;
    if played { Ok(Status::Done) } else { Err(fault()) }
}
