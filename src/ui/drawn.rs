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
