//! One person at two tables of a round.

use chrono::NaiveDate;
use std::fmt;

/// Somebody at two tables of a round that both count, for which nobody wrote a reason.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct AtTwoTables {
    /// The member's number.
    pub member: u32,
    /// The day.
    pub date: NaiveDate,
    /// The series by name.
    pub series: String,
    /// The round of the day.
    pub round: u32,
    /// The tables.
    pub tables: [String; 2],
}

impl fmt::Display for AtTwoTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            member,
            date,
            series,
            round,
            tables: [one, other],
        } = self;
        write!(
            f,
            "member {member} is at tables {one} and {other} of {} {series}, round {round}; correct the sheet that means somebody else, or write the reason as two_tables of one of them",
            date.format("%Y-%m-%d")
        )
    }
}
