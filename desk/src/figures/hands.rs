//! Every hand of mangan and better.

use super::Table;
use super::column::{Style, column, count, empty, name_of, number, number_of, table, text};
use super::results::of_table;
use scoring::record::{Hanchan, Hand};
use scoring::{HanchanId, Records};
use std::collections::BTreeMap;

/// A hand, and where it was won.
struct Row<'r> {
    records: &'r Records,
    hanchan: &'r Hanchan,
    hand: &'r Hand,
}

pub(super) fn table_of(records: &Records, style: Style) -> Table {
    let mut columns = of_table(|row: &Row<'_>| (row.records, row.hanchan));
    columns.extend([
        column("局", "hand", |row: &Row<'_>, _| {
            let hand = row.hand.entry.hand;
            hand.map_or_else(empty, |hand| text(&hand.to_string()))
        }),
        column("本場", "honba", |row: &Row<'_>, _| {
            number(row.hand.entry.honba)
        }),
        column("和了者番号", "winner", |row: &Row<'_>, _| {
            number_of(row.records, row.hand.entry.winner)
        }),
        column("和了者", "winner_name", |row: &Row<'_>, _| {
            name_of(row.records, row.hand.entry.winner)
        }),
        column("放銃者番号", "loser", |row: &Row<'_>, _| {
            let loser = row.hand.entry.loser;
            loser.map_or_else(empty, |loser| number_of(row.records, loser))
        }),
        column("放銃者", "loser_name", |row: &Row<'_>, _| {
            let loser = row.hand.entry.loser;
            loser.map_or_else(empty, |loser| name_of(row.records, loser))
        }),
        column("区分", "level", |row: &Row<'_>, style: Style| {
            let level = row.hand.entry.level;
            style.word(level.kanji(), level.word())
        }),
        column("翻", "han", |row: &Row<'_>, _| count(row.hand.entry.han)),
        column("符", "fu", |row: &Row<'_>, _| count(row.hand.entry.fu)),
        column("役", "yaku", |row: &Row<'_>, _| text(&row.hand.entry.yaku)),
        column("備考", "note", |row: &Row<'_>, _| {
            text(&row.hand.entry.note)
        }),
        column("手牌", "tiles", |row: &Row<'_>, _| {
            let tiles = row.hand.entry.tiles.as_ref();
            tiles.map_or_else(empty, |tiles| text(&tiles.to_string()))
        }),
    ]);
    let played: BTreeMap<HanchanId, &Hanchan> = records
        .hanchan
        .iter()
        .map(|hanchan| (hanchan.id, hanchan))
        .collect();
    let rows = records.hands.iter().filter_map(|hand| {
        let hanchan = played.get(&hand.hanchan)?;
        Some(Row {
            records,
            hanchan,
            hand,
        })
    });
    table(("hands", "和了"), style, &columns, rows)
}
