//! What can be asked of `hanchan rules`.

use clap::Subcommand;
use std::path::PathBuf;

const BOOK: &str = "\
  hanchan rules book club.hanchan > book.txt
  hanchan rules book club.hanchan --from book.txt

Each line is a rule, below one of the eleven headings, which stand after # on lines of their own. A
line that begins with ★ stands on the sheet for the wall as well, and one with ■ is a heading of yours.";

#[derive(Debug, Subcommand)]
pub enum Rules {
    /// List the rule sets of a club file, or the presets
    List {
        /// The club file
        file: Option<PathBuf>,
    },
    /// Print a rule set as JSON, to copy and change
    Show {
        /// A preset's id
        id: String,
    },
    /// Add a rule set to a club file; the same id again makes a new version
    Add {
        /// The club file
        file: PathBuf,
        /// The rule set
        #[arg(value_name = "FILE.json")]
        rules: PathBuf,
    },
    /// Print what a club's rules say in words of their own, or write it down from a text file
    #[command(after_help = BOOK)]
    Book {
        /// The club file
        file: PathBuf,
        /// The rule set; the club's own when left out
        #[arg(long, value_name = "ID")]
        rules: Option<String>,
        /// The text, which becomes a new version of the rule set
        #[arg(long, value_name = "FILE.txt")]
        from: Option<PathBuf>,
    },
    /// Make the club's own rules as their preset was corrected since: a new version, by which it plays
    /// from then on
    Update {
        /// The club file
        file: PathBuf,
    },
    /// Stay with the club's own rules although their preset was corrected since, and be asked no more
    Keep {
        /// The club file
        file: PathBuf,
    },
}
