//! Where progress is kept, and who learns: the folder of the data, the store in it, the learner of `--learner`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;

use crate::args;
use crate::i18n::{Args, Lang, Value};
use crate::lesson::Catalog;
use crate::plain::echo;
use crate::progress::{Learner, Moment, Notice, Standing, Store, StoreError};
use crate::session::{Record, Setting};
use crate::wording::Words;

use super::args::{Common, PROGRAM};
use super::status::{Status, Trouble};

/// The folder in the system's folder for data, and beside the program on a stick that is carried about.
const IN_SYSTEM: &str = "chess-codex";
const BESIDE_PROGRAM: &str = "chess-codex-data";

/// In it, the folder of lessons that are always there.
const LESSONS: &str = "lessons";

/// The variable that names the folder where `--data-dir` does not.
const VARIABLE: &str = "CHESS_CODEX_DATA";

/// A learner whose work is kept.
pub struct Keeper {
    /// Where.
    pub store: Store,
    /// Whose.
    pub learner: Learner,
}

impl Keeper {
    /// The learner of `--learner`; with `or_last`, if none is named, who was chosen last. None if there is nobody.
    /// What is wrong with the store is told on standard error.
    ///
    /// # Errors
    /// If nobody has the name.
    pub fn open(words: &Words<'_>, common: &Common, or_last: bool) -> Result<Option<Self>, Trouble> {
        if common.learner.is_none() && !or_last {
            return Ok(None);
        }
        let mut store = open(words, common);
        let learner = match &common.learner {
            Some(name) => find(words, &mut store, name).map(Some),
            None => fail(words, store.learners()).map(|learners| learners.into_iter().next()),
        };
        if let Ok(Some(learner)) = &learner {
            // A store that only can be read has told so already.
            let _ = store.touch(learner.id, now());
        }
        tell(words, &store.take_notices());
        Ok(learner?.map(|learner| Self { store, learner }))
    }

    /// Keeps a record, and gives what is to be told about that.
    pub fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        record.keep(&mut self.store, self.learner.id, now());
        self.store.take_notices().iter().flat_map(Notice::messages).collect()
    }

    /// The language of the learner's own, unless one is named on the command line.
    pub fn lang(&mut self, common: &Common) -> Option<Lang> {
        let settings = if common.has_lang { None } else { self.store.settings(self.learner.id).ok() };
        settings.and_then(|settings| Lang::parse(settings.get(Setting::Language.key())?))
    }

    /// What the learner has reached; nothing if it cannot be read.
    pub fn standing(&mut self) -> Standing {
        self.store.standing(self.learner.id).unwrap_or_default()
    }
}

/// The store, with its notices still to be taken.
pub fn quiet(common: &Common) -> Store {
    Store::open(folder(common).as_deref())
}

/// Whether somebody learns here; nothing is made to find that out.
pub fn has_learners(common: &Common) -> bool {
    let is_there = folder(common).is_some_and(|folder| Store::is_in(&folder));
    let learners = || Store::open_to_read(folder(common).as_deref()).and_then(|mut store| store.learners());
    is_there && learners().is_ok_and(|learners| !learners.is_empty())
}

/// The store of the command line. What is wrong with it is told on standard error.
pub fn open(words: &Words<'_>, common: &Common) -> Store {
    let mut store = quiet(common);
    tell(words, &store.take_notices());
    store
}

/// Does some work with the store of the command line; whatever comes of it, what is wrong with the store is told.
///
/// # Errors
/// Those of the work.
pub fn with_store<T>(
    words: &Words<'_>,
    common: &Common,
    work: impl FnOnce(&mut Store) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut store = open(words, common);
    let done = work(&mut store);
    tell(words, &store.take_notices());
    done
}

/// Does some reading in the store of the command line, in which nothing is made, moved or changed. Whatever comes of it, what
/// is wrong with the store is told; a store that could be read in part only is a fault, though what was read counts.
///
/// # Errors
/// Those of the work, and what is wrong with a store that cannot be read.
pub fn reading<T>(
    words: &Words<'_>,
    common: &Common,
    work: impl FnOnce(&mut Store) -> Result<T, Trouble>,
) -> Result<(T, Status), Trouble> {
    let mut store = fail(words, Store::open_to_read(folder(common).as_deref()))?;
    let done = work(&mut store);
    tell(words, &store.take_notices());
    Ok((done?, if store.is_incomplete() { Status::Fault } else { Status::Done }))
}

/// That what was changed is on the disk.
///
/// # Errors
/// If nothing can be kept; why, the store's notices say.
pub fn kept(words: &Words<'_>, store: &Store) -> Result<(), Trouble> {
    if store.is_kept() { Ok(()) } else { Err(Trouble::Fault(words.plain("cli-not-kept"))) }
}

/// Tells notices on standard error.
pub fn tell(words: &Words<'_>, notices: &[Notice]) {
    for (id, args) in notices.iter().flat_map(Notice::messages) {
        // Nobody is left to be told that standard error cannot be written to.
        let _ = writeln!(io::stderr(), "{}", words.say(&id, &args));
    }
}

/// The learner of a name.
///
/// # Errors
/// If nobody has it: who there is, and how to add one.
pub fn find(words: &Words<'_>, store: &mut Store, name: &str) -> Result<Learner, Trouble> {
    if let Some(learner) = fail(words, store.learner_named(name))? {
        return Ok(learner);
    }
    let mut lines = vec![words.say("cli-no-learner", &args!["name" => echo(name)])];
    let names: Vec<String> = fail(words, store.learners())?.into_iter().map(|learner| learner.name).collect();
    if !names.is_empty() {
        lines.push(words.say("cli-learners-are", &args!["names" => Value::List(names)]));
    }
    let command = format!("{PROGRAM} learners --add {}", quoted(&echo(name)));
    lines.push(words.say("cli-add-learner", &args!["command" => command]));
    Err(Trouble::Fault(lines.join("\n")))
}

/// What the store said, its errors in words.
pub fn fail<T>(words: &Words<'_>, said: Result<T, StoreError>) -> Result<T, Trouble> {
    said.map_err(|error| Trouble::Fault(sentences(words, error.messages())))
}

/// Messages as lines.
pub fn sentences(words: &Words<'_>, messages: Vec<(String, Args)>) -> String {
    messages.iter().map(|(id, args)| words.say(id, args)).collect::<Vec<_>>().join("\n")
}

/// A name as one argument of a shell.
pub fn quoted(name: &str) -> String {
    if name.chars().all(char::is_alphanumeric) { name.to_owned() } else { format!("\"{name}\"") }
}

/// Now, as the system's clock has it.
pub fn now() -> Moment {
    let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    Moment(i64::try_from(millis).unwrap_or(i64::MAX))
}

/// So many minutes local time is ahead of UTC just now, as the system says: 0 if it does not.
pub fn minutes_ahead() -> i32 {
    chrono::Local::now().offset().local_minus_utc() / 60
}

/// The folder in that of the data whose lessons are always there, if it is.
pub fn lessons(common: &Common) -> Option<PathBuf> {
    folder(common).map(|folder| folder.join(LESSONS)).filter(|folder| folder.is_dir())
}

/// All lessons: the program's, those in the folder of the data, those of `--lessons`.
pub fn catalog(common: &Common) -> Catalog {
    Catalog::with_packs(lessons(common).as_deref(), &common.lessons)
}

/// Where progress is kept: `--data-dir`, else `CHESS_CODEX_DATA`, else a folder beside the program if it is there, else
/// the folder for it where the system keeps data.
pub fn folder(common: &Common) -> Option<PathBuf> {
    let variable = std::env::var_os(VARIABLE).filter(|value| !value.is_empty()).map(PathBuf::from);
    let program = std::env::current_exe().ok();
    let system = etcetera::base_strategy::choose_native_strategy().ok().map(|system| system.data_dir());
    choose(common.data_dir.clone(), variable, program.as_deref(), system)
}

fn choose(
    flag: Option<PathBuf>,
    variable: Option<PathBuf>,
    program: Option<&Path>,
    system: Option<PathBuf>,
) -> Option<PathBuf> {
    let beside = || program.and_then(Path::parent).map(|folder| folder.join(BESIDE_PROGRAM)).filter(|it| it.is_dir());
    flag.or(variable).or_else(beside).or_else(|| system.map(|folder| folder.join(IN_SYSTEM)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_folder_is_chosen() {
        let path = |text: &str| Some(PathBuf::from(text));
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = here.join("chess-codex");
        assert_eq!(choose(path("a"), path("b"), Some(&program), path("c")), path("a"));
        assert_eq!(choose(None, path("b"), Some(&program), path("c")), path("b"));
        assert_eq!(choose(None, None, Some(&program), path("c")), path("c").map(|folder| folder.join("chess-codex")));
        assert_eq!(choose(None, None, None, None), None);
        let stick = here.join("target-of-the-test-of-folders");
        std::fs::create_dir_all(stick.join(BESIDE_PROGRAM)).unwrap();
        let found = choose(None, None, Some(&stick.join("chess-codex")), path("c"));
        std::fs::remove_dir_all(&stick).unwrap();
        assert_eq!(found, Some(stick.join(BESIDE_PROGRAM)));
    }

    #[test]
    fn local_time_is_less_than_a_day_away() {
        assert!(minutes_ahead().abs() <= 14 * 60 + 30);
    }

    #[test]
    fn names_are_one_argument() {
        assert_eq!(quoted("Аня"), "Аня");
        assert_eq!(quoted("Аня П."), "\"Аня П.\"");
    }
}
