//! `reach`: to which squares a piece goes, and why.

use std::io::{self, Write};

use clap::ArgMatches;

use crate::args;
use crate::rules::Color;
use crate::wording::{ChessArgs, Words};

use super::args::text;
use super::batch;
use super::question::{Answer, Question, Reasons, fault, json, lines};
use super::status::{Status, Trouble};
use super::usage::see_help;

/// The remark that it was answered as if it were the other side's turn.
pub fn remark(words: &Words<'_>, turn: Color) -> String {
    words.say("cli-out-of-turn", &args![].color("color", turn))
}

/// The answer as it is printed, without the last line's end.
pub fn printed(words: &Words<'_>, question: &Question, answer: &Answer) -> String {
    if question.json { json(words, answer) } else { lines(words, question, answer) }
}

/// Answers one question, or with `--batch` as many as there are.
pub fn run(words: &Words<'_>, matches: &ArgMatches, out: &mut dyn Write) -> Result<Status, Trouble> {
    let trouble = |fault: String| Trouble::Fault(words.say("cli-error", &args!["text" => fault]));
    let question = Question::of(words, matches).map_err(trouble)?;
    if matches.get_flag("batch") {
        if question.why != Reasons::None && !question.json {
            let usage = format!("{}\n{}", words.plain("cli-batch-why"), see_help(words, Some("reach")));
            return Err(Trouble::Usage(usage));
        }
        return batch::run(words, &question, out);
    }
    let (fen, square) = (text(matches, "fen"), text(matches, "square"));
    let answer = question.ask(&fen, &square).map_err(|no| trouble(fault(words, &fen, &no)))?;
    if let Some(turn) = answer.out_of_turn {
        // The answer is on its way even if nobody listens to remarks.
        let _ = writeln!(io::stderr(), "{}", remark(words, turn));
    }
    writeln!(out, "{}", printed(words, &question, &answer))?;
    Ok(Status::Done)
}
