//! A list of results as a club kept it: understood column by column and row by row, with every doubt
//! told, and nothing guessed in silence.
//!
//! `grid` reads the cells, `heads` finds what stands at the head of each column, `list` tells which kind of
//! list it is and takes what its rows say, `whom` finds the people, and `games` makes hanchan of it where
//! the rules let the points be known, and opening totals where they do not.

mod amounts;
mod bring;
mod days;
mod games;
mod grid;
mod heads;
mod list;
mod look;
mod rows;
mod said;
mod whom;

pub(super) use bring::{Into, bring};
pub use look::{
    Became, ColumnUse, LedgerLook, ListColumn, PersonLook, RowLook, SheetLook, Skipped,
    TakenForGranted,
};
pub use said::{Amounts, Ledger, ListKind, RowSaid, Said, Who};

use super::recorded::KnownRules;
use crate::club::Club;
use crate::error::{Error, LedgerProblem};
use crate::tables::club;
use crate::tables::member::{self, Member};
use games::{Made, MadeGame, MadeTotal};
use rusqlite::Connection;
use scoring::{FiscalStart, RuleSet};
use whom::People;

/// What a list was found to say.
#[derive(Debug, Default)]
pub(super) struct Understood {
    pub look: LedgerLook,
    pub games: Vec<MadeGame>,
    pub totals: Vec<MadeTotal>,
    /// Who is not in the club's file yet, in the order in which [`whom::Whom::New`] counts them.
    pub new_people: Vec<Member>,
}

/// What every part of understanding needs to know of the club.
pub(super) struct Ground<'a> {
    pub said: &'a Said,
    pub rules: &'a RuleSet,
    pub fiscal_start: FiscalStart,
    /// What errors and opening totals call the file.
    pub file: &'a str,
}

impl Club {
    /// Looks into a list as a club kept it: how each column is understood, what each row would become, and
    /// everything that is not certain.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn look_at_ledger(&self, ledger: &Ledger) -> Result<LedgerLook, Error> {
        Ok(understand(&self.connection, ledger)?.look)
    }
}

pub(super) fn understand(connection: &Connection, ledger: &Ledger) -> Result<Understood, Error> {
    let known = KnownRules::read(connection)?;
    let named = ledger.said.rules.as_deref();
    let rules = named.map_or_else(|| known.usual(None), |name| known.find(name));
    let members = member::all(connection)?;
    let mut understood = Understood::default();
    let Some((_, rules)) = rules else {
        let problem = crate::error::ImportProblem::UnknownRuleSet(named.unwrap_or("").to_owned());
        understood
            .look
            .unreadable
            .push((String::new(), None, problem));
        return Ok(understood);
    };
    let ground = Ground {
        said: &ledger.said,
        rules,
        fiscal_start: club::get(connection)?.fiscal_start,
        file: &ledger.source.name,
    };
    let mut people = People::new(&members, &ledger.said);
    let mut made = Made::default();
    for sheet in ledger.source.sheets() {
        let taken = ledger.said.takes(&sheet);
        let grid = match grid::read(&ledger.source, &sheet) {
            Ok(grid) => grid,
            Err((line, problem)) => {
                if taken {
                    understood
                        .look
                        .unreadable
                        .push((sheet.clone(), line, problem));
                }
                continue;
            }
        };
        let mut list = list::understand(&grid, &ground, &people);
        let rows = rows::of(&grid, &list, &sheet, &ground);
        list.amounts = amounts::of(&rows, &list, &ground);
        let look = SheetLook::of(&sheet, taken, &list);
        if taken {
            games::make(&sheet, &list, &rows, &ground, &mut people, &mut made);
        }
        understood.look.sheets.push(look);
    }
    if ledger
        .said
        .series
        .as_deref()
        .is_none_or(|series| series.trim().is_empty())
    {
        made.wrong_everywhere(LedgerProblem::NoSeries);
    }
    understood.new_people = people.new_people();
    understood.look.finish(made.look, people.looks());
    understood.games = made.games;
    understood.totals = made.totals;
    Ok(understood)
}
