//! Names as other systems write them: a Mac gives names back from sticks and shares with each voiced kana
//! as two characters.
use crate::support::{import, member, new_club, now, season};
use chrono::{NaiveDateTime, TimeDelta};
use db::{Club, Notice, check_backup, own_backup_folder, stale_pdfs};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// ひばりが丘, as typed and as a Mac gives it back.
const TYPED: &str = "ひばりが丘";
const GIVEN: &str = "ひは\u{3099}りか\u{3099}丘";

/// A file that was opened or closed by the other spelling, as on a Mac, where both are one, is no matter.
fn rename_all(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        fs::rename(&path, path.with_file_name(name.replace(TYPED, GIVEN))).unwrap();
    }
}

fn club(folder: &TempDir) -> (PathBuf, Club) {
    let path = folder.path().join(format!("{TYPED}.hanchan"));
    let club = Club::create(&path, &new_club(), now()).unwrap();
    (path, club)
}

fn add(club: &mut Club, number: u32, at: NaiveDateTime) {
    club.add_member(at, &member(number, "一")).unwrap();
}

#[test]
fn backups_on_a_stick_are_listed_and_thinned_out_however_it_writes_names() {
    let (folder, stick) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (_, mut club) = club(&folder);
    club.set_backup_folder(now(), stick.path()).unwrap();
    // Two of one day long ago: the first of them may go.
    let long_ago = now();
    for (number, hours) in [(1, 0), (2, 5)] {
        let at = long_ago + TimeDelta::hours(hours);
        add(&mut club, number, at);
        club.backup(at, stick.path()).unwrap();
        rename_all(stick.path());
    }
    let backups = club.backups_in(stick.path()).unwrap();
    assert_eq!(backups.len(), 2, "both are this club's");
    for backup in &backups {
        assert!(backup.path.to_str().unwrap().contains(GIVEN));
        check_backup(&backup.path).unwrap();
    }
    let kept = club.keep_backups(long_ago + TimeDelta::days(500)).unwrap();
    kept.second.unwrap().unwrap();
    let left: Vec<_> = club.backups_in(stick.path()).unwrap();
    assert_eq!(left.len(), 2, "the earlier of the day went: {left:?}");
    assert!(left.iter().all(|backup| backup.at != long_ago));
}

#[test]
fn closing_knows_its_own_last_backup() {
    let folder = TempDir::new().unwrap();
    let (path, mut club) = club(&folder);
    add(&mut club, 1, now());
    club.close(now() + TimeDelta::hours(1)).unwrap().unwrap();
    rename_all(&own_backup_folder(&path));
    let club = Club::open(&path).unwrap();
    assert!(club.close(now() + TimeDelta::hours(2)).unwrap().is_none());
}

#[test]
fn papers_that_were_written_just_now_are_not_from_before() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let written = [(at("ひばりが丘.pdf"), Vec::new())];
    for name in ["ひばりが丘.pdf", "前.pdf"] {
        fs::write(at(name), "").unwrap();
    }
    rename_all(folder.path());
    assert_eq!(stale_pdfs(folder.path(), &written).unwrap(), [at("前.pdf")]);
}

#[test]
fn a_copy_of_the_club_beside_it_is_told() {
    let folder = TempDir::new().unwrap();
    let (path, club) = club(&folder);
    drop(club);
    let copy = format!("{GIVEN} (コピー).hanchan");
    fs::copy(&path, folder.path().join(&copy)).unwrap();
    // What somebody put aside under another ending is no copy that a service made.
    let aside = format!("{GIVEN}.hanchan.old");
    fs::copy(&path, folder.path().join(aside)).unwrap();
    let club = Club::open(&path).unwrap();
    assert_eq!(club.notices(), [Notice::ConflictCopy(copy)]);
}

/// Where a service put a journal aside under the other spelling, it goes with the person.
#[test]
fn erasing_takes_away_what_was_put_aside_however_it_is_written() {
    let folder = TempDir::new().unwrap();
    let (path, mut club) = club(&folder);
    import(&mut club, &season()).unwrap();
    let (id, _) = club.members().unwrap().remove(0);
    let aside = path.with_file_name(format!("{GIVEN}.hanchan-journal-kept-1"));
    fs::write(&aside, "names").unwrap();
    club.erase_member(now(), id).unwrap();
    assert!(!aside.exists());
}
