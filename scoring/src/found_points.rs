//! From results back to points: a table of which only ±P was kept. See [the rules](crate::rules), 1.

use crate::rule_set::{Basis, Rounding, Top};
use crate::settle::uma_of;
use crate::{Balance, BySeat, Place, Played, Points, RuleSet, Seat, settle};

/// Why no points can be found from results.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NotFound {
    /// The rules round: several points have one result.
    Rounded,
    /// The results do not add up to what the rules give a table.
    Sum {
        /// What they add up to.
        sum: Points,
        /// What they must add up to.
        expected: Points,
    },
    /// No points, or several, settle to these results.
    Undecided,
}

/// What the results of a table add up to without chombo and sticks left over; none where that depends on
/// the points.
pub fn sum_of_results(rules: &RuleSet) -> Option<Points> {
    let data = rules.data();
    let sum = |floating| rules.uma(floating).iter().copied().sum::<Points>();
    let uma = sum(0);
    if (1..rules.players().count()).any(|floating| sum(floating) != uma) {
        return None;
    }
    if data.top == Top::Residual {
        return Some(uma);
    }
    (data.rounding == Rounding::Exact).then(|| {
        let players = i64::try_from(rules.players().count()).unwrap_or_default();
        rules.table_sum() - return_of(rules) * players + uma
    })
}

/// The points with which a hanchan ended that gave those results, had nobody a chombo and no sticks were
/// left on the table.
///
/// # Errors
/// Where the results do not say them; see [`NotFound`].
///
/// ```
/// use scoring::{BySeat, Points, found_points, preset};
/// let rules = preset("shirakaba-2025").unwrap();
/// let results = BySeat::four([25_000, 25_000, -10_000, -40_000].map(Points));
/// let points = found_points(&rules, &results).unwrap();
/// assert_eq!(points, BySeat::four([35_000, 35_000, 30_000, 20_000].map(Points)));
/// ```
pub fn found_points(rules: &RuleSet, results: &BySeat<Points>) -> Result<BySeat<Points>, NotFound> {
    let sum: Points = results.as_slice().iter().copied().sum();
    if let Some(expected) = sum_of_results(rules)
        && sum != expected
    {
        return Err(NotFound::Sum { sum, expected });
    }
    if rules.data().rounding != Rounding::Exact {
        return Err(NotFound::Rounded);
    }
    let mut found: Vec<BySeat<Points>> = Vec::new();
    for places in possible_places(results) {
        for floating in 0..=results.players().count() {
            let Some(points) = points_by(rules, results, &places, floating) else {
                continue;
            };
            let settled = settle(rules, &Played::new(points), Balance::Required);
            if settled.is_ok_and(|settled| settled.total == *results) && !found.contains(&points) {
                found.push(points);
            }
        }
    }
    match found[..] {
        [points] => Ok(points),
        _ => Err(NotFound::Undecided),
    }
}

fn return_of(rules: &RuleSet) -> Points {
    match rules.data().basis {
        Basis::FromReturn => rules.data().return_points.unwrap_or_default(),
        Basis::Raw => Points::ZERO,
    }
}

/// Every way in which the players can have come in, in the order of their results: each next one can share
/// the place of the one before or not.
fn possible_places(results: &BySeat<Points>) -> Vec<BySeat<Place>> {
    let players = results.players();
    let mut order: Vec<Seat> = players.seats().to_vec();
    order.sort_by_key(|seat| std::cmp::Reverse(results[*seat]));
    let ways = 1_u32 << (players.count() - 1);
    let of_way = |way: u32| {
        let mut groups: Vec<Vec<Seat>> = Vec::new();
        for (at, seat) in order.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if way & (1 << (at - 1)) != 0 => group.push(*seat),
                _ => groups.push(vec![*seat]),
            }
        }
        let mut places = BySeat::from_fn(players, |_| Place::default());
        let mut number = 1;
        for group in groups {
            let tied = u8::try_from(group.len()).unwrap_or(1);
            for seat in group {
                places[seat] = Place { number, tied };
            }
            number += tied;
        }
        places
    };
    (0..ways).map(of_way).collect()
}

fn points_by(
    rules: &RuleSet,
    results: &BySeat<Points>,
    places: &BySeat<Place>,
    floating: usize,
) -> Option<BySeat<Points>> {
    let uma = uma_of(rules, places, floating);
    let mut points = BySeat::from_fn(results.players(), |seat| {
        results[seat] - uma[seat] + return_of(rules)
    });
    if rules.data().top == Top::Residual {
        // What first place ended with is what the others left.
        let is_first = |seat: Seat| places[seat].number == 1;
        let others = points.iter().filter(|(seat, _)| !is_first(*seat));
        let left = rules.table_sum() - others.map(|(_, points)| *points).sum::<Points>();
        let firsts = points.iter().filter(|(seat, _)| is_first(*seat)).count();
        let firsts = i64::try_from(firsts)
            .ok()
            .filter(|firsts| left.0 % firsts == 0)?;
        points = BySeat::from_fn(results.players(), |seat| {
            if is_first(seat) {
                Points(left.0 / firsts)
            } else {
                points[seat]
            }
        });
    }
    Some(points)
}
