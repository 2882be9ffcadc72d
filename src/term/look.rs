//! What this terminal can do, from what its surroundings say.

use crate::ui::{Depth, Limits};

/// Whether it can show lines and nothing else: no place on it can be drawn at.
pub fn is_dumb(variable: impl Fn(&str) -> Option<String>) -> bool {
    variable("TERM").as_deref() == Some("dumb")
}

/// The limits of this terminal: `NO_COLOR` (if not empty) is obeyed, a light background is known from `COLORFGBG`, a
/// console without chess signs gets letters, and the number of colours is told by `COLORTERM` and `TERM`. `variable`
/// reads the environment.
pub fn limits(ascii: bool, variable: impl Fn(&str) -> Option<String>) -> Limits {
    let read = |name: &str| variable(name).unwrap_or_default();
    let term = read("TERM");
    Limits {
        no_color: !read("NO_COLOR").is_empty(),
        ascii: ascii || term == "linux",
        is_light: is_light(&read("COLORFGBG")),
        depth: depth(&term, &read("COLORTERM"), !read("WT_SESSION").is_empty()),
    }
}

/// `COLORFGBG` is `foreground;background` (sometimes with something between), in the numbers of the sixteen colours.
fn is_light(value: &str) -> bool {
    value.rsplit(';').next().and_then(|last| last.parse::<u8>().ok()).is_some_and(|back| back == 7 || back == 15)
}

/// Terminals of the last twenty years show 256 colours, whatever their name; those that do not are few and known.
fn depth(term: &str, color_term: &str, is_windows_terminal: bool) -> Depth {
    const OLD: [&str; 7] = ["linux", "ansi", "xterm-16color", "xterm-color", "cygwin", "vt100", "vt220"];
    match (term, color_term) {
        (_, "truecolor" | "24bit") => Depth::True,
        (term, _) if is_windows_terminal || term.ends_with("-direct") => Depth::True,
        (term, _) if OLD.contains(&term) => Depth::Sixteen,
        _ => Depth::Indexed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surroundings_settle_the_limits() {
        let none = Limits::NONE;
        let table = [
            ("", false, none),
            ("", true, Limits { ascii: true, ..none }),
            ("NO_COLOR=1", false, Limits { no_color: true, ..none }),
            ("NO_COLOR=", false, none),
            ("COLORFGBG=0;15", false, Limits { is_light: true, ..none }),
            ("COLORFGBG=15;default;0", false, none),
            ("TERM=xterm-256color COLORTERM=truecolor", false, Limits { depth: Depth::True, ..none }),
            ("TERM=screen", false, none),
            ("TERM=ansi", false, Limits { depth: Depth::Sixteen, ..none }),
            (
                "TERM=linux NO_COLOR=yes COLORFGBG=0;7",
                false,
                Limits { no_color: true, ascii: true, is_light: true, depth: Depth::Sixteen },
            ),
        ];
        for (variables, ascii, limits) in table {
            let pairs = variables.split_whitespace().filter_map(|pair| pair.split_once('='));
            let found = super::limits(ascii, |name| pairs.clone().find(|(n, _)| *n == name).map(|(_, v)| v.to_owned()));
            assert_eq!(found, limits, "{variables:?}");
        }
    }
}
