//! What is written down about a person, column by column: what the file, lists and errors call each, and
//! what may stand in it. Reading, writing, import, export and erasure go through [`COLUMNS`].

use super::kind_from_word;
use crate::error::Refused;
use crate::error::text::TextRule;
use crate::tables::column::{Column, optional, required};
use crate::tables::sqlite::sql_values::{check_date, check_range, iso, optional_date, word};
use chrono::NaiveDate;
use rusqlite::ToSql;
use rusqlite::types::ToSqlOutput;
use rusqlite::{Result, Row};
use scoring::PersonKind;
use serde_json::Value as Json;
use std::fmt;

pub(crate) const STEP_1: &str = "
CREATE TABLE member (
    id INTEGER PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 999999999),
    name TEXT NOT NULL CHECK (trim(name) <> '' AND length(name) <= 100),
    kana TEXT NOT NULL CHECK (length(kana) <= 100),
    kind TEXT NOT NULL CHECK (kind IN ('member', 'guest', 'staff')),
    sex TEXT NOT NULL CHECK (length(sex) <= 20),
    joined_on TEXT CHECK (joined_on IS date(joined_on)),
    left_on TEXT CHECK (left_on IS date(left_on)),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    search_key TEXT NOT NULL,
    CHECK (joined_on IS NULL OR left_on IS NULL OR joined_on <= left_on)
) STRICT;
";

/// A name of the person's own choice, for pages that everybody may read. Older entries of the journal
/// do not have the column. Undo runs backwards, so it has taken back every use of it before it meets
/// them.
pub(crate) const STEP_4: &str = "
ALTER TABLE member ADD COLUMN public_name TEXT NOT NULL DEFAULT '' CHECK (length(public_name) <= 100);
";

/// Until when somebody is called a beginner.
pub(crate) const STEP_7: &str = "
ALTER TABLE member ADD COLUMN beginner_until TEXT DEFAULT NULL CHECK (beginner_until IS date(beginner_until));
";

/// The numbers a member can have.
pub(crate) const NUMBERS: (u32, u32) = (1, 999_999_999);

/// What is written down about a person.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Member {
    /// The number people know; no two have the same.
    pub number: u32,
    /// The name exactly as typed.
    pub name: String,
    /// The reading in kana; empty when not known.
    pub kana: String,
    /// Whether standings rank the person.
    pub kind: PersonKind,
    /// As the club writes it; empty when not recorded.
    pub sex: String,
    /// The first day.
    pub joined: Option<NaiveDate>,
    /// The last day.
    pub left: Option<NaiveDate>,
    /// Anything else.
    pub note: String,
    /// What the club's web page calls the person; empty where they asked for nothing.
    pub public_name: String,
    /// The last day on which the person is called a beginner.
    pub beginner_until: Option<NaiveDate>,
}

/// Every column, in the order in which an export writes them. `id` and `search_key` are in the file
/// alone: the one it gives, the other is made of name and reading.
pub(crate) const COLUMNS: [MemberColumn; 10] = [
    column(
        "number",
        required("number", "番号").also(&["会員番号", "会員no", "会員no.", "no", "no."]),
        Field::Number,
    ),
    column(
        "name",
        required("name", "氏名").also(&["名前", "お名前", "会員名", "会員氏名"]),
        Field::Text(TextRule::name("name", 100), |m| &m.name, |m| &mut m.name),
    ),
    column(
        "kana",
        optional("kana", "ふりがな").also(&["よみがな", "読みがな", "読み", "かな", "氏名かな"]),
        Field::Text(
            TextRule::optional("kana", 100),
            |m| &m.kana,
            |m| &mut m.kana,
        ),
    ),
    column(
        "kind",
        optional("kind", "区分").also(&["種別", "会員区分"]),
        Field::Kind,
    ),
    column(
        "sex",
        optional("sex", "性別"),
        Field::Text(TextRule::optional("sex", 20), |m| &m.sex, |m| &mut m.sex),
    ),
    column(
        "joined_on",
        optional("joined", "入会日").also(&["入会", "入会年月日"]),
        Field::Day(|m| m.joined, |m| &mut m.joined),
    ),
    column(
        "left_on",
        optional("left", "退会日").also(&["退会", "退会年月日"]),
        Field::Day(|m| m.left, |m| &mut m.left),
    ),
    column(
        "note",
        optional("note", "備考").also(&["メモ", "摘要"]),
        Field::Text(TextRule::note("note"), |m| &m.note, |m| &mut m.note),
    ),
    seldom(column(
        "public_name",
        optional("public_name", "公開名").also(&["ホームページでの名前"]),
        Field::Text(
            TextRule::optional("public_name", 100),
            |m| &m.public_name,
            |m| &mut m.public_name,
        ),
    )),
    seldom(column(
        "beginner_until",
        optional("beginner_until", "初心者マークの期限").also(&["初心者の期限"]),
        Field::Day(|m| m.beginner_until, |m| &mut m.beginner_until),
    )),
];
/// Places in it.
pub(crate) const NUMBER: usize = 0;
pub(crate) const LEFT: usize = 6;
/// The first of them: what the papers say of people as well.
pub(crate) const ON_PAPERS: usize = 4;

/// What lists call the columns.
pub(crate) static HEADINGS: [Column; COLUMNS.len()] = {
    let mut headings = [COLUMNS[0].heading; COLUMNS.len()];
    let mut place = 0;
    while place < headings.len() {
        headings[place] = COLUMNS[place].heading;
        place += 1;
    }
    headings
};

/// A column, and all that is said of it.
#[derive(Clone, Copy)]
pub(crate) struct MemberColumn {
    /// What the file calls it.
    pub sql: &'static str,
    /// What lists call it.
    pub heading: Column,
    /// What of a member stands in it.
    pub field: Field,
    /// Whether an export has it only where somebody has something in it.
    pub is_seldom: bool,
}

/// A part of what is written down, and where it is in [`Member`].
#[derive(Clone, Copy)]
pub(crate) enum Field {
    Number,
    Kind,
    Text(
        TextRule,
        fn(&Member) -> &String,
        fn(&mut Member) -> &mut String,
    ),
    Day(
        fn(&Member) -> Option<NaiveDate>,
        fn(&mut Member) -> &mut Option<NaiveDate>,
    ),
}

/// What stands in a column of one member.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Value<'a> {
    Number(i64),
    Text(&'a str),
    Day(Option<NaiveDate>),
}

const fn column(sql: &'static str, heading: Column, field: Field) -> MemberColumn {
    MemberColumn {
        sql,
        heading,
        field,
        is_seldom: false,
    }
}

const fn seldom(column: MemberColumn) -> MemberColumn {
    MemberColumn {
        is_seldom: true,
        ..column
    }
}

impl MemberColumn {
    pub(crate) fn value<'a>(&self, member: &'a Member) -> Value<'a> {
        match self.field {
            Field::Number => Value::Number(member.number.into()),
            Field::Kind => Value::Text(member.kind.word()),
            Field::Text(_, of, _) => Value::Text(of(member)),
            Field::Day(of, _) => Value::Day(of(member)),
        }
    }

    /// Gives one member what another has there.
    pub(crate) fn copy(&self, from: &Member, to: &mut Member) {
        match self.field {
            Field::Number => to.number = from.number,
            Field::Kind => to.kind = from.kind,
            Field::Text(_, of, place) => place(to).clone_from(of(from)),
            Field::Day(of, place) => *place(to) = of(from),
        }
    }

    /// Reads what the file, or the journal, has at that place of a row. What is missing in the journal is
    /// older than the column.
    pub(super) fn read(&self, row: &Row<'_>, at: usize, member: &mut Member) -> Result<()> {
        match self.field {
            Field::Number => member.number = row.get(at)?,
            Field::Kind => member.kind = word(row, at, kind_from_word)?,
            Field::Text(_, _, place) => {
                *place(member) = row.get::<_, Option<String>>(at)?.unwrap_or_default();
            }
            Field::Day(_, place) => *place(member) = optional_date(row, at)?,
        }
        Ok(())
    }

    pub(super) fn check(&self, member: &Member) -> std::result::Result<(), Refused> {
        match self.field {
            Field::Number => check_range(self.heading.name, member.number, NUMBERS),
            Field::Kind => Ok(()),
            Field::Text(rule, of, _) => Ok(rule.check(of(member))?),
            Field::Day(of, _) => {
                let day = of(member);
                day.map_or(Ok(()), |day| check_date(self.heading.name, day))
            }
        }
    }
}

impl Value<'_> {
    pub(crate) fn is_empty(self) -> bool {
        matches!(self, Self::Text("") | Self::Day(None))
    }

    /// As the journal keeps it.
    pub(crate) fn json(self) -> Json {
        match self {
            Self::Number(number) => number.into(),
            Self::Text(text) => text.into(),
            Self::Day(day) => day.map(iso).into(),
        }
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Number(number) => (*number).into(),
            Self::Text(text) => (*text).into(),
            Self::Day(day) => ToSqlOutput::Owned(day.map(iso).into()),
        })
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Day(day) => day.map_or(Ok(()), |day| f.write_str(&iso(day))),
        }
    }
}

/// How many columns a list of those members has: the last are only there where somebody has something
/// in them.
pub(crate) fn in_use<'a>(members: &(impl Iterator<Item = &'a Member> + Clone)) -> usize {
    let is_used = |column: &MemberColumn| {
        let mut members = members.clone();
        !column.is_seldom || members.any(|member| !column.value(member).is_empty())
    };
    COLUMNS.iter().rposition(is_used).map_or(0, |last| last + 1)
}

/// What the file calls them.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    COLUMNS.iter().map(|column| column.sql)
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, HEADINGS, LEFT, NUMBER, names};
    use crate::tables::sqlite::migration::migrate;
    use rusqlite::Connection;
    use std::collections::BTreeSet;

    #[test]
    fn every_column_of_the_file_is_in_the_list_but_those_that_the_file_gives_or_makes() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        let mut query = connection
            .prepare("SELECT name FROM pragma_table_info('member')")
            .unwrap();
        let of_file: BTreeSet<String> = query
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let listed = names().chain(["id", "search_key"]).map(str::to_owned);
        assert_eq!(of_file, listed.collect());
    }

    #[test]
    fn the_places_are_those_of_the_columns_they_are_called_after() {
        assert_eq!(
            [NUMBER, LEFT].map(|at| COLUMNS[at].sql),
            ["number", "left_on"]
        );
        // An export leaves out columns at the end alone.
        assert!(COLUMNS.is_sorted_by_key(|column| column.is_seldom));
        let of_list = COLUMNS.map(|column| column.heading.name);
        assert_eq!(HEADINGS.map(|heading| heading.name), of_list);
    }
}
