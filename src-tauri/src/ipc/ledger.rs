//! A list of results as a club kept it: chosen, told how it is understood, and what the person says of it.

use chrono::NaiveDate;
use db::{Amounts, Ledger, LedgerColumn, ListKind, RowSaid, Said, Source, Who};
use scoring::{Period, PersonKind};
use serde::Deserialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::imports::ImportChoice;
use super::ledger_shown::LedgerShown;
use super::typed::from_iso;
use crate::chosen_place;
use crate::open_club::OpenClub;

/// One thing that the person says of the list.
#[derive(Debug, Deserialize, Type)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum LedgerSays {
    Series {
        name: String,
    },
    /// Whether a sheet is taken.
    Sheet {
        name: String,
        taken: bool,
    },
    /// Nothing is as the list itself says.
    Kind {
        kind: Option<ListKind>,
    },
    /// Of a column, by its place from 0 on.
    Column {
        place: u32,
        to: ColumnSaid,
    },
    Amounts {
        amounts: Option<Amounts>,
    },
    FiscalYear {
        year: Option<i32>,
    },
    /// When totals without days were played: ISO days.
    Period {
        from: String,
        to: String,
    },
    Person {
        name: String,
        who: WhoSaid,
    },
    /// Whoever resembles exactly one member is that member.
    AsSuggested,
    /// Whoever resembles nobody is a new member.
    UnknownAreNew,
    Row {
        sheet: String,
        line: u32,
        said: Option<RowSaid>,
    },
}

/// What the person says of a column.
#[derive(Debug, Deserialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ColumnSaid {
    As {
        column: LedgerColumn,
    },
    LeftOut,
    /// As the list itself says.
    AsFound,
}

/// Who is meant by a name.
#[derive(Debug, Deserialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhoSaid {
    Member {
        number: u32,
    },
    New,
    NewGuest,
    LeftOut,
    /// It is asked again.
    Open,
}

/// Lets the person choose a list, and reads it. It belongs to the series that was played in last, until
/// the person says otherwise. Where they choose none, nothing changes.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_ledger(
    app: AppHandle,
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
    title: String,
    file_kind: String,
) -> Result<(), WireError> {
    let names = &["list.xlsx", "list.csv"];
    let Some(place) = chosen_place::to_open(&app, title, file_kind, names)? else {
        return Ok(());
    };
    let source = Source::read(place)?;
    let (series, sessions) =
        open.read(|club| Ok((club.series()?, club.sessions(Period::ALWAYS)?)))?;
    let latest = sessions.last().map(|(_, session)| session.series);
    let known = series.iter().find(|(id, _)| Some(*id) == latest);
    let known = known.or(series.first()).map(|(_, name)| name.clone());
    choice.lock().ledger = Some(Box::new(Ledger {
        source,
        said: Said {
            series: known,
            ..Said::default()
        },
    }));
    Ok(())
}

/// The list that was chosen, as it is understood so far.
#[tauri::command(async)]
#[specta::specta]
pub fn ledger(
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
) -> Result<Option<LedgerShown>, WireError> {
    let Some(ledger) = choice.lock().ledger.clone() else {
        return Ok(None);
    };
    let (look, members, series, settings) = open.read(|club| {
        Ok((
            club.look_at_ledger(&ledger)?,
            club.members()?,
            club.series()?,
            club.settings()?,
        ))
    })?;
    let series = series.into_iter().map(|(_, name)| name).collect();
    Ok(Some(LedgerShown::of(
        &ledger,
        look,
        &members,
        series,
        settings.calendar,
    )))
}

/// Takes down one thing that the person says of the list.
#[tauri::command(async)]
#[specta::specta]
pub fn say_of_ledger(choice: State<'_, ImportChoice>, says: LedgerSays) -> Result<(), WireError> {
    if let Some(ledger) = &mut choice.lock().ledger {
        say(&mut ledger.said, &ledger.source, says)?;
    }
    Ok(())
}

/// Leaves the list out again.
#[tauri::command(async)]
#[specta::specta]
pub fn leave_out_ledger(choice: State<'_, ImportChoice>) {
    choice.lock().ledger = None;
}

fn say(said: &mut Said, source: &Source, says: LedgerSays) -> Result<(), WireError> {
    match says {
        LedgerSays::Series { name } => said.series = Some(name),
        LedgerSays::Sheet { name, taken } => {
            let all = || source.sheets().into_iter().collect();
            let sheets = said.sheets.get_or_insert_with(all);
            if taken {
                sheets.insert(name);
            } else {
                sheets.remove(&name);
            }
        }
        LedgerSays::Kind { kind } => said.kind = kind,
        LedgerSays::Column { place, to } => {
            let place = usize::try_from(place).unwrap_or(usize::MAX);
            match to {
                ColumnSaid::As { column } => said.columns.insert(place, Some(column)),
                ColumnSaid::LeftOut => said.columns.insert(place, None),
                ColumnSaid::AsFound => said.columns.remove(&place),
            };
        }
        LedgerSays::Amounts { amounts } => said.amounts = amounts,
        LedgerSays::FiscalYear { year } => said.fiscal_year = year,
        LedgerSays::Period { from, to } => {
            let (from, to): (NaiveDate, NaiveDate) = (from_iso(&from)?, from_iso(&to)?);
            said.period = Some(Period {
                from: from.min(to),
                to: from.max(to),
            });
        }
        LedgerSays::Person { name, who } => {
            let who = match who {
                WhoSaid::Member { number } => Some(Who::Member(number)),
                WhoSaid::New => Some(Who::New(PersonKind::Member)),
                WhoSaid::NewGuest => Some(Who::New(PersonKind::Guest)),
                WhoSaid::LeftOut => Some(Who::LeftOut),
                WhoSaid::Open => None,
            };
            match who {
                Some(who) => said.people.insert(name, who),
                None => said.people.remove(&name),
            };
        }
        LedgerSays::AsSuggested => said.as_suggested = true,
        LedgerSays::UnknownAreNew => said.unknown_are_new = true,
        LedgerSays::Row {
            sheet,
            line,
            said: row,
        } => {
            let at = (sheet, u64::from(line));
            match row {
                Some(row) => said.rows.insert(at, row),
                None => said.rows.remove(&at),
            };
        }
    }
    Ok(())
}
