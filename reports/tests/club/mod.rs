//! Made-up clubs of any size, the same for the same numbers.

#![allow(dead_code, reason = "each test file uses its part of the club")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod begun;
pub mod coming;
pub mod drawn;
pub mod year;

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate, Weekday};
use reports::{Edition, Options, Print};
use scoring::record::{Adjustment, Hanchan, Hand, HandEntry, Person, ScoreSheet, Session};
use scoring::{
    BySeat, FiscalStart, Half, HanchanId, Period, PersonId, PersonKind, Played, Players, Points,
    Records, RuleSet, RuleSetData, RuleSetId, SeriesId, preset,
};

pub fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Printed on a day after the first half-year.
pub fn options() -> Options {
    Options {
        edition: Edition::Full,
        ..Options::new(day("2025-10-01"))
    }
}

pub fn in_print(print: Print) -> Options {
    Options { print, ..options() }
}

/// The half-year that most clubs here played.
pub fn half() -> Period {
    Period::half_year(2025, Half::First, FiscalStart::default()).unwrap()
}

pub const WEDNESDAY: SeriesId = SeriesId(1);
pub const SATURDAY: SeriesId = SeriesId(2);
pub const FOUR_PLAYERS: RuleSetId = RuleSetId(1);
pub const THREE_PLAYERS: RuleSetId = RuleSetId(2);

/// What kind of club.
#[derive(Clone, Copy)]
pub struct Shape {
    pub members: usize,
    pub first: NaiveDate,
    pub months: u32,
    /// Session days a month, over both series.
    pub days: usize,
    pub rounds: u32,
    /// One series, or two by the day of the week.
    pub series: usize,
}

impl Shape {
    pub fn new(members: usize, months: u32) -> Self {
        let first = NaiveDate::from_ymd_opt(2025, 4, 1).unwrap();
        Self {
            members,
            first,
            months,
            days: 4,
            rounds: 3,
            series: 2,
        }
    }
}

/// An empty club: members, two guests, rules and series, but nothing played.
pub fn empty(members: usize) -> Records {
    let mut people = BTreeMap::new();
    let made_up = made_up::people(members + 2, &mut made_up::chance(3));
    for (index, person) in made_up.into_iter().take(members + 2).enumerate() {
        let name = match index {
            // Two people of one name, and one whose name fits nowhere.
            3 | 9 => "山﨑 茂".to_owned(),
            7 => "寿限無寿限無五劫 擦切海砂利水魚之介".to_owned(),
            _ => person.name,
        };
        let kind = match index.checked_sub(members) {
            None => PersonKind::Member,
            Some(0) => PersonKind::Guest,
            Some(_) => PersonKind::Staff,
        };
        let number = u32::try_from(index + 1).unwrap();
        people.insert(
            PersonId(i64::from(number)),
            Person {
                number,
                name,
                kana: String::new(),
                kind,
                beginner_until: None,
            },
        );
    }
    Records {
        club: "白樺会".to_owned(),
        club_rules: FOUR_PLAYERS,
        rule_sets: [
            (FOUR_PLAYERS, preset("shirakaba-2025").unwrap()),
            (THREE_PLAYERS, three_players()),
        ]
        .into(),
        people,
        series: [
            (WEDNESDAY, "水曜会".to_owned()),
            (SATURDAY, "土曜会".to_owned()),
        ]
        .into(),
        ..Records::default()
    }
}

fn three_players() -> RuleSet {
    let four = preset("shirakaba-2025").unwrap().data().clone();
    RuleSet::new(RuleSetData {
        id: "shirakaba-3".into(),
        name: "三人打ち".into(),
        players: Players::Three,
        start: Points(35_000),
        return_points: Some(Points(35_000)),
        hand_values: scoring::rule_set::HandValues {
            honba: Points(200),
            ..four.hand_values.clone()
        },
        uma: scoring::rule_set::Uma::ByPlace([20_000, 0, -20_000].map(Points).to_vec()),
        ..four
    })
    .unwrap()
}

/// A club that played.
pub fn season(shape: Shape) -> Records {
    let mut records = empty(shape.members);
    let mut days = Vec::new();
    let mut day = shape.first;
    for _ in 0..shape.months {
        let mut played = 0;
        let month = day.month();
        while day.month() == month {
            let wednesday = day.weekday() == Weekday::Wed;
            let meets = wednesday || day.weekday() == Weekday::Sat || shape.days > 8;
            if meets && played < shape.days {
                let on_wednesdays = wednesday && shape.series > 1;
                let series = if on_wednesdays { WEDNESDAY } else { SATURDAY };
                days.push((day, series));
                played += 1;
            }
            day = day + Days::new(1);
        }
    }
    records.sessions = days
        .iter()
        .map(|(date, series)| Session {
            date: *date,
            series: *series,
            venue: "公民館 和室".into(),
            note: String::new(),
        })
        .collect();
    let season = made_up::Season {
        days,
        rounds: shape.rounds,
        comes: vec![80; records.people.len()],
        hands_a_yakuman: 150,
    };
    let people: Vec<PersonId> = records.people.keys().copied().collect();
    let mut chance = made_up::chance(shape.members as u64 * 1_000 + u64::from(shape.months));
    let rules = records.rule_sets[&FOUR_PLAYERS].clone();
    for table in season.play(&rules, &mut chance) {
        let who = table.seats.map(|place| people[place]);
        let game = &table.game;
        let hanchan = add_hanchan(
            &mut records,
            (table.date, table.series, table.round, table.label),
            who.as_slice(),
            game.points.map(|points| points.0).as_slice(),
            game.chombo.as_slice(),
            game.deposit.0,
            None,
        );
        records.hands.extend(game.hands.iter().map(|hand| Hand {
            hanchan,
            entry: HandEntry {
                hand: Some(hand.name),
                honba: hand.honba,
                winner: who[hand.winner],
                loser: hand.loser.map(|seat| who[seat]),
                level: hand.level,
                han: hand.han,
                fu: hand.fu,
                yaku: hand.yaku.into(),
                note: String::new(),
                tiles: None,
            },
        }));
    }
    records
}

type Where = (NaiveDate, SeriesId, u32, String);

/// Settles and adds one hanchan by the club's rules, or by the three-player rules for three.
pub fn add_hanchan(
    records: &mut Records,
    (date, series, round, table): Where,
    players: &[PersonId],
    points: &[i64],
    chombo: &[u32],
    deposit: i64,
    unbalanced: Option<&str>,
) -> HanchanId {
    let rules = if players.len() == 3 {
        THREE_PLAYERS
    } else {
        FOUR_PLAYERS
    };
    let points = BySeat::from_slice(&points[..players.len()]).unwrap();
    let id = HanchanId(i64::try_from(records.hanchan.len()).unwrap() + 1);
    let sheet = ScoreSheet {
        date,
        series,
        round,
        table,
        rules,
        people: BySeat::from_slice(players).unwrap(),
        played: Played {
            deposit: Points(deposit),
            chombo: BySeat::from_slice(&chombo[..players.len()]).unwrap(),
            ..Played::new(points.map(Points))
        },
        unbalanced: unbalanced.map(str::to_owned),
        two_tables: None,
    };
    let settled = Hanchan::of(id, sheet, &records.rule_sets[&rules]);
    records.hanchan.push(settled.unwrap());
    id
}

/// The same of a table at which nothing is out of the ordinary.
pub fn add_table(records: &mut Records, place: Where, players: &[PersonId], points: &[i64]) {
    add_hanchan(records, place, players, points, &[0; 4], 0, None);
}

/// Points given outside play.
pub fn adjust(records: &mut Records, date: NaiveDate, person: i64, points: i64, reason: &str) {
    records.adjustments.push(Adjustment {
        date,
        series: SATURDAY,
        person: PersonId(person),
        points: Points(points),
        reason: reason.into(),
    });
}
