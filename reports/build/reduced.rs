//! Takes out of a TrueType font what paper does not show: the instructions for coarse screens, how letters
//! move towards each other, and the outlines of glyphs that are never asked for. The glyphs keep their
//! numbers, and the outlines of the others stay as they are.

use std::collections::BTreeSet;

/// The tables that only instructions use, and that of places, by which no text is set here.
const LEFT_OUT: [Tag; 4] = [*b"cvt ", *b"fpgm", *b"prep", *b"GPOS"];

/// The font without them and without these glyphs' outlines; none where it is not built as TrueType
/// outlines are.
pub(super) fn reduced(font: &[u8], unused: &BTreeSet<u16>) -> Option<Vec<u8>> {
    let tables = tables(font)?;
    let find = |tag: &[u8; 4]| {
        let found = tables.iter().find(|(other, _)| other == tag);
        found.map(|(_, table)| *table)
    };
    let long = word(find(b"head")?, LOCA_FORMAT)? != 0;
    let (glyf, loca) = bare_glyphs(find(b"glyf")?, find(b"loca")?, long, unused)?;
    let kept = tables
        .iter()
        .filter(|(tag, _)| !LEFT_OUT.contains(tag))
        .map(|(tag, table)| match tag {
            b"glyf" => (*tag, glyf.clone()),
            b"loca" => (*tag, loca.clone()),
            _ => (*tag, table.to_vec()),
        })
        .collect();
    assemble(font.get(..4)?, kept)
}

/// Where `head` says how long the places in `loca` are.
const LOCA_FORMAT: usize = 50;
/// Where `head` keeps what makes the sum over the whole font a fixed number.
const ADJUSTMENT: usize = 8;
const WHOLE_SUM: u32 = 0xB1B0_AFBA;

type Tag = [u8; 4];

fn tables(font: &[u8]) -> Option<Vec<(Tag, &[u8])>> {
    let count = usize::from(word(font, 4)?);
    let records = font.get(12..12 + 16 * count)?.chunks_exact(16);
    records
        .map(|record| {
            let tag: Tag = record.get(..4)?.try_into().ok()?;
            let (from, length) = (long_word(record, 8)?, long_word(record, 12)?);
            Some((tag, font.get(from..from.checked_add(length)?)?))
        })
        .collect()
}

/// `glyf` and `loca` anew, each glyph without its instructions.
fn bare_glyphs(
    glyf: &[u8],
    loca: &[u8],
    long: bool,
    unused: &BTreeSet<u16>,
) -> Option<(Vec<u8>, Vec<u8>)> {
    let places: Option<Vec<usize>> = if long {
        (0..loca.len() / 4)
            .map(|i| long_word(loca, 4 * i))
            .collect()
    } else {
        let half = |i| word(loca, 2 * i).map(|place| 2 * usize::from(place));
        (0..loca.len() / 2).map(half).collect()
    };
    let (mut bare, mut bare_loca) = (Vec::with_capacity(glyf.len()), Vec::new());
    let mut note = |place: usize| {
        if long {
            bare_loca.extend(u32::try_from(place).ok()?.to_be_bytes());
        } else {
            bare_loca.extend(u16::try_from(place / 2).ok()?.to_be_bytes());
        }
        Some(())
    };
    note(0)?;
    for (id, ends) in (0..).zip(places?.windows(2)) {
        let glyph = glyf.get(ends[0]..ends[1])?;
        match glyph.first() {
            None => {}
            Some(_) if unused.contains(&id) => {}
            Some(high) if *high < 0x80 => bare.extend(simple(glyph)?),
            Some(_) => bare.extend(composite(glyph)?),
        }
        if !long {
            // Short places count in twos.
            bare.resize(bare.len().next_multiple_of(2), 0);
        }
        note(bare.len())?;
    }
    Some((bare, bare_loca))
}

/// Ten bytes of extent come first, then the last point of each contour, then the instructions.
fn simple(glyph: &[u8]) -> Option<Vec<u8>> {
    let length_at = 10 + 2 * usize::from(word(glyph, 0)?);
    let length = usize::from(word(glyph, length_at)?);
    let points = glyph.get(length_at + 2 + length..)?;
    Some([glyph.get(..length_at)?, &[0, 0], points].concat())
}

/// A glyph made of others: the instructions stand behind the last of them.
fn composite(glyph: &[u8]) -> Option<Vec<u8>> {
    const WORDS: u16 = 0x1;
    const SCALE: u16 = 0x8;
    const MORE: u16 = 0x20;
    const TWO_SCALES: u16 = 0x40;
    const FOUR_SCALES: u16 = 0x80;
    const HAS_LEFT_OUT: u16 = 0x100;
    let mut bare = glyph.to_vec();
    let mut at = 10;
    loop {
        let flags = word(glyph, at)?;
        let bare_flags = flags & !HAS_LEFT_OUT;
        bare.get_mut(at..at + 2)?
            .copy_from_slice(&bare_flags.to_be_bytes());
        let offsets = if flags & WORDS == 0 { 2 } else { 4 };
        let scales = [(SCALE, 2), (TWO_SCALES, 4), (FOUR_SCALES, 8)];
        let scales = scales.iter().find(|(flag, _)| flags & flag != 0);
        at += 4 + offsets + scales.map_or(0, |(_, length)| *length);
        if flags & MORE == 0 {
            bare.truncate(at);
            return (bare.len() == at).then_some(bare);
        }
    }
}

/// A font of these tables, which come in the order of their tags.
fn assemble(version: &[u8], mut tables: Vec<(Tag, Vec<u8>)>) -> Option<Vec<u8>> {
    let count = u16::try_from(tables.len()).ok()?;
    let power = count.checked_ilog2()?;
    let range = 16_u16 << power;
    let mut font = version.to_vec();
    for field in [count, range, u16::try_from(power).ok()?, 16 * count - range] {
        font.extend(field.to_be_bytes());
    }
    let mut place = font.len() + 16 * tables.len();
    let mut adjustment = None;
    for (tag, table) in &mut tables {
        if tag == b"head" {
            table.get_mut(ADJUSTMENT..ADJUSTMENT + 4)?.fill(0);
            adjustment = Some(place + ADJUSTMENT);
        }
        let length = table.len();
        table.resize(length.next_multiple_of(4), 0);
        font.extend(*tag);
        for field in [
            sum(table),
            u32::try_from(place).ok()?,
            u32::try_from(length).ok()?,
        ] {
            font.extend(field.to_be_bytes());
        }
        place += table.len();
    }
    for (_, table) in &tables {
        font.extend(table);
    }
    let left = WHOLE_SUM.wrapping_sub(sum(&font)).to_be_bytes();
    let at = adjustment?;
    font.get_mut(at..at + 4)?.copy_from_slice(&left);
    Some(font)
}

/// The sum that stands beside each table; their lengths are multiples of four.
fn sum(table: &[u8]) -> u32 {
    let words = table.chunks_exact(4);
    words.fold(0, |sum: u32, word| {
        let word = word
            .iter()
            .fold(0, |word, byte| word << 8 | u32::from(*byte));
        sum.wrapping_add(word)
    })
}

fn word(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..at + 2)?;
    Some(u16::from_be_bytes(two.try_into().ok()?))
}

fn long_word(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at + 4)?;
    usize::try_from(u32::from_be_bytes(four.try_into().ok()?)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::{FaceId, Typeface, glyphs};
    use std::fs;
    use ttf_parser::{Face, GlyphId, OutlineBuilder};

    #[derive(Debug, Default, PartialEq)]
    struct Drawn(Vec<(char, Vec<f32>)>);

    impl OutlineBuilder for Drawn {
        fn move_to(&mut self, x: f32, y: f32) {
            self.0.push(('m', vec![x, y]));
        }
        fn line_to(&mut self, x: f32, y: f32) {
            self.0.push(('l', vec![x, y]));
        }
        fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
            self.0.push(('q', vec![x1, y1, x, y]));
        }
        fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
            self.0.push(('c', vec![x1, y1, x2, y2, x, y]));
        }
        fn close(&mut self) {
            self.0.push(('z', Vec::new()));
        }
    }

    fn outline(face: &Face<'_>, glyph: u16) -> Drawn {
        let mut drawn = Drawn::default();
        face.outline_glyph(GlyphId(glyph), &mut drawn);
        drawn
    }

    #[test]
    fn what_paper_does_not_show_goes_and_what_is_left_is_a_font() {
        for face in FaceId::ALL {
            let whole = fs::read(face.file()).unwrap();
            let kept = face.data();
            assert_eq!(sum(kept), WHOLE_SUM);
            let left = tables(kept).unwrap();
            assert!(left.iter().all(|(tag, _)| !LEFT_OUT.contains(tag)));
            assert_eq!(reduced(kept, &BTreeSet::new()).unwrap(), kept);
            assert!(kept.len() < whole.len(), "{face:?}");
        }
    }

    /// Whatever is typed: each character and each variant of it is drawn as the whole font draws it.
    #[test]
    fn every_character_that_is_asked_for_keeps_its_outline() {
        let whole = FaceId::ALL.map(|face| fs::read(face.file()).unwrap());
        let whole = whole.each_ref().map(|whole| Face::parse(whole, 0).unwrap());
        let selectors = [None, Some('\u{FE00}'), Some('\u{E0100}'), Some('\u{E0101}')];
        let mut drawn = 0;
        // All of them take minutes, and neighbours lie in the same parts of a font.
        for character in (0x20..=0x2_FFFF).step_by(197).filter_map(char::from_u32) {
            for (typeface, selector) in Typeface::ALL
                .iter()
                .flat_map(|typeface| selectors.iter().map(move |selector| (*typeface, *selector)))
            {
                let typed: String = [Some(character), selector].iter().flatten().collect();
                for glyph in glyphs(&typed, typeface).filter(|glyph| !glyph.unknown) {
                    let own = glyph.face.parsed().unwrap();
                    let as_ever = &whole[glyph.face.index()];
                    let (now, before) = (outline(own, glyph.id), outline(as_ever, glyph.id));
                    assert!(now == before, "{typed} {typeface:?}");
                    drawn += usize::from(!now.0.is_empty());
                }
            }
        }
        assert!(drawn > 1_500, "{drawn}");
    }

    #[test]
    fn what_is_no_such_font_is_nothing() {
        for cut in [0, 3, 11, 40, 400] {
            let face = FaceId::ALL[0].data();
            assert_eq!(reduced(&face[..cut], &BTreeSet::new()), None);
        }
        assert_eq!(reduced(&[0xff; 4_000], &BTreeSet::new()), None);
    }
}
