//! What everybody's hanchan come to: over all of them, and by month, series and rule set.

use super::Table;
use super::column::{
    Column, Style, column, count, name_of, number, number_of, places, table, text,
};
use scoring::record::PersonKind;
use scoring::{GameKind, Period, Records, Standing, StandingFigure, standings};
use std::collections::{BTreeMap, BTreeSet};

/// Somebody's line of some standings.
pub(super) struct Row<'r> {
    records: &'r Records,
    kind: GameKind,
    pub(super) standing: Standing,
    /// What the standings are of: a month, a series or a rule set.
    of: String,
}

/// All of them, of the club's own kind of game, but for those by rule set.
pub(super) fn tables(records: &Records, style: Style) -> Vec<Table> {
    vec![
        whole(records, style),
        by_month(records, style),
        by_series(records, style),
        by_rules(records, style),
    ]
}

/// Number, name and hanchan, with which the rows of a person begin.
pub(super) const NAMED: usize = 3;

/// The two names of a figure.
fn heads(figure: StandingFigure) -> (&'static str, &'static str) {
    match figure {
        StandingFigure::AveragePlace => ("平均着順", "average_place"),
        StandingFigure::Base => ("素点", "base"),
        StandingFigure::Uma => ("順位点", "uma"),
        StandingFigure::Chombo => ("チョンボ", "chombo"),
        StandingFigure::Adjustments => ("調整", "adjustments"),
        StandingFigure::Opening => ("合計だけの成績", "opening"),
        StandingFigure::Total => ("合計", "total"),
        StandingFigure::Best => ("最高", "best"),
        StandingFigure::Worst => ("最低", "worst"),
        StandingFigure::Average => ("平均", "average"),
        StandingFigure::TopRate => ("トップ率(%)", "top_rate"),
        StandingFigure::InTheMoneyRate => ("連対率(%)", "in_the_money_rate"),
        StandingFigure::NotLastRate => ("ラス回避率(%)", "not_last_rate"),
        StandingFigure::HighestPoints => ("最高得点", "highest_points"),
        StandingFigure::LowestPoints => ("最低得点", "lowest_points"),
        StandingFigure::BelowZero => ("箱下", "below_zero"),
        StandingFigure::BelowZeroRate => ("箱下率(%)", "below_zero_rate"),
        StandingFigure::Won => ("満貫以上の和了", "hands_won"),
        StandingFigure::DealtIn => ("満貫以上の放銃", "hands_dealt_in"),
        StandingFigure::Yakuman => ("役満", "yakuman"),
    }
}

fn figure<'r>(figure: StandingFigure) -> Column<'r, Row<'r>> {
    let (japanese, english) = heads(figure);
    column(japanese, english, move |row: &Row<'r>, style| {
        style.figure(figure.of(&row.standing, row.kind))
    })
}

/// In the order that programs have known from the beginning; what came later stands behind.
pub(super) fn columns<'r>() -> Vec<Column<'r, Row<'r>>> {
    use StandingFigure::{
        AveragePlace, Base, BelowZero, BelowZeroRate, Best, Chombo, Total, Uma, Worst,
    };
    const FIRST: [StandingFigure; 9] = [
        AveragePlace,
        Base,
        Uma,
        Chombo,
        Total,
        Best,
        Worst,
        BelowZero,
        BelowZeroRate,
    ];
    let mut columns = vec![
        column("番号", "number", |row: &Row<'r>, _| {
            number_of(row.records, row.standing.person)
        }),
        column("氏名", "name", |row: &Row<'r>, _| {
            name_of(row.records, row.standing.person)
        }),
        column("半荘", "games", |row: &Row<'r>, _| {
            number(row.standing.tally.games)
        }),
    ];
    columns.extend(places(|row: &Row<'r>| {
        (&row.standing.tally, row.kind.players)
    }));
    for one in FIRST {
        columns.push(figure(one));
        if one == Chombo {
            columns.push(column(
                "チョンボ回数",
                "chombo_count",
                |row: &Row<'r>, _| number(row.standing.tally.chombo_count),
            ));
        }
    }
    columns.extend([
        column("順位", "rank", |row: &Row<'r>, _| {
            count(row.standing.rank)
        }),
        column("区分", "kind", |row: &Row<'r>, style: Style| {
            let person = row.records.people.get(&row.standing.person);
            let kind = person.map(|person| person.kind).unwrap_or_default();
            style.word(kind_in_japanese(kind), kind.word())
        }),
    ]);
    let all = StandingFigure::ALL.into_iter();
    columns.extend(all.filter(|one| !FIRST.contains(one)).map(figure));
    columns
}

fn kind_in_japanese(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Member => "会員",
        PersonKind::Guest => "ゲスト",
        PersonKind::Staff => "スタッフ",
    }
}

pub(super) fn rows(records: &Records, kind: GameKind, of: String) -> impl Iterator<Item = Row<'_>> {
    standings(records, kind)
        .into_iter()
        .map(move |standing| Row {
            records,
            kind,
            standing,
            of: of.clone(),
        })
}

fn whole(records: &Records, style: Style) -> Table {
    let rows = rows(records, records.club_kind(), String::new());
    let mut whole = table(("statistics", "成績"), style, &columns(), rows);
    let at = |head: (&str, &str)| {
        let mut heads = whole.heads.iter();
        let at = heads.position(|own| *own == head.0 || *own == head.1);
        at.and_then(|at| u16::try_from(at).ok())
    };
    whole.chart = at(("氏名", "name")).zip(at(heads(StandingFigure::Total)));
    whole
}

/// The same columns behind one that says what the standings are of.
fn divided<'r>(
    names: (&'static str, &'static str),
    first: (&'static str, &'static str),
    rows: impl IntoIterator<Item = Row<'r>>,
    style: Style,
) -> Table {
    let mut all = vec![column(first.0, first.1, |row: &Row<'r>, _| text(&row.of))];
    all.extend(columns());
    table(names, style, &all, rows)
}

fn by_month(records: &Records, style: Style) -> Table {
    let months: BTreeSet<_> = records
        .days()
        .map(|day| Period::month_of(day).from)
        .collect();
    let parts: Vec<(String, Records)> = months
        .into_iter()
        .map(|first| {
            let month = records.within(Period::month_of(first));
            (first.format("%Y-%m").to_string(), month)
        })
        .collect();
    divided(
        ("monthly", "月別"),
        ("月", "month"),
        of_parts(&parts),
        style,
    )
}

fn by_series(records: &Records, style: Style) -> Table {
    let parts: Vec<(String, Records)> = records
        .series
        .iter()
        .map(|(id, name)| (name.clone(), records.of_series(*id)))
        .collect();
    divided(
        ("by_series", "会別"),
        ("会", "series"),
        of_parts(&parts),
        style,
    )
}

/// Games of other kinds stand here alone.
fn by_rules(records: &Records, style: Style) -> Table {
    let ids: BTreeMap<&str, &str> = records
        .rule_sets
        .values()
        .map(|rules| (rules.id(), rules.name()))
        .collect();
    let parts: Vec<(String, Records)> = ids
        .into_iter()
        .filter_map(|(id, name)| {
            let named = match style.headings {
                super::Headings::Japanese => name,
                super::Headings::English => id,
            };
            Some((named.to_owned(), records.of_rule_set(id)?))
        })
        .collect();
    divided(
        ("by_rules", "ルール別"),
        ("ルール", "rules"),
        of_parts(&parts),
        style,
    )
}

fn of_parts(parts: &[(String, Records)]) -> impl Iterator<Item = Row<'_>> {
    parts
        .iter()
        .flat_map(|(name, part)| rows(part, part.club_kind(), name.clone()))
}
