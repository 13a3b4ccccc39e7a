//! The club's file.

mod backup;
mod beside;
mod check;
mod club;
mod column;
mod connection;
mod error;
mod export;
mod guard;
mod import;
mod journal;
mod migration;
mod open;
mod records;
pub mod sample;
mod search_key;
mod table;
mod text;

pub use backup::{Backup, restore};
pub use beside::write_whole;
pub use check::Finding;
pub use club::{Club, NewClub};
pub use error::{Error, Fault, HandProblem, Refused, Thing};
pub use export::{Encoding, ExportFormat, ExportSummary};
pub use import::{
    ImportError, ImportErrors, ImportFiles, ImportMode, ImportProblem, ImportSummary, MOST_BYTES,
    MOST_ERRORS, Progress, Source,
};
pub use journal::{Change, FieldChange, HistoryEntry, Op, OperationId, State, TableCount};
pub use table::adjustment::AdjustmentId;
pub use table::club::Settings;
pub use table::hanchan::{HanchanEntry, SeatEntry};
pub use table::hand::HandEntry;
pub use table::member::Member;
pub use table::session::SessionId;
pub use text::{TextProblem, TextProblemKind};
