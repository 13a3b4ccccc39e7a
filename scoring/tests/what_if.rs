//! Trying another rule set out: the laws of `what_if`.

use crate::common::{add, day, hand, member};
use proptest::prelude::*;
use scoring::record::{Adjustment, ScoreSheet};
use scoring::rule_set::{Clock, HandValues, Uma};
use scoring::what_if::{TRIED_OUT, what_if};
use scoring::{
    BySeat, HanchanId, PersonId, Players, Points, Records, RuleSet, RuleSetData, RuleSetId, Seat,
    SeriesId, hand_value::Level, preset, presets, standings,
};

/// A club's record under a rule set, each hanchan given by what the seats won from the start.
fn played(rules: &RuleSet, tables: &[[i64; 4]]) -> Records {
    let players = rules.players();
    let mut records = Records {
        club_rules: RuleSetId(5),
        rule_sets: [(RuleSetId(5), rules.clone())].into(),
        people: (1..=4).map(|id| (PersonId(id), member(id))).collect(),
        ..Records::default()
    };
    for won in tables {
        let mut points = BySeat::from_fn(players, |seat| {
            rules.data().start + Points(100 * won[seat.index()])
        });
        let rest: i64 = won[..players.count() - 1].iter().sum();
        points[players.last_seat()] = rules.data().start - Points(100 * rest);
        add(
            &mut records,
            day(2),
            &[1, 2, 3, 4][..players.count()],
            points,
        );
    }
    records
}

/// A rule set for three, which begins with other points than that for four.
fn three_players() -> RuleSet {
    RuleSet::new(RuleSetData {
        id: "three".into(),
        players: Players::Three,
        start: Points(35_000),
        return_points: Some(Points(40_000)),
        uma: Uma::ByPlace([15_000, 0, -15_000].map(Points).into()),
        clock: Clock::default(),
        hand_values: HandValues {
            honba: Points(600),
            ..HandValues::default()
        },
        ..preset("shirakaba-2025").unwrap().data().clone()
    })
    .unwrap()
}

fn any_rules() -> impl Strategy<Value = RuleSet> {
    let rules: Vec<RuleSet> = presets().chain([three_players()]).collect();
    prop::sample::select(rules)
}

proptest! {
    #[test]
    fn under_the_same_rules_nothing_changes(rules in any_rules(), tables in prop::collection::vec(prop::array::uniform4(-200..200_i64), 0..6)) {
        let records = played(&rules, &tables);
        let tried = what_if(&records, &rules).unwrap();
        let kind = rules.kind();
        prop_assert_eq!(standings(&tried, kind), standings(&records, kind));
    }

    #[test]
    fn what_was_won_settles_as_if_it_had_been_played_by_the_other_rules(one in any_rules(), other in any_rules(), tables in prop::collection::vec(prop::array::uniform4(-200..200_i64), 1..6)) {
        prop_assume!(one.players() == other.players());
        let tried = what_if(&played(&one, &tables), &other).unwrap();
        for (tried, there) in tried.hanchan.iter().zip(&played(&other, &tables).hanchan) {
            prop_assert_eq!((tried.sheet.played, tried.settled), (there.sheet.played, there.settled));
        }
    }

    #[test]
    fn there_and_back_is_the_record_again(one in any_rules(), other in any_rules(), tables in prop::collection::vec(prop::array::uniform4(-200..200_i64), 0..6)) {
        let records = played(&one, &tables);
        let tried = what_if(&records, &other).unwrap();
        if one.players() == other.players() {
            prop_assert_eq!(tried.hanchan.len(), records.hanchan.len());
            let back = what_if(&tried, &one).unwrap();
            for (again, before) in back.hanchan.iter().zip(&records.hanchan) {
                let sheet = ScoreSheet { rules: TRIED_OUT, ..before.sheet.clone() };
                prop_assert_eq!(&again.sheet, &sheet);
                prop_assert_eq!(again.settled, before.settled);
            }
        } else {
            prop_assert!(tried.hanchan.is_empty());
        }
    }
}

#[test]
fn a_chombo_costs_what_the_rules_tried_out_take() {
    let haku = preset("haku-2015").unwrap();
    let shirakaba = preset("shirakaba-2025").unwrap();
    let mut records = played(&haku, &[[10, 0, 0, 0]]);
    records.hanchan[0].sheet.played.chombo[Seat::South] = 2;
    let of = |rules| what_if(&records, rules).unwrap().hanchan[0].result(Seat::South);
    let (at_the_table, afterwards) = (of(&haku), of(&shirakaba));
    assert_eq!(at_the_table.chombo, Points::ZERO);
    assert_eq!(afterwards.chombo, Points(-20_000));
    assert_eq!((at_the_table.chombo_count, afterwards.chombo_count), (2, 2));
}

#[test]
fn points_given_outside_stay_where_as_many_play() {
    let mut records = played(&three_players(), &[]);
    records.adjustments.push(Adjustment {
        date: day(2),
        series: SeriesId(1),
        person: PersonId(1),
        points: Points(-500),
        reason: "遅刻".into(),
    });
    let tried = |rules: &RuleSet| what_if(&records, rules).unwrap().adjustments;
    assert_eq!(tried(&three_players()), records.adjustments);
    assert_eq!(tried(&preset("shirakaba-2025").unwrap()), []);
}

#[test]
fn hands_go_with_their_hanchan() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut records = played(&rules, &[[10, 0, 0, 0]]);
    records
        .hands
        .push(hand(HanchanId(1), 1, None, Level::Mangan));
    assert_eq!(what_if(&records, &rules).unwrap().hands, records.hands);
    assert!(
        what_if(&records, &three_players())
            .unwrap()
            .hands
            .is_empty()
    );
}

#[test]
fn what_cannot_be_settled_is_named() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut records = played(&rules, &[[10, 0, 0, 0]]);
    records.hanchan[0].sheet.played.points[Seat::East] += Points(100);
    let error = what_if(&records, &rules).unwrap_err();
    assert_eq!(error.hanchan, HanchanId(1));
    // A written reason excuses it there as well.
    records.hanchan[0].sheet.unbalanced = Some("計算違い".into());
    assert_eq!(what_if(&records, &rules).unwrap().hanchan.len(), 1);
}

#[test]
fn records_are_told_apart_by_rule_set() {
    let rules = preset("shirakaba-2025").unwrap();
    let mut records = played(&rules, &[[10, 0, 0, 0], [0, 20, 0, 0]]);
    let other = RuleSet::new(RuleSetData {
        id: "other".into(),
        ..rules.data().clone()
    });
    let other = other.unwrap();
    records.rule_sets.insert(RuleSetId(6), other.clone());
    records.hanchan[1].sheet.rules = RuleSetId(6);
    records.adjustments.push(Adjustment {
        date: records.hanchan[0].sheet.date,
        series: SeriesId(1),
        person: PersonId(1),
        points: Points(-500),
        reason: "遅刻".into(),
    });
    for (id, hanchan, version) in [
        (rules.id(), HanchanId(1), RuleSetId(5)),
        ("other", HanchanId(2), RuleSetId(6)),
    ] {
        let kept = records.of_rule_set(id).unwrap();
        assert_eq!((kept.hanchan.len(), kept.hanchan[0].id), (1, hanchan));
        assert_eq!(kept.club_rules, version);
        assert!(kept.adjustments.is_empty());
    }
    assert!(records.of_rule_set("none").is_none());
}
