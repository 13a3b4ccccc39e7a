//! Sentences broken into lines.

use super::fit;
use crate::scene::Style;

/// Marks that may not begin a line.
const NOT_FIRST: &str = "、。，．）」』】・ー々％%,.)…”’";

/// Brackets that may not end one.
const NOT_LAST: &str = "「『【（(“‘";

/// A last line of fewer characters looks like a mistake.
const FEWEST_LAST: usize = 6;

/// How much narrower a paragraph may be set so that no such line is left.
const NARROWER: [f32; 7] = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

/// Breaks `text` into lines of at most `width` points. Numbers and Latin words stay whole as far as
/// they fit, and no letter or two are left for a last line where that can be helped.
pub(crate) fn lines(text: &str, style: Style, width: f32) -> Vec<String> {
    let paragraphs = text.split('\n');
    paragraphs
        .flat_map(|paragraph| {
            let lines = broken(paragraph, style, width);
            if !ends_short(&lines) {
                return lines;
            }
            let narrower = NARROWER.into_iter();
            let mut even = narrower.map(|share| broken(paragraph, style, width * share));
            even.find(|other| other.len() == lines.len() && !ends_short(other))
                .unwrap_or(lines)
        })
        .collect()
}

/// Behind these a name may go on below.
pub(crate) const WITHIN_NAMES: [char; 3] = [' ', '-', '・'];

/// The words of a name in as few lines as hold them, each word whole, and 様 beside the last of them.
pub(crate) fn by_words(name: &str, style: Style, width: f32) -> Vec<String> {
    let mut words: Vec<&str> = name.split_inclusive(WITHIN_NAMES).collect();
    let honorific = words
        .last()
        .filter(|last| last.chars().count() == 1)
        .copied();
    words.truncate(words.len() - honorific.iter().count());
    let last = words.len();
    let mut lines: Vec<String> = Vec::new();
    for (place, word) in (1..).zip(words) {
        let ends = honorific.filter(|_| place == last).unwrap_or_default();
        let word = format!("{word}{ends}");
        match lines.last_mut() {
            Some(line) if style.width(format!("{line}{word}").trim_end()) <= width => {
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// A name that is too long for its line: the lines end with words, a little narrower if that is what it
/// takes, and only a word that no line holds is broken.
pub(crate) fn name(name: &str, style: Style, width: f32) -> Vec<String> {
    let words = by_words(name, style, width).into_iter();
    let line = |word: String| {
        if fit::is_whole(&word, style, width) {
            vec![word]
        } else {
            lines(&word, style, width)
        }
    };
    words.flat_map(line).collect()
}

/// Breaks running text into full lines: a comma or full stop that has no room hangs at the end of its line,
/// and no line begins with the kana that end a word.
pub(crate) fn running(text: &str, style: Style, width: f32) -> Vec<String> {
    let measure = width - style.size;
    let paragraphs = text.split('\n');
    paragraphs
        .flat_map(|paragraph| full_lines(paragraph, style, measure))
        .collect()
}

fn full_lines(paragraph: &str, style: Style, measure: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let words = separate(paragraph).into_iter();
    for word in words.flat_map(|word| pieces(word, style, measure)) {
        let hangs = word.chars().all(|mark| HANGING.contains(mark));
        if hangs || line.is_empty() || style.width(&format!("{line}{word}")) <= measure {
            line.push_str(&word);
            continue;
        }
        let taken_along = taken_along(&line, &word);
        let next = line.split_off(line.len() - taken_along);
        lines.push(std::mem::replace(&mut line, next + word.trim_start()));
    }
    lines.push(line);
    lines
}

/// How many bytes at the end of a line go on with what follows: the letter in kanji to which kana belong.
fn taken_along(line: &str, next: &str) -> usize {
    let belongs = next.starts_with(is_kana);
    let last = line
        .chars()
        .last()
        .filter(|last| belongs && is_kanji(*last));
    let is_long = line.chars().count() > FEWEST_LAST;
    last.filter(|_| is_long).map_or(0, char::len_utf8)
}

fn is_kana(character: char) -> bool {
    matches!(character, '\u{3041}'..='\u{309F}')
}

fn is_kanji(character: char) -> bool {
    matches!(character, '\u{4E00}'..='\u{9FFF}' | '\u{3400}'..='\u{4DBF}')
}

/// The pieces between which a line of running text may end; marks that hang stand alone.
fn separate(text: &str) -> Vec<String> {
    let mut separate: Vec<String> = Vec::new();
    for word in words(text) {
        let body = word.trim_end_matches(|mark| HANGING.contains(mark));
        let (body, marks) = word.split_at(body.len());
        let parts = [body, marks].into_iter().filter(|part| !part.is_empty());
        separate.extend(parts.map(str::to_owned));
    }
    separate
}

/// Marks that may stand beyond the end of a line.
const HANGING: &str = "、。，．";

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
    let mut taken = 0.0;
    let words = words(paragraph).into_iter();
    for word in words.flat_map(|word| pieces(word, style, width)) {
        let more = style.width(&word);
        if line.is_empty() || taken + more <= width {
            line.push_str(&word);
            taken += more;
        } else {
            let end = end_of_line(&line);
            let next = format!("{}{word}", &line[end..]);
            let (end, next) = if style.width(&next) <= width {
                (end, next)
            } else {
                (line.len(), word)
            };
            line.truncate(end);
            lines.push(std::mem::replace(&mut line, next.trim_start().to_owned()));
            taken = style.width(&line);
        }
    }
    lines.push(line);
    lines
}

/// A word that is longer than a whole line gives way at its hyphens, and then letter by letter.
fn pieces(word: String, style: Style, width: f32) -> Vec<String> {
    if style.width(&word) <= width {
        return vec![word];
    }
    match word.split_inclusive('-').collect::<Vec<_>>().as_slice() {
        [] | [_] => word.chars().map(String::from).collect(),
        parts => {
            let parts = parts.iter().map(|part| (*part).to_owned());
            parts.flat_map(|part| pieces(part, style, width)).collect()
        }
    }
}

/// Marks behind which a list goes on with its next part.
const BETWEEN_PARTS: [char; 3] = ['、', '・', '　'];

/// Where a full line had better end: behind the last part of a list, so that a name stays whole and a
/// number with what it counts, unless that would leave the line ragged.
fn end_of_line(line: &str) -> usize {
    let mut marks = line.rmatch_indices(BETWEEN_PARTS);
    let after_part = marks.next().map(|(at, mark)| at + mark.len());
    after_part
        .filter(|end| line.chars().count() > 2 * line[*end..].chars().count())
        .unwrap_or(line.len())
}

/// The pieces between which a line may end.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for character in text.chars() {
        let joins = NOT_FIRST.contains(character)
            || before.is_some_and(|before: char| {
                NOT_LAST.contains(before)
                    || is_payer(before) && character.is_ascii_digit()
                    || holds_together(before) && (holds_together(character) || counts(character))
            });
        match words.last_mut() {
            Some(word) if joins => word.push(character),
            _ => words.push(character.to_string()),
        }
        before = Some(character);
    }
    words
}

/// What follows a number and tells what it counts.
fn counts(character: char) -> bool {
    "点翻符位人名回卓本枚件年月日時分".contains(character)
}

/// Of whom the amount behind it is: 子7,700点 is read as one.
fn is_payer(character: char) -> bool {
    matches!(character, '子' | '親')
}

fn holds_together(character: char) -> bool {
    character.is_ascii_graphic() || matches!(character, '▲' | '’' | '–')
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
        for width in 75..200_u8 {
            let lines = lines(text, style, f32::from(width));
            assert_eq!(lines.concat(), text);
            assert!(
                lines.iter().all(|line| !line.starts_with(['。', '、'])),
                "{lines:?}"
            );
            assert!(
                lines.iter().any(|line| line.contains("▲1234.5点")),
                "{lines:?}"
            );
        }
    }

    #[test]
    fn running_text_fills_its_lines_and_begins_none_with_the_end_of_a_word() {
        let style = Scale::of(Print::Normal).text();
        let text = "新しい会員をお二人迎え、にぎやかな半年になりました。体調に気をつけて、また半年お元気でお過ごしください。";
        for width in 120..360_u16 {
            let width = f32::from(width);
            let lines = running(text, style, width);
            assert_eq!(lines.concat(), text);
            let (last, full) = lines.split_last().unwrap();
            assert!(style.width(last) <= width);
            for line in full {
                assert!(style.width(line) <= width, "{line}");
                assert!(
                    style.width(line) > width - 4.2 * style.size,
                    "{width}: {lines:?}"
                );
            }
            for line in &lines {
                assert!(!line.starts_with(['、', '。', 'え']), "{width}: {lines:?}");
            }
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
    fn a_number_stays_with_what_it_counts() {
        let style = Scale::of(Print::Large).text();
        let text = "満貫5104　跳満2012　倍満468　三倍満52　役満31　計7667";
        for width in 170..460_u16 {
            let lines = lines(text, style, f32::from(width));
            assert_eq!(lines.concat().replace('　', ""), text.replace('　', ""));
            let broken = |line: &String| line.starts_with(|first: char| first.is_ascii_digit());
            assert!(!lines.iter().any(broken), "{width}: {lines:?}");
        }
    }

    #[test]
    fn an_amount_stays_with_who_pays_it_and_no_bracket_ends_a_line() {
        let style = Scale::of(Print::Normal).text();
        let text = "満貫にしません（ロンで子7,700点、親11,600点）。「一つ」は（二つ）です。";
        for width in 130..400_u16 {
            let lines = lines(text, style, f32::from(width));
            assert_eq!(lines.concat(), text);
            for line in lines {
                assert!(!line.ends_with(['子', '親', '（', '「']), "{width}: {line}");
            }
        }
    }

    #[test]
    fn a_word_longer_than_its_line_is_broken_and_nothing_of_it_lost() {
        let style = Scale::of(Print::Normal).text();
        let text = "地図は https://example.jp/hall/second-floor/rooms/wisteria にあります。";
        let lines = lines(text, style, 80.0);
        let letters = |text: &str| text.replace(' ', "");
        assert_eq!(letters(&lines.concat()), letters(text));
        assert!(
            lines.iter().all(|line| style.width(line) <= 80.0),
            "{lines:?}"
        );
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
