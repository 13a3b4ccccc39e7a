//! The days on which a series is to meet.

use chrono::{NaiveDate, NaiveTime};

/// A day on which a series is to meet, or would have met.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Meeting {
    /// The day.
    pub date: NaiveDate,
    /// The series' name, such as 水曜会.
    pub series: String,
    /// Where; empty when it is not settled.
    pub venue: String,
    /// When it begins.
    pub begins: Option<NaiveTime>,
    /// When it ends, on the same day.
    pub ends: Option<NaiveTime>,
    /// How many rounds are played.
    pub rounds: Option<u32>,
    /// Anything the secretary says about the day.
    pub note: String,
    /// What is not as usual, if anything.
    pub change: Option<Change>,
}

/// What is not as usual about a day, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Change {
    /// What.
    pub kind: ChangeKind,
    /// Why; empty when nothing is said. Of a holiday it is the name.
    pub reason: String,
}

/// What can be other than usual.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ChangeKind {
    /// Nothing is held.
    Cancelled,
    /// Nothing is held, because the day is a public holiday.
    Holiday,
    /// Nothing is held: it is on that day instead.
    MovedTo(NaiveDate),
    /// It is held here in place of that day.
    MovedFrom(NaiveDate),
    /// Place or time are not the usual ones.
    Altered,
    /// It is held besides the usual days.
    Extra,
}

impl Meeting {
    /// Whether anybody meets on that day.
    pub fn is_held(&self) -> bool {
        let kind = self.change.as_ref().map(|change| change.kind);
        !matches!(
            kind,
            Some(ChangeKind::Cancelled | ChangeKind::Holiday | ChangeKind::MovedTo(_))
        )
    }
}
