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
    let pitch = FRAMED.honour * 1.22;
    let stands = if signed.is_empty() {
        Stands::AboveSeal
    } else {
        Stands::Below(mm(38.0))
    };
    // A long name goes on beside itself rather than become smaller than who signs for it.
    let parts = column::wrap_evenly(club, pitch, stands.most(body));
    columns.extend(parts.into_iter().map(|text| Column {
        text,
        style: style(FRAMED.honour, Typeface::VerticalBold),
        pitch,
        stands,
        wide: FRAMED.honour * 1.6,
    }));
    if !signed.is_empty() {
        let style = style(FRAMED.signed, Typeface::VerticalBold);
        columns.extend(names(signed, style, 1.22, Stands::AboveSeal, body));
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
