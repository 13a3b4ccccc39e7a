//! Clubs that nobody would make up but proptest: every kind of record, and texts that make trouble.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::support::{day, now};
use db::{Club, Error, HanchanEntry, HandEntry, Member, Refused, SeatEntry};
use proptest::prelude::*;
use scoring::hand_value::Level;
use scoring::record::{Adjustment, HandName, Session};
use scoring::{BySeat, PersonId, PersonKind, Points, RuleSet, RuleSetData, Seat, SeriesId, preset};
use std::collections::BTreeSet;

/// Texts that spreadsheets, CSV and people make trouble with.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ぁ-んァ-ヶ一-龠𠮷髙﨑槗]{1,6}",
        "['=+@＝－−\\-\",; a-z]{1,6}[a-z]",
        Just("=1+1".to_owned()),
        // A workbook writes unseen characters so, and must not take this for one.
        Just("_x0041_".to_owned()),
        Just("<&>\"']]>".to_owned()),
        Just("'".to_owned()),
        Just("山田\u{3000}太郎 ".to_owned()),
    ]
}

fn note() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), text(), "[a-z\"',\n\t]{0,8}"]
}

#[derive(Clone, Debug)]
struct Game {
    day: u32,
    series: usize,
    round: u32,
    table: String,
    shift: i64,
    deposit: i64,
    chombo: u32,
    last_dealer: usize,
    old_rules: bool,
    lost: Option<String>,
    hand: Option<(String, Option<u32>)>,
}

fn game() -> impl Strategy<Value = Game> {
    let table = prop_oneof!["[A-C]", "[1-9][0-9]?", text()];
    let lost = prop::option::weighted(0.1, text());
    let hand = prop::option::of((
        note().prop_map(|note| note.replace(['\n', '\t'], "")),
        prop::option::of(5..8_u32),
    ));
    (
        (
            1..28_u32,
            0..2_usize,
            1..4_u32,
            table,
            -300..300_i64,
            0..3_i64,
            0..3_u32,
            0..4_usize,
            any::<bool>(),
        ),
        (lost, hand),
    )
        .prop_map(
            |(
                (day, series, round, table, shift, deposit, chombo, last_dealer, old_rules),
                (lost, hand),
            )| Game {
                day,
                series,
                round,
                table,
                shift,
                deposit: 1_000 * deposit,
                chombo,
                last_dealer,
                old_rules,
                lost,
                hand,
            },
        )
}

/// Everything that is in such a club.
#[derive(Clone, Debug)]
pub struct MadeUp {
    members: Vec<(String, String, String, bool)>,
    series: [String; 2],
    sessions: Vec<(u32, usize, String, String)>,
    games: Vec<Game>,
    adjustments: Vec<(u32, usize, i64, String)>,
}

pub fn made_up() -> impl Strategy<Value = MadeUp> {
    (
        prop::collection::vec(
            (
                text(),
                note().prop_map(|kana| kana.replace(['\n', '\t'], "")),
                note(),
                any::<bool>(),
            ),
            4..7,
        ),
        ("[あ-そ]{1,3}", "[た-ほ]{1,3}"),
        prop::collection::vec(
            (
                1..28_u32,
                0..2_usize,
                note().prop_map(|venue| venue.replace(['\n', '\t'], "")),
                note(),
            ),
            0..3,
        ),
        prop::collection::vec(game(), 1..12),
        prop::collection::vec(
            (
                1..28_u32,
                0..4_usize,
                prop_oneof![Just(-500_i64), Just(1_000)],
                text(),
            ),
            0..3,
        ),
    )
        .prop_map(|(members, series, sessions, games, adjustments)| MadeUp {
            members,
            series: series.into(),
            sessions,
            games,
            adjustments,
        })
}

/// The same day or table drawn twice is refused, which is right.
fn unless_taken<T>(result: Result<T, Error>) {
    match result {
        Ok(_) | Err(Error::Refused(Refused::Taken { .. })) => {}
        Err(error) => panic!("{error}"),
    }
}

/// Puts all of it into a club.
pub fn fill(club: &mut Club, made: &MadeUp) {
    let people: Vec<PersonId> = (1..)
        .zip(&made.members)
        .map(|(number, (name, kana, note, guest))| {
            let member = Member {
                number: number * 7,
                name: name.clone(),
                kana: kana.clone(),
                kind: if *guest {
                    PersonKind::Guest
                } else {
                    PersonKind::Member
                },
                sex: String::new(),
                joined: guest.then(|| day("2024-04-01")),
                left: None,
                note: note.clone(),
                public_name: if *guest { String::new() } else { kana.clone() },
            };
            club.add_member(now(), &member).unwrap()
        })
        .collect();
    let series: Vec<SeriesId> = made
        .series
        .iter()
        .map(|name| club.add_series(now(), name).unwrap())
        .collect();
    let on = |number: u32| day(&format!("2025-04-{number:02}"));
    for (number, which, venue, note) in &made.sessions {
        let session = Session {
            date: on(*number),
            series: series[*which],
            venue: venue.clone(),
            note: note.clone(),
        };
        unless_taken(club.add_session(now(), &session));
    }
    let old = club.settings().unwrap().rules;
    let data = preset("shirakaba-2025").unwrap().data().clone();
    let changed = RuleSet::new(RuleSetData {
        start: Points(25_000),
        return_points: Some(Points(25_000)),
        ..data
    })
    .unwrap();
    let new = club.change_rule_set(now(), &changed).unwrap();
    let mut rounds = BTreeSet::new();
    for game in &made.games {
        let (rules, start) = if game.old_rules {
            (old, 30_000)
        } else {
            (new, 25_000)
        };
        let lost = if game.lost.is_some() { 100 } else { 0 };
        let points = [
            start + 100 * game.shift,
            start - 100 * game.shift - game.deposit,
            start - lost,
            start,
        ];
        let seats = [0, 1, 2, 3].map(|seat| SeatEntry {
            person: people[seat],
            points: Points(points[seat]),
            chombo: if seat == 2 { game.chombo } else { 0 },
        });
        let entry = HanchanEntry {
            date: on(game.day),
            series: series[game.series],
            round: game.round,
            table: game.table.clone(),
            rules,
            deposit: Points(game.deposit),
            last_dealer: Seat::from_index(game.last_dealer).unwrap(),
            seats: BySeat::four(seats),
            unbalanced: game.lost.clone(),
            // The same people sit at every table.
            two_tables: (!rounds.insert((game.day, game.series, game.round)))
                .then(|| "=掛け持ち,\n二卓".into()),
        };
        let hands: Vec<HandEntry> = game
            .hand
            .iter()
            .map(|(words, han)| HandEntry {
                hand: HandName::parse("南2局"),
                honba: 1,
                winner: people[0],
                loser: han.map(|_| people[1]),
                level: if han.is_some_and(|han| han > 5) {
                    Level::Haneman
                } else {
                    Level::Mangan
                },
                han: *han,
                fu: None,
                yaku: words.clone(),
                note: words.clone(),
            })
            .collect();
        unless_taken(club.enter_hanchan(now(), &entry, &hands));
    }
    adjust(club, made, series[0], &people);
}

fn adjust(club: &mut Club, made: &MadeUp, series: SeriesId, people: &[PersonId]) {
    for (number, who, points, reason) in &made.adjustments {
        let one = Adjustment {
            date: day(&format!("2025-04-{number:02}")),
            series,
            person: people[*who],
            points: Points(*points),
            reason: reason.clone(),
        };
        club.add_adjustment(now(), &one).unwrap();
    }
}
