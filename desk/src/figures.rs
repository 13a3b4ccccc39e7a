//! What was played and what it comes to, as tables for spreadsheets and other programs: with names, in
//! the club's unit as printed, or in points under English heads.
//!
//! # To add a column
//! Its line in the list of its table: the Japanese head, the name for programs, and what stands in it.
//! A figure of the standings, [`scoring::StandingFigure`], needs its two names in `figures/people.rs`
//! alone.

mod column;
mod details;
mod files;
mod hands;
mod honours;
pub mod parquet;
mod people;
mod results;

pub use files::{MOST_SHOWN, files};

use column::Style;
use db::{Club, Error, ExportOf};
use reports::Value;
use scoring::{RuleSet, Unit};

/// In which language the heads are, and with it how amounts are written.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Headings {
    /// 番号, 氏名 …; amounts in the club's unit and rates in percent, as printed.
    #[default]
    Japanese,
    /// `number`, `name` …; amounts in points, rates as decimals of 1.
    English,
}

/// Which tables.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum What {
    /// Every hanchan: a row a player, and a row a table.
    Results,
    /// What they come to: for each person, and all that is counted.
    Statistics,
}

/// A table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Table {
    /// The name of its file.
    pub name: &'static str,
    /// The name of its sheet.
    pub title: &'static str,
    /// The names of its columns, of which programs know the fields.
    pub heads: Vec<&'static str>,
    /// Its rows, each of as many cells.
    pub rows: Vec<Vec<Value>>,
    /// Which column names the bars, and which says how long they are, where it has a chart.
    pub chart: Option<(u16, u16)>,
}

impl What {
    /// The name of the workbook.
    pub fn name(self) -> &'static str {
        match self {
            Self::Results => "results",
            Self::Statistics => "statistics",
        }
    }

    /// Its tables, all of them, even where nothing is in them: a file of an earlier day would say
    /// something else.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn tables(
        self,
        club: &Club,
        of: ExportOf,
        headings: Headings,
    ) -> Result<Vec<Table>, Error> {
        let records = of.records(club)?;
        let own = records.rule_sets.get(&records.club_rules);
        let style = Style {
            headings,
            unit: own.map_or_else(Unit::default, |own: &RuleSet| own.data().unit),
        };
        Ok(match self {
            Self::Results => results::tables(&records, style),
            Self::Statistics => {
                let mut tables = people::tables(&records, style);
                tables.extend(details::tables(&records, style));
                tables.push(hands::table_of(&records, style));
                tables.extend(honours::tables(&records, &club.awards()?, style));
                tables
            }
        })
    }
}
