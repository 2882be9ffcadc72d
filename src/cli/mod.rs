//! Arguments and dispatch.

use std::process::ExitCode;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
