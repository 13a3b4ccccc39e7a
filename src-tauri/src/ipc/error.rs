//! Why something could not be done, as the page is told it.

use db::{Error, Fault};
use serde::Serialize;
use specta::Type;

/// One kind for each thing a person can do about it; the sentences are in `ui/src/text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireError {
    /// There is no file of that name.
    MissingFile { file: String },
    /// The file is something else.
    NotAClub { file: String },
    /// A newer version of the program wrote it.
    NewerFile { file: String },
    /// It was a club's file, and parts of it cannot be read any more.
    DamagedFile { file: String },
    /// Another program holds it.
    FileInUse { file: String },
    /// The system would not let it be opened, or the disk or stick it is on fails.
    UnreadableFile { file: String },
    /// The page asked about a club before one was open.
    NoClubOpen,
    /// What was typed is no month.
    NotAMonth { typed: String },
    /// None of these; `reason` is for whoever is asked for help.
    Unexpected { reason: String },
}

impl From<Error> for WireError {
    fn from(error: Error) -> Self {
        let Error::File { path, fault } = error else {
            return Self::Unexpected {
                reason: error.to_string(),
            };
        };
        let file = path.display().to_string();
        match fault {
            Fault::Missing | Fault::NoFolder => Self::MissingFile { file },
            Fault::NotAClub => Self::NotAClub { file },
            Fault::Newer { .. } => Self::NewerFile { file },
            Fault::Damaged(_) => Self::DamagedFile { file },
            Fault::Busy => Self::FileInUse { file },
            Fault::ReadOnly | Fault::CannotOpen | Fault::Device(_) => Self::UnreadableFile { file },
            // The rest happens only to who writes, makes a backup or restores one.
            other => Self::Unexpected {
                reason: format!("{file}: {other}"),
            },
        }
    }
}
