//! The boards of a lesson to begin with, for each piece: one to look at and to find its squares on, one of Black's with
//! something in the way and something to capture, and one to move on.
//!
//! Boards are only a few pieces, and each of them plays a part.

use crate::rules::Role;

/// The boards for one piece.
#[derive(Debug)]
pub struct Sketch {
    /// The word of its kind in lesson files; none for a piece of one's own.
    pub word: Option<&'static str>,
    /// The board on which it stands on d4.
    pub shown: &'static str,
    /// The formulas that are lit on it.
    pub lit: &'static [&'static str],
    /// The board on which White's squares are found, and where the piece stands there.
    pub found: (&'static str, &'static str),
    /// How much of the rules is asked there.
    pub found_rules: &'static str,
    /// Its formula, part by part.
    pub stages: &'static [&'static str],
    /// Black's board.
    pub black: &'static str,
    /// Where Black's piece stands on it, the square of its own piece or of one that stands before it, and the square of
    /// the piece that it may capture.
    pub black_squares: [&'static str; 3],
    /// The board to move on, and where the piece stands there.
    pub moved: (&'static str, &'static str),
    /// What is to be reached.
    pub goal: &'static str,
}

/// The sketch of a piece of the game.
pub const fn of(role: Role) -> &'static Sketch {
    match role {
        Role::Rook => &ROOK,
        Role::Bishop => &BISHOP,
        Role::Queen => &QUEEN,
        Role::King => &KING,
        Role::Knight => &KNIGHT,
        Role::Pawn => &PAWN,
        Role::Own(_) => &OWN,
    }
}

static ROOK: Sketch = Sketch {
    word: Some("rook"),
    shown: "8/8/8/8/3R4/8/8/8",
    lit: &["rook"],
    found: ("8/8/8/8/8/8/1R6/8", "b2"),
    found_rules: "formula",
    stages: &["rook"],
    black: "8/8/8/2N1r3/8/4p3/8/8",
    black_squares: ["e5", "e3", "c5"],
    moved: ("8/8/8/8/8/8/8/R7", "a1"),
    goal: "reach h8",
};

static BISHOP: Sketch = Sketch {
    word: Some("bishop"),
    shown: "8/8/8/8/3B4/8/8/8",
    lit: &["bishop"],
    found: ("8/8/8/8/8/6B1/8/8", "g3"),
    found_rules: "formula",
    stages: &["bishop"],
    black: "8/8/3b4/8/1p3N2/8/8/8",
    black_squares: ["d6", "b4", "f4"],
    moved: ("8/8/8/8/8/8/8/2B5", "c1"),
    goal: "reach f8",
};

static QUEEN: Sketch = Sketch {
    word: Some("queen"),
    shown: "8/8/8/8/3Q4/8/8/8",
    lit: &["rook", "bishop"],
    found: ("8/8/8/8/8/2Q5/8/8", "c3"),
    found_rules: "formula",
    stages: &["rook", "rook or bishop"],
    black: "8/5p2/8/3q4/8/3N4/8/8",
    black_squares: ["d5", "f7", "d3"],
    moved: ("8/8/8/8/8/8/8/3Q4", "d1"),
    goal: "reach b8",
};

static KING: Sketch = Sketch {
    word: Some("king"),
    shown: "8/8/8/8/3K4/8/8/8",
    lit: &["nearest(queen)"],
    found: ("8/8/8/8/8/8/8/4K3", "e1"),
    found_rules: "formula",
    stages: &["queen", "nearest(queen)"],
    black: "8/8/3p4/4k3/4P3/8/8/8",
    black_squares: ["e5", "d6", "e4"],
    moved: ("8/8/8/8/8/8/8/4K3", "e1"),
    goal: "reach e4",
};

static KNIGHT: Sketch = Sketch {
    word: Some("knight"),
    shown: "8/8/8/8/3N4/8/8/8",
    lit: &["knight"],
    found: ("8/8/8/8/8/5N2/8/8", "f3"),
    found_rules: "formula",
    stages: &["rook", "bishop", "nearest(not (rook or bishop))"],
    black: "8/8/5n2/8/4p1B1/8/8/8",
    black_squares: ["f6", "e4", "g4"],
    moved: ("8/8/8/8/8/8/8/1N6", "b1"),
    goal: "reach e5",
};

static PAWN: Sketch = Sketch {
    word: Some("pawn"),
    shown: "8/8/8/8/3P4/8/8/8",
    lit: &["nearest(forward(rook))", "nearest(forward(bishop))"],
    found: ("8/8/8/2n1n3/3P4/8/8/8", "d4"),
    found_rules: "legal",
    stages: &["forward(bishop)", "nearest(forward(bishop))"],
    black: "8/8/8/4p3/3NR3/8/8/8",
    black_squares: ["e5", "e4", "d4"],
    moved: ("8/8/3P4/8/8/8/8/8", "d6"),
    goal: "promote",
};

/// A piece of one's own: bishop or knight.
pub static OWN: Sketch = Sketch {
    word: None,
    shown: "8/8/8/8/3A4/8/8/8",
    lit: &["bishop", "knight"],
    found: ("8/8/8/8/8/8/1A6/8", "b2"),
    found_rules: "formula",
    stages: &["bishop", "bishop or knight"],
    black: "8/5p2/8/3a4/1N6/8/8/8",
    black_squares: ["d5", "f7", "b4"],
    moved: ("8/8/8/8/8/8/8/A7", "a1"),
    goal: "reach b8",
};

/// The name of the piece of one's own in a language, as a lesson file gives it.
pub struct OwnName {
    /// The language's tag.
    pub lang: &'static str,
    /// Empty where the language needs none.
    pub gender: &'static str,
    /// Whether it is animate.
    pub animate: bool,
    /// Its forms by case, the nominative first.
    pub forms: &'static [(&'static str, &'static str)],
}

/// The names of the piece of one's own.
pub static OWN_NAMES: [OwnName; 2] = [
    OwnName {
        lang: "ru",
        gender: "masculine",
        animate: true,
        forms: &[
            ("nominative", "архиепископ"),
            ("genitive", "архиепископа"),
            ("dative", "архиепископу"),
            ("instrumental", "архиепископом"),
            ("prepositional", "архиепископе"),
        ],
    },
    OwnName { lang: "en", gender: "", animate: false, forms: &[("nominative", "archbishop")] },
];
