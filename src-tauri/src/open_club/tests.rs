use super::*;
use crate::for_tests::{member, new_club};
use chrono::NaiveDate;
use db::{Member, Settings};
use scoring::Calendar;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

fn club_file(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    drop(new_club(&path, "shirakaba-2025"));
    path
}

fn opened() -> (TempDir, OpenClub) {
    let folder = tempfile::tempdir().unwrap();
    let open = OpenClub::default();
    assert!(!open.is_open());
    assert!(matches!(
        open.read(Club::settings),
        Err(WireError::NoClubOpen)
    ));
    open.open(&club_file(folder.path(), "a.hanchan")).unwrap();
    (folder, open)
}

#[test]
fn a_file_opened_ahead_is_there_once_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["a.hanchan", "b.hanchan"].map(|name| club_file(folder.path(), name));
    let open = OpenClub::default();
    open.open_ahead(first.clone());
    assert!(!open.is_open(), "nobody has asked for it");
    open.open(&first).unwrap();
    assert_eq!(open.read(Club::settings).unwrap().name, "a.hanchan");

    // Not asked for, but another file, or itself by another path: nothing holds it any more.
    let other = OpenClub::default();
    other.open_ahead(second.clone());
    other
        .open(&folder.path().join(".").join("b.hanchan"))
        .unwrap();
    other.close();
    other.open_ahead(second.clone());
    other.close();
    Club::open(&second).unwrap();

    let gone = folder.path().join("gone.hanchan");
    other.open_ahead(gone.clone());
    assert!(other.open(&gone).is_err());
    assert_eq!(other.asked_for(), Some(gone));
}

#[test]
fn a_write_is_saved_and_says_when() {
    let (_folder, open) = opened();
    assert_eq!(open.saved_at(), None);
    open.write(|club, now| club.add_member(now, &member(1)))
        .unwrap();
    assert!(open.saved_at().is_some());
    assert_eq!(open.changes(), 2, "one for opening it, one for the member");
    assert_eq!(open.read(Club::members).unwrap()[0].1, member(1));
}

#[test]
fn a_refused_write_says_nothing_was_saved() {
    let (_folder, open) = opened();
    assert!(open.write(Club::undo).is_err());
    assert_eq!(open.saved_at(), None);
    assert_eq!(open.changes(), 1);
}

#[test]
fn what_is_refused_names_days_as_the_club_does() {
    let (_folder, open) = opened();
    let day = |month| NaiveDate::from_ymd_opt(2026, month, 1);
    let gone = Member {
        joined: day(4),
        left: day(3),
        ..member(1)
    };
    let refused = || {
        open.write(|club, now| club.add_member(now, &gone))
            .unwrap_err()
    };
    let named = |joined: &str, left: &str| WireError::LeftBeforeJoining {
        joined: joined.into(),
        left: left.into(),
    };
    assert_eq!(refused(), named("令和8年4月1日", "令和8年3月1日"));
    let western = Settings {
        calendar: Calendar::Western,
        ..open.read(Club::settings).unwrap()
    };
    open.write(|club, now| club.change_settings(now, &western))
        .unwrap();
    assert_eq!(refused(), named("2026年4月1日", "2026年3月1日"));
}

#[test]
fn a_second_window_is_told_that_the_file_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = club_file(folder.path(), "a.hanchan");
    let (first, second) = (OpenClub::default(), OpenClub::default());
    first.open(&path).unwrap();
    let Err(WireError::OpenElsewhere { file, since, .. }) = second.open(&path) else {
        panic!("it is open in the first");
    };
    assert_eq!(file, path.display().to_string());
    assert!(since.is_some());
    first.open(&club_file(folder.path(), "b.hanchan")).unwrap();
    second.open(&path).unwrap();
}

#[test]
fn a_club_that_cannot_be_opened_leaves_the_one_before_open() {
    let (folder, open) = opened();
    let none = folder.path().join("none.hanchan");
    assert!(open.open(&none).is_err());
    assert_eq!(open.asked_for(), Some(none));
    assert_eq!(open.read(Club::settings).unwrap().name, "a.hanchan");
    assert_eq!(open.path(), Some(folder.path().join("a.hanchan")));
}

#[test]
fn a_file_that_another_program_changed_is_opened_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = club_file(folder.path(), "a.hanchan");
    let copy = folder.path().join("b.hanchan");
    std::fs::copy(&path, &copy).unwrap();
    let add =
        |open: &OpenClub, number| open.write(|club, now| club.add_member(now, &member(number)));
    let elsewhere = OpenClub::default();
    elsewhere.open(&copy).unwrap();
    add(&elsewhere, 5).unwrap();

    let open = OpenClub::default();
    open.open(&path).unwrap();
    std::fs::copy(&copy, &path).unwrap();
    for _ in 0..2 {
        let refused = add(&open, 1).unwrap_err();
        assert!(matches!(refused, WireError::ChangedFile { .. }));
    }
    open.open(&path).unwrap();
    add(&open, 1).unwrap();
    assert_eq!(open.read(Club::members).unwrap().len(), 2);
}

#[test]
fn what_is_being_written_when_the_window_closes_is_saved() {
    let (folder, open) = opened();
    let path = folder.path().join("a.hanchan");
    let (tell, told) = mpsc::channel();
    thread::scope(|threads| {
        threads.spawn(|| {
            open.write(|club, now| {
                tell.send(()).unwrap();
                // Closing comes first wherever it does not wait.
                thread::sleep(Duration::from_millis(50));
                club.add_member(now, &member(1))
            })
            .unwrap();
        });
        told.recv().unwrap();
        open.close();
        assert_eq!(Club::open(&path).unwrap().members().unwrap().len(), 1);
    });
}

#[test]
fn what_was_saved_is_backed_up_when_its_club_is_closed_or_another_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = ["a.hanchan", "b.hanchan"].map(|name| club_file(folder.path(), name));
    let open = OpenClub::default();
    open.open(&a).unwrap();
    let count = |club: &Path| {
        let found = db::backups_in(db::own_backup_folder(club));
        found.map_or(0, |found| found.len())
    };
    open.open(&b).unwrap();
    assert_eq!((count(&a), count(&b)), (1, 0));
    open.close();
    assert_eq!((count(&a), count(&b)), (1, 1));
    open.open(&b).unwrap();
    open.close();
    assert_eq!(count(&b), 1, "nothing was done since the last one");

    let sample = club_file(folder.path(), db::sample::NAME);
    open.open(&sample).unwrap();
    open.close();
    assert_eq!(count(&sample), 0, "the sample is only looked at");
}

#[test]
fn closing_does_not_wait_for_what_is_only_being_read() {
    let (_folder, open) = opened();
    open.read(|club| {
        open.close();
        club.settings()
    })
    .unwrap();
    open.close();
    assert!(matches!(
        open.read(Club::settings),
        Err(WireError::NoClubOpen)
    ));
}

#[test]
fn a_file_is_looked_over_while_others_write_to_it() {
    let (_folder, open) = opened();
    let copy = open.read(Club::in_memory).unwrap();
    open.write(|club, now| club.add_member(now, &member(1)))
        .unwrap();
    assert_eq!(copy.check().unwrap(), []);
    assert!(copy.members().unwrap().is_empty(), "it is as it was then");
}

#[test]
fn what_is_put_aside_at_a_save_is_told_from_then_on() {
    let (folder, open) = opened();
    assert!(open.notices().is_empty());
    assert!(open.notices().is_empty());
    // As a service brings it that keeps the folder alike with another machine's.
    let journal = folder.path().join("a.hanchan-journal");
    std::fs::write(&journal, "of another machine").unwrap();
    // The work itself may be refused.
    assert!(open.write(Club::undo).is_err());
    let [Notice::LeftoverPutAside { left, kept }] = &open.notices()[..] else {
        panic!("{:?}", open.notices());
    };
    assert_eq!(left, "a.hanchan-journal");
    assert_eq!(std::fs::read_to_string(kept).unwrap(), "of another machine");
    open.read(Club::members).unwrap();
    assert_eq!(
        open.notices().len(),
        1,
        "it stays until another file is opened"
    );
}

#[test]
fn the_club_that_is_open_is_known_by_every_path_to_its_file() {
    let (folder, open) = opened();
    let path = folder.path().join("a.hanchan");
    let around = folder.path().join("b/../a.hanchan");
    std::fs::create_dir(folder.path().join("b")).unwrap();
    let mut others = vec![around];
    #[cfg(unix)]
    {
        let [linked, link] = ["linked", "link.hanchan"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink(folder.path(), &linked).unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        others.extend([linked.join("a.hanchan"), link]);
    }
    if cfg!(any(windows, target_os = "macos")) {
        others.push(folder.path().join("A.HANCHAN"));
    }
    for other in others {
        // Opened as another, it would be in use by this very window.
        open.open(&other).unwrap();
        assert_eq!(open.path().as_ref(), Some(&path), "{}", other.display());
    }
}
