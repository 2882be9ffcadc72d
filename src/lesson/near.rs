//! Which lessons are near a name that none has: one mistyped, a word of their names or titles, the beginning of their names.

use super::catalog::Catalog;
use super::guess::nearest;
use super::read::Reading;
use crate::i18n::Lang;

/// More lessons are no hint any more.
const MOST: usize = 6;

/// The lessons that somebody may have meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Near {
    /// Of these the name or the title is all but the same.
    pub meant: Vec<String>,
    /// These begin with it, or have it as a word.
    pub with: Vec<String>,
}

impl Catalog {
    /// The ids of lessons near a name.
    pub fn near(&self, name: &str) -> Near {
        let word = |reading: &Reading| {
            let number = |sign: char| sign.is_ascii_digit() || sign == '-';
            [reading.id.clone(), reading.id.trim_start_matches(number).to_owned()]
        };
        let ids = self.readings().iter().flat_map(|reading| word(reading).map(|word| (word, reading.id.as_str())));
        let titles =
            self.readings().iter().flat_map(|reading| titles(reading).map(|title| (title, reading.id.as_str())));
        let meant: Vec<&str> = nearest(name, ids.chain(titles)).into_iter().take(MOST).collect();
        let asked = plain(name);
        let has =
            |reading: &&Reading| !asked.is_empty() && !meant.contains(&reading.id.as_str()) && has(reading, &asked);
        let is_first = |reading: &Reading| begins(&plain(&reading.id), &asked);
        let mut with: Vec<&Reading> = self.readings().iter().filter(has).collect();
        if with.iter().any(|reading| is_first(reading)) {
            with.retain(|reading| is_first(reading));
        }
        let with: Vec<String> = with.into_iter().map(|reading| reading.id.clone()).collect();
        let meant = meant.into_iter().map(str::to_owned).collect();
        Near { meant, with: if with.len() > MOST { Vec::new() } else { with } }
    }
}

fn titles(reading: &Reading) -> impl Iterator<Item = String> {
    let lesson = reading.lesson.clone();
    Lang::all().iter().filter_map(move |lang| Some(lesson.as_ref()?.title(*lang)))
}

/// Whether its id begins with the words, or its id or its title has them in it.
fn has(reading: &Reading, asked: &str) -> bool {
    let id = plain(&reading.id);
    begins(&id, asked) || held(&id, asked) || titles(reading).any(|title| held(&plain(&title), asked))
}

fn begins(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn held(text: &str, words: &str) -> bool {
    let starts = std::iter::once(0).chain(text.match_indices(' ').map(|(at, _)| at + 1));
    starts.filter_map(|start| text.get(start..)).any(|rest| begins(rest, words))
}

/// The words of a name, whatever stands between them and however they are written.
fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace('ё', "е");
    let words = name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
