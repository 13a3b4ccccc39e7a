//! One person's line through a period.

use plotters::element::{Drawable, PointCollection};
use plotters_backend::{BackendCoord, DrawingErrorKind};

use crate::scene::recorder::{Recorder, to_points};
use crate::scene::{Dash, Ink, Scene, Spot, Stroke};

/// A line of heights, one a day, beginning at zero before the first.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Trail {
    pub(crate) points: Vec<(f64, f64)>,
    /// For each point, whether the person played that day.
    pub(crate) played: Vec<bool>,
    pub(crate) stroke: Stroke,
    pub(crate) marker: Option<Marker>,
}

/// The signs that tell lines apart where dashes cross.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marker {
    Circle { filled: bool },
    Square { filled: bool },
    Triangle { filled: bool },
    Diamond { filled: bool },
    Cross,
}

/// Line style and marker of the first lines of a chart, no two alike.
pub(crate) const LOOKS: [(Stroke, Marker); 10] = [
    look(
        1.7,
        Ink::BLACK,
        Dash::Solid,
        Marker::Circle { filled: true },
    ),
    look(
        1.1,
        Ink::BLACK,
        Dash::Solid,
        Marker::Circle { filled: false },
    ),
    look(1.2, Ink::BLACK, Dash::Long, Marker::Square { filled: true }),
    look(1.2, GREY, Dash::Solid, Marker::Triangle { filled: true }),
    look(
        1.2,
        Ink::BLACK,
        Dash::Short,
        Marker::Square { filled: false },
    ),
    look(
        1.2,
        Ink::BLACK,
        Dash::Alternating,
        Marker::Diamond { filled: true },
    ),
    look(1.2, GREY, Dash::Long, Marker::Diamond { filled: false }),
    look(
        1.3,
        Ink::BLACK,
        Dash::Dotted,
        Marker::Triangle { filled: false },
    ),
    look(1.2, GREY, Dash::Short, Marker::Cross),
    look(
        1.2,
        GREY,
        Dash::Alternating,
        Marker::Circle { filled: false },
    ),
];

const GREY: Ink = Ink::grey(0x6e);

const fn look(width: f32, ink: Ink, dash: Dash, marker: Marker) -> (Stroke, Marker) {
    (Stroke { width, ink, dash }, marker)
}

impl<'a> PointCollection<'a, (f64, f64)> for &'a Trail {
    type Point = &'a (f64, f64);
    type IntoIter = std::slice::Iter<'a, (f64, f64)>;

    fn point_iter(self) -> Self::IntoIter {
        self.points.iter()
    }
}

impl<'scene> Drawable<Recorder<'scene>> for Trail {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        points: I,
        backend: &mut Recorder<'scene>,
        _: (u32, u32),
    ) -> Result<(), DrawingErrorKind<std::convert::Infallible>> {
        let spots: Vec<Spot> = points.map(to_points).collect();
        backend.scene().path(spots.clone(), self.stroke);
        let Some(marker) = self.marker else {
            return Ok(());
        };
        let played = spots
            .iter()
            .zip(&self.played)
            .filter(|(_, played)| **played);
        for (spot, _) in played {
            marker.draw(backend.scene(), *spot, 1.9, self.stroke.ink);
        }
        Ok(())
    }
}

impl Marker {
    /// Draws the sign round `center`.
    pub(crate) fn draw(self, scene: &mut Scene, center: Spot, radius: f32, ink: Ink) {
        let corners = |offsets: &[Spot]| -> Vec<Spot> {
            offsets
                .iter()
                .map(|(x, y)| (center.0 + x * radius, center.1 + y * radius))
                .collect()
        };
        let (offsets, filled): (&[Spot], bool) = match self {
            Self::Circle { filled } => (&CIRCLE, filled),
            Self::Square { filled } => (
                &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
                filled,
            ),
            Self::Triangle { filled } => (&[(0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)], filled),
            Self::Diamond { filled } => {
                (&[(0.0, -1.3), (1.1, 0.0), (0.0, 1.3), (-1.1, 0.0)], filled)
            }
            Self::Cross => {
                for (from, to) in [((-1.0, -1.0), (1.0, 1.0)), ((-1.0, 1.0), (1.0, -1.0))] {
                    scene.path(corners(&[from, to]), Stroke::solid(0.9, ink));
                }
                return;
            }
        };
        let inside = if filled { ink } else { Ink::WHITE };
        scene.polygon(
            corners(offsets),
            Some(inside),
            Some(Stroke::solid(0.7, ink)),
        );
    }
}

/// An octagon, at this size a circle.
const CIRCLE: [Spot; 8] = [
    (1.0, 0.0),
    (0.707, 0.707),
    (0.0, 1.0),
    (-0.707, 0.707),
    (-1.0, 0.0),
    (-0.707, -0.707),
    (0.0, -1.0),
    (0.707, -0.707),
];
