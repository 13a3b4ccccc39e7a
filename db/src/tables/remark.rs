//! What the secretary writes about a period, to everybody or to one person.

use super::{club, member, series};
use crate::error::text::TextRule;
use crate::error::{Error, Refused};
use crate::tables::sqlite::sql_values::{check_date, date, iso};
use rusqlite::{Connection, Row, params};
use scoring::record::Remark;
use scoring::{FiscalStart, Period, PersonId, SeriesId};

/// Joining two entries of one person joins what was written to them, which may be longer than what
/// can be typed.
pub(crate) const STEP_4: &str = "
CREATE TABLE remark (
    id INTEGER PRIMARY KEY,
    from_date TEXT NOT NULL CHECK (from_date IS date(from_date)),
    to_date TEXT NOT NULL CHECK (to_date IS date(to_date)),
    series INTEGER REFERENCES series,
    member INTEGER REFERENCES member,
    text TEXT NOT NULL CHECK (trim(text) <> '' AND length(text) <= 100000),
    CHECK (from_date <= to_date)
) STRICT;
CREATE UNIQUE INDEX remark_about ON remark (from_date, to_date, coalesce(series, 0), coalesce(member, 0));
CREATE INDEX remark_of_series ON remark (series);
CREATE INDEX remark_of_member ON remark (member);
";

const TEXT: TextRule = TextRule::note("text");

/// Whether reports are made of the period: a month, a half-year or a fiscal year.
fn is_reported(period: Period, start: FiscalStart) -> bool {
    if period == Period::month_of(period.from) {
        return true;
    }
    let day = period.from;
    [
        Period::half_year_of(day, start),
        Period::fiscal_year_of(day, start),
    ]
    .contains(&Some(period))
}

fn row_to_remark(row: &Row<'_>) -> rusqlite::Result<Remark> {
    Ok(Remark {
        period: Period {
            from: date(row, 0)?,
            to: date(row, 1)?,
        },
        series: row.get::<_, Option<i64>>(2)?.map(SeriesId),
        person: row.get::<_, Option<i64>>(3)?.map(PersonId),
        text: row.get(4)?,
    })
}

/// By period; of one first what is about everything, then by series and by number.
pub(crate) fn all(connection: &Connection) -> Result<Vec<Remark>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT from_date, to_date, remark.series, remark.member, text FROM remark
         LEFT JOIN series ON series.id = remark.series LEFT JOIN member ON member.id = remark.member
         ORDER BY from_date, to_date, series.name, member.number",
    )?;
    let rows = query.query_map([], row_to_remark)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes a remark in place of the one before; a text of nothing takes that away.
pub(crate) fn set(connection: &Connection, remark: &Remark) -> Result<(), Error> {
    check(connection, remark)?;
    let Remark {
        period,
        series,
        person,
        text,
    } = remark;
    let (from, to) = (iso(period.from), iso(period.to));
    let (series, person) = (series.map(|series| series.0), person.map(|person| person.0));
    if text.trim().is_empty() {
        connection.execute(
            "DELETE FROM remark WHERE (from_date, to_date) = (?1, ?2) AND series IS ?3 AND member IS ?4",
            params![from, to, series, person],
        )?;
    } else {
        connection.execute(
            "INSERT INTO remark (from_date, to_date, series, member, text) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (from_date, to_date, coalesce(series, 0), coalesce(member, 0)) DO UPDATE SET text = excluded.text",
            params![from, to, series, person, text],
        )?;
    }
    Ok(())
}

fn check(connection: &Connection, remark: &Remark) -> Result<(), Error> {
    let Period { from, to } = remark.period;
    check_date("from", from)?;
    check_date("to", to)?;
    TEXT.check(&remark.text).map_err(Refused::from)?;
    if let Some(id) = remark.series {
        series::get(connection, id)?;
    }
    if let Some(id) = remark.person {
        member::get(connection, id)?;
    }
    if is_reported(remark.period, club::get(connection)?.fiscal_start) {
        Ok(())
    } else {
        Err(Refused::NotReported { from, to }.into())
    }
}

/// What was written to `gone` is written to `keep`, below what was written to `keep` itself.
pub(crate) fn merge(connection: &Connection, keep: PersonId, gone: PersonId) -> Result<(), Error> {
    connection.execute(
        "UPDATE remark SET text = remark.text || char(10) || other.text FROM remark AS other
         WHERE remark.member = ?1 AND other.member = ?2 AND remark.series IS other.series
             AND (remark.from_date, remark.to_date) = (other.from_date, other.to_date)",
        (keep.0, gone.0),
    )?;
    connection.execute(
        "DELETE FROM remark WHERE member = ?2 AND EXISTS (
             SELECT 1 FROM remark AS kept WHERE kept.member = ?1 AND kept.series IS remark.series
                 AND (kept.from_date, kept.to_date) = (remark.from_date, remark.to_date))",
        (keep.0, gone.0),
    )?;
    connection.execute(
        "UPDATE remark SET member = ?1 WHERE member = ?2",
        (keep.0, gone.0),
    )?;
    Ok(())
}
