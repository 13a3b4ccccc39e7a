//! Sentences broken into lines.

use crate::scene::Style;

/// Marks that may not begin a line.
const NOT_FIRST: &str = "、。，．）」』】・ー々％%,.)…";

/// A last line of fewer characters looks like a mistake.
const FEWEST_LAST: usize = 4;

/// How much narrower a paragraph may be set so that no such line is left.
const NARROWER: [f32; 4] = [0.95, 0.9, 0.85, 0.8];

/// Breaks `text` into lines of at most `width` points. Numbers and Latin words stay whole, and no
/// letter or two are left for a last line where that can be helped.
pub(crate) fn lines(text: &str, style: Style, width: f32) -> Vec<String> {
    let paragraphs = text.split('\n');
    paragraphs
        .flat_map(|paragraph| {
            let lines = broken(paragraph, style, width);
            if !ends_short(&lines) {
                return lines;
            }
            let narrower = NARROWER.map(|share| broken(paragraph, style, width * share));
            let mut even = narrower.into_iter();
            even.find(|other| other.len() == lines.len() && !ends_short(other))
                .unwrap_or(lines)
        })
        .collect()
}

fn ends_short(lines: &[String]) -> bool {
    let last = lines.last().filter(|_| lines.len() > 1);
    last.is_some_and(|last| last.chars().count() < FEWEST_LAST)
}

fn broken(paragraph: &str, style: Style, width: f32) -> Vec<String> {
    if style.width(paragraph) <= width {
        return vec![paragraph.to_owned()];
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in words(paragraph) {
        let longer = format!("{line}{word}");
        if line.is_empty() || style.width(&longer) <= width {
            line = longer;
        } else {
            let next = format!("{}{word}", line.split_off(end_of_line(&line)));
            lines.push(std::mem::replace(&mut line, next.trim_start().to_owned()));
        }
    }
    lines.push(line);
    lines
}

/// Where a full line had better end: behind its last comma, so that a name in a list stays whole,
/// unless that would leave the line ragged.
fn end_of_line(line: &str) -> usize {
    let after_comma = line.rfind('、').map(|comma| comma + '、'.len_utf8());
    after_comma
        .filter(|end| line.chars().count() > 2 * line[*end..].chars().count())
        .unwrap_or(line.len())
}

/// The pieces between which a line may end.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for character in text.chars() {
        let joins = NOT_FIRST.contains(character)
            || before
                .is_some_and(|before: char| holds_together(before) && holds_together(character));
        match words.last_mut() {
            Some(word) if joins => word.push(character),
            _ => words.push(character.to_string()),
        }
        before = Some(character);
    }
    words
}

fn holds_together(character: char) -> bool {
    character.is_ascii_graphic() || character == '▲'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::scale::Scale;
    use crate::options::Print;

    #[test]
    fn numbers_stay_whole_and_no_line_begins_with_a_full_stop() {
        let style = Scale::of(Print::Normal).text();
        let text = "首位は髙橋様、合計は▲1234.5点でした。次点との差は12.3点です。";
        for width in 60..200_u8 {
            let lines = lines(text, style, f32::from(width));
            assert_eq!(lines.concat(), text);
            assert!(
                lines.iter().all(|line| !line.starts_with(['。', '、'])),
                "{lines:?}"
            );
            assert!(
                lines.iter().any(|line| line.contains("▲1234.5")),
                "{lines:?}"
            );
        }
    }

    #[test]
    fn no_letter_or_two_are_left_for_a_last_line() {
        let style = Scale::of(Print::Normal).text();
        let text = "終わったときの点数との差を数えます。";
        for missing in 1..4_u8 {
            let width = style.width(text) - f32::from(missing) * style.size;
            let lines = lines(text, style, width);
            assert_eq!((lines.len(), lines.concat()), (2, text.to_owned()));
            assert!(lines[1].chars().count() >= FEWEST_LAST, "{lines:?}");
        }
    }

    #[test]
    fn names_of_a_list_stay_whole() {
        let style = Scale::of(Print::Normal).text();
        let names = "関口 洋子 様 1回、前川 正 様 1回、杉浦 健一郎 様 2回";
        let lines = lines(names, style, 175.0);
        assert_eq!(
            lines,
            ["関口 洋子 様 1回、前川 正 様 1回、", "杉浦 健一郎 様 2回"]
        );
    }
}
