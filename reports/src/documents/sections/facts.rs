//! A label and what there is to say about it, line by line.

use std::borrow::Cow;

use crate::documents::Draft;
use crate::layout::fit;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Stroke};

/// One statement under its label.
pub(crate) struct Fact {
    pub(crate) label: Cow<'static, str>,
    pub(crate) statement: String,
}

impl Fact {
    pub(crate) fn new(label: impl Into<Cow<'static, str>>, statement: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            statement: statement.into(),
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
    let lines = prose::lines(&fact.statement, scale.text(), width - label_width(scale));
    let height = lines.iter().map(|_| scale.leading()).sum::<f32>() + scale.body * 0.5;
    (lines, height)
}

fn label_width(scale: Scale) -> f32 {
    scale.body * 7.0
}

/// Sets the facts below each other, each kept on one page.
pub(crate) fn draw(draft: &mut Draft<'_>, facts: &[Fact]) {
    let scale = draft.scale();
    let sheet = &mut draft.sheet;
    let label_style = scale.caption().bold().ink(Ink::ACCENT);
    let label_width = label_width(scale);
    let leading = scale.leading();
    for fact in facts {
        let (lines, height) = measure(scale, sheet.width(), fact);
        sheet.ensure(height);
        let (left, right, top) = (sheet.left(), sheet.right(), sheet.cursor());
        let mut baseline = top + scale.body * 1.25;
        let scene = sheet.scene();
        fit::set(
            scene,
            (left, baseline),
            Align::Left,
            label_style,
            &fact.label,
            label_width - scale.body * 0.5,
        );
        for line in lines {
            scene.text(
                (left + label_width, baseline),
                Align::Left,
                scale.text(),
                line,
            );
            baseline += leading;
        }
        scene.line(
            (left, top + height),
            (right, top + height),
            Stroke::solid(0.35, Ink::HAIRLINE),
        );
        sheet.advance(height);
    }
}
