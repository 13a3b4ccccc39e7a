//! Does one operation on a club's file for each line it is given, and waits for the disk only as
//! much as it is told to: `OFF`, or `EXTRA` as the product does.

use proofs::careless::{go_on, open};
use std::io::{BufRead, stdin};
use std::path::Path;

fn main() -> rusqlite::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, synchronous] = arguments.as_slice() else {
        return Err(rusqlite::Error::InvalidQuery);
    };
    let file = open(Path::new(file), synchronous)?;
    for _ in stdin().lock().lines() {
        println!("saved: {}", go_on(&file)?);
    }
    Ok(())
}
