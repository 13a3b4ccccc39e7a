//! What can be asked of `hanchan competition`.

mod entry;
mod numbers;
mod print;

pub use entry::{Asked, Entry, Who};
pub use numbers::Numbers;
pub use print::{Print, PrintRound, PrintWhole};

use super::day;
use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use clap::{Args, Subcommand};
use std::path::PathBuf;

pub const COMPETITION: &str = "\
  hanchan competition new club.hanchan --preset haku-2015 --name 新春大会
  hanchan competition entry enter club.hanchan --member 1-22
  hanchan competition entry staff club.hanchan --member 31,32
  hanchan competition seat club.hanchan --date 2026-01-04 --dry-run
  hanchan competition seat club.hanchan --date 2026-01-04
  hanchan competition print round club.hanchan -o round1.pdf
  hanchan import club.hanchan --results round1.csv
  hanchan competition standings club.hanchan

Where a club has several competitions, --of says which, by name or id. Results come in as those of every day: their series is the competition's name, `seat` tells the date and the rounds, and rows that name no rules are settled by the stage's. `hanchan undo` takes back what was written down by mistake.";

#[derive(Debug, Subcommand)]
pub enum Competition {
    /// Prepare a competition by one of the presets, or as a file says
    New {
        /// The club file
        file: PathBuf,
        #[command(flatten)]
        like: Like,
        /// What people call it, and its series
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// What commands call it, where the club has one like it already
        #[arg(long, value_name = "ID")]
        id: Option<String>,
    },
    /// List the competitions of a club file, or the presets
    List {
        /// The club file
        file: Option<PathBuf>,
        /// JSON instead of words
        #[arg(long)]
        json: bool,
    },
    /// Print what was settled about a competition as JSON, to copy and change, or write it down
    Settled {
        #[command(flatten)]
        of: Of,
        /// Write down what stands in this file, in place of what was settled before
        #[arg(long, value_name = "JSON")]
        set: Option<PathBuf>,
    },
    /// Delete a competition in which nothing has happened
    Delete {
        #[command(flatten)]
        of: Of,
    },
    /// Tell how a competition stands, and what is to be done or decided next
    Show {
        #[command(flatten)]
        of: Of,
        /// JSON instead of words
        #[arg(long)]
        json: bool,
    },
    /// Print everything that happened, with the numbers by which `lift` knows it
    Log {
        #[command(flatten)]
        of: Of,
        /// JSON lines instead of words
        #[arg(long)]
        json: bool,
    },
    /// Who enters, comes, fills tables and leaves
    #[command(subcommand)]
    Entry(Entry),
    /// Take points from somebody
    Penalty(Given),
    /// Give somebody points
    Bonus(Given),
    /// Write down an offence that the competition lists
    Offence {
        #[command(flatten)]
        happened: Happened,
        /// The member's number
        #[arg(long, value_name = "NUMBER")]
        member: u32,
        /// What it was
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let a penalty, a bonus, an offence or a lateness count no more
    Lift {
        #[command(flatten)]
        happened: Happened,
        /// Which, by its number in the log
        #[arg(long, value_name = "NUMBER")]
        event: i64,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Draw who sits where in the next round, and accept it
    Seat(Seat),
    /// Put two people into one another's seats in a round that was drawn, or somebody who is to play
    /// and has no seat into the seat of another
    Swap {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        round: Round,
        /// One member's number
        #[arg(long, value_name = "NUMBER")]
        member: u32,
        /// The other's
        #[arg(long, value_name = "NUMBER")]
        with: u32,
        /// Tell what it would cost, and change nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Draw lots among those whom nothing else tells apart, and write it down
    Lot {
        #[command(flatten)]
        happened: Happened,
        /// The stage; the one under way when left out
        #[arg(long, value_name = "NUMBER")]
        stage: Option<u32>,
        /// The order in which slips of paper were drawn; drawn by the program when left out
        #[arg(long, value_name = "NUMBERS", conflicts_with = "seed")]
        order: Option<Numbers>,
        /// What the draw begins with; by chance when left out
        #[arg(long, value_name = "NUMBER")]
        seed: Option<u32>,
    },
    /// Decide who goes on from a stage: as the results say, or as the organiser does
    Cut {
        #[command(flatten)]
        happened: Happened,
        /// The stage; the first that is not decided when left out
        #[arg(long, value_name = "NUMBER")]
        stage: Option<u32>,
        /// Who goes on; those whom the results say when left out
        #[arg(long, value_name = "NUMBERS")]
        through: Option<Numbers>,
    },
    /// Show the standings of a stage, or the final ranking
    Standings {
        #[command(flatten)]
        which: WhichStandings,
        /// JSON instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Print the papers of a round, the standings, or the certificates
    #[command(subcommand)]
    Print(Print),
    /// Show who picks which prizes, and who has the others
    Prizes {
        #[command(flatten)]
        of: Of,
        /// JSON instead of words
        #[arg(long)]
        json: bool,
    },
    /// Write down which prize somebody picked
    Pick {
        #[command(flatten)]
        happened: Happened,
        /// The member's number; whoever picks next when left out
        #[arg(long, value_name = "NUMBER")]
        member: Option<u32>,
        /// What was picked
        #[arg(long, value_name = "TEXT")]
        prize: String,
    },
    /// Places elsewhere, offered down the ranking
    #[command(subcommand)]
    Offer(Offer),
}

/// What a new competition is like.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct Like {
    /// One of the presets, as `hanchan competition list` names them
    #[arg(long, value_name = "ID")]
    pub preset: Option<String>,
    /// A file such as `hanchan competition settled` prints
    #[arg(long, value_name = "JSON")]
    pub settled: Option<PathBuf>,
}

/// Which competition.
#[derive(Debug, Args)]
pub struct Of {
    /// The club file
    pub file: PathBuf,
    /// The competition, by name or id; may be left out where the club has one
    #[arg(long, value_name = "NAME")]
    pub of: Option<String>,
}

/// Of which stage the standings are, and when.
#[derive(Debug, Args)]
pub struct WhichStandings {
    #[command(flatten)]
    pub of: Of,
    /// The stage; the ranking of all when left out
    #[arg(long, value_name = "NUMBER")]
    pub stage: Option<u32>,
    /// As it was after this round of the stage
    #[arg(long, value_name = "NUMBER", requires = "stage")]
    pub after: Option<u32>,
}

/// Something that happened.
#[derive(Debug, Args)]
pub struct Happened {
    #[command(flatten)]
    pub of: Of,
    /// When it happened, such as 2026-01-04T10:30; now when left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<NaiveDateTime>,
}

/// A round.
#[derive(Clone, Copy, Debug, Args)]
pub struct Round {
    /// The stage; the one under way when left out
    #[arg(long, value_name = "NUMBER")]
    pub stage: Option<u32>,
    /// The round of the stage
    #[arg(long, value_name = "NUMBER")]
    pub round: u32,
}

/// Points given to somebody, or taken.
#[derive(Debug, Args)]
pub struct Given {
    #[command(flatten)]
    pub happened: Happened,
    /// The member's number
    #[arg(long, value_name = "NUMBER")]
    pub member: u32,
    /// How many
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(i64).range(1..))]
    pub points: i64,
    /// Why
    #[arg(long, value_name = "TEXT")]
    pub reason: String,
    /// The stage in which they count; the one under way when left out
    #[arg(long, value_name = "NUMBER")]
    pub stage: Option<u32>,
    /// After which round of it they were given: standings after earlier rounds are without them; the
    /// last round with a sheet when left out
    #[arg(long, value_name = "ROUND")]
    pub after: Option<u32>,
}

#[derive(Debug, Args)]
// Each is a flag of the command line, as a person types it.
#[allow(clippy::struct_excessive_bools)]
pub struct Seat {
    #[command(flatten)]
    pub happened: Happened,
    /// The day on which it is played; today when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: Option<NaiveDate>,
    /// The stage; that of the next round that is not drawn when left out
    #[arg(long, value_name = "NUMBER", requires = "round")]
    pub stage: Option<u32>,
    /// The round of the stage; the next that is not drawn when left out
    #[arg(long, value_name = "NUMBER")]
    pub round: Option<u32>,
    /// Draw it anew, although it is drawn; sheets that are in stay
    #[arg(long, requires = "round")]
    pub again: bool,
    /// Draw a round that goes by the standing although sheets before it are missing, and write down why
    #[arg(long, value_name = "REASON")]
    pub despite_missing_sheets: Option<String>,
    /// A list of the seats as the organiser gives them, or `-` for what comes in, instead of a draw;
    /// it is written as for `hanchan plan`
    #[arg(long, value_name = "FILE|-", conflicts_with_all = ["one", "seed"])]
    pub seats: Option<PathBuf>,
    /// Of rounds that are drawn together, draw this one alone; those after it stay as they are
    #[arg(long)]
    pub one: bool,
    /// What the draw begins with; by chance when left out
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u32>,
    /// Tell who would sit where and how good that is, and change nothing
    #[arg(long)]
    pub dry_run: bool,
    /// JSON instead of words
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum Offer {
    /// Show to whom places are offered, and to whom next
    List {
        #[command(flatten)]
        of: Of,
        /// JSON instead of words
        #[arg(long)]
        json: bool,
    },
    /// Offer places to those who are next
    Make(Offered),
    /// Write down that somebody accepts
    Accept(Offered),
    /// Write down that somebody declines, or gives the place back
    Decline(Offered),
}

/// Whose place elsewhere.
#[derive(Debug, Args)]
pub struct Offered {
    #[command(flatten)]
    pub happened: Happened,
    /// The members' numbers: 3, 3,5 or 1-4; to make an offer, everybody who is next when left out
    #[arg(long, value_name = "NUMBERS")]
    pub member: Option<Numbers>,
    /// The place; may be left out where the competition offers one
    #[arg(long, value_name = "NAME")]
    pub place: Option<String>,
}

/// A day and a time of day, or a day alone.
fn moment(text: &str) -> Result<NaiveDateTime, String> {
    let parts = text.split_once(['T', ' ']);
    let (date, time) = parts.map_or((text, None), |(date, time)| (date, Some(time)));
    let date = day(date).map_err(|error| error.to_string())?;
    let time = time.map_or(Ok(NaiveTime::MIN), schedule::parse_time);
    let time = time.map_err(|error| error.to_string())?;
    Ok(date.and_time(time))
}
