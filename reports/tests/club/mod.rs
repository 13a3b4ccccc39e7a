//! Made-up clubs of any size, the same for the same numbers.

#![allow(
    clippy::unwrap_used,
    reason = "a club that cannot be made is a broken test"
)]

pub mod begun;
pub mod coming;
pub mod drawn;
pub mod year;

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate, Weekday};
use scoring::hand_value::Level;
use scoring::record::{Adjustment, Hanchan, Hand, HandName, Person, SeatResult, Session};
use scoring::{
    Balance, BySeat, HanchanId, PersonId, PersonKind, Played, Players, Points, Records, RuleSet,
    RuleSetData, RuleSetId, Seat, SeriesId, preset, settle,
};

pub fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub const WEDNESDAY: SeriesId = SeriesId(1);
pub const SATURDAY: SeriesId = SeriesId(2);
pub const FOUR_PLAYERS: RuleSetId = RuleSetId(1);
pub const THREE_PLAYERS: RuleSetId = RuleSetId(2);

const FAMILY: [&str; 24] = [
    "𠮷田",
    "髙橋",
    "山﨑",
    "石槗",
    "濵口",
    "渡邉",
    "渡邊",
    "齋藤",
    "勅使河原",
    "辻",
    "後藤",
    "山田",
    "小鳥遊",
    "佐々木",
    "長谷川",
    "東海林",
    "神宮寺",
    "五十嵐",
    "仁科",
    "森",
    "櫻井",
    "廣瀨",
    "伊集院",
    "林",
];
const GIVEN: [&str; 17] = [
    "茂",
    "勇",
    "修",
    "正雄",
    "和子",
    "ヨシ子",
    "さくら",
    "恵子",
    "大輔",
    "直樹",
    "美咲",
    "フミ",
    "千代",
    "隆",
    "健太郎",
    "澄江",
    "権左衛門",
];

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

/// `SplitMix64`: enough to shuffle a club, and the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides
    }

    fn up_to(&mut self, count: usize) -> usize {
        usize::try_from(self.roll(u64::try_from(count).unwrap())).unwrap()
    }
}

/// An empty club: members, two guests, rules and series, but nothing played.
pub fn empty(members: usize) -> Records {
    let mut people = BTreeMap::new();
    for index in 0..members + 2 {
        let name = match index {
            // Two people of one name, and one whose name fits nowhere.
            3 | 9 => format!("{} {}", FAMILY[2], GIVEN[0]),
            7 => "寿限無寿限無五劫 擦切海砂利水魚之介".to_owned(),
            _ => format!(
                "{} {}",
                FAMILY[index % FAMILY.len()],
                GIVEN[(index * 5 + index / 24) % GIVEN.len()]
            ),
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
    let mut dice = Dice(shape.members as u64 * 1_000 + u64::from(shape.months));
    let mut day = shape.first;
    for _ in 0..shape.months {
        let mut played = 0;
        let month = day.month();
        while day.month() == month {
            let wednesday = day.weekday() == Weekday::Wed;
            let meets = wednesday || day.weekday() == Weekday::Sat || shape.days > 8;
            if meets && played < shape.days {
                play_day(
                    &mut records,
                    &mut dice,
                    day,
                    if wednesday && shape.series > 1 {
                        WEDNESDAY
                    } else {
                        SATURDAY
                    },
                    shape.rounds,
                );
                played += 1;
            }
            day = day + Days::new(1);
        }
    }
    records
}

fn play_day(
    records: &mut Records,
    dice: &mut Dice,
    date: NaiveDate,
    series: SeriesId,
    rounds: u32,
) {
    records.sessions.push(Session {
        date,
        series,
        venue: "公民館 和室".into(),
        note: String::new(),
    });
    let mut present: Vec<PersonId> = records
        .people
        .keys()
        .copied()
        .filter(|_| dice.roll(5) > 0)
        .collect();
    for round in 1..=rounds {
        for index in (1..present.len()).rev() {
            present.swap(index, dice.up_to(index + 1));
        }
        for (table, players) in present.chunks_exact(4).enumerate() {
            let label = char::from(b'A' + u8::try_from(table % 26).unwrap());
            play(
                records,
                dice,
                (date, series, round, label.to_string()),
                players,
            );
        }
    }
}

type Where = (NaiveDate, SeriesId, u32, String);

fn play(records: &mut Records, dice: &mut Dice, place: Where, players: &[PersonId]) {
    let mut points = [30_000_i64; 4];
    for _ in 0..10 {
        // Lower numbers play a little better, so that standings have shape.
        let winner = dice.up_to(4).min(dice.up_to(5));
        let loser = dice.up_to(4);
        let amount = [1_000, 2_000, 3_900, 5_200, 8_000, 12_000][dice.up_to(6)];
        points[winner] += amount;
        points[loser] -= amount;
    }
    let mut chombo = [0; 4];
    if dice.roll(40) == 0 {
        chombo[dice.up_to(4)] = 1;
    }
    let deposit = if dice.roll(15) == 0 { 1_000 } else { 0 };
    points[dice.up_to(4)] -= deposit;
    let id = add_hanchan(records, place, players, &points, &chombo, deposit, None);
    for _ in 0..dice.roll(3) {
        let level = match dice.roll(60) {
            0..40 => Level::Mangan,
            40..54 => Level::Haneman,
            54..57 => Level::Baiman,
            57 => Level::Sanbaiman,
            _ => Level::Yakuman,
        };
        let (winner, loser) = (players[dice.up_to(4)], players[dice.up_to(4)]);
        records.hands.push(Hand {
            hanchan: id,
            hand: HandName::new(Seat::East, u8::try_from(dice.roll(4)).unwrap() + 1),
            honba: u32::try_from(dice.roll(2)).unwrap(),
            winner,
            loser: (winner != loser).then_some(loser),
            level,
            han: None,
            fu: None,
            yaku: if level == Level::Yakuman {
                "国士無双".into()
            } else {
                String::new()
            },
            note: String::new(),
        });
    }
}

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
    let points: Vec<Points> = points[..players.len()]
        .iter()
        .copied()
        .map(Points)
        .collect();
    let points = BySeat::from_slice(&points).unwrap();
    let played = Played {
        points,
        deposit: Points(deposit),
        last_dealer: points.players().last_seat(),
        chombo: BySeat::from_slice(&chombo[..players.len()]).unwrap(),
    };
    let balance = if unbalanced.is_some() {
        Balance::Excused
    } else {
        Balance::Required
    };
    let settled = settle(&records.rule_sets[&rules], &played, balance).unwrap();
    let seats = BySeat::from_fn(points.players(), |seat| {
        SeatResult::of(players[seat.index()], &played, &settled, seat)
    });
    let id = HanchanId(i64::try_from(records.hanchan.len()).unwrap() + 1);
    records.hanchan.push(Hanchan {
        id,
        date,
        series,
        round,
        table,
        rules,
        deposit: Points(deposit),
        last_dealer: played.last_dealer,
        seats,
        unbalanced: unbalanced.map(str::to_owned),
        two_tables: None,
    });
    id
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
