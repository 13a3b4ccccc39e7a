//! The periods that people choose from.

use chrono::{Datelike, NaiveDate};
use scoring::{Calendar, FiscalStart, Half, Period};
use serde::{Deserialize, Serialize};

/// How long a period is.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PeriodKind {
    /// One day.
    Day,
    /// A calendar month.
    Month,
    /// Half a fiscal year.
    Half,
    /// From the club's first month, for twelve.
    FiscalYear,
    /// Everything the club has recorded.
    All,
    /// From one day to another, as the person chose them.
    Custom,
}

/// The period of that kind that holds the day; nothing where everything is meant. Any days in a
/// row begin as the one day.
pub fn holding(kind: PeriodKind, day: NaiveDate, start: FiscalStart) -> Option<Period> {
    match kind {
        PeriodKind::Day | PeriodKind::Custom => Some(Period { from: day, to: day }),
        PeriodKind::Month => Some(Period::month_of(day)),
        PeriodKind::Half => Period::half_year_of(day, start),
        PeriodKind::FiscalYear => Period::fiscal_year_of(day, start),
        PeriodKind::All => None,
    }
}

/// What such a period is called.
pub fn heading(kind: PeriodKind, period: Period, calendar: Calendar, start: FiscalStart) -> String {
    let fiscal_year = Period::fiscal_year_of(period.from, start).unwrap_or(period);
    let year = fiscal_year.from.year();
    match kind {
        PeriodKind::Day => calendar.day_with_weekday(period.from),
        PeriodKind::FiscalYear => calendar.fiscal_year(year, start),
        PeriodKind::Half => {
            let first = fiscal_year.from == period.from;
            let half = if first { Half::First } else { Half::Second };
            calendar.half_year(year, half, start)
        }
        PeriodKind::Month | PeriodKind::Custom | PeriodKind::All => calendar.period(period),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_period_holds_its_day_under_the_words_of_a_club() {
        let cases = [
            (PeriodKind::Day, "2027-02-11", "令和9年2月11日(木)"),
            (PeriodKind::Month, "2027-02-01 2027-02-28", "令和9年2月"),
            (
                PeriodKind::Half,
                "2026-10-01 2027-03-31",
                "令和8年度 下半期",
            ),
            (PeriodKind::FiscalYear, "2026-04-01 2027-03-31", "令和8年度"),
        ];
        let day = NaiveDate::from_ymd_opt(2027, 2, 11).unwrap();
        let start = FiscalStart::default();
        for (kind, days, words) in cases {
            let period = holding(kind, day, start).unwrap();
            let (from, to) = days.split_once(' ').unwrap_or((days, days));
            assert_eq!(
                (period.from.to_string(), period.to.to_string()),
                (from.into(), to.into())
            );
            assert!(period.holds(day));
            assert_eq!(heading(kind, period, Calendar::Japanese, start), words);
        }
        assert_eq!(holding(PeriodKind::All, day, start), None);
    }

    #[test]
    fn a_fiscal_year_from_january_is_the_calendars() {
        let day = NaiveDate::from_ymd_opt(2027, 2, 11).unwrap();
        let start = FiscalStart::new(1).unwrap();
        let half = holding(PeriodKind::Half, day, start).unwrap();
        assert_eq!(half.from.to_string(), "2027-01-01");
        assert_eq!(
            heading(PeriodKind::Half, half, Calendar::Western, start),
            "2027年度 上半期"
        );
    }
}
