//! The `chess-codex` program: everything it does stands in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    chess_codex::cli::main()
}
