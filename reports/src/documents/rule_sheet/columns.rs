//! The sheet in two columns on one page, for the wall, where all of it has room there.

use super::example;
use crate::documents::Draft;
use crate::documents::sections::facts::Fact;
use crate::layout::scale::Scale;
use crate::layout::table::{Drawn, Table};
use crate::layout::{fit, prose};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Spot, Stroke};

/// What stands under one heading.
pub(super) struct Part {
    pub(super) title: &'static str,
    pub(super) note: &'static str,
    pub(super) facts: Vec<Fact>,
    /// Below them.
    pub(super) example: Option<Table>,
}

impl Part {
    pub(super) fn new(title: &'static str, facts: Vec<Fact>) -> Self {
        Self {
            title,
            note: "",
            facts,
            example: None,
        }
    }
}

enum Block<'a> {
    Heading(&'a Part),
    Fact(&'a Fact),
    Example(&'a Table),
}

/// Draws the parts below the title, and says whether they have room there: where they have none, nothing
/// is drawn.
pub(super) fn draw(draft: &mut Draft<'_>, parts: &[Part], setting: Setting) -> bool {
    let scale = draft.scale();
    let gutter = scale.body * 2.0;
    let width = (draft.sheet.width() - gutter) / 2.0;
    let is_wanted = |block: &Block<'_>| setting.with_example || !matches!(block, Block::Example(_));
    let blocks = parts.iter().flat_map(blocks).filter(is_wanted);
    let blocks: Vec<Block<'_>> = blocks.collect();
    let heights: Vec<f32> = blocks
        .iter()
        .map(|one| one.height(scale, setting, width))
        .collect();
    let higher = |middle: usize| {
        let (left, right) = heights.split_at(middle);
        left.iter().sum::<f32>().max(right.iter().sum())
    };
    let may_end = |middle: &usize| !matches!(blocks[middle - 1], Block::Heading(_));
    let middles = (1..=blocks.len()).filter(may_end);
    let Some(middle) = middles.min_by(|one, other| higher(*one).total_cmp(&higher(*other))) else {
        return true;
    };
    if higher(middle) > draft.sheet.room() {
        return false;
    }
    let top = draft.sheet.cursor();
    let left = draft.sheet.left();
    let mut at = (left, top);
    for (place, (block, height)) in blocks.iter().zip(&heights).enumerate() {
        if place == middle {
            at = (left + width + gutter, top);
        }
        if let Block::Heading(part) = block {
            draft.sheet.bookmark(0, part.title);
        }
        block.draw(draft.sheet.scene(), scale, setting, at, width);
        at.1 += height;
    }
    draft.sheet.advance(higher(middle));
    true
}

fn blocks(part: &Part) -> impl Iterator<Item = Block<'_>> {
    let facts = part.facts.iter().map(Block::Fact);
    let heading = std::iter::once(Block::Heading(part));
    heading
        .chain(facts)
        .chain(part.example.as_ref().map(Block::Example))
}

/// How close everything stands, the most at ease first.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    with_example: bool,
    /// From one line of a statement to the next, as a share of the size.
    leading: f32,
}

impl Setting {
    pub(super) const ALL: [Self; 3] = [
        Self {
            with_example: true,
            leading: 1.5,
        },
        Self {
            with_example: false,
            leading: 1.5,
        },
        Self {
            with_example: false,
            leading: 1.36,
        },
    ];

    fn leading(self, scale: Scale) -> f32 {
        scale.body * self.leading
    }
}

fn label_width(scale: Scale) -> f32 {
    scale.body * 5.2
}

impl Block<'_> {
    fn height(&self, scale: Scale, setting: Setting, width: f32) -> f32 {
        match self {
            Self::Heading(part) => {
                let note = if part.note.is_empty() {
                    0.0
                } else {
                    setting.leading(scale)
                };
                scale.section * 2.4 + note
            }
            Self::Fact(fact) => {
                let lines = statement(fact, scale, width).len();
                let lines: f32 = (0..lines).map(|_| setting.leading(scale)).sum();
                lines + scale.body * 0.5
            }
            Self::Example(table) => {
                let drawn = Drawn::new(table, scale, width);
                drawn.whole_height() + scale.body * 2.4
            }
        }
    }

    fn draw(
        &self,
        scene: &mut Scene,
        scale: Scale,
        setting: Setting,
        (left, top): Spot,
        width: f32,
    ) {
        match self {
            Self::Heading(part) => {
                let baseline = top + scale.section * 1.75;
                let style = scale.section_title();
                scene.drawn_as(Role::Heading(2), |scene| {
                    let at = (left, baseline);
                    fit::set(scene, at, Align::Left, style, part.title, width);
                });
                let below = baseline + setting.leading(scale);
                fit::set(
                    scene,
                    (left, below),
                    Align::Left,
                    scale.caption(),
                    part.note,
                    width,
                );
            }
            Self::Fact(fact) => {
                let rule = Stroke::solid(0.35, Ink::HAIRLINE);
                scene.line((left, top), (left + width, top), rule);
                let style = scale.caption().bold().ink(Ink::ACCENT);
                let room = label_width(scale) - scale.body * 0.4;
                let mut baseline = top + scale.body * 1.3;
                let begin = scene.mark();
                fit::set(
                    scene,
                    (left, baseline),
                    Align::Left,
                    style,
                    &fact.label,
                    room,
                );
                for line in statement(fact, scale, width) {
                    let at = (left + label_width(scale), baseline);
                    scene.text(at, Align::Left, scale.text(), line);
                    baseline += setting.leading(scale);
                }
                scene.part(begin, Role::Paragraph);
            }
            Self::Example(table) => {
                let drawn = Drawn::new(table, scale, width);
                let baseline = top + scale.body * 1.4;
                let caption = format!("{}　{}", example::TITLE, example::NOTE);
                fit::set(
                    scene,
                    (left, baseline),
                    Align::Left,
                    scale.caption(),
                    &caption,
                    width,
                );
                let top = top + scale.body * 2.0;
                drawn.draw(scene, (left, top), 0, 0..drawn.row_count());
            }
        }
    }
}

fn statement(fact: &Fact, scale: Scale, width: f32) -> Vec<String> {
    prose::lines(&fact.statement, scale.text(), width - label_width(scale))
}
