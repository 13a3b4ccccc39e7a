//! Why something could not be done, as the page is told it.

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
    /// The system would not let it be read; `reason` is the system's own words.
    UnreadableFile { file: String, reason: String },
    /// The page asked about a club before one was open.
    NoClubOpen,
    /// What was typed is no month.
    NotAMonth { typed: String },
}
