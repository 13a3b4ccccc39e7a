//! Tables that count for nothing, because they are void or were not played to the end.

use db::{Error, Refused, SessionId, SetAside, Thing};
use scoring::SeriesId;
use serde::Deserialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::typed::from_iso;
use crate::open_club::OpenClub;

/// Why a table counts for nothing; nothing where it counts.
#[tauri::command(async)]
#[specta::specta]
pub fn table_set_aside(
    open: State<'_, OpenClub>,
    table: TablePlace,
) -> Result<Option<SetAside>, WireError> {
    let date = from_iso(&table.day)?;
    open.read(|club| {
        let Some(session) = club.session_on(date, table.series)? else {
            return Ok(None);
        };
        let tables = club.tables(session)?;
        let found = tables
            .into_iter()
            .find(|other| other.round == table.round && other.label == table.table);
        Ok(found.and_then(|found| found.set_aside))
    })
}

/// Sets a table aside, with or without a sheet.
#[tauri::command(async)]
#[specta::specta]
pub fn set_table_aside(
    open: State<'_, OpenClub>,
    table: TablePlace,
    set_aside: SetAside,
) -> Result<(), WireError> {
    let date = from_iso(&table.day)?;
    open.write(|club, now| {
        let session = session_of(club.session_on(date, table.series)?, &table)?;
        club.set_aside(now, session, table.round, &table.table, &set_aside)
    })
}

/// Lets a table that was set aside count again.
#[tauri::command(async)]
#[specta::specta]
pub fn count_table_again(open: State<'_, OpenClub>, table: TablePlace) -> Result<(), WireError> {
    let date = from_iso(&table.day)?;
    open.write(|club, now| {
        let session = session_of(club.session_on(date, table.series)?, &table)?;
        club.count_again(now, session, table.round, &table.table)
    })
}

/// A table of a day.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct TablePlace {
    pub day: String,
    pub series: SeriesId,
    pub round: u32,
    pub table: String,
}

fn session_of(found: Option<SessionId>, table: &TablePlace) -> Result<SessionId, Error> {
    let missing = || Refused::NoSuch {
        what: Thing::Session,
        key: table.day.clone(),
    };
    Ok(found.ok_or_else(missing)?)
}
