//! What the page is told. Amounts come as the text to show: the page calculates nothing.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use specta::Type;

/// The club whose file is open.
#[derive(Debug, Serialize, Type)]
pub struct ClubOverview {
    pub name: String,
    /// Where its file is, for people to read.
    pub file: String,
    /// The newest month played, or the present one when nothing was played yet.
    pub month: Month,
}

/// A calendar month.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, Type)]
pub struct Month {
    pub year: i32,
    pub month: u32,
}

/// The standings of one month.
#[derive(Debug, Serialize, Type)]
pub struct MonthStandings {
    pub month: Month,
    /// The months before and after, where the calendar has them.
    pub previous: Option<Month>,
    pub next: Option<Month>,
    /// The month in the club's calendar, such as 令和7年10月.
    pub heading: String,
    /// The sign of the unit in which the amounts are shown: P or 点.
    pub unit: String,
    /// Four or three: how many places there are.
    pub players: u32,
    pub rows: Vec<StandingRow>,
}

/// One person's row.
#[derive(Debug, Serialize, Type)]
pub struct StandingRow {
    /// Guests and staff have none.
    pub rank: Option<u32>,
    pub number: u32,
    pub name: String,
    pub games: u32,
    /// How often first, second, third and fourth.
    pub places: Vec<u32>,
    pub average_place: String,
    pub base: String,
    pub uma: String,
    pub chombo: String,
    /// Points given or taken outside any hanchan.
    pub adjustments: String,
    pub total: String,
    pub best: String,
    pub worst: String,
}

impl Month {
    /// The month that holds the day.
    pub fn of(day: NaiveDate) -> Self {
        Self {
            year: day.year(),
            month: day.month(),
        }
    }

    /// Its first day; none when the page sent numbers that are no month.
    pub fn first_day(self) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(self.year, self.month, 1)
    }
}
