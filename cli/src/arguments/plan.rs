//! What can be asked of `hanchan plan`.

use super::day;
use chrono::NaiveDate;
use clap::Args;
use std::path::PathBuf;

pub const PLAN: &str = "\
Write down who sits where on an evening, where people drew the seats themselves by tiles or cards; without --seats, print what is written down.

The list has a line a table, its people from East on by number, name or reading; columns stand apart by tabs, commas or spaces. The table's name may stand before its people, and `お休み` or `sits out` before those who sit out:
  A  1 2 3 4
  B  佐藤, 鈴木 花子, 7, たなか
  お休み 9

  hanchan plan club.hanchan --date 2026-11-21 --seats seats.txt
  hanchan plan club.hanchan --date 2026-11-21 --seats - --through 3 --turn

Everybody who is written down as present has to be in it, nobody twice. Who is in it and not yet written down as present is from then on. A round's seats take the place of those before; sheets that are in stay. All of it is kept or nothing, and `hanchan undo` takes it back. `hanchan report table-plan` prints it.";

#[derive(Debug, Args)]
pub struct Plan {
    /// The club file
    pub file: PathBuf,
    /// The day
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: NaiveDate,
    /// The series; may be left out where the club has one
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// A list of the seats, or `-` for what comes in
    #[arg(long, value_name = "FILE|-")]
    pub seats: Option<PathBuf>,
    /// The round of the day; the first when left out
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=99), requires = "seats")]
    pub round: u32,
    /// The same people stay together up to this round
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=99), requires = "seats")]
    pub through: Option<u32>,
    /// Whoever began in South begins the next of these rounds in East, and so on
    #[arg(long, requires = "through")]
    pub turn: bool,
    /// The rule set, which says how many play at a table; the club's own when left out
    #[arg(long, value_name = "ID", requires = "seats")]
    pub rules: Option<String>,
    /// Tell who would sit where, and change nothing
    #[arg(long, requires = "seats")]
    pub dry_run: bool,
    /// JSON instead of words
    #[arg(long)]
    pub json: bool,
}
