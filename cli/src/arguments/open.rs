//! What can be asked of `hanchan report` for everybody to read, and of all documents at once.

use super::Span;
use super::certificate::Signed;
use super::counted::Counted;
use super::export::Replace;
use super::report::{Look, Paper, half};
use clap::{Args, ValueEnum};
use scoring::{Half, PageNames};
use std::path::PathBuf;

pub(super) const WEB_PAGE: &str = "\
  hanchan report web-page club.hanchan -o results.html --year 2025 --half 1 --names initials --call 7=たぬき

Of its members the page says results only, under the names chosen here. Guests, remarks and who dealt
in are left out.";

/// A page for everybody to read.
#[derive(Debug, Args)]
pub struct WebPage {
    /// The club file
    pub file: PathBuf,
    /// A fiscal year, by the year in which it begins
    #[arg(long, conflicts_with_all = ["from", "to"])]
    pub year: Option<i32>,
    /// 1 is its first six months, 2 the last six; the whole year when left out
    #[arg(long, value_parser = half, requires = "year")]
    pub half: Option<Half>,
    #[command(flatten)]
    pub span: Span,
    #[command(flatten)]
    pub counted: Counted,
    #[command(flatten)]
    pub open: Open,
    #[command(flatten)]
    pub paper: Paper,
}

/// What a page for everybody to read says.
#[derive(Debug, Args)]
pub struct Open {
    /// What it calls the members who asked for nothing; the file knows the others' names for it
    #[arg(long, default_value = "full")]
    pub names: Names,
    /// What it calls the member of that number, whatever the file says; may be given several times
    #[arg(long, value_name = "NUMBER=NAME", value_parser = call)]
    pub call: Vec<(u32, String)>,
    /// The club's own awards, written as `hanchan awards` writes the usual ones
    #[arg(long, value_name = "JSON")]
    pub awards: Option<PathBuf>,
}

/// What a page for everybody to read calls the members.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Names {
    /// As the club writes it
    Full,
    /// What stands before the space; the number where there is none
    Family,
    /// By the reading; the number where there is none
    Initials,
    /// 会員 and the number
    Number,
}

impl From<Names> for PageNames {
    fn from(names: Names) -> Self {
        match names {
            Names::Full => Self::Full,
            Names::Family => Self::Family,
            Names::Initials => Self::Initials,
            Names::Number => Self::Number,
        }
    }
}

pub(super) const ALL: &str = "\
  hanchan report all club.hanchan --year 2025 --half 1 --out reports

Into the folder go, with the year and the half in their names: the half-year report, a folder with a
personal report for each member who played, certificates for yakuman and awards, the workbook of the
records and the page for the web site. Either all of them are written, or none.";

/// Everything about a half-year.
#[derive(Debug, Args)]
pub struct All {
    /// The club file
    pub file: PathBuf,
    /// The fiscal year, by the year in which it begins
    #[arg(long)]
    pub year: i32,
    /// 1 is the first six months, 2 the last six
    #[arg(long, value_parser = half)]
    pub half: Half,
    /// The folder to write to; papers of an earlier time that nobody changed are replaced, other files are not
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    #[command(flatten)]
    pub replace: Replace,
    #[command(flatten)]
    pub counted: Counted,
    #[command(flatten)]
    pub open: Open,
    #[command(flatten)]
    pub signed: Signed,
    #[command(flatten)]
    pub look: Look,
}

fn call(text: &str) -> Result<(u32, String), String> {
    let parts = text.split_once('=');
    let parsed = parts.and_then(|(number, name)| Some((number.trim().parse().ok()?, name.trim())));
    match parsed {
        Some((number, name)) if !name.is_empty() => Ok((number, name.to_owned())),
        _ => Err("write a member's number, = and a name, such as 7=たぬき".to_owned()),
    }
}
