//! What a search comes to where no rounds are known beforehand.

use competition::{Entrant, Field, PlanQuality, Progress, Role, plan};
use scoring::{PersonId, Players};
use std::ops::ControlFlow;

fn field(players: Players, people: i64, rounds: usize) -> Field {
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

/// The rounds' quality and how far the search said that it was.
fn searched(field: &Field, seed: u64) -> (PlanQuality, Vec<Progress>) {
    let mut heard = Vec::new();
    let drawn = plan(field, seed, |progress| {
        heard.push(*progress);
        ControlFlow::Continue(())
    });
    (PlanQuality::of(field, &drawn.unwrap().rounds), heard)
}

#[test]
fn nobody_meets_again_where_only_a_search_finds_how() {
    for (players, people, rounds) in [
        (Players::Four, 18, 4),
        (Players::Four, 22, 5),
        (Players::Four, 26, 6),
        // Fifteen in threes meet everybody once in seven rounds.
        (Players::Three, 15, 7),
        (Players::Three, 18, 7),
    ] {
        let (quality, _) = searched(&field(players, people, rounds), 1);
        assert_eq!(quality.repeats, 0, "{players:?} {people} {rounds}");
    }
}

#[test]
fn a_search_says_how_far_it_is_to_its_end() {
    // 28 pairs of eight in three rounds of twelve: counting alone allows fewer than there can be.
    let (quality, heard) = searched(&field(Players::Four, 8, 3), 1);
    assert_eq!((quality.repeats, quality.meetings_most), (8, 3));
    let (first, last) = (heard[0], heard[heard.len() - 1]);
    assert_eq!(first.done, 0);
    assert!(heard.is_sorted_by(|one, next| one.done < next.done));
    assert!(heard.iter().all(|told| told.total == first.total));
    // The last word comes shortly before the end.
    assert!(last.done < last.total && last.done > last.total / 100 * 99);
    assert_eq!(last.repeats, quality.repeats);
}

#[test]
fn tables_of_three_go_round_before_anybody_is_spared_a_repeat() {
    for (people, fewest, most) in [(7, 1, 2), (10, 2, 3), (11, 1, 2)] {
        let field = Field {
            tables_of_three: true,
            ..field(Players::Four, people, 4)
        };
        let (quality, _) = searched(&field, 3);
        let times = (quality.tables_of_three_fewest, quality.tables_of_three_most);
        assert_eq!(times, (fewest, most), "{people}");
    }
}
