//! Everybody's table by name: in a hall of many tables people look for themselves, not for a table.

use scoring::record::RoundPlan;
use scoring::{PersonId, Records};

use crate::layout::area::Area;
use crate::layout::mm;
use crate::layout::name;
use crate::layout::scale::Scale;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::words::Names;

/// Columns of names side by side: no more, and no fewer.
const COLUMNS: usize = 4;
const FEWEST_COLUMNS: usize = 3;

/// The pages of the list, each on a page that `begin` gives, in the order of readings.
pub(crate) fn pages(
    records: &Records,
    names: &Names,
    round: &RoundPlan,
    scale: Scale,
    begin: impl Fn() -> (Scene, Area),
) -> Vec<Scene> {
    let lines = lines(records, names, round);
    let least = scale.body * 1.75;
    let in_column = rows_of(begin().1.height, least);
    let mut pages = Vec::new();
    for part in lines.chunks(in_column * COLUMNS) {
        let (mut page, body) = begin();
        let count = part.len().div_ceil(in_column).max(FEWEST_COLUMNS);
        let columns = body.columns_apart(&vec![1.0; count], mm(6.0));
        let even = part.len().div_ceil(count);
        // It is read on a wall: the fewer the names, the larger.
        let rows: f32 = (0..even).map(|_| 1.0).sum();
        let height = (body.height / rows).min(least * LARGEST);
        for (column, lines) in columns.into_iter().zip(part.chunks(even)) {
            let mut rest = column;
            for line in lines {
                let (place, below) = rest.cut_top(height);
                draw_line(&mut page, place, line, scale.times(height / least));
                rest = below;
            }
        }
        pages.push(page);
    }
    pages
}

/// How much higher than usual a line may be.
const LARGEST: f32 = 1.8;

/// No name is smaller than that, in points.
const LEAST: f32 = 8.5;

struct Line {
    name: String,
    seat: String,
}

fn lines(records: &Records, names: &Names, round: &RoundPlan) -> Vec<Line> {
    let seated = round.tables.iter().flat_map(|table| {
        let seat = |(seat, person): (scoring::Seat, &PersonId)| {
            (*person, format!("{}卓 {}", table.label, seat.kanji()))
        };
        table.seats.iter().map(seat).collect::<Vec<_>>()
    });
    let out = round.sits_out.iter();
    let out = out.map(|person| (*person, "抜け番".to_owned()));
    let mut people: Vec<(PersonId, String)> = seated.chain(out).collect();
    // Without a reading the name itself is the best there is.
    people.sort_by_key(|(person, _)| {
        let known = records.people.get(person);
        known.map(|known| {
            let reading = if known.kana.is_empty() {
                &known.name
            } else {
                &known.kana
            };
            (reading.clone(), known.number)
        })
    });
    let line = |(person, seat): (PersonId, String)| Line {
        name: names.plain(person),
        seat,
    };
    people.into_iter().map(line).collect()
}

fn draw_line(page: &mut Scene, place: Area, line: &Line, scale: Scale) {
    let style = Style {
        size: scale.body * 1.1,
        ..scale.text()
    };
    let (field, seat) = place.cut_left(place.width * 0.68);
    page.drawn_as(Role::Paragraph, |page| {
        name::set(page, field, Align::Left, (style, LEAST), &line.name);
        seat.label(page, Align::Right, style.bold(), &line.seat);
    });
    place.underline(page, Stroke::solid(0.35, Ink::HAIRLINE));
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a page holds some forty rows"
)]
fn rows_of(height: f32, row: f32) -> usize {
    ((height / row) as usize).max(1)
}
