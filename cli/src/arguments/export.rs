//! What can be asked of `hanchan export`.

use super::Span;
use clap::{Args, ValueEnum};
use db::Replacing;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Export {
    /// The club file
    pub file: PathBuf,
    #[command(flatten)]
    pub span: Span,
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

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// Comma-separated, as `import` reads it
    Csv,
    /// A workbook with a sheet a table
    Xlsx,
    /// One JSON object a line
    Jsonl,
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
