//! The words that are explained, each with what it means.

use super::Term;
use super::words::Labels;
use crate::layout::prose;
use crate::layout::sheet::Sheet;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink};

/// The page of each.
pub(super) fn fill(sheet: &mut Sheet, terms: &[Term], labels: &Labels) -> Vec<usize> {
    sheet.new_page();
    sheet.section(labels.terms, "", 0.0);
    terms.iter().map(|term| set(sheet, term)).collect()
}

fn set(sheet: &mut Sheet, term: &Term) -> usize {
    let scale = sheet.scale;
    let (leading, indent) = (scale.leading(), scale.body * 1.2);
    let lines = prose::lines(&term.says, scale.text(), sheet.width() - indent);
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    let below = lines.len() as f32 * leading;
    sheet.ensure(leading + below);
    let (left, top) = (sheet.left(), sheet.cursor());
    let name = scale.text().bold().ink(Ink::ACCENT);
    let scene = sheet.scene();
    let baseline = top + scale.body * 1.15;
    scene.drawn_as(Role::Heading(3), |scene| {
        scene.text((left, baseline), Align::Left, name, &term.name);
    });
    let behind = left + name.width(&term.name) + scale.body * 0.8;
    scene.drawn_as(Role::Paragraph, |scene| {
        scene.text(
            (behind, baseline),
            Align::Left,
            scale.caption(),
            &term.reading,
        );
    });
    scene.drawn_as(Role::Paragraph, |scene| {
        let mut baseline = baseline;
        for line in lines {
            baseline += leading;
            scene.text((left + indent, baseline), Align::Left, scale.text(), line);
        }
    });
    sheet.advance(leading + below + scale.body * 0.45);
    sheet.page_count() - 1
}
