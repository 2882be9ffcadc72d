//! Pages as boxes: each thing has its rectangle, none leaves the page and no two overlap. Sizes are in points (72 to the
//! inch), x to the right and y down from the top left corner of the page.

mod board;
mod drawing;
mod font;
mod geometry;
mod html;
mod pdf;
mod piece;
mod shared;
mod signs;
mod svg;
mod wrap;

pub use board::{BoardPicture, Grid};
pub use drawing::{Figure, Ink, Mark};
pub use font::Face;
pub use geometry::{Paper, Rect};
pub use html::html;
pub use pdf::pdf;
pub use shared::Shared;
pub use signs::Sign;
pub use svg::svg;
pub use wrap::wrap;

use crate::rules::Piece;

/// What every file that is written here holds somewhere, so that the program knows its own work again.
pub const STAMP: &str = "chess-codex worksheet";

/// Whether this is a file that was written here: the stamp stands where it is written, and nowhere else does it tell
/// anything, for anybody may write about the command.
pub fn is_ours(bytes: &[u8]) -> bool {
    let holds = |part: &str| bytes.windows(part.len()).any(|some| some == part.as_bytes());
    bytes.starts_with(svg::head().as_bytes())
        || (bytes.starts_with(html::BEGINS.as_bytes()) && holds(&html::generator()))
        || (bytes.starts_with(b"%PDF-") && holds(&format!("/Producer ({STAMP})")))
}

/// Pages to be printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub title: String,
    /// The tag of its language, as `ru`.
    pub lang: String,
    /// What it is printed on.
    pub paper: Paper,
    /// In order.
    pub pages: Vec<Page>,
}

impl Document {
    /// What its pages show again and again, each once.
    fn shared(&self) -> Vec<Shared> {
        shared::shown(self.pages.iter().flat_map(Page::marks))
    }

    /// Every text that is printed: those of the pages, and of what they share.
    pub fn texts(&self) -> impl Iterator<Item = Text> {
        let shared = self.shared().into_iter().flat_map(|shared| shared.drawn());
        self.pages.iter().flat_map(Page::marks).chain(shared).filter_map(|mark| match mark {
            Mark::Text { text, .. } => Some(text),
            Mark::Figures(..) | Mark::Shared(..) => None,
        })
    }
}

/// One page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// What stands on it, in reading order.
    pub boxes: Vec<Placed>,
}

/// A thing in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The room that it takes.
    pub area: Rect,
    /// What it is.
    pub thing: Thing,
}

/// What stands on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A line of text.
    Text(Text),
    /// A board.
    Board(Box<BoardPicture>),
    /// A line to write on, along the lower edge.
    Rule,
    /// A thin line that parts one thing from the next, along the lower edge.
    Part,
    /// A small box to tick; the answer key ticks it.
    Tick(bool),
    /// A sign, as a legend names it.
    Sign(Sign),
    /// A piece alone.
    Piece(Piece),
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub said: String,
    /// In which face.
    pub face: Face,
    /// How large, in points.
    pub size: f32,
}

impl Text {
    /// The height of a line of this size.
    pub const LEADING: f32 = 1.24;
    /// Where the letters stand in it, from its top.
    const BASELINE: f32 = 0.95;

    /// A line whose left upper corner is here.
    pub fn at(left: f32, top: f32, said: &str, face: Face, size: f32) -> Placed {
        let area = Rect { left, top, width: face.width(said, size), height: size * Self::LEADING };
        Placed { area, thing: Thing::Text(Self { said: said.to_owned(), face, size }) }
    }
}

impl Placed {
    /// The same, moved.
    #[must_use]
    pub fn moved(mut self, right: f32, down: f32) -> Self {
        self.area.left += right;
        self.area.top += down;
        self
    }

    /// All that is to be drawn, nothing of it shared.
    pub fn drawn(&self) -> Vec<Mark> {
        self.marks().into_iter().flat_map(Mark::flat).collect()
    }

    /// What is to be drawn.
    fn marks(&self) -> Vec<Mark> {
        let Rect { left, top, width, .. } = self.area;
        let bottom = self.area.bottom();
        let line = |ink| vec![Mark::Figures(vec![Figure::Open(vec![(left, bottom), (left + width, bottom)])], ink)];
        match &self.thing {
            Thing::Text(text) => {
                vec![Mark::Text { left, baseline: top + text.size * Text::BASELINE, width, text: text.clone() }]
            }
            Thing::Board(board) => board.drawn(self.area),
            Thing::Rule => line(Ink::line(90, 0.6)),
            Thing::Part => line(Ink::line(150, 0.4)),
            Thing::Tick(ticked) => {
                let tick = ticked.then(|| signs::drawn(Sign::Tick, self.area));
                let frame = Mark::Figures(vec![Figure::Rect(self.area)], Ink::filled(255).lined(0, 0.8));
                std::iter::once(frame).chain(tick.into_iter().flatten()).collect()
            }
            Thing::Sign(sign) => signs::drawn(*sign, self.area),
            Thing::Piece(piece) => vec![Mark::Shared(Shared::Piece(*piece), self.area)],
        }
    }
}

impl Page {
    /// All that is to be drawn, with what is shared.
    fn marks(&self) -> impl Iterator<Item = Mark> {
        self.boxes.iter().flat_map(Placed::marks)
    }
}
