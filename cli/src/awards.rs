//! `hanchan awards`, and the awards that a report is made with.

use crate::answer::Answer;
use crate::arguments::Awards;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::json;
use db::Club;
use scoring::award::{self, Award};
use std::path::Path;

/// Prints the club's awards, or the usual ones; or writes them down.
pub fn awards(asked: &Awards, answer: &mut Answer) -> Result<(), Failure> {
    match (&asked.file, &asked.set) {
        (None, _) => answer.pretty_json(&award::usual(asked.minimum_games)),
        (Some(club), None) => answer.pretty_json(&file::open_to_read(club)?.awards()?),
        (Some(club), Some(set)) => {
            let awards = from_file(set)?;
            file::open(club)?.set_awards(clock::now()?, &awards)?;
            answer.done();
            answer.line(format!("{}: {} awards", club.display(), awards.len()));
            Ok(())
        }
    }
}

/// The awards in a JSON file; the club's own where none is named.
pub fn of(club: &Club, file: Option<&Path>) -> Result<Vec<Award>, Failure> {
    match file {
        Some(path) => from_file(path),
        None => Ok(club.awards()?),
    }
}

fn from_file(path: &Path) -> Result<Vec<Award>, Failure> {
    json::from_file(path, "hanchan awards")
}
