//! What is wrong with a file to import, and where, as the page is told it.

mod played;

use db::{ImportError, ImportProblem, LedgerProblem, OpeningProblem, TextProblemKind};
use scoring::DateError;
use serde::Serialize;
use specta::Type;

use super::imports::short;

/// One thing that is wrong, and where.
#[derive(Debug, Serialize, Type)]
pub struct LocatedProblem {
    pub file: String,
    /// None where the whole file is at fault.
    pub line: Option<u32>,
    /// The column's name; none where the whole row is at fault.
    pub column: Option<String>,
    pub problem: FileProblem,
}

/// One kind for each [`ImportProblem`]; the sentences are in `ui/src/text`.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FileProblem {
    TooLarge,
    TooManyRows {
        most: u32,
    },
    Workbook,
    Encoding,
    EmptyFile {
        columns: String,
    },
    NoRows,
    UnknownColumn {
        name: String,
        columns: String,
    },
    ColumnTwice,
    MissingColumn,
    CellCount {
        cells: u32,
        columns: u32,
    },
    Empty,
    NotANumber {
        typed: String,
    },
    OutOfRange {
        value: String,
        lowest: String,
        highest: String,
    },
    NotAWord {
        typed: String,
        words: String,
    },
    NotADay {
        typed: String,
    },
    NoSuchDay {
        typed: String,
    },
    OutsideEra {
        typed: String,
    },
    Year {
        day: String,
    },
    TooLong {
        most: u32,
    },
    UnseenCharacter,
    LeftBeforeJoining,
    NumberTwice {
        number: u32,
        line: u32,
    },
    MemberDiffers {
        number: u32,
        recorded: String,
        given: String,
    },
    SessionDiffers {
        day: String,
    },
    UnknownMember {
        number: u32,
    },
    UnknownRuleSet {
        name: String,
    },
    NotARuleSet {
        reason: String,
    },
    NotAsExported {
        reason: String,
    },
    RuleSetDiffers {
        name: String,
    },
    Disagrees {
        given: String,
        first: String,
        line: u32,
    },
    TooManyPlayers {
        seats: u32,
    },
    SeatTaken {
        seat: char,
        line: u32,
    },
    MissingSeats {
        seats: String,
        players: u32,
    },
    SeatNotUsed {
        seat: char,
    },
    SamePlayerTwice {
        member: u32,
        line: u32,
    },
    AtTwoTables {
        member: u32,
        day: String,
        round: u32,
        other: String,
    },
    PlayerCount {
        expected: u32,
        got: u32,
    },
    /// The points are too many.
    PointsOver {
        difference: String,
        expected: String,
    },
    /// Some points are missing.
    PointsShort {
        difference: String,
        expected: String,
    },
    NotWholeStep {
        seat: char,
        points: String,
    },
    PointsOutOfRange {
        seat: char,
        points: String,
    },
    Deposit {
        points: String,
    },
    TooManyChombo {
        seat: char,
        count: u32,
    },
    LastDealer {
        seat: char,
    },
    NeedlessReason,
    AlreadyRecorded {
        day: String,
        round: u32,
        table: String,
    },
    SetAside {
        day: String,
        round: u32,
        table: String,
    },
    NoSuchTable {
        day: String,
        round: u32,
        table: String,
    },
    NotDrawn {
        competition: String,
        day: String,
        round: u32,
        table: String,
    },
    HandsRecorded {
        day: String,
        round: u32,
        table: String,
    },
    NotAtTable {
        number: u32,
    },
    LoserIsWinner {
        number: u32,
    },
    Honba {
        count: u32,
    },
    Han {
        count: u32,
    },
    Fu {
        count: u32,
    },
    Level {
        level: String,
        han: u32,
    },
    AdjustmentRecorded,
    AdjustmentPoints {
        points: String,
    },
    Opening {
        problem: OpeningProblem,
    },
    Ledger {
        problem: LedgerProblem,
    },
}

impl From<ImportError> for LocatedProblem {
    fn from(error: ImportError) -> Self {
        Self {
            file: error.file,
            line: error.line.map(short),
            column: error.column.map(str::to_owned),
            problem: error.problem.into(),
        }
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl From<ImportProblem> for FileProblem {
    #[allow(clippy::too_many_lines, reason = "one arm a kind, and nothing else")]
    fn from(problem: ImportProblem) -> Self {
        use ImportProblem as Problem;
        match problem {
            Problem::TooLarge { .. } => Self::TooLarge,
            Problem::TooManyRows { most } => Self::TooManyRows { most: short(most) },
            Problem::Workbook => Self::Workbook,
            Problem::Encoding => Self::Encoding,
            Problem::EmptyFile { columns } => Self::EmptyFile { columns },
            Problem::NoRows => Self::NoRows,
            Problem::UnknownColumn { name, columns } => Self::UnknownColumn { name, columns },
            Problem::ColumnTwice => Self::ColumnTwice,
            Problem::MissingColumn => Self::MissingColumn,
            Problem::CellCount { cells, columns } => Self::CellCount {
                cells: count(cells),
                columns: count(columns),
            },
            Problem::Empty | Problem::Text(TextProblemKind::Empty) => Self::Empty,
            Problem::NotANumber(typed) => Self::NotANumber { typed },
            Problem::OutOfRange {
                value,
                lowest,
                highest,
            } => Self::OutOfRange {
                value: value.to_string(),
                lowest: lowest.to_string(),
                highest: highest.to_string(),
            },
            Problem::NotAWord { word, words } => Self::NotAWord {
                typed: word,
                words: words.to_owned(),
            },
            Problem::Date(DateError::Form(typed)) => Self::NotADay { typed },
            Problem::Date(DateError::NoSuchDay(typed)) => Self::NoSuchDay { typed },
            Problem::Date(DateError::OutsideEra(typed)) => Self::OutsideEra { typed },
            Problem::Year(day) => Self::Year {
                day: day.to_string(),
            },
            Problem::Text(TextProblemKind::TooLong { most }) => Self::TooLong { most: count(most) },
            Problem::Text(TextProblemKind::ControlCharacter(_)) => Self::UnseenCharacter,
            Problem::LeftBeforeJoining => Self::LeftBeforeJoining,
            Problem::NumberTwice { number, line } => Self::NumberTwice {
                number,
                line: short(line),
            },
            Problem::MemberDiffers {
                number,
                recorded,
                given,
            } => Self::MemberDiffers {
                number,
                recorded,
                given,
            },
            Problem::SessionDiffers(day) => Self::SessionDiffers {
                day: day.to_string(),
            },
            Problem::UnknownMember(number) => Self::UnknownMember { number },
            Problem::UnknownRuleSet(name) => Self::UnknownRuleSet { name },
            Problem::NotARuleSet(reason) => Self::NotARuleSet { reason },
            Problem::NotAsExported(reason) => Self::NotAsExported { reason },
            Problem::RuleSetDiffers(name) => Self::RuleSetDiffers { name },
            Problem::Disagrees { given, first, line } => Self::Disagrees {
                given,
                first,
                line: short(line),
            },
            Problem::TooManyPlayers { seats, .. } => Self::TooManyPlayers {
                seats: count(seats),
            },
            Problem::SeatTaken { seat, line } => Self::SeatTaken {
                seat: seat.letter(),
                line: short(line),
            },
            Problem::MissingSeats { seats, players } => Self::MissingSeats {
                seats,
                players: count(players),
            },
            Problem::SeatNotUsed(seat) => Self::SeatNotUsed {
                seat: seat.letter(),
            },
            Problem::SamePlayerTwice { member, line } => Self::SamePlayerTwice {
                member,
                line: short(line),
            },
            Problem::AtTwoTables {
                member,
                date,
                round,
                other,
            } => Self::AtTwoTables {
                member,
                day: date.to_string(),
                round,
                other,
            },
            Problem::Settle(problem) => problem.into(),
            Problem::NeedlessReason => Self::NeedlessReason,
            Problem::AlreadyRecorded { date, round, table } => Self::AlreadyRecorded {
                day: date.to_string(),
                round,
                table,
            },
            Problem::SetAside { date, round, table } => Self::SetAside {
                day: date.to_string(),
                round,
                table,
            },
            Problem::NoSuchTable { date, round, table } => Self::NoSuchTable {
                day: date.to_string(),
                round,
                table,
            },
            Problem::NotDrawn {
                competition,
                date,
                round,
                table,
            } => Self::NotDrawn {
                competition,
                day: date.to_string(),
                round,
                table,
            },
            Problem::HandsRecorded { date, round, table } => Self::HandsRecorded {
                day: date.to_string(),
                round,
                table,
            },
            Problem::Hand(problem) => problem.into(),
            Problem::AdjustmentRecorded => Self::AdjustmentRecorded,
            Problem::AdjustmentPoints(points) => Self::AdjustmentPoints {
                points: points.to_string(),
            },
            Problem::Opening(problem) => Self::Opening { problem },
            Problem::Ledger(problem) => Self::Ledger { problem },
        }
    }
}
