//! The same charts as SVG, for the window.

use scoring::{Period, PersonId, Records};

pub(crate) use super::cumulative::MOST_LINES;
use super::cumulative::{self, Line};
use super::places::{self, Bar};
use super::spread;
use crate::layout::scale::Scale;
use crate::scene::{Scene, svg};
use crate::season::Season;
use crate::words::{self, Names};
use crate::{Error, Honorific, Print};

/// Which chart to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chart {
    /// Running totals of the leaders, at most ten.
    Cumulative,
    /// Each member's places as a bar.
    Places,
    /// One person's running total over the club's spread.
    Person(PersonId),
}

/// Draws a chart over `period` as SVG, `width` points wide; `None` where nobody played, or where the
/// person asked for did not.
///
/// # Errors
/// [`Error::Chart`] when plotters refuses, which no data makes it do.
pub fn chart(
    records: &Records,
    period: Period,
    chart: Chart,
    width: f32,
    print: Print,
) -> Result<Option<String>, Error> {
    let season = Season::of_club(records, period);
    if season.days.is_empty() {
        return Ok(None);
    }
    let names = Names::new(records, Honorific::None);
    let scale = Scale::of(print);
    let drawn = match chart {
        Chart::Cumulative => Some((leaders(&season, &names, scale, width)?, "累計の推移")),
        Chart::Places => Some((bars(&season, &names, scale, width)?, "着順の内訳")),
        Chart::Person(person) => {
            one(&season, &names, person, scale, width)?.map(|scene| (scene, "累計の推移"))
        }
    };
    Ok(drawn.map(|(scene, label)| svg::write(&scene, label)))
}

/// The running totals of the first ten.
pub(crate) fn leaders(
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
    cumulative::draw(size, scale, &lines, &season.day_words(names), season.unit)
}

/// Everybody's places.
pub(crate) fn bars(
    season: &Season,
    names: &Names,
    scale: Scale,
    width: f32,
) -> Result<Scene, Error> {
    let bars: Vec<Bar> = season
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
        .collect();
    places::draw(
        width,
        places::bar_height(scale),
        scale,
        &bars,
        season.players(),
    )
}

fn one(
    season: &Season,
    names: &Names,
    person: PersonId,
    scale: Scale,
    width: f32,
) -> Result<Option<Scene>, Error> {
    let Some(course) = season.courses.get(&person) else {
        return Ok(None);
    };
    let size = (width, width * 0.4);
    let days = season.day_words(names);
    spread::person(size, scale, course, &season.spread, &days, season.unit).map(Some)
}
