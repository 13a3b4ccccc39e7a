//! Days, months and periods as people type them and as the page shows them. On the wire a day is
//! an ISO text: the page hands it back and never calculates with it.

use chrono::NaiveDate;
use scoring::calendar::weekday;
use scoring::{Calendar, DateError, FiscalStart, Period};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use crate::open_club::OpenClub;
use desk::results::period::{self, PeriodKind};
use desk::typed::{day, month};

/// A day.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct Day {
    /// 2026-11-21
    pub iso: String,
    /// In the club's calendar: 令和8年11月21日.
    pub shown: String,
    /// 月 火 水 木 金 土 日
    pub weekday: char,
}

/// Some days in a row.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct ChosenPeriod {
    pub kind: PeriodKind,
    /// The first and the last day, both included; everything the club has recorded has neither.
    pub from: Option<Day>,
    pub to: Option<Day>,
    /// In the club's calendar: 令和8年11月, 令和8年度 上半期. Empty where everything is chosen.
    pub heading: String,
    /// A day in the period of this kind before and in that after, where there is one.
    pub previous: Option<String>,
    pub next: Option<String>,
}

/// By what is looked for what was typed, as people are: folded, and as kana where it is typed in Latin
/// letters.
#[tauri::command(async)]
#[specta::specta]
pub fn search_keys(typed: String) -> Vec<String> {
    let (key, kana) = db::search_keys(&typed);
    [Some(key), kana].into_iter().flatten().collect()
}

/// Reads a day as the person typed it. Without a year it is the one nearest to today.
#[tauri::command(async)]
#[specta::specta]
pub fn day_from_text(open: State<'_, OpenClub>, text: String) -> Result<Day, WireError> {
    Ok(Day::of(read_day(&text)?, calendar(&open)?.0))
}

/// The period of that kind that holds the day; today where none is named.
#[tauri::command(async)]
#[specta::specta]
pub fn period_of(
    open: State<'_, OpenClub>,
    kind: PeriodKind,
    day: Option<String>,
) -> Result<ChosenPeriod, WireError> {
    let day = match day {
        Some(iso) => from_iso(&iso)?,
        None => today(),
    };
    let (calendar, start) = calendar(&open)?;
    Ok(ChosenPeriod::of(kind, day, calendar, start))
}

/// The period of that kind that holds the day or month, as the person typed it.
#[tauri::command(async)]
#[specta::specta]
pub fn period_from_text(
    open: State<'_, OpenClub>,
    kind: PeriodKind,
    text: String,
) -> Result<ChosenPeriod, WireError> {
    let day = read_day(&text).or_else(|refused| month::parse(&text).map_err(|_| refused))?;
    let (calendar, start) = calendar(&open)?;
    Ok(ChosenPeriod::of(kind, day, calendar, start))
}

/// The days from one to the other.
#[tauri::command(async)]
#[specta::specta]
pub fn period_between(
    open: State<'_, OpenClub>,
    from: String,
    to: String,
) -> Result<ChosenPeriod, WireError> {
    let period = days(Some(&from), Some(&to))?;
    let (calendar, _) = calendar(&open)?;
    ChosenPeriod::between(period, calendar)
}

/// Reads a day as the person typed it.
pub(super) fn read_day(typed: &str) -> Result<NaiveDate, WireError> {
    day::parse(typed, today()).map_err(|error| match error {
        DateError::Form(typed) => WireError::NotADay { typed },
        DateError::NoSuchDay(typed) => WireError::NoSuchDay { typed },
        DateError::OutsideEra(typed) => WireError::OutsideEra { typed },
    })
}

/// A day of the wire.
pub(super) fn from_iso(iso: &str) -> Result<NaiveDate, WireError> {
    iso.parse().map_err(|_| WireError::NotADay {
        typed: iso.to_owned(),
    })
}

/// The days of a [`ChosenPeriod`]: every day there is where neither end is given.
pub(super) fn days(from: Option<&str>, to: Option<&str>) -> Result<Period, WireError> {
    let always = Period::ALWAYS;
    Ok(Period {
        from: from.map_or(Ok(always.from), from_iso)?,
        to: to.map_or(Ok(always.to), from_iso)?,
    })
}

/// How the open club writes years, and when its fiscal year begins; the common way before one is
/// open, when a club is being made.
fn calendar(open: &OpenClub) -> Result<(Calendar, FiscalStart), WireError> {
    match open.read(db::Club::settings) {
        Ok(settings) => Ok((settings.calendar, settings.fiscal_start)),
        Err(WireError::NoClubOpen) => Ok((Calendar::default(), FiscalStart::default())),
        Err(other) => Err(other),
    }
}

impl Day {
    /// A day as the page is told it.
    pub fn of(day: NaiveDate, calendar: Calendar) -> Self {
        Self {
            iso: day.to_string(),
            shown: calendar.day(day),
            weekday: weekday(day),
        }
    }
}

impl ChosenPeriod {
    fn between(period: Period, calendar: Calendar) -> Result<Self, WireError> {
        if period.to < period.from {
            return Err(WireError::EndsBeforeItBegins {
                from: calendar.day(period.from),
                to: calendar.day(period.to),
            });
        }
        Ok(Self {
            kind: PeriodKind::Custom,
            from: Some(Day::of(period.from, calendar)),
            to: Some(Day::of(period.to, calendar)),
            heading: calendar.period(period),
            previous: None,
            next: None,
        })
    }

    pub(super) fn of(
        kind: PeriodKind,
        day: NaiveDate,
        calendar: Calendar,
        start: FiscalStart,
    ) -> Self {
        let holding = period::holding(kind, day, start);
        let iso = |day: Option<NaiveDate>| day.map(|day| day.to_string());
        Self {
            kind,
            from: holding.map(|period| Day::of(period.from, calendar)),
            to: holding.map(|period| Day::of(period.to, calendar)),
            heading: holding
                .map(|period| period::heading(kind, period, calendar, start))
                .unwrap_or_default(),
            previous: iso(holding.and_then(|period| period.from.pred_opt())),
            next: iso(holding.and_then(|period| period.to.succ_opt())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_the_wrong_order_are_named_as_the_club_does() {
        let period = days(Some("2026-11-21"), Some("2026-11-14")).unwrap();
        assert_eq!(
            ChosenPeriod::between(period, Calendar::Japanese).unwrap_err(),
            WireError::EndsBeforeItBegins {
                from: "令和8年11月21日".into(),
                to: "令和8年11月14日".into(),
            }
        );
    }
}
