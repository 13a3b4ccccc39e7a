//! How long a club's file takes: importing 100,000 rows, and one month's standings out of 1,000,000.

#![allow(clippy::expect_used, reason = "a measurement without its file is none")]

use chrono::{NaiveDate, NaiveDateTime};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use db::sample::{Season, SeasonTexts, season};
use db::{Club, ImportFiles, ImportMode, NewClub, Source};
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
fn played(members: usize, months: u32) -> (SeasonTexts, usize) {
    let texts = season(&Season::new(1, members, months), &rules());
    let rows = texts.results.lines().count() - 1;
    (texts, rows)
}

/// More rows than one file may have, in files of whole days: a table's hands come in one file.
fn import_in_parts(club: &mut Club, texts: SeasonTexts) {
    const ROWS: usize = 390_000;
    fn day(row: &str) -> &str {
        row.split(',').next().unwrap_or_default()
    }
    let parts = |text: &str| -> Vec<Source> {
        let mut lines = text.lines();
        let head = lines.next().expect("a file begins with its columns");
        let rows: Vec<&str> = lines.collect();
        let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
        for of_a_day in rows.chunk_by(|one, next| day(one) == day(next)) {
            if let Some(part) = parts.last_mut().filter(|part| part.len() < ROWS) {
                part.extend(of_a_day);
            } else {
                parts.push(of_a_day.to_vec());
            }
        }
        let source =
            |rows: Vec<&str>| Source::new("part.csv", format!("{head}\n{}\n", rows.join("\n")));
        parts.into_iter().map(source).collect()
    };
    let (results, hands) = (parts(&texts.results), parts(&texts.hands));
    let members = Some(Source::new("members.csv", texts.members));
    import(
        club,
        &ImportFiles {
            members,
            ..ImportFiles::default()
        },
    );
    for results in results {
        let results = Some(results);
        import(
            club,
            &ImportFiles {
                results,
                ..ImportFiles::default()
            },
        );
    }
    for hands in hands {
        let hands = Some(hands);
        import(
            club,
            &ImportFiles {
                hands,
                ..ImportFiles::default()
            },
        );
    }
}

fn import(club: &mut Club, files: &ImportFiles) {
    club.import(now(), files, ImportMode::Store, &mut |_| {
        ControlFlow::Continue(())
    })
    .expect("a made-up season has no errors");
}

fn importing(criterion: &mut Criterion) {
    let (texts, rows) = played(60, 190);
    let files = ImportFiles::from(texts);
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
    let (texts, rows) = played(300, 390);
    import_in_parts(&mut club, texts);
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
