//! The club that is open: which it is, and undoing and redoing what was done to it.

use std::path::PathBuf;

use chrono::{Local, NaiveDate};
use db::{Club, Notice, Op, OperationId};
use scoring::Period;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::start::{open_file, recent};
use super::today::FirstDay;
use super::{Number, WireError, drafts};
use crate::chosen_place;
use crate::handed::Handed;
use crate::open_club::OpenClub;

/// The club whose file is open.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClubOverview {
    pub name: String,
    /// Where its file is, for people to read.
    pub file: String,
    /// What that file is called.
    pub file_name: String,
    /// Whether it is the sample club, to look round in.
    pub sample: bool,
}

/// What a person should know of the file that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireNotice {
    /// Something of another file lies beside it, and is not used.
    NotUsed { left: String },
    /// The same, which was put aside.
    SetAside { left: String, kept: String },
    /// It lies in a folder that a service keeps alike on several machines.
    KeptAlike { service: String },
    /// What a hand-over was put together from could not be taken away from there.
    Readable { left: String },
    /// Another file of the same club lies beside it.
    Twin { name: String },
}

/// What the line at the foot of the window says.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClubStatus {
    /// When this window last saved something, such as 14:32.
    pub saved_at: Option<String>,
    /// What a person should know of the file, though nothing is wrong with it: noticed on opening it, or
    /// at a save.
    pub notices: Vec<WireNotice>,
}

/// What the window begins with.
#[derive(Debug, Serialize, Type)]
pub struct Beginning {
    /// Nothing where there is no club to begin with.
    club: Option<ClubOverview>,
    /// How many files the program was started on besides, which are not opened.
    others: Number,
    /// Nothing where it cannot be read: the page then asks for it, and is told why.
    today: Option<FirstDay>,
}

/// Opens the file that the program was started on, or the club that was open last if its file is there.
/// Where the page is loaded once more, its club is open already.
#[tauri::command(async)]
#[specta::specta]
pub fn begin(
    app: AppHandle,
    open: State<'_, OpenClub>,
    handed: State<'_, Handed>,
) -> Result<Beginning, WireError> {
    if open.is_open() {
        return Ok(Beginning {
            club: Some(open.read(overview)?),
            others: Number::of(0),
            today: first_day(&app, &open).ok(),
        });
    }
    // Taken once: another may be handed over meanwhile, and waits.
    let waiting = handed.take();
    let others = waiting.as_ref().map_or(0, |waiting| waiting.others);
    let file = waiting
        .map(|waiting| waiting.file)
        .or_else(|| last_file(&app));
    let club = file.map(|file| open_file(&app, &open, &file)).transpose()?;
    let today = club.as_ref().and_then(|_| first_day(&app, &open).ok());
    Ok(Beginning {
        club,
        others: Number::of(others),
        today,
    })
}

fn first_day(app: &AppHandle, open: &OpenClub) -> Result<FirstDay, WireError> {
    FirstDay::read(open, drafts::half_typed(app, open)?)
}

/// The file of the club that was open last, if it is there.
pub(crate) fn last_file(app: &AppHandle) -> Option<PathBuf> {
    let places = recent(app).ok()?.places();
    places.into_iter().next().filter(|file| file.is_file())
}

/// Lets the person choose a club's file and opens it; nothing when they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_club(
    app: AppHandle,
    open: State<'_, OpenClub>,
    title: String,
    file_kind: String,
) -> Result<Option<ClubOverview>, WireError> {
    let names = ["club.hanchan", "club.zip", "club.zip.age"];
    chosen_place::to_open(&app, title, file_kind, &names)?
        .map(|path| open_file(&app, &open, &path))
        .transpose()
}

/// What the window says of the open club's file.
#[tauri::command(async)]
#[specta::specta]
pub fn club_status(open: State<'_, OpenClub>) -> ClubStatus {
    ClubStatus {
        saved_at: open.saved_at().map(|time| time.format("%H:%M").to_string()),
        notices: open.notices().iter().map(WireNotice::from).collect(),
    }
}

/// The newest day played, or today when nothing was played yet.
#[tauri::command(async)]
#[specta::specta]
pub fn newest_day(open: State<'_, OpenClub>) -> Result<String, WireError> {
    let sessions = open.read(|club| club.sessions(Period::ALWAYS))?;
    let newest = sessions.iter().map(|(_, session)| session.date).max();
    Ok(newest.unwrap_or_else(today).to_string())
}

/// Takes back the latest operation that still stands, and says which.
#[tauri::command(async)]
#[specta::specta]
pub fn undo(open: State<'_, OpenClub>) -> Result<Op, WireError> {
    open.write(|club, now| {
        let undone = club.undo(now)?;
        operation(club, undone)
    })
}

/// Does again what was taken back last, and says which.
#[tauri::command(async)]
#[specta::specta]
pub fn redo(open: State<'_, OpenClub>) -> Result<Op, WireError> {
    open.write(|club, now| {
        let redone = club.redo(now)?;
        operation(club, redone)
    })
}

fn operation(club: &Club, id: OperationId) -> Result<Op, db::Error> {
    club.operation(id)
}

pub(super) fn overview(club: &Club) -> Result<ClubOverview, db::Error> {
    let name = club.settings()?.name;
    let file_name = club.path().file_name().unwrap_or_default();
    Ok(ClubOverview {
        sample: name == db::sample::NAME,
        name,
        file: club.path().display().to_string(),
        file_name: file_name.to_string_lossy().into_owned(),
    })
}

impl From<&Notice> for WireNotice {
    fn from(notice: &Notice) -> Self {
        match notice {
            Notice::LeftoverIgnored { left } => Self::NotUsed { left: left.clone() },
            Notice::LeftoverPutAside { left, kept } => Self::SetAside {
                left: left.clone(),
                kept: kept.display().to_string(),
            },
            Notice::ReadableLeftover(left) => Self::Readable {
                left: left.display().to_string(),
            },
            Notice::ConflictCopy(name) => Self::Twin { name: name.clone() },
            Notice::InCloudFolder(cloud) => Self::KeptAlike {
                service: cloud.to_string(),
            },
        }
    }
}

pub(super) fn today() -> NaiveDate {
    Local::now().date_naive()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_tests::new_club;
    use std::fs;

    #[test]
    fn what_was_found_of_a_file_is_told_with_the_club() {
        let folder = tempfile::tempdir().unwrap();
        let synced = folder.path().join("Dropbox");
        fs::create_dir(&synced).unwrap();
        let path = synced.join("club.hanchan");
        drop(new_club(&path, "shirakaba-2025"));
        let journal = synced.join("club.hanchan-journal");
        let mut foreign = vec![0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
        // One page, of a file that had one, in sectors of 512 bytes; then that page, which is the second.
        for number in [1, 0x5eed, 1, 512, 4_096_u32] {
            foreign.extend(number.to_be_bytes());
        }
        foreign.resize(512, 0);
        foreign.extend(2_u32.to_be_bytes());
        foreign.resize(512 + 4 + 4_096 + 4, 0x5e);
        fs::write(&journal, &foreign).unwrap();

        let told = |club: &Club| -> Vec<WireNotice> {
            club.notices().iter().map(WireNotice::from).collect()
        };
        let looking = told(&Club::open_read_only(&path).unwrap());
        let left = || "club.hanchan-journal".to_owned();
        let service = || WireNotice::KeptAlike {
            service: "Dropbox".to_owned(),
        };
        assert_eq!(looking, [WireNotice::NotUsed { left: left() }, service()]);
        let working = told(&Club::open(&path).unwrap());
        let [WireNotice::SetAside { left: name, kept }, cloud] = &working[..] else {
            panic!("{working:?}");
        };
        assert_eq!((name, cloud), (&left(), &service()));
        assert_eq!(fs::read(kept).unwrap(), foreign);
    }
}
