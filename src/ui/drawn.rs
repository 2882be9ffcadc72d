//! Pictures of squares that were drawn before: from one frame to the next most squares stay as they are, and a board
//! begins with many that look the same.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use crate::rules::Piece;

use super::canvas::Canvas;
use super::look;
use super::signs::Sign;
use super::square::Look;

/// So many pictures are kept, a few boards full; when there are more, all are drawn anew.
const MOST: usize = 192;

/// All that a picture of a square depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    size: (u16, u16),
    looks: look::Look,
    is_light: bool,
    piece: Option<Piece>,
    signs: Vec<Sign>,
    cursor: bool,
}

thread_local! {
    static PICTURES: RefCell<HashMap<Key, Rc<[Cell]>>> = RefCell::default();
}

/// Draws a square by its picture, which `draw` makes if it was not drawn before. It must fill every cell.
pub(super) fn draw(canvas: &mut Canvas, cell: Rect, look: &Look, draw: fn(&mut Canvas, Rect, &Look)) {
    let Look { is_light, piece, signs, cursor } = *look;
    let size = (cell.width, cell.height);
    let key = Key { size, looks: canvas.look, is_light, piece, signs: signs.to_vec(), cursor };
    let known = PICTURES.with_borrow(|pictures| pictures.get(&key).map(Rc::clone));
    let picture = known.unwrap_or_else(|| {
        let place = Rect { x: 0, y: 0, ..cell };
        let mut paper = Buffer::empty(place);
        draw(&mut Canvas::new(&mut paper, canvas.look, canvas.words), place, look);
        let picture: Rc<[Cell]> = paper.content.into();
        PICTURES.with_borrow_mut(|pictures| {
            if pictures.len() >= MOST {
                pictures.clear();
            }
            pictures.insert(key, Rc::clone(&picture));
        });
        picture
    });
    canvas.stick(cell, &picture);
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Count;

    use super::*;
    use crate::i18n::Lang;
    use crate::rules::{Color, Role};
    use crate::ui::look::Theme;
    use crate::wording::Words;
    use ratatui::style::Style;

    thread_local! {
        static TIMES: Count<u16> = const { Count::new(0) };
    }

    /// A picture that tells which one it is.
    fn numbered(canvas: &mut Canvas, cell: Rect, _: &Look) {
        TIMES.set(TIMES.get() + 1);
        for position in cell.positions() {
            canvas.cell(position.x, position.y, &TIMES.get().to_string(), Style::new());
        }
    }

    /// What stands in the corners of a square drawn at this place.
    fn drawn(look: &Look, looks: look::Look, place: Rect) -> [String; 2] {
        let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: 40, height: 20 });
        draw(&mut Canvas::new(&mut buffer, looks, Words::interface(Lang::ENGLISH)), place, look, numbered);
        [(place.x, place.y), (place.right() - 1, place.bottom() - 1)].map(|at| buffer[at].symbol().to_owned())
    }

    #[test]
    fn what_looks_the_same_is_drawn_once_and_all_else_anew() {
        let looks = look::Look::default();
        let place = Rect { x: 3, y: 2, width: 8, height: 4 };
        let piece = Some(Piece { color: Color::White, role: Role::Knight });
        let usual = Look { is_light: true, piece, signs: &[], cursor: false };
        assert_eq!(drawn(&usual, looks, place), ["1", "1"]);
        assert_eq!(drawn(&usual, looks, Rect { x: 20, y: 9, ..place }), ["1", "1"]);
        let black = Some(Piece { color: Color::Black, role: Role::Knight });
        let others = [
            (Look { is_light: false, ..usual }, looks, place),
            (Look { piece: None, ..usual }, looks, place),
            (Look { piece: black, ..usual }, looks, place),
            (Look { signs: &[Sign::Found], ..usual }, looks, place),
            (Look { signs: &[Sign::Found, Sign::Hint], ..usual }, looks, place),
            (Look { cursor: true, ..usual }, looks, place),
            (usual, look::Look { theme: Theme::Mono, ..looks }, place),
            (usual, looks, Rect { width: 10, ..place }),
            (usual, looks, Rect { height: 5, ..place }),
        ];
        for (number, (look, looks, place)) in (2..).zip(&others) {
            let expected = u16::to_string(&number);
            assert_eq!(drawn(look, *looks, *place), [expected.as_str(), &expected]);
        }
        assert_eq!(drawn(&usual, looks, place), ["1", "1"]);
    }

    #[test]
    fn no_more_are_kept_than_a_few_boards() {
        for width in 1..=u16::try_from(2 * MOST).unwrap() {
            let look = Look { is_light: true, piece: None, signs: &[], cursor: false };
            let place = Rect { x: 0, y: 0, width, height: 1 };
            let mut buffer = Buffer::empty(place);
            let mut canvas = Canvas::new(&mut buffer, look::Look::default(), Words::interface(Lang::ENGLISH));
            draw(&mut canvas, place, &look, numbered);
            assert!(PICTURES.with_borrow(HashMap::len) <= MOST);
        }
    }
}
