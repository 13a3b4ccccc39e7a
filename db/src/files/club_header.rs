//! The first bytes of a club's file, read without `SQLite`: whether it is a club's, and whether its end is
//! there.

use crate::error::{Error, Fault};
use crate::files::sharing;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Marks a file as a club's (`HNCH`), in `SQLite`'s header.
pub(crate) const APPLICATION_ID: i32 = 0x484E_4348;

/// `SQLite`'s header, whose fields every version of it keeps in the same places.
const HEADER: usize = 100;

/// Whether a club's file is there, sound or not.
pub(crate) fn holds_a_club(path: &Path) -> bool {
    read_header(path).is_ok_and(|(header, _)| is_of_a_club(&header))
}

pub(crate) fn is_of_a_club(header: &[u8]) -> bool {
    header.starts_with(b"SQLite format 3\0") && number(header, 68) == Some(APPLICATION_ID)
}

/// Checks that the file's end is there: `SQLite` reads what is missing as zeros, and zeros as free space.
pub(crate) fn check_length(path: &Path) -> Result<(), Error> {
    let (header, length) = read_header(path)?;
    let page = header.get(16..18).map_or(0, |bytes| match bytes {
        [0, 1] => 65_536,
        [high, low] => u64::from(u16::from_be_bytes([*high, *low])),
        _ => 0,
    });
    let pages = number(&header, 28).map_or(0, i32::cast_unsigned);
    if length < page * u64::from(pages) {
        return Err(Fault::Damaged("its end is missing".into()).into());
    }
    Ok(())
}

/// The header, and how long the whole file is.
pub(crate) fn read_header(path: &Path) -> Result<(Vec<u8>, u64), Error> {
    // Windows says of a folder that it may not be opened, and a pipe could be waited for for ever.
    let about = fs::metadata(path).map_err(cannot_look)?;
    if about.is_dir() {
        return Err(Fault::IsFolder.into());
    }
    if !about.is_file() {
        return Err(Fault::CannotOpen.into());
    }
    let file = sharing::open_to_read(path).map_err(cannot_look)?;
    let about = file.metadata().map_err(Fault::from)?;
    let mut header = Vec::with_capacity(HEADER);
    file.take(HEADER as u64)
        .read_to_end(&mut header)
        .map_err(Fault::from)?;
    Ok((header, about.len()))
}

/// A file that is only read may be read-only.
fn cannot_look(error: io::Error) -> Fault {
    match error.kind() {
        ErrorKind::PermissionDenied => Fault::CannotOpen,
        _ => error.into(),
    }
}

pub(crate) fn number(header: &[u8], at: usize) -> Option<i32> {
    let bytes = header.get(at..at + 4)?.try_into().ok()?;
    Some(i32::from_be_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::{cannot_look, check_length};
    use crate::Error;
    use crate::error::Fault;
    use std::fs;
    use std::io::ErrorKind;

    /// A header that says how long a page is, and how many there are, before so many bytes of anything.
    fn file_of(page: [u8; 2], pages: u32, length: usize) -> Result<(), Error> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.hanchan");
        let mut bytes = vec![0; length];
        bytes[16..18].copy_from_slice(&page);
        bytes[28..32].copy_from_slice(&pages.to_be_bytes());
        fs::write(&path, bytes).unwrap();
        check_length(&path)
    }

    #[test]
    fn a_file_has_all_the_pages_that_it_announces() {
        assert!(file_of([0x10, 0], 2, 8_192).is_ok());
        assert!(file_of([0x10, 0], 2, 8_191).is_err());
        // The largest page is written as 1.
        assert!(file_of([0, 1], 2, 131_072).is_ok());
        assert!(file_of([0, 1], 2, 131_071).is_err());
        assert!(file_of([0x01, 0x02], 2, 516).is_ok());
        assert!(file_of([0x01, 0x02], 2, 515).is_err());
    }

    #[test]
    fn what_may_not_be_read_is_told_as_that() {
        let told = |kind: ErrorKind| cannot_look(kind.into());
        assert_eq!(told(ErrorKind::PermissionDenied), Fault::CannotOpen);
        assert_eq!(told(ErrorKind::NotFound), Fault::Missing);
    }
}
