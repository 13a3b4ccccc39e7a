//! `hanchan schedule`: the days on which the series meet.

mod list;

use crate::arguments::{Days, Details, On, OnHolidays, Schedule, Usual, Why};
use crate::failure::Failure;
use crate::file;
use chrono::{Months, NaiveDate, NaiveTime, Weekday};
use db::{Club, ScheduleRuleId};
use schedule::{Exception, Rule, Weeks, What, time_text};
use scoring::record::Meeting;
use scoring::{Period, SeriesId};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

pub fn schedule(asked: Schedule) -> Result<(), Failure> {
    match asked {
        Schedule::List { days, json } => list::list(&days, json),
        Schedule::Ics { days, out } => ics(&days, &out),
        Schedule::Rules { file } => rules(&file),
        Schedule::Add {
            file,
            series,
            weekday,
            weeks,
            usual,
        } => add(&file, &series, weekday, weeks, &usual),
        Schedule::Change {
            file,
            rule,
            weekday,
            weeks,
            usual,
        } => change(&file, rule, weekday, weeks, &usual),
        Schedule::Remove { file, rule } => {
            let mut club = file::open(&file)?;
            club.delete_schedule_rule(file::now(), ScheduleRuleId(rule))?;
            println!("rule {rule}: removed");
            Ok(())
        }
        Schedule::Cancel { on, why } => except(&on, why, What::Cancelled),
        Schedule::Move {
            on,
            to,
            why,
            details,
        } => {
            let details = details.over(schedule::Details::default());
            except(&on, why, What::Moved { to, details })
        }
        Schedule::Extra { on, why, details } => {
            let details = details.over(schedule::Details::default());
            except(&on, why, What::Extra { details })
        }
        Schedule::Usual { on } => {
            let mut club = file::open(&on.file)?;
            let series = file::series_of(&club, &on.series)?;
            club.delete_schedule_exception(file::now(), series, on.date)?;
            println!("{} {}: as the rules say again", on.date, on.series);
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
    weekday: Weekday,
    weeks: Weeks,
    usual: &Usual,
) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    let rule = usual.over(Rule::new(weekday, weeks));
    let is_new = club.series_named(name)?.is_none();
    let id = club.add_schedule_rule_of(file::now(), name, &rule)?;
    if is_new {
        println!("{name}: a new series");
    }
    println!("rule {}: {name} {} {}", id.0, rule.weekday, rule.weeks);
    Ok(())
}

fn change(
    path: &Path,
    number: i64,
    weekday: Option<Weekday>,
    weeks: Option<Weeks>,
    usual: &Usual,
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
    club.correct_schedule_rule(file::now(), id, series, &rule)?;
    println!("rule {number}: changed");
    Ok(())
}

fn except(on: &On, Why { reason }: Why, what: What) -> Result<(), Failure> {
    let mut club = file::open(&on.file)?;
    let series = file::series_of(&club, &on.series)?;
    let exception = Exception {
        date: on.date,
        what,
        reason,
    };
    club.set_schedule_exception(file::now(), series, &exception)?;
    let done = match exception.what {
        What::Cancelled => "cancelled".to_owned(),
        What::Moved { to, .. } if to == on.date => "place or time changed".to_owned(),
        What::Moved { to, .. } => format!("moved to {to}"),
        What::Extra { .. } => "added".to_owned(),
    };
    println!("{} {}: {done}", on.date, on.series);
    Ok(())
}

fn rules(path: &Path) -> Result<(), Failure> {
    let club = file::open_to_read(path)?;
    let names: BTreeMap<SeriesId, String> = club.series()?.into_iter().collect();
    let mut output = std::io::stdout().lock();
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
        writeln!(output, "{:>4}  {name}  {}", id.0, said.join(", "))?;
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
    let from = days
        .from
        .unwrap_or_else(|| Period::month_of(file::now().date()).from);
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
    let series = series.map(|name| file::series_of(club, name)).transpose()?;
    let found = club.meetings(period)?.into_iter();
    Ok(found
        .filter(|(id, _)| series.is_none_or(|series| series == *id))
        .map(|(_, meeting)| meeting)
        .collect())
}

fn ics(days: &Days, out: &Path) -> Result<(), Failure> {
    let club = file::open_to_read(&days.file)?;
    let found = meetings(&club, period(days)?, days.series.as_deref())?;
    let written = reports::ics(&club.settings()?.name, &found, file::now().date());
    file::write_whole(out, &written)
}
