//! What is called out while a round's time runs, and when.

use crate::rule_set::{AtEnd, Call, Clock};
use chrono::TimeDelta;

/// Something that is called out in a round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Signal {
    /// Minutes before the end.
    pub minutes_left: u16,
    /// What is called out.
    pub said: Said,
}

/// What is called out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Said {
    /// That the tables have to do something before the end.
    Call(Call),
    /// That the time is over.
    Over(AtEnd),
}

impl Clock {
    /// All that is called out in a round, in the order of time: the end is the last.
    ///
    /// ```
    /// let rules = scoring::preset("wakakujira-2025").unwrap();
    /// let minutes: Vec<u16> = rules.data().clock.signals().iter().map(|signal| signal.minutes_left).collect();
    /// assert_eq!(minutes, [10, 3, 0]);
    /// ```
    pub fn signals(&self) -> Vec<Signal> {
        let mut signals: Vec<Signal> = self
            .announcements
            .iter()
            .map(|announcement| Signal {
                minutes_left: announcement.minutes_left,
                said: Said::Call(announcement.call),
            })
            .collect();
        signals.sort_by_key(|signal| std::cmp::Reverse(signal.minutes_left));
        signals.push(Signal {
            minutes_left: 0,
            said: Said::Over(self.at_end),
        });
        signals
    }
}

impl Signal {
    /// How long before the end it is called out.
    pub fn left(&self) -> TimeDelta {
        TimeDelta::minutes(self.minutes_left.into())
    }
}

/// How many of a clock's signals are due with that much time left: always the first ones.
pub fn due(signals: &[Signal], left: TimeDelta) -> usize {
    signals.partition_point(|signal| signal.left() >= left)
}
