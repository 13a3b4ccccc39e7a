//! `hanchan compare`: the words after it.

use clap::Args;
use std::path::PathBuf;

pub const AFTER: &str = "\
Two files are of one club where their histories begin with the same operations: a file and its copy, on
two machines or as a service made it (\"club (コピー).hanchan\"). What was done since in one of them only
is listed. --bring does one of the other file's operations in FILE as well, as one operation that
`hanchan undo` takes back; OTHER is only read. Where both files changed the same, nothing is brought,
and it is said what stands where. To bring those of FILE into OTHER, name the two the other way round.";

#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub struct Compare {
    /// The club file
    pub file: PathBuf,
    /// Another file of the same club
    pub other: PathBuf,
    /// Do this operation of the other file in the first as well
    #[arg(long, value_name = "NUMBER", conflicts_with = "json")]
    pub bring: Option<i64>,
    /// JSON lines instead of words, with every change
    #[arg(long)]
    pub json: bool,
}
