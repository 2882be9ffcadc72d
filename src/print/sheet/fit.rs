//! A task made to fit: the largest board that leaves room for everything else, and smaller text only where that is not
//! enough.

use super::arrange::{Arranged, Scale, beside, stacked};
use super::part::{Part, Task};

/// The room that a task has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// How wide it is.
    pub width: f32,
    /// How high it should be.
    pub height: f32,
    /// The usual size of the text.
    pub text: f32,
    /// The smallest size of the text.
    pub least_text: f32,
}

/// By so much the text gets smaller at a time.
const STEP: f32 = 0.5;
/// In a room that is wide, and wider than high, a board may stand beside the text.
const WIDE: (f32, f32) = (400.0, 1.3);

impl Room {
    /// The largest board that makes sense here.
    fn largest(self) -> f32 {
        self.width.min(self.height)
    }

    /// And the smallest, if there is room at all.
    fn smallest(self) -> f32 {
        (self.largest() * 0.5).max(48.0).min(self.largest())
    }
}

/// The task in its room; if there is no way, as small as it gets, and higher than it should be.
pub(super) fn fit(task: &Task, room: Room) -> Arranged {
    let mut text = room.text;
    loop {
        if let Some(arranged) = with_text(task, room, text) {
            return arranged;
        }
        if text <= room.least_text {
            let scale = Scale { text, board: room.smallest() };
            return ways(room).filter_map(|way| way(task, room.width, scale)).fold(
                stacked(task, room.width, scale),
                |best, other| if other.height < best.height { other } else { best },
            );
        }
        text = (text - STEP).max(room.least_text);
    }
}

/// A way to arrange a task.
type Way = fn(&Task, f32, Scale) -> Option<Arranged>;

/// The ways to arrange it here, the usual one first.
fn ways(room: Room) -> impl Iterator<Item = Way> {
    let usual: Way = |task, width, scale| Some(stacked(task, width, scale));
    let is_wide = room.width > WIDE.0 && room.width > room.height * WIDE.1;
    std::iter::once(usual).chain(is_wide.then_some(beside as Way))
}

/// With text of this size: the arrangement with the larger board, if one fits.
fn with_text(task: &Task, room: Room, text: f32) -> Option<Arranged> {
    let mut best: Option<(f32, Arranged)> = None;
    for way in ways(room) {
        let fits = |board: f32| way(task, room.width, Scale { text, board }).filter(|it| it.height <= room.height);
        let found =
            if task.parts.iter().any(Part::is_picture) { largest(room, fits) } else { fits(0.0).map(|it| (0.0, it)) };
        if let Some((board, arranged)) = found
            && best.as_ref().is_none_or(|(known, _)| board > *known + 1.0)
        {
            best = Some((board, arranged));
        }
    }
    best.map(|(_, arranged)| arranged)
}

/// The largest board that fits, by halves.
fn largest(room: Room, fits: impl Fn(f32) -> Option<Arranged>) -> Option<(f32, Arranged)> {
    /// After so many halvings the rest is less than a point.
    const HALVINGS: usize = 9;
    let (mut low, mut high) = (room.smallest(), room.largest());
    if let Some(arranged) = fits(high) {
        return Some((high, arranged));
    }
    let mut best = (low, fits(low)?);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(low, high);
        match fits(middle) {
            Some(arranged) => {
                best = (middle, arranged);
                low = middle;
            }
            None => high = middle,
        }
    }
    Some(best)
}
