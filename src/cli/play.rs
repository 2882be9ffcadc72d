//! `play`: one lesson, on the screen or as lines of text.

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::Arc;

use clap::ArgMatches;

use crate::args;
use crate::i18n::Args;
use crate::lesson::{self, Catalog, Lesson, Near, OpenError, Origin, Step};
use crate::plain::{self, Desk, Outcome, echo};
use crate::progress::{Moment, Standing};
use crate::puzzle::Topic;
use crate::session::{App, Item, Mode, News, Record, Run};
use crate::wording::Words;

use super::args::{Common, PROGRAM, text};
use super::check;
use super::course;
use super::keeper::{Keeper, now, quoted};
use super::status::{Status, Trouble};
use super::{near_file, practice, seed};

/// Plays the lesson that the arguments name.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let name = text(matches, "lesson");
    let is_plain = matches.get_flag("plain") || course::is_dumb();
    let catalog = super::keeper::catalog(common);
    let lesson = opened(words, &catalog, catalog.open(&name))?;
    if !is_plain && !course::on_terminal() {
        let command = format!("{PROGRAM} play {} --plain", echo(&name));
        return Err(Trouble::Usage(words.say("cli-play-no-terminal", &args!["command" => command])));
    }
    let seed = seed::given(words, matches)?.map_or_else(seed::drawn, u64::from);
    let lesson = lesson.drawn(seed);
    if !is_plain {
        return course::open(words, common, &catalog, &lesson);
    }
    let interactive = course::on_terminal();
    let mut keeper = Keeper::open(words, common, interactive)?;
    let words = Words::interface(keeper.as_mut().and_then(|keeper| keeper.lang(common)).unwrap_or(words.lang));
    let mut run = Run::new(lesson, Some(Mode::ThenCheck));
    if let Some(keeper) = &mut keeper {
        let others = keeper.store.learners().map_or(0, |learners| learners.len());
        let id =
            if common.learner.is_none() && others > 1 { "progress-learner-of-several" } else { "progress-learner" };
        writeln!(out, "{}", words.say(id, &args!["name" => keeper.learner.name.as_str()]))?;
        run = resumed(run, &keeper.standing());
        if run.at() > 0 {
            let whose = quoted(&keeper.learner.name);
            let command = format!("{PROGRAM} reset {} --learner {whose}", run.lesson().id);
            writeln!(out, "{}", words.say("progress-resumed", &args!["step" => run.at() + 1, "command" => command]))?;
        }
    }
    if keeper.is_none() && interactive {
        let command = format!("{PROGRAM} learners --add {}", words.plain("cli-value-name"));
        writeln!(out, "{}", words.say("progress-nobody", &args!["command" => command]))?;
    }
    if keeper.is_none() && !interactive && super::keeper::has_learners(common) {
        // What is read from a pipe is the lesson alone.
        let command = format!("{PROGRAM} play {} --plain --learner {}", echo(&name), words.plain("cli-value-name"));
        writeln!(io::stderr(), "{}", words.say("progress-not-named", &args!["command" => command]))?;
    }
    let mut app = App::new(words.lang, course::items(&catalog, seed));
    app.receive(News::Standing(keeper.as_mut().map(Keeper::standing).unwrap_or_default()));
    loop {
        let lesson = Arc::clone(run.lesson());
        let mut shelf = Shelf { keeper: &mut keeper, kept: Vec::new() };
        let outcome = plain::play_at(run, words.lang, io::stdin().lock(), &mut *out, interactive, &mut shelf)?;
        let kept = shelf.kept;
        app.note(&kept);
        let next =
            app.after(&lesson).and_then(Item::lesson).filter(|_| interactive && outcome == Outcome::Finished).cloned();
        match next {
            Some(next) if goes_on(&words, &next, out)? => {
                run = resumed(Run::new(next, Some(Mode::ThenCheck)), &app.known().standing);
            }
            _ => return Ok(Status::Done),
        }
    }
}

/// Keeps what is answered, for whoever it is kept for.
struct Shelf<'k> {
    keeper: &'k mut Option<Keeper>,
    kept: Vec<Record>,
}

impl Desk for Shelf<'_> {
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        self.kept.push(record.clone());
        self.keeper.as_mut().map(|keeper| keeper.keep(record)).unwrap_or_default()
    }

    fn draw(&mut self) -> Option<Step> {
        None
    }

    fn now(&self) -> Option<Moment> {
        Some(now())
    }
}

/// Offers the next lesson: an empty line takes it, anything else is enough for today.
fn goes_on(words: &Words<'_>, next: &Lesson, out: &mut dyn Write) -> io::Result<bool> {
    let title = next.title(words.lang);
    writeln!(out, "{}", words.say("course-next", &args!["id" => next.id.as_str(), "title" => title]))?;
    write!(out, "{}\n> ", words.plain("course-next-how"))?;
    out.flush()?;
    let mut line = String::new();
    Ok(io::stdin().lock().read_line(&mut line)? > 0 && line.trim().is_empty())
}

/// The lesson, or why it cannot be had.
///
/// # Errors
/// There is none of that name, or it has faults.
pub(super) fn opened(
    words: &Words<'_>,
    catalog: &Catalog,
    lesson: Result<Arc<Lesson>, OpenError>,
) -> Result<Arc<Lesson>, Trouble> {
    lesson.map_err(|error| match error {
        OpenError::Unknown { name } => Trouble::Fault(unknown(words, catalog, &name)),
        OpenError::Broken(reading) => {
            let faults = lesson::report(&reading, words.lang, check::style(io::stderr().is_terminal()));
            let meant = match &reading.origin {
                Origin::File(path) => near_file::near(path),
                Origin::BuiltIn | Origin::Drawn => Vec::new(),
            };
            let meant: Vec<&str> = meant.iter().map(String::as_str).collect();
            Trouble::Fault(practice::with_guess(words, faults.trim_end().to_owned(), &meant))
        }
    })
}

/// That there is no such lesson, with what else may be meant: lessons near that name, and the puzzles about it.
pub(super) fn unknown(words: &Words<'_>, catalog: &Catalog, name: &str) -> String {
    let mut lines = vec![words.say("cli-unknown-lesson", &args!["lesson" => echo(name)])];
    let Near { meant, with } = catalog.near(name);
    if !meant.is_empty() {
        lines.push(words.say("cli-did-you-mean", &args!["guess" => meant.join(", ")]));
    }
    lines.push(words.plain("cli-see-lessons"));
    if !with.is_empty() {
        lines.push(words.say("cli-play-with", &args!["ids" => with.join(", ")]));
    }
    lines.extend(Topic::parse(name).map(|topic| {
        let command = format!("{PROGRAM} practice {}", topic.name());
        words.say("cli-play-practice", &args!["command" => command])
    }));
    lines.join("\n")
}

/// The lesson where its learner left it.
fn resumed(run: Run, standing: &Standing) -> Run {
    let id = run.lesson().id.clone();
    let step = standing.places.get(&id).map_or(0, |place| place.step as usize);
    match standing.steps.get(&id) {
        Some(stars) => run.resumed(step, stars),
        None => run.resumed(step, &BTreeMap::new()),
    }
}
