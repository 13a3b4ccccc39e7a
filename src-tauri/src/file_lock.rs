//! One window a club's file, on this computer or over the network: the second is told so.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use db::{Error, Fault};

/// Held as long as the club is open. The system gives it up when the program ends, however it
/// ends, so that nothing is ever left locked; the empty file beside the club's stays.
pub struct FileLock {
    _file: File,
}

impl FileLock {
    /// Takes the lock of a club's file.
    pub fn take(club: &Path) -> Result<Self, Error> {
        let path = beside(club);
        let failed = |fault: Fault| Error::File {
            path: club.to_owned(),
            fault,
        };
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| failed(error.into()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(failed(Fault::Busy)),
            Err(TryLockError::Error(error)) => Err(failed(error.into())),
        }
    }
}

/// Its name begins with a point, which hides it where the club's folder is looked at.
fn beside(club: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(club.file_name().unwrap_or_default());
    name.push(".lock");
    club.with_file_name(name)
}
