//! openings.csv: results of which only the sum is known.

use super::Source;
use super::cell::{count, day, name, optional as maybe, whole_number};
use super::reading::Reading;
use super::recorded::{KnownMembers, KnownTables, note};
use super::sheet::{RowReader, read_rows};
use crate::error::{Error, ImportErrors, ImportProblem, OpeningProblem, Refused};
use crate::tables::column::{Column, optional, required};
use crate::tables::opening_total::{GAMES, MOST, SOURCE};
use crate::tables::{member, opening_total, series};
use rusqlite::Connection;
use scoring::record::OpeningTotal;
use scoring::{Period, Points};
use std::collections::HashSet;
use std::rc::Rc;

pub(crate) const COLUMNS: &[Column] = &[
    required("from", "初日"),
    required("to", "最終日"),
    required("series", "会").also(&["会名", "シリーズ", "例会"]),
    required("member", "番号").also(&["会員番号", "会員no", "会員no."]),
    optional("games", "半荘数").also(&["回数", "半荘"]),
    optional("first", "1着").also(&["1位"]),
    optional("second", "2着").also(&["2位"]),
    optional("third", "3着").also(&["3位"]),
    optional("fourth", "4着").also(&["4位"]),
    required("total", "合計点").also(&["合計"]),
    required("source", "出どころ"),
];
const FROM: usize = 0;
const TO: usize = 1;
const SERIES: usize = 2;
const MEMBER: usize = 3;
const GAMES_: usize = 4;
const PLACES: [usize; 4] = [5, 6, 7, 8];
const TOTAL: usize = 9;
const SOURCE_: usize = 10;

/// An opening total as the file says.
#[derive(Debug)]
pub(super) struct OpeningRow {
    /// What errors call the file.
    pub file: Rc<str>,
    pub line: u64,
    pub period: Period,
    pub series: String,
    pub member: u32,
    pub games: Option<u32>,
    pub places: Option<[u32; 4]>,
    pub total: Points,
    pub source: String,
}

pub(super) fn read(
    source: &Source,
    reading: &mut Reading<'_, '_>,
) -> Result<Vec<OpeningRow>, Refused> {
    let mut rows = Vec::new();
    let file: Rc<str> = Rc::from(source.name.as_str());
    read_rows(source, COLUMNS, reading, |row| {
        rows.extend(read_opening(row, &file));
        true
    })?;
    Ok(rows)
}

fn read_opening(row: &mut RowReader<'_>, file: &Rc<str>) -> Option<OpeningRow> {
    let from = row.read(FROM, day);
    let to = row.read(TO, day);
    let series = row.read(SERIES, |cell| name(cell, series::NAME));
    let member = row.read(MEMBER, |cell| count(cell, member::NUMBERS));
    let games = row.read(GAMES_, |cell| maybe(cell, |cell| count(cell, GAMES)));
    let places = PLACES.map(|place| {
        row.read(place, |cell| maybe(cell, |cell| count(cell, (0, GAMES.1))))
            .flatten()
    });
    let total = row.read(TOTAL, total);
    let source = row.read(SOURCE_, |cell| name(cell, SOURCE));
    let period = Period {
        from: from?,
        to: to?,
    };
    if period.from > period.to {
        row.wrong(TO, OpeningProblem::Period.into());
        return None;
    }
    let (games, places) = (games?, written(places));
    let sum = places.map(|places| places.into_iter().fold(0, u32::saturating_add));
    if sum.is_some() && sum != games {
        row.wrong(GAMES_, OpeningProblem::Games.into());
        return None;
    }
    Some(OpeningRow {
        file: Rc::clone(file),
        line: row.line,
        period,
        series: series?,
        member: member?,
        games,
        places,
        total: total?,
        source: source?,
    })
}

/// What can be stored of them; everything that is wrong is noted.
pub(super) fn check(
    connection: &Connection,
    rows: Vec<OpeningRow>,
    known: &mut KnownTables,
    members: &KnownMembers,
    errors: &mut ImportErrors,
) -> Result<Vec<OpeningTotal>, Error> {
    let mut found = Vec::with_capacity(rows.len());
    if rows.is_empty() {
        return Ok(found);
    }
    let recorded = opening_total::within(connection, Period::ALWAYS)?;
    let place = |one: &OpeningTotal| (one.period.from, one.period.to, one.series, one.person);
    let recorded: HashSet<_> = recorded.iter().map(|(_, one)| place(one)).collect();
    for row in rows {
        let person = match members.find(row.member) {
            Ok(Some(person)) => person,
            Ok(None) => continue,
            Err(problem) => {
                note(errors, &row.file, row.line, &COLUMNS[MEMBER], problem);
                continue;
            }
        };
        let one = OpeningTotal {
            period: row.period,
            series: known.series(connection, &row.series)?,
            person,
            games: row.games,
            places: row.places,
            total: row.total,
            source: row.source,
        };
        let problem = OpeningProblem::of_total(one.total, MOST).err();
        if let Some(problem) = problem {
            note(errors, &row.file, row.line, &COLUMNS[TOTAL], problem);
        } else if recorded.contains(&place(&one)) {
            let problem = OpeningProblem::Recorded;
            note(errors, &row.file, row.line, &COLUMNS[TOTAL], problem);
        } else {
            found.push(one);
        }
    }
    Ok(found)
}

/// Places, where any was written down; an empty one among them is none.
fn written(places: [Option<u32>; 4]) -> Option<[u32; 4]> {
    let any = places.iter().any(Option::is_some);
    any.then(|| places.map(Option::unwrap_or_default))
}

fn total(cell: &str) -> Result<Points, ImportProblem> {
    let total = Points(whole_number(cell)?);
    OpeningProblem::of_total(total, MOST)?;
    Ok(total)
}
