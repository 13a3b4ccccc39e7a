//! The one club whose file this window has open, to work on.

use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use chrono::{Local, NaiveDateTime, SubsecRound};
use db::{Club, Error, Fault, Notice, is_same_file};

use crate::ipc::WireError;

/// Shared by the commands, which take turns at the club's file.
#[derive(Default)]
pub struct OpenClub {
    ahead: Mutex<Option<Ahead>>,
    club: Mutex<Option<Held>>,
    /// Held by a write, from before its turn comes.
    writing: Mutex<()>,
    /// Where its file is, for those who must not wait until it is their turn.
    path: Mutex<Option<PathBuf>>,
    /// The file that was to be opened last, whether it could be or not.
    asked_for: Mutex<Option<PathBuf>>,
    changes: Mutex<u32>,
    has_changed: Condvar,
}

/// A club, which nobody else can work on meanwhile.
struct Held {
    club: Club,
    saved_at: Option<NaiveDateTime>,
}

/// A file that is being opened before anybody asks for it.
struct Ahead {
    path: PathBuf,
    opening: JoinHandle<Result<Held, Error>>,
}

impl Ahead {
    /// What came of opening that file, once it is done; nothing where it was another one.
    fn of(self, path: &Path) -> Option<Result<Held, Error>> {
        let opened = self.opening.join().ok()?;
        (self.path == path).then_some(opened)
    }
}

impl OpenClub {
    /// Whether a club is open now. The page asks each time it is loaded.
    pub fn is_open(&self) -> bool {
        self.lock().is_some()
    }

    /// Begins to open a file, so that it is open by the time it is asked for: at the start the window is
    /// made meanwhile.
    pub fn open_ahead(&self, path: PathBuf) {
        let opening = thread::spawn({
            let path = path.clone();
            move || Held::open(&path)
        });
        *lock(&self.ahead) = Some(Ahead { path, opening });
    }

    /// Opens another club's file. The one before stays open unless this one can be. The same file is
    /// opened anew where another program changed it.
    pub fn open(&self, path: &Path) -> Result<(), WireError> {
        let mut held = self.lock();
        let same = held
            .as_mut()
            .filter(|held| is_same_file(held.club.path(), path));
        if let Some(Held { club, .. }) = same {
            if !club
                .was_changed_by_others()
                .map_err(|error| told(error, club))?
            {
                return Ok(());
            }
            // Its lock is this window's own, and a backup of it would be of neither file.
            *held = None;
        }
        let opened = self.held(path)?;
        self.is_now(opened.club.path());
        let before = held.replace(opened);
        drop(held);
        if let Some(before) = before {
            before.close();
        }
        Ok(())
    }

    /// The file that was to be opened last: where it could not be, the reason may be gone.
    pub fn asked_for(&self) -> Option<PathBuf> {
        lock(&self.asked_for).clone()
    }

    fn held(&self, path: &Path) -> Result<Held, Error> {
        *lock(&self.asked_for) = Some(path.to_owned());
        // Another file's is let go of first: it may be the same one by another path.
        let ahead = lock(&self.ahead).take().and_then(|ahead| ahead.of(path));
        ahead.unwrap_or_else(|| Held::open(path))
    }

    /// Reads from the club that is open.
    pub fn read<T>(&self, read: impl FnOnce(&Club) -> Result<T, Error>) -> Result<T, WireError> {
        let held = self.lock();
        let club = &held.as_ref().ok_or(WireError::NoClubOpen)?.club;
        read(club).map_err(|error| told(error, club))
    }

    /// Writes to the club that is open; the time is that of the operation.
    pub fn write<T>(
        &self,
        write: impl FnOnce(&mut Club, NaiveDateTime) -> Result<T, Error>,
    ) -> Result<T, WireError> {
        let _writing = lock(&self.writing);
        let mut held = self.lock();
        let held = held.as_mut().ok_or(WireError::NoClubOpen)?;
        let now = now();
        let written = write(&mut held.club, now).map_err(|error| {
            if matches!(
                error,
                Error::Storage(Fault::Uncertain(_) | Fault::NotPacked(_) | Fault::LostName)
            ) {
                // The screens show what is in the file, so that the person sees whether it is there.
                self.count_change();
            }
            told(error, &held.club)
        })?;
        held.saved_at = Some(now);
        self.count_change();
        Ok(written)
    }

    /// Tries out what a write would do, of which nothing is kept.
    pub fn try_out<T>(
        &self,
        attempt: impl FnOnce(&mut Club, NaiveDateTime) -> Result<T, Error>,
    ) -> Result<T, WireError> {
        let mut held = self.lock();
        let club = &mut held.as_mut().ok_or(WireError::NoClubOpen)?.club;
        attempt(club, now()).map_err(|error| told(error, club))
    }

    /// Lets go of the club's file, once what is being written is in it, and backs it up. What is only being read is not
    /// waited for: the file is then let go of when the program ends.
    pub fn close(&self) {
        let _writing = lock(&self.writing);
        // Nobody asked for it any more, so nothing was done to it.
        drop(lock(&self.ahead).take().map(|ahead| ahead.opening.join()));
        if let Ok(mut club) = self.club.try_lock()
            && let Some(held) = club.take()
        {
            held.close();
        }
    }

    /// Something was saved into the file just before it was opened here.
    pub fn has_saved(&self) {
        if let Some(held) = self.lock().as_mut() {
            held.saved_at = Some(now());
        }
    }

    /// When something was last saved in this window.
    pub fn saved_at(&self) -> Option<NaiveDateTime> {
        self.lock().as_ref().and_then(|held| held.saved_at)
    }

    /// What a person should know of the file that is open, though nothing is wrong with it.
    pub fn notices(&self) -> Vec<Notice> {
        let held = self.lock();
        held.as_ref()
            .map_or_else(Vec::new, |held| held.club.notices().to_vec())
    }

    /// The file of the club that is open; answered at once, whatever is done to the club.
    pub fn path(&self) -> Option<PathBuf> {
        lock(&self.path).clone()
    }

    /// Another number after each write and for each club, so that who shows what the club has
    /// recorded knows when to read it again.
    pub fn changes(&self) -> u32 {
        *lock(&self.changes)
    }

    /// That number, once it is another than the one seen last.
    pub fn wait_for_change(&self, seen: u32) -> u32 {
        let changes = lock(&self.changes);
        let other = self.has_changed.wait_while(changes, |now| *now == seen);
        *other.unwrap_or_else(PoisonError::into_inner)
    }

    fn count_change(&self) {
        *lock(&self.changes) += 1;
        self.has_changed.notify_all();
    }

    fn is_now(&self, path: &Path) {
        *lock(&self.path) = Some(path.to_owned());
        self.count_change();
    }

    fn lock(&self) -> MutexGuard<'_, Option<Held>> {
        lock(&self.club)
    }
}

/// A command that panicked has left the file as its last whole operation left it, so the next may go
/// on.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Held {
    fn open(path: &Path) -> Result<Self, Error> {
        Ok(Self {
            club: Club::open(path)?,
            saved_at: None,
        })
    }

    /// Backs up what was done since the last backup. Nobody may be there any more to be told of what
    /// fails: the next start shows which backup is the last, and which place is away.
    fn close(self) {
        match self.club.settings() {
            Ok(settings) if settings.name == db::sample::NAME => return,
            _ => {}
        }
        let path = self.club.path().to_owned();
        let failed = match self.club.close(now()) {
            Ok(Some(kept)) => [kept.own.err(), kept.second.and_then(Result::err)],
            Ok(None) => [None, None],
            Err(error) => [Some(error), None],
        };
        for error in failed.into_iter().flatten() {
            eprintln!("{}: no backup: {error}", path.display());
        }
    }
}

/// The time, to the second, as the club's file keeps it.
pub fn now() -> NaiveDateTime {
    Local::now().naive_local().trunc_subsecs(0)
}

/// Why something could not be done in that club, with the days in its calendar; a club that cannot
/// say which is its own has another error to tell of.
pub(crate) fn told(error: Error, club: &Club) -> WireError {
    let calendar = club.settings().map(|settings| settings.calendar);
    WireError::of(of_file(error, club.path()), calendar.unwrap_or_default())
}

/// Says which file failed, which `db` leaves out once the file is open.
fn of_file(error: Error, path: &Path) -> Error {
    match error {
        Error::Storage(fault) => Error::File {
            path: path.to_owned(),
            fault,
        },
        other => other,
    }
}

#[cfg(test)]
mod tests;
