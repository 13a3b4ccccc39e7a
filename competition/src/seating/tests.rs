//! What the searches for a round's tables are made of.

use super::search::few_repeats;
use super::{Meetings, Presence, Prices, Role, Situation, apart};
use crate::{Entrant, Field, plan};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use scoring::PersonId;
use std::ops::ControlFlow;

fn present(people: i64) -> Situation {
    Situation {
        present: (1..=people).map(PersonId).map(Presence::new).collect(),
        ..Situation::default()
    }
}

fn met(meetings: &mut Meetings, one: i64, other: i64, times: u32) {
    for _ in 0..times {
        meetings.add(&[one, other].map(PersonId));
    }
}

#[test]
fn meetings_cost_their_square_and_today_far_more_than_the_month() {
    let mut situation = present(4);
    met(&mut situation.today, 1, 2, 3);
    met(&mut situation.month, 1, 2, 5);
    met(&mut situation.month, 2, 3, 3);
    for (place, role) in [
        (0, Role::FillsTables),
        (1, Role::StandsIn),
        (3, Role::StandsIn),
    ] {
        situation.present[place].role = role;
    }
    let prices = Prices::new(&situation, &situation.present);
    let table = |people: &[usize]| prices.table(people);
    // Two of the staff who met three times today, and five times in the month.
    assert_eq!(table(&[0, 1]), 10_000 * (3 * 3 + 1_000) + 5 * 5);
    assert_eq!(table(&[1, 2]), 3 * 3);
    assert_eq!(table(&[0, 2]), 0);
    assert_eq!(table(&[2, 3]), 0);
    assert_eq!(table(&[1, 3]), 10_000 * 1_000);
    assert_eq!(table(&[0, 1, 2, 3]), 10_000 * 3_009 + 34);
    assert_eq!(prices.joining(2, &[0, 1, 3], 0), 9);
}

#[test]
fn by_standing_it_costs_how_far_people_are_apart() {
    let mut situation = present(4);
    met(&mut situation.today, 1, 4, 2);
    let prices = Prices::by_standing(&situation, &situation.present);
    assert_eq!(prices.table(&[0, 2]), 4);
    assert_eq!(prices.table(&[0, 3]), 4_000_000_000_000 + 9);
    assert!(prices.meet_again(3, 0) && !prices.meet_again(0, 1));
}

/// In four groups, of which nobody can sit with another of their own.
fn in_groups(sizes: [i64; 4]) -> Situation {
    let mut situation = present(sizes.iter().sum());
    let mut first = 1;
    for size in sizes {
        for one in first..first + size {
            for other in one + 1..first + size {
                met(&mut situation.today, one, other, 1);
            }
        }
        first += size;
    }
    situation
}

fn found_apart(situation: &Situation) -> Option<Vec<usize>> {
    let prices = Prices::by_standing(situation, &situation.present);
    apart::find(&prices, situation.present.len(), 4)
}

#[test]
fn tables_without_a_repeat_are_found_or_given_up() {
    let found = found_apart(&in_groups([9, 9, 9, 9])).unwrap_or_default();
    assert_eq!(found.len(), 36);
    for table in found.chunks(4) {
        let mut groups: Vec<usize> = table.iter().map(|person| person / 9).collect();
        groups.sort_unstable();
        assert_eq!(groups, [0, 1, 2, 3], "{found:?}");
    }
    // Four are left whatever the nine tables before, and there are more of those than can be tried.
    assert_eq!(found_apart(&in_groups([12, 9, 9, 10])), None);
}

/// After four of the seven rounds in which nobody meets twice: from one beginning alone the search comes
/// to such a fifth round about every second time, and in a tenth of the tries hardly ever.
#[test]
fn several_beginnings_find_what_one_does_not() {
    let mut situation = present(24);
    let field = Field {
        entrants: (1..=24).map(PersonId).map(player).collect(),
        rounds: 7,
        ..Field::default()
    };
    let rounds = plan(&field, 1, |_| ControlFlow::Continue(())).map(|planned| planned.rounds);
    for round in rounds.iter().flatten().take(4) {
        for table in &round.tables {
            situation.today.add(table.as_slice());
        }
    }
    let prices = Prices::new(&situation, &situation.present);
    for seed in 0..20 {
        let order = few_repeats(&prices, 24, 4, &mut ChaCha8Rng::seed_from_u64(seed));
        let repeats: u64 = order.chunks(4).map(|table| prices.table(table)).sum();
        assert_eq!((order.len(), repeats), (24, 0), "{seed}");
    }
}

fn player(person: PersonId) -> Entrant {
    Entrant {
        person,
        role: Role::Player,
    }
}
