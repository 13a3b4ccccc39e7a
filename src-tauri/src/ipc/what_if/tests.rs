use super::*;
use chrono::NaiveDate;
use scoring::record::{Hanchan, Person, ScoreSheet};
use scoring::{
    BySeat, HanchanId, PersonKind, Played, Points, Records, RuleSetData, RuleSetId, SeriesId,
    Settlement, preset,
};

/// One hanchan as the model club's rules settle it.
fn game(points: [i64; 4]) -> Game {
    let rules = preset("shirakaba-2025").unwrap();
    let person = |number| Person {
        number,
        name: format!("会員{number}"),
        kana: String::new(),
        kind: PersonKind::Member,
        beginner_until: None,
    };
    let declared = Records {
        club_rules: RuleSetId(1),
        rule_sets: [(RuleSetId(1), rules.clone())].into(),
        people: (1..=4)
            .map(|number| (PersonId(number.into()), person(number)))
            .collect(),
        series: [(SeriesId(1), "水曜会".to_owned())].into(),
        hanchan: vec![Hanchan {
            id: HanchanId(1),
            sheet: ScoreSheet {
                date: NaiveDate::from_ymd_opt(2026, 4, 1).unwrap(),
                series: SeriesId(1),
                round: 2,
                table: "A".into(),
                rules: RuleSetId(1),
                people: BySeat::four([1, 2, 3, 4].map(PersonId)),
                played: Played::new(BySeat::four(points.map(Points))),
                ..ScoreSheet::default()
            },
            settled: Settlement::default(),
            ..Hanchan::default()
        }],
        ..Records::default()
    };
    Game::of(tried_out(&declared, &rules).unwrap(), None, None)
}

#[test]
fn ranks_and_points_stand_beside_what_they_would_be() {
    let game = game([30_200, 30_100, 29_900, 29_800]);
    let rules = preset("hakuryuo-40").unwrap();
    let tried = WhatIf::of(&game, &rules, Calendar::Japanese).unwrap();
    assert_eq!(
        (tried.players, tried.hanchan, tried.left_out),
        (4, Number::of(1), false)
    );
    let rows = tried.rows.iter().map(|row| {
        let (rank, tried, rises) = (row.rank, row.tried_rank, row.rises);
        let points = [&row.total, &row.tried_total, &row.difference];
        ([rank, tried], rises, points.map(|points| &*points.shown))
    });
    let row =
        |ranks: [u32; 2], rises: i64, points| (ranks.map(Some), Some(Number::of(rises)), points);
    assert_eq!(
        rows.collect::<Vec<_>>(),
        [
            row([1, 1], 0, ["+30.2", "+14.0", "▲16.2"]),
            row([2, 2], 0, ["+10.1", "▲4.0", "▲14.1"]),
            row([3, 3], 0, ["▲10.1", "▲5.0", "+5.1"]),
            row([4, 3], 1, ["▲30.2", "▲5.0", "+25.2"]),
        ]
    );
}

#[test]
fn points_that_the_rules_cannot_hold_are_said_with_their_table() {
    let game = game([10_000_000, 30_000, 30_000, -9_940_000]);
    let rules = RuleSet::new(RuleSetData {
        start: Points(40_000),
        ..preset("shirakaba-2025").unwrap().data().clone()
    })
    .unwrap();
    let refused = WhatIf::of(&game, &rules, Calendar::Japanese).unwrap_err();
    assert_eq!(
        refused,
        WireError::TooFarToTryOut {
            day: "令和8年4月1日".into(),
            series: "水曜会".into(),
            round: 2,
            table: "A".into(),
            points: "10,010,000".into(),
        }
    );
}
