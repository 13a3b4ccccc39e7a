//! What can be said of a list as a club kept it.

use super::day;
use chrono::NaiveDate;
use clap::Args;
use db::{Amounts, LedgerColumn, ListKind, RowSaid, Who};
use scoring::PersonKind;
use std::path::PathBuf;

pub const LISTS: &str = "\
A list as a club kept it, in any order of columns:
  hanchan import club.hanchan --list 2024.xlsx --series 水曜会 --dry-run
  hanchan import club.hanchan --list 2024.xlsx --series 水曜会 --as-suggested --unknown-new

--list reads a row a player, a row a table, a column for each person, members down and days across, or
totals of people, of every sheet or of those named; heads over two rows, sums and empty rows between as
well. With --dry-run it says how each column was understood, what each row becomes and whatever is not
certain, and stores nothing. Points come in as hanchan; results alone become hanchan where the rules let
their points be found, and else are kept as sums. Whatever is not certain is refused until it is said:
who somebody is (--person), what a column is (--column), of which year days are (--year), when totals
were played (--from, --to), what becomes of a row (--row).";

#[derive(Debug, Args)]
#[command(next_help_heading = "A list as the club kept it")]
pub struct OwnList {
    /// A list of results as the club kept it
    #[arg(long, value_name = "CSV|XLSX", requires = "series")]
    pub list: Option<PathBuf>,
    /// The series to which its results belong; made if there is none of that name
    #[arg(long, value_name = "NAME", requires = "list")]
    pub series: Option<String>,
    /// Only this sheet; may be given several times
    #[arg(long, value_name = "NAME", requires = "list")]
    pub sheet: Vec<String>,
    /// What stands in a row: players, tables, across, days or totals
    #[arg(long, value_name = "KIND", requires = "list", value_parser = kind)]
    pub kind: Option<ListKind>,
    /// What a column is, counted from 1: 3=points, or 3=none; may be given several times
    #[arg(long, value_name = "NUMBER=COLUMN", requires = "list", value_parser = column)]
    pub column: Vec<(usize, Option<LedgerColumn>)>,
    /// How amounts are written: points, hundreds, thousands, result or result-points
    #[arg(long, value_name = "HOW", requires = "list", value_parser = amounts)]
    pub amounts: Option<Amounts>,
    /// The fiscal year of days without a year
    #[arg(long, value_name = "YEAR", requires = "list", value_parser = clap::value_parser!(i32).range(1900..=2199))]
    pub year: Option<i32>,
    /// The first day of totals without days
    #[arg(long, value_name = "DATE", requires = "to", value_parser = day)]
    pub from: Option<NaiveDate>,
    /// The last day of totals without days
    #[arg(long, value_name = "DATE", requires = "from", value_parser = day)]
    pub to: Option<NaiveDate>,
    /// The rule set by which was played; the club's own where none is named
    #[arg(long, value_name = "ID", requires = "list")]
    pub list_rules: Option<String>,
    /// Who is meant: NAME=12, NAME=new, NAME=guest or NAME=none; may be given several times
    #[arg(long, value_name = "NAME=WHO", requires = "list", value_parser = person)]
    pub person: Vec<(String, Who)>,
    /// Whoever resembles exactly one member is that member
    #[arg(long, requires = "list")]
    pub as_suggested: bool,
    /// Whoever resembles nobody is a new member
    #[arg(long, requires = "list")]
    pub unknown_new: bool,
    /// What becomes of a row: 12=none leaves it out, 12=as-is keeps its results as sums; of a sheet 4月:12=none
    #[arg(long, value_name = "ROW=WHAT", requires = "list", value_parser = row)]
    pub row: Vec<((String, u64), RowSaid)>,
}

fn of_word<T: Copy>(text: &str, all: &[T], word: impl Fn(T) -> &'static str) -> Result<T, String> {
    let mut found = all.iter().filter(|one| word(**one) == text);
    found.next().copied().ok_or_else(|| {
        let words: Vec<&str> = all.iter().map(|one| word(*one)).collect();
        format!("write one of {}", words.join(", "))
    })
}

fn kind(text: &str) -> Result<ListKind, String> {
    of_word(text, &ListKind::ALL, ListKind::word)
}

fn amounts(text: &str) -> Result<Amounts, String> {
    of_word(text, &Amounts::ALL, Amounts::word)
}

fn column(text: &str) -> Result<(usize, Option<LedgerColumn>), String> {
    let (number, column) = halves(text)?;
    let number: usize = number.parse().map_err(|_| "count the columns from 1")?;
    let place = number.checked_sub(1).ok_or("count the columns from 1")?;
    let column = match column {
        "none" => None,
        column => Some(of_word(column, &LedgerColumn::ALL, LedgerColumn::word)?),
    };
    Ok((place, column))
}

fn person(text: &str) -> Result<(String, Who), String> {
    let (name, who) = halves(text)?;
    let who = match who {
        "new" => Who::New(PersonKind::Member),
        "guest" => Who::New(PersonKind::Guest),
        "none" => Who::LeftOut,
        number => Who::Member(
            number
                .parse()
                .map_err(|_| "write a member's number, new, guest or none")?,
        ),
    };
    Ok((name.to_owned(), who))
}

fn row(text: &str) -> Result<((String, u64), RowSaid), String> {
    let (row, what) = halves(text)?;
    let (sheet, line) = row.rsplit_once(':').unwrap_or(("", row));
    let line = line.parse().map_err(|_| "write the number of a row")?;
    let said = match what {
        "none" => RowSaid::LeftOut,
        "as-is" => RowSaid::AsItStands,
        _ => return Err("write none or as-is".into()),
    };
    Ok(((sheet.to_owned(), line), said))
}

fn halves(text: &str) -> Result<(&str, &str), String> {
    let halves = text.rsplit_once('=');
    halves.ok_or_else(|| "write two things with = between them".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_list_is_read() {
        assert_eq!(column("3=points"), Ok((2, Some(LedgerColumn::Points))));
        assert_eq!(column("1=none"), Ok((0, None)));
        assert!(column("0=points").is_err() && column("x").is_err());
        assert_eq!(person("青木=12"), Ok(("青木".into(), Who::Member(12))));
        assert_eq!(person("a=b=none"), Ok(("a=b".into(), Who::LeftOut)));
        assert_eq!(
            row("4月:12=none"),
            Ok((("4月".into(), 12), RowSaid::LeftOut))
        );
        assert_eq!(
            row("7=as-is"),
            Ok(((String::new(), 7), RowSaid::AsItStands))
        );
        assert!(kind("tables").is_ok() && kind("卓").is_err());
    }
}
