//! What must not be overlooked: tables that do not add up, chombo, and points given outside play.

use scoring::Points;

use super::facts::{self, Fact};
use super::hands::when;
use crate::documents::Draft;
use crate::season::Season;
use crate::words;

/// Lists them, if there are any.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        let least = draft.scale().leading() * 2.0;
        draft.sheet.section("特記事項", "", least);
        facts::draw(draft, &facts);
    }
}

fn facts_of(draft: &Draft<'_>, season: &Season) -> Vec<Fact> {
    let mut facts = Vec::new();
    for hanchan in season.hanchan() {
        for result in hanchan
            .seats
            .as_slice()
            .iter()
            .filter(|result| result.chombo_count > 0)
        {
            let cost = if result.chombo == Points::ZERO {
                String::new()
            } else {
                format!(
                    "　{}{}",
                    season.unit.signed(result.chombo),
                    season.unit.sign()
                )
            };
            let who = draft.names.polite(result.person);
            facts.push(Fact::new(
                "チョンボ",
                format!(
                    "{who}　{}回{cost}（{}）",
                    result.chombo_count,
                    when(hanchan)
                ),
            ));
        }
    }
    for hanchan in season.hanchan() {
        if let Some(reason) = &hanchan.unbalanced {
            facts.push(Fact::new(
                "点数不一致 ※",
                format!("{}　理由：{reason}", when(hanchan)),
            ));
        }
    }
    for adjustment in &season.records.adjustments {
        if season.records.club_players() != season.players {
            break;
        }
        facts.push(Fact::new(
            "調整",
            format!(
                "{}　{}{}（{}）　{}",
                draft.names.polite(adjustment.person),
                season.unit.signed(adjustment.points),
                season.unit.sign(),
                words::day_in_sentence(adjustment.date),
                adjustment.reason
            ),
        ));
    }
    facts
}
