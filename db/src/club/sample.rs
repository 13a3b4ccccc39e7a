//! A made-up club to look round in and to measure with: members, months of play and what is settled
//! for a year as the same texts that people import, so that a sample club takes the very path that real
//! records take.

mod settings;

use crate::club::import::{ImportFiles, Source};
use chrono::{Datelike, Months, NaiveDate};
use made_up::{Person, Table};
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

/// The guest comes twice in a hundred times.
const GUEST_PERCENT: u32 = 2;

/// Plays a season by the rule set, which must be for four players.
pub fn season(season: &Season, rules: &RuleSet) -> SeasonTexts {
    let mut chance = made_up::chance(season.seed);
    let people = made_up::people(season.members, &mut chance);
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
    for (number, person) in (1..).zip(&people) {
        texts
            .members
            .push_str(&member(person, number, season.first_month));
    }
    let comes = people.iter().map(|person| {
        if person.is_guest {
            GUEST_PERCENT
        } else {
            season.attendance_percent
        }
    });
    let whole = made_up::Season {
        days: session_days(season),
        rounds: season.rounds,
        comes: comes.collect(),
        hands_a_yakuman: 2_000,
    };
    let mut played = Played::default();
    for table in whole.play(rules, &mut chance) {
        write_table(&mut texts, rules, &table);
        let number = |seat: Seat| table.seats[seat] + 1;
        played.hanchan.push(table.date);
        let present = played.present.entry(table.date).or_default();
        present.extend(Seat::ALL.map(number));
        let yakuman = table.game.hands.iter().filter(|hand| !hand.yaku.is_empty());
        let won = yakuman.map(|hand| (table.date, number(hand.winner), hand.yaku));
        played.yakuman.extend(won);
    }
    // The guest comes after the members.
    texts.remarks = settings::remarks(season, &played, people.len() - 1);
    texts
}

/// The person's row of members.csv; they joined in an April before the first month.
fn member(person: &Person, number: usize, first_month: NaiveDate) -> String {
    let Person {
        name,
        kana,
        sex,
        note,
        ..
    } = person;
    let (kind, joined) = if person.is_guest {
        ("guest", String::new())
    } else {
        let joined = format!("{}-04-01", first_month.year() - person.years_before);
        ("member", joined)
    };
    format!("{number},{name},{kana},{kind},{sex},{joined},,{note}\n")
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

// Writing into a String cannot fail, so `write!` would only add an error nobody can meet.
#[allow(clippy::format_push_string)]
fn write_table(texts: &mut SeasonTexts, rules: &RuleSet, table: &Table<&str>) {
    let Table {
        date,
        series,
        round,
        label,
        game,
        ..
    } = table;
    let at = format!("{date},{series},{round},{label}");
    let number = |seat: Seat| table.seats[seat] + 1;
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
