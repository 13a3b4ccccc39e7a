//! How a list was understood, as the page is shown it.

use db::{
    Amounts, Became, ColumnUse, Ledger, LedgerColumn, LedgerLook, LedgerProblem, ListKind, Member,
    PersonLook, RowSaid, SheetLook, Skipped, TakenForGranted, Who,
};
use scoring::{Calendar, Period, PersonId, PersonKind};
use serde::Serialize;
use specta::Type;

use super::import_problem::FileProblem;
use super::imports::short;
use super::typed::Day;

/// More rows than that nobody reads; those with which something is wrong come first.
const MOST_ROWS: usize = 300;

/// A list as it is understood so far.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LedgerShown {
    pub name: String,
    /// The series to which it belongs, and those that there are.
    pub series: String,
    pub known_series: Vec<String>,
    /// What the person said of all of it.
    pub said_kind: Option<ListKind>,
    pub said_amounts: Option<Amounts>,
    pub fiscal_year: Option<i32>,
    pub from: Option<Day>,
    pub to: Option<Day>,
    pub sheets: Vec<LedgerSheet>,
    pub people: Vec<LedgerPerson>,
    /// To choose from, by number.
    pub members: Vec<LedgerMember>,
    pub rows: Vec<LedgerRow>,
    /// How many more rows there are.
    pub more_rows: u32,
    pub assumed: Vec<TakenForGranted>,
    pub wrong: Vec<LedgerProblem>,
    pub unreadable: Vec<Unreadable>,
    pub hanchan: u32,
    pub totals: u32,
    /// How many rows have to be looked at.
    pub open_rows: u32,
    /// Whether everything is certain.
    pub is_clear: bool,
}

/// A sheet; that of a CSV file has no name.
#[derive(Debug, Serialize, Type)]
pub struct LedgerSheet {
    pub name: String,
    pub taken: bool,
    pub kind: Option<ListKind>,
    /// The lines of the heads.
    pub heads: Vec<u32>,
    pub columns: Vec<LedgerColumnShown>,
    pub amounts: Option<Amounts>,
}

/// A column.
#[derive(Debug, Serialize, Type)]
pub struct LedgerColumnShown {
    pub heading: String,
    pub examples: Vec<String>,
    pub taken: Taken,
}

/// What a column is taken for.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Taken {
    LeftOut,
    Sum,
    Of {
        column: LedgerColumn,
    },
    /// Of the first, second, … player of a table, from 1 on.
    OfPlayer {
        nth: u32,
        column: LedgerColumn,
    },
    Person,
    Day {
        day: Option<Day>,
    },
}

/// Somebody of the list.
#[derive(Debug, Serialize, Type)]
pub struct LedgerPerson {
    pub name: String,
    pub count: u32,
    pub who: WhoShown,
    pub certain: bool,
    pub suggestions: Vec<LedgerMember>,
}

/// Who it is.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhoShown {
    Member { number: u32 },
    New,
    NewGuest,
    LeftOut,
    Open,
}

/// A member to choose.
#[derive(Debug, Serialize, Type)]
pub struct LedgerMember {
    pub number: u32,
    pub name: String,
}

/// What became of a row.
#[derive(Debug, Serialize, Type)]
pub struct LedgerRow {
    pub sheet: String,
    pub line: u32,
    pub became: BecameShown,
    pub said: Option<RowSaid>,
}

/// What a row became.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum BecameShown {
    Hanchan { day: Day, round: u32, table: String },
    DayTotals { count: u32 },
    Total { from: Day, to: Day },
    Waits,
    Skipped { why: Skipped },
    Wrong { problem: LedgerProblem },
}

/// What cannot be read at all.
#[derive(Debug, Serialize, Type)]
pub struct Unreadable {
    pub sheet: String,
    pub line: Option<u32>,
    pub problem: FileProblem,
}

impl LedgerShown {
    pub fn of(
        ledger: &Ledger,
        look: LedgerLook,
        members: &[(PersonId, Member)],
        known_series: Vec<String>,
        calendar: Calendar,
    ) -> Self {
        let said = &ledger.said;
        let day = |day| Day::of(day, calendar);
        let is_clear = look.is_clear();
        let mut rows = look.rows;
        let is_open = |became: &Became| matches!(became, Became::Wrong(_));
        let open_rows = rows.iter().filter(|row| is_open(&row.became)).count();
        let of_interest = |became: &Became| match became {
            Became::Wrong(_) => 0,
            Became::Skipped(_) => 1,
            _ => 2,
        };
        rows.sort_by_key(|row| of_interest(&row.became));
        let more_rows = rows.len().saturating_sub(MOST_ROWS);
        rows.truncate(MOST_ROWS);
        let row = |row: db::RowLook| LedgerRow {
            said: said.rows.get(&(row.sheet.clone(), row.line)).copied(),
            line: short(row.line),
            sheet: row.sheet,
            became: BecameShown::of(row.became, calendar),
        };
        let unreadable = look.unreadable.into_iter();
        let unreadable = unreadable.map(|(sheet, line, problem)| Unreadable {
            sheet,
            line: line.map(short),
            problem: problem.into(),
        });
        let mut choices: Vec<LedgerMember> = members
            .iter()
            .map(|(_, member)| LedgerMember {
                number: member.number,
                name: member.name.clone(),
            })
            .collect();
        choices.sort_by_key(|choice| choice.number);
        Self {
            name: ledger.source.name.clone(),
            series: said.series.clone().unwrap_or_default(),
            known_series,
            said_kind: said.kind,
            said_amounts: said.amounts,
            fiscal_year: said.fiscal_year,
            from: said.period.map(|Period { from, .. }| day(from)),
            to: said.period.map(|Period { to, .. }| day(to)),
            sheets: (look.sheets.into_iter())
                .map(|sheet| LedgerSheet::of(sheet, calendar))
                .collect(),
            people: look.people.into_iter().map(LedgerPerson::of).collect(),
            members: choices,
            rows: rows.into_iter().map(row).collect(),
            more_rows: count(more_rows),
            assumed: look.assumed.into_iter().collect(),
            wrong: look.wrong,
            unreadable: unreadable.collect(),
            hanchan: count(look.hanchan),
            totals: count(look.totals),
            open_rows: count(open_rows),
            is_clear,
        }
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl LedgerSheet {
    fn of(sheet: SheetLook, calendar: Calendar) -> Self {
        let columns = sheet.columns.into_iter().map(|column| LedgerColumnShown {
            heading: column.heading,
            examples: column.examples,
            taken: match column.taken_for {
                ColumnUse::LeftOut => Taken::LeftOut,
                ColumnUse::Sum => Taken::Sum,
                ColumnUse::Of(column) => Taken::Of { column },
                ColumnUse::OfPlayer(nth, column) => Taken::OfPlayer {
                    nth: count(nth + 1),
                    column,
                },
                ColumnUse::Person(_) => Taken::Person,
                ColumnUse::Day(day) => Taken::Day {
                    day: day.map(|day| Day::of(day, calendar)),
                },
            },
        });
        Self {
            name: sheet.name,
            taken: sheet.taken,
            kind: sheet.kind,
            heads: sheet.heads.into_iter().map(short).collect(),
            columns: columns.collect(),
            amounts: sheet.amounts,
        }
    }
}

impl LedgerPerson {
    fn of(person: PersonLook) -> Self {
        let suggestions = person.suggestions.into_iter();
        Self {
            name: person.name,
            count: count(person.count),
            who: match person.who {
                Some(Who::Member(number)) => WhoShown::Member { number },
                Some(Who::New(PersonKind::Member)) => WhoShown::New,
                Some(Who::New(_)) => WhoShown::NewGuest,
                Some(Who::LeftOut) => WhoShown::LeftOut,
                None => WhoShown::Open,
            },
            certain: person.certain,
            suggestions: suggestions
                .map(|(number, name)| LedgerMember { number, name })
                .collect(),
        }
    }
}

impl BecameShown {
    fn of(became: Became, calendar: Calendar) -> Self {
        let shown = |day| Day::of(day, calendar);
        match became {
            Became::Hanchan { day, round, table } => Self::Hanchan {
                day: shown(day),
                round,
                table,
            },
            Became::DayTotals(days) => Self::DayTotals { count: count(days) },
            Became::Total(period) => Self::Total {
                from: shown(period.from),
                to: shown(period.to),
            },
            Became::Waits => Self::Waits,
            Became::Skipped(why) => Self::Skipped { why },
            Became::Wrong(problem) => Self::Wrong { problem },
        }
    }
}
