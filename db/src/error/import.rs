//! What is wrong with files to import: each error with its file, line and column.

use crate::error::text::TextProblemKind;
use crate::error::{HandProblem, LedgerProblem, OpeningProblem};
use chrono::NaiveDate;
use scoring::{DateError, Seat, SettleError};
use std::fmt;
use thiserror::Error;

/// As many errors as anybody reads; of noise, the rest is only counted.
pub const MOST_ERRORS: usize = 200;

/// Everything that is wrong with the files of one import.
#[derive(Clone, Debug, Default, Error, Eq, PartialEq)]
pub struct ImportErrors {
    /// In the order of the files and their lines, at most [`MOST_ERRORS`].
    pub errors: Vec<ImportError>,
    /// How many more there are.
    pub more: u64,
}

impl fmt::Display for ImportErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, error) in self.errors.iter().enumerate() {
            if position > 0 {
                f.write_str("\n")?;
            }
            error.fmt(f)?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(
                f,
                "\n{more} more errors; correct these first and import again"
            ),
        }
    }
}

impl ImportErrors {
    pub(crate) fn add(&mut self, error: ImportError) {
        if self.errors.len() < MOST_ERRORS {
            self.errors.push(error);
        } else {
            self.more += 1;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// By file, in the order they are imported, and by line.
    pub(crate) fn sort(&mut self, files: &[&str]) {
        self.errors.sort_by_key(|error| {
            (
                files.iter().position(|file| *file == error.file),
                error.line,
            )
        });
    }
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ImportError {
    /// The file's name.
    pub file: String,
    /// The line on which the row begins; none where the whole file is at fault.
    pub line: Option<u64>,
    /// The column, by its English name; none where the whole row is at fault.
    pub column: Option<&'static str>,
    /// What is wrong.
    pub problem: ImportProblem,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if let Some(column) = self.column {
            write!(f, ": {column}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// What can be wrong with a file, a row or a cell.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum ImportProblem {
    /// More than can be a club's.
    #[error(
        "the file has {bytes} bytes, more than {most}; split it, or check that it is the right file"
    )]
    TooLarge {
        /// Its size.
        bytes: u64,
        /// The most.
        most: u64,
    },
    /// More rows than a club's decades have.
    #[error("there are more than {most} rows; split them, or check that it is the right file")]
    TooManyRows {
        /// The most.
        most: u64,
    },
    /// Begins as a workbook does, and cannot be read as one.
    #[error(
        "the workbook cannot be read; open it in the spreadsheet and save it again as .xlsx, without a password"
    )]
    Workbook,
    /// Not a text in an encoding that Japanese spreadsheets write.
    #[error(
        "the file is neither UTF-8 nor CP932 (Shift_JIS) text; save it from the spreadsheet as CSV UTF-8"
    )]
    Encoding,
    /// Nothing in it.
    #[error("the file is empty; its first row must name the columns: {columns}")]
    EmptyFile {
        /// What they are called.
        columns: String,
    },
    /// Column names and nothing else.
    #[error(
        "there is no row below the column names; leave the file out if there is nothing to import"
    )]
    NoRows,
    /// A column nobody knows.
    #[error("\"{name}\" is not a column of this file; the columns are {columns}")]
    UnknownColumn {
        /// As written.
        name: String,
        /// What they are called.
        columns: String,
    },
    /// A column twice.
    #[error("the column is there twice; delete one")]
    ColumnTwice,
    /// A column that must be there.
    #[error("the column is missing; add it to the first row")]
    MissingColumn,
    /// A row with more or fewer cells than the header.
    #[error(
        "the row has {cells} cells but there are {columns} columns; look for a missing comma or quotation mark"
    )]
    CellCount {
        /// In the row.
        cells: usize,
        /// In the header.
        columns: usize,
    },
    /// Nothing in a cell that must have something.
    #[error("is empty; write it in")]
    Empty,
    /// Not a whole number.
    #[error("\"{0}\" is not a whole number; write digits only, such as 42300")]
    NotANumber(String),
    /// A number out of range.
    #[error("{value} is out of range; write a number from {lowest} to {highest}")]
    OutOfRange {
        /// As written.
        value: i64,
        /// The least.
        lowest: i64,
        /// The most.
        highest: i64,
    },
    /// Not one of the words that can stand there.
    #[error("\"{word}\" is not known; write one of {words}")]
    NotAWord {
        /// As written.
        word: String,
        /// The words that can.
        words: &'static str,
    },
    /// Not a day.
    #[error(transparent)]
    Date(#[from] DateError),
    /// A day no living club can have played on.
    #[error("{0} is not a day from 1900 to 2199; check the year")]
    Year(NaiveDate),
    /// A text that cannot be kept.
    #[error(transparent)]
    Text(#[from] TextProblemKind),
    /// Left before joining.
    #[error("is before the day of joining; correct one of the two")]
    LeftBeforeJoining,
    /// The same number twice in the file.
    #[error("member {number} is already on line {line}; every member needs a number of their own")]
    NumberTwice {
        /// The number.
        number: u32,
        /// Where it stands first.
        line: u64,
    },
    /// The number belongs to somebody else, or the entry differs.
    #[error(
        "member {number} is recorded as [{recorded}], not as [{given}]; of members who are there an import changes nothing but public_name: correct the file, or first correct the member in the window"
    )]
    MemberDiffers {
        /// The number.
        number: u32,
        /// As in the club's file.
        recorded: String,
        /// As in the file to import.
        given: String,
    },
    /// The session is recorded with another venue or note.
    #[error(
        "the session of {0} is recorded with another venue or note; leave the row out, or correct it in the club's file"
    )]
    SessionDiffers(NaiveDate),
    /// Nobody has that number.
    #[error("there is no member {0}; add them to members.csv, or correct the number")]
    UnknownMember(u32),
    /// No rule set of that id.
    #[error(
        "there is no rule set \"{0}\"; use a preset's id such as shirakaba-2025, or add the rule set first"
    )]
    UnknownRuleSet(String),
    /// Not a rule set.
    #[error("this is not a rule set: {0}")]
    NotARuleSet(String),
    /// Not a file as the export writes them, or with something in it that cannot be kept.
    #[error("{0}; compare with a file of that name that the export writes")]
    NotAsExported(String),
    /// That version of it is recorded with other rules.
    #[error("rule set {0} is recorded with other rules; give this one another id or version")]
    RuleSetDiffers(String),
    /// Rows of one table contradict each other.
    #[error(
        "\"{given}\" differs from \"{first}\" on line {line}, which is the same table; make them agree"
    )]
    Disagrees {
        /// In this row.
        given: String,
        /// In the earlier row.
        first: String,
        /// Where that is.
        line: u64,
    },
    /// More rows than seats.
    #[error("player {count} of a table of {seats}; check the round and the table of these rows")]
    TooManyPlayers {
        /// Which player this is.
        count: usize,
        /// As many as the rule set has.
        seats: usize,
    },
    /// Two rows for one seat.
    #[error("seat {} is already taken on line {line}; correct one of the two", .seat.letter())]
    SeatTaken {
        /// The seat.
        seat: Seat,
        /// Who has it.
        line: u64,
    },
    /// A seat nobody has a row for.
    #[error("nobody sits at {seats}; the table needs {players} rows")]
    MissingSeats {
        /// The seats, as letters.
        seats: String,
        /// As many as the rule set has.
        players: usize,
    },
    /// A seat that three players do not have.
    #[error("seat {} is not used with three players", .0.letter())]
    SeatNotUsed(Seat),
    /// One person in two seats.
    #[error("member {member} already sits at this table on line {line}; correct one of the two")]
    SamePlayerTwice {
        /// The number.
        member: u32,
        /// Where they sit first.
        line: u64,
    },
    /// One person at two tables of a round, without a reason.
    #[error(
        "member {member} is at table {other} of round {round} on {date} as well; correct the sheet that means somebody else, or write the reason as two_tables of this table"
    )]
    AtTwoTables {
        /// The number.
        member: u32,
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The other table.
        other: String,
    },
    /// The hanchan cannot be settled.
    #[error(transparent)]
    Settle(#[from] SettleError),
    /// A reason why points do not add up, although they do.
    #[error("the points add up; leave the reason empty")]
    NeedlessReason,
    /// The table is in the club's file already.
    #[error(
        "table {table} of round {round} on {date} is already recorded; leave its rows out, or correct it in the club's file"
    )]
    AlreadyRecorded {
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// The table counts for nothing.
    #[error(
        "table {table} of round {round} on {date} was set aside; leave its rows out, or let it count again in the club's file"
    )]
    SetAside {
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// A hand at a table nobody played at.
    #[error(
        "no hanchan is recorded at table {table} of round {round} on {date}; import its results first, or correct the row"
    )]
    NoSuchTable {
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// A sheet of a competition's day, of a table that none of its rounds has.
    #[error(
        "no round of {competition} on {date} was drawn with table {table} in round {round}; draw the round first, or correct the row"
    )]
    NotDrawn {
        /// The competition's name.
        competition: String,
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// The table has its hands already.
    #[error(
        "the hands of table {table} of round {round} on {date} are already recorded; leave its rows out, or correct them in the club's file"
    )]
    HandsRecorded {
        /// The day.
        date: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// A logged hand that cannot be.
    #[error(transparent)]
    Hand(#[from] HandProblem),
    /// The same adjustment is in the club's file.
    #[error("the same points with the same reason are already recorded; leave the row out")]
    AdjustmentRecorded,
    /// Points that sticks cannot make, or none at all.
    #[error("{0} is 0 or not a multiple of 100; write points such as -500")]
    AdjustmentPoints(i64),
    /// An opening total that cannot be.
    #[error(transparent)]
    Opening(#[from] OpeningProblem),
    /// A list as a club kept it, that is not understood.
    #[error(transparent)]
    Ledger(#[from] LedgerProblem),
}

#[cfg(test)]
mod tests;
