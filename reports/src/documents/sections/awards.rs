//! 表彰: who is honoured at the end of a half-year, and for what.

use scoring::{PersonId, Ratio, Standing};

use super::facts::{self, Fact};
use super::hands;
use super::highlights;
use crate::documents::Draft;
use crate::season::Season;
use crate::words;

/// Lists the awards that somebody earned.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let awards = awards(draft, season);
    if awards.is_empty() {
        return;
    }
    let least = draft.options.minimum_games;
    let note = format!("平均と率の賞は{least}半荘以上の会員から");
    let whole = facts::height(draft, &awards);
    let following = whole.min(draft.sheet.full_height() * 0.7);
    draft.sheet.section("表彰", &note, following);
    facts::draw(draft, &awards);
}

fn awards(draft: &Draft<'_>, season: &Season) -> Vec<Fact> {
    let mut awards = Vec::new();
    for (rank, label) in [(1, "優勝"), (2, "準優勝"), (3, "第三位")] {
        let winners: Vec<&Standing> = season
            .ranked()
            .filter(|row| row.rank == Some(rank))
            .collect();
        if let Some(first) = winners.first() {
            let people: Vec<PersonId> = winners.iter().map(|row| row.person).collect();
            let total = season.unit.signed(first.tally.total);
            awards.push(Fact::new(
                label,
                format!(
                    "{}　合計{total}{}",
                    draft.names.list(&people),
                    season.unit.sign()
                ),
            ));
        }
    }
    let mean = |row: &Standing| format!("平均{}{}", season.mean(&row.tally), season.unit.sign());
    awards.extend(best_by(
        draft,
        season,
        "平均賞",
        |row| row.tally.average(),
        mean,
    ));
    let tops = |row: &Standing| row.tally.top_rate();
    let told = |row: &Standing| words::percent(tops(row));
    awards.extend(best_by(draft, season, "トップ率賞", tops, told));
    let not_last = |row: &Standing| row.tally.not_last_rate(season.players);
    let told = |row: &Standing| words::percent(not_last(row));
    awards.extend(best_by(draft, season, "ラス回避賞", not_last, told));
    if let Some(best) = highlights::best_hanchan(draft, season) {
        awards.push(Fact::new("最高得点賞", best));
    }
    if let Some((count, people)) = hands::most(season, |row| row.won.all()) {
        awards.push(Fact::new(
            "満貫賞",
            format!("{}　満貫以上{count}回", draft.names.list(&people)),
        ));
    }
    let yakuman: Vec<PersonId> = season
        .ranked()
        .filter(|row| row.won.yakuman > 0)
        .map(|row| row.person)
        .collect();
    if !yakuman.is_empty() {
        awards.push(Fact::new("役満賞", draft.names.list(&yakuman)));
    }
    awards.extend(attendance(draft, season));
    awards
}

fn best_by(
    draft: &Draft<'_>,
    season: &Season,
    label: &'static str,
    value: impl Fn(&Standing) -> Option<Ratio>,
    shown: impl Fn(&Standing) -> String,
) -> Option<Fact> {
    let least = draft.options.minimum_games.max(1);
    let enough = || season.ranked().filter(|row| row.tally.games >= least);
    let best = enough().filter_map(&value).max()?;
    let winners: Vec<&Standing> = enough().filter(|row| value(row) == Some(best)).collect();
    let people: Vec<PersonId> = winners.iter().map(|row| row.person).collect();
    Some(Fact::new(
        label,
        format!("{}　{}", draft.names.list(&people), shown(winners.first()?)),
    ))
}

fn attendance(draft: &Draft<'_>, season: &Season) -> Option<Fact> {
    let always = highlights::always_present(season);
    if !always.is_empty() {
        return Some(Fact::new("皆勤賞", draft.names.list(&always)));
    }
    let (games, people) = hands::most(season, |row| row.tally.games)?;
    Some(Fact::new(
        "精勤賞",
        format!("{}　{games}半荘", draft.names.list(&people)),
    ))
}
