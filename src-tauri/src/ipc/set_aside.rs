//! Tables that count for nothing, because they are void or were not played to the end.

use db::{Error, Refused, SessionId, SetAside, SetAsideKind, Thing};
use scoring::SeriesId;
use serde::{Deserialize, Serialize};
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
) -> Result<Option<TableSetAside>, WireError> {
    let date = from_iso(&table.day)?;
    open.read(|club| {
        let Some(session) = club.session_on(date, SeriesId(table.series.into()))? else {
            return Ok(None);
        };
        let tables = club.tables(session)?;
        let found = tables
            .into_iter()
            .find(|other| other.round == table.round && other.label == table.table);
        Ok(found
            .and_then(|found| found.set_aside)
            .map(TableSetAside::from))
    })
}

/// Sets a table aside, with or without a sheet.
#[tauri::command(async)]
#[specta::specta]
pub fn set_table_aside(
    open: State<'_, OpenClub>,
    table: TablePlace,
    set_aside: TableSetAside,
) -> Result<(), WireError> {
    let date = from_iso(&table.day)?;
    open.write(|club, now| {
        let session = session_of(
            club.session_on(date, SeriesId(table.series.into()))?,
            &table,
        )?;
        let set_aside = SetAside::from(set_aside);
        club.set_aside(now, session, table.round, &table.table, &set_aside)
    })
}

/// Lets a table that was set aside count again.
#[tauri::command(async)]
#[specta::specta]
pub fn count_table_again(open: State<'_, OpenClub>, table: TablePlace) -> Result<(), WireError> {
    let date = from_iso(&table.day)?;
    open.write(|club, now| {
        let session = session_of(
            club.session_on(date, SeriesId(table.series.into()))?,
            &table,
        )?;
        club.count_again(now, session, table.round, &table.table)
    })
}

/// A table of a day.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct TablePlace {
    pub day: String,
    pub series: i32,
    pub round: u32,
    pub table: String,
}

/// Why a table counts for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
pub struct TableSetAside {
    pub kind: AsideKind,
    pub reason: String,
}

/// What became of a table that counts for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum AsideKind {
    Void,
    Unfinished,
}

fn session_of(found: Option<SessionId>, table: &TablePlace) -> Result<SessionId, Error> {
    let missing = || Refused::NoSuch {
        what: Thing::Session,
        key: table.day.clone(),
    };
    Ok(found.ok_or_else(missing)?)
}

impl From<SetAside> for TableSetAside {
    fn from(set_aside: SetAside) -> Self {
        Self {
            kind: match set_aside.kind {
                SetAsideKind::Void => AsideKind::Void,
                SetAsideKind::Unfinished => AsideKind::Unfinished,
            },
            reason: set_aside.reason,
        }
    }
}

impl From<TableSetAside> for SetAside {
    fn from(set_aside: TableSetAside) -> Self {
        Self {
            kind: match set_aside.kind {
                AsideKind::Void => SetAsideKind::Void,
                AsideKind::Unfinished => SetAsideKind::Unfinished,
            },
            reason: set_aside.reason,
        }
    }
}
