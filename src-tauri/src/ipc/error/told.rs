//! What `db` says went wrong, as a kind that the page has sentences for.

use std::fmt::Display;
use std::path::Path;
use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDateTime};
use db::{Error, Fault, HandProblem, PassphraseProblem, Refused, TextProblemKind, Thing};
use scoring::{Calendar, Points, SettleError, table_points};

use super::super::competitions::refused as settled_refused;
use super::WireError;

fn list(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(", ")
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
            Error::File { path, fault } => Self::of_file(&path, fault, calendar),
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

    fn of_file(path: &Path, fault: Fault, calendar: Calendar) -> Self {
        let file = path.display().to_string();
        match fault {
            Fault::Missing => Self::MissingFile { file },
            Fault::NoFolder => Self::MissingFolder { folder: file },
            Fault::NoPlace => Self::MissingFolder {
                folder: path.parent().unwrap_or(path).display().to_string(),
            },
            Fault::NotAClub => Self::NotAClub { file },
            Fault::Newer { .. } => Self::NewerFile { file },
            Fault::Damaged(_) => Self::DamagedFile { file },
            Fault::Busy => Self::FileInUse { file },
            Fault::InUse => Self::HeldFile { file },
            Fault::SomeReplaced => Self::SomeReplaced { file },
            Fault::BadName => Self::BadFileName { file },
            Fault::OpenElsewhere(holder) => Self::OpenElsewhere {
                file,
                account: holder.account,
                machine: holder.machine,
                since: holder.since.map(|since| since_when(since, calendar)),
            },
            Fault::OtherNames => Self::OtherNames { file },
            Fault::LeftBeside(left) => Self::LeftBeside { file, left },
            Fault::JournalOfAnother(left) => Self::JournalOfAnother { file, left },
            Fault::LogBeside(left) => Self::LogBeside { file, left },
            Fault::LostName => Self::LostName { file },
            Fault::NameTooLong => Self::NameTooLong { file },
            Fault::DiskFull => Self::DiskFull { file },
            Fault::ReadOnly => Self::ReadOnlyFile { file },
            Fault::Exists => Self::FileExists { file },
            Fault::IsFolder => Self::IsFolder { file },
            Fault::OnlineOnly => Self::NotHere { file },
            Fault::NoLocks => Self::NoLocks { file },
            Fault::CannotOpen => Self::UnreadableFile { file },
            Fault::Device(_) | Fault::Unreadable(_) => Self::FailingDisk { file },
            Fault::Uncertain(_) => Self::UncertainSave { file },
            Fault::NotPacked(_) => Self::NotPacked { file },
            Fault::NoChecksum => Self::NoChecksum { file },
            Fault::Changed => Self::ChangedFile { file },
            Fault::NotAHandOver => Self::NotAHandOver { file },
            Fault::BrokenHandOver(_) => Self::BrokenHandOver { file },
            Fault::TooLarge { most } => Self::TooLarge {
                file,
                most: u32::try_from(most / 1_048_576).unwrap_or(u32::MAX),
            },
            Fault::Unexpected(reason) => Self::Unexpected {
                reason: format!("{file}: {reason}"),
            },
        }
    }

    #[allow(clippy::too_many_lines, reason = "one arm a kind, and nothing else")]
    fn of_refusal(refused: Refused, calendar: Calendar) -> Self {
        match refused {
            Refused::Plain(refusal) => Self::Plain(refusal),
            Refused::NoSuch { what, key } => Self::NoSuch { what, key },
            Refused::AwardTwice(key) => Self::Taken {
                what: Thing::Award,
                key,
            },
            Refused::Taken { what, key } => Self::Taken { what, key },
            Refused::InUse { what, key } => Self::InUse { what, key },
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
            Refused::Competition(wrong) => settled_refused(&wrong),
            Refused::Happening { member, fault } => Self::CannotHaveHappened {
                who: member.map(|number| number.to_string()).unwrap_or_default(),
                what: fault,
            },
            Refused::AdjustmentPoints(points) => Self::AdjustmentPoints {
                points: table_points(points),
            },
            Refused::Opening(problem) => Self::Opening { problem },
            Refused::NotReported { from, to } => Self::NotReported {
                from: calendar.day(from),
                to: calendar.day(to),
            },
            Refused::Schedule(problem) => Self::of_schedule(problem, calendar),
            Refused::Passphrase(problem) => Self::of_passphrase(problem),
            Refused::NotSound(_) => Self::NotSound,
            Refused::NotBrought(obstacle) => (*obstacle).into(),
            Refused::Cancelled => Self::Cancelled,
            Refused::NotInCp932(lacking) => Self::NotInCp932 {
                texts: list(lacking.iter().map(|lacking| lacking.text.clone())),
            },
            Refused::FilesInTheWay(places) => Self::InTheWay {
                files: list(places.iter().map(|place| place.display().to_string())),
            },
            Refused::Settle(problem) => Self::of_settling(problem),
            Refused::AtTwoTables(found) => Self::AtTwoTables {
                number: found.member,
                round: found.round,
                tables: found.tables,
            },
            Refused::Hand(
                HandProblem::WinnerNotAtTable(number) | HandProblem::LoserNotAtTable(number),
            ) => Self::HandOfAnother { number },
            // What only the screens that settle, import or export can run into has its kinds
            // beside their commands.
            other => Self::unexpected(other),
        }
    }

    fn of_passphrase(problem: PassphraseProblem) -> Self {
        match problem {
            PassphraseProblem::Needed => Self::NoPassphrase,
            PassphraseProblem::Wrong => Self::WrongPassphrase,
            PassphraseProblem::TooShort { least } => Self::ShortPassphrase {
                least: u32::try_from(least).unwrap_or(u32::MAX),
            },
            PassphraseProblem::Unseen => Self::UnseenCharacter {
                field: "passphrase".to_owned(),
            },
            PassphraseProblem::NotTheSame => Self::PassphrasesDiffer,
        }
    }

    pub(in crate::ipc) fn of_schedule(problem: schedule::Problem, calendar: Calendar) -> Self {
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
                highest: desk::typed::score::MOST.to_string(),
            },
            SettleError::PlayerCount { .. } | SettleError::LastDealer(_) => {
                Self::unexpected(problem)
            }
        }
    }
}

/// By the clock of this machine.
fn since_when(since: SystemTime, calendar: Calendar) -> String {
    let here = |time: DateTime<Local>| time.naive_local();
    moment(here(since.into()), here(Local::now()), calendar)
}

/// 14:32, with the day before it where that is another than today.
fn moment(at: NaiveDateTime, now: NaiveDateTime, calendar: Calendar) -> String {
    let time = at.format("%H:%M");
    if at.date() == now.date() {
        time.to_string()
    } else {
        format!("{} {time}", calendar.day(at.date()))
    }
}

#[cfg(test)]
mod tests;
