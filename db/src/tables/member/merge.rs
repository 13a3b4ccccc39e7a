//! Two entries of one person become one.

use super::{delete, get};
use crate::error::{Error, PlainRefusal, Refused};
use crate::tables::sqlite::sql_values::date;
use crate::tables::{competition_event, remark};
use rusqlite::{Connection, OptionalExtension};
use scoring::PersonId;

/// What joining two entries would move from the one that goes to the one that stays.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct MergePreview {
    /// Hanchan played.
    pub hanchan: u32,
    /// Logged hands, won or dealt into.
    pub hands: u32,
    /// Points given outside hanchan.
    pub adjustments: u32,
    /// Opening totals.
    pub openings: u32,
    /// Sessions at which somebody was written down as being there.
    pub sessions: u32,
}

/// Rounds in which both were at a table or drawn.
const TOGETHER: &str = "
SELECT session.date FROM seat AS one
CROSS JOIN hanchan AS one_table ON one_table.id = one.hanchan
CROSS JOIN hanchan AS other_table ON other_table.round = one_table.round
CROSS JOIN seat AS other ON other.member = ?2 AND other.hanchan = other_table.id
CROSS JOIN round ON round.id = one_table.round
CROSS JOIN session ON session.id = round.session
WHERE one.member = ?1
UNION ALL
SELECT session.date FROM draw_seat AS one
CROSS JOIN draw_seat AS other ON other.member = ?2 AND other.draw = one.draw
CROSS JOIN draw ON draw.id = one.draw
CROSS JOIN session ON session.id = draw.session
WHERE one.member = ?1
ORDER BY 1 LIMIT 1";

/// What [`merge`] would move.
///
/// # Errors
/// As [`merge`].
pub(crate) fn preview(
    connection: &Connection,
    keep: PersonId,
    gone: PersonId,
) -> Result<MergePreview, Error> {
    check(connection, keep, gone)?;
    let count = |sql: &str| connection.query_row(sql, [gone.0], |row| row.get(0));
    Ok(MergePreview {
        hanchan: count("SELECT count(*) FROM seat WHERE member = ?1")?,
        hands: count("SELECT count(*) FROM hand WHERE winner = ?1 OR loser = ?1")?,
        adjustments: count("SELECT count(*) FROM adjustment WHERE member = ?1")?,
        openings: count("SELECT count(*) FROM opening_total WHERE member = ?1")?,
        sessions: count("SELECT count(*) FROM attendance WHERE member = ?1")?,
    })
}

/// Gives everything of `gone` to `keep`, whose own data stay, and deletes `gone`. What the web page
/// calls the person is the one thing that whoever stays may have from the other: it was asked for.
///
/// # Errors
/// Where both were in one round, or in one competition: nobody sits twice.
pub(crate) fn merge(connection: &Connection, keep: PersonId, gone: PersonId) -> Result<(), Error> {
    check(connection, keep, gone)?;
    move_all(connection, keep, gone)?;
    connection.execute(
        "UPDATE member SET public_name = (SELECT public_name FROM member WHERE id = ?2)
         WHERE id = ?1 AND public_name = ''",
        (keep.0, gone.0),
    )?;
    delete(connection, gone)
}

fn check(connection: &Connection, keep: PersonId, gone: PersonId) -> Result<(), Error> {
    let (survivor, other) = (get(connection, keep)?, get(connection, gone)?);
    if keep == gone {
        return Err(PlainRefusal::SameEntry {
            number: survivor.number,
        }
        .into());
    }
    let together = connection
        .query_row(TOGETHER, (keep.0, gone.0), |row| date(row, 0))
        .optional()?;
    if let Some(competition) = competition_event::naming_both(connection, keep, gone)? {
        return Err(PlainRefusal::InOneCompetition {
            keep: survivor.number,
            gone: other.number,
            competition,
        }
        .into());
    }
    if let Some(date) = together {
        return Err(Refused::PlayedTogether {
            keep: survivor.number,
            gone: other.number,
            date,
        }
        .into());
    }
    Ok(())
}

fn move_all(connection: &Connection, keep: PersonId, gone: PersonId) -> Result<(), Error> {
    // Hands refer to seats by their member: both change before either is looked at again.
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    connection.execute(
        "DELETE FROM attendance WHERE member = ?2
         AND session IN (SELECT session FROM attendance WHERE member = ?1)",
        (keep.0, gone.0),
    )?;
    for (table, column) in [
        ("attendance", "member"),
        ("draw_seat", "member"),
        ("seat", "member"),
        ("hand", "winner"),
        ("hand", "loser"),
        ("adjustment", "member"),
        ("opening_total", "member"),
        ("competition_event", "member"),
        ("competition_event", "other"),
        ("competition_event_member", "member"),
    ] {
        connection.execute(
            &format!("UPDATE {table} SET {column} = ?1 WHERE {column} = ?2"),
            (keep.0, gone.0),
        )?;
    }
    remark::merge(connection, keep, gone)
}
