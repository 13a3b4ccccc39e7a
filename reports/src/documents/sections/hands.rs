//! 満貫以上: who won how many, and the log of the hands themselves.

use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{LevelCounts, PersonId};

use super::standings::{begins_unranked, key_cells};
use crate::documents::Draft;
use crate::layout::table::{self, Cell, Column, Drawn, Row, Table};
use crate::season::Season;
use crate::words::{self, Names};

/// How many of each level each member won and dealt in.
pub(crate) fn counts(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let none = |counts: &LevelCounts| counts.all() == 0;
    if season
        .standings
        .iter()
        .all(|row| none(&row.won) && none(&row.dealt_in))
    {
        return;
    }
    let mut columns = vec![Column::label("順位").key(), Column::name("氏名").key()];
    columns.push(Column::figures("和了計").apart());
    columns.extend(
        Level::ALL
            .iter()
            .map(|level| Column::figures(level.kanji())),
    );
    columns.push(Column::figures("放銃計").apart());
    columns.extend(
        Level::ALL
            .iter()
            .map(|level| Column::figures(level.kanji())),
    );
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let mut cells = key_cells(draft, season, standing);
        for counts in [&standing.won, &standing.dealt_in] {
            cells.push(Cell::new(counts.all().to_string()).bold());
            cells.extend(
                Level::ALL
                    .iter()
                    .map(|level| Cell::from(words::count_or_blank(counts.of(*level)))),
            );
        }
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    table::section(
        &mut draft.sheet,
        title,
        "放銃は満貫以上に振り込んだ回数",
        &table,
    );
}

/// Which columns a log needs besides who, from whom and how high.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// One day is meant: round and table are enough.
    Day,
    /// Many days.
    Period,
}

/// The log itself.
pub(crate) fn log(draft: &mut Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place, title: &str) {
    let table = log_table(draft, hands, place);
    table::section(
        &mut draft.sheet,
        title,
        &format!("{}件", hands.len()),
        &table,
    );
}

/// The height that the log takes with its heading.
pub(crate) fn log_height(draft: &Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place) -> f32 {
    let table = log_table(draft, hands, place);
    let drawn = Drawn::new(&table, draft.scale(), draft.sheet.width());
    let heading = draft.sheet.gap_above() + draft.sheet.heading_height();
    heading + drawn.height(0..drawn.row_count())
}

/// The log as a table.
pub(crate) fn log_table(draft: &Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place) -> Table {
    let mut columns = Vec::new();
    if place == Place::Period {
        columns.push(Column::figures("日"));
    }
    columns.extend([
        Column::label("回戦"),
        Column::label("卓"),
        Column::label("局"),
        Column::label("区分"),
        Column::name("和了"),
        Column::name("放銃"),
        Column::words("役・備考"),
    ]);
    let mut table = Table::new(columns);
    for (hand, hanchan) in hands {
        let mut cells = Vec::new();
        if place == Place::Period {
            cells.push(Cell::from(draft.names.short_day(hanchan.date)));
        }
        let level = Cell::from(hand.level.kanji());
        cells.extend([
            hanchan.round.to_string().into(),
            hanchan.table.clone().into(),
            hand_name(hand).into(),
            if hand.level == Level::Yakuman {
                level.bold()
            } else {
                level
            },
            draft.names.plain(hand.winner).into(),
            match hand.loser {
                Some(loser) => draft.names.plain(loser).into(),
                None => Cell::new("ツモ").muted(),
            },
            description(hand).into(),
        ]);
        table.row(cells);
    }
    table
}

fn hand_name(hand: &Hand) -> String {
    match (hand.hand, hand.honba) {
        (None, _) => String::new(),
        (Some(name), 0) => name.to_string(),
        (Some(name), honba) => format!("{name}{honba}本場"),
    }
}

/// Patterns, han and fu, and the note, as far as they were written down.
pub(crate) fn description(hand: &Hand) -> String {
    let value = match (hand.han, hand.fu) {
        (Some(han), Some(fu)) => format!("{han}翻{fu}符"),
        (Some(han), None) => format!("{han}翻"),
        _ => String::new(),
    };
    let parts = [hand.yaku.as_str(), &value, &hand.note];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("　")
}

/// `満貫12　跳満3`, levels that did not occur left out.
pub(crate) fn summary(counts: &LevelCounts) -> String {
    let levels = Level::ALL.iter().filter(|level| counts.of(**level) > 0);
    let parts: Vec<String> = levels
        .map(|level| format!("{}{}", level.kanji(), counts.of(*level)))
        .collect();
    if parts.is_empty() {
        "なし".to_owned()
    } else {
        parts.join("　")
    }
}

/// All levels of a season together.
pub(crate) fn totals<'a>(hands: impl Iterator<Item = &'a Hand>) -> LevelCounts {
    let mut counts = LevelCounts::default();
    for hand in hands {
        counts.add(hand.level);
    }
    counts
}

/// One hand in a sentence: who, what, when and how.
pub(crate) fn sentence(draft: &Draft<'_>, hand: &Hand, hanchan: &Hanchan) -> String {
    // The log of hands says from whom; a headline need not.
    let how = if hand.loser.is_some() {
        "ロン"
    } else {
        "ツモ"
    };
    let yaku = if hand.yaku.is_empty() {
        hand.level.kanji()
    } else {
        &hand.yaku
    };
    format!(
        "{}　{yaku}（{}、{how}）",
        draft.names.polite(hand.winner),
        when(&draft.names, hanchan)
    )
}

/// `10月4日土曜 第2回戦 A卓`
pub(crate) fn when(names: &Names, hanchan: &Hanchan) -> String {
    format!(
        "{} 第{}回戦 {}卓",
        names.day(hanchan.date),
        hanchan.round,
        hanchan.table
    )
}

/// Everybody whom `chosen` picks from each row, with how many, most first.
pub(crate) fn most(
    season: &Season,
    chosen: impl Fn(&scoring::Standing) -> u32,
) -> Option<(u32, Vec<PersonId>)> {
    let most = season
        .ranked()
        .map(&chosen)
        .max()
        .filter(|most| *most > 0)?;
    let people = season
        .ranked()
        .filter(|row| chosen(row) == most)
        .map(|row| row.person)
        .collect();
    Some((most, people))
}
