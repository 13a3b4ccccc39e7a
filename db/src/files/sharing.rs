//! Files that another program has open. Windows lets nobody rename, replace or delete such a file. Virus
//! scanners and cloud services open each new file for a moment; viewers and spreadsheets keep theirs
//! open for hours. So every change is tried again for a while.

use crate::error::Fault;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Two seconds in all: a scanner is done by then, and nobody waits much longer before a screen.
const TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// Renames a file or a folder, as soon as nobody has it open.
///
/// # Errors
/// The system's own.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    retry_while_refused(|| fs::rename(from, to))
}

/// Deletes a file, as soon as nobody has it open.
///
/// # Errors
/// The system's own.
pub fn remove_file(file: &Path) -> io::Result<()> {
    retry_while_refused(|| fs::remove_file(file))
}

/// Deletes a folder with everything in it, as soon as nobody has any of it open.
pub(crate) fn remove_folder(folder: &Path) -> io::Result<()> {
    retry_while_refused(|| fs::remove_dir_all(folder))
}

/// Opens a file for writing, as soon as nobody else has it open.
pub(crate) fn open(options: &OpenOptions, file: &Path) -> io::Result<File> {
    retry_while_refused(|| options.open(file))
}

/// Why a place could not be replaced. Windows gives the same answer for a file that somebody has open,
/// for a read-only one, and for another account's.
pub(crate) fn replace_fault(place: &Path, error: io::Error) -> Fault {
    if is_refused(&error) && is_ours_to_write(place) {
        return Fault::InUse;
    }
    error.into()
}

/// Whether the file in a place can be replaced or deleted. To be asked about all of several files before
/// the first is touched, because undoing those that were replaced could fail too.
///
/// # Errors
/// [`Fault::InUse`] where somebody has it open, [`Fault::ReadOnly`] where it may not be.
pub(crate) fn check_replaceable(place: &Path) -> Result<(), Fault> {
    match retry_while_refused(|| open_for_deletion(place)) {
        Err(error) if is_refused(&error) => Err(error.into()),
        Ok(()) if cfg!(windows) && !is_ours_to_write(place) => Err(Fault::ReadOnly),
        // Any other problem is reported when the file is replaced.
        _ => Ok(()),
    }
}

/// Whether we may write the file as soon as nobody has it open: it is neither read-only nor another
/// account's.
pub(crate) fn is_ours_to_write(place: &Path) -> bool {
    let is_anothers = || matches!(open_for_deletion(place), Err(error) if error.kind() == ErrorKind::PermissionDenied);
    fs::metadata(place).is_ok_and(|about| !about.permissions().readonly()) && !is_anothers()
}

/// Opens the file in a place with the right to delete it, and changes nothing. A link is not followed.
#[cfg(windows)]
fn open_for_deletion(place: &Path) -> io::Result<()> {
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

/// Other systems let anybody delete an open file.
#[cfg(not(windows))]
#[allow(
    clippy::unnecessary_wraps,
    reason = "Windows has to be asked, and can refuse"
)]
fn open_for_deletion(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Opens a file for reading, as soon as nobody keeps it to themselves: a scanner of viruses, a cloud service, or
/// the program that wrote it.
///
/// # Errors
/// The system's own.
pub fn open_to_read(path: &Path) -> io::Result<File> {
    retry_while_in_use(|| File::open(path))
}

/// Retries a change for a while, as long as somebody may have the file open.
pub(crate) fn retry_while_refused<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    retry_while(work, |done| matches!(done, Err(error) if is_refused(error)))
}

/// The same for reading, where a refusal other than "in use" would not go away.
pub(crate) fn retry_while_in_use<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    retry_while(work, |done| matches!(done, Err(error) if is_in_use(error)))
}

/// The same, where the caller knows by other signs that somebody has the file open.
pub(crate) fn retry_while<T>(work: impl FnMut() -> T, is_held: impl Fn(&T) -> bool) -> T {
    retry(work, is_held, || sleep(PAUSE))
}

fn retry<T>(mut work: impl FnMut() -> T, is_worth_it: impl Fn(&T) -> bool, wait: impl Fn()) -> T {
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

/// Whether the disk does not support what was asked. There are two error numbers for that; on macOS they
/// differ, and disks there answer with the one that Rust has no name for.
pub(crate) fn is_unsupported(error: &io::Error) -> bool {
    const ENOTSUP_OF_MACOS: i32 = 45;
    let is_nameless = cfg!(target_os = "macos") && error.raw_os_error() == Some(ENOTSUP_OF_MACOS);
    is_nameless || error.kind() == ErrorKind::Unsupported
}

#[cfg(test)]
mod tests {
    use super::{TRIES, retry};
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
        let done = retry(work, is_worth_it, || waits.set(waits.get() + 1));
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
