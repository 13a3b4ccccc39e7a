//! Who gets a certificate, and which day it bears.

use super::days::Days;
use super::document::{Given, MOST_PLACES, Occasion, PlaceOf};
use super::drawing::{name_of, span_played};
use super::{Drawing, Refusal};
use crate::contest::Contest;
use db::{Club, CompetitionId, Play};
use reports::{Certificate, Options};
use scoring::{Calendar, Period, Records, SeriesId};

/// Those that were earned, for whoever earned them.
pub(super) fn read(
    club: &Club,
    occasion: &Occasion,
    given: &Given,
    options: Options,
    counted: Play,
) -> Result<Drawing, Refusal> {
    let mut earned = earned(club, occasion, &options, counted)?;
    let mut options = options;
    if let Some(day) = given.day {
        options.printed = day;
        earned = undated(earned);
    }
    if earned.is_empty() {
        return Err(Refusal::NoCertificate);
    }
    let (name, signed) = (name_of(club)?, given.signed.trim().to_owned());
    Ok(Drawing::new(move || {
        reports::certificates(&name, &earned, &signed, &options)
    }))
}

fn earned(
    club: &Club,
    occasion: &Occasion,
    options: &Options,
    counted: Play,
) -> Result<Vec<Certificate>, Refusal> {
    Ok(match occasion {
        Occasion::Yakuman(days) => {
            let period = days.in_order()?;
            let records = club.records_of(period, counted)?;
            reports::yakuman_certificates(&records, period, options)
        }
        Occasion::Awards {
            from,
            to,
            award,
            awards,
        } => {
            let period = Days::from(Period {
                from: *from,
                to: *to,
            })
            .in_order()?;
            let mut given = match awards {
                Some(awards) => awards.clone(),
                None => club.awards()?,
            };
            given.retain(|one| award.as_ref().is_none_or(|name| one.name == *name));
            let records = club.records_of(period, counted)?;
            reports::award_certificates(&records, period, &given, options)
        }
        Occasion::Champion {
            from,
            to,
            series,
            event,
            places,
        } => {
            Refusal::unless_within("places", *places, MOST_PLACES)?;
            let (from, to) = (*from, *to);
            let period = Days { from, to }.in_order()?;
            let records = match series {
                Some(series) => club.records_of_series(period, *series)?,
                None => club.records_of(period, counted)?,
            };
            champions(&records, period, *series, event, *places, options.calendar)
        }
        Occasion::Places { event, places } => {
            let records = club.records(Period::ALWAYS)?;
            let reached = places.iter().map(|PlaceOf { place, member }| {
                Refusal::unless_within("place", *place, MOST_PLACES)?;
                Ok((*place, *member))
            });
            let reached = reached.collect::<Result<Vec<_>, Refusal>>()?;
            reports::place_certificates(&records, event.trim(), &reached)
        }
        Occasion::Competition { competition } => of_competition(club, *competition)?,
        Occasion::Free {
            title,
            honour,
            name,
            text,
        } => vec![Certificate {
            tiles: None,
            title: title.trim().to_owned(),
            honour: honour.trim().to_owned(),
            name: name.trim().to_owned(),
            lines: text
                .lines()
                .map(|line| line.trim().to_owned())
                .filter(|line| !line.is_empty())
                .collect(),
            day: None,
        }],
    })
}

/// They bear the day of its last round.
fn of_competition(club: &Club, id: CompetitionId) -> Result<Vec<Certificate>, Refusal> {
    let contest = Contest::read(club, id)?;
    let reached = contest.course.certificates.iter();
    let reached: Vec<_> = reached.map(|one| (one.rank, one.person)).collect();
    let records = club.records(Period::ALWAYS)?;
    let last = contest.rounds.iter().map(|round| round.date).max();
    let earned = reports::place_certificates(&records, contest.name(), &reached).into_iter();
    Ok(earned.map(|one| one.on(last)).collect())
}

fn champions(
    records: &Records,
    period: Period,
    series: Option<SeriesId>,
    event: &str,
    places: u32,
    calendar: Calendar,
) -> Vec<Certificate> {
    let usual = reports::event_of(records, span_played(records, period), series, calendar);
    let event = match event.trim() {
        "" => usual.as_str(),
        event => event,
    };
    reports::champion_certificates(records, event, places)
}

/// The same without the days on which they were earned, where somebody chose a day for all of them.
pub fn undated(certificates: Vec<Certificate>) -> Vec<Certificate> {
    let certificates = certificates.into_iter();
    certificates.map(|one| one.on(None)).collect()
}
