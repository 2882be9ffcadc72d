//! Which modes of a terminal are on, whichever they are: read from the bytes themselves, so that one that the model of
//! the screen does not know is missed no more than the others.

use std::collections::BTreeSet;

/// The other screen.
const OTHER_SCREEN: u16 = 1049;

/// The one private mode that is on in a terminal at rest: the cursor is shown.
const CURSOR: u16 = 25;

/// The modes after what was read so far.
pub struct Modes {
    on: BTreeSet<u16>,
    /// The sequence that is being read, from its escape on; empty outside.
    sequence: Vec<u8>,
    /// How many sequences there were.
    pub escapes: usize,
    /// Whether the keys of the keypad or the keyboard were told to speak otherwise.
    keyboard: bool,
    /// Whether nothing is on the screen since it was cleared.
    is_clear: bool,
    /// Whether it was not cleared yet since it was entered.
    is_fresh: bool,
    /// Whether the other screen was drawn on before it was cleared, or was left full: where there is none, what was there
    /// before is seen through the picture, or the picture stays for good.
    was_full: bool,
}

impl Modes {
    pub fn new() -> Self {
        Self {
            on: BTreeSet::from([CURSOR]),
            sequence: Vec::new(),
            escapes: 0,
            keyboard: false,
            is_clear: true,
            is_fresh: false,
            was_full: false,
        }
    }

    /// Reads on.
    pub fn read(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte == 0x1b {
                self.escapes += 1;
                self.sequence = vec![byte];
                continue;
            }
            if self.sequence.is_empty() {
                if byte > b' ' {
                    self.was_full |= self.on.contains(&OTHER_SCREEN) && self.is_fresh;
                    self.is_clear = false;
                }
                continue;
            }
            self.sequence.push(byte);
            match (self.sequence.as_slice(), byte) {
                ([_, b'['], _) => {}
                ([_, b'=', ..] | [_, b'>', ..], _) => {
                    self.keyboard = byte == b'=';
                    self.sequence.clear();
                }
                ([_, b'[', ..], 0x40..=0x7e) => {
                    self.end();
                    self.sequence.clear();
                }
                ([_, b'[', ..], _) => {}
                _ => self.sequence.clear(),
            }
        }
    }

    /// The sequence is whole.
    fn end(&mut self) {
        let text = String::from_utf8_lossy(&self.sequence).into_owned();
        let (inside, last) = text[2..].split_at(text.len() - 3);
        if let Some(numbers) = inside.strip_prefix('?') {
            for number in numbers.split(';').filter_map(|number| number.parse().ok()) {
                self.was_full |= (number, last) == (OTHER_SCREEN, "l") && !self.is_clear;
                match last {
                    "h" => {
                        self.is_fresh |= number == OTHER_SCREEN;
                        self.on.insert(number);
                    }
                    "l" => drop(self.on.remove(&number)),
                    _ => {}
                }
            }
        }
        if (inside, last) == ("2", "J") {
            (self.is_clear, self.is_fresh) = (true, false);
        }
        if last == "u" && inside.starts_with(['>', '<', '=']) {
            self.keyboard = inside.starts_with('>');
        }
    }

    /// The modes that are not as in a terminal at rest.
    pub fn changed(&self) -> Vec<String> {
        let rest = BTreeSet::from([CURSOR]);
        let mut changed: Vec<String> = self.on.symmetric_difference(&rest).map(|mode| format!("?{mode}")).collect();
        changed.extend(self.keyboard.then(|| "the keyboard".to_owned()));
        changed.extend(self.was_full.then(|| "a console without another screen".to_owned()));
        changed
    }
}

#[test]
fn modes_are_read_from_the_bytes() {
    let after = |bytes: &str| {
        let mut modes = Modes::new();
        // In pieces, as a terminal reads.
        bytes.as_bytes().chunks(3).for_each(|piece| modes.read(piece));
        (modes.changed(), modes.escapes)
    };
    let list = |changed: &[&str]| changed.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
    assert_eq!(after("plain [?25l"), (vec![], 0));
    assert_eq!(
        after("\x1b[?1049h\x1b[?25l\x1b[38;5;1mx"),
        (list(&["?25", "?1049", "a console without another screen"]), 3)
    );
    assert_eq!(after("\x1b[?1000;1006h\x1b[?1000l"), (list(&["?1006"]), 2));
    assert_eq!(after("\x1b[?1049h\x1b[?1049l\x1b[?2004h\x1b[?2004l"), (vec![], 4));
    assert_eq!(after("\x1b[?1049h\x1b[2Jx\x1b[2J\x1b[?1049l"), (vec![], 4));
    assert_eq!(after("\x1b[?1049hx\x1b[2J\x1b[?1049l"), (list(&["a console without another screen"]), 3));
    assert_eq!(after("\x1b[?1049h\x1b[2Jx\x1b[?1049l"), (list(&["a console without another screen"]), 3));
    assert_eq!(after("\x1b=\x1b[>1u"), (list(&["the keyboard"]), 2));
    assert_eq!(after("\x1b=\x1b>\x1b[>1u\x1b[<u"), (vec![], 4));
}
