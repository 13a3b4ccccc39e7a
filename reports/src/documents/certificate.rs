//! 表彰状: in vertical writing on a framed landscape page, as certificates are.

mod columns;
mod frame;
mod merits;
mod numerals;
mod occasions;
mod seal;

use chrono::NaiveDate;
use scoring::Records;
use scoring::winning_hand::HandTiles;

use super::imprint;
use crate::layout::area::Area;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::mm;
use crate::scene::Scene;
use crate::scene::parts::Role;
use crate::tiles;
use crate::{Error, Options, Pdf, pdf};

pub use occasions::{
    award_certificates, champion_certificates, each_yakuman_once, event_of, place_certificates,
    yakuman_certificates,
};

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
    /// The hand that it is for, drawn at its foot.
    pub tiles: Option<HandTiles>,
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

/// As wide as a tile at the foot is, in millimetres; its height fits between text and frame.
const TILE: f32 = 8.0;

/// Columns farther apart than this fall asunder.
const MOST_SPREAD: f32 = 1.22;

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
    let columns = columns::of(club, certificate, signed, options, body);
    let Some((giver, others)) = columns.split_last() else {
        return page;
    };
    let needed: f32 = others.iter().map(|column| column.wide).sum();
    // Many lines move together and few apart; what is left over is the same on both sides.
    let tightness = ((body.width - seal::WIDTH) / needed).min(MOST_SPREAD);
    // Letters shrink before columns touch.
    let letters = (tightness * 1.4).min(1.0);
    let wide = needed * tightness + seal::WIDTH;
    let mut right = body.middle().0 + wide / 2.0;
    for (place, column) in others.iter().enumerate() {
        let role = if place == 0 {
            Role::Heading(1)
        } else {
            Role::Paragraph
        };
        let middle = right - column.style.size * letters / 2.0;
        page.drawn_as(role, |page| column.set(page, body, middle, letters));
        right -= column.wide * tightness;
    }
    let middle = right - seal::WIDTH / 2.0;
    page.drawn_as(Role::Paragraph, |page| {
        giver.set(page, body, middle, letters);
    });
    seal::draw(&mut page, (middle, body.bottom()));
    if let Some(held) = &certificate.tiles {
        let row = tiles::row(held, body.width, mm(TILE));
        let left = body.middle().0 - row.width / 2.0;
        page.place(row, (left, body.bottom() + mm(1.6)));
    }
    page
}

/// A person's name as it is written, without the number that tells namesakes apart in tables.
fn written_name(records: &Records, person: scoring::PersonId) -> Option<String> {
    records.people.get(&person).map(|known| known.name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Outline;

    fn seal(page: &Scene) -> Area {
        let squares = page.shapes.iter().filter_map(|shape| match shape.outline {
            Outline::Rectangle(left, top, width, height) if (width - height).abs() < 0.01 => {
                Some(Area::new(left, top, width, height))
            }
            _ => None,
        });
        let squares: Vec<Area> = squares.collect();
        assert_eq!(squares.len(), 1, "{squares:?}");
        squares[0]
    }

    #[test]
    fn the_seal_has_a_square_that_no_letter_touches() {
        let long = "特定非営利活動法人 東京都杉並区高井戸東 健康麻将愛好会連絡協議会";
        let signers = [
            "",
            "会長　髙橋 勇",
            "会長　勅使河原 権左衛門　副会長　小鳥遊 澄江",
        ];
        let options = Options::new(NaiveDate::default());
        for lines in [0, 4, 9, 20] {
            for (club, signed) in [long, "白樺会", ""]
                .iter()
                .flat_map(|club| signers.map(|by| (club, by)))
            {
                let certificate = Certificate {
                    tiles: None,
                    title: "感謝状".into(),
                    honour: "功労賞".into(),
                    name: "寿限無寿限無五劫 Featherstone".into(),
                    lines: vec![
                        "あなたは長く会を支えてこられました".into();
                        lines
                    ],
                    day: None,
                };
                let page = page(club, &certificate, signed, &options);
                let seal = seal(&page);
                assert!((mm(18.0)..=mm(24.0)).contains(&seal.width));
                assert!(seal.left > mm(28.0) && seal.bottom() < page.height - mm(27.0));
                for text in &page.texts {
                    let (x, y) = text.at;
                    let long =
                        crate::fonts::width(&text.content, text.typeface, text.size) * text.squeeze;
                    // A word that lies on its side runs downwards, from its baseline to the right.
                    let (left, right, top, bottom) = if text.quarters == 0 {
                        (x, x + long, y - text.size, y + text.size * 0.15)
                    } else {
                        (x - text.size * 0.15, x + text.size, y, y + long)
                    };
                    let beside = right < seal.left - 1.0 || left > seal.right() + 1.0;
                    let above = bottom < seal.top - 1.0 || top > seal.bottom() + 1.0;
                    assert!(
                        beside || above,
                        "{lines} {club} {signed}: {text:?} {seal:?}"
                    );
                }
            }
        }
    }
}
