//! Which table is which, and who begins where, once it is known who sits together.

use competition::{Entrant, Field, Progress, Role, Seating, plan};
use proptest::prelude::*;
use scoring::{PersonId, Players};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

fn field(people: i64, rounds: usize, players: Players) -> Field {
    let entrant = |id| Entrant {
        person: PersonId(id),
        role: Role::Player,
    };
    Field {
        players,
        entrants: (1..=people).map(entrant).collect(),
        rounds,
        ..Field::default()
    }
}

fn drawn_soon(field: &Field, seed: u64) -> Vec<Seating> {
    let soon = |progress: &Progress| match progress.done {
        ..9_000 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    plan(field, seed, soon).unwrap().rounds
}

/// How often each had what: a table by its place, or a seat.
type Had = BTreeMap<(PersonId, usize), i64>;

fn tables(rounds: &[Seating]) -> Had {
    let mut had = Had::new();
    for round in rounds {
        for (place, table) in round.tables.iter().enumerate() {
            for person in table.as_slice() {
                *had.entry((*person, place)).or_default() += 1;
            }
        }
    }
    had
}

fn seats(rounds: &[Seating]) -> Had {
    let mut had = Had::new();
    for table in rounds.iter().flat_map(|round| &round.tables) {
        for (seat, person) in table.iter() {
            *had.entry((*person, seat.index())).or_default() += 1;
        }
    }
    had
}

/// The sum of the squares: the less, the more evenly it goes round.
fn unevenness(had: &Had) -> i64 {
    had.values().map(|times| times * times).sum()
}

/// Rounds drawn before, with whoever plays, and rounds drawn after them.
fn dealt(field: &Field, before: usize, seed: u64) -> (usize, Vec<Seating>) {
    let first = Field {
        rounds: before,
        ..field.clone()
    };
    let mut rounds = drawn_soon(&first, seed);
    let next = Field {
        before: rounds.clone(),
        ..field.clone()
    };
    rounds.extend(drawn_soon(&next, seed ^ 1));
    (before, rounds)
}

fn fields() -> impl Strategy<Value = (Field, usize, u64)> {
    let players = prop_oneof![Just(Players::Three), Just(Players::Four)];
    let shape = (7..22_i64, 1..6_usize, players, any::<bool>());
    (shape, 0..4_usize, any::<u64>()).prop_map(
        |((people, rounds, players, three), before, seed)| {
            let field = Field {
                tables_of_three: three,
                ..field(people, rounds, players)
            };
            (field, before, seed)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn no_two_tables_of_a_round_are_better_exchanged((field, before, seed) in fields()) {
        let (before, rounds) = dealt(&field, before, seed);
        let as_dealt = unevenness(&tables(&rounds));
        for number in before..rounds.len() {
            let count = rounds[number].tables.len();
            for (one, other) in (0..count).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let mut exchanged = rounds.clone();
                let round = &mut exchanged[number].tables;
                if round[one].players() == round[other].players() {
                    round.swap(one, other);
                    prop_assert!(unevenness(&tables(&exchanged)) >= as_dealt);
                }
            }
        }
    }

    #[test]
    fn no_two_seats_of_a_table_are_better_exchanged((field, before, seed) in fields()) {
        let (before, rounds) = dealt(&field, before, seed);
        let as_dealt = unevenness(&seats(&rounds));
        for number in before..rounds.len() {
            for (place, table) in rounds[number].tables.iter().enumerate() {
                let taken = table.players().seats();
                for (one, other) in taken.iter().flat_map(|one| taken.iter().map(move |other| (*one, *other))) {
                    let mut exchanged = rounds.clone();
                    let seats_of = &mut exchanged[number].tables[place];
                    (seats_of[one], seats_of[other]) = (seats_of[other], seats_of[one]);
                    prop_assert!(unevenness(&seats(&exchanged)) >= as_dealt);
                }
            }
        }
    }

    #[test]
    fn tables_of_three_are_the_last((field, before, seed) in fields()) {
        let (_, rounds) = dealt(&field, before, seed);
        for round in rounds {
            prop_assert!(round.tables.is_sorted_by_key(|table| std::cmp::Reverse(table.players().count())));
        }
    }
}
