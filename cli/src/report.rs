//! `hanchan report`: documents.

mod all;
mod certificate;
mod day;
mod web_page;

pub use certificate::print as print_certificates;

use crate::answer::Answer;
use crate::arguments::{
    Honorific, Look, Notice, OfDays, OfRules, Paper, Practice, Report, RuleBook, Term, Years,
};
use crate::clock;
use crate::competition::named_in;
use crate::failure::Failure;
use crate::{awards, file, rules, standings};
use chrono::NaiveDate;
use db::{Club, Play};
use desk::papers::{Days, Document, Drawing, Rules, Term as OfTerm};
use reports::{MemberPages, Options, Print};
use scoring::{Calendar, Half, Period, PersonId, RuleSet};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;

pub fn report(report: Report, answer: &mut Answer) -> Result<(), Failure> {
    match report {
        Report::Session {
            file,
            date,
            series,
            paper,
        } => session(&file, date, series.as_deref(), &paper, answer),
        Report::Monthly {
            file,
            month,
            edition,
            counted,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let document = Document::Monthly {
                day: month,
                edition: edition.into(),
            };
            make(club, &document, counted.into(), &paper, answer)
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
            let document = Document::HalfYear(of_term(period, &term, &club)?);
            make(club, &document, term.counted.into(), &paper, answer)
        }
        Report::FiscalYear {
            file,
            year,
            term,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let period = fiscal_year(&club, year)?;
            let document = Document::FiscalYear(of_term(period, &term, &club)?);
            make(club, &document, term.counted.into(), &paper, answer)
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
            let document = Document::Personal {
                member: person(&club, member)?,
                from: Some(period.from),
                to: Some(period.to),
            };
            make(club, &document, counted.into(), &paper, answer)
        }
        Report::HeadToHead(asked) => of_days(&asked, Document::HeadToHead, answer),
        Report::Race {
            file,
            year,
            half,
            counted,
            paper,
        } => {
            let club = file::open_to_read(&file)?;
            let day = half_year(&club, year, half)?.from;
            make(
                club,
                &Document::Race { day },
                counted.into(),
                &paper,
                answer,
            )
        }
        Report::RecordBook(asked) => of_days(&asked, Document::RecordBook, answer),
        Report::Attendance(asked) => of_days(&asked, Document::Attendance, answer),
        Report::RecordSheet(asked) => day::record_sheet(&asked, answer),
        Report::TablePlan(asked) => {
            day::of_draw(&asked, |draw| Document::TablePlan { draw }, answer)
        }
        Report::PlaceCards(asked) => {
            day::of_draw(&asked, |draw| Document::PlaceCards { draw }, answer)
        }
        Report::Schedule(asked) => notice(&asked, answer),
        Report::Certificate(asked) => certificate::certificate(&asked, answer),
        Report::HandValues(asked) => {
            of_rules(&asked, |rules| Document::ValueTable { rules }, answer)
        }
        Report::Practice(asked) => practice(&asked, answer),
        Report::Rules(asked) => of_rules(&asked, |rules| Document::RuleSheet { rules }, answer),
        Report::RuleBook(asked) => rule_book(&asked, answer),
        Report::WebPage(asked) => web_page::web_page(&asked, answer),
        Report::All(asked) => all::all(&asked, answer),
    }
}

/// Makes the document and writes its file. The club's file is let go of before anything is drawn: nobody waits
/// for it meanwhile, nor does it take memory.
pub fn make(
    club: Club,
    document: &Document,
    counted: Play,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let drawing = document.read(&club, options(&club, &paper.look)?, counted)?;
    drop(club);
    if let Some(Period { from, to }) = drawing.nothing_played {
        if let Document::Session { day, .. } = document {
            return Err(Failure::refused(format!(
                "nothing was played on {day} in what was asked for; check the day and the series"
            )));
        }
        answer.remark(format!(
            "nothing was played from {from} to {to}; the document says so"
        ));
    }
    write(drawing, paper, answer)
}

/// Draws what was read, and writes it whole or not at all.
fn write(drawing: Drawing, paper: &Paper, answer: &mut Answer) -> Result<(), Failure> {
    not_named_otherwise(&paper.out)?;
    // This thread draws as well, rather than wait for the others: each has a heap of its own. It fails where the
    // threads are there already, which is as good.
    let _ = rayon::ThreadPoolBuilder::new()
        .use_current_thread()
        .build_global();
    if let Some(pdf) = drawing.draw(&mut |_, _| ControlFlow::Continue(()))? {
        file::write_whole(&paper.out, &pdf.bytes, answer)?;
        tell_missing(&paper.out, &pdf.missing, answer);
    }
    Ok(())
}

fn session(
    file: &Path,
    day: NaiveDate,
    series: Option<&str>,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let club = file::open_to_read(file)?;
    let series = series.map(|name| file::series(&club, name)).transpose()?;
    make(
        club,
        &Document::Session { day, series },
        Play::All,
        paper,
        answer,
    )
}

fn of_days(
    asked: &OfDays,
    document: fn(Days) -> Document,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let period = standings::period(&asked.span)?;
    let document = document(period.into());
    make(club, &document, asked.counted.into(), &asked.paper, answer)
}

fn of_term(period: Period, term: &Term, club: &Club) -> Result<OfTerm, Failure> {
    Ok(OfTerm {
        day: period.from,
        edition: term.edition.into(),
        member_pages: match (term.club_only, term.members_only) {
            (true, _) => MemberPages::None,
            (_, true) => MemberPages::Alone,
            _ => MemberPages::Each,
        },
        awards: Some(awards::of(club, term.awards.as_deref())?),
    })
}

fn of_rules(
    asked: &OfRules,
    document: impl FnOnce(Rules) -> Document,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let rules = rules::of_club(&club, asked.rules.as_deref())?;
    make(
        club,
        &document(given(rules)),
        Play::All,
        &asked.paper,
        answer,
    )
}

fn practice(asked: &Practice, answer: &mut Answer) -> Result<(), Failure> {
    let document = |rules| Document::Practice {
        rules,
        level: asked.level.into(),
        sheets: asked.sheets,
        collection: asked.seed,
    };
    of_rules(&asked.of, document, answer)
}

fn rule_book(asked: &RuleBook, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.of.file)?;
    let competition = asked.competition.as_deref();
    let competition = competition
        .map(|id| named_in(&club, Some(id)))
        .transpose()?;
    let rules = match (&competition, &asked.of.rules) {
        (Some(_), None) => None,
        (_, named) => Some(given(rules::of_club(&club, named.as_deref())?)),
    };
    let competition = competition.map(|held| held.id);
    let document = Document::RuleBook { rules, competition };
    make(club, &document, Play::All, &asked.of.paper, answer)
}

fn given(rules: RuleSet) -> Rules {
    Rules::Given(Box::new(rules))
}

fn notice(asked: &Notice, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let series = asked.series.as_deref();
    let document = Document::Notice {
        day: asked.month,
        months: asked.months,
        series: series.map(|name| file::series(&club, name)).transpose()?,
        message: asked.message.join("\n"),
    };
    make(club, &document, Play::All, &asked.paper, answer)
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

pub fn person(club: &Club, number: u32) -> Result<PersonId, Failure> {
    let found = club.members()?.into_iter();
    let mut found = found.filter(|(_, member)| member.number == number);
    let (id, _) = found.next().ok_or_else(|| {
        Failure::refused(format!("there is no member {number}; check the number"))
    })?;
    Ok(id)
}

pub fn options(club: &Club, look: &Look) -> Result<Options, Failure> {
    let settings = club.settings()?;
    let calendar = match look.calendar {
        Some(Years::Japanese) => Calendar::Japanese,
        Some(Years::Western) => Calendar::Western,
        None => settings.calendar,
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
        sections: settings.sections,
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
