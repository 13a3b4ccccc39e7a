//! The rules and exceptions of one series, and the days they come to.

use crate::holiday::{days, holiday};
use crate::{Details, Exception, OnHolidays, Problem, Rule, What};
use chrono::NaiveDate;
use scoring::Period;
use scoring::record::{Change, ChangeKind, Meeting};
use std::collections::BTreeMap;

/// The rules and exceptions of one series.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Plan {
    /// Where two give the same day, the first one counts.
    pub rules: Vec<Rule>,
    /// One for a day at the most.
    pub exceptions: Vec<Exception>,
}

impl Plan {
    /// The days of a period in order, those included on which the series would have met. On no day
    /// it meets twice.
    pub fn meetings(&self, series: &str, period: Period) -> Vec<Meeting> {
        let exceptions: BTreeMap<NaiveDate, &Exception> = self
            .exceptions
            .iter()
            .map(|exception| (exception.date, exception))
            .collect();
        let mut found: BTreeMap<NaiveDate, Meeting> = days(period)
            .filter_map(|date| {
                let meeting = self.planned(date, exceptions.get(&date).copied())?;
                Some((date, meeting.of(series, date)))
            })
            .collect();
        for exception in &self.exceptions {
            let Some((to, meeting)) = self.arrives(exception) else {
                continue;
            };
            let is_held = found.get(&to).is_some_and(Meeting::is_held);
            if period.holds(to) && !is_held {
                found.insert(to, meeting.of(series, to));
            }
        }
        found.into_values().collect()
    }

    /// Whether the series meets on a day, with all exceptions.
    pub fn meets_on(&self, date: NaiveDate) -> bool {
        let day = Period {
            from: date,
            to: date,
        };
        self.meetings("", day).iter().any(Meeting::is_held)
    }

    /// Whether an exception could be added to these.
    ///
    /// # Errors
    /// Where no rule gives the day that is cancelled or moved, or where the series meets already
    /// on the day to which it is moved or that is added.
    pub fn check_new(&self, exception: &Exception) -> Result<(), Problem> {
        exception.check()?;
        let others = self.exceptions.iter();
        let before = Self {
            rules: self.rules.clone(),
            exceptions: others
                .filter(|other| other.date != exception.date)
                .cloned()
                .collect(),
        };
        let free = |date| {
            if before.meets_on(date) {
                Err(Problem::AlreadyMeets(date))
            } else {
                Ok(())
            }
        };
        match &exception.what {
            What::Extra { .. } => free(exception.date),
            _ if before.rule(exception.date).is_none() => Err(Problem::DoesNotMeet(exception.date)),
            What::Moved { to, .. } if *to != exception.date => free(*to),
            What::Moved { .. } | What::Cancelled => Ok(()),
        }
    }

    fn rule(&self, date: NaiveDate) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.gives(date))
    }

    /// What is planned for a day, not counting what is moved there from others.
    fn planned(&self, date: NaiveDate, exception: Option<&Exception>) -> Option<Planned> {
        let rule = self.rule(date);
        let Some(exception) = exception else {
            let rule = rule?;
            let skipped = match rule.on_holidays {
                OnHolidays::Skips => holiday(date),
                OnHolidays::Meets => None,
            };
            return Some(Planned {
                details: rule.details.clone(),
                change: skipped.map(|reason| Change {
                    kind: ChangeKind::Holiday,
                    reason,
                }),
            });
        };
        let (details, kind) = match (&exception.what, rule) {
            (What::Extra { details }, _) => (details.clone(), ChangeKind::Extra),
            // What an exception is from may be gone: then there is nothing to cancel or to move.
            (_, None) => return None,
            (What::Cancelled, Some(rule)) => (rule.details.clone(), ChangeKind::Cancelled),
            (What::Moved { to, details }, Some(rule)) if *to == date => {
                (details.or(&rule.details), ChangeKind::Altered)
            }
            (What::Moved { to, .. }, Some(rule)) => {
                (rule.details.clone(), ChangeKind::MovedTo(*to))
            }
        };
        Some(Planned {
            details,
            change: Some(Change {
                kind,
                reason: exception.reason.clone(),
            }),
        })
    }

    /// What is moved to another day by an exception.
    fn arrives(&self, exception: &Exception) -> Option<(NaiveDate, Planned)> {
        let What::Moved { to, details } = &exception.what else {
            return None;
        };
        let rule = self.rule(exception.date)?;
        let planned = Planned {
            details: details.or(&rule.details),
            change: Some(Change {
                kind: ChangeKind::MovedFrom(exception.date),
                reason: exception.reason.clone(),
            }),
        };
        (*to != exception.date).then_some((*to, planned))
    }
}

struct Planned {
    details: Details,
    change: Option<Change>,
}

impl Planned {
    fn of(self, series: &str, date: NaiveDate) -> Meeting {
        let Details {
            venue,
            begins,
            ends,
            rounds,
            note,
        } = self.details;
        Meeting {
            date,
            series: series.to_owned(),
            venue,
            begins,
            ends,
            rounds,
            note,
            change: self.change,
        }
    }
}
