//! Signs that stand on a square: what they mean is said by those who draw them.

use super::Paint::{Body, Hole};
use super::Part;
use super::Shape::{Disc, Polygon};

/// A star.
pub const STAR: super::Shape =
    Polygon(&[(32, 2), (41, 22), (62, 24), (46, 39), (51, 61), (32, 49), (13, 61), (18, 39), (2, 24), (23, 22)]);

/// A tick.
pub const TICK: &[Part] = &[(Body, Polygon(&[(9, 31), (20, 31), (28, 39), (44, 15), (55, 15), (33, 49), (24, 49)]))];
/// A thick diagonal cross.
pub const CROSS: &[Part] = &[
    (Body, Polygon(&[(11, 15), (23, 15), (53, 49), (41, 49)])),
    (Body, Polygon(&[(41, 15), (53, 15), (23, 49), (11, 49)])),
];
/// A ring.
pub const RING: &[Part] = &[(Body, Disc(32, 32, 18)), (Hole, Disc(32, 32, 10))];
/// A disc.
pub const DISC: &[Part] = &[(Body, Disc(32, 32, 17))];
/// A thick upright cross: the lines of a rook.
pub const PLUS: &[Part] = &[
    (Body, Polygon(&[(23, 14), (41, 14), (41, 50), (23, 50)])),
    (Body, Polygon(&[(11, 26), (53, 26), (53, 38), (11, 38)])),
];
/// A diagonal cross: the lines of a bishop.
pub const TIMES: &[Part] = &[
    (Body, Polygon(&[(14, 15), (22, 15), (50, 49), (42, 49)])),
    (Body, Polygon(&[(42, 15), (50, 15), (22, 49), (14, 49)])),
];
/// A filled lozenge.
pub const LOZENGE: &[Part] = &[(Body, Polygon(&[(32, 13), (54, 32), (32, 51), (10, 32)]))];
/// An empty lozenge.
pub const EMPTY_LOZENGE: &[Part] = &[
    (Body, Polygon(&[(32, 13), (54, 32), (32, 51), (10, 32)])),
    (Hole, Polygon(&[(32, 23), (42, 32), (32, 41), (22, 32)])),
];
/// An empty square.
pub const EMPTY_SQUARE: &[Part] = &[
    (Body, Polygon(&[(16, 16), (48, 16), (48, 48), (16, 48)])),
    (Hole, Polygon(&[(24, 24), (40, 24), (40, 40), (24, 40)])),
];
/// A filled square.
pub const SQUARE: &[Part] = &[(Body, Polygon(&[(16, 16), (48, 16), (48, 48), (16, 48)]))];
/// A triangle.
pub const TRIANGLE: &[Part] = &[(Body, Polygon(&[(32, 14), (52, 48), (12, 48)]))];
/// A star, smaller than its field.
pub const SMALL_STAR: &[Part] = &[(
    Body,
    Polygon(&[(32, 8), (38, 25), (56, 25), (42, 36), (47, 54), (32, 43), (17, 54), (22, 36), (8, 25), (26, 25)]),
)];
/// A question mark.
pub const QUESTION: &[Part] = &[
    (Body, Polygon(&[(22, 15), (42, 15), (42, 26), (36, 31), (36, 34), (28, 34), (28, 26), (34, 24), (22, 24)])),
    (Body, Polygon(&[(28, 40), (36, 40), (36, 48), (28, 48)])),
];
/// An exclamation mark.
pub const EXCLAMATION: &[Part] = &[
    (Body, Polygon(&[(28, 14), (36, 14), (36, 34), (28, 34)])),
    (Body, Polygon(&[(28, 40), (36, 40), (36, 48), (28, 48)])),
];
/// A wide triangle.
pub const WIDE_TRIANGLE: &[Part] = &[(Body, Polygon(&[(32, 14), (52, 49), (12, 49)]))];
/// A triangle that points to the left.
pub const POINTER: &[Part] = &[(Body, Polygon(&[(18, 32), (46, 15), (46, 49)]))];
/// Three small discs: therefore.
pub const DOTS: &[Part] = &[(Body, Disc(32, 20, 7)), (Body, Disc(17, 44, 7)), (Body, Disc(47, 44, 7))];
/// A bar that stands.
pub const STANDING_BAR: &[Part] = &[(Body, Polygon(&[(28, 8), (36, 8), (36, 56), (28, 56)]))];
/// A bar that lies.
pub const LYING_BAR: &[Part] = &[(Body, Polygon(&[(8, 26), (56, 26), (56, 38), (8, 38)]))];
/// A bar that rises to the right.
pub const RISING_BAR: &[Part] = &[(Body, Polygon(&[(8, 48), (48, 8), (56, 8), (56, 16), (16, 56), (8, 56)]))];
/// A bar that falls to the right.
pub const FALLING_BAR: &[Part] = &[(Body, Polygon(&[(8, 8), (16, 8), (56, 48), (56, 56), (48, 56), (8, 16)]))];
