//! Backups come back whole, and every damage to them is seen.

use crate::support::{club, fault, import, member, now, season};
use db::{Club, Error, Fault, check_backup, restore};
use rusqlite::Connection;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

#[test]
fn backups_restore_and_every_damage_to_them_is_seen() {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    assert_eq!(
        backup.path.file_name().unwrap(),
        "club-2025-10-04-143205.hanchan"
    );
    assert_eq!(backup.hanchan, 159);
    let restored = folder.path().join("restored.hanchan");
    restore(&backup.path, &restored).unwrap();
    let everything = |club: &Club| club.records(scoring::Period::ALWAYS).unwrap();
    let other = Club::open(&restored).unwrap();
    assert_eq!(everything(&other), everything(&club));
    assert_eq!(other.history(10).unwrap(), club.history(10).unwrap());

    assert_eq!(fault(restore(&backup.path, &restored)), Fault::Exists);
    let bytes = fs::read(&backup.path).unwrap();
    let target = folder.path().join("from damaged.hanchan");
    let damaged = |bytes: &[u8]| {
        fs::write(&backup.path, bytes).unwrap();
        assert!(matches!(
            fault(restore(&backup.path, &target)),
            Fault::Damaged(_)
        ));
        assert!(!target.exists(), "nothing is made of a damaged backup");
    };
    // The checksum itself is tried byte by byte where it is made; here the whole way is walked.
    for place in (0..bytes.len()).step_by(bytes.len() / 40) {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1;
        damaged(&flipped);
        damaged(&bytes[..place]);
    }
    fs::write(&backup.path, &bytes).unwrap();
    restore(&backup.path, &target).unwrap();
    fs::remove_file(backup.path.with_extension("hanchan.sha256")).unwrap();
    assert_eq!(
        fault(restore(&backup.path, folder.path().join("third.hanchan"))),
        Fault::NoChecksum
    );
}

#[test]
fn what_cannot_be_read_while_restoring_is_told_by_its_own_name() {
    let (folder, club) = club();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    // It opens, and then every reading of it fails.
    fs::remove_file(&backup.path).unwrap();
    fs::create_dir(&backup.path).unwrap();
    let target = folder.path().join("restored.hanchan");
    let error = restore(&backup.path, &target).unwrap_err();
    assert!(
        matches!(&error, Error::File { path, .. } if *path == backup.path),
        "{error}"
    );
    assert!(!target.exists());
}

#[test]
fn a_second_backup_of_the_same_second_is_the_first_or_has_another_name() {
    let (folder, mut club) = club();
    let place = folder.path().join("backups");
    let first = club.backup(now(), &place).unwrap();
    assert_eq!(club.backup(now(), &place).unwrap(), first);
    assert_eq!(club.backups_in(&place).unwrap().len(), 1);

    import(&mut club, &season()).unwrap();
    let bytes = fs::read(&first.path).unwrap();
    let second = club.backup(now(), &place).unwrap();
    assert_eq!(
        second.path.file_name().unwrap(),
        "club-2025-10-04-143206.hanchan"
    );
    assert_eq!((first.hanchan, second.hanchan), (0, 159));
    assert_eq!(fs::read(&first.path).unwrap(), bytes, "none is replaced");
    assert_eq!(club.backup(now(), &place).unwrap(), second);
}

#[test]
fn what_only_has_the_name_of_a_backup_stays_and_is_not_taken_for_one() {
    let (folder, club) = club();
    let other = Club::create(
        folder.path().join("elsewhere.hanchan"),
        &crate::support::new_club(),
        now() - chrono::TimeDelta::days(1),
    );
    let of_other = other.unwrap().backup(now(), folder.path()).unwrap();
    for name in ["foreign", "damaged", "unproved"] {
        let place = folder.path().join(name);
        let first = club.backup(now(), &place).unwrap();
        let checksum = first.path.with_extension("hanchan.sha256");
        match name {
            "foreign" => {
                fs::copy(&of_other.path, &first.path).unwrap();
                fs::write(&checksum, &of_other.sha256).unwrap();
            }
            "damaged" => fs::write(&first.path, "half").unwrap(),
            _ => fs::remove_file(&checksum).unwrap(),
        }
        let there = fs::read(&first.path).unwrap();
        let second = club.backup(now(), &place).unwrap();
        assert_ne!(second.path, first.path, "{name}");
        check_backup(&second.path).unwrap();
        assert_eq!(fs::read(&first.path).unwrap(), there, "{name}");
    }
}

#[test]
fn the_backups_of_a_club_are_listed_the_latest_first() {
    let (folder, mut club) = club();
    assert_eq!(club.backup_folder().unwrap(), None);
    let place = folder.path().join("控え");
    club.set_backup_folder(now(), &place).unwrap();
    assert_eq!(club.backup_folder().unwrap(), Some(place.clone()));
    assert_eq!(fault(club.backups_in(&place)), Fault::NoFolder);
    let later = now() + chrono::TimeDelta::minutes(5);
    let first = club.backup(now(), &place).unwrap();
    let second = club.backup(later, &place).unwrap();
    fs::write(
        place.join("other-2025-10-04-143205.hanchan"),
        "another club's",
    )
    .unwrap();
    fs::write(place.join("club-tomorrow.hanchan"), "no backup").unwrap();
    // What a copy to a full stick leaves.
    fs::write(place.join("club-2025-10-05-143205.hanchan"), "").unwrap();
    // What macOS puts beside each file on a stick.
    let name = second.path.file_name().unwrap().to_str().unwrap();
    fs::write(place.join(format!("._{name}")), "attributes").unwrap();
    fs::remove_file(format!("{}.sha256", first.path.display())).unwrap();
    let found = club.backups_in(&place).unwrap();
    let seen: Vec<_> = found
        .iter()
        .map(|backup| (&backup.path, backup.at, backup.has_checksum))
        .collect();
    assert_eq!(
        seen,
        [(&second.path, later, true), (&first.path, now(), false)]
    );
    assert_eq!(found[0].bytes, fs::metadata(&second.path).unwrap().len());

    // With no club open, those of every club are there.
    let all = db::backups_in(&place).unwrap();
    let clubs: Vec<_> = all.iter().map(|backup| backup.club.as_path()).collect();
    let mut of_clubs = clubs.clone();
    of_clubs.sort();
    assert_eq!(
        of_clubs,
        ["club.hanchan", "club.hanchan", "other.hanchan"].map(Path::new)
    );
    check_backup(&second.path).unwrap();
    let mut bytes = fs::read(&second.path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&second.path, bytes).unwrap();
    assert!(matches!(
        fault(check_backup(&second.path)),
        Fault::Damaged(_)
    ));
    assert!(matches!(
        fault(check_backup(&first.path)),
        Fault::NoChecksum
    ));
}

/// What an interrupted program leaves beside the file it was making: `SQLite` would take back by it
/// what another program writes there.
#[test]
fn what_an_interrupted_run_left_beside_the_place_does_not_get_into_a_restored_file() {
    let (folder, mut club) = club();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    club.add_member(now(), &member(1, "今")).unwrap();
    let restored = folder.path().join("restored.hanchan");
    let part = folder.path().join("restored.hanchan.part");
    let journal = folder.path().join("restored.hanchan.part-journal");
    fs::copy(club.path(), &part).unwrap();
    let writing = Connection::open(&part).unwrap();
    writing
        .execute_batch("PRAGMA synchronous = OFF; BEGIN; CREATE TABLE half (x)")
        .unwrap();
    let left = fs::read(&journal).unwrap();
    drop(writing);
    assert!(!left.is_empty());
    fs::write(&journal, left).unwrap();

    restore(&backup.path, &restored).unwrap();
    assert!(fs::read(&restored).unwrap() == fs::read(&backup.path).unwrap());
    assert!(!part.exists() && !journal.exists());
}

#[test]
fn a_backup_is_not_good_for_its_checksum_alone_and_one_that_is_gone_is_missing() {
    let (folder, club) = club();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    check_backup(&backup.path).unwrap();
    let other = Connection::open(&backup.path).unwrap();
    other.execute_batch("DROP TRIGGER seat_insert").unwrap();
    drop(other);
    let mut sum = String::new();
    for byte in Sha256::digest(fs::read(&backup.path).unwrap()) {
        write!(sum, "{byte:02x}").unwrap();
    }
    let name = backup.path.file_name().unwrap().to_str().unwrap();
    let beside = backup.path.with_extension("hanchan.sha256");
    fs::write(&beside, format!("{sum}  {name}\n")).unwrap();
    assert!(matches!(
        fault(check_backup(&backup.path)),
        Fault::Damaged(_)
    ));
    fs::remove_file(&backup.path).unwrap();
    fs::remove_file(&beside).unwrap();
    assert!(matches!(fault(check_backup(&backup.path)), Fault::Missing));
    // Nor is one gone that iCloud keeps elsewhere, and its checksum with it.
    let to = folder.path().join("restored.hanchan");
    let stand_in = |of: &Path| {
        let name = of.file_name().unwrap().to_str().unwrap();
        of.with_file_name(format!(".{name}.icloud"))
    };
    for away in [&backup.path, &beside] {
        fs::write(stand_in(away), "").unwrap();
        assert_eq!(fault(check_backup(&backup.path)), Fault::OnlineOnly);
        assert_eq!(fault(restore(&backup.path, &to)), Fault::OnlineOnly);
        fs::remove_file(stand_in(away)).unwrap();
        fs::write(away, "").unwrap();
    }
}

#[test]
fn the_second_place_is_told_to_be_there_and_where_it_is_from() {
    let (_folder, mut club) = club();
    let stick = TempDir::new().unwrap();
    let mut told = |place: &Path| {
        club.set_backup_folder(now(), place).unwrap();
        let second = club.second_backup_folder().unwrap().unwrap();
        assert_eq!(second.folder, place);
        (second.is_there, second.of.is_some())
    };
    assert_eq!(told(stick.path()), (true, false));
    assert_eq!(told(&stick.path().join("out")), (false, false));
    let drive = told(Path::new(r"E:\控え"));
    assert_eq!(drive, (false, cfg!(not(windows))));
    let volume = told(Path::new("/Volumes/STICK/控え"));
    assert_eq!(volume, (false, cfg!(not(target_os = "macos"))));
}
