//! A lock lets one program at a time write a club's file, or make a new file; others may read. The
//! system releases it when the program ends, however it ends.

// On Windows: the module below stands for it.
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use crate::error::{Fault, Holder};
use crate::files::sharing::is_unsupported;
use crate::files::sidecars::with_suffix;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

/// What the name of a lock ends with.
const END: &str = ".lock";

/// No name of an account or a machine is longer.
const LONGEST: u64 = 4_096;

/// How often to try: another program may only be finishing.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// Held while a file is open for writing or being made. The lock is a file of its own beside that one,
/// because `SQLite` needs the locks on the club's file for itself.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// # Errors
    /// [`Fault::OpenElsewhere`] where another program has it.
    pub(crate) fn acquire(file: &Path) -> Result<Self, Fault> {
        let taken = Self::try_acquire(file).map_err(|error| {
            if has_no_locks(&error) {
                return Fault::NoLocks;
            }
            error.into()
        })?;
        taken.ok_or_else(|| match holder_of(file) {
            Some(holder) => Fault::OpenElsewhere(holder),
            None => Fault::Busy,
        })
    }

    /// The lock, or nothing where another program has it.
    pub(crate) fn try_acquire(file: &Path) -> io::Result<Option<Self>> {
        let path = with_suffix(file, END);
        // Opening anything but a file could wait for ever.
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        for _ in 0..TRIES {
            if let Some(file) = system::take(&path)? {
                write_holder(&file);
                return Ok(Some(Self { path, _file: file }));
            }
            sleep(PAUSE);
        }
        Ok(None)
    }

    /// Deletes the lock of a file that is gone, unless somebody holds it. A power failure can leave one.
    pub(crate) fn remove_stale(file: &Path) {
        if fs::symlink_metadata(with_suffix(file, END)).is_ok() {
            // A lock file that stays does no harm.
            let _ = Self::try_acquire(file);
        }
    }
}

/// Whether the disk supports no locks, as some network folders do not.
pub(crate) fn has_no_locks(error: &io::Error) -> bool {
    #[cfg(unix)]
    if error.raw_os_error() == Some(rustix::io::Errno::NOLCK.raw_os_error()) {
        return true;
    }
    is_unsupported(error)
}

/// Who has a file open, as its lock says.
fn holder_of(file: &Path) -> Option<Holder> {
    let path = with_suffix(file, END);
    let mut text = String::new();
    let lock = system::open(&path).ok()?;
    let since = lock.metadata().and_then(|about| about.modified()).ok();
    lock.take(LONGEST).read_to_string(&mut text).ok()?;
    let mut lines = text.lines().map(str::to_owned);
    Some(Holder {
        account: lines.next()?,
        machine: lines.next()?,
        since,
    })
}

/// Writes into the lock file who holds it, for people to read. The lock itself is the system's and works
/// without that, for example where the lock file belongs to another account.
fn write_holder(mut lock: &File) {
    let unknown = |_| "?".to_owned();
    let account = whoami::username().unwrap_or_else(unknown);
    let machine = whoami::devicename().or_else(|_| whoami::hostname());
    let machine = machine.unwrap_or_else(unknown);
    let _ = lock
        .set_len(0)
        .and_then(|()| writeln!(lock, "{account}\n{machine}"));
}

impl Drop for Lock {
    // The file is deleted while the lock is held, so that nobody is left with a lock on a file that
    // others do not find. Left behind, it does no harm.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

// Not on Windows: the answers are those of Unix; a lock there is a file that nobody else may open.
#[cfg(all(test, unix))]
mod tests {
    use super::has_no_locks;
    use rustix::io::Errno;
    use std::io;

    #[test]
    fn a_disk_without_locks_is_told_from_one_that_fails() {
        let known = |errno: Errno| !has_no_locks(&io::Error::from(errno));
        assert!(!known(Errno::NOLCK) && !known(Errno::OPNOTSUPP) && !known(Errno::NOTSUP));
        for other in [
            Errno::IO,
            Errno::ACCESS,
            Errno::ROFS,
            Errno::NOSPC,
            Errno::AGAIN,
        ] {
            assert!(known(other), "{other}");
        }
    }
}
