//! What hangs on a wall is on its paper whole.

use reports::{Print, Ranking, RankingLine, competition_ranking};
use scoring::{Period, Points, Unit};

use super::{Printed, day, in_print};
use crate::reading::holds;

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
        rounds_may_go: false,
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

#[test]
fn a_last_ranking_leaves_its_rounds_out_rather_than_go_on_over_several_pages() {
    let mut last = in_points(22, 4);
    last.rounds_may_go = true;
    let printed = |print| {
        let pdf = competition_ranking("白樺会", &last, &in_print(print)).unwrap();
        Printed::new(pdf)
    };
    assert!(printed(Print::Normal).run_on_text().contains("4回戦"));
    let large = printed(Print::Large);
    assert_eq!(large.pdf.pages, 1);
    assert!(
        !large.run_on_text().contains("1回戦2回戦"),
        "{}",
        large.run_on_text()
    );
}

#[test]
fn a_name_of_several_words_is_not_broken_within_one() {
    let mut ranking = in_points(8, 4);
    ranking.lines[0].name = "Alexander Featherstone-Montgomery".to_owned();
    let pdf = competition_ranking("白樺会", &ranking, &in_print(Print::Normal)).unwrap();
    let text = Printed::new(pdf).text();
    holds(&text, ["Alexander", "Featherstone-", "Montgomery"]);
}

#[test]
fn equals_whom_their_places_tell_apart_show_them() {
    let mut tied = in_points(8, 4);
    for (line, places) in tied.lines.iter_mut().zip([[2, 1, 1, 0], [2, 0, 1, 1]]) {
        line.total = Points(26_100);
        line.places = places;
    }
    let printed = |ranking: &Ranking| {
        let pdf = competition_ranking("白樺会", ranking, &in_print(Print::Normal));
        Printed::new(pdf.unwrap()).run_on_text()
    };
    let text = printed(&tied);
    holds(&text, ["2-1-1-0", "2-0-1-1"]);
    assert!(!printed(&in_points(8, 4)).contains("着順の回数"));
}
