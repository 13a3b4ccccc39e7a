//! 三人麻雀 beside the club's game: standings of its own, never mixed with the others.

use scoring::Players;

use super::{standings, tables};
use crate::documents::Draft;
use crate::season::Season;
use crate::words;

/// Draws the other game's standings and lists its tables, if it was played.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let Some(other) = season.other_game() else {
        return;
    };
    let name = name(other.players);
    standings::draw(draft, &other, &format!("{name}の成績"));
    list_tables(draft, &other, &format!("{name}の卓"));
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
            tables::draw(draft, round, unit, &label);
        }
    }
}

/// What people call the game.
pub(crate) fn name(players: Players) -> &'static str {
    match players {
        Players::Three => "三人麻雀",
        Players::Four => "四人麻雀",
    }
}
