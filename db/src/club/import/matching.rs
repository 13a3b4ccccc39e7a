//! Which column of a file is which: as the person says, by its exact name, or by another name that
//! people give it.

use super::{Source, cell};
use crate::error::ImportProblem;
use crate::tables::column::Column;
use crate::tables::search_key::search_key;
use csv::StringRecord;
use std::collections::BTreeSet;

/// How a column of a file is understood.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Use {
    /// As the known column at that place in the list.
    As(usize),
    /// As one that another column is already.
    Twice(usize),
    /// Not at all, because the person says so or because nothing stands at its head.
    LeftOut,
    /// Nobody has said, and its heading does not.
    Unknown,
}

/// How each column of the file is understood.
pub(super) fn uses(source: &Source, header: &StringRecord, columns: &[Column]) -> Vec<Use> {
    let mut uses = vec![None; header.len()];
    for (place, slot) in uses.iter_mut().enumerate() {
        *slot = source.columns.get(&place).map(|chosen| match chosen {
            Some(name) => columns
                .iter()
                .position(|column| column.name == *name)
                .map_or(Use::Unknown, Use::As),
            None => Use::LeftOut,
        });
    }
    let by_hand: Vec<Use> = uses.iter().flatten().copied().collect();
    once_each(&mut uses);
    // A name that stands there exactly goes before one that only means the same.
    for (place, heading) in header.iter().enumerate() {
        let heading = heading.trim();
        let Some(known) = columns.iter().position(|column| column.is_named(heading)) else {
            continue;
        };
        let chosen_use = Use::As(known);
        let is_there = uses.iter().flatten().any(|other| *other == chosen_use);
        if let Some(slot @ None) = uses.get_mut(place) {
            *slot = match is_there {
                false => Some(chosen_use),
                // The person said that another one is it.
                true if by_hand.contains(&chosen_use) => Some(Use::Unknown),
                true => Some(Use::Twice(known)),
            };
        }
    }
    let keys: Vec<BTreeSet<String>> = columns.iter().map(|it| it.keys().collect()).collect();
    for (place, heading) in header.iter().enumerate() {
        let key = search_key(&[heading]);
        let known = keys.iter().position(|keys| keys.contains(&key));
        let free = known.filter(|known| !uses.contains(&Some(Use::As(*known))));
        if let Some(slot @ None) = uses.get_mut(place) {
            *slot = match free {
                Some(known) => Some(Use::As(known)),
                // Spreadsheets leave empty cells behind where a column was deleted.
                None if heading.trim().is_empty() => Some(Use::LeftOut),
                None => Some(Use::Unknown),
            };
        }
    }
    uses.into_iter()
        .map(|found| found.unwrap_or(Use::Unknown))
        .collect()
}

/// How many columns are called by name there.
pub(super) fn known(cells: &StringRecord, columns: &[Column]) -> usize {
    // Noise has many cells and long ones; no list has so many columns, and none is called so.
    let called: BTreeSet<String> = cells
        .iter()
        .take(1_000)
        .filter(|cell| cell.len() < 200)
        .map(|cell| search_key(&[cell]))
        .collect();
    columns
        .iter()
        .filter(|column| column.keys().any(|key| called.contains(&key)))
        .count()
}

/// The person may say the same of two columns, which is wrong of the second.
fn once_each(uses: &mut [Option<Use>]) {
    for place in 0..uses.len() {
        let (before, rest) = uses.split_at_mut(place);
        if let Some(slot @ Some(Use::As(_))) = rest.first_mut()
            && before.contains(slot)
            && let Some(Use::As(known)) = *slot
        {
            *slot = Some(Use::Twice(known));
        }
    }
}

/// Everything that is wrong with the headings, each with the column that it is about.
pub(super) type HeaderErrors = Vec<(Option<&'static str>, ImportProblem)>;

/// Where each known column stands in the file, if it does.
pub(super) fn places(
    source: &Source,
    header: &StringRecord,
    columns: &'static [Column],
) -> Result<Vec<Option<usize>>, HeaderErrors> {
    let mut places = vec![None; columns.len()];
    let mut errors = Vec::new();
    for (place, found) in uses(source, header, columns).into_iter().enumerate() {
        match found {
            Use::As(known) => {
                if let Some(slot) = places.get_mut(known) {
                    *slot = Some(place);
                }
            }
            Use::Twice(known) => errors.push((
                columns.get(known).map(|column| column.name),
                ImportProblem::ColumnTwice,
            )),
            Use::LeftOut => {}
            Use::Unknown => errors.push((
                None,
                ImportProblem::UnknownColumn {
                    name: cell::excerpt(header.get(place).unwrap_or_default().trim()),
                    columns: names(columns),
                },
            )),
        }
    }
    for (column, place) in columns.iter().zip(&places) {
        if column.required && place.is_none() {
            errors.push((Some(column.name), ImportProblem::MissingColumn));
        }
    }
    if errors.is_empty() {
        Ok(places)
    } else {
        Err(errors)
    }
}

/// What the columns are called.
pub(super) fn names(columns: &[Column]) -> String {
    columns
        .iter()
        .map(|column| column.name)
        .collect::<Vec<_>>()
        .join(",")
}
