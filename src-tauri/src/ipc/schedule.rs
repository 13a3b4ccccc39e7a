//! The days on which the series meet, and single days that are not as the rules say.

use std::collections::BTreeMap;

use chrono::{Datelike, Months, NaiveDate};
use schedule::{Details, Exception, What, time_text};
use scoring::record::{ChangeKind, Meeting};
use scoring::{Calendar, FiscalStart, Period, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use super::today::DaySeries;
use super::typed::{ChosenPeriod, Day, from_iso};
use crate::open_club::OpenClub;
use desk::results::PeriodKind;
use desk::typed::time;

/// Whoever plans a month sees the next ones too.
const MONTHS: u32 = 3;

/// The days of the month in which the day lies, and of the months after it.
#[tauri::command(async)]
#[specta::specta]
pub fn planned_months(open: State<'_, OpenClub>, day: String) -> Result<PlannedMonths, WireError> {
    let period = shown_from(from_iso(&day)?);
    let (meetings, exceptions, series, settings) = open.read(|club| {
        Ok((
            club.meetings(period)?,
            club.schedule_exceptions()?,
            club.series()?,
            club.settings()?,
        ))
    })?;
    let told = Told {
        calendar: settings.calendar,
        exceptions: exceptions
            .iter()
            .map(|(series, exception)| ((*series, exception.date), exception))
            .collect(),
    };
    let months = period.months().into_iter();
    Ok(PlannedMonths {
        today: Day::of(today(), settings.calendar),
        series: series
            .into_iter()
            .map(|(id, name)| DaySeries::of(id, name))
            .collect(),
        months: months
            .map(|month| told.month(month, &meetings, settings.fiscal_start))
            .collect(),
    })
}

/// Cancels, moves, alters or adds a day of a series, in place of what was written of it before.
#[tauri::command(async)]
#[specta::specta]
pub fn change_planned_day(
    open: State<'_, OpenClub>,
    series: SeriesId,
    given: DayChange,
) -> Result<(), WireError> {
    let exception = given.read()?;
    open.write(|club, now| club.set_schedule_exception(now, series, &exception))
}

/// Lets a day of a series be as the rules say again.
#[tauri::command(async)]
#[specta::specta]
pub fn put_planned_day_back(
    open: State<'_, OpenClub>,
    series: SeriesId,
    day: String,
) -> Result<(), WireError> {
    let date = from_iso(&day)?;
    open.write(|club, now| club.delete_schedule_exception(now, series, date))
}

/// The month in which the day lies and those after it that are shown and written with it.
pub(super) fn shown_from(day: NaiveDate) -> Period {
    let month = Period::month_of(day);
    let last = month.from.checked_add_months(Months::new(MONTHS - 1));
    Period {
        from: month.from,
        to: Period::month_of(last.unwrap_or(month.from)).to,
    }
}

/// Some months in a row.
#[derive(Debug, Serialize, Type)]
pub struct PlannedMonths {
    pub today: Day,
    pub series: Vec<DaySeries>,
    pub months: Vec<PlannedMonth>,
}

/// A month with its calendar.
#[derive(Debug, Serialize, Type)]
pub struct PlannedMonth {
    pub period: ChosenPeriod,
    /// From Sunday to Saturday; what lies in another month is empty.
    pub weeks: Vec<Vec<Option<CalendarDay>>>,
    /// By day and hour, those included on which nothing is held.
    pub meetings: Vec<PlannedDay>,
}

/// A day of a calendar.
#[derive(Debug, Serialize, Type)]
pub struct CalendarDay {
    pub day: Day,
    pub number: u32,
    /// What the public holiday is called, where it is one.
    pub holiday: Option<String>,
}

/// A day on which a series meets, or would have met.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlannedDay {
    pub day: Day,
    pub series: SeriesId,
    pub series_name: String,
    pub holiday: Option<String>,
    pub is_held: bool,
    pub details: MeetingDetails,
    pub change: Option<PlannedChange>,
    /// What was written down that makes it so.
    pub exception: Option<DayChange>,
}

/// What is not as usual about a day.
#[derive(Debug, Serialize, Type)]
pub struct PlannedChange {
    pub kind: PlannedKind,
    /// The day to which it was moved, or from which.
    pub other: Option<Day>,
    /// Why; of a holiday its name.
    pub reason: String,
}

/// What can be not as usual about a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum PlannedKind {
    Cancelled,
    Holiday,
    MovedTo,
    MovedFrom,
    Altered,
    Extra,
}

/// What the person writes down of a single day.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct DayChange {
    pub day: Day,
    pub kind: DayChangeKind,
    /// Where it is moved to.
    pub to: Option<Day>,
    pub details: MeetingDetails,
    pub reason: String,
}

/// What can be done to a single day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum DayChangeKind {
    Cancelled,
    Moved,
    /// It is held on the day, and elsewhere or at another time, or in spite of a holiday.
    Altered,
    Extra,
}

/// Where and when a meeting is, as far as it is settled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, Type)]
pub struct MeetingDetails {
    pub venue: String,
    /// 13:00, or as the person typed it: it is read when it is shown or saved.
    pub begins: Option<String>,
    pub ends: Option<String>,
    pub rounds: Option<u32>,
    pub note: String,
}

impl MeetingDetails {
    pub(super) fn of(details: &Details) -> Self {
        Self {
            venue: details.venue.clone(),
            begins: details.begins.map(time_text),
            ends: details.ends.map(time_text),
            rounds: details.rounds,
            note: details.note.clone(),
        }
    }

    pub(super) fn read(&self) -> Result<Details, WireError> {
        let time = |typed: &Option<String>| {
            let read = typed.as_ref().map(|typed| {
                time::parse(typed).ok_or_else(|| WireError::NotATime {
                    typed: typed.clone(),
                })
            });
            read.transpose()
        };
        Ok(Details {
            venue: self.venue.trim().to_owned(),
            begins: time(&self.begins)?,
            ends: time(&self.ends)?,
            rounds: self.rounds,
            note: self.note.trim().to_owned(),
        })
    }
}

impl DayChange {
    fn of(exception: &Exception, calendar: Calendar) -> Self {
        let (kind, to) = match exception.what {
            What::Cancelled => (DayChangeKind::Cancelled, None),
            What::Moved { to, .. } if to == exception.date => (DayChangeKind::Altered, None),
            What::Moved { to, .. } => (DayChangeKind::Moved, Some(Day::of(to, calendar))),
            What::Extra { .. } => (DayChangeKind::Extra, None),
        };
        let details = exception.what.details().map(MeetingDetails::of);
        Self {
            day: Day::of(exception.date, calendar),
            kind,
            to,
            details: details.unwrap_or_default(),
            reason: exception.reason.clone(),
        }
    }

    fn read(&self) -> Result<Exception, WireError> {
        let date = from_iso(&self.day.iso)?;
        let details = self.details.read()?;
        Ok(Exception {
            date,
            what: match self.kind {
                DayChangeKind::Cancelled => What::Cancelled,
                DayChangeKind::Altered => What::Moved { to: date, details },
                DayChangeKind::Moved => What::Moved {
                    to: from_iso(self.to.as_ref().map_or("", |day| &day.iso))?,
                    details,
                },
                DayChangeKind::Extra => What::Extra { details },
            },
            reason: self.reason.trim().to_owned(),
        })
    }
}

/// What is needed to tell days.
struct Told<'a> {
    calendar: Calendar,
    exceptions: BTreeMap<(SeriesId, NaiveDate), &'a Exception>,
}

impl Told<'_> {
    fn month(
        &self,
        month: Period,
        meetings: &[(SeriesId, Meeting)],
        start: FiscalStart,
    ) -> PlannedMonth {
        let here = meetings
            .iter()
            .filter(|(_, meeting)| month.holds(meeting.date));
        PlannedMonth {
            period: ChosenPeriod::of(PeriodKind::Month, month.from, self.calendar, start),
            weeks: self.weeks(month),
            meetings: here
                .map(|(series, meeting)| self.day(*series, meeting))
                .collect(),
        }
    }

    fn weeks(&self, month: Period) -> Vec<Vec<Option<CalendarDay>>> {
        let holidays = schedule::holidays(month);
        let days = month.from.iter_days().take_while(|day| month.holds(*day));
        let first = month.from.weekday().num_days_from_sunday();
        let mut cells: Vec<Option<CalendarDay>> = (0..first).map(|_| None).collect();
        cells.extend(days.map(|day| {
            Some(CalendarDay {
                day: Day::of(day, self.calendar),
                number: day.day(),
                holiday: holidays.get(&day).cloned(),
            })
        }));
        let mut weeks = Vec::new();
        let mut cells = cells.into_iter().peekable();
        while cells.peek().is_some() {
            let mut week: Vec<_> = cells.by_ref().take(7).collect();
            week.resize_with(7, || None);
            weeks.push(week);
        }
        weeks
    }

    fn day(&self, series: SeriesId, meeting: &Meeting) -> PlannedDay {
        let change = meeting.change.as_ref();
        let written_for = match change.map(|change| change.kind) {
            Some(ChangeKind::MovedFrom(from)) => from,
            _ => meeting.date,
        };
        let exception = self.exceptions.get(&(series, written_for));
        PlannedDay {
            day: Day::of(meeting.date, self.calendar),
            series,
            series_name: meeting.series.clone(),
            holiday: schedule::holiday(meeting.date),
            is_held: meeting.is_held(),
            details: MeetingDetails {
                venue: meeting.venue.clone(),
                begins: meeting.begins.map(time_text),
                ends: meeting.ends.map(time_text),
                rounds: meeting.rounds,
                note: meeting.note.clone(),
            },
            change: change.map(|change| {
                let (kind, other) = kind(change.kind);
                PlannedChange {
                    kind,
                    other: other.map(|day| Day::of(day, self.calendar)),
                    reason: change.reason.clone(),
                }
            }),
            // Of a day that no rule gives any more, an exception counts for nothing.
            exception: exception
                .filter(|_| change.is_some())
                .map(|exception| DayChange::of(exception, self.calendar)),
        }
    }
}

fn kind(kind: ChangeKind) -> (PlannedKind, Option<NaiveDate>) {
    match kind {
        ChangeKind::Cancelled => (PlannedKind::Cancelled, None),
        ChangeKind::Holiday => (PlannedKind::Holiday, None),
        ChangeKind::MovedTo(to) => (PlannedKind::MovedTo, Some(to)),
        ChangeKind::MovedFrom(from) => (PlannedKind::MovedFrom, Some(from)),
        ChangeKind::Altered => (PlannedKind::Altered, None),
        ChangeKind::Extra => (PlannedKind::Extra, None),
    }
}

#[cfg(test)]
mod tests;
