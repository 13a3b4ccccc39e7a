//! The clock of a round: how long it still runs, and what was called out. Whoever asks passes the
//! time in. A clock that runs is nothing but the moment at which it ends, so that it runs on while
//! the program is closed and while the computer sleeps.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use scoring::announcing::{Signal, due};
use scoring::rule_set::Clock;
use scoring::{RuleSetId, SeriesId};
use serde::{Deserialize, Serialize};

/// As long as a rule set may make a round.
pub const MOST_MINUTES: u16 = 600;

/// What comes to notice later than this is no longer called out, only shown.
const ON_TIME: TimeDelta = TimeDelta::seconds(10);

/// A clock that nobody touched for so long, or that is so long over, belongs to a day gone by.
const FORGOTTEN: TimeDelta = TimeDelta::hours(12);

/// The round that is timed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Round {
    /// When it is played.
    pub day: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub number: u32,
    /// The day and the series as people read them.
    pub heading: String,
}

/// How long it is to be played, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Length {
    /// The version of the rule set.
    pub rules: RuleSetId,
    /// What the rule set has called out.
    pub clock: Clock,
    /// None as long as nobody has said, where the rule set is untimed.
    pub minutes: Option<u16>,
}

/// The clock itself. It is kept as JSON, which older programs wrote as well.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct RoundClock {
    /// What it times.
    pub round: Round,
    /// How long that is.
    pub length: Length,
    time: Time,
    /// One for each signal that is due, in their order.
    told: Vec<Told>,
    /// When a person last did something to it.
    touched: DateTime<Utc>,
    /// How many minutes single tables have besides, by their labels.
    #[serde(default)]
    besides: BTreeMap<String, u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Time {
    /// Not started yet.
    Ready,
    Running {
        ends: DateTime<Utc>,
    },
    Paused {
        left_ms: i64,
    },
}

/// What became of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Told {
    /// When it was due.
    pub at: DateTime<Utc>,
    /// Whether people heard it.
    pub how: How,
}

/// Whether a signal was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// When it was due.
    OnTime,
    /// The program was closed, or the computer asleep.
    Late,
    /// The round was shorter from the start.
    LeftOut,
}

/// What the clock does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Not started yet.
    Ready,
    /// Its time goes by.
    Running,
    /// Its time stands still.
    Paused,
    /// No time is left.
    Over,
}

impl RoundClock {
    /// A clock to be started.
    pub fn ready(round: Round, length: Length, now: DateTime<Utc>) -> Self {
        Self {
            round,
            length,
            time: Time::Ready,
            told: Vec::new(),
            touched: now,
            besides: BTreeMap::new(),
        }
    }

    /// Whether it was started, and not set back since.
    pub fn is_started(&self) -> bool {
        self.time != Time::Ready
    }

    /// Starts it; one that is started already, or has no minutes yet, stays as it is.
    pub fn start(&mut self, now: DateTime<Utc>) {
        if self.time == Time::Ready
            && let Some(minutes) = self.length.minutes
        {
            let whole = TimeDelta::minutes(minutes.into());
            self.time = Time::Running { ends: now + whole };
            self.touched = now;
            let left_out = Told {
                at: now,
                how: How::LeftOut,
            };
            self.told = vec![left_out; due(&self.signals(), whole)];
        }
    }

    /// Stops it; one that is over stays over.
    pub fn pause(&mut self, now: DateTime<Utc>) {
        if self.state(now) == State::Running {
            self.notice(now);
            self.time = Time::Paused {
                left_ms: self.left(now).num_milliseconds(),
            };
            self.touched = now;
        }
    }

    /// Lets it run on.
    pub fn go_on(&mut self, now: DateTime<Utc>) {
        if self.state(now) == State::Paused {
            self.time = Time::Running {
                ends: now + self.left(now),
            };
            self.touched = now;
        }
    }

    /// Gives the round more minutes, or fewer. One that is over runs again, from now on.
    pub fn add(&mut self, minutes: i32, now: DateTime<Utc>) {
        self.notice(now);
        let left = (self.left(now) + TimeDelta::minutes(minutes.into()))
            .clamp(TimeDelta::zero(), TimeDelta::minutes(MOST_MINUTES.into()));
        self.time = match self.time {
            Time::Ready => return,
            Time::Running { .. } => Time::Running { ends: now + left },
            Time::Paused { .. } => Time::Paused {
                left_ms: left.num_milliseconds(),
            },
        };
        self.touched = now;
        // What is no longer due will be called out again at its time.
        self.told.truncate(due(&self.signals(), left));
        self.notice(now);
    }

    /// Gives one table minutes besides those of the round, or takes some of them back. A clock that
    /// is not started has none to give.
    pub fn add_at(&mut self, table: &str, minutes: i32) {
        if self.time == Time::Ready {
            return;
        }
        let before = self.besides.remove(table).unwrap_or_default();
        let most = i32::from(MOST_MINUTES);
        let after = i32::from(before).saturating_add(minutes).clamp(0, most);
        if let Ok(after @ 1..) = u16::try_from(after) {
            self.besides.insert(table.to_owned(), after);
        }
    }

    /// The tables that have minutes besides, each with how many, and how long it still plays.
    pub fn besides(&self, now: DateTime<Utc>) -> Vec<(&str, u16, TimeDelta)> {
        let tables = self.besides.iter().map(|(table, minutes)| {
            let more = TimeDelta::minutes((*minutes).into());
            let left = match self.time {
                Time::Running { ends } => ends + more - now,
                Time::Ready | Time::Paused { .. } => self.left(now) + more,
            };
            (table.as_str(), *minutes, left.max(TimeDelta::zero()))
        });
        tables.collect()
    }

    /// How long any table still plays, as long as the clock runs and for a moment after, so that its
    /// end is seen as well.
    pub fn plays_for(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let Time::Running { ends } = self.time else {
            return None;
        };
        let more = self.besides.values().max().copied().unwrap_or_default();
        let left = ends + TimeDelta::minutes(more.into()) - now;
        (left > -TimeDelta::seconds(1)).then_some(left)
    }

    /// Writes down what has become due; whether anything has.
    pub fn notice(&mut self, now: DateTime<Utc>) -> bool {
        if self.time == Time::Ready {
            return false;
        }
        let signals = self.signals();
        let before = self.told.len();
        for signal in signals
            .iter()
            .take(due(&signals, self.left(now)))
            .skip(before)
        {
            let at = match self.time {
                Time::Running { ends } => (ends - signal.left()).max(self.touched),
                Time::Ready | Time::Paused { .. } => self.touched,
            };
            let how = if now - at > ON_TIME {
                How::Late
            } else {
                How::OnTime
            };
            self.told.push(Told { at, how });
        }
        self.told.len() > before
    }

    /// How long it still runs.
    pub fn left(&self, now: DateTime<Utc>) -> TimeDelta {
        let left = match self.time {
            Time::Ready => TimeDelta::minutes(self.length.minutes.unwrap_or_default().into()),
            Time::Running { ends } => ends - now,
            Time::Paused { left_ms } => TimeDelta::try_milliseconds(left_ms).unwrap_or_default(),
        };
        left.max(TimeDelta::zero())
    }

    /// What it does now.
    pub fn state(&self, now: DateTime<Utc>) -> State {
        match self.time {
            Time::Ready => State::Ready,
            _ if self.left(now) == TimeDelta::zero() => State::Over,
            Time::Running { .. } => State::Running,
            Time::Paused { .. } => State::Paused,
        }
    }

    /// When it ends or has ended, as long as it is not stopped.
    pub fn ends(&self) -> Option<DateTime<Utc>> {
        match self.time {
            Time::Running { ends } => Some(ends),
            Time::Ready | Time::Paused { .. } => None,
        }
    }

    /// What was called out last, or should have been.
    pub fn latest(&self) -> Option<(Signal, Told)> {
        let told = self.told.iter().copied();
        let latest = self.signals().into_iter().zip(told).next_back();
        latest.filter(|(_, told)| told.how != How::LeftOut)
    }

    /// Whether that is still to be heard.
    pub fn sounds(&self, now: DateTime<Utc>) -> bool {
        self.latest()
            .is_some_and(|(_, told)| told.how == How::OnTime && now - told.at <= ON_TIME)
    }

    /// What will be called out next.
    pub fn next(&self) -> Option<Signal> {
        let whole = TimeDelta::minutes(self.length.minutes.unwrap_or_default().into());
        let signals = self.signals();
        let begun = match self.time {
            Time::Ready => due(&signals, whole),
            Time::Running { .. } | Time::Paused { .. } => self.told.len(),
        };
        signals.get(begun).copied()
    }

    /// Whether it is of a day gone by, or says what no clock of this program can say.
    pub fn is_forgotten(&self, now: DateTime<Utc>) -> bool {
        let last = match self.time {
            Time::Running { ends } => ends,
            Time::Ready | Time::Paused { .. } => self.touched,
        };
        let longest = TimeDelta::minutes(MOST_MINUTES.into());
        let told = |told: &Told| (now - told.at).abs() > FORGOTTEN + longest;
        now - last > FORGOTTEN
            || last - now > longest
            || self.left(now) > longest
            || self.told.iter().any(told)
    }

    fn signals(&self) -> Vec<Signal> {
        self.length.clock.signals()
    }
}

#[cfg(test)]
mod tests;
