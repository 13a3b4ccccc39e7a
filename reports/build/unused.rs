//! Which glyphs of a font are never asked for: those that no character leads to, but only a feature that
//! nobody switches on; and in a font that stands in for others, those of characters that they have themselves.

use std::collections::BTreeSet;

use ttf_parser::cmap::Subtable;
use ttf_parser::gsub::SubstitutionSubtable;
use ttf_parser::{Face, GlyphId, Tag};

use super::vertical::form;

/// The features of browsers' own accord, by which two letters become one glyph.
const JOINING: [&[u8; 4]; 2] = [b"ccmp", b"liga"];

/// Those of `face`, which is only asked for what one of the `first` lacks, and for everything where there are
/// none. What stands for a character that is missing stays.
pub(super) fn unused(face: &Face<'_>, first: &[Face<'_>]) -> BTreeSet<u16> {
    let mut used = BTreeSet::from([GlyphId(0)]);
    for character in characters(face) {
        let is_lacking = |other: &Face<'_>| {
            other.glyph_index(character).is_none() || has_more_variants(face, other, character)
        };
        if first.is_empty() || first.iter().any(is_lacking) {
            used.extend(face.glyph_index(character));
            used.extend(variants(face, character).map(|(_, glyph)| glyph));
        }
    }
    let upright: Vec<GlyphId> = used.iter().map(|glyph| form(face, *glyph)).collect();
    used.extend(upright);
    used.extend(joined(face));
    let all = 0..face.number_of_glyphs();
    all.filter(|glyph| !used.contains(&GlyphId(*glyph)))
        .collect()
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
    variants(face, character)
        .any(|(selector, _)| other.glyph_variation_index(character, selector).is_none())
}

/// The character's variants, each with the selector that asks for it.
fn variants(face: &Face<'_>, character: char) -> impl Iterator<Item = (char, GlyphId)> {
    let selectors = ('\u{FE00}'..='\u{FE0F}').chain('\u{E0100}'..='\u{E01EF}');
    selectors.filter_map(move |selector| {
        Some((selector, face.glyph_variation_index(character, selector)?))
    })
}

/// What letters are joined into.
fn joined<'a>(face: &Face<'a>) -> impl Iterator<Item = GlyphId> + use<'a> {
    let table = face.tables().gsub;
    let subtables = table.into_iter().flat_map(|table| {
        let features = table.features.into_iter();
        features
            .filter(|feature| {
                JOINING
                    .iter()
                    .any(|tag| feature.tag == Tag::from_bytes(tag))
            })
            .flat_map(|feature| feature.lookup_indices)
            .filter_map(move |index| table.lookups.get(index))
            .flat_map(|lookup| lookup.subtables.into_iter::<SubstitutionSubtable<'_>>())
    });
    let ligatures = subtables.filter_map(|subtable| match subtable {
        SubstitutionSubtable::Ligature(ligature) => Some(ligature.ligature_sets),
        _ => None,
    });
    ligatures.flatten().flatten().map(|ligature| ligature.glyph)
}
