//! The notice of the days to come, and the same days for calendar programs.

use chrono::NaiveDate;
use reports::{Options, Pdf, Print, Schedule};
use scoring::Period;
use scoring::record::Meeting;
use serde::Deserialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::club::today;
use super::reports::{PdfBytes, ReportFacts};
use super::schedule::shown_from;
use super::typed::from_iso;
use super::viewer::show;
use crate::chosen_place;
use crate::open_club::OpenClub;

/// The notice of a month.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct Notice {
    /// A day of the month.
    pub day: String,
    /// Said below the list.
    pub message: String,
    /// Whether in large print.
    pub large: bool,
}

/// The notice's pages, as they would be saved and printed.
#[tauri::command(async)]
#[specta::specta]
pub fn notice_pdf(open: State<'_, OpenClub>, notice: Notice) -> Result<PdfBytes, WireError> {
    Ok(PdfBytes(notice.made(&open)?.bytes))
}

/// What is to be known about the notice beside its pages.
#[tauri::command(async)]
#[specta::specta]
pub fn notice_facts(open: State<'_, OpenClub>, notice: Notice) -> Result<ReportFacts, WireError> {
    Ok(ReportFacts {
        file_name: notice.file_name()?,
        missing: notice
            .made(&open)?
            .missing
            .iter()
            .map(char::to_string)
            .collect(),
    })
}

/// Writes the notice where the person chooses, and says where; nothing where they chose nothing.
#[tauri::command(async)]
#[specta::specta]
pub fn save_notice(
    app: AppHandle,
    open: State<'_, OpenClub>,
    notice: Notice,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let pdf = notice.made(&open)?;
    save(&app, title, file_kind, &notice.file_name()?, &pdf.bytes)
}

/// Opens the finished notice in the system's viewer, which is what prints it.
#[tauri::command(async)]
#[specta::specta]
pub fn open_notice(
    app: AppHandle,
    open: State<'_, OpenClub>,
    notice: Notice,
) -> Result<(), WireError> {
    let pdf = notice.made(&open)?;
    show(&app, &notice.file_name()?, &pdf.bytes)
}

/// Writes the days from the month of that day on for calendar programs, as many as are listed.
#[tauri::command(async)]
#[specta::specta]
pub fn save_calendar(
    app: AppHandle,
    open: State<'_, OpenClub>,
    day: String,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let period = shown_from(from_iso(&day)?);
    let (club, meetings) = meetings(&open, period)?;
    let name = format!("開催予定-{}.ics", month_in_name(period.from));
    let written = reports::ics(&club, &meetings, today());
    save(&app, title, file_kind, &name, &written)
}

impl Notice {
    fn month(&self) -> Result<Period, WireError> {
        Ok(Period::month_of(from_iso(&self.day)?))
    }

    fn made(&self, open: &OpenClub) -> Result<Pdf, WireError> {
        let month = self.month()?;
        let (club, meetings) = meetings(open, month)?;
        let calendar = open.read(db::Club::settings)?.calendar;
        let options = Options {
            print: if self.large {
                Print::Large
            } else {
                Print::Normal
            },
            calendar,
            ..Options::new(today())
        };
        let schedule = Schedule {
            meetings,
            holidays: schedule::holidays(month),
            message: self.message.trim().to_owned(),
        };
        reports::schedule_notice(&club, &schedule, month, &options).map_err(WireError::unexpected)
    }

    fn file_name(&self) -> Result<String, WireError> {
        let month = self.month()?;
        Ok(format!("開催案内-{}.pdf", month_in_name(month.from)))
    }
}

fn month_in_name(day: NaiveDate) -> String {
    day.format("%Y-%m").to_string()
}

/// The club's name, and its days of all series.
fn meetings(open: &OpenClub, period: Period) -> Result<(String, Vec<Meeting>), WireError> {
    open.read(|club| {
        let found = club.meetings(period)?.into_iter();
        let meetings = found.map(|(_, meeting)| meeting).collect();
        Ok((club.settings()?.name, meetings))
    })
}

fn save(
    app: &AppHandle,
    title: String,
    file_kind: String,
    name: &str,
    bytes: &[u8],
) -> Result<Option<String>, WireError> {
    let Some(place) = chosen_place::to_save(app, title, file_kind, name)? else {
        return Ok(None);
    };
    db::write_whole(&place, bytes)?;
    Ok(Some(place.display().to_string()))
}
