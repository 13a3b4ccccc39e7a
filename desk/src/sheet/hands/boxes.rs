//! How what stands in the boxes of a hand is read.

use scoring::Seat;
use scoring::hand_value::Level;
use scoring::typed::half_width;

/// Nothing where nothing is typed; an error where it is not readable.
pub(super) fn read<T>(typed: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, ()> {
    let text: String = half_width(typed).split_whitespace().collect();
    if text.is_empty() {
        return Ok(None);
    }
    read(&text).map(Some).ok_or(())
}

pub(super) fn read_seat(text: &str, seats: &[Seat]) -> Option<Seat> {
    let seat = match text.parse::<usize>() {
        Ok(number) => Seat::from_index(number.checked_sub(1)?)?,
        Err(_) => Seat::from_name(text.strip_suffix('家').unwrap_or(text))?,
    };
    seats.contains(&seat).then_some(seat)
}

pub(super) fn is_tsumo(text: &str) -> bool {
    matches!(text, "0" | "t" | "T" | "ツモ" | "つも" | "自摸" | "tsumo")
}

pub(super) fn read_level(text: &str) -> Option<Level> {
    if let Ok(number) = text.parse::<usize>() {
        return Level::ALL.get(number.checked_sub(1)?).copied();
    }
    let short = match text {
        "m" | "M" | "満" => Level::Mangan,
        "h" | "H" | "跳" | "ハ" => Level::Haneman,
        "b" | "B" | "倍" => Level::Baiman,
        "s" | "S" | "三" => Level::Sanbaiman,
        "y" | "Y" | "役" => Level::Yakuman,
        word => return Level::parse(word),
    };
    Some(short)
}

/// Thirteen for each of the eight yakuman patterns that one hand can hold.
pub(super) fn is_han(han: u32) -> bool {
    (1..=104).contains(&han)
}

pub(super) fn is_fu(fu: u32) -> bool {
    matches!(fu, 20 | 25) || ((30..=110).contains(&fu) && fu.is_multiple_of(10))
}
