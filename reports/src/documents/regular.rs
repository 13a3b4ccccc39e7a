//! The papers that a club makes as it goes along: of each month and of each day of play.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use scoring::{Period, Records, SeriesId};

use super::monthly::monthly;
use super::session::session_sheet;
use crate::{Error, Options, Pdf};

/// A month or a day of play, which has a paper of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Regular {
    /// A month in which something was played.
    Month(Period),
    /// A day of a series.
    Day(NaiveDate, SeriesId),
}

impl Regular {
    /// Those of a period, months first.
    pub fn of(records: &Records, period: Period) -> Vec<Self> {
        let within = records.within(period);
        let sheets = within.hanchan.iter().map(|one| &one.sheet);
        let days: BTreeSet<_> = sheets.map(|sheet| (sheet.date, sheet.series)).collect();
        let mut months = period.months();
        months.retain(|month| days.iter().any(|(day, _)| month.holds(*day)));
        let months = months.into_iter().map(Self::Month);
        let days = days.into_iter().map(|(day, series)| Self::Day(day, series));
        months.chain(days).collect()
    }

    /// Its paper: 月間成績表 or 日別成績表.
    pub fn pdf(self, records: &Records, options: &Options) -> Result<Pdf, Error> {
        match self {
            Self::Month(month) => monthly(records, month, options),
            Self::Day(day, series) => session_sheet(records, day, Some(series), options),
        }
    }
}
