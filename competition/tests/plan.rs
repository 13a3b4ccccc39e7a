//! The laws of a plan, counted anew and apart from what the plan says of itself.

use competition::{Entrant, Field, Plan, PlanQuality, Progress, Role, Seating, SeatingError, plan};
use proptest::prelude::*;
use scoring::{BySeat, PersonId, Players};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// So many people, the last of them staff.
fn field(people: i64, staff: i64, rounds: usize) -> Field {
    let entrant = |id| Entrant {
        person: PersonId(id),
        role: if id > people - staff {
            Role::FillsTables
        } else {
            Role::Player
        },
    };
    Field {
        entrants: (1..=people).map(entrant).collect(),
        rounds,
        ..Field::default()
    }
}

fn drawn(field: &Field, seed: u64) -> Plan {
    plan(field, seed, |_| ControlFlow::Continue(())).unwrap()
}

/// Takes what was found after a few thousand exchanges.
fn drawn_soon(field: &Field, seed: u64) -> Plan {
    let soon = |progress: &Progress| {
        if progress.done < 20_000 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    plan(field, seed, soon).unwrap()
}

/// How often each pair sat at one table, over a table of all pairs.
fn meetings(rounds: &[Seating]) -> BTreeMap<(i64, i64), u32> {
    let mut met = BTreeMap::new();
    for table in rounds.iter().flat_map(|round| &round.tables) {
        for one in table.as_slice() {
            for other in table.as_slice().iter().filter(|other| one < *other) {
                *met.entry((one.0, other.0)).or_default() += 1;
            }
        }
    }
    met
}

fn repeats(rounds: &[Seating]) -> u32 {
    meetings(rounds).values().map(|times| times - 1).sum()
}

fn everybody_once(field: &Field, rounds: &[Seating]) {
    let mut listed: Vec<PersonId> = field
        .entrants
        .iter()
        .map(|entrant| entrant.person)
        .collect();
    listed.sort();
    assert_eq!(rounds.len(), field.rounds);
    for round in rounds {
        let seated = round.tables.iter().flat_map(BySeat::as_slice);
        let mut seen: Vec<PersonId> = seated.chain(&round.sits_out).copied().collect();
        seen.sort();
        assert_eq!(seen, listed);
    }
}

/// How often each player met staff.
fn staff_meetings(field: &Field, rounds: &[Seating]) -> Vec<u32> {
    let met = meetings(rounds);
    let (staff, players): (Vec<&Entrant>, Vec<&Entrant>) = field
        .entrants
        .iter()
        .partition(|entrant| entrant.role.is_staff());
    let with = |player: &&Entrant| {
        let both = staff.iter().map(|staff: &&Entrant| {
            let (one, other) = (player.person.0, staff.person.0);
            met.get(&(one.min(other), one.max(other)))
                .copied()
                .unwrap_or_default()
        });
        both.sum()
    };
    players.iter().map(with).collect()
}

fn difference(counts: &[u32]) -> u32 {
    counts.iter().max().unwrap() - counts.iter().min().unwrap()
}

#[test]
fn as_many_rounds_without_repeats_as_are_known() {
    for (people, rounds) in KNOWN {
        let field = field(people, 0, rounds);
        let plan = drawn(&field, 4);
        everybody_once(&field, &plan.rounds);
        assert_eq!(repeats(&plan.rounds), 0, "{people} people, {rounds} rounds");
    }
}

#[test]
fn common_sizes_meet_nobody_twice() {
    for people in (16..=48).step_by(4) {
        for rounds in 3..=6 {
            let possible = KNOWN
                .iter()
                .any(|(known, most)| *known == people && rounds <= *most);
            if possible {
                assert_eq!(
                    repeats(&drawn(&field(people, 0, rounds), 9).rounds),
                    0,
                    "{people}, {rounds}"
                );
            }
        }
    }
}

/// 16 people have 120 pairs and sit in 144 of them.
#[test]
fn where_some_must_meet_again_the_fewest_do() {
    let plan = drawn(&field(16, 0, 6), 3);
    assert_eq!(repeats(&plan.rounds), 24);
    assert!(meetings(&plan.rounds).values().all(|times| *times <= 2));
    assert!(repeats(&drawn_soon(&field(24, 0, 8), 3).rounds) <= 24);
}

#[test]
fn staff_meet_everybody_alike() {
    let field = field(24, 3, 4);
    let rounds = drawn(&field, 11).rounds;
    everybody_once(&field, &rounds);
    let counts = staff_meetings(&field, &rounds);
    assert_eq!(
        counts.iter().sum::<u32>(),
        4 * 3 * 3,
        "no two of the staff at one table"
    );
    assert_eq!(difference(&counts), 1);
    assert_eq!(
        repeats(&rounds),
        0,
        "and whoever meets staff twice meets others"
    );
}

/// Three of the 24 meet one another in none of the seven rounds that are known for 24.
#[test]
fn staff_meet_nobody_again_in_many_rounds() {
    let field = field(24, 3, 6);
    let rounds = drawn(&field, 11).rounds;
    assert_eq!(repeats(&rounds), 0);
    let counts = staff_meetings(&field, &rounds);
    assert_eq!((counts.iter().sum::<u32>(), difference(&counts)), (54, 1));
}

#[test]
fn staff_sit_out_before_players() {
    let field = field(22, 2, 4);
    for round in drawn_soon(&field, 2).rounds {
        assert_eq!(round.sits_out, [PersonId(21), PersonId(22)]);
    }
}

/// After four of the five rounds in which 16 people can meet, only one fifth is left.
#[test]
fn rounds_drawn_before_stay_and_count() {
    let five = field(16, 0, 5);
    let mut rounds = drawn(&five, 1).rounds;
    rounds.pop();
    let field = Field {
        before: rounds.clone(),
        rounds: 1,
        ..five
    };
    let more = drawn(&field, 2).rounds;
    everybody_once(&field, &more);
    assert_eq!(PlanQuality::of(&field, &more).repeats, 0);
    rounds.extend(more);
    assert_eq!(repeats(&rounds), 0);
}

/// Somebody who played and went home is known, but no longer seated.
#[test]
fn who_left_is_not_seated() {
    let mut field = field(17, 0, 2);
    field.before = drawn_soon(&field, 1).rounds;
    field.entrants.remove(4);
    let rounds = drawn_soon(&field, 2).rounds;
    everybody_once(&field, &rounds);
}

#[test]
fn an_exchange_by_hand_tells_its_cost() {
    let field = field(16, 0, 5);
    let plan = drawn(&field, 8);
    let [one, other] = [0, 1].map(|table| plan.rounds[2].tables[table].as_slice()[0]);
    let swapped = plan.swap(2, one, other).unwrap();
    let quality = PlanQuality::of(&field, &swapped.rounds);
    assert_eq!(quality.repeats, repeats(&swapped.rounds));
    assert_eq!(
        quality.repeats, 6,
        "each of the two meets three people again"
    );
    assert_eq!(swapped.swap(2, other, one).unwrap(), plan);
    let stranger = PersonId(99);
    assert_eq!(
        plan.swap(2, one, stranger),
        Err(SeatingError::NotDrawn(stranger))
    );
    assert_eq!(plan.swap(5, one, other), Err(SeatingError::NotDrawn(one)));
}

#[test]
fn a_quality_counts_all_rounds_with_those_drawn_before() {
    let table = |ids: &[i64]| {
        let people: Vec<PersonId> = ids.iter().copied().map(PersonId).collect();
        BySeat::from_slice(&people).unwrap()
    };
    let round = |tables: [&[i64]; 2], sits_out: &[i64]| Seating {
        tables: tables.map(table).into(),
        sits_out: sits_out.iter().copied().map(PersonId).collect(),
    };
    // 7 and 8 are staff.
    let field = Field {
        before: vec![round([&[1, 2, 3, 7], &[4, 5, 6, 8]], &[])],
        ..field(8, 2, 2)
    };
    let rounds = [
        round([&[1, 2, 7, 8], &[3, 4, 5]], &[6]),
        round([&[1, 2, 3, 7], &[4, 5, 8]], &[6]),
    ];
    let expected = PlanQuality {
        with_staff: true,
        staff_together: 1,
        staff_meetings_fewest: 1,
        staff_meetings_most: 4,
        same_staff_again: 7,
        repeats: 13,
        meetings_most: 3,
        seat_difference: 3,
        same_table_again: 12,
        sits_out_fewest: 0,
        sits_out_most: 2,
        tables_of_three_fewest: 0,
        tables_of_three_most: 2,
    };
    assert_eq!(PlanQuality::of(&field, &rounds), expected);
}

#[test]
fn who_would_sit_out_plays_at_tables_of_three_where_there_are_any() {
    let sizes: [(i64, &[usize]); 9] = [
        (3, &[3]),
        (4, &[4]),
        (5, &[4]),
        (6, &[3, 3]),
        (7, &[4, 3]),
        (8, &[4, 4]),
        (9, &[3, 3, 3]),
        (10, &[4, 3, 3]),
        (11, &[4, 4, 3]),
    ];
    for (people, sizes) in sizes {
        let field = Field {
            tables_of_three: true,
            ..field(people, 0, 1)
        };
        let round = drawn_soon(&field, 1).rounds.remove(0);
        let drawn: Vec<usize> = (round.tables.iter())
            .map(|table| table.players().count())
            .collect();
        assert_eq!(drawn, sizes, "{people}");
        assert_eq!(round.sits_out.len(), usize::from(people == 5));
    }
}

#[test]
fn who_sat_out_before_sits_out_last() {
    let mut field = field(9, 0, 1);
    field.before = drawn_soon(&field, 1).rounds;
    let before = field.before[0].sits_out.clone();
    field.rounds = 8;
    let mut out: Vec<PersonId> = (drawn_soon(&field, 2).rounds.iter())
        .flat_map(|round| round.sits_out.clone())
        .collect();
    out.extend(before);
    out.sort();
    assert_eq!(out, (1..=9).map(PersonId).collect::<Vec<_>>());
}

#[test]
fn a_search_can_be_ended_at_any_time() {
    let field = field(26, 0, 7);
    let mut heard = Vec::new();
    let plan = plan(&field, 6, |progress| {
        heard.push(*progress);
        if heard.len() < 4 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
    .unwrap();
    everybody_once(&field, &plan.rounds);
    let better =
        |pair: &[Progress]| pair[0].done < pair[1].done && pair[1].repeats <= pair[0].repeats;
    assert!(heard.windows(2).all(better), "{heard:?}");
    assert_eq!(heard.len(), 4);
}

#[test]
fn a_plan_that_cannot_be_is_refused() {
    let never = |_: &Progress| ControlFlow::Continue(());
    assert_eq!(
        plan(&field(3, 0, 2), 1, never),
        Err(SeatingError::TooFew {
            present: 3,
            needed: 4
        })
    );
    let mut twice = field(8, 0, 2);
    twice.entrants[3].person = PersonId(1);
    assert_eq!(
        plan(&twice, 1, never),
        Err(SeatingError::Twice(PersonId(1)))
    );
    assert_eq!(drawn(&field(8, 0, 0), 1).rounds, []);
}

const KNOWN: [(i64, usize); 9] = [
    (16, 5),
    (20, 5),
    (24, 7),
    (28, 9),
    (32, 10),
    (36, 11),
    (40, 13),
    (44, 14),
    (48, 15),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_plan_keeps_its_laws(
        people in 4..45_i64,
        staff in 0..4_i64,
        rounds in 1..6_usize,
        tables_of_three: bool,
        three: bool,
        seed: u64,
    ) {
        let players = if three { Players::Three } else { Players::Four };
        let field = Field { players, tables_of_three, ..field(people, staff, rounds) };
        let plan = drawn_soon(&field, seed);
        everybody_once(&field, &plan.rounds);
        let quality = PlanQuality::of(&field, &plan.rounds);
        prop_assert_eq!(quality.repeats, repeats(&plan.rounds));
        let counts = staff_meetings(&field, &plan.rounds);
        let of_staff = [&quality.staff_meetings_fewest, &quality.staff_meetings_most].map(|count| *count);
        prop_assert_eq!(of_staff, [*counts.iter().min().unwrap(), *counts.iter().max().unwrap()]);
        prop_assert!(quality.sits_out_most <= quality.sits_out_fewest + 1, "{:?}", quality);
        if quality.tables_of_three_most == 0 {
            prop_assert!(quality.seat_difference <= 1, "{:?}", quality);
        }
        for round in &plan.rounds {
            prop_assert!(round.sits_out.len() < players.count());
            if tables_of_three && people >= 9 {
                prop_assert!(round.sits_out.is_empty() || three);
            }
        }
    }

    #[test]
    fn the_seed_and_not_the_order_of_the_list_decides(people in 4..40_i64, staff in 0..3_i64, seed: u64) {
        let field = field(people, staff, 3);
        let mut turned = field.clone();
        turned.entrants.reverse();
        prop_assert_eq!(drawn_soon(&field, seed), drawn_soon(&turned, seed));
    }
}
