//! A club whose next operation follows from how many there were: wherever a program was stopped,
//! what the file must hold is known.

use crate::fingerprint;
use chrono::{Days, NaiveDate, NaiveDateTime};
use db::{Attendance, Club, Error, ImportFiles, ImportMode, Member, NewClub, Source};
use scoring::record::ScoreSheet;
use scoring::{BySeat, Calendar, FiscalStart, Period, PersonId, Played, Points, Seat, preset};
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// What the club's file is called, in whichever folder.
pub const NAME: &str = "club.hanchan";

/// The five who play, beyond the numbers of the season that is imported.
const FIRST: u32 = 901;
/// How many operations it takes to begin.
const BEGUN: usize = 7;
/// After so many more a half-year is imported, which changes more pages than anything else.
const IMPORT: usize = 5;

/// A day long after the season that is imported.
fn day(number: usize) -> NaiveDate {
    let first = NaiveDate::from_ymd_opt(2030, 4, 1).unwrap();
    first + Days::new(u64::try_from(number).unwrap())
}

fn now() -> NaiveDateTime {
    day(0).and_hms_opt(19, 30, 0).unwrap()
}

/// What the club begins with.
pub fn new_club() -> NewClub {
    NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    }
}

/// Makes the club's file, with five people and one series and nothing played.
pub fn begin(folder: &Path) -> Result<PathBuf, Error> {
    let path = folder.join(NAME);
    let mut club = Club::create(&path, &new_club(), now())?;
    for number in FIRST..FIRST + 5 {
        club.add_member(now(), &member(number))?;
    }
    club.add_series(now(), "月曜会")?;
    Ok(path)
}

pub(crate) fn member(number: u32) -> Member {
    Member {
        number,
        name: format!("会員{number}"),
        ..Member::default()
    }
}

/// How many operations the club's file has in its history.
pub fn operations(club: &Club) -> Result<usize, Error> {
    Ok(club.history(u32::MAX)?.len())
}

/// Does what comes next, and says how many operations there are then.
pub fn go_on(club: &mut Club) -> Result<usize, Error> {
    let done = operations(club)?;
    let number = done - BEGUN;
    match (number, number % 10) {
        (IMPORT, _) => import_season(club)?,
        (_, 3) => {
            let id = last_hanchan(club)?;
            let (mut entry, hands) = club.hanchan(id)?;
            entry.played.points[Seat::East] += Points(100);
            entry.played.points[Seat::South] -= Points(100);
            club.correct_hanchan(now(), id, &entry, &hands)?;
        }
        (_, 4 | 9) => {
            club.undo(now())?;
        }
        (_, 5) => {
            let number = 1_000 + u32::try_from(number).unwrap();
            club.add_member(now(), &member(number))?;
        }
        (_, 7) => {
            let sessions = club.sessions(Period::ALWAYS)?;
            let (session, _) = sessions.last().unwrap();
            let present: Vec<_> = people(club)?.map(Attendance::all_day).into();
            club.set_attendance(now(), *session, &present)?;
        }
        (_, 8) => {
            let id = last_hanchan(club)?;
            club.delete_hanchan(now(), id)?;
        }
        _ => {
            let entry = hanchan(club, number)?;
            club.enter_hanchan(now(), &entry, &[])?;
        }
    }
    Ok(done + 1)
}

fn people(club: &Club) -> Result<[PersonId; 4], Error> {
    let mut found = [PersonId::default(); 4];
    for (place, number) in found.iter_mut().zip(FIRST..) {
        *place = club.member(number)?.unwrap().0;
    }
    Ok(found)
}

fn last_hanchan(club: &Club) -> Result<scoring::HanchanId, Error> {
    Ok(club.records(Period::ALWAYS)?.hanchan.last().unwrap().id)
}

fn hanchan(club: &Club, number: usize) -> Result<ScoreSheet, Error> {
    let people = people(club)?;
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    Ok(ScoreSheet {
        date: day(number / 10),
        series: club.series_named("月曜会")?.unwrap(),
        round: 1 + u32::try_from(number % 10).unwrap(),
        table: "A".into(),
        rules: club.settings()?.rules,
        people: BySeat::four([0, 1, 2, 3].map(|seat| people[seat])),
        played: Played::new(BySeat::four(points)),
        ..ScoreSheet::default()
    })
}

/// Imports a half-year of another club.
pub fn import_season(club: &mut Club) -> Result<(), Error> {
    club.import(now(), &season()?, ImportMode::Store, &mut |_| {
        ControlFlow::Continue(())
    })?;
    Ok(())
}

/// A half-year of members, results and hands.
pub fn season() -> Result<ImportFiles, Error> {
    let season = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/season");
    let read = |name: &str| Source::read(season.join(name)).map(Some);
    Ok(ImportFiles {
        members: read("members.csv")?,
        results: read("results.csv")?,
        hands: read("hands.csv")?,
        ..ImportFiles::default()
    })
}

/// What a program has said of its saves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    /// How many operations it has acknowledged, or how many there were before.
    pub acknowledged: usize,
    /// How often it said that nothing was stored.
    pub failures: u32,
    /// How often it said that it is not certain.
    pub uncertain: u32,
}

impl Told {
    /// By its words, where there were so many operations before.
    pub fn by(said: &str, first: usize) -> Self {
        let mut told = Self {
            acknowledged: first,
            ..Self::default()
        };
        for line in said.lines() {
            if let Some(done) = line.strip_prefix("saved: ") {
                told.acknowledged = done.trim_end().parse().unwrap();
            }
            told.failures += u32::from(line.starts_with("failed: "));
            told.uncertain += u32::from(line.starts_with("uncertain: "));
        }
        told
    }
}

/// A club's file as it must be after each operation.
#[derive(Debug)]
pub struct Course {
    /// The file at the beginning.
    pub start: Vec<u8>,
    /// How many operations it has then.
    pub first: usize,
    /// What it holds after so many operations.
    holds: BTreeMap<usize, u64>,
}

impl Course {
    /// Lets the club go on undisturbed, from its beginning.
    pub fn of(operations_more: usize) -> Result<Self, Error> {
        Self::after(0, operations_more)
    }

    /// The same, where the first few have been done before.
    pub fn after(done: usize, more: usize) -> Result<Self, Error> {
        let folder = crate::scratch();
        let path = begin(folder.path())?;
        let mut club = Club::open(&path)?;
        for _ in 0..done {
            go_on(&mut club)?;
        }
        let first = operations(&club)?;
        drop(club);
        let start = fs::read(&path).unwrap();
        let mut club = Club::open(&path)?;
        let mut holds = BTreeMap::from([(first, fingerprint::of(&path).unwrap())]);
        for _ in 0..more {
            let operations = go_on(&mut club)?;
            holds.insert(operations, fingerprint::of(&path).unwrap());
        }
        Ok(Self {
            start,
            first,
            holds,
        })
    }

    /// Opens a file that was in the hands of a program that ended by itself, and sees whether what it told
    /// is true.
    ///
    /// # Errors
    /// In words, where it is not.
    pub fn judge_told(&self, file: &Path, said: &str, told: Told) -> Result<(), String> {
        let found = self.judge(file, told.acknowledged)?;
        if found > told.acknowledged && told.uncertain == 0 {
            return Err(format!("it is saved, but it said: {said}"));
        }
        Ok(())
    }

    /// Opens a file that was in the hands of a program that was stopped, and says how many
    /// operations there are; one more may have been done than was acknowledged.
    ///
    /// # Errors
    /// In words, where it does not open, something is lost or half saved, or broken.
    pub fn judge(&self, file: &Path, acknowledged: usize) -> Result<usize, String> {
        let club = Club::open(file).map_err(|error| format!("it does not open: {error}"))?;
        let found = operations(&club).map_err(|error| error.to_string())?;
        if found < acknowledged {
            return Err(format!(
                "lost: {found} of {acknowledged} operations are there"
            ));
        }
        if found > acknowledged + 1 {
            return Err(format!(
                "{found} operations, but {acknowledged} acknowledged"
            ));
        }
        let findings = club.check().map_err(|error| error.to_string())?;
        if let Some(finding) = findings.first() {
            return Err(format!("broken: {finding}"));
        }
        drop(club);
        let held = fingerprint::of(file).map_err(|error| format!("it cannot be read: {error}"))?;
        match self.holds.get(&found) {
            Some(expected) if *expected == held => Ok(found),
            Some(_) => Err(format!("half saved: not what {found} operations leave")),
            None => Err(format!("nobody knows what {found} operations leave")),
        }
    }
}
