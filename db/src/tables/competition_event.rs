//! What happened in competitions, each a row. People stand in columns of their own, so that merging
//! and erasing members reach them; a list of people is in `competition_event_member`.

#[cfg(test)]
mod tests;

use super::competition::CompetitionId;
use super::member;
use super::round::NUMBERS;
use crate::error::text::TextRule;
use crate::error::{Error, Fault, Refused};
use crate::tables::sqlite::sql_values::{check_date, check_range, iso_time, time};
use chrono::NaiveDateTime;
use competition::course::Fault as HappeningFault;
use competition::{Event, EventId, Happening};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};
use scoring::PersonId;
use serde_json::{Map, Value as Json};
use std::collections::BTreeSet;

pub(crate) const STEP_5: &str = "
CREATE TABLE competition_event (
    id INTEGER PRIMARY KEY,
    competition INTEGER NOT NULL REFERENCES competition,
    at TEXT NOT NULL CHECK (at IS datetime(at)),
    happening TEXT NOT NULL CHECK (happening <> ''),
    member INTEGER REFERENCES member,
    other INTEGER REFERENCES member,
    stage INTEGER CHECK (stage BETWEEN 1 AND 99),
    stage_round INTEGER CHECK (stage_round BETWEEN 1 AND 99),
    minutes_late INTEGER CHECK (minutes_late >= 0),
    points INTEGER,
    seed INTEGER CHECK (seed BETWEEN 0 AND 4294967295),
    asked TEXT CHECK (asked <> ''),
    prize TEXT CHECK (trim(prize) <> '' AND length(prize) <= 200),
    place_in TEXT CHECK (trim(place_in) <> '' AND length(place_in) <= 200),
    reason TEXT CHECK (trim(reason) <> '' AND length(reason) <= 500),
    lifts INTEGER REFERENCES competition_event
) STRICT;
CREATE INDEX competition_event_of ON competition_event (competition);
CREATE INDEX competition_event_of_member ON competition_event (member);
CREATE INDEX competition_event_of_other ON competition_event (other);
CREATE TABLE competition_event_member (
    event INTEGER NOT NULL REFERENCES competition_event,
    position INTEGER NOT NULL CHECK (position >= 1),
    member INTEGER NOT NULL REFERENCES member,
    PRIMARY KEY (event, position),
    UNIQUE (event, member)
) STRICT, WITHOUT ROWID;
CREATE INDEX competition_event_member_of ON competition_event_member (member);
";

/// The fields of a [`Happening`] as they are written, and the columns that keep them.
const FIELDS: [(&str, &str); 13] = [
    ("kind", "happening"),
    ("person", "member"),
    ("by", "other"),
    ("stage", "stage"),
    ("round", "stage_round"),
    ("minutes", "minutes_late"),
    ("points", "points"),
    ("seed", "seed"),
    ("asked", "asked"),
    ("prize", "prize"),
    ("place", "place_in"),
    ("reason", "reason"),
    ("event", "lifts"),
];

/// The fields that list people; a kind has one of them at most.
const LISTS: [&str; 2] = ["order", "through"];

const PRIZE: TextRule = TextRule::name("prize", 200);
const PLACE: TextRule = TextRule::name("place", 200);
const REASON: TextRule = TextRule::name("reason", 500);

fn unexpected(error: impl std::fmt::Display) -> Fault {
    Fault::Unexpected(error.to_string())
}

/// What happened, as the names and values of its fields.
fn fields(what: &Happening) -> Result<Map<String, Json>, Fault> {
    match serde_json::to_value(what).map_err(unexpected)? {
        Json::Object(fields) => Ok(fields),
        other => Err(unexpected(other)),
    }
}

/// A field as its column keeps it.
fn value(field: &Json) -> Result<Value, Fault> {
    match field {
        Json::Null => Ok(Value::Null),
        Json::String(text) => Ok(Value::Text(text.clone())),
        Json::Number(number) => number
            .as_i64()
            .map(Value::Integer)
            .ok_or_else(|| unexpected(number)),
        other => Err(unexpected(other)),
    }
}

/// A column as the field it keeps.
fn field(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Json>> {
    Ok(match row.get_ref(column)? {
        ValueRef::Null => None,
        ValueRef::Integer(number) => Some(number.into()),
        other => Some(other.as_str()?.into()),
    })
}

/// # Errors
/// Where a text or a number cannot be kept, or somebody or the event that is meant is unknown.
fn check(
    connection: &Connection,
    id: CompetitionId,
    at: NaiveDateTime,
    fields: &Map<String, Json>,
) -> Result<(), Error> {
    check_date("at", at.date())?;
    if let Some(event) = fields.get("event").and_then(Json::as_i64) {
        check_lifted(connection, id, event)?;
    }
    for name in ["stage", "round"] {
        if let Some(number) = fields.get(name).and_then(Json::as_u64) {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            check_range(name, number, NUMBERS)?;
        }
    }
    for (name, rule) in [("prize", PRIZE), ("place", PLACE), ("reason", REASON)] {
        if let Some(Json::String(text)) = fields.get(name) {
            rule.check(text).map_err(Refused::from)?;
        }
    }
    for name in ["person", "by"] {
        if let Some(id) = fields.get(name).and_then(Json::as_i64) {
            member::get(connection, PersonId(id))?;
        }
    }
    for list in LISTS
        .iter()
        .filter_map(|name| fields.get(*name)?.as_array())
    {
        let mut listed = BTreeSet::new();
        for id in list.iter().filter_map(Json::as_i64) {
            let member = member::get(connection, PersonId(id))?;
            if !listed.insert(id) {
                return Err(Refused::Happening {
                    member: Some(member.number),
                    fault: HappeningFault::Twice,
                }
                .into());
            }
        }
    }
    Ok(())
}

/// # Errors
/// Where the log of the competition has no such event.
fn check_lifted(connection: &Connection, id: CompetitionId, event: i64) -> Result<(), Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM competition_event WHERE competition = ?1 AND id = ?2)";
    let is_there: bool = connection
        .prepare_cached(sql)?
        .query_row((id.0, event), |row| row.get(0))?;
    if is_there {
        return Ok(());
    }
    Err(Refused::Happening {
        member: None,
        fault: HappeningFault::NoSuchPenalty,
    }
    .into())
}

/// Adds something that happened to the log.
pub(crate) fn insert(
    connection: &Connection,
    id: CompetitionId,
    at: NaiveDateTime,
    what: &Happening,
) -> Result<EventId, Error> {
    let mut fields = fields(what)?;
    check(connection, id, at, &fields)?;
    let mut values = vec![Value::Integer(id.0), Value::Text(iso_time(at))];
    for (name, _) in FIELDS {
        let field = fields.shift_remove(name).unwrap_or(Json::Null);
        values.push(value(&field)?);
    }
    let columns = FIELDS.map(|(_, column)| column).join(", ");
    let places = vec!["?"; values.len()].join(", ");
    connection
        .prepare_cached(&format!(
            "INSERT INTO competition_event (competition, at, {columns}) VALUES ({places})"
        ))?
        .execute(params_from_iter(values))?;
    let event = EventId(connection.last_insert_rowid());
    for name in LISTS {
        if let Some(Json::Array(people)) = fields.shift_remove(name) {
            insert_list(connection, event, &people)?;
        }
    }
    match fields.keys().next() {
        None => Ok(event),
        Some(field) => Err(unexpected(format!("no column keeps {field}")).into()),
    }
}

fn insert_list(connection: &Connection, event: EventId, people: &[Json]) -> Result<(), Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO competition_event_member (event, position, member) VALUES (?1, ?2, ?3)",
    )?;
    for (position, person) in (1_i64..).zip(people) {
        insert.execute(params![event.0, position, person.as_i64()])?;
    }
    Ok(())
}

/// The whole log of a competition, in the order in which it was written.
pub(crate) fn of_competition(
    connection: &Connection,
    id: CompetitionId,
) -> Result<Vec<Event>, Error> {
    let columns = FIELDS.map(|(_, column)| column).join(", ");
    let mut query = connection.prepare_cached(&format!(
        "SELECT id, at, {columns} FROM competition_event WHERE competition = ?1 ORDER BY id"
    ))?;
    let mut rows = query.query([id.0])?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        let event = EventId(row.get(0)?);
        let mut fields = Map::new();
        for (place, (name, _)) in FIELDS.into_iter().enumerate() {
            if let Some(field) = field(row, place + 2)? {
                fields.insert(name.to_owned(), field);
            }
        }
        if let Some(name) = list_of(&fields) {
            fields.insert(name.to_owned(), list(connection, event)?);
        }
        let what = serde_json::from_value(Json::Object(fields)).map_err(|error| {
            Fault::Damaged(format!(
                "event {} of competition {}: {error}",
                event.0, id.0
            ))
        })?;
        let at = time(row, 1)?;
        events.push(Event {
            id: event,
            at,
            what,
        });
    }
    Ok(events)
}

/// Which list of people a kind has, if it has one.
fn list_of(fields: &Map<String, Json>) -> Option<&'static str> {
    match fields.get("kind")?.as_str()? {
        "lot_drawn" => Some("order"),
        "cut_decided" => Some("through"),
        _ => None,
    }
}

fn list(connection: &Connection, event: EventId) -> Result<Json, Error> {
    let mut query = connection.prepare_cached(
        "SELECT member FROM competition_event_member WHERE event = ?1 ORDER BY position",
    )?;
    let rows = query.query_map([event.0], |row| row.get::<_, i64>(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The name of a competition whose log speaks of both people.
pub(crate) fn naming_both(
    connection: &Connection,
    one: PersonId,
    other: PersonId,
) -> Result<Option<String>, Error> {
    let named = "SELECT competition FROM competition_event WHERE ?1 IN (member, other)
         UNION SELECT competition FROM competition_event_member AS listed
         JOIN competition_event ON competition_event.id = listed.event WHERE listed.member = ?1";
    let other_named = named.replace("?1", "?2");
    let mut query = connection.prepare_cached(&format!(
        "SELECT series.name FROM competition JOIN series ON series.id = competition.series
         WHERE competition.id IN ({named}) AND competition.id IN ({other_named}) LIMIT 1"
    ))?;
    Ok(query
        .query_row((one.0, other.0), |row| row.get(0))
        .optional()?)
}
