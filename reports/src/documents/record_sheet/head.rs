//! The head of a record sheet: day, series, place and table, filled in or left to be written.

use crate::layout::area::Area;
use crate::layout::imprint::Imprint;
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};

/// What is known of a sheet; an empty text is left to be written.
#[derive(Debug, Clone, Default)]
pub(super) struct Head {
    pub(super) day: String,
    pub(super) series: String,
    pub(super) venue: String,
    pub(super) table: String,
}

const LINE: Stroke = Stroke::solid(0.5, Ink::BLACK);

/// Draws the head and gives back what is left of `area`.
pub(super) fn draw(
    page: &mut Scene,
    area: Area,
    head: &Head,
    imprint: &Imprint,
    scale: Scale,
) -> Area {
    let (top, rest) = area.cut_top(mm(22.0));
    let (facts, table) = top.cut_left(top.width - mm(34.0));
    let lines = facts.rows_apart(2, mm(1.0));
    let title = Style {
        size: scale.title * 0.9,
        ..scale.document_title()
    };
    let (name, club) = lines[0].cut_left(title.width(&imprint.title) + scale.body);
    page.drawn_as(Role::Heading(1), |page| {
        name.label(page, Align::Left, title, &imprint.title);
    });
    let club_style = Style {
        size: scale.section,
        ..scale.section_title()
    };
    club.inset(1.0)
        .label(page, Align::Left, club_style, &imprint.club);
    let fields = lines[1].columns_apart(&[1.25, 0.85, 1.0], mm(2.0));
    let day = if head.day.is_empty() {
        "　　　年　　月　　日(　)"
    } else {
        &head.day
    };
    for (field, (label, text)) in
        fields
            .into_iter()
            .zip([("日付", day), ("会", &head.series), ("会場", &head.venue)])
    {
        let caption = scale.caption();
        let (name, value) = field.cut_left(caption.width(label) + mm(1.5));
        page.drawn_as(Role::Paragraph, |page| {
            name.label(page, Align::Left, caption, label);
            value.label(page, Align::Left, scale.text().bold(), text);
        });
        field.underline(page, LINE);
    }
    table_box(page, table, &head.table, scale);
    rest.cut_top(mm(3.5)).1
}

fn table_box(page: &mut Scene, area: Area, table: &str, scale: Scale) {
    let (_, area) = area.cut_left(mm(4.0));
    area.frame(page, Stroke::solid(1.2, Ink::BLACK));
    let (label, value) = area.inset(mm(1.5)).cut_left(mm(9.0));
    label.label(page, Align::Left, scale.section_title(), "卓");
    let size = scale.title * 1.5;
    let style = Style {
        size,
        ..scale.document_title().ink(Ink::BLACK)
    };
    value.label(page, Align::Center, style, table);
}

/// A short line at the left edge that shows a punch where the middle of the paper is.
pub(super) fn punch_mark(page: &mut Scene, middle: f32) {
    let stroke = Stroke::solid(0.5, Ink::RULE);
    page.line((mm(4.0), middle), (mm(8.0), middle), stroke);
}
