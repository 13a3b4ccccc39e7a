//! The square for the giver's seal, below the end of the name that stands farthest to the left.

use crate::layout::mm;
use crate::scene::{Ink, Scene, Spot, Stroke};

/// A club's square seal is 18 to 21 mm wide.
const SIDE: f32 = mm(21.0);

/// What it takes of the page's width and height with the room around it.
pub(super) const WIDTH: f32 = SIDE + mm(3.0);
pub(super) const HEIGHT: f32 = SIDE + mm(3.0);

/// So thin that an impression which lies a little beside it is what is seen.
const OUTLINE: Stroke = Stroke::solid(0.5, Ink::BRONZE);

/// Draws it over the middle of its lower edge.
pub(super) fn draw(page: &mut Scene, (middle, bottom): Spot) {
    let corner = (middle - SIDE / 2.0, bottom - SIDE);
    page.rectangle(corner, SIDE, SIDE, None, Some(OUTLINE));
}
