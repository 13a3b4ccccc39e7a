//! How long a club's file takes: importing 100,000 rows, and one month's standings out of 1,000,000.

#![allow(clippy::expect_used, reason = "a measurement without its file is none")]

use chrono::{NaiveDate, NaiveDateTime};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use db::sample::{Season, season};
use db::{Club, ImportFiles, ImportMode, NewClub};
use scoring::{Calendar, FiscalStart, Period, RuleSet, preset, standings};
use std::hint::black_box;
use std::ops::ControlFlow;
use tempfile::TempDir;

fn rules() -> RuleSet {
    preset("shirakaba-2025").expect("the model club's rules are a preset")
}

fn now() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2025, 10, 4)
        .and_then(|day| day.and_hms_opt(14, 32, 5))
        .expect("a day and a time")
}

fn new_club(folder: &TempDir) -> Club {
    let new = NewClub {
        name: "計測会".into(),
        rules: rules(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    Club::create(folder.path().join("club.hanchan"), &new, now())
        .expect("a new folder takes a club")
}

/// A club of that many members playing that many months, with as many rows of results as it comes to.
fn played(members: usize, months: u32) -> (ImportFiles, usize) {
    let texts = season(&Season::new(1, members, months), &rules());
    let rows = texts.results.lines().count() - 1;
    (texts.into(), rows)
}

fn import(club: &mut Club, files: &ImportFiles) {
    club.import(now(), files, ImportMode::Store, &mut |_| {
        ControlFlow::Continue(())
    })
    .expect("a made-up season has no errors");
}

fn importing(criterion: &mut Criterion) {
    let (files, rows) = played(60, 190);
    criterion
        .benchmark_group("club")
        .sample_size(10)
        .bench_function(format!("import {rows} rows"), |bencher| {
            bencher.iter_batched(
                || {
                    let folder = TempDir::new().expect("a folder for a while");
                    let club = new_club(&folder);
                    (folder, club)
                },
                |(folder, mut club)| {
                    import(&mut club, &files);
                    (folder, club)
                },
                BatchSize::PerIteration,
            );
        });
}

fn reading(criterion: &mut Criterion) {
    let folder = TempDir::new().expect("a folder for a while");
    let mut club = new_club(&folder);
    let (files, rows) = played(300, 390);
    import(&mut club, &files);
    let month = Period::month_of(NaiveDate::from_ymd_opt(2040, 10, 1).expect("a day"));
    let mut group = criterion.benchmark_group("club");
    group.bench_function(
        format!("a month's standings out of {rows} rows"),
        |bencher| {
            bencher.iter(|| {
                let records = club.records(black_box(month)).expect("records can be read");
                standings(&records, records.club_kind())
            });
        },
    );
    group
        .sample_size(10)
        .bench_function(format!("opening a file of {rows} rows"), |bencher| {
            bencher.iter(|| Club::open_read_only(club.path()).expect("it is a club's file"));
        });
}

criterion_group!(benches, importing, reading);
criterion_main!(benches);
