//! Stores what was found to be right.

use super::Stage;
use super::reading::Watch;
use super::tables::Table;
use crate::error::Error;
use crate::tables::hand;
use crate::tables::{adjustment, hanchan, opening_total, unseated};
use rusqlite::Connection;
use scoring::HanchanId;
use scoring::record::{Adjustment, HandEntry, OpeningTotal};
use std::collections::HashMap;

/// Where a hand belongs.
pub(super) enum At {
    /// A hanchan that is in the file already.
    Recorded(HanchanId),
    /// A table of this import, by its place.
    Imported(usize),
}

pub(super) fn insert(
    connection: &Connection,
    tables: &[Option<Table>],
    hands: &[(At, HandEntry)],
    adjustments: &[Adjustment],
    openings: &[OpeningTotal],
    watch: &mut Watch<'_>,
) -> Result<(), Error> {
    let total = tables.len();
    let mut of_corrected = of_corrected(tables, hands);
    let mut ids = Vec::with_capacity(total);
    for (done, table) in tables.iter().enumerate() {
        watch.at(Stage::Storing, done, total)?;
        let Some(table) = table else {
            ids.push(None);
            continue;
        };
        let Some(id) = table.corrects else {
            ids.push(Some(enter(connection, table)?));
            continue;
        };
        let hands = of_corrected.remove(&done).unwrap_or_default();
        correct(connection, id, table, hands)?;
        ids.push(None);
    }
    for (at, hand) in hands {
        let id = match at {
            At::Recorded(id) => Some(*id),
            // Those of a table that was corrected are in with it.
            At::Imported(place) => ids.get(*place).copied().flatten(),
        };
        if let Some(id) = id {
            hand::insert(connection, id, hand)?;
        }
    }
    for one in adjustments {
        adjustment::insert(connection, one)?;
    }
    for one in openings {
        opening_total::insert(connection, one)?;
    }
    watch.at(Stage::Storing, total, total)?;
    Ok(())
}

fn enter(connection: &Connection, table: &Table) -> Result<HanchanId, Error> {
    let id = hanchan::insert(connection, &table.entry, &table.settled)?;
    if table.unseated {
        unseated::mark(connection, id)?;
    }
    Ok(id)
}

/// The hands of the tables that are corrected, by the places of these.
fn of_corrected(
    tables: &[Option<Table>],
    hands: &[(At, HandEntry)],
) -> HashMap<usize, Vec<HandEntry>> {
    let mut found: HashMap<usize, Vec<HandEntry>> = HashMap::new();
    for (at, hand) in hands {
        if let At::Imported(place) = at
            && let Some(Some(table)) = tables.get(*place)
            && table.corrects.is_some()
        {
            found.entry(*place).or_default().push(hand.clone());
        }
    }
    found
}

/// Puts a table in the place of what is recorded; its hands stay where none are given.
fn correct(
    connection: &Connection,
    id: HanchanId,
    table: &Table,
    mut hands: Vec<HandEntry>,
) -> Result<(), Error> {
    if hands.is_empty() {
        hands = hand::of_hanchan(connection, id)?;
    }
    // Whoever sits at two tables was looked for in all of what comes in.
    hanchan::rewrite(connection, id, &table.entry, &hands)?;
    unseated::clear(connection, id)?;
    if table.unseated {
        unseated::mark(connection, id)?;
    }
    Ok(())
}
