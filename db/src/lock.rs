//! One program at a time works on a club's file, or makes a file that is to replace none; others may
//! look. The system lets go of the lock when the program ends, however it ends.

use crate::companions::with;
use crate::error::Fault;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// What the name of a lock ends with.
const END: &str = ".lock";

/// No name of an account or a machine is longer.
const LONGEST: u64 = 4_096;

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
    /// [`Fault::OpenElsewhere`] where another program has it.
    pub(crate) fn of(file: &Path) -> Result<Self, Fault> {
        Self::take(file)?.ok_or_else(|| match Holder::of(file) {
            Some(holder) => Fault::OpenElsewhere(holder),
            None => Fault::Busy,
        })
    }

    /// The lock, or nothing where another program has it.
    pub(crate) fn take(file: &Path) -> io::Result<Option<Self>> {
        let path = with(file, END);
        // Opening anything but a file could wait for ever.
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        for _ in 0..TRIES {
            if let Some(file) = system::take(&path)? {
                sign(&file);
                return Ok(Some(Self { path, _file: file }));
            }
            sleep(PAUSE);
        }
        Ok(None)
    }
}

/// Who has a file open.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Holder {
    /// The account.
    pub account: String,
    /// The machine's name.
    pub machine: String,
    /// Since when, by the clock of the disk.
    pub since: Option<SystemTime>,
}

impl Holder {
    /// As the lock of a file says.
    fn of(file: &Path) -> Option<Self> {
        let path = with(file, END);
        let mut text = String::new();
        let lock = system::look(&path).ok()?;
        let since = lock.metadata().and_then(|about| about.modified()).ok();
        lock.take(LONGEST).read_to_string(&mut text).ok()?;
        let mut lines = text.lines().map(str::to_owned);
        Some(Self {
            account: lines.next()?,
            machine: lines.next()?,
            since,
        })
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} on {}",
            self.account.escape_debug(),
            self.machine.escape_debug()
        )
    }
}

/// Says in the lock who has it. That is for people to read: the lock itself is the system's, and holds
/// without it, as where the file of the lock is another account's.
fn sign(mut lock: &File) {
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

#[cfg(unix)]
mod system {
    use super::{ErrorKind, File, OpenOptions, Path, io};
    use std::fs::{self, TryLockError};
    use std::os::unix::fs::MetadataExt;

    pub(super) fn look(path: &Path) -> io::Result<File> {
        File::open(path)
    }

    /// The locked file, or nothing while somebody else has it.
    pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
        let opened = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path);
        let file = match opened {
            // Left by another account, or held by it. To hold it in turn needs no more than reading.
            Err(error) if error.kind() == ErrorKind::PermissionDenied && path.exists() => {
                look(path)?
            }
            opened => opened?,
        };
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
    const FILE_SHARE_READ: u32 = 1;
    const SHARED_WITH_ALL: u32 = 7;

    pub(super) fn look(path: &Path) -> io::Result<File> {
        OpenOptions::new()
            .read(true)
            .share_mode(SHARED_WITH_ALL)
            .open(path)
    }

    /// The file, which others may only read, or nothing while somebody else has it. The system deletes it.
    pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
        let opened = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .access_mode(GENERIC_WRITE | DELETE)
            .share_mode(FILE_SHARE_READ)
            .custom_flags(FILE_FLAG_DELETE_ON_CLOSE)
            .open(path);
        match opened {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
