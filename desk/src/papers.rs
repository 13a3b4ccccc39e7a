//! What papers are made from, read from the club's file, so that drawing them keeps nobody waiting for it.

pub mod certificates;
mod drawn;
mod half_year;
mod names;

pub use drawn::{DrawnDay, RoundOfContest};
pub use half_year::{HalfYear, HalfYearFile, Made};
pub use names::{of_day, of_member, of_month};

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
