//! All pages as one HTML file that needs nothing else and prints page by page.

use super::svg::{defined, escaped, picture};
use super::{Document, STAMP};

/// How every such file begins.
pub(super) const BEGINS: &str = "<!DOCTYPE html>\n<html lang=\"";

/// What it says of who wrote it.
pub(super) fn generator() -> String {
    format!("<meta name=\"generator\" content=\"{STAMP}\">")
}

/// A document as an HTML file.
pub fn html(document: &Document) -> String {
    let (width, height) = document.paper.size();
    let mut out = format!(
        "{BEGINS}{}\">\n<head>\n<meta charset=\"utf-8\">\n{}\n<title>{}</title>\n<style>\n@page {{ size: {}; margin: 0 }}\nhtml, body {{ margin: 0; background: #fff }}\nsvg {{ display: block; width: {width}pt; height: {height}pt; break-after: page; break-inside: avoid }}\nsvg:last-of-type {{ break-after: auto }}\n@media screen {{ html, body {{ background: #888 }} svg {{ margin: 12pt auto }} }}\n</style>\n</head>\n<body>\n",
        escaped(&document.lang),
        generator(),
        escaped(&document.title),
        document.paper.css(),
    );
    let shared = document.shared();
    // The first page defines what all of them share.
    let mut defined = defined(&shared);
    for page in &document.pages {
        out.push_str(&picture(document, page, &shared, &std::mem::take(&mut defined)));
        out.push('\n');
    }
    out.push_str("</body>\n</html>\n");
    out
}
