//! Where results are the points as they stand, coming often is no merit of play.

use reports::{MemberPages, half_year, monthly, personal};
use scoring::{Period, PersonId, Records, preset, standings};

use super::{day, half, options, text_of};
use crate::club::{FOUR_PLAYERS, SATURDAY, add_table, empty};

/// Members 1 to 3 came six times and lost a little each time; members 4 to 6 came twice, and the fourth
/// won both times.
fn by_points_as_they_stand() -> Records {
    let mut records = empty(8);
    records
        .rule_sets
        .insert(FOUR_PLAYERS, preset("kenko-25000").unwrap());
    let mut play = |on: &str, round, people: [i64; 4], points: [i64; 4]| {
        let place = (day(on), SATURDAY, round, "A".to_owned());
        let people = people.map(PersonId);
        add_table(&mut records, place, &people, &points);
    };
    for round in 1..=4 {
        play(
            "2025-04-05",
            round,
            [1, 2, 3, 8],
            [24_000, 23_000, 22_000, 31_000],
        );
    }
    for round in 1..=2 {
        play(
            "2025-04-12",
            round,
            [4, 5, 6, 1],
            [45_000, 24_000, 21_000, 10_000],
        );
    }
    records
}

#[test]
fn the_ranking_is_by_the_mean_of_a_hanchan() {
    let records = by_points_as_they_stand();
    let rows = standings(&records, records.club_kind());
    let order: Vec<i64> = rows.iter().map(|row| row.person.0).collect();
    assert_eq!(order[..2], [4, 8], "{order:?}");
    assert_eq!(rows[0].rank, Some(1));
    let most = rows.iter().map(|row| row.tally.games).max();
    assert_ne!(
        most,
        Some(rows[0].tally.games),
        "who came most often is not first"
    );
}

#[test]
fn papers_lead_with_the_mean_and_keep_the_sum_as_a_column() {
    let records = by_points_as_they_stand();
    let month = Period::month_of(day("2025-04-01"));
    for pdf in [
        monthly(&records, month, &options()),
        half_year(&records, half(), MemberPages::Each, &options()),
    ] {
        let text = text_of(pdf);
        assert!(text.contains("山﨑茂(4)様平均+32,000点"), "{text}");
        assert!(text.contains("25,000点との差"), "{text}");
        // One person has one mean, whatever names it.
        assert!(
            !text.contains("+57,000点2位") && !text.contains("平均+57,000"),
            "{text}"
        );
        assert!(text.contains("合計"), "{text}");
        // Nobody but the winner of both hanchan is above the start more than once in a row.
        assert!(!text.contains("連続プラス6回"), "{text}");
    }
    let text = text_of(personal(&records, PersonId(3), month, &options()));
    assert!(text.contains("プラス0回"), "{text}");
}
