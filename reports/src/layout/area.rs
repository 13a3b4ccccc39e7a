//! Rectangles that are divided into smaller ones: how forms, plans and cards are laid out.

use super::fit;
use crate::scene::recorder::MIDDLE_TO_BASELINE;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};

/// A part of a page, in points from the left top corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Self {
            left,
            top,
            width,
            height,
        }
    }

    pub(crate) fn right(self) -> f32 {
        self.left + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.top + self.height
    }

    pub(crate) fn middle(self) -> Spot {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// What is left when every side moves in by `margin`.
    pub(crate) fn inset(self, margin: f32) -> Self {
        Self::new(
            self.left + margin,
            self.top + margin,
            self.width - 2.0 * margin,
            self.height - 2.0 * margin,
        )
    }

    /// The same narrower by `margin` at the left and at the right.
    pub(crate) fn inset_sides(self, margin: f32) -> Self {
        Self {
            left: self.left + margin,
            width: (self.width - 2.0 * margin).max(0.0),
            ..self
        }
    }

    /// The part of that height at the top, and the rest.
    pub(crate) fn cut_top(self, height: f32) -> (Self, Self) {
        (
            Self { height, ..self },
            Self {
                top: self.top + height,
                height: self.height - height,
                ..self
            },
        )
    }

    /// The part of that width at the left, and the rest.
    pub(crate) fn cut_left(self, width: f32) -> (Self, Self) {
        (
            Self { width, ..self },
            Self {
                left: self.left + width,
                width: self.width - width,
                ..self
            },
        )
    }

    /// That many rows of one height.
    pub(crate) fn rows(self, count: usize) -> Vec<Self> {
        self.rows_apart(count, 0.0)
    }

    /// That many rows of one height with a gap between them.
    pub(crate) fn rows_apart(self, count: usize, gap: f32) -> Vec<Self> {
        let pieces = share(self.top, self.height, &vec![1.0; count], gap);
        let row = |(top, height)| Self {
            top,
            height,
            ..self
        };
        pieces.into_iter().map(row).collect()
    }

    /// Columns whose widths stand to each other as `shares` do.
    pub(crate) fn columns(self, shares: &[f32]) -> Vec<Self> {
        self.columns_apart(shares, 0.0)
    }

    /// The same with a gap between them.
    pub(crate) fn columns_apart(self, shares: &[f32], gap: f32) -> Vec<Self> {
        let pieces = share(self.left, self.width, shares, gap);
        let column = |(left, width)| Self {
            left,
            width,
            ..self
        };
        pieces.into_iter().map(column).collect()
    }

    /// Sets `text` in the middle of the height, kept within the width.
    pub(crate) fn label(self, scene: &mut Scene, align: Align, style: Style, text: &str) {
        let baseline = self.middle().1 + style.size * MIDDLE_TO_BASELINE;
        let x = match align {
            Align::Left => self.left,
            Align::Center => self.middle().0,
            Align::Right => self.right(),
        };
        fit::set(scene, (x, baseline), align, style, text, self.width);
    }

    /// The same in smaller letters where the text is too long, though never below `least` points:
    /// for names that are read from afar, where narrow letters would be worse than small ones.
    pub(crate) fn shrinking_label(
        self,
        scene: &mut Scene,
        align: Align,
        style: Style,
        least: f32,
        text: &str,
    ) {
        let natural = style.width(text);
        let size = if natural > self.width {
            (style.size * self.width / natural).max(least.min(style.size))
        } else {
            style.size
        };
        self.label(scene, align, Style { size, ..style }, text);
    }

    /// Draws its four sides.
    pub(crate) fn frame(self, scene: &mut Scene, stroke: Stroke) {
        self.draw(scene, None, Some(stroke));
    }

    /// Fills it.
    pub(crate) fn fill(self, scene: &mut Scene, ink: Ink) {
        self.draw(scene, Some(ink), None);
    }

    fn draw(self, scene: &mut Scene, fill: Option<Ink>, stroke: Option<Stroke>) {
        scene.rectangle((self.left, self.top), self.width, self.height, fill, stroke);
    }

    /// Draws its lower side.
    pub(crate) fn underline(self, scene: &mut Scene, stroke: Stroke) {
        let y = self.bottom();
        scene.line((self.left, y), (self.right(), y), stroke);
    }

    /// Draws its left side.
    pub(crate) fn left_side(self, scene: &mut Scene, stroke: Stroke) {
        scene.line((self.left, self.top), (self.left, self.bottom()), stroke);
    }
}

/// Where each share begins and how long it is.
fn share(start: f32, length: f32, shares: &[f32], gap: f32) -> Vec<(f32, f32)> {
    let gaps: f32 = shares.iter().skip(1).map(|_| gap).sum();
    let whole: f32 = shares.iter().sum();
    let mut at = start;
    let piece = |share: &f32| {
        let long = (length - gaps) * share / whole;
        let begins = at;
        at += long + gap;
        (begins, long)
    };
    shares.iter().map(piece).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn columns_fill_the_area_and_never_meet(
            shares in prop::collection::vec(1.0_f32..9.0, 1..12),
            gap in 0.0_f32..4.0,
        ) {
            let area = Area::new(10.0, 20.0, 300.0, 40.0);
            let columns = area.columns_apart(&shares, gap);
            prop_assert!((columns[0].left - area.left).abs() < 0.01);
            prop_assert!((columns[columns.len() - 1].right() - area.right()).abs() < 0.1);
            for pair in columns.windows(2) {
                prop_assert!((pair[1].left - pair[0].right() - gap).abs() < 0.01);
            }
        }
    }
}
