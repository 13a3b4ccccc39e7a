//! A half-year of play comes in and adds up.

mod support;

use scoring::{Period, Players, standings};
use support::{club, day, import, season};

#[test]
fn a_half_year_comes_in_and_adds_up() {
    let (_folder, mut club) = club();
    let summary = import(&mut club, &season()).unwrap();
    assert_eq!(
        (summary.members_added, summary.hanchan, summary.hands),
        (16, 159, 275)
    );
    let period = Period {
        from: day("2025-04-01"),
        to: day("2025-09-30"),
    };
    let rows = standings(&club.records(period).unwrap(), Players::Four);
    let first = &rows[0];
    assert_eq!(
        (first.tally.games, first.tally.places, first.tally.total.0),
        (55, [23, 13, 9, 10], 784_300)
    );
    assert_eq!((first.won.mangan, first.won.yakuman), (24, 0));
}
