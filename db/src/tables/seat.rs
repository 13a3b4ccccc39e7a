//! Who sat where in a hanchan, with what was settled for them.

use super::member;
use crate::error::{AtTwoTables, Error, Fault, PlainRefusal, Refused};
use crate::tables::sqlite::sql_values::{date, iso, points, seat as read_seat, seat_number};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::record::ScoreSheet;
use scoring::{BySeat, HanchanId, PersonId, Points, SeriesId, Settlement};

/// The second key makes it impossible to seat one person twice, and finds a member's hanchan.
pub(crate) const STEP_1: &str = "
CREATE TABLE seat (
    hanchan INTEGER NOT NULL REFERENCES hanchan,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    member INTEGER NOT NULL REFERENCES member,
    points INTEGER NOT NULL CHECK (points BETWEEN -10000000 AND 10000000 AND points % 100 = 0),
    chombo INTEGER NOT NULL CHECK (chombo BETWEEN 0 AND 99),
    place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 4),
    tied INTEGER NOT NULL CHECK (tied BETWEEN 1 AND 4),
    base INTEGER NOT NULL CHECK (base % 100 = 0),
    uma INTEGER NOT NULL CHECK (uma % 100 = 0),
    chombo_points INTEGER NOT NULL CHECK (chombo_points <= 0),
    total INTEGER NOT NULL CHECK (total = base + uma + chombo_points),
    PRIMARY KEY (hanchan, seat),
    UNIQUE (member, hanchan)
) STRICT, WITHOUT ROWID;
";

/// Reads who sat where, and with what.
pub(crate) fn read(
    connection: &Connection,
    hanchan: HanchanId,
    sheet: &mut ScoreSheet,
) -> Result<(), Error> {
    let mut query = connection.prepare_cached(
        "SELECT seat, member, points, chombo FROM seat WHERE hanchan = ?1 ORDER BY seat",
    )?;
    let rows = query.query_map([hanchan.0], |row| {
        read_seat(row, 0)?;
        Ok((PersonId(row.get(1)?), points(row, 2)?, row.get(3)?))
    })?;
    let seats: Vec<(PersonId, Points, u32)> = rows.collect::<Result<_, _>>()?;
    let damaged = || Fault::Damaged(format!("hanchan {} has {} players", hanchan.0, seats.len()));
    let seats = BySeat::from_slice(&seats).ok_or_else(damaged)?;
    sheet.people = seats.map(|(person, ..)| person);
    sheet.played.points = seats.map(|(_, points, _)| points);
    sheet.played.chombo = seats.map(|(.., chombo)| chombo);
    Ok(())
}

pub(crate) fn insert(
    connection: &Connection,
    hanchan: HanchanId,
    sheet: &ScoreSheet,
    settled: &Settlement,
) -> Result<(), Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO seat (hanchan, seat, member, points, chombo, place, tied, base, uma, chombo_points, total)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    for (seat, person) in sheet.people.iter() {
        insert.execute(params![
            hanchan.0,
            seat_number(seat),
            person.0,
            sheet.played.points[seat].0,
            sheet.played.chombo[seat],
            settled.places[seat].number,
            settled.places[seat].tied,
            settled.base[seat].0,
            settled.uma[seat].0,
            settled.chombo[seat].0,
            settled.total[seat].0,
        ])?;
    }
    Ok(())
}

pub(crate) fn delete_of_hanchan(connection: &Connection, hanchan: HanchanId) -> Result<(), Error> {
    connection.execute("DELETE FROM seat WHERE hanchan = ?1", [hanchan.0])?;
    Ok(())
}

/// # Errors
/// Where somebody is unknown or sits there twice.
pub(crate) fn check_players(
    connection: &Connection,
    people: &BySeat<PersonId>,
) -> Result<(), Error> {
    for person in people.as_slice() {
        let member = member::get(connection, *person)?;
        let there = people.as_slice().iter().filter(|other| *other == person);
        if there.count() > 1 {
            return Err(PlainRefusal::SamePlayerTwice {
                number: member.number,
            }
            .into());
        }
    }
    Ok(())
}

const AT_TWO_TABLES: &str = "
SELECT member.number, session.date, series.name, round.number, one.table_label, other.table_label
FROM hanchan AS one
JOIN hanchan AS other ON other.round = one.round AND other.table_label > one.table_label
JOIN seat ON seat.hanchan = one.id
JOIN seat AS again ON again.hanchan = other.id AND again.member = seat.member
JOIN member ON member.id = seat.member
JOIN round ON round.id = one.round
JOIN session ON session.id = round.session
JOIN series ON series.id = session.series
WHERE one.two_tables IS NULL AND other.two_tables IS NULL
  AND NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.session = session.id
      AND round_number = round.number AND set_aside.table_label IN (one.table_label, other.table_label))";

fn row_to_two_tables(row: &Row<'_>) -> rusqlite::Result<AtTwoTables> {
    Ok(AtTwoTables {
        member: row.get(0)?,
        date: date(row, 1)?,
        series: row.get(2)?,
        round: row.get(3)?,
        tables: [row.get(4)?, row.get(5)?],
    })
}

/// Everybody who is, by day.
pub(crate) fn at_two_tables(connection: &Connection) -> Result<Vec<AtTwoTables>, Error> {
    let mut query = connection.prepare(&format!(
        "{AT_TWO_TABLES} ORDER BY session.date, series.name, round.number, one.table_label, member.number"
    ))?;
    let found = query.query_map([], row_to_two_tables)?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// # Errors
/// Where somebody of that hanchan is.
pub(crate) fn check_one_table(connection: &Connection, hanchan: HanchanId) -> Result<(), Error> {
    let mut query = connection.prepare_cached(&format!(
        "{AT_TWO_TABLES} AND one.round = (SELECT round FROM hanchan WHERE id = ?1)
         AND ?1 IN (one.id, other.id) ORDER BY member.number LIMIT 1"
    ))?;
    match query.query_row([hanchan.0], row_to_two_tables).optional()? {
        Some(found) => Err(Refused::AtTwoTables(found).into()),
        None => Ok(()),
    }
}

/// Who is recorded at which tables of a round of a day that count and have no reason why somebody sits
/// at another as well.
pub(crate) fn people_of_round(
    connection: &Connection,
    date: NaiveDate,
    series: SeriesId,
    round: u32,
) -> Result<Vec<(String, PersonId)>, Error> {
    let mut found = connection.prepare_cached(
        "SELECT hanchan.table_label, seat.member FROM session
         JOIN round ON round.session = session.id
         JOIN hanchan ON hanchan.round = round.id
         JOIN seat ON seat.hanchan = hanchan.id
         WHERE session.date = ? AND session.series = ? AND round.number = ?
           AND two_tables IS NULL
           AND NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.session = session.id
               AND round_number = round.number AND set_aside.table_label = hanchan.table_label)",
    )?;
    let found = found.query_map(params![iso(date), series.0, round], |row| {
        Ok((row.get(0)?, PersonId(row.get(1)?)))
    })?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}
