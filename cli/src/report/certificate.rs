//! Certificates.

use super::{fiscal_year, half_year, options, person, save};
use crate::arguments::{Certificate, Paper, Signed};
use crate::failure::Failure;
use crate::{awards, file};
use db::Club;
use scoring::{Period, PersonId, standings};

pub fn certificate(asked: &Certificate) -> Result<(), Failure> {
    match asked {
        Certificate::Yakuman {
            file,
            from,
            to,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let period = Period {
                from: *from,
                to: *to,
            };
            let records = club.records(period)?;
            let options = options(&club, &paper.look)?;
            let earned = reports::yakuman_certificates(&records, period, &options);
            if earned.is_empty() {
                return Err(Failure::refused(format!(
                    "no yakuman was written down from {from} to {to}; check the days"
                )));
            }
            print(&club, &earned, signed, paper)
        }
        Certificate::Awards {
            file,
            year,
            half,
            awards,
            award,
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
            let records = club.records(period)?;
            let options = options(&club, &paper.look)?;
            let earned = reports::award_certificates(&records, period, &given, &options);
            if earned.is_empty() {
                return Err(Failure::refused(
                    "nobody earned what was asked for; check the year and the name of the award",
                ));
            }
            print(&club, &earned, signed, paper)
        }
        Certificate::Champion {
            file,
            from,
            to,
            series,
            event,
            places,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let period = Period {
                from: *from,
                to: *to,
            };
            let mut records = club.records(period)?;
            if let Some(name) = series {
                records = records.of_series(file::series(&records, name)?);
            }
            let options = options(&club, &paper.look)?;
            let of_days = || {
                let days = options.calendar.period(period);
                series
                    .iter()
                    .fold(days, |days, series| format!("{days} {series}"))
            };
            let event = event.clone().unwrap_or_else(of_days);
            let first: Vec<(u32, PersonId)> = standings(&records, records.club_players())
                .iter()
                .filter_map(|row| Some((row.rank.filter(|rank| rank <= places)?, row.person)))
                .collect();
            let earned = reports::place_certificates(&records, &event, &first);
            if earned.is_empty() {
                return Err(Failure::refused(format!(
                    "nobody played from {from} to {to} in what was asked for; check the days and the series"
                )));
            }
            print(&club, &earned, signed, paper)
        }
        Certificate::Places {
            file,
            event,
            place,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let records = club.records(Period::ALWAYS)?;
            let reached = place
                .iter()
                .map(|(place, number)| Ok((*place, person(&records, *number)?)));
            let reached = reached.collect::<Result<Vec<_>, Failure>>()?;
            let earned = reports::place_certificates(&records, event, &reached);
            print(&club, &earned, signed, paper)
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
            };
            print(&file::open_to_read(file)?, &[free], signed, paper)
        }
    }
}

fn print(
    club: &Club,
    certificates: &[reports::Certificate],
    signed: &Signed,
    paper: &Paper,
) -> Result<(), Failure> {
    let name = club.settings()?.name;
    let options = options(club, &paper.look)?;
    let pdf = reports::certificates(&name, certificates, &signed.signed, &options);
    save(&pdf, paper)
}
