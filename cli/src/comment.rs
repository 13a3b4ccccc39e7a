//! `hanchan comment`: what the secretary says about a month, a half-year or a fiscal year.

use crate::answer::Answer;
use crate::arguments::Comment;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::report::{fiscal_year, half_year, person};
use db::Club;
use scoring::record::Remark;
use scoring::{Period, Records};

pub fn comment(asked: &Comment, answer: &mut Answer) -> Result<(), Failure> {
    match (&asked.text, asked.remove) {
        (Some(text), _) if text.trim().is_empty() => Err(Failure::refused(
            "--text: is empty; write something, or take it away with --remove",
        )),
        (Some(text), _) => set(asked, text, answer),
        (None, true) => set(asked, "", answer),
        (None, false) => show(asked, answer),
    }
}

/// The period that is named, if one is.
fn period(club: &Club, asked: &Comment) -> Result<Option<Period>, Failure> {
    Ok(match (asked.month, asked.year, asked.half) {
        (Some(month), ..) => Some(Period::month_of(month)),
        (None, Some(year), Some(half)) => Some(half_year(club, year, half)?),
        (None, Some(year), None) => Some(fiscal_year(club, year)?),
        (None, None, _) => None,
    })
}

fn set(asked: &Comment, text: &str, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(&asked.file)?;
    let period = period(&club, asked)?.ok_or_else(|| {
        Failure::refused("say about which period: --month 2025-10, or --year 2025 with --half 1 or 2, or without")
    })?;
    let records = club.records(period)?;
    let series = asked.series.as_deref();
    let about = Remark {
        period,
        series: series.map(|name| file::series(&club, name)).transpose()?,
        person: asked
            .member
            .map(|number| person(&club, number))
            .transpose()?,
        text: text.to_owned(),
    };
    let is_same = |known: &Remark| {
        (known.period, known.series, known.person) == (about.period, about.series, about.person)
    };
    if text.is_empty() && !records.remarks.iter().any(is_same) {
        return Err(Failure::refused(format!(
            "{}: nothing is written about that; `hanchan comment FILE` shows what is",
            headline(&records, &about)
        )));
    }
    club.set_remark(clock::now()?, &about)?;
    answer.done();
    let done = if text.is_empty() { "removed" } else { "kept" };
    answer.line(format!("{}: {done}", headline(&records, &about)));
    Ok(())
}

fn show(asked: &Comment, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let only = period(&club, asked)?;
    let records = club.records(Period::ALWAYS)?;
    let series = asked
        .series
        .as_deref()
        .map(|name| file::series(&club, name))
        .transpose()?;
    let member = asked
        .member
        .map(|number| person(&club, number))
        .transpose()?;
    for remark in &records.remarks {
        let is_asked_for = only.is_none_or(|period| period == remark.period)
            && (series.is_none() || series == remark.series)
            && (member.is_none() || member == remark.person);
        if is_asked_for {
            answer.line(headline(&records, remark));
            for line in remark.text.lines() {
                answer.line(format!("    {line}"));
            }
        }
    }
    Ok(())
}

/// `2025-10-01..2025-10-31 水曜会, to 3 (山田 勇)`
fn headline(records: &Records, remark: &Remark) -> String {
    let mut said = format!("{}..{}", remark.period.from, remark.period.to);
    if let Some(name) = remark.series.and_then(|id| records.series.get(&id)) {
        said = format!("{said} {name}");
    }
    if let Some(person) = remark.person.and_then(|id| records.people.get(&id)) {
        said = format!("{said}, to {} ({})", person.number, person.name);
    }
    said
}
