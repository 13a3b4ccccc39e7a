//! The embedded fonts: which face draws a character, and how wide it is.
//!
//! `BIZ UDPGothic` sets text, `BIZ UDGothic`, whose figures share one width, sets numbers, and
//! `BIZ UDPMincho`, whose strokes swell like a brush's, what is framed. What they lack (𠮷, for one)
//! comes from Noto Sans JP, in names that are framed from Noto Serif JP, and what no font has prints as
//! 〓. Paper writes 翻, because `BIZ UDPGothic` lacks 飜, and Noto Sans JP sets it heavier.

mod cache;
#[cfg(test)]
#[path = "../build/reduced.rs"]
mod reduced;
pub(crate) mod subset;
mod vertical;

use std::sync::OnceLock;

use ttf_parser::{Face as Parsed, GlyphId};

mod files {
    include!(concat!(env!("OUT_DIR"), "/font_files.rs"));
}

/// What stands for a character that no font has.
pub(crate) const UNKNOWN: char = '〓';

/// The role a piece of text plays, from which the face follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typeface {
    /// Sentences, names and headings in proportional letters.
    Text,
    /// The same, bold.
    TextBold,
    /// Numbers in figures of one width, so that columns align.
    Figures,
    /// The same, bold.
    FiguresBold,
    /// Letters of a certificate, in the forms of vertical writing.
    Vertical,
    /// The same, bold.
    VerticalBold,
}

impl Typeface {
    /// How many there are.
    const COUNT: usize = 6;

    #[cfg(test)]
    const ALL: [Self; Self::COUNT] = [
        Self::Text,
        Self::TextBold,
        Self::Figures,
        Self::FiguresBold,
        Self::Vertical,
        Self::VerticalBold,
    ];

    /// The faces to ask for a character, in order.
    fn faces(self) -> [FaceId; 2] {
        match self {
            Self::Text => [FaceId::Text, FaceId::Fallback],
            Self::TextBold => [FaceId::TextBold, FaceId::FallbackBold],
            Self::Figures => [FaceId::Figures, FaceId::Fallback],
            Self::FiguresBold => [FaceId::FiguresBold, FaceId::FallbackBold],
            Self::Vertical => [FaceId::Framed, FaceId::Fallback],
            Self::VerticalBold => [FaceId::FramedBold, FaceId::FramedFallback],
        }
    }

    /// The same role in bold.
    pub fn bold(self) -> Self {
        match self {
            Self::Text | Self::TextBold => Self::TextBold,
            Self::Figures | Self::FiguresBold => Self::FiguresBold,
            Self::Vertical | Self::VerticalBold => Self::VerticalBold,
        }
    }

    fn is_vertical(self) -> bool {
        matches!(self, Self::Vertical | Self::VerticalBold)
    }
}

/// One embedded font file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FaceId {
    Text,
    TextBold,
    Figures,
    FiguresBold,
    Fallback,
    FallbackBold,
    Framed,
    FramedBold,
    FramedFallback,
}

impl FaceId {
    /// How many there are.
    pub(crate) const COUNT: usize = 9;

    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::Text,
        Self::TextBold,
        Self::Figures,
        Self::FiguresBold,
        Self::Fallback,
        Self::FallbackBold,
        Self::Framed,
        Self::FramedBold,
        Self::FramedFallback,
    ];

    pub(crate) fn postscript_name(self) -> &'static str {
        match self {
            Self::Text => "BIZUDPGothic-Regular",
            Self::TextBold => "BIZUDPGothic-Bold",
            Self::Figures => "BIZUDGothic-Regular",
            Self::FiguresBold => "BIZUDGothic-Bold",
            Self::Fallback => "NotoSansJP-Regular",
            Self::FallbackBold => "NotoSansJP-Bold",
            Self::Framed => "BIZUDPMincho-Regular",
            Self::FramedBold => "BIZUDPMincho-Bold",
            Self::FramedFallback => "NotoSerifJP-Bold",
        }
    }

    pub(crate) fn data(self) -> &'static [u8] {
        match self {
            Self::Text => files::TEXT,
            Self::TextBold => files::TEXT_BOLD,
            Self::Figures => files::FIGURES,
            Self::FiguresBold => files::FIGURES_BOLD,
            Self::Fallback => files::FALLBACK,
            Self::FallbackBold => files::FALLBACK_BOLD,
            Self::Framed => files::FRAMED,
            Self::FramedBold => files::FRAMED_BOLD,
            Self::FramedFallback => files::FRAMED_FALLBACK,
        }
    }

    /// Where the file lay that was embedded.
    #[cfg(test)]
    fn file(self) -> &'static str {
        match self {
            Self::Text => files::TEXT_FILE,
            Self::TextBold => files::TEXT_BOLD_FILE,
            Self::Figures => files::FIGURES_FILE,
            Self::FiguresBold => files::FIGURES_BOLD_FILE,
            Self::Fallback => files::FALLBACK_FILE,
            Self::FallbackBold => files::FALLBACK_BOLD_FILE,
            Self::Framed => files::FRAMED_FILE,
            Self::FramedBold => files::FRAMED_BOLD_FILE,
            Self::FramedFallback => files::FRAMED_FALLBACK_FILE,
        }
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The parsed tables; `None` only for a file that is no font, which a test rules out.
    pub(crate) fn parsed(self) -> Option<&'static Parsed<'static>> {
        static FACES: [OnceLock<Option<Parsed<'static>>>; FaceId::COUNT] =
            [const { OnceLock::new() }; FaceId::COUNT];
        FACES[self.index()]
            .get_or_init(|| Parsed::parse(self.data(), 0).ok())
            .as_ref()
    }
}

/// A font file by its `PostScript` name, such as `BIZUDPGothic-Regular`. It has no instructions for coarse
/// screens and no form that no character leads to, and one that stands in for others only what those lack.
pub fn font(postscript_name: &str) -> Option<&'static [u8]> {
    let named = |face: &FaceId| face.postscript_name() == postscript_name;
    FaceId::ALL.into_iter().find(named).map(FaceId::data)
}

/// A character resolved to the glyph that draws it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) face: FaceId,
    pub(crate) id: u16,
    /// The base character as typed, even where 〓 is drawn.
    pub(crate) character: char,
    /// The variation selector that followed the base character.
    pub(crate) selector: Option<char>,
    /// Advance width for a size of one point.
    pub(crate) advance: f32,
    /// How much of the glyph's own width `advance` leaves out, for a size of one point.
    pub(crate) tightened: f32,
    /// Whether no font has the character and 〓 stands for it.
    pub(crate) unknown: bool,
}

impl Glyph {
    /// The character that a reader sees.
    pub(crate) fn shown(&self) -> char {
        if self.unknown {
            UNKNOWN
        } else {
            self.character
        }
    }
}

/// Resolves `text` glyph by glyph. A variation selector joins the character before it.
pub(crate) fn glyphs(text: &str, typeface: Typeface) -> impl Iterator<Item = Glyph> + '_ {
    let mut characters = text.chars().peekable();
    std::iter::from_fn(move || {
        let typed = characters.next()?;
        let selector = characters.next_if(|next| is_variation_selector(*next));
        // A line break or tab inside a name would have no glyph; a space keeps the words apart.
        let character = if typed.is_control() { ' ' } else { typed };
        Some(resolve(character, selector, typeface))
    })
}

/// The width of `text` in points when set at `size`.
pub(crate) fn width(text: &str, typeface: Typeface, size: f32) -> f32 {
    let usual = |character: char| {
        Some(cache::advance(character, typeface)? - tightening(character, typeface))
    };
    let mut sum = 0.0;
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        // What is not known yet, or has a variant behind it, is looked up as it is for drawing.
        let next_is_plain = !rest.clone().next().is_some_and(is_variation_selector);
        let Some(advance) = usual(character).filter(|_| next_is_plain) else {
            let looked_up = glyphs(text, typeface).map(|glyph| glyph.advance);
            return looked_up.sum::<f32>() * size;
        };
        sum += advance;
    }
    sum * size
}

fn is_variation_selector(character: char) -> bool {
    matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

fn resolve(character: char, selector: Option<char>, typeface: Typeface) -> Glyph {
    let Found {
        face,
        id,
        advance,
        unknown,
    } = match selector {
        Some(selector) => variation(character, selector, typeface),
        None => None,
    }
    .unwrap_or_else(|| cache::nominal(character, typeface));
    let tightened = tightening(character, typeface);
    Glyph {
        face,
        id,
        character,
        selector,
        advance: advance - tightened,
        tightened,
        unknown,
    }
}

/// Where a character's glyph is.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Found {
    face: FaceId,
    id: u16,
    advance: f32,
    unknown: bool,
}

impl Found {
    fn new(face: FaceId, id: GlyphId, typeface: Typeface, unknown: bool) -> Self {
        let id = if typeface.is_vertical() {
            let parsed = face.parsed();
            parsed.map_or(id, |parsed| vertical::form(parsed, id))
        } else {
            id
        };
        let advance = face.parsed().map_or(0.0, |parsed| {
            f32::from(parsed.glyph_hor_advance(id).unwrap_or(0)) / f32::from(parsed.units_per_em())
        });
        Self {
            face,
            id: id.0,
            advance,
            unknown,
        }
    }
}

fn variation(character: char, selector: char, typeface: Typeface) -> Option<Found> {
    typeface.faces().into_iter().find_map(|face| {
        let id = face.parsed()?.glyph_variation_index(character, selector)?;
        Some(Found::new(face, id, typeface, false))
    })
}

fn nominal(character: char, typeface: Typeface) -> Found {
    let faces = typeface.faces();
    let find = |character: char| {
        faces
            .into_iter()
            .find_map(|face| Some((face, face.parsed()?.glyph_index(character)?)))
    };
    if let Some((face, id)) = find(character) {
        return Found::new(face, id, typeface, false);
    }
    let (face, id) = find(UNKNOWN).unwrap_or((faces[0], GlyphId(0)));
    Found::new(face, id, typeface, true)
}

/// A full stop as wide as a figure tears a number apart; every number of a column has as many, so
/// they still align.
fn tightening(character: char, typeface: Typeface) -> f32 {
    let figures = matches!(typeface, Typeface::Figures | Typeface::FiguresBold);
    if figures && matches!(character, '.' | ',') {
        0.17
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_file_is_a_font_that_can_say_unknown() {
        for face in FaceId::ALL {
            let parsed = face.parsed().expect("a font");
            assert!(parsed.glyph_index(UNKNOWN).is_some(), "{face:?}");
        }
    }

    #[test]
    fn figures_share_one_width() {
        for typeface in [Typeface::Figures, Typeface::FiguresBold] {
            let widths: Vec<f32> = "0123456789"
                .chars()
                .map(|digit| width(&digit.to_string(), typeface, 10.0))
                .collect();
            assert!(
                widths.iter().all(|other| (other - widths[0]).abs() < 0.001),
                "{widths:?}"
            );
        }
    }

    #[test]
    fn rare_name_characters_have_a_glyph() {
        for character in "𠮷髙﨑槗濵邊邉齋▲〓…".chars() {
            for typeface in [Typeface::Text, Typeface::TextBold, Typeface::VerticalBold] {
                let found: Vec<Glyph> = glyphs(&character.to_string(), typeface).collect();
                assert!(!found[0].unknown, "{character}");
            }
        }
    }

    #[test]
    fn vertical_writing_has_its_own_forms() {
        let glyph = |character: char, typeface| {
            let found: Vec<Glyph> = glyphs(&character.to_string(), typeface).collect();
            (found[0].id, found[0].advance)
        };
        let lying = |character: char, face: FaceId| {
            let lying = face.parsed().unwrap().glyph_index(character);
            lying.map(|glyph| glyph.0)
        };
        for (upright, face) in [
            (Typeface::Vertical, FaceId::Framed),
            (Typeface::VerticalBold, FaceId::FramedBold),
        ] {
            for character in "、。ー（）［］｛｝：「」っょ～".chars() {
                let (form, advance) = glyph(character, upright);
                assert_ne!(Some(form), lying(character, face), "{character}");
                assert!((advance - 1.0).abs() < 0.01, "{character} {advance}");
            }
            // Words in Latin letters lie on their side in their usual forms.
            for character in "表彰状髙﨑Azé-'.&".chars() {
                let form = glyph(character, upright).0;
                assert_eq!(Some(form), lying(character, face), "{character}");
            }
        }
    }

    #[test]
    fn what_no_font_has_is_marked_and_keeps_its_character() {
        let found: Vec<Glyph> = glyphs("A\u{1F004}", Typeface::Text).collect();
        assert!(found[1].unknown);
        assert_eq!(found[1].character, '\u{1F004}');
    }

    #[test]
    fn a_variation_selector_takes_no_room_of_its_own() {
        let plain = width("辻", Typeface::Text, 10.0);
        assert!((width("辻\u{E0100}", Typeface::Text, 10.0) - plain).abs() < 0.01);
    }
}
