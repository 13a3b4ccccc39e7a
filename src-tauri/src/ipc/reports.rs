//! The printed documents. The page shows the very bytes that are saved: the same records, document
//! and paper always give the same file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use chrono::NaiveDate;
use db::Club;
use reports::{MemberPages, Options, Pdf, PersonalReports, Print};
use scoring::{Calendar, Period, PersonId, Records, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use specta::datatype::DataType;
use tauri::ipc::{InvokeResponseBody, IpcResponse};
use tauri::{AppHandle, Manager, State};

use super::club::today;
use super::typed::{Day, days, from_iso};
use super::{WireError, narrow};
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::period::{self, PeriodKind};
use crate::work::{WorkKind, WorkStage, Works};

/// A document and what it is about.
#[derive(Clone, Debug, Deserialize, PartialEq, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Document {
    /// 日別成績表 of a session.
    Session { day: String, series: i32 },
    /// 月間成績表 of the month that holds the day.
    Monthly { day: String },
    /// 半期成績表 of the half-year that holds the day.
    HalfYear { day: String, member_pages: bool },
    /// 個人成績表 of some days, or of all there are.
    Personal {
        member: i32,
        from: Option<String>,
        to: Option<String>,
    },
    /// 個人成績表 of every member who played, one after the other.
    Everybody {
        from: Option<String>,
        to: Option<String>,
    },
}

/// How a document is to look.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
pub struct Paper {
    /// Body text of 14 points instead of 10.5.
    pub large: bool,
    pub honorific: Honorific,
}

/// What follows a name.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
#[serde(rename_all = "snake_case")]
pub enum Honorific {
    None,
    San,
    Sama,
}

/// What is to be known about a document beside its pages.
#[derive(Debug, Serialize, Type)]
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
pub struct SessionChoice {
    pub day: Day,
    pub series: i32,
    pub series_name: String,
}

/// A document's bytes, which the page receives as they are.
pub struct PdfBytes(Vec<u8>);

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
) -> Result<PdfBytes, WireError> {
    let pdf = make(&open, &works, &document, paper)?;
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
) -> Result<ReportFacts, WireError> {
    let missing = seen(&open, &works, &last, &document, paper)?.missing;
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
) -> Result<Option<String>, WireError> {
    let pdf = seen(&open, &app.state(), &app.state(), &document, paper)?;
    let name = file_name(&open, &document)?;
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
) -> Result<(), WireError> {
    let pdf = seen(&open, &app.state(), &app.state(), &document, paper)?;
    let folder = app.path().app_cache_dir().map_err(WireError::unexpected)?;
    let folder = folder.join("print");
    fs::create_dir_all(&folder).map_err(|error| db::Error::File {
        path: folder.clone(),
        fault: error.into(),
    })?;
    let place = folder.join(file_name(&open, &document)?);
    db::write_whole(&place, &pdf.bytes)?;
    show(&place)
}

/// Every session, the latest first.
#[tauri::command(async)]
#[specta::specta]
pub fn session_choices(open: State<'_, OpenClub>) -> Result<Vec<SessionChoice>, WireError> {
    let (sessions, series, calendar) = open.read(|club| {
        Ok((
            club.sessions(Period::ALWAYS)?,
            club.series()?,
            club.settings()?.calendar,
        ))
    })?;
    let name = |id: SeriesId| {
        let found = series.iter().find(|(other, _)| *other == id);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let latest_first = sessions.iter().rev();
    latest_first
        .map(|(_, session)| {
            Ok(SessionChoice {
                day: Day::of(session.date, calendar),
                series: narrow(session.series.0)?,
                series_name: name(session.series),
            })
        })
        .collect()
}

fn show(place: &Path) -> Result<(), WireError> {
    tauri_plugin_opener::open_path(place, None::<&str>).map_err(|error| WireError::NoViewer {
        file: place.display().to_string(),
        reason: error.to_string(),
    })
}

/// The document as it was looked at, or drawn anew where it was not.
fn seen(
    open: &OpenClub,
    works: &Works,
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
            make(open, works, document, paper)
        }
    }
}

/// Only reading holds the club's file; drawing does not keep other commands waiting.
fn make(
    open: &OpenClub,
    works: &Works,
    document: &Document,
    paper: Paper,
) -> Result<Pdf, WireError> {
    let calendar = open.read(Club::settings)?.calendar;
    let options = options(paper, calendar);
    let made = match document {
        Document::Session { day, series } => {
            let date = from_iso(day)?;
            let records = open.read(|club| {
                club.records(Period {
                    from: date,
                    to: date,
                })
            })?;
            let series = SeriesId(i64::from(*series));
            reports::session_sheet(&records, date, Some(series), &options)
        }
        Document::Monthly { day } => {
            let period = Period::month_of(from_iso(day)?);
            let records = with_the_period_before(open, period)?;
            reports::monthly(&records, period, &options)
        }
        Document::HalfYear { day, member_pages } => {
            let period = half_year(open, from_iso(day)?)?;
            let records = with_the_period_before(open, period)?;
            let pages = if *member_pages {
                MemberPages::Each
            } else {
                MemberPages::None
            };
            reports::half_year(&records, period, pages, &options)
        }
        Document::Personal { member, from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            let records = open.read(|club| club.records(chosen))?;
            let person = PersonId(i64::from(*member));
            reports::personal(&records, person, played(&records, chosen), &options)
        }
        Document::Everybody { from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            let records = open.read(|club| club.records(chosen))?;
            let period = played(&records, chosen);
            let reports = PersonalReports::new(&records, period, &options);
            if reports.members().is_empty() {
                return Err(WireError::NobodyPlayed);
            }
            let under_way = works.begin_instead(WorkKind::Preview);
            let mut tell = |done, total| under_way.at(WorkStage::Drawing, done, total);
            match reports.all(&mut tell) {
                Ok(Some(pdf)) => Ok(pdf),
                Ok(None) => return Err(WireError::Cancelled),
                Err(error) => Err(error),
            }
        }
    };
    made.map_err(WireError::unexpected)
}

/// The title of a document names its days: where all are meant, from the first to the last on which
/// anything was played.
pub(super) fn played(records: &Records, chosen: Period) -> Period {
    let days = || records.hanchan.iter().map(|hanchan| hanchan.date);
    match (days().min(), days().max()) {
        (Some(from), Some(to)) if chosen == Period::ALWAYS => Period { from, to },
        _ => chosen,
    }
}

/// A report says who climbed since the period before, so it is given both.
fn with_the_period_before(open: &OpenClub, period: Period) -> Result<Records, WireError> {
    let from = period.previous().map_or(period.from, |before| before.from);
    open.read(|club| club.records(Period { from, ..period }))
}

fn half_year(open: &OpenClub, day: NaiveDate) -> Result<Period, WireError> {
    let start = open.read(Club::settings)?.fiscal_start;
    period::holding(PeriodKind::Half, day, start).ok_or_else(|| WireError::NoSuchDay {
        typed: day.to_string(),
    })
}

pub(super) fn options(paper: Paper, calendar: Calendar) -> Options {
    Options {
        print: if paper.large {
            Print::Large
        } else {
            Print::Normal
        },
        calendar,
        honorific: match paper.honorific {
            Honorific::None => reports::Honorific::None,
            Honorific::San => reports::Honorific::San,
            Honorific::Sama => reports::Honorific::Sama,
        },
        ..Options::new(today())
    }
}

/// What the file is called, until the person gives it another name.
fn file_name(open: &OpenClub, document: &Document) -> Result<String, WireError> {
    Ok(match document {
        Document::Session { day, .. } => format!("日別成績表-{}.pdf", from_iso(day)?),
        Document::Monthly { day } => format!("月間成績表-{}.pdf", from_iso(day)?.format("%Y-%m")),
        Document::HalfYear { day, .. } => {
            let from = half_year(open, from_iso(day)?)?.from;
            format!("半期成績表-{}.pdf", from.format("%Y-%m"))
        }
        Document::Personal { member, .. } => {
            let members = open.read(Club::members)?;
            let id = PersonId(i64::from(*member));
            let number = members.iter().find(|(other, _)| *other == id);
            let number = number.map(|(_, member)| member.number).unwrap_or_default();
            format!("個人成績表-{number}.pdf")
        }
        Document::Everybody { from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            format!("個人成績表-全員{}.pdf", span(chosen))
        }
    })
}

/// The days of a period in a file's name; all days are not named.
pub(super) fn span(period: Period) -> String {
    if period == Period::ALWAYS {
        String::new()
    } else {
        format!("-{}-{}", period.from, period.to)
    }
}
