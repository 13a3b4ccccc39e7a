//! Charts that read on a mono printer: few lines each, labelled where they end.
//!
//! plotters maps values to coordinates and draws axes; what it has no element for (dashes, markers,
//! labels with leader lines) is drawn into the recorded scene beside it.

pub(crate) mod cumulative;
mod flags;
mod labels;
pub(crate) mod numbers;
pub(crate) mod places;
pub(crate) mod spread;
pub(crate) mod strip;
mod trail;

use std::convert::Infallible;
use std::ops::Range;

use plotters::chart::ChartContext;
use plotters::coord::CoordTranslate;
use plotters::coord::types::RangedCoordf64;
use plotters::drawing::DrawingAreaErrorKind;
use plotters::prelude::*;
use scoring::{Points, Unit};

use crate::Error;
use crate::layout::scale::Scale;
use crate::scene::recorder::{self, Recorder, to_units};
use crate::scene::{Ink, Scene, Spot};

pub(crate) use trail::{Marker, Trail};

pub(crate) type Plane = Cartesian2d<RangedCoordf64, RangedCoordf64>;
pub(crate) type Context<'a, 'scene> = ChartContext<'a, Recorder<'scene>, Plane>;
pub(crate) type Drawn = Result<(), DrawingAreaErrorKind<Infallible>>;

impl From<DrawingAreaErrorKind<Infallible>> for Error {
    fn from(error: DrawingAreaErrorKind<Infallible>) -> Self {
        Self::Chart(error.to_string())
    }
}

/// Where a chart's plane lies inside its scene, in points from each side.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Margins {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

/// The values a chart shows.
pub(crate) struct Axes {
    pub(crate) across: Range<f64>,
    pub(crate) up: Range<f64>,
    /// About how many labelled heights; none for a chart without a scale.
    pub(crate) ticks: usize,
    pub(crate) unit: Unit,
}

/// Draws a plane with its height labels, and in it whatever `draw` adds; returns the mapping from
/// values to points.
pub(crate) fn plane<'scene>(
    scene: &'scene mut Scene,
    scale: Scale,
    margins: Margins,
    axes: Axes,
    draw: impl FnOnce(&mut Context<'_, 'scene>) -> Drawn,
) -> Result<Plane, Error> {
    let area = Recorder::new(scene).into_drawing_area();
    let mut chart = ChartBuilder::on(&area)
        .margin_top(to_units(margins.top))
        .margin_right(to_units(margins.right))
        .margin_bottom(to_units(margins.bottom))
        .set_label_area_size(LabelAreaPosition::Left, to_units(margins.left))
        .build_cartesian_2d(axes.across, axes.up)?;
    if axes.ticks > 0 {
        let size = f64::from(scale.tiny * recorder::UNITS_PER_POINT);
        let unit = axes.unit;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .disable_x_axis()
            .axis_style(TRANSPARENT)
            .light_line_style(TRANSPARENT)
            .bold_line_style(rgb(Ink::HAIRLINE).stroke_width(7))
            .set_tick_mark_size(LabelAreaPosition::Left, to_units(3.0))
            .y_labels(axes.ticks)
            .y_label_formatter(&move |value| tick(*value, unit))
            .y_label_style(
                (recorder::FIGURES, size)
                    .into_font()
                    .color(&rgb(Ink::MUTED)),
            )
            .draw()?;
    }
    draw(&mut chart)?;
    Ok(chart.as_coord_spec().clone())
}

/// A pair of values in points of the scene.
pub(crate) fn spot(plane: &Plane, across: f64, up: f64) -> Spot {
    recorder::to_points(plane.translate(&(across, up)))
}

/// As many labelled heights as stand apart in that height, up to `most` and no fewer than two.
pub(crate) fn ticks(height: f32, scale: Scale, most: u8) -> usize {
    let apart = scale.tiny * 2.0;
    let mut counts = (2..=most).rev();
    let fitting = counts.find(|count| f32::from(*count) * apart <= height);
    fitting.unwrap_or(2).into()
}

/// An ink as plotters names it.
pub(crate) fn rgb(ink: Ink) -> RGBColor {
    RGBColor(ink.0, ink.1, ink.2)
}

/// An amount as a height: thousands, whatever the unit shown.
#[allow(
    clippy::cast_precision_loss,
    reason = "a chart needs no more precision than a float has"
)]
pub(crate) fn height(amount: Points) -> f64 {
    amount.0 as f64 / 1000.0
}

/// A count as a position.
#[allow(clippy::cast_precision_loss, reason = "no club plays 2^53 days")]
pub(crate) fn position(count: usize) -> f64 {
    count as f64
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "an amount is far below 2^63"
)]
fn tick(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Points => unit.signed(Points((value * 1000.0).round() as i64)),
        Unit::P | Unit::WholeP => Unit::WholeP.signed(Points((value * 10.0).round() as i64 * 100)),
    }
}

/// The range that holds all `heights` and zero, with a little air.
pub(crate) fn range_of(heights: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = heights.fold((0.0_f64, 0.0_f64), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    let air = ((high - low) * 0.06).max(1.0);
    low - air..high + air
}
