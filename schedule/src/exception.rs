//! Single days that are not as the rules say.

use crate::{Details, Problem};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A day that is not as the rules say, and why. A series has one for a day at the most.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// The day.
    pub date: NaiveDate,
    /// What happens instead.
    pub what: What,
    /// Why, as the notice says it.
    #[serde(default)]
    pub reason: String,
}

/// What happens instead of what the rules say.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// The series does not meet.
    Cancelled,
    /// It meets on another day, or on the same day elsewhere or at another time. What the details
    /// leave open is as usual.
    Moved {
        /// The day on which it meets.
        to: NaiveDate,
        /// What is not as usual.
        #[serde(default)]
        details: Details,
    },
    /// It meets although no rule says so.
    Extra {
        /// Where and when.
        #[serde(default)]
        details: Details,
    },
}

impl What {
    /// The word used in files.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Cancelled => "cancelled",
            Self::Moved { .. } => "moved",
            Self::Extra { .. } => "extra",
        }
    }

    /// Where and when, unless nothing is held.
    pub fn details(&self) -> Option<&Details> {
        match self {
            Self::Cancelled => None,
            Self::Moved { details, .. } | Self::Extra { details } => Some(details),
        }
    }
}

impl Exception {
    /// # Errors
    /// Where its times are the wrong way round.
    pub fn check(&self) -> Result<(), Problem> {
        self.what.details().map_or(Ok(()), Details::check)
    }
}
