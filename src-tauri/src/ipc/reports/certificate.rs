//! Certificates.

use db::{Club, Play};
use desk::papers::certificates::{event_of, first_places, undated};
use reports::{Certificate, Options, Pdf};
use scoring::{Period, SeriesId};

use super::day::within;
use super::term::played;
use super::{Given, Occasion, Place};
use crate::ipc::WireError;
use crate::ipc::typed::{days, from_iso};
use crate::open_club::OpenClub;

/// Certificates below that place would honour whoever came.
const MOST_PLACES: u32 = 20;

pub fn print(
    open: &OpenClub,
    occasion: &Occasion,
    given: &Given,
    options: Options,
) -> Result<Pdf, WireError> {
    let options = match &given.day {
        Some(day) => Options {
            printed: from_iso(day)?,
            ..options
        },
        None => options,
    };
    let mut earned = earned(open, occasion, &options)?;
    if given.day.is_some() {
        earned = undated(earned);
    }
    let club = open.read(Club::settings)?.name;
    match reports::certificates(&club, &earned, given.signed.trim(), &options) {
        Err(reports::Error::NoCertificate) => Err(WireError::NoCertificate),
        made => made.map_err(WireError::unexpected),
    }
}

fn earned(
    open: &OpenClub,
    occasion: &Occasion,
    options: &Options,
) -> Result<Vec<Certificate>, WireError> {
    Ok(match occasion {
        Occasion::Yakuman { from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            let records = open.read(|club| club.records_of(chosen, Play::Club))?;
            reports::yakuman_certificates(&records, chosen, options)
        }
        Occasion::Awards { from, to, award } => {
            let period = days(Some(from), Some(to))?;
            let (records, mut awards) =
                open.read(|club| Ok((club.records_of(period, Play::Club)?, club.awards()?)))?;
            awards.retain(|one| award.as_ref().is_none_or(|name| one.name == *name));
            reports::award_certificates(&records, period, &awards, options)
        }
        Occasion::Champion {
            from,
            to,
            series,
            event,
            places,
        } => {
            within("places", *places, MOST_PLACES)?;
            let period = days(Some(from), Some(to))?;
            champions(open, period, *series, event, *places, options)?
        }
        Occasion::Places { event, places } => {
            let records = open.read(|club| club.records(Period::ALWAYS))?;
            let reached = places.iter().map(|Place { place, member }| {
                within("place", *place, MOST_PLACES)?;
                Ok((*place, *member))
            });
            let reached = reached.collect::<Result<Vec<_>, WireError>>()?;
            reports::place_certificates(&records, event.trim(), &reached)
        }
        Occasion::Free {
            title,
            honour,
            name,
            text,
        } => vec![Certificate {
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

fn champions(
    open: &OpenClub,
    period: Period,
    series: Option<SeriesId>,
    event: &str,
    places: u32,
    options: &Options,
) -> Result<Vec<Certificate>, WireError> {
    let play = series.map_or(Play::Club, |_| Play::All);
    let mut records = open.read(|club| club.records_of(period, play))?;
    let usual = event_of(&records, played(&records, period), series, options.calendar);
    if let Some(series) = series {
        records = records.of_series(series);
    }
    let event = match event.trim() {
        "" => usual.as_str(),
        event => event,
    };
    Ok(first_places(&records, event, places))
}
