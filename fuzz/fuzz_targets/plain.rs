#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| chess_codex_fuzz::plain::try_input(data));
