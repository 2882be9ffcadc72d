//! The course on the screen: the list of lessons, or one of them opened at once.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

use crate::args;
use crate::lesson::{Catalog, Lesson};
use crate::plain;
use crate::session::practice::Sitting;
use crate::session::{App, Item, News, World};
use crate::term::{self, End, Later};
use crate::text;
use crate::wording::Words;

use super::args::{Common, PROGRAM};
use super::home::Home;
use super::keeper;
use super::seed;
use super::status::{Status, Trouble};

/// Whether there is a terminal to draw on and to read keys from.
pub fn on_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether somebody sits at a terminal that can show lines and nothing else: then everything is told in lines.
pub fn is_dumb() -> bool {
    on_terminal() && term::is_dumb(variable)
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Opens the course; without a terminal it says what to do instead.
pub fn run(words: &Words<'_>, common: &Common) -> Result<Status, Trouble> {
    if !on_terminal() {
        return Err(Trouble::Usage(instead(words)));
    }
    let mut home = Home::open(words, common)?;
    let seed = seed::drawn();
    let mut app = App::new(words.lang, Item::listed(seed));
    match home.named() {
        Some(learner) => home.arrive(learner).into_iter().for_each(|news| app.receive(news)),
        None => app.ask_who(home.learners()),
    }
    show(app, home, common, Some(later(common, seed)))
}

/// Reads the lessons of which only the heads are listed, and those of teachers' folders, which may be many.
fn later(common: &Common, seed: u64) -> Later {
    let (own, folders) = (keeper::lessons(common), common.lessons.clone());
    Box::new(move |tell| {
        tell(News::Lessons(items(&Catalog::with_packs(None, &[]), seed)));
        if own.is_some() || !folders.is_empty() {
            tell(News::Lessons(items(&Catalog::with_packs(own.as_deref(), &folders), seed)));
        }
    })
}

/// The lessons of a catalog as the course has them.
pub fn items(catalog: &Catalog, seed: u64) -> Vec<Item> {
    catalog.readings().iter().map(|reading| Item::of(reading.clone(), seed)).collect()
}

/// The course as lines of text: of who is named, and at a terminal of who was here last.
pub fn lines(words: &Words<'_>, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let interactive = on_terminal();
    let mut app = App::new(words.lang, items(&keeper::catalog(common), seed::drawn()));
    let mut home = Home::open(words, common)?;
    app.receive(News::Learners(home.learners()));
    let learner = home.named().or_else(|| home.learners().into_iter().next().filter(|_| interactive));
    if let Some(learner) = learner {
        home.arrive(learner).into_iter().chain(home.settle()).for_each(|news| app.receive(news));
    }
    home.notices().into_iter().for_each(|news| app.receive(news));
    plain::course(app, &mut home, io::stdin().lock(), out, interactive)?;
    Ok(Status::Done)
}

/// Plays a lesson on the screen at once, for who is named or was here last; around it the catalog.
pub fn open(words: &Words<'_>, common: &Common, catalog: &Catalog, lesson: &Arc<Lesson>) -> Result<Status, Trouble> {
    let mut app = App::new(words.lang, items(catalog, seed::drawn()));
    let home = arrived(words, common, &mut app)?;
    app.open(lesson);
    show(app, home, common, None)
}

/// Plays a sitting of practice on the screen, for who is named or was here last.
pub fn practise(words: &Words<'_>, common: &Common, sitting: Sitting) -> Result<Status, Trouble> {
    let seed = seed::drawn();
    let mut app = App::new(words.lang, Item::listed(seed));
    let home = arrived(words, common, &mut app)?;
    app.practise(sitting);
    show(app, home, common, Some(later(common, seed)))
}

/// The store, with who is named or was here last.
fn arrived(words: &Words<'_>, common: &Common, app: &mut App) -> Result<Home, Trouble> {
    let mut home = Home::open(words, common)?;
    match home.named().or_else(|| home.learners().into_iter().next()) {
        Some(learner) => home.arrive(learner).into_iter().for_each(|news| app.receive(news)),
        // It stands above the prompt when the program was left, and says what would have kept this.
        None => {
            let command = format!("{PROGRAM} learners --add {}", words.plain("cli-value-name"));
            drop(writeln!(io::stderr(), "{}", words.say("progress-nobody", &args!["command" => command])));
        }
    }
    Ok(home)
}

/// Shows the program until its learner leaves.
fn show(mut app: App, mut home: Home, common: &Common, later: Option<Later>) -> Result<Status, Trouble> {
    home.notices().into_iter().for_each(|news| app.receive(news));
    let end = term::run(app, term::limits(common.ascii, variable), &mut home, later)?;
    // What still waits to be kept is kept before the process dies.
    drop(home);
    match end {
        End::Left => {}
        End::Signal(signal) => term::die_of(signal),
    }
    Ok(Status::Done)
}

/// What works without a terminal, one command a line.
fn instead(words: &Words<'_>) -> String {
    let lesson = words.plain("cli-value-lesson");
    let (fen, square) = (words.plain("cli-value-fen"), words.plain("cli-value-square"));
    let commands = [
        ("--plain".to_owned(), "cli-instead-course"),
        (format!("play {lesson} --plain"), "cli-instead-play"),
        (format!("practice {} --plain", words.plain("cli-value-what")), "cli-instead-practice"),
        ("lessons".to_owned(), "cli-instead-lessons"),
        (format!("reach {fen} {square}"), "cli-instead-reach"),
        ("check".to_owned(), "cli-instead-check"),
        ("--help".to_owned(), "cli-instead-help"),
    ];
    let longest = commands.iter().map(|(command, _)| text::width(command)).max().unwrap_or(0);
    let line = |(command, does): &(String, &str)| {
        let space = " ".repeat(longest - text::width(command));
        format!("  {PROGRAM} {command}{space}  {}", words.plain(does))
    };
    std::iter::once(words.plain("cli-no-terminal")).chain(commands.iter().map(line)).collect::<Vec<_>>().join("\n")
}
