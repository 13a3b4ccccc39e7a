//! 引継ぎ: handing the club over to the next secretary in one file, and opening what was handed over.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use db::{Club, HandOverKind, Passphrase, as_file_name, make_folder};
use reports::Options;
use scoring::Period;
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::club::{ClubOverview, today};
use super::start::{new_files, open_file};
use super::{Number, WireError};
use crate::chosen_place;
use crate::open_club::{OpenClub, now};

/// The hand-over that the person chose to open, and where it will be unpacked. The page names
/// neither.
#[derive(Default)]
pub struct HandOverToOpen(Mutex<Option<ToOpen>>);

#[derive(Clone)]
struct ToOpen {
    file: PathBuf,
    into: PathBuf,
}

/// A new passphrase, typed twice.
#[derive(Deserialize, Type)]
pub struct NewPassphrase {
    pub typed: String,
    pub again: String,
}

/// The one file that was written and verified.
#[derive(Debug, Serialize, Type)]
pub struct HandedOver {
    pub file: String,
    /// How many files are in it.
    pub files: Number,
    /// How many hanchan the club's file in it has.
    pub hanchan: Number,
    /// Characters in its papers that no font has and that print as 〓.
    pub missing: Vec<String>,
    /// Where the club still lies as everybody can read it, because that could not be taken away.
    pub left: Option<String>,
}

/// Writes everything that the next secretary needs into one file, where the person chooses, and
/// encrypts it where a passphrase is given; nothing when they chose no place.
#[tauri::command(async)]
#[specta::specta]
pub fn hand_over(
    app: AppHandle,
    open: State<'_, OpenClub>,
    passphrase: Option<NewPassphrase>,
    title: String,
    file_kind: String,
) -> Result<Option<HandedOver>, WireError> {
    let passphrase = passphrase
        .map(|new| Passphrase::chosen(new.typed, &new.again))
        .transpose()
        .map_err(db::Error::from)?;
    let kind = if passphrase.is_some() {
        HandOverKind::Encrypted
    } else {
        HandOverKind::Open
    };
    let settings = open.read(Club::settings)?;
    let name = db::hand_over_name(&settings.name, today(), kind);
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    let options = Options {
        calendar: settings.calendar,
        ..Options::new(today())
    };
    let (records, awards) =
        open.read(|club| Ok((club.records(Period::ALWAYS)?, club.awards()?)))?;
    let papers = reports::papers_to_hand_over(&records, &awards, &options);
    let papers = papers.map_err(WireError::unexpected)?;
    let missing: BTreeSet<char> = papers
        .iter()
        .flat_map(|(_, pdf)| pdf.missing.clone())
        .collect();
    let papers: Vec<_> = papers
        .into_iter()
        .map(|(name, pdf)| (name, pdf.bytes))
        .collect();
    let made = open.read(|club| club.hand_over(now(), &place, &papers, passphrase.as_ref()))?;
    Ok(Some(HandedOver {
        file: made.path.display().to_string(),
        files: Number::of(made.files),
        hanchan: Number::of(made.hanchan),
        missing: missing.iter().map(char::to_string).collect(),
        left: made.left.map(|left| left.display().to_string()),
    }))
}

/// Where the hand-over that was chosen will be unpacked.
#[tauri::command(async)]
#[specta::specta]
pub fn hand_over_place(to_open: State<'_, HandOverToOpen>) -> Result<String, WireError> {
    Ok(to_open.get()?.into.display().to_string())
}

/// Lets the person choose another folder for it, in which it gets one of its own.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_hand_over_place(
    app: AppHandle,
    to_open: State<'_, HandOverToOpen>,
    title: String,
) -> Result<String, WireError> {
    let mut chosen = to_open.get()?;
    if let Some(folder) = chosen_place::folder(&app, title)? {
        chosen.into = free_place(&folder, &chosen.file);
        to_open.set(Some(chosen.clone()));
    }
    Ok(chosen.into.display().to_string())
}

/// Unpacks the hand-over that was chosen, and opens its club.
#[tauri::command(async)]
#[specta::specta]
pub fn open_hand_over(
    app: AppHandle,
    open: State<'_, OpenClub>,
    to_open: State<'_, HandOverToOpen>,
    passphrase: Option<String>,
) -> Result<ClubOverview, WireError> {
    let ToOpen { file, into } = to_open.get()?;
    if let Some(folder) = into.parent() {
        make_folder(folder)?;
    }
    let passphrase = passphrase.map(Passphrase::existing);
    let opened = db::open_hand_over(&file, &into, passphrase.as_ref())?;
    to_open.set(None);
    open_file(&app, &open, &opened.club)
}

/// A file that is no club's may be a hand-over, which is opened in another way: it is remembered,
/// and the page asks for what is needed.
pub(super) fn or_hand_over(app: &AppHandle, error: WireError) -> WireError {
    let WireError::NotAClub { file } = &error else {
        return error;
    };
    let path = PathBuf::from(file);
    let (Ok(Some(kind)), Ok(folder)) = (db::hand_over_kind(&path), new_files(app)) else {
        return error;
    };
    app.state::<HandOverToOpen>().set(Some(ToOpen {
        into: free_place(&folder, &path),
        file: path,
    }));
    let file = file.clone();
    match kind {
        HandOverKind::Open => WireError::HandOver { file },
        HandOverKind::Encrypted => WireError::EncryptedHandOver { file },
    }
}

/// A folder called like the hand-over, where nothing is.
fn free_place(folder: &Path, file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let name = name.trim_end_matches(".age").trim_end_matches(".zip");
    let name = match as_file_name(name) {
        name if name.is_empty() => "引継ぎ".to_owned(),
        name => name,
    };
    let others = (2_u32..).map(|count| folder.join(format!("{name}-{count}")));
    std::iter::once(folder.join(&name))
        .chain(others)
        .find(|place| !place.exists())
        .unwrap_or_else(|| folder.join(&name))
}

impl HandOverToOpen {
    fn get(&self) -> Result<ToOpen, WireError> {
        let chosen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        chosen.clone().ok_or(WireError::NoClubOpen)
    }

    fn set(&self, chosen: Option<ToOpen>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = chosen;
    }
}

#[cfg(test)]
mod tests {
    use super::free_place;
    use std::path::Path;

    #[test]
    fn it_is_unpacked_where_nothing_is() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| {
            let place = free_place(folder.path(), Path::new(name));
            std::fs::create_dir(&place).unwrap();
            place.file_name().unwrap().to_str().unwrap().to_owned()
        };
        assert_eq!(
            place("/usb/白樺会の引継ぎ 2026-11-22.zip"),
            "白樺会の引継ぎ 2026-11-22"
        );
        assert_eq!(
            place("/usb/白樺会の引継ぎ 2026-11-22.zip.age"),
            "白樺会の引継ぎ 2026-11-22-2"
        );
        assert_eq!(place(".zip"), "引継ぎ");
    }
}
