//! One program at a time works on a club's file, or makes a file that is to replace none; others may
//! look. The system lets go of the lock when the program ends, however it ends.

use crate::error::Fault;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// How often to try: another program may only be finishing.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// Held as long as a file is open for writing, or is made. Its own file lies beside that one, because
/// `SQLite` needs the locks of the club's file for itself.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// # Errors
    /// [`Fault::Busy`] where another program has it.
    pub(crate) fn of(file: &Path) -> Result<Self, Fault> {
        Self::take(file)?.ok_or(Fault::Busy)
    }

    /// The lock, or nothing where another program has it.
    pub(crate) fn take(file: &Path) -> io::Result<Option<Self>> {
        let mut path = file.to_owned();
        path.as_mut_os_string().push(".lock");
        for _ in 0..TRIES {
            if let Some(file) = system::take(&path)? {
                return Ok(Some(Self { path, _file: file }));
            }
            sleep(PAUSE);
        }
        Ok(None)
    }
}

impl Drop for Lock {
    // The file is deleted while the lock is held, so that nobody is left with a lock on a file that
    // others do not find. Left behind, it does no harm.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
mod system {
    use super::{File, OpenOptions, Path, io};
    use std::fs::{self, TryLockError};
    use std::os::unix::fs::MetadataExt;

    /// The locked file, or nothing while somebody else has it.
    pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // Whoever had it may have deleted it between opening and locking.
        let (locked, found) = (file.metadata()?, fs::metadata(path));
        let is_found =
            found.is_ok_and(|found| (found.dev(), found.ino()) == (locked.dev(), locked.ino()));
        Ok(is_found.then_some(file))
    }
}

#[cfg(windows)]
mod system {
    use super::{File, OpenOptions, Path, io};
    use std::os::windows::fs::OpenOptionsExt;

    const ERROR_SHARING_VIOLATION: i32 = 32;
    const GENERIC_WRITE: u32 = 0x4000_0000;
    const DELETE: u32 = 0x0001_0000;
    const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;

    /// The file, shared with nobody, or nothing while somebody else has it. The system deletes it.
    pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
        let opened = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .access_mode(GENERIC_WRITE | DELETE)
            .share_mode(0)
            .custom_flags(FILE_FLAG_DELETE_ON_CLOSE)
            .open(path);
        match opened {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
