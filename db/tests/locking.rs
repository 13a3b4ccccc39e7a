//! One program at a time writes a club's file, and notices when another got at it all the same.

use crate::support::{any_fault, club, import, now, numbered, season};
use db::{Club, Fault};
use scoring::Period;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

#[test]
fn a_second_program_may_look_but_not_write() {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let path = club.path().to_owned();
    let Fault::OpenElsewhere(holder) = any_fault(Club::open(&path)) else {
        panic!("it is open");
    };
    assert!(holder.since.is_some() && !holder.account.is_empty() && !holder.machine.is_empty());
    let looking = Club::open_read_only(&path).unwrap();
    assert_eq!(
        looking.records(Period::ALWAYS).unwrap(),
        club.records(Period::ALWAYS).unwrap()
    );
    drop(looking);
    club.add_member(now(), &numbered(900)).unwrap();
    drop(club);
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "something was left beside the file"
    );
    let mut club = Club::open(&path).unwrap();
    club.add_member(now(), &numbered(901)).unwrap();
}

const KILLED: &str = "HANCHAN_TEST_KILLED_FILE";

/// Runs only as the child of the test below: dies with the file open.
#[test]
#[ignore = "is the child of another test"]
fn child_that_dies_with_the_file_open() {
    let path = std::env::var_os(KILLED).unwrap();
    let club = Club::open(path);
    if club.is_ok() {
        std::process::abort();
    }
}

#[test]
fn the_lock_of_a_program_that_died_holds_nobody_up() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let status = Command::new(std::env::current_exe().unwrap())
        .args([
            "--ignored",
            "--exact",
            "locking::child_that_dies_with_the_file_open",
        ])
        .env(KILLED, &path)
        .output()
        .unwrap()
        .status;
    assert!(!status.success());
    let mut lock = path.clone();
    lock.as_mut_os_string().push(".lock");
    assert_eq!(
        lock.exists(),
        cfg!(unix),
        "the child died before it opened the file"
    );
    Club::open(&path).unwrap();
    assert!(!lock.exists());
}

#[test]
fn a_folder_in_the_place_of_the_lock_is_said_so_at_once() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let lock = path.with_added_extension("lock");
    fs::create_dir(&lock).unwrap();
    assert_eq!(any_fault(Club::open(&path)), Fault::Exists);
    fs::remove_dir(&lock).unwrap();
    Club::open(&path).unwrap();
}

/// There nobody can rename, replace or delete what a program has open.
#[cfg(windows)]
#[test]
fn no_file_can_be_put_in_its_place() {
    let (folder, mut club) = club();
    let path = club.path().to_owned();
    let copy = folder.path().join("copy.hanchan");
    fs::copy(&path, &copy).unwrap();
    fs::rename(&copy, &path).unwrap_err();
    fs::rename(&path, folder.path().join("moved.hanchan")).unwrap_err();
    fs::remove_file(&path).unwrap_err();
    club.add_member(now(), &numbered(1)).unwrap();
    drop(club);
    fs::remove_file(&copy).unwrap();
    assert_eq!(Club::open(&path).unwrap().members().unwrap().len(), 1);
}

// On Windows: the test above.
#[cfg(unix)]
#[test]
fn a_file_put_in_its_place_is_not_lost_sight_of() {
    let (folder, mut club) = club();
    let path = club.path().to_owned();
    let copy = folder.path().join("copy.hanchan");
    fs::copy(&path, &copy).unwrap();
    fs::rename(&copy, &path).unwrap();
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(1))),
        Fault::Changed
    );
    assert_eq!(any_fault(club.undo(now())), Fault::Changed);
    assert_eq!(any_fault(import(&mut club, &season())), Fault::Changed);
    fs::remove_file(&path).unwrap();
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(1))),
        Fault::Missing
    );
}

/// Writes a file over another without making a new one, as programs do that keep folders alike, so
/// long after the other was written as its time tells.
fn write_over(path: &Path, bytes: &[u8], later: Duration) {
    let modified = fs::metadata(path).unwrap().modified().unwrap() + later;
    let mut file = OpenOptions::new()
        .write(true)
        .truncate(true)
        .open(path)
        .unwrap();
    file.write_all(bytes).unwrap();
    file.set_modified(modified).unwrap();
}

/// A copy in which another machine saved once.
fn copy_saved_elsewhere(folder: &TempDir, path: &Path) -> PathBuf {
    let copy = folder.path().join("copy.hanchan");
    fs::copy(path, &copy).unwrap();
    let mut other = Club::open(&copy).unwrap();
    other.add_member(now(), &numbered(5)).unwrap();
    copy
}

#[test]
fn a_copy_in_which_was_saved_as_often_is_noticed() {
    /// Where the header has what `SQLite` goes by.
    const COUNTS: Range<usize> = 24..40;
    let (folder, mut club) = club();
    let path = club.path().to_owned();
    let copy = copy_saved_elsewhere(&folder, &path);
    club.add_member(now(), &numbered(6)).unwrap();
    let (theirs, ours) = (fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    assert_eq!(theirs[COUNTS], ours[COUNTS]);
    assert_eq!(theirs.len(), ours.len());
    write_over(&path, &theirs, Duration::ZERO);
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(7))),
        Fault::Changed
    );
    assert_eq!(any_fault(club.undo(now())), Fault::Changed);
    assert_eq!(fs::read(&path).unwrap(), theirs);
    // What was there before is the file that is open.
    write_over(&path, &ours, Duration::ZERO);
    club.add_member(now(), &numbered(7)).unwrap();
}

#[test]
fn a_file_that_is_being_written_over_is_noticed() {
    let (_folder, mut club) = club();
    club.add_member(now(), &numbered(1)).unwrap();
    let path = club.path().to_owned();
    let bytes = fs::read(&path).unwrap();
    let mut halfway = bytes.clone();
    // Neither the header nor the end, where the newest is.
    halfway[8_192..32_768].fill(0);
    // Some systems tell two writes of one moment not apart by their time.
    write_over(&path, &halfway, Duration::from_secs(1));
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(2))),
        Fault::Changed
    );
    assert_eq!(fs::read(&path).unwrap(), halfway);
    fs::write(&path, bytes.repeat(2)).unwrap();
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(2))),
        Fault::Changed
    );
}

#[test]
fn a_file_whose_time_alone_is_another_is_the_same_file() {
    let (_folder, mut club) = club();
    let file = OpenOptions::new().write(true).open(club.path()).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
    club.add_member(now(), &numbered(1)).unwrap();
    club.add_member(now(), &numbered(2)).unwrap();
}

#[test]
fn a_file_written_over_is_noticed() {
    let (folder, mut club) = club();
    let path = club.path().to_owned();
    let copy = copy_saved_elsewhere(&folder, &path);
    let bytes = fs::read(&copy).unwrap();
    fs::write(&path, &bytes).unwrap();
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(1))),
        Fault::Changed
    );
    assert_eq!(fs::read(&path).unwrap(), bytes);
    drop(club);
    let mut club = Club::open(&path).unwrap();
    club.add_member(now(), &numbered(1)).unwrap();
    assert_eq!(club.members().unwrap().len(), 2);
}
