//! What another program has open. Windows lets nobody rename, replace or take that away; virus scanners
//! and services that keep folders alike have each new file open for a moment, viewers and spreadsheets
//! for hours.

use crate::error::Fault;
use std::fs;
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Two seconds in all: a scanner is done by then, and nobody waits much longer before a screen.
const TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// Gives a file or a folder another name, as soon as nobody has it open.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    patiently(|| fs::rename(from, to))
}

/// Takes away a folder with everything in it, as soon as nobody has any of it open.
pub(crate) fn remove_folder(folder: &Path) -> io::Result<()> {
    patiently(|| fs::remove_dir_all(folder))
}

/// Why nothing could be put in a place. Windows says of a file that somebody has open what it says of
/// one that nobody may write.
pub(crate) fn cannot_put(place: &Path, error: io::Error) -> Fault {
    let may_be_written = || fs::metadata(place).is_ok_and(|about| !about.permissions().readonly());
    if is_refused(&error) && may_be_written() {
        return Fault::Held;
    }
    error.into()
}

/// Does it again while somebody may have it open, for a while.
pub(crate) fn patiently<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    again(work, is_refused, || sleep(PAUSE))
}

fn again<T>(
    mut work: impl FnMut() -> io::Result<T>,
    is_worth_it: impl Fn(&io::Error) -> bool,
    wait: impl Fn(),
) -> io::Result<T> {
    for _ in 1..TRIES {
        match work() {
            Err(error) if is_worth_it(&error) => wait(),
            done => return done,
        }
    }
    work()
}

/// `ERROR_ACCESS_DENIED`, which is also said of what is about to be deleted, `ERROR_SHARING_VIOLATION` and
/// `ERROR_LOCK_VIOLATION`.
fn is_refused(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32 | 33))
}

/// Whether the disk knows no such thing. Systems have two numbers for that, which on macOS are not the
/// same: disks there give the one that Rust has no name for.
pub(crate) fn is_unsupported(error: &io::Error) -> bool {
    const ENOTSUP_OF_MACOS: i32 = 45;
    let is_nameless = cfg!(target_os = "macos") && error.raw_os_error() == Some(ENOTSUP_OF_MACOS);
    is_nameless || error.kind() == io::ErrorKind::Unsupported
}

#[cfg(test)]
mod tests {
    use super::{TRIES, again, is_unsupported};
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
        let is_worth_it = |error: &io::Error| error.kind() == ErrorKind::ResourceBusy;
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
