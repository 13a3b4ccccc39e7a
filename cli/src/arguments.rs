//! What can be asked for, and the help that teaches it.

mod certificate;
mod comment;
mod compare;
pub mod competition;
mod counted;
mod days;
mod erase;
mod export;
mod hand;
mod handover;
mod import;
mod ledger;
mod open;
mod opening;
mod plan;
mod practice;
mod report;
mod rules;
mod schedule;
mod seat;
mod sections;
mod site;

pub use certificate::{Certificate, Signed};
pub use comment::Comment;
pub use compare::Compare;
pub use competition::Competition;
pub use counted::Counted;
pub use days::{FromTo, Span};
pub use erase::Erase;
pub use export::{Encoding, Export, Format, Headings, What};
pub use hand::Hand;
pub use handover::{Handover, Make, OpenHandover};
pub use import::Import;
pub use ledger::OwnList;
pub use open::{All, Names, Open, WebPage};
pub use opening::{AddOpening, Opening};
pub use plan::Plan;
pub use practice::Practice;
pub use report::{
    Honorific, Look, Notice, OfDays, OfDraw, OfRules, Paper, RecordSheet, Report, RuleBook, Term,
    Years,
};
pub use rules::Rules;
pub use schedule::{Days, Details, On, OnHolidays, Schedule, Usual, Why};
pub use seat::Seat;
pub use sections::Sections;
pub use site::Site;

use clap::{Args, Parser, Subcommand};
use days::day;
use std::path::PathBuf;

const AFTER: &str = "\
A first evening:
  hanchan new club.hanchan --name 白樺会
  hanchan import club.hanchan --members members.csv --results results.csv --hands hands.csv
  hanchan standings club.hanchan
  hanchan report monthly club.hanchan --month 2025-10 -o october.pdf

Days are written 2025-04-02, 2025/4/2, R7.4.2 or 令和7年4月2日.
Exit status: 0 done, 1 the work failed, 2 the input was refused and nothing was stored.
What was done is done, and the status 0, even where the answer cannot be written any more.
Everything is written in UTF-8. Windows PowerShell 5.1 passes it on so after
  [Console]::OutputEncoding = $OutputEncoding = [Text.Encoding]::UTF8";

/// Keep a mahjong club's records: settle, rank, print, export.
#[derive(Debug, Parser)]
#[command(name = "hanchan", version, after_help = AFTER)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Begin a new club file
    New(New),
    /// Put members, results and hands from CSV files into a club file: all of it, or none
    #[command(after_long_help = ledger::LISTS)]
    Import(Box<Import>),
    /// Settle hanchan: JSON lines in, JSON lines out
    #[command(long_about = SCORE)]
    Score {
        /// A preset's id, or a JSON file with a rule set
        #[arg(long, value_name = "ID|FILE.json")]
        rules: Option<String>,
    },
    /// Say what a hand is worth: its yaku, fu and payments; or many, JSON lines in and out
    #[command(long_about = hand::HAND)]
    Hand(Hand),
    /// Show who stands where
    Standings(Standings),
    /// Make a document: a PDF to print, or a page for the web
    #[command(subcommand)]
    Report(Report),
    /// Write the records to files that other programs read
    #[command(after_long_help = EXPORT)]
    Export(Export),
    /// Check a club file: is it whole, and does every settled amount come out the same again?
    Check {
        /// The club file
        file: PathBuf,
    },
    /// Copy a club file to a folder and verify the copy
    Backup {
        /// The club file
        file: PathBuf,
        /// The folder
        #[arg(long, value_name = "DIR")]
        to: PathBuf,
    },
    /// Verify a backup and make a club file of it
    Restore {
        /// The backup
        backup: PathBuf,
        /// The club file to make; an existing one is never replaced
        #[arg(long, value_name = "FILE")]
        to: PathBuf,
    },
    /// Write everything so that it can be read without this program, in thirty years as well
    Archive {
        /// The club file
        file: PathBuf,
        /// The folder to make; one with anything in it is left as it is
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Hand the club over to the next secretary: everything in one file, encrypted or not
    #[command(subcommand, after_help = handover::HANDOVER)]
    Handover(Handover),
    /// Show what was done to a club file, newest first, with before and after
    History {
        /// The club file
        file: PathBuf,
        /// How many entries at the most
        #[arg(long, default_value_t = 20)]
        limit: u32,
        /// JSON lines instead of words, with every change
        #[arg(long)]
        json: bool,
    },
    /// Compare two files of one club: what was done in one of them only, and bring it over
    Compare(Compare),
    /// Take back the last thing done
    Undo {
        /// The club file
        file: PathBuf,
    },
    /// Do again what was taken back last
    Redo {
        /// The club file
        file: PathBuf,
    },
    /// Look at rule sets, and add the club's own
    #[command(subcommand)]
    Rules(Rules),
    /// Keep results of which only the sum is known, such as those of earlier years
    #[command(subcommand, after_help = opening::OPENING)]
    Opening(Opening),
    /// Say when the series meet: by rules, and on single days
    #[command(subcommand, after_help = schedule::SCHEDULE)]
    Schedule(Schedule),
    /// Print a club's awards as JSON, to copy and change, or write them down
    #[command(long_about = AWARDS)]
    Awards(Awards),
    /// Say what the reports have, in which order: print it, or write it down
    #[command(after_help = sections::SECTIONS)]
    Sections(Sections),
    /// Keep pages for the web site and the hall up to date in a folder
    #[command(after_help = site::SITE)]
    Site(Site),
    /// Draw who sits where in a competition, all rounds at once
    #[command(long_about = seat::SEAT, after_long_help = seat::KEYS)]
    Seat(Seat),
    /// Write down who sits where on an evening, where people drew the seats themselves
    #[command(long_about = plan::PLAN)]
    Plan(Plan),
    /// Hold a competition, from the first entry to the last certificate
    #[command(subcommand, after_help = competition::COMPETITION)]
    Competition(Competition),
    /// Write about a month, a half-year or a fiscal year, for its reports
    #[command(after_help = comment::COMMENT)]
    Comment(Comment),
    /// Erase what is written down about a member, for good; the results stay
    #[command(after_help = erase::ERASE)]
    Erase(Erase),
    /// Make a sample club with its finished documents
    Demo(Demo),
    /// Print the licences of this program and of everything that is in it
    #[command(alias = "licenses")]
    Licences,
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

const SCORE: &str = "\
Settle hanchan: JSON lines in, JSON lines out.

In, one hanchan a line, points by starting seat East, South, West, North:
  {\"rules\":\"shirakaba-2025\",\"points\":[42300,31000,26700,20000],\"deposit\":0,\"last_dealer\":3,\"chombo\":[0,0,0,0]}
`deposit` (riichi sticks left, in points), `last_dealer` (0 East to 3 North) and `chombo` may be left out; `rules` overrides --rules.

Out: placement, base, uma, chombo and total by seat, in points. A line that is refused gives {\"error\":{\"kind\":…,\"message\":…}}, the rest go on, and the exit status is 2.";

const AWARDS: &str = "\
Print a club's awards as JSON, or the usual ones where no club is named; copy them to a file, change it, and write them down with --set. Reports of a half-year or a fiscal year, certificates and the page for the web site are made with the club's awards; their `--awards` takes others from such a file.

  hanchan awards club.hanchan > awards.json
  hanchan awards club.hanchan --set awards.json

An award has a name, a statistic, a direction (highest, lowest), a minimum (none, {\"games\":10} or {\"share_of_sessions\":50} in percent) and whom it goes to ({\"place\":1} or {\"everybody_from\":100}); all but the first two may be left out.

Statistics: total, average, average_place, top_rate, in_the_money_rate, not_last_rate, games, first_places, best_result, highest_points, hands_won, {\"level_won\":\"yakuman\"}, dealt_in, top_streak, not_last_streak, attendance (in percent of the days of play).";

const EXPORT: &str = "\
Each table is a file, or a sheet of the workbook, with these columns or keys in this order; a table without
rows is left out. Numbers are whole, amounts are points. A day is written 2025-04-02. What is marked with ?
may be missing: empty in CSV, null in JSON. In CSV a text that a spreadsheet would take for a formula is
guarded by a leading ', which `import` takes away again.

members.jsonl, everybody:
  number          number   the member's number, by which the other tables name people
  name            text     exactly as typed
  kana            text?    the reading
  kind            text     member, guest or staff
  sex             text?    as the club writes it
  joined          day?     the first day
  left            day?     the last day
  note            text?    anything else, over several lines as well
  public_name     text?    for the web page; only there where somebody has one
  beginner_until  day?     the last day as a beginner; the same

sessions.jsonl, the days of which the results do not say everything:
  date     day
  series   text     such as 水曜会
  venue    text?
  note     text?

results.jsonl, a line a player, in the order of play and of the seats:
  date         day
  series       text
  round        number   the round of the day, from 1
  table        text     the table's label
  seat         text?    the starting seat: E, S, W or N; of a whole table none where nobody knows
  member       number
  points       number   at the end of the hanchan, before sticks, place points and chombo
  chombo       number   how many
  deposit      number   riichi sticks left on the table, in points
  rules        text     a rule set's id; an older version is written id@version
  last_dealer  text?    E, S, W or N; none where nobody knows the seats
  unbalanced   text?    why the points do not add up; only there where some hanchan has a reason
  two_tables   text?    why somebody sits at another table of the round as well; the same

hands.jsonl, hands of mangan and better:
  date     day
  series   text
  round    number
  table    text
  hand     text?    such as 東1局
  honba    number
  winner   number
  loser    number?  none is tsumo
  level    text     mangan, haneman, baiman, sanbaiman or yakuman
  han      number?
  fu       number?
  yaku     text?
  note     text?

adjustments.jsonl, points given or taken outside any hanchan:
  date     day
  series   text
  member   number
  points   number
  reason   text

openings.jsonl, results of which only the sum is known:
  from    day
  to      day
  series  text
  member  number
  games   number?  how many hanchan
  first   number?  how often first, and so on
  second  number?
  third   number?
  fourth  number?
  total   number   what they add up to, in points
  source  text     where it was taken from

rules/ID@VERSION.json holds each rule set that is no preset, as `rules show` prints one.

Of a competition the results are exported, in the series of its name; its entries, draws and decisions
are not. A backup and an archive hold everything.";

#[derive(Debug, Args)]
pub struct Awards {
    /// The club file; the usual awards when left out
    pub file: Option<PathBuf>,
    /// Write down the awards of this file: the whole list, in place of the one before
    #[arg(long, value_name = "JSON", requires = "file")]
    pub set: Option<PathBuf>,
    /// Of the usual awards: from how many hanchan on those by average and by rate consider a person
    #[arg(
        long,
        value_name = "GAMES",
        default_value_t = 5,
        conflicts_with = "file"
    )]
    pub minimum_games: u32,
}

#[derive(Debug, Args)]
pub struct New {
    /// The club file to make
    pub file: PathBuf,
    /// The club's name
    #[arg(long, default_value = "麻雀クラブ")]
    pub name: String,
    /// The rule set the club plays by: a preset's id, or a JSON file
    #[arg(long, value_name = "ID|FILE.json", default_value = scoring::rule_set::PRESET_IDS[0])]
    pub rules: String,
    /// The month in which the fiscal year begins
    #[arg(long, value_name = "MONTH", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=12))]
    pub fiscal_start: u32,
}

#[derive(Debug, Args)]
pub struct Standings {
    /// The club file
    pub file: PathBuf,
    #[command(flatten)]
    pub span: Span,
    #[command(flatten)]
    pub counted: Counted,
    /// Only this series, be it the club's or a competition's
    #[arg(long, value_name = "NAME", conflicts_with = "play")]
    pub series: Option<String>,
    /// Only hanchan settled by this rule set
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// JSON instead of a table; amounts in points
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Demo {
    /// The folder to write to
    pub dir: PathBuf,
    /// The same seed gives the same club
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The club's name; a club of another name is not taken for a sample in the window
    #[arg(long, default_value = db::sample::NAME)]
    pub name: String,
    /// How many members
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(4..=400))]
    pub members: u32,
    /// How many months of play
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=240))]
    pub months: u32,
    /// The club's file alone
    #[arg(long)]
    pub no_papers: bool,
}
