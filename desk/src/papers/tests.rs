use super::*;
use chrono::NaiveDate;
use db::{NewClub, Refused, Thing};
use reports::{Options, Pdf};
use scoring::record::Session;
use scoring::{Calendar, FiscalStart, SeriesId, preset};
use std::ops::ControlFlow;
use tempfile::TempDir;

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

/// A club that has not played yet.
fn club() -> (TempDir, Club) {
    let folder = tempfile::tempdir().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let now = day(4, 1).and_hms_opt(9, 0, 0).unwrap();
    let club = Club::create(folder.path().join("a.hanchan"), &new, now).unwrap();
    (folder, club)
}

const FORM: SheetForm = SheetForm {
    rounds: 3,
    last_dealer: false,
    sticks: true,
    hands: true,
};

fn made(club: &Club, document: &Document) -> Result<Pdf, Refusal> {
    let drawing = document.read(club, Options::new(day(11, 21)), Play::Club)?;
    let made = drawing.draw(&mut |_, _| ControlFlow::Continue(()))?;
    Ok(made.unwrap())
}

fn rules(club: &Club) -> Rules {
    Rules::InClub(club.own_rules().unwrap().source())
}

fn certificate(occasion: Occasion) -> Document {
    Document::Certificates {
        occasion,
        given: Given {
            signed: "会長　髙橋 勇".into(),
            day: Some(day(11, 21)),
        },
    }
}

fn drawn(round: Option<u32>) -> DrawnRounds {
    DrawnRounds {
        day: day(4, 1),
        series: SeriesId(1),
        round,
    }
}

#[test]
fn what_needs_no_results_can_be_printed_before_the_first_day_of_play() {
    let (_folder, club) = club();
    let rules = rules(&club);
    let blank = |sheets| Document::BlankSheets {
        rules: rules.clone(),
        form: FORM,
        sheets,
    };
    let free = certificate(Occasion::Free {
        title: "感謝状".into(),
        honour: String::new(),
        name: "𠮷田 茂".into(),
        text: "あなたは長く会を支えてこられました\n\n ここに感謝します ".into(),
    });
    let cases = [
        (blank(2), "記録用紙.pdf"),
        (
            Document::ValueTable {
                rules: rules.clone(),
            },
            "点数計算表-",
        ),
        (
            Document::RuleSheet {
                rules: rules.clone(),
            },
            "ルール表-",
        ),
        (free, "表彰状-𠮷田 茂.pdf"),
    ];
    for (document, name) in cases {
        let pdf = made(&club, &document).unwrap();
        assert!(pdf.bytes.starts_with(b"%PDF"), "{document:?}");
        let named = document.file_name(&club).unwrap();
        assert!(named.starts_with(name), "{named}");
    }
    for (sheets, rounds) in [(0, 3), (201, 3), (1, 0), (1, 5)] {
        let document = Document::BlankSheets {
            rules: rules.clone(),
            form: SheetForm { rounds, ..FORM },
            sheets,
        };
        let refused = made(&club, &document);
        assert!(
            matches!(refused, Err(Refusal::OutOfRange { .. })),
            "{sheets} sheets of {rounds}"
        );
    }
}

#[test]
fn papers_of_a_draw_need_one() {
    let (_folder, mut club) = club();
    let plan = Document::TablePlan { draw: drawn(None) };
    assert!(matches!(
        made(&club, &plan),
        Err(Refusal::Club(Error::Refused(Refused::NoSuch {
            what: Thing::Session,
            ..
        })))
    ));
    let now = day(4, 1).and_hms_opt(10, 0, 0).unwrap();
    let session = Session {
        date: day(4, 1),
        series: club.add_series(now, "水曜会").unwrap(),
        venue: String::new(),
        note: String::new(),
    };
    club.open_session(now, &session).unwrap();
    for round in [None, Some(2)] {
        let cards = Document::PlaceCards { draw: drawn(round) };
        assert!(matches!(
            made(&club, &cards),
            Err(Refusal::NotDrawn { round: asked, .. }) if asked == round
        ));
    }
}

#[test]
fn nothing_is_honoured_where_nothing_happened() {
    let (_folder, club) = club();
    let (from, to) = (day(4, 1), day(9, 30));
    let occasions = [
        Occasion::Yakuman(Days::default()),
        Occasion::Awards {
            from,
            to,
            award: None,
            awards: None,
        },
        Occasion::Champion {
            from: Some(from),
            to: Some(to),
            series: None,
            event: String::new(),
            places: 3,
        },
        Occasion::Places {
            event: "第三回 白樺杯".into(),
            places: Vec::new(),
        },
    ];
    for occasion in occasions {
        let document = certificate(occasion);
        let refused = made(&club, &document);
        assert!(
            matches!(refused, Err(Refusal::NoCertificate)),
            "{document:?}"
        );
    }
}
