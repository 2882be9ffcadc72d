//! The page is well formed and needs nothing but itself.

use crate::support::{class, html, report};

/// Elements that have no end.
const VOID: [&str; 1] = ["meta"];

/// The elements' names in their order; panics at the first that is not closed in its place, and at a bare `&` or `<`.
fn walk(page: &str) -> Vec<String> {
    let (mut open, mut names): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut rest = page.strip_prefix("<!DOCTYPE html>\n").expect("it says what it is");
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        let is_style = open.last().is_some_and(|name| name == "style");
        for (place, _) in text.match_indices('&').filter(|_| !is_style) {
            let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
            assert!(known.iter().any(|entity| text[place..].starts_with(entity)), "a bare & in {text:?}");
        }
        assert!(is_style || !text.contains('>'), "a bare > in {text:?}");
        let end = tag.find('>').unwrap_or_else(|| panic!("a tag without end: {tag:.60}"));
        let (inside, quotes) = (&tag[1..end], tag[1..end].matches('"').count());
        assert!(quotes.is_multiple_of(2) && !inside.contains('<'), "{inside}");
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "closed in the wrong place, after {names:?}");
        } else {
            let name = inside.trim_end_matches('/').split_whitespace().next().unwrap().to_owned();
            if !inside.ends_with('/') && !VOID.contains(&name.as_str()) {
                open.push(name.clone());
            }
            names.push(name);
        }
        rest = &tag[end + 1..];
    }
    assert_eq!(open, Vec::<String>::new());
    names
}

#[test]
fn every_element_is_closed_and_every_row_is_full() {
    let mut store = class();
    for names in [&[][..], &["Аня"], &["דנה <b>&"]] {
        let report = report(&mut store, names, None);
        for lang in ["ru", "en"] {
            let page = html(&report, lang);
            let elements = walk(&page);
            let count = |name: &str| elements.iter().filter(|its| *its == name).count();
            let boards = page.matches("<svg class=\"board").count();
            let awaited = match (report.pupils.len(), report.faults.is_empty()) {
                (_, true) => 0,
                (1, _) => 1,
                (all, _) => 1 + all,
            };
            assert_eq!(boards, awaited, "one of the class, one of each");
            assert!(count("h2") == 4 && count("title") == 1 + boards, "{lang}");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
            for table in page.split("<table ").skip(1) {
                let body = table.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
                let cells = |row: &str| row.matches("<td").count() + row.matches("<th").count();
                let rows: Vec<usize> = body.split("</tr>").map(cells).filter(|count| *count > 0).collect();
                assert!(rows.iter().all(|count| *count == rows[0]), "{rows:?}");
            }
        }
    }
}

#[test]
fn nothing_is_fetched_and_nothing_runs() {
    let page = html(&report(&mut class(), &[], None), "en");
    for word in ["<script", "<link", "<img", "href=", "src=", "url(", "@import", "http", "onclick"] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn names_and_lessons_are_text() {
    let page = html(&report(&mut class(), &[], None), "ru");
    assert!(page.contains("<bdi>דנה &lt;b&gt;&amp;</bdi>"));
    assert!(page.contains("Боря; &quot;младший&quot;"));
    assert!(!page.contains("<b>"));
}

#[test]
fn it_is_read_on_light_on_dark_and_on_paper() {
    let page = html(&report(&mut class(), &[], None), "ru");
    for rule in ["prefers-color-scheme: dark", "@media print", "print-color-adjust: exact", "color-scheme: light dark"]
    {
        assert!(page.contains(rule), "{rule}");
    }
}
