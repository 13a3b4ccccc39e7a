//! Vertical writing: text that runs from top to bottom, in columns from right to left.

use crate::fonts::Typeface;
use crate::scene::{Align, Ink, Scene, Spot, Style};

/// A short run of Latin letters or figures stands side by side in one square (縦中横). Of a longer one,
/// figures stand upright one below the other, and a word lies on its side.
const MOST_TOGETHER: usize = 3;

/// The letters' size as a share of the way from square to square, as columns are usually set.
const USUAL_SIZE: f32 = 0.82;

/// How far to the left of the column's middle a word on its side has its baseline, as a share of the
/// size.
const MIDDLE_TO_BASELINE: f32 = 0.35;

/// How far below the top of its square a letter's baseline lies, as a share of the size.
const TOP_TO_BASELINE: f32 = 0.88;

/// By how much the code of a character in full width is more than that of the same in half.
const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;

/// The part of a square that a space takes.
const SPACE: f32 = 0.5;

/// The part of a square that a bracket takes: the face for vertical writing has them half as high as letters.
const BRACKET: f32 = 0.5;

/// Sums of squares may be this much too long.
const ROUNDING: f32 = 0.01;

/// What stands in one square of a column.
fn squares(text: &str) -> Vec<String> {
    let mut squares: Vec<String> = Vec::new();
    let characters: Vec<char> = text.chars().collect();
    for run in characters.chunk_by(|first, second| is_narrow(*first) && is_narrow(*second)) {
        let is_run = run.first().copied().is_some_and(is_narrow);
        if is_run && (run.len() <= MOST_TOGETHER || run.iter().any(|letter| is_latin(*letter))) {
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

/// Brackets are no part of a run: they are turned.
fn is_narrow(character: char) -> bool {
    is_latin(character) || (character.is_ascii_graphic() && !"()[]{}".contains(character))
}

/// With and without accents.
fn is_latin(character: char) -> bool {
    character.is_alphabetic() && character <= '\u{024F}'
}

/// Whether it is a word that lies on its side.
fn lies(square: &str) -> bool {
    square.chars().count() > MOST_TOGETHER && square.chars().any(is_latin)
}

/// What is drawn in a square: a mark alone in its full width, of which the fonts have a form for
/// vertical writing.
fn drawn(square: String) -> String {
    let mut characters = square.chars();
    match (characters.next(), characters.next()) {
        (Some(mark), None) if mark.is_ascii_punctuation() => {
            let wide = char::from_u32(u32::from(mark) + FULL_WIDTH);
            wide.map_or(square, String::from)
        }
        _ => square,
    }
}

fn is_selector(character: char) -> bool {
    matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

fn share(square: &str) -> f32 {
    if square == " " {
        SPACE
    } else if is_bracket(square) {
        BRACKET
    } else if lies(square) {
        let bold = Style {
            size: 1.0,
            typeface: Typeface::VerticalBold,
            ink: Ink::BLACK,
        };
        bold.width(square) * USUAL_SIZE
    } else {
        1.0
    }
}

fn is_bracket(square: &str) -> bool {
    let mut letters = square.chars();
    let only = letters.next().filter(|_| letters.next().is_none());
    only.is_some_and(|letter| "()[]{}（）［］｛｝「」『』【】〈〉《》〔〕".contains(letter))
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
        if used + long > most + ROUNDING && used > 0.0 && !hangs(&square) {
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

/// The same with columns of like length, so that no word or two stand alone in the last, that end
/// where the reader pauses as far as that can be had.
pub(crate) fn wrap_evenly(text: &str, pitch: f32, most: f32) -> Vec<String> {
    let count = wrap(text, pitch, most).len();
    let mut rest = squares(text);
    let mut columns = Vec::new();
    for left in (1..count).rev() {
        let Some(end) = best_end(&rest, left, most / pitch) else {
            return wrap(text, pitch, most);
        };
        let next = rest.split_off(end);
        columns.push(rest.concat());
        rest = next;
    }
    columns.push(rest.concat());
    columns
}

/// After how many of the squares a column of at most `most` squares had better end, with `left` more
/// columns to come.
fn best_end(squares: &[String], left: usize, most: f32) -> Option<usize> {
    let long = |squares: &[String]| squares.iter().map(|square| share(square)).sum::<f32>();
    let columns: f32 = (0..=left).map(|_| 1.0).sum();
    let even = long(squares) / columns;
    let ends = (1..squares.len()).filter(|end| {
        let (now, later) = squares.split_at(*end);
        let fits = long(now) <= most + ROUNDING && long(later) <= most * (columns - 1.0) + ROUNDING;
        fits && !later.first().is_some_and(|first| hangs(first))
    });
    let cost = |end: &usize| {
        let (now, later) = squares.split_at(*end);
        (long(now) - even).abs() + pause(now, later)
    };
    ends.min_by(|one, other| cost(one).total_cmp(&cost(other)))
}

/// By how many squares a column may rather differ from the others than end here: gladly after a space
/// or a comma, then where a word in kanji follows kana, as after a particle, then where the script changes.
fn pause(now: &[String], later: &[String]) -> f32 {
    let (before, after) = (now.last(), later.first());
    let is = |square: Option<&String>, of: fn(char) -> bool| {
        square.is_some_and(|square| square.chars().all(of))
    };
    if is(before, |letter| " 　、。".contains(letter)) {
        0.0
    } else if is(before, is_hiragana) && !is(after, is_hiragana) {
        2.0
    } else if is(before, is_katakana) != is(after, is_katakana) {
        4.0
    } else {
        8.0
    }
}

fn is_katakana(letter: char) -> bool {
    matches!(letter, '\u{30A1}'..='\u{30FA}' | 'ー')
}

fn is_hiragana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{309F}')
}

/// A comma may hang below the end rather than begin a column.
fn hangs(square: &str) -> bool {
    matches!(square, "、" | "。" | "」" | "）" | ")")
}

/// Sets `text` downwards from the middle of its column's top.
pub(crate) fn set(scene: &mut Scene, (middle, top): Spot, style: Style, pitch: f32, text: &str) {
    let first = scene.texts.len();
    let mut y = top + (pitch - style.size) / 2.0;
    for square in squares(text) {
        let room = share(&square) * pitch;
        if lies(&square) {
            let squeeze = (room / style.width(&square)).min(1.0);
            let at = (middle - style.size * MIDDLE_TO_BASELINE, y);
            scene.sideways(at, style, squeeze, square);
        } else if !square.trim().is_empty() {
            let letters = drawn(square);
            let squeeze = (style.size / style.width(&letters)).min(1.0);
            let at = (middle, y + style.size * TOP_TO_BASELINE);
            scene.squeezed(at, Align::Center, style, squeeze, letters);
        }
        y += room;
    }
    scene.read_as(first, text);
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
    fn words_in_latin_letters_lie_on_their_side_as_a_block() {
        let squares = squares("Alexander Featherstone-Montgomery 様");
        assert_eq!(
            squares,
            ["Alexander", " ", "Featherstone-Montgomery", " ", "様"]
        );
        let lying: Vec<bool> = squares.iter().map(|square| lies(square)).collect();
        assert_eq!(lying, [true, false, true, false, false]);
        // About half a square for each letter.
        let long = length("Alexander", 10.0);
        assert!((35.0..60.0).contains(&long), "{long}");
        let mut scene = Scene::new(100.0, 500.0);
        let style = Style {
            size: 10.0,
            typeface: Typeface::VerticalBold,
            ink: Ink::BLACK,
        };
        set(&mut scene, (50.0, 0.0), style, 12.0, "José-María 様");
        let turned: Vec<u8> = scene.texts.iter().map(|text| text.quarters).collect();
        assert_eq!(turned, [1, 0]);
    }

    #[test]
    fn brackets_take_half_a_square_as_their_forms_do() {
        for bracket in "(（「】".chars() {
            assert!((length(&format!("会{bracket}見"), 10.0) - 25.0).abs() < 0.01);
        }
        let face = crate::fonts::FaceId::Framed.parsed().unwrap();
        for bracket in "（）「」".chars() {
            let glyph = crate::fonts::glyphs(&bracket.to_string(), Typeface::Vertical).next();
            let glyph = ttf_parser::GlyphId(glyph.unwrap().id);
            let high = face.glyph_ver_advance(glyph).unwrap();
            assert_eq!(high, face.units_per_em() / 2, "{bracket}");
        }
    }

    #[test]
    fn brackets_and_marks_alone_are_those_of_vertical_writing() {
        let shown = |text| squares(text).into_iter().map(drawn).collect::<Vec<_>>();
        assert_eq!(shown("会(見本)"), ["会", "（", "見", "本", "）"]);
        assert_eq!(shown("第(12)回"), ["第", "（", "12", "）", "回"]);
        assert_eq!(shown("A-1卓!"), ["A-1", "卓", "！"]);
        assert_eq!(shown("A"), ["A"]);
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

    #[test]
    fn columns_end_where_the_reader_pauses() {
        let columns = |text| wrap_evenly(text, 10.0, 160.0);
        assert_eq!(
            columns("あなたは令和七年度 水曜会リーグ戦において"),
            ["あなたは令和七年度 ", "水曜会リーグ戦において"]
        );
        assert_eq!(
            columns("世話役として二十年の長きにわたり会の運営に力を尽くされました"),
            [
                "世話役として二十年の長きにわたり",
                "会の運営に力を尽くされました"
            ]
        );
        assert_eq!(
            columns("国際親善インターナショナル麻雀大会において"),
            ["国際親善インターナショナル", "麻雀大会において"]
        );
    }
}
