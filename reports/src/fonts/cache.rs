//! Remembers where the glyph of a character is: a report asks for the same few hundred characters some
//! hundred thousand times, and a font's own table is searched anew for each.

use std::sync::atomic::{AtomicU64, Ordering};

use super::{FaceId, Found, Typeface};

/// Characters of the basic plane; the few beyond it are looked up each time.
const CHARACTERS: usize = 0x1_0000;

/// One slot a typeface and character. Untouched slots are zero and take no memory.
static SLOTS: [AtomicU64; Typeface::COUNT * CHARACTERS] =
    [const { AtomicU64::new(0) }; Typeface::COUNT * CHARACTERS];

/// The glyph for a character without a variation selector.
pub(super) fn nominal(character: char, typeface: Typeface) -> Found {
    let code = u32::from(character) as usize;
    if code >= CHARACTERS {
        return super::nominal(character, typeface);
    }
    let slot = &SLOTS[typeface as usize * CHARACTERS + code];
    unpack(slot.load(Ordering::Relaxed)).unwrap_or_else(|| {
        let found = super::nominal(character, typeface);
        slot.store(pack(found), Ordering::Relaxed);
        found
    })
}

/// The advance of a character that was looked up before and needs no second thought.
pub(super) fn advance(character: char, typeface: Typeface) -> Option<f32> {
    let code = u32::from(character) as usize;
    if code >= CHARACTERS || character.is_control() {
        return None;
    }
    let slot = SLOTS[typeface as usize * CHARACTERS + code].load(Ordering::Relaxed);
    #[allow(
        clippy::cast_possible_truncation,
        reason = "the low half is the advance"
    )]
    (slot & FILLED != 0).then(|| f32::from_bits(slot as u32))
}

/// Advance in the low half; above it the glyph, the face, whether it stands for an unknown character,
/// and one bit that says that the slot is filled.
fn pack(found: Found) -> u64 {
    let face = found.face.index() as u64;
    u64::from(found.advance.to_bits())
        | u64::from(found.id) << 32
        | face << 48
        | u64::from(found.unknown) << 52
        | FILLED
}

const FILLED: u64 = 1 << 53;

fn unpack(slot: u64) -> Option<Found> {
    if slot & FILLED == 0 {
        return None;
    }
    let part = |shift: u32, mask: u64| slot >> shift & mask;
    Some(Found {
        face: *FaceId::ALL.get(usize::try_from(part(48, 15)).ok()?)?,
        id: u16::try_from(part(32, 0xffff)).ok()?,
        advance: f32::from_bits(u32::try_from(part(0, 0xffff_ffff)).ok()?),
        unknown: part(52, 1) == 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_gives_back_what_was_put_in() {
        for (character, typeface) in [
            ('A', Typeface::Text),
            ('髙', Typeface::FiguresBold),
            // The last of the faces.
            ('槗', Typeface::VerticalBold),
            ('\u{E000}', Typeface::Figures),
        ] {
            let found = super::super::nominal(character, typeface);
            assert_eq!(unpack(pack(found)), Some(found));
            assert_eq!(nominal(character, typeface), found);
            assert_eq!(nominal(character, typeface), found, "from the slot");
        }
        assert_eq!(unpack(0), None);
    }
}
