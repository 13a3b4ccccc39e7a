//! `hanchan report`: a document as a PDF.

mod certificate;
mod day;
mod notice;

use crate::arguments::{Honorific, OfRules, Paper, Report, Years};
use crate::failure::Failure;
use crate::{awards, file, rules};
use chrono::{Local, NaiveDate};
use db::Club;
use reports::{MemberPages, Options, Pdf, Print};
use scoring::{Calendar, Half, Period, PersonId, Records, RuleSet, SeriesId};

pub fn report(report: Report) -> Result<(), Failure> {
    match report {
        Report::Session {
            file,
            date,
            series,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let records = club.records(Period {
                from: date,
                to: date,
            })?;
            let series = played(&records, date, series.as_deref())?;
            save(
                &reports::session_sheet(&records, date, series, &options(&club, &paper)?),
                &paper,
            )
        }
        Report::Monthly { file, month, paper } => {
            let club = file::open_to_read(&file)?;
            let period = Period::month_of(month);
            let records = with_the_period_before(&club, period)?;
            save(
                &reports::monthly(&records, period, &options(&club, &paper)?),
                &paper,
            )
        }
        Report::HalfYear {
            file,
            year,
            half,
            club_only,
            awards,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = half_year(&club, year, half)?;
            let records = with_the_period_before(&club, period)?;
            let options = options(&club, &paper)?;
            let member_pages = if club_only {
                MemberPages::None
            } else {
                MemberPages::Each
            };
            let awards = awards::of(&club, awards.as_deref())?;
            let pdf =
                reports::half_year_with_awards(&records, period, member_pages, &awards, &options);
            save(&pdf, &paper)
        }
        Report::Member {
            file,
            member,
            from,
            to,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = Period { from, to };
            let records = club.records(period)?;
            let person = person(&records, member)?;
            save(
                &reports::personal(&records, person, period, &options(&club, &paper)?),
                &paper,
            )
        }
        Report::RecordSheet(asked) => day::record_sheet(&asked),
        Report::TablePlan(asked) => day::of_draw(&asked, reports::table_plan),
        Report::PlaceCards(asked) => day::of_draw(&asked, reports::place_cards),
        Report::Schedule(asked) => notice::notice(&asked),
        Report::Certificate(asked) => certificate::certificate(&asked),
        Report::HandValues(asked) => of_rules(&asked, reports::value_table),
        Report::Rules(asked) => of_rules(&asked, reports::rule_sheet),
    }
}

/// A document that needs the club's name and a rule set.
fn of_rules(
    asked: &OfRules,
    document: impl FnOnce(&str, &RuleSet, &Options) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let rules = rules::of_club(&club, asked.rules.as_deref())?;
    let name = club.settings()?.name;
    let options = options(&club, &asked.paper)?;
    save(&document(&name, &rules, &options), &asked.paper)
}

/// The series asked for, after making sure that something was played.
fn played(
    records: &Records,
    date: NaiveDate,
    series: Option<&str>,
) -> Result<Option<SeriesId>, Failure> {
    let series = series.map(|name| file::series(records, name)).transpose()?;
    let any = records
        .hanchan
        .iter()
        .any(|hanchan| series.is_none_or(|series| hanchan.series == series));
    if any {
        Ok(series)
    } else {
        Err(Failure::refused(format!(
            "nothing was played on {date} in what was asked for; check the day and the series"
        )))
    }
}

pub fn half_year(club: &Club, year: i32, half: Half) -> Result<Period, Failure> {
    existing(
        year,
        Period::half_year(year, half, club.settings()?.fiscal_start),
    )
}

pub fn existing(year: i32, period: Option<Period>) -> Result<Period, Failure> {
    period.ok_or_else(|| {
        Failure::refused(format!(
            "--year {year}: there is no such year in the calendar"
        ))
    })
}

pub fn person(records: &Records, number: u32) -> Result<PersonId, Failure> {
    let mut people = records.people.iter();
    let found = people
        .find(|(_, person)| person.number == number)
        .map(|(id, _)| *id);
    found.ok_or_else(|| Failure::refused(format!("there is no member {number}; check the number")))
}

/// A report says who climbed since the period before, so it is given both.
fn with_the_period_before(club: &Club, period: Period) -> Result<Records, Failure> {
    let from = period.previous().map_or(period.from, |before| before.from);
    Ok(club.records(Period { from, ..period })?)
}

fn options(club: &Club, paper: &Paper) -> Result<Options, Failure> {
    let calendar = match paper.calendar {
        Some(Years::Japanese) => Calendar::Japanese,
        Some(Years::Western) => Calendar::Western,
        None => club.settings()?.calendar,
    };
    let printed = paper.printed.unwrap_or_else(|| Local::now().date_naive());
    Ok(Options {
        print: if paper.large {
            Print::Large
        } else {
            Print::Normal
        },
        calendar,
        honorific: match paper.honorific {
            Honorific::Sama => reports::Honorific::Sama,
            Honorific::San => reports::Honorific::San,
            Honorific::None => reports::Honorific::None,
        },
        minimum_games: paper.minimum_games,
        ..Options::new(printed)
    })
}

/// Writes a document whole, or not at all.
fn save(document: &Result<Pdf, reports::Error>, paper: &Paper) -> Result<(), Failure> {
    let pdf = document.as_ref().map_err(Failure::failed)?;
    file::write_whole(&paper.out, &pdf.bytes)?;
    if !pdf.missing.is_empty() {
        let missing: String = pdf.missing.iter().collect();
        eprintln!(
            "{}: no font has {missing}; printed as 〓",
            paper.out.display()
        );
    }
    Ok(())
}
