//! The course as lines: the lessons with their stars, one of them played, who is here, settings, progress. Everything that
//! the screens have, for who hears them or pipes them.

mod command;
mod told;

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use crate::args;
use crate::i18n::{Args, Lang, Value};
use crate::lesson::{Lesson, Step, Style, report};
use crate::progress::{Learner, Moment, NewLearner, clean_name};
use crate::session::{App, Effect, Input, Item, Mode, Record, Run, Setting, Target, World};
use crate::wording::Words;

use super::input::{Line, Lines};
use super::{Desk, Outcome, echo, messages, play_at, practice};

use command::Command;

/// A line longer than this many bytes is not read.
const LONGEST_LINE: usize = 1000;

/// The course in lines.
struct Course<'w> {
    app: App,
    world: &'w mut dyn World,
    input: &'w mut dyn BufRead,
    out: &'w mut dyn Write,
    interactive: bool,
    /// The lesson that was played last: what is behind it on the path comes next.
    last: Option<Arc<Lesson>>,
}

/// Keeps what is answered in a lesson.
struct Shelf<'w> {
    world: &'w mut dyn World,
    kept: Vec<Record>,
}

impl Desk for Shelf<'_> {
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        self.kept.push(record.clone());
        messages(&self.world.perform(&Effect::Record(record.clone())))
    }

    fn draw(&mut self) -> Option<Step> {
        None
    }

    fn now(&self) -> Option<Moment> {
        self.world.now()
    }
}

/// Tells the course on `out` and reads what to do from `input`, a line each: the id of a lesson to play it, or a command.
/// What the learner changes is kept by `world`. With `interactive` there is somebody at a terminal.
///
/// # Errors
/// What reading or writing says.
pub fn course(
    app: App,
    world: &mut dyn World,
    mut input: impl BufRead,
    mut out: impl Write,
    interactive: bool,
) -> io::Result<()> {
    Course { app, world, input: &mut input, out: &mut out, interactive, last: None }.run()
}

impl Course<'_> {
    fn run(&mut self) -> io::Result<()> {
        self.say("app-title", &args![])?;
        self.notice()?;
        if let Some(learner) = self.app.known().learner.clone() {
            self.say("progress-learner", &args!["name" => learner.name])?;
        }
        self.list()?;
        self.say("course-how", &args![])?;
        while let Some(line) = self.read()? {
            match line {
                Line::TooLong(_) => self.say("plain-too-long", &args![])?,
                Line::Text(line) if line.trim().is_empty() => self.next()?,
                Line::Text(line) => match Command::of(&line) {
                    Some((Command::Quit, _)) => break,
                    Some((command, rest)) => self.command(command, rest)?,
                    None => self.open(line.trim())?,
                },
            }
            self.notice()?;
        }
        self.say("bye", &args![])
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        let words = self.words();
        match command {
            Command::List => self.list(),
            Command::Help => {
                let lesson = format!("{} — {}", words.plain("course-cmd-id"), words.plain("course-cmd-id.doc"));
                let lines = Command::ALL.iter().map(|command| command.help(&words));
                let lines: Vec<String> = std::iter::once(lesson).chain(lines).collect();
                self.tell_all(lines)
            }
            Command::Progress => {
                self.perform(vec![Effect::ReadReport]);
                let report = self.app.known().report.as_ref().map(|(report, _)| report.clone()).unwrap_or_default();
                self.tell_all(told::progress(&self.app, &report, &words))
            }
            Command::Practice => self.practise(rest),
            Command::Settings => self.settings(rest),
            Command::Who => self.who(rest),
            Command::Reset => self.reset(rest),
            Command::Lang => self.language(rest),
            Command::Quit => Ok(()),
        }
    }

    fn list(&mut self) -> io::Result<()> {
        let words = self.words();
        let mut lines = told::lessons(&self.app, &words);
        lines.push(String::new());
        lines.extend(self.next_lesson().map(|lesson| told::next(&lesson, &words)));
        self.tell_all(lines)
    }

    /// An empty line goes on with what is next.
    fn next(&mut self) -> io::Result<()> {
        match self.next_lesson() {
            Some(lesson) => self.play(&lesson),
            None => self.say("course-all-done", &args![]),
        }
    }

    /// The lesson behind the one that was played last, else the first one that is left.
    fn next_lesson(&self) -> Option<Arc<Lesson>> {
        let left = || self.app.items().get(self.app.map().next(self.app.known())?)?.lesson();
        self.last.as_ref().and_then(|last| self.app.after(last)?.lesson()).or_else(left).cloned()
    }

    /// Plays the lesson of an id, in whatever case and layout it was typed.
    fn open(&mut self, typed: &str) -> io::Result<()> {
        let wanted = typed.to_lowercase();
        let found = self.app.items().iter().find(|item| item.id().to_lowercase() == wanted).cloned();
        let found = found.map(|mut item| {
            item.read();
            item
        });
        match found {
            Some(Item::Ready(lesson)) => self.play(&lesson),
            Some(Item::Broken(reading)) => {
                let faults = report(&reading, self.app.lang(), Style::PLAIN);
                self.tell_all(faults.trim_end().lines().map(str::to_owned))
            }
            Some(Item::Listed { .. }) | None => self.say("course-unknown", &args!["text" => echo(typed)]),
        }
    }

    fn play(&mut self, lesson: &Arc<Lesson>) -> io::Result<()> {
        let known = self.app.known();
        let mode = known.settings.answers.mode().unwrap_or(Mode::ThenCheck);
        let place = known.standing.places.get(&lesson.id).map_or(0, |place| place.step);
        let steps = known.standing.steps.get(&lesson.id).cloned().unwrap_or_default();
        let run = Run::new(Arc::clone(lesson), Some(mode)).resumed(usize::try_from(place).unwrap_or(0), &steps);
        let lang = self.app.lang();
        let mut shelf = Shelf { world: &mut *self.world, kept: Vec::new() };
        let outcome = play_at(run, lang, &mut self.input, &mut self.out, self.interactive, &mut shelf)?;
        let kept = shelf.kept;
        self.app.note(&kept);
        // A lesson that was left is the one to go on with, if it is not done.
        self.last = (outcome == Outcome::Finished).then(|| Arc::clone(lesson));
        if outcome == Outcome::InputEnded {
            return Ok(());
        }
        writeln!(self.out)?;
        let words = self.words();
        self.tell_all(self.next_lesson().map(|lesson| told::next(&lesson, &words)))
    }

    fn settings(&mut self, rest: &str) -> io::Result<()> {
        let words = self.words();
        let mut parts = rest.split_whitespace();
        let (Some(key), value) = (parts.next(), parts.next()) else {
            return self.tell_all(told::settings(&self.app, &words));
        };
        let offered = Setting::offered(self.app.known().audience());
        let Some(setting) = Setting::of_key(&key.to_lowercase()).filter(|setting| offered.contains(setting)) else {
            let keys: Vec<String> = offered.iter().map(|setting| setting.key().to_owned()).collect();
            return self.say("course-no-setting", &args!["text" => echo(key), "keys" => Value::List(keys)]);
        };
        if let Some(value) = value {
            let Some(number) = setting.values().iter().position(|word| *word == value.to_lowercase()) else {
                let values: Vec<String> = setting.values().into_iter().map(str::to_owned).collect();
                let values = args!["text" => echo(value), "key" => setting.key(), "values" => Value::List(values)];
                return self.say("course-no-value", &values);
            };
            let effects = self.app.set(setting, number);
            self.perform(effects);
        }
        let words = self.words();
        self.tell(&told::setting(&self.app, setting, &words))
    }

    /// Who is here now: of those who learn here, or a new one.
    fn who(&mut self, name: &str) -> io::Result<()> {
        let words = self.words();
        if name.is_empty() {
            return self.tell_all(told::learners(&self.app, &words));
        }
        let Ok(name) = clean_name(name) else { return self.say("course-no-name", &args![]) };
        let folded = Learner::folded(&name);
        let found = self.app.known().learners.iter().find(|learner| Learner::folded(&learner.name) == folded);
        let effect = match found {
            Some(learner) => Effect::Choose(learner.id),
            None => Effect::AddLearner(NewLearner::pupil(&name)),
        };
        self.perform(vec![effect]);
        match self.app.known().learner.clone() {
            Some(learner) => self.say("progress-learner", &args!["name" => learner.name]),
            None => Ok(()),
        }
    }

    fn reset(&mut self, id: &str) -> io::Result<()> {
        let Some(lesson) = self.app.known().lesson(id).map(|(_, lesson)| Arc::clone(lesson)) else {
            return self.say("course-unknown", &args!["text" => echo(id)]);
        };
        let title = lesson.title(self.app.lang());
        let effects = self.app.reset_lesson(&lesson.id);
        self.perform(effects);
        self.say("course-reset", &args!["title" => title])
    }

    fn language(&mut self, rest: &str) -> io::Result<()> {
        let lang = if rest.is_empty() { Some(self.app.lang().next()) } else { Lang::parse(rest) };
        let Some(lang) = lang else {
            let langs = Value::List(Lang::all().iter().map(ToString::to_string).collect());
            return self.say("plain-unknown-lang", &args!["text" => echo(rest), "langs" => langs]);
        };
        let effects = self.app.update(Input::Click(Target::Language(lang)));
        self.perform(effects);
        self.list()
    }

    /// Plays a sitting of practice, of a code if one is written.
    fn practise(&mut self, code: &str) -> io::Result<()> {
        self.perform(vec![Effect::ReadReport, Effect::ReadCards]);
        let Some(sitting) = self.app.sitting_of(code) else { return self.say("practice-unreadable", &args![]) };
        let Self { app, world, input, out, interactive, .. } = self;
        practice::practise(app, *world, sitting, input, &mut *out, *interactive)?;
        writeln!(out)
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        practice::perform(&mut self.app, self.world, &effects);
    }

    /// What must be told about what is kept, once.
    fn notice(&mut self) -> io::Result<()> {
        let Some(notice) = self.app.take_notice() else { return Ok(()) };
        for (id, args) in notice.messages() {
            self.say(&id, &args)?;
        }
        Ok(())
    }

    fn words(&self) -> Words<'static> {
        Words::interface(self.app.lang())
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        if self.interactive {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        Lines::new(&mut self.input, LONGEST_LINE).next_line()
    }

    fn say(&mut self, id: &str, args: &Args) -> io::Result<()> {
        let text = self.words().say(id, args);
        self.tell(&text)
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", told::safe(text))
    }

    fn tell_all(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.tell(&line))
    }
}
