//! 席札: a card for each seat of a round, to cut out, fold and stand on the table.

use scoring::record::{RoundPlan, Session};
use scoring::{PersonId, Records, Seat};

use super::{imprint, round_words};
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::fit;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::mm;
use crate::layout::name;
use crate::pdf::{self, Manuscript};
use crate::scene::parts::Role;
use crate::scene::{Align, Dash, Ink, Scene, Stroke, Style};
use crate::words::Names;
use crate::{Error, Options, Pdf, Print};

/// One seat's card.
struct Card<'a> {
    table: &'a str,
    seat: Seat,
    name: String,
    is_beginner: bool,
    /// Which round it is for: the one thing that changes from card to card.
    round: String,
    /// Where and when, the fullest first, for as much room as there is.
    held: [String; 3],
}

/// The cards of the rounds that were drawn. Each is folded in the middle, and says the same on both
/// sides.
pub fn place_cards(
    records: &Records,
    session: &Session,
    rounds: &[RoundPlan],
    options: &Options,
) -> Result<Pdf, Error> {
    pdf::write(manuscript(records, session, rounds, options))
}

pub(super) fn manuscript(
    records: &Records,
    session: &Session,
    rounds: &[RoundPlan],
    options: &Options,
) -> Manuscript {
    let names = Names::new(records, options.honorific);
    let day = round_words::day(records, session, options);
    let imprint = imprint(&records.club, "席札", day.clone(), "", options);
    let is_beginner = |person: &PersonId| {
        let known = records.people.get(person);
        known.is_some_and(|person| person.is_beginner(session.date))
    };
    let mut leaves = Leaves::new();
    for round in rounds {
        let name = round_words::name(round);
        let date = options.calendar.day_with_weekday(session.date);
        let held = [format!("{}　{day}", records.club), day.clone(), date];
        let seats = round.tables.iter().flat_map(|table| {
            let card = |(seat, person): (Seat, &PersonId)| Card {
                table: &table.label,
                seat,
                name: names.polite(*person),
                is_beginner: is_beginner(person),
                round: name.clone(),
                held: held.clone(),
            };
            table.seats.iter().map(card).collect::<Vec<_>>()
        });
        let cards: Vec<Card<'_>> = seats.collect();
        let (columns, rows) = grid(options.print);
        for part in cards.chunks(columns * rows) {
            leaves.add(page(part, columns, rows), name.clone());
        }
    }
    leaves.finish_bare(&imprint)
}

/// How many cards stand side by side, and how many rows of them there are.
fn grid(print: Print) -> (usize, usize) {
    match print {
        Print::Normal => (2, 3),
        Print::Large => (1, 2),
    }
}

fn page(cards: &[Card<'_>], columns: usize, rows: usize) -> Scene {
    let mut page = Turn::Portrait.page();
    let whole = Area::new(0.0, 0.0, page.width, page.height).inset(mm(12.0));
    let places = whole
        .rows(rows)
        .into_iter()
        .flat_map(|row| row.columns(&vec![1.0; columns]));
    for (place, card) in places.zip(cards) {
        let face = face(card, place.width, place.height / 2.0);
        let halves = place.rows(2);
        // The back says the same as the front.
        let back = face.clone().upside_down();
        page.drawn_as(Role::Aside, |page| {
            page.place(back, (halves[0].left, halves[0].top));
        });
        page.drawn_as(Role::Paragraph, |page| {
            page.place(face, (halves[1].left, halves[1].top));
        });
        fold(&mut page, halves[1]);
    }
    cut_marks(&mut page, whole, columns, rows);
    page
}

/// How small the letters of a name become, as a share of the usual.
const SMALLEST: f32 = 0.28;

/// What stands in the corner of a beginner's card, so that the others give the person time.
const BEGINNER: &str = "初";

/// The front of a card.
fn face(card: &Card<'_>, width: f32, height: f32) -> Scene {
    let mut scene = Scene::new(width, height);
    let area = Area::new(0.0, 0.0, width, height).inset(mm(5.0));
    let (upper, foot) = area.cut_top(area.height - mm(5.0));
    let (place, field) = upper.cut_left(upper.height * 0.72);
    let bold = |size: f32, ink: Ink| Style {
        size,
        typeface: Typeface::TextBold,
        ink,
    };
    let (wind, table) = place.cut_top(place.height * 0.62);
    wind.label(
        &mut scene,
        Align::Center,
        bold(wind.height * 0.95, Ink::ACCENT),
        &card.seat.kanji().to_string(),
    );
    table.label(
        &mut scene,
        Align::Center,
        bold(table.height * 0.72, Ink::BLACK),
        &format!("{}卓", card.table),
    );
    let (_, field) = field.cut_left(mm(3.0));
    field.left_side(&mut scene, Stroke::solid(0.8, Ink::ACCENT));
    let (_, mut field) = field.cut_left(mm(3.0));
    let size = field.height * 0.42;
    if card.is_beginner {
        let edge = field.height * 0.18;
        let (strip, rest) = field.cut_top(edge);
        let (_, mark) = strip.cut_left(strip.width - edge);
        mark.frame(&mut scene, Stroke::solid(0.8, Ink::ACCENT));
        mark.label(
            &mut scene,
            Align::Center,
            bold(edge * 0.75, Ink::ACCENT),
            BEGINNER,
        );
        field = rest;
    }
    let style = bold(size, Ink::BLACK);
    let least = style.size * SMALLEST;
    name::set(&mut scene, field, Align::Center, (style, least), &card.name);
    let small = Style {
        size: (height * 0.075).max(8.5),
        typeface: Typeface::Text,
        ink: Ink::MUTED,
    };
    let round = small.bold().ink(Ink::BLACK);
    foot.label(&mut scene, Align::Left, round, &card.round);
    let (_, rest) = foot.cut_left(round.width(&card.round).min(foot.width) + small.size);
    let mut held = card.held.iter();
    if let Some(held) = held.find(|held| fit::is_whole(held, small, rest.width)) {
        rest.label(&mut scene, Align::Right, small, held);
    }
    scene
}

fn fold(page: &mut Scene, lower: Area) {
    let stroke = Stroke {
        dash: Dash::Short,
        ..Stroke::solid(0.5, Ink::RULE)
    };
    page.line((lower.left, lower.top), (lower.right(), lower.top), stroke);
}

/// Lines in the margins that show where to cut, and small crosses where cards meet.
pub(super) fn cut_marks(page: &mut Scene, whole: Area, columns: usize, rows: usize) {
    let stroke = Stroke::solid(0.5, Ink::RULE);
    let (outside, inside) = (mm(5.0), mm(1.2));
    let ends = |first: f32, areas: Vec<f32>| {
        let mut ends = vec![first];
        ends.extend(areas);
        ends
    };
    let across = whole.columns(&vec![1.0; columns]);
    let down = whole.rows(rows);
    let xs = ends(whole.left, across.iter().map(|area| area.right()).collect());
    let ys = ends(whole.top, down.iter().map(|area| area.bottom()).collect());
    for x in &xs {
        page.line((*x, whole.top - outside), (*x, whole.top), stroke);
        page.line((*x, whole.bottom()), (*x, whole.bottom() + outside), stroke);
    }
    for y in &ys {
        page.line((whole.left - outside, *y), (whole.left, *y), stroke);
        page.line((whole.right(), *y), (whole.right() + outside, *y), stroke);
    }
    for x in &xs {
        for y in &ys {
            page.line((x - inside, *y), (x + inside, *y), stroke);
            page.line((*x, y - inside), (*x, y + inside), stroke);
        }
    }
}
