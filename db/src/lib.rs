//! The club's file: one `SQLite` database that holds everything a club records. Nothing saved in it
//! is lost, everything done to it can be undone, and every amount in it can be recomputed.
//!
//! [`Club`] is the whole interface: create or open a file, enter, correct and delete, read
//! [`scoring::Records`] for standings and reports, [`Club::import`] and [`Club::export`],
//! [`Club::check`], [`Club::backup`] and [`restore`], [`Club::archive`], [`Club::undo`] and
//! [`Club::history`]; [`Club::hand_over`] and [`open_hand_over`]; [`Club::compare`] and
//! [`Club::bring`], where a club has two files. The time is passed in; nothing here reads a clock.
//!
//! Of a competition the file keeps what was settled, a log of what happened, and which rounds of
//! which days are its own: [`Club::competition_history`] gives them to `competition::Course`, from
//! which everything else about it is derived anew each time.
//!
//! [`Club::close`] backs up what was done, and opening a file of an older form backs it up before it
//! gets the newest; [`redundant_backups`] says which backups are old enough to go.
//!
//! ```
//! use db::{Club, Member, NewClub};
//! use scoring::record::ScoreSheet;
//! use scoring::{BySeat, Calendar, FiscalStart, Period, PersonId, Played, Points, parse_date, preset, standings};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let day = parse_date("令和7年4月2日")?;
//! let now = day.and_hms_opt(21, 0, 0).ok_or("no such time")?;
//! let new = NewClub {
//!     name: "白樺会".into(),
//!     rules: preset("shirakaba-2025").ok_or("no such preset")?,
//!     fiscal_start: FiscalStart::default(),
//!     calendar: Calendar::Japanese,
//! };
//! let mut club = Club::create(folder.path().join("shirakaba.hanchan"), &new, now)?;
//! let series = club.add_series(now, "水曜会")?;
//! let mut people = [PersonId::default(); 4];
//! for (number, person) in (1..).zip(&mut people) {
//!     let member = Member { number, name: format!("会員{number}"), ..Member::default() };
//!     *person = club.add_member(now, &member)?;
//! }
//! let sheet = ScoreSheet {
//!     date: day,
//!     series,
//!     round: 1,
//!     table: "A".into(),
//!     rules: club.settings()?.rules,
//!     people: BySeat::four(people),
//!     played: Played::new(BySeat::four([42_300, 31_000, 26_700, 20_000].map(Points))),
//!     ..ScoreSheet::default()
//! };
//! club.enter_hanchan(now, &sheet, &[])?;
//!
//! let april = club.records(Period::month_of(day))?;
//! assert_eq!(standings(&april, april.club_kind())[0].tally.total, Points(42_300));
//! club.undo(now)?;
//! assert!(club.records(Period::month_of(day))?.hanchan.is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! # Floors
//! `error` (why something was not done), `files` (on the disk), `tables` (in the club's file) and `club`
//! (what can be done with it) stand on one another: no file names anything of a higher floor.
//!
//! # What is exported as JSON, and what is not exported
//! The columns of the import are those of paper records. Rule sets, the schedule, awards and what
//! was written about periods are no rows of those: they leave as JSON beside the tables, whichever
//! format those have, and come in from it again. Who came, how many rounds were meant, what was
//! drawn, tables that were set aside (their sheets included), competitions but for their results,
//! which are those of a series, and where backups go, are not exported at all. A backup holds
//! everything.
//!
//! # To add a table
//! 1. A module in `tables/` with its schema as `STEP_n`, its row and its queries; a line in
//!    `tables.rs`, so that its changes are kept in the journal and can be brought over from another
//!    file: by which columns people know its rows.
//! 2. A step in `tables/sqlite/migration.rs` with the schema and the table's triggers, which the test in
//!    `tables/journal/triggers.rs` writes; the checksum of the new schema, in `tables/damage/schema.rs`.
//!    Steps that were released never change.
//! 3. What people do with it: an [`Op`], a method each in `club/write.rs` and `club/read.rs`, and
//!    its words in `tables/journal/readable.rs`.
//! 4. What its columns mean, in `club/archive/columns.csv`.
//! 5. Its columns in `club/import/` and `club/export/rows.rs`: what goes out must come in again.
//!
//! # To add a column
//! 1. `ALTER TABLE` as `STEP_n` in its table's module, and a step of the migration as above. It may be
//!    empty and says `DEFAULT NULL`: what was saved before keeps its fingerprint.
//! 2. What it means, in `club/archive/columns.csv`.
//! 3. Of a member: a field of [`Member`] and a line of `COLUMNS`, both in `tables/member/columns.rs`, from
//!    which it is read, written, imported, exported and erased. Of another table: where its other columns
//!    are.

mod club;
mod error;
mod files;
mod tables;

pub use club::archive::Archive;
pub use club::backup::{
    Backup, KeptBackups, RedundantBackup, check_backup, own_backup_folder, redundant_backups,
    restore,
};
pub use club::check::{Finding, FoundAt};
pub use club::compare::{Comparison, Difference, Lacking};
pub use club::csv_formulas::escape_formula;
pub use club::export::{CsvTable, Encoding, ExportFormat, ExportOf, ExportSummary, csv_files};
pub use club::handover::{
    HandOver, HandOverKind, OpenedHandOver, Passphrase, hand_over_kind, hand_over_name,
    open_hand_over,
};
pub use club::import::decode::as_utf8;
pub use club::import::{
    Amounts, Became, ColumnUse, FileColumn, FileKind, FilePreview, ImportDoubt, ImportFiles,
    ImportMode, ImportSummary, Ledger, LedgerLook, ListColumn, ListKind, MOST_BYTES, MOST_ROWS,
    PersonLook, Progress, RowLook, RowSaid, Said, SheetLook, Skipped, Source, Stage,
    TakenForGranted, Who,
};
pub use club::notice::Notice;
pub use club::questions::Question;
pub use club::second_backup_folder::{Computer, SecondBackupFolder};
pub use club::{BackupFile, Club, NewClub, Play, backups_in, sample};
pub use error::{
    AtTwoTables, Error, Fault, HandProblem, Holder, ImportError, ImportErrors, ImportProblem,
    LedgerColumn, LedgerProblem, MOST_ERRORS, NotInCp932, Obstacle, OpeningProblem, OperationId,
    PassphraseProblem, PlainRefusal, Refused, TextProblem, TextProblemKind, Thing,
};
pub use files::atomic_file::{stale_pdfs, write_together, write_whole};
pub use files::cloud_folder::Cloud;
pub use files::file_name::{as_file_name, file_of_member};
pub use files::folders::make_folder;
pub use files::generated_files::{Replacing, replace_generated, write_generated};
pub use files::path_identity::{is_same_club, is_same_file, is_same_name};
pub use files::sharing::{open_to_read, remove_file, rename};
#[cfg(unix)]
pub use files::size_limit::SizeLimit;
pub use tables::adjustment::AdjustmentId;
pub use tables::attendance::Attendance;
pub use tables::club::Settings;
pub use tables::column::Column;
pub use tables::competition::{CompetitionEntry, CompetitionId};
pub use tables::competition_round::CompetitionRound;
pub use tables::damage::Damage;
pub use tables::draw::Draw;
pub use tables::journal::{Change, FieldChange, HistoryEntry, Op, State, TableCount};
pub use tables::member::{
    ErasurePreview, Meant, Member, Mention, MergePreview, Nearness, Register, Suggestion,
    search_keys,
};
pub use tables::opening_total::OpeningTotalId;
pub use tables::schedule_rule::ScheduleRuleId;
pub use tables::session::SessionId;
pub use tables::set_aside::{SetAside, SetAsideKind};
pub use tables::views::competition_log::SeatedRound;
pub use tables::views::session_tables::SessionTable;
