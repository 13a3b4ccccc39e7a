//! Makes a file and says so, which panics where nobody reads; then ends by the status it is given.

use std::process::ExitCode;

fn main() -> ExitCode {
    let status: Option<u8> = std::env::args().nth(1).and_then(|word| word.parse().ok());
    if let Err(error) = std::fs::write("made", "made") {
        println!("failed: {error}");
        return ExitCode::FAILURE;
    }
    println!("made");
    ExitCode::from(status.unwrap_or_default())
}
