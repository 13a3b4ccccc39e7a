//! A table on its pages: which way up it stands, where its rows and columns go on.

use super::{Drawn, Table};
use crate::layout::leaves::Turn;
use crate::layout::sheet::{Sheet, TIGHTEST};

/// A table with a heading, over as many pages and column panels as it takes.
pub(crate) fn section(sheet: &mut Sheet, title: &str, note: &str, table: &Table) {
    if let Some(mut drawn) = on_its_side(sheet, table) {
        sheet.turn(Turn::Landscape);
        sheet.section(title, note, drawn.whole_height());
        close_rows(sheet, &mut drawn);
        flow(sheet, title, &drawn);
        sheet.turn(Turn::Portrait);
        return;
    }
    let mut drawn = Drawn::new(table, sheet.scale, sheet.width());
    let needed = drawn.whole_height() + sheet.gap_above() + sheet.heading_height();
    if table.together && needed > sheet.room() {
        sheet.new_page();
    }
    let least = opening(sheet, &mut drawn);
    sheet.section(title, note, least);
    if sheet.is_on_its_side() {
        close_rows(sheet, &mut drawn);
    } else {
        close_up(sheet, &mut drawn);
    }
    flow(sheet, title, &drawn);
}

/// Whether the table under its heading stands upright and whole in that height, its rows a little closer if need
/// be.
pub(crate) fn fits(sheet: &Sheet, table: &Table, room: f32) -> bool {
    let drawn = Drawn::new(table, sheet.scale, sheet.width());
    let fixed = drawn.height(0..0);
    let rows = drawn.whole_height() - fixed;
    drawn.is_whole(sheet.width()) && sheet.heading_height() + fixed + rows * TIGHTEST <= room
}

/// Whether all columns stand beside each other on an upright page.
pub(crate) fn stands_upright(sheet: &Sheet, table: &Table) -> bool {
    let (width, _) = Sheet::size(Turn::Portrait);
    Drawn::new(table, sheet.scale, width).panel_count() == 1
}

/// A table with a heading, its rows moved together by that factor.
pub(crate) fn tightened(sheet: &mut Sheet, title: &str, note: &str, table: &Table, factor: f32) {
    let mut drawn = Drawn::new(table, sheet.scale, sheet.width());
    drawn.tighten(factor);
    sheet.section(title, note, drawn.opening_height());
    flow(sheet, title, &drawn);
}

/// Whether the table under its heading begins a page rather than go below what is there.
pub(crate) fn begins_page(sheet: &Sheet, table: &Table) -> bool {
    if on_its_side(sheet, table).is_some() {
        return true;
    }
    let mut drawn = Drawn::new(table, sheet.scale, sheet.width());
    let least = opening(sheet, &mut drawn);
    sheet.gap_above() + sheet.heading_height() + least > sheet.room()
}

/// The table on its side where an upright page is too narrow for it: if all columns stand beside each
/// other there, or all rows with more of the columns. A table of a few rows stays upright, its columns
/// below each other on one page, and no title is left alone on its page.
fn on_its_side<'table>(sheet: &Sheet, table: &'table Table) -> Option<Drawn<'table>> {
    let upright = Drawn::new(table, sheet.scale, sheet.width());
    let below_each_other = tightness(sheet, &upright).map_or(0, |(_, panels)| panels);
    let one_page = below_each_other >= upright.panel_count();
    let enough = upright.panel_count() == 1 || one_page;
    if enough || sheet.is_on_its_side() || sheet.holds_little() {
        return None;
    }
    let (width, height) = Sheet::size(Turn::Landscape);
    let mut drawn = Drawn::new(table, sheet.scale, width);
    let fixed = drawn.height(0..0);
    let room = height - sheet.heading_height() - fixed - 0.1;
    let tightness = (room / (drawn.whole_height() - fixed)).min(1.0);
    let all_rows = tightness >= TIGHTEST;
    if all_rows {
        drawn.tighten(tightness);
    }
    let fewer = drawn.panel_count() < upright.panel_count();
    (drawn.panel_count() == 1 || all_rows && fewer).then_some(drawn)
}

/// A table no higher than this share of a page stays whole.
const SMALL: f32 = 0.34;

/// What must fit below the heading, after the rows have moved closer where that saves a page.
fn opening(sheet: &Sheet, drawn: &mut Drawn<'_>) -> f32 {
    let whole = drawn.whole_height();
    if whole <= sheet.full_height() * SMALL {
        return whole;
    }
    let begins = sheet.is_fresh() || (sheet.is_mostly_used() && whole > sheet.room());
    match tightness(sheet, drawn) {
        // A page of its own, with rows a little closer, beats a last page of a few rows.
        Some((tightness, _)) if begins => {
            drawn.tighten(tightness);
            drawn.whole_height()
        }
        _ => drawn.opening_height(),
    }
}

/// How far the rows move closer so that each page holds as many panels as it can, and how many those
/// are; none where not even one stays whole.
fn tightness(sheet: &Sheet, drawn: &Drawn<'_>) -> Option<(f32, usize)> {
    let fixed = drawn.height(0..0);
    let rows = drawn.whole_height() - fixed;
    let between = sheet.scale.gap() + sheet.heading_height();
    let mut found = None;
    let (mut all_rows, mut all_fixed) = (0.0, 0.0);
    for panel in 0..drawn.panel_count() {
        all_rows += rows;
        all_fixed += if panel == 0 { fixed } else { between + fixed };
        let tightness = sheet.tightness(all_rows, all_fixed);
        let page = sheet.full_height() - sheet.heading_height();
        if all_fixed + all_rows * tightness <= page {
            found = Some((tightness, panel + 1));
        }
    }
    found
}

/// A last page used no more than this is one that rows a little closer together can spare.
pub(super) const FORGOTTEN: f32 = 0.3;

/// Moves the rows together as little as it takes to spare a last page of a few rows.
fn close_up(sheet: &Sheet, drawn: &mut Drawn<'_>) {
    let (pages, last) = course(sheet, drawn);
    if pages == 1 || drawn.panel_count() > 1 || last > sheet.full_height() * FORGOTTEN {
        return;
    }
    let mut tightness = 1.0;
    while tightness - STEP >= TIGHTEST {
        tightness -= STEP;
        let mut closer = drawn.clone();
        closer.tighten(tightness);
        if course(sheet, &closer).0 < pages {
            *drawn = closer;
            return;
        }
    }
}

pub(super) const STEP: f32 = 0.02;

/// Rows of two lines become no closer, so that each line is seen to belong to the other.
const TIGHTEST_PAIRS: f32 = 0.92;

/// Moves the rows of a page on its side, which holds few of them, together as little as it takes to spare a page:
/// as many on each as on the others.
fn close_rows(sheet: &Sheet, drawn: &mut Drawn<'_>) {
    let on_a_page = |drawn: &Drawn<'_>| {
        let page = sheet.full_height() - sheet.heading_height();
        drawn.last_within(0, page.min(sheet.room())).max(1)
    };
    let count = drawn.row_count();
    let pages = count.div_ceil(on_a_page(drawn));
    let closer = |tightness: f32| {
        let mut closer = drawn.clone();
        closer.tighten(tightness);
        closer
    };
    let tightest = if drawn.has_two_lines() {
        TIGHTEST_PAIRS
    } else {
        TIGHTEST
    };
    let fewest = count.div_ceil(on_a_page(&closer(tightest)));
    let mut tightness = 1.0;
    while fewest < pages && tightness > tightest {
        tightness = (tightness - STEP).max(tightest);
        let closer = closer(tightness);
        if on_a_page(&closer) >= count.div_ceil(fewest) {
            *drawn = closer;
            return;
        }
    }
}

/// On how many pages the rows stand from here on, and how much of the last they take.
fn course(sheet: &Sheet, drawn: &Drawn<'_>) -> (usize, f32) {
    let count = drawn.row_count();
    let (mut pages, mut first, mut room) = (0, 0, sheet.room());
    let mut last_height = 0.0;
    while first < count {
        let last = rows_that_fit(room, drawn, first);
        last_height = drawn.height(first..last);
        pages += 1;
        first = last;
        room = sheet.full_height() - sheet.heading_height();
    }
    (pages, last_height)
}

/// Fewer rows than this never stand alone at the foot of a page.
const FEWEST: usize = 3;

/// So many rows may a page have free so that the next begins with a group.
const MOST_LEFT_FREE: usize = 5;

/// Fewer rows than this are not left over for a page of their own.
pub(super) const FEWEST_LEFT: usize = 6;

fn flow(sheet: &mut Sheet, title: &str, drawn: &Drawn) {
    let count = drawn.row_count();
    let whole = drawn.whole_height() <= sheet.room();
    for panel in 0..drawn.panel_count() {
        let title = title_of(title, panel, drawn.panel_count());
        if panel > 0 {
            // Columns that stand whole are not divided, others only where most of a page is free.
            let one_page = drawn.whole_height() <= sheet.full_height() - sheet.heading_height();
            let divided = !one_page || (!whole && !sheet.is_mostly_used());
            let least = if divided { count.min(FEWEST) } else { count };
            sheet.heading(&title, "", drawn.height(0..least));
        }
        let mut first = 0;
        while first < count {
            if first > 0 {
                sheet.new_page();
                sheet.heading_again(&title, "", 0.0);
            }
            let last = if sheet.is_on_its_side() {
                even_rows(sheet.room(), drawn, first)
            } else {
                rows_that_fit(sheet.room(), drawn, first)
            };
            let at = (sheet.left(), sheet.cursor());
            let height = drawn.draw(sheet.scene(), at, panel, first..last);
            sheet.advance(height);
            first = last;
        }
    }
}

/// What the heading of further columns says, which is not what that of further rows says.
fn title_of(title: &str, panel: usize, panels: usize) -> String {
    match (panel, panels) {
        (0, _) => title.to_owned(),
        (_, 2) => format!("{title}・右の欄"),
        _ => format!("{title}・右の欄{panel}"),
    }
}

/// One past the last row that fits into `room`, leaving no few rows alone on the next page.
fn rows_that_fit(room: f32, drawn: &Drawn, first: usize) -> usize {
    let count = drawn.row_count();
    let last = drawn.last_within(first, room);
    let rest = count - last;
    if rest == 0 {
        return last;
    }
    // Ending at a group keeps the rhythm of fives, and a day whole, on the next page; a day that would
    // leave much of this page free is divided.
    let ending_at_group = |last: usize| {
        let group = drawn.group_start(last);
        let few = last - group <= ((last - first) / 4).max(MOST_LEFT_FREE);
        let divided = group < first + FEWEST || !few;
        match divided {
            true if drawn.is_heading(last - 1) => last - 1,
            true => last,
            false => group,
        }
    };
    let last = ending_at_group(last);
    if count - last < FEWEST_LEFT && last >= first + 2 * FEWEST_LEFT {
        ending_at_group(count - FEWEST_LEFT)
    } else {
        last
    }
}

/// The same where nothing follows the table on its last page: about as many rows on each page.
fn even_rows(room: f32, drawn: &Drawn, first: usize) -> usize {
    let count = drawn.row_count();
    let fitting = drawn.last_within(first, room);
    let (left, most) = (count - first, fitting - first);
    let share = left.div_ceil(left.div_ceil(most));
    // A group that ends a row later ends the page as well.
    let ends = (first + share..=fitting).take(2);
    let mut ends = ends.filter(|last| *last == count || drawn.group_start(*last) == *last);
    ends.next().unwrap_or(first + share)
}
