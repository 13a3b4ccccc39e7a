//! The ground floor: why something was not done. Errors are kinds with fields; the sentences here are for the
//! command line, and the window makes its own from the same fields.

mod fault;
mod hand;
mod holder;
mod import;
mod ledger;
mod obstacle;
mod opening;
mod passphrase;
mod plain;
pub(crate) mod text;
mod two_tables;

pub use fault::Fault;
pub use hand::HandProblem;
pub use holder::Holder;
pub use import::{ImportError, ImportErrors, ImportProblem, MOST_ERRORS};
pub use ledger::{LedgerColumn, LedgerProblem};
pub use obstacle::{Obstacle, OperationId};
pub use opening::OpeningProblem;
pub use passphrase::PassphraseProblem;
pub use plain::PlainRefusal;
pub use text::{TextProblem, TextProblemKind};
pub use two_tables::AtTwoTables;

use chrono::NaiveDate;
use competition::InvalidCompetition;
use scoring::rule_set::InvalidRuleSet;
use scoring::{Points, SettleError};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why something was not done.
#[derive(Debug, Error)]
pub enum Error {
    /// The work failed: disk, permissions, a damaged file.
    #[error("{}: {fault}", .path.display())]
    File {
        /// Which file or folder.
        path: PathBuf,
        /// What is the matter with it.
        fault: Fault,
    },
    /// The same, of the club's file that is open.
    #[error("the club's file: {0}")]
    Storage(#[from] Fault),
    /// The input was refused; nothing at all has been stored.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Files to import were refused; nothing at all has been stored.
    #[error(transparent)]
    Import(#[from] ImportErrors),
}

impl Error {
    /// Whether the input was at fault, and not the disk.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused(_) | Self::Import(_))
    }

    pub(crate) fn file(path: &Path, fault: impl Into<Fault>) -> Self {
        Self::File {
            path: path.to_owned(),
            fault: fault.into(),
        }
    }

    /// Names the file that the error is about, if it names none yet.
    pub(crate) fn of(self, path: &Path) -> Self {
        match self {
            Self::Storage(fault) => Self::file(path, fault),
            other => other,
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Self::Storage(error.into())
    }
}

/// A text that an older encoding has no characters for, and where it stands first.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{file}:{line}: {column}: CP932 has no {} as in \"{text}\"", .lacking.iter().collect::<String>())]
pub struct NotInCp932 {
    /// The file that would hold it.
    pub file: String,
    /// The line on which its row begins.
    pub line: u64,
    /// The column.
    pub column: &'static str,
    /// The characters, each once.
    pub lacking: Vec<char>,
    /// The text, or enough of it to find it.
    pub text: String,
}

/// Why input was refused.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum Refused {
    /// Whoever began it stopped it.
    #[error("it was stopped; nothing has been stored")]
    Cancelled,
    /// What needs no other words in the window.
    #[error(transparent)]
    Plain(#[from] PlainRefusal),
    /// Nothing of that kind has that name or number.
    #[error("there is no {what} {key}; check the number or the name")]
    NoSuch {
        /// What was looked for.
        what: Thing,
        /// By which name or number.
        key: String,
    },
    /// Something of that name or number is there already.
    #[error("there is already a {what} {key}; choose another, or correct that one")]
    Taken {
        /// What.
        what: Thing,
        /// With which name or number.
        key: String,
    },
    /// Others refer to it.
    #[error(
        "{what} {key} has results or other entries and cannot be deleted; delete those first, or keep it"
    )]
    InUse {
        /// What.
        what: Thing,
        /// With which name or number.
        key: String,
    },
    /// Text that cannot be kept.
    #[error(transparent)]
    Text(#[from] TextProblem),
    /// A number outside what can be recorded.
    #[error("{field}: {value} is out of range; write a number from {lowest} to {highest}")]
    OutOfRange {
        /// Which number.
        field: &'static str,
        /// As given.
        value: i64,
        /// The least.
        lowest: i64,
        /// The most.
        highest: i64,
    },
    /// Adjusted points that sticks cannot make, or none at all.
    #[error(
        "points: {} is 0, not a multiple of 100, or more than {} from zero; write points such as -500",
        .0, Points::LIMIT
    )]
    AdjustmentPoints(Points),
    /// An opening total that cannot be.
    #[error("the opening total: {0}")]
    Opening(#[from] OpeningProblem),
    /// A day no living club can have played on.
    #[error("{field}: {date} is not a day from 1900 to 2199; check the year")]
    Date {
        /// Which date.
        field: &'static str,
        /// As given.
        date: NaiveDate,
    },
    /// Left before joining.
    #[error("left: {left} is before the day of joining, {joined}")]
    LeftBeforeJoining {
        /// As given.
        joined: NaiveDate,
        /// As given.
        left: NaiveDate,
    },
    /// The hanchan cannot be settled.
    #[error(transparent)]
    Settle(#[from] SettleError),
    /// One person twice among those present.
    #[error("member {0} is listed twice; take one of the two out")]
    PresentTwice(u32),
    /// Two entries that cannot be of one person.
    #[error(
        "members {keep} and {gone} sat in the same round on {date}, so they are two people; correct that round first if they are not"
    )]
    PlayedTogether {
        /// The number of the one to be kept.
        keep: u32,
        /// The number of the other.
        gone: u32,
        /// When.
        date: NaiveDate,
    },
    /// Somebody at two tables of a round, without a reason.
    #[error("{0}")]
    AtTwoTables(AtTwoTables),
    /// A rule set that cannot settle anything.
    #[error("the rule set: {0}")]
    RuleSet(#[from] InvalidRuleSet),
    /// A logged hand that cannot be.
    #[error("{}: {}", .0.field(), .0)]
    Hand(#[from] HandProblem),
    /// Texts with characters that CP932 lacks.
    #[error(
        "{}\nwrite them otherwise, or export as UTF-8, which every program of today reads",
        .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    )]
    NotInCp932(Vec<NotInCp932>),
    /// Files under names that are to be written, which this program did not write just so.
    #[error("{}", .0.iter().map(|file| file_in_the_way(file)).collect::<Vec<_>>().join("\n"))]
    FilesInTheWay(Vec<PathBuf>),
    /// A rule or an exception of the schedule that cannot be.
    #[error(transparent)]
    Schedule(#[from] schedule::Problem),
    /// Two awards of one name.
    #[error("award {0} is in the list twice; give one of the two another name")]
    AwardTwice(String),
    /// Days of which no report is made.
    #[error("{from}..{to} is no month, half-year or fiscal year of this club; choose one of those")]
    NotReported {
        /// The first day.
        from: NaiveDate,
        /// The last day.
        to: NaiveDate,
    },
    /// A passphrase that cannot be chosen, or does not open the file.
    #[error("the passphrase: {0}")]
    Passphrase(#[from] PassphraseProblem),
    /// A club's file in which something is wrong is neither backed up nor handed over.
    #[error(
        "{0}; `check` finds everything that is wrong. No copy was made of it, so that it does not take the place of a good one: restore the newest good backup"
    )]
    NotSound(String),
    /// A competition that cannot be held as it is written down.
    #[error("the competition: {0}")]
    Competition(#[from] InvalidCompetition),
    /// Something that cannot have happened in a competition as it is told.
    #[error("{}{fault}", .member.map(|member| format!("member {member}: ")).unwrap_or_default())]
    Happening {
        /// The number of whom it is about, where it is about one person.
        member: Option<u32>,
        /// What is wrong with it.
        fault: competition::course::Fault,
    },
    /// What another file of the club has is not brought over.
    #[error(transparent)]
    NotBrought(Box<Obstacle>),
}

fn file_in_the_way(file: &Path) -> String {
    format!(
        "{}: this is already there, and was not written by this program or was changed since; nothing was written. Move it away or choose another folder, or say with --replace that it may be replaced",
        file.display()
    )
}

/// What can be missing, taken or in use.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A person.
    Member,
    /// 水曜会 and the like.
    Series,
    /// A day's play.
    Session,
    /// A hanchan.
    Hanchan,
    /// A rule set.
    RuleSet,
    /// Points given or taken outside any hanchan.
    Adjustment,
    /// Results of which only the sum is known.
    OpeningTotal,
    /// An entry of the history.
    Operation,
    /// The draw of a round.
    Draw,
    /// A table of a round.
    Table,
    /// A rule by which a series meets.
    ScheduleRule,
    /// A day that is not as the rules say.
    ScheduleException,
    /// A competition.
    Competition,
    /// An award, by its name.
    Award,
}

impl std::fmt::Display for Thing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Member => "member",
            Self::Series => "series",
            Self::Session => "session",
            Self::Hanchan => "hanchan",
            Self::RuleSet => "rule set",
            Self::Adjustment => "adjustment",
            Self::OpeningTotal => "opening total",
            Self::Operation => "entry of the history",
            Self::Draw => "draw of round",
            Self::Table => "table",
            Self::ScheduleRule => "rule of the schedule",
            Self::ScheduleException => "exception from the schedule on",
            Self::Competition => "competition",
            Self::Award => "award",
        })
    }
}
