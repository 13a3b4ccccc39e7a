//! What the person says of a list, where it does not say it itself.

use super::super::Source;
use crate::error::LedgerColumn;
use scoring::{Period, PersonKind};
use std::collections::{BTreeMap, BTreeSet};

/// A list as a club kept it, and what the person says of it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Ledger {
    /// A workbook or a CSV file.
    pub source: Source,
    /// What the person says.
    pub said: Said,
}

/// What the person says of a list. Whatever is not said is as the list itself says, or asked.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Said {
    /// The series to which the results belong.
    pub series: Option<String>,
    /// The sheets that are taken; every one where none is named.
    pub sheets: Option<BTreeSet<String>>,
    /// What kind of list it is.
    pub kind: Option<ListKind>,
    /// What a column is by its place from 0 on, in every sheet; none is left out.
    pub columns: BTreeMap<usize, Option<LedgerColumn>>,
    /// How amounts are written.
    pub amounts: Option<Amounts>,
    /// The fiscal year to which days without a year belong.
    pub fiscal_year: Option<i32>,
    /// When totals without days were played.
    pub period: Option<Period>,
    /// The rule set by which was played: an id, or id@version; the club's own where none is named.
    pub rules: Option<String>,
    /// Who is meant, by how the list calls them.
    pub people: BTreeMap<String, Who>,
    /// Whether whoever resembles exactly one member is that member.
    pub as_suggested: bool,
    /// Whether whoever resembles nobody is new.
    pub unknown_are_new: bool,
    /// What becomes of rows that cannot be taken as they are, by sheet and line.
    pub rows: BTreeMap<(String, u64), RowSaid>,
}

impl Said {
    pub(super) fn takes(&self, sheet: &str) -> bool {
        let named = self.sheets.as_ref();
        named.is_none_or(|named| named.contains(sheet))
    }
}

/// What becomes of a row that cannot be taken as it is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RowSaid {
    /// It is left out.
    LeftOut,
    /// Its results are kept as sums, though they do not add up.
    AsItStands,
}

/// Who is meant by a name.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Who {
    /// The person with that number.
    Member(u32),
    /// Somebody who is not in the club's file yet.
    New(PersonKind),
    /// Nobody: what the list says of them is left out.
    LeftOut,
}

/// What stands in a row of a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    /// One player of a hanchan.
    Players,
    /// One table, its players side by side with their names.
    Tables,
    /// One hanchan or one day, with a column for each person.
    Across,
    /// One person, with a column for each day.
    Days,
    /// One person's total.
    Totals,
}

impl ListKind {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Players,
        Self::Tables,
        Self::Across,
        Self::Days,
        Self::Totals,
    ];

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Tables => "tables",
            Self::Across => "across",
            Self::Days => "days",
            Self::Totals => "totals",
        }
    }
}

/// How amounts are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Amounts {
    /// Points at the end: 42300.
    Points,
    /// The same in hundreds: 423.
    Hundreds,
    /// The same in thousands: 42.3.
    Thousands,
    /// Results in P: +12.3.
    Result,
    /// Results in points: +12300.
    ResultPoints,
}

impl Amounts {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Points,
        Self::Hundreds,
        Self::Thousands,
        Self::Result,
        Self::ResultPoints,
    ];

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Hundreds => "hundreds",
            Self::Thousands => "thousands",
            Self::Result => "result",
            Self::ResultPoints => "result-points",
        }
    }

    /// Whether they are what a hanchan came to, and not the points with which it ended.
    pub fn is_result(self) -> bool {
        matches!(self, Self::Result | Self::ResultPoints)
    }

    /// How many points one is.
    pub(super) fn unit(self) -> i64 {
        match self {
            Self::Points | Self::ResultPoints => 1,
            Self::Hundreds => 100,
            Self::Thousands | Self::Result => 1_000,
        }
    }
}
