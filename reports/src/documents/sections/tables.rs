//! The tables of a day as cards: seats, points, place and result, side by side.

use scoring::record::Hanchan;
use scoring::{Points, Unit};

use crate::documents::Draft;
use crate::layout::fit;
use crate::layout::scale::Scale;
use crate::layout::table::{Cell, Column, Drawn, Table};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink};
use crate::words;

/// Draws the hanchan as cards, each with what stands before its table's label, as many beside each
/// other as the print size allows; `title` heads the pages they go on to.
pub(crate) fn draw(draft: &mut Draft<'_>, hanchan: &[(String, &Hanchan)], unit: Unit, title: &str) {
    let scale = draft.scale();
    let (columns, width) = grid(draft);
    for row in hanchan.chunks(columns) {
        let row = cards(draft, row, unit);
        let height = row_height(&row, scale, width);
        if draft.sheet.room() < height {
            draft.sheet.new_page();
            draft.sheet.heading_again(title, "", height);
        }
        let top = draft.sheet.cursor();
        let mut left = draft.sheet.left();
        for card in &row {
            card.draw(draft.sheet.scene(), scale, (left, top), width);
            left += width + gutter(scale);
        }
        draft.sheet.advance(height + scale.body * 0.9);
    }
}

/// The height of the first row of cards, to keep with a heading: names over several lines make it higher.
pub(crate) fn opening_height(draft: &Draft<'_>, hanchan: &[(String, &Hanchan)], unit: Unit) -> f32 {
    let (columns, width) = grid(draft);
    let first = hanchan.chunks(columns).next().unwrap_or_default();
    row_height(&cards(draft, first, unit), draft.scale(), width)
}

/// How many cards stand side by side, and how wide each is.
fn grid(draft: &Draft<'_>) -> (usize, f32) {
    let (scale, whole) = (draft.scale(), draft.sheet.width());
    if scale.body > 12.0 {
        (1, whole * 0.8)
    } else {
        (2, (whole - gutter(scale)) / 2.0)
    }
}

fn gutter(scale: Scale) -> f32 {
    scale.body * 2.0
}

fn cards(draft: &Draft<'_>, hanchan: &[(String, &Hanchan)], unit: Unit) -> Vec<Card> {
    let card = |(before, hanchan): &(String, &Hanchan)| Card::new(draft, before, hanchan, unit);
    hanchan.iter().map(card).collect()
}

fn row_height(row: &[Card], scale: Scale, width: f32) -> f32 {
    let heights = row.iter().map(|card| card.height(scale, width));
    heights.fold(0.0, f32::max)
}

struct Card {
    title: String,
    note: String,
    table: Table,
}

impl Card {
    fn new(draft: &Draft<'_>, before: &str, hanchan: &Hanchan, unit: Unit) -> Self {
        let columns = vec![
            Column::label("席"),
            Column::name("氏名"),
            Column::figures("点数"),
            Column::figures("着"),
            Column::figures(format!("±{}", unit.sign())),
        ];
        let mut table = Table::ungrouped(columns);
        for result in hanchan.results() {
            let place = Cell::new(result.place.number.to_string());
            table.row(vec![
                words::seat(hanchan, &result).into(),
                draft.names.plain(result.person).into(),
                scoring::table_points(result.points).into(),
                if result.place.number == 1 {
                    place.bold()
                } else {
                    place
                },
                Cell::new(unit.signed(result.total)).bold(),
            ]);
        }
        let mark = if hanchan.sheet.unbalanced.is_some() {
            "※"
        } else {
            ""
        };
        Self {
            title: format!("{before}{}卓{mark}", hanchan.sheet.table),
            note: note(draft, hanchan, unit),
            table,
        }
    }

    fn height(&self, scale: Scale, width: f32) -> f32 {
        let drawn = Drawn::new(&self.table, scale, width);
        scale.row() * 1.15 + drawn.height(0..drawn.row_count())
    }

    fn draw(
        &self,
        scene: &mut crate::scene::Scene,
        scale: Scale,
        (left, top): (f32, f32),
        width: f32,
    ) {
        let baseline = top + scale.row() * 0.8;
        let title = scale.text().bold();
        scene.drawn_as(Role::Heading(3), |scene| {
            scene.text((left, baseline), Align::Left, title, self.title.clone());
        });
        let room = width - title.width(&self.title) - scale.body;
        fit::set(
            scene,
            (left + width, baseline),
            Align::Right,
            scale.caption().ink(Ink::BLACK),
            &self.note,
            room,
        );
        let drawn = Drawn::new(&self.table, scale, width);
        drawn.draw(
            scene,
            (left, top + scale.row() * 1.15),
            0,
            0..drawn.row_count(),
        );
    }
}

/// Leftover sticks, chombo and a missing balance, as far as there are any.
pub(crate) fn note(draft: &Draft<'_>, hanchan: &Hanchan, unit: Unit) -> String {
    let mut parts = Vec::new();
    let deposit = hanchan.sheet.played.deposit;
    if deposit != Points::ZERO {
        parts.push(format!("供託{}", scoring::table_points(deposit)));
    }
    for result in hanchan.results().filter(|one| one.chombo_count > 0) {
        let count = if result.chombo_count > 1 {
            format!("{}回", result.chombo_count)
        } else {
            String::new()
        };
        let cost = if result.chombo == Points::ZERO {
            String::new()
        } else {
            format!(" {}", unit.signed(result.chombo))
        };
        parts.push(format!(
            "チョンボ{count} {}{cost}",
            draft.names.plain(result.person)
        ));
    }
    if hanchan.sheet.unbalanced.is_some() {
        parts.push("※点数不一致".to_owned());
    }
    if hanchan.unseated {
        parts.push("席は分かりません".to_owned());
    }
    parts.join("　")
}
