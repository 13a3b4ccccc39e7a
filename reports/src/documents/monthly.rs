//! 月間成績表: the month in a few lines, standings, matrix, charts, hands; a page a series.

use scoring::{Period, Records, Standing};

use super::sections::comparison::Comparison;
use super::sections::other_game::Columns;
use super::sections::standings::Parts;
use super::sections::{comment, facts, other_game, remarks};
use super::{Draft, full, handout, period_title};
use crate::season::Season;
use crate::{Edition, Error, Options, Pdf, words};

/// The monthly report over `period`. Records of the month before let it say what
/// changed since then.
pub fn monthly(records: &Records, period: Period, options: &Options) -> Result<Pdf, Error> {
    let season = Season::of_club(records, period);
    let before = Comparison::of(records, &season);
    let mut draft = Draft::new(
        &season.records,
        "月間成績表",
        period_title(records, period, options),
        options,
    );
    if season.days.is_empty() {
        nothing_played(&mut draft, &season);
        remarks::draw(&mut draft, &season);
    } else if options.edition == Edition::Handout {
        let daily = |standing: &Standing| {
            let course = season.courses.get(&standing.person);
            course
                .map(|course| course.daily.clone())
                .unwrap_or_default()
        };
        let heads = season.days.iter().map(|day| words::day_head(day.date));
        let parts = Parts {
            heads: heads.collect(),
            results: &daily,
            together: false,
            totals: true,
        };
        handout::draw(&mut draft, &season, before.as_ref(), parts, None)?;
    } else {
        full::draw(&mut draft, &season, before.as_ref(), Columns::Days, None)?;
    }
    other_game::draw(&mut draft, &season, Columns::Days)?;
    draft.finish()
}

/// What a report says when no table was played.
pub(super) fn nothing_played(draft: &mut Draft<'_>, season: &Season) {
    facts::draw(draft, &comment::facts(season));
    let style = draft.scale().text();
    draft
        .sheet
        .paragraph("この期間に行われた半荘はありません。", style);
}
