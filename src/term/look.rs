//! How to draw on this terminal, from what its surroundings say.

use crate::ui::{Look, Pieces, Theme};

/// The look for this terminal: `NO_COLOR` (if not empty) is obeyed, a light background is known from `COLORFGBG`, and a
/// console without chess signs gets letters. `variable` reads the environment.
pub fn look(ascii: bool, variable: impl Fn(&str) -> Option<String>) -> Look {
    let is = |name: &str, value: &str| variable(name).is_some_and(|found| found == value);
    let no_color = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
    let theme = match (no_color, variable("COLORFGBG").is_some_and(|value| is_light(&value))) {
        (true, true) => Theme::MonoLight,
        (true, false) => Theme::Mono,
        (false, true) => Theme::Light,
        (false, false) => Theme::Dark,
    };
    let pieces = if ascii || is("TERM", "linux") { Pieces::Letters } else { Pieces::Signs };
    Look { theme, pieces }
}

/// `COLORFGBG` is `foreground;background` (sometimes with something between), in the numbers of the sixteen colours.
fn is_light(value: &str) -> bool {
    value.rsplit(';').next().and_then(|last| last.parse::<u8>().ok()).is_some_and(|back| back == 7 || back == 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surroundings_settle_the_look() {
        let table = [
            ("", false, Theme::Dark, Pieces::Signs),
            ("", true, Theme::Dark, Pieces::Letters),
            ("NO_COLOR=1", false, Theme::Mono, Pieces::Signs),
            ("NO_COLOR=", false, Theme::Dark, Pieces::Signs),
            ("COLORFGBG=0;15", false, Theme::Light, Pieces::Signs),
            ("COLORFGBG=15;default;0", false, Theme::Dark, Pieces::Signs),
            ("TERM=linux NO_COLOR=yes COLORFGBG=0;7", false, Theme::MonoLight, Pieces::Letters),
        ];
        for (variables, ascii, theme, pieces) in table {
            let pairs = variables.split_whitespace().filter_map(|pair| pair.split_once('='));
            let look = look(ascii, |name| pairs.clone().find(|(n, _)| *n == name).map(|(_, value)| value.to_owned()));
            assert_eq!((look.theme, look.pieces), (theme, pieces), "{variables:?}");
        }
    }
}
