//! Certificates.

use super::{fiscal_year, half_year, options, person, write};
use crate::answer::Answer;
use crate::arguments::{Certificate, Counted, Paper, Signed};
use crate::failure::Failure;
use crate::{awards, file};
use db::{Club, Play};
use desk::papers::{Days, Document, Given, Occasion, PlaceOf, Refusal};

pub fn certificate(asked: &Certificate, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Certificate::Yakuman {
            file,
            days,
            counted,
            signed,
            paper,
        } => {
            let occasion = Occasion::Yakuman(days.period()?.into());
            let club = file::open_to_read(file)?;
            print(&club, occasion, Some(*counted), signed, paper, answer)
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
            let occasion = Occasion::Awards {
                from: period.from,
                to: period.to,
                award: award.clone(),
                awards: Some(awards::of(&club, awards.as_deref())?),
            };
            print(&club, occasion, Some(*counted), signed, paper, answer)
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
            let series = series.as_deref();
            let occasion = Occasion::Champion {
                from: Some(period.from),
                to: Some(period.to),
                series: series.map(|name| file::series(&club, name)).transpose()?,
                event: event.clone().unwrap_or_default(),
                places: *places,
            };
            print(&club, occasion, Some(*counted), signed, paper, answer)
        }
        Certificate::Places {
            file,
            event,
            place,
            signed,
            paper,
        } => {
            let club = file::open_to_read(file)?;
            let occasion = Occasion::Places {
                event: event.clone(),
                places: places(&club, place)?,
            };
            print(&club, occasion, None, signed, paper, answer)
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
            let occasion = Occasion::Free {
                title: title.clone(),
                honour: honour.clone(),
                name: name.clone(),
                text: line.join("\n"),
            };
            let club = file::open_to_read(file)?;
            print(&club, occasion, None, signed, paper, answer)
        }
    }
}

fn places(club: &Club, reached: &[(u32, u32)]) -> Result<Vec<PlaceOf>, Failure> {
    let places = reached.iter().map(|(place, number)| {
        Ok(PlaceOf {
            place: *place,
            member: person(club, *number)?,
        })
    });
    places.collect()
}

pub fn print(
    club: &Club,
    occasion: Occasion,
    counted: Option<Counted>,
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let none = none_earned(&occasion);
    let given = Given {
        signed: signed.signed.clone(),
        day: paper.look.printed,
    };
    let document = Document::Certificates { occasion, given };
    let counted = counted.map_or(Play::All, Play::from);
    match document.read(club, options(club, &paper.look)?, counted) {
        Err(Refusal::NoCertificate) => Err(Failure::refused(none)),
        read => write(read?, paper, answer),
    }
}

/// What to say where nobody earned one.
fn none_earned(occasion: &Occasion) -> String {
    match occasion {
        Occasion::Yakuman(Days { from, to }) => format!(
            "no yakuman was written down from {} to {}; check the days",
            from.unwrap_or_default(),
            to.unwrap_or_default()
        ),
        Occasion::Champion { from, to, .. } => format!(
            "nobody played from {} to {} in what was asked for; check the days and the series",
            from.unwrap_or_default(),
            to.unwrap_or_default()
        ),
        Occasion::Competition { .. } => "the competition gives no certificates; prizes.certificates in `hanchan competition settled` says down to which rank".to_owned(),
        Occasion::Awards { .. } | Occasion::Places { .. } | Occasion::Free { .. } => {
            "nobody earned what was asked for; check the year and the name of the award".to_owned()
        }
    }
}
