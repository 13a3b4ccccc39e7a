//! Half-typed sheets as they are kept in a file, which may be of an older version of the program than the
//! one that reads it.
//!
//! Whatever changes in [`Draft`] or [`Sheet`] is a new version: a new field is optional, one that got
//! another name is renamed in what is older, and `released` keeps a file of each version for the tests.

use super::Sheet;
use chrono::NaiveDate;
use db::{Club, Error, Refused};
use scoring::record::ScoreSheet;
use scoring::{HanchanId, SeriesId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::io;
use std::path::{Path, PathBuf};

/// The version that is written. The first did not name itself; up to the second there was no reason for
/// somebody at two tables; up to the third names were written with an underscore; up to the fourth hands
/// had no tiles.
const NEWEST: u32 = 5;

/// A half-typed sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct Draft {
    /// Which sheet it is: the place in it may be typed over.
    pub place: DraftPlace,
    /// What is typed.
    pub sheet: Sheet,
}

/// Which sheet was begun.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct DraftPlace {
    /// The day.
    pub day: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub round: u32,
    /// The table's label.
    pub table: String,
    /// The hanchan that is corrected; none is a new sheet.
    pub hanchan: Option<HanchanId>,
}

/// All that is read of a file before its version is known.
#[derive(Deserialize)]
struct Version {
    #[serde(default = "first")]
    version: u32,
}

fn first() -> u32 {
    1
}

/// The club's file is named, because the file's own name only tells clubs apart.
#[derive(Deserialize, Serialize)]
struct Kept {
    #[serde(default = "first")]
    version: u32,
    club: PathBuf,
    drafts: Vec<Draft>,
}

/// The club's file whose sheets they are, and the sheets.
///
/// # Errors
/// Where it is no such file, or of a newer version.
pub fn read_drafts(bytes: &[u8]) -> io::Result<(PathBuf, Vec<Draft>)> {
    let Version { version } = serde_json::from_slice(bytes)?;
    if version > NEWEST {
        return Err(io::Error::other(format!(
            "kept by a newer version of the program, in form {version}"
        )));
    }
    let mut kept: Value = serde_json::from_slice(bytes)?;
    if version < 4 {
        rename_fields(&mut kept);
    }
    if version < 5 {
        add_tiles(&mut kept);
    }
    let Kept { club, drafts, .. } = serde_json::from_value(kept)?;
    Ok((club, drafts))
}

fn sheets(kept: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let drafts = kept.get_mut("drafts").and_then(Value::as_array_mut);
    let drafts = drafts.into_iter().flatten();
    drafts.filter_map(|draft| draft.get_mut("sheet")?.as_object_mut())
}

/// Gives each hand the tiles that it has since the fifth version.
fn add_tiles(kept: &mut Value) {
    let hands = sheets(kept).filter_map(|sheet| sheet.get_mut("hands")?.as_array_mut());
    for hand in hands.flatten().filter_map(Value::as_object_mut) {
        hand.insert("tiles".to_owned(), Value::from(""));
    }
}

/// Gives the fields of a sheet the names that they have since the fourth version.
fn rename_fields(kept: &mut Value) {
    for sheet in sheets(kept) {
        for (before, now) in [
            ("last_dealer", "lastDealer"),
            ("two_tables", "twoTables"),
            ("fill_last", "fillLast"),
        ] {
            if let Some(value) = sheet.remove(before) {
                sheet.insert(now.to_owned(), value);
            }
        }
    }
}

/// What the file is to hold.
///
/// # Errors
/// Where the path of the club's file cannot be written down.
pub fn write_drafts(club: &Path, drafts: Vec<Draft>) -> io::Result<Vec<u8>> {
    let kept = Kept {
        version: NEWEST,
        club: club.to_owned(),
        drafts,
    };
    Ok(serde_json::to_vec(&kept)?)
}

impl Draft {
    /// Whether the record has just what is typed here, at the place that is typed here.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn is_saved(&self, club: &Club) -> Result<bool, Error> {
        let rules = match club.rule_set_by_id(self.sheet.rules) {
            Err(Error::Refused(Refused::NoSuch { .. })) => return Ok(false),
            rules => rules?,
        };
        // What cannot be saved as it is was not saved.
        let Ok((typed, hands)) = self.sheet.whole(&rules) else {
            return Ok(false);
        };
        let found = club.hanchan_at(typed.date, typed.series, typed.round, &typed.table)?;
        let Some(id) = found else { return Ok(false) };
        if self.place.hanchan.is_some_and(|own| own != id) {
            return Ok(false);
        }
        let (entry, recorded) = club.hanchan(id)?;
        let table = entry.table.clone();
        Ok(entry == ScoreSheet { table, ..typed } && recorded == hands)
    }

    /// Whether its series and the hanchan it corrects, if any, are in the record.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn can_be_saved(&self, club: &Club) -> Result<bool, Error> {
        let series = self.place.series;
        if !club.series()?.iter().any(|(id, _)| *id == series) {
            return Ok(false);
        }
        let corrected = self.place.hanchan.map(|own| club.hanchan(own));
        match corrected {
            None | Some(Ok(_)) => Ok(true),
            Some(Err(Error::Refused(Refused::NoSuch { .. }))) => Ok(false),
            Some(Err(error)) => Err(error),
        }
    }
}

#[cfg(test)]
impl Draft {
    /// Nothing is typed yet.
    fn blank(place: DraftPlace) -> Self {
        Self {
            sheet: Sheet::blank(&place),
            place,
        }
    }
}

#[cfg(test)]
mod tests;
