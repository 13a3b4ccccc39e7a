//! The pages that a club keeps up to date in a folder.

use crate::contest::Contest;
use crate::papers::Refusal;
use chrono::{Months, NaiveDate};
use db::{Club, CompetitionId, Error, Fault, Play, Replacing};
use reports::{Called, Honorific, Options, Schedule, Site};
use scoring::{Calendar, Names, PageNames, Period, Records};
use std::fs;
use std::path::{Path, PathBuf};

/// So many months of the schedule are shown, this one among them.
const MONTHS: u32 = 3;

/// The pages of a club as they are to be, and their folder. They are read here and written apart from
/// that, so that neither drawing them nor a slow disk keeps anybody waiting for the club's file.
pub struct KeptSite {
    folder: PathBuf,
    site: Site,
    options: Options,
}

impl KeptSite {
    /// What the club keeps up to date, as of that day; nothing where it keeps no pages.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn read(club: &Club, today: NaiveDate) -> Result<Option<Self>, Error> {
        let kept = club.site()?;
        kept.map(|(folder, names)| Self::of(club, today, folder, names))
            .transpose()
    }

    /// The same for a folder that is only to be chosen.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn of(
        club: &Club,
        today: NaiveDate,
        folder: PathBuf,
        names: PageNames,
    ) -> Result<Self, Error> {
        let settings = club.settings()?;
        let called = Called {
            own: club.public_names()?,
            others: names,
        };
        let (period, records) = newest(club, today)?;
        let months = Period {
            from: Period::month_of(today).from,
            to: Period::month_of(today + Months::new(MONTHS - 1)).to,
        };
        let meetings = club.meetings(months)?.into_iter();
        Ok(Self {
            folder,
            site: Site {
                records,
                period,
                awards: club.awards()?,
                schedule: Schedule {
                    meetings: meetings.map(|(_, meeting)| meeting).collect(),
                    holidays: schedule::holidays(months),
                    message: String::new(),
                },
                months,
                rankings: rankings(club, &called)?,
                called,
            },
            options: Options {
                calendar: settings.calendar,
                honorific: Honorific::None,
                ..Options::new(today)
            },
        })
    }

    /// Where the pages are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How the club writes its days, for telling what went wrong.
    pub fn calendar(&self) -> Calendar {
        self.options.calendar
    }

    /// Writes those pages that are not in the folder already, all of them or none, and takes away those of
    /// competitions that there are no more. What somebody else put there under the name of a page is left
    /// as it is, and refused. Tells how many pages there are.
    ///
    /// # Errors
    /// Where the folder is not there or cannot be written, or another's file is in the way.
    pub fn write(&self) -> Result<usize, Refusal> {
        if !self.folder.is_dir() {
            // A folder that is made would hide that a stick is not plugged in.
            return Err(told(&self.folder, Fault::NoFolder).into());
        }
        let pages = reports::site(&self.site, &self.options)?;
        let pages = pages
            .into_iter()
            .map(|page| (self.folder.join(page.name), page.html.into_bytes()));
        let pages: Vec<(PathBuf, Vec<u8>)> = pages.collect();
        let mut gone = competitions_in(&self.folder)?;
        gone.retain(|name| !pages.iter().any(|(page, _)| page == name));
        db::replace_generated(&self.folder, &pages, &gone, Replacing::OwnOnly)?;
        Ok(pages.len())
    }
}

fn told(folder: &Path, fault: impl Into<Fault>) -> Error {
    Error::File {
        path: folder.to_owned(),
        fault: fault.into(),
    }
}

/// The newest half-year up to that day in which the club played, and what was played in it; that of the day
/// where it never did.
fn newest(club: &Club, today: NaiveDate) -> Result<(Period, Records), Error> {
    let start = club.settings()?.fiscal_start;
    let half = |day| Period::half_year_of(day, start).unwrap_or_else(|| Period::month_of(day));
    let sessions = club.sessions(Period::ALWAYS)?.into_iter();
    let days = sessions
        .map(|(_, session)| session.date)
        .filter(|day| *day <= today);
    let mut halves: Vec<Period> = days.chain([today]).map(half).collect();
    halves.sort_by_key(|half| half.from);
    halves.dedup();
    for half in halves.into_iter().rev() {
        let records = club.records_of(half, Play::Club)?;
        if !records.hanchan.is_empty() {
            return Ok((half, records));
        }
    }
    Ok((half(today), club.records_of(half(today), Play::Club)?))
}

/// The ranking of each competition of which a round is drawn.
fn rankings(club: &Club, called: &Called) -> Result<Vec<(String, reports::Ranking)>, Error> {
    let members = club.members()?.into_iter();
    let names = Names::new(members.map(|(id, member)| {
        let name = called.name(id, &member.person());
        (id, member.number, name)
    }));
    let mut rankings = Vec::new();
    for entry in club.competitions()? {
        let mut contest = Contest::read(club, entry.id)?;
        contest.names = names.clone();
        let ranking = contest.ranking(None, None)?;
        let drawn = ranking.filter(|_| !contest.rounds.is_empty());
        rankings.extend(drawn.map(|ranking| (page_of(entry.id), ranking)));
    }
    Ok(rankings)
}

const BEFORE: &str = "competition-";
const AFTER: &str = ".html";

fn page_of(CompetitionId(competition): CompetitionId) -> String {
    format!("{BEFORE}{competition}{AFTER}")
}

/// What is called as a competition's page.
fn competitions_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let told = |error| told(folder, error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let name = entry.map_err(told)?.file_name();
        let is_page = name
            .to_str()
            .is_some_and(|name| name.starts_with(BEFORE) && name.ends_with(AFTER));
        found.extend(is_page.then(|| folder.join(name)));
    }
    Ok(found)
}
