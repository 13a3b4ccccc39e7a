//! The rules by which a series meets.

use super::{round, series, session};
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::{
    check_date, check_range, iso, optional_date, optional_time_of_day, word,
};
use chrono::Weekday;
use rusqlite::{Connection, Row, params};
use schedule::{Details, OnHolidays, Rule, time_text};
use scoring::SeriesId;

pub(crate) const STEP_4: &str = "
CREATE TABLE schedule_rule (
    id INTEGER PRIMARY KEY,
    series INTEGER NOT NULL REFERENCES series,
    weekday TEXT NOT NULL CHECK (weekday IN ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')),
    weeks TEXT NOT NULL CHECK (weeks <> '' AND length(weeks) <= 20),
    on_holidays TEXT NOT NULL CHECK (on_holidays IN ('meets', 'skips')),
    from_date TEXT CHECK (from_date IS date(from_date)),
    until_date TEXT CHECK (until_date IS date(until_date)),
    venue TEXT NOT NULL CHECK (length(venue) <= 100),
    begins TEXT CHECK (begins IS strftime('%H:%M', begins)),
    ends TEXT CHECK (ends IS strftime('%H:%M', ends)),
    rounds INTEGER CHECK (rounds BETWEEN 1 AND 99),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    CHECK (from_date <= until_date),
    CHECK (begins < ends),
    CHECK (ends IS NULL OR begins IS NOT NULL)
) STRICT;
CREATE INDEX schedule_rule_of_series ON schedule_rule (series);
";

scoring::id!(
    /// A rule in the club's file.
    ScheduleRuleId
);

pub(super) fn check_details(details: &Details) -> Result<(), Refused> {
    session::VENUE.check(&details.venue)?;
    session::NOTE.check(&details.note)?;
    details.rounds.map_or(Ok(()), |rounds| {
        check_range("rounds", rounds, round::NUMBERS)
    })
}

fn check(rule: &Rule) -> Result<(), Refused> {
    for (field, date) in [("from", rule.from), ("until", rule.until)] {
        date.map_or(Ok(()), |date| check_date(field, date))?;
    }
    check_details(&rule.details)?;
    Ok(rule.check()?)
}

/// Reads the columns venue, begins, ends, rounds and note from that one on.
pub(super) fn details(row: &Row<'_>, first: usize) -> rusqlite::Result<Details> {
    Ok(Details {
        venue: row.get(first)?,
        begins: optional_time_of_day(row, first + 1)?,
        ends: optional_time_of_day(row, first + 2)?,
        rounds: row.get(first + 3)?,
        note: row.get(first + 4)?,
    })
}

fn row_to_rule(row: &Row<'_>) -> rusqlite::Result<(ScheduleRuleId, SeriesId, Rule)> {
    let rule = Rule {
        weekday: word(row, 2, |text| text.parse::<Weekday>().ok())?,
        weeks: word(row, 3, |text| text.parse().ok())?,
        on_holidays: word(row, 4, |text| {
            let mut all = OnHolidays::ALL.into_iter();
            all.find(|on_holidays| on_holidays.word() == text)
        })?,
        from: optional_date(row, 5)?,
        until: optional_date(row, 6)?,
        details: details(row, 7)?,
    };
    Ok((ScheduleRuleId(row.get(0)?), SeriesId(row.get(1)?), rule))
}

/// By series, and of one in the order they were written down, in which the first counts.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(ScheduleRuleId, SeriesId, Rule)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT schedule_rule.id, series, weekday, weeks, on_holidays, from_date, until_date, venue, begins, ends, rounds, note
         FROM schedule_rule JOIN series ON series.id = schedule_rule.series ORDER BY series.name, schedule_rule.id",
    )?;
    let rows = query.query_map([], row_to_rule)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn insert(
    connection: &Connection,
    id: SeriesId,
    rule: &Rule,
) -> Result<ScheduleRuleId, Error> {
    write(
        connection,
        None,
        id,
        rule,
        "INSERT INTO schedule_rule (id, series, weekday, weeks, on_holidays, from_date, until_date, venue, begins, ends, rounds, note)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    Ok(ScheduleRuleId(connection.last_insert_rowid()))
}

pub(crate) fn update(
    connection: &Connection,
    own: ScheduleRuleId,
    id: SeriesId,
    rule: &Rule,
) -> Result<(), Error> {
    let changed = write(
        connection,
        Some(own),
        id,
        rule,
        "UPDATE schedule_rule SET series = ?2, weekday = ?3, weeks = ?4, on_holidays = ?5, from_date = ?6, until_date = ?7,
         venue = ?8, begins = ?9, ends = ?10, rounds = ?11, note = ?12 WHERE id = ?1",
    )?;
    if changed == 0 {
        Err(missing(own).into())
    } else {
        Ok(())
    }
}

fn write(
    connection: &Connection,
    own: Option<ScheduleRuleId>,
    id: SeriesId,
    rule: &Rule,
    sql: &str,
) -> Result<usize, Error> {
    check(rule)?;
    series::get(connection, id)?;
    let details = &rule.details;
    Ok(connection.execute(
        sql,
        params![
            own.map(|own| own.0),
            id.0,
            rule.weekday.to_string(),
            rule.weeks.to_string(),
            rule.on_holidays.word(),
            rule.from.map(iso),
            rule.until.map(iso),
            details.venue,
            details.begins.map(time_text),
            details.ends.map(time_text),
            details.rounds,
            details.note,
        ],
    )?)
}

pub(crate) fn delete(connection: &Connection, id: ScheduleRuleId) -> Result<(), Error> {
    let changed = connection.execute("DELETE FROM schedule_rule WHERE id = ?1", [id.0])?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

fn missing(id: ScheduleRuleId) -> Refused {
    Refused::NoSuch {
        what: Thing::ScheduleRule,
        key: id.0.to_string(),
    }
}
