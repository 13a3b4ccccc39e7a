//! What hangs on a wall is on its paper whole.

use reports::{Print, Ranking, RankingLine, competition_ranking};
use scoring::{Period, Points, Unit};

use super::{Printed, day, in_print};

/// A day counted in points, with totals of six figures.
fn in_points(players: u32, rounds: usize) -> Ranking {
    let line = |place: u32| {
        let points = Points(113_200 - i64::from(place) * 5_300);
        RankingLine {
            rank: Some(place),
            number: 100 + place,
            name: format!("選手 {place}号"),
            results: vec![Some(points); rounds],
            penalties: Points(if place.is_multiple_of(5) { -17_500 } else { 0 }),
            total: points,
            ..RankingLine::default()
        }
    };
    Ranking {
        competition: "第24回 正月高校生大会".into(),
        days: Some(Period {
            from: day("2026-01-04"),
            to: day("2026-01-04"),
        }),
        rules: "東大白 2015".into(),
        of: "本戦　4回戦まで".into(),
        notes: Vec::new(),
        unit: Unit::Points,
        rounds,
        lines: (1..=players).map(line).collect(),
    }
}

#[test]
fn a_ranking_of_large_figures_stays_on_its_paper_and_names_its_day() {
    let players = [8, 15, 22, 40, 48];
    let papers = players
        .into_iter()
        .flat_map(|players| [(players, 0), (players, 4)]);
    for (players, rounds) in papers {
        for print in [Print::Normal, Print::Large] {
            let name = format!("{players} over {rounds} in {print:?}");
            let ranking = in_points(players, rounds);
            let pdf = competition_ranking("白樺会", &ranking, &in_print(print)).unwrap();
            let printed = Printed::new(pdf);
            printed.check_words(&name, 44.5);
            let text = printed.run_on_text();
            assert!(text.contains("令和8年1月4日(日)"), "{name}: {text}");
            for line in &ranking.lines {
                let total = Unit::Points.signed(line.total);
                assert!(text.contains(&total), "{name}: {total} in {text}");
            }
        }
    }
}

#[test]
fn two_columns_of_a_ranking_are_of_one_length() {
    let pdf = competition_ranking("白樺会", &in_points(22, 0), &in_print(Print::Normal)).unwrap();
    let printed = Printed::new(pdf);
    let words = printed.words();
    let middle = printed.page_sizes()[0].0 / 2.0;
    let numbers = words
        .iter()
        .filter(|word| word.text.starts_with('1') && word.text.len() == 3);
    let (left, right): (Vec<_>, Vec<_>) = numbers.partition(|word| word.left < middle);
    assert!(
        right.is_empty() || left.len() == right.len(),
        "{left:?} {right:?}"
    );
}
