//! Certificates.

use super::{fiscal_year, half_year, options, person, save};
use crate::answer::Answer;
use crate::arguments::{Certificate, Counted, Paper, Signed};
use crate::failure::Failure;
use crate::standings::counted as counted_records;
use crate::{awards, file};
use db::Club;
use desk::papers::certificates::{event_of, first_places, undated};
use scoring::Period;

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
            print(&club, earned, signed, paper, answer)
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
            print(&club, earned, signed, paper, answer)
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
            let called = (series.as_deref(), event.as_deref());
            let earned = champions(&club, period, *counted, called, *places, paper)?;
            print(&club, earned, signed, paper, answer)
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
            print(&club, earned, signed, paper, answer)
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
            print(
                &file::open_to_read(file)?,
                vec![free],
                signed,
                paper,
                answer,
            )
        }
    }
}

/// Whoever stands in the first places over a period, of a series where one is named, called by the event
/// where that is named.
fn champions(
    club: &Club,
    period: Period,
    counted: Counted,
    (series, event): (Option<&str>, Option<&str>),
    places: u32,
    paper: &Paper,
) -> Result<Vec<reports::Certificate>, Failure> {
    let records = counted_records(club, period, counted, series)?;
    let series = series
        .map(|name| file::series(&records, name))
        .transpose()?;
    let calendar = options(club, &paper.look)?.calendar;
    let usual = event_of(&records, period, series, calendar);
    let earned = first_places(&records, event.unwrap_or(&usual), places);
    if earned.is_empty() {
        return Err(Failure::refused(format!(
            "nobody played from {} to {} in what was asked for; check the days and the series",
            period.from, period.to
        )));
    }
    Ok(earned)
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

pub fn print(
    club: &Club,
    mut earned: Vec<reports::Certificate>,
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    if paper.look.printed.is_some() {
        earned = undated(earned);
    }
    let name = club.settings()?.name;
    let options = options(club, &paper.look)?;
    let pdf = reports::certificates(&name, &earned, &signed.signed, &options);
    save(&pdf, paper, answer)
}
