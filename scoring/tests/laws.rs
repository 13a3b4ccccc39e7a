//! What holds for every hanchan under every rule set.

use proptest::prelude::*;
use scoring::rule_set::{Basis, Chombo, Deposit, Rounding, RuleSetData, Tie, Top, Uma};
use scoring::{Balance, BySeat, Played, Players, Points, RuleSet, Seat, preset, presets, settle};

/// Any rule set that passes the checks, for three or four players.
pub fn any_rules() -> impl Strategy<Value = RuleSet> {
    let players = prop_oneof![Just(Players::Three), Just(Players::Four)];
    let rounding = prop_oneof![
        Just(Rounding::Exact),
        Just(Rounding::TowardReturn),
        Just(Rounding::FiveDownSixUp),
        Just(Rounding::FourDownFiveUp),
        Just(Rounding::Down),
        Just(Rounding::Up),
    ];
    let tie = prop_oneof![
        Just(Tie::Split),
        Just(Tie::StartingSeat),
        Just(Tie::LastDealer)
    ];
    let top = prop_oneof![Just(Top::Own), Just(Top::Residual)];
    let deposit = prop_oneof![Just(Deposit::ToTop), Just(Deposit::Stays)];
    let start = 20_i64..=40;
    let rows = proptest::collection::vec(proptest::collection::vec(-500_i64..=500, 4), 3);
    (
        players,
        rounding,
        tie,
        top,
        deposit,
        start,
        0_i64..=10,
        rows,
        any::<bool>(),
    )
        .prop_map(
            |(players, rounding, tie, top, deposit, start, oka, rows, floating)| {
                let count = players.count();
                let row = |amounts: &Vec<i64>| {
                    let mut row: Vec<Points> =
                        amounts[..count].iter().map(|n| Points(n * 100)).collect();
                    row.sort();
                    row.reverse();
                    row
                };
                let uma = if floating {
                    Uma::ByFloating {
                        floating: rows[..count - 1].iter().map(row).collect(),
                    }
                } else {
                    Uma::ByPlace(row(&rows[0]))
                };
                let data = RuleSetData {
                    id: "any".into(),
                    players,
                    rounding,
                    tie,
                    top,
                    deposit,
                    start: Points(start * 1_000),
                    return_points: Some(Points((start + oka) * 1_000)),
                    basis: Basis::FromReturn,
                    uma,
                    chombo: Chombo::Adjustment(Points(-10_000)),
                    hand_values: scoring::rule_set::HandValues {
                        honba: Points(600),
                        ..Default::default()
                    },
                    ..preset("shirakaba-2025").unwrap().data().clone()
                };
                let clock = scoring::rule_set::Clock::default();
                RuleSet::new(RuleSetData { clock, ..data }).unwrap()
            },
        )
}

/// A hanchan that adds up, with ties often.
fn any_played(rules: &RuleSet) -> impl Strategy<Value = Played> + use<> {
    let (players, sum) = (rules.players(), rules.table_sum());
    let coarse = prop_oneof![Just(100_i64), Just(1_000), Just(5_000)];
    let parts = proptest::collection::vec(-20_i64..=60, 4);
    (
        coarse,
        parts,
        0_i64..=3,
        0..players.count(),
        proptest::collection::vec(0_u32..=2, 4),
    )
        .prop_map(move |(step, parts, sticks, last_dealer, chombo)| {
            let deposit = Points(sticks * 1_000);
            let last = players.last_seat();
            let mut points = BySeat::from_fn(players, |seat| Points(parts[seat.index()] * step));
            let others: Points = points
                .iter()
                .filter(|(seat, _)| *seat != last)
                .map(|(_, p)| *p)
                .sum();
            points[last] = sum - deposit - others;
            Played {
                points,
                deposit,
                last_dealer: Seat::from_index(last_dealer).unwrap(),
                chombo: BySeat::from_fn(players, |seat| chombo[seat.index()]),
            }
        })
}

fn any_hanchan() -> impl Strategy<Value = (RuleSet, Played)> {
    any_rules().prop_flat_map(|rules| {
        let played = any_played(&rules);
        (Just(rules), played)
    })
}

fn sum(amounts: &BySeat<Points>) -> Points {
    amounts.as_slice().iter().copied().sum()
}

proptest! {
    #[test]
    fn totals_are_the_sum_of_their_parts((rules, played) in any_hanchan()) {
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        for (seat, total) in settled.total.iter() {
            prop_assert_eq!(*total, settled.base[seat] + settled.uma[seat] + settled.chombo[seat]);
        }
    }

    #[test]
    fn a_table_of_the_model_club_sums_to_zero_but_for_chombo(played in any_played(&preset("shirakaba-2025").unwrap())) {
        let settled = settle(&preset("shirakaba-2025").unwrap(), &played, Balance::Required).unwrap();
        let chombo: u32 = played.chombo.as_slice().iter().sum();
        prop_assert_eq!(sum(&settled.base), Points::ZERO);
        prop_assert_eq!(sum(&settled.uma), Points::ZERO);
        prop_assert_eq!(sum(&settled.total), Points(-10_000) * i64::from(chombo));
    }

    #[test]
    fn a_residual_top_makes_every_table_sum_to_zero((rules, played) in any_hanchan()) {
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        if rules.data().top == Top::Residual {
            prop_assert_eq!(sum(&settled.base), Points::ZERO);
        }
    }

    #[test]
    fn place_points_are_all_given_out_whatever_the_ties((rules, played) in any_hanchan()) {
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        if let Uma::ByPlace(amounts) = &rules.data().uma {
            prop_assert_eq!(sum(&settled.uma), amounts.iter().copied().sum());
        }
        for amount in settled.uma.as_slice() {
            prop_assert!(amount.is_whole_step());
        }
    }

    #[test]
    fn places_of_a_table_average_the_same_whatever_the_ties((rules, played) in any_hanchan()) {
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        let doubled: u32 = settled.places.as_slice().iter().map(|place| place.doubled_mean()).sum();
        let count = u32::from(u8::from(rules.players()));
        prop_assert_eq!(doubled, count * (count + 1));
        if rules.data().tie != Tie::Split {
            prop_assert!(settled.places.as_slice().iter().all(|place| place.tied == 1));
        }
    }

    #[test]
    fn more_points_never_mean_a_worse_place((rules, played) in any_hanchan()) {
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        for (seat, points) in played.points.iter() {
            for (other, fewer) in played.points.iter() {
                if points > fewer {
                    prop_assert!(settled.places[seat].number < settled.places[other].number);
                    prop_assert!(settled.uma[seat] + Points(200) >= settled.uma[other], "beyond the odd step of a tie");
                }
            }
        }
    }

    #[test]
    fn winning_a_stick_from_another_never_worsens_the_place((rules, played) in any_hanchan(), from in 0_usize..4, to in 0_usize..4) {
        let count = rules.players().count();
        let (from, to) = (Seat::from_index(from % count).unwrap(), Seat::from_index(to % count).unwrap());
        let mut after = played;
        after.points[from] -= Points(1_000);
        after.points[to] += Points(1_000);
        let before = settle(&rules, &played, Balance::Required).unwrap();
        let after = settle(&rules, &after, Balance::Required).unwrap();
        prop_assert!(after.places[to].number <= before.places[to].number);
    }

    #[test]
    fn seats_only_matter_where_points_are_equal((rules, played) in any_hanchan(), turn in 1_usize..4) {
        let mut sorted: Vec<Points> = played.points.as_slice().to_vec();
        sorted.sort();
        sorted.dedup();
        prop_assume!(sorted.len() == rules.players().count());
        let count = rules.players().count();
        let turned = |seat: Seat| Seat::from_index((seat.index() + turn) % count).unwrap();
        let moved = Played {
            points: BySeat::from_fn(rules.players(), |seat| played.points[turned(seat)]),
            chombo: BySeat::from_fn(rules.players(), |seat| played.chombo[turned(seat)]),
            ..played
        };
        let before = settle(&rules, &played, Balance::Required).unwrap();
        let after = settle(&rules, &moved, Balance::Required).unwrap();
        for (seat, total) in after.total.iter() {
            prop_assert_eq!(*total, before.total[turned(seat)]);
        }
    }

    #[test]
    fn rounding_moves_less_than_a_thousand_and_keeps_the_order(a in -200_000_i64..200_000, b in -200_000_i64..200_000) {
        for rounding in [Rounding::TowardReturn, Rounding::FiveDownSixUp, Rounding::FourDownFiveUp, Rounding::Down, Rounding::Up] {
            let (low, high) = (rounding.apply(Points(a.min(b))), rounding.apply(Points(a.max(b))));
            prop_assert!(low <= high);
            prop_assert_eq!(low.0 % 1_000, 0);
            prop_assert!((low - Points(a.min(b))).abs() < Points(1_000));
        }
    }

    #[test]
    fn a_rule_set_survives_being_written_and_read(rules in any_rules()) {
        let json = serde_json::to_string(&rules).unwrap();
        prop_assert_eq!(serde_json::from_str::<RuleSet>(&json).unwrap(), rules);
    }
}

#[test]
fn presets_survive_being_written_and_read() {
    assert_eq!(presets().count(), 5);
    for rules in presets() {
        let json = serde_json::to_string_pretty(&rules).unwrap();
        assert_eq!(serde_json::from_str::<RuleSet>(&json).unwrap(), rules);
    }
}
