//! Points given or taken outside any hanchan, each with its reason.

use super::{member, series};
use crate::error::text::TextRule;
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::{check_date, date, iso, iso_ends, points};
use rusqlite::{Connection, Row, params};
use scoring::record::Adjustment;
use scoring::{Period, PersonId, Points, SeriesId};

pub(crate) const STEP_1: &str = "
CREATE TABLE adjustment (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL CHECK (date IS date(date)),
    series INTEGER NOT NULL REFERENCES series,
    member INTEGER NOT NULL REFERENCES member,
    points INTEGER NOT NULL CHECK (points BETWEEN -10000000 AND 10000000 AND points % 100 = 0 AND points <> 0),
    reason TEXT NOT NULL CHECK (trim(reason) <> '' AND length(reason) <= 500)
) STRICT;
CREATE INDEX adjustment_by_date ON adjustment (date);
CREATE INDEX adjustment_of_member ON adjustment (member);
";

pub(crate) const REASON: TextRule = TextRule {
    field: "reason",
    most: 500,
    optional: false,
    lines: true,
};

/// What stands in place of a reason that told of somebody whose details were erased.
pub(crate) const ERASED_REASON: &str = "（消去）";

scoring::id!(
    /// An adjustment in the club's file.
    AdjustmentId
);

pub(crate) fn check(adjustment: &Adjustment) -> Result<(), Refused> {
    check_date("date", adjustment.date)?;
    REASON.check(&adjustment.reason)?;
    let points = adjustment.points;
    let in_range = -Points::LIMIT <= points && points <= Points::LIMIT;
    if points == Points::ZERO || !points.is_whole_step() || !in_range {
        return Err(Refused::AdjustmentPoints(points));
    }
    Ok(())
}

fn row_to_adjustment(row: &Row<'_>) -> rusqlite::Result<(AdjustmentId, Adjustment)> {
    let adjustment = Adjustment {
        date: date(row, 1)?,
        series: SeriesId(row.get(2)?),
        person: PersonId(row.get(3)?),
        points: points(row, 4)?,
        reason: row.get(5)?,
    };
    Ok((AdjustmentId(row.get(0)?), adjustment))
}

/// By date, then in the order they were written down.
pub(crate) fn within(
    connection: &Connection,
    period: Period,
) -> Result<Vec<(AdjustmentId, Adjustment)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT id, date, series, member, points, reason FROM adjustment WHERE date BETWEEN ?1 AND ?2 ORDER BY date, id",
    )?;
    Ok(query
        .query_map(iso_ends(period), row_to_adjustment)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn insert(
    connection: &Connection,
    adjustment: &Adjustment,
) -> Result<AdjustmentId, Error> {
    check_references(connection, adjustment)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO adjustment (date, series, member, points, reason) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    insert.execute(params![
        iso(adjustment.date),
        adjustment.series.0,
        adjustment.person.0,
        adjustment.points.0,
        adjustment.reason
    ])?;
    Ok(AdjustmentId(connection.last_insert_rowid()))
}

pub(crate) fn update(
    connection: &Connection,
    id: AdjustmentId,
    adjustment: &Adjustment,
) -> Result<(), Error> {
    check_references(connection, adjustment)?;
    let changed = connection.execute(
        "UPDATE adjustment SET date = ?2, series = ?3, member = ?4, points = ?5, reason = ?6 WHERE id = ?1",
        params![
            id.0,
            iso(adjustment.date),
            adjustment.series.0,
            adjustment.person.0,
            adjustment.points.0,
            adjustment.reason
        ],
    )?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

pub(crate) fn delete(connection: &Connection, id: AdjustmentId) -> Result<(), Error> {
    let changed = connection.execute("DELETE FROM adjustment WHERE id = ?1", [id.0])?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

fn check_references(connection: &Connection, adjustment: &Adjustment) -> Result<(), Error> {
    check(adjustment)?;
    series::get(connection, adjustment.series)?;
    member::get(connection, adjustment.person)?;
    Ok(())
}

fn missing(id: AdjustmentId) -> Refused {
    Refused::NoSuch {
        what: Thing::Adjustment,
        key: id.0.to_string(),
    }
}
