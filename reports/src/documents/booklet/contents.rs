//! The contents: each task under its chapter with its page, to which it leads.

use super::words::Labels;
use super::{Booklet, Places};
use crate::layout::fit;
use crate::layout::sheet::Sheet;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};

/// `before` is how many pages stand before the first of the places.
pub(super) fn fill(
    sheet: &mut Sheet,
    booklet: &Booklet,
    labels: &Labels,
    places: &Places,
    before: usize,
) {
    sheet.new_page();
    sheet.section(labels.contents, "", 0.0);
    let mut pages = places.tasks.iter();
    for chapter in &booklet.chapters {
        if chapter.tasks.is_empty() {
            continue;
        }
        head(sheet, &chapter.title);
        let tasks = chapter.tasks.iter().map(|task| task.title.as_str());
        let lines: Vec<Line> = tasks.zip(pages.by_ref()).map(Line::from).collect();
        entries(sheet, &lines, before);
    }
    sheet.advance(sheet.gap() * 0.5);
    let mut ends = Vec::new();
    if let Some(first) = places.terms.first() {
        ends.push(Line::from((labels.terms, first)));
        ends.push(Line::from((labels.index, &places.index)));
    }
    entries(sheet, &ends, before);
}

/// What stands on which page.
struct Line<'a> {
    title: &'a str,
    page: usize,
}

impl<'a> From<(&'a str, &usize)> for Line<'a> {
    fn from((title, page): (&'a str, &usize)) -> Self {
        Self { title, page: *page }
    }
}

fn head(sheet: &mut Sheet, title: &str) {
    let style = sheet.scale.text().bold().ink(Ink::ACCENT);
    let leading = sheet.scale.leading();
    sheet.ensure(leading * 2.4);
    sheet.advance(sheet.gap() * 0.5);
    let at = (sheet.left(), sheet.cursor() + style.size * 1.15);
    sheet.scene().drawn_as(Role::Heading(3), |scene| {
        scene.text(at, Align::Left, style, title);
    });
    sheet.advance(leading);
}

/// Lines of which each leads to its page.
fn entries(sheet: &mut Sheet, lines: &[Line<'_>], before: usize) {
    let (style, leading) = (sheet.scale.text(), sheet.scale.leading());
    let mut begin = sheet.scene().mark();
    for line in lines {
        if sheet.room() < leading {
            sheet.scene().part(begin, Role::Contents);
            sheet.new_page();
            begin = sheet.scene().mark();
        }
        let baseline = sheet.cursor() + style.size * 1.15;
        let ends = [sheet.left() + style.size, sheet.right()];
        let page = line.page + before;
        let leads = Role::LeadsTo(line.title.to_owned(), page);
        let number = (page + 1).to_string();
        sheet.scene().drawn_as(Role::Entry, |scene| {
            scene.drawn_as(leads, |scene| {
                led(scene, ends, baseline, style, [line.title, &number]);
            });
        });
        sheet.advance(leading);
    }
    sheet.scene().part(begin, Role::Contents);
}

/// A title at the left and a number at the right, with dots between.
fn led(scene: &mut Scene, [left, right]: [f32; 2], baseline: f32, style: Style, said: [&str; 2]) {
    let [title, number] = said;
    let number_width = style.width(number);
    let room = right - left - number_width - style.size * 2.0;
    fit::set(scene, (left, baseline), Align::Left, style, title, room);
    let from: Spot = (
        left + style.width(title).min(room) + style.size * 0.5,
        baseline - 1.5,
    );
    let to: Spot = (right - number_width - style.size * 0.5, baseline - 1.5);
    if from.0 < to.0 {
        let dots = Stroke {
            dash: crate::scene::Dash::Dotted,
            ..Stroke::solid(0.5, Ink::RULE)
        };
        scene.line(from, to, dots);
    }
    scene.text((right, baseline), Align::Right, style, number);
}
