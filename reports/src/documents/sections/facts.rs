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

/// How far lines and facts stand from each other, as shares of their letters.
#[derive(Clone, Copy)]
pub(crate) struct Spacing {
    leading: f32,
    /// Between a fact and the line below it.
    below: f32,
}

impl Spacing {
    pub(crate) const USUAL: Self = Self {
        leading: 1.6,
        below: 0.5,
    };
    /// Where all of it should stay on as few pages as it can.
    pub(crate) const CLOSE: Self = Self {
        leading: 1.42,
        below: 0.36,
    };
    pub(crate) const CLOSEST: Self = Self {
        leading: 1.34,
        below: 0.3,
    };
}

/// The height that the facts take.
pub(crate) fn height(draft: &Draft<'_>, facts: &[Fact]) -> f32 {
    height_spaced(draft, facts, Spacing::USUAL)
}

/// The same where they are set in another way than usual.
pub(crate) fn height_spaced(draft: &Draft<'_>, facts: &[Fact], spacing: Spacing) -> f32 {
    let facts = facts.iter();
    facts
        .map(|fact| measure(draft.scale(), draft.sheet.width(), fact, spacing).1)
        .sum()
}

fn measure(scale: Scale, width: f32, fact: &Fact, spacing: Spacing) -> (Vec<String>, f32) {
    let width = width - label_width(scale);
    let lines = if fact.is_prose {
        prose::running(&fact.statement, scale.text(), width)
    } else {
        prose::lines(&fact.statement, scale.text(), width)
    };
    let leading = scale.body * spacing.leading;
    let height = lines.iter().map(|_| leading).sum::<f32>() + scale.body * spacing.below;
    (lines, height)
}

fn label_width(scale: Scale) -> f32 {
    scale.body * 7.0
}

/// A section of facts: on this page where it has room, else in two parts, else on the next page.
pub(crate) fn section(draft: &mut Draft<'_>, title: &str, note: &str, facts: &[Fact]) {
    let page = draft.sheet.full_height() - draft.sheet.heading_height();
    let here = draft.sheet.room() - draft.sheet.gap_above() - draft.sheet.heading_height();
    let fresh = draft.sheet.is_fresh() || draft.sheet.holds_little();
    let mut now = fitting(draft, facts, here, fresh);
    if now == 0 {
        draft.sheet.new_page();
        now = fitting(draft, facts, page, true);
    }
    let following = height(draft, &facts[..now]).min(page);
    draft.sheet.section(title, note, following);
    let mut rest = facts;
    loop {
        let (part, later) = rest.split_at(now);
        draw(draft, part);
        if later.is_empty() {
            return;
        }
        draft.sheet.new_page();
        draft.sheet.heading_again(title, "", 0.0);
        now = fitting(draft, later, page, true);
        rest = later;
    }
}

/// Fewer facts than this do not stand alone at the foot of a page.
const FEWEST: usize = 3;

/// Fewer facts than this do not stand alone at the head of a page.
const FEWEST_LEFT: usize = 2;

/// How many of the facts belong to a part in that room: none where they begin the next page, which a page that has
/// little else on it does not ask for.
fn fitting(draft: &Draft<'_>, facts: &[Fact], room: f32, fresh: bool) -> usize {
    let count = facts.len();
    let page = draft.sheet.full_height() - draft.sheet.heading_height();
    let taken = |facts: &[Fact]| -> f32 {
        let heights = facts
            .iter()
            .map(|fact| height(draft, std::slice::from_ref(fact)));
        // What is longer than a page goes on over the next from wherever it begins.
        let opening = draft.scale().leading() * 3.0;
        let heights = heights.map(|high| if high > page { opening } else { high });
        heights.sum()
    };
    let fit = (0..=count).rev();
    let mut fit = fit.skip_while(|fit| taken(&facts[..*fit]) > room);
    let fit = fit.next().unwrap_or(0);
    let divided = fit.min(count.saturating_sub(FEWEST_LEFT));
    if fit == count {
        count
    } else if fresh {
        divided.max(1)
    } else if divided < FEWEST {
        0
    } else {
        divided
    }
}

/// Sets the facts below each other, each kept on one page that can be.
pub(crate) fn draw(draft: &mut Draft<'_>, facts: &[Fact]) {
    draw_spaced(draft, facts, Spacing::USUAL);
}

/// The same where they stand closer than usual.
pub(crate) fn draw_spaced(draft: &mut Draft<'_>, facts: &[Fact], spacing: Spacing) {
    let scale = draft.scale();
    let leading = scale.body * spacing.leading;
    let sheet = &mut draft.sheet;
    let label_style = scale.caption().bold().ink(Ink::ACCENT);
    let label_width = label_width(scale);
    for fact in facts {
        let (lines, height) = measure(scale, sheet.width(), fact, spacing);
        if height <= sheet.full_height() - sheet.heading_height() {
            sheet.ensure(height);
        }
        let (left, right) = (sheet.left(), sheet.right());
        let mut begin = sheet.scene().mark();
        for (index, line) in lines.into_iter().enumerate() {
            // What is longer than a page goes on over the next.
            if sheet.room() < leading {
                sheet.scene().part(begin, Role::Paragraph);
                sheet.new_page();
                begin = sheet.scene().mark();
            }
            let baseline = sheet.cursor() + leading / 2.0 + scale.body * 0.45;
            let scene = sheet.scene();
            if index == 0 {
                let room = label_width - scale.body * 0.5;
                let at = (left, baseline);
                fit::set(scene, at, Align::Left, label_style, &fact.label, room);
            }
            let at = (left + label_width, baseline);
            scene.text(at, Align::Left, scale.text(), line);
            sheet.advance(leading);
        }
        sheet.scene().part(begin, Role::Paragraph);
        sheet.advance(scale.body * spacing.below);
        let line = sheet.cursor();
        let stroke = Stroke::solid(0.35, Ink::HAIRLINE);
        sheet.scene().line((left, line), (right, line), stroke);
    }
}
