//! The printed documents. The page shows the very bytes that are saved: the same records, document
//! and paper always give the same file.

mod paper;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use db::Play;
use desk::papers::{Document, RankingFile, RankingOf, Refusal};
use reports::Pdf;
use scoring::{Calendar, Period, SeriesId};
use serde::Serialize;
use specta::Type;
use specta::datatype::DataType;
use tauri::ipc::{InvokeResponseBody, IpcResponse};
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::typed::Day;
use super::viewer::show;
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::work::{WorkKind, WorkNumber, WorkStage, Works};

pub(super) use paper::Paper;

/// What is to be known about a document beside its pages.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReportFacts {
    pub file_name: String,
    /// Characters that no font has and that print as 〓.
    pub missing: Vec<String>,
}

/// The document that was looked at last: what is saved and printed is what was seen, and is not
/// drawn again while nothing is written in the club.
#[derive(Default)]
pub struct LastReport(Mutex<Option<Seen>>);

struct Seen {
    /// What [`OpenClub::changes`] was before it was made.
    changes: u32,
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
    look_at(&open, &works, &last, work, &document, paper).map(PdfBytes)
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
        file_name: file_name(&open, &document)?,
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
    let name = file_name(&open, &document)?;
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    db::write_whole(&place, &pdf.bytes)?;
    Ok(Some(place.display().to_string()))
}

/// Writes a competition's ranking as another file than a paper where the person chooses, and says where.
#[tauri::command(async)]
#[specta::specta]
pub fn save_ranking(
    app: AppHandle,
    open: State<'_, OpenClub>,
    of: RankingOf,
    paper: Paper,
    file: RankingFile,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let options = paper.options(&open)?;
    let name = file_name(&open, &Document::CompetitionRanking(of))?
        .replace(".pdf", &format!(".{}", file.extension()));
    let made = open.read(|club| Ok(file.make(club, of, &options)))?;
    let bytes = made.map_err(|refusal| WireError::of_paper(refusal, options.calendar))?;
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    db::write_whole(&place, &bytes)?;
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
    show(&app, &file_name(&open, &document)?, &pdf.bytes)
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

/// Makes the document, and keeps it as the one that was looked at last.
fn look_at(
    open: &OpenClub,
    works: &Works,
    last: &LastReport,
    work: WorkNumber,
    document: &Document,
    paper: Paper,
) -> Result<Vec<u8>, WireError> {
    let changes = open.changes();
    let pdf = make(open, works, work, document, paper)?;
    let bytes = pdf.bytes.clone();
    *last.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Seen {
        changes,
        document: document.clone(),
        paper,
        pdf,
    });
    Ok(bytes)
}

/// The document as it was looked at, or drawn anew where it was not, or something was written since.
fn seen(
    open: &OpenClub,
    works: &Works,
    work: WorkNumber,
    last: &LastReport,
    document: &Document,
    paper: Paper,
) -> Result<Pdf, WireError> {
    let changes = open.changes();
    let kept = last.0.lock().unwrap_or_else(PoisonError::into_inner);
    match &*kept {
        Some(seen)
            if seen.changes == changes && seen.document == *document && seen.paper == paper =>
        {
            Ok(seen.pdf.clone())
        }
        _ => {
            drop(kept);
            make(open, works, work, document, paper)
        }
    }
}

/// Only reading holds the club's file; drawing does not keep other commands waiting.
fn make(
    open: &OpenClub,
    works: &Works,
    work: WorkNumber,
    document: &Document,
    paper: Paper,
) -> Result<Pdf, WireError> {
    let options = paper.options(open)?;
    let refused = |refusal| WireError::of_paper(refusal, options.calendar);
    let read = open.read(|club| Ok(document.read(club, options, Play::Club)))?;
    let drawing = read.map_err(refused)?;
    let made = if let Document::Everybody(_) = document {
        let under_way = works.begin_instead(WorkKind::Preview, work)?;
        drawing.draw(&mut |done, total| under_way.at(WorkStage::Drawing, done, total))
    } else {
        drawing.draw(&mut |_, _| ControlFlow::Continue(()))
    };
    made.map_err(refused)?.ok_or(WireError::Cancelled)
}

/// What its file is called, until the person gives it another name.
fn file_name(open: &OpenClub, document: &Document) -> Result<String, WireError> {
    let (name, calendar) =
        open.read(|club| Ok((document.file_name(club), club.settings()?.calendar)))?;
    name.map_err(|refusal| WireError::of_paper(refusal, calendar))
}

impl WireError {
    pub(crate) fn of_paper(refusal: Refusal, calendar: Calendar) -> Self {
        match refusal {
            Refusal::Club(error) => Self::of(error, calendar),
            Refusal::NobodyPlayed(_) => Self::NobodyPlayed,
            Refusal::NotDrawn { day, round } => Self::NoSuch {
                what: db::Thing::Draw,
                key: round.map_or(day.to_string(), |round| round.to_string()),
            },
            Refusal::NoCertificate => Self::NoCertificate,
            Refusal::NotATime(typed) => Self::NotATime { typed },
            Refusal::EndsBeforeItBegins(Period { from, to }) => Self::EndsBeforeItBegins {
                from: calendar.day(from),
                to: calendar.day(to),
            },
            Refusal::OutOfRange { field, value, most } => Self::OutOfRange {
                field: field.to_owned(),
                value: value.to_string(),
                lowest: "1".to_owned(),
                highest: most.to_string(),
            },
            Refusal::Drawing(_) | Refusal::Workbook(_) | Refusal::NoSuchStage => {
                Self::unexpected(refusal)
            }
        }
    }
}
