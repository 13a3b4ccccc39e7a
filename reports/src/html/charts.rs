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
    let size = (width, width * 0.55);
    cumulative::draw(
        size,
        scale,
        (&lines, &[]),
        &season.day_words(names),
        season.unit,
    )
}

/// Everybody's places.
pub(super) fn bars(
    season: &Season,
    names: &Names,
    scale: Scale,
    width: f32,
) -> Result<Scene, Error> {
    let bars = places::bars_of(season, names);
    places::draw(
        width,
        places::bar_height(scale),
        scale,
        &bars,
        season.players(),
    )
}
