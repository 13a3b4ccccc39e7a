//! The page for the club's web site.

use super::{fiscal_year, half_year, options, person};
use crate::answer::Answer;
use crate::arguments::{Open, WebPage};
use crate::failure::Failure;
use crate::{awards, file, standings};
use db::Club;
use reports::Called;
use scoring::Period;

pub fn web_page(asked: &WebPage, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let period = period(&club, asked)?;
    let records = club.records_of(period, asked.counted.into())?;
    let options = options(&club, &asked.paper.look)?;
    let called = called(&club, &asked.open)?;
    let awards = awards::of(&club, asked.open.awards.as_deref())?;
    let page = reports::web_page(&records, period, &called, &awards, &options);
    let page = page.map_err(Failure::failed)?;
    file::write_whole(&asked.paper.out, page.as_bytes(), answer)
}

/// What the page calls people: the names that the file has for it, those that the command line gives, and
/// for the others what was asked for.
pub fn called(club: &Club, open: &Open) -> Result<Called, Failure> {
    let mut own = club.public_names()?;
    for (number, name) in &open.call {
        own.insert(person(club, *number)?, name.clone());
    }
    Ok(Called {
        own,
        others: open.names.into(),
    })
}

/// The days asked for. An open end is that of the month in which the club began to play, or in which
/// it played last.
fn period(club: &Club, asked: &WebPage) -> Result<Period, Failure> {
    match (asked.year, asked.half) {
        (Some(year), Some(half)) => half_year(club, year, half),
        (Some(year), None) => fiscal_year(club, year),
        (None, _) => {
            let span = standings::period(&asked.span)?;
            let played = club.records_of(span, asked.counted.into())?;
            let ends = played.days().next().zip(played.days().next_back());
            let (first, last) = ends.ok_or_else(|| {
                Failure::refused("nothing was played in what was asked for; check the days")
            })?;
            Ok(Period {
                from: asked.span.from.unwrap_or(Period::month_of(first).from),
                to: asked.span.to.unwrap_or(Period::month_of(last).to),
            })
        }
    }
}
