//! The forms that some characters take in vertical writing: a comma in the upper right, a long vowel
//! mark upright, brackets turned.

use ttf_parser::gsub::{SingleSubstitution, SubstitutionSubtable};
use ttf_parser::opentype_layout::LayoutTable;
use ttf_parser::{Face, GlyphId, Tag};

/// The glyph to draw in vertical writing: the font's own form where it has one.
pub(super) fn form(face: &Face<'_>, glyph: GlyphId) -> GlyphId {
    let table = face.tables().gsub;
    table
        .and_then(|table| substitute(&table, glyph))
        .unwrap_or(glyph)
}

fn substitute(table: &LayoutTable<'_>, glyph: GlyphId) -> Option<GlyphId> {
    let features = table.features.into_iter();
    let lookups = features
        .filter(|feature| feature.tag == Tag::from_bytes(b"vert"))
        .flat_map(|feature| feature.lookup_indices);
    lookups
        .filter_map(|index| table.lookups.get(index))
        .flat_map(|lookup| lookup.subtables.into_iter::<SubstitutionSubtable<'_>>())
        .find_map(|subtable| match subtable {
            SubstitutionSubtable::Single(single) => replaced(single, glyph),
            _ => None,
        })
}

fn replaced(single: SingleSubstitution<'_>, glyph: GlyphId) -> Option<GlyphId> {
    match single {
        SingleSubstitution::Format1 { coverage, delta } => {
            coverage.get(glyph)?;
            Some(GlyphId(glyph.0.wrapping_add_signed(delta)))
        }
        SingleSubstitution::Format2 {
            coverage,
            substitutes,
        } => substitutes.get(coverage.get(glyph)?),
    }
}
