//! 記録: the best hanchan, the biggest day and the longest runs of the period, with who holds them.

use scoring::feats::Holders;
use scoring::statistics::Streak;
use scoring::{HanchanId, club_feats};

use super::facts::{self, Fact};
use super::{hands, highlights, standings};
use crate::Edition;
use crate::documents::Draft;
use crate::season::Season;
use crate::words::{self, Names};

/// Lists the records that somebody holds.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let facts = facts_of(draft, season);
    if !facts.is_empty() {
        facts::section(draft, "記録", "", &facts);
    }
}

/// What they take with their heading.
pub(crate) fn height(draft: &Draft<'_>, season: &Season) -> f32 {
    let facts = facts_of(draft, season);
    if facts.is_empty() {
        return 0.0;
    }
    draft.scale().gap() + draft.sheet.heading_height() + facts::height(draft, &facts)
}

/// Whether they fill what the standings would leave free of a page by beginning the next.
pub(crate) fn fill_a_page(draft: &Draft<'_>, season: &Season) -> bool {
    let heading = draft.sheet.gap_above() + draft.sheet.heading_height();
    let height = heading + facts::height(draft, &facts_of(draft, season));
    height <= draft.sheet.room() && standings::begin_page(draft, season)
}

fn facts_of(draft: &Draft<'_>, season: &Season) -> Vec<Fact> {
    let held = club_feats(&season.records, &season.statistics);
    let (names, unit) = (&draft.names, season.unit);
    let highest = held.highest_points.iter().map(|(person, feat)| {
        let points = words::points_in_sentence(feat.amount);
        let when = when(names, season, feat.when);
        format!("{}　{points}{when}", names.polite(*person))
    });
    let day = held.biggest_day.iter().map(|(person, feat)| {
        let (date, series) = feat.when;
        let series = season.records.series.get(&series).cloned();
        format!(
            "{}　{}{}（{}{}）",
            names.polite(*person),
            unit.signed(feat.amount),
            unit.sign(),
            names.day(date),
            series.map(|name| format!(" {name}")).unwrap_or_default()
        )
    });
    let mut facts = vec![
        fact("最高得点", &highest.collect::<Vec<_>>()),
        fact("一日の最高", &day.collect::<Vec<_>>()),
    ];
    facts.extend([
        fact("連続トップ", &runs(draft, &held.first)),
        fact("連続ラスなし", &runs(draft, &held.not_last)),
        fact("連続プラス", &runs(draft, &held.plus)),
    ]);
    facts.into_iter().flatten().collect()
}

fn fact(label: &'static str, told: &[String]) -> Option<Fact> {
    (!told.is_empty()).then(|| Fact::new(label, highlights::shortened(told)))
}

/// Each with its days; the handout only names those who share one.
fn runs(draft: &Draft<'_>, held: &Holders<Streak>) -> Vec<String> {
    let names = &draft.names;
    if let [(_, run), _, ..] = &held[..]
        && draft.options.edition == Edition::Handout
    {
        let together: Vec<String> = held.iter().map(|held| names.polite(held.0)).collect();
        return vec![format!("{}　{}回", together.join("、"), run.longest)];
    }
    let told = held
        .iter()
        .map(|(person, run)| format!("{}　{}", names.polite(*person), names.run(run)));
    told.collect()
}

fn when(names: &Names, season: &Season, id: HanchanId) -> String {
    let mut played = season.hanchan();
    let found = played.find(|hanchan| hanchan.id == id);
    found.map_or_else(String::new, |hanchan| {
        format!("（{}）", hands::when(names, hanchan))
    })
}
