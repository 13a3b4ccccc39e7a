//! What can be asked of `hanchan export`.

use super::Span;
use clap::{Args, ValueEnum};
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
    /// The folder to write them to
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// How CSV files write characters
    #[arg(long, default_value = "utf-8")]
    pub encoding: Encoding,
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
