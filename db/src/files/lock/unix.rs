//! The lock where its file is locked.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

pub(super) fn open(path: &Path) -> io::Result<File> {
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
        Err(error) if error.kind() == ErrorKind::PermissionDenied && path.exists() => open(path)?,
        Err(error) if is_held_by_windows(&error) => return Ok(None),
        opened => opened?,
    };
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) if is_held_by_windows(&error) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    // Whoever had it may have deleted it between opening and locking.
    let (locked, found) = (file.metadata()?, fs::metadata(path));
    let is_found =
        found.is_ok_and(|found| (found.dev(), found.ino()) == (locked.dev(), locked.ino()));
    Ok(is_found.then_some(file))
}

/// On a share a file may be held as Windows does it, so that nobody else may open or lock it.
fn is_held_by_windows(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy
    )
}

// Not on Windows: this is what Linux answers; what Windows does is tried by `db/tests/sharing.rs`.
#[cfg(all(test, target_os = "linux"))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::take;
    use std::process::{Command, Stdio};
    use tempfile::TempDir;

    /// A program that runs may be written as little as what Windows holds on a share.
    #[test]
    fn a_lock_that_may_not_be_opened_now_is_somebodys() {
        let folder = TempDir::new().unwrap();
        let lock = folder.path().join("club.hanchan.lock");
        // Copied by this process, it might still be open in a child that another test just starts.
        let copied = Command::new("cp").arg("/bin/cat").arg(&lock).status();
        assert!(copied.unwrap().success());
        let mut program = Command::new(&lock);
        let mut running = program.stdin(Stdio::piped()).spawn().unwrap();
        assert!(take(&lock).unwrap().is_none());
        drop(running.stdin.take());
        running.wait().unwrap();
        assert!(take(&lock).unwrap().is_some());
    }
}
