//! The lock where its file lets nobody else write it while it is open.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;

const ERROR_ACCESS_DENIED: i32 = 5;
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
        Err(error) => match error.raw_os_error() {
            Some(ERROR_SHARING_VIOLATION) => Ok(None),
            Some(ERROR_ACCESS_DENIED) if is_about_to_go(path) => Ok(None),
            _ => Err(error),
        },
    }
}

/// Deleted, and still there as long as somebody, such as a virus scanner, has it open. In a folder where
/// nothing can be made there is none.
fn is_about_to_go(path: &Path) -> bool {
    fs::symlink_metadata(path).map_or_else(|error| error.kind() != ErrorKind::NotFound, |_| true)
}
