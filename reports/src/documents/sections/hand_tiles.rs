//! 手牌: the tiles of hands that were written down with them, drawn under who won what.

use scoring::PersonId;
use scoring::record::{Hanchan, Hand};

use super::hands;
use crate::documents::Draft;
use crate::layout::mm;
use crate::layout::prose;
use crate::scene::Align;
use crate::scene::parts::Role;
use crate::tiles;

/// As wide as a tile is drawn where its hand leaves room.
const TILE: f32 = 8.4;

/// Each hand of the list that has tiles; `when` says which of the day or of the years it was.
pub(crate) fn draw(
    draft: &mut Draft<'_>,
    hands: &[(&Hand, &Hanchan)],
    when: impl Fn(&Draft<'_>, &Hand, &Hanchan) -> String,
    name: impl Fn(&Draft<'_>, PersonId) -> String,
) {
    let style = draft.scale().text();
    let leading = style.size * 1.6;
    let mut is_first = true;
    for (hand, hanchan) in hands {
        let Some(held) = &hand.entry.tiles else {
            continue;
        };
        let row = tiles::row(held, draft.sheet.width(), mm(TILE));
        let told = format!(
            "{}　{}　{}",
            when(draft, hand, hanchan),
            name(draft, hand.entry.winner),
            said(hand)
        );
        let lines = prose::lines(&told, style, draft.sheet.width());
        let gap = leading * 0.5;
        let height = leading * f32::from(u8::try_from(lines.len()).unwrap_or(u8::MAX))
            + row.height
            + gap * 2.0;
        if is_first {
            draft.sheet.section("手牌", "和了牌は離して置く", height);
            is_first = false;
        }
        draft.sheet.ensure(height);
        let begin = draft.sheet.scene().mark();
        for line in lines {
            let at = (draft.sheet.left(), draft.sheet.cursor() + style.size * 1.15);
            draft.sheet.scene().text(at, Align::Left, style, line);
            draft.sheet.advance(leading);
        }
        draft.sheet.scene().part(begin, Role::Paragraph);
        draft.sheet.advance(gap * 0.4);
        let (at, high) = ((draft.sheet.left(), draft.sheet.cursor()), row.height);
        draft.sheet.scene().place(row, at);
        draft.sheet.advance(high + gap * 1.6);
    }
}

/// How high it was and by what.
fn said(hand: &Hand) -> String {
    let told = hands::description(hand);
    let level = hand.entry.level.kanji();
    if told.is_empty() {
        level.to_owned()
    } else {
        format!("{level}　{told}")
    }
}
