//! A page as SVG. Letters stay text, so that they can be searched and changed; each line has the width that was measured,
//! whatever face the reader's machine has for it.

use std::fmt::Write as _;

use super::drawing::{Figure, Ink, Mark};
use super::shared::shown;
use super::{Document, Face, Page, STAMP, Shared};

/// Faces of about the same width, for machines without the first.
const FAMILY: &str = "DejaVu Sans Condensed, DejaVu Sans, Tahoma, Verdana, Arial, sans-serif";

/// A page of a document as an SVG file.
pub fn svg(document: &Document, page: &Page) -> String {
    let shared = shown(page.marks());
    format!("{}{}\n", head(), picture(document, page, &shared, &defined(&shared)))
}

/// How every such file begins.
pub(super) fn head() -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- {STAMP} -->\n")
}

/// What pages share, drawn once: a page with it among its elements defines it for all that stand in the same file.
pub(super) fn defined(shared: &[Shared]) -> String {
    let mut out = "<defs>\n".to_owned();
    for (number, one) in shared.iter().enumerate() {
        // Writing into a text cannot fail.
        let _ = writeln!(out, "<g id=\"s{number}\">");
        one.drawn().iter().for_each(|mark| out.push_str(&element(mark, &[])));
        out.push_str("</g>\n");
    }
    out + "</defs>\n"
}

/// The page as an `svg` element, with what is defined in it. The names of XLink are those that older readers know too.
pub(super) fn picture(document: &Document, page: &Page, shared: &[Shared], defined: &str) -> String {
    let (width, height) = document.paper.size();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" xml:space=\"preserve\" xml:lang=\"{}\" width=\"{width}pt\" height=\"{height}pt\" viewBox=\"0 0 {width} {height}\" font-family=\"{FAMILY}\" stroke-linejoin=\"round\" stroke-linecap=\"round\" fill=\"none\" fill-rule=\"evenodd\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
        escaped(&document.lang),
        escaped(&document.title),
    );
    out.push_str(defined);
    for mark in page.marks() {
        out.push_str(&element(&mark, shared));
    }
    out.push_str("</svg>");
    out
}

fn element(mark: &Mark, shared: &[Shared]) -> String {
    match mark {
        Mark::Figures(figures, _) if figures.is_empty() => String::new(),
        Mark::Figures(figures, ink) => format!("<path{} d=\"{}\"/>\n", paint(*ink), path(figures)),
        Mark::Text { left, baseline, width, text } => {
            let weight = if text.face == Face::Bold { " font-weight=\"bold\"" } else { "" };
            format!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{weight} textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#000\">{}</text>\n",
                number(*left),
                number(*baseline),
                number(text.size),
                number(*width),
                escaped(&text.said),
            )
        }
        Mark::Shared(one, area) => {
            let Some(number) = shared.iter().position(|its| its == one) else { return String::new() };
            let (left, top) = (self::number(area.left), self::number(area.top));
            // A board has five hundred units: they want more digits.
            let scale = format!("{:.5}", one.scale(*area));
            let scale = scale.trim_end_matches('0').trim_end_matches('.');
            format!("<use xlink:href=\"#s{number}\" transform=\"translate({left} {top}) scale({scale})\"/>\n")
        }
    }
}

fn paint(ink: Ink) -> String {
    let color = |shade: u8| format!("#{shade:02x}{shade:02x}{shade:02x}");
    let fill = ink.fill.map(|shade| format!(" fill=\"{}\"", color(shade)));
    let line =
        ink.line.map(|(shade, width)| format!(" stroke=\"{}\" stroke-width=\"{}\"", color(shade), number(width)));
    fill.into_iter().chain(line).collect()
}

fn path(figures: &[Figure]) -> String {
    let mut out = String::new();
    for figure in figures {
        // Writing into a text cannot fail.
        let _ = match figure {
            Figure::Polygon(points) => write!(out, "M{}Z", points_of(points)),
            Figure::Open(points) => write!(out, "M{}", points_of(points)),
            Figure::Rect(rect) => write!(
                out,
                "M{} {}h{}v{}h{}Z",
                number(rect.left),
                number(rect.top),
                number(rect.width),
                number(rect.height),
                number(-rect.width)
            ),
            Figure::Circle(x, y, radius) => {
                let (r, across) = (number(*radius), number(2.0 * radius));
                write!(
                    out,
                    "M{} {}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0Z",
                    number(x - radius),
                    number(*y)
                )
            }
        };
    }
    out
}

fn points_of(points: &[(f32, f32)]) -> String {
    points.iter().map(|&(x, y)| format!("{} {}", number(x), number(y))).collect::<Vec<_>>().join("L")
}

/// A number with at most two digits after the point.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A text that cannot be taken for anything but text.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // XML has no other characters below the space, escaped or not.
            '\u{0}'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => out.push(' '),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_text_is_only_text() {
        for (value, said) in [(0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (10.0, "10"), (2.345_67, "2.35")] {
            assert_eq!(number(value), said);
        }
        assert_eq!(escaped("<b a=\"1\">'&\u{1}</b>"), "&lt;b a=&quot;1&quot;&gt;&#39;&amp; &lt;/b&gt;");
    }
}
