//! Certificates.

use super::{fiscal_year, half_year, options, person, save};
use crate::answer::Answer;
use crate::arguments::{Certificate, Paper, Signed};
use crate::failure::Failure;
use crate::standings::counted as counted_records;
use crate::{awards, file};
use db::Club;
use reports::Options;
use scoring::{Period, PersonId, Records, standings};

pub fn certificate(asked: &Certificate, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Certificate::Yakuman {
            file,
            days,
            counted,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let period = days.period()?;
            let records = club.records_of(period, (*counted).into())?;
            let options = options(&club, &paper.look)?;
            let earned = reports::yakuman_certificates(&records, period, &options);
            if earned.is_empty() {
                return Err(Failure::refused(format!(
                    "no yakuman was written down from {} to {}; check the days",
                    period.from, period.to
                )));
            }
            print(&club, &earned, signed, paper, answer)
        }
        Certificate::Awards {
            file,
            year,
            half,
            awards,
            award,
            counted,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let period = match half {
                Some(half) => half_year(&club, *year, *half)?,
                None => fiscal_year(&club, *year)?,
            };
            let mut given = awards::of(&club, awards.as_deref())?;
            given.retain(|given| award.as_ref().is_none_or(|name| given.name == *name));
            let records = club.records_of(period, (*counted).into())?;
            let options = options(&club, &paper.look)?;
            let earned = reports::award_certificates(&records, period, &given, &options);
            if earned.is_empty() {
                return Err(Failure::refused(
                    "nobody earned what was asked for; check the year and the name of the award",
                ));
            }
            print(&club, &earned, signed, paper, answer)
        }
        Certificate::Champion {
            file,
            days,
            counted,
            series,
            event,
            places,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let period = days.period()?;
            let options = options(&club, &paper.look)?;
            let event = event
                .clone()
                .unwrap_or_else(|| title_of(period, series.as_deref(), &options));
            let records = counted_records(&club, period, *counted, series.as_deref())?;
            let earned = first_places(&records, period, &event, *places)?;
            print(&club, &earned, signed, paper, answer)
        }
        Certificate::Places {
            file,
            event,
            place,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let earned = places(&club, event, place)?;
            print(&club, &earned, signed, paper, answer)
        }
        Certificate::Free {
            file,
            name,
            line,
            title,
            honour,
            signed,
            paper,
        } => {
            let free = reports::Certificate {
                title: title.clone(),
                honour: honour.clone(),
                name: name.clone(),
                lines: line.clone(),
                day: None,
            };
            print(&file::open_to_read(file)?, &[free], signed, paper, answer)
        }
    }
}

/// What a season is called that has no name of its own.
fn title_of(period: Period, series: Option<&str>, options: &Options) -> String {
    let days = options.calendar.period(period);
    match series {
        Some(series) => format!("{days} {series}"),
        None => days,
    }
}

/// Whoever stands in the first places over a period.
fn first_places(
    records: &Records,
    period: Period,
    event: &str,
    places: u32,
) -> Result<Vec<reports::Certificate>, Failure> {
    let first: Vec<(u32, PersonId)> = standings(records, records.club_kind())
        .iter()
        .filter_map(|row| Some((row.rank.filter(|rank| *rank <= places)?, row.person)))
        .collect();
    if first.is_empty() {
        return Err(Failure::refused(format!(
            "nobody played from {} to {} in what was asked for; check the days and the series",
            period.from, period.to
        )));
    }
    let last = records.hanchan.iter().map(|hanchan| hanchan.date).max();
    let earned = reports::place_certificates(records, event, &first);
    Ok(earned.into_iter().map(|one| one.on(last)).collect())
}

/// The places of a tournament, by members' numbers.
fn places(
    club: &Club,
    event: &str,
    reached: &[(u32, u32)],
) -> Result<Vec<reports::Certificate>, Failure> {
    let records = club.records(Period::ALWAYS)?;
    let reached = reached
        .iter()
        .map(|(place, number)| Ok((*place, person(&records, *number)?)));
    let reached = reached.collect::<Result<Vec<_>, Failure>>()?;
    Ok(reports::place_certificates(&records, event, &reached))
}

/// The certificates with the day that was asked for, if one was, instead of when they were earned.
pub fn dated(certificates: &[reports::Certificate], paper: &Paper) -> Vec<reports::Certificate> {
    let certificates = certificates.iter().cloned();
    certificates
        .map(|one| match paper.look.printed {
            Some(_) => one.on(None),
            None => one,
        })
        .collect()
}

fn print(
    club: &Club,
    certificates: &[reports::Certificate],
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let name = club.settings()?.name;
    let options = options(club, &paper.look)?;
    let dated = dated(certificates, paper);
    let pdf = reports::certificates(&name, &dated, &signed.signed, &options);
    save(&pdf, paper, answer)
}
