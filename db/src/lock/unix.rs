//! The lock where its file is locked.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

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
        Err(error) if error.kind() == ErrorKind::PermissionDenied && path.exists() => look(path)?,
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
