use super::*;
use chrono::NaiveDate;
use db::NewClub;
use db::Thing;
use scoring::record::Session;
use scoring::{Calendar, FiscalStart, preset};
use tempfile::TempDir;

/// A club that has not played yet.
fn open() -> (TempDir, OpenClub) {
    let folder = tempfile::tempdir().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let day = NaiveDate::from_ymd_opt(2026, 4, 1).unwrap();
    let path = folder.path().join("a.hanchan");
    drop(Club::create(&path, &new, day.and_hms_opt(9, 0, 0).unwrap()).unwrap());
    let open = OpenClub::starting_with(None);
    open.open(&path).unwrap();
    (folder, open)
}

const PAPER: Paper = Paper {
    large: false,
    honorific: Honorific::Sama,
};

const FORM: SheetForm = SheetForm {
    rounds: 3,
    last_dealer: false,
    sticks: true,
    hands: true,
};

fn made(open: &OpenClub, document: &Document) -> Result<Pdf, WireError> {
    make(open, &Works::default(), 1, document, PAPER)
}

fn rules(open: &OpenClub) -> String {
    let (key, version) = open
        .read(|club| {
            let usual = club.settings()?.rules;
            let all = club.rule_sets()?;
            let (_, rules) = all.iter().find(|(id, _)| *id == usual).unwrap();
            Ok((rules.id().to_owned(), rules.data().version))
        })
        .unwrap();
    format!("{key}@{version}")
}

fn certificate(occasion: Occasion) -> Document {
    Document::Certificates {
        occasion,
        given: Given {
            signed: "会長　髙橋 勇".into(),
            day: Some("2026-11-21".into()),
        },
    }
}

fn drawn(round: Option<u32>) -> DrawnRounds {
    DrawnRounds {
        day: "2026-04-01".into(),
        series: SeriesId(1),
        round,
    }
}

#[test]
fn what_needs_no_results_can_be_printed_before_the_first_day_of_play() {
    let (_folder, open) = open();
    let rules = rules(&open);
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
        let pdf = made(&open, &document).unwrap();
        assert!(pdf.bytes.starts_with(b"%PDF"), "{document:?}");
        let named = names::file_name(&open, &document).unwrap();
        assert!(named.starts_with(name), "{named}");
    }
    for (sheets, rounds) in [(0, 3), (201, 3), (1, 0), (1, 5)] {
        let document = Document::BlankSheets {
            rules: rules.clone(),
            form: SheetForm { rounds, ..FORM },
            sheets,
        };
        let refused = made(&open, &document);
        assert!(
            matches!(refused, Err(WireError::OutOfRange { .. })),
            "{sheets} sheets of {rounds}"
        );
    }
}

#[test]
fn papers_of_a_draw_need_one() {
    let (_folder, open) = open();
    let plan = Document::TablePlan { draw: drawn(None) };
    assert!(matches!(
        made(&open, &plan),
        Err(WireError::NoSuch { what, .. }) if what == Thing::Session
    ));
    open.write(|club, now| {
        let series = club.add_series(now, "水曜会")?;
        let session = Session {
            date: NaiveDate::from_ymd_opt(2026, 4, 1).unwrap_or_default(),
            series,
            venue: String::new(),
            note: String::new(),
        };
        club.open_session(now, &session)
    })
    .unwrap();
    for round in [None, Some(2)] {
        let cards = Document::PlaceCards { draw: drawn(round) };
        assert!(matches!(
            made(&open, &cards),
            Err(WireError::NoSuch { what, .. }) if what == Thing::Draw
        ));
    }
}

#[test]
fn nothing_is_honoured_where_nothing_happened() {
    let (_folder, open) = open();
    let days = ("2026-04-01".to_owned(), "2026-09-30".to_owned());
    let occasions = [
        Occasion::Yakuman {
            from: None,
            to: None,
        },
        Occasion::Awards {
            from: days.0.clone(),
            to: days.1.clone(),
            award: None,
        },
        Occasion::Champion {
            from: days.0,
            to: days.1,
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
        let refused = made(&open, &document).unwrap_err();
        assert_eq!(refused, WireError::NoCertificate, "{document:?}");
    }
}
