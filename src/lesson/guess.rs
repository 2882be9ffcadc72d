//! Which known word was probably meant.

use crate::text;

/// Longer words are not compared: nobody mistypes them into a short one.
const LONGEST: usize = 40;

/// The known word nearest to the one written: at most a third of its letters wrong (letters put in, left out,
/// exchanged, or two neighbours swapped). Case and Cyrillic look-alikes do not count. None if two are equally near.
pub(super) fn guess<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    match nearest(word, known.into_iter().map(|known| (known, known))).as_slice() {
        [one] => Some(one),
        _ => None,
    }
}

/// All that are equally near, in the order in which they are known: of each how it is written, and what is offered for it.
pub fn nearest<S: AsRef<str>, T: PartialEq>(word: &str, known: impl IntoIterator<Item = (S, T)>) -> Vec<T> {
    let written = letters(word);
    if written.is_empty() || written.len() > LONGEST {
        return Vec::new();
    }
    let (mut best, mut found) = (usize::MAX, Vec::new());
    for (candidate, offered) in known {
        let letters = letters(candidate.as_ref());
        let distance = distance(&written, &letters);
        let allowed = (letters.len().max(written.len()) / 3).max(1);
        if distance > allowed || distance >= letters.len() || distance > best {
            continue;
        }
        if distance < best {
            (best, found) = (distance, Vec::new());
        }
        if !found.contains(&offered) {
            found.push(offered);
        }
    }
    found
}

fn letters(word: &str) -> Vec<char> {
    let latin = |letter: char| text::latin_lookalike(letter).unwrap_or(letter);
    word.chars().take(LONGEST + 1).flat_map(char::to_lowercase).map(latin).collect()
}

/// Optimal string alignment distance.
fn distance(one: &[char], other: &[char]) -> usize {
    let (mut before, mut last) = (Vec::new(), (0..=other.len()).collect::<Vec<_>>());
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, against) in other.iter().enumerate() {
            let exchanged = last[j] + usize::from(letter != against);
            let mut best = exchanged.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *against {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found() {
        let kinds = ["show", "find", "build", "mark"];
        for (word, meant) in
            [("fnid", "find"), ("Find", "find"), ("shows", "show"), ("bild", "build"), ("mаrк", "mark")]
        {
            assert_eq!(guess(word, kinds), Some(meant), "{word}");
        }
        for word in ["", "x", "castle", "показать", &"find".repeat(20)] {
            assert_eq!(guess(word, kinds), None, "{word}");
        }
        assert_eq!(guess("P6.M", ["P6.N", "P6.R"]), None, "either could be meant");
        assert_eq!(nearest("P6.M", [("P6.N", 1), ("P6.R", 2), ("P6.RR", 3)]), [1, 2], "all that could be meant");
        assert_eq!(guess("p6.n", ["P6.N", "P6.R"]), Some("P6.N"));
    }
}
