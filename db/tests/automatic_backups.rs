//! Backups that are kept without being asked for: on closing, before a new form, in two places, and
//! old ones thinned out with care.

use crate::support::{NEWEST, club, fault, form, member, new_club, now, numbered};
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use db::{Club, Fault, check_backup, own_backup_folder, restore};
use std::fs;
use std::path::{Path, PathBuf};

fn add(club: &mut Club, now: NaiveDateTime, number: u32) {
    club.add_member(now, &numbered(number)).unwrap();
}

/// The names in a folder, the checksums left out.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.ends_with(".sha256"))
        .collect();
    names.sort();
    names
}

#[test]
fn closing_backs_up_what_no_backup_has_yet() {
    let (_folder, mut club) = club();
    let path = club.path().to_owned();
    add(&mut club, now(), 1);
    let later = now() + TimeDelta::minutes(9);
    let kept = club.close(later).unwrap().unwrap();
    let own = kept.own.unwrap();
    assert!(kept.second.is_none());
    assert_eq!(own.path.parent(), Some(own_backup_folder(&path).as_path()));
    check_backup(&own.path).unwrap();

    // Looking at it and closing again gives nothing to keep.
    let mut club = Club::open(&path).unwrap();
    club.members().unwrap();
    assert!(club.close(later + TimeDelta::days(1)).unwrap().is_none());
    club = Club::open(&path).unwrap();
    add(&mut club, later + TimeDelta::days(2), 2);
    let last = later + TimeDelta::days(3);
    assert!(club.close(last).unwrap().unwrap().own.is_ok());
    assert_eq!(names(&own_backup_folder(&path)).len(), 2);

    // A backup of a time to come, by a clock that was wrong, stands for nothing.
    let mut club = Club::open(&path).unwrap();
    club.backup(last + TimeDelta::days(900), own_backup_folder(&path))
        .unwrap();
    add(&mut club, last + TimeDelta::days(1), 3);
    let kept = club.close(last + TimeDelta::days(1)).unwrap().unwrap();
    let restored = path.with_file_name("restored.hanchan");
    restore(kept.own.unwrap().path, &restored).unwrap();
    let restored = Club::open_read_only(restored).unwrap();
    assert_eq!(restored.members().unwrap().len(), 3);
}

#[test]
fn what_was_done_in_the_second_of_the_last_backup_is_backed_up_as_well() {
    let (_folder, mut club) = club();
    let path = club.path().to_owned();
    add(&mut club, now(), 1);
    let first = club.close(now()).unwrap().unwrap().own.unwrap();
    for (number, is_late) in [(2, false), (3, true)] {
        let mut club = Club::open(&path).unwrap();
        add(&mut club, now(), number);
        // The second that it is called by is taken, and closing is not always as fast as this.
        let at = now() + TimeDelta::seconds(i64::from(is_late));
        let next = club.close(at).unwrap().unwrap().own.unwrap();
        assert_ne!(next.path, first.path);
        let restored = path.with_file_name(format!("{number}.hanchan"));
        restore(&next.path, &restored).unwrap();
        let held = Club::open_read_only(restored).unwrap().members().unwrap();
        assert_eq!(held.len(), number as usize);
    }
    let club = Club::open(&path).unwrap();
    let later = now() + TimeDelta::days(1);
    assert!(club.close(later).unwrap().is_none(), "all of it is kept");
}

#[test]
fn a_second_place_that_is_away_is_said_and_hinders_nothing() {
    let (folder, mut club) = club();
    let stick = folder.path().join("USB");
    club.set_backup_folder(now(), &stick).unwrap();
    let kept = club.keep_backups(now()).unwrap();
    assert!(kept.own.is_ok());
    assert_eq!(fault(kept.second.unwrap()), Fault::NoFolder);
    assert!(!stick.exists(), "a stick that is away is not made");

    fs::create_dir(&stick).unwrap();
    let kept = club.keep_backups(now() + TimeDelta::hours(1)).unwrap();
    let second = kept.second.unwrap().unwrap();
    assert_eq!(second.path.parent(), Some(stick.as_path()));
    check_backup(&second.path).unwrap();

    // Where the club's own place fails, the second has one all the same.
    let own = own_backup_folder(club.path());
    fs::remove_dir_all(&own).unwrap();
    fs::write(&own, "in the way").unwrap();
    let kept = club.keep_backups(now() + TimeDelta::hours(2)).unwrap();
    assert_eq!(fault(kept.own), Fault::NoFolder);
    assert!(kept.second.unwrap().is_ok());
    assert_eq!(fs::read(&own).unwrap(), b"in the way");
}

/// Three of each of four days, the last of which is today.
fn four_days(club: &Club, folder: &Path) -> (Vec<PathBuf>, NaiveDateTime) {
    let day = |month, day| NaiveDate::from_ymd_opt(2024, month, day).unwrap();
    let mut made = Vec::new();
    for date in [day(5, 7), day(5, 8), day(12, 3)] {
        for hour in [9, 12, 15] {
            let at = date.and_hms_opt(hour, 0, 0).unwrap();
            made.push(club.backup(at, folder).unwrap().path);
        }
    }
    (made, day(12, 20).and_hms_opt(9, 0, 0).unwrap())
}

#[test]
fn old_backups_are_thinned_out_in_both_places_and_nothing_else_goes() {
    let (folder, mut club) = club();
    let stick = folder.path().join("USB");
    fs::create_dir(&stick).unwrap();
    club.set_backup_folder(now(), &stick).unwrap();
    let own = own_backup_folder(club.path());
    let (mine, at) = four_days(&club, &own);
    four_days(&club, &stick);

    // What others put there: another club's under the same name, a copy without its checksum, one
    // whose checksum is of another file, and papers.
    let other = folder.path().join("other/club.hanchan");
    fs::create_dir(other.parent().unwrap()).unwrap();
    let other = Club::create(&other, &new_club(), now() + TimeDelta::seconds(1)).unwrap();
    let others = [1, 2].map(|minute| {
        let at = mine_at(2024, 5, 7) + TimeDelta::minutes(minute);
        other.backup(at, &own).unwrap().path
    });
    let bare = own.join("club-2024-05-07-010203.hanchan");
    fs::copy(&mine[0], &bare).unwrap();
    let misnamed = own.join("club-2024-05-07-010204.hanchan");
    fs::copy(&mine[0], &misnamed).unwrap();
    let checksum = |path: &Path| PathBuf::from(format!("{}.sha256", path.display()));
    fs::copy(checksum(&mine[0]), checksum(&misnamed)).unwrap();
    fs::write(own.join("club-2024-05-07-letter.txt"), "a letter").unwrap();

    let kept = club.keep_backups(at).unwrap();
    let newest = kept.own.unwrap().path;
    let left = names(&own);
    for path in [&others[0], &others[1], &bare, &misnamed, &newest] {
        assert!(path.exists(), "{} went", path.display());
    }
    assert!(left.contains(&"club-2024-05-07-letter.txt".to_owned()));
    let mine: Vec<bool> = mine.iter().map(|path| path.exists()).collect();
    // The last of May, and the last of 3 December, whose day is more than two weeks ago.
    let stays = [
        [false, false, false],
        [false, false, true],
        [false, false, true],
    ];
    assert_eq!(mine, stays.concat());
    assert_eq!(
        names(&stick),
        [
            "club-2024-05-08-150000.hanchan",
            "club-2024-12-03-150000.hanchan",
            "club-2024-12-20-090000.hanchan"
        ]
    );
    for name in names(&stick) {
        check_backup(stick.join(name)).unwrap();
    }
    assert_eq!(fs::read_dir(&stick).unwrap().count(), 6, "checksums go too");
}

fn mine_at(year: i32, month: u32, day: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(year, month, day).unwrap();
    day.and_hms_opt(9, 0, 0).unwrap()
}

#[test]
fn while_the_one_that_stands_for_them_is_damaged_nothing_goes() {
    let (_folder, club) = club();
    let own = own_backup_folder(club.path());
    let (mine, at) = four_days(&club, &own);
    let heir = mine[5].clone();
    let good = fs::read(&heir).unwrap();
    let mut flipped = good.clone();
    // Which version of SQLite wrote it: nothing that reads the file minds.
    flipped[99] ^= 1;
    fs::write(&heir, &flipped).unwrap();
    club.keep_backups(at).unwrap().own.unwrap();
    assert!(mine[..6].iter().all(|path| path.exists()));
    assert!(!mine[6].exists(), "of December another one is good");

    fs::write(&heir, &good).unwrap();
    let later = at + TimeDelta::hours(1);
    club.keep_backups(later).unwrap().own.unwrap();
    assert!(mine[..5].iter().all(|path| !path.exists()));
    assert!(heir.exists());
}

#[test]
fn where_the_last_of_a_month_is_no_club_any_more_the_one_before_takes_its_place() {
    let (_folder, club) = club();
    let (mine, at) = four_days(&club, &own_backup_folder(club.path()));
    fs::write(&mine[5], "nothing").unwrap();
    club.keep_backups(at).unwrap().own.unwrap();
    let left: Vec<bool> = mine[..6].iter().map(|path| path.exists()).collect();
    assert_eq!(left, [false, false, false, false, true, true]);
}

fn older_form(folder: &Path) -> PathBuf {
    let path = folder.join("club.hanchan");
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/form-1.hanchan");
    fs::copy(data, &path).unwrap();
    path
}

#[test]
fn a_file_of_an_older_form_is_backed_up_as_it_is_before_it_gets_the_newest() {
    let folder = tempfile::tempdir().unwrap();
    let path = older_form(folder.path());
    let club = Club::open(&path).unwrap();
    let own = own_backup_folder(&path);
    let [name] = &names(&own)[..] else {
        panic!("{:?}", names(&own));
    };
    // By the last thing that was done in it, whenever it is opened.
    assert_eq!(name, "club-2025-05-01-210000.hanchan");
    let backup = own.join(name);
    check_backup(&backup).unwrap();
    assert_eq!((form(&backup), form(&path)), (1, NEWEST));
    assert_eq!(club.backups_in(&own).unwrap().len(), 1);
    let records = |club: &Club| club.records(scoring::Period::ALWAYS).unwrap();
    let now_there = records(&club);
    drop(club);
    drop(Club::open(&path).unwrap());
    assert_eq!(names(&own).len(), 1, "the newest form needs none");

    // Put back, it is in the old form again, and gets the newest once more.
    let restored = folder.path().join("restored.hanchan");
    restore(&backup, &restored).unwrap();
    assert_eq!(form(&restored), 1);
    assert_eq!(records(&Club::open(&restored).unwrap()), now_there);

    // Where a step was interrupted after its backup, the next try needs no other.
    fs::copy(&backup, &path).unwrap();
    drop(Club::open(&path).unwrap());
    assert_eq!(names(&own).len(), 1);
    // One that is damaged does not count.
    fs::copy(&backup, &path).unwrap();
    let mut bytes = fs::read(&backup).unwrap();
    bytes[5_000] ^= 1;
    fs::write(&backup, bytes).unwrap();
    drop(Club::open(&path).unwrap());
    assert_eq!(names(&own).len(), 2);
}

#[test]
fn without_a_backup_a_file_keeps_its_older_form() {
    let folder = tempfile::tempdir().unwrap();
    let path = older_form(folder.path());
    let before = fs::read(&path).unwrap();
    fs::write(own_backup_folder(&path), "in the way").unwrap();
    assert_eq!(fault(Club::open(&path)), Fault::NoFolder);
    assert_eq!(fs::read(&path).unwrap(), before);
    // To look at it, none is needed.
    Club::open_read_only(&path).unwrap();
}

#[test]
fn a_backup_goes_only_for_one_that_has_all_that_it_has() {
    let (_folder, mut club) = club();
    let own = own_backup_folder(club.path());
    let day = |hour| now() - TimeDelta::days(400) + TimeDelta::hours(hour);
    // One evening the clock was ahead: the later name has the earlier contents.
    let ahead = club.backup(day(5), &own).unwrap().path;
    club.add_member(now(), &member(500, "会員500")).unwrap();
    let before = club.backup(day(1), &own).unwrap().path;
    club.keep_backups(now()).unwrap().own.unwrap();
    assert!(before.exists(), "what came after it was lost");
    assert!(ahead.exists(), "the last of its fiscal year stays");
    // With the same contents in it, the later one stands for the earlier.
    let later = club.backup(day(6), &own).unwrap().path;
    club.keep_backups(now() + TimeDelta::minutes(1))
        .unwrap()
        .own
        .unwrap();
    assert!(!before.exists() && later.exists());
}

/// The club went on from an older backup: what was done before and given up is in no later one.
#[test]
fn a_backup_of_what_was_given_up_stays_however_old_it_is() {
    let (folder, mut club) = club();
    let own = own_backup_folder(club.path());
    let day = |hour| now() - TimeDelta::days(400) + TimeDelta::hours(hour);
    let older = club.backup(day(1), &own).unwrap().path;
    add(&mut club, day(2), 1);
    let given_up = club.backup(day(3), &own).unwrap().path;
    let path = club.path().to_owned();
    drop(club);
    fs::rename(&path, folder.path().join("given-up.hanchan")).unwrap();
    restore(&older, &path).unwrap();
    let mut club = Club::open(&path).unwrap();
    add(&mut club, day(4), 2);
    let last = club.backup(day(5), &own).unwrap().path;
    club.keep_backups(now()).unwrap().own.unwrap();
    assert!(!older.exists(), "the last holds all that it held");
    assert!(given_up.exists(), "nothing else holds what it holds");
    assert!(last.exists());
}
