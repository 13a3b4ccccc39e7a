//! Flags that say what was at some points of a line, where they cover nothing that is read off it.

use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};

/// What the flags stand in and must leave free.
pub(super) struct Field<'a> {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
    /// The points of the line, from the left to the right.
    pub(super) line: &'a [Spot],
}

/// Words at a point.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Flag {
    at: Spot,
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

/// As shares of its width, how far the left end of a flag is from its point: as even as there is room for.
const STARTS: [f32; 7] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95];

/// What stays free between a flag and what it must not cover.
const AIR: f32 = 2.0;

/// After so many attempts the least telling of the flags is given up: the page says it in words as well.
const MOST_ATTEMPTS: u32 = 20_000;

impl Flag {
    fn right(self) -> f32 {
        self.left + self.width
    }

    fn bottom(self) -> f32 {
        self.top + self.height
    }

    /// From the flag to its point.
    fn stem(self) -> (f32, f32) {
        if self.top < self.at.1 {
            (self.bottom(), self.at.1)
        } else {
            (self.at.1, self.top)
        }
    }

    fn covers(self, from: f32, to: f32, above: f32, below: f32) -> bool {
        self.left - AIR < to
            && self.right() + AIR > from
            && self.top - AIR < below
            && self.bottom() + AIR > above
    }

    fn covers_stem_of(self, other: Self) -> bool {
        let (above, below) = other.stem();
        self.covers(other.at.0, other.at.0, above, below)
    }

    fn meets(self, other: Self) -> bool {
        let is_same_day = (self.at.0 - other.at.0).abs() < AIR;
        self.covers(other.left, other.right(), other.top, other.bottom())
            || self.covers_stem_of(other)
            || other.covers_stem_of(self)
            || is_same_day && (self.top < self.at.1) == (other.top < other.at.1)
    }

    /// Whether it stands on the stretch of the line between two points.
    fn covers_stretch(self, from: Spot, to: Spot) -> bool {
        let begins = (self.left - AIR).max(from.0);
        let ends = (self.right() + AIR).min(to.0);
        if begins > ends {
            return false;
        }
        let height = |x: f32| {
            let long = to.0 - from.0;
            let share = if long > 0.0 { (x - from.0) / long } else { 0.0 };
            from.1 + (to.1 - from.1) * share
        };
        let (one, other) = (height(begins), height(ends));
        self.top - AIR < one.max(other) && self.bottom() + AIR > one.min(other)
    }

    /// How far it is from its point, and how uneven above it.
    fn distance(self) -> f32 {
        let (above, below) = self.stem();
        let middle = self.left + self.width / 2.0;
        below - above + (middle - self.at.0).abs() * 0.3
    }
}

/// Every place where the flag covers nothing of the line, the nearest first.
fn places(field: &Field<'_>, at: Spot, (width, height, staff): (f32, f32, f32)) -> Vec<Flag> {
    let (x, y) = at;
    let most = (field.right - width).max(field.left);
    let starts = STARTS.map(|share| (x - width * share).clamp(field.left, most));
    let step = height / 3.0;
    let aways = (0_u8..60).map(|count| staff + f32::from(count) * step);
    let flags = aways.flat_map(|away| {
        let tops = [y - away - height, y + away];
        tops.into_iter().flat_map(move |top| {
            starts.map(|left| Flag {
                at,
                left,
                top,
                width,
                height,
            })
        })
    });
    let is_free = |flag: &Flag| {
        let within = flag.top >= 0.0 && flag.bottom() <= field.bottom;
        let holds_point = flag.left <= x && flag.right() >= x;
        let mut line = field.line.windows(2);
        within && holds_point && !line.any(|ends| flag.covers_stretch(ends[0], ends[1]))
    };
    let mut free: Vec<Flag> = flags.filter(is_free).collect();
    free.sort_by(|one, other| one.distance().total_cmp(&other.distance()));
    free
}

/// A place for each from the first on, so that none meets another, if there is one.
fn chosen(all: &[Vec<Flag>], taken: &mut Vec<Flag>, attempts: &mut u32) -> bool {
    let Some(own) = all.get(taken.len()) else {
        return true;
    };
    for flag in own {
        *attempts += 1;
        if *attempts > MOST_ATTEMPTS {
            return false;
        }
        if taken.iter().any(|other| flag.meets(*other)) {
            continue;
        }
        taken.push(*flag);
        if chosen(all, taken, attempts) {
            return true;
        }
        taken.pop();
    }
    false
}

/// Where each of the flags stands, without those that have no place.
fn placed(field: &Field<'_>, wanted: &[(Spot, (f32, f32, f32))]) -> Vec<(usize, Flag)> {
    let places = wanted.iter().map(|(at, size)| places(field, *at, *size));
    let mut left: Vec<(usize, Vec<Flag>)> = places.enumerate().collect();
    left.retain(|(_, places)| !places.is_empty());
    loop {
        let all: Vec<Vec<Flag>> = left.iter().map(|(_, places)| places.clone()).collect();
        let mut taken = Vec::new();
        if chosen(&all, &mut taken, &mut 0) {
            return left.iter().map(|(index, _)| *index).zip(taken).collect();
        }
        left.pop();
    }
}

/// Says what was at each spot.
pub(super) fn draw(scene: &mut Scene, scale: Scale, field: &Field<'_>, spots: &[(Spot, &str)]) {
    let style: Style = scale.caption().ink(Ink::BLACK);
    let (height, pad) = (style.size * 1.35, style.size * 0.35);
    let staff = scale.body * 0.7;
    let wanted = spots.iter().map(|(at, words)| {
        let width = style.width(words) + pad * 2.0;
        (*at, (width, height, staff))
    });
    for (index, flag) in placed(field, &wanted.collect::<Vec<_>>()) {
        let (above, below) = flag.stem();
        let x = flag.at.0;
        scene.line((x, above), (x, below), Stroke::solid(0.5, Ink::BLACK));
        let corners = vec![
            (flag.left, flag.top),
            (flag.right(), flag.top),
            (flag.right(), flag.bottom()),
            (flag.left, flag.bottom()),
        ];
        scene.polygon(
            corners,
            Some(Ink::WHITE),
            Some(Stroke::solid(0.4, Ink::BLACK)),
        );
        let baseline = flag.top + height / 2.0 + style.size * 0.36;
        let at = (flag.left + pad, baseline);
        scene.text(at, Align::Left, style, spots[index].1);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_apart(one: (f32, f32), other: (f32, f32)) -> bool {
        one.1 <= other.0 || other.1 <= one.0
    }

    proptest! {
        #[test]
        fn no_flag_covers_the_line_or_another_flag(
            heights in prop::collection::vec(10.0_f32..150.0, 2..40),
            days in prop::collection::btree_set(0_usize..40, 1..5),
        ) {
            let step = 400.0 / heights.iter().skip(1).map(|_| 1.0).sum::<f32>();
            let mut x = 40.0 - step;
            let line: Vec<Spot> = heights.iter().map(|height| {
                x += step;
                (x, *height)
            }).collect();
            let field = Field { left: 40.0, right: 440.0, bottom: 160.0, line: &line };
            let days = days.into_iter().filter_map(|day| line.get(day).copied());
            let wanted: Vec<_> = days.map(|at| (at, (50.0, 12.0, 7.0))).collect();
            let placed = placed(&field, &wanted);
            for (index, (_, flag)) in placed.iter().enumerate() {
                let (across, up) = ((flag.left, flag.right()), (flag.top, flag.bottom()));
                prop_assert!(flag.left >= 40.0 && flag.right() <= 440.0);
                prop_assert!(flag.top >= 0.0 && flag.bottom() <= 160.0);
                for spot in &line {
                    let is_free = is_apart(across, (spot.0, spot.0)) || is_apart(up, (spot.1, spot.1));
                    prop_assert!(is_free, "{flag:?} {spot:?}");
                }
                for (_, other) in placed.iter().enumerate().filter(|(place, _)| *place != index) {
                    let other = other.1;
                    let boxes = is_apart(across, (other.left, other.right()))
                        || is_apart(up, (other.top, other.bottom()));
                    let stems = is_apart(across, (other.at.0, other.at.0)) || is_apart(up, other.stem());
                    prop_assert!(boxes && stems, "{flag:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_line_through_the_middle_leaves_all_flags_their_place() {
        let steps = (0_u8..=24).map(f32::from);
        let line: Vec<Spot> = steps
            .map(|step| (40.0 + step * 16.0, 80.0 + (step * 0.9).sin() * 30.0))
            .collect();
        let field = Field {
            left: 40.0,
            right: 424.0,
            bottom: 160.0,
            line: &line,
        };
        let wanted = [3, 5, 18, 24].map(|day: usize| (line[day], (60.0, 12.0, 7.0)));
        assert_eq!(placed(&field, &wanted).len(), 4);
    }
}
