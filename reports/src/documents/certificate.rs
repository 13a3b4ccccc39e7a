//! 表彰状: in vertical writing on a framed landscape page, as certificates are.

mod frame;
mod numerals;
mod occasions;

use chrono::NaiveDate;
use scoring::Records;

use super::imprint;
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::column;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::mm;
use crate::layout::scale::FRAMED;
use crate::scene::parts::Role;
use crate::scene::{Ink, Scene, Style};
use crate::{Error, Options, Pdf, pdf};

pub use occasions::{award_certificates, place_certificates, yakuman_certificates};

/// What one certificate says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// Such as 表彰状.
    pub title: String,
    /// What it is given for, such as 優勝; nothing where the text says it.
    pub honour: String,
    /// To whom, without any honorific.
    pub name: String,
    /// The text, a paragraph a line. By custom it has no commas and no full stops.
    pub lines: Vec<String>,
    /// The day it bears, which is when it was earned; that of printing where there is none.
    pub day: Option<NaiveDate>,
}

impl Certificate {
    /// The usual title.
    pub const TITLE: &'static str = "表彰状";

    /// The same for what was earned on that day.
    #[must_use]
    pub fn on(self, day: Option<NaiveDate>) -> Self {
        Self { day, ..self }
    }
}

/// A page for each certificate. `signed` is who gives it besides the
/// club, such as 会長 and a name; it may be empty.
pub fn certificates(
    club: &str,
    certificates: &[Certificate],
    signed: &str,
    options: &Options,
) -> Result<Pdf, Error> {
    if certificates.is_empty() {
        return Err(Error::NoCertificate);
    }
    let mut leaves = Leaves::new();
    for certificate in certificates {
        let name = format!("{}　{}", certificate.honour, certificate.name);
        let page = page(club, certificate, signed, options);
        leaves.add(page, name.trim().to_owned());
    }
    let imprint = imprint(club, Certificate::TITLE, String::new(), "", options);
    pdf::write(leaves.finish_bare(&imprint))
}

/// Columns farther apart than this fall asunder.
const MOST_SPREAD: f32 = 1.22;

/// One column of the page: its text, its letters and where between top and bottom it stands.
struct Column {
    text: String,
    style: Style,
    pitch: f32,
    stands: Stands,
    /// The room that it and the gap to its left take.
    wide: f32,
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
}

fn style(size: f32, typeface: Typeface) -> Style {
    Style {
        size,
        typeface,
        ink: Ink::BLACK,
    }
}

fn page(club: &str, certificate: &Certificate, signed: &str, options: &Options) -> Scene {
    let mut page = Turn::Landscape.page();
    let whole = Area::new(0.0, 0.0, page.width, page.height);
    frame::draw(&mut page, whole.inset(mm(9.0)));
    let body = Area::new(
        mm(30.0),
        mm(29.0),
        page.width - mm(60.0),
        page.height - mm(57.0),
    );
    let columns = columns(club, certificate, signed, options, body);
    let needed: f32 = columns.iter().map(|column| column.wide).sum();
    // Many lines move together and few apart; what is left over is the same on both sides.
    let tightness = (body.width / needed).min(MOST_SPREAD);
    // Letters shrink before columns touch.
    let letters = (tightness * 1.4).min(1.0);
    let mut right = body.middle().0 + needed * tightness / 2.0;
    for (place, column) in columns.into_iter().enumerate() {
        let Column {
            text,
            style,
            pitch,
            stands,
            wide,
        } = column;
        let most = match stands {
            Stands::Below(far) => body.height - far,
            Stands::Middle | Stands::Bottom => body.height,
        };
        // What is too long for the page is set smaller, down to the last letter.
        let squeeze = (most / column::length(&text, pitch)).min(letters);
        let (pitch, style) = (
            pitch * squeeze,
            Style {
                size: style.size * squeeze,
                ..style
            },
        );
        let long = column::length(&text, pitch);
        let top = match stands {
            Stands::Middle => body.top + (body.height - long) / 2.0,
            Stands::Below(far) => body.top + far,
            Stands::Bottom => body.bottom() - long,
        };
        let middle = right - style.size / 2.0;
        let role = if place == 0 {
            Role::Heading(1)
        } else {
            Role::Paragraph
        };
        page.drawn_as(role, |page| {
            column::set(page, (middle, top), style, pitch, &text);
        });
        right -= wide * tightness;
    }
    page
}

/// The columns from right to left.
fn columns(
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
    columns.push(Column {
        text: person,
        style: name,
        pitch: name.size * 1.18,
        stands: Stands::Bottom,
        wide: name.size * 1.65,
    });
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
    let (pitch, stands, below) = if signed.is_empty() {
        (FRAMED.honour * 1.22, Stands::Bottom, 0.0)
    } else {
        (FRAMED.honour * 1.22, Stands::Below(mm(38.0)), mm(38.0))
    };
    // A long name goes on beside itself rather than become smaller than who signs for it.
    let parts = column::wrap_evenly(club, pitch, body.height - below);
    let last = parts.len();
    for (place, text) in (1..).zip(parts) {
        let ends = place == last && signed.is_empty();
        columns.push(Column {
            text,
            style: style(FRAMED.honour, Typeface::VerticalBold),
            pitch,
            stands,
            wide: FRAMED.honour * if ends { 1.0 } else { 1.6 },
        });
    }
    if !signed.is_empty() {
        columns.push(Column {
            text: signed.to_owned(),
            style: style(FRAMED.signed, Typeface::Vertical),
            pitch: FRAMED.signed * 1.22,
            stands: Stands::Bottom,
            wide: FRAMED.signed,
        });
    }
    columns
}

/// A person's name as it is written, without the number that tells namesakes apart in tables.
fn written_name(records: &Records, person: scoring::PersonId) -> Option<String> {
    records.people.get(&person).map(|known| known.name.clone())
}
