//! Writes every document of a made-up club, to look at and to measure a whole process:
//! `cargo run --release -p reports --example season -- FOLDER MEMBERS [large] [one-series] [DOCUMENT]`.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

use chrono::NaiveDate;
use reports::{MemberPages, Options, Pdf, PersonalReports, Print};
use scoring::{FiscalStart, Half, Period, PersonId};

#[allow(dead_code, reason = "the tests use the rest of the club")]
#[path = "../tests/club/mod.rs"]
mod club;

type Make<'a> = &'a dyn Fn() -> Result<Pdf, reports::Error>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let folder = PathBuf::from(
        arguments
            .first()
            .ok_or("the first argument is a folder to write to")?,
    );
    let members: usize = arguments
        .get(1)
        .ok_or("the second argument is a number of members")?
        .parse()?;
    let large = arguments.iter().any(|argument| argument == "large");
    let one_series = arguments.iter().any(|argument| argument == "one-series");
    let only = arguments
        .iter()
        .skip(2)
        .find(|argument| !["large", "one-series"].contains(&argument.as_str()));

    let series = if one_series { 1 } else { 2 };
    let shape = club::Shape::new(members, 6);
    let printed = NaiveDate::from_ymd_opt(2025, 10, 1).ok_or("no such day")?;
    let print = if large { Print::Large } else { Print::Normal };
    let options = Options {
        print,
        ..Options::new(printed)
    };
    let half =
        Period::half_year(2025, Half::First, FiscalStart::default()).ok_or("no such half-year")?;
    let records = club::year::two_years(club::Shape { series, ..shape }, half);
    let year = Period::fiscal_year(2025, FiscalStart::default()).ok_or("no such year")?;
    let usual = scoring::award::usual(scoring::award::USUAL_MINIMUM);
    let month = Period::month_of(NaiveDate::from_ymd_opt(2025, 9, 1).ok_or("no such day")?);
    let day = records.hanchan.last().ok_or("nothing was played")?.date;
    #[allow(clippy::expect_used, reason = "the club above played")]
    let documents: [(&str, Make<'_>); 7] = [
        ("session", &|| {
            reports::session_sheet(&records, day, None, &options)
        }),
        ("monthly", &|| reports::monthly(&records, month, &options)),
        ("half-year", &|| {
            reports::half_year(&records, half, MemberPages::Each, &options)
        }),
        ("half-year-club", &|| {
            reports::half_year(&records, half, MemberPages::None, &options)
        }),
        ("fiscal-year", &|| {
            reports::fiscal_year(&records, year, MemberPages::Each, &usual, &options)
        }),
        ("personal", &|| {
            reports::personal(&records, PersonId(1), half, &options)
        }),
        ("personal-all", &|| {
            let everybody = PersonalReports::new(&records, half, &options);
            let all = everybody.all(&mut |_, _| ControlFlow::Continue(()));
            all.map(|pdf| pdf.expect("somebody played"))
        }),
    ];
    fs::create_dir_all(&folder)?;
    for (name, document) in documents {
        if only.is_some_and(|only| only != name) {
            continue;
        }
        #[allow(clippy::disallowed_methods, reason = "this program measures")]
        let start = Instant::now();
        let pdf = document()?;
        let taken = start.elapsed();
        fs::write(folder.join(format!("{name}.pdf")), &pdf.bytes)?;
        println!(
            "{name}: {} pages, {} bytes, {taken:?}, missing {:?}",
            pdf.pages,
            pdf.bytes.len(),
            pdf.missing
        );
    }
    Ok(())
}
