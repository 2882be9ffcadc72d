//! Worksheets: of every lesson that can be played, pages on which nothing leaves the paper and nothing covers anything, and
//! files in which nothing that a lesson says is taken for something else.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Lesson;
use chess_codex::print::page::{Paper, html, pdf, svg};
use chess_codex::print::sheet::{Copy, MOST_PER_PAGE, Order, worksheet};

use super::laws::is_harmless;

/// Prints a lesson; how, the number chooses.
pub fn is_printable(lesson: &Arc<Lesson>, choice: u64) {
    let per_page = u8::try_from(choice % u64::from(MOST_PER_PAGE)).unwrap_or(0) + 1;
    let paper = Paper::ALL[usize::from(choice >> 8 & 1 == 1)];
    let lang = if choice >> 9 & 1 == 1 { Lang::ENGLISH } else { Lang::ENGLISH.next() };
    let order = Order { lang, paper, per_page, answers: choice >> 10 & 1 == 1 };
    let copy = Copy { lesson: Arc::clone(lesson), code: lesson.id.clone() };
    let Some(sheet) = worksheet(&[copy], &order) else {
        assert!(lesson.steps.iter().all(|step| !step.is_exercise()), "an exercise is not printed");
        return;
    };
    for page in &sheet.document.pages {
        for (number, one) in page.boxes.iter().enumerate() {
            assert!(paper.inside().holds(&one.area), "{one:?} leaves the page");
            for other in &page.boxes[..number] {
                assert!(!one.area.overlaps(&other.area), "{one:?} covers {other:?}");
            }
        }
        is_markup(&svg(&sheet.document, page));
    }
    is_markup(&html(&sheet.document));
    assert!(pdf(&sheet.document).starts_with(b"%PDF-"));
}

/// Every angle bracket begins or ends a mark of ours.
fn is_markup(text: &str) {
    is_harmless(text);
    let marks = text.matches('<').count();
    assert_eq!(marks, text.matches('>').count());
    assert!(!text.contains("<script"));
}
