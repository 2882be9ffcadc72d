//! Praise that moves: the stars of an exercise light one by one. It lasts less than a second, waits for nobody, and
//! whatever is stored was stored before it began.

/// Praise on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Praise {
    /// The stars that were won.
    stars: u8,
    /// The picture that is shown, from 0.
    frame: u8,
}

impl Praise {
    /// How long each picture is shown, in milliseconds.
    pub const FRAME: u64 = 80;
    /// How many pictures there are.
    pub const FRAMES: u8 = 12;
    /// Pictures from one star to the next.
    const PACE: u8 = 3;

    /// Praise for so many stars, at its beginning.
    pub const fn new(stars: u8) -> Self {
        Self { stars, frame: 0 }
    }

    /// The next picture; none after the last.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        if self.frame + 1 < Self::FRAMES { Some(Self { frame: self.frame + 1, ..self }) } else { None }
    }

    /// The number of the picture, from 0.
    pub const fn frame(self) -> u8 {
        self.frame
    }

    /// How many stars are lit by now.
    pub const fn lit(self) -> u8 {
        let lit = self.frame.div_ceil(Self::PACE);
        if lit < self.stars { lit } else { self.stars }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_light_one_by_one_within_a_second() {
        let frames: Vec<Praise> = std::iter::successors(Some(Praise::new(3)), |praise| praise.next()).collect();
        let lit: Vec<u8> = frames.iter().map(|praise| praise.lit()).collect();
        assert_eq!(lit, [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
        assert!(frames.len() as u64 * Praise::FRAME < 1000);
    }
}
