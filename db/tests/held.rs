//! What another program has open on Windows, as viewers, spreadsheets and virus scanners do, and names
//! that Windows keeps for itself.
#![cfg(windows)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use db::{Club, Error, Fault, write_whole};
use std::fs::{self, File, OpenOptions};
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use std::thread::{sleep, spawn};
use std::time::Duration;
use support::club;
use tempfile::TempDir;

const NOBODY: u32 = 0;
/// As viewers do: others may read it as well, and nothing else.
const READERS: u32 = 1;

/// What others may do meanwhile is settled by who has it open.
fn open_sharing_with(others: u32, path: &Path) -> File {
    let mut options = OpenOptions::new();
    options.read(true).share_mode(others).open(path).unwrap()
}

fn fault<T>(tried: Result<T, Error>) -> Fault {
    match tried.map(drop) {
        Err(Error::File { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    entries.map(|entry| name(entry.unwrap())).collect()
}

#[test]
fn a_paper_in_a_viewer_stays_as_it_is_and_that_is_said() {
    let folder = TempDir::new().unwrap();
    let paper = folder.path().join("日報.pdf");
    fs::write(&paper, "before").unwrap();
    let viewer = open_sharing_with(READERS, &paper);
    assert_eq!(fault(write_whole(&paper, b"after")), Fault::Held);
    drop(viewer);
    assert_eq!(fs::read(&paper).unwrap(), b"before");
    assert_eq!(names(&folder), ["日報.pdf"]);
    write_whole(&paper, b"after").unwrap();
    assert_eq!(fs::read(&paper).unwrap(), b"after");
}

#[test]
fn a_file_that_a_scanner_has_for_a_moment_is_replaced() {
    let folder = TempDir::new().unwrap();
    let paper = folder.path().join("日報.pdf");
    fs::write(&paper, "before").unwrap();
    let scanner = open_sharing_with(READERS, &paper);
    let scanning = spawn(move || {
        sleep(Duration::from_millis(200));
        drop(scanner);
    });
    write_whole(&paper, b"after").unwrap();
    scanning.join().unwrap();
    assert_eq!(fs::read(&paper).unwrap(), b"after");
}

#[test]
fn a_club_that_nobody_else_may_read_is_told_as_that() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let bytes = fs::read(&path).unwrap();
    let scanner = open_sharing_with(NOBODY, &path);
    assert_eq!(fault(Club::open(&path)), Fault::Held);
    assert_eq!(fault(Club::open_read_only(&path)), Fault::Held);
    drop(scanner);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    Club::open(&path).unwrap();
}

#[test]
fn names_that_windows_keeps_are_refused_and_nothing_is_made() {
    let folder = TempDir::new().unwrap();
    for name in ["NUL", "con.pdf", "前期:報告.pdf", "何?.pdf", "<会>.pdf"] {
        let place = folder.path().join(name);
        assert_eq!(fault(write_whole(&place, b"x")), Fault::BadName, "{name}");
    }
    assert_eq!(names(&folder), [""; 0]);
}
