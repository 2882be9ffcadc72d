//! Smooth edges where there are all colours: each cell gets the block character, and the two colours, that together come
//! nearest to what lies under it. A colour is the mixture of the light that it stands for.

use ratatui::style::Color;

use super::raster::{BLOCKS, Raster};

/// One character of a picture with smooth edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Smooth {
    /// The column of the cell.
    pub column: u16,
    /// The row of the cell.
    pub row: u16,
    /// The character.
    pub symbol: &'static str,
    /// Its colour.
    pub front: Color,
    /// The colour behind it.
    pub back: Color,
}

/// Red, green and blue, 0 to 255.
pub(super) type Rgb = [u8; 3];

/// How many colours a raster may hold here.
const COLORS: usize = 8;
/// From this share of a part on its commonest colour has all of it: traces of another would only blur the edge.
const SHARP: f32 = 0.8;
/// The samples of a quarter of a cell.
const QUARTER: u8 = 16;

/// How the colours of a raster are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    /// The colour of each number.
    pub colors: [Rgb; COLORS],
    /// A colour of thin lines, and the one on which they are drawn: they are never mixed, for they would blur away.
    pub thin: Option<(u8, u8)>,
}

/// The light of a number of samples, by red, green and blue, the sum of its squares, and the samples of each colour.
#[derive(Clone, Copy, Debug, Default)]
struct Light {
    sum: [f32; 3],
    squares: f32,
    counts: [u8; COLORS],
}

impl Light {
    fn of(counts: [u8; COLORS], palette: &Palette) -> Self {
        let mut light = Self { counts, ..Self::default() };
        for (count, color) in counts.into_iter().zip(palette.colors) {
            // Light grows about with the square of a colour's number.
            for (part, value) in light.sum.iter_mut().zip(color) {
                let value = f32::from(value).powi(2);
                *part += f32::from(count) * value;
                light.squares += f32::from(count) * value * value;
            }
        }
        light
    }

    fn add(mut self, other: Self) -> Self {
        self.sum.iter_mut().zip(other.sum).for_each(|(part, more)| *part += more);
        self.counts.iter_mut().zip(other.counts).for_each(|(part, more)| *part += more);
        self.squares += other.squares;
        self
    }

    fn samples(self) -> f32 {
        self.counts.into_iter().map(f32::from).sum()
    }

    /// How far the samples are from their mixture.
    fn error(self) -> f32 {
        let mixed: f32 = self.sum.iter().map(|part| part * part).sum();
        if self.samples() > 0.0 { self.squares - mixed / self.samples() } else { 0.0 }
    }

    /// The mixture.
    fn color(self, palette: &Palette) -> Color {
        let commonest = self.counts.into_iter().zip(palette.colors).max_by_key(|(count, _)| *count);
        if let Some((count, [red, green, blue])) = commonest
            && f32::from(count) >= SHARP * self.samples()
        {
            return Color::Rgb(red, green, blue);
        }
        let [red, green, blue] = self.sum.map(|part| (part / self.samples().max(1.0)).sqrt().round() as u8);
        Color::Rgb(red, green, blue)
    }
}

impl Raster {
    /// The characters of all cells that hold more than one colour, row by row. Numbers above the palette count as its first.
    pub fn smooth(&self, palette: &Palette) -> Vec<Smooth> {
        self.cells().filter_map(|(column, row, cell)| block(column, row, &cell, palette)).collect()
    }
}

fn block(column: u16, row: u16, cell: &[u8; 64], palette: &Palette) -> Option<Smooth> {
    if cell.iter().all(|color| *color == cell[0]) {
        return None;
    }
    // Every block character is made of quarters: left above, right above, left below, right below.
    let mut counts = [[0; COLORS]; 4];
    for (at, color) in cell.iter().enumerate() {
        let color = usize::from(*color);
        counts[at / 32 * 2 + at % 8 / 4][if color < COLORS { color } else { 0 }] += 1;
    }
    let quarters = counts.map(|mut counts| {
        if let Some((thin, under)) = palette.thin.map(|(thin, under)| (usize::from(thin), usize::from(under))) {
            let (gives, takes) = if 2 * counts[thin] >= QUARTER { (under, thin) } else { (thin, under) };
            counts[takes] += std::mem::take(&mut counts[gives]);
        }
        Light::of(counts, palette)
    });
    let split = |shape: u64| {
        let corner = [0, 4, 32, 36];
        let part = |filled: bool| {
            let inside = quarters.iter().zip(corner).filter(|(_, bit)| (shape >> bit & 1 == 1) == filled);
            inside.fold(Light::default(), |all, (quarter, _)| all.add(*quarter))
        };
        (part(true), part(false))
    };
    let error = |shape: u64| {
        let (front, back) = split(shape);
        front.error() + back.error()
    };
    let (shape, symbol, swapped) = BLOCKS.into_iter().min_by(|one, other| error(one.0).total_cmp(&error(other.0)))?;
    let (front, back) = split(shape);
    let mixed = front.add(back).color(palette);
    let color = |light: Light| if light.samples() > 0.0 { light.color(palette) } else { mixed };
    let (front, back) = if swapped { (color(back), color(front)) } else { (color(front), color(back)) };
    Some(Smooth { column, row, symbol, front, back })
}

/// One of the fixed 256 colours as every terminal shows it; the first sixteen are each terminal's own, and black here.
pub(super) const fn rgb(index: u8) -> Rgb {
    const fn level(part: u8) -> u8 {
        if part == 0 { 0 } else { 55 + 40 * part }
    }
    match index {
        0..=15 => [0; 3],
        16..=231 => [level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6)],
        _ => [8 + 10 * (index - 232); 3],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::art::Shape;
    use crate::ui::raster::Place;

    const PALETTE: Palette = {
        let mut colors = [[0; 3]; COLORS];
        colors[1] = [200, 100, 0];
        colors[2] = [255, 255, 255];
        Palette { colors, thin: Some((2, 1)) }
    };

    #[test]
    fn what_a_block_can_draw_stays_sharp_and_the_rest_is_mixed() {
        let mut raster = Raster::new(3, 1, 0);
        raster.rectangle(0.0, 0.0, 1.0 / 6.0, 1.0, 1);
        raster.rectangle(1.0 / 3.0, 0.0, 1.0 / 3.0 + 1.0 / 12.0, 1.0, 1);
        let smooth = raster.smooth(&PALETTE);
        assert_eq!(smooth.len(), 2, "an empty cell needs no mixture");
        let (sharp, mixed) = (smooth[0], smooth[1]);
        assert_eq!((sharp.symbol, sharp.front, sharp.back), ("▐", Color::Rgb(0, 0, 0), Color::Rgb(200, 100, 0)));
        // Half the light of the left half: a quarter of the square.
        assert_eq!((mixed.symbol, mixed.front, mixed.back), ("▐", Color::Rgb(0, 0, 0), Color::Rgb(141, 71, 0)));
    }

    #[test]
    fn traces_and_thin_lines_do_not_blur() {
        let mut raster = Raster::new(2, 1, 1);
        // A trace of the ground at the left, a line thinner than half a quarter at the right.
        raster.rectangle(0.0, 0.0, 1.0 / 16.0, 1.0 / 8.0, 0);
        raster.rectangle(0.5, 0.25, 1.0, 0.25 + 1.0 / 8.0, 2);
        for one in raster.smooth(&PALETTE) {
            assert_eq!((one.front, one.back), (Color::Rgb(200, 100, 0), Color::Rgb(200, 100, 0)), "{one:?}");
        }
    }

    #[test]
    fn a_disc_has_many_shades() {
        let mut raster = Raster::new(12, 6, 0);
        raster.fill(Shape::Disc(32, 32, 28), Place::WHOLE, 1);
        let mut shades: Vec<Color> = raster.smooth(&PALETTE).iter().flat_map(|one| [one.front, one.back]).collect();
        shades.sort_by_key(|color| format!("{color:?}"));
        shades.dedup();
        assert!(shades.len() > 4, "{shades:?}");
    }
}
