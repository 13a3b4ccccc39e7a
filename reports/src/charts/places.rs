//! How often each place: stacked bars in four greys that a mono printer keeps apart.

use plotters::prelude::*;
use scoring::{Players, Unit};

use super::{Axes, Margins, plane, position, rgb, spot};
use crate::Error;
use crate::fonts::Typeface;
use crate::layout::bar::{Places, Share, look};
use crate::layout::fit;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::season::Season;
use crate::words::{self, Names};

/// One bar.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) places: [u32; 4],
    /// What is written behind the bar.
    pub(crate) note: String,
}

/// A bar for each member who played, in the order of the standings.
pub(crate) fn bars_of(season: &Season, names: &Names) -> Vec<Bar> {
    season
        .ranked()
        .filter(|row| row.tally.games > 0)
        .map(|row| Bar {
            name: names.plain(row.person),
            places: row.tally.places,
            note: format!(
                "{}回 {}",
                row.tally.games,
                words::two_decimals(row.tally.average_place())
            ),
        })
        .collect()
}

/// The height of one bar with the space round it.
pub(crate) fn bar_height(scale: Scale) -> f32 {
    scale.body * 1.62
}

/// The height of the key above the bars.
pub(crate) fn key_height(scale: Scale) -> f32 {
    scale.body * 1.9
}

/// Draws a key and under it the bars, from the top down.
pub(crate) fn draw(
    width: f32,
    bar: f32,
    scale: Scale,
    bars: &[Bar],
    players: Players,
) -> Result<Scene, Error> {
    let count = position(bars.len());
    let rows: f32 = bars.iter().map(|_| bar).sum();
    let mut scene = Scene::new(width, key_height(scale) + rows);
    let name_style = scale.text();
    let note_style = Style {
        size: scale.small,
        ..scale.figures()
    };
    let names = bars
        .iter()
        .map(|bar| name_style.width(&bar.name))
        .fold(0.0, f32::max)
        .min(width * 0.24);
    let notes = bars
        .iter()
        .map(|bar| note_style.width(&bar.note))
        .fold(0.0, f32::max);
    let margins = Margins {
        left: names + scale.body * 0.6,
        right: if notes > 0.0 {
            notes + scale.body * 0.6
        } else {
            1.0
        },
        top: key_height(scale),
        bottom: 0.0,
    };
    let axes = Axes {
        across: 0.0..1.0,
        up: 0.0..count.max(1.0),
        ticks: 0,
        unit: Unit::P,
    };
    let segments: Vec<Segment> = bars
        .iter()
        .enumerate()
        .flat_map(|(row, bar)| segments(bar, count - position(row), players))
        .collect();
    let plane = plane(&mut scene, scale, margins, axes, |chart| {
        for segment in &segments {
            let corners = [
                (segment.from, segment.top - 0.16),
                (segment.to, segment.top - 0.84),
            ];
            let (fill, _) = look(segment.place, players);
            chart.draw_series([Rectangle::new(corners, rgb(fill).filled())])?;
            chart.draw_series([Rectangle::new(corners, rgb(Ink::MUTED).stroke_width(9))])?;
        }
        Ok(())
    })?;
    draw_key(&mut scene, scale, margins.left, players);
    for (row, bar) in bars.iter().enumerate() {
        let middle = spot(&plane, 0.0, count - position(row) - 0.5).1;
        let baseline = middle + scale.body * 0.37;
        fit::set(
            &mut scene,
            (0.0, baseline),
            Align::Left,
            name_style,
            &bar.name,
            names,
        );
        for segment in segments
            .iter()
            .filter(|segment| segment.row_of(count) == row)
        {
            draw_count(
                &mut scene,
                scale,
                segment,
                players,
                |across| spot(&plane, across, 0.0).0,
                middle,
            );
        }
        scene.text(
            (width, middle + scale.small * 0.37),
            Align::Right,
            note_style,
            bar.note.clone(),
        );
    }
    Ok(scene.into_figure(shows(bars, players)))
}

/// What the bars show, for who cannot see them.
fn shows(bars: &[Bar], players: Players) -> String {
    let told = bars.iter().map(|bar| {
        let counts = bar.places;
        format!("{}は{}", bar.name, Places { counts, players }.in_words())
    });
    let told: Vec<String> = told.collect();
    format!("着順の回数の棒グラフ。{}。", told.join("。"))
}

struct Segment {
    place: usize,
    count: u32,
    from: f64,
    to: f64,
    top: f64,
}

impl Segment {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number of rows"
    )]
    fn row_of(&self, rows: f64) -> usize {
        (rows - self.top).round() as usize
    }
}

fn segments(bar: &Bar, top: f64, players: Players) -> Vec<Segment> {
    let counts = bar.places;
    let shares = Places { counts, players }.shares().into_iter();
    let segment = |share: Share| Segment {
        place: share.place,
        count: share.count,
        from: share.from.into(),
        to: share.to.into(),
        top,
    };
    shares.map(segment).collect()
}

/// A count stands in the middle of its part, or not at all where it would touch the edges.
fn draw_count(
    scene: &mut Scene,
    scale: Scale,
    segment: &Segment,
    players: Players,
    x: impl Fn(f64) -> f32,
    middle: f32,
) {
    let (left, right) = (x(segment.from), x(segment.to));
    let (_, ink) = look(segment.place, players);
    let style = Style {
        size: scale.small,
        typeface: Typeface::Figures,
        ink,
    };
    let text = segment.count.to_string();
    if style.width(&text) + scale.small * 0.6 <= right - left {
        scene.text(
            (f32::midpoint(left, right), middle + scale.small * 0.37),
            Align::Center,
            style,
            text,
        );
    }
}

fn draw_key(scene: &mut Scene, scale: Scale, left: f32, players: Players) {
    let style = scale.caption();
    let side = scale.small * 0.85;
    let baseline = scale.small * 1.1;
    let mut x = left;
    for place in 0..players.count() {
        let (fill, _) = look(place, players);
        let outline = Stroke::solid(0.45, Ink::MUTED);
        scene.rectangle(
            (x, baseline - side * 0.9),
            side * 1.6,
            side,
            Some(fill),
            Some(outline),
        );
        x += side * 1.6 + scale.small * 0.4;
        let label = format!("{}着", place + 1);
        let width = style.width(&label);
        scene.text((x, baseline), Align::Left, style, label);
        x += width + scale.small * 1.6;
    }
}
