//! What another program has open. Windows lets nobody rename, replace or take that away; virus scanners
//! and services that keep folders alike have each new file open for a moment, viewers and spreadsheets
//! for hours.

use crate::error::Fault;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Two seconds in all: a scanner is done by then, and nobody waits much longer before a screen.
const TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// Gives a file or a folder another name, as soon as nobody has it open.
///
/// # Errors
/// The system's own.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    patiently(|| fs::rename(from, to))
}

/// Takes away a file, as soon as nobody has it open.
///
/// # Errors
/// The system's own.
pub fn remove_file(file: &Path) -> io::Result<()> {
    patiently(|| fs::remove_file(file))
}

/// Takes away a folder with everything in it, as soon as nobody has any of it open.
pub(crate) fn remove_folder(folder: &Path) -> io::Result<()> {
    patiently(|| fs::remove_dir_all(folder))
}

/// Opens a file to write it, as soon as nobody else has it open.
pub(crate) fn open(options: &OpenOptions, file: &Path) -> io::Result<File> {
    patiently(|| options.open(file))
}

/// Why nothing could be put in a place. Windows says of a file that somebody has open what it says of
/// one that nobody may write, or only another account.
pub(crate) fn cannot_put(place: &Path, error: io::Error) -> Fault {
    if is_refused(&error) && is_ours(place) {
        return Fault::Held;
    }
    error.into()
}

/// Whether what is in a place can be replaced or taken away: to be asked for each of several before the
/// first of them is. Taking those back that were replaced already could fail as well.
///
/// # Errors
/// [`Fault::Held`] where somebody has it open, [`Fault::ReadOnly`] where it may not be.
pub(crate) fn can_be_replaced(place: &Path) -> Result<(), Fault> {
    match patiently(|| ask_for(place)) {
        Err(error) if is_refused(&error) => Err(error.into()),
        Ok(()) if cfg!(windows) && !is_ours(place) => Err(Fault::ReadOnly),
        // Whatever else is the matter is told by whoever puts something there.
        _ => Ok(()),
    }
}

/// Whether nothing but somebody who has it open keeps us from writing it: it is neither marked as one that
/// may only be read, nor another account's.
pub(crate) fn is_ours(place: &Path) -> bool {
    let is_anothers =
        || matches!(ask_for(place), Err(error) if error.kind() == ErrorKind::PermissionDenied);
    fs::metadata(place).is_ok_and(|about| !about.permissions().readonly()) && !is_anothers()
}

/// Opens what is in a place, without touching it, as whoever deletes it must. A link is not followed.
#[cfg(windows)]
fn ask_for(place: &Path) -> io::Result<()> {
    use std::os::windows::fs::OpenOptionsExt;
    const DELETE: u32 = 0x0001_0000;
    const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
    /// Folders as well.
    const FILE_FLAG_BACKUP_SEMANTICS: u32 = 0x0200_0000;
    let mut options = OpenOptions::new();
    options
        .access_mode(DELETE)
        .custom_flags(FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS);
    options.open(place).map(drop)
}

/// Elsewhere nobody is kept from it by who has it open.
#[cfg(not(windows))]
#[allow(
    clippy::unnecessary_wraps,
    reason = "Windows has to be asked, and can refuse"
)]
fn ask_for(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Changes something, and does it again while somebody may have it open, for a while.
pub(crate) fn patiently<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    while_held(work, |done| matches!(done, Err(error) if is_refused(error)))
}

/// The same where something is only looked at: what may not be read now may not be read later.
pub(crate) fn looking<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    while_held(work, |done| matches!(done, Err(error) if is_in_use(error)))
}

/// The same for what tells otherwise that somebody has it open.
pub(crate) fn while_held<T>(work: impl FnMut() -> T, is_held: impl Fn(&T) -> bool) -> T {
    again(work, is_held, || sleep(PAUSE))
}

fn again<T>(mut work: impl FnMut() -> T, is_worth_it: impl Fn(&T) -> bool, wait: impl Fn()) -> T {
    for _ in 1..TRIES {
        let done = work();
        if !is_worth_it(&done) {
            return done;
        }
        wait();
    }
    work()
}

/// `ERROR_ACCESS_DENIED`, which is also said of what is about to be deleted, or that somebody has it open.
fn is_refused(error: &io::Error) -> bool {
    cfg!(windows) && error.raw_os_error() == Some(5) || is_in_use(error)
}

/// `ERROR_SHARING_VIOLATION` and `ERROR_LOCK_VIOLATION`.
fn is_in_use(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}

/// Whether the disk knows no such thing. Systems have two numbers for that, which on macOS are not the
/// same: disks there give the one that Rust has no name for.
pub(crate) fn is_unsupported(error: &io::Error) -> bool {
    const ENOTSUP_OF_MACOS: i32 = 45;
    let is_nameless = cfg!(target_os = "macos") && error.raw_os_error() == Some(ENOTSUP_OF_MACOS);
    is_nameless || error.kind() == ErrorKind::Unsupported
}

#[cfg(test)]
mod tests {
    use super::{TRIES, again};
    use std::cell::Cell;
    use std::io::{self, ErrorKind};

    /// How often it was tried and waited, and whether it was done, where it is refused so often at first.
    fn tried(refused: u32, kind: ErrorKind) -> (u32, u32, bool) {
        let (tries, waits) = (Cell::new(0), Cell::new(0));
        let work = || {
            tries.set(tries.get() + 1);
            if tries.get() > refused {
                Ok(())
            } else {
                Err(io::Error::from(kind))
            }
        };
        let is_worth_it = |done: &io::Result<()>| matches!(done, Err(error) if error.kind() == ErrorKind::ResourceBusy);
        let done = again(work, is_worth_it, || waits.set(waits.get() + 1));
        (tries.get(), waits.get(), done.is_ok())
    }

    #[test]
    fn what_somebody_has_open_is_tried_again_for_a_while_and_nothing_else_is() {
        assert_eq!(tried(0, ErrorKind::ResourceBusy), (1, 0, true));
        assert_eq!(tried(3, ErrorKind::ResourceBusy), (4, 3, true));
        assert_eq!(
            tried(TRIES - 1, ErrorKind::ResourceBusy),
            (TRIES, TRIES - 1, true)
        );
        assert_eq!(
            tried(TRIES, ErrorKind::ResourceBusy),
            (TRIES, TRIES - 1, false)
        );
        assert_eq!(tried(1, ErrorKind::NotFound), (1, 0, false));
    }

    // Not on Windows: its numbers are others, and nothing there asks by them.
    #[test]
    #[cfg(unix)]
    fn what_a_disk_does_not_know_is_told_by_every_number_that_means_it() {
        use super::is_unsupported;
        // On macOS a stick says the first, and on Linux both are one.
        let numbers = if cfg!(target_os = "macos") {
            [45, 102]
        } else {
            [95, 95]
        };
        for number in numbers {
            assert!(is_unsupported(&io::Error::from_raw_os_error(number)));
        }
        assert!(!is_unsupported(&io::Error::from_raw_os_error(1)));
    }
}
