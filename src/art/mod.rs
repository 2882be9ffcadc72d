//! Pictures of the pieces and of the signs, as outlines: one source for every size, on screens and on paper.
//!
//! Each picture is drawn on a field of 64 by 64 units, x to the right and y down, the pieces standing at its bottom.
//! Later parts lie over earlier ones.

mod letters;
pub mod signs;

use crate::rules::Role;

/// An outline that is filled.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Straight edges between these corners, closed by itself; where it overlaps itself twice it is empty.
    Polygon(&'static [(i16, i16)]),
    /// A disc: its middle and its radius.
    Disc(i16, i16, i16),
    /// Five by seven squares at the bottom of the field, row by row from the top, a bit for each that is filled.
    Grid([u8; 7]),
}

/// Where a [`Shape::Grid`] begins on the field, from the left.
pub const GRID_LEFT: f32 = 12.0;
/// And from the top.
pub const GRID_TOP: f32 = 8.0;
/// How large its squares are.
pub const GRID_SIDE: f32 = 8.0;

/// What a part is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// The colour of the piece or the sign.
    Body,
    /// What is drawn on it: an eye, a slit, a band.
    Detail,
    /// Nothing: a hole.
    Hole,
}

use Paint::{Body, Detail};
use Shape::{Disc, Polygon};

/// One part of a picture.
pub type Part = (Paint, Shape);

/// The picture of a piece.
pub fn piece(role: Role) -> &'static [Part] {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
        Role::Own(own) => letters::picture(own.letter()),
    }
}

const PAWN: &[Part] = &[
    (Body, Disc(32, 20, 11)),
    (Body, Polygon(&[(28, 28), (36, 28), (43, 49), (21, 49)])),
    (Body, Polygon(&[(18, 48), (46, 48), (50, 59), (14, 59)])),
    (Detail, Polygon(&[(20, 48), (44, 48), (44, 50), (20, 50)])),
];

const ROOK: &[Part] = &[
    (
        Body,
        Polygon(&[
            (12, 7),
            (21, 7),
            (21, 16),
            (27, 16),
            (27, 7),
            (37, 7),
            (37, 16),
            (43, 16),
            (43, 7),
            (52, 7),
            (52, 23),
            (44, 28),
            (44, 44),
            (50, 49),
            (50, 59),
            (14, 59),
            (14, 49),
            (20, 44),
            (20, 28),
            (12, 23),
        ]),
    ),
    (Detail, Polygon(&[(20, 26), (44, 26), (44, 29), (20, 29)])),
    (Detail, Polygon(&[(20, 45), (44, 45), (44, 48), (20, 48)])),
];

const BISHOP: &[Part] = &[
    (Body, Disc(32, 8, 5)),
    (
        Body,
        Polygon(&[
            (32, 9),
            (39, 15),
            (44, 23),
            (45, 30),
            (42, 36),
            (37, 41),
            (27, 41),
            (22, 36),
            (19, 30),
            (20, 23),
            (25, 15),
        ]),
    ),
    (Detail, Polygon(&[(37, 13), (41, 17), (35, 28), (31, 26)])),
    (Body, Polygon(&[(25, 40), (39, 40), (43, 50), (21, 50)])),
    (Body, Polygon(&[(18, 49), (46, 49), (50, 59), (14, 59)])),
    (Detail, Polygon(&[(20, 49), (44, 49), (44, 51), (20, 51)])),
];

const KNIGHT: &[Part] = &[
    (
        Body,
        Polygon(&[
            (14, 59),
            (14, 52),
            (20, 50),
            (22, 44),
            (29, 38),
            (31, 33),
            (25, 34),
            (20, 37),
            (17, 41),
            (12, 41),
            (9, 37),
            (10, 32),
            (16, 25),
            (20, 17),
            (24, 12),
            (26, 4),
            (31, 9),
            (35, 4),
            (38, 10),
            (44, 16),
            (49, 26),
            (51, 38),
            (50, 50),
            (52, 52),
            (52, 59),
        ]),
    ),
    (Detail, Disc(25, 20, 3)),
];

const QUEEN: &[Part] = &[
    (Body, Disc(8, 19, 5)),
    (Body, Disc(20, 12, 5)),
    (Body, Disc(32, 9, 5)),
    (Body, Disc(44, 12, 5)),
    (Body, Disc(56, 19, 5)),
    (
        Body,
        Polygon(&[
            (6, 20),
            (10, 18),
            (17, 34),
            (18, 13),
            (22, 13),
            (28, 32),
            (30, 10),
            (34, 10),
            (36, 32),
            (42, 13),
            (46, 13),
            (47, 34),
            (54, 18),
            (58, 20),
            (49, 46),
            (15, 46),
        ]),
    ),
    (Body, Polygon(&[(17, 45), (47, 45), (48, 52), (51, 59), (13, 59), (16, 52)])),
    (Detail, Polygon(&[(17, 44), (47, 44), (47, 47), (17, 47)])),
];

const KING: &[Part] = &[
    (
        Body,
        Polygon(&[
            (28, 2),
            (36, 2),
            (36, 8),
            (43, 8),
            (43, 15),
            (36, 15),
            (36, 30),
            (28, 30),
            (28, 15),
            (21, 15),
            (21, 8),
            (28, 8),
        ]),
    ),
    (
        Body,
        Polygon(&[
            (32, 32),
            (36, 26),
            (41, 23),
            (48, 23),
            (53, 26),
            (55, 31),
            (52, 38),
            (47, 45),
            (17, 45),
            (12, 38),
            (9, 31),
            (11, 26),
            (16, 23),
            (23, 23),
            (28, 26),
        ]),
    ),
    (Body, Polygon(&[(17, 45), (47, 45), (48, 52), (51, 59), (13, 59), (16, 52)])),
    (Detail, Polygon(&[(17, 44), (47, 44), (47, 47), (17, 47)])),
];
