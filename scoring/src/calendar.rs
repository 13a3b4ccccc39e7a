//! Calendar days and periods as Japanese clubs write them.
//!
//! Nothing here knows what day it is: the programs pass that in.

use crate::period::{FiscalStart, Half, Period};
use crate::typed::half_width;
use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Which years are shown: 令和 or 西暦.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Calendar {
    /// 令和7年10月
    #[default]
    Japanese,
    /// 2025年10月
    Western,
}

struct Era {
    kanji: &'static str,
    letter: char,
    first_day: (i32, u32, u32),
}

/// Newest first; an era ends on the day before the next begins.
const ERAS: [Era; 5] = [
    era("令和", 'R', (2019, 5, 1)),
    era("平成", 'H', (1989, 1, 8)),
    era("昭和", 'S', (1926, 12, 25)),
    era("大正", 'T', (1912, 7, 30)),
    // Japan took the Gregorian calendar on the first day of Meiji 6; earlier days need another one.
    era("明治", 'M', (1873, 1, 1)),
];

/// Meiji counts from 1868 although its first day here is in its sixth year.
const MEIJI_FIRST_YEAR: i32 = 1868;

const fn era(kanji: &'static str, letter: char, first_day: (i32, u32, u32)) -> Era {
    Era {
        kanji,
        letter,
        first_day,
    }
}

impl Era {
    fn holds(&self, day: NaiveDate) -> bool {
        (day.year(), day.month(), day.day()) >= self.first_day
    }

    fn first_year(&self) -> i32 {
        if self.letter == 'M' {
            MEIJI_FIRST_YEAR
        } else {
            self.first_day.0
        }
    }
}

impl Calendar {
    /// 令和7年 or 2025年, of that day.
    pub fn year(self, day: NaiveDate) -> String {
        let era = ERAS.iter().find(|era| era.holds(day));
        match (self, era) {
            (Self::Japanese, Some(era)) => match day.year() - era.first_year() + 1 {
                1 => format!("{}元年", era.kanji),
                year => format!("{}{year}年", era.kanji),
            },
            _ => format!("{}年", day.year()),
        }
    }

    /// 令和7年10月 or 2025年10月.
    ///
    /// ```
    /// use chrono::NaiveDate;
    /// use scoring::Calendar;
    /// let day = NaiveDate::from_ymd_opt(2025, 10, 4).unwrap();
    /// assert_eq!(Calendar::Japanese.month(day), "令和7年10月");
    /// assert_eq!(Calendar::Western.month(day), "2025年10月");
    /// ```
    pub fn month(self, day: NaiveDate) -> String {
        format!("{}{}月", self.year(day), day.month())
    }

    /// 令和7年10月4日.
    pub fn day(self, day: NaiveDate) -> String {
        format!("{}{}日", self.month(day), day.day())
    }

    /// For narrow columns: `R7.10.4` as forms have it, or `2025/10/4`.
    ///
    /// ```
    /// use chrono::NaiveDate;
    /// use scoring::Calendar;
    /// let day = NaiveDate::from_ymd_opt(2025, 10, 4).unwrap();
    /// assert_eq!(Calendar::Japanese.short_day(day), "R7.10.4");
    /// assert_eq!(Calendar::Western.short_day(day), "2025/10/4");
    /// ```
    pub fn short_day(self, day: NaiveDate) -> String {
        let (month, date) = (day.month(), day.day());
        let era = ERAS.iter().find(|era| era.holds(day));
        match (self, era) {
            (Self::Japanese, Some(era)) => {
                let year = day.year() - era.first_year() + 1;
                format!("{}{year}.{month}.{date}", era.letter)
            }
            _ => format!("{}/{month}/{date}", day.year()),
        }
    }

    /// 令和7年10月4日(土).
    pub fn day_with_weekday(self, day: NaiveDate) -> String {
        format!("{}({})", self.day(day), weekday(day))
    }

    /// 令和7年度: the fiscal year that holds the day.
    pub fn fiscal_year(self, year: i32, start: FiscalStart) -> String {
        let first = NaiveDate::from_ymd_opt(year, start.month(), 1).unwrap_or_default();
        format!("{}度", self.year(first))
    }

    /// 令和7年度 上半期.
    pub fn half_year(self, year: i32, half: Half, start: FiscalStart) -> String {
        let half = match half {
            Half::First => "上半期",
            Half::Second => "下半期",
        };
        format!("{} {half}", self.fiscal_year(year, start))
    }

    /// `令和7年4月2日～9月24日`, without repeating what both ends share.
    pub fn period(self, period: Period) -> String {
        let (from, to) = (period.from, period.to);
        if period == Period::month_of(from) {
            return self.month(from);
        }
        let whole_months = from.day() == 1 && to.succ_opt().is_none_or(|next| next.day() == 1);
        let end = |day: NaiveDate| {
            if whole_months {
                format!("{}月", day.month())
            } else {
                format!("{}月{}日", day.month(), day.day())
            }
        };
        let (first_year, last_year) = (self.year(from), self.year(to));
        if from == to {
            self.day(from)
        } else if first_year == last_year {
            format!("{first_year}{}～{}", end(from), end(to))
        } else {
            format!("{first_year}{}～{last_year}{}", end(from), end(to))
        }
    }
}

/// 月 火 水 木 金 土 日
pub fn weekday(day: NaiveDate) -> char {
    ['月', '火', '水', '木', '金', '土', '日']
        [usize::try_from(day.weekday().num_days_from_monday()).unwrap_or_default()]
}

/// Why a text is not a day.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum DateError {
    /// Not written as any of the accepted forms.
    #[error("\"{0}\" is not a date; write 2025-04-02, 2025/4/2, R7.4.2 or 令和7年4月2日")]
    Form(String),
    /// Well written, but there is no such day.
    #[error("\"{0}\" does not exist in the calendar; check the month and the day")]
    NoSuchDay(String),
    /// The era did not last until then, or had not begun: 平成38年 is refused, not shifted.
    #[error("\"{0}\" lies outside that era; check the era and the year")]
    OutsideEra(String),
}

/// Reads a day as clubs write it: `2025-04-02`, `2025/4/2`, `2025年4月2日`, `R7.4.2`,
/// `令和7年4月2日`, `令和元年5月1日`, with full-width digits as well.
///
/// ```
/// use scoring::{DateError, parse_date};
/// assert_eq!(parse_date("R8.11.21").unwrap().to_string(), "2026-11-21");
/// assert_eq!(parse_date("令和元年５月１日").unwrap().to_string(), "2019-05-01");
/// assert!(matches!(parse_date("平成38年1月1日"), Err(DateError::OutsideEra(_))));
/// assert!(matches!(parse_date("2025-02-29"), Err(DateError::NoSuchDay(_))));
/// ```
pub fn parse_date(text: &str) -> Result<NaiveDate, DateError> {
    let wrong_form = || DateError::Form(text.to_owned());
    let plain = half_width(text.trim());
    let (era, rest) = split_era(&plain);
    let rest = rest.replace('元', "1");
    let numbers: Vec<&str> = rest
        .strip_suffix('日')
        .unwrap_or(&rest)
        .split(['-', '/', '.', '年', '月'])
        .map(str::trim)
        .collect();
    let [year, month, day] = numbers[..] else {
        return Err(wrong_form());
    };
    let number = |digits: &str, longest: usize| {
        let fits = !digits.is_empty()
            && digits.len() <= longest
            && digits.bytes().all(|byte| byte.is_ascii_digit());
        if fits {
            digits.parse::<i32>().map_err(|_| wrong_form())
        } else {
            Err(wrong_form())
        }
    };
    let (month, day) = (number(month, 2)?, number(day, 2)?);
    let year = match era {
        Some(era) => match number(year, 2)? {
            0 => return Err(DateError::OutsideEra(text.to_owned())),
            year => era.first_year() + year - 1,
        },
        None if year.len() == 4 => number(year, 4)?,
        None => return Err(wrong_form()),
    };
    let date = u32::try_from(month)
        .ok()
        .zip(u32::try_from(day).ok())
        .and_then(|(month, day)| NaiveDate::from_ymd_opt(year, month, day))
        .ok_or_else(|| DateError::NoSuchDay(text.to_owned()))?;
    match era {
        Some(era)
            if ERAS
                .iter()
                .find(|other| other.holds(date))
                .map(|e| e.letter)
                != Some(era.letter) =>
        {
            Err(DateError::OutsideEra(text.to_owned()))
        }
        _ => Ok(date),
    }
}

fn split_era(text: &str) -> (Option<&'static Era>, &str) {
    for era in &ERAS {
        if let Some(rest) = text.strip_prefix(era.kanji) {
            return (Some(era), rest);
        }
        if let Some(rest) = text
            .strip_prefix(era.letter)
            .or_else(|| text.strip_prefix(era.letter.to_ascii_lowercase()))
        {
            return (Some(era), rest.trim_start_matches('.'));
        }
    }
    (None, text)
}
