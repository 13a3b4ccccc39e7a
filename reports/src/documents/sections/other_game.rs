//! What was played beside the game that a report is about, such as 三人麻雀: sections of its own, shorter,
//! never mixed with the others.

use scoring::{GameKind, Players};

use super::{hands, matrix, progress, remarks, standings, tables};
use crate::Error;
use crate::documents::{Draft, rules_names};
use crate::season::Season;

/// What the columns of a report are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Columns {
    Days,
    Months,
}

/// Draws the sections of each other game that was played.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, columns: Columns) -> Result<(), Error> {
    for other in season.other_games() {
        let name = name(&other);
        standings::draw(draft, &other, &format!("{name}の成績"));
        match columns {
            Columns::Days => matrix::by_day(draft, &other, &format!("{name}の日別の成績")),
            Columns::Months => matrix::by_month(draft, &other, &format!("{name}の月別の成績")),
        }
        if other.days.len() > 1 {
            progress::leaders(draft, &other, &format!("{name}の累計の推移"), 0.0)?;
        }
        remarks::draw(draft, &other);
        let logged: Vec<_> = other.hands().collect();
        if !logged.is_empty() {
            let title = format!("{name}の満貫以上の記録");
            hands::log(draft, &logged, hands::Place::Period, &title);
        }
    }
    Ok(())
}

/// The standings of each other game of one day, and its tables.
pub(crate) fn draw_day(draft: &mut Draft<'_>, season: &Season) {
    for other in season.other_games() {
        let name = name(&other);
        standings::draw(draft, &other, &format!("{name}の成績"));
        list_tables(draft, &other, &format!("{name}の卓"));
    }
}

/// The tables of the game, day by day.
fn list_tables(draft: &mut Draft<'_>, other: &Season, title: &str) {
    let unit = other.unit;
    let style = draft.scale().text().bold();
    let mut begun = false;
    for day in &other.days {
        let hanchan: Vec<_> = other
            .hanchan()
            .filter(|hanchan| crate::season::day_of(hanchan) == *day)
            .collect();
        let rounds = hanchan.chunk_by(|first, second| first.sheet.round == second.sheet.round);
        for round in rounds {
            let number = round.first().map_or(0, |hanchan| hanchan.sheet.round);
            let label = format!("{} 第{number}回戦", draft.names.day(day.date));
            let tables: Vec<_> = round.iter().map(|table| (String::new(), *table)).collect();
            let opening = tables::opening_height(draft, &tables, unit) + draft.scale().leading();
            if begun {
                draft.sheet.ensure(opening);
            } else {
                draft.sheet.section(title, "", opening);
                begun = true;
            }
            draft.sheet.paragraph(&label, style);
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
