//! The notice of the days to come.

use super::{options, save};
use crate::answer::Answer;
use crate::arguments::Notice;
use crate::failure::Failure;
use crate::{file, schedule};
use chrono::{Months, NaiveDate};
use scoring::Period;

pub fn notice(asked: &Notice, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let period = months(asked.month, asked.months);
    let notice = reports::Schedule {
        meetings: schedule::meetings(&club, period, asked.series.as_deref())?,
        holidays: ::schedule::holidays(period),
        message: asked.message.join("\n"),
    };
    let name = club.settings()?.name;
    let options = options(&club, &asked.paper.look)?;
    let pdf = reports::schedule_notice(&name, &notice, period, &options);
    save(&pdf, &asked.paper, answer)
}

/// That many months from that one on.
fn months(first: NaiveDate, count: u32) -> Period {
    let last = first.checked_add_months(Months::new(count.saturating_sub(1)));
    Period {
        from: Period::month_of(first).from,
        to: Period::month_of(last.unwrap_or(first)).to,
    }
}
