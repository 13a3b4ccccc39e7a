//! Standings and statistics over made records.

use crate::common::{RULES, SERIES, THREE, club, day, hand, play, season};
use proptest::prelude::*;
use scoring::hand_value::Level;
use scoring::record::{Adjustment, Hanchan, ScoreSheet};
use scoring::{
    BySeat, HanchanId, PersonId, PersonKind, Played, Points, Records, RuleSetId, Seat, SeriesId,
    SettleError, Tally, preset, standings, statistics,
};

fn ranks(records: &Records) -> Vec<(Option<u32>, i64, i64)> {
    standings(records, records.club_kind())
        .iter()
        .map(|row| (row.rank, row.person.0, row.tally.total.0))
        .collect()
}

#[test]
fn equal_totals_share_the_rank_and_stand_by_number() {
    let mut records = club(8);
    play(&mut records, 2, [4, 3, 2, 1], [400, 300, 300, 200]);
    play(&mut records, 2, [8, 7, 6, 5], [400, 300, 300, 200]);
    assert_eq!(
        ranks(&records),
        [
            (Some(1), 4, 40_000),
            (Some(1), 8, 40_000),
            (Some(3), 2, 0),
            (Some(3), 3, 0),
            (Some(3), 6, 0),
            (Some(3), 7, 0),
            (Some(7), 1, -40_000),
            (Some(7), 5, -40_000),
        ]
    );
}

#[test]
fn guests_and_staff_come_last_without_a_rank() {
    let mut records = club(4);
    records.people.get_mut(&PersonId(1)).unwrap().kind = PersonKind::Guest;
    records.people.get_mut(&PersonId(2)).unwrap().kind = PersonKind::Staff;
    play(&mut records, 2, [1, 2, 3, 4], [450, 350, 250, 150]);
    assert_eq!(
        ranks(&records),
        [
            (Some(1), 3, -15_000),
            (Some(2), 4, -45_000),
            (None, 1, 45_000),
            (None, 2, 15_000)
        ]
    );
}

#[test]
fn tied_places_count_by_number_and_average_by_mean() {
    let mut records = club(4);
    play(&mut records, 2, [1, 2, 3, 4], [350, 350, 300, 200]);
    let rows = standings(&records, records.club_kind());
    let first = rows.iter().find(|row| row.person == PersonId(1)).unwrap();
    assert_eq!(first.tally.places, [1, 0, 0, 0]);
    assert_eq!(first.tally.average_place().unwrap().decimal(2), "1.50");
    assert_eq!(first.tally.total, Points(25_000));
}

#[test]
fn adjustments_and_hands_are_counted_with_their_person() {
    let mut records = club(5);
    play(&mut records, 2, [1, 2, 3, 4], [450, 350, 250, 150]);
    records.adjustments.push(Adjustment {
        date: day(2),
        series: SERIES,
        person: PersonId(5),
        points: Points(-2_000),
        reason: "遅刻".into(),
    });
    records.hands = vec![
        hand(HanchanId(1), 1, Some(4), Level::Mangan),
        hand(HanchanId(1), 1, None, Level::Yakuman),
    ];
    let rows = standings(&records, records.club_kind());
    let row = |id: i64| rows.iter().find(|row| row.person == PersonId(id)).unwrap();
    assert_eq!(
        (row(5).tally.games, row(5).tally.total),
        (0, Points(-2_000))
    );
    assert_eq!(row(5).tally.gain, Points(-2_000));
    assert_eq!(row(5).tally.average_place(), None);
    assert_eq!(
        (row(1).won.mangan, row(1).won.yakuman, row(1).won.all()),
        (1, 1, 2)
    );
    assert_eq!(row(4).dealt_in.all(), 1);
    assert!(
        standings(&records, THREE).is_empty(),
        "player counts never mix"
    );
}

#[test]
fn every_part_of_a_line_is_the_sum_of_the_results() {
    let mut records = club(4);
    for date in [2, 9] {
        let points = [450, 350, 250, 150];
        play(&mut records, date, [1, 2, 3, 4], points);
    }
    let results = [
        ([15_000, 30_000, -20_000], 2, 45_000),
        ([-3_000, -10_000, -30_000], 3, 27_000),
    ];
    for (hanchan, (parts, chombo_count, points)) in records.hanchan.iter_mut().zip(results) {
        let [base, uma, chombo] = parts.map(Points);
        hanchan.sheet.played.points[Seat::East] = Points(points);
        hanchan.sheet.played.chombo[Seat::East] = chombo_count;
        hanchan.settled.base[Seat::East] = base;
        hanchan.settled.uma[Seat::East] = uma;
        hanchan.settled.chombo[Seat::East] = chombo;
        hanchan.settled.total[Seat::East] = base + uma + chombo;
    }
    for points in [-2_000, -500] {
        records.adjustments.push(Adjustment {
            date: day(2),
            series: SERIES,
            person: PersonId(1),
            points: Points(points),
            reason: "遅刻".into(),
        });
    }
    let rows = standings(&records, records.club_kind());
    let row = rows.iter().find(|row| row.person == PersonId(1)).unwrap();
    let tally = row.tally;
    let parts = [tally.base, tally.uma, tally.chombo, tally.adjustments];
    assert_eq!(parts, [12_000, 20_000, -50_000, -2_500].map(Points));
    assert_eq!(tally.total, parts.into_iter().sum());
    assert_eq!((tally.games, tally.chombo_count), (2, 5));
    assert_eq!(
        (tally.best, tally.worst),
        (Some(Points(25_000)), Some(Points(-43_000)))
    );
    assert_eq!(
        (tally.highest_points, tally.lowest_points),
        (Some(Points(45_000)), Some(Points(27_000)))
    );
}

#[test]
fn the_record_of_a_series_is_what_was_played_in_it() {
    const OTHER: SeriesId = SeriesId(2);
    let mut records = club(4);
    let seats = [1, 2, 3, 4];
    let points = [450, 300, 250, 200];
    let ids = [SERIES, OTHER].map(|series| {
        let id = play(&mut records, 2, seats, points);
        records.hanchan.last_mut().unwrap().sheet.series = series;
        records.hands.push(hand(id, 1, None, Level::Mangan));
        records.adjustments.push(Adjustment {
            date: day(2),
            series,
            person: PersonId(1),
            points: Points(-100),
            reason: String::new(),
        });
        id
    });
    for (series, id) in [SERIES, OTHER].into_iter().zip(ids) {
        let kept = records.of_series(series);
        assert_eq!(kept, records.where_series(|other| other == series));
        let hanchan: Vec<HanchanId> = kept.hanchan.iter().map(|hanchan| hanchan.id).collect();
        assert_eq!(hanchan, [id]);
        assert_eq!((kept.hands.len(), kept.hands[0].hanchan), (1, id));
        let series_of = kept.adjustments.iter().map(|given| given.series);
        assert_eq!(series_of.collect::<Vec<_>>(), [series]);
    }
}

#[test]
fn points_as_they_stand_are_never_added_to_points_from_the_return() {
    const RAW: RuleSetId = RuleSetId(2);
    let mut records = club(4);
    records
        .rule_sets
        .insert(RAW, preset("kenko-25000").unwrap());
    let seats = [1, 2, 3, 4];
    play(&mut records, 2, seats, [450, 300, 250, 200]);
    records.club_rules = RAW;
    let raw = play(&mut records, 9, seats, [400, 300, 200, 100]);
    records.hands = vec![hand(raw, 1, None, Level::Mangan)];
    records.club_rules = RULES;

    let kinds = records.kinds_played();
    assert_eq!(kinds[0], records.club_kind(), "the club's own comes first");
    let told = |kind| {
        let rows = standings(&records, kind);
        let first = &rows[0];
        let figures = (first.tally.games, first.tally.total, first.won.all());
        let all = Tally::of_all(&records, kind);
        let days = statistics(&records, kind)[&first.person]
            .feats
            .biggest_day();
        (figures, all.games, days.unwrap().amount)
    };
    assert_eq!(
        kinds.iter().map(|kind| told(*kind)).collect::<Vec<_>>(),
        [
            ((1, Points(45_000), 0), 4, Points(45_000)),
            // A day is measured against the start, as everything that is compared.
            ((1, Points(52_000), 1), 4, Points(27_000)),
        ]
    );
    let first = &standings(&records, kinds[1])[0].tally;
    let gain = first.average_gain().map(|mean| mean.scaled(0));
    assert_eq!((first.gain, gain), (Points(27_000), Some(27_000)));
    let raw_alone = records.of_rule_set("kenko-25000").unwrap();
    assert_eq!(
        standings(&raw_alone, raw_alone.club_kind()),
        standings(&records, kinds[1])
    );
}

#[test]
fn streaks_run_until_they_break() {
    let mut records = club(4);
    for first in [1, 1, 2, 1] {
        let others: Vec<i64> = (1..=4).filter(|id| *id != first).collect();
        play(
            &mut records,
            2,
            [first, others[0], others[1], others[2]],
            [450, 350, 250, 150],
        );
    }
    let people = statistics(&records, records.club_kind());
    let streaks = people[&PersonId(1)].streaks;
    assert_eq!((streaks.first.current, streaks.first.longest), (1, 2));
    assert_eq!((streaks.plus.current, streaks.not_last.longest), (4, 4));
    assert_eq!(people[&PersonId(4)].streaks.last.current, 4);
    let met = people[&PersonId(1)].against[&PersonId(4)];
    assert_eq!((met.games, met.ahead, met.behind), (4, 4, 0));
    // As first before fourth three times, as second once.
    assert_eq!(met.difference, Points(3 * 90_000 + 60_000));
    assert!(people[&PersonId(1)].rating.value > people[&PersonId(4)].rating.value);
    assert!(people[&PersonId(1)].rating.uncertainty < 25.0 / 3.0);
}

#[test]
fn second_places_are_in_the_money_and_nothing_is_no_plus() {
    let mut records = club(4);
    // The second is 10,000 short, and gets place points of 10,000: nothing in all.
    let points = [801, 200, 100, 99];
    play(&mut records, 2, [1, 2, 3, 4], points);
    let people = statistics(&records, records.club_kind());
    let runs = |id: i64| {
        let streaks = people[&PersonId(id)].streaks;
        (streaks.in_the_money.current, streaks.plus.current)
    };
    assert_eq!([1, 2, 3, 4].map(runs), [(1, 1), (1, 0), (0, 0), (0, 0)]);
}

proptest! {
    #[test]
    fn the_order_of_hanchan_does_not_change_standings(records in season()) {
        let mut reversed = records.clone();
        reversed.hanchan.reverse();
        prop_assert_eq!(standings(&records, records.club_kind()), standings(&reversed, reversed.club_kind()));
    }

    #[test]
    fn a_club_wins_and_loses_nothing_in_all(records in season()) {
        let rows = standings(&records, records.club_kind());
        prop_assert_eq!(rows.iter().map(|row| row.tally.total).sum::<Points>(), Points::ZERO);
        let games: u32 = rows.iter().map(|row| row.tally.games).sum();
        prop_assert_eq!(usize::try_from(games).unwrap(), 4 * records.hanchan.len());
        for row in &rows {
            prop_assert_eq!(row.tally.places.iter().sum::<u32>(), row.tally.games);
        }
    }

    #[test]
    fn statistics_agree_with_standings_and_with_one_another(records in season()) {
        let people = statistics(&records, records.club_kind());
        for row in standings(&records, records.club_kind()) {
            let person = &people[&row.person];
            let seats = person.by_seat.as_slice();
            prop_assert_eq!(seats.iter().map(|seat| seat.games).sum::<u32>(), row.tally.games);
            prop_assert_eq!(seats.iter().map(|seat| seat.total).sum::<Points>(), row.tally.total);
            prop_assert_eq!(person.against.values().map(|met| met.games).sum::<u32>(), 3 * row.tally.games);
            for (other, met) in &person.against {
                let back = &people[other].against[&row.person];
                prop_assert_eq!((met.games, met.ahead, met.behind), (back.games, back.behind, back.ahead));
                prop_assert_eq!(met.difference, -back.difference);
            }
        }
    }
}

#[test]
fn a_sheet_of_other_people_than_the_rules_have_players_is_not_settled() {
    let rules = preset("shirakaba-2025").unwrap();
    let sheet = ScoreSheet {
        people: BySeat::from_slice(&[1, 2, 3].map(PersonId)).unwrap(),
        played: Played::new(BySeat::four([30_000; 4].map(Points))),
        ..ScoreSheet::default()
    };
    let (expected, got) = (4, 3);
    assert_eq!(
        Hanchan::of(HanchanId(1), sheet, &rules),
        Err(SettleError::PlayerCount { expected, got })
    );
}
