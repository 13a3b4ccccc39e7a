//! Certificates.

use super::{options, save};
use crate::arguments::{Certificate, Paper, Signed};
use crate::failure::Failure;
use crate::file;
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
