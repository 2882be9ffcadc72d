//! What is said when the program itself is at fault: after the terminal is given back, and with what helps the person
//! before it as well as who is to mend it.

use std::io::{self, Write};
use std::path::Path;
use std::{panic, process};

use crate::args;
use crate::wording::Words;

/// From now on a panic is told in the user's language too, with where the answers are kept. A panic in any thread ends
/// the program, without unwinding: half of it would wait for the other for ever.
pub fn tell(words: &Words<'_>, folder: Option<&Path>) {
    let mut lines = vec![words.plain("cli-fallen")];
    // Formatted now: what has fallen over is not asked to do it.
    lines.extend(folder.map(|folder| words.say("cli-fallen-kept", &args!["place" => folder.display().to_string()])));
    let text = lines.join("\n");
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        // Nobody is left to be told that standard error cannot be written to.
        let _ = writeln!(io::stderr(), "{text}");
        process::exit(FALLEN);
    }));
}

/// The exit status of a panic, whichever thread it was in.
const FALLEN: i32 = 101;
