//! Why something could not be done, as the page is told it.

use std::fmt::Display;

use db::{Error, Fault, HandProblem, Refused, TextProblemKind, Thing};
use scoring::{Calendar, Points, SettleError, table_points};
use serde::Serialize;
use specta::Type;

use super::competitions::{CompetitionFault, SettledFault, refused as settled_refused};

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
    /// What was typed is no day.
    NotADay { typed: String },
    /// It is written as a day is, and the calendar has no such day.
    NoSuchDay { typed: String },
    /// The era had not begun then, or had ended.
    OutsideEra { typed: String },
    /// A period whose last day is before its first.
    EndsBeforeItBegins { from: String, to: String },
    /// The disk has no room left.
    DiskFull { file: String },
    /// The file or its folder may only be read.
    ReadOnlyFile { file: String },
    /// Something of that name is already there.
    FileExists { file: String },
    /// There is none of that number or name (any more).
    NoSuch { what: Named, key: String },
    /// There is one of that number or name already.
    Taken { what: Named, key: String },
    /// It has results or other entries, and stays.
    InUse { what: Named, key: String },
    /// A text that must be written in.
    EmptyText { field: String },
    /// A text that is too long.
    LongText { field: String, most: u32 },
    /// A text with a character that nobody can see.
    UnseenCharacter { field: String },
    /// A number that cannot be recorded.
    OutOfRange {
        field: String,
        value: String,
        lowest: String,
        highest: String,
    },
    /// A day no living club can have played on.
    DayOutOfRange { field: String, day: String },
    /// Left before joining.
    LeftBeforeJoining { joined: String, left: String },
    /// A line of a pasted member list that cannot be taken.
    PastedLine { line: u32 },
    /// Nothing is left to take back.
    NothingToUndo,
    /// Nothing taken back is left.
    NothingToRedo,
    /// The backup's checksum is not beside it.
    NoChecksum { file: String },
    /// The file was changed by another program while this one had it open.
    ChangedFile { file: String },
    /// Texts with characters that older programs cannot read.
    NotInCp932 { texts: String },
    /// More rows than a sheet of a workbook has.
    TooManyRows { most: u32 },
    /// The system has no program to show the document, or could not start it.
    NoViewer { file: String, reason: String },
    /// A score that is no number of the unit it is typed in; `seat` is 東, 南, 西 or 北.
    NotAScore { seat: char, typed: String },
    /// No score is typed there yet.
    EmptyScore { seat: char },
    /// Nobody sits there yet.
    EmptySeat { seat: char },
    /// Points and sticks do not add up to what the table began with.
    PointsMissing { points: String },
    /// The same, the other way round.
    PointsTooMany { points: String },
    /// The points add up, and yet there is a reason why they do not.
    NeedlessReason,
    /// One person in two seats.
    SamePlayerTwice { number: u32 },
    /// The table was set aside, and a sheet would count for nothing.
    TableSetAside { round: u32, table: String },
    /// Somebody who has a hand logged at the table would not have played there.
    HandOfAnother { number: u32 },
    /// A rule set with fields that are wrong; what is wrong with each stands beside it.
    WrongRules { count: u32 },
    /// A hanchan whose points lie too far from zero for the rule set that is tried out.
    TooFarToTryOut {
        day: String,
        series: String,
        round: u32,
        table: String,
        points: String,
    },
    /// A box of a hand's line holds nothing that it can hold.
    HandUnreadable {
        line: u32,
        field: String,
        typed: String,
    },
    /// A hand's line says neither who won nor how high, or only one of them.
    HandUnfinished { line: u32 },
    /// The winner of a hand is also written down as having discarded.
    HandOfOwnDiscard { line: u32 },
    /// Han and fu of a hand are another level by the rule set.
    HandOfOtherLevel { line: u32 },
    /// Nobody is written down as being there to play that round.
    NobodyPresent { round: u32 },
    /// Fewer are there to play that round than sit at a table.
    TooFewPresent {
        round: u32,
        present: String,
        needed: String,
    },
    /// Somebody to be moved has no place in the draw of that round.
    NotInDraw { round: u32 },
    /// The series has a session on the day to move to already.
    SessionThere { day: String },
    /// Two entries to be joined were in one round, so that they are two people.
    PlayedTogether { keep: u32, gone: u32, day: String },
    /// Two entries to be joined that are both in the log of a competition.
    InOneCompetition {
        keep: u32,
        gone: u32,
        competition: String,
    },
    /// An entry to be joined with itself.
    SameEntry { number: u32 },
    /// Points given outside hanchan that are none, or that sticks cannot make.
    AdjustmentPoints { points: String },
    /// No member played in the days that a report was asked of.
    NobodyPlayed,
    /// Nothing happened for which a certificate could be given.
    NoCertificate,
    /// Days of which no report is made, so that nothing can be written about them.
    NotReported { from: String, to: String },
    /// What was typed is no time of day.
    NotATime { typed: String },
    /// A rule of the schedule that names no week of a month.
    NoWeeks,
    /// A meeting that ends before it begins, or at that moment.
    MeetingEndsEarly { begins: String, ends: String },
    /// A meeting that ends and has no beginning.
    MeetingEndsOnly { ends: String },
    /// A rule of the schedule that ends before its first day.
    RuleEndsEarly { from: String, until: String },
    /// A day to be changed on which the series does not meet.
    DoesNotMeet { day: String },
    /// The series meets on that day already.
    AlreadyMeets { day: String },
    /// Something that cannot have happened in a competition; `who` is a number, or nobody's.
    CannotHaveHappened { who: String, what: CompetitionFault },
    /// A competition that cannot be held as it is written down; the first field that is wrong.
    WrongCompetition { field: String, what: SettledFault },
    /// Who goes on to the stage is still to be decided.
    CutNotDecided,
    /// Nobody is to sit out, and so many more are needed for that.
    NotWholeTables { missing: String },
    /// Fewer play a competition's round than sit at a table.
    TooFewToSeat {
        round: u32,
        present: String,
        needed: String,
    },
    /// Something was written since the draw that is looked at.
    DrawOutOfDate,
    /// The person stopped it.
    Cancelled,
    /// The same long work has not ended yet.
    StillWorking,
    /// None of these; `reason` is for whoever is asked for help.
    Unexpected { reason: String },
}

/// What can be missing, taken or in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    Member,
    Series,
    Session,
    Hanchan,
    RuleSet,
    Adjustment,
    Operation,
    Draw,
    Table,
    ScheduleRule,
    ScheduleException,
    Competition,
    /// The name of an award.
    Award,
}

impl From<Thing> for Named {
    fn from(thing: Thing) -> Self {
        match thing {
            Thing::Member => Self::Member,
            Thing::Series => Self::Series,
            Thing::Session => Self::Session,
            Thing::Hanchan => Self::Hanchan,
            Thing::RuleSet => Self::RuleSet,
            Thing::Adjustment => Self::Adjustment,
            Thing::Operation => Self::Operation,
            Thing::Draw => Self::Draw,
            Thing::Table => Self::Table,
            Thing::ScheduleRule => Self::ScheduleRule,
            Thing::ScheduleException => Self::ScheduleException,
            Thing::Competition => Self::Competition,
        }
    }
}

/// Where no club is open that would write its days otherwise.
impl From<Error> for WireError {
    fn from(error: Error) -> Self {
        Self::of(error, Calendar::default())
    }
}

impl WireError {
    /// What went wrong in a club that writes its days so.
    pub(crate) fn of(error: Error, calendar: Calendar) -> Self {
        match error {
            Error::File { path, fault } => Self::of_file(path.display().to_string(), fault),
            Error::Refused(refused) => Self::of_refusal(refused, calendar),
            Error::Storage(_) | Error::Import(_) => Self::unexpected(error),
        }
    }

    /// Something that the person can do nothing about.
    pub(crate) fn unexpected(error: impl Display) -> Self {
        Self::Unexpected {
            reason: error.to_string(),
        }
    }

    fn of_file(file: String, fault: Fault) -> Self {
        match fault {
            Fault::Missing | Fault::NoFolder => Self::MissingFile { file },
            Fault::NotAClub => Self::NotAClub { file },
            Fault::Newer { .. } => Self::NewerFile { file },
            Fault::Damaged(_) => Self::DamagedFile { file },
            Fault::Busy => Self::FileInUse { file },
            Fault::DiskFull => Self::DiskFull { file },
            Fault::ReadOnly => Self::ReadOnlyFile { file },
            Fault::Exists => Self::FileExists { file },
            Fault::CannotOpen | Fault::Device(_) => Self::UnreadableFile { file },
            Fault::NoChecksum => Self::NoChecksum { file },
            Fault::Changed => Self::ChangedFile { file },
            Fault::Unexpected(reason) => Self::Unexpected {
                reason: format!("{file}: {reason}"),
            },
        }
    }

    fn of_refusal(refused: Refused, calendar: Calendar) -> Self {
        match refused {
            Refused::NoSuch { what, key } => Self::NoSuch {
                what: what.into(),
                key,
            },
            Refused::AwardTwice(key) => Self::Taken {
                what: Named::Award,
                key,
            },
            Refused::Taken { what, key } => Self::Taken {
                what: what.into(),
                key,
            },
            Refused::InUse { what, key } => Self::InUse {
                what: what.into(),
                key,
            },
            Refused::Text(problem) => {
                let field = problem.field.to_owned();
                match problem.kind {
                    TextProblemKind::Empty => Self::EmptyText { field },
                    TextProblemKind::TooLong { most } => Self::LongText {
                        field,
                        most: u32::try_from(most).unwrap_or(u32::MAX),
                    },
                    TextProblemKind::ControlCharacter(_) => Self::UnseenCharacter { field },
                }
            }
            Refused::OutOfRange {
                field,
                value,
                lowest,
                highest,
            } => Self::OutOfRange {
                field: field.to_owned(),
                value: value.to_string(),
                lowest: lowest.to_string(),
                highest: highest.to_string(),
            },
            Refused::Date { field, date } => Self::DayOutOfRange {
                field: field.to_owned(),
                day: calendar.day(date),
            },
            Refused::LeftBeforeJoining { joined, left } => Self::LeftBeforeJoining {
                joined: calendar.day(joined),
                left: calendar.day(left),
            },
            Refused::PlayedTogether { keep, gone, date } => Self::PlayedTogether {
                keep,
                gone,
                day: calendar.day(date),
            },
            Refused::InOneCompetition {
                keep,
                gone,
                competition,
            } => Self::InOneCompetition {
                keep,
                gone,
                competition,
            },
            Refused::Competition(wrong) => settled_refused(&wrong),
            Refused::Happening { member, fault } => Self::CannotHaveHappened {
                who: member.map(|number| number.to_string()).unwrap_or_default(),
                what: fault.into(),
            },
            Refused::SameEntry(number) => Self::SameEntry { number },
            Refused::AdjustmentPoints(points) => Self::AdjustmentPoints {
                points: table_points(points),
            },
            Refused::NotReported { from, to } => Self::NotReported {
                from: calendar.day(from),
                to: calendar.day(to),
            },
            Refused::Schedule(problem) => Self::of_schedule(problem, calendar),
            Refused::Cancelled => Self::Cancelled,
            Refused::NothingToUndo => Self::NothingToUndo,
            Refused::NothingToRedo => Self::NothingToRedo,
            Refused::NotInCp932(lacking) => Self::NotInCp932 {
                texts: lacking
                    .iter()
                    .map(|lacking| lacking.text.as_str())
                    .collect::<Vec<_>>()
                    .join(", "),
            },
            Refused::TooManyRows { most } => Self::TooManyRows { most },
            Refused::Settle(problem) => Self::of_settling(problem),
            Refused::NeedlessReason => Self::NeedlessReason,
            Refused::SamePlayerTwice(number) => Self::SamePlayerTwice { number },
            Refused::SetAside { round, table } => Self::TableSetAside { round, table },
            Refused::Hand(
                HandProblem::WinnerNotAtTable(number) | HandProblem::LoserNotAtTable(number),
            ) => Self::HandOfAnother { number },
            // What only the screens that settle, import or export can run into has its kinds
            // beside their commands.
            other => Self::unexpected(other),
        }
    }

    pub(super) fn of_schedule(problem: schedule::Problem, calendar: Calendar) -> Self {
        use schedule::{Problem, time_text};
        match problem {
            Problem::EndsBeforeItBegins { begins, ends } => Self::MeetingEndsEarly {
                begins: time_text(begins),
                ends: time_text(ends),
            },
            Problem::EndsWithoutBeginning(ends) => Self::MeetingEndsOnly {
                ends: time_text(ends),
            },
            Problem::UntilBeforeFrom { from, until } => Self::RuleEndsEarly {
                from: calendar.day(from),
                until: calendar.day(until),
            },
            Problem::DoesNotMeet(day) => Self::DoesNotMeet {
                day: calendar.day(day),
            },
            Problem::AlreadyMeets(day) => Self::AlreadyMeets {
                day: calendar.day(day),
            },
        }
    }

    /// Only what a sheet can be typed into: the page sends no other count of players, and no
    /// dealer's seat that is not taken.
    fn of_settling(problem: SettleError) -> Self {
        let limit = table_points(Points::LIMIT);
        match problem {
            SettleError::Unbalanced { difference, .. } => {
                let points = table_points(difference.abs());
                if difference < Points::ZERO {
                    Self::PointsMissing { points }
                } else {
                    Self::PointsTooMany { points }
                }
            }
            SettleError::NotWholeStep { seat, points } => Self::NotAScore {
                seat: seat.kanji(),
                typed: table_points(points),
            },
            SettleError::OutOfRange { points, .. } => Self::OutOfRange {
                field: "points".into(),
                value: table_points(points),
                lowest: table_points(-Points::LIMIT),
                highest: limit,
            },
            SettleError::Deposit(points) => Self::OutOfRange {
                field: "deposit".into(),
                value: table_points(points),
                lowest: "0".into(),
                highest: limit,
            },
            SettleError::TooManyChombo { count, .. } => Self::OutOfRange {
                field: "chombo".into(),
                value: count.to_string(),
                lowest: "0".into(),
                highest: crate::score::MOST.to_string(),
            },
            SettleError::PlayerCount { .. } | SettleError::LastDealer(_) => {
                Self::unexpected(problem)
            }
        }
    }
}
