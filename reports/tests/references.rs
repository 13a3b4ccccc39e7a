//! One page of each document, as it looked when somebody last looked at it: what is written and drawn
//! on it, line by line, is a file each in `pages`. It is read from the page's own commands, so that no
//! viewer of another year makes it fail.

mod kept;
mod page;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use crate::club::{SATURDAY, Shape, day};
use crate::reading::tags;
use kept::{Pages, changed, renew};
use page::describe;
use reports::{Edition, Form, MemberPages, Options, Pdf, Print};
use scoring::award::usual;
use scoring::{FiscalStart, Half, Period, PersonId, preset};

/// Set to a document, or to `all`, to have what it looks like kept instead of compared.
const WRITE: &str = "HANCHAN_WRITE_REFERENCES";

/// A document and the page of it that is kept.
type Kept = (&'static str, usize, Result<Pdf, reports::Error>);

fn documents() -> Vec<Kept> {
    let handout = Options::new(day("2025-10-01"));
    let options = Options {
        edition: Edition::Full,
        ..handout
    };
    let large = Options {
        print: Print::Large,
        ..options
    };
    let start = FiscalStart::default();
    let half = Period::half_year(2025, Half::First, start).unwrap();
    let year = Period::fiscal_year(2025, start).unwrap();
    let month = Period::month_of(day("2025-09-01"));
    let records = crate::club::year::two_years(Shape::new(15, 24), half);
    let last = records.within(half).hanchan.last().unwrap().sheet.date;
    let half_year = |options| reports::half_year(&records, half, MemberPages::Each, options);
    let personal = |options| reports::personal(&records, PersonId(1), half, options);
    let (drawn, session, rounds) = crate::club::drawn::day(15);
    let rules = preset("shirakaba-2025").unwrap();
    let form = Form::of(&rules);
    let autumn = crate::club::coming::autumn();
    let october = Period::month_of(day("2025-10-01"));
    let champion = reports::place_certificates(&records, "第3回 白樺杯", &[(1, PersonId(1))]);
    vec![
        (
            "session",
            1,
            reports::session_sheet(&records, last, Some(SATURDAY), &options),
        ),
        ("monthly", 1, reports::monthly(&records, month, &options)),
        (
            "monthly-handout",
            1,
            reports::monthly(&records, month, &handout),
        ),
        (
            "monthly-handout-back",
            2,
            reports::monthly(&records, month, &handout),
        ),
        ("half-year-handout", 1, half_year(&handout)),
        ("half-year", 1, half_year(&options)),
        ("half-year-comparison", 3, half_year(&options)),
        ("half-year-member", 12, half_year(&options)),
        ("half-year-large", 1, half_year(&large)),
        (
            "fiscal-year-months",
            11,
            reports::fiscal_year(&records, year, MemberPages::None, &usual(5), &options),
        ),
        ("personal", 1, personal(&options)),
        ("personal-large", 2, personal(&large)),
        (
            "record-sheet",
            1,
            reports::record_sheets(&drawn, &session, &rounds, &rules, form, &options),
        ),
        (
            "hand-values",
            1,
            reports::value_table(&drawn.club, &rules, &options),
        ),
        (
            "rules",
            1,
            reports::rule_sheet(&drawn.club, &rules, &options),
        ),
        (
            "schedule",
            1,
            reports::schedule_notice(&drawn.club, &autumn, october, &options),
        ),
        (
            "table-plan",
            1,
            reports::table_plan(&drawn, &session, &rounds, &rules, &options),
        ),
        (
            "place-cards",
            1,
            reports::place_cards(&drawn, &session, &rounds, &options),
        ),
        (
            "certificate",
            1,
            reports::certificates(&drawn.club, &champion, "会長　髙橋 勇", &options),
        ),
    ]
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/references/pages")
}

#[test]
fn every_document_looks_as_it_did() {
    let made = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let mut pages = Pages::new();
    let mut files = BTreeMap::new();
    for (name, page, pdf) in documents() {
        let pdf = pdf.unwrap();
        tags::check(&pdf.bytes);
        pages.insert(name.to_owned(), describe(&pdf.bytes, page));
        let file = made.join(format!("{name}.pdf"));
        fs::write(&file, &pdf.bytes).unwrap();
        files.insert(name.to_owned(), (page, file));
    }
    if let Ok(asked) = env::var(WRITE) {
        let only = (asked != "all").then_some(asked.as_str());
        let renewed = renew(&folder(), &pages, only).unwrap();
        for (document, lines) in &renewed {
            println!("kept anew: {document}\n{lines}");
        }
        println!("{} pages kept anew", renewed.len());
        return;
    }
    let mut told = String::new();
    for (document, lines) in changed(&folder(), &pages) {
        writeln!(told, "{document}\n{lines}").unwrap();
        if let Some((page, file)) = files.get(&document) {
            let file = file.display();
            writeln!(
                told,
                "  look at it:  pdftoppm -r 80 -f {page} -l {page} -png {file} {file}"
            )
            .unwrap();
        }
        writeln!(told, "  keep it so:  cargo xtask references {document}\n").unwrap();
    }
    assert!(
        told.is_empty(),
        "these pages are no longer what they were; look at each, and keep it when it is as it should \
         be:\n\n{told}"
    );
}

/// The control: a page is described by its words and places, and what moves by a tenth of a point, or says
/// another word, is another page.
#[test]
fn what_moves_or_says_something_else_is_another_page() {
    let rules = preset("shirakaba-2025").unwrap();
    let page = |club: &str, print| {
        let options = Options {
            print,
            ..Options::new(day("2025-10-01"))
        };
        let pdf = reports::rule_sheet(club, &rules, &options).unwrap();
        describe(&pdf.bytes, 1)
    };
    let usual = page("白樺会", Print::Normal);
    assert_eq!(usual, page("白樺会", Print::Normal));
    assert!(
        usual.contains("白樺会") && usual.contains("ルール"),
        "{usual}"
    );
    let called = page("白樺台", Print::Normal);
    assert!(called.contains("白樺台") && called != usual);
    // Nothing but the club's name.
    let lines = called.lines().zip(usual.lines());
    let other: Vec<_> = lines.filter(|(one, other)| one != other).collect();
    assert!(other.len() <= 3, "{other:#?}");
}
