//! 引継ぎ: everything that the next secretary needs, in one file. It holds a verified backup of the
//! club's file, the papers, the settings in a form that every program reads, and a page that
//! explains what to do with them. It may be encrypted for the way.
//!
//! The club is in a folder of backups and not a file by itself: one that is opened by a double click
//! in a view of the zip would save into a temporary folder. It is handed over only where `check` finds
//! nothing.

mod packed;
mod page;
mod passphrase;
mod work;

pub use passphrase::Passphrase;

use crate::club::backup::{checksum_of, club_and_time, own_backup_folder, restore};
use crate::club::{Club, export};
use crate::error::{Error, Fault, Refused};
use crate::files::atomic_file::{AtomicFile, Existing};
use crate::files::file_name::as_file_name;
use crate::files::online_only::download;
use crate::files::sharing;
use crate::files::system_files::is_empty_folder;
use crate::files::work_folder::WorkFolder;
use chrono::{NaiveDate, NaiveDateTime};
use packed::{MOST_PACKED, MOST_UNPACKED, Packed};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use work::Work;

/// The newest form of the file that this program knows, and the one it writes.
const FORM: i64 = 1;

/// The page that explains the rest.
const PAGE: &str = "はじめにお読みください.html";
/// The folders of the papers and of the settings.
const PAPERS: &str = "書類";
const SETTINGS: &str = "設定";

/// What a hand-over says of itself.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct About {
    form: i64,
    club: String,
    at: NaiveDateTime,
    /// The backup's name within.
    backup: String,
}

/// A hand-over that was written and verified.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HandOver {
    /// The one file.
    pub path: PathBuf,
    /// How many files are in it.
    pub files: usize,
    /// How many hanchan the club's file in it has.
    pub hanchan: u64,
    /// The folder in which it was made, if that could not be deleted because another program has one of its
    /// files open. It is readable for everybody; opening the club's file for writing deletes it.
    pub left: Option<PathBuf>,
}

/// A hand-over that was opened.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpenedHandOver {
    /// The club's file, ready to go on with.
    pub club: PathBuf,
    /// How many files came out of it.
    pub files: usize,
}

/// Which of the two a hand-over is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum HandOverKind {
    /// Anybody can open it.
    Open,
    /// Nobody without the passphrase.
    Encrypted,
}

/// `白樺会の引継ぎ 2026-11-22.zip`
pub fn hand_over_name(club: &str, day: NaiveDate, kind: HandOverKind) -> String {
    let club = match as_file_name(club) {
        club if club.is_empty() => "会".to_owned(),
        club => club,
    };
    let ending = match kind {
        HandOverKind::Open => "zip",
        HandOverKind::Encrypted => "zip.age",
    };
    format!("{club}の引継ぎ {day}.{ending}")
}

/// Whether a file begins as a hand-over does, and which kind it is; nothing where it is another.
///
/// # Errors
/// Where it cannot be read.
pub fn hand_over_kind(file: impl AsRef<Path>) -> Result<Option<HandOverKind>, Error> {
    let bytes = read_at_most(file.as_ref(), 100)?;
    Ok(if packed::is_one(&bytes) {
        Some(HandOverKind::Open)
    } else if passphrase::is_encrypted(&bytes) {
        Some(HandOverKind::Encrypted)
    } else {
        None
    })
}

impl Club {
    /// Writes a hand-over with those papers, under names of their own, and encrypts it where a
    /// passphrase is given. Before it gets its name it is read again from the disk and opened as the
    /// next secretary will.
    ///
    /// # Errors
    /// Where something of that name is there, it cannot be written, or the club's file has something
    /// that [`Club::check`] finds; then nothing is left of it.
    pub fn hand_over(
        &self,
        now: NaiveDateTime,
        place: impl AsRef<Path>,
        papers: &[Packed],
        passphrase: Option<&Passphrase>,
    ) -> Result<HandOver, Error> {
        self.hand_over_at(
            now,
            place.as_ref(),
            papers,
            passphrase.map(|one| (one, passphrase::WORK)),
        )
    }

    /// The same, where each try of the passphrase is as much work as that.
    fn hand_over_at(
        &self,
        now: NaiveDateTime,
        place: &Path,
        papers: &[Packed],
        passphrase: Option<(&Passphrase, u8)>,
    ) -> Result<HandOver, Error> {
        let mut file = AtomicFile::new(place, Existing::Refuse)?;
        let work = Work::of(self.path())?;
        let backup_folder = own_backup_folder(self.path());
        let backup_folder = backup_folder.file_name().unwrap_or_default();
        let backup = self.backup(now, work.path().join(backup_folder))?;
        // Everything else is read from the copy, so that all of it is of one moment.
        let copy = Self::open_read_only(&backup.path)?;
        if let Some(finding) = copy.check()?.first() {
            return Err(Refused::NotSound(finding.to_string()).into());
        }
        let about = About {
            form: FORM,
            club: copy.settings()?.name,
            at: now,
            backup: within(work.path(), &backup.path),
        };
        let names: Vec<&str> = papers.iter().map(|(name, _)| name.as_str()).collect();
        let page = page::page(&copy, &about, &names)?;
        let mut files = vec![(PAGE.to_owned(), page.into_bytes())];
        for path in [&backup.path, &checksum_of(&backup.path)] {
            let bytes = sharing::retry_while_in_use(|| fs::read(path));
            let bytes = bytes.map_err(|error| Error::file(path, error))?;
            files.push((within(work.path(), path), bytes));
        }
        for (folder, made) in [(PAPERS, papers), (SETTINGS, &export::settings(&copy)?)] {
            let placed = made.iter();
            files.extend(placed.map(|(name, bytes)| (format!("{folder}/{name}"), bytes.clone())));
        }

        let mut bytes =
            packed::pack(now, &about, &files).map_err(|fault| Error::file(place, fault))?;
        if let Some((passphrase, work)) = passphrase {
            bytes = passphrase::encrypted(&bytes, passphrase, work)
                .map_err(|fault| Error::file(place, fault))?;
        }
        file.write(&bytes)?;
        file.sync()?;
        drop(bytes);
        let opened = open_into(
            &read(file.part())?,
            &work.path().join("opened"),
            passphrase.map(|(one, _)| one),
        )
        .map_err(|error| error.of(place))?;
        file.commit()?;
        // Windows takes nothing away that is open.
        drop(copy);
        Ok(HandOver {
            left: work.remove(),
            path: place.to_owned(),
            files: opened.files,
            hanchan: backup.hanchan,
        })
    }
}

/// Unpacks a hand-over into a folder of its own, which is made, and makes the club's file in it from
/// the backup. Everything is compared with its checksum, and the club looked over.
///
/// # Errors
/// Where the passphrase is missing or wrong, the file is not as it was written or of a newer
/// version, or the folder has anything in it already; then nothing is left behind.
pub fn open_hand_over(
    file: impl AsRef<Path>,
    into: impl AsRef<Path>,
    passphrase: Option<&Passphrase>,
) -> Result<OpenedHandOver, Error> {
    let (file, into) = (file.as_ref(), into.as_ref());
    if !is_empty_folder(into).unwrap_or_else(|_| !into.exists()) {
        return Err(Error::file(into, Fault::Exists));
    }
    open_into(&read(file)?, into, passphrase).map_err(|error| error.of(file))
}

/// Opens a hand-over into a folder. An error names a file only if that is not the hand-over itself.
fn open_into(
    bytes: &[u8],
    into: &Path,
    passphrase: Option<&Passphrase>,
) -> Result<OpenedHandOver, Error> {
    let decrypted = if passphrase::is_encrypted(bytes) {
        Some(passphrase::decrypted(bytes, passphrase)?)
    } else {
        None
    };
    let bytes = decrypted.as_deref().unwrap_or(bytes);
    let about = packed::about(bytes)?;
    if about.form > FORM {
        let (found, known) = (about.form, FORM);
        return Err(Fault::Newer { found, known }.into());
    }
    let work = WorkFolder::beside(into)?;
    let opened = || -> Result<_, Error> {
        let names = packed::unpack(bytes, &about, work.path(), MOST_UNPACKED)?;
        let name = make_club(&about, &names, work.path())?;
        make_page(&about, &names, work.path(), &name)?;
        Ok((names, name))
    };
    let (names, name) = opened().map_err(|error| attributed(error, into))?;
    work.commit(into)?;
    Ok(OpenedHandOver {
        club: into.join(name),
        files: names.len(),
    })
}

/// Makes the club's file from the backup, looks it over, and says what it is called.
fn make_club(about: &About, names: &[String], folder: &Path) -> Result<PathBuf, Error> {
    if !names.contains(&about.backup) {
        return Err(broken("the club's file is not in it").into());
    }
    let backup = folder.join(&about.backup);
    let (name, _) = club_and_time(&backup)
        .ok_or_else(|| broken("its copy of the club's file has another name than a backup has"))?;
    let club = folder.join(&name);
    restore(&backup, &club)?;
    match Club::open_read_only(&club)?.check()?.first() {
        Some(finding) => Err(broken(&finding.to_string()).into()),
        None => Ok(name),
    }
}

/// Writes the page that explains the rest anew: a page can do things, and who made this one nobody knows.
fn make_page(about: &About, names: &[String], folder: &Path, club: &Path) -> Result<(), Error> {
    if !names.iter().any(|name| name == PAGE) {
        return Err(broken("the page that explains it is not in it").into());
    }
    let papers = names
        .iter()
        .filter_map(|name| name.strip_prefix(PAPERS)?.strip_prefix('/'));
    let papers: Vec<&str> = papers.collect();
    let club = Club::open_read_only(folder.join(club))?;
    let page = page::page(&club, about, &papers)?;
    packed::replace(folder, PAGE, page.as_bytes())
}

fn broken(why: &str) -> Fault {
    Fault::BrokenHandOver(why.to_owned())
}

/// Attributes an error while unpacking: to the hand-over itself if its content is at fault, otherwise to the
/// folder that it is unpacked into.
fn attributed(error: Error, into: &Path) -> Error {
    let Error::File { path, fault } = error else {
        return error;
    };
    match fault {
        Fault::Newer { .. } | Fault::BrokenHandOver(_) | Fault::TooLarge { .. } => fault.into(),
        Fault::Damaged(why) => Fault::BrokenHandOver(why).into(),
        Fault::Missing | Fault::NoChecksum | Fault::NotAClub | Fault::Exists => {
            let name = path.file_name().unwrap_or_default().display();
            Fault::BrokenHandOver(format!("{name}: {fault}")).into()
        }
        fault => Error::file(into, fault),
    }
}

fn read(file: &Path) -> Result<Vec<u8>, Error> {
    let bytes = read_at_most(file, MOST_PACKED + 1)?;
    if bytes.len() as u64 > MOST_PACKED {
        return Err(Error::file(file, Fault::TooLarge { most: MOST_PACKED }));
    }
    Ok(bytes)
}

fn read_at_most(file: &Path, most: u64) -> Result<Vec<u8>, Error> {
    // Windows says of a folder that it may not be opened.
    if file.is_dir() {
        return Err(Error::file(file, Fault::IsFolder));
    }
    download(file).map_err(|fault| Error::file(file, fault))?;
    let failed = |error: std::io::Error| Error::file(file, error);
    let mut bytes = Vec::new();
    let opened = sharing::open_to_read(file).map_err(failed)?;
    opened.take(most).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// A path within a folder, as it is named in the archive.
fn within(folder: &Path, path: &Path) -> String {
    let name = path.strip_prefix(folder).unwrap_or(path);
    // The archive has the same separator on every system.
    name.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests;
