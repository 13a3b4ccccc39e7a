//! One page of each document, as it looked when somebody last looked at it: what is drawn and written
//! on it is kept as a hash in `references.txt`.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something is missing"
)]

#[allow(dead_code, reason = "each test file uses its part of the club")]
mod club;
#[allow(dead_code, reason = "each test file uses its part of the reading")]
mod reading;

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use club::{SATURDAY, Shape, day};
use lopdf::Object;
use lopdf::content::Content;
use reading::{Printed, without_space};
use reports::{Form, MemberPages, Options, Pdf, Print};
use scoring::award::usual;
use scoring::{FiscalStart, Half, Period, PersonId, preset};
use sha2::{Digest, Sha256};

/// Set to have the hashes written instead of compared.
const WRITE: &str = "HANCHAN_WRITE_REFERENCES";

/// A document and the page of it that is kept.
type Kept = (&'static str, usize, Result<Pdf, reports::Error>);

fn documents() -> Vec<Kept> {
    let options = Options::new(day("2025-10-01"));
    let large = Options {
        print: Print::Large,
        ..options
    };
    let start = FiscalStart::default();
    let half = Period::half_year(2025, Half::First, start).unwrap();
    let year = Period::fiscal_year(2025, start).unwrap();
    let month = Period::month_of(day("2025-09-01"));
    let records = club::year::two_years(Shape::new(15, 24), half);
    let last = records.within(half).hanchan.last().unwrap().date;
    let half_year = |options| reports::half_year(&records, half, MemberPages::Each, options);
    let personal = |options| reports::personal(&records, PersonId(1), half, options);
    let (drawn, session, rounds) = club::drawn::day(15);
    let rules = preset("shirakaba-2025").unwrap();
    let form = Form::of(&rules);
    let autumn = club::coming::autumn();
    let october = Period::month_of(day("2025-10-01"));
    let champion = reports::place_certificates(&records, "第3回 白樺杯", &[(1, PersonId(1))]);
    vec![
        (
            "session",
            1,
            reports::session_sheet(&records, last, Some(SATURDAY), &options),
        ),
        ("monthly", 1, reports::monthly(&records, month, &options)),
        ("half-year", 1, half_year(&options)),
        ("half-year-comparison", 3, half_year(&options)),
        ("half-year-member", 12, half_year(&options)),
        ("half-year-large", 1, half_year(&large)),
        (
            "fiscal-year-months",
            8,
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

/// Everything drawn on a page, and its text. The numbers of glyphs are left out: they change with
/// every other page of the document.
fn drawn(printed: &Printed, page: usize) -> String {
    let document = lopdf::Document::load_mem(&printed.pdf.bytes).unwrap();
    let id = document.get_pages()[&u32::try_from(page).unwrap()];
    let content = document.get_page_content(id);
    let mut told = String::new();
    for operation in Content::decode(&content).unwrap().operations {
        write!(told, "{}", operation.operator).unwrap();
        for operand in &operation.operands {
            describe(&mut told, operand);
        }
        told.push('\n');
    }
    told + &without_space(&printed.text_of_page(page))
}

fn describe(told: &mut String, operand: &Object) {
    match operand {
        Object::String(glyphs, _) => write!(told, " {} bytes", glyphs.len()).unwrap(),
        Object::Array(parts) => parts.iter().for_each(|part| describe(told, part)),
        number_or_name => write!(told, " {number_or_name:?}").unwrap(),
    }
}

fn hash(text: &str) -> String {
    let digest = Sha256::digest(text);
    let mut hexadecimal = String::new();
    for byte in &digest[..8] {
        write!(hexadecimal, "{byte:02x}").unwrap();
    }
    hexadecimal
}

#[test]
fn every_document_looks_as_it_did() {
    let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/references.txt");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let mut now = String::new();
    let mut files = Vec::new();
    for (name, page, pdf) in documents() {
        let printed = Printed::new(pdf.unwrap());
        writeln!(now, "{name} {page} {}", hash(&drawn(&printed, page))).unwrap();
        let file = folder.join(format!("{name}.pdf"));
        fs::write(&file, &printed.pdf.bytes).unwrap();
        files.push((page, file));
    }
    if env::var_os(WRITE).is_some() {
        fs::write(kept, now).unwrap();
        return;
    }
    let before = fs::read_to_string(kept).unwrap_or_default();
    let mut changed = String::new();
    for (line, (page, file)) in now.lines().zip(files) {
        if !before.lines().any(|kept| kept == line) {
            let file = file.display();
            writeln!(
                changed,
                "  pdftoppm -r 80 -f {page} -l {page} -png {file} {file}"
            )
            .unwrap();
        }
    }
    assert!(
        changed.is_empty(),
        "these pages are no longer what they were; look at each, and when it is as it should be, \
         keep it by `cargo xtask references`:\n{changed}"
    );
    assert_eq!(before, now, "a page that is kept belongs to no document");
}
