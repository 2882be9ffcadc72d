//! `reach --batch`: a line in, a line out, whatever it holds.

use std::io::{self, BufReader, BufWriter, Read, Write};

use crate::args;
use crate::plain::{Line, Lines};
use crate::text;
use crate::wording::Words;

use super::question::{Question, fault};
use super::reach::{printed, remark};
use super::status::{Status, Trouble};

/// A longer line is a fault: a FEN takes less than a hundred bytes.
const LONGEST_LINE: usize = 1000;

/// Answers every line of standard input.
pub fn run(words: &Words<'_>, question: &Question, out: &mut dyn Write) -> Result<Status, Trouble> {
    let mut remarks = BufWriter::new(io::stderr().lock());
    let status = answer_all(words, question, io::stdin().lock(), out, &mut remarks);
    // The answers have been given even if nobody listens to remarks.
    let _ = remarks.flush();
    Ok(status?)
}

/// Answers each line `FEN;SQUARE` with its squares (or its JSON) or with `error: ` and what is wrong; remarks carry the number of
/// their line. What has been answered is sent before more is waited for.
fn answer_all(
    words: &Words<'_>,
    question: &Question,
    input: impl Read,
    out: &mut dyn Write,
    remarks: &mut dyn Write,
) -> io::Result<Status> {
    let mut lines = Lines::new(BufReader::with_capacity(1 << 16, input), LONGEST_LINE);
    let mut status = Status::Done;
    for number in 1_u64.. {
        if !lines.input().buffer().contains(&b'\n') {
            out.flush()?;
            let _ = remarks.flush();
        }
        let Some(line) = lines.next_line()? else { break };
        match reply(words, question, &line) {
            Ok((squares, remark)) => {
                writeln!(out, "{squares}")?;
                if let Some(text) = remark {
                    let values = args!["line" => number.to_string(), "text" => text];
                    let _ = writeln!(remarks, "{}", words.say("cli-remark", &values));
                }
            }
            Err(fault) => {
                status = Status::Fault;
                // A fault takes one line, and nothing in it acts on a terminal.
                writeln!(out, "error: {}", text::clean(&fault).replace('\n', " "))?;
            }
        }
    }
    Ok(status)
}

/// The squares, and the remark that belongs to them; or what is wrong.
fn reply(words: &Words<'_>, question: &Question, line: &Line) -> Result<(String, Option<String>), String> {
    let line = match line {
        Line::Text(line) => line,
        Line::TooLong(length) => return Err(words.say("cli-line-too-long", &args!["count" => length.to_string()])),
    };
    if line.trim().is_empty() {
        return Err(words.plain("cli-line-empty"));
    }
    let (fen, square) = match line.split(';').collect::<Vec<_>>()[..] {
        [fen, square] => (fen, square),
        [_] => return Err(words.plain("cli-line-no-semicolon")),
        _ => return Err(words.plain("cli-line-semicolons")),
    };
    let answer = question.ask(fen, square).map_err(|no| fault(words, fen, &no))?;
    Ok((printed(words, question, &answer), answer.out_of_turn.map(|turn| remark(words, turn))))
}
