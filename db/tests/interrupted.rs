//! A write that was cut off is taken back by its own journal; any other journal is kept, and told.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use db::{Club, Member, Notice};
use std::fs;
use std::path::{Path, PathBuf};
use support::{club, import, now, season};
use tempfile::TempDir;

/// A club's file, where its journal would lie, and its bytes.
fn season_file() -> (TempDir, PathBuf, PathBuf, Vec<u8>) {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let path = club.path().to_owned();
    drop(club);
    let mut journal = path.clone();
    journal.as_mut_os_string().push("-journal");
    let bytes = fs::read(&path).unwrap();
    (folder, path, journal, bytes)
}

#[test]
fn a_write_that_was_cut_off_is_undone_at_the_next_opening() {
    let (_folder, path, journal, bytes) = season_file();
    // What the power leaves behind in the middle of a write: a page half changed, and the journal
    // that still holds the page as it was.
    let mut torn = bytes.clone();
    torn[4_096..8_192].fill(0xA5);
    fs::write(&path, &torn).unwrap();
    fs::write(&journal, journal_of(&bytes, 2)).unwrap();
    let looking = Club::open_read_only(&path).unwrap();
    assert!(looking.check().unwrap().is_empty());
    drop(looking);
    assert!(fs::read(&path).unwrap() == torn, "looking wrote the file");
    let club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    drop(club);
    assert!(fs::read(&path).unwrap() == bytes);
    assert!(!journal.exists());
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

/// A rollback journal of `SQLite` that holds one page as it was.
fn journal_of(bytes: &[u8], page: u32) -> Vec<u8> {
    let size = 4_096_usize;
    let start = size * (usize::try_from(page).unwrap() - 1);
    let content = &bytes[start..start + size];
    let pages = u32::try_from(bytes.len() / size).unwrap();
    let mut journal = vec![0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    for number in [1, 0, pages, 512, 4_096_u32] {
        journal.extend(number.to_be_bytes());
    }
    journal.resize(512, 0);
    journal.extend(page.to_be_bytes());
    journal.extend(content);
    // The checksum adds every two-hundredth byte from the end.
    let checksum: u32 = (1..)
        .map(|step| size.checked_sub(200 * step))
        .map_while(|at| at.filter(|at| *at > 0))
        .map(|at| u32::from(content[at]))
        .sum();
    journal.extend(checksum.to_be_bytes());
    journal
}

fn with_number(journal: &[u8], at: usize, number: u32) -> Vec<u8> {
    let mut journal = journal.to_vec();
    journal[at..at + 4].copy_from_slice(&number.to_be_bytes());
    journal
}

/// Journals of which nobody can tell what they were to take back, and whose.
fn broken_journals(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let own = journal_of(bytes, 2);
    let header = &own[..512];
    let pages = u32::try_from(bytes.len() / 4_096).unwrap();
    let none = with_number(header, 8, 0);
    let mut broken: Vec<(String, Vec<u8>)> = (0..8)
        .map(|place| {
            let mut journal = own.clone();
            journal[place] ^= 0x10;
            (format!("byte {place} of its mark is another"), journal)
        })
        .collect();
    let mut cleared = own.clone();
    cleared[..28].fill(0);
    for (what, journal) in [
        ("its header is cleared", cleared),
        ("it says that it has a page, and has none", header.to_vec()),
        ("it says that it has more pages", with_number(&own, 8, 2)),
        ("it ends within its header", own[..20].to_vec()),
        (
            "it has no page, and is of a shorter file",
            with_number(&none, 16, pages - 1),
        ),
        (
            "it has no page, and is of a longer file",
            with_number(&none, 16, pages + 1),
        ),
        (
            "its page is the file's, and it is of a shorter file",
            with_number(&own, 16, pages - 1),
        ),
    ] {
        broken.push((what.to_owned(), journal));
    }
    broken
}

fn save(path: &Path) -> Vec<Notice> {
    let mut club = Club::open(path).unwrap();
    let member = Member {
        number: 900,
        name: "新".into(),
        ..Member::default()
    };
    club.add_member(now(), &member).unwrap();
    assert!(club.check().unwrap().is_empty());
    club.notices().to_vec()
}

#[test]
fn a_broken_journal_beside_a_whole_file_is_kept_and_told() {
    let (folder, path, journal, bytes) = season_file();
    for (what, left) in broken_journals(&bytes) {
        fs::write(&path, &bytes).unwrap();
        fs::write(&journal, &left).unwrap();
        let looking = Club::open_read_only(&path).unwrap();
        // `SQLite` itself takes one that begins with a zero for none.
        let is_told = matches!(looking.notices(), [Notice::NotUsed { .. }]);
        assert!(is_told || left[0] == 0, "{what}: {:?}", looking.notices());
        drop(looking);
        assert!(fs::read(&path).unwrap() == bytes, "{what}: looking wrote");
        assert!(fs::read(&journal).unwrap() == left, "{what}: looking wrote");

        let notices = save(&path);
        let [Notice::SetAside { kept, .. }] = notices.as_slice() else {
            panic!("{what}: {notices:?}");
        };
        assert!(fs::read(kept).unwrap() == left, "{what}: it is another");
        assert!(!journal.exists(), "{what}");
        fs::remove_file(kept).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{what}");
    }
}

/// What a program leaves that is stopped before its journal is on the disk: the file is as long as that
/// says, and has every page that is in it, so that nothing can be lost with it.
#[test]
fn a_journal_that_was_only_begun_goes_without_a_word() {
    let (folder, path, journal, bytes) = season_file();
    let own = journal_of(&bytes, 2);
    let mut unmarked = own.clone();
    unmarked[..12].fill(0);
    for begun in [
        with_number(&own[..512], 8, 0),
        with_number(&own, 8, 0),
        unmarked[..512].to_vec(),
        unmarked[..3_000].to_vec(),
        unmarked.clone(),
    ] {
        fs::write(&path, &bytes).unwrap();
        fs::write(&journal, begun).unwrap();
        assert!(save(&path).is_empty());
        assert!(!journal.exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
    // Of another file it is kept as any other.
    unmarked[600] ^= 1;
    fs::write(&path, &bytes).unwrap();
    fs::write(&journal, &unmarked).unwrap();
    let notices = save(&path);
    let [Notice::SetAside { kept, .. }] = notices.as_slice() else {
        panic!("{notices:?}");
    };
    assert!(fs::read(kept).unwrap() == unmarked);
}
