//! A half-year report, as the club's notice board and as every member gets it, and the page for the
//! web site.

#![allow(
    clippy::unwrap_used,
    reason = "a report that cannot be made has no speed"
)]

use std::hint::black_box;

use chrono::NaiveDate;
use criterion::{Criterion, criterion_group, criterion_main};
use reports::{Bundles, Called, MemberPages, Options, half_year, monthly, web_page};
use scoring::award;
use scoring::{FiscalStart, Half, Period};

#[path = "../tests/club/mod.rs"]
mod club;

fn half_years(criterion: &mut Criterion) {
    let options = Options::new(NaiveDate::from_ymd_opt(2025, 10, 1).unwrap());
    let half = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
    let cases = [
        ("40 members, one series", 40, 1, MemberPages::None),
        ("40 members, two series", 40, 2, MemberPages::None),
        ("40 members, a page each", 40, 2, MemberPages::Each),
        ("200 members, a page each", 200, 2, MemberPages::Each),
    ];
    let mut group = criterion.benchmark_group("half-year report");
    group.sample_size(20);
    for (name, members, series, pages) in cases {
        let shape = club::Shape::new(members, 6);
        let records = club::season(club::Shape { series, ..shape });
        group.bench_function(name, |bencher| {
            bencher.iter(|| black_box(half_year(&records, half, pages, &options).unwrap()));
        });
    }
    group.finish();
}

/// What everybody is handed: of a month, and of a half-year to each member.
fn handouts(criterion: &mut Criterion) {
    let options = Options::new(NaiveDate::from_ymd_opt(2025, 10, 1).unwrap());
    let september = Period::month_of(NaiveDate::from_ymd_opt(2025, 9, 1).unwrap());
    let half = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
    let awards = award::usual(5);
    let mut group = criterion.benchmark_group("handouts");
    group.sample_size(20);
    let records = club::season(club::Shape::new(40, 6));
    group.bench_function("a month, 40 members", |bencher| {
        bencher.iter(|| black_box(monthly(&records, september, &options).unwrap()));
    });
    let records = club::season(club::Shape::new(200, 6));
    group.sample_size(10);
    group.bench_function("a half-year to each of 200 members", |bencher| {
        bencher.iter(|| {
            let bundles = Bundles::of_half_year(&records, half, &awards, &options).unwrap();
            for member in bundles.members().iter().copied() {
                black_box(bundles.of(member).unwrap());
            }
        });
    });
    group.finish();
}

fn web_pages(criterion: &mut Criterion) {
    let options = Options::new(NaiveDate::from_ymd_opt(2025, 10, 1).unwrap());
    let half = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
    let records = club::season(club::Shape::new(40, 6));
    let (called, awards) = (Called::default(), award::usual(5));
    criterion.bench_function("web page, 40 members", |bencher| {
        bencher.iter(|| black_box(web_page(&records, half, &called, &awards, &options).unwrap()));
    });
}

criterion_group!(benches, half_years, handouts, web_pages);
criterion_main!(benches);
