//! Tables for people.

use crate::answer::shown;
use comfy_table::{CellAlignment, ContentArrangement, presets::UTF8_BORDERS_ONLY};

/// Columns under headings, as wide as what stands in them.
pub struct Table(comfy_table::Table);

impl Table {
    pub fn new(headings: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let mut table = comfy_table::Table::new();
        table
            .load_preset(UTF8_BORDERS_ONLY)
            .set_content_arrangement(ContentArrangement::Disabled)
            .set_header(cells(headings));
        Self(table)
    }

    pub fn row(&mut self, row: impl IntoIterator<Item = impl AsRef<str>>) {
        self.0.add_row(cells(row));
    }

    /// Aligns the columns at the right, as figures are, but for some by their places from 0.
    pub fn align_right_but(&mut self, left: &[usize]) {
        for (place, column) in self.0.column_iter_mut().enumerate() {
            if !left.contains(&place) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
    }

    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.0.lines()
    }
}

/// As they are shown, so that each is as wide as it looks.
fn cells(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<String> {
    let texts = texts.into_iter();
    texts
        .map(|text| shown(text.as_ref()).into_owned())
        .collect()
}
