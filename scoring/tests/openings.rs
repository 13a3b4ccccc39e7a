//! Results of which only the sum is known, among those of single hanchan.

use crate::common::{RULES, SERIES, club, day, play};
use scoring::record::OpeningTotal;
use scoring::{Period, PersonId, Points, Records, Standing, preset, standings, statistics};

fn opening(person: i64, games: Option<u32>, places: Option<[u32; 4]>, total: i64) -> OpeningTotal {
    OpeningTotal {
        period: Period {
            from: day(1),
            to: day(2),
        },
        series: SERIES,
        person: PersonId(person),
        games,
        places,
        total: Points(total),
        source: "帳面".into(),
    }
}

/// A hanchan of four, and what is known of three of them from before.
fn records() -> Records {
    let mut records = club(4);
    play(&mut records, 5, [1, 2, 3, 4], [423, 310, 267, 200]);
    records.openings = vec![
        opening(1, Some(4), Some([1, 1, 1, 1]), 10_000),
        opening(2, Some(3), None, -6_000),
        opening(3, None, None, 500),
    ];
    records
}

fn of(records: &Records, person: i64) -> Standing {
    let rows = standings(records, records.club_kind());
    rows.into_iter()
        .find(|row| row.person == PersonId(person))
        .unwrap()
}

#[test]
fn they_count_in_totals_and_where_it_is_known_in_means_and_places() {
    let records = records();
    let tally = of(&records, 1).tally;
    assert_eq!((tally.games, tally.single(), tally.placed()), (5, 1, 5));
    assert_eq!(
        (tally.total, tally.opening),
        (Points(52_300), Points(10_000))
    );
    assert_eq!(tally.places, [2, 1, 1, 1]);
    assert_eq!(tally.average_place().unwrap().decimal(2), "2.20");
    assert_eq!(tally.best, Some(Points(42_300)));
    // The places of three hanchan are not known, and no rate counts them.
    let tally = of(&records, 2).tally;
    assert_eq!((tally.games, tally.placed()), (4, 1));
    assert_eq!(tally.in_the_money_rate().unwrap().percent(), "100.0%");
    assert_eq!(tally.average().unwrap().decimal(0), "1,250");
    // Nobody knows of how many hanchan it is.
    let tally = of(&records, 3).tally;
    assert_eq!((tally.games, tally.average()), (1, None));
    assert_eq!(tally.average_place().unwrap().decimal(2), "3.00");
}

#[test]
fn a_period_holds_all_of_their_days_or_they_do_not_count() {
    let records = records();
    let of = |from, to| {
        records
            .within(Period {
                from: day(from),
                to: day(to),
            })
            .openings
            .len()
    };
    assert_eq!((of(1, 2), of(1, 30), of(2, 30), of(1, 1)), (3, 3, 0, 0));
    assert!(
        records
            .of_rule_set("shirakaba-2025")
            .unwrap()
            .openings
            .is_empty()
    );
}

#[test]
fn points_as_they_stand_are_measured_from_the_start_of_each_hanchan() {
    let mut records = club(4);
    records.rule_sets = [(RULES, preset("kenko-25000").unwrap())].into();
    records.openings = vec![opening(1, Some(4), None, 110_000)];
    let tally = of(&records, 1).tally;
    assert_eq!((tally.total, tally.gain), (Points(110_000), Points(10_000)));
    assert_eq!(records.kinds_played(), [records.club_kind()]);
    let told: Vec<Points> = records
        .outside(records.club_kind())
        .map(|one| one.points)
        .collect();
    assert_eq!(told, [Points(10_000)]);
    assert_eq!(records.opening_sources(records.club_kind()), [("帳面", 1)]);
}

#[test]
fn hanchan_without_seats_are_in_no_figures_by_seat() {
    let mut records = records();
    records.hanchan[0].unseated = true;
    let people = statistics(&records, records.club_kind());
    let person = &people[&PersonId(1)];
    assert!(person.by_seat.iter().all(|(_, tally)| tally.games == 0));
    assert_eq!(person.against.len(), 3);
}
