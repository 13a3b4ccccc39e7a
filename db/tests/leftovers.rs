//! What lies beside a club's file and is not its own is neither believed, nor changed, nor lost.

use crate::support::rows::{MEMBERS, table};
use crate::support::{club, files, import, new_club, now};
use db::{Club, Error, Fault, Notice};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn closed_club() -> (TempDir, PathBuf) {
    let (folder, mut club) = club();
    import(&mut club, &files(MEMBERS, &table(&[]), "")).unwrap();
    let path = club.path().to_owned();
    (folder, path)
}

/// What another program leaves that keeps what it writes in a log, and does not come to an end.
fn log_of_another_program(path: &Path) -> Vec<u8> {
    let elsewhere = TempDir::new().unwrap();
    let copy = elsewhere.path().join("club.hanchan");
    fs::copy(path, &copy).unwrap();
    let other = Connection::open(&copy).unwrap();
    let way: String = other
        .query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))
        .unwrap();
    assert_eq!(way, "wal");
    other
        .execute_batch("CREATE TABLE other (words TEXT)")
        .unwrap();
    fs::read(beside(&copy, "-wal")).unwrap()
}

/// What is called how in the folder, with its bytes.
fn everything_in(folder: &TempDir) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
    let mut all: Vec<(String, Vec<u8>)> = entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect();
    all.sort();
    all
}

#[test]
fn a_log_of_another_program_is_neither_believed_nor_lost() {
    let (folder, path) = closed_club();
    let log = beside(&path, "-wal");
    for bytes in [log_of_another_program(&path), b"anything".to_vec()] {
        fs::write(&log, &bytes).unwrap();
        let before = everything_in(&folder);
        match Club::open(&path).map(drop) {
            Err(Error::File { fault, .. }) => {
                assert_eq!(fault, Fault::LogBeside("club.hanchan-wal".into()));
            }
            opened => panic!("{opened:?}"),
        }
        let looking = Club::open_read_only(&path).unwrap();
        let left = "club.hanchan-wal".to_owned();
        assert_eq!(looking.notices(), [Notice::LeftoverIgnored { left }]);
        assert!(looking.check().unwrap().is_empty());
        assert_eq!(looking.members().unwrap().len(), 5);
        drop(looking);
        assert!(everything_in(&folder) == before, "something was changed");
    }
    fs::remove_file(&log).unwrap();
    let club = Club::open(&path).unwrap();
    assert!(club.notices().is_empty());
    assert_eq!(club.members().unwrap().len(), 5);
}

/// Nobody else can have begun one while this club is open: a service brought it.
#[test]
fn a_log_that_comes_while_a_club_is_open_is_put_aside_before_the_next_write() {
    type Deed = fn(&mut Club) -> Result<(), Error>;
    let deeds: [(&str, Deed); 3] = [
        ("a save", |club| {
            club.add_series(now(), "金曜会").map(|_| ())
        }),
        ("packing the file", |club| {
            let somebody = club.members()?[0].0;
            club.erase_member(now(), somebody)
        }),
        ("a refusal", |club| {
            let name = club.series()?[0].1.clone();
            club.add_series(now(), &name).map(|_| ())
        }),
    ];
    for (what, deed) in deeds {
        let (folder, path) = closed_club();
        let theirs = log_of_another_program(&path);
        let mut club = Club::open(&path).unwrap();
        let log = beside(&path, "-wal");
        fs::write(&log, &theirs).unwrap();
        let done = deed(&mut club);
        assert_eq!(done.is_ok(), what != "a refusal", "{what}: {done:?}");
        let [Notice::LeftoverPutAside { left, kept }] = club.notices() else {
            panic!("{what}: {:?}", club.notices());
        };
        assert_eq!(left, "club.hanchan-wal");
        // Erasing takes away what was put aside: it can hold the details.
        let is_kept = what != "packing the file";
        assert_eq!(fs::read(kept).ok(), is_kept.then_some(theirs), "{what}");
        drop(club);
        let club = Club::open(&path).unwrap();
        assert!(club.check().unwrap().is_empty(), "{what}");
        assert_eq!(club.members().unwrap().len(), 5, "{what}");
        drop(club);
        let names = everything_in(&folder).len();
        assert_eq!(names, if is_kept { 2 } else { 1 }, "{what}");
    }
}

#[test]
fn where_something_of_another_file_lies_none_is_made() {
    let (_folder, whole) = closed_club();
    let backups = TempDir::new().unwrap();
    let club = Club::open(&whole).unwrap();
    let backup = club.backup(now(), backups.path()).unwrap();
    for end in ["-journal", "-wal", "-shm"] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("other.hanchan");
        fs::write(beside(&path, end), "of another file").unwrap();
        let before = everything_in(&folder);
        let made = Club::create(&path, &new_club(), now()).map(drop);
        let restored = db::restore(&backup.path, &path).map(drop);
        for tried in [made, restored] {
            match tried {
                Err(Error::File { fault, .. }) => {
                    assert_eq!(fault, Fault::LeftBeside(format!("other.hanchan{end}")));
                }
                done => panic!("{end}: {done:?}"),
            }
        }
        assert!(everything_in(&folder) == before, "{end}");
    }
}
