//! The course of a lesson: step after step, line after line.

use std::io::{self, BufRead, Write};

use crate::args;
use crate::i18n::{Args, Lang};
use crate::puzzle::Rng;
use crate::rules::SquareSet;
use crate::session::{
    Action, Exercise, Explanation, Feedback, Hint, Look, Mode, Picture, Run, Watch, are_digits, called,
};
use crate::text;
use crate::wording::{ChessArgs, Words};

use super::command::Command;
use super::input::{Line, Lines};
use super::squares::{self, Unclear};
use super::{Desk, Outcome, choices, echo, end, step};

/// A line longer than this many bytes is not read: all 64 squares take less than 200.
const LONGEST_LINE: usize = 1000;

/// A lesson being played.
pub(super) struct Player<'k> {
    pub(super) run: Run,
    pub(super) lang: Lang,
    lines: Lines<&'k mut dyn BufRead>,
    out: &'k mut dyn Write,
    pub(super) interactive: bool,
    /// Whether a check has laid the answer of this round open, so that any square of it may be asked about.
    pub(super) opened: bool,
    desk: &'k mut dyn Desk,
    watch: Watch,
}

/// What comes after a line was dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum After {
    /// The same step goes on.
    Same,
    /// The next step, or picture.
    Next,
    /// The learner leaves.
    Leave,
}

impl<'k> Player<'k> {
    pub(super) fn new(
        run: Run,
        lang: Lang,
        input: &'k mut dyn BufRead,
        out: &'k mut dyn Write,
        interactive: bool,
        desk: &'k mut dyn Desk,
    ) -> Self {
        Self {
            run,
            lang,
            lines: Lines::new(input, LONGEST_LINE),
            out,
            interactive,
            opened: false,
            desk,
            watch: Watch::default(),
        }
    }

    pub(super) fn play(&mut self) -> io::Result<Outcome> {
        self.tell_all(step::head(&self.run, &self.words()))?;
        loop {
            if self.run.is_over() {
                self.desk.over(self.watch.sitting());
                if end::end(self)? {
                    continue;
                }
                return Ok(Outcome::Finished);
            }
            self.tell_step()?;
            let waits = self.run.exercise().is_some() || self.interactive && self.shows_still();
            match if waits { self.read_lines()? } else { Some(After::Next) } {
                Some(After::Leave) => return self.leave("plain-quit", Outcome::Left),
                None => return self.leave("plain-input-ended", Outcome::InputEnded),
                _ => self.update(Action::Next)?,
            }
        }
    }

    /// Whether the picture of a show is one to rest on: the beginning of a move is told together with its end.
    fn shows_still(&self) -> bool {
        !matches!(self.run.show(), Some((_, Picture::Before(_))))
    }

    /// Reads lines until the step is done or left; none when the input ends.
    fn read_lines(&mut self) -> io::Result<Option<After>> {
        if self.run.exercise().is_none() {
            self.say("plain-enter", &args![])?;
        }
        loop {
            let Some(line) = self.read()? else { return Ok(None) };
            let after = match line {
                Line::Text(line) => self.take(line.trim())?,
                Line::TooLong(_) => {
                    self.say("plain-too-long", &args![])?;
                    After::Same
                }
            };
            let done = self.run.exercise().is_some_and(Exercise::is_done);
            match after {
                After::Same if !done => {}
                After::Same => return Ok(Some(After::Next)),
                after => return Ok(Some(after)),
            }
        }
    }

    fn take(&mut self, line: &str) -> io::Result<After> {
        // Where numbers are to be chosen, 0 is one of them.
        let choices = self.run.choices();
        let zero = line == "0" && are_digits(&choices) && choices::read(line, &choices).is_some();
        if let Some((command, rest)) = Command::of(line).filter(|_| !zero) {
            return self.command(command, rest);
        }
        let is_show = self.run.exercise().is_none();
        if is_show && line.is_empty() {
            return Ok(After::Next);
        }
        if let Some(task) = self.assemble_task() {
            self.write_formula(&task, line)?;
            return Ok(After::Same);
        }
        if !is_show && (self.take_moves(line)? || self.take_change(line)?) {
            return Ok(After::Same);
        }
        if self.placing().is_some() {
            self.place(line)?;
            return Ok(After::Same);
        }
        if let Some(numbers) = choices::read(line, &self.run.choices()) {
            self.pick(&numbers)?;
            return Ok(After::Same);
        }
        let Some(area) = self.run.step().map(|step| step.area) else { return Ok(After::Same) };
        match squares::read(line, area) {
            Err(unclear) => self.explain_unclear(&unclear, line)?,
            Ok(_) if is_show => self.say("plain-enter", &args![])?,
            Ok(_) if !self.takes_squares() => self.explain_unclear(&Unclear::NotASquare(echo(line)), line)?,
            Ok(squares) if squares.is_empty() => self.say("plain-nothing-said", &args![])?,
            Ok(squares) => self.answer(&squares)?,
        }
        Ok(After::Same)
    }

    fn takes_squares(&self) -> bool {
        self.run.exercise().is_some_and(|exercise| exercise.work().answer().takes_squares())
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<After> {
        match command {
            Command::Quit => return Ok(After::Leave),
            Command::Next => {
                if self.run.exercise().is_some() {
                    self.say("plain-skipped", &args![])?;
                }
                return Ok(After::Next);
            }
            Command::Board => self.tell_step()?,
            Command::Help => self.help()?,
            Command::Lang => self.switch_language(rest)?,
            Command::Notes => self.tell_all(step::notes(&self.run, &self.words()))?,
            Command::Mode => self.switch_mode()?,
            _ if self.run.exercise().is_none() => self.say("plain-enter", &args![])?,
            Command::Hint => self.hint()?,
            Command::Easier => self.go_easier()?,
            Command::Nowhere if self.take_moves("")? || self.take_change("")? => {}
            Command::Nowhere => self.nowhere()?,
            Command::Why => self.why(rest)?,
            Command::Undo => self.take_back(Action::Undo)?,
            Command::Restart => self.take_back(Action::Clear)?,
        }
        Ok(After::Same)
    }

    pub(super) fn explain_unclear(&mut self, unclear: &Unclear, line: &str) -> io::Result<()> {
        if let Some(step) = self.run.step().filter(|_| self.run.exercise().is_some() && !self.takes_squares()) {
            return self.say(choices::how(step, &self.run.choices()), &args![]);
        }
        match unclear {
            Unclear::NotASquare(text) => self.say("plain-unclear", &args!["text" => text.as_str()])?,
            Unclear::ByKey { text, square } => {
                self.say("plain-by-key", &args!["text" => text.as_str()].square("square", *square))?;
            }
            Unclear::Outside(square) => self.say("plain-outside", &args![].square("square", *square))?,
        }
        let several = line.split_whitespace().count() > 1 && self.run.exercise().is_some();
        if several { self.say("plain-not-counted", &args![]) } else { Ok(()) }
    }

    /// An easier variant first; where there is none, the next hint.
    fn go_easier(&mut self) -> io::Result<()> {
        let tries = self.run.exercise().map_or(0, |exercise| u64::from(exercise.wrong_tries()));
        if !self.run.offers_easier() {
            return self.say("plain-easier-later", &args![]);
        }
        if self.run.go_easier(&mut Rng::nth(0, tries)) { self.tell_step() } else { self.hint() }
    }

    fn hint(&mut self) -> io::Result<()> {
        let before = self.run.exercise().map(Exercise::hints);
        self.update(Action::Hint)?;
        let Some(exercise) = self.run.exercise() else { return Ok(()) };
        if Some(exercise.hints()) == before {
            return self.say("plain-no-hint", &args![]);
        }
        let Feedback::Hint(hint) = exercise.feedback() else { return Ok(()) };
        let from = self.run.step().and_then(|step| exercise.origin(step));
        match (hint, from) {
            (Hint::Count(count), _) => self.say("hint-count", &args!["count" => count]),
            (Hint::Square(square), _) => self.say("hint-square", &args![].square("square", square)),
            (Hint::Rule(id), _) => self.say(id, &args![]),
            (Hint::RightCount(count), _) => self.say("hint-right-count", &args!["count" => count]),
            (Hint::NotThis(number), _) => {
                self.say("hint-not-this", &args!["number" => called(number, &self.run.choices())])
            }
            (Hint::This(number), _) => self.say("hint-this", &args!["number" => called(number, &self.run.choices())]),
            (Hint::Look(Look::Ring(ring), _), Some(from)) => {
                self.say("hint-ring", &args!["ring" => ring].square("square", from))
            }
            (hint @ (Hint::Moves(_) | Hint::From(_) | Hint::Move(_)), _) => self.hint_of_moves(hint),
            (Hint::Look(_, squares), _) => self.say("plain-hint-line", &args!["squares" => squares.to_string()]),
            (Hint::Blocks(count), _) => self.tell(&self.words().hint_blocks(count)),
            (Hint::Choice { number, first }, _) => {
                let block = self.assemble_task().and_then(|task| task.blocks.get(number).copied());
                block.map_or(Ok(()), |block| self.tell(&self.words().hint_block(block, first)))
            }
            (Hint::Changes(_) | Hint::LookAt(_) | Hint::Change(_), _) => self.hint_of_changes(hint),
            (Hint::TakeBack, _) if exercise.moves().is_some() => self.hint_of_moves(hint),
            (Hint::InTray(count), _) => self.tell(&self.words().hint_in_tray(count)),
            (Hint::Home { piece, rank }, _) => self.tell(&self.words().hint_home(piece, rank)),
            (Hint::Place { piece, square }, _) => self.tell(&self.words().hint_place(piece, square)),
            (Hint::TakeBack, _) => self.say("hint-take-back", &args![]),
        }
    }

    /// Why a square is right or wrong; before anything was answered that would be the answer itself.
    fn why(&mut self, rest: &str) -> io::Result<()> {
        let (Some(step), Some(exercise)) = (self.run.step(), self.run.exercise()) else { return Ok(()) };
        if !self.takes_squares() && !self.run.choices().is_empty() {
            return self.why_choice(rest);
        }
        let square = match squares::read(rest, crate::rules::Area::FULL).as_deref() {
            Ok([square]) => *square,
            _ => return self.say("plain-why-what", &args![]),
        };
        let told = exercise.round().map_or(SquareSet::EMPTY, |round| round.found() | round.extra());
        if !self.opened && !told.contains(square) {
            return self.say("plain-why-later", &args![]);
        }
        let edition = self.run.lesson().edition.key();
        match exercise.work().answer().explain(step, square.into()) {
            Some(Explanation::Why(why)) => {
                let words = self.words();
                // Where a formula is put together, the article behind the reason would be the answer.
                let more = words.reason_more(&why, edition).filter(|_| self.assemble_task().is_none());
                self.tell_all([words.reason(&why, edition)].into_iter().chain(more))
            }
            Some(explanation) => {
                let said = explanation.say(self.run.lesson(), step, &self.words());
                self.tell(&said)
            }
            None => Ok(()),
        }
    }

    fn switch_mode(&mut self) -> io::Result<()> {
        self.update(Action::SwitchMode)?;
        match self.run.mode() {
            Mode::AtOnce => self.say("plain-mode-at-once", &args![]),
            Mode::ThenCheck => self.say("plain-mode-then-check", &args![]),
        }
    }

    fn switch_language(&mut self, rest: &str) -> io::Result<()> {
        match if rest.is_empty() { Some(self.lang.next()) } else { Lang::parse(rest) } {
            Some(lang) => {
                self.lang = lang;
                self.tell_step()
            }
            None => {
                let langs = Lang::all().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                self.say("plain-unknown-lang", &args!["text" => echo(rest), "langs" => langs])
            }
        }
    }

    fn help(&mut self) -> io::Result<()> {
        let words = self.words();
        let picks = !self.takes_squares() && !self.run.choices().is_empty();
        let answer = if picks { "plain-cmd-pick" } else { "plain-cmd-answer" };
        let answer = format!("{} — {}", words.plain(answer), words.plain(&format!("{answer}.doc")));
        let commands = Command::ALL.iter().map(|command| command.help(&words));
        let letters = step::letters(&words, &self.run.lesson().pieces);
        let lines: Vec<String> = [answer].into_iter().chain(commands).chain([letters]).collect();
        self.tell_all(lines)
    }

    /// Does what the learner asks. What is to be kept is kept before a word is said about it.
    pub(super) fn update(&mut self, action: Action) -> io::Result<()> {
        let took = self.watch.thought();
        self.run.update(action);
        for record in self.run.take_records().into_iter().map(|record| record.took(took)) {
            for (id, args) in self.desk.keep(&record) {
                self.say(&id, &args)?;
            }
        }
        if self.run.awaits_step() {
            match self.desk.draw() {
                Some(step) => self.run.append(step),
                None => self.run.await_none(),
            }
        }
        Ok(())
    }

    fn tell_step(&mut self) -> io::Result<()> {
        let code = self.run.number().and_then(|number| self.desk.before(number));
        if let Some(code) = code {
            self.say("practice-code-of", &args!["code" => code])?;
        }
        self.tell_all(step::step(&self.run, &self.words()))
    }

    fn leave(&mut self, id: &str, outcome: Outcome) -> io::Result<Outcome> {
        self.say(id, &args!["done" => self.run.at(), "steps" => self.run.len()])?;
        Ok(outcome)
    }

    /// The next line; at a terminal with a prompt before it.
    pub(super) fn read(&mut self) -> io::Result<Option<Line>> {
        if self.interactive {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        self.look_at_watch();
        let line = self.lines.next_line()?;
        self.look_at_watch();
        if self.interactive && line.is_none() {
            writeln!(self.out)?;
        }
        Ok(line)
    }

    /// A line is waited for, or has come: the time between is spent on the task.
    fn look_at_watch(&mut self) {
        if let Some(now) = self.desk.now() {
            self.watch.look(now, self.run.task_key(), true);
        }
    }

    pub(super) fn words(&self) -> Words<'_> {
        self.run.lesson().words(self.lang)
    }

    pub(super) fn say(&mut self, id: &str, args: &Args) -> io::Result<()> {
        let text = self.words().say(id, args);
        self.tell(&text)
    }

    /// Writes a text that is made of whole lines; nothing in it acts on a terminal.
    pub(super) fn tell(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text::clean(text))
    }

    pub(super) fn tell_all(&mut self, texts: impl IntoIterator<Item = String>) -> io::Result<()> {
        texts.into_iter().try_for_each(|text| self.tell(&text))
    }
}
