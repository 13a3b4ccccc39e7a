//! Why something could not be done, as the page is told it; `told.rs` makes it of what `db` says.

mod told;

use competition::course::Fault;
use db::{OpeningProblem, PlainRefusal, Thing};
use serde::Serialize;
use specta::Type;

use super::compare::WireObstacle;
use super::competition_draw::RoundWaitedFor;
use super::competitions::WrongField;

/// One kind for each thing a person can do about it; the sentences are in `ui/src/text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireError {
    /// There is no file of that name.
    MissingFile { file: String },
    /// There is no folder of that name: a stick may be pulled out.
    MissingFolder { folder: String },
    /// The file is something else.
    NotAClub { file: String },
    /// A newer version of the program wrote it.
    NewerFile { file: String },
    /// It was a club's file, and parts of it cannot be read any more.
    DamagedFile { file: String },
    /// It was a backup, and is not what was written any more; no club's file is the matter.
    DamagedBackup { file: String },
    /// Another program holds it.
    FileInUse { file: String },
    /// Another program holds it, and says for whom; `since` is such as 14:32, with the day before it
    /// where that is not today.
    OpenElsewhere {
        file: String,
        account: String,
        machine: String,
        since: Option<String>,
    },
    /// The disk knows it by another name as well.
    OtherNames { file: String },
    /// Beside the name of a new file lies what belongs to the one that was called so before.
    LeftBeside { file: String, left: String },
    /// Half a write is in it, and what lies beside it belongs to another file.
    JournalOfAnother { file: String, left: String },
    /// Beside it lies what another program wrote in a way of its own.
    LogBeside { file: String, left: String },
    /// While it was saved, its name was given to another file or taken away.
    LostName { file: String },
    /// Its name is longer than the system takes.
    NameTooLong { file: String },
    /// The system would not let it be opened.
    UnreadableFile { file: String },
    /// A folder stands where a file is meant.
    IsFolder { file: String },
    /// A service shows the file and did not bring what is in it.
    NotHere { file: String },
    /// The disk cannot say whether another program has it open.
    NoLocks { file: String },
    /// The disk or the stick that it is on fails.
    FailingDisk { file: String },
    /// The disk failed at the very end of a save, and does not say what it kept.
    UncertainSave { file: String },
    /// Somebody's details are erased, and remains of them may lie among the file's free bytes.
    NotPacked { file: String },
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
    /// Another program has it open, and Windows lets nobody replace it meanwhile.
    HeldFile { file: String },
    /// It could not be replaced, while others of the same papers are new already.
    SomeReplaced { file: String },
    /// Windows takes no such name.
    BadFileName { file: String },
    /// Something of that name is already there.
    FileExists { file: String },
    /// Files under names that are to be written, which this program did not write just so.
    InTheWay { files: String },
    /// There is none of that number or name (any more).
    NoSuch { what: Thing, key: String },
    /// There is one of that number or name already.
    Taken { what: Thing, key: String },
    /// It has results or other entries, and stays.
    InUse { what: Thing, key: String },
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
    /// What another file of the club has is not brought over.
    NotBrought { obstacle: WireObstacle },
    /// The backup's checksum is not beside it.
    NoChecksum { file: String },
    /// The file was changed by another program while this one had it open.
    ChangedFile { file: String },
    /// Texts with characters that older programs cannot read.
    NotInCp932 { texts: String },
    /// The system has no program to show the document, or could not start it.
    NoViewer { file: String },
    /// The system has no browser, or could not start it.
    NoBrowser { address: String },
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
    /// Somebody sits at another table of the round as well, without a reason.
    AtTwoTables {
        number: u32,
        round: u32,
        tables: [String; 2],
    },
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
    /// Seats that were typed for that round do not hold any more: somebody came or left meanwhile.
    SeatsNotWhole { round: u32 },
    /// Somebody to be moved has no place in the draw of that round.
    NotInDraw { round: u32 },
    /// The series has a session on the day to move to already.
    SessionThere { day: String },
    /// Two entries to be joined were in one round, so that they are two people.
    PlayedTogether { keep: u32, gone: u32, day: String },
    /// Points given outside hanchan that are none, or that sticks cannot make.
    AdjustmentPoints { points: String },
    /// An opening total that cannot be.
    Opening { problem: OpeningProblem },
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
    /// The file is no club's but a hand-over, which can be opened as well.
    HandOver { file: String },
    /// The same, encrypted.
    EncryptedHandOver { file: String },
    /// The file is no hand-over, or its beginning is damaged.
    NotAHandOver { file: String },
    /// The hand-over is not as it was written.
    BrokenHandOver { file: String },
    /// More than a hand-over may hold.
    TooLarge { file: String, most: u32 },
    /// The file is encrypted, and no passphrase was given.
    NoPassphrase,
    /// The passphrase does not open the file.
    WrongPassphrase,
    /// A passphrase that could be guessed.
    ShortPassphrase { least: u32 },
    /// A new passphrase that was not the same both times.
    PassphrasesDiffer,
    /// Of a club in which something is wrong no backup is made, and it is not handed over.
    NotSound,
    /// Something that cannot have happened in a competition; `who` is a number, or nobody's.
    CannotHaveHappened { who: String, what: Fault },
    /// A competition that cannot be held as it is written down.
    WrongCompetition { wrong: Vec<WrongField> },
    /// Who goes on to the stage is still to be decided.
    CutNotDecided,
    /// Somebody who was to go on is absent, and others can.
    CutToDecideAnew,
    /// The round goes by the standing, and sheets before it are missing.
    SheetsMissing { rounds: Vec<RoundWaitedFor> },
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
    /// What needs no other words here.
    #[serde(untagged)]
    Plain(PlainRefusal),
}
