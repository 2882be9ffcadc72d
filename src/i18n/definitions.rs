//! What a Fluent file defines, and where. The build looks it up as well, so this knows nothing of the rest.

use std::ops::Range;

/// What a Fluent file defines, in its order: id (a term's begins with `-`) and where it stands, in bytes.
pub fn definitions(source: &str) -> Vec<(&str, Range<usize>)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in source.split('\n') {
        found.extend(defined(line).map(|id| (id, start..start + id.len())));
        start += line.len() + 1;
    }
    found
}

/// What a line defines.
fn defined(line: &str) -> Option<&str> {
    let name = line.strip_prefix('-').unwrap_or(line);
    let length = name.bytes().position(|byte| !(byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'))?;
    let is_name = name.as_bytes().first()?.is_ascii_alphabetic();
    let id = &line[..line.len() - name.len() + length];
    (is_name && line[id.len()..].trim_start_matches(' ').starts_with('=')).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "# шутка = не сообщение\none = { $n ->\n    [one] a = b\n   *[other] c\n}\n-term= x\none = again\n";

    #[test]
    fn definitions_have_places() {
        let found: Vec<_> = definitions(SOURCE).into_iter().map(|(id, at)| (id, &SOURCE[at])).collect();
        assert_eq!(found, [("one", "one"), ("-term", "-term"), ("one", "one")]);
    }
}
