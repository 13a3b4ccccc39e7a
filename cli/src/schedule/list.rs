//! The days of a period, as a table or as JSON.

use super::{meetings, period, times};
use crate::answer::Answer;
use crate::arguments::Days;
use crate::failure::Failure;
use crate::file;
use crate::table::Table;
use chrono::NaiveDate;
use schedule::{holiday, time_text};
use scoring::calendar::weekday;
use scoring::record::{ChangeKind, Meeting};
use serde::Serialize;

#[derive(Serialize)]
struct Listed<'a> {
    from: NaiveDate,
    to: NaiveDate,
    meetings: Vec<Day<'a>>,
}

#[derive(Serialize)]
struct Day<'a> {
    date: NaiveDate,
    series: &'a str,
    held: bool,
    venue: &'a str,
    begins: Option<String>,
    ends: Option<String>,
    rounds: Option<u32>,
    note: &'a str,
    holiday: Option<String>,
    change: Option<&'static str>,
    /// The day from which or to which it was moved.
    other_date: Option<NaiveDate>,
    reason: Option<&'a str>,
}

impl<'a> Day<'a> {
    fn of(meeting: &'a Meeting) -> Self {
        let change = meeting.change.as_ref();
        Self {
            date: meeting.date,
            series: &meeting.series,
            held: meeting.is_held(),
            venue: &meeting.venue,
            begins: meeting.begins.map(time_text),
            ends: meeting.ends.map(time_text),
            rounds: meeting.rounds,
            note: &meeting.note,
            holiday: holiday(meeting.date),
            change: change.map(|change| word(change.kind)),
            other_date: change.and_then(|change| other_date(change.kind)),
            reason: change.map(|change| change.reason.as_str()),
        }
    }
}

fn word(kind: ChangeKind) -> &'static str {
    match kind {
        ChangeKind::Cancelled => "cancelled",
        ChangeKind::Holiday => "holiday",
        ChangeKind::MovedTo(_) => "moved_to",
        ChangeKind::MovedFrom(_) => "moved_from",
        ChangeKind::Altered => "altered",
        ChangeKind::Extra => "extra",
    }
}

fn other_date(kind: ChangeKind) -> Option<NaiveDate> {
    match kind {
        ChangeKind::MovedTo(date) | ChangeKind::MovedFrom(date) => Some(date),
        _ => None,
    }
}

pub fn list(days: &Days, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&days.file)?;
    let period = period(days)?;
    let found = meetings(&club, period, days.series.as_deref())?;
    if json {
        let listed = Listed {
            from: period.from,
            to: period.to,
            meetings: found.iter().map(Day::of).collect(),
        };
        return answer.json(&listed);
    }
    let mut table = Table::new([
        "date",
        "series",
        "time",
        "venue",
        "rounds",
        "not as usual",
        "note",
    ]);
    for meeting in &found {
        table.row([
            format!("{} ({})", meeting.date, weekday(meeting.date)),
            meeting.series.clone(),
            times(meeting.begins, meeting.ends),
            meeting.venue.clone(),
            meeting
                .rounds
                .map_or_else(String::new, |rounds| rounds.to_string()),
            not_as_usual(meeting),
            meeting.note.clone(),
        ]);
    }
    answer.table(&table);
    Ok(())
}

/// `moved to 2025-10-22: 会場の都合`
fn not_as_usual(meeting: &Meeting) -> String {
    let Some(change) = &meeting.change else {
        return holiday(meeting.date).unwrap_or_default();
    };
    let kind = match change.kind {
        ChangeKind::Cancelled => "cancelled".to_owned(),
        ChangeKind::Holiday => "not held, holiday".to_owned(),
        ChangeKind::MovedTo(date) => format!("moved to {date}"),
        ChangeKind::MovedFrom(date) => format!("moved from {date}"),
        ChangeKind::Altered => "place or time".to_owned(),
        ChangeKind::Extra => "extra".to_owned(),
    };
    if change.reason.is_empty() {
        kind
    } else {
        format!("{kind}: {}", change.reason)
    }
}
