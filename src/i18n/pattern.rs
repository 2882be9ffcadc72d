//! A text written directly in a lesson: a Fluent pattern without an id.

use std::ops::Range;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;

/// A text that is a Fluent pattern: `Find the { PIECE($piece) }`. Cheap to clone.
#[derive(Clone)]
pub struct Pattern {
    text: Arc<str>,
    resource: Arc<FluentResource>,
}

impl Pattern {
    /// Reads a pattern. Lines may begin with any character, as they cannot in a Fluent file. The parser goes into every
    /// brace: who reads texts of strangers bounds their nesting first.
    ///
    /// # Errors
    /// Where in the text, in bytes, it is not Fluent, and what the parser says.
    pub fn parse(text: &str) -> Result<Self, (Range<usize>, String)> {
        let (source, places) = as_message(text);
        let whole = 0..text.len();
        match FluentResource::try_new(source) {
            Ok(resource) => {
                let pattern = Self { text: text.into(), resource: Arc::new(resource) };
                if pattern.ast().is_some() { Ok(pattern) } else { Err((whole, "it is empty".to_owned())) }
            }
            Err((_, errors)) => Err(errors
                .first()
                .map_or((whole, String::new()), |error| (back(&places, text, error), error.to_string()))),
        }
    }

    /// The text as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The parsed pattern.
    pub fn ast(&self) -> Option<&ast::Pattern<&str>> {
        match self.resource.get_entry(0)? {
            ast::Entry::Message(message) => message.value.as_ref(),
            _ => None,
        }
    }
}

impl std::fmt::Debug for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pattern").field(&self.text).finish()
    }
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

/// The text as the value of a message: later lines indented, and a first character that would mean something
/// there put in quotes. With it, places in the source and in the text that belong together, in order.
fn as_message(text: &str) -> (String, Vec<(usize, usize)>) {
    let mut source = String::from("p = ");
    let mut places = Vec::new();
    let (mut depth, mut quoted) = (0usize, false);
    let mut start = 0;
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            source.push_str("\n    ");
        }
        places.push((source.len(), start));
        let mut rest = line;
        if depth == 0 && number > 0 {
            rest = line.trim_start_matches(' ');
            if let Some(first) = rest.chars().next().filter(|first| ['[', '*', '.'].contains(first)) {
                source.push_str(&format!("{{ \"{first}\" }}"));
                rest = &rest[1..];
            }
            places.push((source.len(), start + line.len() - rest.len()));
        }
        source.push_str(rest);
        let mut escaped = false;
        for character in rest.chars() {
            match character {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' if depth > 0 => quoted = !quoted,
                '{' if !quoted => depth += 1,
                '}' if !quoted => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        quoted = false;
        start += line.len() + 1;
    }
    source.push('\n');
    (source, places)
}

fn back(places: &[(usize, usize)], text: &str, error: &ParserError) -> Range<usize> {
    let at = |offset: usize| {
        let place = places.iter().rev().find(|(source, _)| *source <= offset);
        let found = place.map_or(0, |(source, original)| original + offset - source);
        text.floor_char_boundary(found.min(text.len()))
    };
    let start = at(error.pos.start);
    start..at(error.pos.end).max(start)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;

    use super::*;
    use crate::i18n::{Args, Lang, Messages};

    proptest! {
        #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(7), failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

        /// Whatever a teacher writes, it is read or its place in the text is told.
        #[test]
        fn any_text_is_read_or_faulted(text in "([a-zй{}\\[\\]*.$\"\\\\ \n>=-]|-> |\\{ \\$a ->\n){0,24}") {
            match Pattern::parse(&text) {
                Ok(pattern) => {
                    let _ = Messages::interface().format_pattern(Lang::ENGLISH, &pattern, &Args::new());
                }
                Err((at, _)) => prop_assert!(text.get(at).is_some()),
            }
        }

        /// Plain words come out as they went in, whatever sign a line begins with.
        #[test]
        fn plain_words_stay_as_they_are(lines in prop::collection::vec("[\\[*.#=a-zй-][\\[*.#=\"a-zй -]{0,6}[a-z]", 1..4)) {
            let text = lines.join("\n");
            let pattern = Pattern::parse(&text).map_err(|fault| TestCaseError::fail(format!("{fault:?}")))?;
            prop_assert_eq!(Messages::interface().format_pattern(Lang::ENGLISH, &pattern, &Args::new()), text);
        }
    }
}
