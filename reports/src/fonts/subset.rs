//! Cuts each face down to the glyphs a document uses, ready for printpdf.

use std::collections::BTreeMap;

use printpdf::{FontMetrics, ParsedFont};
use subsetter::GlyphRemapper;

use super::{FaceId, Glyph, UNKNOWN};
use crate::Error;

/// The glyphs of one face that a document draws.
#[derive(Default)]
pub(crate) struct Usage {
    remapper: GlyphRemapper,
    /// Which character each glyph stands for when text is copied out of the document.
    character_of: Vec<Option<char>>,
    codes: BTreeMap<u32, u16>,
}

impl Usage {
    /// Notes `glyph` and returns which it is in the embedded font, and whether the character that it has there
    /// is the text to extract. Where two characters share one glyph, or a variation selector was
    /// typed, the writer has to say the text.
    pub(crate) fn note(&mut self, glyph: &Glyph) -> (u16, bool) {
        let shown = glyph.shown();
        let owner = match self.character_of.get(usize::from(glyph.id)) {
            Some(Some(owner)) => *owner,
            _ => self.add(glyph.id, shown),
        };
        let embedded = self.remapper.remap(glyph.id);
        (embedded, owner == shown && glyph.selector.is_none())
    }

    /// The characters under which the embedded font knows its glyphs.
    pub(crate) fn characters(&self) -> String {
        let characters = self.codes.keys();
        characters
            .filter_map(|code| char::from_u32(*code))
            .collect()
    }

    fn add(&mut self, glyph: u16, shown: char) -> char {
        let index = usize::from(glyph);
        if self.character_of.len() <= index {
            self.character_of.resize(index + 1, None);
        }
        self.character_of[index] = Some(shown);
        // A character that another glyph already stands for gets a private name of its own.
        let mut name = shown;
        let mut private = PRIVATE;
        while self.codes.contains_key(&u32::from(name)) {
            name = char::from_u32(private).unwrap_or(UNKNOWN);
            private += 1;
        }
        self.character_of[index] = Some(name);
        self.codes
            .insert(u32::from(name), self.remapper.remap(glyph));
        name
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// The embedded font: only the noted glyphs, named with a tag that their bytes decide.
    pub(crate) fn into_font(self, face: FaceId) -> Result<ParsedFont, Error> {
        let damaged = || Error::Font {
            name: face.postscript_name(),
        };
        let parsed = face.parsed().ok_or_else(damaged)?;
        let bytes = subsetter::subset(face.data(), 0, &self.remapper).map_err(|_| damaged())?;
        let widths = self
            .character_of
            .iter()
            .zip(0..)
            .filter_map(|(character, glyph)| {
                character.as_ref()?;
                let advance = parsed.glyph_hor_advance(ttf_parser::GlyphId(glyph))?;
                Some((self.remapper.get(glyph)?, advance))
            })
            .collect();
        let name = format!("{}+{}", tag(&bytes), face.postscript_name());
        let metrics = FontMetrics {
            ascent: parsed.ascender(),
            descent: parsed.descender(),
        };
        let units = parsed.units_per_em();
        let mut font =
            ParsedFont::with_glyph_data(bytes, 0, Some(name), self.codes, widths, units, metrics);
        let bounds = parsed.global_bounding_box();
        font.pdf_font_metrics.x_min = bounds.x_min;
        font.pdf_font_metrics.y_min = bounds.y_min;
        font.pdf_font_metrics.x_max = bounds.x_max;
        font.pdf_font_metrics.y_max = bounds.y_max;
        font.pdf_font_metrics.us_weight_class = parsed.weight().to_number();
        Ok(font)
    }
}

/// The first of the plane-15 private characters: no club types them, and no font draws them.
const PRIVATE: u32 = 0xF_0000;

/// Six capital letters that mark a subset (ISO 32000-1, 9.6.4), the same for the same bytes.
fn tag(bytes: &[u8]) -> String {
    let mut hash = crate::pdf::fingerprint(bytes);
    let mut tag = String::with_capacity(6);
    for _ in 0..6 {
        let letter = u8::try_from(hash % 26).unwrap_or(0);
        tag.push(char::from(b'A' + letter));
        hash /= 26;
    }
    tag
}
