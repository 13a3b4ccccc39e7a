//! Making sure that what was written is on the disk. Some disks do not support the strongest request:
//! macOS sends to network shares and virtual disks what only its own disks can do, and some disks
//! cannot sync folders at all. Those get the ordinary request.

use std::fs::File;
use std::io;

/// Makes sure that what was written to a file is on the disk, in the strongest way that the disk knows.
pub(crate) fn file(file: &File) -> io::Result<()> {
    with_fallback(|| file.sync_all(), || ordinarily(file))
}

/// The same for the names in a folder. A disk that cannot do that writes them in its own time.
#[cfg(unix)]
pub(crate) fn folder(folder: &File) -> io::Result<()> {
    unless_unsupported(file(folder))
}

fn with_fallback(
    fully: impl FnOnce() -> io::Result<()>,
    ordinarily: impl FnOnce() -> io::Result<()>,
) -> io::Result<()> {
    match fully() {
        Err(error) if is_unsupported(&error) => ordinarily(),
        done => done,
    }
}

#[cfg(unix)]
fn unless_unsupported(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if is_unsupported(&error) => Ok(()),
        done => done,
    }
}

#[cfg(unix)]
fn ordinarily(file: &File) -> io::Result<()> {
    Ok(rustix::fs::fsync(file)?)
}

/// There is one way only.
#[cfg(not(unix))]
fn ordinarily(file: &File) -> io::Result<()> {
    file.sync_all()
}

/// As shares of Windows (`ENOTSUP`), disks of programs (`EINVAL`) and older systems (`ENOTTY`) answer.
#[cfg(unix)]
fn is_unsupported(error: &io::Error) -> bool {
    use rustix::io::Errno;
    [Errno::NOTSUP, Errno::OPNOTSUPP, Errno::NOTTY, Errno::INVAL]
        .iter()
        .any(|errno| error.raw_os_error() == Some(errno.raw_os_error()))
}

#[cfg(not(unix))]
fn is_unsupported(_: &io::Error) -> bool {
    false
}

// Not on Windows: there is one way to ask for a file there, and none to ask for a folder.
#[cfg(all(test, unix))]
mod tests {
    use super::{file, folder, unless_unsupported, with_fallback};
    use rustix::io::Errno;
    use std::cell::Cell;
    use std::fs::File;
    use std::io;

    /// Whether it was asked for in the ordinary way, and what came of it.
    fn asked(fully: Result<(), Errno>, ordinarily: Result<(), Errno>) -> (bool, io::Result<()>) {
        let is_asked = Cell::new(false);
        let done = with_fallback(
            || Ok(fully?),
            || {
                is_asked.set(true);
                Ok(ordinarily?)
            },
        );
        (is_asked.get(), done)
    }

    #[test]
    fn a_disk_that_does_not_know_the_strong_way_is_asked_in_the_ordinary_one() {
        assert!(matches!(asked(Ok(()), Err(Errno::IO)), (false, Ok(()))));
        for unknown in [Errno::NOTSUP, Errno::OPNOTSUPP, Errno::NOTTY, Errno::INVAL] {
            assert!(matches!(asked(Err(unknown), Ok(())), (true, Ok(()))));
            // A file that is not kept is told.
            let (_, done) = asked(Err(unknown), Err(unknown));
            assert_eq!(
                done.as_ref().unwrap_err().raw_os_error(),
                Some(unknown.raw_os_error())
            );
            // A name that is not is the disk's own way.
            assert!(unless_unsupported(done).is_ok());
        }
        for failed in [Errno::IO, Errno::NOSPC, Errno::DQUOT, Errno::ACCESS] {
            let (is_asked, done) = asked(Err(failed), Ok(()));
            assert!(!is_asked, "{failed}");
            assert!(unless_unsupported(done).is_err(), "{failed}");
        }
    }

    #[test]
    fn files_and_folders_are_kept_here() {
        let place = tempfile::tempdir().unwrap();
        file(&File::create(place.path().join("a")).unwrap()).unwrap();
        folder(&File::open(place.path()).unwrap()).unwrap();
    }
}
