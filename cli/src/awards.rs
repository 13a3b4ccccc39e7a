//! `hanchan awards`, and the awards that a club wrote down itself.

use crate::failure::Failure;
use scoring::award::{self, Award};
use std::io::Write;
use std::path::Path;

/// Prints the usual awards.
pub fn show(minimum_games: u32) -> Result<(), Failure> {
    let usual = award::usual(minimum_games);
    let json = serde_json::to_string_pretty(&usual).map_err(Failure::failed)?;
    writeln!(std::io::stdout(), "{json}")?;
    Ok(())
}

/// The awards in a JSON file; the usual ones where none is named.
pub fn of(file: Option<&Path>, minimum_games: u32) -> Result<Vec<Award>, Failure> {
    let Some(path) = file else {
        return Ok(award::usual(minimum_games));
    };
    let at = path.display();
    let json = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => Failure::refused(format!(
            "{at}: not a text in UTF-8; save the awards as JSON in UTF-8"
        )),
        _ => Failure::failed(format!("{at}: {error}")),
    })?;
    serde_json::from_str(&json)
        .map_err(|error| Failure::refused(format!("{at}: {error}; compare with `hanchan awards`")))
}
