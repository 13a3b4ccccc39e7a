//! Which round of which day a competition's round is. What was drawn and played there is where every
//! draw and every hanchan is.

use super::competition::CompetitionId;
use super::round;
use super::session::{self, SessionId};
use crate::error::Error;
use crate::tables::sqlite::sql_values::{check_range, date};
use chrono::NaiveDate;
use competition::RoundNumber;
use rusqlite::{Connection, Row};

pub(crate) const STEP_5: &str = "
CREATE TABLE competition_round (
    id INTEGER PRIMARY KEY,
    competition INTEGER NOT NULL REFERENCES competition,
    stage INTEGER NOT NULL CHECK (stage BETWEEN 1 AND 99),
    stage_round INTEGER NOT NULL CHECK (stage_round BETWEEN 1 AND 99),
    session INTEGER NOT NULL REFERENCES session,
    round_number INTEGER NOT NULL CHECK (round_number BETWEEN 1 AND 99),
    UNIQUE (competition, stage, stage_round),
    UNIQUE (session, round_number)
) STRICT;
";

/// A competition's round, and where it was or is to be played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct CompetitionRound {
    /// Which round of which stage.
    pub number: RoundNumber,
    /// The session.
    pub session: SessionId,
    /// Its day.
    pub date: NaiveDate,
    /// The round of the day, from 1: what sheets and results call it.
    pub round_of_day: u32,
}

fn row_to_round(row: &Row<'_>) -> Result<CompetitionRound, Error> {
    Ok(CompetitionRound {
        number: RoundNumber {
            stage: row.get(0)?,
            round: row.get(1)?,
        },
        session: SessionId(row.get(2)?),
        round_of_day: row.get(3)?,
        date: date(row, 4)?,
    })
}

/// By stage and round.
pub(crate) fn of_competition(
    connection: &Connection,
    id: CompetitionId,
) -> Result<Vec<CompetitionRound>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT stage, stage_round, session, round_number, session.date FROM competition_round
         JOIN session ON session.id = competition_round.session
         WHERE competition = ?1 ORDER BY stage, stage_round",
    )?;
    let rows = query.query_and_then([id.0], row_to_round)?;
    rows.collect()
}

/// Where the round is played: where it is already, or in the next round of that day.
pub(crate) fn ensure(
    connection: &Connection,
    id: CompetitionId,
    number: RoundNumber,
    day: SessionId,
) -> Result<CompetitionRound, Error> {
    let known = of_competition(connection, id)?;
    if let Some(round) = known.into_iter().find(|round| round.number == number) {
        return Ok(round);
    }
    let last: u32 = connection.query_row(
        "SELECT coalesce(max(number), 0) FROM (
             SELECT number FROM round WHERE session = ?1
             UNION ALL SELECT round_number FROM draw WHERE session = ?1
             UNION ALL SELECT round_number FROM competition_round WHERE session = ?1)",
        [day.0],
        |row| row.get(0),
    )?;
    let round_of_day = last + 1;
    check_range("round", round_of_day, round::NUMBERS)?;
    connection.execute(
        "INSERT INTO competition_round (competition, stage, stage_round, session, round_number)
         VALUES (?1, ?2, ?3, ?4, ?5)",
        (id.0, number.stage, number.round, day.0, round_of_day),
    )?;
    Ok(CompetitionRound {
        number,
        session: day,
        date: session::get(connection, day)?.date,
        round_of_day,
    })
}

/// Whether rounds of a competition belong to the day.
pub(crate) fn any_in(connection: &Connection, day: SessionId) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM competition_round WHERE session = ?1)";
    Ok(connection.query_row(sql, [day.0], |row| row.get(0))?)
}
