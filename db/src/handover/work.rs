//! Where a hand-over is put together: never beside the place that it is written to, so that a program
//! that is stopped leaves nothing readable on the stick.

use crate::error::{Error, Fault};
use crate::work_folder::WorkFolder;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::{Builder, TempDir};

/// A folder to work in, which goes with everything in it when it is dropped.
pub(super) enum Work {
    /// Beside the club's file, where the next hand-over takes away what was left.
    Beside(WorkFolder),
    /// Among the system's own temporary files, for nobody else to read: the club's file may lie on a
    /// disk that can only be read.
    Private(TempDir),
}

impl Work {
    pub(super) fn of(club: &Path) -> Result<Self, Error> {
        match WorkFolder::beside(club) {
            Ok(work) => Ok(Self::Beside(work)),
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

    /// Takes it away, and says where it is where that cannot be done.
    pub(super) fn clear(self) -> Option<PathBuf> {
        match self {
            Self::Beside(work) => work.clear(),
            Self::Private(work) => {
                let path = work.path().to_owned();
                work.close().is_err().then_some(path)
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        match self {
            Self::Beside(work) => work.path(),
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
