use super::*;
use scoring::rule_set::Uma;
use scoring::{Balance, Players, preset, settle};

fn typed(scores: [&str; 4]) -> Sheet {
    let seat = |(score, person): (&str, i64)| SheetSeat {
        person: Some(PersonId(person)),
        score: score.into(),
        ..SheetSeat::default()
    };
    Sheet {
        day: scoring::parse_date("2026-11-21").unwrap(),
        series: SeriesId(1),
        round: 2,
        table: "A".into(),
        rules: RuleSetId(1),
        unit: ScoreUnit::Hundreds,
        seats: scores.into_iter().zip(1..).map(seat).collect(),
        last_dealer: '西',
        sticks: "２".into(),
        unbalanced: None,
        two_tables: None,
        fill_last: false,
        hands: Vec::new(),
    }
}

#[test]
fn a_sheet_is_read_as_it_was_typed() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut sheet = typed(["423", "300", "267", "▲10"]);
    sheet.seats[1].chombo = "1".into();
    let entry = sheet.entry(&rules, true).unwrap();
    let points = entry.played.points.map(|points| points.0);
    assert_eq!(points.as_slice(), [42_300, 30_000, 26_700, -1_000]);
    assert_eq!(entry.played.deposit, Points(2_000));
    assert_eq!(entry.played.last_dealer, Seat::West);
    assert_eq!(entry.played.chombo[Seat::South], 1);
    assert_eq!(entry.people[Seat::South], PersonId(2));
}

#[test]
fn the_last_score_follows_from_the_others_only_where_that_is_wanted() {
    let rules = preset("shirakaba-2025").unwrap();
    for (scores, sticks, filled) in [
        (["423", "310", "267", ""], "", Some("200")),
        (["423", "310", "267", ""], "1", Some("190")),
        (["900", "", "267", "200"], "", Some("-167")),
        (["423", "310", "", ""], "", None),
        (["423", "三万", "267", ""], "", None),
        (["99999999999999999", "310", "267", ""], "", None),
    ] {
        let mut sheet = typed(scores);
        sheet.sticks = sticks.into();
        let filled_in = |sheet: &Sheet| {
            let read = sheet.scores(&rules).unwrap();
            let seats = sheet.seats_as_read(&read, &rules);
            seats.into_iter().find_map(|seat| seat.filled)
        };
        assert_eq!(filled_in(&sheet), None, "{scores:?}");
        sheet.fill_last = true;
        assert_eq!(filled_in(&sheet).as_deref(), filled, "{scores:?} {sticks}");
        assert_eq!(sheet.entry(&rules, true).is_ok(), filled.is_some());
    }
}

#[test]
fn sticks_that_would_make_the_sum_right_are_counted() {
    let rules = preset("shirakaba-2025").unwrap();
    for (scores, sticks, all) in [
        (["423", "310", "247", "200"], "", Some(2)),
        (["423", "310", "247", "200"], "1", Some(2)),
        (["423", "310", "264", "200"], "", None),
        (["423", "310", "0", "200"], "", None),
    ] {
        let mut sheet = typed(scores);
        sheet.sticks = sticks.into();
        let played = sheet.entry(&rules, true).unwrap().played;
        let refused = settle(&rules, &played, Balance::Required);
        let Err(SettleError::Unbalanced { difference, .. }) = refused else {
            panic!("{refused:?}");
        };
        let missing = sticks_missing(-difference, played.deposit);
        assert_eq!(missing, all, "{scores:?} {sticks}");
    }
}

#[test]
fn what_is_missing_or_no_score_is_named_by_its_seat() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut sheet = typed(["423", "三万", "267", "200"]);
    let refused = SheetProblem::NotAScore {
        seat: '南',
        typed: "三万".into(),
    };
    assert_eq!(sheet.entry(&rules, true), Err(refused));
    sheet.seats[1].score = "　".into();
    let refused = SheetProblem::EmptyScore { seat: '南' };
    assert_eq!(sheet.entry(&rules, true), Err(refused));
    sheet.seats[1].score = "310".into();
    sheet.seats[3].person = None;
    let refused = SheetProblem::EmptySeat { seat: '北' };
    assert_eq!(sheet.entry(&rules, true), Err(refused));
    assert!(sheet.entry(&rules, false).is_ok());
}

#[test]
fn a_fourth_seat_counts_for_nothing_where_three_play() {
    let mut data = preset("shirakaba-2025").unwrap().data().clone();
    data.players = Players::Three;
    data.hand_values.honba = Points(200);
    data.uma = Uma::ByPlace([20_000, 0, -20_000].map(Points).to_vec());
    let rules = RuleSet::new(data).unwrap();
    let mut sheet = typed(["400", "300", "", "北の点"]);
    sheet.fill_last = true;
    let entry = sheet.entry(&rules, true).unwrap();
    assert_eq!(entry.people.as_slice().len(), 3);
    let left = rules.table_sum().0 - 72_000;
    assert_eq!(entry.played.points[Seat::West], Points(left));
}

#[test]
fn no_words_are_no_reason() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut sheet = typed(["423", "310", "267", "180"]);
    for (given, kept) in [
        (None, None),
        (Some(" 　"), None),
        (Some("紙のまま"), Some("紙のまま")),
    ] {
        sheet.unbalanced = given.map(ToOwned::to_owned);
        let entry = sheet.entry(&rules, true).unwrap();
        assert_eq!(entry.unbalanced.as_deref(), kept);
    }
}
