//! What can be asked of `hanchan erase`.

use clap::Args;
use std::path::PathBuf;

pub const ERASE: &str = "\
  hanchan erase club.hanchan --member 7
  hanchan erase club.hanchan --member 7 --for-good

Name, reading, sex, days of joining and leaving, note, comments to the member, reasons of adjustments and notes of hands go, from the history as well. The number and every result stay. Backups, exports and papers that were made before still hold the details: make a new backup, then delete the older ones.";

#[derive(Debug, Args)]
pub struct Erase {
    /// The club file
    pub file: PathBuf,
    /// Whose details, by number; also of a member who was deleted
    #[arg(long, value_name = "NUMBER")]
    pub member: u32,
    /// Erase them, which cannot be undone; without it, what would go is only shown
    #[arg(long)]
    pub for_good: bool,
}
