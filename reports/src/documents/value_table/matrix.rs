//! Fu by han, a child's hands at the left and the dealer's at the right, the levels below both.

use scoring::hand_value::{HandValue, Level, ValueRow, Winner};

use super::{
    FAINT, FRAME, LINE, child_tsumo_words, dealer_tsumo_words, figures, han_words, ron_words,
};
use crate::layout::area::Area;
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::options::Print;
use crate::scene::parts::{Role, Scope};
use crate::scene::{Align, Ink, Scene};

/// The count of fu and four counts of han.
const COLUMNS: [f32; 5] = [0.6, 1.0, 1.0, 1.0, 1.0];

/// What a child's tsumo below mangan takes at most.
const WIDEST_TSUMO: &str = "2,000/3,900";

/// Whose hands stand on each page: large figures need a page for each.
pub(super) fn pages(print: Print) -> &'static [&'static [Winner]] {
    match print {
        Print::Normal => &[&[Winner::Child, Winner::Dealer]],
        Print::Large => &[&[Winner::Child], &[Winner::Dealer]],
    }
}

/// Both sides on one page, or one of them where the print is large.
pub(super) fn draw(
    page: &mut Scene,
    area: Area,
    rows: &[ValueRow],
    winners: &[Winner],
    scale: Scale,
) {
    let (upper, lower) = area.cut_top(area.height - scale.body * 7.2);
    let shares = vec![1.0; winners.len()];
    let sides = upper.columns_apart(&shares, mm(6.0));
    for (side, winner) in sides.into_iter().zip(winners) {
        draw_side(page, side, rows, *winner, scale);
    }
    let (_, lower) = lower.cut_top(scale.body * 0.9);
    draw_levels(page, lower, rows, scale);
}

pub(super) fn name(winner: Winner) -> &'static str {
    match winner {
        Winner::Child => "子",
        Winner::Dealer => "親",
    }
}

fn value(row: &ValueRow, winner: Winner) -> (&HandValue, String) {
    match winner {
        Winner::Child => (&row.child, child_tsumo_words(row)),
        Winner::Dealer => (&row.dealer, dealer_tsumo_words(row)),
    }
}

fn draw_side(page: &mut Scene, area: Area, rows: &[ValueRow], winner: Winner, scale: Scale) {
    let (title, rest) = area.cut_top(scale.section * 1.7);
    let style = scale.section_title();
    page.drawn_as(Role::Heading(2), |page| {
        title.label(page, Align::Left, style, name(winner));
    });
    let note = if is_wide(rest.columns(&COLUMNS)[1]) {
        "左はロン、右はツモ"
    } else {
        "上はロン、下はツモ"
    };
    title.label(page, Align::Right, scale.caption(), note);
    let mut fu: Vec<u32> = rows.iter().filter_map(|row| row.fu).collect();
    fu.sort_unstable();
    fu.dedup();
    page.drawn_as(Role::whole_table(), |page| {
        draw_fu_by_han(page, rest, rows, (winner, &fu), scale);
    });
}

fn draw_fu_by_han(
    page: &mut Scene,
    area: Area,
    rows: &[ValueRow],
    (winner, fu): (Winner, &[u32]),
    scale: Scale,
) {
    let (head, body) = area.cut_top(scale.body * 1.8);
    let begin = page.mark();
    page.drawn_as(Role::Head(Scope::Column), |_| {});
    for (place, han) in head.columns(&COLUMNS).iter().skip(1).zip(1..) {
        let style = scale.text().bold();
        page.drawn_as(Role::Head(Scope::Column), |page| {
            place.label(page, Align::Center, style, &format!("{han}翻"));
        });
    }
    page.part(begin, Role::Row);
    let lines = body.rows(fu.len());
    for (line, fu) in lines.iter().zip(fu) {
        let begin = page.mark();
        let columns = line.columns(&COLUMNS);
        page.drawn_as(Role::Head(Scope::Row), |page| {
            columns[0].label(page, Align::Center, scale.text().bold(), &format!("{fu}符"));
        });
        for (place, han) in columns.iter().skip(1).zip(1..) {
            let row = rows
                .iter()
                .find(|row| row.han == han && row.fu == Some(*fu));
            page.drawn_as(Role::Cell, |page| {
                draw_cell(page, *place, row, winner, scale);
            });
        }
        page.part(begin, Role::Row);
        page.line((line.left, line.top), (line.right(), line.top), FAINT);
    }
    for column in body.columns(&COLUMNS).iter().skip(1) {
        column.left_side(page, LINE);
    }
    body.frame(page, FRAME);
}

fn draw_cell(page: &mut Scene, place: Area, row: Option<&ValueRow>, winner: Winner, scale: Scale) {
    let Some(row) = row else {
        place.label(page, Align::Center, scale.text().ink(Ink::MUTED), "－");
        return;
    };
    let (value, tsumo) = value(row, winner);
    if value.level == Some(Level::Mangan) {
        place.inset(0.6).fill(page, Ink::SHADE);
        let style = scale.text().bold();
        place.label(page, Align::Center, style, Level::Mangan.kanji());
        return;
    }
    let place = place
        .inset((place.height * 0.06).min(2.0))
        .inset_sides(mm(0.7));
    let (lines, size) = if is_wide(place) {
        (place.columns(&[0.85, 1.15]), place.height * 0.5)
    } else {
        (place.rows(2), place.height * 0.34)
    };
    let size = size.clamp(scale.body, 16.0);
    let ron = figures(size).bold();
    lines[0].label(page, Align::Center, ron, &ron_words(row, value));
    // All cells in one size: that in which the longest keeps clear of the rules.
    let widest = lines[1].width / figures(1.0).width(WIDEST_TSUMO);
    let small = figures((size * 0.95).min(widest));
    lines[1].label(page, Align::Center, small, &tsumo);
}

/// Whether ron and tsumo have room side by side.
fn is_wide(place: Area) -> bool {
    place.width > mm(40.0)
}

/// A column a level, a line each for child and dealer.
fn draw_levels(page: &mut Scene, area: Area, rows: &[ValueRow], scale: Scale) {
    page.drawn_as(Role::whole_table(), |page| {
        draw_levels_in(page, area, rows, scale);
    });
}

fn draw_levels_in(page: &mut Scene, area: Area, rows: &[ValueRow], scale: Scale) {
    let levels: Vec<&ValueRow> = rows.iter().filter(|row| row.fu.is_none()).collect();
    let mut shares = vec![0.3];
    shares.extend(levels.iter().map(|_| 1.0));
    let lines = area.rows(3);
    let heads = lines[0].columns(&shares);
    let begin = page.mark();
    page.drawn_as(Role::Head(Scope::Column), |_| {});
    for (place, row) in heads.iter().skip(1).zip(&levels) {
        let level = row.child.level.map_or("", Level::kanji);
        let told = format!("{level}　{}", han_words(row, rows));
        page.drawn_as(Role::Head(Scope::Column), |page| {
            place.label(page, Align::Center, scale.text().bold(), &told);
        });
    }
    page.part(begin, Role::Row);
    for (line, winner) in lines[1..].iter().zip([Winner::Child, Winner::Dealer]) {
        let begin = page.mark();
        let places = line.columns(&shares);
        page.drawn_as(Role::Head(Scope::Row), |page| {
            places[0].label(page, Align::Center, scale.section_title(), name(winner));
        });
        for (place, row) in places.iter().skip(1).zip(&levels) {
            let (value, tsumo) = value(row, winner);
            let cell = page.mark();
            let halves = place.inset(mm(0.8)).columns(&[0.85, 1.15]);
            let ron = figures(scale.body * 1.05).bold();
            halves[0].label(page, Align::Center, ron, &ron_words(row, value));
            let small = figures(scale.body * 0.95);
            halves[1].label(page, Align::Center, small, &tsumo);
            page.part(cell, Role::Cell);
        }
        page.part(begin, Role::Row);
    }
    let (_, body) = area.cut_top(lines[0].height);
    for place in body.columns(&shares).iter().skip(1) {
        place.left_side(page, LINE);
    }
    page.line(
        (body.left, lines[2].top),
        (body.right(), lines[2].top),
        FAINT,
    );
    body.frame(page, FRAME);
}
