//! The first page: a winning hand, what the booklet is, and whose.

use scoring::winning_hand::HandTiles;

use super::Booklet;
use super::words::Labels;
use crate::fonts::Typeface;
use crate::layout::{mm, prose};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::tiles;

/// A hand that everybody at the table knows.
const HAND: &str = "123m456p789s1114z4z";

pub(super) fn draw(page: &mut Scene, booklet: &Booklet, labels: &Labels) {
    let (left, right) = (mm(26.0), page.width - mm(26.0));
    let style = |size, typeface, ink| Style {
        size,
        typeface,
        ink,
    };
    page.drawn_as(Role::Aside, |page| decorate(page, left, right));
    let title = style(
        fitting(labels.title, right - left),
        Typeface::TextBold,
        Ink::ACCENT,
    );
    page.drawn_as(Role::Heading(1), |page| {
        page.text((left, mm(118.0)), Align::Left, title, labels.title);
    });
    let about = style(14.0, Typeface::Text, Ink::BLACK);
    page.drawn_as(Role::Paragraph, |page| {
        let mut baseline = mm(140.0);
        for line in prose::lines(labels.about, about, right - left) {
            page.text((left, baseline), Align::Left, about, line);
            baseline += about.size * 1.8;
        }
    });
    let edition = style(13.0, Typeface::Text, Ink::MUTED);
    let at = (left, page.height - mm(42.0));
    page.drawn_as(Role::Paragraph, |page| {
        page.text(at, Align::Left, edition, &booklet.edition);
    });
}

/// The largest that the title can be on one line.
fn fitting(title: &str, width: f32) -> f32 {
    const LARGEST: f32 = 44.0;
    let style = Style {
        size: LARGEST,
        typeface: Typeface::TextBold,
        ink: Ink::ACCENT,
    };
    LARGEST * (width / style.width(title)).min(1.0)
}

fn decorate(page: &mut Scene, left: f32, right: f32) {
    if let Ok(hand) = HAND.parse::<HandTiles>() {
        let mut tiles = tiles::row(&hand, right - left, mm(14.0));
        tiles.parts.clear();
        page.place(tiles, (left, mm(62.0)));
    }
    let rule = Stroke::solid(1.6, Ink::ACCENT);
    page.line((left, mm(125.0)), (right, mm(125.0)), rule);
    let foot = page.height - mm(49.0);
    page.line((left, foot), (right, foot), Stroke::solid(0.6, Ink::RULE));
}
