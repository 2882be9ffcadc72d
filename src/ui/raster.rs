//! Outlines turned into characters: each cell gets the block character that comes nearest to what lies under it, in two
//! colours. Halves and quarters alone: fonts draw the eighths with hairlines between cells.

use super::art::{GRID_LEFT, GRID_SIDE, GRID_TOP, Shape};

/// Samples along each side of a cell.
const SIDE: usize = 8;

/// A field of samples, a few characters wide and high, each with the number of its colour.
pub(super) struct Raster {
    columns: usize,
    rows: usize,
    samples: Vec<u8>,
}

/// One character of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// The column of the cell.
    pub column: u16,
    /// The row of the cell.
    pub row: u16,
    /// The character.
    pub symbol: &'static str,
    /// The number of its colour.
    pub front: u8,
    /// The number of the colour behind it.
    pub back: u8,
}

/// Where a picture of 64 by 64 units goes on the raster: from the left and from the top, and how large, all in shares
/// of the raster's own width and height.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub left: f32,
    pub top: f32,
    pub size: f32,
}

impl Place {
    /// All of the raster.
    pub const WHOLE: Self = Self { left: 0.0, top: 0.0, size: 1.0 };
}

impl Raster {
    /// So many cells of one colour.
    pub fn new(columns: u16, rows: u16, color: u8) -> Self {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        Self { columns, rows, samples: vec![color; columns * rows * SIDE * SIDE] }
    }

    /// The rows of cells.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Fills an outline.
    pub fn fill(&mut self, shape: Shape, place: Place, color: u8) {
        let (width, height) = (self.columns * SIDE, self.rows * SIDE);
        for line in 0..height {
            let y = ((line as f32 + 0.5) / height as f32 - place.top) / place.size * 64.0;
            for (from, to) in spans(shape, y) {
                let sample = |x: f32| ((x / 64.0 * place.size + place.left) * width as f32).round().max(0.0) as usize;
                let (from, to) = (sample(from).min(width), sample(to).min(width));
                if let Some(part) = self.samples.get_mut(line * width + from..line * width + to) {
                    part.fill(color);
                }
            }
        }
    }

    /// Fills a rectangle given in shares of the whole.
    pub fn rectangle(&mut self, left: f32, top: f32, right: f32, bottom: f32, color: u8) {
        let (width, height) = (self.columns * SIDE, self.rows * SIDE);
        let at = |share: f32, whole: usize| ((share * whole as f32).round().max(0.0) as usize).min(whole);
        for line in at(top, height)..at(bottom, height) {
            let (from, to) = (at(left, width), at(right, width));
            if let Some(part) = self.samples.get_mut(line * width + from..line * width + to) {
                part.fill(color);
            }
        }
    }

    /// The characters, row by row.
    pub fn blocks(&self) -> impl Iterator<Item = Block> {
        self.cells().map(|(column, row, cell)| block(column, row, &cell))
    }

    /// The samples of each cell, with its column and row, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (u16, u16, [u8; SIDE * SIDE])> {
        let number = |cell: usize| u16::try_from(cell).unwrap_or(u16::MAX);
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).map(move |column| (number(column), number(row), self.cell(column, row)))
        })
    }

    fn cell(&self, column: usize, row: usize) -> [u8; SIDE * SIDE] {
        let width = self.columns * SIDE;
        let mut cell = [0u8; SIDE * SIDE];
        for (line, part) in cell.chunks_exact_mut(SIDE).enumerate() {
            let start = (row * SIDE + line) * width + column * SIDE;
            if let Some(samples) = self.samples.get(start..start + SIDE) {
                part.copy_from_slice(samples);
            }
        }
        cell
    }
}

/// The character that comes nearest to the samples of a cell.
fn block(column: u16, row: u16, cell: &[u8; SIDE * SIDE]) -> Block {
    // Most cells of a board are of one colour, and are to cost nothing.
    if cell.iter().all(|color| *color == cell[0]) {
        return Block { column, row, symbol: " ", front: cell[0], back: cell[0] };
    }
    let (back, front) = two_colors(cell);
    // A bit for each sample of the front colour; of a third colour's samples, none.
    let mask = cell.iter().enumerate().fold(0u64, |mask, (bit, color)| mask | (u64::from(*color == front) << bit));
    let best = BLOCKS.into_iter().min_by_key(|(shape, ..)| (shape ^ mask).count_ones());
    let (_, symbol, swapped) = best.unwrap_or(BLOCKS[0]);
    let (front, back) = if swapped { (back, front) } else { (front, back) };
    Block { column, row, symbol, front, back }
}

/// The commonest colour of a cell and the second one; twice the same if there is only one.
fn two_colors(cell: &[u8]) -> (u8, u8) {
    let mut counts: Vec<(u8, usize)> = Vec::new();
    for color in cell {
        match counts.iter_mut().find(|(known, _)| known == color) {
            Some((_, count)) => *count += 1,
            None => counts.push((*color, 1)),
        }
    }
    counts.sort_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
    let first = counts.first().map_or(0, |&(color, _)| color);
    (first, counts.get(1).map_or(first, |&(color, _)| color))
}

/// Where a level line at `y` lies inside an outline: pairs of from and to.
fn spans(shape: Shape, y: f32) -> Vec<(f32, f32)> {
    match shape {
        Shape::Disc(x, middle, radius) => {
            let (x, radius, off) = (f32::from(x), f32::from(radius), y - f32::from(middle));
            if off.abs() >= radius {
                return Vec::new();
            }
            let half = (radius * radius - off * off).sqrt();
            vec![(x - half, x + half)]
        }
        Shape::Polygon(corners) => {
            let next = corners.iter().cycle().skip(1);
            let mut crossings: Vec<f32> = corners
                .iter()
                .zip(next)
                .filter_map(|(&(x0, y0), &(x1, y1))| {
                    let (x0, y0, x1, y1) = (f32::from(x0), f32::from(y0), f32::from(x1), f32::from(y1));
                    ((y0 <= y) != (y1 <= y)).then(|| x0 + (y - y0) / (y1 - y0) * (x1 - x0))
                })
                .collect();
            crossings.sort_by(f32::total_cmp);
            crossings.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
        }
        Shape::Grid(rows) => {
            let row = ((y - GRID_TOP) / GRID_SIDE).floor();
            let bits = if row < 0.0 { 0 } else { rows.get(row as usize).copied().unwrap_or(0) };
            let edge = |column: u8| GRID_LEFT + f32::from(column) * GRID_SIDE;
            (0..5)
                .filter(|column| bits >> (4 - column) & 1 == 1)
                .map(|column| (edge(column), edge(column + 1)))
                .collect()
        }
    }
}

/// A shape that a cell can have, a bit for each sample, the lowest for the top left one, then along the row; the character
/// that draws it; and whether that is drawn in the colour behind, so that the shape is what is left free.
pub(super) type BlockShape = (u64, &'static str, bool);

const LEFT_HALF: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const TOP_HALF: u64 = 0x0000_0000_ffff_ffff;

const RIGHT_HALF: u64 = !LEFT_HALF;
const LOW_HALF: u64 = !TOP_HALF;

/// Shapes to choose from: all that halves and quarters can make. Of two that come equally near the earlier is taken, the
/// emptier one; so a picture that is the same left and right stays so. Fonts leave a hairline at the upper edge of block
/// characters, so each shape is drawn with as little of them as can be.
pub(super) const BLOCKS: [BlockShape; 16] = [
    (0, " ", false),
    (RIGHT_HALF & LOW_HALF, "▗", false),
    (LEFT_HALF & LOW_HALF, "▖", false),
    (RIGHT_HALF & TOP_HALF, "▝", false),
    (LEFT_HALF & TOP_HALF, "▘", false),
    ((RIGHT_HALF & TOP_HALF) | (LEFT_HALF & LOW_HALF), "▞", false),
    ((LEFT_HALF & TOP_HALF) | (RIGHT_HALF & LOW_HALF), "▚", false),
    (LOW_HALF, "▄", false),
    (TOP_HALF, "▄", true),
    (RIGHT_HALF, "▐", false),
    (LEFT_HALF, "▌", false),
    (RIGHT_HALF | LOW_HALF, "▘", true),
    (LEFT_HALF | LOW_HALF, "▝", true),
    (RIGHT_HALF | TOP_HALF, "▖", true),
    (LEFT_HALF | TOP_HALF, "▗", true),
    (u64::MAX, " ", true),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn text(raster: &Raster) -> String {
        raster.blocks().map(|block| if block.front == block.back { " " } else { block.symbol }).collect()
    }

    #[test]
    fn one_colour_is_empty() {
        assert!(Raster::new(3, 2, 7).blocks().all(|block| block.symbol == " " && block.back == 7));
    }

    #[test]
    fn halves_and_quarters_are_exact() {
        for (place, drawn) in [
            ((0.0, 0.0, 0.5, 1.0), "▌"),
            ((0.0, 0.5, 1.0, 1.0), "▄"),
            ((0.0, 0.0, 0.5, 0.5), "▘"),
            ((0.5, 0.5, 1.0, 1.0), "▗"),
        ] {
            let mut raster = Raster::new(1, 1, 0);
            let (left, top, right, bottom) = place;
            raster.rectangle(left, top, right, bottom, 1);
            let block = raster.blocks().next().unwrap();
            assert_eq!((block.symbol, block.front, block.back), (drawn, 1, 0));
        }
    }

    #[test]
    fn a_disc_is_round_and_stays_inside() {
        let mut raster = Raster::new(6, 3, 0);
        raster.fill(Shape::Disc(32, 32, 28), Place::WHOLE, 1);
        assert_eq!(text(&raster).chars().count(), 18);
        raster.fill(Shape::Disc(64, 64, 60), Place { left: 0.5, top: -0.5, size: 2.0 }, 2);
        assert_eq!(raster.blocks().count(), 18);
    }
}
