//! Figures of one kind are written in one way, and everybody's together are there to be checked.

use reports::{MemberPages, half_year, monthly, session_sheet};
use scoring::{Period, PersonId, Points, Records, Unit, standings};

use super::{Printed, add_a_chombo, day, half, options, text_of};
use crate::club::{
    FOUR_PLAYERS, SATURDAY, Shape, add_hanchan, add_table, empty, season, year::two_years,
};
use crate::reading::holds;

/// One table a round on one day: the points of members 1 to 4, and what was left over.
fn played(rounds: &[([i64; 4], i64)]) -> Records {
    let mut records = empty(8);
    for (round, (points, deposit)) in (1..).zip(rounds) {
        let place = (day("2025-04-05"), SATURDAY, round, "A".to_owned());
        let people = [1, 2, 3, 4].map(PersonId);
        add_hanchan(
            &mut records,
            place,
            &people,
            points,
            &[0; 4],
            *deposit,
            None,
        );
    }
    records
}

#[test]
fn every_sum_and_every_mean_has_its_sign_and_large_ones_are_divided() {
    let records = two_years(Shape::new(15, 24), half());
    let text = text_of(half_year(&records, half(), MemberPages::None, &options()));
    let rows = standings(&records.within(half()), records.club_kind());
    for row in rows.iter().filter(|row| row.tally.total > Points::ZERO) {
        let total = Unit::P.signed(row.tally.total);
        let mean = Unit::P.signed_mean(row.tally.average().unwrap(), 0);
        assert!(mean.starts_with('+') || mean == "0.0", "{mean}");
        assert!(
            text.contains(&format!("{total}{mean}")),
            "{total} {mean} in {text}"
        );
    }
    // Sums of four figures, as points on the table have them.
    let rounds = [([90_000, 20_000, 9_000, 1_000], 0); 20];
    let text = text_of(monthly(
        &played(&rounds),
        Period::month_of(day("2025-04-05")),
        &options(),
    ));
    assert!(text.contains("+1,") && !text.contains("+2400.0"), "{text}");
}

#[test]
fn what_has_been_reached_so_far_has_its_sign_as_well() {
    let mut records = season(Shape::new(8, 1));
    let month = Period::month_of(day("2025-04-05"));
    records.adjustments.clear();
    let text = text_of(monthly(&records, month, &options()));
    let rows = standings(&records, records.club_kind());
    let best = Unit::P.signed(rows[0].tally.total);
    let below = text.split("日別の成績").nth(1).unwrap();
    let until = below.split("累計の推移").next().unwrap();
    assert!(until.contains(&best), "{best} in {until}");
}

#[test]
fn a_ranking_tells_apart_whom_it_ranks_apart() {
    let mut records = empty(8);
    let rules = records.rule_sets[&FOUR_PLAYERS].clone();
    assert_eq!(rules.data().unit, Unit::P);
    let mut play = |round, people: [i64; 4], points: [i64; 4]| {
        let place = (day("2025-04-05"), SATURDAY, round, "A".to_owned());
        add_table(&mut records, place, &people.map(PersonId), &points);
    };
    for round in 1..=6 {
        // In the end 100 points lie between the first two, over twelve hanchan.
        let more = if round == 1 { 100 } else { 0 };
        play(
            round,
            [1, 2, 3, 4],
            [40_000 + more, 39_800 - more, 20_000, 20_200],
        );
        play(round + 6, [2, 1, 3, 4], [40_000, 39_800, 20_000, 20_200]);
    }
    let text = text_of(half_year(&records, half(), MemberPages::None, &options()));
    let means = text.split("ランキング").nth(1).unwrap();
    let means = means.split("平均順位").last().unwrap();
    let rows = standings(&records, records.club_kind());
    let shown =
        |row: usize, further| Unit::P.signed_mean(rows[row].tally.average().unwrap(), further);
    assert_eq!(
        shown(0, 0),
        shown(1, 0),
        "one decimal does not tell them apart"
    );
    holds(means, [&*shown(0, 1), &*shown(1, 1)]);
}

#[test]
fn everybody_together_stands_below_the_breakdown_and_the_day() {
    let mut records = season(Shape::new(15, 1));
    add_a_chombo(&mut records);
    let rows = standings(&records, records.club_kind());
    let total = |of: fn(&scoring::Tally) -> Points| {
        Unit::P.signed(rows.iter().map(|row| of(&row.tally)).sum())
    };
    let count: u32 = rows.iter().map(|row| row.tally.chombo_count).sum();
    let expected = format!(
        "計{}{}{}{count}",
        total(|tally| tally.base),
        total(|tally| tally.uma),
        total(|tally| tally.chombo)
    );
    let month = Period::month_of(day("2025-04-05"));
    let text = text_of(monthly(&records, month, &options()));
    assert!(text.contains(&expected), "{expected} in {text}");
    let together = format!("計{}", total(|tally| tally.total));
    assert!(text.contains(&together), "{together} in {text}");
    let text = text_of(session_sheet(&records, day("2025-04-05"), None, &options()));
    assert!(text.contains("計▲"), "{text}");
}

#[test]
fn points_without_the_sticks_that_a_result_includes_say_so() {
    let records = played(&[([55_900, 30_000, 20_000, 13_100], 1_000)]);
    let month = Period::month_of(day("2025-04-05"));
    let text = text_of(monthly(&records, month, &options()));
    assert!(text.contains("55,900点、供託1,000点"), "{text}");
    holds(&text, ["最高点・最低点は残った供託を含みません"]);
    let text = text_of(monthly(
        &played(&[([56_900, 30_000, 20_000, 13_100], 0)]),
        month,
        &options(),
    ));
    assert!(!text.contains("供託"), "{text}");
}

#[test]
fn no_brackets_stand_in_brackets_and_counts_are_called_counts() {
    let records = two_years(Shape::new(15, 24), half());
    let pdf = half_year(&records, half(), MemberPages::Each, &options());
    let text = Printed::new(pdf.unwrap()).run_on_text();
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        depth += match letter {
            '（' => 1,
            '）' => -1,
            _ => 0,
        };
        let begun: String = text[..at].chars().rev().take(20).collect();
        let before: String = begun.chars().rev().collect();
        assert!((0..=1).contains(&depth), "{before}{letter}");
        assert!(letter != '(' || depth == 0, "{before}{letter}");
    }
    assert!(text.contains("半荘数"), "{text}");
    assert!(!text.contains("半荘1着"), "{text}");
}
