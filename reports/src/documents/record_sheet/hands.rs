//! The lines for hands of mangan and better: who won, from whom, and how high.

use scoring::hand_value::Level;

use super::round::{FRAME, LINE};
use crate::layout::area::Area;
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::scene::parts::Role;
use crate::scene::{Align, Scene, Style};

/// Winner, whom from, and level, as shares of the width.
const COLUMNS: [f32; 3] = [0.29, 0.29, 0.42];

pub(super) fn draw(page: &mut Scene, area: Area, scale: Scale) {
    let shows =
        Role::Figure("満貫以上の和了を書く欄。和了した人、放銃した人、満貫以上の種類。".to_owned());
    page.drawn_as(shows, |page| draw_lines(page, area, scale));
}

fn draw_lines(page: &mut Scene, area: Area, scale: Scale) {
    let (head, body) = area.cut_top(scale.small * 1.7);
    let heads = ["和了した人", "放銃・ツモ○", "満貫以上に○"];
    for (place, text) in head.columns(&COLUMNS).iter().zip(heads) {
        let place = place.inset(mm(0.8));
        place.label(page, Align::Center, scale.caption().bold(), text);
    }
    let letter = Style {
        size: 10.5,
        ..scale.text()
    };
    let count = lines_in(body.height, scale);
    for (index, row) in body.rows(count).into_iter().enumerate() {
        let columns = row.columns(&COLUMNS);
        // A ring must fit round a letter without touching the next, in large print as well.
        let levels = columns[2].inset(mm(0.5)).columns(&[1.0; Level::ALL.len()]);
        for (place, level) in levels.iter().zip(Level::ALL) {
            let first: String = level.kanji().chars().take(1).collect();
            place.label(page, Align::Center, letter, &first);
        }
        if index > 0 {
            page.line((row.left, row.top), (row.right(), row.top), LINE);
        }
    }
    for column in body.columns(&COLUMNS).iter().skip(1) {
        column.left_side(page, LINE);
    }
    body.frame(page, FRAME);
}

/// As many lines as leave each one high enough to write a name on.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a page holds some thirty lines"
)]
fn lines_in(height: f32, scale: Scale) -> usize {
    let line = (scale.body * 2.0).max(mm(7.6));
    ((height / line) as usize).max(1)
}
