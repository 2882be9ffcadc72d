//! Letters as pictures, for pieces of a lesson's own: five by seven squares each.

use super::{Paint, Part, Shape};

/// The picture of a letter from A to Z in either case; that of one of the six pieces is a full block, for their pieces
/// have pictures.
pub(super) fn picture(letter: char) -> &'static [Part] {
    let number = u32::from(letter.to_ascii_lowercase()).wrapping_sub(u32::from('a'));
    PICTURES.get(number as usize).map_or(&FULL, |picture| picture)
}

const FULL: [Part; 1] = [(Paint::Body, Shape::Grid([0b11111; 7]))];

static PICTURES: [[Part; 1]; 26] = {
    let mut pictures = [FULL; 26];
    let mut i = 0;
    while i < 26 {
        pictures[i] = [(Paint::Body, Shape::Grid(GRIDS[i]))];
        i += 1;
    }
    pictures
};

/// The letters' own shapes are those that a child writes in a squared exercise book.
const GRIDS: [[u8; 7]; 26] = [
    [0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001], // A
    [0b11111; 7],
    [0b01111, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b01111], // C
    [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110], // D
    [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b11111], // E
    [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b10000], // F
    [0b01111, 0b10000, 0b10000, 0b10011, 0b10001, 0b10001, 0b01111], // G
    [0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001], // H
    [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b11111], // I
    [0b00111, 0b00010, 0b00010, 0b00010, 0b00010, 0b10010, 0b01100], // J
    [0b11111; 7],
    [0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111], // L
    [0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001], // M
    [0b11111; 7],
    [0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110], // O
    [0b11111; 7],
    [0b11111; 7],
    [0b11111; 7],
    [0b01111, 0b10000, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110], // S
    [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100], // T
    [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110], // U
    [0b10001, 0b10001, 0b10001, 0b10001, 0b01010, 0b01010, 0b00100], // V
    [0b10001, 0b10001, 0b10001, 0b10101, 0b10101, 0b11011, 0b10001], // W
    [0b10001, 0b10001, 0b01010, 0b00100, 0b01010, 0b10001, 0b10001], // X
    [0b10001, 0b10001, 0b01010, 0b00100, 0b00100, 0b00100, 0b00100], // Y
    [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b11111], // Z
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Role;

    #[test]
    fn every_letter_that_a_piece_can_have_has_a_picture_of_its_own() {
        let free: Vec<char> = ('A'..='Z').filter(|letter| Role::from_letter(*letter).is_none()).collect();
        assert_eq!(free.len(), 20);
        let grid = |letter: char| match picture(letter) {
            [(Paint::Body, Shape::Grid(grid))] => *grid,
            _ => [0; 7],
        };
        let mut grids: Vec<[u8; 7]> = free.iter().map(|letter| grid(*letter)).collect();
        assert!(grids.iter().all(|grid| grid.iter().all(|row| *row < 32) && *grid != [0; 7] && *grid != [31; 7]));
        grids.sort_unstable();
        grids.dedup();
        assert_eq!(grids.len(), 20);
        assert_eq!(grid('a'), grid('A'));
    }
}
