//! The time on this machine, which is read here alone.

use crate::failure::Failure;
use chrono::{DateTime, Datelike, Local, NaiveDate, NaiveDateTime, Utc};
use std::ops::RangeInclusive;
use std::time::{SystemTime, UNIX_EPOCH};

/// What a clock that is right can say; history, backups and papers go by it.
const YEARS: RangeInclusive<i32> = 1970..=2199;

/// The time here.
pub fn now() -> Result<NaiveDateTime, Failure> {
    #[allow(clippy::disallowed_methods, reason = "this is one of the two shells")]
    let clock = SystemTime::now();
    told(clock)
}

pub fn today() -> Result<NaiveDate, Failure> {
    Ok(now()?.date())
}

/// A time of the disk's as the clock here says it.
pub fn here(time: SystemTime) -> Option<NaiveDateTime> {
    told(time).ok()
}

fn told(clock: SystemTime) -> Result<NaiveDateTime, Failure> {
    let utc = in_calendar(clock);
    // Beyond these years an hour here or there has no date any more.
    let local = utc
        .filter(|utc| (0..=9_999).contains(&utc.year()))
        .map(|utc| utc.with_timezone(&Local).naive_local());
    local
        .filter(|local| YEARS.contains(&local.year()))
        .ok_or_else(|| {
            let says = utc.map_or("a time that no calendar has".to_owned(), |utc| {
                utc.date_naive().to_string()
            });
            Failure::failed(format!(
                "this machine's clock says {says}; nothing was done. Set it right, then do it again"
            ))
        })
}

fn in_calendar(clock: SystemTime) -> Option<DateTime<Utc>> {
    let (seconds, nanoseconds) = match clock.duration_since(UNIX_EPOCH) {
        Ok(since) => (i64::try_from(since.as_secs()).ok()?, since.subsec_nanos()),
        Err(before) => (-i64::try_from(before.duration().as_secs()).ok()?, 0),
    };
    DateTime::from_timestamp(seconds, nanoseconds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const DAY: u64 = 86_400;

    #[test]
    fn a_clock_that_is_right_is_believed() {
        // Midday, so that it is the same day all around the world but for its edges.
        for (days, date) in [
            (1, "1970-01-02"),
            (20_000, "2024-10-04"),
            (84_000, "2199-12-26"),
        ] {
            let clock = UNIX_EPOCH + Duration::from_secs(days * DAY + DAY / 2);
            assert_eq!(told(clock).unwrap().date().to_string(), date);
        }
    }

    #[test]
    fn a_clock_that_cannot_be_right_is_told_and_nothing_else() {
        let before = |days: u64| UNIX_EPOCH.checked_sub(Duration::from_secs(days * DAY));
        let after = |days: u64| UNIX_EPOCH.checked_add(Duration::from_secs(days * DAY));
        let farthest = Duration::from_secs(i64::MAX.unsigned_abs());
        for (clock, says) in [
            (before(1), "1969-12-31"),
            (before(25_567), "1900-01-01"),
            (before(400_000), "0874-11-02"),
            (before(200_000_000), "a time that no calendar has"),
            (after(84_100), "2200-04-05"),
            (after(2_932_896), "9999-12-31"),
            (after(2_932_897), "+10000-01-01"),
            (after(200_000_000), "a time that no calendar has"),
            (
                UNIX_EPOCH.checked_sub(farthest),
                "a time that no calendar has",
            ),
            (
                UNIX_EPOCH.checked_add(farthest),
                "a time that no calendar has",
            ),
        ] {
            // Not every system has clocks that go so far.
            let Some(clock) = clock else { continue };
            let failure = told(clock).unwrap_err();
            let said = format!(
                "hanchan: this machine's clock says {says}; nothing was done. Set it right, then do it again"
            );
            assert_eq!(failure.lines(), [said]);
        }
    }
}
