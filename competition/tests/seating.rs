//! The laws of a draw.

use competition::{
    Again, Entrant, Field, Meetings, PlanQuality, Presence, Quality, Role, Seating, SeatingError,
    Situation, draw, draw_by_standing, plan, quality, stand_in, swap, table_label,
};
use proptest::prelude::*;
use scoring::{PersonId, Players};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A day on which the same people play round after round.
struct Day {
    situation: Situation,
}

impl Day {
    fn new(players: Players, members: i64, staff: i64) -> Self {
        let presence = |id| Presence {
            role: if id > members {
                Role::FillsTables
            } else {
                Role::Player
            },
            ..Presence::new(PersonId(id))
        };
        let present = (1..=members + staff).map(presence).collect();
        Self {
            situation: Situation {
                players,
                present,
                ..Situation::default()
            },
        }
    }

    fn play(&mut self, seed: u64) -> (Seating, Quality) {
        let seating = draw(&self.situation, seed).unwrap();
        let quality = quality(&self.situation, &seating);
        for table in &seating.tables {
            self.situation.today.add(table.as_slice());
            for (seat, person) in table.iter() {
                self.presence(*person).seats[seat.index()] += 1;
            }
        }
        for person in &seating.sits_out {
            self.presence(*person).sat_out += 1;
        }
        (seating, quality)
    }

    fn presence(&mut self, person: PersonId) -> &mut Presence {
        let mut present = self.situation.present.iter_mut();
        present.find(|presence| presence.person == person).unwrap()
    }

    fn sat_out(&self, staff: bool) -> Vec<u32> {
        let present = self.situation.present.iter();
        present
            .filter(|presence| presence.role.is_staff() == staff)
            .map(|presence| presence.sat_out)
            .collect()
    }
}

fn players() -> impl Strategy<Value = Players> {
    prop_oneof![Just(Players::Three), Just(Players::Four)]
}

fn is_even(counts: &[u32]) -> bool {
    counts.iter().max().copied().unwrap_or_default()
        <= counts.iter().min().copied().unwrap_or_default() + 1
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn everybody_sits_once_or_sits_out(players in players(), people in 4..60_i64, staff in 0..4_i64, seed: u64) {
        let mut day = Day::new(players, people, staff);
        let (seating, _) = day.play(seed);
        let mut drawn: Vec<PersonId> = seating.tables.iter().flat_map(|table| table.as_slice().to_vec()).collect();
        drawn.extend(&seating.sits_out);
        drawn.sort();
        let everybody: Vec<PersonId> = (1..=people + staff).map(PersonId).collect();
        prop_assert_eq!(drawn, everybody);
        prop_assert!(seating.sits_out.len() < players.count());
        prop_assert!(seating.tables.iter().all(|table| table.players() == players));
    }

    #[test]
    fn the_seed_and_not_the_order_of_the_list_decides(people in 4..40_i64, seed: u64) {
        let day = Day::new(Players::Four, people, 0);
        let mut turned = day.situation.clone();
        turned.present.reverse();
        prop_assert_eq!(draw(&day.situation, seed), draw(&turned, seed));
    }

    #[test]
    fn sitting_out_goes_round(players in players(), people in 4..30_i64, staff in 0..4_i64, seed: u64) {
        let mut day = Day::new(players, people, staff);
        for round in 0..10 {
            day.play(seed.wrapping_add(round));
            prop_assert!(is_even(&day.sat_out(false)), "{:?}", day.sat_out(false));
            prop_assert!(is_even(&day.sat_out(true)), "{:?}", day.sat_out(true));
        }
        let too_many = (people + staff) % i64::try_from(players.count()).unwrap();
        if staff >= too_many {
            prop_assert!(day.sat_out(false).iter().all(|count| *count == 0), "a member sat out before staff");
        }
    }

    #[test]
    fn exchanging_twice_changes_nothing(people in 5..30_i64, seed: u64, one in 1..30_i64, other in 1..30_i64) {
        let mut day = Day::new(Players::Four, people, 0);
        let (seating, _) = day.play(seed);
        let (one, other) = (PersonId(one), PersonId(other));
        match swap(&seating, one, other) {
            Ok(swapped) => {
                prop_assert_eq!(swap(&swapped, one, other).unwrap(), seating.clone());
                // Those who sit out have no order among themselves.
                let both_sit_out = [one, other].iter().all(|person| seating.sits_out.contains(person));
                prop_assert_eq!(swapped == seating, one == other || both_sit_out);
            }
            Err(SeatingError::NotDrawn(missing)) => prop_assert!(missing > PersonId(people)),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    /// With four tables or more, three rounds can go by without anybody meeting twice; with fewer,
    /// four people from two or three tables must bring some of one table together again.
    #[test]
    fn nobody_meets_twice_in_three_rounds_where_that_can_be(seed: u64) {
        for people in 8..=48 {
            let mut day = Day::new(Players::Four, people, 0);
            for round in 0..3 {
                let (_, quality) = day.play(seed.wrapping_add(round));
                let unavoidable = match (round, people) {
                    (0, _) | (_, 16..) => 0,
                    (1, 8) => 4,
                    (1, 12) => 3,
                    _ => u32::MAX,
                };
                prop_assert!(quality.repeats_today <= unavoidable, "{} people, round {}: {:?}", people, round, quality);
            }
        }
    }

    #[test]
    fn starting_seats_go_round(seed: u64) {
        for people in [16, 32, 48] {
            let mut day = Day::new(Players::Four, people, 0);
            let again: u32 = (0..2).map(|round| day.play(seed.wrapping_add(round)).1.same_seat_again).sum();
            // Only where a whole table began in few seats can somebody not have another one.
            prop_assert!(again <= u32::try_from(people).unwrap() / 4, "{} of {}", again, people);
        }
    }
}

#[test]
fn the_month_counts_where_today_does_not() {
    let mut day = Day::new(Players::Four, 16, 0);
    let (seating, _) = day.play(1);
    day.situation.month = std::mem::take(&mut day.situation.today);
    let (next, quality) = day.play(2);
    assert_eq!((quality.repeats_today, quality.repeats_this_month), (0, 0));
    let again = competition::quality(&day.situation, &seating);
    assert_eq!(again.repeats_this_month, 24, "all six pairs of four tables");
    assert_ne!(next, seating);
}

#[test]
fn moving_people_is_priced() {
    let mut day = Day::new(Players::Four, 9, 0);
    let (seating, _) = day.play(7);
    let waiting = seating.sits_out[0];
    let playing = seating.tables[0].as_slice()[0];
    let swapped = swap(&seating, waiting, playing).unwrap();
    assert_eq!(swapped.sits_out, [playing]);
    assert_eq!(swapped.tables[0].as_slice()[0], waiting);
    let quality = quality(&day.situation, &swapped);
    assert_eq!(quality.repeats_today, 3 + 6);
    assert_eq!(quality.same_seat_again, 7);
}

#[test]
fn sitting_out_is_compared_once_the_round_is_over_and_without_the_staff() {
    let mut day = Day::new(Players::Four, 9, 1);
    let seating = draw(&day.situation, 7).unwrap();
    // Of ten, one member sits out beside the one of the staff.
    let out: Vec<PersonId> = (seating.sits_out.iter().copied())
        .filter(|person| person.0 < 10)
        .collect();
    assert_eq!((out.len(), seating.sits_out.len()), (1, 2));
    let difference = |day: &Day| quality(&day.situation, &seating).sit_out_difference;
    assert_eq!(difference(&day), 1);
    day.presence(PersonId(10)).sat_out = 9;
    assert_eq!(difference(&day), 1);
    day.presence(out[0]).sat_out = 2;
    assert_eq!(difference(&day), 3);
    for id in 1..=9 {
        day.presence(PersonId(id)).sat_out += 1;
    }
    assert_eq!(difference(&day), 3);
}

#[test]
fn somebody_comes_to_the_place_of_another() {
    let day = Day::new(Players::Four, 9, 0);
    let seating = draw(&day.situation, 7).unwrap();
    let (out, playing, new) = (
        seating.sits_out[0],
        seating.tables[1].as_slice()[2],
        PersonId(77),
    );
    let with = |instead_of| stand_in(&seating, new, instead_of).unwrap();
    assert_eq!(with(playing).tables[1].as_slice()[2], new);
    assert_eq!(with(playing).sits_out, [out]);
    assert_eq!(with(out).sits_out, [new]);
    assert_eq!(
        stand_in(&seating, playing, out),
        Err(SeatingError::Twice(playing))
    );
    assert_eq!(
        stand_in(&seating, new, PersonId(78)),
        Err(SeatingError::NotDrawn(PersonId(78)))
    );
}

#[test]
fn a_draw_that_cannot_be_is_refused() {
    let day = Day::new(Players::Four, 3, 0);
    assert_eq!(
        draw(&day.situation, 1),
        Err(SeatingError::TooFew {
            present: 3,
            needed: 4
        })
    );
    let mut twice = Day::new(Players::Three, 3, 0).situation;
    twice.present.push(Presence::new(PersonId(2)));
    assert_eq!(draw(&twice, 1), Err(SeatingError::Twice(PersonId(2))));
}

#[test]
fn meetings_know_no_order() {
    let mut meetings = Meetings::default();
    meetings.add(&[PersonId(2), PersonId(1), PersonId(3)]);
    assert_eq!(meetings.between(PersonId(1), PersonId(2)), 1);
    assert_eq!(meetings.between(PersonId(3), PersonId(1)), 1);
    assert_eq!(meetings.between(PersonId(1), PersonId(4)), 0);
    assert_eq!(meetings.between(PersonId(1), PersonId(1)), 0);
}

#[test]
fn tables_are_lettered() {
    let labels: Vec<String> = [0, 25, 26, 51, 52, 701, 702].map(table_label).into();
    assert_eq!(labels, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
}

/// Every order of people stands somewhere in a table, whatever the seed.
#[test]
fn chance_reaches_every_seat() {
    let day = Day::new(Players::Four, 4, 0);
    let order = |seed| {
        draw(&day.situation, seed).unwrap().tables[0]
            .as_slice()
            .to_vec()
    };
    let seen: BTreeSet<Vec<PersonId>> = (0..600).map(order).collect();
    assert_eq!(seen.len(), 24);
}

/// The people of each table, by id.
fn tables(seating: &Seating) -> Vec<Vec<i64>> {
    let tables = seating.tables.iter();
    tables
        .map(|table| {
            let mut people: Vec<i64> = table.as_slice().iter().map(|person| person.0).collect();
            people.sort_unstable();
            people
        })
        .collect()
}

#[test]
fn the_standing_says_who_plays_whom() {
    let day = Day::new(Players::Four, 8, 0);
    let standing: Vec<PersonId> = [5, 1, 8, 2, 7, 3, 4, 6].map(PersonId).into();
    let by = |again| draw_by_standing(&day.situation, &standing, again, 3).unwrap();
    let expected = [[1, 2, 5, 8], [3, 4, 6, 7]];
    assert_eq!(tables(&by(Again::Allowed)), expected);
    assert_eq!(tables(&by(Again::Avoided)), expected, "nobody met before");
}

#[test]
fn staff_sit_at_the_last_tables_and_out_first() {
    let day = Day::new(Players::Four, 7, 2);
    let standing: Vec<PersonId> = (1..=7).rev().map(PersonId).collect();
    let seating = draw_by_standing(&day.situation, &standing, Again::Allowed, 3).unwrap();
    let out = seating.sits_out[0];
    assert!([8, 9].contains(&out.0));
    assert_eq!(
        tables(&seating),
        [vec![4, 5, 6, 7], vec![1, 2, 3, 17 - out.0]]
    );
}

#[test]
fn people_move_only_as_far_as_keeps_them_from_meeting_again() {
    let mut day = Day::new(Players::Four, 16, 0);
    let standing: Vec<PersonId> = (1..=16).map(PersonId).collect();
    let by = |day: &Day, again| draw_by_standing(&day.situation, &standing, again, 3).unwrap();
    day.situation.today.add(&[1, 2].map(PersonId));
    let moved = tables(&by(&day, Again::Avoided));
    assert_eq!(
        moved[2..],
        [[9, 10, 11, 12], [13, 14, 15, 16]],
        "far from where they met"
    );
    let apart = moved[0].contains(&1) != moved[0].contains(&2);
    assert!(apart, "{moved:?}");
    assert_eq!(tables(&by(&day, Again::Allowed))[0], [1, 2, 3, 4]);
}

/// Rounds that can go on without repeats, and end with a round of which there are few such or one.
#[test]
fn where_a_round_without_repeats_is_left_the_standing_is_seated_by_one() {
    for (people, rounds) in [
        (16, 5),
        (20, 4),
        (20, 5),
        (24, 5),
        (24, 7),
        (32, 7),
        (40, 9),
    ] {
        let entrant = |id| Entrant {
            person: PersonId(id),
            role: Role::Player,
        };
        let field = Field {
            entrants: (1..=people).map(entrant).collect(),
            rounds,
            ..Field::default()
        };
        let drawn = plan(&field, 5, |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(PlanQuality::of(&field, &drawn.rounds).repeats, 0);
        let mut day = Day::new(Players::Four, people, 0);
        for table in drawn.rounds[1..].iter().flat_map(|round| &round.tables) {
            day.situation.today.add(table.as_slice());
        }
        for seed in 0..4 {
            let standing = draw(&Day::new(Players::Four, people, 0).situation, seed).unwrap();
            let standing = standing.tables.iter().flat_map(scoring::BySeat::as_slice);
            let standing: Vec<PersonId> = standing.copied().collect();
            let seating = draw_by_standing(&day.situation, &standing, Again::Avoided, seed);
            let repeats = quality(&day.situation, &seating.unwrap()).repeats_today;
            assert_eq!(repeats, 0, "{people} people, round {rounds}, seed {seed}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5, ..ProptestConfig::default() })]

    /// However the standing turned out, nobody meets again in two more rounds.
    #[test]
    fn swiss_rounds_bring_nobody_together_again(seed: u64, people in 5..12_i64) {
        let mut day = Day::new(Players::Four, 4 * people, 0);
        for round in 0..3 {
            let standing = draw(&day.situation, seed ^ round).unwrap();
            let standing: Vec<PersonId> = standing.tables.iter().flat_map(|table| table.as_slice().to_vec()).collect();
            let seating = draw_by_standing(&day.situation, &standing, Again::Avoided, seed).unwrap();
            prop_assert_eq!(quality(&day.situation, &seating).repeats_today, 0);
            for table in &seating.tables {
                day.situation.today.add(table.as_slice());
            }
        }
    }
}
