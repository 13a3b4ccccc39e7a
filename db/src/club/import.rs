//! Import of a club's CSV files and workbooks: all of it or nothing, with every error located.

mod adjustments;
mod cell;
mod cell_text;
mod csv_rows;
pub(crate) mod decode;
mod doubts;
mod hands;
mod heading;
mod insert;
mod ledger;
mod limited_reader;
mod matching;
mod members;
mod openings;
mod preview;
mod reading;
mod recorded;
mod results;
mod sessions;
mod settings_json;
mod shared;
mod sheet;
mod source;
mod store;
mod tables;
mod two_tables;
mod unpacked_size;
mod workbook;

pub(crate) use cell::excerpt;
pub use doubts::ImportDoubt;
pub use ledger::{
    Amounts, Became, ColumnUse, Ledger, LedgerLook, ListColumn, ListKind, PersonLook, RowLook,
    RowSaid, Said, SheetLook, Skipped, TakenForGranted, Who,
};
pub use preview::{FileColumn, FilePreview};
pub use source::{FileKind, Source};

use crate::club::Club;
use crate::error::{Error, ImportErrors, Refused};
use crate::tables::journal::{self, Finish, Op};
use chrono::NaiveDateTime;
use reading::{Reading, Watch};
use std::ops::ControlFlow;

/// The columns of each file, in the order in which export writes them.
pub(crate) mod columns {
    pub(crate) use super::adjustments::COLUMNS as ADJUSTMENTS;
    pub(crate) use super::hands::COLUMNS as HANDS;
    pub(crate) use super::openings::COLUMNS as OPENINGS;
    pub(crate) use super::results::COLUMNS as RESULTS;
    pub(crate) use super::sessions::COLUMNS as SESSIONS;
}

/// The largest file that is read. Forty years of a club that plays 60,000 hanchan in them are less than
/// half of it, their hands included.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// The most rows below the headings of a file or a sheet: the results of 100,000 hanchan.
pub const MOST_ROWS: u64 = 400_000;

/// Whether a workbook is none that is too large to be read.
pub(crate) fn comes_in(workbook: &[u8]) -> bool {
    workbook.len() as u64 <= MOST_BYTES && unpacked_size::check(workbook).is_ok()
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
    /// Whether the results of tables that are recorded already take the place of what is recorded.
    pub corrects: bool,
    /// hands.csv
    pub hands: Option<Source>,
    /// adjustments.csv
    pub adjustments: Option<Source>,
    /// openings.csv
    pub openings: Option<Source>,
    /// A list of results as the club kept it.
    pub ledger: Option<Box<Ledger>>,
    /// schedule.json: the whole schedule, in place of the one before.
    pub schedule: Option<Source>,
    /// awards.json: the whole list, in place of the one before.
    pub awards: Option<Source>,
    /// remarks.json: each in place of what was written about the same before.
    pub remarks: Option<Source>,
}

/// Whether an import is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ImportMode {
    /// It is stored.
    Store,
    /// Everything is done but storing.
    DryRun,
}

/// How far an import has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How many rows or hanchan that was done with.
    pub done: usize,
    /// How many there are; of rows, at most.
    pub total: usize,
}

/// What an import is doing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stage {
    /// Reading the rows of a file.
    Reading,
    /// Holding hanchan against the rules and what is recorded.
    Checking,
    /// Storing hanchan.
    Storing,
}

/// What an import brought.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ImportSummary {
    /// Rule sets that were not there before.
    pub rule_sets_added: u64,
    /// Members who were not there before.
    pub members_added: u64,
    /// Members who were there already, with the same data.
    pub members_unchanged: u64,
    /// Members who were there already and are now called otherwise on the web page.
    pub public_names: u64,
    /// Hanchan that were not there before.
    pub hanchan: u64,
    /// Hanchan that were there and were corrected.
    pub corrected: u64,
    /// Hands of mangan and better.
    pub hands: u64,
    /// Points given or taken outside any hanchan.
    pub adjustments: u64,
    /// Results of which only the sum is known.
    pub openings: u64,
    /// What may be a slip of the finger; it is stored all the same.
    pub doubts: Vec<ImportDoubt>,
}

impl Club {
    /// Imports files in one operation that can be undone. Series and sessions are made as needed;
    /// members who are recorded with the same data are left as they are. Of a member's data only the
    /// name for the web page may differ, and then takes the place of the one before.
    ///
    /// `progress` is told now and then how far it has come, and may stop it.
    ///
    /// # Errors
    /// With everything that is wrong, or because it was stopped; then nothing at all has been
    /// stored.
    pub fn import(
        &mut self,
        now: NaiveDateTime,
        files: &ImportFiles,
        mode: ImportMode,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<ImportSummary, Error> {
        let mut errors = ImportErrors::default();
        let mut watch = Watch::new(progress);
        let mut reading = Reading {
            errors: &mut errors,
            watch: &mut watch,
        };
        let parsed = Parsed::read(files, &mut reading)?;
        let finish = match mode {
            ImportMode::Store => Finish::Commit,
            ImportMode::DryRun => Finish::RollBack,
        };
        self.write(|connection| {
            journal::transact(connection, Op::Import, now, finish, |connection| {
                store::store(connection, now.date(), files, parsed, errors, &mut watch)
            })
        })
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
    openings: Vec<openings::OpeningRow>,
}

impl Parsed {
    fn read(files: &ImportFiles, reading: &mut Reading<'_, '_>) -> Result<Self, Refused> {
        let mut parsed = Self::default();
        if let Some(source) = &files.members {
            parsed.members = members::read(source, reading)?;
        }
        if let Some(source) = &files.sessions {
            parsed.sessions = sessions::read(source, reading)?;
        }
        if let Some(source) = &files.results {
            parsed.results = results::read(source, reading)?;
        }
        if let Some(source) = &files.hands {
            parsed.hands = hands::read(source, reading)?;
        }
        if let Some(source) = &files.adjustments {
            parsed.adjustments = adjustments::read(source, reading)?;
        }
        if let Some(source) = &files.openings {
            parsed.openings = openings::read(source, reading)?;
        }
        Ok(parsed)
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
    openings: &'a str,
    schedule: &'a str,
    awards: &'a str,
    remarks: &'a str,
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
            openings: name(&files.openings),
            schedule: name(&files.schedule),
            awards: name(&files.awards),
            remarks: name(&files.remarks),
        }
    }
}
