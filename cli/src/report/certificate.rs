//! Certificates.

use super::{existing, half_year, options, save};
use crate::arguments::{Certificate, Paper, Signed};
use crate::failure::Failure;
use crate::{awards, file};
use db::Club;
use scoring::Period;

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
            let options = options(&club, paper)?;
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
                None => existing(
                    *year,
                    Period::fiscal_year(*year, club.settings()?.fiscal_start),
                )?,
            };
            let mut given = awards::of(&club, awards.as_deref())?;
            given.retain(|given| award.as_ref().is_none_or(|name| given.name == *name));
            let records = club.records(period)?;
            let options = options(&club, paper)?;
            let earned = reports::award_certificates(&records, period, &given, &options);
            if earned.is_empty() {
                return Err(Failure::refused(
                    "nobody earned what was asked for; check the year and the name of the award",
                ));
            }
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
    let options = options(club, paper)?;
    let pdf = reports::certificates(&name, certificates, &signed.signed, &options);
    save(&pdf, paper)
}
