use super::*;
use scoring::{BySeat, HanchanId, PersonId};

fn table(round: u32, entered: bool) -> SessionTable {
    SessionTable {
        round,
        label: "A".into(),
        people: BySeat::four([1, 2, 3, 4].map(PersonId)),
        hanchan: entered.then_some(HanchanId(1)),
        set_aside: None,
    }
}

#[test]
fn the_clock_is_for_the_round_that_was_drawn_or_the_one_after_the_last() {
    assert_eq!(round_to_play(&[]), 1);
    assert_eq!(round_to_play(&[table(1, false)]), 1);
    assert_eq!(round_to_play(&[table(1, true)]), 2);
    assert_eq!(round_to_play(&[table(1, false), table(2, false)]), 2);
    assert_eq!(round_to_play(&[table(1, true), table(99, true)]), 99);
}
