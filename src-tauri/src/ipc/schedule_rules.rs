//! The rules by which the series meet.

use chrono::{Months, NaiveDate, Weekday};
use db::ScheduleRuleId;
use schedule::{OnHolidays, Plan, Rule, Weeks};
use scoring::{Calendar, Period, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use super::schedule::MeetingDetails;
use super::today::DaySeries;
use super::typed::{Day, from_iso};
use crate::open_club::OpenClub;

/// As many as show whether a rule says what was meant.
const COMING: usize = 6;

/// Every rule with the days that come next by it, and the series there are.
#[tauri::command(async)]
#[specta::specta]
pub fn meeting_rules(open: State<'_, OpenClub>) -> Result<MeetingRules, WireError> {
    let (rules, series, calendar) = open.read(|club| {
        Ok((
            club.schedule_rules()?,
            club.series()?,
            club.settings()?.calendar,
        ))
    })?;
    let name = |id: SeriesId| {
        let found = series.iter().find(|(other, _)| *other == id);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let entry = |(id, series, rule): &(ScheduleRuleId, SeriesId, Rule)| MeetingRuleEntry {
        id: *id,
        series_name: name(*series),
        rule: MeetingRule::of(*series, rule, calendar),
        coming: coming(rule, today(), calendar),
    };
    Ok(MeetingRules {
        rules: rules.iter().map(entry).collect(),
        series: series
            .iter()
            .map(|(id, name)| DaySeries::of(*id, name.clone()))
            .collect(),
    })
}

/// The days that come next by a rule that is still being typed, or what is wrong with it.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_meeting_rule(
    open: State<'_, OpenClub>,
    given: MeetingRule,
) -> Result<Vec<ComingDay>, WireError> {
    let rule = given.read()?;
    let calendar = open.read(db::Club::settings)?.calendar;
    rule.check()
        .map_err(|problem| WireError::of_schedule(problem, calendar))?;
    Ok(coming(&rule, today(), calendar))
}

/// Adds a rule by which a series meets.
#[tauri::command(async)]
#[specta::specta]
pub fn add_meeting_rule(open: State<'_, OpenClub>, given: MeetingRule) -> Result<(), WireError> {
    let rule = given.read()?;
    open.write(|club, now| club.add_schedule_rule(now, given.series, &rule))?;
    Ok(())
}

/// Replaces such a rule.
#[tauri::command(async)]
#[specta::specta]
pub fn change_meeting_rule(
    open: State<'_, OpenClub>,
    id: ScheduleRuleId,
    given: MeetingRule,
) -> Result<(), WireError> {
    let rule = given.read()?;
    let (id, series) = (id, given.series);
    open.write(|club, now| club.correct_schedule_rule(now, id, series, &rule))
}

/// Deletes such a rule.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_meeting_rule(open: State<'_, OpenClub>, id: ScheduleRuleId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_schedule_rule(now, id))
}

/// The rules of all series.
#[derive(Debug, Serialize, Type)]
pub struct MeetingRules {
    /// By series, and of one in the order in which the first that gives a day counts.
    pub rules: Vec<MeetingRuleEntry>,
    pub series: Vec<DaySeries>,
}

/// A rule that is written down.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct MeetingRuleEntry {
    pub id: ScheduleRuleId,
    pub series_name: String,
    pub rule: MeetingRule,
    pub coming: Vec<ComingDay>,
}

/// A rule by which a series meets.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct MeetingRule {
    pub series: SeriesId,
    pub weekday: RuleWeekday,
    /// In which weeks of a month, by number from 1 to 5; all five are every week.
    pub weeks: Vec<u8>,
    /// Whether in the last week as well, whichever number it has.
    pub last: bool,
    pub on_holidays: RuleOnHolidays,
    pub from: Option<Day>,
    pub until: Option<Day>,
    pub details: MeetingDetails,
}

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum RuleWeekday {
    Mon,
    Tue,
    Wed,
    Thu,
    Fri,
    Sat,
    Sun,
}

/// What happens on a public holiday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum RuleOnHolidays {
    Meets,
    Skips,
}

/// A day that comes by a rule.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ComingDay {
    pub day: Day,
    pub holiday: Option<String>,
    pub is_held: bool,
}

impl MeetingRule {
    fn of(series: SeriesId, rule: &Rule, calendar: Calendar) -> Self {
        Self {
            series,
            weekday: match rule.weekday {
                Weekday::Mon => RuleWeekday::Mon,
                Weekday::Tue => RuleWeekday::Tue,
                Weekday::Wed => RuleWeekday::Wed,
                Weekday::Thu => RuleWeekday::Thu,
                Weekday::Fri => RuleWeekday::Fri,
                Weekday::Sat => RuleWeekday::Sat,
                Weekday::Sun => RuleWeekday::Sun,
            },
            weeks: rule
                .weeks
                .numbers()
                .filter_map(|number| number.try_into().ok())
                .collect(),
            last: rule.weeks.has_last(),
            on_holidays: match rule.on_holidays {
                OnHolidays::Meets => RuleOnHolidays::Meets,
                OnHolidays::Skips => RuleOnHolidays::Skips,
            },
            from: rule.from.map(|day| Day::of(day, calendar)),
            until: rule.until.map(|day| Day::of(day, calendar)),
            details: MeetingDetails::of(&rule.details),
        }
    }

    fn read(&self) -> Result<Rule, WireError> {
        let day = |given: &Option<Day>| {
            let read = given.as_ref().map(|day| from_iso(&day.iso));
            read.transpose()
        };
        Ok(Rule {
            weekday: match self.weekday {
                RuleWeekday::Mon => Weekday::Mon,
                RuleWeekday::Tue => Weekday::Tue,
                RuleWeekday::Wed => Weekday::Wed,
                RuleWeekday::Thu => Weekday::Thu,
                RuleWeekday::Fri => Weekday::Fri,
                RuleWeekday::Sat => Weekday::Sat,
                RuleWeekday::Sun => Weekday::Sun,
            },
            weeks: self.weeks()?,
            on_holidays: match self.on_holidays {
                RuleOnHolidays::Meets => OnHolidays::Meets,
                RuleOnHolidays::Skips => OnHolidays::Skips,
            },
            from: day(&self.from)?,
            until: day(&self.until)?,
            details: self.details.read()?,
        })
    }

    fn weeks(&self) -> Result<Weeks, WireError> {
        let numbers = self.weeks.iter().map(u8::to_string);
        let last = self.last.then(|| "last".to_owned());
        let named: Vec<String> = numbers.chain(last).collect();
        named.join(",").parse().map_err(|_| WireError::NoWeeks)
    }
}

/// The days that come next by that rule alone, from the day on.
fn coming(rule: &Rule, day: NaiveDate, calendar: Calendar) -> Vec<ComingDay> {
    let from = rule.from.map_or(day, |from| from.max(day));
    // Even the fifth week of a month comes often enough in two years.
    let to = from.checked_add_months(Months::new(24)).unwrap_or(from);
    let plan = Plan {
        rules: vec![rule.clone()],
        exceptions: Vec::new(),
    };
    let meetings = plan.meetings("", Period { from, to }).into_iter();
    let told = meetings.take(COMING).map(|meeting| ComingDay {
        day: Day::of(meeting.date, calendar),
        holiday: schedule::holiday(meeting.date),
        is_held: meeting.is_held(),
    });
    told.collect()
}

#[cfg(test)]
mod tests;
