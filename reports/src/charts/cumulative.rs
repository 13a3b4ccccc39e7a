//! Running totals of a few people in one chart.

use scoring::Unit;

use super::trail::LOOKS;
use super::{Axes, Margins, Trail, height, labels, plane, position, range_of, spot, ticks};
use crate::Error;
use crate::layout::fit;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Stroke};
use crate::season::Course;
use crate::words;

/// At most this many lines share a chart.
pub(crate) const MOST_LINES: usize = LOOKS.len();

/// A person's line and what is written at its end.
pub(crate) struct Line<'a> {
    pub(crate) name: String,
    pub(crate) course: &'a Course,
}

/// How high a chart is at least in which so many names stand apart at the ends of their lines.
pub(crate) fn least_height(scale: Scale, names: usize) -> f32 {
    let names: f32 = std::iter::repeat_n(scale.small * LABEL_STEP, names).sum();
    names + scale.tiny * (ABOVE + BELOW)
}

/// From one name to the next, as a share of its letters.
const LABEL_STEP: f32 = 1.22;

/// Above and below the plane, as shares of a tick's letters.
const ABOVE: f32 = 0.8;
const BELOW: f32 = 2.2;

/// Draws up to ten lines with their names at the right ends, over those of the others in grey.
pub(crate) fn draw(
    size: (f32, f32),
    scale: Scale,
    (lines, others): (&[Line<'_>], &[&Course]),
    days: &[String],
    unit: Unit,
) -> Result<Scene, Error> {
    let mut scene = Scene::new(size.0, size.1);
    let name_style = scale.caption().ink(Ink::BLACK);
    let widest = lines
        .iter()
        .map(|line| name_style.width(&line.name) + label_figures(scale).width(&end(line, unit)))
        .fold(0.0, f32::max);
    let label_width = (widest + scale.body * 1.0).min(size.0 * 0.32);
    let margins = Margins {
        left: scale.tiny * 4.2,
        right: label_width + scale.body * 2.2,
        top: scale.tiny * ABOVE,
        bottom: scale.tiny * BELOW,
    };
    let axes = Axes {
        across: 0.0..position(days.len()).max(1.0),
        up: range_of(
            (lines.iter().map(|line| line.course))
                .chain(others.iter().copied())
                .flat_map(|course| course.running.iter().map(|amount| height(*amount))),
        ),
        ticks: ticks(size.1 - margins.top - margins.bottom, scale, 6),
        unit,
    };
    // The leader is drawn last, on top of the others.
    let grey = others.iter().map(|course| Trail {
        points: course.heights(),
        played: course.played_with_start(),
        stroke: Stroke::solid(0.5, Ink::HAIRLINE),
        marker: None,
    });
    let named = lines.iter().zip(LOOKS).rev();
    let named = named.map(|(line, look)| trail(line.course, look));
    let trails: Vec<Trail> = grey.chain(named).collect();
    let plane = plane(&mut scene, scale, margins, axes, |chart| {
        chart.draw_series(trails)?;
        Ok(())
    })?;
    let last = position(days.len());
    let (left, zero) = spot(&plane, 0.0, 0.0);
    let right = spot(&plane, last, 0.0).0;
    scene.shapes.insert(0, zero_line(left, right, zero));
    day_ticks(
        &mut scene,
        scale,
        days,
        |index| spot(&plane, position(index + 1), 0.0).0,
        size.1,
    );

    let wanted: Vec<f32> = lines
        .iter()
        .map(|line| spot(&plane, last, height(line.course.total())).1)
        .collect();
    let heights = labels::spread(
        &wanted,
        scale.small * LABEL_STEP,
        margins.top + scale.small * 0.4,
        size.1 - margins.bottom,
    );
    let label_left = right + scale.body * 2.0;
    for ((line, look), (from, to)) in lines.iter().zip(LOOKS).zip(wanted.iter().zip(&heights)) {
        let leader = Stroke::solid(0.45, Ink::RULE);
        let knee = right + scale.body * 0.6;
        scene.path(
            vec![
                (right + 2.5, *from),
                (knee, *from),
                (label_left - scale.body * 0.75, *to),
            ],
            leader,
        );
        look.1.draw(
            &mut scene,
            (label_left - scale.body * 0.4, *to),
            2.1,
            look.0.ink,
        );
        let baseline = to + scale.small * 0.37;
        let total = end(line, unit);
        let figures = label_figures(scale);
        let room = label_width - figures.width(&total) - scale.body * 0.5;
        fit::set(
            &mut scene,
            (label_left, baseline),
            Align::Left,
            name_style,
            &line.name,
            room,
        );
        scene.text((size.0, baseline), Align::Right, figures, total);
    }
    Ok(scene.into_figure(shows(lines, others.len(), days, unit)))
}

/// What the chart shows, for who cannot see it.
fn shows(lines: &[Line<'_>], others: usize, days: &[String], unit: Unit) -> String {
    let ends = lines
        .iter()
        .map(|line| format!("{} {}", line.name, end(line, unit)));
    let ends: Vec<String> = ends.collect();
    let others = match others {
        0 => String::new(),
        count => format!("。名前のない線がほかに{count}本"),
    };
    format!(
        "累計の折れ線グラフ、{}。最後の累計（{}）は{}{others}。",
        words::span(days),
        unit.sign(),
        ends.join("、")
    )
}

fn label_figures(scale: Scale) -> crate::scene::Style {
    scale.small_figures().ink(Ink::BLACK)
}

fn end(line: &Line<'_>, unit: Unit) -> String {
    unit.signed(line.course.total())
}

fn trail(course: &Course, (stroke, marker): (Stroke, super::Marker)) -> Trail {
    Trail {
        points: course.heights(),
        played: course.played_with_start(),
        stroke,
        marker: Some(marker),
    }
}

pub(super) fn zero_line(left: f32, right: f32, y: f32) -> crate::scene::Shape {
    crate::scene::Shape {
        outline: crate::scene::Outline::Line(vec![(left, y), (right, y)]),
        fill: None,
        stroke: Some(Stroke::solid(0.8, Ink::MUTED)),
    }
}

/// Dates below the plane, as many as stand apart.
pub(super) fn day_ticks(
    scene: &mut Scene,
    scale: Scale,
    days: &[String],
    x: impl Fn(usize) -> f32,
    bottom: f32,
) {
    let style = scale.tick();
    let mut free_from = f32::MIN;
    for (index, day) in days.iter().enumerate() {
        let (at, width) = (x(index), style.width(day));
        let left = (at - width / 2.0).min(scene.width - width);
        if left < free_from {
            continue;
        }
        let top = bottom - scale.tiny * 1.9;
        scene.line(
            (at, top - scale.tiny * 0.3),
            (at, top),
            Stroke::solid(0.5, Ink::RULE),
        );
        scene.text(
            (left, bottom - scale.tiny * 0.7),
            Align::Left,
            style,
            day.clone(),
        );
        free_from = left + width + scale.tiny * 0.8;
    }
}
