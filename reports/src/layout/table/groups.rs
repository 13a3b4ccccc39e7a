//! Which rows belong together.

use super::Table;

/// Whether a group begins with each row: the first, those that say so, and every so many after these, or
/// after a ruled row, which begins a count of its own.
pub(super) fn begins(table: &Table) -> Vec<bool> {
    let mut ruled = 0;
    let mut begins = Vec::with_capacity(table.rows.len());
    for (index, row) in table.rows.iter().enumerate() {
        let is_counted = |every: usize| (index - ruled).is_multiple_of(every);
        let begin = row.ruled || row.begins || index == 0;
        begins.push(begin || table.grouping.is_some_and(is_counted));
        if row.ruled {
            ruled = index;
        }
    }
    begins
}

/// For each row the last at or before it that heads others.
pub(super) fn headings(table: &Table) -> Vec<Option<usize>> {
    let mut last = None;
    let rows = table.rows.iter().enumerate();
    rows.map(|(index, row)| {
        if row.heading.is_some() {
            last = Some(index);
        }
        last
    })
    .collect()
}
