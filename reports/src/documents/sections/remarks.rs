//! What must not be overlooked: tables that do not add up, and points given outside play. Chombo stand
//! with the figures of each, once: a list of names would be a pillory.

use super::facts::{self, Fact};
use super::hands::when;
use crate::documents::Draft;
use crate::season::Season;

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
    pub(crate) fn draw_now(&mut self, draft: &mut Draft<'_>, season: &Season) {
        if !self.drawn {
            draw(draft, season);
            self.drawn = true;
        }
    }
}

/// The height that they take below what is there.
pub(crate) fn height(draft: &Draft<'_>, season: &Season) -> f32 {
    let heading = draft.scale().gap() + draft.sheet.heading_height();
    let mut height = 0.0;
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        height += heading + facts::height(draft, &facts);
    }
    height
}

/// Lists them, if there are any.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        facts::section(draft, "特記事項", "", &facts);
    }
}

fn facts_of(draft: &Draft<'_>, season: &Season) -> Vec<Fact> {
    let mut facts = Vec::new();
    // Beside the game that the report is about, no other table tells it.
    if !season.comes_first() {
        facts.extend(chombo(draft, season));
    }
    for hanchan in season.hanchan() {
        if let Some(reason) = &hanchan.sheet.unbalanced {
            facts.push(Fact::new(
                "点数不一致 ※",
                format!("{}　理由：{reason}", when(&draft.names, hanchan)),
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
                draft.names.day(adjustment.date),
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

/// Who had how many, in one line.
fn chombo(draft: &Draft<'_>, season: &Season) -> Option<Fact> {
    let rows = season.standings.iter();
    let told = rows.filter(|row| row.tally.chombo_count > 0).map(|row| {
        let name = draft.names.plain(row.person);
        format!("{name} {}回", row.tally.chombo_count)
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| Fact::new("チョンボ", told.join("、")))
}
