//! What another program has open on Windows, as viewers, spreadsheets and virus scanners do, and names
//! that Windows keeps for itself.
#![cfg(windows)]
use crate::support::{any_fault, club, import, new_club, now, numbered, season};
use db::{
    Club, Encoding, Error, ExportFormat, Fault, Replacing, write_generated, write_together,
    write_whole,
};
use scoring::Period;
use std::fs::{self, DirEntry, File, OpenOptions};
use std::os::windows::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{sleep, spawn};
use std::time::Duration;
use tempfile::TempDir;

const NOBODY: u32 = 0;
/// As viewers do: others may read it as well, and nothing else.
const READERS: u32 = 1;
/// Others may delete or rename it.
const DELETERS: u32 = 4;

/// What others may do meanwhile is settled by who has it open.
fn open_sharing_with(others: u32, path: &Path) -> File {
    let mut options = OpenOptions::new();
    options.read(true).share_mode(others).open(path).unwrap()
}

/// Lets go of it soon.
fn for_a_moment(scanner: File) {
    spawn(move || {
        sleep(Duration::from_millis(200));
        drop(scanner);
    });
}

fn may_only_be_read(path: &Path, readonly: bool) {
    let mut permissions = fs::metadata(path).unwrap().permissions();
    permissions.set_readonly(readonly);
    fs::set_permissions(path, permissions).unwrap();
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let name = |entry: DirEntry| entry.file_name().into_string().unwrap();
    entries.map(|entry| name(entry.unwrap())).collect()
}

#[test]
fn a_paper_in_a_viewer_stays_as_it_is_and_that_is_said() {
    let folder = TempDir::new().unwrap();
    let paper = folder.path().join("日報.pdf");
    fs::write(&paper, "before").unwrap();
    let viewer = open_sharing_with(READERS, &paper);
    assert_eq!(any_fault(write_whole(&paper, b"after")), Fault::InUse);
    drop(viewer);
    assert_eq!(fs::read(&paper).unwrap(), b"before");
    assert_eq!(names(&folder), ["日報.pdf"]);
    write_whole(&paper, b"after").unwrap();
    assert_eq!(fs::read(&paper).unwrap(), b"after");
}

#[test]
fn a_file_that_a_scanner_has_for_a_moment_is_replaced() {
    let folder = TempDir::new().unwrap();
    let paper = folder.path().join("日報.pdf");
    fs::write(&paper, "before").unwrap();
    for_a_moment(open_sharing_with(READERS, &paper));
    write_whole(&paper, b"after").unwrap();
    assert_eq!(fs::read(&paper).unwrap(), b"after");
}

#[test]
fn a_club_that_nobody_else_may_read_is_told_as_that() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let bytes = fs::read(&path).unwrap();
    let scanner = open_sharing_with(NOBODY, &path);
    assert_eq!(any_fault(Club::open(&path)), Fault::InUse);
    assert_eq!(any_fault(Club::open_read_only(&path)), Fault::InUse);
    drop(scanner);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    Club::open(&path).unwrap();
}

#[test]
fn a_club_that_is_only_read_meanwhile_is_opened_to_write_or_not_at_all() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let copier = open_sharing_with(READERS, &path);
    assert_eq!(any_fault(Club::open(&path)), Fault::InUse);
    Club::open_read_only(&path).unwrap();
    for_a_moment(copier);
    Club::open(&path)
        .unwrap()
        .add_member(now(), &numbered(1))
        .unwrap();
    // What is marked so is told when something is to be saved, as on other systems.
    may_only_be_read(&path, true);
    let mut club = Club::open(&path).unwrap();
    assert_eq!(
        any_fault(club.add_member(now(), &numbered(2))),
        Fault::ReadOnly
    );
    drop(club);
    may_only_be_read(&path, false);
}

#[test]
fn a_lock_that_was_left_and_may_only_be_read_keeps_nobody_out_and_is_a_lock() {
    let (_folder, club) = club();
    let path = club.path().to_owned();
    drop(club);
    let lock = path.with_added_extension("lock");
    fs::write(&lock, "other\nmachine\n").unwrap();
    may_only_be_read(&lock, true);
    let club = Club::open(&path).unwrap();
    assert_eq!(any_fault(Club::open(&path)), Fault::Busy);
    drop(club);
    drop(Club::open(&path).unwrap());
    may_only_be_read(&lock, false);
}

/// What is under each name in a folder.
fn contents(folder: &TempDir) -> Vec<(String, Vec<u8>)> {
    let mut names = names(folder);
    names.sort();
    let read = |name: &String| fs::read(folder.path().join(name)).unwrap();
    let contents = names.iter().map(read).collect::<Vec<_>>();
    names.into_iter().zip(contents).collect()
}

/// It is told of that file, and all are as they were.
fn all_are_as_they_were<T>(folder: &TempDir, held: &str, write: impl FnOnce() -> Result<T, Error>) {
    let before = contents(folder);
    match write().map(drop) {
        Err(Error::File { path, fault }) => {
            assert_eq!((path, fault), (folder.path().join(held), Fault::InUse));
        }
        other => panic!("{other:?}"),
    }
    assert!(contents(folder) == before, "{held}");
}

#[test]
fn of_papers_that_belong_together_none_is_replaced_while_one_is_in_a_viewer() {
    let folder = TempDir::new().unwrap();
    let papers = |text: &str| -> Vec<(PathBuf, Vec<u8>)> {
        let places = ["1.pdf", "2.pdf", "3.pdf"].map(|name| folder.path().join(name));
        places.map(|place| (place, text.into())).into()
    };
    let own = |text: &str| write_generated(folder.path(), &papers(text), Replacing::OwnOnly);
    own("before").unwrap();
    let viewer = open_sharing_with(READERS, &folder.path().join("2.pdf"));
    all_are_as_they_were(&folder, "2.pdf", || own("after"));
    all_are_as_they_were(&folder, "2.pdf", || write_together(&papers("after")));
    drop(viewer);
    own("after").unwrap();
    write_together(&papers("together")).unwrap();
    for_a_moment(open_sharing_with(READERS, &folder.path().join("3.pdf")));
    write_together(&papers("at last")).unwrap();
    assert_eq!(fs::read(folder.path().join("3.pdf")).unwrap(), b"at last");
}

/// One of which there is nothing any more goes with them.
#[test]
fn an_export_replaces_nothing_while_one_of_its_files_is_in_a_spreadsheet() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let format = ExportFormat::Csv(Encoding::Utf8);
    let export = |club: &Club| {
        club.export(
            now(),
            Period::ALWAYS,
            format,
            out.path(),
            Replacing::OwnOnly,
        )
    };
    export(&club).unwrap();
    club.undo(now()).unwrap();
    let spreadsheet = open_sharing_with(READERS, &out.path().join("hands.csv"));
    all_are_as_they_were(&out, "hands.csv", || export(&club));
    drop(spreadsheet);
    export(&club).unwrap();
    assert!(!out.path().join("hands.csv").exists());
}

/// How long the scanner has a file, and how long it does nothing between two looks at a folder. One that
/// had a file nearly all the time could be met at each of the few tries that `SQLite` makes, and no real
/// one opens the same file again and again.
const SCAN: Duration = Duration::from_millis(10);

/// Opens each file it finds for a moment, one after another in all ways of sharing, until it is told to
/// stop; and says how many it opened.
fn scan(folder: &Path, is_done: &AtomicBool) -> u32 {
    let mut opened = 0;
    for others in (0..8).cycle() {
        if is_done.load(Ordering::Relaxed) {
            break;
        }
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let mut options = OpenOptions::new();
            options.read(true).share_mode(ways_for(&entry, others));
            if let Ok(file) = options.open(entry.path()) {
                opened += 1;
                sleep(SCAN);
                drop(file);
            }
        }
        sleep(SCAN);
    }
    opened
}

/// Nobody may delete a journal while it is scanned. On Windows one that is deleted meanwhile is gone, or
/// can be opened by nobody; Wine 8 lets it be opened, and `SQLite` takes back by it what was saved.
fn ways_for(entry: &DirEntry, others: u32) -> u32 {
    let is_journal = (entry.file_name().to_string_lossy()).ends_with("-journal");
    if is_journal {
        others & !DELETERS
    } else {
        others
    }
}

#[test]
fn what_is_made_while_a_scanner_opens_each_new_file_is_made_whole() {
    let folder = TempDir::new().unwrap();
    let is_done = Arc::new(AtomicBool::new(false));
    let scanner = {
        let (folder, is_done) = (folder.path().to_owned(), Arc::clone(&is_done));
        spawn(move || scan(&folder, &is_done))
    };
    let path = folder.path().join("club.hanchan");
    let mut made = Club::create(&path, &new_club(), now()).unwrap();
    made.add_member(now(), &numbered(1)).unwrap();
    let backup = made.backup(now(), folder.path()).unwrap();
    let restored = folder.path().join("restored.hanchan");
    db::restore(&backup.path, &restored).unwrap();
    drop(made);
    for number in 0..20 {
        let papers = ["1.pdf", "2.pdf"].map(|name| (folder.path().join(name), vec![number]));
        write_together(&papers).unwrap();
    }
    is_done.store(true, Ordering::Relaxed);
    assert!(scanner.join().unwrap() > 0);
    for club in [&path, &restored] {
        assert_eq!(Club::open(club).unwrap().members().unwrap().len(), 1);
    }
    let parts = names(&folder)
        .into_iter()
        .filter(|name| name.contains(".part"));
    assert_eq!(parts.count(), 0);
}

#[test]
fn names_that_windows_keeps_are_refused_and_nothing_is_made() {
    let folder = TempDir::new().unwrap();
    for name in ["NUL", "con.pdf", "前期:報告.pdf", "何?.pdf", "<会>.pdf"] {
        let place = folder.path().join(name);
        assert_eq!(
            any_fault(write_whole(&place, b"x")),
            Fault::BadName,
            "{name}"
        );
    }
    let paper = |name: &str| [(folder.path().join(name), vec![b'x'])];
    for name in ["前期:報告/a.pdf", "nul/a.pdf", "何?/中/a.pdf"] {
        for refused in [
            any_fault(write_together(&paper(name))),
            any_fault(write_generated(
                folder.path(),
                &paper(name),
                Replacing::OwnOnly,
            )),
            any_fault(db::make_folder(paper(name)[0].0.parent().unwrap())),
        ] {
            assert_eq!(refused, Fault::BadName, "{name}");
        }
    }
    assert_eq!(names(&folder), [""; 0]);
}
