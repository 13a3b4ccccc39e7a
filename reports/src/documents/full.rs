//! 保存版: everything there is to say about a period, once, in the order that the club chose.

use scoring::award::Award;
use scoring::hand_value::Level;
use scoring::{Section, Sections};

use super::Draft;
use super::sections::comparison::{self, Comparison};
use super::sections::other_game::Columns;
use super::sections::remarks::Remarks;
use super::sections::{
    awards as honours, details, feats, hands, highlights, matrix, progress, rankings, standings,
};
use crate::Error;
use crate::layout::leaves::Turn;
use crate::season::Season;

/// The club's pages: of a month its days, of a longer period its months; only that has awards and rankings.
pub(super) fn draw(
    draft: &mut Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
    columns: Columns,
    awards: Option<&[Award]>,
) -> Result<(), Error> {
    let mut remarks = Remarks::default();
    let is_usual = draft.options.sections == Sections::default();
    // The records are few lines: in the usual order they go where a page has room for them.
    let mut records_wait = is_usual;
    for section in order(draft, season, columns) {
        match section {
            Section::Overview => {
                draft.sheet.bookmark(0, "あらまし");
                highlights::draw(draft, season, before);
            }
            Section::Standings => {
                if records_wait && feats::fill_a_page(draft, season) {
                    feats::draw(draft, season);
                    records_wait = false;
                }
                standings::draw(draft, season, "総合成績");
            }
            Section::Awards => {
                if let Some(awards) = awards {
                    honours::draw(draft, season, awards);
                }
            }
            Section::Feats => {
                if !is_usual {
                    feats::draw(draft, season);
                }
            }
            Section::Rankings => {
                if awards.is_some() {
                    rankings::draw(draft, season);
                }
            }
            Section::Comparison => {
                if let Some(before) = before {
                    comparison::draw(draft, season, before);
                }
            }
            Section::Details => details::draw(draft, season, "成績の内訳"),
            Section::Results => match columns {
                Columns::Days => matrix::by_day(draft, season, "日別の成績"),
                Columns::Months => matrix::by_month(draft, season, "月別の成績"),
            },
            Section::Progress => {
                progress::draw(draft, season)?;
                remarks.draw_where_room(draft, season);
            }
            Section::Series => match columns {
                Columns::Days => matrix::series_by_day(draft, season),
                Columns::Months => matrix::series_by_month(draft, season),
            },
            Section::Hands => {
                hands::counts(draft, season, "満貫以上の和了と放銃");
                // The log fills the rest of any page.
                remarks.draw_now(draft, season);
                log(draft, season, columns);
            }
        }
        let may_come = !matches!(section, Section::Overview | Section::Standings);
        if records_wait && may_come && feats::height(draft, season) <= draft.sheet.room() {
            feats::draw(draft, season);
            records_wait = false;
        }
    }
    if records_wait {
        feats::draw(draft, season);
    }
    remarks.draw_now(draft, season);
    Ok(())
}

/// The club's own order; the usual one gives way where it would leave pages half empty.
fn order(draft: &Draft<'_>, season: &Season, columns: Columns) -> Vec<Section> {
    let sections = draft.options.sections;
    let mut order: Vec<Section> = sections.shown().collect();
    // Pages on their side break the flow: they come last, with those of the series, which begin pages of
    // their own as well.
    let is_usual = sections == Sections::default();
    let on_side =
        columns == Columns::Months && matrix::months_turn(draft, season) == Turn::Landscape;
    if is_usual && on_side {
        let last = [Section::Results, Section::Series];
        order.retain(|section| !last.contains(section));
        order.extend(last);
    }
    order
}

/// What the log begins with: over many months one of every mangan is too long to read.
pub(super) fn log_from(columns: Columns) -> Level {
    match columns {
        Columns::Days => Level::Mangan,
        Columns::Months => Level::Baiman,
    }
}

fn log(draft: &mut Draft<'_>, season: &Season, columns: Columns) {
    let from = log_from(columns);
    let title = format!("{}以上の記録", from.kanji());
    let hands = season.hands();
    let hands: Vec<_> = hands.filter(|(hand, _)| hand.entry.level >= from).collect();
    if !hands.is_empty() {
        hands::log(draft, &hands, hands::Place::Period, &title);
    }
}
