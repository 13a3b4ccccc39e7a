//! Which glyphs of a font that stands in for others are never asked for: those of characters that the
//! others have themselves.

use std::collections::BTreeSet;

use ttf_parser::Face;
use ttf_parser::cmap::Subtable;

use super::vertical::form;

/// Those of `face`, which is only asked for what one of the `first` lacks.
pub(super) fn unused(face: &Face<'_>, first: &[Face<'_>]) -> BTreeSet<u16> {
    let (mut unused, mut used) = (BTreeSet::new(), BTreeSet::new());
    for character in characters(face) {
        let Some(glyph) = face.glyph_index(character) else {
            continue;
        };
        let is_lacking = |other: &Face<'_>| {
            other.glyph_index(character).is_none() || has_more_variants(face, other, character)
        };
        if first.iter().any(is_lacking) {
            used.extend([glyph.0, form(face, glyph).0]);
        } else {
            unused.insert(glyph.0);
        }
    }
    // One glyph may stand for two characters, and be part of another.
    unused.retain(|glyph| !used.contains(glyph));
    unused
}

fn characters(face: &Face<'_>) -> BTreeSet<char> {
    let mut characters = BTreeSet::new();
    for subtable in subtables(face).filter(Subtable::is_unicode) {
        subtable.codepoints(|code| characters.extend(char::from_u32(code)));
    }
    characters
}

fn subtables<'a>(face: &Face<'a>) -> impl Iterator<Item = Subtable<'a>> {
    let cmap = face.tables().cmap.into_iter();
    cmap.flat_map(|cmap| cmap.subtables)
}

/// Whether a variant of the character is found in `face` and not in `other`: the usual form may be one.
fn has_more_variants(face: &Face<'_>, other: &Face<'_>, character: char) -> bool {
    let selectors = ('\u{FE00}'..='\u{FE0F}').chain('\u{E0100}'..='\u{E01EF}');
    let mut selectors = selectors.into_iter();
    selectors.any(|selector| {
        face.glyph_variation_index(character, selector).is_some()
            && other.glyph_variation_index(character, selector).is_none()
    })
}
