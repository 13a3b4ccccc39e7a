//! adjustments.csv: points given or taken outside any hanchan.

use super::Source;
use super::cell::{count, day, name, text, whole_number};
use super::reading::Reading;
use super::recorded::{KnownMembers, KnownTables, note};
use super::sheet::{RowReader, read_rows};
use crate::error::{Error, ImportErrors, ImportProblem, Refused};
use crate::tables::adjustment::{self, REASON};
use crate::tables::column::{Column, required};
use crate::tables::{member, series};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::record::Adjustment;
use scoring::{Period, Points};
use std::collections::HashSet;

pub(crate) const COLUMNS: &[Column] = &[
    required("date", "日付").also(&["日", "年月日"]),
    required("series", "会").also(&["会名", "シリーズ", "例会"]),
    required("member", "番号").also(&["会員番号", "会員no", "会員no."]),
    required("points", "点数").also(&["点", "調整点"]),
    required("reason", "理由").also(&["わけ", "事由", "備考", "note"]),
];
const DATE: usize = 0;
const SERIES: usize = 1;
const MEMBER: usize = 2;
const POINTS: usize = 3;
const REASON_: usize = 4;

/// An adjustment as the file says.
#[derive(Debug)]
pub(super) struct AdjustmentRow {
    pub line: u64,
    pub date: NaiveDate,
    pub series: String,
    pub member: u32,
    pub points: Points,
    pub reason: String,
}

pub(super) fn read(
    source: &Source,
    reading: &mut Reading<'_, '_>,
) -> Result<Vec<AdjustmentRow>, Refused> {
    let mut rows = Vec::new();
    read_rows(source, COLUMNS, reading, |row| {
        rows.extend(read_adjustment(row));
        true
    })?;
    Ok(rows)
}

fn read_adjustment(row: &mut RowReader<'_>) -> Option<AdjustmentRow> {
    let date = row.read(DATE, day);
    let series = row.read(SERIES, |cell| name(cell, series::NAME));
    let member = row.read(MEMBER, |cell| count(cell, member::NUMBERS));
    let points = row.read(POINTS, points);
    let reason = row.read(REASON_, |cell| text(cell, REASON));
    Some(AdjustmentRow {
        line: row.line,
        date: date?,
        series: series?,
        member: member?,
        points: points?,
        reason: reason?,
    })
}

/// What can be stored of them; everything that is wrong is noted.
pub(super) fn check(
    connection: &Connection,
    file: &str,
    rows: Vec<AdjustmentRow>,
    known: &mut KnownTables,
    members: &KnownMembers,
    errors: &mut ImportErrors,
) -> Result<Vec<Adjustment>, Error> {
    let mut found = Vec::with_capacity(rows.len());
    if rows.is_empty() {
        return Ok(found);
    }
    let recorded = adjustment::within(connection, Period::ALWAYS)?;
    let recorded: HashSet<Adjustment> = recorded.into_iter().map(|(_, one)| one).collect();
    for row in rows {
        let person = match members.find(row.member) {
            Ok(Some(person)) => person,
            Ok(None) => continue,
            Err(problem) => {
                note(errors, file, row.line, &COLUMNS[MEMBER], problem);
                continue;
            }
        };
        let one = Adjustment {
            date: row.date,
            series: known.series(connection, &row.series)?,
            person,
            points: row.points,
            reason: row.reason,
        };
        if recorded.contains(&one) {
            let problem = ImportProblem::AdjustmentRecorded;
            note(errors, file, row.line, &COLUMNS[REASON_], problem);
        } else {
            found.push(one);
        }
    }
    Ok(found)
}

fn points(cell: &str) -> Result<Points, ImportProblem> {
    let value = whole_number(cell)?;
    let points = Points(value);
    let limit = Points::LIMIT;
    if points < -limit || points > limit {
        Err(ImportProblem::OutOfRange {
            value,
            lowest: -limit.0,
            highest: limit.0,
        })
    } else if points == Points::ZERO || !points.is_whole_step() {
        Err(ImportProblem::AdjustmentPoints(value))
    } else {
        Ok(points)
    }
}

#[cfg(test)]
mod tests {
    use super::{ImportProblem, points};
    use scoring::Points;

    #[test]
    fn points_are_whole_hundreds_within_their_limits() {
        let limit = Points::LIMIT;
        for amount in [limit, -limit, Points(100), Points(-100)] {
            assert_eq!(points(&amount.0.to_string()), Ok(amount));
        }
        for beyond in [limit.0 + 100, -limit.0 - 100] {
            let expected = ImportProblem::OutOfRange {
                value: beyond,
                lowest: -limit.0,
                highest: limit.0,
            };
            assert_eq!(points(&beyond.to_string()), Err(expected));
        }
        for amount in [0, 150, -50] {
            let expected = ImportProblem::AdjustmentPoints(amount);
            assert_eq!(points(&amount.to_string()), Err(expected));
        }
    }
}
