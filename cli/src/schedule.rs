//! `hanchan schedule`: the days on which the series meet.

mod list;

use crate::answer::Answer;
use crate::arguments::{Days, Details, On, OnHolidays, Schedule, Usual, Why};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use chrono::{Months, NaiveDate, NaiveTime, Weekday};
use db::{Club, ScheduleRuleId};
use schedule::{Exception, Rule, Weeks, What, time_text};
use scoring::record::Meeting;
use scoring::{Period, SeriesId};
use std::collections::BTreeMap;
use std::path::Path;

pub fn schedule(asked: Schedule, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Schedule::List { days, json } => list::list(&days, json, answer),
        Schedule::Ics { days, out } => ics(&days, &out, answer),
        Schedule::Rules { file } => rules(&file, answer),
        Schedule::Add {
            file,
            series,
            weekday,
            weeks,
            usual,
        } => add(&file, &series, Rule::new(weekday, weeks), &usual, answer),
        Schedule::Change {
            file,
            rule,
            weekday,
            weeks,
            usual,
        } => change(&file, rule, (weekday, weeks), &usual, answer),
        Schedule::Remove { file, rule } => {
            let mut club = file::open(&file)?;
            club.delete_schedule_rule(clock::now()?, ScheduleRuleId(rule))?;
            answer.done();
            answer.line(format!("rule {rule}: removed"));
            Ok(())
        }
        Schedule::Cancel { on, why } => except(&on, why, What::Cancelled, answer),
        Schedule::Move {
            on,
            to,
            why,
            details,
        } => {
            let details = details.over(schedule::Details::default());
            except(&on, why, What::Moved { to, details }, answer)
        }
        Schedule::Extra { on, why, details } => {
            let details = details.over(schedule::Details::default());
            except(&on, why, What::Extra { details }, answer)
        }
        Schedule::Usual { on } => {
            let mut club = file::open(&on.file)?;
            let series = file::series(&club, &on.series)?;
            club.delete_schedule_exception(clock::now()?, series, on.date)?;
            answer.done();
            answer.line(format!("{} {}: as the rules say again", on.date, on.series));
            Ok(())
        }
    }
}

impl Details {
    /// What is given in place of what was there.
    fn over(self, before: schedule::Details) -> schedule::Details {
        schedule::Details {
            venue: self.venue.unwrap_or(before.venue),
            begins: self.begins.or(before.begins),
            ends: self.ends.or(before.ends),
            rounds: self.rounds.or(before.rounds),
            note: self.note.unwrap_or(before.note),
        }
    }
}

impl Usual {
    fn over(&self, before: Rule) -> Rule {
        let on_holidays = self.on_holidays.map(|what| match what {
            OnHolidays::Meets => schedule::OnHolidays::Meets,
            OnHolidays::Skips => schedule::OnHolidays::Skips,
        });
        Rule {
            on_holidays: on_holidays.unwrap_or(before.on_holidays),
            from: self.from.or(before.from),
            until: self.until.or(before.until),
            details: self.details.clone().over(before.details),
            ..before
        }
    }
}

fn add(
    path: &Path,
    name: &str,
    new: Rule,
    usual: &Usual,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    let rule = usual.over(new);
    let is_new = club.series_named(name)?.is_none();
    let id = club.add_schedule_rule_of(clock::now()?, name, &rule)?;
    answer.done();
    if is_new {
        answer.line(format!("{name}: a new series"));
    }
    answer.line(format!(
        "rule {}: {name} {} {}",
        id.0, rule.weekday, rule.weeks
    ));
    Ok(())
}

fn change(
    path: &Path,
    number: i64,
    (weekday, weeks): (Option<Weekday>, Option<Weeks>),
    usual: &Usual,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    let mut rules = club.schedule_rules()?.into_iter();
    let Some((id, series, before)) = rules.find(|(id, ..)| id.0 == number) else {
        return Err(Failure::refused(format!(
            "there is no rule {number}; `hanchan schedule rules {}` lists them",
            path.display()
        )));
    };
    let rule = usual.over(Rule {
        weekday: weekday.unwrap_or(before.weekday),
        weeks: weeks.unwrap_or(before.weeks),
        ..before
    });
    club.correct_schedule_rule(clock::now()?, id, series, &rule)?;
    answer.done();
    answer.line(format!("rule {number}: changed"));
    Ok(())
}

fn except(on: &On, Why { reason }: Why, what: What, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(&on.file)?;
    let series = file::series(&club, &on.series)?;
    let exception = Exception {
        date: on.date,
        what,
        reason,
    };
    club.set_schedule_exception(clock::now()?, series, &exception)?;
    answer.done();
    let done = match exception.what {
        What::Cancelled => "cancelled".to_owned(),
        What::Moved { to, .. } if to == on.date => "place or time changed".to_owned(),
        What::Moved { to, .. } => format!("moved to {to}"),
        What::Extra { .. } => "added".to_owned(),
    };
    answer.line(format!("{} {}: {done}", on.date, on.series));
    Ok(())
}

fn rules(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(path)?;
    let names: BTreeMap<SeriesId, String> = club.series()?.into_iter().collect();
    for (id, series, rule) in club.schedule_rules()? {
        let name = names.get(&series).map_or("", String::as_str);
        let days = |word: &str, day: Option<NaiveDate>| day.map(|day| format!("{word} {day}"));
        let parts = [
            Some(format!("{} {}", rule.weekday, rule.weeks)),
            Some(format!("{} holidays", on_holidays(rule.on_holidays))),
            days("from", rule.from),
            days("until", rule.until),
            Some(times(rule.details.begins, rule.details.ends)),
            Some(rule.details.venue),
            rule.details.rounds.map(|rounds| format!("{rounds} rounds")),
            Some(rule.details.note),
        ];
        let said: Vec<String> = parts
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        answer.line(format!("{:>4}  {name}  {}", id.0, said.join(", ")));
    }
    Ok(())
}

fn on_holidays(what: schedule::OnHolidays) -> &'static str {
    match what {
        schedule::OnHolidays::Meets => "meets on",
        schedule::OnHolidays::Skips => "skips",
    }
}

fn times(begins: Option<NaiveTime>, ends: Option<NaiveTime>) -> String {
    match (begins, ends) {
        (None, _) => String::new(),
        (Some(begins), None) => format!("{}-", time_text(begins)),
        (Some(begins), Some(ends)) => format!("{}-{}", time_text(begins), time_text(ends)),
    }
}

/// The days asked for: of three months from this one on, where nothing else is said.
fn period(days: &Days) -> Result<Period, Failure> {
    let from = match days.from {
        Some(day) => day,
        None => Period::month_of(clock::today()?).from,
    };
    let third = from.checked_add_months(Months::new(2)).unwrap_or(from);
    let to = days.to.unwrap_or_else(|| Period::month_of(third).to);
    if to < from {
        return Err(Failure::refused(format!(
            "--to {to} is before the first day, {from}; give a later one"
        )));
    }
    Ok(Period { from, to })
}

/// The meetings of a period, of one series or of all.
pub fn meetings(
    club: &Club,
    period: Period,
    series: Option<&str>,
) -> Result<Vec<Meeting>, Failure> {
    let series = series.map(|name| file::series(club, name)).transpose()?;
    let found = club.meetings(period)?.into_iter();
    Ok(found
        .filter(|(id, _)| series.is_none_or(|series| series == *id))
        .map(|(_, meeting)| meeting)
        .collect())
}

fn ics(days: &Days, out: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&days.file)?;
    let found = meetings(&club, period(days)?, days.series.as_deref())?;
    let written = reports::ics(&club.settings()?.name, &found, clock::today()?);
    file::write_whole(out, &written, answer)
}
