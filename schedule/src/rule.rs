//! On which days a series meets, and where and when.

use crate::{Problem, Weeks};
use chrono::{Datelike, NaiveDate, NaiveTime, Weekday};
use serde::{Deserialize, Serialize};

/// A rule by which a series meets, such as every first and third Wednesday.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The day of the week.
    pub weekday: Weekday,
    /// In which weeks of a month.
    pub weeks: Weeks,
    /// What happens on a public holiday.
    #[serde(default)]
    pub on_holidays: OnHolidays,
    /// The first day for which it holds; none is ever since.
    #[serde(default)]
    pub from: Option<NaiveDate>,
    /// The last day for which it holds; none is for ever.
    #[serde(default)]
    pub until: Option<NaiveDate>,
    /// Where and when.
    #[serde(default)]
    pub details: Details,
}

/// What happens on a public holiday.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OnHolidays {
    /// The series meets all the same.
    #[default]
    Meets,
    /// The series does not meet.
    Skips,
}

impl OnHolidays {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Meets, Self::Skips];

    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Meets => "meets",
            Self::Skips => "skips",
        }
    }
}

/// Where and when a meeting is, as far as it is settled.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Details {
    /// Where; empty when it is not settled.
    pub venue: String,
    /// When it begins, to the minute.
    #[serde(with = "crate::time::written")]
    pub begins: Option<NaiveTime>,
    /// When it ends, on the same day.
    #[serde(with = "crate::time::written")]
    pub ends: Option<NaiveTime>,
    /// How many rounds are played.
    pub rounds: Option<u32>,
    /// Anything else that is said about each of the days.
    pub note: String,
}

impl Rule {
    /// On that day of those weeks, holidays included, with nothing settled besides.
    pub fn new(weekday: Weekday, weeks: Weeks) -> Self {
        Self {
            weekday,
            weeks,
            on_holidays: OnHolidays::default(),
            from: None,
            until: None,
            details: Details::default(),
        }
    }

    /// Whether it gives that day, as far as weekdays go.
    pub fn gives(&self, date: NaiveDate) -> bool {
        date.weekday() == self.weekday
            && self.weeks.hold(date)
            && self.from.is_none_or(|from| from <= date)
            && self.until.is_none_or(|until| date <= until)
    }

    /// # Errors
    /// Where its days or its times are the wrong way round.
    pub fn check(&self) -> Result<(), Problem> {
        if let (Some(from), Some(until)) = (self.from, self.until)
            && until < from
        {
            return Err(Problem::UntilBeforeFrom { from, until });
        }
        self.details.check()
    }
}

impl Details {
    /// # Errors
    /// Where it does not begin before it ends.
    pub fn check(&self) -> Result<(), Problem> {
        match (self.begins, self.ends) {
            (Some(begins), Some(ends)) if ends <= begins => {
                Err(Problem::EndsBeforeItBegins { begins, ends })
            }
            (None, Some(ends)) => Err(Problem::EndsWithoutBeginning(ends)),
            _ => Ok(()),
        }
    }

    /// The same, with what is not settled taken from the usual. Beginning and end go together.
    pub(crate) fn or(&self, usual: &Self) -> Self {
        let text = |own: &String, usual: &String| if own.is_empty() { usual } else { own }.clone();
        let times = if self.begins.is_some() { self } else { usual };
        Self {
            venue: text(&self.venue, &usual.venue),
            begins: times.begins,
            ends: times.ends,
            rounds: self.rounds.or(usual.rounds),
            note: text(&self.note, &usual.note),
        }
    }
}
