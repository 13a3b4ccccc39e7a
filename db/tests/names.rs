//! A file is locked by what it is, not by what it is called, and whatever lies where its lock should be
//! keeps nobody waiting.
// Not on Windows: links, pipes with names and other accounts take an administrator there, and are made by
// no Wine; how long names may be there is tried with its long paths.
#![cfg(unix)]
use crate::support::{any_fault, club, fault, new_club, now, numbered};
use db::{Club, Error, Fault, Refused, Replacing};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

#[test]
fn a_link_to_an_open_file_is_the_open_file() {
    let (folder, mut club) = club();
    let alias = folder.path().join("alias.hanchan");
    symlink(club.path(), &alias).unwrap();
    let refused = any_fault(Club::open(&alias));
    assert!(matches!(refused, Fault::OpenElsewhere(_)), "{refused:?}");
    club.add_member(now(), &numbered(1)).unwrap();
    let path = club.path().to_owned();
    drop(club);
    // Its backups and its lock lie beside the file, wherever the link does.
    let other = folder.path().join("elsewhere");
    fs::create_dir(&other).unwrap();
    let link = other.join("link.hanchan");
    symlink(&path, &link).unwrap();
    let mut club = Club::open(&link).unwrap();
    assert_eq!(club.path(), fs::canonicalize(&path).unwrap());
    club.add_member(now(), &numbered(2)).unwrap();
    assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
}

#[test]
fn a_file_with_two_names_is_not_written() {
    let (folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let second = folder.path().join("second.hanchan");
    fs::hard_link(&path, &second).unwrap();
    for name in [&path, &second] {
        assert_eq!(any_fault(Club::open(name)), Fault::OtherNames);
        assert!(
            Club::open_read_only(name)
                .unwrap()
                .check()
                .unwrap()
                .is_empty()
        );
    }
    fs::remove_file(&second).unwrap();
    Club::open(&path).unwrap();
}

#[test]
fn a_pipe_in_the_place_of_the_lock_is_said_so_at_once() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let mut lock = path.clone();
    lock.as_mut_os_string().push(".lock");
    let made = Command::new("mkfifo").arg(&lock).status().unwrap();
    assert!(made.success());
    assert_eq!(any_fault(Club::open(&path)), Fault::Exists);
    fs::remove_file(&lock).unwrap();
    Club::open(&path).unwrap();
}

const OTHERS: &str = "HANCHAN_TEST_OTHER_ACCOUNT";

/// Runs only as the child of the test below: another account, beside whose file lies a root's lock.
#[test]
#[ignore = "is the child of another test"]
fn child_of_another_account_that_looks_and_saves() {
    let path = std::env::var_os(OTHERS).unwrap();
    let looking = Club::open_read_only(&path).unwrap();
    assert!(looking.check().unwrap().is_empty());
    println!("looked at {} members", looking.members().unwrap().len());
    drop(looking);
    match Club::open(path) {
        Ok(mut club) => {
            club.add_member(now(), &numbered(77)).unwrap();
            println!("saved");
        }
        Err(error) => println!("refused: {:?}", any_fault(Err::<(), _>(error))),
    }
}

#[test]
fn a_lock_of_another_account_keeps_nobody_from_looking_and_left_behind_nobody_out() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let (folder, mut club) = club();
    club.add_member(now(), &numbered(1)).unwrap();
    let path = club.path().to_owned();
    let allow = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(folder.path(), 0o777);
    allow(&path, 0o666);
    let mut lock = path.clone();
    lock.as_mut_os_string().push(".lock");
    // Only root may become somebody else. To anybody else it is as if the lock were another's where
    // they may not write it.
    let is_root = fs::metadata(folder.path()).unwrap().uid() == 0;
    let only_to_read = if is_root { 0o644 } else { 0o444 };
    allow(&lock, only_to_read);
    let programs = tempfile::TempDir::new().unwrap();
    let program = programs.path().join("names");
    let copied = Command::new("cp")
        .arg(std::env::current_exe().unwrap())
        .arg(&program)
        .status();
    assert!(copied.unwrap().success());
    allow(programs.path(), 0o755);
    let other = || {
        let mut child = Command::new(&program);
        child.args([
            "--ignored",
            "--exact",
            "names::child_of_another_account_that_looks_and_saves",
            "--nocapture",
        ]);
        child.env(OTHERS, &path).current_dir("/");
        if is_root {
            child.uid(65_534);
        }
        String::from_utf8(child.output().unwrap().stdout).unwrap()
    };
    let said = other();
    assert!(said.contains("looked at 1 members"), "{said}");
    assert!(said.contains("refused: OpenElsewhere"), "{said}");
    drop(club);
    // A program that was killed leaves its lock.
    fs::write(&lock, "root\nmachine\n").unwrap();
    allow(&lock, only_to_read);
    let said = other();
    assert!(said.contains("looked at 1 members"), "{said}");
    assert!(said.contains("saved"), "{said}");
    assert!(Club::open(&path).unwrap().member(77).unwrap().is_some());
}

/// Opening and closing the file by it would end the locks by which others see that it is open.
#[test]
fn a_link_to_the_club_beside_it_is_no_second_club() {
    let (folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    symlink(&path, folder.path().join("club-link.hanchan")).unwrap();
    let club = Club::open(&path).unwrap();
    assert_eq!(club.notices(), []);
}

/// Nobody waits for ever for what a pipe may say some day.
#[test]
fn a_pipe_where_checksums_are_kept_is_told_and_never_read() {
    let (folder, club) = club();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    let pipe = |place: &Path| {
        let _ = fs::remove_file(place);
        assert!(
            Command::new("mkfifo")
                .arg(place)
                .status()
                .unwrap()
                .success()
        );
    };
    let mut checksum = backup.path.clone();
    checksum.as_mut_os_string().push(".sha256");
    pipe(&checksum);
    let looked = db::check_backup(&backup.path).map(drop);
    assert_eq!(any_fault(looked), Fault::NoChecksum);
    assert!(db::backups_in(backup.path.parent().unwrap()).is_ok());

    let exported = folder.path().join("exported");
    fs::create_dir(&exported).unwrap();
    let sums = exported.join(".hanchan-sums");
    pipe(&sums);
    let files = [(exported.join("a.csv"), b"a".to_vec())];
    let refused = db::write_generated(&exported, &files, Replacing::OwnOnly).unwrap_err();
    assert!(
        matches!(&refused, Error::Refused(Refused::FilesInTheWay(places)) if *places == [sums]),
        "{refused:?}"
    );
}

#[test]
fn a_name_that_no_system_takes_is_said_so() {
    let (folder, club) = club();
    drop(club);
    // Beside a name there must be room for that of its journal.
    let long = folder.path().join("長".repeat(81) + ".hanchan");
    assert_eq!(
        any_fault(Club::create(&long, &new_club(), now())),
        Fault::NameTooLong
    );
    assert_eq!(any_fault(Club::open(&long)), Fault::NameTooLong);
    let mut deep = folder.path().to_owned();
    for _ in 0..3 {
        deep.push("深".repeat(60));
    }
    fs::create_dir_all(&deep).unwrap();
    let deep = deep.join("club.hanchan");
    assert_eq!(
        any_fault(Club::create(&deep, &new_club(), now())),
        Fault::NameTooLong
    );
    assert_eq!(fs::read_dir(deep.parent().unwrap()).unwrap().count(), 0);
    fs::copy(folder.path().join("club.hanchan"), &deep).unwrap();
    assert_eq!(any_fault(Club::open_read_only(&deep)), Fault::NameTooLong);
}

#[test]
fn a_name_may_be_as_long_as_leaves_room_for_what_lies_beside_it() {
    let folder = tempfile::TempDir::new().unwrap();
    let longest = folder
        .path()
        .join("aa".to_owned() + &"長".repeat(69) + ".hanchan");
    let club = Club::create(&longest, &new_club(), now()).unwrap();
    club.backup(now(), folder.path().join("backups")).unwrap();
    drop(club);
    let longer = folder
        .path()
        .join("aaa".to_owned() + &"長".repeat(69) + ".hanchan");
    let refused = Club::create(&longer, &new_club(), now());
    assert_eq!(any_fault(refused), Fault::NameTooLong);
    // One that was called so by other means is worked on as long as its journal has room.
    let given = folder.path().join("長".repeat(78) + ".hanchan");
    fs::rename(&longest, &given).unwrap();
    let mut club = Club::open(&given).unwrap();
    club.add_series(now(), "金曜会").unwrap();
    let refused = club.backup(now(), folder.path().join("backups"));
    assert_eq!(fault(refused), Fault::NameTooLong);

    // With all its folders, 480 bytes.
    let left = 480 - folder.path().as_os_str().len() - "/club.hanchan".len() - 1;
    let deep = |bytes: usize| {
        let folder = folder.path().join("a".repeat(200)).join("b".repeat(bytes));
        fs::create_dir_all(&folder).unwrap();
        Club::create(folder.join("club.hanchan"), &new_club(), now())
    };
    drop(deep(left - 201).unwrap());
    assert_eq!(any_fault(deep(left - 200)), Fault::NameTooLong);
}
