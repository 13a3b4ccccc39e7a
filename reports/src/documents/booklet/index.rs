//! The index: the words in the language's order, in two columns, with the pages to which they lead.

use super::words::Labels;
use super::{Booklet, Places};
use crate::layout::sheet::Sheet;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Style};

/// A line of a column.
enum Line {
    /// The letter under which the next ones stand.
    Head(String),
    Entry {
        name: String,
        pages: Vec<Leads>,
    },
}

/// A page, counted from 0, and what stands there.
struct Leads {
    page: usize,
    to: String,
}

const COLUMNS: usize = 2;

/// `before` is how many pages stand before the first of the places.
pub(super) fn fill(
    sheet: &mut Sheet,
    booklet: &Booklet,
    labels: &Labels,
    places: &Places,
    before: usize,
) {
    sheet.new_page();
    sheet.section(labels.index, "", 0.0);
    let lines = lines(booklet, places, before);
    let leading = sheet.scale.leading();
    let gap = sheet.scale.body * 2.5;
    #[expect(clippy::cast_precision_loss, reason = "two columns")]
    let columns = COLUMNS as f32;
    let width = (sheet.width() - gap * (columns - 1.0)) / columns;
    let mut rest = lines.as_slice();
    while !rest.is_empty() {
        let top = sheet.cursor();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "some lines of a page"
        )]
        let room = (sheet.room() / leading) as usize;
        // As long as each other on the last page.
        let most = room.min(rest.len().div_ceil(COLUMNS) + 1).max(1);
        let mut longest = 0.0_f32;
        for column in 0..COLUMNS {
            let (here, after) = rest.split_at(column_end(rest, most));
            #[expect(clippy::cast_precision_loss, reason = "two columns")]
            let left = sheet.left() + (width + gap) * column as f32;
            set(sheet, here, [left, left + width], top);
            #[expect(clippy::cast_precision_loss, reason = "some lines of a page")]
            let height = leading * here.len() as f32;
            longest = longest.max(height);
            rest = after;
        }
        sheet.advance(longest);
        if !rest.is_empty() {
            sheet.new_page();
        }
    }
}

/// How many lines a column takes: no letter stands alone at its foot.
fn column_end(lines: &[Line], most: usize) -> usize {
    let end = most.min(lines.len());
    match lines.get(..end).and_then(|lines| lines.last()) {
        Some(Line::Head(_)) if end > 1 => end - 1,
        _ => end,
    }
}

fn lines(booklet: &Booklet, places: &Places, before: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let tasks = booklet.chapters.iter().flat_map(|chapter| &chapter.tasks);
    let tasks: Vec<_> = tasks.zip(&places.tasks).collect();
    for (letter, terms) in &booklet.index {
        lines.push(Line::Head(letter.clone()));
        for term in terms {
            let explained = Leads {
                page: places.terms[*term] + before,
                to: booklet.terms[*term].name.clone(),
            };
            let named = tasks.iter().filter(|(task, _)| task.terms.contains(term));
            let named = named.map(|(task, page)| Leads {
                page: **page + before,
                to: task.title.clone(),
            });
            lines.push(Line::Entry {
                name: booklet.terms[*term].name.clone(),
                pages: named.chain([explained]).collect(),
            });
        }
    }
    lines
}

fn set(sheet: &mut Sheet, lines: &[Line], [left, right]: [f32; 2], top: f32) {
    let scale = sheet.scale;
    let (style, leading) = (scale.text(), scale.leading());
    let scene = sheet.scene();
    let mut baseline = top + style.size * 1.15;
    for line in lines {
        match line {
            Line::Head(letter) => scene.drawn_as(Role::Heading(3), |scene| {
                let style = style.bold().ink(Ink::ACCENT);
                scene.text((left, baseline), Align::Left, style, letter);
            }),
            Line::Entry { name, pages } => scene.drawn_as(Role::Paragraph, |scene| {
                let left = left + style.size;
                let width = numbers_width(pages, scale.figures());
                let room = right - left - width - style.size * 0.5;
                crate::layout::fit::set(scene, (left, baseline), Align::Left, style, name, room);
                let mut at = right - width;
                for (place, leads) in pages.iter().enumerate() {
                    let said = number(leads, place, pages.len());
                    let figures = scale.figures();
                    scene.drawn_as(Role::LeadsTo(leads.to.clone(), leads.page), |scene| {
                        scene.text((at, baseline), Align::Left, figures, said.as_str());
                    });
                    at += figures.width(&said);
                }
            }),
        }
        baseline += leading;
    }
}

fn number(leads: &Leads, place: usize, of: usize) -> String {
    let page = leads.page + 1;
    if place + 1 < of {
        format!("{page}, ")
    } else {
        page.to_string()
    }
}

fn numbers_width(pages: &[Leads], style: Style) -> f32 {
    let said = pages.iter().enumerate();
    said.map(|(place, leads)| style.width(&number(leads, place, pages.len())))
        .sum()
}
