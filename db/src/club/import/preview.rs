//! A preview of a file to import: its sheets, its columns, and how each column is understood.

use super::heading::each_row_of_table;
use super::matching::{Use, uses};
use super::{FileKind, Source, cell, workbook};
use crate::error::ImportProblem;
use csv::StringRecord;
use std::ops::ControlFlow;

/// What is in a file to import.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct FilePreview {
    /// The sheets of a workbook that a person sees; none of a CSV file.
    pub sheets: Vec<String>,
    /// The line, or the row of a sheet, that was taken for the headings; what stands above it is
    /// not imported.
    pub heading_line: u64,
    /// Its columns, from left to right.
    pub columns: Vec<FileColumn>,
}

/// A column of a file to import.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FileColumn {
    /// What stands at its head.
    pub heading: String,
    /// What stands first below it.
    pub examples: Vec<String>,
    /// Which column it is taken for, by its English name.
    pub taken_for: Option<&'static str>,
    /// Whether it is left out, because the person says so or it has no heading.
    pub left_out: bool,
}

/// As many as tell a person what a column is.
const MOST_EXAMPLES: usize = 3;
/// As far down as is looked for them.
const MOST_ROWS: u32 = 20;

impl Source {
    /// Looks into the file as one of that kind.
    ///
    /// # Errors
    /// Where nothing in it can be read.
    pub fn look(&self, kind: FileKind) -> Result<FilePreview, ImportProblem> {
        let columns = kind.columns();
        let mut found: Vec<FileColumn> = Vec::new();
        let mut rows = 0;
        let mut heading_line = 0;
        each_row_of_table(self, columns, &mut |line, _, cells| {
            if rows == 0 {
                heading_line = line;
                found = heads(self, cells, kind);
            } else {
                for (column, text) in found.iter_mut().zip(cells) {
                    let text = text.trim();
                    if !text.is_empty() && column.examples.len() < MOST_EXAMPLES {
                        column.examples.push(cell::excerpt(text));
                    }
                }
            }
            rows += 1;
            if rows > MOST_ROWS {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .map_err(|(_, problem)| problem)?;
        if rows == 0 {
            return Err(ImportProblem::EmptyFile {
                columns: super::matching::names(columns),
            });
        }
        Ok(FilePreview {
            sheets: workbook::sheets(self),
            heading_line,
            columns: found,
        })
    }
}

fn heads(source: &Source, header: &StringRecord, kind: FileKind) -> Vec<FileColumn> {
    let columns = kind.columns();
    let taken = uses(source, header, columns);
    header
        .iter()
        .zip(taken)
        .map(|(heading, taken)| FileColumn {
            heading: cell::excerpt(heading.trim()),
            examples: Vec::new(),
            taken_for: match taken {
                Use::As(known) | Use::Twice(known) => columns.get(known).map(|column| column.name),
                Use::LeftOut | Use::Unknown => None,
            },
            left_out: taken == Use::LeftOut,
        })
        .collect()
}
