//! How wide each column becomes, and which columns share a page.

use super::demand::{self, Demand, demands, gap_of};
use super::{Kind, Table};
use crate::layout::fit;
use crate::layout::scale::Scale;

/// Columns that stand side by side, with their widths.
pub(super) type Panel = Vec<(usize, f32)>;

/// The columns in panels, and the room on either side of a cell's text.
pub(super) struct Division {
    pub(super) panels: Vec<Panel>,
    pub(super) padding: f32,
}

/// Divides the columns into as few panels as they fit into, no closer together than it takes to keep
/// them in one, and then in letters a little smaller if only that does.
pub(super) fn divide(table: &Table, scale: Scale, width: f32) -> (Scale, Division) {
    let closely = |scale: Scale, padding: f32| {
        let padding = padding * scale.body;
        let panels = panels(table, scale, width, padding);
        (scale, Division { panels, padding })
    };
    let is_whole = |(scale, division): &(Scale, Division)| {
        let keyed = table.columns.iter().any(|column| column.key);
        let whole = division.panels.len() == 1;
        whole && (keyed || tightest(&demands(table, *scale, division.padding)) <= width)
    };
    if table.dense {
        return closely(scale.smaller(), CLOSEST);
    }
    let usual = closely(scale, PADDING);
    if is_whole(&usual) {
        return usual;
    }
    let smaller = (!table.on_a_wall).then(|| scale.smaller());
    let scales = [Some(scale), smaller].into_iter().flatten();
    let mut closer = scales.flat_map(|scale| CLOSER.map(|padding| closely(scale, padding)));
    closer.find(is_whole).unwrap_or(usual)
}

/// Whether all columns stand side by side, each name with room for its longest Latin word.
pub(super) fn breaks_no_word(table: &Table, scale: Scale, width: f32) -> bool {
    has_room_for(table, scale, width, demand::longest_word)
}

/// Whether all columns stand side by side, each name with room for its words.
pub(super) fn keeps_names_whole(table: &Table, scale: Scale, width: f32) -> bool {
    has_room_for(table, scale, width, demand::longest_part)
}

fn has_room_for(
    table: &Table,
    scale: Scale,
    width: f32,
    longest: fn(&Table, Scale, usize) -> f32,
) -> bool {
    let (scale, division) = divide(table, scale, width);
    let has_room = |(index, width): &(usize, f32)| {
        let gap = gap_of(&table.columns[*index], scale) + 2.0 * division.padding;
        let longest = longest(table, scale, *index) * fit::NARROWEST + gap;
        table.columns[*index].kind != Kind::Name || longest <= *width + 0.01
    };
    matches!(&division.panels[..], [panel] if panel.iter().all(has_room))
}

/// How narrow all columns together can be.
fn tightest(demands: &[Demand]) -> f32 {
    demands.iter().map(|demand| demand.tightest).sum()
}

/// Shares the width among the columns; those that do not fit go to further panels, behind the key
/// columns again.
fn panels(table: &Table, scale: Scale, width: f32, padding: f32) -> Vec<Panel> {
    let demands = demands(table, scale, padding);
    let all: Vec<usize> = (0..table.columns.len()).collect();
    let least = |columns: &[usize]| {
        columns
            .iter()
            .map(|index| demands[*index].least)
            .sum::<f32>()
    };
    if least(&all) <= width {
        return vec![share(&all, &demands, scale, width)];
    }
    if tightest(&demands) <= width {
        // Names a little narrower are better than columns on another page.
        let names: Vec<Demand> = demands.iter().map(Demand::tightened).collect();
        return vec![share(&all, &names, scale, width)];
    }
    if !table.columns.iter().any(|column| column.key) {
        // Without key columns a second panel could not be read: words give way instead.
        return vec![narrowed(table, &all, &demands, width)];
    }
    let (keys, rest): (Vec<usize>, Vec<usize>) =
        all.into_iter().partition(|index| table.columns[*index].key);
    let room = width - least(&keys);
    let groups = rest.chunk_by(|_, next| !table.columns[*next].apart);
    let mut packed: Vec<Vec<usize>> = Vec::new();
    for group in groups.flat_map(|group| even_parts(group, &demands, room)) {
        match packed.last_mut() {
            Some(panel) if least(panel) + least(group) <= room => panel.extend(group),
            _ => packed.push(group.to_vec()),
        }
    }
    let panels = packed
        .into_iter()
        .map(|panel| share(&[keys.clone(), panel].concat(), &demands, scale, width));
    with_like_keys(panels.collect(), keys.len())
}

/// The key columns as narrow in every panel as in the narrowest, so that a name has as many lines in each.
fn with_like_keys(mut panels: Vec<Panel>, keys: usize) -> Vec<Panel> {
    for key in 0..keys {
        let widths = panels.iter().map(|panel| panel[key].1);
        let narrowest = widths.fold(f32::MAX, f32::min);
        for panel in &mut panels {
            panel[key].1 = narrowest;
        }
    }
    panels
}

/// A group of columns that belong together, whole if it fits, else in parts of equal length: even
/// panels look calmer than a full one and a remainder.
fn even_parts<'a>(
    group: &'a [usize],
    demands: &[Demand],
    room: f32,
) -> impl Iterator<Item = &'a [usize]> + use<'a> {
    let needed = |part: &[usize]| part.iter().map(|index| demands[*index].least).sum::<f32>();
    let count = (1..group.len())
        .find(|count| {
            let mut parts = group.chunks(group.len().div_ceil(*count));
            parts.all(|part| needed(part) <= room)
        })
        .unwrap_or(group.len());
    group.chunks(group.len().div_ceil(count.max(1)))
}

/// Figures and labels keep their widths; the longest names and words give way.
fn narrowed(table: &Table, columns: &[usize], demands: &[Demand], width: f32) -> Panel {
    let flexible = |index: &usize| matches!(table.columns[*index].kind, Kind::Name | Kind::Words);
    let (flexible, fixed): (Vec<usize>, Vec<usize>) = columns.iter().partition(|one| flexible(one));
    let least = |index: &usize| demands[*index].least;
    let room = width - fixed.iter().map(least).sum::<f32>();
    let widest = widest(flexible.iter().map(least).collect(), room).max(width * 0.05);
    let width_of = |index: usize| {
        if flexible.contains(&index) {
            demands[index].least.min(widest)
        } else {
            demands[index].least
        }
    };
    let mut panel: Panel = columns
        .iter()
        .map(|index| (*index, width_of(*index)))
        .collect();
    give_to_names(table, demands, &mut panel, width * 0.08);
    panel
}

/// Words go on below anywhere, names only between their words: what these lack of that, words give, down
/// to `least`.
fn give_to_names(table: &Table, demands: &[Demand], panel: &mut Panel, least: f32) {
    let distance = |(index, width): &(usize, f32), kind: Kind, beyond: f32| {
        let is_kind = table.columns[*index].kind == kind;
        if is_kind { (width - beyond).abs() } else { 0.0 }
    };
    let lacking = |column: &(usize, f32)| {
        let tightest = demands[column.0].tightest.max(column.1);
        distance(column, Kind::Name, tightest)
    };
    let spare = |column: &(usize, f32)| distance(column, Kind::Words, least.min(column.1));
    let (wanted, given): (f32, f32) = (
        panel.iter().map(lacking).sum(),
        panel.iter().map(spare).sum(),
    );
    if wanted <= 0.0 || given <= 0.0 {
        return;
    }
    let moved = wanted.min(given);
    for column in panel {
        column.1 += lacking(column) * moved / wanted - spare(column) * moved / given;
    }
}

/// How wide the widest may be so that all of them fit into `room`, the narrower ones as they are.
fn widest(mut widths: Vec<f32>, room: f32) -> f32 {
    widths.sort_by(f32::total_cmp);
    let mut left = room;
    let mut share = room;
    for (index, width) in widths.iter().enumerate() {
        let others: f32 = widths[index..].iter().map(|_| 1.0).sum();
        share = left / others;
        if *width > share {
            break;
        }
        left -= width;
    }
    share
}

/// The usual room on either side of a cell's text, as a share of its size.
const PADDING: f32 = 0.3;

/// What it may be instead; any closer, and two figures could be read as one.
const CLOSER: [f32; 4] = [0.28, 0.26, 0.24, CLOSEST];
const CLOSEST: f32 = 0.22;

/// First up to what the content wants, then further, so that the table fills the page where that
/// helps the eye.
fn share(columns: &[usize], demands: &[Demand], scale: Scale, width: f32) -> Panel {
    let mut widths: Vec<f32> = columns.iter().map(|index| demands[*index].least).collect();
    let wanted: Vec<f32> = columns
        .iter()
        .map(|index| demands[*index].natural - demands[*index].least)
        .collect();
    grow(&mut widths, &wanted, width);
    let stretch: Vec<f32> = columns
        .iter()
        .map(|index| demands[*index].stretch)
        .collect();
    grow(&mut widths, &stretch, width);
    let total: f32 = widths.iter().sum();
    if total < width && width - total < scale.body * 6.0 {
        let more = vec![width; columns.len()];
        grow(&mut widths, &more, width);
    }
    columns.iter().copied().zip(widths).collect()
}

/// Adds to each width its share of what is left, in proportion to what it wants.
fn grow(widths: &mut [f32], wanted: &[f32], limit: f32) {
    let left = limit - widths.iter().sum::<f32>();
    let sum: f32 = wanted.iter().sum();
    if left <= 0.0 || sum <= 0.0 {
        return;
    }
    let part = (left / sum).min(1.0);
    for (width, more) in widths.iter_mut().zip(wanted) {
        *width += more * part;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::layout::table::{Cell, Column};
    use crate::options::Print;

    /// A table with that many figure columns of that many digits behind rank and name.
    fn table(columns: usize, digits: usize) -> Table {
        let mut heads = vec![Column::label("順位").key(), Column::name("氏名").key()];
        heads.extend((0..columns).map(|index| Column::figures(format!("{index}"))));
        let mut table = Table::new(heads);
        let mut cells = vec![Cell::new("1"), Cell::new("勅使河原 権左衛門")];
        cells.extend((0..columns).map(|_| Cell::new("8".repeat(digits))));
        table.row(cells);
        table
    }

    proptest! {
        #[test]
        fn every_column_has_its_place_on_the_page(
            columns in 1_usize..40,
            digits in 1_usize..9,
            large in any::<bool>(),
        ) {
            let print = if large { Print::Large } else { Print::Normal };
            let table = table(columns, digits);
            let panels = divide(&table, Scale::of(print), 504.0).1.panels;
            let mut seen: Vec<usize> = Vec::new();
            for panel in &panels {
                prop_assert_eq!((panel[0].0, panel[1].0), (0, 1), "rank and name lead each panel");
                seen.extend(panel[2..].iter().map(|(index, _)| *index));
                let width: f32 = panel.iter().map(|(_, width)| width).sum();
                prop_assert!(width <= 504.1, "{width}");
            }
            prop_assert_eq!(seen, (2..columns + 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_table_breaks_where_another_kind_of_figure_begins() {
        let mut table = table(14, 6);
        table.columns[9].apart = true;
        let panels = divide(&table, Scale::of(Print::Normal), 504.0).1.panels;
        let firsts: Vec<usize> = panels.iter().map(|panel| panel[2].0).collect();
        assert_eq!(firsts, [2, 9]);
    }

    #[test]
    fn columns_move_a_little_closer_before_one_of_them_leaves_the_page() {
        let scale = Scale::of(Print::Normal);
        let divided = |columns| divide(&table(columns, 6), scale, 504.0).1;
        let most = (1..40).take_while(|columns| divided(*columns).panels.len() == 1);
        let closest = divided(most.last().unwrap());
        assert!(closest.padding < divided(4).padding);
    }
}
