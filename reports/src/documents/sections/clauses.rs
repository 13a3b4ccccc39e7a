//! Rules in sentences under a heading, numbered, with headings of their own among them.

use scoring::rule_book::BookLine;

use crate::documents::Draft;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Style};

/// A line under a heading.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Line {
    Subheading(String),
    Rule(String),
    Silent(String),
}

impl Line {
    /// A line of a book.
    pub(crate) fn of(line: BookLine<'_>) -> Self {
        match line {
            BookLine::Subheading(title) => Self::Subheading(title.to_owned()),
            BookLine::Rule { text, .. } => Self::Rule(text.to_owned()),
            BookLine::Silent(text) => Self::Silent(text.to_owned()),
        }
    }
}

/// The lines under their heading, the rules among them numbered.
pub(crate) fn section(draft: &mut Draft<'_>, title: &str, note: &str, lines: &[Line]) {
    let opening: f32 = lines.iter().take(2).map(|line| height(draft, line)).sum();
    draft.sheet.section(title, note, opening);
    let mut number = 0;
    for (place, line) in lines.iter().enumerate() {
        let mut room = height(draft, line);
        if let Line::Subheading(_) = line {
            // A heading does not stand alone at the foot of a page.
            room += lines.get(place + 1).map_or(0.0, |next| height(draft, next));
        }
        draft.sheet.ensure(room);
        let label = if let Line::Rule(_) = line {
            number += 1;
            number.to_string()
        } else {
            String::new()
        };
        set(draft, &label, line);
    }
}

/// The column of the numbers.
fn number_width(scale: Scale) -> f32 {
    scale.body * 2.4
}

fn style(scale: Scale, line: &Line) -> Style {
    match line {
        Line::Subheading(_) => scale.text().bold().ink(Ink::ACCENT),
        Line::Rule(_) => scale.text(),
        Line::Silent(_) => scale.caption(),
    }
}

fn broken(draft: &Draft<'_>, line: &Line) -> Vec<String> {
    let scale = draft.scale();
    let width = draft.sheet.width() - number_width(scale);
    let (Line::Subheading(text) | Line::Rule(text) | Line::Silent(text)) = line;
    prose::running(text, style(scale, line), width)
}

fn height(draft: &Draft<'_>, line: &Line) -> f32 {
    let scale = draft.scale();
    let lines = broken(draft, line);
    let leading: f32 = lines.iter().map(|_| scale.leading()).sum();
    leading + above(scale, line)
}

/// The gap above a line: what belongs together stands together.
fn above(scale: Scale, line: &Line) -> f32 {
    match line {
        Line::Subheading(_) => scale.body * 0.7,
        Line::Rule(_) | Line::Silent(_) => scale.body * 0.22,
    }
}

fn set(draft: &mut Draft<'_>, label: &str, line: &Line) {
    let scale = draft.scale();
    let (lines, style) = (broken(draft, line), style(scale, line));
    let sheet = &mut draft.sheet;
    let left = sheet.left();
    let indent = match line {
        Line::Subheading(_) => 0.0,
        Line::Rule(_) | Line::Silent(_) => number_width(scale),
    };
    sheet.advance(above(scale, line));
    let role = match line {
        Line::Subheading(_) => Role::Heading(3),
        Line::Rule(_) | Line::Silent(_) => Role::Paragraph,
    };
    let mut begin = sheet.scene().mark();
    for (place, text) in lines.into_iter().enumerate() {
        if sheet.room() < scale.leading() {
            sheet.scene().part(begin, role.clone());
            sheet.new_page();
            begin = sheet.scene().mark();
        }
        let baseline = sheet.cursor() + scale.body * 1.2;
        let scene = sheet.scene();
        if place == 0 && !label.is_empty() {
            let at = (left + indent - scale.body * 0.7, baseline);
            scene.text(at, Align::Right, scale.small_figures(), label.to_owned());
        }
        scene.text((left + indent, baseline), Align::Left, style, text);
        sheet.advance(scale.leading());
    }
    sheet.scene().part(begin, role);
}
