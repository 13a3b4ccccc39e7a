//! The club's settings, a look over its file, and files for other programs.

use chrono::NaiveDateTime;
use db::{Damage, Error, Finding, FoundAt, as_file_name};
use scoring::{Calendar, FiscalStart, Section, Sections};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, State};

use super::typed::Day;
use super::{Number, WireError};
use crate::chosen_place;
use crate::open_club::{OpenClub, now, told};

/// What holds for the whole club, its rule set apart.
#[derive(Debug, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClubSettings {
    pub name: String,
    /// The month in which the fiscal year begins.
    pub fiscal_start: u32,
    pub calendar: Calendar,
    /// What its reports have, in which order.
    pub sections: Vec<Section>,
}

/// The files that were written.
#[derive(Debug, Serialize, Type)]
pub struct FilesWritten {
    pub folder: String,
    pub files: Number,
    pub rows: Number,
}

/// Something in the file that is not as it should be.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireFinding {
    /// Parts of the file cannot be read, or do not belong together; `detail` is for whoever is asked
    /// for help.
    Damaged { detail: String },
    /// An entry of the record is not as the history says; `table` and `record` are as the history
    /// calls them.
    Record {
        how: Against,
        table: String,
        record: String,
    },
    /// Something in the history is not as it was written.
    History {
        number: String,
        at: Option<WireMoment>,
    },
    /// An amount is not what the rules give.
    Amount {
        place: WirePlace,
        /// 東, 南, 西 or 北.
        seat: char,
        field: String,
        stored: String,
        computed: String,
    },
    /// The rules refuse the hanchan altogether.
    NotSettled {
        place: WirePlace,
        problem: WireError,
    },
}

/// How an entry of the record differs from the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// It was recorded, and is not there.
    Lost,
    /// It was recorded otherwise.
    Altered,
    /// It was never recorded, and is there.
    Unrecorded,
}

/// When something was done.
#[derive(Debug, Serialize, Type)]
pub struct WireMoment {
    pub day: Day,
    /// 14:32
    pub time: String,
}

/// The hanchan at which something was found.
#[derive(Debug, Serialize, Type)]
pub struct WirePlace {
    pub day: Day,
    pub series: String,
    pub round: u32,
    pub table: String,
}

/// What holds for the whole club.
#[tauri::command(async)]
#[specta::specta]
pub fn club_settings(open: State<'_, OpenClub>) -> Result<ClubSettings, WireError> {
    open.read(|club| {
        let settings = club.settings()?;
        Ok(ClubSettings {
            name: settings.name,
            fiscal_start: settings.fiscal_start.month(),
            calendar: settings.calendar,
            sections: settings.sections.into(),
        })
    })
}

/// Changes what holds for the whole club.
#[tauri::command(async)]
#[specta::specta]
pub fn change_club_settings(
    open: State<'_, OpenClub>,
    settings: ClubSettings,
) -> Result<(), WireError> {
    let fiscal_start =
        FiscalStart::new(settings.fiscal_start).ok_or_else(|| WireError::OutOfRange {
            field: "fiscal_start".to_owned(),
            value: settings.fiscal_start.to_string(),
            lowest: "1".to_owned(),
            highest: "12".to_owned(),
        })?;
    let sections = Sections::new(&settings.sections).map_err(|fault| WireError::Unexpected {
        reason: fault.to_string(),
    })?;
    open.write(|club, now| {
        let changed = db::Settings {
            name: settings.name,
            fiscal_start,
            calendar: settings.calendar,
            sections,
            ..club.settings()?
        };
        club.change_settings(now, &changed)
    })
}

/// Looks the whole file over, and settles every hanchan anew. Nothing found is nothing wrong. Nobody
/// waits for it: only while the file is copied is it held.
#[tauri::command(async)]
#[specta::specta]
pub fn check_club(open: State<'_, OpenClub>) -> Result<Vec<WireFinding>, WireError> {
    let copy = open.read(db::Club::in_memory)?;
    let checked = || Ok((copy.check()?, copy.settings()?.calendar));
    let (findings, calendar) = checked().map_err(|error| told(error, &copy))?;
    Ok(findings
        .into_iter()
        .map(|finding| WireFinding::of(finding, calendar))
        .collect())
}

/// Writes everything so that it can be read without this program, into a new folder within the one
/// that the person chooses; nothing when they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn write_archive(
    app: AppHandle,
    open: State<'_, OpenClub>,
    title: String,
) -> Result<Option<FilesWritten>, WireError> {
    let Some(place) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    let written = open.read(|club| {
        let name = as_file_name(&club.settings()?.name);
        let folder = place.join(format!("{name}-保管-{}", now().date()));
        club.archive(now(), folder)
    })?;
    Ok(Some(FilesWritten {
        folder: written.folder.display().to_string(),
        files: Number::of(written.files),
        rows: Number::of(written.rows),
    }))
}

impl WireFinding {
    fn of(finding: Finding, calendar: Calendar) -> Self {
        let at = |place: FoundAt| WirePlace {
            day: Day::of(place.date, calendar),
            series: place.series,
            round: place.round,
            table: place.table,
        };
        match finding {
            Finding::Settlement {
                place,
                seat,
                field,
                stored,
                computed,
            } => Self::Amount {
                place: at(place),
                seat: seat.kanji(),
                // As the record's own fields are called.
                field: field.replace(' ', "_"),
                stored: stored.to_string(),
                computed: computed.to_string(),
            },
            Finding::CannotBeSettled { place, refused } => Self::NotSettled {
                place: at(place),
                problem: Error::from(refused).into(),
            },
            Finding::Damage(damage) => Self::of_damage(damage, calendar),
        }
    }

    fn of_damage(damage: Damage, calendar: Calendar) -> Self {
        let of_record = |how, table, record| Self::Record { how, table, record };
        match damage {
            Damage::Lost { table, record } => of_record(Against::Lost, table, record),
            Damage::Altered { table, record } => of_record(Against::Altered, table, record),
            Damage::Unrecorded { table, record } => of_record(Against::Unrecorded, table, record),
            Damage::History { number, at } => Self::History {
                number: number.to_string(),
                // What cannot be read as a time is left out: it is damaged as well.
                at: at.and_then(|at| WireMoment::of(&at, calendar)),
            },
            other => Self::Damaged {
                detail: other.to_string(),
            },
        }
    }
}

impl WireMoment {
    fn of(at: &str, calendar: Calendar) -> Option<Self> {
        let at = NaiveDateTime::parse_from_str(at, "%Y-%m-%d %H:%M:%S").ok()?;
        Some(Self {
            day: Day::of(at.date(), calendar),
            time: at.format("%H:%M").to_string(),
        })
    }
}

#[cfg(test)]
mod tests;
