//! How much an import takes, and that what is too much is refused soon and in few words.

use crate::support::rows::{HEADER, MEMBERS, raw_results};
use crate::support::{club, import, source};
use db::{Error, ImportFiles, ImportProblem, MOST_BYTES, MOST_ROWS, Source};
use std::fmt::Write as _;
use std::fs::File;
use std::sync::mpsc::channel;
use std::thread::spawn;
use std::time::Duration;

/// What is wrong first.
fn problem(files: &ImportFiles) -> ImportProblem {
    let (_folder, mut club) = club();
    match import(&mut club, files).unwrap_err() {
        Error::Import(wrong) => wrong.errors[0].problem.clone(),
        other => panic!("{other}"),
    }
}

#[test]
fn a_file_too_large_is_refused_unread() {
    let (_folder, mut club) = club();
    let size = usize::try_from(MOST_BYTES).unwrap() + 1;
    let error = import(&mut club, &raw_results(vec![b'x'; size])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "results.csv: the file has 67108865 bytes, more than 67108864; split it, or check that it is the right file"
    );
    let large = Source::new("large.json", vec![b' '; size]);
    let too_large = ImportProblem::TooLarge {
        bytes: MOST_BYTES + 1,
        most: MOST_BYTES,
    };
    for files in [
        ImportFiles {
            rule_sets: vec![large.clone()],
            ..ImportFiles::default()
        },
        ImportFiles {
            awards: Some(large),
            ..ImportFiles::default()
        },
    ] {
        assert_eq!(problem(&files), too_large);
    }
}

#[test]
fn a_file_too_large_is_cut_where_it_is_still_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("members.csv");
    File::create(&path)
        .unwrap()
        .set_len(MOST_BYTES + 10)
        .unwrap();
    let cut = Source::read(&path).unwrap();
    assert_eq!(cut.bytes().len() as u64, MOST_BYTES + 1);
}

#[test]
fn as_much_as_is_read_is_not_too_large() {
    let mut largest = vec![0; usize::try_from(MOST_BYTES).unwrap()];
    largest[..4].copy_from_slice(b"PK\x03\x04");
    assert_eq!(problem(&raw_results(largest)), ImportProblem::Workbook);
}

#[test]
fn more_rows_than_decades_have_are_refused() {
    let rows = "2025-04-02,水,1,100,a\n".repeat(usize::try_from(MOST_ROWS).unwrap() + 1);
    let rows = format!("date,series,member,points,reason\n{rows}");
    let files = ImportFiles {
        members: Some(source("members.csv", MEMBERS)),
        adjustments: Some(source("adjustments.csv", rows)),
        ..ImportFiles::default()
    };
    let (_folder, mut club) = club();
    let error = import(&mut club, &files).unwrap_err();
    assert_eq!(
        error.to_string(),
        "adjustments.csv:400002: there are more than 400000 rows; split them, or check that it is the right file"
    );
}

#[test]
fn a_row_without_an_end_is_not_gathered() {
    for noise in [",", "\"", "x", "\n\","] {
        let endless = noise.repeat(1_000_000);
        let files = raw_results(format!("{HEADER}\n{endless}"));
        let (_folder, mut club) = club();
        let said = import(&mut club, &files).unwrap_err().to_string();
        assert!(said.len() < 60_000, "{noise}: {} bytes", said.len());
    }
    // It is said where it begins.
    let endless = format!("{HEADER}\n{}", ",".repeat(1_000_000));
    let (_folder, mut club) = club();
    assert_eq!(
        import(&mut club, &raw_results(endless))
            .unwrap_err()
            .to_string(),
        "results.csv:3: is longer than 262144 characters; shorten it (in a CSV file a quotation mark may be missing)"
    );
}

#[test]
fn a_table_of_very_many_rows_is_refused_soon() {
    let mut results = HEADER.to_owned();
    for row in 0..60_000 {
        writeln!(
            results,
            "2025-04-02,水,1,A,E,{},30000,0,0,shirakaba-2025,N",
            row % 20_000 + 1
        )
        .unwrap();
    }
    let mut members = MEMBERS.to_owned();
    for number in 6..=20_000 {
        writeln!(members, "{number},会員").unwrap();
    }
    let mut files = raw_results(results);
    files.members = Some(source("members.csv", members));
    let (says, hears) = channel();
    spawn(move || says.send(problem(&files)));
    // Where each row was compared with each before it, it took minutes.
    assert!(hears.recv_timeout(Duration::from_mins(1)).is_ok());
}
