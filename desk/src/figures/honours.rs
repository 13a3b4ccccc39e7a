//! Awards, and records in the sportsman's sense.

use super::Table;
use super::column::{Style, column, day, empty, name_of, number, number_of, table, text};
use chrono::NaiveDate;
use reports::Value;
use scoring::award::{self, Award, winners};
use scoring::{Feat, HanchanId, PersonId, Points, Records, club_feats, statistics};
use std::collections::BTreeMap;

pub(super) fn tables(records: &Records, awards: &[Award], style: Style) -> Vec<Table> {
    vec![
        of_awards(records, awards, style),
        of_records(records, style),
    ]
}

fn of_awards(records: &Records, awards: &[Award], style: Style) -> Table {
    type Row<'r> = (&'r Records, String, PersonId, award::Value);
    let columns = [
        column("賞", "award", |row: &Row<'_>, _| text(&row.1)),
        column("番号", "number", |row: &Row<'_>, _| {
            number_of(row.0, row.2)
        }),
        column("氏名", "name", |row: &Row<'_>, _| name_of(row.0, row.2)),
        column("値", "value", |row: &Row<'_>, style: Style| match row.3 {
            award::Value::Points(mean) => style.mean(Some(mean)),
            award::Value::TablePoints(points) => Value::printed(&points.decimal(0)),
            award::Value::Rate(rate) => style.share(Some(rate)),
            award::Value::Place(mean) => style.place(Some(mean)),
            award::Value::Count(count) => number(count),
        }),
    ];
    let won = winners(records, records.club_kind(), awards).into_iter();
    let rows = won.flat_map(|won| {
        let name = won.award.name;
        let people = won.people.into_iter();
        people.map(move |(person, value)| (records, name.clone(), person, value))
    });
    table(("awards", "表彰"), style, &columns, rows)
}

/// What was reached, by whom, when.
struct Record<'r> {
    records: &'r Records,
    of: (&'static str, &'static str),
    person: PersonId,
    figure: Reached,
    day: Option<NaiveDate>,
}

/// What a record is counted in.
#[derive(Clone, Copy)]
enum Reached {
    Result(Points),
    Table(Points),
    Hanchan(u32),
}

fn of_records(records: &Records, style: Style) -> Table {
    let columns = [
        column("記録", "record", |row: &Record<'_>, style: Style| {
            style.word(row.of.0, row.of.1)
        }),
        column("番号", "number", |row: &Record<'_>, _| {
            number_of(row.records, row.person)
        }),
        column("氏名", "name", |row: &Record<'_>, _| {
            name_of(row.records, row.person)
        }),
        column("値", "value", |row: &Record<'_>, style: Style| {
            match row.figure {
                Reached::Result(amount) => style.result(amount),
                Reached::Table(points) => number(points.0),
                Reached::Hanchan(count) => number(count),
            }
        }),
        column("日付", "date", |row: &Record<'_>, _| {
            row.day.map_or_else(empty, day)
        }),
    ];
    table(("records", "記録"), style, &columns, reached(records))
}

fn reached(records: &Records) -> Vec<Record<'_>> {
    let kind = records.club_kind();
    let all = club_feats(records, &statistics(records, kind));
    let days: BTreeMap<HanchanId, NaiveDate> = records
        .hanchan
        .iter()
        .map(|hanchan| (hanchan.id, hanchan.sheet.date))
        .collect();
    let mut rows = Vec::new();
    let mut add = |of, person, figure, day| {
        rows.push(Record {
            records,
            of,
            person,
            figure,
            day,
        });
    };
    let feats = [
        (("最高の半荘", "best"), &all.best),
        (("最低の半荘", "worst"), &all.worst),
    ];
    for (of, holders) in feats {
        for (person, Feat { amount, when }) in holders {
            add(
                of,
                *person,
                Reached::Result(*amount),
                days.get(when).copied(),
            );
        }
    }
    for (person, Feat { amount, when }) in &all.highest_points {
        let of = ("最高得点", "highest_points");
        add(
            of,
            *person,
            Reached::Table(*amount),
            days.get(when).copied(),
        );
    }
    for (person, Feat { amount, when }) in &all.biggest_day {
        add(
            ("最高の日", "biggest_day"),
            *person,
            Reached::Result(*amount),
            Some(when.0),
        );
    }
    let runs = [
        (("連続トップ", "longest_run_of_first"), &all.first),
        (("連続ラス回避", "longest_run_not_last"), &all.not_last),
        (("連続プラス", "longest_run_of_plus"), &all.plus),
    ];
    for (of, holders) in runs {
        for (person, run) in holders {
            add(
                of,
                *person,
                Reached::Hanchan(run.longest),
                run.days.map(|days| days.to),
            );
        }
    }
    rows
}
