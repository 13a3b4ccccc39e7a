//! From results back to points.

use crate::laws::any_rules;
use proptest::prelude::*;
use scoring::rule_set::{Rounding, RuleSetData};
use scoring::{
    Balance, BySeat, NotFound, Played, Points, RuleSet, found_points, preset, settle,
    sum_of_results,
};

fn results(rules: &RuleSet, points: BySeat<Points>) -> BySeat<Points> {
    let settled = settle(rules, &Played::new(points), Balance::Required);
    settled.unwrap().total
}

fn four(points: [i64; 4]) -> BySeat<Points> {
    BySeat::four(points.map(Points))
}

#[test]
fn presets_without_rounding_give_their_points_back() {
    for (id, sum) in [
        ("shirakaba-2025", 0),
        ("wakakujira-2025", 0),
        ("kenko-25000", 100_000),
    ] {
        let rules = preset(id).unwrap();
        assert_eq!(sum_of_results(&rules), Some(Points(sum)), "{id}");
        let table = rules.table_sum().0;
        for points in [
            [42_300, 31_000, 26_700],
            [30_000, 30_000, 20_000],
            [-3_100, 51_900, 12_100],
        ] {
            let last = table - points.iter().sum::<i64>();
            let points = four([points[0], points[1], points[2], last]);
            assert_eq!(
                found_points(&rules, &results(&rules, points)),
                Ok(points),
                "{id}"
            );
        }
    }
}

#[test]
fn what_the_results_do_not_say_is_not_found() {
    let rules = preset("shirakaba-2025").unwrap();
    let (sum, expected) = (Points(100), Points(0));
    let wrong = found_points(&rules, &four([40_100, 10_000, -15_000, -35_000]));
    assert_eq!(wrong, Err(NotFound::Sum { sum, expected }));
    // Nobody comes in first with so little.
    let no_such = found_points(&rules, &four([100, 0, 0, -100]));
    assert_eq!(no_such, Err(NotFound::Undecided));
    let rounded = RuleSet::new(RuleSetData {
        rounding: Rounding::FiveDownSixUp,
        ..rules.data().clone()
    });
    let rounded = rounded.unwrap();
    let whole = four([42_000, 11_000, -14_000, -39_000]);
    assert_eq!(found_points(&rounded, &whole), Err(NotFound::Rounded));
}

proptest! {
    #[test]
    fn points_that_are_found_settle_to_the_results(
        rules in any_rules(),
        hundreds in proptest::collection::vec(-100_i64..=600, 3),
    ) {
        let players = rules.players();
        let own = i64::try_from(players.count()).unwrap() - 1;
        let given = hundreds.iter().take(players.count() - 1).map(|n| n * 100);
        let last = rules.table_sum().0 - given.clone().sum::<i64>();
        let all: Vec<Points> = given.chain([last]).map(Points).collect();
        prop_assert_eq!(i64::try_from(all.len()).unwrap(), own + 1);
        let Some(points) = BySeat::from_slice(&all) else { return Ok(()) };
        let Ok(settled) = settle(&rules, &Played::new(points), Balance::Required) else {
            return Ok(());
        };
        match found_points(&rules, &settled.total) {
            Ok(found) => prop_assert_eq!(results(&rules, found), settled.total),
            Err(NotFound::Rounded) => prop_assert_ne!(rules.data().rounding, Rounding::Exact),
            Err(NotFound::Undecided) => {}
            Err(NotFound::Sum { .. }) => prop_assert!(false, "the sum is that of the rules"),
        }
    }
}
