//! A lesson as the rest of the program uses it: read, checked, every answer computed. What its steps ask is [`Task`].

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::generated::Drawn;
use super::task::Task;
use crate::args;
use crate::i18n::{Args, Lang, Messages, Pattern};
use crate::rules::{Area, Color, OwnRole};
use crate::text;
use crate::wording::Words;

/// One lesson: one file.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The file's name without `.toml`, as `6-3-knight`.
    pub id: String,
    /// Where it came from.
    pub origin: Origin,
    /// The part of the codex that it follows.
    pub article: Article,
    /// Whose wording it follows.
    pub edition: Edition,
    /// For whom it is.
    pub audience: Audience,
    /// Rows of the codex that it teaches, as `P6.N`.
    pub facts: Vec<String>,
    /// Its name in the list.
    pub title: Text,
    /// What a teacher may say and do with a class.
    pub teacher: Option<Text>,
    /// In order; never empty.
    pub steps: Vec<Step>,
    /// The lesson's own messages, which its texts may name.
    pub messages: Arc<Messages>,
    /// The kinds of pieces of the lesson's own, in the order of the file.
    pub pieces: Vec<OwnRole>,
    /// The interface that names them, if there are any.
    pub interface: Option<Arc<Messages>>,
}

/// Where a lesson came from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// It is part of the program.
    BuiltIn,
    /// A teacher's file.
    File(PathBuf),
    /// It was made up of puzzles; its id is their code.
    Drawn,
}

impl Origin {
    /// The folder of a teacher's file: its pack.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::File(path) => path.parent(),
            Self::BuiltIn | Self::Drawn => None,
        }
    }

    /// What that folder is called, fit to be shown.
    pub fn pack(&self) -> Option<String> {
        let name = text::clean(&self.folder()?.file_name()?.to_string_lossy());
        Some(name.replace('\n', " "))
    }
}

/// A part of the codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Article {
    /// Article 1 to 7.
    Number(u8),
    /// Beyond the codices' texts.
    Appendix,
}

/// The preschool or the school codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// For kindergartens; the other side is the partner.
    Preschool,
    /// For schools; the other side is the opponent.
    School,
}

/// For whom a lesson is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// A child who does not read yet, with a teacher at the side; answers are told at once.
    Preschool,
    /// A pupil alone; all squares first, then the check.
    Pupil,
}

/// A text of a lesson. Each is a Fluent pattern; [`Lesson::text`] puts it into words.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// The same in every language.
    Plain(Pattern),
    /// Another one in each language; never empty.
    PerLanguage(BTreeMap<Lang, Pattern>),
    /// The id of a message of the lesson.
    Message(String),
}

/// One step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// A name of the author's own, unique in the lesson.
    pub id: Option<String>,
    /// What is shown or asked.
    pub task: Task,
    /// What to read; an exercise without it has a default instruction.
    pub text: Option<Text>,
    /// What to read aloud to a child.
    pub say: Option<Text>,
    /// What the teacher may add or do.
    pub teacher: Option<Text>,
    /// Rows of the codex that it asks or shows.
    pub facts: Vec<String>,
    /// The part of the board that exists.
    pub area: Area,
    /// Whose side of the board is at the bottom.
    pub view: Color,
    /// What it is drawn from, if it is drawn anew in each session.
    pub drawn: Option<Drawn>,
}

impl Edition {
    /// Its word in lesson files and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Preschool => "preschool",
            Self::School => "school",
        }
    }
}

impl Lesson {
    /// The words of the interface for this lesson, which name its own pieces too.
    pub fn words(&self, lang: Lang) -> Words<'_> {
        self.interface.as_deref().map_or_else(|| Words::interface(lang), |messages| Words::new(messages, lang))
    }

    /// A text of this lesson in a language; if it is missing there, in English or any other.
    pub fn text(&self, lang: Lang, text: &Text, args: &Args) -> String {
        match text {
            Text::Plain(pattern) => self.messages.format_pattern(lang, pattern, args),
            Text::PerLanguage(patterns) => {
                let found = lang.fallbacks().find_map(|lang| patterns.get(&lang).map(|pattern| (lang, pattern)));
                found.map_or_else(String::new, |(lang, pattern)| self.messages.format_pattern(lang, pattern, args))
            }
            Text::Message(id) => self.messages.format(lang, id, args),
        }
    }

    /// The lesson's name in a language.
    pub fn title(&self, lang: Lang) -> String {
        self.text(lang, &self.title, &self.args())
    }

    /// What the texts of the lesson's head may ask for: `$edition`.
    pub fn args(&self) -> Args {
        args!["edition" => self.edition.key()]
    }

    /// What the texts of a step may ask for: see [`Task::args`].
    pub fn step_args(&self, step: &Step) -> Args {
        step.task.args(self.edition)
    }
}

impl Step {
    /// Whether it asks something.
    pub const fn is_exercise(&self) -> bool {
        !matches!(self.task, Task::Show(_))
    }
}
