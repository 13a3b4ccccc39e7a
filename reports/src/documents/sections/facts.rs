//! A label and what there is to say about it, line by line.

use std::borrow::Cow;

use crate::documents::Draft;
use crate::layout::fit;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Stroke};

/// One statement under its label.
pub(crate) struct Fact {
    pub(crate) label: Cow<'static, str>,
    pub(crate) statement: String,
    /// Whether it is somebody's own words, set as running text is, and no list.
    is_prose: bool,
}

impl Fact {
    pub(crate) fn new(label: impl Into<Cow<'static, str>>, statement: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            statement: statement.into(),
            is_prose: false,
        }
    }

    /// What somebody wrote.
    pub(crate) fn written(label: impl Into<Cow<'static, str>>, words: impl Into<String>) -> Self {
        Self {
            is_prose: true,
            ..Self::new(label, words)
        }
    }
}

/// The height that the facts take.
pub(crate) fn height(draft: &Draft<'_>, facts: &[Fact]) -> f32 {
    facts
        .iter()
        .map(|fact| measure(draft.scale(), draft.sheet.width(), fact).1)
        .sum()
}

fn measure(scale: Scale, width: f32, fact: &Fact) -> (Vec<String>, f32) {
    let width = width - label_width(scale);
    let lines = if fact.is_prose {
        prose::running(&fact.statement, scale.text(), width)
    } else {
        prose::lines(&fact.statement, scale.text(), width)
    };
    let height = lines.iter().map(|_| scale.leading()).sum::<f32>() + below(scale);
    (lines, height)
}

/// The gap between a fact and the line below it.
fn below(scale: Scale) -> f32 {
    scale.body * 0.5
}

fn label_width(scale: Scale) -> f32 {
    scale.body * 7.0
}

/// A section of facts: on this page where it has room, else in two parts, else on the next page.
pub(crate) fn section(draft: &mut Draft<'_>, title: &str, note: &str, facts: &[Fact]) {
    let heading = draft.scale().gap() + draft.sheet.heading_height();
    let fitting = fitting(draft, facts, draft.sheet.room() - heading);
    let (now, later) = facts.split_at(fitting);
    let following = height(draft, now).min(draft.sheet.full_height() * 0.7);
    draft.sheet.section(title, note, following);
    draw(draft, now);
    if !later.is_empty() {
        draft.sheet.new_page();
        draft.sheet.heading_again(title, "", 0.0);
        draw(draft, later);
    }
}

/// Fewer facts than this stand neither alone at the foot of a page nor alone at the head of the next.
const FEWEST: usize = 3;

/// How many facts belong to this page's part: all of them where they are not divided.
fn fitting(draft: &Draft<'_>, facts: &[Fact], room: f32) -> usize {
    let count = facts.len();
    let fit = (0..=count).rev();
    let mut fit = fit.skip_while(|fit| height(draft, &facts[..*fit]) > room);
    match fit.next().unwrap_or(0) {
        all if all == count => count,
        few if few < FEWEST || count < 2 * FEWEST => count,
        many => many.min(count - FEWEST),
    }
}

/// Sets the facts below each other, each kept on one page that can be.
pub(crate) fn draw(draft: &mut Draft<'_>, facts: &[Fact]) {
    let scale = draft.scale();
    let sheet = &mut draft.sheet;
    let label_style = scale.caption().bold().ink(Ink::ACCENT);
    let label_width = label_width(scale);
    for fact in facts {
        let (lines, height) = measure(scale, sheet.width(), fact);
        if height <= sheet.full_height() {
            sheet.ensure(height);
        }
        let (left, right) = (sheet.left(), sheet.right());
        let mut begin = sheet.scene().mark();
        for (index, line) in lines.into_iter().enumerate() {
            // What is longer than a page goes on over the next.
            if sheet.room() < scale.leading() {
                sheet.scene().part(begin, Role::Paragraph);
                sheet.new_page();
                begin = sheet.scene().mark();
            }
            let baseline = sheet.cursor() + scale.body * 1.25;
            let scene = sheet.scene();
            if index == 0 {
                let room = label_width - scale.body * 0.5;
                let at = (left, baseline);
                fit::set(scene, at, Align::Left, label_style, &fact.label, room);
            }
            let at = (left + label_width, baseline);
            scene.text(at, Align::Left, scale.text(), line);
            sheet.advance(scale.leading());
        }
        sheet.scene().part(begin, Role::Paragraph);
        sheet.advance(below(scale));
        let line = sheet.cursor();
        let stroke = Stroke::solid(0.35, Ink::HAIRLINE);
        sheet.scene().line((left, line), (right, line), stroke);
    }
}
