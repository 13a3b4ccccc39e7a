//! Which version of which day is packed.

use std::env;
use std::process::Command;

use crate::paths;
use crate::process::output;

/// The version that every crate of the workspace has.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Other programs know the time of the build by this name; whoever sets it has that time packed.
pub const SOURCE_DATE_EPOCH: &str = "SOURCE_DATE_EPOCH";

/// The time that is written into what is packed, in seconds since 1970: that of the last commit, so that
/// the same sources give the same installers whenever they are built.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Stamp(pub u64);

impl Stamp {
    pub fn of_checkout() -> Result<Self, String> {
        let told = match env::var(SOURCE_DATE_EPOCH) {
            Ok(seconds) => seconds,
            Err(_) => output(
                Command::new("git")
                    .args(["log", "-1", "--format=%ct"])
                    .current_dir(paths::root()),
            )
            .map_err(|problem| {
                format!("{problem}\nOutside a git checkout, set {SOURCE_DATE_EPOCH} to the time of this version.")
            })?,
        };
        told.trim()
            .parse()
            .map(Self)
            .map_err(|_| format!("{SOURCE_DATE_EPOCH} is {told:?}, and not seconds since 1970"))
    }

    /// As 2026-11-24, of Greenwich.
    pub fn day(self) -> String {
        let (year, month, day) = civil(self.0 / 86_400);
        format!("{year}-{month:02}-{day:02}")
    }

    /// As Debian's changelogs have it: Tue, 24 Nov 2026 03:20:03 +0000.
    pub fn in_a_letter(self) -> String {
        const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
        const MONTHS: [&str; 12] = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ];
        let (days, seconds) = (self.0 / 86_400, self.0 % 86_400);
        let (year, month, day) = civil(days);
        // Below seven, and from one to twelve.
        let named = DAYS[usize::try_from(days % 7).unwrap_or_default()];
        let month = MONTHS[month - 1];
        format!(
            "{named}, {day:02} {month} {year} {:02}:{:02}:{:02} +0000",
            seconds / 3_600,
            seconds / 60 % 60,
            seconds % 60
        )
    }
}

/// Year, month and day, so many days after the first of 1970.
fn civil(days: u64) -> (u64, usize, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut left = days;
    let mut year = 1970;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if left < length {
            break;
        }
        left -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if left < length {
            break;
        }
        left -= length;
        month += 1;
    }
    (year, month, left + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day, letter) in [
            (0, "1970-01-01", "Thu, 01 Jan 1970 00:00:00 +0000"),
            (951_782_400, "2000-02-29", "Tue, 29 Feb 2000 00:00:00 +0000"),
            (
                1_795_490_403,
                "2026-11-24",
                "Tue, 24 Nov 2026 03:20:03 +0000",
            ),
            (
                1_798_761_599,
                "2026-12-31",
                "Thu, 31 Dec 2026 23:59:59 +0000",
            ),
        ] {
            assert_eq!(Stamp(seconds).day(), day);
            assert_eq!(Stamp(seconds).in_a_letter(), letter);
        }
    }
}
