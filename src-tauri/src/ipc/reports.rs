//! The printed documents. The page shows the very bytes that are saved: the same records, document
//! and paper always give the same file.

mod certificate;
mod day;
mod document;
mod names;
mod round_papers;
mod term;

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use competition::RoundNumber;
use db::Club;
use reports::{Pdf, PersonalReports};
use scoring::{Period, SeriesId};
use serde::Serialize;
use specta::Type;
use specta::datatype::DataType;
use tauri::ipc::{InvokeResponseBody, IpcResponse};
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::competitions::read_contest;
use super::rules::of_source;
use super::typed::{Day, days, from_iso};
use super::viewer::show;
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::work::{WorkKind, WorkNumber, WorkStage, Works};
use desk::results::PeriodKind;
use document::{DrawnRounds, Given, Honorific, Occasion, Place, SheetForm};

pub use document::Document;
pub(super) use document::Paper;
pub(super) use names::span;
pub(super) use term::{holding, options, played, with_the_period_before};

/// What is to be known about a document beside its pages.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReportFacts {
    pub file_name: String,
    /// Characters that no font has and that print as 〓.
    pub missing: Vec<String>,
}

/// The document that was looked at last: what is saved and printed is what was seen, and is not
/// drawn again.
#[derive(Default)]
pub struct LastReport(Mutex<Option<Seen>>);

struct Seen {
    club: PathBuf,
    document: Document,
    paper: Paper,
    pdf: Pdf,
}

/// A session that a sheet can be printed of.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SessionChoice {
    pub day: Day,
    pub series: SeriesId,
    pub series_name: String,
    /// The rounds whose seats were drawn and kept.
    pub drawn: Vec<u32>,
}

/// A document's bytes, which the page receives as they are.
pub struct PdfBytes(pub(super) Vec<u8>);

impl IpcResponse for PdfBytes {
    fn body(self) -> tauri::Result<InvokeResponseBody> {
        Ok(InvokeResponseBody::Raw(self.0))
    }
}

impl Type for PdfBytes {
    fn definition(_: &mut specta::Types) -> DataType {
        DataType::Reference(specta_typescript::define("ArrayBuffer"))
    }
}

/// The document's pages, as they would be saved and printed.
#[tauri::command(async)]
#[specta::specta]
pub fn report_pdf(
    open: State<'_, OpenClub>,
    works: State<'_, Works>,
    last: State<'_, LastReport>,
    document: Document,
    paper: Paper,
    work: WorkNumber,
) -> Result<PdfBytes, WireError> {
    let pdf = make(&open, &works, work, &document, paper)?;
    let bytes = pdf.bytes.clone();
    let club = open.read(|club| Ok(club.path().to_owned()))?;
    *last.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Seen {
        club,
        document,
        paper,
        pdf,
    });
    Ok(PdfBytes(bytes))
}

/// What is to be known about the document beside its pages.
#[tauri::command(async)]
#[specta::specta]
pub fn report_facts(
    open: State<'_, OpenClub>,
    works: State<'_, Works>,
    last: State<'_, LastReport>,
    document: Document,
    paper: Paper,
    work: WorkNumber,
) -> Result<ReportFacts, WireError> {
    let missing = seen(&open, &works, work, &last, &document, paper)?.missing;
    Ok(ReportFacts {
        file_name: names::file_name(&open, &document)?,
        missing: missing.iter().map(char::to_string).collect(),
    })
}

/// Writes the document where the person chooses, and says where; nothing where they chose nothing.
#[tauri::command(async)]
#[specta::specta]
pub fn save_report(
    app: AppHandle,
    open: State<'_, OpenClub>,
    document: Document,
    paper: Paper,
    title: String,
    file_kind: String,
    work: WorkNumber,
) -> Result<Option<String>, WireError> {
    let pdf = seen(&open, &app.state(), work, &app.state(), &document, paper)?;
    let name = names::file_name(&open, &document)?;
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    db::write_whole(&place, &pdf.bytes)?;
    Ok(Some(place.display().to_string()))
}

/// Opens the finished document in the system's viewer, which is what prints it: the web view does
/// not print reliably.
#[tauri::command(async)]
#[specta::specta]
pub fn open_report(
    app: AppHandle,
    open: State<'_, OpenClub>,
    document: Document,
    paper: Paper,
    work: WorkNumber,
) -> Result<(), WireError> {
    let pdf = seen(&open, &app.state(), work, &app.state(), &document, paper)?;
    show(&app, &names::file_name(&open, &document)?, &pdf.bytes)
}

/// Every session, the latest first.
#[tauri::command(async)]
#[specta::specta]
pub fn session_choices(open: State<'_, OpenClub>) -> Result<Vec<SessionChoice>, WireError> {
    let (sessions, series, calendar) = open.read(|club| {
        let sessions = club.sessions(Period::ALWAYS)?;
        let drawn = sessions.into_iter().map(|(id, session)| {
            let draws = club.draws(id)?;
            Ok((session, draws.iter().map(|draw| draw.round).collect()))
        });
        Ok((
            drawn.collect::<Result<Vec<(_, Vec<u32>)>, db::Error>>()?,
            club.series()?,
            club.settings()?.calendar,
        ))
    })?;
    let name = |id: SeriesId| {
        let found = series.iter().find(|(other, _)| *other == id);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let latest_first = sessions.into_iter().rev();
    let choices = latest_first.map(|(session, drawn)| SessionChoice {
        day: Day::of(session.date, calendar),
        series: session.series,
        series_name: name(session.series),
        drawn,
    });
    Ok(choices.collect())
}

/// The document as it was looked at, or drawn anew where it was not.
fn seen(
    open: &OpenClub,
    works: &Works,
    work: WorkNumber,
    last: &LastReport,
    document: &Document,
    paper: Paper,
) -> Result<Pdf, WireError> {
    let club = open.read(|club| Ok(club.path().to_owned()))?;
    let kept = last.0.lock().unwrap_or_else(PoisonError::into_inner);
    match &*kept {
        Some(seen) if seen.club == club && seen.document == *document && seen.paper == paper => {
            Ok(seen.pdf.clone())
        }
        _ => {
            drop(kept);
            make(open, works, work, document, paper)
        }
    }
}

/// The competition whose tables are in that series, if any.
fn held_in(open: &OpenClub, series: SeriesId) -> Result<Vec<String>, WireError> {
    let held = open.read(|club| club.competition_of(series))?;
    let name = held.map(|held| held.competition.name().to_owned());
    Ok(name.into_iter().collect())
}

/// Only reading holds the club's file; drawing does not keep other commands waiting.
fn make(
    open: &OpenClub,
    works: &Works,
    work: WorkNumber,
    document: &Document,
    paper: Paper,
) -> Result<Pdf, WireError> {
    let settings = open.read(Club::settings)?;
    let options = options(paper, settings.calendar);
    let club = settings.name.as_str();
    let rules = |source: &str| open.read(|club| of_source(club, source));
    match document {
        Document::Session { day, series } => {
            let date = from_iso(day)?;
            let records = open.read(|club| {
                club.records(Period {
                    from: date,
                    to: date,
                })
            })?;
            let held = held_in(open, *series)?;
            reports::session_sheet_of(&records, date, Some(*series), &held, &options)
                .map_err(WireError::unexpected)
        }
        Document::Monthly { day } => {
            let period = Period::month_of(from_iso(day)?);
            let records = with_the_period_before(open, period)?;
            reports::monthly(&records, period, &options).map_err(WireError::unexpected)
        }
        Document::HalfYear { day, member_pages } => {
            let period = holding(open, PeriodKind::Half, from_iso(day)?)?;
            let document = reports::half_year_with_awards;
            term::report(open, period, *member_pages, &options, document)
        }
        Document::FiscalYear { day, member_pages } => {
            let period = holding(open, PeriodKind::FiscalYear, from_iso(day)?)?;
            term::report(open, period, *member_pages, &options, reports::fiscal_year)
        }
        Document::Personal { member, from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            let records = with_the_period_before(open, chosen)?;
            let period = played(&records, chosen);
            reports::personal(&records, *member, period, &options).map_err(WireError::unexpected)
        }
        Document::Everybody { from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            let records = with_the_period_before(open, chosen)?;
            let period = played(&records, chosen);
            everybody(
                &PersonalReports::new(&records, period, &options),
                works,
                work,
            )
        }
        Document::BlankSheets {
            rules: source,
            form,
            sheets,
        } => day::blank_sheets(club, &rules(source)?, *form, *sheets, &options),
        Document::DrawnSheets {
            draw,
            rules: source,
            form,
            same_people,
        } => {
            let drawn = day::drawn(open, draw)?;
            day::drawn_sheets(&drawn, &rules(source)?, *form, *same_people, &options)
        }
        Document::TablePlan { draw } => {
            let made = day::drawn(open, draw)?.table_plan(&options);
            made.map_err(WireError::unexpected)
        }
        Document::PlaceCards { draw } => {
            let made = day::drawn(open, draw)?.place_cards(&options);
            made.map_err(WireError::unexpected)
        }
        Document::ValueTable { rules: source } => {
            reports::value_table(club, &rules(source)?, &options).map_err(WireError::unexpected)
        }
        Document::RuleSheet { rules: source } => {
            reports::rule_sheet(club, &rules(source)?, &options).map_err(WireError::unexpected)
        }
        Document::CompetitionRanking {
            competition,
            stage,
            round,
        } => {
            let held = read_contest(open, *competition)?;
            let ranking = held.ranking(*stage, *round)?;
            let ranking = ranking.ok_or_else(|| WireError::unexpected("no such stage"))?;
            reports::competition_ranking(club, &ranking, &options).map_err(WireError::unexpected)
        }
        Document::RoundPapers {
            competition,
            stage,
            round,
        } => {
            let (stage, round) = (*stage, *round);
            round_papers::print(open, *competition, RoundNumber { stage, round }, &options)
        }
        Document::Certificates { occasion, given } => {
            certificate::print(open, occasion, given, options)
        }
    }
}

fn everybody(
    reports: &PersonalReports<'_>,
    works: &Works,
    work: WorkNumber,
) -> Result<Pdf, WireError> {
    if reports.members().is_empty() {
        return Err(WireError::NobodyPlayed);
    }
    let under_way = works.begin_instead(WorkKind::Preview, work)?;
    let mut tell = |done, total| under_way.at(WorkStage::Drawing, done, total);
    let made = reports.all(&mut tell).map_err(WireError::unexpected)?;
    made.ok_or(WireError::Cancelled)
}

#[cfg(test)]
mod tests;
