//! The days that a paper is about.

use super::Refusal;
use chrono::NaiveDate;
use scoring::Period;
use serde::Deserialize;

/// Some days, or all there are.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct Days {
    /// The first.
    pub from: Option<NaiveDate>,
    /// The last.
    pub to: Option<NaiveDate>,
}

impl Days {
    pub(super) fn period(self) -> Period {
        Period {
            from: self.from.unwrap_or(Period::ALWAYS.from),
            to: self.to.unwrap_or(Period::ALWAYS.to),
        }
    }

    /// # Errors
    /// Where they end before they begin.
    pub(super) fn in_order(self) -> Result<Period, Refusal> {
        let period = self.period();
        if period.from > period.to {
            return Err(Refusal::EndsBeforeItBegins(period));
        }
        Ok(period)
    }
}

impl From<Period> for Days {
    fn from(period: Period) -> Self {
        Self {
            from: Some(period.from),
            to: Some(period.to),
        }
    }
}
