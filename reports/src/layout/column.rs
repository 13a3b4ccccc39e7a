//! Vertical writing: text that runs from top to bottom, in columns from right to left.

use crate::scene::{Align, Scene, Spot, Style};

/// A long run of Latin letters or figures stands upright one below the other; a short one side by
/// side in one square (縦中横).
const MOST_TOGETHER: usize = 3;

/// How far below the top of its square a letter's baseline lies, as a share of the size.
const TOP_TO_BASELINE: f32 = 0.88;

/// The part of a square that a space takes.
const SPACE: f32 = 0.5;

/// Sums of squares may be this much too long.
const ROUNDING: f32 = 0.01;

/// What stands in one square of a column.
fn squares(text: &str) -> Vec<String> {
    let mut squares: Vec<String> = Vec::new();
    let characters: Vec<char> = text.chars().collect();
    for run in characters.chunk_by(|first, second| is_narrow(*first) && is_narrow(*second)) {
        if run.len() <= MOST_TOGETHER && run.first().copied().is_some_and(is_narrow) {
            squares.push(run.iter().collect());
            continue;
        }
        for character in run {
            match squares.last_mut() {
                // A variation selector belongs to the character before it.
                Some(before) if is_selector(*character) => before.push(*character),
                _ => squares.push(character.to_string()),
            }
        }
    }
    squares
}

fn is_narrow(character: char) -> bool {
    character.is_ascii_graphic()
}

fn is_selector(character: char) -> bool {
    matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

fn share(square: &str) -> f32 {
    if square == " " { SPACE } else { 1.0 }
}

/// How long `text` is when its squares are `pitch` apart.
pub(crate) fn length(text: &str, pitch: f32) -> f32 {
    squares(text)
        .iter()
        .map(|square| share(square) * pitch)
        .sum()
}

/// Breaks `text` into columns of at most that length.
pub(crate) fn wrap(text: &str, pitch: f32, most: f32) -> Vec<String> {
    let mut columns = vec![String::new()];
    let mut used = 0.0;
    for square in squares(text) {
        let long = share(&square) * pitch;
        // A comma may hang below the end rather than begin a column.
        let hangs = matches!(square.as_str(), "、" | "。" | "」" | "）");
        if used + long > most + ROUNDING && used > 0.0 && !hangs {
            columns.push(String::new());
            used = 0.0;
        }
        used += long;
        if let Some(column) = columns.last_mut() {
            column.push_str(&square);
        }
    }
    columns
}

/// The same with columns of like length, so that no word or two stand alone in the last.
pub(crate) fn wrap_evenly(text: &str, pitch: f32, most: f32) -> Vec<String> {
    let columns = wrap(text, pitch, most);
    let parts: f32 = columns.iter().map(|_| 1.0).sum();
    let even = (length(text, pitch) / parts).max(pitch);
    let squares = (even / pitch).ceil() * pitch;
    let evenly = wrap(text, pitch, squares.min(most));
    if evenly.len() == columns.len() {
        evenly
    } else {
        columns
    }
}

/// Sets `text` downwards from the middle of its column's top.
pub(crate) fn set(scene: &mut Scene, (middle, top): Spot, style: Style, pitch: f32, text: &str) {
    let mut y = top + (pitch - style.size) / 2.0;
    for square in squares(text) {
        if !square.trim().is_empty() {
            let squeeze = (style.size / style.width(&square)).min(1.0);
            let at = (middle, y + style.size * TOP_TO_BASELINE);
            scene.squeezed(at, Align::Center, style, squeeze, square.clone());
        }
        y += share(&square) * pitch;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_figures_stand_side_by_side_and_long_ones_below_each_other() {
        assert_eq!(squares("第12回"), ["第", "12", "回"]);
        assert_eq!(squares("2025年"), ["2", "0", "2", "5", "年"]);
        assert_eq!(squares("辻\u{E0100} 茂"), ["辻\u{E0100}", " ", "茂"]);
        assert!((length("𠮷田 茂", 10.0) - 35.0).abs() < 0.01);
    }

    #[test]
    fn no_column_begins_with_a_comma_and_none_is_longer_than_it_may_be() {
        let text = "優勝、準優勝、三位。よってここに、これを賞します。";
        for most in 1..12_u8 {
            let columns = wrap(text, 10.0, f32::from(most) * 10.0);
            assert_eq!(columns.concat(), text);
            for column in &columns {
                assert!(!column.starts_with(['、', '。']), "{columns:?}");
                // Hanging commas come on top.
                assert!(length(column, 10.0) <= f32::from(most) * 10.0 + 10.0);
            }
            let evenly = wrap_evenly(text, 10.0, f32::from(most) * 10.0);
            assert_eq!(
                (evenly.concat(), evenly.len()),
                (text.into(), columns.len())
            );
        }
    }
}
