//! Why there is no paper.

use chrono::NaiveDate;
use rust_xlsxwriter::XlsxError;
use scoring::Period;
use std::fmt;

/// Why there is no paper. Each shell says it in its own words.
#[derive(Debug)]
pub enum Refusal {
    /// What the club's file says.
    Club(db::Error),
    /// A page cannot be drawn.
    Drawing(reports::Error),
    /// A workbook has no room for it.
    Workbook(XlsxError),
    /// Nothing was played in those days.
    NobodyPlayed(Period),
    /// Nothing was drawn for that day, or not that round.
    NotDrawn {
        /// The day.
        day: NaiveDate,
        /// The round of it.
        round: Option<u32>,
    },
    /// Nothing happened for which a certificate could be given.
    NoCertificate,
    /// The competition has no such stage.
    NoSuchStage,
    /// What was typed is no time of day.
    NotATime(String),
    /// The last day is before the first.
    EndsBeforeItBegins(Period),
    /// A count that is not from 1 to the most there may be.
    OutOfRange {
        /// What is counted.
        field: &'static str,
        /// The count.
        value: u32,
        /// The most.
        most: u32,
    },
}

impl Refusal {
    pub(super) fn unless_within(field: &'static str, value: u32, most: u32) -> Result<(), Self> {
        if (1..=most).contains(&value) {
            Ok(())
        } else {
            Err(Self::OutOfRange { field, value, most })
        }
    }
}

impl From<db::Error> for Refusal {
    fn from(error: db::Error) -> Self {
        Self::Club(error)
    }
}

impl From<XlsxError> for Refusal {
    fn from(error: XlsxError) -> Self {
        Self::Workbook(error)
    }
}

impl From<reports::Error> for Refusal {
    fn from(error: reports::Error) -> Self {
        match error {
            reports::Error::NoCertificate => Self::NoCertificate,
            other => Self::Drawing(other),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Club(error) => error.fmt(f),
            Self::Drawing(error) => error.fmt(f),
            Self::Workbook(error) => error.fmt(f),
            Self::NobodyPlayed(Period { from, to }) => write!(
                f,
                "nothing was played from {from} to {to} in what was asked for; check the days"
            ),
            Self::NotDrawn { day, round } => {
                let round = round.map_or_else(String::new, |round| format!(" {round}"));
                write!(
                    f,
                    "{day}: no round{round} was drawn; draw the seats first, or check the day and the round"
                )
            }
            Self::NoCertificate => {
                f.write_str("there is nothing to give a certificate for; check the days")
            }
            Self::NoSuchStage => f.write_str("the competition has no such stage; check its number"),
            Self::NotATime(typed) => {
                write!(f, "{typed} is no time of day; write it as 10:00")
            }
            Self::EndsBeforeItBegins(Period { from, to }) => {
                write!(f, "{from} is after {to}; exchange them")
            }
            Self::OutOfRange { field, value, most } => {
                write!(f, "{field} is from 1 to {most}; {value} is not")
            }
        }
    }
}

impl std::error::Error for Refusal {}
