//! What is counted for a person beside the standings: strength, runs, hands by their level, seats and
//! opponents, all of the club's own kind of game.

use super::Table;
use super::column::{
    Column, Style, column, count, empty, name_of, number, number_of, places, table,
};
use super::people::{NAMED, Row, columns, rows};
use super::results::seat;
use reports::Value;
use scoring::hand_value::Level;
use scoring::rating::Rating;
use scoring::statistics::HeadToHead;
use scoring::{PersonId, PersonStatistics, Players, Records, Seat, Tally, statistics};
use std::collections::BTreeMap;

pub(super) fn tables(records: &Records, style: Style) -> Vec<Table> {
    let counted = statistics(records, records.club_kind());
    vec![
        details(records, &counted, style),
        by_seat(records, &counted, style),
        by_opponent(records, &counted, style),
    ]
}

/// Strength, runs, and hands by their level.
fn details(
    records: &Records,
    counted: &BTreeMap<PersonId, PersonStatistics>,
    style: Style,
) -> Table {
    type Counted<'r> = (Row<'r>, Option<&'r PersonStatistics>);
    let of_standing = columns().into_iter().take(NAMED);
    let of_standing =
        of_standing.map(|own: Column<'_, Row<'_>>| own.of(|row: &Counted<'_>| &row.0));
    let mut columns: Vec<Column<'_, Counted<'_>>> = of_standing.collect();
    let run = |japanese, english, length: fn(&PersonStatistics) -> u32| {
        column(japanese, english, move |row: &Counted<'_>, _| {
            count(row.1.map(length))
        })
    };
    let level = |japanese, english, level: Level, won: bool| {
        column(japanese, english, move |row: &Counted<'_>, _| {
            let standing = &row.0.standing;
            let hands = if won {
                &standing.won
            } else {
                &standing.dealt_in
            };
            number(hands.of(level))
        })
    };
    let rating = |japanese, english, of: fn(&Rating) -> f64| {
        column(japanese, english, move |row: &Counted<'_>, _| {
            let own = row.1.map(|own| of(&own.rating));
            own.map_or_else(empty, |own| Value::Number(format!("{own:.1}")))
        })
    };
    columns.extend([
        rating("レーティング", "rating", |rating| rating.value),
        rating(
            "レーティングの誤差",
            "rating_uncertainty",
            |rating| rating.uncertainty,
        ),
        run("連続トップ", "longest_run_of_first", |own| {
            own.streaks.first.longest
        }),
        run("連続連対", "longest_run_in_the_money", |own| {
            own.streaks.in_the_money.longest
        }),
        run("連続ラス回避", "longest_run_not_last", |own| {
            own.streaks.not_last.longest
        }),
        run("連続ラス", "longest_run_of_last", |own| {
            own.streaks.last.longest
        }),
        run("連続プラス", "longest_run_of_plus", |own| {
            own.streaks.plus.longest
        }),
        run("今の連続トップ", "run_of_first", |own| {
            own.streaks.first.current
        }),
        run("今の連続連対", "run_in_the_money", |own| {
            own.streaks.in_the_money.current
        }),
        run("今の連続ラス回避", "run_not_last", |own| {
            own.streaks.not_last.current
        }),
        run("今の連続ラス", "run_of_last", |own| {
            own.streaks.last.current
        }),
        run("今の連続プラス", "run_of_plus", |own| {
            own.streaks.plus.current
        }),
        level("満貫", "mangan_won", Level::Mangan, true),
        level("跳満", "haneman_won", Level::Haneman, true),
        level("倍満", "baiman_won", Level::Baiman, true),
        level("三倍満", "sanbaiman_won", Level::Sanbaiman, true),
        level("役満の和了", "yakuman_won", Level::Yakuman, true),
        level("満貫の放銃", "mangan_dealt_in", Level::Mangan, false),
        level("跳満の放銃", "haneman_dealt_in", Level::Haneman, false),
        level("倍満の放銃", "baiman_dealt_in", Level::Baiman, false),
        level(
            "三倍満の放銃",
            "sanbaiman_dealt_in",
            Level::Sanbaiman,
            false,
        ),
        level("役満の放銃", "yakuman_dealt_in", Level::Yakuman, false),
    ]);
    let rows = rows(records, records.club_kind(), String::new());
    let rows = rows.map(|row| {
        let own = counted.get(&row.standing.person);
        (row, own)
    });
    table(("details", "内訳"), style, &columns, rows)
}

fn by_seat(
    records: &Records,
    counted: &BTreeMap<PersonId, PersonStatistics>,
    style: Style,
) -> Table {
    type Row<'r> = (&'r Records, PersonId, Seat, &'r Tally, Players);
    let mut columns = vec![
        column("番号", "number", |row: &Row<'_>, _| {
            number_of(row.0, row.1)
        }),
        column("氏名", "name", |row: &Row<'_>, _| name_of(row.0, row.1)),
        column("席", "seat", |row: &Row<'_>, style: Style| {
            seat(row.2, style)
        }),
        column("半荘", "games", |row: &Row<'_>, _| number(row.3.games)),
    ];
    columns.extend(places(|row: &Row<'_>| (row.3, row.4)));
    columns.extend([
        column(
            "平均着順",
            "average_place",
            |row: &Row<'_>, style: Style| style.place(row.3.average_place()),
        ),
        column("合計", "total", |row: &Row<'_>, style: Style| {
            style.result(row.3.total)
        }),
        column("平均", "average", |row: &Row<'_>, style: Style| {
            style.mean(row.3.average())
        }),
    ]);
    let players = records.club_players();
    let rows = counted.iter().flat_map(|(person, own)| {
        let seats = own.by_seat.iter();
        let played = seats.filter(|(_, tally)| tally.games > 0);
        played.map(move |(seat, tally)| (records, *person, seat, tally, players))
    });
    table(("by_seat", "席別"), style, &columns, rows)
}

fn by_opponent(
    records: &Records,
    counted: &BTreeMap<PersonId, PersonStatistics>,
    style: Style,
) -> Table {
    type Row<'r> = (&'r Records, PersonId, PersonId, &'r HeadToHead);
    let columns = [
        column("番号", "number", |row: &Row<'_>, _| {
            number_of(row.0, row.1)
        }),
        column("氏名", "name", |row: &Row<'_>, _| name_of(row.0, row.1)),
        column("相手番号", "opponent", |row: &Row<'_>, _| {
            number_of(row.0, row.2)
        }),
        column("相手", "opponent_name", |row: &Row<'_>, _| {
            name_of(row.0, row.2)
        }),
        column("同卓", "games", |row: &Row<'_>, _| number(row.3.games)),
        column("上位", "ahead", |row: &Row<'_>, _| number(row.3.ahead)),
        column("下位", "behind", |row: &Row<'_>, _| number(row.3.behind)),
        column("差", "difference", |row: &Row<'_>, style: Style| {
            style.result(row.3.difference)
        }),
    ];
    let rows = counted.iter().flat_map(|(person, own)| {
        let met = own.against.iter();
        met.map(move |(other, met)| (records, *person, *other, met))
    });
    table(("head_to_head", "対戦"), style, &columns, rows)
}
