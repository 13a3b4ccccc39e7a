//! The form of the file of half-typed sheets. It is its own, and not that in which the page and the
//! program speak: that one changes with both, while this file may have been kept by an older version
//! of the program than the one that reads it.
//!
//! Whatever changes here is a new version, and `released` keeps a file of each for the tests.

use scoring::{HanchanId, PersonId, RuleSetId, SeriesId};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::ipc::{Draft, DraftPlace, Sheet, SheetHand, SheetSeat};
use desk::typed::score::ScoreUnit;

/// The form that is written. The first did not name its version; up to the second there was no reason
/// for somebody at two tables.
const NEWEST: u32 = 3;

/// The club's file whose sheets they are, and the sheets.
pub fn read(bytes: &[u8]) -> io::Result<(PathBuf, Vec<Draft>)> {
    let Version { version } = serde_json::from_slice(bytes)?;
    if version > NEWEST {
        return Err(io::Error::other(format!(
            "kept by a newer version of the program, in form {version}"
        )));
    }
    let Kept { club, drafts, .. } = serde_json::from_slice(bytes)?;
    Ok((club, drafts.into_iter().map(Draft::from).collect()))
}

/// What the file is to hold.
pub fn written(club: &Path, drafts: Vec<Draft>) -> io::Result<Vec<u8>> {
    let kept = Kept {
        version: NEWEST,
        club: club.to_owned(),
        drafts: drafts.into_iter().map(KeptDraft::from).collect(),
    };
    Ok(serde_json::to_vec(&kept)?)
}

/// All that is read of a file before its form is known.
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
    drafts: Vec<KeptDraft>,
}

#[derive(Deserialize, Serialize)]
struct KeptDraft {
    place: KeptPlace,
    sheet: KeptSheet,
}

#[derive(Deserialize, Serialize)]
struct KeptPlace {
    day: String,
    series: SeriesId,
    round: u32,
    table: String,
    hanchan: Option<HanchanId>,
}

#[derive(Deserialize, Serialize)]
struct KeptSheet {
    day: String,
    series: SeriesId,
    round: u32,
    table: String,
    rules: RuleSetId,
    unit: KeptUnit,
    seats: Vec<KeptSeat>,
    last_dealer: char,
    sticks: String,
    unbalanced: Option<String>,
    #[serde(default)]
    two_tables: Option<String>,
    fill_last: bool,
    hands: Vec<KeptHand>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum KeptUnit {
    Points,
    Hundreds,
    Difference,
}

#[derive(Deserialize, Serialize)]
struct KeptSeat {
    person: Option<PersonId>,
    search: String,
    score: String,
    chombo: String,
}

#[derive(Deserialize, Serialize)]
struct KeptHand {
    winner: String,
    loser: String,
    level: String,
    hand: String,
    honba: String,
    han: String,
    fu: String,
    yaku: String,
    note: String,
}

impl From<Draft> for KeptDraft {
    fn from(given: Draft) -> Self {
        let Draft { place, sheet } = given;
        Self {
            place: place.into(),
            sheet: sheet.into(),
        }
    }
}

impl From<KeptDraft> for Draft {
    fn from(given: KeptDraft) -> Self {
        let KeptDraft { place, sheet } = given;
        Self {
            place: place.into(),
            sheet: sheet.into(),
        }
    }
}

impl From<DraftPlace> for KeptPlace {
    fn from(given: DraftPlace) -> Self {
        let DraftPlace {
            day,
            series,
            round,
            table,
            hanchan,
        } = given;
        Self {
            day,
            series,
            round,
            table,
            hanchan,
        }
    }
}

impl From<KeptPlace> for DraftPlace {
    fn from(given: KeptPlace) -> Self {
        let KeptPlace {
            day,
            series,
            round,
            table,
            hanchan,
        } = given;
        Self {
            day,
            series,
            round,
            table,
            hanchan,
        }
    }
}

impl From<Sheet> for KeptSheet {
    fn from(given: Sheet) -> Self {
        let Sheet {
            day,
            series,
            round,
            table,
            rules,
            unit,
            seats,
            last_dealer,
            sticks,
            unbalanced,
            two_tables,
            fill_last,
            hands,
        } = given;
        Self {
            day,
            series,
            round,
            table,
            rules,
            unit: unit.into(),
            seats: seats.into_iter().map(Into::into).collect(),
            last_dealer,
            sticks,
            unbalanced,
            two_tables,
            fill_last,
            hands: hands.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<KeptSheet> for Sheet {
    fn from(given: KeptSheet) -> Self {
        let KeptSheet {
            day,
            series,
            round,
            table,
            rules,
            unit,
            seats,
            last_dealer,
            sticks,
            unbalanced,
            two_tables,
            fill_last,
            hands,
        } = given;
        Self {
            day,
            series,
            round,
            table,
            rules,
            unit: unit.into(),
            seats: seats.into_iter().map(Into::into).collect(),
            last_dealer,
            sticks,
            unbalanced,
            two_tables,
            fill_last,
            hands: hands.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<SheetSeat> for KeptSeat {
    fn from(given: SheetSeat) -> Self {
        let SheetSeat {
            person,
            search,
            score,
            chombo,
        } = given;
        Self {
            person,
            search,
            score,
            chombo,
        }
    }
}

impl From<KeptSeat> for SheetSeat {
    fn from(given: KeptSeat) -> Self {
        let KeptSeat {
            person,
            search,
            score,
            chombo,
        } = given;
        Self {
            person,
            search,
            score,
            chombo,
        }
    }
}

impl From<SheetHand> for KeptHand {
    fn from(given: SheetHand) -> Self {
        let SheetHand {
            winner,
            loser,
            level,
            hand,
            honba,
            han,
            fu,
            yaku,
            note,
        } = given;
        Self {
            winner,
            loser,
            level,
            hand,
            honba,
            han,
            fu,
            yaku,
            note,
        }
    }
}

impl From<KeptHand> for SheetHand {
    fn from(given: KeptHand) -> Self {
        let KeptHand {
            winner,
            loser,
            level,
            hand,
            honba,
            han,
            fu,
            yaku,
            note,
        } = given;
        Self {
            winner,
            loser,
            level,
            hand,
            honba,
            han,
            fu,
            yaku,
            note,
        }
    }
}

impl From<ScoreUnit> for KeptUnit {
    fn from(given: ScoreUnit) -> Self {
        match given {
            ScoreUnit::Points => Self::Points,
            ScoreUnit::Hundreds => Self::Hundreds,
            ScoreUnit::Difference => Self::Difference,
        }
    }
}

impl From<KeptUnit> for ScoreUnit {
    fn from(given: KeptUnit) -> Self {
        match given {
            KeptUnit::Points => Self::Points,
            KeptUnit::Hundreds => Self::Hundreds,
            KeptUnit::Difference => Self::Difference,
        }
    }
}

#[cfg(test)]
mod tests;
