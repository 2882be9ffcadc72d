//! Counts the ways to play a number of single moves: `cargo run --release --example perft -- FEN DEPTH`.

use std::env;
use std::process::ExitCode;

use chess_codex::rules::{Fen, perft};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os().skip(1).map(|one| one.to_string_lossy().into_owned()).collect();
    let [fen, depth] = arguments.as_slice() else {
        return wrong_usage("two arguments are wanted: the FEN in quotes, and the depth");
    };
    let Ok(depth) = depth.parse() else {
        return wrong_usage(&format!("the depth is a whole number of single moves, not {depth:?}"));
    };
    match Fen::parse(fen) {
        Ok(fen) => {
            println!("{}", perft(&fen.position, depth));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: in the FEN, {error} (bytes {} to {})", error.at.start, error.at.end);
            ExitCode::from(1)
        }
    }
}

fn wrong_usage(what: &str) -> ExitCode {
    eprintln!("error: {what}\nusage: perft FEN DEPTH");
    ExitCode::from(2)
}
