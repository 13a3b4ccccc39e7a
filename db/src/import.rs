//! Import of a club's CSV files: all of it or nothing, with every error located.

mod adjustments;
mod cell;
mod decode;
mod error;
mod hands;
mod known;
mod members;
mod results;
mod sessions;
mod sheet;
mod store;
mod tables;

pub use error::{ImportError, ImportErrors, ImportProblem, MOST_ERRORS};

use crate::club::Club;
use crate::error::{Error, Fault};
use crate::journal::{self, Finish, Op};
use chrono::NaiveDateTime;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The columns of each file, in the order in which export writes them.
pub(crate) mod columns {
    pub(crate) use super::adjustments::COLUMNS as ADJUSTMENTS;
    pub(crate) use super::hands::COLUMNS as HANDS;
    pub(crate) use super::members::COLUMNS as MEMBERS;
    pub(crate) use super::results::COLUMNS as RESULTS;
    pub(crate) use super::sessions::COLUMNS as SESSIONS;
    pub(crate) use super::sheet::Column;
}

/// The largest file that is read: far more than any club plays.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// A file to import, already read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Source {
    /// What errors call it.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Source {
    /// Reads a file, of which errors will only name the last part of the path.
    ///
    /// # Errors
    /// Where it cannot be read. One that is too large is cut, and refused by the import.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let failed = |error: std::io::Error| Error::file(path, Fault::from(error));
        let mut bytes = Vec::new();
        File::open(path)
            .map_err(failed)?
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        let name = path
            .file_name()
            .unwrap_or(path.as_os_str())
            .to_string_lossy()
            .into_owned();
        Ok(Self { name, bytes })
    }
}

/// The files of one import.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ImportFiles {
    /// Rule sets as JSON, one a file.
    pub rule_sets: Vec<Source>,
    /// members.csv
    pub members: Option<Source>,
    /// sessions.csv
    pub sessions: Option<Source>,
    /// results.csv
    pub results: Option<Source>,
    /// hands.csv
    pub hands: Option<Source>,
    /// adjustments.csv
    pub adjustments: Option<Source>,
}

/// Whether an import is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ImportMode {
    /// It is stored.
    Store,
    /// Everything is done but storing.
    DryRun,
}

/// How far an import has come, in hanchan.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Progress {
    /// Stored so far.
    pub done: usize,
    /// To store in all.
    pub total: usize,
}

/// What an import brought.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ImportSummary {
    /// Rule sets that were not there before.
    pub rule_sets_added: u64,
    /// Members who were not there before.
    pub members_added: u64,
    /// Members who were there already, with the same data.
    pub members_unchanged: u64,
    /// Hanchan.
    pub hanchan: u64,
    /// Hands of mangan and better.
    pub hands: u64,
    /// Points given or taken outside any hanchan.
    pub adjustments: u64,
}

impl Club {
    /// Imports files in one operation that can be undone. Series and sessions are made as needed;
    /// members who are recorded with the same data are left as they are.
    ///
    /// # Errors
    /// With everything that is wrong, and then nothing at all has been stored.
    pub fn import(
        &mut self,
        now: NaiveDateTime,
        files: &ImportFiles,
        mode: ImportMode,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<ImportSummary, Error> {
        let mut errors = ImportErrors::default();
        let parsed = Parsed::read(files, &mut errors);
        let finish = match mode {
            ImportMode::Store => Finish::Commit,
            ImportMode::DryRun => Finish::RollBack,
        };
        self.check_unchanged()?;
        journal::transact(
            &mut self.connection,
            Op::Import,
            now,
            finish,
            |connection| store::store(connection, files, parsed, errors, progress),
        )
    }
}

/// What the files say, each row by itself.
#[derive(Debug, Default)]
struct Parsed {
    members: members::MemberRows,
    sessions: Vec<sessions::SessionRow>,
    results: results::Tables,
    hands: Vec<hands::HandRow>,
    adjustments: Vec<adjustments::AdjustmentRow>,
}

impl Parsed {
    fn read(files: &ImportFiles, errors: &mut ImportErrors) -> Self {
        let mut parsed = Self::default();
        if let Some(source) = &files.members {
            parsed.members = members::read(source, errors);
        }
        if let Some(source) = &files.sessions {
            parsed.sessions = sessions::read(source, errors);
        }
        if let Some(source) = &files.results {
            parsed.results = results::read(source, errors);
        }
        if let Some(source) = &files.hands {
            parsed.hands = hands::read(source, errors);
        }
        if let Some(source) = &files.adjustments {
            parsed.adjustments = adjustments::read(source, errors);
        }
        parsed
    }
}

/// What errors call each file.
#[derive(Clone, Copy)]
struct FileNames<'a> {
    members: &'a str,
    sessions: &'a str,
    results: &'a str,
    hands: &'a str,
    adjustments: &'a str,
}

impl<'a> FileNames<'a> {
    fn of(files: &'a ImportFiles) -> Self {
        let name =
            |source: &'a Option<Source>| source.as_ref().map_or("", |source| source.name.as_str());
        Self {
            members: name(&files.members),
            sessions: name(&files.sessions),
            results: name(&files.results),
            hands: name(&files.hands),
            adjustments: name(&files.adjustments),
        }
    }
}
