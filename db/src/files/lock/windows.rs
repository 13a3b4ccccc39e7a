//! The lock where its file lets nobody else write it while it is open.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;

const ERROR_ACCESS_DENIED: i32 = 5;
const ERROR_SHARING_VIOLATION: i32 = 32;
const GENERIC_WRITE: u32 = 0x4000_0000;
const DELETE: u32 = 0x0001_0000;
const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
const FILE_SHARE_READ: u32 = 1;
const SHARED_WITH_ALL: u32 = 7;
const SHARED_WITH_NOBODY: u32 = 0;

pub(super) fn open(path: &Path) -> io::Result<File> {
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
        Err(error) => match error.raw_os_error() {
            Some(ERROR_SHARING_VIOLATION) => Ok(None),
            Some(ERROR_ACCESS_DENIED) => take_to_read(path, error),
            _ => Err(error),
        },
    }
}

/// Left by another account where the power went, a file may only be read. To hold it in turn needs no
/// more; whoever may write it cannot as long as it is shared with nobody.
fn take_to_read(path: &Path, refused: io::Error) -> io::Result<Option<File>> {
    let opened = OpenOptions::new()
        .read(true)
        .share_mode(SHARED_WITH_NOBODY)
        .open(path);
    match opened {
        Ok(file) => Ok(Some(file)),
        Err(error) => match error.raw_os_error() {
            // Held by the other account; or deleted, and still there as long as somebody, such as a virus
            // scanner, has it open.
            Some(ERROR_SHARING_VIOLATION | ERROR_ACCESS_DENIED) => Ok(None),
            // In a folder where nothing can be made there is none.
            _ => Err(refused),
        },
    }
}
