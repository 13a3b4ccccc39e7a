//! Results of which only the sum is known: of earlier years, and of days without their single hanchan.

use super::{member, series};
use crate::error::text::TextRule;
use crate::error::{Error, OpeningProblem, Refused, Thing};
use crate::tables::sqlite::sql_values::{check_date, date, iso, iso_ends, points};
use rusqlite::{Connection, Row, params};
use scoring::record::OpeningTotal;
use scoring::{Period, PersonId, Points, SeriesId};

pub(crate) const STEP_10: &str = "
CREATE TABLE opening_total (
    id INTEGER PRIMARY KEY,
    from_date TEXT NOT NULL CHECK (from_date IS date(from_date)),
    to_date TEXT NOT NULL CHECK (to_date IS date(to_date)),
    series INTEGER NOT NULL REFERENCES series,
    member INTEGER NOT NULL REFERENCES member,
    games INTEGER CHECK (games BETWEEN 1 AND 100000),
    first INTEGER CHECK (first BETWEEN 0 AND 100000),
    second INTEGER CHECK (second BETWEEN 0 AND 100000),
    third INTEGER CHECK (third BETWEEN 0 AND 100000),
    fourth INTEGER CHECK (fourth BETWEEN 0 AND 100000),
    total INTEGER NOT NULL CHECK (total BETWEEN -1000000000 AND 1000000000 AND total % 100 = 0),
    source TEXT NOT NULL CHECK (trim(source) <> '' AND length(source) <= 200),
    CHECK (from_date <= to_date),
    CHECK (first IS NULL OR first + second + third + fourth IS games)
) STRICT;
CREATE INDEX opening_total_by_date ON opening_total (from_date);
CREATE INDEX opening_total_of_member ON opening_total (member);
";

pub(crate) const SOURCE: TextRule = TextRule::name("source", 200);

/// How many hanchan an opening total can be of.
pub(crate) const GAMES: (u32, u32) = (1, 100_000);

/// The most points that it can be, above or below nothing: forty years of a club.
pub(crate) const MOST: Points = Points(1_000_000_000);

scoring::id!(
    /// An opening total in the club's file.
    OpeningTotalId
);

pub(crate) fn check(opening: &OpeningTotal) -> Result<(), Refused> {
    let Period { from, to } = opening.period;
    check_date("from", from)?;
    check_date("to", to)?;
    SOURCE.check(&opening.source)?;
    if from > to {
        return Err(OpeningProblem::Period.into());
    }
    OpeningProblem::of_total(opening.total, MOST)?;
    let (fewest, most) = GAMES;
    let counted = opening
        .games
        .is_none_or(|games| (fewest..=most).contains(&games));
    let sum = |places: [u32; 4]| places.into_iter().fold(0, u32::saturating_add);
    let placed = opening
        .places
        .is_none_or(|places| Some(sum(places)) == opening.games);
    if counted && placed {
        Ok(())
    } else {
        Err(OpeningProblem::Games.into())
    }
}

const COLUMNS: &str =
    "id, from_date, to_date, series, member, games, first, second, third, fourth, total, source";

fn row_to_opening(row: &Row<'_>) -> rusqlite::Result<(OpeningTotalId, OpeningTotal)> {
    let places = [row.get(6)?, row.get(7)?, row.get(8)?, row.get(9)?];
    let places = match places {
        [Some(first), Some(second), Some(third), Some(fourth)] => {
            Some([first, second, third, fourth])
        }
        _ => None,
    };
    let opening = OpeningTotal {
        period: Period {
            from: date(row, 1)?,
            to: date(row, 2)?,
        },
        series: SeriesId(row.get(3)?),
        person: PersonId(row.get(4)?),
        games: row.get(5)?,
        places,
        total: points(row, 10)?,
        source: row.get(11)?,
    };
    Ok((OpeningTotalId(row.get(0)?), opening))
}

/// Those that lie within the period as a whole, by their first days, then in the order they were written
/// down.
pub(crate) fn within(
    connection: &Connection,
    period: Period,
) -> Result<Vec<(OpeningTotalId, OpeningTotal)>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM opening_total WHERE from_date >= ?1 AND to_date <= ?2 ORDER BY from_date, to_date, id"
    ))?;
    Ok(query
        .query_map(iso_ends(period), row_to_opening)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn insert(
    connection: &Connection,
    opening: &OpeningTotal,
) -> Result<OpeningTotalId, Error> {
    write(
        connection,
        None,
        opening,
        "INSERT INTO opening_total (id, from_date, to_date, series, member, games, first, second, third, fourth, total, source)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    Ok(OpeningTotalId(connection.last_insert_rowid()))
}

pub(crate) fn update(
    connection: &Connection,
    id: OpeningTotalId,
    opening: &OpeningTotal,
) -> Result<(), Error> {
    let changed = write(
        connection,
        Some(id),
        opening,
        "UPDATE opening_total SET from_date = ?2, to_date = ?3, series = ?4, member = ?5, games = ?6,
         first = ?7, second = ?8, third = ?9, fourth = ?10, total = ?11, source = ?12 WHERE id = ?1",
    )?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

fn write(
    connection: &Connection,
    id: Option<OpeningTotalId>,
    opening: &OpeningTotal,
    sql: &str,
) -> Result<usize, Error> {
    check(opening)?;
    series::get(connection, opening.series)?;
    member::get(connection, opening.person)?;
    let place = |at: usize| opening.places.and_then(|places| places.get(at).copied());
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.execute(params![
        id.map(|id| id.0),
        iso(opening.period.from),
        iso(opening.period.to),
        opening.series.0,
        opening.person.0,
        opening.games,
        place(0),
        place(1),
        place(2),
        place(3),
        opening.total.0,
        opening.source
    ])?)
}

pub(crate) fn delete(connection: &Connection, id: OpeningTotalId) -> Result<(), Error> {
    let changed = connection.execute("DELETE FROM opening_total WHERE id = ?1", [id.0])?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

fn missing(id: OpeningTotalId) -> Refused {
    Refused::NoSuch {
        what: Thing::OpeningTotal,
        key: id.0.to_string(),
    }
}
