//! The frame: two lines, and a square key pattern (雷文) in each corner.

use crate::layout::area::Area;
use crate::layout::mm;
use crate::scene::{Ink, Scene, Spot, Stroke};

const BOLD: Stroke = Stroke::solid(2.6, Ink::ACCENT);
const FINE: Stroke = Stroke::solid(0.8, Ink::BRONZE);
const KEY: Stroke = Stroke::solid(1.7, Ink::BRONZE);

pub(super) fn draw(page: &mut Scene, area: Area) {
    area.frame(page, BOLD);
    let inner = area.inset(mm(3.2));
    let key = mm(15.0);
    sides(page, inner, key + mm(2.5));
    let corners: [(Spot, Spot); 4] = [
        ((inner.left, inner.top), (1.0, 1.0)),
        ((inner.right(), inner.top), (-1.0, 1.0)),
        ((inner.right(), inner.bottom()), (-1.0, -1.0)),
        ((inner.left, inner.bottom()), (1.0, -1.0)),
    ];
    for ((x, y), (right, down)) in corners {
        let path = key_path(key);
        let points = path
            .into_iter()
            .map(|(along, below)| (x + right * along, y + down * below));
        page.path(points.collect(), KEY);
    }
}

/// A double line along each side, between the corners.
fn sides(page: &mut Scene, area: Area, corner: f32) {
    for area in [area, area.inset(mm(1.6))] {
        let (left, right) = (area.left, area.right());
        let (top, bottom) = (area.top, area.bottom());
        for y in [top, bottom] {
            page.line((left + corner, y), (right - corner, y), FINE);
        }
        for x in [left, right] {
            page.line((x, top + corner), (x, bottom - corner), FINE);
        }
    }
}

/// A square spiral of that side that begins at the inner end of the corner's upper edge and winds
/// into its middle.
fn key_path(side: f32) -> Vec<Spot> {
    let step = side / 6.0;
    let at = |along: f32, below: f32| (along * step, below * step);
    vec![
        at(6.0, 0.0),
        at(0.0, 0.0),
        at(0.0, 6.0),
        at(6.0, 6.0),
        at(6.0, 1.5),
        at(1.5, 1.5),
        at(1.5, 4.5),
        at(4.5, 4.5),
        at(4.5, 3.0),
        at(3.0, 3.0),
    ]
}
