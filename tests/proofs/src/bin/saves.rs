//! Opens a club's file and does one operation for each line it is given. Each is acknowledged in a
//! line of its own once it is saved, and a failure is told in one.

use db::Club;
use proofs::saving::{go_on, operations};
use proofs::told;
use std::io::{BufRead, stdin};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(file) = std::env::args_os().nth(1) else {
        println!("failed: no file was named");
        return ExitCode::FAILURE;
    };
    let opened = Club::open(file).and_then(|club| Ok((operations(&club)?, club)));
    let mut club = match opened {
        Ok((done, club)) => {
            println!("open: {done}");
            club
        }
        Err(error) => {
            println!("{}", told(&error));
            return ExitCode::FAILURE;
        }
    };
    for _ in stdin().lock().lines() {
        match go_on(&mut club) {
            Ok(done) => println!("saved: {done}"),
            Err(error) => println!("{}", told(&error)),
        }
    }
    ExitCode::SUCCESS
}
