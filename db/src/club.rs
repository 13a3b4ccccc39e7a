//! `Club`: everything a program can do with a club's file.

mod backups;
mod competition;
mod day;
mod erasure;
mod people;
mod read;
mod write;
mod year;

pub use backups::{BackupFile, backups_in};
pub use competition::Play;

use crate::beside::{Beside, Existing};
use crate::cloud;
use crate::companions::{is_there, journal_of, log_of, name_of, set_aside};
use crate::connection::{APPLICATION_ID, Access, connect};
use crate::error::{Error, Fault};
use crate::hold;
use crate::import::{ImportFiles, ImportMode};
use crate::journal::{Finish, Op, transact};
use crate::lock::Lock;
use crate::notice::Notice;
use crate::open::Opened;
use crate::seen::Seen;
use crate::table::club::{self, Settings};
use crate::table::{award, rule_set};
use crate::true_name::real;
use crate::{migration, open, twins};
use chrono::NaiveDateTime;
use rusqlite::Connection;
use scoring::award::usual;
use scoring::{Calendar, FiscalStart, RuleSet, presets};
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
    seen: Seen,
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
        let path = real(path.as_ref())?;
        let beside = Self::begun(&path, new, now)?;
        beside.finish()?;
        Self::open(path)
    }

    /// The same with everything that files hold: a club with half its members never stands under its
    /// name, nor one with none of them.
    ///
    /// # Errors
    /// As [`Club::create`] and [`Club::import`]; then there is no new file.
    pub fn create_with(
        path: impl AsRef<Path>,
        new: &NewClub,
        files: &ImportFiles,
        now: NaiveDateTime,
    ) -> Result<Self, Error> {
        let path = real(path.as_ref())?;
        let beside = Self::begun(&path, new, now)?;
        Self::open(beside.part())?
            .import(now, files, ImportMode::Store, &mut |_| {
                ControlFlow::Continue(())
            })
            .map_err(|error| of_new(&path, error))?;
        beside.finish()?;
        Self::open(path)
    }

    /// A new club's file beside its place.
    fn begun(path: &Path, new: &NewClub, now: NaiveDateTime) -> Result<Beside, Error> {
        let beside = Beside::new(path, Existing::Refuse)?;
        let mut connection = connect(beside.part(), Access::Create)?;
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
        Ok(beside)
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
        let path = real(path)?;
        let of_it = |error: Error| error.of(&path);
        let Opened {
            connection,
            lock,
            mut notices,
        } = open::open(&path, access).map_err(of_it)?;
        let writing = match lock {
            Some(lock) => {
                hold::hold(&connection).map_err(|error| of_it(error.into()))?;
                Some(Writing {
                    seen: Seen::of(&connection, &path).map_err(of_it)?,
                    _lock: lock,
                })
            }
            None => None,
        };
        notices.extend(
            twins::beside(&connection, &path)
                .into_iter()
                .map(Notice::Twin),
        );
        notices.extend(cloud::of(&path).map(Notice::KeptAlike));
        Ok(Self {
            connection,
            path,
            writing,
            notices,
        })
    }

    /// Does something to the file, if it still is the one that was opened.
    ///
    /// # Errors
    /// [`Fault::Changed`](crate::Fault::Changed) where it is not; otherwise those of the work.
    pub(crate) fn write<T>(
        &mut self,
        work: impl FnOnce(&mut Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let Some(writing) = &mut self.writing else {
            return work(&mut self.connection);
        };
        writing.seen.check(&self.connection, &self.path)?;
        // Nobody of this club's is writing now. `SQLite` would write over a journal, or take it for its
        // own, and so a log.
        for left in [journal_of(&self.path), log_of(&self.path)] {
            if is_there(&left) {
                let kept = set_aside(&left)?;
                let left = name_of(&left);
                self.notices.push(Notice::SetAside { left, kept });
            }
        }
        let result = work(&mut self.connection);
        match result {
            Err(Error::Storage(_)) => {
                // `SQLite` can take back what failed only when nobody reads.
                hold::release(&self.connection)?;
                writing.seen.put_back(&self.connection, &self.path);
                hold::hold(&self.connection)?;
            }
            Ok(_) if !writing.seen.is_same_file(&self.path) => return Err(Fault::LostName.into()),
            _ => writing.seen.written(&self.connection, &self.path),
        }
        result
    }

    /// A copy in memory, to look at for long while others work on the file. No second opening of the
    /// file gives one: where one ends, the system ends the locks of the first with it.
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

    /// Whether the file is not the one any more that was opened, so that nothing is written to it
    /// before it is opened again.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn was_changed_by_others(&mut self) -> Result<bool, Error> {
        let Some(writing) = &mut self.writing else {
            return Ok(false);
        };
        match writing.seen.check(&self.connection, &self.path) {
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

/// Nothing of a file that is not finished stays, which is certain; and it is known by the name that it
/// was to have.
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
    };
    club::insert(connection, &settings)?;
    award::replace(connection, &usual(USUAL_MINIMUM))
}
