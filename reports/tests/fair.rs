//! What a club pins up must be true and kind: nothing cut off, nobody overlooked, no prize for hardly
//! having played.

mod cards;
mod figures;
mod handed_out;
mod kindness;
mod least_games;
mod logs;
mod names;
mod other_game;
mod pages;
mod raw_points;
mod units;
mod wall;
mod wide;

use crate::club::{SATURDAY, add_hanchan, day, half, in_print, options};
use crate::reading::{Printed, text_of};
use scoring::{HanchanId, PersonId, Records};

/// One table more, at which the second has a chombo.
fn add_a_chombo(records: &mut Records) -> HanchanId {
    let place = (day("2025-04-05"), SATURDAY, 9, "Z".to_owned());
    let people = [1, 2, 3, 4].map(PersonId);
    let points = [60_000, 30_000, 20_000, 10_000];
    add_hanchan(records, place, &people, &points, &[0, 1, 0, 0], 0, None)
}
