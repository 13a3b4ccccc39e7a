//! The folder in which a hand-over is put together has the club as everybody can read it.

use super::{LITTLE, club, now, papers, passphrase};
use crate::club::Club;
use crate::error::{Error, Fault};
use crate::handover::open_hand_over;
use crate::handover::work::Work;
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
