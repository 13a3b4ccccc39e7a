//! The outlines that faces are made of.

use ttf_parser::OutlineBuilder;

use crate::fonts::FaceId;
use crate::scene::Spot;

pub(super) type Ring = Vec<Spot>;

/// An ellipse, clockwise or the other way round, which cuts a hole into one that is.
pub(super) fn ellipse((x, y): Spot, (wide, high): Spot, is_hole: bool) -> Ring {
    const CORNERS: u8 = 28;
    let turn = if is_hole { -1.0 } else { 1.0 };
    (0..CORNERS)
        .map(|corner| {
            let angle = turn * std::f32::consts::TAU * f32::from(corner) / f32::from(CORNERS);
            (x + wide * angle.cos(), y + high * angle.sin())
        })
        .collect()
}

/// A straight bar with cut corners, between two points.
pub(super) fn bar(from: Spot, to: Spot, width: f32) -> Ring {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(0.01);
    let (along, half) = ((dx / length, dy / length), width / 2.0);
    let cut = half * 0.6;
    let at = |end: Spot, forward: f32, aside: f32| {
        (
            end.0 + along.0 * forward - along.1 * aside,
            end.1 + along.1 * forward + along.0 * aside,
        )
    };
    vec![
        at(from, 0.0, half - cut),
        at(from, cut, half),
        at(to, -cut, half),
        at(to, 0.0, half - cut),
        at(to, 0.0, cut - half),
        at(to, -cut, -half),
        at(from, cut, -half),
        at(from, 0.0, cut - half),
    ]
}

/// A letter in bold Mincho with the middle of its square at that point; nothing where the font lacks it.
pub(super) fn letter(letter: char, middle: Spot, (wide, high): Spot) -> Vec<Ring> {
    let mut outline = Flat::default();
    let Some(font) = FaceId::FramedBold.parsed() else {
        return Vec::new();
    };
    let Some(glyph) = font.glyph_index(letter) else {
        return Vec::new();
    };
    let Some(bounds) = font.outline_glyph(glyph, &mut outline) else {
        return Vec::new();
    };
    let em = f32::from(font.units_per_em());
    // The ink is set in the middle, whatever the letter's own place in its square is.
    let center = (
        f32::midpoint(bounds.x_min.into(), bounds.x_max.into()),
        f32::midpoint(bounds.y_min.into(), bounds.y_max.into()),
    );
    let place = |(x, y): Spot| {
        (
            middle.0 + (x - center.0) / em * wide,
            middle.1 - (y - center.1) / em * high,
        )
    };
    let rings = outline.rings.into_iter();
    rings
        .map(|ring| ring.into_iter().map(place).collect())
        .collect()
}

/// An outline with its curves made straight, three pieces each.
#[derive(Default)]
struct Flat {
    rings: Vec<Ring>,
}

impl Flat {
    fn at(&self) -> Spot {
        let last = self.rings.last().and_then(|ring| ring.last());
        last.copied().unwrap_or_default()
    }

    fn add(&mut self, spot: Spot) {
        if let Some(ring) = self.rings.last_mut() {
            ring.push(spot);
        }
    }
}

const PIECES: [f32; 3] = [1.0 / 3.0, 2.0 / 3.0, 1.0];

impl OutlineBuilder for Flat {
    fn move_to(&mut self, x: f32, y: f32) {
        self.rings.push(vec![(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add((x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let from = self.at();
        for t in PIECES {
            let s = 1.0 - t;
            let mix = |a: f32, b: f32, c: f32| s * s * a + 2.0 * s * t * b + t * t * c;
            self.add((mix(from.0, x1, x), mix(from.1, y1, y)));
        }
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let from = self.at();
        for t in PIECES {
            let s = 1.0 - t;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
            };
            self.add((mix(from.0, x1, x2, x), mix(from.1, y1, y2, y)));
        }
    }

    fn close(&mut self) {}
}
