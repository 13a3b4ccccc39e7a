//! A club's records and the comparison of two periods: cases as data, and their laws.

use crate::common::{FOUR, SERIES, THREE, club, day, play, season};
use proptest::prelude::*;
use scoring::{
    Feat, HanchanId, Period, PersonId, PersonKind, Points, Records, Tally, changes, club_feats,
    standings, statistics,
};

fn feats(records: &Records) -> scoring::ClubFeats {
    club_feats(records, &statistics(records, records.club_kind()))
}

fn period(from: u32, to: u32) -> Period {
    Period {
        from: day(from),
        to: day(to),
    }
}

/// 1 wins twice on the second, loses on the ninth and wins again; 4 is last three times.
fn april() -> Records {
    let mut records = club(5);
    for (date, people, points) in [
        (2, [1, 2, 3, 4], [450, 330, 270, 150]),
        (2, [1, 2, 3, 4], [380, 340, 280, 200]),
        (9, [2, 1, 3, 4], [620, 310, 270, 0]),
        (16, [1, 5, 2, 3], [450, 350, 250, 150]),
    ] {
        play(&mut records, date, people, points);
    }
    records
}

#[test]
fn records_are_held_by_whoever_reached_them_first() {
    let records = april();
    let held = feats(&records);
    let hanchan = |amount, id| Feat {
        amount: Points(amount),
        when: HanchanId(id),
    };
    assert_eq!(held.best, [(PersonId(2), hanchan(62_000, 3))]);
    assert_eq!(held.worst, [(PersonId(4), hanchan(-60_000, 3))]);
    assert_eq!(held.highest_points, [(PersonId(2), hanchan(62_000, 3))]);
    // 45.0 and 38.0 in one day are more than 62.0.
    let big = Feat {
        amount: Points(83_000),
        when: (day(2), SERIES),
    };
    assert_eq!(held.biggest_day, [(PersonId(1), big)]);
    let own = &statistics(&records, records.club_kind())[&PersonId(1)].feats;
    // The same result again is no new record.
    assert_eq!(own.best, Some(hanchan(45_000, 1)));
}

#[test]
fn what_is_reached_once_more_is_no_new_record() {
    let mut records = club(4);
    for date in [2, 9] {
        let points = [450, 330, 270, 150];
        play(&mut records, date, [1, 2, 3, 4], points);
    }
    for (person, own) in statistics(&records, FOUR) {
        let feats = &own.feats;
        for feat in [feats.best, feats.worst, feats.highest_points] {
            assert_eq!(feat.unwrap().when, HanchanId(1), "{person:?}");
        }
        assert_eq!(feats.biggest_day().unwrap().when, (day(2), SERIES));
    }
}

#[test]
fn of_runs_as_long_as_one_another_the_first_is_told() {
    let mut records = club(4);
    for (date, people) in [(2, [1, 2, 3, 4]), (9, [2, 1, 3, 4]), (16, [1, 2, 3, 4])] {
        for _ in 0..2 {
            let points = [450, 330, 270, 150];
            play(&mut records, date, people, points);
        }
    }
    let first = statistics(&records, FOUR)[&PersonId(1)].streaks.first;
    assert_eq!((first.current, first.longest), (2, 2));
    assert_eq!(first.days, Some(period(2, 2)));
}

#[test]
fn runs_know_their_days_and_one_is_no_run() {
    let records = april();
    let held = feats(&records);
    let run = |holders: &[(PersonId, statistics::Streak)]| -> Vec<_> {
        let told = holders.iter();
        told.map(|(person, run)| (person.0, run.longest, run.days.unwrap()))
            .collect()
    };
    assert_eq!(run(&held.first), [(1, 2, period(2, 2))]);
    // 1 and 2 were never last.
    assert_eq!(
        run(&held.not_last),
        [(1, 4, period(2, 16)), (2, 4, period(2, 16))]
    );
    assert_eq!(run(&held.plus), [(1, 4, period(2, 16))]);
    let mut short = club(4);
    play(&mut short, 2, [1, 2, 3, 4], [450, 330, 270, 150]);
    let held = feats(&short);
    assert!(held.first.is_empty() && held.not_last.is_empty() && held.plus.is_empty());
    assert_eq!(held.best.len(), 1);
}

#[test]
fn guests_hold_no_record_and_nobody_holds_any_where_nothing_was_played() {
    let mut records = april();
    records.people.get_mut(&PersonId(2)).unwrap().kind = PersonKind::Guest;
    assert_eq!(feats(&records).best[0].0, PersonId(1));
    assert_eq!(feats(&club(4)), scoring::ClubFeats::default());
    let three = club_feats(&records, &statistics(&records, THREE));
    assert_eq!(
        three,
        scoring::ClubFeats::default(),
        "nobody played with three"
    );
}

#[test]
fn a_change_tells_rank_total_and_average() {
    let records = april();
    let told: Vec<_> = changes(&records, period(9, 16), period(2, 2), FOUR)
        .iter()
        .map(|change| {
            let averages = change.averages();
            (
                (change.now.person.0, change.places()),
                change.total().map(|total| total.0),
                averages.map(|(before, now)| (before.scaled(0), now.scaled(0))),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ((1, Some(0)), Some(-27_000), Some((41_500, 28_000))),
            ((2, Some(0)), Some(20_000), Some((13_500, 23_500))),
            ((5, None), None, None),
            ((3, Some(-1)), Some(-33_000), Some((-12_500, -29_000))),
            ((4, Some(-1)), Some(25_000), Some((-42_500, -60_000))),
        ]
    );
    assert_eq!(changes(&records, period(2, 16), period(1, 1), FOUR), []);
    assert_eq!(changes(&records, period(9, 16), period(2, 2), THREE), []);
}

proptest! {
    #[test]
    fn feats_are_those_of_the_standings(records in season()) {
        let people = statistics(&records, records.club_kind());
        for row in standings(&records, records.club_kind()) {
            let feats = &people[&row.person].feats;
            prop_assert_eq!(feats.best.map(|feat| feat.amount), row.tally.best);
            prop_assert_eq!(feats.worst.map(|feat| feat.amount), row.tally.worst);
            prop_assert_eq!(feats.highest_points.map(|feat| feat.amount), row.tally.highest_points);
            let best = feats.best.unwrap();
            let played = records.hanchan.iter().find(|hanchan| hanchan.id == best.when).unwrap();
            let own = played.result_of(row.person).unwrap();
            prop_assert_eq!(own.total, best.amount);
        }
    }

    #[test]
    fn nobody_beats_a_record_and_every_holder_reaches_it(records in season()) {
        let people = statistics(&records, records.club_kind());
        let held = club_feats(&records, &people);
        let biggest = |person: &PersonId| people[person].feats.biggest_day().map(|feat| feat.amount);
        let most = people.keys().map(biggest).max().flatten();
        prop_assert!(held.biggest_day.iter().all(|(_, feat)| Some(feat.amount) == most));
        prop_assert_eq!(held.biggest_day.is_empty(), people.is_empty());
        let longest = people.values().map(|own| own.streaks.not_last.longest).max().unwrap_or(0);
        prop_assert!(held.not_last.iter().all(|(_, run)| run.longest == longest && longest > 1));
        prop_assert_eq!(held.not_last.is_empty(), longest < 2);
    }

    #[test]
    fn the_days_of_a_run_hold_as_many_hanchan(records in season()) {
        for (person, own) in statistics(&records, records.club_kind()) {
            let run = own.streaks.not_last;
            let Some(days) = run.days else {
                prop_assert_eq!(run.longest, 0);
                continue;
            };
            let within = records.within(days);
            let games = within.hanchan.iter().filter(|hanchan| hanchan.result_of(person).is_some()).count();
            prop_assert!(games >= usize::try_from(run.longest).unwrap());
            prop_assert!(run.current <= run.longest);
        }
    }

    #[test]
    fn compared_with_itself_a_period_has_not_changed(records in season()) {
        for change in changes(&records, Period::ALWAYS, Period::ALWAYS, FOUR) {
            prop_assert_eq!((change.places(), change.total()), (Some(0), Some(Points::ZERO)));
            let (before, now) = change.averages().unwrap();
            prop_assert_eq!(before, now);
        }
    }

    #[test]
    fn a_change_turned_round_is_its_opposite(records in season(), split in 1_u32..10) {
        let (first, second) = (period(1, split), period(split + 1, 30));
        let back = changes(&records, first, second, FOUR);
        for change in changes(&records, second, first, FOUR) {
            let turned = back.iter().find(|other| other.now.person == change.now.person);
            let turned = turned.filter(|_| change.before.is_some());
            prop_assert_eq!(turned.and_then(scoring::Change::places).map(|places| -places), change.places());
            prop_assert_eq!(turned.and_then(scoring::Change::total).map(|total| -total), change.total());
        }
    }

    #[test]
    fn all_results_together_are_everybodys(records in season()) {
        let all = Tally::of_all(&records, records.club_kind());
        let rows = standings(&records, records.club_kind());
        prop_assert_eq!(all.games, rows.iter().map(|row| row.tally.games).sum::<u32>());
        prop_assert_eq!(all.total, rows.iter().map(|row| row.tally.total).sum::<Points>());
        prop_assert_eq!(all.best, rows.iter().filter_map(|row| row.tally.best).max());
    }
}
