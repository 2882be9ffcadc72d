//! The faces of the text: DejaVu Sans Condensed, cut down by `build.rs` to the scripts that lessons may have.

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// For what is read.
    Regular,
    /// For titles and numbers.
    Bold,
}

/// What is known of a face, in units of which [`Measures::per_em`] make the size of the text.
#[derive(Debug)]
pub struct Measures {
    /// So many units make the size of the text.
    pub per_em: u16,
    /// How far letters go up.
    pub ascent: i16,
    /// How far they go down, below 0.
    pub descent: i16,
    /// How high capitals are.
    pub capital: i16,
    /// Left, low, right and high end of all glyphs.
    pub bounds: [i16; 4],
    /// How many bytes the font has.
    pub size: usize,
    /// Each letter in the order of its number, with its glyph and how wide it is.
    pub letters: &'static [(char, u16, u16)],
}

static REGULAR: Measures = include!(concat!(env!("OUT_DIR"), "/regular.rs"));
static BOLD: Measures = include!(concat!(env!("OUT_DIR"), "/bold.rs"));

/// What stands for a letter that the face does not have.
const UNKNOWN: char = '□';

impl Face {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Regular, Self::Bold];

    /// What is known of it.
    pub fn measures(self) -> &'static Measures {
        match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        }
    }

    /// Its name for readers of PDF.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regular => "DejaVuSansCondensed",
            Self::Bold => "DejaVuSansCondensed-Bold",
        }
    }

    /// The font as it is inside the program: a TrueType font without a table of letters, packed with zlib.
    pub fn packed(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!(concat!(env!("OUT_DIR"), "/regular.font")),
            Self::Bold => include_bytes!(concat!(env!("OUT_DIR"), "/bold.font")),
        }
    }

    /// Whether it has this letter.
    pub fn has(self, letter: char) -> bool {
        self.find(letter).is_some()
    }

    /// The glyph of a letter and how wide it is, in units; of one that the face does not have, those of an empty square.
    pub fn glyph(self, letter: char) -> (u16, u16) {
        self.find(letter).or_else(|| self.find(UNKNOWN)).unwrap_or((0, self.measures().per_em))
    }

    fn find(self, letter: char) -> Option<(u16, u16)> {
        let letters = self.measures().letters;
        let place = letters.binary_search_by_key(&letter, |known| known.0).ok()?;
        letters.get(place).map(|&(_, glyph, width)| (glyph, width))
    }

    /// How wide a text is, in points.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let units: u32 = text.chars().map(|letter| u32::from(self.glyph(letter).1)).sum();
        units as f32 / f32::from(self.measures().per_em) * size
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_in_order_and_the_alphabets_are_there() {
        for face in Face::ALL {
            assert!(face.measures().letters.is_sorted_by_key(|known| known.0));
            for letter in "AZazАЯаяЁё«»“”—–№♔♟→☐ąґқ0123456789".chars() {
                assert!(face.has(letter) || letter == '☐', "{letter}");
            }
            assert!(!face.has('漢'));
            assert!(face.width("漢", 10.0) > 0.0);
            assert!(face.width("ЖЖ", 10.0) > face.width("ii", 10.0));
        }
    }
}
