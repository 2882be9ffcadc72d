//! The model of the screen takes letters that come in two parts.

use std::num::NonZeroU16;

use vt100::Parser;

use crate::pty::whole;

fn parser() -> Parser {
    Parser::new(NonZeroU16::new(4).expect("the test has it"), NonZeroU16::new(40).expect("the test has it"), 0)
}

#[test]
fn a_letter_in_two_parts_is_one_letter() {
    let text = "\x1b[1;1HТак\x1b[2;3H полей самые близкие к коню. ♞▗\x1b[0m";
    let bytes = text.as_bytes();
    let mut once = parser();
    once.process(bytes);
    for cut in 1..bytes.len() {
        let (mut twice, mut kept) = (parser(), Vec::new());
        for part in [&bytes[..cut], &bytes[cut..]] {
            kept.extend_from_slice(part);
            let (ready, rest) = kept.split_at(whole(&kept));
            twice.process(ready);
            kept = rest.to_vec();
        }
        assert!(kept.is_empty(), "nothing is held back for good");
        assert_eq!(twice.screen().contents(), once.screen().contents(), "cut at {cut}");
    }
}
