//! `worksheet`: the exercises of a lesson or of a practice code on paper.

use std::ffi::OsString;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use crate::args;
use crate::i18n::Value;
use crate::lesson::{Lesson, OpenError, Step};
use crate::plain::echo;
use crate::print::page::{Document, Paper, html, is_ours, pdf, svg};
use crate::print::sheet::{Copy, MOST_PER_PAGE, Order, Sheet, usual_per_page, worksheet};
use crate::puzzle::{Code, CodeError, SetCode};
use crate::wording::Words;

use super::args::{Common, PROGRAM};
use super::file::{cannot_write, opened, shown, whole};
use super::status::{Status, Trouble};
use super::{play, practice, seed};

/// More worksheets are not printed in one go.
const MOST_COPIES: u32 = 200;
/// More tasks do not go on one worksheet.
const MOST_TASKS: u32 = 120;

/// With more tasks than these it takes a while, which is told.
const LONG: u32 = 2000;

/// The kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Pdf,
    Svg,
    Html,
}

impl Format {
    const ALL: [(&'static str, Self); 4] =
        [("pdf", Self::Pdf), ("svg", Self::Svg), ("html", Self::Html), ("htm", Self::Html)];

    /// The one that a file's name ends in.
    fn of(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|(name, _)| *name == ending).map(|(_, format)| format)
    }
}

/// What is to be printed.
enum Subject {
    Lesson(Arc<Lesson>),
    Code(SetCode),
}

/// Writes the worksheets that the arguments ask for.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let output = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    let to_stdout = output.as_os_str() == "-";
    let format = match Format::of(&output) {
        Some(format) => format,
        None if to_stdout => Format::Pdf,
        None => return Err(Trouble::Usage(words.say("worksheet-ending", &args!["file" => shown(&output)]))),
    };
    let subject = subject(words, matches, common)?;
    let per_page = number(words, matches, "per-page", MOST_PER_PAGE.into())?.map(|number| number as u8);
    let per_page = per_page.unwrap_or_else(|| usual_per_page(subject.audience()));
    let paper = matches.get_one::<String>("paper");
    let paper = Paper::ALL.into_iter().find(|known| paper.is_some_and(|name| name == known.name())).unwrap_or_default();
    let order = Order { lang: words.lang, paper, per_page, answers: matches.get_flag("answers") };
    let seed = first_seed(words, matches, &subject)?;
    let copies = copies(words, matches, &subject, per_page, seed)?;
    let Some(sheet) = worksheet(&copies, &order) else {
        let name = copies.first().map(|copy| copy.lesson.title(words.lang)).unwrap_or_default();
        return Err(Trouble::Fault(words.say("worksheet-nothing", &args!["lesson" => name])));
    };
    if to_stdout {
        out.write_all(&pdf(&sheet.document))?;
        return Ok(Status::Done);
    }
    let files = files(&output, format, &sheet.document);
    if !matches.get_flag("force") {
        for (file, _) in &files {
            may_be_replaced(words, file)?;
        }
    }
    for (file, bytes) in &files {
        whole(file, bytes).map_err(|error| Trouble::Fault(cannot_write(words, file, &error)))?;
    }
    let written: Vec<&Path> = files.iter().map(|(file, _)| file.as_path()).collect();
    for line in told(words, &copies, &sheet, &written, again(matches, &subject, seed)) {
        writeln!(out, "{line}")?;
    }
    Ok(Status::Done)
}

impl Subject {
    fn audience(&self) -> crate::lesson::Audience {
        match self {
            Self::Lesson(lesson) => lesson.audience,
            Self::Code(_) => crate::lesson::Audience::Pupil,
        }
    }

    /// Whether another seed makes another worksheet.
    fn is_drawn(&self) -> bool {
        match self {
            Self::Lesson(lesson) => lesson.steps.iter().any(|step| step.drawn.is_some()),
            Self::Code(_) => true,
        }
    }
}

fn number(words: &Words<'_>, matches: &ArgMatches, id: &str, most: u32) -> Result<Option<u32>, Trouble> {
    seed::text(matches, id).map(|text| seed::number(words, &format!("--{id}"), &text, 1, most)).transpose()
}

/// What is asked for, as it was written.
fn named(matches: &ArgMatches) -> String {
    let said = matches.get_many::<OsString>("what").into_iter().flatten();
    said.map(|text| text.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// A lesson of this name, else the set of puzzles of this code.
fn subject(words: &Words<'_>, matches: &ArgMatches, common: &Common) -> Result<Subject, Trouble> {
    let name = named(matches);
    let catalog = super::keeper::catalog(common);
    let found = catalog.open(&name);
    if let Err(OpenError::Unknown { .. }) = &found {
        match SetCode::parse(&name, practice::easy_seed(seed::drawn())) {
            Ok(code) => return Ok(Subject::Code(code)),
            // It begins with no piece, so it was not meant as a code.
            Err(CodeError::Topic(word)) if practice::near_topics(&word).is_empty() => {}
            Err(CodeError::Empty) => {}
            Err(_) if name.starts_with(|first: char| first.is_ascii_digit()) => {}
            Err(error) => return Err(Trouble::Fault(practice::fault(words, &error))),
        }
        return Err(match play::opened(words, &catalog, found) {
            Err(Trouble::Fault(text)) => Trouble::Fault(format!("{text}\n{}", words.plain("worksheet-or-code"))),
            other => return other.map(Subject::Lesson),
        });
    }
    play::opened(words, &catalog, found).map(Subject::Lesson)
}

/// The seed of the first worksheet: given, or drawn where a code has none.
fn first_seed(words: &Words<'_>, matches: &ArgMatches, subject: &Subject) -> Result<u32, Trouble> {
    let given = seed::given(words, matches)?;
    Ok(given.unwrap_or_else(|| match subject {
        Subject::Code(code) => code.seed(),
        Subject::Lesson(_) => practice::easy_seed(seed::drawn()),
    }))
}

/// The command that makes the first worksheet again, where chance has a part in it.
fn again(matches: &ArgMatches, subject: &Subject, seed: u32) -> Option<String> {
    let mut command = match subject {
        _ if !subject.is_drawn() => return None,
        Subject::Code(code) => format!("{PROGRAM} worksheet {}", code.with_seed(seed)),
        Subject::Lesson(_) => {
            let name = named(matches);
            let name = if name.contains(char::is_whitespace) { format!("\"{name}\"") } else { name };
            format!("{PROGRAM} worksheet {} --seed {seed}", echo(&name))
        }
    };
    for id in ["per-page", "count"] {
        command.extend(seed::text(matches, id).map(|value| format!(" --{id} {}", echo(value.trim()))));
    }
    command.extend(matches.get_one::<String>("paper").map(|paper| format!(" --paper {paper}")));
    Some(command)
}

/// The worksheets, each with what is printed on it so that it can be made again.
fn copies(
    words: &Words<'_>,
    matches: &ArgMatches,
    subject: &Subject,
    per_page: u8,
    first: u32,
) -> Result<Vec<Copy>, Trouble> {
    let count = number(words, matches, "copies", MOST_COPIES)?.unwrap_or(1);
    let tasks = number(words, matches, "count", MOST_TASKS)?;
    let each = tasks.unwrap_or_else(|| per_page.into());
    if count * each > LONG {
        // Nobody is left to be told that standard error cannot be written to.
        let _ = writeln!(io::stderr(), "{}", words.say("worksheet-wait", &args!["count" => count * each]));
    }
    // After the last seed comes the first.
    let seeds = (0..count).map(|number| (first + number) % (Code::MOST + 1));
    let copy = |seed: u32| match subject {
        Subject::Lesson(lesson) => {
            let mut drawn = lesson.drawn(seed.into());
            if let Some(tasks) = tasks {
                let exercises = drawn.steps.iter().filter(|step| step.is_exercise()).take(tasks as usize).cloned();
                let steps: Vec<Step> = exercises.collect();
                drawn = Arc::new(Lesson { steps, ..(*drawn).clone() });
            }
            let id = lesson.id.clone();
            let numbered = || words.say("worksheet-code", &args!["lesson" => id.as_str(), "seed" => seed.to_string()]);
            Some(Copy { code: if subject.is_drawn() { numbered() } else { id.clone() }, lesson: drawn })
        }
        Subject::Code(code) => {
            let code = code.with_seed(seed);
            let puzzles =
                (0..tasks.unwrap_or_else(|| per_page.into())).map_while(|number| code.place(number)?.puzzle());
            let steps = puzzles.filter_map(|puzzle| Step::of_puzzle(&puzzle)).collect();
            let lesson = Lesson::of_steps(&code.to_string(), steps)?;
            Some(Copy { lesson: Arc::new(lesson), code: code.to_string() })
        }
    };
    Ok(seeds.filter_map(copy).collect())
}

/// The files and what goes into each. A page of SVG is a file of its own.
fn files(output: &Path, format: Format, document: &Document) -> Vec<(PathBuf, Vec<u8>)> {
    match format {
        Format::Pdf => vec![(output.to_owned(), pdf(document))],
        Format::Html => vec![(output.to_owned(), html(document).into_bytes())],
        Format::Svg if document.pages.len() < 2 => {
            let page = document.pages.first().map(|page| svg(document, page).into_bytes());
            vec![(output.to_owned(), page.unwrap_or_default())]
        }
        Format::Svg => {
            let digits = document.pages.len().to_string().len();
            let numbered = |number: usize| {
                let mut name = output.file_stem().unwrap_or_default().to_owned();
                name.push(format!("-{number:0digits$}.svg"));
                output.with_file_name(name)
            };
            let pages = document.pages.iter().zip(1..);
            pages.map(|(page, number)| (numbered(number), svg(document, page).into_bytes())).collect()
        }
    }
}

/// Worksheets are made again and again: one may take the place of another, but of nothing else.
fn may_be_replaced(words: &Words<'_>, file: &Path) -> Result<(), Trouble> {
    if !file.exists() {
        return Ok(());
    }
    let mut bytes = Vec::new();
    match opened(file).is_ok_and(|mut file| file.read_to_end(&mut bytes).is_ok()) && is_ours(&bytes) {
        true => Ok(()),
        false => Err(Trouble::Fault(words.say("worksheet-exists", &args!["file" => shown(file)]))),
    }
}

/// What was done: how much there is, where it is, and how to make it again.
fn told(words: &Words<'_>, copies: &[Copy], sheet: &Sheet, files: &[&Path], again: Option<String>) -> Vec<String> {
    let values = args![
        "tasks" => sheet.tasks,
        "pages" => sheet.document.pages.len(),
        "key" => sheet.key_pages,
        "copies" => copies.len(),
        "file" => files.first().map(|file| shown(file)).unwrap_or_default(),
        "last" => files.last().map(|file| shown(file)).unwrap_or_default()
    ];
    let id = if files.len() > 1 { "worksheet-written-several" } else { "worksheet-written" };
    let mut lines = vec![words.say(id, &values), words.say("worksheet-holds", &values)];
    match again {
        Some(command) => lines.push(words.say("worksheet-again", &values.with("command", command))),
        None if copies.len() > 1 => lines.push(words.plain("worksheet-alike")),
        None => {}
    }
    if !sheet.unknown.is_empty() {
        let letters = sheet.unknown.iter().take(20).map(|letter| echo(&letter.to_string())).collect();
        lines.push(words.say("worksheet-letters", &args!["letters" => Value::List(letters)]));
    }
    lines
}
