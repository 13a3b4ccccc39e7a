//! What a person's figures hold of which only the sum is known.

use scoring::record::OpeningTotal;
use scoring::{PersonId, Points};
use std::collections::BTreeSet;

use super::facts::Fact;
use crate::documents::Draft;
use crate::season::Season;

/// All of it in one line: how much, from which days, of how many hanchan, and where it was taken from.
pub(crate) fn of(draft: &Draft<'_>, season: &Season, person: PersonId) -> Option<Fact> {
    let openings = season.records.openings_of(season.kind);
    let own: Vec<&OpeningTotal> = openings.filter(|one| one.person == person).collect();
    let from = own.iter().map(|one| one.period.from).min()?;
    let to = own.iter().map(|one| one.period.to).max()?;
    let total: Points = own.iter().map(|one| one.total).sum();
    let games: Option<u32> = own.iter().map(|one| one.games).sum();
    let games = games.map_or_else(String::new, |games| format!("　半荘{games}回"));
    let sources: BTreeSet<&str> = own.iter().map(|one| one.source.as_str()).collect();
    let sources: Vec<&str> = sources.into_iter().collect();
    let text = format!(
        "{}{}{games}（{}～{}）　{}",
        season.unit.signed(total),
        season.unit.sign(),
        draft.names.day(from),
        draft.names.day(to),
        sources.join("、")
    );
    Some(Fact::new("合計だけの成績", text))
}
