//! When the club meets, its awards, and remarks about periods.

use super::Club;
use crate::error::Error;
use crate::tables::journal::Op;
use crate::tables::schedule_rule::ScheduleRuleId;
use crate::tables::views::meetings;
use crate::tables::{award, remark, schedule_exception, schedule_rule, series};
use chrono::{NaiveDate, NaiveDateTime};
use schedule::{Exception, Plan, Rule};
use scoring::award::Award;
use scoring::record::{Meeting, Remark};
use scoring::{Period, SeriesId};

impl Club {
    /// The rules by which the series meet: by series, and of one in the order in which the first
    /// counts.
    pub fn schedule_rules(&self) -> Result<Vec<(ScheduleRuleId, SeriesId, Rule)>, Error> {
        schedule_rule::all(&self.connection)
    }

    /// The days that are not as the rules say, by date.
    pub fn schedule_exceptions(&self) -> Result<Vec<(SeriesId, Exception)>, Error> {
        schedule_exception::all(&self.connection)
    }

    /// The rules and exceptions of one series.
    pub fn plan(&self, series: SeriesId) -> Result<Plan, Error> {
        meetings::plan(&self.connection, series)
    }

    /// The days of a period on which the club is to meet, or would have met, by date and series.
    pub fn meetings(&self, period: Period) -> Result<Vec<(SeriesId, Meeting)>, Error> {
        meetings::meetings(&self.connection, period)
    }

    /// Adds a rule by which a series meets.
    pub fn add_schedule_rule(
        &mut self,
        now: NaiveDateTime,
        series: SeriesId,
        rule: &Rule,
    ) -> Result<ScheduleRuleId, Error> {
        self.transact(Op::AddScheduleRule, now, |file| {
            schedule_rule::insert(file, series, rule)
        })
    }

    /// The same for the series of that name, which is made if there is none.
    pub fn add_schedule_rule_of(
        &mut self,
        now: NaiveDateTime,
        series: &str,
        rule: &Rule,
    ) -> Result<ScheduleRuleId, Error> {
        self.transact(Op::AddScheduleRule, now, |file| {
            let series = series::ensure(file, series)?;
            schedule_rule::insert(file, series, rule)
        })
    }

    /// Replaces such a rule.
    pub fn correct_schedule_rule(
        &mut self,
        now: NaiveDateTime,
        id: ScheduleRuleId,
        series: SeriesId,
        rule: &Rule,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectScheduleRule, now, |file| {
            schedule_rule::update(file, id, series, rule)
        })
    }

    /// Deletes such a rule. Exceptions from days that no rule gives any more count for nothing.
    pub fn delete_schedule_rule(
        &mut self,
        now: NaiveDateTime,
        id: ScheduleRuleId,
    ) -> Result<(), Error> {
        self.transact(Op::DeleteScheduleRule, now, |file| {
            schedule_rule::delete(file, id)
        })
    }

    /// Cancels, moves or adds a day of a series, in place of what was written down for that day
    /// before.
    ///
    /// # Errors
    /// As [`Plan::check_new`] says.
    pub fn set_schedule_exception(
        &mut self,
        now: NaiveDateTime,
        series: SeriesId,
        exception: &Exception,
    ) -> Result<(), Error> {
        self.transact(Op::SetScheduleException, now, |file| {
            meetings::set_exception(file, series, exception)
        })
    }

    /// Lets a day of a series be as the rules say again.
    pub fn delete_schedule_exception(
        &mut self,
        now: NaiveDateTime,
        series: SeriesId,
        date: NaiveDate,
    ) -> Result<(), Error> {
        self.transact(Op::DeleteScheduleException, now, |file| {
            schedule_exception::delete(file, series, date)
        })
    }

    /// The club's awards, in its order.
    pub fn awards(&self) -> Result<Vec<Award>, Error> {
        award::all(&self.connection)
    }

    /// Writes down the club's awards: the whole list, in place of the one before.
    pub fn set_awards(&mut self, now: NaiveDateTime, awards: &[Award]) -> Result<(), Error> {
        self.transact(Op::SetAwards, now, |file| award::replace(file, awards))
    }

    /// Everything the secretary wrote about months, half-years and fiscal years, by period. What
    /// was written about a period is also in its [`Club::records`].
    pub fn remarks(&self) -> Result<Vec<Remark>, Error> {
        remark::all(&self.connection)
    }

    /// Writes about a period, in place of what was written about it, its series and its person
    /// before. An empty text takes that away.
    pub fn set_remark(&mut self, now: NaiveDateTime, about: &Remark) -> Result<(), Error> {
        self.transact(Op::SetRemark, now, |file| remark::set(file, about))
    }
}
