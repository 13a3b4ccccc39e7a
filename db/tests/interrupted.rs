//! A write that was cut off is taken back by its own journal; any other journal is kept, and told.

use crate::support::journals::{
    PAGE, changed, journal_between, journal_in_parts, journal_of, naming, with_number,
};
use crate::support::rows::{MEMBERS, table};
use crate::support::{club, files, import, member, now, season};
use chrono::TimeDelta;
use db::{Club, ImportFiles, Notice};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A club's file, where its journal would lie, and its bytes.
fn season_file() -> (TempDir, PathBuf, PathBuf, Vec<u8>) {
    file_with(&season())
}

fn small_file() -> (TempDir, PathBuf, PathBuf, Vec<u8>) {
    file_with(&files(MEMBERS, &table(&[]), ""))
}

fn file_with(given: &ImportFiles) -> (TempDir, PathBuf, PathBuf, Vec<u8>) {
    let (folder, mut club) = club();
    import(&mut club, given).unwrap();
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
    fs::write(&journal, journal_of(&bytes, &[2])).unwrap();
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

/// Journals of which nobody can tell what they were to take back, and whose.
fn broken_journals(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let own = journal_of(bytes, &[2]);
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
        ("its pages have no size", with_number(&own, 24, 0)),
        ("its sectors have no size", with_number(&own, 20, 0)),
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
    club.add_member(now(), &member(900, "新")).unwrap();
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
        let is_told = matches!(looking.notices(), [Notice::LeftoverIgnored { .. }]);
        assert!(is_told || left[0] == 0, "{what}: {:?}", looking.notices());
        drop(looking);
        assert!(fs::read(&path).unwrap() == bytes, "{what}: looking wrote");
        assert!(fs::read(&journal).unwrap() == left, "{what}: looking wrote");

        let notices = save(&path);
        let [Notice::LeftoverPutAside { kept, .. }] = notices.as_slice() else {
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
    let own = journal_of(&bytes, &[2]);
    let mut unmarked = own.clone();
    unmarked[..12].fill(0);
    for begun in [
        with_number(&own[..512], 8, 0),
        with_number(&own, 8, 0),
        unmarked[..512].to_vec(),
        unmarked[..3_000].to_vec(),
        unmarked.clone(),
        own.clone(),
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
    let [Notice::LeftoverPutAside { kept, .. }] = notices.as_slice() else {
        panic!("{notices:?}");
    };
    assert!(fs::read(kept).unwrap() == unmarked);
}

/// The file after one more save by a program that was not stopped.
fn after_saving(path: &Path, bytes: &[u8], number: u32) -> Vec<u8> {
    let at = now() + TimeDelta::seconds(number.into());
    fs::write(path, bytes).unwrap();
    let mut club = Club::open(path).unwrap();
    club.add_member(at, &member(number, "新入会員")).unwrap();
    drop(club);
    fs::read(path).unwrap()
}

/// The file after a write that changed nothing but the count of writes.
fn counted(bytes: &[u8]) -> Vec<u8> {
    let mut counted = bytes.to_vec();
    for at in [27, 95] {
        counted[at] = counted[at].wrapping_add(1);
    }
    counted
}

/// The file with something in it that was never saved so.
fn torn(bytes: &[u8]) -> Vec<u8> {
    let name = "新入会員".as_bytes();
    let mut torn = bytes.to_vec();
    let at = torn.windows(name.len()).position(|part| part == name);
    torn[at.unwrap()..][..name.len()].copy_from_slice("新入会負".as_bytes());
    torn
}

/// What is said at the next opening, the file then, and how many files lie in its folder.
fn reopened(path: &Path, journal: &Path, file: &[u8], left: &[u8]) -> (String, Vec<u8>, usize) {
    fs::write(path, file).unwrap();
    fs::write(journal, left).unwrap();
    let said = match Club::open(path) {
        Ok(club) => format!("{:?}", club.notices()),
        Err(error) => error.to_string(),
    };
    let folder = fs::read_dir(path.parent().unwrap()).unwrap().count();
    (said, fs::read(path).unwrap(), folder)
}

#[test]
fn a_write_is_in_the_file_when_all_of_it_is_and_else_taken_back() {
    let (_folder, path, journal, before) = small_file();
    let after = after_saving(&path, &before, 900);
    for own in [
        journal_between(&before, &after),
        journal_in_parts(&before, &after),
    ] {
        let opened = |file: &[u8]| {
            let (said, file, files) = reopened(&path, &journal, file, &own);
            assert_eq!((said.as_str(), files), ("[]", 1));
            file
        };
        assert!(opened(&after) == after);
        assert!(opened(&torn(&after)) == before);
        // The first page, which counts the writes, was to come to the disk last.
        let mut half = torn(&after);
        half[..PAGE].copy_from_slice(&before[..PAGE]);
        assert!(opened(&half) == before);
        assert!(opened(&before) == before);
    }

    // A write that changed nothing but its own count.
    let counted = counted(&before);
    let own = journal_between(&before, &counted);
    let (said, file, files) = reopened(&path, &journal, &counted, &own);
    assert!(file == before && said == "[]" && files == 1, "{said}");
}

#[test]
fn a_journal_of_an_earlier_write_takes_nothing_back() {
    let (_folder, path, journal, before) = small_file();
    let after = after_saving(&path, &before, 900);
    let later = after_saving(&path, &after, 901);
    for left in [
        journal_between(&before, &later),
        journal_in_parts(&before, &later),
    ] {
        let (said, file, _) = reopened(&path, &journal, &later, &left);
        assert!(said.contains("LeftoverPutAside") && file == later, "{said}");
        let half = torn(&later);
        let (said, file, _) = reopened(&path, &journal, &half, &left);
        assert!(said.contains("club.hanchan-journal"), "{said}");
        assert!(file == half && fs::read(&journal).unwrap() == left);
    }
}

#[test]
fn a_journal_of_a_write_before_the_last_takes_nothing_back() {
    let (_folder, path, journal, before) = small_file();
    // The first of the two is told by nothing but the count of writes.
    let after = after_saving(&path, &counted(&before), 900);
    assert_eq!(before.len(), after.len());
    let half = torn(&after);
    for left in [
        journal_between(&before, &after),
        journal_in_parts(&before, &after),
    ] {
        let (said, file, _) = reopened(&path, &journal, &half, &left);
        assert!(said.contains("club.hanchan-journal"), "{said}");
        assert!(file == half && fs::read(&journal).unwrap() == left);
    }
}

#[test]
fn a_journal_without_the_page_that_is_half_written_takes_nothing_back() {
    let (_folder, path, journal, before) = small_file();
    let half = torn(&after_saving(&path, &before, 900));
    let left = journal_of(&before, &[1]);
    let (said, file, _) = reopened(&path, &journal, &half, &left);
    assert!(said.contains("club.hanchan-journal"), "{said}");
    assert!(file == half && fs::read(&journal).unwrap() == left);
}

#[test]
fn what_a_journal_has_that_was_not_yet_on_the_disk_says_nothing() {
    let (_folder, path, journal, before) = small_file();
    let after = after_saving(&path, &before, 900);
    let mut half = torn(&after);
    half[..PAGE].copy_from_slice(&before[..PAGE]);
    let mut left = journal_of(&before, &changed(&before, &after)[1..]);
    left.resize(left.len().next_multiple_of(512), 0);
    let another = journal_of(&counted(&counted(&before)), &[1]);
    let mut unmarked = another.clone();
    unmarked[..12].fill(0);
    for rest in [unmarked, with_number(&another, 8, 0)] {
        let left = [left.clone(), rest].concat();
        let (said, file, files) = reopened(&path, &journal, &half, &left);
        assert!(file == before && said == "[]" && files == 1, "{said}");
    }
}

#[test]
fn a_journal_of_another_machines_file_takes_nothing_back() {
    let (_folder, path, journal, before) = small_file();
    let here = after_saving(&path, &after_saving(&path, &before, 900), 901);
    let there = after_saving(&path, &before, 902);
    let left = journal_between(&there, &here);
    let (said, file, _) = reopened(&path, &journal, &here, &left);
    assert!(said.contains("LeftoverPutAside") && file == here, "{said}");
    let half = torn(&here);
    let (said, file, _) = reopened(&path, &journal, &half, &left);
    assert!(said.contains("club.hanchan-journal"), "{said}");
    assert!(file == half && fs::read(&journal).unwrap() == left);
}

/// Whoever plays one back deletes whatever file it names.
#[test]
fn a_journal_that_names_another_file_is_never_played_back() {
    let (folder, path, journal, before) = small_file();
    let after = after_saving(&path, &before, 900);
    let theirs = TempDir::new().unwrap();
    let victim = theirs.path().join("photograph.jpg");
    fs::write(&victim, "anything that is somebody's").unwrap();
    let own = journal_between(&before, &after);
    for (left, file) in [
        (naming(&own, &victim), &after),
        (naming(&with_number(&own[..512], 8, 0), &victim), &before),
        (naming(&own, &victim), &torn(&after)),
    ] {
        let (said, found, _) = reopened(&path, &journal, file, &left);
        assert!(victim.exists(), "opening took it away: {said}");
        assert!(found == *file && said.contains("club.hanchan-journal"));
        let kept = folder.path().join("club.hanchan-journal-kept-1");
        let kept = if kept.exists() { kept } else { journal.clone() };
        assert!(fs::read(&kept).unwrap() == left, "{said}");
        fs::remove_file(kept).unwrap();
    }
}
