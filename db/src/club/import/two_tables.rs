//! One person at two tables of a round: in the files, or in them and in the club's file.

use super::recorded::{KnownMembers, note};
use super::results::{COLUMNS, MEMBER};
use super::tables::Table;
use crate::error::{Error, ImportErrors, ImportProblem};
use crate::tables::{seat, session, set_aside};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::{PersonId, SeriesId};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

type Round = (NaiveDate, SeriesId, u32);
/// A round and the label of a table.
pub(super) type Place = (Round, String);

fn round(table: &Table) -> Round {
    let entry = &table.entry;
    (entry.date, entry.series, entry.round)
}

/// Notes everybody at a second table that counts, unless one of the two has a reason.
pub(super) fn check(
    connection: &Connection,
    (tables, in_files): (&[Option<Table>], &HashSet<Place>),
    members: &KnownMembers,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    let mut rounds: HashMap<Round, HashMap<PersonId, String>> = HashMap::new();
    for table in tables.iter().flatten() {
        let at @ (date, series, number) = round(table);
        let seated = match rounds.entry(at) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                // What stands in the files takes the place of what is recorded.
                let recorded = seat::people_of_round(connection, date, series, number)?;
                let others = recorded.into_iter();
                let others = others.filter(|(label, _)| !in_files.contains(&(at, label.clone())));
                new.insert(others.map(|(label, person)| (person, label)).collect())
            }
        };
        if table.entry.two_tables.is_some() || is_set_aside(connection, table)? {
            continue;
        }
        for (seat, person) in table.entry.people.iter() {
            let label = table.entry.table.clone();
            if let Some(other) = seated.insert(*person, label) {
                let problem = ImportProblem::AtTwoTables {
                    member: members.number(*person),
                    date,
                    round: number,
                    other,
                };
                note(
                    errors,
                    &table.file,
                    table.lines[seat],
                    &COLUMNS[MEMBER],
                    problem,
                );
            }
        }
    }
    Ok(())
}

/// Only a table that is corrected may be.
fn is_set_aside(connection: &Connection, table: &Table) -> Result<bool, Error> {
    let (date, series, round) = round(table);
    let Some(session) = session::find(connection, date, series)? else {
        return Ok(false);
    };
    let place = set_aside::Place {
        session,
        round,
        table: &table.entry.table,
    };
    set_aside::is_set_aside(connection, place)
}
