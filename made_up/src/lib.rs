//! Clubs that never were: people, and seasons that they play hand by hand, for the sample club and for
//! tests. The same chance gives the same club.

mod names;
mod play;
mod practice;

use chrono::NaiveDate;
pub use names::{Person, people};
pub use play::{Game, LoggedHand};
pub use practice::practice_hands;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use scoring::{BySeat, RuleSet};

/// What decides, and comes out the same from the same seed.
pub type Chance = rand::rngs::ChaCha8Rng;

pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}

/// When people meet, how long they play, and who comes.
pub struct Season<S> {
    /// Each day with its series.
    pub days: Vec<(NaiveDate, S)>,
    /// Rounds a day.
    pub rounds: u32,
    /// How many of a hundred times each person comes.
    pub comes: Vec<u32>,
    /// One hand in so many is a yakuman.
    pub hands_a_yakuman: u32,
}

/// A hanchan, and by whom it was played: by their places among those who come.
pub struct Table<S> {
    pub date: NaiveDate,
    pub series: S,
    pub round: u32,
    pub label: String,
    pub seats: BySeat<usize>,
    pub game: Game,
}

impl<S: Copy> Season<S> {
    /// Plays it by the rule set, which must be for four players.
    pub fn play(&self, rules: &RuleSet, chance: &mut Chance) -> Vec<Table<S>> {
        // How likely each is to win a hand, against 100 for the mean.
        let mut strengths: Vec<u32> = (self.comes.iter())
            .map(|_| chance.random_range(70..=135))
            .collect();
        let mut tables = Vec::new();
        for (date, series) in &self.days {
            let came = self.attendance(chance);
            for round in 1..=self.rounds {
                let seated = seated(&came, round, chance);
                for (table, four) in seated.chunks_exact(4).enumerate() {
                    let seats = [0, 1, 2, 3].map(|seat| four[seat]);
                    let at_table = seats.map(|person| strengths[person]);
                    tables.push(Table {
                        date: *date,
                        series: *series,
                        round,
                        label: table_label(table),
                        seats: BySeat::four(seats),
                        game: play::hanchan(rules, at_table, self.hands_a_yakuman, chance),
                    });
                }
            }
            // People learn: without it every line of a cumulative chart would be straight.
            for strength in &mut strengths {
                let learned: i32 = chance.random_range(-6..=6);
                *strength = strength.saturating_add_signed(learned).clamp(60, 145);
            }
        }
        tables
    }

    /// Those who came: always enough for a table.
    fn attendance(&self, chance: &mut Chance) -> Vec<usize> {
        let everybody = 0..self.comes.len();
        let mut came: Vec<usize> = everybody
            .clone()
            .filter(|person| chance.random_range(0..100) < self.comes[*person])
            .collect();
        for person in everybody {
            if came.len() >= 4 {
                break;
            }
            if !came.contains(&person) {
                came.push(person);
            }
        }
        came.sort_unstable();
        came
    }
}

/// Fours in seat order. Who cannot be seated sits out, each round somebody else.
pub fn seated(came: &[usize], round: u32, chance: &mut Chance) -> Vec<usize> {
    let over = came.len() % 4;
    let turn = usize::try_from(round).unwrap_or_default() * over;
    let mut seated = came.to_vec();
    seated.rotate_left(turn % came.len().max(1));
    seated.truncate(came.len() - over);
    seated.shuffle(chance);
    seated
}

/// A to Z, then AA, AB and so on.
pub fn table_label(table: usize) -> String {
    let letter = |n: usize| char::from(b'A' + u8::try_from(n % 26).unwrap_or_default());
    match table.checked_sub(26) {
        None => letter(table).to_string(),
        Some(over) => format!("{}{}", letter(over / 26), letter(over)),
    }
}
