//! Paths and names as Windows takes them, and a hand-over's work that another program has open.
#![cfg(windows)]
use crate::support::{club, import, new_club, now, season};
use chrono::TimeDelta;
use db::{Club, Error, Fault, Notice, Source, is_same_club, is_same_file, restore, write_whole};
use std::fs::{self, OpenOptions};
use std::os::windows::fs::OpenOptionsExt;
use std::path::PathBuf;
use tempfile::TempDir;

/// As viewers do: others may read it as well, and nothing else.
const READERS: u32 = 1;

#[test]
fn one_file_is_one_club_in_small_and_in_large_letters() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("Case.hanchan");
    drop(Club::create(&path, &new_club(), now()).unwrap());
    let stick = TempDir::new().unwrap();
    let names = ["CASE.HANCHAN", "case.hanchan", "Case.hanchan"];
    for (count, name) in (1_u8..).zip(names) {
        let typed = folder.path().join(name);
        assert!(
            is_same_file(&typed, &path) && is_same_club(&typed, &path),
            "{name}"
        );
        let club = Club::open(&typed).unwrap();
        assert_eq!(club.path(), path, "as the disk has it");
        let backup = club
            .backup(now() + TimeDelta::hours(count.into()), stick.path())
            .unwrap();
        let written = backup.path.file_name().unwrap().to_str().unwrap();
        assert!(written.starts_with("Case-2025-10-04-"), "{written}");
        assert_eq!(
            club.backups_in(stick.path()).unwrap().len(),
            usize::from(count)
        );
    }
}

/// A folder so deep that the club's path has more characters than Windows takes, and more bytes than
/// `SQLite` does in its usual way.
fn deep() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    // No longer each than other systems' disks take as well.
    let within = [
        "会の記録",
        "令和七年度",
        "半期ごと",
        "控えと紙",
        "ひと月の",
        "卓の用紙",
    ]
    .map(|name| name.repeat(16));
    let deep = within
        .iter()
        .fold(folder.path().to_owned(), |deep, name| deep.join(name));
    fs::create_dir_all(&deep).unwrap();
    assert!(deep.to_str().unwrap().len() > 1_040);
    (folder, deep)
}

#[test]
fn everything_works_in_a_folder_whose_path_is_longer_than_260_characters() {
    let (_folder, deep) = deep();
    let path = deep.join("club.hanchan");
    let mut club = Club::create(&path, &new_club(), now()).unwrap();
    import(&mut club, &season()).unwrap();
    assert!(!club.path().to_str().unwrap().starts_with(r"\\?\"));
    let backup = club.backup(now(), deep.join("控え")).unwrap();
    drop(club);
    let restored = deep.join("restored.hanchan");
    restore(&backup.path, &restored).unwrap();
    for path in [path, restored] {
        assert!(Club::open(path).unwrap().check().unwrap().is_empty());
    }
    let paper = deep.join("日報.pdf");
    for text in ["first", "second"] {
        write_whole(&paper, text.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(&paper).unwrap(), text);
    }
}

#[test]
fn a_hand_overs_work_that_somebody_has_open_is_told_and_goes_at_the_next_opening() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let work = path.with_file_name("club.hanchan.hanchan-work");
    fs::create_dir(&work).unwrap();
    let left = work.join("club.hanchan");
    fs::write(&left, "names").unwrap();
    let mut options = OpenOptions::new();
    let scanner = options.read(true).share_mode(READERS).open(&left).unwrap();
    let club = Club::open(&path).unwrap();
    assert_eq!(club.notices(), [Notice::ReadableLeftover(work.clone())]);
    drop((club, scanner));
    assert!(Club::open(&path).unwrap().notices().is_empty());
    assert!(!work.exists());
}

#[test]
fn a_folder_is_told_as_one() {
    let folder = TempDir::new().unwrap();
    let fault = |error: Error| match error {
        Error::File { fault, .. } => fault,
        other => panic!("{other}"),
    };
    assert_eq!(
        fault(Club::open(folder.path()).unwrap_err()),
        Fault::IsFolder
    );
    assert_eq!(
        fault(Source::read(folder.path()).unwrap_err()),
        Fault::IsFolder
    );
}
