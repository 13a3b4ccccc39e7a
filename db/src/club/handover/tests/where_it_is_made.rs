//! The folder in which a hand-over is put together has the club as everybody can read it.

use super::{LITTLE, club, now, papers, passphrase};
use crate::club::Club;
use crate::club::handover::open_hand_over;
use crate::club::handover::work::Work;
use crate::error::{Error, Fault};
use crate::files::lock::Lock;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// As on a disk that can only be read: a file stands where the work would be.
#[test]
fn it_is_made_where_nothing_can_be_written_beside_the_club() {
    let (folder, club) = club();
    let (stick, work) = (TempDir::new().unwrap(), work_of(&club));
    fs::write(&work, "mine").unwrap();
    let place = stick.path().join("hand-over.zip");
    let made = Work::of(club.path()).unwrap();
    let private = made.path().to_owned();
    assert!(!private.starts_with(folder.path()) && !private.starts_with(stick.path()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let bits = fs::metadata(&private).unwrap().permissions().mode();
        assert_eq!(bits & 0o077, 0, "others can look into it");
    }
    drop(made);
    assert!(!private.exists());
    club.hand_over_at(now(), &place, &papers(), None).unwrap();
    assert_eq!(fs::read(&work).unwrap(), b"mine");
    assert_eq!(fs::read_dir(stick.path()).unwrap().count(), 1);
    let opened = open_hand_over(&place, stick.path().join("next"), None).unwrap();
    assert_eq!(opened.files, 9);
    // One that is being made is waited for, not made twice.
    fs::remove_file(&work).unwrap();
    let _under_way = Work::of(club.path()).unwrap();
    let busy = Work::of(club.path()).map(|work| work.path().to_owned());
    assert!(
        matches!(
            busy,
            Err(Error::File {
                fault: Fault::OpenElsewhere(_),
                ..
            })
        ),
        "{busy:?}"
    );
}

fn work_of(club: &Club) -> PathBuf {
    club.path().with_file_name("club.hanchan.hanchan-work")
}

/// A program that was stopped has left its work, with the club as everybody can read it.
#[test]
fn what_an_interrupted_one_leaves_lies_beside_the_club_and_goes() {
    let (_folder, club) = club();
    let stick = TempDir::new().unwrap();
    let place = stick.path().join("hand-over.zip.age");
    let left = work_of(&club);
    fs::create_dir(&left).unwrap();
    fs::write(left.join("club-2026-11-22-143205.hanchan"), "甲乙丙丁").unwrap();
    {
        let under_way = Work::of(club.path()).unwrap();
        assert_eq!(under_way.path(), left, "nothing readable gets to the stick");
        assert_eq!(fs::read_dir(&left).unwrap().count(), 0);
        // Another at the same time does not take it away.
        assert!(Work::of(club.path()).is_err());
    }
    let passphrase = passphrase();
    club.hand_over_at(now(), &place, &papers(), Some((&passphrase, LITTLE)))
        .unwrap();
    assert!(!left.exists());
    assert_eq!(fs::read_dir(stick.path()).unwrap().count(), 1);
}

/// A hand-over that was stopped, or whose work somebody had open, is not made again for years.
#[test]
fn what_is_left_goes_when_the_club_is_opened_to_work_on_unless_it_is_under_way() {
    let (_folder, club) = club();
    let (path, left) = (club.path().to_owned(), work_of(&club));
    drop(club);
    fs::create_dir_all(left.join("opened")).unwrap();
    fs::write(left.join("opened/club.hanchan"), "甲乙丙丁").unwrap();
    drop(Club::open_read_only(&path).unwrap());
    assert!(left.exists(), "looking changes nothing");
    let under_way = Lock::try_acquire(&left).unwrap();
    drop(Club::open(&path).unwrap());
    assert!(left.exists(), "another program is at it");
    drop(under_way);
    let club = Club::open(&path).unwrap();
    assert!(!left.exists() && club.notices().is_empty());
    let names = fs::read_dir(path.parent().unwrap()).unwrap();
    let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "the club and its lock: {names:?}");
    // What only is called so is somebody's.
    drop(club);
    fs::write(&left, "mine").unwrap();
    assert!(Club::open(&path).unwrap().notices().is_empty());
    assert_eq!(fs::read(&left).unwrap(), b"mine");
}

#[test]
fn work_is_cleared_and_nothing_is_told_to_be_left() {
    let (_folder, club) = club();
    let stick = TempDir::new().unwrap();
    let place = stick.path().join("hand-over.zip");
    let made = club.hand_over_at(now(), &place, &papers(), None).unwrap();
    assert_eq!(made.left, None);
    assert!(!work_of(&club).exists());
}
