//! The tiles of hands: drawn on the papers that have them, and read aloud in words.

use crate::club::{Shape, half, options, season};
use crate::reading::Printed;
use reports::{Called, certificates, record_book, session_sheet, web_page, yakuman_certificates};
use scoring::hand_value::Level;
use scoring::{PageNames, Period, Records};

const TILES: &str = "19m19p19s12345677z";
const READ: &str = "一萬 九萬 一筒 九筒 一索 九索 東 南 西 北 白 發 中、和了牌 中";

/// A season whose first hand is a yakuman with its tiles, and a mangan of the same day has its own.
fn with_tiles() -> Records {
    let mut records = season(Shape::new(12, 2));
    for hand in &mut records.hands {
        hand.entry.level = Level::Mangan;
    }
    let first = &mut records.hands[0].entry;
    first.level = Level::Yakuman;
    "国士無双".clone_into(&mut first.yaku);
    first.tiles = Some(TILES.parse().unwrap());
    let day = records.days().next().unwrap();
    let of_day: Vec<_> = records
        .hanchan
        .iter()
        .filter(|hanchan| hanchan.sheet.date == day)
        .map(|hanchan| hanchan.id)
        .collect();
    let mut others = records.hands.iter_mut().skip(1);
    let other = others.find(|hand| of_day.contains(&hand.hanchan)).unwrap();
    other.entry.tiles = Some("22z 111z 0555m (4444p) 789s".parse().unwrap());
    records
}

/// What is read aloud in place of pictures.
fn pictures(printed: &Printed) -> Vec<String> {
    let file = lopdf::Document::load_mem(&printed.pdf.bytes).unwrap();
    let elements = file.objects.values().filter_map(|object| {
        let alt = object.as_dict().ok()?.get(b"Alt").ok()?;
        lopdf::decode_text_string(alt).ok()
    });
    elements.collect()
}

fn look(name: &str, pdf: &reports::Pdf) {
    if let Some(folder) = std::env::var_os("HANCHAN_WRITE_LOOKS") {
        std::fs::write(std::path::Path::new(&folder).join(name), &pdf.bytes).unwrap();
    }
}

#[test]
fn papers_draw_the_tiles_of_a_hand_and_say_them() {
    let records = with_tiles();
    let date = records.days().next().unwrap();
    let yakuman = yakuman_certificates(&records, Period::ALWAYS, &options());
    assert_eq!(yakuman.len(), 1);
    for (name, pdf, drawn) in [
        (
            "day.pdf",
            session_sheet(&records, date, None, &options()),
            2,
        ),
        (
            "book.pdf",
            record_book(&records, Period::ALWAYS, &options()),
            1,
        ),
        (
            "certificate.pdf",
            certificates("白樺会", &yakuman, "会長 佐藤 良子", &options()),
            1,
        ),
    ] {
        let pdf = pdf.unwrap();
        look(name, &pdf);
        let printed = Printed::new(pdf);
        printed.check_structure();
        let said = pictures(&printed);
        assert!(said.iter().any(|one| one == READ), "{name}: {said:?}");
        let tiles = said.iter().filter(|one| one.contains("和了牌"));
        assert_eq!(tiles.count(), drawn, "{name}");
        // They are outlines: no letter of theirs is text.
        assert!(!printed.text().contains('萬'), "{name}");
    }
}

#[test]
fn papers_of_hands_without_tiles_say_nothing_of_them() {
    let records = season(Shape::new(12, 2));
    let date = records.days().next().unwrap();
    let printed = Printed::new(session_sheet(&records, date, None, &options()).unwrap());
    assert!(!printed.text().contains("手牌"));
}

#[test]
fn the_web_page_has_them_as_drawings_with_a_label() {
    let records = with_tiles();
    let called = Called {
        others: PageNames::Full,
        ..Called::default()
    };
    let page = web_page(&records, half(), &called, &[], &options()).unwrap();
    assert!(page.contains(&format!("role=\"img\" aria-label=\"{READ}\"")));
}
