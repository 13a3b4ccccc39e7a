//! Single days on which a series does not meet as its rules say.

use super::schedule_rule::{check_details, details};
use super::series;
use crate::error::text::TextRule;
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::{check_date, date, iso, optional_date, unreadable};
use chrono::NaiveDate;
use rusqlite::{Connection, Row, params};
use schedule::{Details, Exception, What, time_text};
use scoring::SeriesId;

pub(crate) const STEP_4: &str = "
CREATE TABLE schedule_exception (
    id INTEGER PRIMARY KEY,
    series INTEGER NOT NULL REFERENCES series,
    date TEXT NOT NULL CHECK (date IS date(date)),
    kind TEXT NOT NULL CHECK (kind IN ('cancelled', 'moved', 'extra')),
    to_date TEXT CHECK (to_date IS date(to_date)),
    reason TEXT NOT NULL CHECK (length(reason) <= 200),
    venue TEXT NOT NULL CHECK (length(venue) <= 100),
    begins TEXT CHECK (begins IS strftime('%H:%M', begins)),
    ends TEXT CHECK (ends IS strftime('%H:%M', ends)),
    rounds INTEGER CHECK (rounds BETWEEN 1 AND 99),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    UNIQUE (series, date),
    CHECK ((kind = 'moved') = (to_date IS NOT NULL)),
    CHECK (begins < ends),
    CHECK (ends IS NULL OR begins IS NOT NULL)
) STRICT;
";

const REASON: TextRule = TextRule::optional("reason", 200);

pub(crate) fn check(exception: &Exception) -> Result<(), Refused> {
    check_date("date", exception.date)?;
    if let What::Moved { to, .. } = exception.what {
        check_date("to", to)?;
    }
    REASON.check(&exception.reason)?;
    exception.what.details().map_or(Ok(()), check_details)?;
    Ok(exception.check()?)
}

fn row_to_exception(row: &Row<'_>) -> rusqlite::Result<(SeriesId, Exception)> {
    let details = details(row, 5)?;
    let what = match (row.get_ref(2)?.as_str()?, optional_date(row, 3)?) {
        ("cancelled", None) => What::Cancelled,
        ("moved", Some(to)) => What::Moved { to, details },
        ("extra", None) => What::Extra { details },
        _ => return Err(unreadable(2, "an exception that is none")),
    };
    let exception = Exception {
        date: date(row, 1)?,
        what,
        reason: row.get(4)?,
    };
    Ok((SeriesId(row.get(0)?), exception))
}

/// By date, then by the name of the series.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(SeriesId, Exception)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT series, date, kind, to_date, reason, venue, begins, ends, rounds, note FROM schedule_exception
         JOIN series ON series.id = schedule_exception.series ORDER BY date, series.name",
    )?;
    let rows = query.query_map([], row_to_exception)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes down what is not as usual on that day of the series, in place of what was written before.
pub(crate) fn set(
    connection: &Connection,
    id: SeriesId,
    exception: &Exception,
) -> Result<(), Error> {
    check(exception)?;
    series::get(connection, id)?;
    let to = match exception.what {
        What::Moved { to, .. } => Some(iso(to)),
        What::Cancelled | What::Extra { .. } => None,
    };
    let nothing = Details::default();
    let details = exception.what.details().unwrap_or(&nothing);
    connection.execute(
        "INSERT INTO schedule_exception (series, date, kind, to_date, reason, venue, begins, ends, rounds, note)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (series, date) DO UPDATE SET kind = excluded.kind, to_date = excluded.to_date, reason = excluded.reason,
         venue = excluded.venue, begins = excluded.begins, ends = excluded.ends, rounds = excluded.rounds, note = excluded.note",
        params![
            id.0,
            iso(exception.date),
            exception.what.word(),
            to,
            exception.reason,
            details.venue,
            details.begins.map(time_text),
            details.ends.map(time_text),
            details.rounds,
            details.note,
        ],
    )?;
    Ok(())
}

pub(crate) fn delete(connection: &Connection, id: SeriesId, date: NaiveDate) -> Result<(), Error> {
    let name = series::get(connection, id)?;
    let changed = connection.execute(
        "DELETE FROM schedule_exception WHERE series = ?1 AND date = ?2",
        (id.0, iso(date)),
    )?;
    if changed == 0 {
        let key = format!("{} {name}", iso(date));
        Err(Refused::NoSuch {
            what: Thing::ScheduleException,
            key,
        }
        .into())
    } else {
        Ok(())
    }
}
