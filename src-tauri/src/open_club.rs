//! The one club whose file this window has open.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::NaiveDate;
use db::{Club, Error};
use scoring::Period;

/// Shared by the commands, which take turns at the club's file.
pub struct OpenClub {
    at_start: Option<PathBuf>,
    club: Mutex<Option<Club>>,
}

impl OpenClub {
    /// Nothing is open yet; `at_start` is the file named when the program was started.
    pub fn starting_with(at_start: Option<PathBuf>) -> Self {
        Self {
            at_start,
            club: Mutex::new(None),
        }
    }

    /// The club open now; at the start, the one named then. The page asks each time it is loaded.
    pub fn at_start<T>(
        &self,
        read: impl FnOnce(&Club) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        let mut club = self.lock();
        match (&mut *club, &self.at_start) {
            (Some(club), _) => reading(club, read).map(Some),
            (none, Some(path)) => reading(none.insert(Club::open_read_only(path)?), read).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// Opens another club's file. The one before stays open unless this one can be read.
    pub fn open<T>(
        &self,
        path: &Path,
        read: impl FnOnce(&Club) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let club = Club::open_read_only(path)?;
        let found = reading(&club, read)?;
        *self.lock() = Some(club);
        Ok(found)
    }

    /// Reads from the club that is open; nothing when none is.
    pub fn read<T>(
        &self,
        read: impl FnOnce(&Club) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        self.lock()
            .as_ref()
            .map(|club| reading(club, read))
            .transpose()
    }

    /// A command that panicked has only read, so the next may go on with what it left.
    fn lock(&self) -> MutexGuard<'_, Option<Club>> {
        self.club.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says which file failed, which `db` leaves out once the file is open.
fn reading<T>(club: &Club, read: impl FnOnce(&Club) -> Result<T, Error>) -> Result<T, Error> {
    read(club).map_err(|error| match error {
        Error::Storage(fault) => Error::File {
            path: club.path().to_owned(),
            fault,
        },
        other => other,
    })
}

/// The newest day played.
pub fn newest_day(club: &Club) -> Result<Option<NaiveDate>, Error> {
    let sessions = club.sessions(Period::ALWAYS)?;
    Ok(sessions.iter().map(|(_, session)| session.date).max())
}
