//! One hanchan of a record sheet: seats, points, last dealer, sticks, chombo, and beside them the
//! hands of mangan and better.

use scoring::rule_set::Basis;
use scoring::{RuleSet, Seat};

use super::{Form, hands};
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::mm;
use crate::layout::name;
use crate::layout::scale::Scale;
use crate::scene::parts::{Role, Scope};
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::words;

/// A hanchan, with its name and people as far as they are known.
#[derive(Debug, Clone)]
pub(super) struct Round {
    /// Such as `第1回戦`.
    pub(super) name: Option<String>,
    /// By seat; empty where the names are still to be written.
    pub(super) players: Vec<Player>,
}

/// Somebody at the table.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) number: String,
    pub(super) name: String,
}

/// What is the same for every hanchan of a document.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) form: Form,
    pub(super) scale: Scale,
}

pub(super) const FRAME: Stroke = Stroke::solid(1.1, Ink::BLACK);
pub(super) const LINE: Stroke = Stroke::solid(0.5, Ink::BLACK);
const FAINT: Stroke = Stroke::solid(0.4, Ink::RULE);

/// The share of the width that hands take at the right.
const HANDS_SHARE: f32 = 0.43;

pub(super) fn draw(page: &mut Scene, area: Area, round: &Round, look: Look<'_>) {
    let (strip, rest) = area.cut_top(mm(7.0));
    title(page, strip, round, look);
    let (left, right) = if look.form.hands {
        let columns = rest.columns_apart(&[1.0 - HANDS_SHARE, HANDS_SHARE], mm(3.0));
        (columns[0], Some(columns[1]))
    } else {
        (rest, None)
    };
    let asked = left.height - foot_height(look);
    let (seats, foot) = left.cut_top(asked);
    draw_seats(page, seats, round, look);
    draw_foot(page, foot, look);
    if let Some(right) = right {
        hands::draw(page, right, look.scale);
    }
}

fn title(page: &mut Scene, strip: Area, round: &Round, look: Look<'_>) {
    let style = look.scale.section_title();
    let name = round.name.as_deref().unwrap_or("第　　　回戦");
    page.drawn_as(Role::Heading(2), |page| {
        strip.label(page, Align::Left, style, name);
    });
    let sum = words::points_in_sentence(look.rules.table_sum());
    let people = look.rules.players().count();
    let with = if look.form.sticks {
        "と残った供託"
    } else {
        ""
    };
    let note = format!("{people}人の点数{with}を足すと {sum}");
    let (_, right) = strip.cut_left(style.width(name) + mm(4.0));
    right.label(page, Align::Right, look.scale.caption(), &note);
}

/// No name is smaller than that, in points.
const LEAST: f32 = 8.5;

/// Seat, name, points, place and result, as shares of the width.
const COLUMNS: [f32; 5] = [0.095, 0.37, 0.285, 0.09, 0.16];

fn draw_seats(page: &mut Scene, area: Area, round: &Round, look: Look<'_>) {
    page.drawn_as(Role::whole_table(), |page| {
        draw_seats_in(page, area, round, look);
    });
}

fn draw_seats_in(page: &mut Scene, area: Area, round: &Round, look: Look<'_>) {
    let scale = look.scale;
    let (head, body) = area.cut_top(scale.small * 1.7);
    let data = look.rules.data();
    let result = if data.basis == Basis::Raw {
        "得点".to_owned()
    } else {
        format!("±{}", data.unit.sign())
    };
    let heads = ["席", "氏名", "点数", "順位", result.as_str()];
    page.drawn_as(Role::Row, |page| {
        for (place, text) in head.columns(&COLUMNS).into_iter().zip(heads) {
            page.drawn_as(Role::Head(Scope::Column), |page| {
                place.label(page, Align::Center, scale.caption().bold(), text);
            });
        }
    });
    let seats = look.rules.players().seats();
    let rows = body.rows(seats.len());
    for (index, (row, seat)) in rows.iter().zip(seats).enumerate() {
        let player = round.players.get(index);
        page.drawn_as(Role::Row, |page| draw_seat(page, *row, *seat, player, look));
        if index > 0 {
            page.line((row.left, row.top), (row.right(), row.top), LINE);
        }
    }
    for column in body.columns(&COLUMNS).iter().skip(1) {
        column.left_side(page, LINE);
    }
    body.frame(page, FRAME);
}

fn draw_seat(page: &mut Scene, row: Area, seat: Seat, player: Option<&Player>, look: Look<'_>) {
    let scale = look.scale;
    let columns = row.columns(&COLUMNS);
    let wind = Style {
        size: scale.section * 1.1,
        ..scale.section_title().ink(Ink::BLACK)
    };
    page.drawn_as(Role::Head(Scope::Row), |page| {
        columns[0].label(page, Align::Center, wind, &seat.kanji().to_string());
    });
    let begin = page.mark();
    if let Some(player) = player {
        let (number, field) = columns[1].inset(mm(0.8)).cut_left(scale.small * 1.9);
        number.label(page, Align::Right, scale.small_figures(), &player.number);
        let (_, field) = field.cut_left(mm(1.5));
        let style = Style {
            size: scale.body.max(12.5),
            ..scale.text()
        };
        name::set(page, field, Align::Left, (style, LEAST), &player.name);
    }
    page.part(begin, Role::Cell);
    // Points are hundreds: the last two figures are printed, and two fewer are written by hand.
    let hundreds = Style {
        size: 15.0,
        typeface: Typeface::Figures,
        ink: Ink::MUTED,
    };
    let (written, printed) = columns[2].cut_left(columns[2].width - hundreds.width("00") - mm(2.2));
    printed.left_side(page, FAINT);
    page.drawn_as(Role::Cell, |page| {
        printed.label(page, Align::Center, hundreds, "00");
    });
    // Place and result are written by hand.
    for _ in 0..2 {
        page.drawn_as(Role::Cell, |_| {});
    }
    // Whole thousands are told from hundreds at a glance.
    let thousands = written.columns(&[2.0, 1.0]);
    thousands[1].left_side(
        page,
        Stroke {
            dash: crate::scene::Dash::Dotted,
            ..FAINT
        },
    );
}

fn foot_line(scale: Scale) -> f32 {
    (scale.body * 2.1).max(mm(8.0))
}

fn foot_height(look: Look<'_>) -> f32 {
    let first = look.form.last_dealer || look.form.sticks;
    foot_line(look.scale) * if first { 2.0 } else { 1.0 } + mm(1.5)
}

/// The last dealer and the sticks on one line, the chombo on the next.
fn draw_foot(page: &mut Scene, area: Area, look: Look<'_>) {
    let scale = look.scale;
    let seats = look.rules.players().seats();
    let (_, mut rest) = area.cut_top(mm(1.5));
    let line = foot_line(scale);
    if look.form.last_dealer || look.form.sticks {
        let (first, below) = rest.cut_top(line);
        rest = below;
        let halves = first.columns_apart(&[1.25, 1.0], mm(3.0));
        let mut places = halves.into_iter();
        if look.form.last_dealer
            && let Some(place) = places.next()
        {
            let place = labelled(page, place, "最後の親に○", scale);
            for (choice, seat) in place.columns(&vec![1.0; seats.len()]).iter().zip(seats) {
                let style = scale.text().bold();
                choice.label(page, Align::Center, style, &seat.kanji().to_string());
            }
        }
        if look.form.sticks
            && let Some(place) = places.next()
        {
            let place = labelled(page, place, "残った供託", scale);
            let (written, unit) = place.cut_left(place.width - scale.body * 1.1);
            written.inset(1.5).underline(page, LINE);
            unit.label(page, Align::Right, scale.text(), "本");
        }
    }
    let (last, _) = rest.cut_top(line);
    let place = labelled(page, last, "チョンボ", scale);
    for (choice, seat) in place.columns(&vec![1.0; seats.len()]).iter().zip(seats) {
        tick_boxes(page, *choice, *seat, scale);
    }
}

/// Two boxes to tick for a seat: a third chombo in one hanchan is written beside them.
fn tick_boxes(page: &mut Scene, area: Area, seat: Seat, scale: Scale) {
    let style = scale.text().bold();
    let (wind, boxes) = area.cut_left(scale.body * 1.5);
    wind.label(page, Align::Right, style, &seat.kanji().to_string());
    let side = mm(4.2);
    let (_, middle) = boxes.middle();
    for index in 0..2_u8 {
        let left = boxes.left + mm(1.2) + f32::from(index) * (side + mm(1.3));
        Area::new(left, middle - side / 2.0, side, side).frame(page, LINE);
    }
}

fn labelled(page: &mut Scene, area: Area, label: &str, scale: Scale) -> Area {
    let style = scale.caption().bold();
    let (name, value) = area.cut_left(style.width(label) + mm(1.5));
    name.label(page, Align::Left, style, label);
    value
}
