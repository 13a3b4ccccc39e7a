//! What the windows show of the clock, and hear from it.

use chrono::{DateTime, Local, TimeDelta, Utc};
use scoring::announcing::{Said, Signal};
use scoring::rule_set::{AtEnd, Call};
use serde::Serialize;
use specta::Type;

use super::ClockSetting;
use crate::ipc::hall::HallWindow;
use crate::round_clock::HallPart;
use desk::clock::{How, RoundClock, State};

/// All that the windows show of the clock.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    pub clock: Option<ClockNow>,
    /// Whether the last reset can be taken back.
    pub can_bring_back: bool,
    /// Whether the clock would go on if the program were closed now.
    pub safe: bool,
    pub hall_window: HallWindow,
    pub hall_part: HallPart,
    /// Another number after each change of what the club has recorded.
    pub changes: u32,
}

/// A clock at this moment.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockNow {
    pub setting: ClockSetting,
    /// The day and the series as people read them.
    pub heading: String,
    pub state: ClockState,
    /// Begun seconds count whole, so that 0 is the end.
    pub seconds_left: u32,
    /// Such as 14:47, as long as the clock is not stopped.
    pub ends_at: Option<String>,
    pub latest: Option<ClockTold>,
    pub next: Option<ClockSignal>,
    /// The tables that play on when the round is over.
    pub tables: Vec<TableMinutes>,
}

/// A table with minutes besides those of the round.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct TableMinutes {
    pub table: String,
    pub minutes: u16,
    pub seconds_left: u32,
}

/// What the clock does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ClockState {
    Ready,
    Running,
    Paused,
    Over,
}

/// Something that is called out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockSignal {
    pub minutes_left: u32,
    pub call: ClockCall,
}

/// What it asks of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ClockCall {
    DeclarePoints,
    FinishHand,
    LastHand,
    /// The time is over, and the running hand is the last.
    Over,
    /// The same, but who has begun to settle plays one more.
    OverOneMore,
}

/// Something that was called out, or should have been.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct ClockTold {
    pub signal: ClockSignal,
    /// When it was due, such as 14:42.
    pub at: String,
    /// Another for each announcement there ever was.
    pub key: String,
    /// Nobody has heard it: the program was closed, or the computer asleep.
    pub late: bool,
    /// Whether it is to be heard now.
    pub sounds: bool,
}

impl ClockNow {
    pub(super) fn of(clock: &RoundClock, now: DateTime<Utc>) -> Self {
        Self {
            setting: ClockSetting {
                day: clock.round.day.to_string(),
                series: clock.round.series,
                round: clock.round.number,
                rules: clock.length.rules,
                minutes: clock.length.minutes.map(Into::into),
            },
            heading: clock.round.heading.clone(),
            state: match clock.state(now) {
                State::Ready => ClockState::Ready,
                State::Running => ClockState::Running,
                State::Paused => ClockState::Paused,
                State::Over => ClockState::Over,
            },
            seconds_left: seconds(clock.left(now)),
            ends_at: clock.ends().map(time_of_day),
            latest: clock.latest().map(|(signal, told)| ClockTold {
                signal: signal.into(),
                at: time_of_day(told.at),
                key: format!("{} {}", told.at.timestamp_millis(), signal.minutes_left),
                late: told.how == How::Late,
                sounds: clock.sounds(now),
            }),
            next: clock.next().map(Into::into),
            tables: clock
                .besides(now)
                .into_iter()
                .map(|(table, minutes, left)| TableMinutes {
                    table: table.to_owned(),
                    minutes,
                    seconds_left: seconds(left),
                })
                .collect(),
        }
    }
}

/// Begun seconds count whole.
fn seconds(left: TimeDelta) -> u32 {
    let left = u32::try_from(left.num_milliseconds());
    left.unwrap_or_default().div_ceil(1000)
}

fn time_of_day(time: DateTime<Utc>) -> String {
    time.with_timezone(&Local).format("%H:%M").to_string()
}

impl From<Signal> for ClockSignal {
    fn from(signal: Signal) -> Self {
        Self {
            minutes_left: signal.minutes_left.into(),
            call: match signal.said {
                Said::Call(Call::DeclarePoints) => ClockCall::DeclarePoints,
                Said::Call(Call::FinishHand) => ClockCall::FinishHand,
                Said::Call(Call::LastHand) => ClockCall::LastHand,
                Said::Over(AtEnd::RunningHandIsLast) => ClockCall::Over,
                Said::Over(AtEnd::OneMoreAfterSettlement) => ClockCall::OverOneMore,
            },
        }
    }
}
