//! 大会: what was settled about each competition. What happened in it is in `competition_event`;
//! what was played is where every hanchan is, in the series of its name.

use super::{rule_set, series};
use crate::error::{Error, Fault, Refused, Thing};
use crate::tables::session::SessionId;
use competition::{Competition, CompetitionData, RoundNumber};
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::{RuleSetId, SeriesId};

pub(crate) const STEP_5: &str = "
CREATE TABLE competition (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 64 AND key NOT GLOB '*[^-_0-9A-Za-z]*'),
    series INTEGER NOT NULL UNIQUE REFERENCES series,
    json TEXT NOT NULL CHECK (json_valid(json))
) STRICT;
";

scoring::id!(
    /// A competition in the club's file.
    CompetitionId
);

/// What was settled about a competition, and where its results are.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CompetitionEntry {
    /// Its id.
    pub id: CompetitionId,
    /// The series of its name, which holds its results.
    pub series: SeriesId,
    /// What was settled.
    pub competition: Competition,
}

const COLUMNS: &str = "id, series, json";

type Kept = (CompetitionId, SeriesId, String);

fn row_to_kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok((
        CompetitionId(row.get(0)?),
        SeriesId(row.get(1)?),
        row.get(2)?,
    ))
}

fn read((id, series, json): Kept) -> Result<CompetitionEntry, Error> {
    let competition = serde_json::from_str(&json)
        .map_err(|error| Fault::Damaged(format!("competition {}: {error}", id.0)))?;
    Ok(CompetitionEntry {
        id,
        series,
        competition,
    })
}

fn written(competition: &Competition) -> Result<String, Fault> {
    serde_json::to_string(competition).map_err(|error| Fault::Unexpected(error.to_string()))
}

/// In the order in which they were added.
pub(crate) fn all(connection: &Connection) -> Result<Vec<CompetitionEntry>, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM competition ORDER BY id"))?;
    let rows = query.query_map([], row_to_kept)?;
    rows.map(|row| read(row?)).collect()
}

pub(crate) fn get(connection: &Connection, id: CompetitionId) -> Result<CompetitionEntry, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM competition WHERE id = ?1"))?;
    let found = query.query_row([id.0], row_to_kept).optional()?;
    read(found.ok_or_else(|| Refused::NoSuch {
        what: Thing::Competition,
        key: id.0.to_string(),
    })?)
}

/// The series that hold the results of competitions.
pub(crate) fn series_of_all(connection: &Connection) -> Result<Vec<SeriesId>, Error> {
    let mut query = connection.prepare_cached("SELECT series FROM competition")?;
    let rows = query.query_map([], |row| row.get(0).map(SeriesId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn find(connection: &Connection, sql: &str, of: i64) -> Result<Option<CompetitionId>, Error> {
    let mut query = connection.prepare_cached(sql)?;
    Ok(query
        .query_row([of], |row| row.get(0).map(CompetitionId))
        .optional()?)
}

/// The competition whose results the series holds.
pub(crate) fn of_series(
    connection: &Connection,
    series: SeriesId,
) -> Result<Option<CompetitionId>, Error> {
    let sql = "SELECT id FROM competition WHERE series = ?1";
    find(connection, sql, series.0)
}

/// Adds a competition, with the series of its name, which may be there already.
pub(crate) fn insert(
    connection: &Connection,
    competition: &Competition,
) -> Result<CompetitionId, Error> {
    check(connection, competition, None)?;
    let series = series::ensure(connection, competition.name())?;
    if of_series(connection, series)?.is_some() {
        return Err(taken(competition.name()).into());
    }
    connection.execute(
        "INSERT INTO competition (key, series, json) VALUES (?1, ?2, ?3)",
        params![competition.id(), series.0, written(competition)?],
    )?;
    Ok(CompetitionId(connection.last_insert_rowid()))
}

/// Replaces what was settled. The series goes by the name.
pub(crate) fn update(
    connection: &Connection,
    id: CompetitionId,
    competition: &Competition,
) -> Result<(), Error> {
    let before = get(connection, id)?;
    check(connection, competition, Some(id))?;
    if before.competition.name() != competition.name() {
        series::rename(connection, before.series, competition.name())?;
    }
    connection.execute(
        "UPDATE competition SET key = ?2, json = ?3 WHERE id = ?1",
        params![id.0, competition.id(), written(competition)?],
    )?;
    Ok(())
}

/// Gives the competition of a series the series' name.
pub(crate) fn rename(connection: &Connection, series: SeriesId, name: &str) -> Result<(), Error> {
    let Some(id) = of_series(connection, series)? else {
        return Ok(());
    };
    let data = CompetitionData {
        name: name.to_owned(),
        ..get(connection, id)?.competition.data().clone()
    };
    let renamed = Competition::new(data).map_err(Refused::from)?;
    connection.execute(
        "UPDATE competition SET json = ?2 WHERE id = ?1",
        (id.0, written(&renamed)?),
    )?;
    Ok(())
}

/// Refused once anything happened in it. Its series stays.
pub(crate) fn delete(connection: &Connection, id: CompetitionId) -> Result<(), Error> {
    let entry = get(connection, id)?;
    let in_use: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM competition_event WHERE competition = ?1)
             OR EXISTS (SELECT 1 FROM competition_round WHERE competition = ?1)",
        [id.0],
        |row| row.get(0),
    )?;
    if in_use {
        return Err(Refused::InUse {
            what: Thing::Competition,
            key: entry.competition.name().to_owned(),
        }
        .into());
    }
    connection.execute("DELETE FROM competition WHERE id = ?1", [id.0])?;
    Ok(())
}

/// # Errors
/// Where the id is another's, or a rule set is not in the file.
fn check(
    connection: &Connection,
    competition: &Competition,
    own: Option<CompetitionId>,
) -> Result<(), Error> {
    let key = competition.id();
    let sql = "SELECT id FROM competition WHERE key = ?1";
    let known = connection
        .prepare_cached(sql)?
        .query_row([key], |row| row.get(0).map(CompetitionId))
        .optional()?;
    if known.is_some_and(|known| Some(known) != own) {
        return Err(taken(key).into());
    }
    for stage in &competition.data().stages {
        for rules in [Some(&stage.rules), stage.rules_of_three.as_ref()] {
            if let Some(rules) = rules
                && rule_set::newest(connection, rules)?.is_none()
            {
                return Err(Refused::NoSuch {
                    what: Thing::RuleSet,
                    key: rules.clone(),
                }
                .into());
            }
        }
    }
    Ok(())
}

fn taken(key: &str) -> Refused {
    Refused::Taken {
        what: Thing::Competition,
        key: key.to_owned(),
    }
}

/// The competition whose round is played as that round of a day, and the number of its stage.
pub(crate) fn stage_at(
    connection: &Connection,
    session: SessionId,
    round_of_day: u32,
) -> Result<Option<(CompetitionEntry, RoundNumber)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT competition, stage, stage_round FROM competition_round
         WHERE session = ?1 AND round_number = ?2",
    )?;
    let found = query.query_row((session.0, round_of_day), |row| {
        let (stage, round) = (row.get(1)?, row.get(2)?);
        Ok((CompetitionId(row.get(0)?), RoundNumber { stage, round }))
    });
    let Some((id, number)) = found.optional()? else {
        return Ok(None);
    };
    Ok(Some((get(connection, id)?, number)))
}

/// By which rules a table of a round of a day is settled, where the round is a competition's: the
/// newest version of those of its stage.
pub(crate) fn rules_at(
    connection: &Connection,
    session: SessionId,
    round_of_day: u32,
    players: usize,
) -> Result<Option<RuleSetId>, Error> {
    let Some((entry, number)) = stage_at(connection, session, round_of_day)? else {
        return Ok(None);
    };
    let Some(stage) = entry.competition.stage(number.stage) else {
        return Ok(None);
    };
    let of_three = stage.rules_of_three.as_ref().filter(|_| players == 3);
    let rules = rule_set::newest(connection, of_three.unwrap_or(&stage.rules))?;
    Ok(rules.map(|(id, _)| id))
}
