//! Bytes as a source of choices: taken one by one, from the front; zeros when there are no more.

/// The part of an input that was not used yet.
pub struct Bytes<'d>(pub &'d [u8]);

impl Bytes<'_> {
    /// The next byte, if there is one.
    pub fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    /// The next two bytes.
    pub fn word(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// A number below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        usize::from(self.byte()) % count
    }

    /// One of several.
    pub fn one_of<T: Copy>(&mut self, several: &[T]) -> T {
        several[self.below(several.len())]
    }

    /// Any character.
    pub fn char(&mut self) -> char {
        let code = u32::from(self.word()) | u32::from(self.byte() & 1) << 16;
        char::from_u32(code).unwrap_or('\u{fffd}')
    }
}

/// A number made of all bytes: choices that need no room in the input.
pub fn digest(data: &[u8]) -> u64 {
    data.iter().fold(0xcbf2_9ce4_8422_2325, |digest, byte| (digest ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
