//! Text broken into lines by its width on paper.

use super::font::Face;

/// The lines of a text, none wider than `width` points. A word that is wider is broken; a dash does not begin a line.
pub fn wrap(text: &str, face: Face, size: f32, width: f32) -> Vec<String> {
    let text = text.replace(" —", "\u{a0}—").replace(" –", "\u{a0}–");
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split([' ', '\t', '\r']).filter(|word| !word.is_empty()) {
            let more = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if face.width(&more, size) <= width {
                line = more;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = broken(word, face, size, width, &mut lines);
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// Puts all of a word but its last line into `lines`.
fn broken(word: &str, face: Face, size: f32, width: f32, lines: &mut Vec<String>) -> String {
    let mut line = String::new();
    for letter in word.chars() {
        line.push(letter);
        if face.width(&line, size) > width && line.chars().count() > 1 {
            line.pop();
            // A dash does not begin a line: the letter before it comes along.
            let before = line.trim_end_matches('\u{a0}').char_indices().next_back().map_or(0, |(at, _)| at);
            let kept = if matches!(letter, '—' | '–') { line.split_off(before) } else { String::new() };
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = kept;
            line.push(letter);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_wide_and_nothing_is_lost() {
        let text = "Ход белых. Белый конь — на d4.\nНайди превысокомногорассмотрительствующее поле.";
        for width in [30.0, 60.0, 120.0, 400.0] {
            let lines = wrap(text, Face::Regular, 10.0, width);
            assert!(lines.iter().all(|line| Face::Regular.width(line, 10.0) <= width), "{lines:?}");
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
            assert!(lines.iter().all(|line| !line.starts_with('—')), "{lines:?}");
        }
        assert_eq!(wrap("", Face::Bold, 10.0, 50.0), Vec::<String>::new());
        assert_eq!(wrap("one\n\ntwo", Face::Bold, 10.0, 500.0), ["one", "two"]);
    }
}
