//! Looks a club's file over: nothing broken, and every stored amount what the rules give.

use crate::club::Club;
use crate::column::iso;
use crate::course;
use crate::error::{Error, Fault, Refused};
use crate::records::{self, Which};
use crate::table;
use crate::table::hanchan::{HanchanEntry, SeatEntry};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::record::{Hanchan, SeatResult};
use scoring::{BySeat, Period, Records, RuleSetId, Seat};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;
use thiserror::Error;

/// Something in the file that is not as it should be.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum Finding {
    /// `SQLite` found damage.
    #[error("the file is damaged: {0}; restore the newest good backup")]
    Damage(String),
    /// A row refers to one that is not there.
    #[error(
        "a row of {table} refers to a {parent} that is not there; restore the newest good backup"
    )]
    Reference {
        /// Where the row is.
        table: String,
        /// What it refers to.
        parent: String,
    },
    /// A rule set or a row cannot be read.
    #[error("{0}; restore the newest good backup")]
    Unreadable(String),
    /// What is stored is not what the rules give.
    #[error("{place}, seat {}: {field} is stored as {stored}, but the rules give {computed}; correct the hanchan to settle it anew", .seat.letter())]
    Settlement {
        /// Which hanchan.
        place: FoundAt,
        /// Whose.
        seat: Seat,
        /// Which amount.
        field: &'static str,
        /// As stored.
        stored: i64,
        /// As recomputed.
        computed: i64,
    },
    /// The rules refuse the hanchan altogether.
    #[error("{place}: {refused}; correct the hanchan")]
    CannotBeSettled {
        /// Which hanchan.
        place: FoundAt,
        /// Why.
        refused: Refused,
    },
}

/// The hanchan at which something was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FoundAt {
    /// The day.
    pub date: NaiveDate,
    /// The series by name.
    pub series: String,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

impl fmt::Display for FoundAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            date,
            series,
            round,
            table,
        } = self;
        write!(f, "{} {series}, round {round}, table {table}", iso(*date))
    }
}

impl Club {
    /// Checks integrity, references, and every settlement against the rules anew. Nothing found
    /// means nothing wrong.
    ///
    /// # Errors
    /// Where the file cannot be read at all.
    pub fn check(&self) -> Result<Vec<Finding>, Error> {
        let mut findings = integrity(&self.connection)?;
        if findings.is_empty() {
            findings.extend(references(&self.connection)?);
        }
        if findings.is_empty() {
            match draws_are_whole(&self.connection)
                .and_then(|()| year_is_whole(self))
                .and_then(|()| competitions_are_whole(&self.connection))
                .and_then(|()| records::read(&self.connection, Period::ALWAYS, None, Which::All))
            {
                Ok(records) => findings.extend(settlements(&self.connection, &records)?),
                Err(Error::Storage(fault @ Fault::Damaged(_))) => {
                    findings.push(Finding::Unreadable(fault.to_string()));
                }
                Err(error) => return Err(error),
            }
        }
        Ok(findings)
    }
}

/// What `SQLite` finds broken in the file.
///
/// # Errors
/// Where the disk cannot read it.
pub(crate) fn integrity(connection: &Connection) -> Result<Vec<Finding>, Error> {
    let found = broken(connection, "PRAGMA integrity_check")?;
    Ok(found.into_iter().map(Finding::Damage).collect())
}

/// What a pragma finds broken. A page that the disk would not read looks to it like one that is
/// broken: only what is found again in a file that can be read to its end is damage.
pub(crate) fn broken(connection: &Connection, pragma: &str) -> Result<Vec<String>, Error> {
    let found = look_over(connection, pragma)?;
    let path = connection.path().filter(|path| !path.is_empty());
    let Some(path) = path.filter(|_| !found.is_empty()) else {
        return Ok(found);
    };
    read_to_its_end(Path::new(path))?;
    connection.release_memory()?;
    look_over(connection, pragma)
}

fn look_over(connection: &Connection, pragma: &str) -> Result<Vec<String>, Error> {
    let mut query = connection.prepare(pragma)?;
    let lines = query.query_map([], |row| row.get::<_, String>(0))?;
    let mut found = Vec::new();
    for line in lines {
        match line.map_err(Fault::from) {
            Ok(line) if line == "ok" => {}
            Ok(line) => found.push(line),
            // Damage can also stop the very look at it.
            Err(Fault::Unreadable(why) | Fault::Damaged(why)) => {
                found.push(why);
                break;
            }
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(found)
}

/// Whether the disk can give every byte of the file, whatever that says.
///
/// # Errors
/// The disk's own.
pub(crate) fn read_to_its_end(path: &Path) -> Result<(), Error> {
    let file = File::open(path).map_err(Fault::from)?;
    let mut bytes = vec![0; 1 << 16];
    let mut at = 0;
    loop {
        match read_at(&file, &mut bytes, at).map_err(Fault::from)? {
            0 => return Ok(()),
            count => at += count as u64,
        }
    }
}

/// As `SQLite` reads: from a place, not from where the last reading ended.
#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, at)
}

fn references(connection: &Connection) -> Result<Vec<Finding>, Error> {
    let mut query =
        connection.prepare("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 200")?;
    let rows = query.query_map([], |row| {
        Ok(Finding::Reference {
            table: row.get(0)?,
            parent: row.get(1)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn draws_are_whole(connection: &Connection) -> Result<(), Error> {
    for (session, _) in table::session::within(connection, Period::ALWAYS)? {
        table::draw::of_session(connection, session)?;
    }
    Ok(())
}

fn year_is_whole(club: &Club) -> Result<(), Error> {
    club.schedule_rules()?;
    club.schedule_exceptions()?;
    club.awards()?;
    Ok(())
}

fn competitions_are_whole(connection: &Connection) -> Result<(), Error> {
    for entry in table::competition::all(connection)? {
        course::history(connection, &entry)?;
        for round in table::competition_round::of_competition(connection, entry.id)? {
            let day = table::session::get(connection, round.session)?;
            if day.series != entry.series {
                let name = entry.competition.name();
                let fault = format!("a round of {name} is in another series");
                return Err(Fault::Damaged(fault).into());
            }
        }
    }
    Ok(())
}

fn settlements(connection: &Connection, records: &Records) -> Result<Vec<Finding>, Error> {
    let rule_sets: BTreeMap<RuleSetId, _> = table::rule_set::all(connection)?.into_iter().collect();
    let mut findings = Vec::new();
    for hanchan in &records.hanchan {
        let place = FoundAt {
            date: hanchan.date,
            series: records
                .series
                .get(&hanchan.series)
                .cloned()
                .unwrap_or_default(),
            round: hanchan.round,
            table: hanchan.table.clone(),
        };
        let Some(rules) = rule_sets.get(&hanchan.rules) else {
            continue;
        };
        match entry(hanchan).settle(rules) {
            Err(refused) => findings.push(Finding::CannotBeSettled { place, refused }),
            Ok(settled) => {
                for (seat, stored) in hanchan.seats.iter() {
                    let computed = SeatResult {
                        place: settled.places[seat],
                        base: settled.base[seat],
                        uma: settled.uma[seat],
                        chombo: settled.chombo[seat],
                        total: settled.total[seat],
                        ..*stored
                    };
                    findings.extend(differences(&place, seat, stored, &computed));
                }
            }
        }
    }
    Ok(findings)
}

/// What was entered, without what was made of it.
fn entry(hanchan: &Hanchan) -> HanchanEntry {
    HanchanEntry {
        date: hanchan.date,
        series: hanchan.series,
        round: hanchan.round,
        table: hanchan.table.clone(),
        rules: hanchan.rules,
        deposit: hanchan.deposit,
        last_dealer: hanchan.last_dealer,
        seats: BySeat::from_fn(hanchan.seats.players(), |seat| {
            let SeatResult {
                person,
                points,
                chombo_count: chombo,
                ..
            } = hanchan.seats[seat];
            SeatEntry {
                person,
                points,
                chombo,
            }
        }),
        unbalanced: hanchan.unbalanced.clone(),
    }
}

fn differences(
    place: &FoundAt,
    seat: Seat,
    stored: &SeatResult,
    computed: &SeatResult,
) -> Vec<Finding> {
    let fields = |result: &SeatResult| {
        [
            ("place", i64::from(result.place.number)),
            ("tied", i64::from(result.place.tied)),
            ("base", result.base.0),
            ("uma", result.uma.0),
            ("chombo points", result.chombo.0),
            ("total", result.total.0),
        ]
    };
    fields(stored)
        .into_iter()
        .zip(fields(computed))
        .filter(|(stored, computed)| stored != computed)
        .map(|((field, stored), (_, computed))| Finding::Settlement {
            place: place.clone(),
            seat,
            field,
            stored,
            computed,
        })
        .collect()
}
