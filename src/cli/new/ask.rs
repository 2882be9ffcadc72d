//! Asking for what the options do not say: on a terminal with questions, else by reading lines without a word.

use std::io::{BufRead, Write};

use clap::ArgMatches;

use crate::args;
use crate::cli::args::text;
use crate::cli::status::Trouble;
use crate::plain::echo;
use crate::wording::Words;

use super::list;

/// The options of which each is asked for where it is not given, in the order of the questions.
const ASKED: [&str; 4] = ["article", "audience", "piece", "languages"];

/// A longer line is no answer.
const LONGEST: u64 = 4096;

/// Who asks.
pub struct Ask<'a> {
    pub words: &'a Words<'a>,
    matches: &'a ArgMatches,
    /// Whether there is somebody to be asked.
    is_asked: bool,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl<'a> Ask<'a> {
    /// Somebody who asks at a terminal, or reads the answers from a pipe.
    pub fn new(
        words: &'a Words<'a>,
        matches: &'a ArgMatches,
        is_asked: bool,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        Self { words, matches, is_asked, input, out }
    }

    /// What an option says, if it is given.
    ///
    /// # Errors
    /// If it is none of the answers.
    pub fn given<T>(
        &self,
        option: &'static str,
        answer: impl Fn(&str) -> Option<T>,
        known: &[String],
    ) -> Result<Option<T>, Trouble> {
        if !self.matches.contains_id(option) {
            return Ok(None);
        }
        let said = text(self.matches, option);
        let values = args!["argument" => format!("--{option}"), "value" => echo(&said), "values" => known.join(", ")];
        let wrong = || Trouble::Usage(self.words.say("cli-invalid-value", &values));
        answer(said.trim()).map(Some).ok_or_else(wrong)
    }

    /// The option, or the answer to its question; an empty answer is the default.
    ///
    /// # Errors
    /// If an option or a line of a pipe is none of the answers, or there are no more lines.
    pub fn one<T>(
        &mut self,
        option: &'static str,
        default: &str,
        answer: impl Fn(&str) -> Option<T>,
        known: &[String],
    ) -> Result<T, Trouble> {
        match self.given(option, &answer, known)? {
            Some(given) => Ok(given),
            None => self.line(&format!("new-ask-{option}"), option, default, answer, known),
        }
    }

    /// The answer to a question that stands in for an option.
    ///
    /// # Errors
    /// As for [`Ask::one`].
    pub fn line<T>(
        &mut self,
        question: &str,
        option: &'static str,
        default: &str,
        answer: impl Fn(&str) -> Option<T>,
        known: &[String],
    ) -> Result<T, Trouble> {
        let values = args!["default" => default, "langs" => known.join(", "), "squares" => known.join(" ")];
        loop {
            if self.is_asked {
                write!(self.out, "{} ", self.words.say(question, &values))?;
                self.out.flush()?;
            }
            let mut line = Vec::new();
            std::io::Read::take(&mut *self.input, LONGEST).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                return Err(self.no_more(option));
            }
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            let said = if line.is_empty() { default } else { &line };
            if let Some(answer) = answer(said) {
                return Ok(answer);
            }
            let wrong = args!["answer" => echo(said), "values" => known.join(", ")];
            let wrong = self.words.say("new-no-answer", &wrong);
            if !self.is_asked {
                return Err(Trouble::Usage(wrong));
            }
            writeln!(self.out, "{wrong}")?;
        }
    }

    fn no_more(&self, option: &str) -> Trouble {
        let begin = ASKED.iter().position(|its| *its == option).unwrap_or(0);
        let missing = ASKED[begin..].iter().filter(|its| !self.matches.contains_id(its)).map(|its| format!("--{its}"));
        Trouble::Usage(self.words.say("new-answers-end", &args!["flags" => list(missing)]))
    }
}
