//! The top floor: [`Club`], everything that a program can do with a club's file.

pub(crate) mod archive;
pub(crate) mod backup;
mod backups;
pub(crate) mod check;
pub(crate) mod compare;
mod competition;
mod conflict_copies;
pub(crate) mod csv_formulas;
mod erasure;
pub(crate) mod export;
pub(crate) mod handover;
mod hot_journal;
mod html;
pub(crate) mod import;
pub(crate) mod notice;
mod open;
mod people;
pub(crate) mod questions;
mod read;
pub mod sample;
mod schedule;
pub(crate) mod second_backup_folder;
mod session;
mod settings_json;
mod site;
mod write;

pub use backups::{BackupFile, backups_in};
pub use competition::Play;

use self::open::Opened;
use crate::club::import::{ImportFiles, ImportMode};
use crate::club::notice::Notice;
use crate::error::{Error, Fault};
use crate::files::atomic_file::{AtomicFile, Existing};
use crate::files::cloud_folder;
use crate::files::club_header::APPLICATION_ID;
use crate::files::lock::Lock;
use crate::files::path_identity::resolve;
use crate::files::sidecars::{file_name_of, has_content, journal_of, put_aside, wal_of};
use crate::tables::club::{self, Settings};
use crate::tables::journal::{Finish, Op, transact};
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::file_stamp::FileStamp;
use crate::tables::sqlite::{migration, shared_lock};
use crate::tables::{award, rule_set};
use chrono::NaiveDateTime;
use rusqlite::Connection;
use scoring::award::usual;
use scoring::{Calendar, FiscalStart, RuleSet, Sections, presets};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A club's file, open.
#[derive(Debug)]
pub struct Club {
    pub(crate) connection: Connection,
    path: PathBuf,
    writing: Option<Writing>,
    notices: Vec<Notice>,
}

/// What a club has that may be written.
#[derive(Debug)]
struct Writing {
    stamp: FileStamp,
    _lock: Lock,
}

/// From how many hanchan on a new club's awards by average and by rate consider a person.
pub(crate) const USUAL_MINIMUM: u32 = 5;

/// What a club begins with.
#[derive(Clone, Debug)]
pub struct NewClub {
    /// Its name.
    pub name: String,
    /// The rule set it plays by.
    pub rules: RuleSet,
    /// The month in which its fiscal year begins.
    pub fiscal_start: FiscalStart,
    /// How it writes years.
    pub calendar: Calendar,
}

impl Club {
    /// Makes the file of a new club. The presets are in it, and the club's own rule set.
    ///
    /// # Errors
    /// Where something of that name is already there, or the folder cannot be written.
    pub fn create(
        path: impl AsRef<Path>,
        new: &NewClub,
        now: NaiveDateTime,
    ) -> Result<Self, Error> {
        let path = resolve(path.as_ref())?;
        let file = Self::prepare(&path, new, now)?;
        file.commit()?;
        Self::open(path)
    }

    /// The same, with files imported into it at once: the new file appears only with all of its content.
    ///
    /// # Errors
    /// As [`Club::create`] and [`Club::import`]; then there is no new file.
    pub fn create_with(
        path: impl AsRef<Path>,
        new: &NewClub,
        files: &ImportFiles,
        now: NaiveDateTime,
    ) -> Result<Self, Error> {
        let path = resolve(path.as_ref())?;
        let file = Self::prepare(&path, new, now)?;
        Self::open(file.part())?
            .import(now, files, ImportMode::Store, &mut |_| {
                ControlFlow::Continue(())
            })
            .map_err(|error| of_new(&path, error))?;
        file.commit()?;
        Self::open(path)
    }

    /// Writes a new club's file beside its place.
    fn prepare(path: &Path, new: &NewClub, now: NaiveDateTime) -> Result<AtomicFile, Error> {
        let file = AtomicFile::new(path, Existing::Refuse)?;
        let mut connection = connect(file.part(), Access::Create)?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        migration::migrate(&mut connection)?;
        transact(
            &mut connection,
            Op::CreateClub,
            now,
            Finish::Commit,
            |connection| fill(connection, new),
        )
        .map_err(|error| of_new(path, error))?;
        Ok(file)
    }

    /// Opens a club's file to work on it. Until it is dropped, nobody else can; others may look.
    ///
    /// # Errors
    /// Where it is missing, another kind of file, damaged, newer than this program, or open in
    /// another. The file is then as it was.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_for(path.as_ref(), Access::Write)
    }

    /// Opens a club's file to look at it only.
    ///
    /// # Errors
    /// As [`Club::open`].
    pub fn open_read_only(path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_for(path.as_ref(), Access::Read)
    }

    fn open_for(path: &Path, access: Access) -> Result<Self, Error> {
        let path = resolve(path)?;
        let of_it = |error: Error| error.of(&path);
        let Opened {
            connection,
            lock,
            mut notices,
        } = open::open(&path, access).map_err(of_it)?;
        let writing = match lock {
            Some(lock) => {
                shared_lock::acquire(&connection).map_err(|error| of_it(error.into()))?;
                Some(Writing {
                    stamp: FileStamp::of(&connection, &path).map_err(of_it)?,
                    _lock: lock,
                })
            }
            None => None,
        };
        notices.extend(
            conflict_copies::find(&connection, &path)
                .into_iter()
                .map(Notice::ConflictCopy),
        );
        notices.extend(cloud_folder::of(&path).map(Notice::InCloudFolder));
        Ok(Self {
            connection,
            path,
            writing,
            notices,
        })
    }

    /// Writes to the file, if it still is the one that was opened.
    ///
    /// # Errors
    /// [`Fault::Changed`] where it is not; otherwise those of the work.
    pub(crate) fn write<T>(
        &mut self,
        work: impl FnOnce(&mut Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let Some(writing) = &mut self.writing else {
            return work(&mut self.connection);
        };
        writing.stamp.check(&self.connection, &self.path)?;
        // We hold the lock, so a journal or a log that is there is not ours. `SQLite` would overwrite it
        // or take it for its own.
        for left in [journal_of(&self.path), wal_of(&self.path)] {
            if has_content(&left) {
                let kept = put_aside(&left)?;
                let left = file_name_of(&left);
                self.notices.push(Notice::LeftoverPutAside { left, kept });
            }
        }
        let result = work(&mut self.connection);
        match result {
            Err(Error::Storage(_)) => {
                // `SQLite` can roll a failed write back only when nobody reads.
                shared_lock::release(&self.connection)?;
                writing
                    .stamp
                    .refresh_after_failure(&self.connection, &self.path);
                shared_lock::acquire(&self.connection)?;
            }
            Ok(_) if !writing.stamp.is_same_file(&self.path) => return Err(Fault::LostName.into()),
            _ => writing.stamp.refresh(&self.connection, &self.path),
        }
        result
    }

    /// A copy in memory, for long reading while others work on the file. Opening the file a second time
    /// would not do: closing that again would end the locks of the first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn in_memory(&self) -> Result<Self, Error> {
        Ok(Self {
            connection: open::in_memory(&self.connection)?,
            path: self.path.clone(),
            writing: None,
            notices: Vec::new(),
        })
    }

    /// What a person should know about the file, though nothing is wrong with it.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Whether somebody else changed or replaced the file since it was opened. Nothing more is written to
    /// it until it is opened again.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn was_changed_by_others(&mut self) -> Result<bool, Error> {
        let Some(writing) = &mut self.writing else {
            return Ok(false);
        };
        match writing.stamp.check(&self.connection, &self.path) {
            Ok(()) => Ok(false),
            Err(Error::Storage(Fault::Changed)) => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// An error while a new file is made, told by the name that the file was to have. Nothing of an unfinished
/// file stays, so nothing is uncertain.
fn of_new(path: &Path, error: Error) -> Error {
    match error {
        Error::Storage(Fault::Uncertain(why)) => Error::file(path, Fault::Device(why)),
        Error::Storage(fault) | Error::File { fault, .. } => Error::file(path, fault),
        other => other,
    }
}

fn fill(connection: &Connection, new: &NewClub) -> Result<(), Error> {
    for rules in presets() {
        rule_set::insert(connection, &rules)?;
    }
    let rules = match rule_set::newest(connection, new.rules.id())? {
        Some((id, preset)) if preset == new.rules => id,
        _ => rule_set::insert(connection, &new.rules)?,
    };
    let settings = Settings {
        name: new.name.clone(),
        rules,
        fiscal_start: new.fiscal_start,
        calendar: new.calendar,
        sections: Sections::default(),
    };
    club::insert(connection, &settings)?;
    award::replace(connection, &usual(USUAL_MINIMUM))
}
