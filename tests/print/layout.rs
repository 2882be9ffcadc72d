//! Every thing stands inside its page and on no other thing, whatever is printed and however.

use chess_codex::print::page::{Document, Face, Figure, Mark, Paper, Rect, Text, Thing};
use chess_codex::print::sheet::{Copy, MOST_PER_PAGE};

use crate::sheets::{codes, lesson, lessons, of_code, order, sheet};

/// What a mark covers, its line included.
fn reach(mark: &Mark) -> Rect {
    let around = |points: &[(f32, f32)], by: f32| {
        let least = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MIN, f32::max);
        let (left, top) = (least(|p| p.0) - by, least(|p| p.1) - by);
        Rect { left, top, width: most(|p| p.0) + by - left, height: most(|p| p.1) + by - top }
    };
    match mark {
        Mark::Text { left, baseline, width, text } => {
            let measured = text.face.width(&text.said, text.size);
            assert!((measured - width).abs() < 0.01, "{text:?}");
            Rect { left: *left, top: baseline - text.size * 0.95, width: *width, height: text.size * 1.2 }
        }
        Mark::Figures(figures, ink) => {
            let by = ink.line.map_or(0.0, |(_, width)| width / 2.0);
            let points: Vec<(f32, f32)> = figures
                .iter()
                .flat_map(|figure| match figure {
                    Figure::Polygon(points) | Figure::Open(points) => points.clone(),
                    Figure::Circle(x, y, r) => vec![(x - r, y - r), (x + r, y + r)],
                    Figure::Rect(rect) => vec![(rect.left, rect.top), (rect.right(), rect.bottom())],
                })
                .collect();
            around(&points, by)
        }
        Mark::Shared(shared, _) => panic!("{shared:?} was not drawn out"),
    }
}

/// The faults of a document's layout.
fn faults(name: &str, document: &Document) -> Vec<String> {
    let mut faults = Vec::new();
    let inside = document.paper.inside();
    for (number, page) in document.pages.iter().enumerate() {
        let mut fault = |what: String| faults.push(format!("{name}, page {}: {what}", number + 1));
        for (at, placed) in page.boxes.iter().enumerate() {
            if !inside.holds(&placed.area) {
                fault(format!("{placed:?} leaves the page"));
            }
            for other in &page.boxes[at + 1..] {
                if placed.area.overlaps(&other.area) {
                    fault(format!("{placed:?} lies on {other:?}"));
                }
            }
            let room = placed.area.inset(-1.0);
            let drawn = placed.drawn();
            let empty = |mark: &&Mark| matches!(mark, Mark::Figures(figures, _) if figures.is_empty());
            for mark in drawn.iter().filter(|mark| !empty(mark)) {
                if !room.holds(&reach(mark)) {
                    fault(format!("{mark:?} is drawn outside of {:?}", placed.area));
                }
            }
            if let Thing::Text(Text { size, said, .. }) = &placed.thing
                && *size < 7.0
            {
                fault(format!("{said:?} is too small to be read: {size}"));
            }
        }
    }
    faults
}

fn look(copies: &[Copy], per_pages: &[u8]) {
    let mut found = Vec::new();
    for copy in copies {
        for tag in ["ru", "en"] {
            for paper in Paper::ALL {
                for &per_page in per_pages {
                    let sheet = sheet(copy, &order(tag, paper, per_page));
                    let name = format!("{} {tag} {} {per_page}", copy.code, paper.name());
                    assert!(sheet.unknown.is_empty(), "{name}: {:?}", sheet.unknown);
                    found.extend(faults(&name, &sheet.document));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found[..found.len().min(12)].join("\n"));
}

#[test]
fn every_lesson_keeps_to_its_page() {
    let lessons = lessons();
    assert!(lessons.len() >= 49);
    let asking: Vec<Copy> =
        lessons.into_iter().filter(|copy| copy.lesson.steps.iter().any(|step| step.is_exercise())).collect();
    assert!(asking.len() >= 45);
    look(&asking, &[1, 2, 3, 4, 6, 8, 9, 12]);
}

#[test]
fn so_does_every_kind_of_puzzle() {
    let copies: Vec<Copy> = codes().iter().map(|code| of_code(code, 4)).collect();
    assert!(copies.len() >= 16);
    look(&copies, &[1, 4, 6, 12]);
}

#[test]
fn so_many_tasks_stand_on_a_page_and_no_more() {
    let copy = of_code("knight-4217", 24);
    for per_page in 1..=MOST_PER_PAGE {
        let sheet = sheet(&copy, &order("ru", Paper::A4, per_page));
        let boards = |page: &chess_codex::print::page::Page| {
            page.boxes.iter().filter(|placed| matches!(placed.thing, Thing::Board(_))).count()
        };
        let asked = sheet.document.pages.len() - sheet.key_pages;
        let counts: Vec<usize> = sheet.document.pages[..asked].iter().map(boards).collect();
        assert!(counts.iter().all(|count| *count <= per_page.into()), "{per_page}: {counts:?}");
        assert_eq!(counts.iter().sum::<usize>(), 24, "{per_page}: {counts:?}");
        assert_eq!(counts.len(), 24_usize.div_ceil(per_page.into()), "{per_page}: {counts:?}");
    }
}

#[test]
fn boards_are_large_where_few_stand_on_a_page() {
    let side = |copy: &Copy, per_page: u8| {
        let sheet = sheet(copy, &order("ru", Paper::A4, per_page));
        let boxes = sheet.document.pages.into_iter().next().expect("a page").boxes;
        let boards = boxes.into_iter().filter(|placed| matches!(placed.thing, Thing::Board(_)));
        boards.map(|placed| placed.area.width).fold(0.0, f32::max)
    };
    let preschool = lesson("6-3-knight");
    // Ten centimetres, eight, and four.
    assert!(side(&preschool, 1) > 380.0, "{}", side(&preschool, 1));
    assert!(side(&preschool, 2) > 230.0, "{}", side(&preschool, 2));
    assert!(side(&of_code("knight-4217", 6), 6) > 140.0);
    assert!(side(&of_code("knight-4217", 12), 12) > 90.0);
}

#[test]
fn a_text_of_any_length_stays_on_its_page() {
    let long = "Очень длинное задание, которое учитель писал целый вечер. ".repeat(120);
    let text = format!(
        "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\nfacts = [\"P6.N\"]\ntitle = \"{}\"\n[[step]]\nkind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\nrules = \"formula\"\ntext = \"{long}\"\n",
        "Превысокое название ".repeat(12)
    );
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("worksheet-long.toml");
    std::fs::write(&path, text).expect("the folder for tests can be written to");
    let opened = chess_codex::lesson::Catalog::built_in().open(&path.display().to_string());
    let lesson = opened.unwrap_or_else(|error| panic!("{error:?}"));
    let copy = Copy { lesson, code: "x".repeat(300) };
    for per_page in [1, 6, 12] {
        let sheet = sheet(&copy, &order("ru", Paper::Letter, per_page));
        let found = faults("long", &sheet.document);
        let too_small = |fault: &&String| !fault.contains("too small");
        assert_eq!(found.iter().find(too_small), None);
    }
    assert!(Face::ALL.iter().all(|face| face.has('Ё')));
}
