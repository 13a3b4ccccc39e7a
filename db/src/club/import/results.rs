//! results.csv: a row a player, gathered into tables.

use super::Source;
use super::cell::{count, day, name, optional as maybe, text, whole_number, word};
use super::reading::Reading;
use super::shared::Texts;
use super::sheet::{RowReader, read_rows};
use crate::error::Refused;
use crate::error::text::TextRule;
use crate::tables::column::{Column, optional, required};
use crate::tables::hanchan::{TABLE, TWO_TABLES, UNBALANCED};
use crate::tables::{member, round, series};
use chrono::NaiveDate;
use scoring::settle::MOST_CHOMBO;
use scoring::{Points, Seat};
use std::collections::HashMap;
use std::rc::Rc;

pub(crate) const COLUMNS: &[Column] = &[
    required("date", "日付").also(&["日", "年月日", "開催日"]),
    required("series", "会").also(&["会名", "シリーズ", "例会"]),
    required("round", "回戦").also(&["回", "試合", "ラウンド"]),
    required("table", "卓").also(&["卓番", "卓番号", "テーブル"]),
    required("seat", "席").also(&["家", "座席", "風"]),
    required("member", "番号").also(&["会員番号", "会員no", "会員no."]),
    required("points", "点数").also(&["点", "素点", "持ち点", "最終点", "終了点"]),
    optional("chombo", "チョンボ").also(&["チョンボ数", "罰則"]),
    optional("deposit", "供託").also(&["供託点", "供託棒", "残り供託"]),
    optional("rules", "ルール").also(&["規定", "ルール名"]),
    optional("last_dealer", "最終親").also(&["ラス親", "最後の親"]),
    optional("unbalanced", "理由"),
    optional("two_tables", "二卓の理由"),
];
const DATE: usize = 0;
const SERIES: usize = 1;
const ROUND: usize = 2;
pub(super) const TABLE_: usize = 3;
pub(super) const SEAT: usize = 4;
pub(super) const MEMBER: usize = 5;
pub(super) const POINTS: usize = 6;
pub(super) const CHOMBO: usize = 7;
pub(super) const DEPOSIT: usize = 8;
pub(super) const RULES: usize = 9;
pub(super) const LAST_DEALER: usize = 10;
pub(super) const UNBALANCED_: usize = 11;
pub(super) const TWO_TABLES_: usize = 12;

/// An id, `@` and a version.
const RULES_NAME: TextRule = TextRule::name("rules", 80);

pub(super) const SEATS: &str = "E, S, W, N (東, 南, 西, 北)";

/// Where a hanchan was played.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(super) struct TableKey {
    pub date: NaiveDate,
    pub series: Rc<str>,
    pub round: u32,
    pub table: Rc<str>,
}

impl TableKey {
    /// The day, the round and the table, as what is wrong with it names them.
    pub(super) fn named(&self) -> (NaiveDate, u32, String) {
        (self.date, self.round, self.table.to_string())
    }
}

/// The first four columns, which results and hands share.
pub(super) fn read_key(row: &mut RowReader<'_>, texts: &mut Texts) -> Option<TableKey> {
    let date = row.read(DATE, day);
    let series = row.read(SERIES, |cell| name(cell, series::NAME));
    let round = row.read(ROUND, |cell| count(cell, round::NUMBERS));
    let table = row.read(TABLE_, |cell| name(cell, TABLE));
    Some(TableKey {
        date: date?,
        series: texts.share(&series?),
        round: round?,
        table: texts.share(&table?),
    })
}

/// One player's row.
#[derive(Debug)]
pub(super) struct ResultRow {
    pub line: u64,
    /// None where nobody knows; then nobody at the table has one.
    pub seat: Option<Seat>,
    pub member: u32,
    pub points: Points,
    pub chombo: u32,
    pub deposit: Option<Points>,
    pub rules: Option<Rc<str>>,
    pub last_dealer: Option<Seat>,
    pub unbalanced: Option<Box<str>>,
    pub two_tables: Option<Box<str>>,
}

/// The rows of one table.
#[derive(Debug)]
pub(super) struct TableRows {
    pub key: TableKey,
    /// What errors call the file.
    pub file: Rc<str>,
    pub rows: Vec<ResultRow>,
    /// Something in a row is wrong, so that nothing can be said of the table as a whole.
    pub broken: bool,
}

/// What a row refers to although the rest of it cannot be used.
#[derive(Debug)]
pub(super) struct Mention {
    pub line: u64,
    pub member: Option<u32>,
    pub rules: Option<Rc<str>>,
}

#[derive(Debug, Default)]
pub(super) struct Tables {
    /// In the order of their first rows.
    pub in_order: Vec<TableRows>,
    pub by_key: HashMap<TableKey, usize>,
    /// There are rows of which not even the table is known, so that any table may be short of them.
    pub incomplete: bool,
    /// Of rows that went into no table: whom and what they name can be looked up all the same.
    pub mentions: Vec<Mention>,
}

pub(super) fn read(source: &Source, reading: &mut Reading<'_, '_>) -> Result<Tables, Refused> {
    let mut found = Tables::default();
    let texts = &mut Texts::default();
    let file: Rc<str> = Rc::from(source.name.as_str());
    let complete = read_rows(source, COLUMNS, reading, |row| {
        let key = read_key(row, texts);
        let (result, mention) = read_result(row, texts);
        if key.is_none() || result.is_none() {
            found.mentions.push(mention);
        }
        let Some(key) = key else { return false };
        let next = found.in_order.len();
        let place = *found.by_key.entry(key.clone()).or_insert(next);
        if place == next {
            found.in_order.push(TableRows {
                key,
                file: Rc::clone(&file),
                // In a file of something else there is a table a row.
                rows: Vec::with_capacity(1),
                broken: false,
            });
        }
        if let Some(table) = found.in_order.get_mut(place) {
            table.broken |= result.is_none();
            table.rows.extend(result);
        }
        true
    })?;
    found.incomplete = !complete;
    Ok(found)
}

/// The row, if all of it can be read, and whom and what it names in any case.
fn read_result(row: &mut RowReader<'_>, texts: &mut Texts) -> (Option<ResultRow>, Mention) {
    let seat = row.read(SEAT, |cell| {
        maybe(cell, |cell| word(cell, SEATS, Seat::from_name))
    });
    let member = row.read(MEMBER, |cell| count(cell, member::NUMBERS));
    let points = row.read(POINTS, |cell| whole_number(cell).map(Points));
    let chombo = row.read(CHOMBO, |cell| {
        maybe(cell, |cell| count(cell, (0, MOST_CHOMBO)))
    });
    let deposit = row.read(DEPOSIT, |cell| {
        maybe(cell, |cell| whole_number(cell).map(Points))
    });
    let rules = row.read(RULES, |cell| maybe(cell, |cell| name(cell, RULES_NAME)));
    let rules = rules.map(|rules| rules.map(|rules| texts.share(&rules)));
    let last_dealer = row.read(LAST_DEALER, |cell| {
        maybe(cell, |cell| word(cell, SEATS, Seat::from_name))
    });
    let unbalanced = row.read(UNBALANCED_, |cell| {
        maybe(cell, |cell| text(cell, UNBALANCED).map(Into::into))
    });
    let two_tables = row.read(TWO_TABLES_, |cell| {
        maybe(cell, |cell| text(cell, TWO_TABLES).map(Into::into))
    });
    let mention = Mention {
        line: row.line,
        member,
        rules: rules.clone().flatten(),
    };
    let line = row.line;
    let whole = || {
        Some(ResultRow {
            line,
            seat: seat?,
            member: member?,
            points: points?,
            chombo: chombo?.unwrap_or_default(),
            deposit: deposit?,
            rules: rules?,
            last_dealer: last_dealer?,
            unbalanced: unbalanced?,
            two_tables: two_tables?,
        })
    };
    (whole(), mention)
}
