//! Elements of a page: whatever is opened is closed, and no text is taken for markup.

use std::fmt::Write as _;

/// A text as a page has it, within an element or within quotes.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in super::super::said::line(text).chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// An element: its name, what stands in its tag, and what stands in it, escaped or built already.
pub(super) fn el(name: &str, attributes: &[(&str, &str)], inside: &str) -> String {
    let mut element = format!("<{name}");
    for (attribute, value) in attributes {
        let _ = write!(element, " {attribute}=\"{}\"", escape(value));
    }
    let _ = write!(element, ">{inside}</{name}>");
    element
}

/// An element of plain text.
pub(super) fn text(name: &str, class: &str, said: &str) -> String {
    let class: &[(&str, &str)] = if class.is_empty() { &[] } else { &[("class", class)] };
    el(name, class, &escape(said))
}

/// A name as its owner writes it: of whatever direction, it turns nothing around that stands beside it.
pub(super) fn name(name: &str) -> String {
    el("bdi", &[], &escape(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_no_markup() {
        let nasty = "<script>\"'&\n\u{202E}";
        assert_eq!(escape(nasty), "&lt;script&gt;&quot;&#39;&amp; \u{FFFD}");
        assert_eq!(el("td", &[("title", "a\"b")], "x"), "<td title=\"a&quot;b\">x</td>");
    }
}
