//! The public holidays of Japan: the one place that knows where they come from.

use chrono::{Datelike, NaiveDate};
use scoring::Period;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The years of which the holidays are known. The library follows the law in force since 1986; days
/// to come are those of today's law, and the equinoxes are computed until they are announced.
pub const YEARS_WITH_HOLIDAYS: RangeInclusive<i32> = 1986..=2099;

/// What a public holiday is called; none where the day is not one.
///
/// ```
/// use schedule::holiday;
/// assert_eq!(holiday("2026-09-22".parse().unwrap()).as_deref(), Some("国民の休日"));
/// assert_eq!(holiday("2026-05-06".parse().unwrap()).as_deref(), Some("振替休日"));
/// assert_eq!(holiday("2026-05-07".parse().unwrap()), None);
/// ```
pub fn holiday(date: NaiveDate) -> Option<String> {
    if !YEARS_WITH_HOLIDAYS.contains(&date.year()) {
        return None;
    }
    let name = yasumi::is_holiday_name(date)?;
    // A substitute is named after the holiday it stands for, which has a day of its own.
    let substitute = "振替休日";
    Some(if name.ends_with(substitute) {
        substitute.to_owned()
    } else {
        name
    })
}

/// The public holidays of a period by day.
pub fn holidays(period: Period) -> BTreeMap<NaiveDate, String> {
    days(period)
        .filter_map(|day| Some((day, holiday(day)?)))
        .collect()
}

/// The days of a period, as far as anybody plans or looks back.
pub(crate) fn days(period: Period) -> impl Iterator<Item = NaiveDate> {
    let end = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    let from = period.from.max(end(1900, 1, 1));
    let to = period.to.min(end(2199, 12, 31));
    from.iter_days().take_while(move |day| *day <= to)
}
