//! Days as lists write them: whole, without a year, or the mere number of the day in a month's sheet.

use super::Ground;
use super::grid::Grid;
use crate::club::import::cell::excerpt;
use crate::error::LedgerProblem;
use chrono::{Datelike, NaiveDate};
use scoring::typed::half_width;
use scoring::{Period, parse_date};

/// What is known of all days of a sheet.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Known {
    /// The year that is written somewhere, and whether it is a fiscal year.
    year: Option<(i32, bool)>,
    month: Option<u32>,
    /// The day that is written above the list, or as the sheet's name.
    pub day: Option<NaiveDate>,
}

impl Known {
    /// What the sheet's name, the lines above its heads and the file's name say, the nearest first.
    pub(super) fn of(grid: &Grid, heads: usize, ground: &Ground<'_>) -> Self {
        let [sheet, file] = &grid.names;
        let above = grid.rows.iter().take(heads);
        let above = above.flat_map(|row| row.cells.iter().map(|cell| &**cell));
        let mut known = Self::default();
        for text in std::iter::once(sheet.as_str())
            .chain(above)
            .chain([file.as_str()])
        {
            if text.chars().count() <= 100 {
                known.read(text);
            }
        }
        if let Some(year) = ground.said.fiscal_year {
            known.year = Some((year, true));
        }
        known
    }

    fn read(&mut self, text: &str) {
        let plain = half_width(text.trim());
        if let Some(day) = whole(&plain) {
            self.day = self.day.or(Some(day));
            return;
        }
        self.year = self.year.or_else(|| year_in(&plain));
        if self.month.is_none() {
            self.month = number_before(&plain, '月').filter(|month| (1..=12).contains(month));
        }
    }

    /// The period that is said for totals without days: a fiscal year or a month.
    pub(super) fn period(&self, ground: &Ground<'_>) -> Option<Period> {
        if let Some(day) = self.day {
            return Some(Period { from: day, to: day });
        }
        let (year, is_fiscal) = self.year?;
        match self.month {
            Some(month) => {
                let next = is_fiscal && month < ground.fiscal_start.month();
                let first = NaiveDate::from_ymd_opt(year + i32::from(next), month, 1)?;
                Some(Period::month_of(first))
            }
            None if is_fiscal => Period::fiscal_year(year, ground.fiscal_start),
            None => Some(Period {
                from: NaiveDate::from_ymd_opt(year, 1, 1)?,
                to: NaiveDate::from_ymd_opt(year, 12, 31)?,
            }),
        }
    }

    /// Whether the mere number of a day says which day it is.
    pub(super) fn has_month(&self) -> bool {
        self.month.is_some()
    }

    /// The day that a text says, if it says one.
    ///
    /// # Errors
    /// Where it is no day, or nobody knows its year.
    pub(super) fn day(&self, text: &str, ground: &Ground<'_>) -> Result<NaiveDate, LedgerProblem> {
        let not_a_day = || LedgerProblem::NotADay {
            text: excerpt(text),
        };
        let plain = without_weekday(&half_width(text.trim()));
        if let Some(day) = whole(&plain) {
            return Ok(day);
        }
        let (month, day) = self.month_and_day(&plain).ok_or_else(not_a_day)?;
        let (year, is_fiscal) = self
            .year
            .ok_or_else(|| LedgerProblem::NoYear { day: excerpt(text) })?;
        let next = is_fiscal && month < ground.fiscal_start.month();
        NaiveDate::from_ymd_opt(year + i32::from(next), month, day).ok_or_else(not_a_day)
    }

    fn month_and_day(&self, plain: &str) -> Option<(u32, u32)> {
        let within = |number: &str, most: u32| {
            let number = number.trim();
            let is_number =
                (1..=2).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
            let number = number.parse().ok().filter(|_| is_number);
            number.filter(|number| (1..=most).contains(number))
        };
        let plain = plain.strip_suffix('日').unwrap_or(plain);
        match plain.split(['/', '月', '-', '.']).collect::<Vec<_>>()[..] {
            [month, day] => Some((within(month, 12)?, within(day, 31)?)),
            [day] => Some((self.month?, within(day, 31)?)),
            _ => None,
        }
    }

    /// Whether a text at the head of a column says a day, known or not.
    pub(super) fn is_day(&self, text: &str, ground: &Ground<'_>) -> bool {
        let is_mere_number = half_width(text.trim()).bytes().all(|b| b.is_ascii_digit());
        match self.day(text, ground) {
            Ok(_) => !is_mere_number || self.has_month(),
            Err(LedgerProblem::NoYear { .. }) => !is_mere_number,
            Err(_) => false,
        }
    }
}

/// `4月`, `5日`: half of a day, where two rows of heads say it together.
pub(super) fn is_part(text: &str) -> bool {
    let plain = half_width(text.trim());
    let digits = plain.strip_suffix(['月', '日']);
    digits.is_some_and(|digits| {
        (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
    })
}

fn whole(plain: &str) -> Option<NaiveDate> {
    let short = plain.len() <= 40;
    let day = short.then(|| parse_date(plain).ok())??;
    (1900..=2199).contains(&day.year()).then_some(day)
}

/// `4/5(土)` and `4月5日 土曜日` without the weekday.
fn without_weekday(plain: &str) -> String {
    let bare = plain.trim_end_matches(|sign: char| {
        matches!(sign, '(' | ')' | ' ') || "月火水木金土日祝曜".contains(sign)
    });
    let digits = bare.ends_with(|sign: char| sign.is_ascii_digit());
    // What is left of 4月5日 lacks the sign of the day, of 4月 that of the month.
    match plain.get(bare.len()..) {
        Some(rest) if digits && rest.starts_with('日') => format!("{bare}日"),
        Some(rest) if digits && rest.starts_with('月') => format!("{bare}月"),
        _ if digits => bare.to_owned(),
        _ => plain.to_owned(),
    }
}

/// `2024年度`, `令和6年`, `R6年度`.
fn year_in(plain: &str) -> Option<(i32, bool)> {
    let (before, after) = plain.split_once('年')?;
    let is_fiscal = after.starts_with('度');
    let start = before
        .char_indices()
        .rev()
        .take_while(|(_, sign)| sign.is_ascii_digit() || *sign == '元')
        .last()
        .map_or(before.len(), |(at, _)| at);
    let digits = before.get(start..)?;
    let era = before.get(..start)?;
    if digits.len() == 4 {
        let year = digits.parse().ok()?;
        return (1900..=2199).contains(&year).then_some((year, is_fiscal));
    }
    let era = ["令和", "平成", "昭和", "R", "H", "S", "r", "h", "s"]
        .iter()
        .find(|name| era.ends_with(**name))?;
    // Any era's year that was has a day in its middle; a year by itself is read as that day is.
    let day = ["7月1日", "1月2日", "12月31日"]
        .iter()
        .find_map(|day| parse_date(&format!("{era}{digits}年{day}")).ok())?;
    Some((day.year(), is_fiscal))
}

fn number_before(plain: &str, sign: char) -> Option<u32> {
    let (before, _) = plain.split_once(sign)?;
    let digits: String = before
        .chars()
        .rev()
        .take_while(char::is_ascii_digit)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .collect();
    (digits.len() <= 2).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::{number_before, without_weekday, year_in};

    #[test]
    fn years_and_months_are_found_where_they_are_written() {
        for (text, year) in [
            ("白樺会 2024年度成績表", Some((2024, true))),
            ("令和6年度", Some((2024, true))),
            ("R6年4月", Some((2024, false))),
            ("令和元年度", Some((2019, true))),
            ("4月", None),
            ("12年", None),
        ] {
            assert_eq!(year_in(text), year, "{text}");
        }
        assert_eq!(number_before("2024年4月", '月'), Some(4));
        assert_eq!(number_before("年月", '月'), None);
    }

    #[test]
    fn weekdays_are_no_part_of_a_day() {
        for (text, bare) in [
            ("4/5(土)", "4/5"),
            ("4月5日(土)", "4月5日"),
            ("4月5日", "4月5日"),
            ("5日", "5日"),
            ("4月", "4月"),
            ("2024-04-05", "2024-04-05"),
            ("土曜会", "土曜会"),
        ] {
            assert_eq!(without_weekday(text), bare, "{text}");
        }
    }
}
