//! What a log says of a hand: which of the game it was, and how high.

use scoring::hand_value::Level;
use scoring::record::Hand;

use super::{Columns, Place};

/// `東4局1本場`, or `東4局1本`.
pub(super) fn hand_name(hand: &Hand, with: Columns) -> String {
    let honba = if with == Columns::All {
        "本場"
    } else {
        "本"
    };
    match (hand.entry.hand, hand.entry.honba) {
        (None, _) => String::new(),
        (Some(name), 0) => name.to_string(),
        (Some(name), count) => format!("{name}{count}{honba}"),
    }
}

/// So many letters stand for the value of a hand, in half the width and in a third.
fn most_letters(place: Place, with: Columns) -> usize {
    match (place, with) {
        (Place::Period, Columns::Narrow) => 5,
        _ => 7,
    }
}

/// `満貫5翻`, or a yakuman by its name, where there is no more to be said of a hand.
pub(super) fn brief_value(hand: &Hand, (place, with): (Place, Columns)) -> Option<String> {
    let told = description(hand);
    let level = hand.entry.level.kanji();
    let most = most_letters(place, with);
    let whole = format!("{level}{told}");
    let is_short = |value: &str| value.chars().count() <= most;
    // A yakuman's name says that it is one, and how many han a mangan has as well.
    let says_level = match hand.entry.level {
        Level::Yakuman => true,
        _ => is_plain_mangan(hand) && (with == Columns::Narrow || !is_short(&whole)),
    };
    let short = if says_level && !told.is_empty() {
        told
    } else {
        whole
    };
    is_short(&short).then_some(short)
}

fn is_plain_mangan(hand: &Hand) -> bool {
    hand.entry.level == Level::Mangan && hand.entry.yaku.is_empty() && hand.entry.note.is_empty()
}

/// Patterns, han and fu, and the note, as far as they were written down.
pub(crate) fn description(hand: &Hand) -> String {
    let value = match (hand.entry.han, hand.entry.fu) {
        (Some(han), Some(fu)) => format!("{han}翻{fu}符"),
        (Some(han), None) => format!("{han}翻"),
        _ => String::new(),
    };
    let parts = [hand.entry.yaku.as_str(), &value, &hand.entry.note];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("　")
}
