//! The columns of a certificate: what each says, in which letters, and where it stands.

use super::{Certificate, numerals, seal};
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::column;
use crate::layout::mm;
use crate::layout::scale::FRAMED;
use crate::scene::{Ink, Scene, Style};
use crate::{Honorific, Options};

/// Names set smaller than this share of their size stand beside each other instead.
const SMALLEST_NAME: f32 = 0.7;

/// A word of the club's name may be set so much smaller rather than be broken.
const LEAST_SQUEEZE: f32 = 0.86;

/// One column of the page: its text, its letters and where between top and bottom it stands.
pub(super) struct Column {
    text: String,
    pub(super) style: Style,
    pitch: f32,
    stands: Stands,
    /// The room that it and the gap to its left take.
    pub(super) wide: f32,
}

/// Where a column stands in the height of the page.
#[derive(Clone, Copy)]
enum Stands {
    /// In the middle.
    Middle,
    /// This far below the top.
    Below(f32),
    /// At the bottom.
    Bottom,
    /// At the bottom, above the seal.
    AboveSeal,
}

impl Stands {
    /// How long a column may be that stands there.
    fn most(self, body: Area) -> f32 {
        match self {
            Self::Middle | Self::Bottom => body.height,
            Self::Below(far) => body.height - far,
            Self::AboveSeal => body.height - seal::HEIGHT,
        }
    }

    /// Where one of that length begins.
    fn top(self, body: Area, long: f32) -> f32 {
        match self {
            Self::Middle => body.top + (body.height - long) / 2.0,
            Self::Below(far) => body.top + far,
            Self::Bottom => body.bottom() - long,
            Self::AboveSeal => body.bottom() - seal::HEIGHT - long,
        }
    }
}

impl Column {
    /// Sets it that far from the left, with its letters no larger than that share of their size.
    pub(super) fn set(&self, page: &mut Scene, body: Area, middle: f32, letters: f32) {
        // What is too long for the page is set smaller, down to the last letter.
        let long = column::length(&self.text, self.pitch);
        let squeeze = (self.stands.most(body) / long).min(letters);
        let style = Style {
            size: self.style.size * squeeze,
            ..self.style
        };
        let top = self.stands.top(body, long * squeeze);
        let pitch = self.pitch * squeeze;
        column::set(page, (middle, top), style, pitch, &self.text);
    }
}

fn style(size: f32, typeface: Typeface) -> Style {
    Style {
        size,
        typeface,
        ink: Ink::BLACK,
    }
}

/// The columns from right to left.
pub(super) fn of(
    club: &str,
    certificate: &Certificate,
    signed: &str,
    options: &Options,
    body: Area,
) -> Vec<Column> {
    let title = style(FRAMED.title, Typeface::VerticalBold);
    let mut columns = vec![Column {
        text: certificate.title.clone(),
        style: title,
        // A short title is spread over most of the page.
        pitch: title.size * 1.75,
        stands: Stands::Middle,
        wide: title.size * 1.55,
    }];
    let text = style(FRAMED.text, Typeface::Vertical);
    if !certificate.honour.is_empty() {
        let honour = style(FRAMED.honour, Typeface::VerticalBold);
        columns.push(Column {
            text: certificate.honour.clone(),
            style: honour,
            pitch: honour.size * 1.25,
            stands: Stands::Below(mm(4.0)),
            wide: honour.size * 1.6,
        });
    }
    let name = style(FRAMED.name, Typeface::VerticalBold);
    let honorific = options.honorific.word();
    let person = match honorific {
        "" => certificate.name.clone(),
        word => format!("{} {word}", certificate.name),
    };
    columns.extend(names(&person, name, 1.18, Stands::Bottom, body));
    let indent = text.size * 1.2;
    let pitch = text.size * 1.28;
    for line in &certificate.lines {
        for part in column::wrap_evenly(line, pitch, body.height - indent) {
            columns.push(Column {
                text: part,
                style: text,
                pitch,
                stands: Stands::Below(indent),
                wide: text.size * 1.85,
            });
        }
    }
    let day = numerals::kanji(
        &options
            .calendar
            .day(certificate.day.unwrap_or(options.printed)),
    );
    columns.push(Column {
        text: day,
        style: style(FRAMED.day, Typeface::Vertical),
        pitch: FRAMED.day * 1.22,
        stands: Stands::Below(mm(22.0)),
        wide: FRAMED.day * 2.2,
    });
    columns.extend(giver(club, !signed.is_empty(), body));
    if !signed.is_empty() {
        let style = style(FRAMED.signed, Typeface::VerticalBold);
        columns.extend(names(signed, style, 1.22, Stands::AboveSeal, body));
    }
    columns
}

/// The club's name. A long one goes on beside itself, from its spaces, rather than become smaller than who
/// signs for it.
fn giver(club: &str, is_signed: bool, body: Area) -> Vec<Column> {
    let style = style(FRAMED.honour, Typeface::VerticalBold);
    let pitch = style.size * 1.22;
    let long = |text: &str| column::length(text, pitch);
    let below = |far| {
        if is_signed {
            Stands::Below(mm(far))
        } else {
            Stands::AboveSeal
        }
    };
    let short = below(38.0);
    let (parts, stands) = if long(club) <= short.most(body) {
        (vec![club.to_owned()], short)
    } else {
        let stands = below(14.0);
        let most = stands.most(body);
        let words = packed(club, most, long);
        let is_too_long = words.iter().any(|part| long(part) * LEAST_SQUEEZE > most);
        if is_too_long {
            (column::wrap_evenly(club, pitch, most), stands)
        } else {
            (words, stands)
        }
    };
    let longest = parts.iter().map(|part| long(part));
    let most = stands.most(body);
    let squeeze = most / longest.fold(most, f32::max);
    let parts = parts.into_iter().map(|text| Column {
        text,
        style: Style {
            size: style.size * squeeze,
            ..style
        },
        pitch: pitch * squeeze,
        stands,
        wide: style.size * 1.6,
    });
    parts.collect()
}

/// The words of a name, as many to a column as it holds.
fn packed(name: &str, most: f32, long: impl Fn(&str) -> f32) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        let longer = columns.last().map(|column| format!("{column} {word}"));
        match (columns.last_mut(), longer) {
            (Some(column), Some(longer)) if long(&longer) <= most => *column = longer,
            _ => columns.push(word.to_owned()),
        }
    }
    columns
}

/// Names in one column, or in two beside each other where one would be much smaller than names are; both in
/// letters of one size.
fn names(text: &str, style: Style, spread: f32, stands: Stands, body: Area) -> Vec<Column> {
    let pitch = style.size * spread;
    let most = stands.most(body);
    let long = |text: &str| column::length(text, pitch);
    let parts = if long(text) * SMALLEST_NAME > most {
        halves(text, long)
    } else {
        vec![text]
    };
    let longest = parts.iter().map(|part| long(part)).fold(most, f32::max);
    let squeeze = most / longest;
    let parts = parts.into_iter().map(|part| Column {
        text: part.to_owned(),
        style: Style {
            size: style.size * squeeze,
            ..style
        },
        pitch: pitch * squeeze,
        stands,
        wide: style.size * squeeze * 1.65,
    });
    parts.collect()
}

/// Both parts of a name, as alike in length as its spaces allow; an honorific is no part of its own.
fn halves(text: &str, long: impl Fn(&str) -> f32) -> Vec<&str> {
    let halves = text.match_indices([' ', '　']).map(|(at, space)| {
        let (before, after) = text.split_at(at);
        [before, &after[space.len()..]]
    });
    let longer = |[one, other]: &[&str; 2]| long(one).max(long(other));
    halves
        .filter(|[_, after]| Honorific::ALL.iter().all(|one| one.word() != *after))
        .min_by(|one, other| longer(one).total_cmp(&longer(other)))
        .map_or(vec![text], Vec::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_club_name_goes_on_from_its_spaces() {
        let body = Area::new(0.0, 0.0, 670.0, 433.0);
        let parts = |club: &str, is_signed| {
            let columns = giver(club, is_signed, body).into_iter();
            columns.map(|column| column.text).collect::<Vec<_>>()
        };
        for is_signed in [true, false] {
            assert_eq!(parts("白樺会", is_signed), ["白樺会"]);
            assert_eq!(
                parts(
                    "特定非営利活動法人 東京都杉並区高井戸東 健康麻将愛好会連絡協議会",
                    is_signed
                ),
                [
                    "特定非営利活動法人",
                    "東京都杉並区高井戸東",
                    "健康麻将愛好会連絡協議会"
                ]
            );
            let words = "東京都 杉並区 健康 麻将 愛好会 連絡協議会";
            assert_eq!(parts(words, is_signed).join(" "), words);
            assert_eq!(parts(words, is_signed).len(), 2);
            let one_word = "特定非営利活動法人健康麻将愛好会連絡協議会";
            assert_eq!(parts(one_word, is_signed).concat(), one_word);
            assert_eq!(parts(one_word, is_signed).len(), 2);
        }
    }

    #[test]
    fn a_long_name_parts_at_a_space_and_keeps_its_honorific() {
        let long = |text: &str| column::length(text, 10.0);
        for (name, parts) in [
            (
                "Alexander Featherstone-Montgomery 様",
                vec!["Alexander", "Featherstone-Montgomery 様"],
            ),
            (
                "寿限無寿限無五劫擦切 海砂利水魚 様",
                vec!["寿限無寿限無五劫擦切", "海砂利水魚 様"],
            ),
            (
                "会長　小島 茂　副会長　森 明",
                vec!["会長　小島 茂", "副会長　森 明"],
            ),
            (
                "寿限無寿限無五劫擦切海砂利水魚 さん",
                vec!["寿限無寿限無五劫擦切海砂利水魚 さん"],
            ),
        ] {
            assert_eq!(halves(name, long), parts);
        }
    }
}
