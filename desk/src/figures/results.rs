//! Every hanchan: a row a player, and a row a table.

use super::Table;
use super::column::{Column, Style, column, day, empty, name_of, number, number_of, table, text};
use reports::Value;
use scoring::record::{Hanchan, SeatResult};
use scoring::{GameKind, PersonId, Points, Records, Seat};
use std::collections::BTreeMap;

/// A player's row.
pub(super) struct Row<'r> {
    records: &'r Records,
    pub(super) hanchan: &'r Hanchan,
    pub(super) result: SeatResult,
    /// What this player's hanchan of the same kind of game add up to so far, of those that are told.
    pub(super) running: Points,
}

pub(super) fn tables(records: &Records, style: Style) -> Vec<Table> {
    vec![players(records, style), hanchan(records, style)]
}

fn players(records: &Records, style: Style) -> Table {
    let mut columns = of_table(|row: &Row<'_>| (row.records, row.hanchan));
    columns.extend([
        column("席", "seat", |row: &Row<'_>, style: Style| {
            let own = row.hanchan.known_seat(row.result.seat);
            own.map_or_else(empty, |own| seat(own, style))
        }),
        column("番号", "number", |row: &Row<'_>, _| {
            number_of(row.records, row.result.person)
        }),
        column("氏名", "name", |row: &Row<'_>, _| {
            name_of(row.records, row.result.person)
        }),
        column("点数", "points", |row: &Row<'_>, _| {
            number(row.result.points.0)
        }),
        column("着順", "place", |row: &Row<'_>, _| {
            number(row.result.place.number)
        }),
        column("素点", "base", |row: &Row<'_>, style: Style| {
            style.result(row.result.base)
        }),
        column("順位点", "uma", |row: &Row<'_>, style: Style| {
            style.result(row.result.uma)
        }),
        column("チョンボ", "chombo", |row: &Row<'_>, style: Style| {
            style.result(row.result.chombo)
        }),
        column("合計", "total", |row: &Row<'_>, style: Style| {
            style.result(row.result.total)
        }),
        column("累計", "running_total", |row: &Row<'_>, style: Style| {
            style.result(row.running)
        }),
        column("ルール", "rules", |row: &Row<'_>, style: Style| {
            rules(row.records, row.hanchan, style)
        }),
        column("チョンボ回数", "chombo_count", |row: &Row<'_>, _| {
            number(row.result.chombo_count)
        }),
    ]);
    table(("results", "対局結果"), style, &columns, rows(records))
}

/// Every player's of every hanchan, in the order of play.
pub(super) fn rows(records: &Records) -> impl Iterator<Item = Row<'_>> {
    let mut sums: BTreeMap<(PersonId, GameKind), Points> = BTreeMap::new();
    let of = move |hanchan| {
        let kind = records.kind_of(hanchan);
        let rows = hanchan.results().map(|result| {
            let running = sums.entry((result.person, kind)).or_default();
            *running += result.total;
            Row {
                records,
                hanchan,
                result,
                running: *running,
            }
        });
        rows.collect::<Vec<_>>()
    };
    records.hanchan.iter().flat_map(of)
}

/// Day, series, round and table, with which every table begins that is of hanchan.
pub(super) fn of_table<Row>(
    of: impl for<'a> Fn(&'a Row) -> (&'a Records, &'a Hanchan) + Copy + 'static,
) -> Vec<Column<'static, Row>> {
    vec![
        column("日付", "date", move |row, _| day(of(row).1.sheet.date)),
        column("会", "series", move |row, _| {
            let (records, hanchan) = of(row);
            let series = records.series.get(&hanchan.sheet.series);
            series.map_or_else(empty, |name| text(name))
        }),
        column("回戦", "round", move |row, _| {
            number(of(row).1.sheet.round)
        }),
        column("卓", "table", move |row, _| text(&of(row).1.sheet.table)),
    ]
}

/// A table's row.
fn hanchan(records: &Records, style: Style) -> Table {
    type Row<'r> = (&'r Records, &'r Hanchan);
    let mut columns = of_table(|row: &Row<'_>| *row);
    columns.push(column("ルール", "rules", |row: &Row<'_>, style| {
        rules(row.0, row.1, style)
    }));
    let heads = [
        ["東", "東 氏名", "東 点数", "東 着順", "東 合計"],
        ["南", "南 氏名", "南 点数", "南 着順", "南 合計"],
        ["西", "西 氏名", "西 点数", "西 着順", "西 合計"],
        ["北", "北 氏名", "北 点数", "北 着順", "北 合計"],
    ];
    let names = [
        [
            "east",
            "east_name",
            "east_points",
            "east_place",
            "east_total",
        ],
        [
            "south",
            "south_name",
            "south_points",
            "south_place",
            "south_total",
        ],
        [
            "west",
            "west_name",
            "west_points",
            "west_place",
            "west_total",
        ],
        [
            "north",
            "north_name",
            "north_points",
            "north_place",
            "north_total",
        ],
    ];
    for ((seat, heads), names) in Seat::ALL.into_iter().zip(heads).zip(names) {
        let [head, ja_name, ja_points, ja_place, ja_total] = heads;
        let [own, en_name, en_points, en_place, en_total] = names;
        columns.extend([
            of_seat(head, own, seat, |row, result, _| {
                number_of(row.0, result.person)
            }),
            of_seat(ja_name, en_name, seat, |row, result, _| {
                name_of(row.0, result.person)
            }),
            of_seat(ja_points, en_points, seat, |_, result, _| {
                number(result.points.0)
            }),
            of_seat(ja_place, en_place, seat, |_, result, _| {
                number(result.place.number)
            }),
            of_seat(ja_total, en_total, seat, |_, result, style| {
                style.result(result.total)
            }),
        ]);
    }
    columns.extend([
        column("供託", "deposit", |row: &Row<'_>, _| {
            number(row.1.sheet.played.deposit.0)
        }),
        column("備考", "note", |row: &Row<'_>, _| {
            let sheet = &row.1.sheet;
            let notes = [&sheet.unbalanced, &sheet.two_tables];
            let notes = notes.into_iter().flatten().map(String::as_str);
            let unseated = row.1.unseated.then_some("席は分かりません");
            let notes: Vec<&str> = notes.chain(unseated).collect();
            text(&notes.join("、"))
        }),
    ]);
    let rows = records.hanchan.iter().map(|hanchan| (records, hanchan));
    table(("hanchan", "半荘一覧"), style, &columns, rows)
}

/// Of whoever sat there; nothing where three play.
fn of_seat<'r>(
    japanese: &'static str,
    english: &'static str,
    seat: Seat,
    say: fn(&(&'r Records, &'r Hanchan), SeatResult, Style) -> Value,
) -> Column<'r, (&'r Records, &'r Hanchan)> {
    column(
        japanese,
        english,
        move |row: &(&'r Records, &'r Hanchan), style| {
            let result = row.1.results().find(|result| result.seat == seat);
            result.map_or_else(empty, |result| say(row, result, style))
        },
    )
}

pub(super) fn seat(seat: Seat, style: Style) -> Value {
    style.word(&seat.kanji().to_string(), &seat.letter().to_string())
}

/// The rule set: its name for people, its id for programs.
fn rules(records: &Records, hanchan: &Hanchan, style: Style) -> Value {
    let rules = records.rules_of(hanchan);
    rules.map_or_else(empty, |rules| style.word(rules.name(), rules.id()))
}
