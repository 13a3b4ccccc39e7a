//! What can be asked of `hanchan export`.

use super::Span;
use super::counted::Play;
use clap::{Args, ValueEnum};
use db::Replacing;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Export {
    /// The club file
    pub file: PathBuf,
    /// The records as `import` reads them, where nothing else is said; every result with names, places and ±P; the statistics of the period; or all
    /// of it, the records in a folder of their own
    #[arg(long)]
    pub what: Option<What>,
    #[command(flatten)]
    pub span: Span,
    /// Only this series
    #[arg(long, value_name = "NAME", conflicts_with = "play")]
    pub series: Option<String>,
    /// The club's own days, competitions, or both together; of records both, of anything else the club's own, where it
    /// is not said
    #[arg(long, value_name = "WHICH")]
    pub play: Option<Play>,
    /// The language of the heads, but for those of records; in English, amounts are in points and rates decimals of 1
    #[arg(long)]
    pub headings: Option<Headings>,
    /// Parquet files with names, readings and notes, which leave the club with them
    #[arg(long)]
    pub with_names: bool,
    /// In Parquet files, what the club is called among others, in place of its own sign
    #[arg(long, value_name = "ID", value_parser = sign)]
    pub club: Option<String>,
    /// The kind of files
    #[arg(long)]
    pub format: Format,
    /// The folder to write them to; files of an earlier export that nobody changed are replaced, others are not
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    #[command(flatten)]
    pub replace: Replace,
    /// How CSV files write characters
    #[arg(long, default_value = "utf-8")]
    pub encoding: Encoding,
}

/// What becomes of files that are there already.
#[derive(Debug, Args)]
pub struct Replace {
    /// Replace files of the same names, whoever wrote or changed them
    #[arg(long)]
    replace: bool,
}

impl From<&Replace> for Replacing {
    fn from(asked: &Replace) -> Self {
        if asked.replace {
            Self::Anything
        } else {
            Self::OwnOnly
        }
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum What {
    /// As `import` reads it
    Records,
    /// A row a player and a row a table
    Results,
    /// Standings, months, series, rule sets, seats, opponents, hands, awards and records
    Statistics,
    /// Everything
    All,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Headings {
    /// 番号, 氏名; amounts in the club's unit, as printed
    Ja,
    /// number, name; what JSON has where nothing is said
    En,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// Comma-separated, as `import` reads it
    Csv,
    /// A workbook with a sheet a table
    Xlsx,
    /// One JSON object a line
    Jsonl,
    /// Results, hands and people by club and fiscal year, for databases of many clubs; see docs/association.md
    Parquet,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Encoding {
    /// Every character
    #[value(name = "utf-8")]
    Utf8,
    /// Every character, with the mark by which Excel knows it
    #[value(name = "utf-8-bom")]
    Utf8Marked,
    /// As older Japanese programs write (Shift JIS); refused where a character cannot be written
    #[value(name = "cp932")]
    Cp932,
}

/// A club's sign, which names folders on every system.
fn sign(typed: &str) -> Result<String, String> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if (1..=64).contains(&typed.len()) && typed.chars().all(fits) {
        Ok(typed.to_owned())
    } else {
        Err("a sign has 1 to 64 letters a-z, A-Z, figures, - and _".to_owned())
    }
}
