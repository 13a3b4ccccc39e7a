//! The periods that clubs report on: months, half-years and fiscal years.

use chrono::{Datelike, Days, Months, NaiveDate};
use serde::{Deserialize, Serialize};

/// The month in which the fiscal year begins: April for most clubs.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct FiscalStart(u32);

impl FiscalStart {
    /// A month from 1 to 12.
    pub fn new(month: u32) -> Option<Self> {
        (1..=12).contains(&month).then_some(Self(month))
    }

    /// 1 to 12.
    pub fn month(self) -> u32 {
        self.0
    }
}

impl Default for FiscalStart {
    fn default() -> Self {
        Self(4)
    }
}

impl TryFrom<u32> for FiscalStart {
    type Error = String;
    fn try_from(month: u32) -> Result<Self, String> {
        Self::new(month).ok_or_else(|| format!("month {month}: a year has months 1 to 12"))
    }
}

impl From<FiscalStart> for u32 {
    fn from(start: FiscalStart) -> Self {
        start.0
    }
}

/// Half of a fiscal year (上半期, 下半期).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// 上半期: the first six months.
    First,
    /// 下半期: the last six months.
    Second,
}

/// Some days in a row, both ends included.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Deserialize, Serialize)]
pub struct Period {
    /// First day.
    pub from: NaiveDate,
    /// Last day.
    pub to: NaiveDate,
}

impl Period {
    /// Every day there is.
    pub const ALWAYS: Self = Self {
        from: NaiveDate::MIN,
        to: NaiveDate::MAX,
    };

    /// Whether the day lies within.
    pub fn holds(self, day: NaiveDate) -> bool {
        self.from <= day && day <= self.to
    }

    /// The calendar month in which the day lies.
    pub fn month_of(day: NaiveDate) -> Self {
        let from = day.with_day(1).unwrap_or(day);
        Self::months_from(from, 1)
    }

    /// A half of the fiscal year that begins in `year`.
    ///
    /// ```
    /// use scoring::{FiscalStart, Half, Period};
    /// let first = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
    /// assert_eq!((first.from.to_string(), first.to.to_string()),
    ///            ("2025-04-01".into(), "2025-09-30".into()));
    /// ```
    pub fn half_year(year: i32, half: Half, start: FiscalStart) -> Option<Self> {
        let from = NaiveDate::from_ymd_opt(year, start.month(), 1)?;
        let from = match half {
            Half::First => from,
            Half::Second => from.checked_add_months(Months::new(6))?,
        };
        Some(Self::months_from(from, 6))
    }

    /// The fiscal year that begins in `year`.
    pub fn fiscal_year(year: i32, start: FiscalStart) -> Option<Self> {
        let from = NaiveDate::from_ymd_opt(year, start.month(), 1)?;
        Some(Self::months_from(from, 12))
    }

    /// The half-year that holds the day.
    pub fn half_year_of(day: NaiveDate, start: FiscalStart) -> Option<Self> {
        let halves = [Half::First, Half::Second].into_iter();
        let mut halves =
            halves.filter_map(|half| Self::half_year(begins_in(day, start), half, start));
        halves.find(|half| half.holds(day))
    }

    /// The fiscal year that holds the day.
    pub fn fiscal_year_of(day: NaiveDate, start: FiscalStart) -> Option<Self> {
        Self::fiscal_year(begins_in(day, start), start)
    }

    /// As many whole months straight before this one's first day as this period has.
    pub fn previous(self) -> Option<Self> {
        let months = self.months().len();
        let from = self
            .from
            .checked_sub_months(Months::new(u32::try_from(months).ok()?))?;
        Some(Self {
            from,
            to: self.from.pred_opt()?,
        })
    }

    /// The calendar months it touches, each as a period cut to this one.
    pub fn months(self) -> Vec<Self> {
        let mut months = Vec::new();
        let mut from = self.from;
        while from <= self.to {
            let month = Self::month_of(from);
            let to = month.to.min(self.to);
            months.push(Self { from, to });
            let Some(next) = month.to.succ_opt() else {
                break;
            };
            from = next;
        }
        months
    }

    fn months_from(from: NaiveDate, count: u32) -> Self {
        let to = from
            .checked_add_months(Months::new(count))
            .and_then(|next| next.checked_sub_days(Days::new(1)))
            .unwrap_or(NaiveDate::MAX);
        Self { from, to }
    }
}

/// The year in which the day's fiscal year begins.
fn begins_in(day: NaiveDate, start: FiscalStart) -> i32 {
    if day.month() < start.month() {
        day.year() - 1
    } else {
        day.year()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// A day lies in one half of one fiscal year, whatever month that begins in.
        #[test]
        fn the_half_year_of_a_day_holds_it(days in 0..40_000_i32, month in 1..=12_u32) {
            let day = NaiveDate::from_num_days_from_ce_opt(720_000 + days).unwrap();
            let start = FiscalStart::new(month).unwrap();
            let half = Period::half_year_of(day, start).unwrap();
            let year = Period::fiscal_year_of(day, start).unwrap();
            prop_assert!(half.holds(day) && year.holds(day));
            prop_assert_eq!((half.months().len(), year.months().len()), (6, 12));
            prop_assert_eq!(year.from.month(), month);
            prop_assert!(half.from == year.from || half.to == year.to);
        }
    }
}
