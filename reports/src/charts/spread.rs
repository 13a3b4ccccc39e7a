//! One person's running total over the spread of the whole club.

use plotters::prelude::Polygon;
use scoring::{Points, Unit};

use super::cumulative::{day_ticks, zero_line};
use super::flags::{self, Field};
use super::{
    Axes, Margins, Marker, Plane, Trail, height, plane, position, range_of, rgb, spot, ticks,
};
use crate::Error;
use crate::layout::fit;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};
use crate::season::Course;
use crate::words;

/// Where the club's running totals lie, day by day.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Spread {
    /// Lowest, the ends of the middle half, and highest, from before the first day on.
    bands: Vec<[f64; 4]>,
}

impl Spread {
    pub(crate) fn of(courses: &[&Course], days: usize) -> Self {
        let bands = (0..=days)
            .map(|day| {
                let mut heights: Vec<f64> = courses
                    .iter()
                    .map(|course| {
                        day.checked_sub(1)
                            .map_or(0.0, |index| height(course.running[index]))
                    })
                    .collect();
                heights.sort_by(f64::total_cmp);
                // As many are left out below as above, so that what is called the middle half is it.
                let highest = heights.len().saturating_sub(1);
                let quarter = heights.len() / 4;
                let at = |index: usize| heights.get(index).copied().unwrap_or_default();
                [0, quarter, highest.saturating_sub(quarter), highest].map(at)
            })
            .collect();
        Self { bands }
    }

    fn heights(&self) -> impl Iterator<Item = f64> + '_ {
        self.bands.iter().flat_map(|band| [band[0], band[3]])
    }

    /// The outline of the area between two of the four lines.
    fn area(&self, low: usize, high: usize) -> Vec<(f64, f64)> {
        let along = |line: usize| {
            self.bands
                .iter()
                .enumerate()
                .map(move |(day, band)| (position(day), band[line]))
        };
        let back: Vec<(f64, f64)> = along(high).collect();
        along(low).chain(back.into_iter().rev()).collect()
    }
}

/// The chart on a person's own page; `marks` say of some days, by their place among all, what was there.
pub(crate) fn person(
    size: (f32, f32),
    scale: Scale,
    course: &Course,
    spread: &Spread,
    days: (&[String], &[(usize, String)]),
    unit: Unit,
) -> Result<Scene, Error> {
    let (days, marks) = days;
    let mut scene = Scene::new(size.0, size.1);
    let label = scale.small_figures().ink(Ink::BLACK).bold();
    let total = unit.signed(course.total());
    let margins = Margins {
        left: scale.tiny * 4.2,
        right: label.width(&total) + scale.body,
        top: scale.tiny * 0.8,
        bottom: scale.tiny * 2.2,
    };
    let plane = draw(
        &mut scene,
        scale,
        margins,
        course,
        spread,
        Detail {
            ticks: ticks(size.1 - margins.top - margins.bottom, scale, 5),
            unit,
            marks: true,
        },
    )?;
    let (right, end) = spot(&plane, position(days.len()), height(course.total()));
    let spots = marks.iter().filter_map(|(day, words)| {
        let reached = course.running.get(*day)?;
        Some((
            spot(&plane, position(day + 1), height(*reached)),
            words.as_str(),
        ))
    });
    let line: Vec<Spot> = course
        .heights()
        .into_iter()
        .map(|(day, reached)| spot(&plane, day, reached))
        .collect();
    let field = Field {
        left: margins.left,
        right,
        bottom: size.1 - margins.bottom,
        line: &line,
    };
    flags::draw(&mut scene, scale, &field, &spots.collect::<Vec<_>>());
    scene.text(
        (right + scale.body * 0.5, end + scale.small * 0.37),
        Align::Left,
        label,
        total,
    );
    day_ticks(
        &mut scene,
        scale,
        days,
        |index| spot(&plane, position(index + 1), 0.0).0,
        size.1,
    );
    let flags = marks.iter().filter_map(|(day, words)| {
        let reached = course.running.get(*day)?;
        Some(format!(
            "{}に{words}（{}）",
            days.get(*day)?,
            unit.signed(*reached)
        ))
    });
    let told: Vec<String> = std::iter::once(shows(course, unit)).chain(flags).collect();
    let shows = format!(
        "累計の折れ線グラフ、{}。{}。",
        words::span(days),
        told.join("、")
    );
    Ok(scene.into_figure(shows))
}

/// Where a running total went, for who cannot see it.
fn shows(course: &Course, unit: Unit) -> String {
    let running = || course.running.iter().copied();
    let least = running().min().unwrap_or_default();
    let most = running().max().unwrap_or_default();
    let [total, least, most] = [course.total(), least, most].map(|amount| unit.signed(amount));
    format!(
        "最後は{total}{}、最も高い日は{most}、最も低い日は{least}",
        unit.sign()
    )
}

/// A small chart among many: name and total above it.
pub(crate) fn small(
    size: (f32, f32),
    scale: Scale,
    caption: (&str, Points),
    course: &Course,
    spread: &Spread,
    unit: Unit,
) -> Result<Scene, Error> {
    let mut scene = Scene::new(size.0, size.1);
    let (name, total) = caption;
    let figures = Style {
        size: scale.small,
        ..scale.figures()
    };
    let total = unit.signed(total);
    let baseline = scale.small * 1.05;
    let room = size.0 - figures.width(&total) - scale.body * 0.6;
    let style = scale.caption().ink(Ink::BLACK);
    fit::set(&mut scene, (0.0, baseline), Align::Left, style, name, room);
    scene.text((size.0, baseline), Align::Right, figures, total);
    let margins = Margins {
        left: 0.0,
        right: 3.0,
        top: scale.small * 1.6,
        bottom: 2.0,
    };
    draw(
        &mut scene,
        scale,
        margins,
        course,
        spread,
        Detail {
            ticks: 0,
            unit,
            marks: false,
        },
    )?;
    Ok(scene.into_figure(format!("{name}の累計。{}。", shows(course, unit))))
}

#[derive(Clone, Copy)]
struct Detail {
    ticks: usize,
    unit: Unit,
    marks: bool,
}

fn draw(
    scene: &mut Scene,
    scale: Scale,
    margins: Margins,
    course: &Course,
    spread: &Spread,
    detail: Detail,
) -> Result<Plane, Error> {
    let days = course.running.len();
    let own = course.running.iter().map(|amount| height(*amount));
    let axes = Axes {
        across: 0.0..position(days).max(1.0),
        up: range_of(spread.heights().chain(own)),
        ticks: detail.ticks,
        unit: detail.unit,
    };
    let stroke = Stroke::solid(if detail.marks { 1.6 } else { 1.3 }, Ink::BLACK);
    let trail = Trail {
        points: course.heights(),
        played: course.played_with_start(),
        stroke,
        marker: detail.marks.then_some(Marker::Circle { filled: true }),
    };
    let plane = plane(scene, scale, margins, axes, |chart| {
        let bands = [(0, 3, Ink::SHADE), (1, 2, Ink::SHADE_DARK)];
        chart.draw_series(
            bands.map(|(low, high, ink)| Polygon::new(spread.area(low, high), rgb(ink))),
        )?;
        chart.draw_series([trail])?;
        Ok(())
    })?;
    let (left, zero) = spot(&plane, 0.0, 0.0);
    let right = spot(&plane, position(days), 0.0).0;
    let below_the_line = scene
        .shapes
        .iter()
        .rposition(|shape| shape.stroke == Some(stroke))
        .unwrap_or(0);
    scene
        .shapes
        .insert(below_the_line, zero_line(left, right, zero));
    Ok(plane)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of that many people are below, in and above the band of the middle half.
    fn shares(people: usize) -> [usize; 3] {
        let totals: Vec<i64> = (1_i64..).take(people).map(|total| total * 1_000).collect();
        let course = |total: &i64| Course {
            daily: vec![Some(Points(*total))],
            running: vec![Points(*total)],
        };
        let courses: Vec<Course> = totals.iter().map(course).collect();
        let spread = Spread::of(&courses.iter().collect::<Vec<_>>(), 1);
        let [_, low, high, _] = spread.bands[1];
        let count = |is_there: &dyn Fn(f64) -> bool| {
            let heights = totals.iter().map(|total| height(Points(*total)));
            heights.filter(|height| is_there(*height)).count()
        };
        [
            count(&|height| height < low),
            count(&|height| (low..=high).contains(&height)),
            count(&|height| height > high),
        ]
    }

    #[test]
    fn the_band_is_the_middle_half_of_the_club() {
        assert_eq!(shares(4), [1, 2, 1]);
        assert_eq!(shares(8), [2, 4, 2]);
        assert_eq!(shares(40), [10, 20, 10]);
        for people in 1..60 {
            let [below, within, above] = shares(people);
            assert_eq!(below, above, "of {people}");
            assert!(
                within * 2 >= people && within < people.div_ceil(2) + 3,
                "of {people}"
            );
        }
    }
}
