//! `schema`: the format of lessons as a JSON Schema, for editors.

use std::io::Write;

use crate::lesson::format;
use crate::wording::Words;

use super::status::{Status, Trouble};

/// Prints the schema, described in the user's language.
pub fn run(words: &Words<'_>, out: &mut dyn Write) -> Result<Status, Trouble> {
    writeln!(out, "{:#}", format::schema(words.lang))?;
    Ok(Status::Done)
}
