//! Opening and writing go wrong in words, and leave every file as it was.

use crate::support::{club, fault, files, import, member, new_club, now, season};
use db::{Club, Error, Fault};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Neither opening nor looking takes the file, and it stays as it is.
fn refuses(path: &Path, expected: &Fault) {
    let bytes = fs::read(path).unwrap();
    for found in [fault(Club::open(path)), fault(Club::open_read_only(path))] {
        match (expected, &found) {
            (Fault::Damaged(_), Fault::Damaged(_)) => {}
            _ => assert_eq!(&found, expected),
        }
    }
    assert_eq!(fs::read(path).unwrap(), bytes, "{} changed", path.display());
    let folder = path.parent().unwrap();
    assert_eq!(
        fs::read_dir(folder).unwrap().count(),
        1,
        "something was left beside the file"
    );
}

fn file(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

fn season_bytes() -> Vec<u8> {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    fs::read(club.path()).unwrap()
}

#[test]
fn other_files_are_no_club() {
    for bytes in [
        &b""[..],
        b"number,name\n1,a\n",
        b"SQLite format 3\0",
        &[0; 4096],
    ] {
        let (_folder, path) = file(bytes);
        refuses(&path, &Fault::NotAClub);
    }
}

#[test]
fn another_programs_database_is_no_club() {
    let mut bytes = season_bytes();
    bytes[68..72].copy_from_slice(&0_i32.to_be_bytes());
    let (_folder, path) = file(&bytes);
    refuses(&path, &Fault::NotAClub);
}

#[test]
fn a_newer_file_is_left_as_it_is() {
    let mut bytes = season_bytes();
    let known = i32::from_be_bytes(bytes[60..64].try_into().unwrap());
    bytes[60..64].copy_from_slice(&(known + 1).to_be_bytes());
    let (found, known) = (i64::from(known) + 1, i64::from(known));
    let (_folder, path) = file(&bytes);
    refuses(&path, &Fault::Newer { found, known });
    let words = Club::open(&path).unwrap_err().to_string();
    assert!(
        words.contains("newer version of this program") && words.contains("was not changed"),
        "{words}"
    );
}

#[test]
fn a_file_cut_short_anywhere_is_damaged() {
    let bytes = season_bytes();
    for cut in [
        101,
        4_096,
        bytes.len() / 2,
        bytes.len() - 4_096,
        bytes.len() - 1,
    ] {
        let (_folder, path) = file(&bytes[..cut]);
        refuses(&path, &Fault::Damaged(String::new()));
    }
}

#[test]
fn pages_of_zeros_are_damage() {
    let mut bytes = season_bytes();
    bytes[8_192..12_288].fill(0);
    let (_folder, path) = file(&bytes);
    refuses(&path, &Fault::Damaged(String::new()));
}

#[test]
fn a_file_of_a_form_that_never_was_is_no_club() {
    for form in [0_i32, -1] {
        let mut bytes = season_bytes();
        bytes[60..64].copy_from_slice(&form.to_be_bytes());
        let (_folder, path) = file(&bytes);
        refuses(&path, &Fault::NotAClub);
    }
}

#[test]
fn a_missing_file_and_a_folder_are_said_so() {
    let folder = TempDir::new().unwrap();
    assert_eq!(
        fault(Club::open(folder.path().join("none.hanchan"))),
        Fault::Missing
    );
    assert_eq!(fault(Club::open(folder.path())), Fault::IsFolder);
    assert_eq!(fault(Club::open_read_only(folder.path())), Fault::IsFolder);
    // Neither is one that iCloud took away and only stands in for.
    let away = folder.path().join("away.hanchan");
    fs::write(folder.path().join(".away.hanchan.icloud"), "").unwrap();
    assert_eq!(fault(Club::open(&away)), Fault::OnlineOnly);
    assert_eq!(fault(Club::open_read_only(&away)), Fault::OnlineOnly);
    assert_eq!(fault(Club::open(":memory:")), Fault::Missing);
}

#[test]
fn a_new_club_never_replaces_a_file() {
    let (_folder, path) = file(b"something else");
    assert_eq!(
        fault(Club::create(&path, &new_club(), now())),
        Fault::Exists
    );
    assert_eq!(fs::read(&path).unwrap(), b"something else");
    let nowhere = path.parent().unwrap().join("no folder/club.hanchan");
    assert_eq!(
        fault(Club::create(nowhere, &new_club(), now())),
        Fault::NoPlace
    );
    // A file where a folder should be stops even a superuser.
    assert_eq!(
        fault(Club::create(path.join("club.hanchan"), &new_club(), now())),
        Fault::NoPlace
    );
}

#[test]
fn a_new_club_with_a_name_nobody_can_read_is_refused_without_a_trace() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    let nameless = db::NewClub {
        name: " ".into(),
        ..new_club()
    };
    let error = Club::create(&path, &nameless, now()).unwrap_err();
    assert!(error.is_refusal(), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn where_the_journal_cannot_be_made_nothing_is_written() {
    let (_folder, mut club) = club();
    let bytes = fs::read(club.path()).unwrap();
    // A folder of the journal's name stands for a folder in which no file can be made: it stops
    // even a superuser.
    let mut journal = club.path().to_owned();
    journal.as_mut_os_string().push("-journal");
    fs::create_dir(&journal).unwrap();
    let error = import(&mut club, &files("number,name\n1,一\n", "", "")).unwrap_err();
    assert!(!error.is_refusal(), "{error}");
    assert!(error.to_string().contains("nothing was changed"), "{error}");
    fs::remove_dir(&journal).unwrap();
    assert_eq!(fs::read(club.path()).unwrap(), bytes);
    import(&mut club, &files("number,name\n1,一\n", "", "")).unwrap();
}

#[test]
fn a_club_opened_to_look_at_cannot_be_written() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let mut club = Club::open_read_only(&path).unwrap();
    let error = club.add_member(now(), &member(1, "一")).unwrap_err();
    assert!(
        matches!(error, Error::Storage(Fault::ReadOnly)),
        "{error:?}"
    );
}

const READ_ONLY: &str = "HANCHAN_TEST_READ_ONLY_FOLDER";

/// Runs only as the child of the test below: meets a folder in which it may not write.
#[test]
#[ignore = "is the child of another test"]
fn child_that_writes_in_a_read_only_folder() {
    let folder = PathBuf::from(std::env::var_os(READ_ONLY).unwrap());
    nothing_can_be_written_in(&folder);
    // Of one that may not even be read nobody could make a copy.
    let secret = folder.join("secret.hanchan");
    assert_eq!(fault(Club::open(&secret)), Fault::CannotOpen);
    assert_eq!(fault(Club::open_read_only(&secret)), Fault::CannotOpen);
}

fn nothing_can_be_written_in(folder: &Path) {
    fs::write(folder.join("control"), "").unwrap_err();
    assert_eq!(
        fault(Club::create(folder.join("new.hanchan"), &new_club(), now())),
        Fault::ReadOnly
    );
    let path = folder.join("club.hanchan");
    let looking = Club::open_read_only(&path).unwrap();
    assert!(looking.check().unwrap().is_empty());
    drop(looking);
    match Club::open(&path) {
        Err(Error::File { fault, .. }) => assert_eq!(fault, Fault::ReadOnly),
        Err(error) => panic!("{error}"),
        Ok(mut club) => {
            let error = import(&mut club, &files("number,name\n99,九\n", "", "")).unwrap_err();
            assert!(
                matches!(error, Error::Storage(Fault::ReadOnly)),
                "{error:?}"
            );
        }
    }
}

/// Forbidden to everybody, whoever they are.
#[cfg(windows)]
#[test]
fn in_a_read_only_folder_nothing_is_written() {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let path = club.path().to_owned();
    drop(club);
    let bytes = fs::read(&path).unwrap();
    let everybody = |words: [&str; 2]| {
        let mut icacls = Command::new("icacls");
        let done = icacls.arg(folder.path()).args(words).output().unwrap();
        assert!(done.status.success(), "{done:?}");
    };
    everybody(["/deny", "*S-1-1-0:(WD,AD,DC)"]);
    nothing_can_be_written_in(folder.path());
    everybody(["/remove:d", "*S-1-1-0"]);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    Club::open(&path).unwrap();
}

// On Windows: the test above.
#[cfg(unix)]
#[test]
fn in_a_read_only_folder_nothing_is_written() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let path = club.path().to_owned();
    drop(club);
    let bytes = fs::read(&path).unwrap();
    let allow =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    // Nobody else may read where the tests are built, so the child gets a copy of the program. Copied
    // by this process, it might still be open for writing in a child that another test just starts.
    let programs = TempDir::new().unwrap();
    let program = programs.path().join("opening");
    let copied = Command::new("cp")
        .arg(std::env::current_exe().unwrap())
        .arg(&program)
        .status();
    assert!(copied.unwrap().success());
    allow(programs.path(), 0o755);
    allow(&path, 0o666);
    let secret = folder.path().join("secret.hanchan");
    fs::write(&secret, &bytes).unwrap();
    allow(&secret, 0o000);
    allow(folder.path(), 0o555);
    let mut child = Command::new(program);
    child
        .args([
            "--ignored",
            "--exact",
            "opening::child_that_writes_in_a_read_only_folder",
            "--nocapture",
        ])
        .env(READ_ONLY, folder.path());
    // A superuser may write anywhere; the child must be somebody who may not.
    if fs::metadata(folder.path()).unwrap().uid() == 0 {
        child.uid(65_534);
    }
    let output = child.current_dir("/").output().unwrap();
    allow(folder.path(), 0o755);
    fs::remove_file(secret).unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn what_another_program_does_to_the_open_file_is_seen() {
    let (folder, mut club) = club();
    let mut copy = club.in_memory().unwrap();
    assert!(!club.was_changed_by_others().unwrap());
    let other = folder.path().join("other.hanchan");
    let mut newer = Club::create(&other, &new_club(), now()).unwrap();
    newer.add_member(now(), &member(1, "山田")).unwrap();
    drop(newer);
    fs::copy(other, club.path()).unwrap();
    assert!(club.was_changed_by_others().unwrap());
    assert!(!copy.was_changed_by_others().unwrap(), "it is its own");
}

/// A version of a rule set is for ever what it was first.
#[test]
fn a_new_club_gives_no_preset_other_rules() {
    let mut rules = new_club().rules.data().clone();
    rules.start = scoring::Points(25_000);
    let new = db::NewClub {
        rules: scoring::RuleSet::new(rules).unwrap(),
        ..new_club()
    };
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    let refused = crate::support::refused(Club::create(&path, &new, now()).map(drop));
    assert!(matches!(refused, db::Refused::Taken { .. }), "{refused}");
    assert!(!path.exists());
}
