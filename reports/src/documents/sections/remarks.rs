//! What must not be overlooked: tables that do not add up, chombo, and points given outside play.

use scoring::Points;

use super::facts::{self, Fact};
use super::hands::when;
use crate::documents::Draft;
use crate::layout::table::{self, Column, Drawn, Table};
use crate::season::Season;
use crate::words::{self, DASH};

/// Whether they stand already below what leaves them room, so that a few lines need no page of their
/// own at the end.
#[derive(Default)]
pub(crate) struct Remarks {
    drawn: bool,
}

impl Remarks {
    /// Lists them if this page has room for all of them.
    pub(crate) fn draw_where_room(&mut self, draft: &mut Draft<'_>, season: &Season) {
        if !self.drawn && height(draft, season) <= draft.sheet.room() {
            draw(draft, season);
            self.drawn = true;
        }
    }

    /// Lists them here unless they were.
    pub(crate) fn draw_now(self, draft: &mut Draft<'_>, season: &Season) {
        if !self.drawn {
            draw(draft, season);
        }
    }
}

/// The height that they take below what is there.
fn height(draft: &Draft<'_>, season: &Season) -> f32 {
    let heading = draft.scale().gap() + draft.sheet.heading_height();
    let mut height = 0.0;
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        height += heading + facts::height(draft, &facts);
    }
    let chombo = chombo_table(draft, season);
    if !chombo.rows.is_empty() {
        let drawn = Drawn::new(&chombo, draft.scale(), draft.sheet.width());
        height += heading + drawn.height(0..drawn.row_count());
    }
    height
}

/// Lists them, if there are any.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        facts::section(draft, "特記事項", "", &facts);
    }
    let chombo = chombo_table(draft, season);
    if !chombo.rows.is_empty() {
        table::section(&mut draft.sheet, "チョンボ", "", &chombo);
    }
}

fn chombo_table(draft: &Draft<'_>, season: &Season) -> Table {
    let mut table = Table::new(vec![
        Column::figures("日"),
        Column::label("回戦"),
        Column::label("卓"),
        Column::name("氏名"),
        Column::figures("回数"),
        Column::figures(format!("±{}", season.unit.sign())),
    ]);
    for hanchan in season.hanchan() {
        for result in hanchan.seats.as_slice() {
            if result.chombo_count == 0 {
                continue;
            }
            let settled_in_hand = result.chombo == Points::ZERO;
            table.row(vec![
                words::short_day(hanchan.date).into(),
                hanchan.round.to_string().into(),
                hanchan.table.clone().into(),
                draft.names.plain(result.person).into(),
                result.chombo_count.to_string().into(),
                if settled_in_hand {
                    DASH.into()
                } else {
                    season.unit.signed(result.chombo).into()
                },
            ]);
        }
    }
    table
}

fn facts_of(draft: &Draft<'_>, season: &Season) -> Vec<Fact> {
    let mut facts = Vec::new();
    for hanchan in season.hanchan() {
        if let Some(reason) = &hanchan.unbalanced {
            facts.push(Fact::new(
                "点数不一致 ※",
                format!("{}　理由：{reason}", when(hanchan)),
            ));
        }
    }
    // Points given outside play belong to the club's own game; they are told once, wherever they count.
    let counted = season.records.club_kind() == season.kind;
    let given = season.records.adjustments.iter();
    for adjustment in given.filter(|_| season.comes_first()) {
        facts.push(Fact::new(
            "調整",
            format!(
                "{}　{}{}（{}）　{}{}",
                draft.names.polite(adjustment.person),
                season.unit.signed(adjustment.points),
                season.unit.sign(),
                words::day_in_sentence(adjustment.date),
                adjustment.reason,
                if counted {
                    ""
                } else {
                    "　合計には入れていません"
                }
            ),
        ));
    }
    facts
}
