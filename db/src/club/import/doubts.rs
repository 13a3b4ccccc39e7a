//! What may be a slip of the finger in files to import, and may be true: it is told, and stored.

use super::tables::Table;
use crate::error::Error;
use crate::tables::{member, series};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::record::Adjustment;
use scoring::{PersonId, Points, SeriesId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

/// As many as anybody reads of each kind.
const MOST: usize = 20;
/// Whoever ends a hanchan with more points than that many tables have, or owes as many, has probably
/// a digit too many.
const TABLES_OF_POINTS: i64 = 2;

/// What may be a slip of the finger.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum ImportDoubt {
    /// A series of that name was not there before.
    NewSeries(String),
    /// A day that is still to come.
    FutureDay(NaiveDate),
    /// Somebody played before joining.
    BeforeJoining {
        /// The member's number.
        member: u32,
        /// The first day on which they played.
        day: NaiveDate,
    },
    /// Points that hardly a table can reach.
    OutOfReach {
        /// The member's number.
        member: u32,
        /// The day.
        day: NaiveDate,
        /// The round of the day.
        round: u32,
        /// The table's label.
        table: String,
        /// The points.
        points: Points,
    },
}

impl fmt::Display for ImportDoubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NewSeries(name) => write!(f, "the series {name} was not there before"),
            Self::FutureDay(day) => write!(f, "{day} is still to come"),
            Self::BeforeJoining { member, day } => {
                write!(f, "member {member} played on {day}, before joining")
            }
            Self::OutOfReach {
                member,
                day,
                round,
                table,
                points,
            } => write!(
                f,
                "member {member} has {} points on {day}, round {round} table {table}",
                points.0
            ),
        }
    }
}

/// The series there are, to know later which are new.
pub(super) fn series_before(connection: &Connection) -> Result<BTreeSet<SeriesId>, Error> {
    let known = series::all(connection)?.into_iter();
    Ok(known.map(|(id, _)| id).collect())
}

/// Everything doubtful about what is to be stored, at most so many of each kind.
pub(super) fn find(
    connection: &Connection,
    today: NaiveDate,
    before: &BTreeSet<SeriesId>,
    tables: &[Option<Table>],
    adjustments: &[Adjustment],
) -> Result<Vec<ImportDoubt>, Error> {
    let mut new: Vec<ImportDoubt> = (series::all(connection)?.into_iter())
        .filter(|(id, _)| !before.contains(id))
        .map(|(_, name)| ImportDoubt::NewSeries(name))
        .collect();
    new.sort();
    let people: HashMap<PersonId, (u32, Option<NaiveDate>)> = member::all(connection)?
        .into_iter()
        .map(|(id, member)| (id, (member.number, member.joined)))
        .collect();
    let number = |person: &PersonId| people.get(person).map_or(0, |(number, _)| *number);
    let days = tables.iter().flatten().map(|table| table.entry.date);
    let days = days.chain(adjustments.iter().map(|one| one.date));
    let future: BTreeSet<ImportDoubt> = days
        .filter(|day| *day > today)
        .map(ImportDoubt::FutureDay)
        .collect();
    let mut first_days: BTreeMap<u32, NaiveDate> = BTreeMap::new();
    let mut out_of_reach = Vec::new();
    for table in tables.iter().flatten() {
        let entry = &table.entry;
        let all = entry.played.points.as_slice().iter().copied();
        let most = TABLES_OF_POINTS * (all.sum::<Points>() + entry.played.deposit).0.abs();
        for (seat, person) in entry.people.iter() {
            let points = entry.played.points[seat];
            let member = number(person);
            let joined = people.get(person).and_then(|(_, joined)| *joined);
            if joined.is_some_and(|joined| entry.date < joined) {
                let first = first_days.entry(member).or_insert(entry.date);
                *first = (*first).min(entry.date);
            }
            if points.0.abs() > most {
                out_of_reach.push(ImportDoubt::OutOfReach {
                    member,
                    day: entry.date,
                    round: entry.round,
                    table: entry.table.clone(),
                    points,
                });
            }
        }
    }
    let before_joining = first_days
        .into_iter()
        .map(|(member, day)| ImportDoubt::BeforeJoining { member, day });
    Ok(new
        .into_iter()
        .take(MOST)
        .chain(future.into_iter().take(MOST))
        .chain(before_joining.take(MOST))
        .chain(out_of_reach.into_iter().take(MOST))
        .collect())
}
