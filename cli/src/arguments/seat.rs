//! What can be asked of `hanchan seat`.

use clap::Args;

pub const SEAT: &str = "\
Draw who sits where in a competition: all rounds at once, before anything is played.

People are 1, 2, 3 and so on, and the last of them are staff: of `--players 24 --staff 3`, 22 to 24 are. Staff play to fill tables. What weighs more comes first:
  1. two of the staff never sit at one table, and everybody meets staff as often as any other, give or take one;
  2. whoever meets staff more than once meets different staff;
  3. as few pairs as possible meet again;
  4. starting seats go round evenly, and everybody comes to many tables.
Where the people are not a multiple of four, some sit out, staff first, then everybody in turn; or there are tables of three.

  hanchan seat --players 24 --staff 3 --rounds 4
  hanchan seat --players 48 --rounds 3 --seed 20251123 --json
  hanchan seat --players 22 --rounds 4 --tables-of-three

The seed is told with the draw: given again, it gives the same draw, so that anybody can check it.";

pub const KEYS: &str = "\
With --json, one object:
  rounds           for each round its tables, the people of each in the order East, South, West, North
  sits_out         for each round who sits out
  repeats          how often a pair meets again, whoever they are
  meetings_most    how often the pair that meets most meets
  staff            who is staff
  staff_together   how often two of the staff sit at one table
  staff_meetings   {fewest, most}: of the players, with staff
  same_staff_again how often a player meets the same staff again
  seat_difference  by how much somebody's starting seats differ, at the most
  same_table_again how often somebody comes to a table again
  sit_outs         {fewest, most}: of the players
  tables_of_three  {fewest, most}: of the players
  players, seed    as asked and as drawn";

#[derive(Debug, Args)]
pub struct Seat {
    /// How many people are seated, staff included
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(3..=400))]
    pub players: u32,
    /// How many rounds
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=40))]
    pub rounds: u32,
    /// How many of the people are staff
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub staff: u32,
    /// What the draw begins with; by chance when left out
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// How many play at a table by the rules: 4, or 3
    #[arg(long, value_name = "NUMBER", default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=4))]
    pub table: u8,
    /// Make tables of three rather than have people sit out
    #[arg(long)]
    pub tables_of_three: bool,
    /// JSON instead of words
    #[arg(long)]
    pub json: bool,
}
