//! The folder in which a hand-over is made. It is never beside the place where the hand-over is written,
//! so that a program that is killed leaves nothing readable on the stick.

use crate::error::{Error, Fault};
use crate::files::work_folder::WorkFolder;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::{Builder, TempDir};

/// A folder to work in, which goes with everything in it when it is dropped.
pub(super) enum Work {
    /// Beside the club's file, where the next hand-over deletes what was left.
    AtomicFile(WorkFolder),
    /// Among the system's own temporary files, for nobody else to read: the club's file may lie on a
    /// disk that can only be read.
    Private(TempDir),
}

impl Work {
    pub(super) fn of(club: &Path) -> Result<Self, Error> {
        match WorkFolder::beside(club) {
            Ok(work) => Ok(Self::AtomicFile(work)),
            // Another is being made.
            Err(
                error @ Error::File {
                    fault: Fault::Busy | Fault::OpenElsewhere(_),
                    ..
                },
            ) => Err(error),
            Err(error) => private_folder().map(Self::Private).map_err(|_| error),
        }
    }

    /// Deletes it, and returns where it is if that fails.
    pub(super) fn remove(self) -> Option<PathBuf> {
        match self {
            Self::AtomicFile(work) => work.remove(),
            Self::Private(work) => {
                let path = work.path().to_owned();
                work.close().is_err().then_some(path)
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        match self {
            Self::AtomicFile(work) => work.path(),
            Self::Private(work) => work.path(),
        }
    }
}

fn private_folder() -> io::Result<TempDir> {
    let mut builder = Builder::new();
    builder.prefix("hanchan-");
    // Elsewhere an account's temporary files are its own anyway.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o700));
    }
    builder.tempdir()
}
