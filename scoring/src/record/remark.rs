//! What the secretary writes about a period: a comment for everybody, and notes for single people.

use super::{PersonId, Records, SeriesId};
use crate::Period;

/// Something written about a month, a half-year or a fiscal year.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Remark {
    /// The whole of the period: what is said about a half-year is not said about its months.
    pub period: Period,
    /// The one series it is about; none where it is about all of them.
    pub series: Option<SeriesId>,
    /// Whom it is written for; none where it is for everybody.
    pub person: Option<PersonId>,
    /// What is said, in one line or several.
    pub text: String,
}

impl Records {
    /// What is said to everybody about exactly that period, of one series or of all.
    ///
    /// ```
    /// use scoring::record::{Records, Remark};
    /// let october = scoring::Period::month_of(scoring::parse_date("2025-10-01").unwrap());
    /// let text = "新しい会員を迎えました。".to_owned();
    /// let remark = Remark { period: october, series: None, person: None, text };
    /// let records = Records { remarks: vec![remark], ..Records::default() };
    /// assert_eq!(records.comment(october, None), Some("新しい会員を迎えました。"));
    /// ```
    pub fn comment(&self, period: Period, series: Option<SeriesId>) -> Option<&str> {
        self.remark(period, series, None)
    }

    /// What is said to one person about exactly that period, of one series or of all.
    pub fn note(&self, person: PersonId, period: Period, series: Option<SeriesId>) -> Option<&str> {
        self.remark(period, series, Some(person))
    }

    fn remark(
        &self,
        period: Period,
        series: Option<SeriesId>,
        person: Option<PersonId>,
    ) -> Option<&str> {
        let mut remarks = self.remarks.iter();
        let found = remarks.find(|remark| {
            (remark.period, remark.series, remark.person) == (period, series, person)
        });
        found.map(|remark| remark.text.as_str())
    }
}
