//! In which weeks of a month.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// In which weeks of a month a weekday counts: the first, the third, the last, or every one.
///
/// ```
/// use schedule::Weeks;
/// let weeks: Weeks = "3,1,last".parse().unwrap();
/// assert_eq!(weeks.to_string(), "1,3,last");
/// assert!(weeks.hold("2025-10-15".parse().unwrap()));
/// assert!(!weeks.hold("2025-10-22".parse().unwrap()));
/// assert_eq!("every".parse::<Weeks>(), Ok(Weeks::EVERY));
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Weeks {
    /// The first week in the lowest bit, to the fifth.
    numbered: u8,
    last: bool,
}

/// A month has no more.
const MOST: u32 = 5;

const LAST: &str = "last";
const EVERY: &str = "every";

impl Weeks {
    /// Every week, whatever the month.
    pub const EVERY: Self = Self {
        numbered: 0b1_1111,
        last: false,
    };

    /// Whether a day lies in one of them.
    pub fn hold(self, date: NaiveDate) -> bool {
        let week = (date.day() - 1) / 7;
        let days = u32::from(date.num_days_in_month());
        self.numbered & (1 << week) != 0 || (self.last && date.day() + 7 > days)
    }

    /// The weeks by number, as far as they have one, each from 1 to 5.
    pub fn numbers(self) -> impl Iterator<Item = u32> {
        (1..=MOST).filter(move |number| self.numbered & (1 << (number - 1)) != 0)
    }

    /// Whether the last week of a month is named, whichever number it has.
    pub fn has_last(self) -> bool {
        self.last
    }
}

impl fmt::Display for Weeks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::EVERY {
            return f.write_str(EVERY);
        }
        let numbers = self.numbers().map(|number| number.to_string());
        let last = self.last.then(|| LAST.to_owned());
        f.write_str(&numbers.chain(last).collect::<Vec<_>>().join(","))
    }
}

/// A text that names no weeks.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("\"{0}\" names no weeks of a month; write every, or such as 1,3 or 2,last")]
pub struct WeeksError(String);

impl FromStr for Weeks {
    type Err = WeeksError;

    fn from_str(text: &str) -> Result<Self, WeeksError> {
        if text.trim() == EVERY {
            return Ok(Self::EVERY);
        }
        let wrong = || WeeksError(text.to_owned());
        let mut weeks = Self {
            numbered: 0,
            last: false,
        };
        for part in text.split(',').map(str::trim) {
            if part == LAST {
                weeks.last = true;
                continue;
            }
            let number: u32 = part.parse().map_err(|_| wrong())?;
            if !(1..=MOST).contains(&number) {
                return Err(wrong());
            }
            weeks.numbered |= 1 << (number - 1);
        }
        // Where all five are chosen, "the last" adds nothing.
        weeks.last &= weeks.numbered != Self::EVERY.numbered;
        Ok(weeks)
    }
}

impl TryFrom<String> for Weeks {
    type Error = WeeksError;

    fn try_from(text: String) -> Result<Self, WeeksError> {
        text.parse()
    }
}

impl From<Weeks> for String {
    fn from(weeks: Weeks) -> Self {
        weeks.to_string()
    }
}
