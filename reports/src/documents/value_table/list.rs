//! By han first and fu second, one line a value: the club's own layout, and the one without fu.

use scoring::hand_value::ValueRow;

use super::{
    FAINT, FRAME, LINE, child_tsumo_words, dealer_tsumo_words, figures, han_words, ron_words,
};
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Style};

/// Han, fu, then a child's ron and tsumo and the dealer's.
const COLUMNS: [f32; 6] = [0.17, 0.17, 0.155, 0.185, 0.155, 0.165];
/// The same where fu do not count.
const WITHOUT_FU: [f32; 6] = [0.21, 0.0, 0.165, 0.29, 0.165, 0.17];

pub(super) fn draw(page: &mut Scene, area: Area, rows: &[ValueRow], scale: Scale) {
    let shares = if rows.iter().any(|row| row.fu.is_some()) {
        COLUMNS
    } else {
        WITHOUT_FU
    };
    let (head, body) = area.cut_top(scale.body * 3.4);
    draw_head(page, head, shares, scale);
    let lines = Lines::of(rows, body.height, scale);
    let (body, _) = body.cut_top(lines.height(rows));
    let mut top = body.top;
    for group in rows.chunk_by(same_group) {
        let area = Area::new(body.left, top, body.width, lines.height(group));
        draw_group(page, area, (group, rows), shares, lines);
        top += area.height;
    }
    let columns = body.columns(&shares);
    for index in [2, 4] {
        Area {
            top: head.top,
            height: body.bottom() - head.top,
            ..columns[index]
        }
        .left_side(page, FRAME);
    }
    for index in [3, 5] {
        let column = columns[index];
        column.left_side(page, FAINT);
    }
    body.frame(page, FRAME);
}

/// Rows of one count of han below mangan belong together; each level stands alone.
fn same_group(first: &ValueRow, second: &ValueRow) -> bool {
    first.han == second.han && first.fu.is_some() && second.fu.is_some()
}

/// How high the lines are.
#[derive(Clone, Copy)]
struct Lines {
    ordinary: f32,
    /// What a beginner looks for first.
    common: f32,
    least_size: f32,
}

impl Lines {
    fn of(rows: &[ValueRow], height: f32, scale: Scale) -> Self {
        let common: f32 = rows.iter().filter(|row| is_common(row)).map(|_| 1.0).sum();
        let all: f32 = rows.iter().map(|_| 1.0).sum();
        // The others keep their distance first.
        let least = (scale.body * 1.17).min(height / all);
        let most = height - least * (all - common);
        let higher = (most / (common * least)).clamp(1.0, HIGHER);
        let ordinary = (height / (all - common + common * higher)).min(mm(26.0));
        Self {
            ordinary,
            common: ordinary * higher,
            least_size: scale.body,
        }
    }

    fn of_row(self, row: &ValueRow) -> f32 {
        if is_common(row) {
            self.common
        } else {
            self.ordinary
        }
    }

    fn height(self, rows: &[ValueRow]) -> f32 {
        rows.iter().map(|row| self.of_row(row)).sum()
    }

    /// The figures of an ordinary line.
    fn size(self) -> f32 {
        (self.ordinary * 0.56).clamp(self.least_size, 20.0)
    }

    fn size_of(self, row: &ValueRow) -> f32 {
        let size = self.size();
        if is_common(row) {
            size.max((self.common * 0.62).min(20.0))
        } else {
            size
        }
    }
}

/// A line of the most usual hands is at most so much higher than the others.
const HIGHER: f32 = 1.6;

/// Nearly every hand below mangan has 30 or 40 fu.
fn is_common(row: &ValueRow) -> bool {
    let reaches = |fu: u32| match (row.fu, row.up_to_fu) {
        (Some(least), Some(most)) => (least..=most).contains(&fu),
        (Some(least), None) => least <= fu,
        (None, _) => false,
    };
    reaches(30) || reaches(40)
}

fn draw_head(page: &mut Scene, head: Area, shares: [f32; 6], scale: Scale) {
    let columns = head.columns(&shares);
    let people = Style {
        size: scale.section,
        ..scale.section_title()
    };
    let caption = scale.caption().bold();
    for (index, (who, tsumo)) in [(2, ("子", "ツモ（子／親）")), (4, ("親", "ツモ（一人）"))]
    {
        let both = Area {
            width: columns[index].width + columns[index + 1].width,
            ..columns[index]
        };
        let halves = both.rows(2);
        halves[0].label(page, Align::Center, people, who);
        for (place, text) in [(columns[index], "ロン"), (columns[index + 1], tsumo)] {
            let (_, below) = place.cut_top(place.height / 2.0);
            below.inset(1.0).label(page, Align::Center, caption, text);
        }
    }
    for (place, text) in [(columns[0], "翻"), (columns[1], "符")] {
        if place.width > 0.0 {
            let (_, below) = place.cut_top(place.height / 2.0);
            below.label(page, Align::Center, caption, text);
        }
    }
}

fn draw_group(
    page: &mut Scene,
    area: Area,
    (rows, all): (&[ValueRow], &[ValueRow]),
    shares: [f32; 6],
    lines: Lines,
) {
    let Some(first) = rows.first() else { return };
    let size = lines.size();
    let columns = area.columns(&shares);
    let heading = Style {
        size: if rows.len() > 1 {
            size * 1.5
        } else {
            size * 1.1
        },
        typeface: Typeface::TextBold,
        ink: Ink::ACCENT,
    };
    let han = han_words(first, all);
    if let Some(level) = first.child.level.filter(|_| first.fu.is_none()) {
        let key = Area {
            width: columns[0].width + columns[1].width,
            ..columns[0]
        };
        let small = Style {
            size,
            ..heading.ink(Ink::BLACK)
        };
        let key = key.inset(mm(1.5));
        // High rows have room for both below each other.
        if key.height > size * 2.8 && !han.is_empty() {
            let lines = key.inset(size * 0.25).rows(2);
            lines[0].label(page, Align::Center, heading, level.kanji());
            lines[1].label(page, Align::Center, small, &han);
        } else if han.is_empty() {
            key.label(page, Align::Center, heading, level.kanji());
        } else {
            let (name, told) = key.cut_left(key.width * 0.45);
            name.label(page, Align::Left, heading, level.kanji());
            told.label(page, Align::Right, small, &han);
        }
    } else {
        columns[0].label(page, Align::Center, heading, &han);
    }
    let mut top = area.top;
    for (index, row) in rows.iter().enumerate() {
        let line = Area {
            top,
            height: lines.of_row(row),
            ..area
        };
        top += line.height;
        let columns = line.columns(&shares);
        if is_common(row) {
            let (_, right) = line.cut_left(columns[0].width);
            right.fill(page, Ink::SHADE);
        }
        if index > 0 {
            let (_, right) = line.cut_left(columns[0].width);
            page.line((right.left, right.top), (right.right(), right.top), FAINT);
        }
        draw_line(page, &columns, row, lines.size_of(row));
    }
    let stroke = if first.fu.is_some() { FRAME } else { LINE };
    area.underline(page, stroke);
    if first.fu.is_some() {
        columns[1].left_side(page, LINE);
    }
}

fn draw_line(page: &mut Scene, columns: &[Area], row: &ValueRow, size: f32) {
    let plain = figures(size);
    let fu = match (row.fu, row.up_to_fu) {
        (Some(least), Some(most)) if least == most => format!("{least}符"),
        (Some(least), _) if row.child.level.is_some() => format!("{least}符～ 満貫"),
        (Some(least), _) => format!("{least}符以上"),
        (None, _) => String::new(),
    };
    if columns[1].width > 0.0 {
        let style = if is_common(row) { plain.bold() } else { plain };
        columns[1]
            .inset(mm(1.0))
            .label(page, Align::Center, style, &fu);
    }
    let cells = [
        (2, ron_words(row, &row.child), true),
        (3, child_tsumo_words(row), false),
        (4, ron_words(row, &row.dealer), true),
        (5, dealer_tsumo_words(row), false),
    ];
    for (index, text, bold) in cells {
        let style = if bold { plain.bold() } else { plain };
        let place = columns[index].inset_sides(size * 0.5);
        place.label(page, Align::Right, style, &text);
    }
}
