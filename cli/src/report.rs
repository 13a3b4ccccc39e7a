//! `hanchan report`: documents.

mod all;
mod certificate;
mod day;
mod notice;
mod web_page;

pub use certificate::print as print_certificates;

use crate::answer::Answer;
use crate::arguments::{Honorific, Look, OfRules, Paper, Report, Term, Years};
use crate::clock;
use crate::failure::Failure;
use crate::{awards, file, rules};
use chrono::NaiveDate;
use db::Club;
use desk::papers::{DrawnDay, with_the_period_before};
use reports::{MemberPages, Options, Pdf, Print};
use scoring::award::Award;
use scoring::{Calendar, Half, Period, PersonId, Records, RuleSet, SeriesId};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

pub fn report(report: Report, answer: &mut Answer) -> Result<(), Failure> {
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
            let held = competitions(&club, &records, series)?;
            let options = options(&club, &paper.look)?;
            let sheet = reports::session_sheet_of(&records, date, series, &held, &options);
            save(&sheet, &paper, answer)
        }
        Report::Monthly {
            file,
            month,
            counted,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = Period::month_of(month);
            let records = with_the_period_before(&club, period, counted.into())?;
            tell_where_empty(&records, period, answer);
            save(
                &reports::monthly(&records, period, &options(&club, &paper.look)?),
                &paper,
                answer,
            )
        }
        Report::HalfYear {
            file,
            year,
            half,
            term,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = half_year(&club, year, half)?;
            of_term(
                &club,
                period,
                &term,
                &paper,
                answer,
                reports::half_year_with_awards,
            )
        }
        Report::FiscalYear {
            file,
            year,
            term,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = fiscal_year(&club, year)?;
            of_term(&club, period, &term, &paper, answer, reports::fiscal_year)
        }
        Report::Member {
            file,
            member,
            days,
            counted,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = days.period()?;
            let records = with_the_period_before(&club, period, counted.into())?;
            tell_where_empty(&records, period, answer);
            let person = person(&records, member)?;
            save(
                &reports::personal(&records, person, period, &options(&club, &paper.look)?),
                &paper,
                answer,
            )
        }
        Report::RecordSheet(asked) => day::record_sheet(&asked, answer),
        Report::TablePlan(asked) => day::of_draw(&asked, answer, DrawnDay::table_plan),
        Report::PlaceCards(asked) => day::of_draw(&asked, answer, DrawnDay::place_cards),
        Report::Schedule(asked) => notice::notice(&asked, answer),
        Report::Certificate(asked) => certificate::certificate(&asked, answer),
        Report::HandValues(asked) => of_rules(&asked, answer, reports::value_table),
        Report::Rules(asked) => of_rules(&asked, answer, reports::rule_sheet),
        Report::WebPage(asked) => web_page::web_page(&asked, answer),
        Report::All(asked) => all::all(&asked, answer),
    }
}

/// The competitions to which the tables of a day belong.
fn competitions(
    club: &Club,
    records: &Records,
    series: Option<SeriesId>,
) -> Result<Vec<String>, Failure> {
    let played = records.hanchan.iter().map(|hanchan| hanchan.series);
    let played = played.filter(|played| series.is_none_or(|series| series == *played));
    let played: BTreeSet<SeriesId> = played.collect();
    let mut names = Vec::new();
    for series in played {
        let held = club.competition_of(series)?;
        names.extend(held.map(|held| held.competition.name().to_owned()));
    }
    Ok(names)
}

/// An empty document is not what somebody meant who mistyped a year.
fn tell_where_empty(records: &Records, period: Period, answer: &mut Answer) {
    let mut days = records.hanchan.iter().map(|hanchan| hanchan.date);
    if !days.any(|day| period.holds(day)) {
        answer.remark(format!(
            "nothing was played from {} to {}; the document says so",
            period.from, period.to
        ));
    }
}

/// The report of a half-year or a fiscal year.
fn of_term(
    club: &Club,
    period: Period,
    term: &Term,
    paper: &Paper,
    answer: &mut Answer,
    document: impl FnOnce(
        &Records,
        Period,
        MemberPages,
        &[Award],
        &Options,
    ) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let records = with_the_period_before(club, period, term.counted.into())?;
    tell_where_empty(&records, period, answer);
    let member_pages = if term.club_only {
        MemberPages::None
    } else {
        MemberPages::Each
    };
    let awards = awards::of(club, term.awards.as_deref())?;
    let options = options(club, &paper.look)?;
    let pdf = document(&records, period, member_pages, &awards, &options);
    save(&pdf, paper, answer)
}

/// A document that needs the club's name and a rule set.
fn of_rules(
    asked: &OfRules,
    answer: &mut Answer,
    document: impl FnOnce(&str, &RuleSet, &Options) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let rules = rules::of_club(&club, asked.rules.as_deref())?;
    let name = club.settings()?.name;
    let options = options(&club, &asked.paper.look)?;
    save(&document(&name, &rules, &options), &asked.paper, answer)
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

pub fn fiscal_year(club: &Club, year: i32) -> Result<Period, Failure> {
    existing(
        year,
        Period::fiscal_year(year, club.settings()?.fiscal_start),
    )
}

/// Years in which somebody may have written down a hanchan.
const YEARS: RangeInclusive<i32> = 1900..=2199;

fn existing(year: i32, period: Option<Period>) -> Result<Period, Failure> {
    period.filter(|_| YEARS.contains(&year)).ok_or_else(|| {
        Failure::refused(format!(
            "--year {year}: there is nothing of that year; years are from {} to {}",
            YEARS.start(),
            YEARS.end()
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

pub fn options(club: &Club, look: &Look) -> Result<Options, Failure> {
    let calendar = match look.calendar {
        Some(Years::Japanese) => Calendar::Japanese,
        Some(Years::Western) => Calendar::Western,
        None => club.settings()?.calendar,
    };
    let printed = match look.printed {
        Some(day) => day,
        None => clock::today()?,
    };
    Ok(Options {
        print: if look.large {
            Print::Large
        } else {
            Print::Normal
        },
        calendar,
        honorific: match look.honorific {
            Honorific::Sama => reports::Honorific::Sama,
            Honorific::San => reports::Honorific::San,
            Honorific::None => reports::Honorific::None,
        },
        minimum_games: look.minimum_games,
        name_chombo: look.name_chombo,
        rating: look.rating,
        ..Options::new(printed)
    })
}

/// Writes a document whole, or not at all.
pub fn save(
    document: &Result<Pdf, reports::Error>,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    not_named_otherwise(&paper.out)?;
    let pdf = document.as_ref().map_err(Failure::failed)?;
    file::write_whole(&paper.out, &pdf.bytes, answer)?;
    tell_missing(&paper.out, &pdf.missing, answer);
    Ok(())
}

fn tell_missing<'a>(
    place: &Path,
    missing: impl IntoIterator<Item = &'a char>,
    answer: &mut Answer,
) {
    let missing: String = missing.into_iter().collect();
    if !missing.is_empty() {
        let place = place.display();
        answer.remark(format!("{place}: no font has {missing}; printed as 〓"));
    }
}

/// Refuses a name by which programs would take the PDF for what another command writes.
fn not_named_otherwise(out: &Path) -> Result<(), Failure> {
    let kind = out.extension().unwrap_or_default().to_ascii_lowercase();
    let instead = match kind.to_str() {
        Some("ics") => "`hanchan schedule ics` writes the days for calendar programs",
        Some("htm" | "html") => "`hanchan report web-page` writes a page for the web site",
        Some("csv" | "jsonl" | "xlsx") => "`hanchan export` writes tables",
        _ => return Ok(()),
    };
    Err(Failure::refused(format!(
        "{}: the document is a PDF, so its name ends in .pdf; {instead}",
        out.display()
    )))
}
