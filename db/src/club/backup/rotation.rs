//! Which backups may go: grandfather, father and son, and one of each fiscal year for ever.

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime};
use scoring::FiscalStart;
use std::collections::BTreeSet;

/// Of so many days, today included, the last backup of each stays.
const DAYS: u64 = 14;
/// Of so many weeks, from Monday on.
const WEEKS: u64 = 8;
/// Of so many months.
const MONTHS: i32 = 12;

/// A backup that may be deleted, because a later one of the same fiscal year replaces it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RedundantBackup {
    /// When it was made.
    pub at: NaiveDateTime,
    /// When the one was made that replaces it: the next one that stays.
    pub successor: NaiveDateTime,
}

/// Of backups made at these times, those that may go, the earliest first. The last backup of each of
/// the last days, weeks and months stays, that of each fiscal year for ever, everything made today,
/// and everything that a wrong clock has put later than that.
///
/// ```
/// use chrono::NaiveDate;
/// use scoring::FiscalStart;
/// let at = |y, m, d, h| NaiveDate::from_ymd_opt(y, m, d).unwrap().and_hms_opt(h, 0, 0).unwrap();
/// // Two of a day long ago, and the one that was the last of its fiscal year.
/// let made = [at(2019, 5, 8, 12), at(2019, 5, 8, 17), at(2020, 3, 25, 17), at(2026, 11, 21, 17)];
/// let today = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
/// let gone = db::redundant_backups(&made, today, FiscalStart::default());
/// assert_eq!(gone.iter().map(|gone| gone.at).collect::<Vec<_>>(), made[..2]);
/// assert!(gone.iter().all(|gone| gone.successor == made[2]));
/// ```
pub fn redundant_backups(
    times: &[NaiveDateTime],
    today: NaiveDate,
    start: FiscalStart,
) -> Vec<RedundantBackup> {
    let times: BTreeSet<NaiveDateTime> = times.iter().copied().collect();
    let mut stays: BTreeSet<NaiveDateTime> = times.range(midnight(today)..).copied().collect();
    // From the latest on, so that the first of a day, a week, a month or a year is its last.
    let mut taken: BTreeSet<Slot> = BTreeSet::new();
    for at in times.iter().rev() {
        let mut is_first = false;
        for slot in slots(at.date(), today, start) {
            is_first |= taken.insert(slot);
        }
        if is_first {
            stays.insert(*at);
        }
    }
    let gone = times.difference(&stays);
    gone.filter_map(|at| {
        let successor = stays.range(at..).next().copied()?;
        Some(RedundantBackup { at: *at, successor })
    })
    .collect()
}

/// What a backup may be the last of.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Slot {
    Day(NaiveDate),
    /// By its Monday.
    Week(NaiveDate),
    /// Counted from the year 0 on.
    Month(i32),
    /// By the calendar year in which it begins.
    FiscalYear(i32),
}

fn slots(day: NaiveDate, today: NaiveDate, start: FiscalStart) -> impl Iterator<Item = Slot> {
    let since = |count: u64, from: NaiveDate| {
        let first = from.checked_sub_days(Days::new(count - 1));
        first.is_none_or(|first| day >= first)
    };
    let fiscal_year = if day.month() < start.month() {
        day.year() - 1
    } else {
        day.year()
    };
    [
        since(DAYS, today).then_some(Slot::Day(day)),
        since(7 * (WEEKS - 1) + 1, monday(today)).then(|| Slot::Week(monday(day))),
        (month(day) > month(today) - MONTHS).then(|| Slot::Month(month(day))),
        Some(Slot::FiscalYear(fiscal_year)),
    ]
    .into_iter()
    .flatten()
}

fn midnight(day: NaiveDate) -> NaiveDateTime {
    day.and_time(chrono::NaiveTime::MIN)
}

fn monday(day: NaiveDate) -> NaiveDate {
    let since = day.weekday().num_days_from_monday();
    day.checked_sub_days(Days::new(since.into())).unwrap_or(day)
}

fn month(day: NaiveDate) -> i32 {
    day.year() * 12 + i32::try_from(day.month0()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
