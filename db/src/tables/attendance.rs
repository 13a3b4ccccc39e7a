//! 出席: who came to a session, and for which rounds.

use super::session::SessionId;
use super::{member, round, session};
use crate::error::{Error, Refused};
use crate::tables::sqlite::sql_values::check_range;
use rusqlite::{Connection, Row, params};
use scoring::PersonId;
use std::collections::BTreeSet;

pub(crate) const STEP_2: &str = "
CREATE TABLE attendance (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session,
    member INTEGER NOT NULL REFERENCES member,
    from_round INTEGER CHECK (from_round BETWEEN 1 AND 99),
    until_round INTEGER CHECK (until_round BETWEEN 1 AND 99),
    UNIQUE (session, member),
    CHECK (from_round <= until_round)
) STRICT;
CREATE INDEX attendance_of_member ON attendance (member);
";

/// Somebody who came to a session.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Attendance {
    /// Who.
    pub person: PersonId,
    /// The first round for which the person was there; none is the first of the day.
    pub from_round: Option<u32>,
    /// The last round for which the person stays; none is the last of the day.
    pub until_round: Option<u32>,
}

impl Attendance {
    /// Somebody who is there the whole day.
    pub fn all_day(person: PersonId) -> Self {
        Self {
            person,
            from_round: None,
            until_round: None,
        }
    }

    /// Whether the person is there to play that round.
    pub fn holds(&self, round: u32) -> bool {
        self.from_round.is_none_or(|from| from <= round)
            && self.until_round.is_none_or(|until| round <= until)
    }

    fn check(&self) -> Result<(), Refused> {
        for (field, number) in [
            ("from_round", self.from_round),
            ("until_round", self.until_round),
        ] {
            number.map_or(Ok(()), |number| check_range(field, number, round::NUMBERS))?;
        }
        match (self.from_round, self.until_round) {
            (Some(from), Some(until)) => {
                check_range("until_round", until, (from, round::NUMBERS.1))
            }
            _ => Ok(()),
        }
    }
}

fn row_to_attendance(row: &Row<'_>) -> rusqlite::Result<Attendance> {
    Ok(Attendance {
        person: PersonId(row.get(0)?),
        from_round: row.get(1)?,
        until_round: row.get(2)?,
    })
}

/// In the order of readings; who has none comes last, by number.
pub(crate) fn of_session(connection: &Connection, id: SessionId) -> Result<Vec<Attendance>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT member, from_round, until_round FROM attendance JOIN member ON member.id = attendance.member
         WHERE session = ?1 ORDER BY {}",
        member::BY_READING
    ))?;
    Ok(query
        .query_map([id.0], row_to_attendance)?
        .collect::<Result<_, _>>()?)
}

/// Makes the list of those who came into this one; whoever stays on it is left as it is.
pub(crate) fn replace(
    connection: &Connection,
    id: SessionId,
    list: &[Attendance],
) -> Result<(), Error> {
    session::get(connection, id)?;
    let mut listed = BTreeSet::new();
    for one in list {
        one.check()?;
        let member = member::get(connection, one.person)?;
        if !listed.insert(one.person) {
            return Err(Refused::PresentTwice(member.number).into());
        }
    }
    let known = of_session(connection, id)?;
    for gone in known.iter().filter(|one| !listed.contains(&one.person)) {
        connection.execute(
            "DELETE FROM attendance WHERE session = ?1 AND member = ?2",
            (id.0, gone.person.0),
        )?;
    }
    for one in list {
        let sql = match known.iter().find(|other| other.person == one.person) {
            Some(same) if same == one => continue,
            Some(_) => {
                "UPDATE attendance SET from_round = ?3, until_round = ?4 WHERE session = ?1 AND member = ?2"
            }
            None => {
                "INSERT INTO attendance (session, member, from_round, until_round) VALUES (?1, ?2, ?3, ?4)"
            }
        };
        connection.prepare_cached(sql)?.execute(params![
            id.0,
            one.person.0,
            one.from_round,
            one.until_round
        ])?;
    }
    Ok(())
}

pub(crate) fn delete_of_session(connection: &Connection, id: SessionId) -> Result<(), Error> {
    connection.execute("DELETE FROM attendance WHERE session = ?1", [id.0])?;
    Ok(())
}
