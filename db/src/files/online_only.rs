//! Files that a cloud service such as `OneDrive` or iCloud lists in a folder, but downloads only when
//! somebody opens them.

use crate::error::Fault;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// Whether the content of a file is not on this machine. Reading it makes the service download it, which
/// takes a while and fails offline.
pub(crate) fn is_online_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| has_cloud_mark(&about))
}

/// Downloads a file that is online only, before anything else is done with it: `SQLite` would report an
/// unreadable one as a failing disk.
///
/// # Errors
/// [`Fault::OnlineOnly`] where the service does not deliver it.
pub(crate) fn download(path: &Path) -> Result<(), Fault> {
    match fs::metadata(path) {
        Ok(about) if has_cloud_mark(&about) => {
            let read = File::open(path).and_then(|mut file| io::copy(&mut file, &mut io::sink()));
            read.map(drop).map_err(|_| Fault::OnlineOnly)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound && stand_in(path).is_file() => {
            Err(Fault::OnlineOnly)
        }
        _ => Ok(()),
    }
}

/// What older versions of macOS put in the place of a file that iCloud took away: `.会.hanchan.icloud`.
fn stand_in(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".icloud");
    path.with_file_name(name)
}

#[cfg(windows)]
fn has_cloud_mark(about: &Metadata) -> bool {
    use std::os::windows::fs::MetadataExt;
    about.is_file() && is_recalled(about.file_attributes())
}

#[cfg(target_os = "macos")]
fn has_cloud_mark(about: &Metadata) -> bool {
    use std::os::macos::fs::MetadataExt;
    about.is_file() && is_dataless(about.st_flags())
}

#[cfg(not(any(windows, target_os = "macos")))]
fn has_cloud_mark(_: &Metadata) -> bool {
    false
}

/// `FILE_ATTRIBUTE_OFFLINE`, `FILE_ATTRIBUTE_RECALL_ON_OPEN` and `FILE_ATTRIBUTE_RECALL_ON_DATA_ACCESS`.
#[cfg(any(windows, test))]
fn is_recalled(attributes: u32) -> bool {
    attributes & (0x0000_1000 | 0x0004_0000 | 0x0040_0000) != 0
}

/// `SF_DATALESS`.
#[cfg(any(target_os = "macos", test))]
fn is_dataless(flags: u32) -> bool {
    flags & 0x4000_0000 != 0
}

#[cfg(test)]
mod tests {
    use super::{download, is_dataless, is_online_only, is_recalled};
    use crate::error::Fault;
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn the_marks_of_the_services_are_known_and_no_others() {
        // As they stand with files that OneDrive shows: archive, sparse and a reparse point besides.
        for elsewhere in [0x0050_1620, 0x0040_0620, 0x0000_1020, 0x0004_0020] {
            assert!(is_recalled(elsewhere), "{elsewhere:#x}");
        }
        // Here, and always to be kept here; read-only, hidden, compressed, encrypted.
        for here in [0x20, 0x0008_0620, 0x1, 0x2, 0x800, 0x4000, 0x80] {
            assert!(!is_recalled(here), "{here:#x}");
        }
        assert!(is_dataless(0x4000_0000) && is_dataless(0x4000_0040));
        // Hidden, compressed, and one that nobody may change.
        assert!(!is_dataless(0x8000) && !is_dataless(0x20) && !is_dataless(0x2));
    }

    #[test]
    fn what_only_stands_in_for_a_file_is_told_as_that() {
        let folder = TempDir::new().unwrap();
        let club = folder.path().join("会.hanchan");
        assert_eq!(
            download(&club),
            Ok(()),
            "what is missing is told by whoever opens it"
        );
        fs::write(folder.path().join(".会.hanchan.icloud"), "").unwrap();
        assert_eq!(download(&club), Err(Fault::OnlineOnly));
        fs::write(&club, "").unwrap();
        assert_eq!(download(&club), Ok(()));
        assert!(!is_online_only(&club) && !is_online_only(folder.path()));
    }
}
