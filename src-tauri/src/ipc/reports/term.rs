//! The days a document is about, and the record of them.

use chrono::NaiveDate;
use db::{Club, Play};
use desk::papers;
use reports::{MemberPages, Options, Pdf, Print};
use scoring::award::Award;
use scoring::{Calendar, Period, Records};

use super::{Honorific, Paper};
use crate::ipc::WireError;
use crate::ipc::club::today;
use crate::open_club::OpenClub;
use desk::results::period::{self, PeriodKind};

/// The title of a document names its days: where all are meant, from the first to the last on which
/// anything was played.
pub fn played(records: &Records, chosen: Period) -> Period {
    let days = || records.hanchan.iter().map(|hanchan| hanchan.date);
    match (days().min(), days().max()) {
        (Some(from), Some(to)) if chosen == Period::ALWAYS => Period { from, to },
        _ => chosen,
    }
}

pub fn with_the_period_before(open: &OpenClub, period: Period) -> Result<Records, WireError> {
    open.read(|club| papers::with_the_period_before(club, period, Play::Club))
}

/// The half-year or the fiscal year that holds the day.
pub fn holding(open: &OpenClub, kind: PeriodKind, day: NaiveDate) -> Result<Period, WireError> {
    let start = open.read(Club::settings)?.fiscal_start;
    period::holding(kind, day, start).ok_or_else(|| WireError::NoSuchDay {
        typed: day.to_string(),
    })
}

/// The report of a half-year or a fiscal year, with the club's own awards.
pub fn report(
    open: &OpenClub,
    period: Period,
    member_pages: bool,
    options: &Options,
    document: impl FnOnce(
        &Records,
        Period,
        MemberPages,
        &[Award],
        &Options,
    ) -> Result<Pdf, reports::Error>,
) -> Result<Pdf, WireError> {
    let records = with_the_period_before(open, period)?;
    let awards = open.read(Club::awards)?;
    let pages = if member_pages {
        MemberPages::Each
    } else {
        MemberPages::None
    };
    document(&records, period, pages, &awards, options).map_err(WireError::unexpected)
}

pub fn options(paper: Paper, calendar: Calendar) -> Options {
    Options {
        print: if paper.large {
            Print::Large
        } else {
            Print::Normal
        },
        calendar,
        honorific: match paper.honorific {
            Honorific::None => reports::Honorific::None,
            Honorific::San => reports::Honorific::San,
            Honorific::Sama => reports::Honorific::Sama,
        },
        ..Options::new(today())
    }
}
