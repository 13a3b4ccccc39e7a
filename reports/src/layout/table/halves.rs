//! A long and narrow table whose second half stands beside the first.

use super::Table;
use super::draw::Drawn;
use crate::layout::sheet::Sheet;

/// A table with a heading, in two columns where that shows all of it at once.
pub(crate) fn section(sheet: &mut Sheet, title: &str, note: &str, table: &Table) {
    let gutter = sheet.scale.body * 2.0;
    let width = (sheet.width() - gutter) / 2.0;
    let whole = Drawn::new(table, sheet.scale, sheet.width());
    let halves = Drawn::new(table, sheet.scale, width);
    let count = halves.row_count();
    let middle = count.div_ceil(2);
    let height = halves.height(0..middle).max(halves.height(middle..count));
    let room = sheet.room() - sheet.gap_above() - sheet.heading_height();
    if whole.whole_height() <= room || !halves.is_whole(width) || height > room {
        super::section(sheet, title, note, table);
        return;
    }
    sheet.section(title, note, height);
    let (left, top) = (sheet.left(), sheet.cursor());
    halves.draw(sheet.scene(), (left, top), 0, 0..middle);
    halves.draw(
        sheet.scene(),
        (left + width + gutter, top),
        0,
        middle..count,
    );
    sheet.advance(height);
}
