//! What was played beside the club's own game, such as 三人麻雀: standings of its own, never mixed with
//! the others.

use scoring::{GameKind, Players};

use super::{standings, tables};
use crate::documents::{Draft, rules_names};
use crate::season::Season;
use crate::words;

/// Draws the standings of each other game that was played, and lists its tables.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    for other in season.other_games() {
        let name = name(&other);
        standings::draw(draft, &other, &format!("{name}の成績"));
        list_tables(draft, &other, &format!("{name}の卓"));
    }
}

/// The tables of the game, day by day.
pub(crate) fn list_tables(draft: &mut Draft<'_>, other: &Season, title: &str) {
    let opening = tables::opening_height(draft.scale());
    draft.sheet.section(title, "", opening);
    let unit = other.unit;
    for day in &other.days {
        let hanchan: Vec<_> = other
            .hanchan()
            .filter(|hanchan| crate::season::day_of(hanchan) == *day)
            .collect();
        let rounds = hanchan.chunk_by(|first, second| first.round == second.round);
        for round in rounds {
            let number = round.first().map_or(0, |hanchan| hanchan.round);
            let label = format!("{} 第{number}回戦", words::day_in_sentence(day.date));
            let style = draft.scale().text().bold();
            draft.sheet.ensure(opening);
            draft.sheet.paragraph(&label, style);
            let tables: Vec<_> = round.iter().map(|table| (String::new(), *table)).collect();
            tables::draw(draft, &tables, unit, &label);
        }
    }
}

/// What people call the game: by its number of players, or by its rules where that number does not
/// tell it from another.
pub(crate) fn name(other: &Season) -> String {
    let records = &other.records;
    let own = records.club_kind();
    let played = records.kinds_played().into_iter().chain([own]);
    let alike = |kind: GameKind| kind != other.kind && kind.players == other.players();
    if played.into_iter().any(alike) {
        return rules_names(records, other.hanchan());
    }
    let name = match other.players() {
        Players::Three => "三人麻雀",
        Players::Four => "四人麻雀",
    };
    name.to_owned()
}
