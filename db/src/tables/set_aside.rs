//! Tables that count for nothing, because they are void or were never finished. The mark belongs to
//! the place at which was played, so that a table can be set aside before its sheet is in or without
//! one; a sheet that is in is kept as it is, with its hands.

use super::round;
use super::session::{self, SessionId};
use crate::error::text::{TextRule, label};
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::{check_range, word};
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(crate) const STEP_2: &str = "
CREATE TABLE set_aside (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session,
    round_number INTEGER NOT NULL CHECK (round_number BETWEEN 1 AND 99),
    table_label TEXT NOT NULL CHECK (trim(table_label) <> '' AND length(table_label) <= 20),
    kind TEXT NOT NULL CHECK (kind IN ('void', 'unfinished')),
    reason TEXT NOT NULL CHECK (trim(reason) <> '' AND length(reason) <= 500),
    UNIQUE (session, round_number, table_label)
) STRICT;
";

const REASON: TextRule = TextRule {
    field: "reason",
    most: 500,
    optional: false,
    lines: true,
};

/// Why a table counts for nothing.
#[derive(Clone, Debug, Eq, PartialEq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SetAside {
    /// What became of it.
    pub kind: SetAsideKind,
    /// Why, as people will read it years later.
    pub reason: String,
}

/// What became of a table that counts for nothing.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, serde::Deserialize, serde::Serialize,
)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum SetAsideKind {
    /// 無効: it was played, but must not count.
    Void,
    /// 未了: it was not played to the end.
    Unfinished,
}

impl SetAsideKind {
    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Void => "void",
            Self::Unfinished => "unfinished",
        }
    }

    fn from_word(text: &str) -> Option<Self> {
        [Self::Void, Self::Unfinished]
            .into_iter()
            .find(|kind| kind.word() == text)
    }
}

/// A table of a session's round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Place<'a> {
    pub session: SessionId,
    pub round: u32,
    pub table: &'a str,
}

impl Place<'_> {
    fn missing(self) -> Error {
        Refused::NoSuch {
            what: Thing::Table,
            key: format!("{} {}", self.round, label(self.table)),
        }
        .into()
    }
}

fn row_to_set_aside(row: &Row<'_>) -> rusqlite::Result<(u32, String, SetAside)> {
    let set_aside = SetAside {
        kind: word(row, 2, SetAsideKind::from_word)?,
        reason: row.get(3)?,
    };
    Ok((row.get(0)?, row.get(1)?, set_aside))
}

/// By round and label.
pub(crate) fn of_session(
    connection: &Connection,
    session: SessionId,
) -> Result<Vec<(u32, String, SetAside)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT round_number, table_label, kind, reason FROM set_aside WHERE session = ?1
         ORDER BY round_number, length(table_label), table_label",
    )?;
    Ok(query
        .query_map([session.0], row_to_set_aside)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn is_set_aside(connection: &Connection, place: Place<'_>) -> Result<bool, Error> {
    let mut query = connection.prepare_cached(
        "SELECT 1 FROM set_aside WHERE session = ?1 AND round_number = ?2 AND table_label = ?3",
    )?;
    let found = query.query_row(
        params![place.session.0, place.round, label(place.table)],
        |_| Ok(()),
    );
    Ok(found.optional()?.is_some())
}

/// Sets a table aside, or changes why it was. It must have been drawn, or its sheet be in.
pub(crate) fn mark(
    connection: &Connection,
    place: Place<'_>,
    set_aside: &SetAside,
) -> Result<(), Error> {
    session::get(connection, place.session)?;
    check_range("round", place.round, round::NUMBERS)?;
    REASON.check(&set_aside.reason).map_err(Refused::from)?;
    let is_there: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM draw JOIN draw_seat ON draw_seat.draw = draw.id
                        WHERE session = ?1 AND round_number = ?2 AND table_label = ?3)
             OR EXISTS (SELECT 1 FROM round JOIN hanchan ON hanchan.round = round.id
                        WHERE session = ?1 AND number = ?2 AND table_label = ?3)",
        params![place.session.0, place.round, label(place.table)],
        |row| row.get(0),
    )?;
    if !is_there {
        return Err(place.missing());
    }
    connection.execute(
        "INSERT INTO set_aside (session, round_number, table_label, kind, reason) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (session, round_number, table_label) DO UPDATE SET kind = excluded.kind, reason = excluded.reason",
        params![
            place.session.0,
            place.round,
            label(place.table),
            set_aside.kind.word(),
            set_aside.reason
        ],
    )?;
    Ok(())
}

/// Lets a table count again; says whether it was set aside.
pub(crate) fn unmark(connection: &Connection, place: Place<'_>) -> Result<bool, Error> {
    let changed = connection.execute(
        "DELETE FROM set_aside WHERE session = ?1 AND round_number = ?2 AND table_label = ?3",
        params![place.session.0, place.round, label(place.table)],
    )?;
    Ok(changed > 0)
}

/// # Errors
/// Where it was not set aside.
pub(crate) fn count_again(connection: &Connection, place: Place<'_>) -> Result<(), Error> {
    if unmark(connection, place)? {
        Ok(())
    } else {
        Err(place.missing())
    }
}

/// The mark goes where its hanchan goes.
pub(crate) fn moved(connection: &Connection, from: Place<'_>, to: Place<'_>) -> Result<(), Error> {
    connection.execute(
        "UPDATE set_aside SET session = ?4, round_number = ?5, table_label = ?6
         WHERE session = ?1 AND round_number = ?2 AND table_label = ?3",
        params![
            from.session.0,
            from.round,
            label(from.table),
            to.session.0,
            to.round,
            label(to.table)
        ],
    )?;
    Ok(())
}

/// A round that is drawn anew may not have the table any more.
pub(crate) fn delete_without_table(
    connection: &Connection,
    session: SessionId,
    round: u32,
) -> Result<(), Error> {
    connection.execute(
        "DELETE FROM set_aside WHERE session = ?1 AND round_number = ?2
         AND NOT EXISTS (SELECT 1 FROM draw JOIN draw_seat ON draw_seat.draw = draw.id
                         WHERE draw.session = ?1 AND draw.round_number = ?2 AND draw_seat.table_label = set_aside.table_label)
         AND NOT EXISTS (SELECT 1 FROM round JOIN hanchan ON hanchan.round = round.id
                         WHERE round.session = ?1 AND round.number = ?2 AND hanchan.table_label = set_aside.table_label)",
        (session.0, round),
    )?;
    Ok(())
}
