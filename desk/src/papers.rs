//! What papers are made from, read from the club's file, so that drawing them keeps nobody waiting for it.

mod certificates;
mod contests;
mod days;
mod document;
mod drawing;
mod drawn;
mod half_year;
mod names;
mod practice;
mod refusal;

pub use contests::RankingFile;
pub use days::Days;
pub use document::{
    Document, DrawnRounds, Given, MOST_MONTHS, MOST_PAUSE, MOST_PLACES, MOST_PRACTICE, MOST_SHEETS,
    Occasion, OfCompetition, PlaceOf, RankingOf, Rules, SheetForm, Term,
};
pub use drawing::{Drawing, Tell, span_played};
pub use drawn::{DrawnDay, RoundOfContest};
pub use half_year::{HalfYear, HalfYearFile, Made};
pub use names::{of_day, of_member, of_month, span};
pub use refusal::Refusal;

use db::{Club, Error, Play};
use scoring::{Period, Records};

/// The records of a period and of the one before: a report says what changed since.
///
/// # Errors
/// Where the file cannot be read.
pub fn with_the_period_before(club: &Club, period: Period, play: Play) -> Result<Records, Error> {
    let from = period.previous().map_or(period.from, |before| before.from);
    club.records_of(Period { from, ..period }, play)
}

/// The same with everything before it, beside which the best of the period is a member's best ever or not.
///
/// # Errors
/// Where the club's file cannot be read.
pub fn with_all_before(club: &Club, period: Period, play: Play) -> Result<Records, Error> {
    let Period { from, .. } = Period::ALWAYS;
    club.records_of(Period { from, ..period }, play)
}

#[cfg(test)]
mod tests;
