//! 月間成績表: the month in a few lines, standings, matrix, charts, hands; a page a series.

use scoring::{Period, Records, Standing};

use super::sections::comparison::{self, Comparison};
use super::sections::other_game::Columns;
use super::sections::standings::Parts;
use super::sections::{
    comment, details, facts, feats, hands, highlights, matrix, other_game, places, progress,
    remarks::{self, Remarks},
    standings,
};
use super::{Draft, handout, period_title};
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
        draft.sheet.bookmark(0, "あらまし");
        highlights::draw(&mut draft, &season, before.as_ref());
        let records_first = feats::fill_a_page(&draft, &season);
        if records_first {
            feats::draw(&mut draft, &season);
        }
        standings::draw(&mut draft, &season, "総合成績");
        if !records_first {
            feats::draw(&mut draft, &season);
        }
        if let Some(before) = &before {
            comparison::draw(&mut draft, &season, before);
        }
        details::draw(&mut draft, &season, "成績の内訳");
        matrix::by_day(&mut draft, &season, "日別の成績");
        progress::draw(&mut draft, &season)?;
        places::draw(&mut draft, &season, "着順の内訳")?;
        let mut remarks = Remarks::default();
        remarks.draw_where_room(&mut draft, &season);
        matrix::series_by_day(&mut draft, &season);
        hand_log(&mut draft, &season, remarks);
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

/// The remarks stand before the log, which fills the rest of any page.
fn hand_log(draft: &mut Draft<'_>, season: &Season, remarks: Remarks) {
    let hands = season.hands().collect::<Vec<_>>();
    hands::counts(draft, season, "満貫以上の和了と放銃");
    remarks.draw_now(draft, season);
    if !hands.is_empty() {
        hands::log(draft, &hands, hands::Place::Period, "満貫以上の記録");
    }
}
