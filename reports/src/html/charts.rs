//! The charts of the page, drawn as on paper.

use crate::Error;
use crate::charts::cumulative::{self, Line, MOST_LINES};
use crate::charts::places;
use crate::layout::scale::Scale;
use crate::scene::Scene;
use crate::season::Season;
use crate::words::Names;

/// The running totals of the first ten.
pub(super) fn leaders(
    season: &Season,
    names: &Names,
    scale: Scale,
    width: f32,
) -> Result<Scene, Error> {
    let lines: Vec<Line<'_>> = season
        .ranked()
        .filter(|row| row.tally.games > 0)
        .take(MOST_LINES)
        .filter_map(|row| {
            let course = season.courses.get(&row.person)?;
            Some(Line {
                name: names.plain(row.person),
                course,
            })
        })
        .collect();
    let size = (width, width * 0.47);
    cumulative::draw(
        size,
        scale,
        (&lines, &[]),
        &season.day_words(names),
        season.unit,
    )
}

/// A printed page has room for a chart so high.
const HIGHEST: f32 = 680.0;

/// Everybody's places, in as many charts as have room on a printed page each in letters of their usual size.
pub(super) fn bars(
    season: &Season,
    names: &Names,
    scale: Scale,
    width: f32,
) -> Result<Vec<Scene>, Error> {
    let bars = places::bars_of(season, names);
    let bar = places::bar_height(scale);
    let most = bars.iter().scan(places::key_height(scale), |height, _| {
        *height += bar;
        Some(*height)
    });
    let most = most.take_while(|height| *height <= HIGHEST).count().max(1);
    let charts = bars.len().div_ceil(most).max(1);
    let parts = bars.chunks(bars.len().div_ceil(charts).max(1));
    parts
        .map(|part| places::draw(width, bar, scale, part, season.players()))
        .collect()
}
