//! 半荘: a hanchan at a table, with what it was settled by. Its players are in `seat`.

mod entry;

pub(crate) use entry::{TABLE, TWO_TABLES, UNBALANCED, Unsettled, settle, settle_points};

use super::session;
use super::set_aside::{self, Place};
use super::{hand, round, rule_set, seat, series, unseated};
use crate::error::text::label;
use crate::error::{Error, PlainRefusal, Refused, Thing};
use crate::tables::sqlite::sql_values::{date, iso, points, seat as read_seat, seat_number};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::record::{HandEntry, ScoreSheet};
use scoring::{BySeat, HanchanId, PersonId, Played, RuleSetId, SeriesId, Settlement};
use std::collections::BTreeMap;

pub(crate) const STEP_1: &str = "
CREATE TABLE hanchan (
    id INTEGER PRIMARY KEY,
    round INTEGER NOT NULL REFERENCES round,
    table_label TEXT NOT NULL CHECK (trim(table_label) <> '' AND length(table_label) <= 20),
    rules INTEGER NOT NULL REFERENCES rule_set,
    last_dealer INTEGER NOT NULL CHECK (last_dealer BETWEEN 0 AND 3),
    deposit INTEGER NOT NULL CHECK (deposit BETWEEN 0 AND 10000000 AND deposit % 1000 = 0),
    unbalanced TEXT CHECK (trim(unbalanced) <> '' AND length(unbalanced) <= 500),
    UNIQUE (round, table_label)
) STRICT;
";

pub(crate) const STEP_6: &str = "
ALTER TABLE hanchan ADD COLUMN two_tables TEXT CHECK (trim(two_tables) <> '' AND length(two_tables) <= 500);
";

/// The hanchan played at a table of a round, if there is one.
pub(crate) fn find(
    connection: &Connection,
    round: i64,
    table: &str,
) -> Result<Option<HanchanId>, Error> {
    let mut query = connection
        .prepare_cached("SELECT id FROM hanchan WHERE round = ?1 AND table_label = ?2")?;
    Ok(query
        .query_row((round, label(table)), |row| row.get(0).map(HanchanId))
        .optional()?)
}

/// The same, from the day on.
pub(crate) fn at(
    connection: &Connection,
    date: NaiveDate,
    series: SeriesId,
    round: u32,
    table: &str,
) -> Result<Option<HanchanId>, Error> {
    let Some(session) = session::find(connection, date, series)? else {
        return Ok(None);
    };
    let Some(round) = round::find(connection, session, round)? else {
        return Ok(None);
    };
    find(connection, round, table)
}

/// How many hanchan refer to each version of a rule set.
pub(crate) fn count_by_rules(connection: &Connection) -> Result<BTreeMap<RuleSetId, u32>, Error> {
    let mut query =
        connection.prepare_cached("SELECT rules, count(*) FROM hanchan GROUP BY rules")?;
    let counted = query.query_map([], |row| Ok((RuleSetId(row.get(0)?), row.get(1)?)))?;
    Ok(counted.collect::<rusqlite::Result<_>>()?)
}

const COLUMNS_OF_ENTRY: &str = "session.date, session.series, round.number, table_label, rules, deposit, last_dealer, unbalanced, two_tables";

/// Reads those columns from `first` on. Who sat where, and with what, is in other rows.
pub(crate) fn row_to_sheet(row: &Row<'_>, first: usize) -> rusqlite::Result<ScoreSheet> {
    Ok(ScoreSheet {
        date: date(row, first)?,
        series: SeriesId(row.get(first + 1)?),
        round: row.get(first + 2)?,
        table: row.get(first + 3)?,
        rules: RuleSetId(row.get(first + 4)?),
        people: BySeat::default(),
        played: Played {
            deposit: points(row, first + 5)?,
            last_dealer: read_seat(row, first + 6)?,
            ..Played::default()
        },
        unbalanced: row.get(first + 7)?,
        two_tables: row.get(first + 8)?,
    })
}

/// A hanchan as it was entered.
pub(crate) fn get(connection: &Connection, id: HanchanId) -> Result<ScoreSheet, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {COLUMNS_OF_ENTRY} FROM hanchan JOIN round ON round.id = hanchan.round
         JOIN session ON session.id = round.session WHERE hanchan.id = ?1"
    ))?;
    let found = query.query_row([id.0], |row| row_to_sheet(row, 0));
    let mut entry = found.optional()?.ok_or_else(|| missing(id))?;
    seat::read(connection, id, &mut entry)?;
    Ok(entry)
}

/// Stores a hanchan that was settled, in its session and round, which are made as needed.
pub(crate) fn insert(
    connection: &Connection,
    entry: &ScoreSheet,
    settled: &Settlement,
) -> Result<HanchanId, Error> {
    let (round, place) = place_of_entry(connection, entry)?;
    check_free(connection, entry, round, None)?;
    check_counts(connection, place)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO hanchan (round, table_label, rules, last_dealer, deposit, unbalanced, two_tables) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    insert.execute(params![
        round,
        label(&entry.table),
        entry.rules.0,
        seat_number(entry.played.last_dealer),
        entry.played.deposit.0,
        entry.unbalanced,
        entry.two_tables
    ])?;
    let id = HanchanId(connection.last_insert_rowid());
    seat::insert(connection, id, entry, settled)?;
    Ok(id)
}

/// Settles by the rule set the entry names and stores hanchan and hands.
pub(crate) fn enter(
    connection: &Connection,
    entry: &ScoreSheet,
    hands: &[HandEntry],
) -> Result<HanchanId, Error> {
    let rules = rule_set::get(connection, entry.rules)?;
    let settled = settle(entry, &rules)?;
    seat::check_players(connection, &entry.people)?;
    let id = insert(connection, entry, &settled)?;
    hand::insert_all(connection, id, &rules, &entry.people, hands)?;
    seat::check_one_table(connection, id)?;
    Ok(id)
}

/// Replaces everything about a hanchan, its hands included.
pub(crate) fn correct(
    connection: &Connection,
    id: HanchanId,
    entry: &ScoreSheet,
    hands: &[HandEntry],
) -> Result<(), Error> {
    rewrite(connection, id, entry, hands)?;
    seat::check_one_table(connection, id)
}

/// The same where others of the round are still to be corrected.
pub(crate) fn rewrite(
    connection: &Connection,
    id: HanchanId,
    entry: &ScoreSheet,
    hands: &[HandEntry],
) -> Result<(), Error> {
    let rules = rule_set::get(connection, entry.rules)?;
    let settled = settle(entry, &rules)?;
    seat::check_players(connection, &entry.people)?;
    let before = get(connection, id)?;
    let (old_round, from) = place_of_entry(connection, &before)?;
    let (round, to) = place_of_entry(connection, entry)?;
    check_free(connection, entry, round, Some(id))?;
    if from != to {
        check_counts(connection, to)?;
        set_aside::moved(connection, from, to)?;
    }
    hand::delete_of_hanchan(connection, id)?;
    seat::delete_of_hanchan(connection, id)?;
    connection.execute(
        "UPDATE hanchan SET round = ?2, table_label = ?3, rules = ?4, last_dealer = ?5, deposit = ?6, unbalanced = ?7, two_tables = ?8 WHERE id = ?1",
        params![id.0, round, label(&entry.table), entry.rules.0, seat_number(entry.played.last_dealer), entry.played.deposit.0, entry.unbalanced, entry.two_tables],
    )?;
    seat::insert(connection, id, entry, &settled)?;
    hand::insert_all(connection, id, &rules, &entry.people, hands)?;
    round::delete_if_empty(connection, old_round)
}

/// Puts another person where one sat, and in the hands as well.
pub(crate) fn replace_player(
    connection: &Connection,
    ids: &[HanchanId],
    gone: PersonId,
    instead: PersonId,
) -> Result<(), Error> {
    let replaced = |person| if person == gone { instead } else { person };
    for id in ids {
        let mut entry = get(connection, *id)?;
        let mut hands = hand::of_hanchan(connection, *id)?;
        entry.people = entry.people.map(replaced);
        for hand in &mut hands {
            hand.winner = replaced(hand.winner);
            hand.loser = hand.loser.map(replaced);
        }
        correct(connection, *id, &entry, &hands)?;
    }
    Ok(())
}

/// Deletes a hanchan with its hands; the session stays.
pub(crate) fn delete(connection: &Connection, id: HanchanId) -> Result<(), Error> {
    let before = get(connection, id)?;
    let (round, place) = place_of_entry(connection, &before)?;
    hand::delete_of_hanchan(connection, id)?;
    seat::delete_of_hanchan(connection, id)?;
    unseated::clear(connection, id)?;
    connection.execute("DELETE FROM hanchan WHERE id = ?1", [id.0])?;
    round::delete_if_empty(connection, round)?;
    set_aside::delete_without_table(connection, place.session, place.round)
}

/// The session, round and table at which a hanchan was played, unless it was deleted.
pub(crate) fn place_of(
    connection: &Connection,
    id: HanchanId,
) -> Result<Option<(i64, u32, String)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT session, number, table_label FROM hanchan JOIN round ON round.id = hanchan.round
         WHERE hanchan.id = ?1",
    )?;
    let place = query.query_row([id.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    Ok(place.optional()?)
}

/// The row of its round, and the table it is played at: session and round are made as needed.
fn place_of_entry<'a>(
    connection: &Connection,
    entry: &'a ScoreSheet,
) -> Result<(i64, Place<'a>), Error> {
    let session = session::ensure(connection, entry.date, entry.series)?;
    let round = round::ensure(connection, session, entry.round)?;
    let place = Place {
        session,
        round: entry.round,
        table: label(&entry.table),
    };
    Ok((round, place))
}

/// A sheet for a table that was set aside would count for nothing, and nobody would notice.
fn check_counts(connection: &Connection, place: Place<'_>) -> Result<(), Error> {
    if set_aside::is_set_aside(connection, place)? {
        return Err(PlainRefusal::TableSetAside {
            round: place.round,
            table: place.table.to_owned(),
        }
        .into());
    }
    Ok(())
}

fn check_free(
    connection: &Connection,
    entry: &ScoreSheet,
    round: i64,
    own: Option<HanchanId>,
) -> Result<(), Error> {
    match find(connection, round, &entry.table)? {
        Some(id) if Some(id) != own => {
            let series = series::get(connection, entry.series)?;
            let key = format!(
                "{} {series} {} {}",
                iso(entry.date),
                entry.round,
                label(&entry.table)
            );
            Err(Refused::Taken {
                what: Thing::Hanchan,
                key,
            }
            .into())
        }
        _ => Ok(()),
    }
}

fn missing(id: HanchanId) -> Refused {
    Refused::NoSuch {
        what: Thing::Hanchan,
        key: id.0.to_string(),
    }
}
