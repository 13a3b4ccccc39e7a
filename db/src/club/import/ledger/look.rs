//! How a list was understood, for the person to see before anything is stored.

use super::list::List;
use super::said::{Amounts, ListKind, Who};
use crate::error::{ImportProblem, LedgerColumn, LedgerProblem};
use chrono::NaiveDate;
use scoring::Period;
use std::collections::BTreeSet;

/// How a list was understood.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct LedgerLook {
    /// Each sheet of a workbook; one without a name where it is a CSV file.
    pub sheets: Vec<SheetLook>,
    /// Everybody whom it names, whoever is not certain first.
    pub people: Vec<PersonLook>,
    /// What became of each row that has anything in it, below the heads.
    pub rows: Vec<RowLook>,
    /// What was taken for granted, and is told.
    pub assumed: BTreeSet<TakenForGranted>,
    /// What cannot be read at all, by sheet and line.
    pub unreadable: Vec<(String, Option<u64>, ImportProblem)>,
    /// What is wrong with the list as a whole.
    pub wrong: Vec<LedgerProblem>,
    /// How many hanchan come of it.
    pub hanchan: usize,
    /// How many totals come of it.
    pub totals: usize,
}

/// How a sheet was understood.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SheetLook {
    /// Its name.
    pub name: String,
    /// Whether it is taken.
    pub taken: bool,
    /// What stands in its rows; none where it is no list of results.
    pub kind: Option<ListKind>,
    /// The lines of its heads.
    pub heads: Vec<u64>,
    /// Its columns, from left to right.
    pub columns: Vec<ListColumn>,
    /// How amounts are written, where there are any.
    pub amounts: Option<Amounts>,
}

/// A column of a list.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ListColumn {
    /// What stands at its head, that of two rows together.
    pub heading: String,
    /// What stands first below it.
    pub examples: Vec<String>,
    /// What it is taken for.
    pub taken_for: ColumnUse,
}

/// What a column is taken for.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum ColumnUse {
    /// It is left out.
    #[default]
    LeftOut,
    /// It says that of the row.
    Of(LedgerColumn),
    /// It says that of one player of the table, from 0 on.
    OfPlayer(usize, LedgerColumn),
    /// It is one person's.
    Person(String),
    /// It is one day's; none where the year is not known.
    Day(Option<NaiveDate>),
    /// It adds up others, and is left out.
    Sum,
}

/// How somebody was understood.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PersonLook {
    /// How the list calls them.
    pub name: String,
    /// In how many places.
    pub count: usize,
    /// Who it is; none where that must be said.
    pub who: Option<Who>,
    /// Whether the list itself leaves no doubt.
    pub certain: bool,
    /// Whom it resembles, by number and name, the likeliest first.
    pub suggestions: Vec<(u32, String)>,
}

/// What became of a row.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RowLook {
    /// The sheet.
    pub sheet: String,
    /// The line.
    pub line: u64,
    /// What became of it.
    pub became: Became,
}

/// What a row became.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Became {
    /// A hanchan, or a player of one.
    Hanchan {
        /// The day.
        day: NaiveDate,
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// So many totals of days.
    DayTotals(usize),
    /// A total of a period.
    Total(Period),
    /// Nothing.
    Skipped(Skipped),
    /// It waits for another row of its table, with which something is wrong.
    Waits,
    /// It must be looked at first.
    Wrong(LedgerProblem),
}

/// Why a row became nothing.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Skipped {
    /// It adds up others.
    Sum,
    /// The heads stand there again.
    Heads,
    /// It has no result.
    NoResult,
    /// The person says so.
    LeftOut,
}

/// What was taken for granted.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum TakenForGranted {
    /// An empty day is that of the row above.
    DayAbove,
    /// Rounds are counted in the order of the rows.
    RoundsCounted,
    /// Tables are called A, B, C in the order of the rows.
    TablesCalled,
    /// Points were found from results, as if no sticks were left.
    PointsFound,
    /// Nobody knows who sat where.
    NoSeats,
    /// The rules round, or the list does not say single hanchan, so that only sums are kept.
    OnlySums,
    /// Nobody says of how many hanchan a sum is.
    GamesUnknown,
}

impl SheetLook {
    pub(super) fn of(name: &str, taken: bool, list: &List) -> Self {
        Self {
            name: name.to_owned(),
            taken,
            kind: list.kind,
            heads: list.heads.clone(),
            columns: list.columns.clone(),
            amounts: list.amounts,
        }
    }
}

impl LedgerLook {
    pub(super) fn finish(&mut self, made: Self, people: Vec<PersonLook>) {
        self.rows = made.rows;
        self.assumed = made.assumed;
        self.wrong.extend(made.wrong);
        self.hanchan = made.hanchan;
        self.totals = made.totals;
        self.people = people;
    }

    /// Whether everything is certain, so that it can be stored.
    pub fn is_clear(&self) -> bool {
        let wrong = |row: &RowLook| matches!(row.became, Became::Wrong(_));
        self.unreadable.is_empty()
            && self.wrong.is_empty()
            && self.people.iter().all(|person| person.who.is_some())
            && !self.rows.iter().any(wrong)
    }
}
