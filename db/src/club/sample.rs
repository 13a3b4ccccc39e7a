//! A made-up club to look round in and to measure with: members, months of play and what is settled
//! for a year as the same texts that people import, so that a sample club takes the very path that real
//! records take.

mod names;
mod play;
mod settings;

use crate::club::import::{ImportFiles, Source};
use chrono::{Datelike, Months, NaiveDate};
use play::Game;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use scoring::{RuleSet, Seat};
use settings::Played;

/// What the sample club is called.
pub const NAME: &str = "白樺会(見本)";

/// How large a made-up club is, and how long it has played.
#[derive(Clone, Copy, Debug)]
pub struct Season {
    /// The same seed gives the same club.
    pub seed: u64,
    /// How many members; one guest comes on top.
    pub members: usize,
    /// How many months of play.
    pub months: u32,
    /// Any day of the first month.
    pub first_month: NaiveDate,
    /// Rounds a session.
    pub rounds: u32,
    /// How many of a hundred members come to a session.
    pub attendance_percent: u32,
}

impl Season {
    /// The half-year of the model club: from April 2025, three rounds a session.
    pub fn new(seed: u64, members: usize, months: u32) -> Self {
        Self {
            seed,
            members,
            months,
            first_month: NaiveDate::from_ymd_opt(2025, 4, 1).unwrap_or_default(),
            rounds: 3,
            attendance_percent: 75,
        }
    }
}

/// The files of a made-up club, as the command line imports them.
#[derive(Clone, Debug)]
pub struct SeasonTexts {
    /// members.csv
    pub members: String,
    /// results.csv
    pub results: String,
    /// hands.csv
    pub hands: String,
    /// schedule.json
    pub schedule: String,
    /// awards.json
    pub awards: String,
    /// remarks.json
    pub remarks: String,
}

impl From<SeasonTexts> for ImportFiles {
    fn from(texts: SeasonTexts) -> Self {
        let source = |name: &str, text: String| Some(Source::new(name, text));
        Self {
            members: source("members.csv", texts.members),
            results: source("results.csv", texts.results),
            hands: source("hands.csv", texts.hands),
            schedule: source("schedule.json", texts.schedule),
            awards: source("awards.json", texts.awards),
            remarks: source("remarks.json", texts.remarks),
            ..Self::default()
        }
    }
}

/// Who comes and how they play.
struct Player {
    number: usize,
    /// How likely the player is to win a hand, against 100 for the mean.
    strength: u32,
}

/// Plays a season by the rule set, which must be for four players.
pub fn season(season: &Season, rules: &RuleSet) -> SeasonTexts {
    let mut rng = ChaCha8Rng::seed_from_u64(season.seed);
    let people = names::people(season.members, &mut rng);
    let mut players: Vec<Player> = (1..=people.len())
        .map(|number| Player {
            number,
            strength: rng.random_range(70..=135),
        })
        .collect();
    let mut texts = SeasonTexts {
        members: "number,name,kana,kind,sex,joined,left,note\n".to_owned(),
        results: "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n"
            .to_owned(),
        hands: "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note\n"
            .to_owned(),
        schedule: settings::schedule(season),
        awards: settings::awards(),
        remarks: String::new(),
    };
    let mut played = Played::default();
    for (number, person) in (1..).zip(&people) {
        texts
            .members
            .push_str(&person.row(number, season.first_month));
    }
    for (date, series) in session_days(season) {
        let came = attendance(season, &players, &mut rng);
        for round in 1..=season.rounds {
            let seated = draw_seats(&came, round, &mut rng);
            for (table, four) in seated.chunks_exact(4).enumerate() {
                let at = format!("{date},{series},{round},{}", table_label(table));
                let strengths = [0, 1, 2, 3].map(|seat| players[four[seat]].strength);
                let game = play::hanchan(rules, strengths, &mut rng);
                let number = |seat: Seat| players[four[seat.index()]].number;
                write_table(&mut texts, &at, rules, &game, number);
                played.hanchan.push(date);
                let present = played.present.entry(date).or_default();
                present.extend(Seat::ALL.map(number));
                let yakuman = game.hands.iter().filter(|hand| !hand.yaku.is_empty());
                let won = yakuman.map(|hand| (date, number(hand.winner), hand.yaku));
                played.yakuman.extend(won);
            }
        }
        // People learn: without it every line of a cumulative chart would be straight.
        for player in &mut players {
            let change: i32 = rng.random_range(-6..=6);
            player.strength = player.strength.saturating_add_signed(change).clamp(60, 145);
        }
    }
    // The guest comes after the members.
    texts.remarks = settings::remarks(season, &played, players.len() - 1);
    texts
}

/// Each series on its weekdays of every month.
fn session_days(season: &Season) -> Vec<(NaiveDate, &'static str)> {
    let first_day = season.first_month.with_day(1).unwrap_or(season.first_month);
    let months =
        (0..season.months).filter_map(|month| first_day.checked_add_months(Months::new(month)));
    let mut days: Vec<(NaiveDate, &'static str)> = months
        .flat_map(|month| {
            let weeks = settings::MEETS.into_iter();
            let weeks = weeks
                .flat_map(|(weekday, weeks, series)| weeks.map(|week| (weekday, week, series)));
            weeks.filter_map(move |(weekday, week, series)| {
                let (year, month) = (month.year(), month.month());
                let day = NaiveDate::from_weekday_of_month_opt(year, month, weekday, week)?;
                Some((day, series))
            })
        })
        .collect();
    days.sort_unstable();
    days
}

/// The positions of those who came: always enough for a table.
fn attendance(season: &Season, players: &[Player], rng: &mut ChaCha8Rng) -> Vec<usize> {
    // The guest, who stands last, comes twice in a hundred times.
    let guest = players.len() - 1;
    let mut came: Vec<usize> = (0..players.len())
        .filter(|position| {
            let percent = if *position == guest {
                2
            } else {
                season.attendance_percent
            };
            rng.random_range(0..100) < percent
        })
        .collect();
    for position in 0..players.len() {
        if came.len() >= 4 {
            break;
        }
        if !came.contains(&position) {
            came.push(position);
        }
    }
    came.sort_unstable();
    came
}

/// Fours in seat order. Who cannot be seated sits out, each round somebody else.
fn draw_seats(came: &[usize], round: u32, rng: &mut ChaCha8Rng) -> Vec<usize> {
    let over = came.len() % 4;
    let turn = usize::try_from(round).unwrap_or_default() * over;
    let mut seated = came.to_vec();
    seated.rotate_left(turn % came.len().max(1));
    seated.truncate(came.len() - over);
    seated.shuffle(rng);
    seated
}

/// A to Z, then AA, AB and so on.
fn table_label(table: usize) -> String {
    let letter = |n: usize| char::from(b'A' + u8::try_from(n % 26).unwrap_or_default());
    match table.checked_sub(26) {
        None => letter(table).to_string(),
        Some(over) => format!("{}{}", letter(over / 26), letter(over)),
    }
}

// Writing into a String cannot fail, so `write!` would only add an error nobody can meet.
#[allow(clippy::format_push_string)]
fn write_table(
    texts: &mut SeasonTexts,
    at: &str,
    rules: &RuleSet,
    game: &Game,
    number: impl Fn(Seat) -> usize,
) {
    for seat in Seat::ALL {
        texts.results.push_str(&format!(
            "{at},{},{},{},{},{},{},{}\n",
            seat.letter(),
            number(seat),
            game.points[seat],
            game.chombo[seat],
            game.deposit,
            rules.id(),
            game.last_dealer.letter(),
        ));
    }
    for hand in &game.hands {
        let optional =
            |count: Option<u32>| count.map_or_else(String::new, |count| count.to_string());
        texts.hands.push_str(&format!(
            "{at},{},{},{},{},{},{},{},{},\n",
            hand.name,
            hand.honba,
            number(hand.winner),
            hand.loser
                .map_or_else(String::new, |seat| number(seat).to_string()),
            hand.level.word(),
            optional(hand.han),
            optional(hand.fu),
            hand.yaku,
        ));
    }
}
