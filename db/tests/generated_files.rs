//! What people made is not replaced by an export, nor by anything else under names that nobody typed.

use crate::support::{club, day, files, import, now, season};
use db::{Club, Encoding, Error, ExportFormat, ExportSummary, Refused, Replacing, write_generated};
use scoring::Period;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const CSV: ExportFormat = ExportFormat::Csv(Encoding::Utf8);
const SUMS: &str = ".hanchan-sums";

/// Everything in a folder by its name within.
fn content(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            let inner = content(&path).into_iter();
            found.extend(inner.map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else {
            found.insert(name, fs::read(&path).unwrap());
        }
    }
    found
}

fn export(
    club: &Club,
    format: ExportFormat,
    folder: &Path,
    replacing: Replacing,
) -> Result<ExportSummary, Error> {
    club.export(now(), Period::ALWAYS, format, folder, replacing)
}

/// The names of the files that are said to be in the way; everything must be as it was.
fn in_the_way<T: std::fmt::Debug>(
    folder: &Path,
    write: impl FnOnce() -> Result<T, Error>,
) -> Vec<String> {
    let before = content(folder);
    let refused = write().unwrap_err();
    assert_eq!(content(folder), before, "{refused}");
    let Error::Refused(Refused::FilesInTheWay(places)) = &refused else {
        panic!("{refused}");
    };
    assert_eq!(refused.to_string().lines().count(), places.len());
    let name = |place: &PathBuf| place.strip_prefix(folder).unwrap().display().to_string();
    places.iter().map(name).collect()
}

#[test]
fn an_export_replaces_nothing_that_people_made() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let at = |name: &str| out.path().join(name);
    // The names under which people keep what they import; sessions the club has none of.
    for name in ["members.csv", "results.csv", "sessions.csv"] {
        fs::write(at(name), "made by hand").unwrap();
    }
    let refused = in_the_way(out.path(), || {
        export(&club, CSV, out.path(), Replacing::OwnOnly)
    });
    assert_eq!(refused, ["members.csv", "results.csv", "sessions.csv"]);
    // Another form has other names.
    export(
        &club,
        ExportFormat::JsonLines,
        out.path(),
        Replacing::OwnOnly,
    )
    .unwrap();
    let written = export(&club, CSV, out.path(), Replacing::Anything).unwrap();
    assert_eq!(written.files.len(), 3);
    assert_ne!(fs::read(at("members.csv")).unwrap(), b"made by hand");
    assert!(!at("sessions.csv").exists());
}

#[test]
fn an_export_replaces_an_earlier_one_that_nobody_changed() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let monthly = |club: &Club, month: &str, format| {
        let period = Period::month_of(day(month));
        club.export(now(), period, format, out.path(), Replacing::OwnOnly)
    };
    for format in [CSV, ExportFormat::Xlsx, ExportFormat::JsonLines] {
        for month in ["2025-04-01", "2025-05-01", "2025-06-01"] {
            monthly(&club, month, format).unwrap();
        }
    }
    let hands = out.path().join("hands.csv");
    assert!(hands.exists());
    // What there is nothing to write of goes, because it is our own.
    monthly(&club, "2020-01-01", CSV).unwrap();
    assert!(!hands.exists());
    monthly(&club, "2025-07-01", CSV).unwrap();
    for name in ["results.csv", "hands.csv"] {
        let file = out.path().join(name);
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("{text}\r\n")).unwrap();
    }
    let refused = in_the_way(out.path(), || monthly(&club, "2020-01-01", CSV));
    assert_eq!(refused, ["results.csv", "hands.csv"]);
}

/// Years of papers make a long list.
#[test]
fn a_long_list_of_checksums_is_believed_as_well() {
    let out = TempDir::new().unwrap();
    let write = |text: &[u8]| {
        let paper = [(out.path().join("1.pdf"), text.to_vec())];
        write_generated(out.path(), &paper, Replacing::OwnOnly).unwrap();
    };
    write(b"one");
    let sums = out.path().join(SUMS);
    let list = fs::read_to_string(&sums).unwrap();
    let (heading, line) = list.trim_end().rsplit_once('\n').unwrap();
    let mut long = format!("{heading}\n");
    while long.len() < 2 * 1024 * 1024 {
        long += &line.replace("1.pdf", &format!("other-{}.pdf", long.len()));
        long.push('\n');
    }
    fs::write(&sums, long + line + "\n").unwrap();
    write(b"two");
    assert_eq!(fs::read(out.path().join("1.pdf")).unwrap(), b"two");
}

#[test]
fn what_is_there_just_so_is_no_hindrance() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let first = export(&club, CSV, out.path(), Replacing::OwnOnly).unwrap();
    fs::remove_file(out.path().join(SUMS)).unwrap();
    let again = export(&club, CSV, out.path(), Replacing::OwnOnly).unwrap();
    assert_eq!(again, first);
    // From then on they are known again.
    import(&mut club, &files("number,name\n90,新\n", "", "")).unwrap();
    export(&club, CSV, out.path(), Replacing::OwnOnly).unwrap();
}

#[test]
fn only_its_own_list_of_checksums_is_believed() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let sums = out.path().join(SUMS);
    for anothers in ["", "mine", "\u{0}"] {
        fs::write(&sums, anothers).unwrap();
        let refused = in_the_way(out.path(), || {
            export(&club, CSV, out.path(), Replacing::OwnOnly)
        });
        assert_eq!(refused, [SUMS], "{anothers:?}");
    }
    export(&club, CSV, out.path(), Replacing::Anything).unwrap();
    // It goes on knowing what it wrote of another form, and of papers.
    let paper = [(out.path().join("papers/1.pdf"), b"one".to_vec())];
    write_generated(out.path(), &paper, Replacing::OwnOnly).unwrap();
    export(&club, ExportFormat::Xlsx, out.path(), Replacing::OwnOnly).unwrap();
    let paper = [(out.path().join("papers/1.pdf"), b"two".to_vec())];
    write_generated(out.path(), &paper, Replacing::OwnOnly).unwrap();
    let text = fs::read_to_string(&sums).unwrap();
    assert!(text.contains("  papers/1.pdf\n") && text.contains("  hands.csv\n"));
}

#[test]
fn a_folder_or_a_link_in_the_way_is_named_and_a_club_is_never_replaced() {
    let (folder, _club) = club();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("1.pdf")).unwrap();
    let paper = |name: &str| [(at(name), b"paper".to_vec())];
    let write = |name: &str, replacing| write_generated(folder.path(), &paper(name), replacing);
    for name in ["1.pdf", "club.hanchan"] {
        let refused = in_the_way(folder.path(), || write(name, Replacing::OwnOnly));
        assert_eq!(refused, [name]);
        let before = content(folder.path());
        let error = write(name, Replacing::Anything).unwrap_err();
        assert!(error.to_string().contains("already there"), "{error}");
        assert_eq!(content(folder.path()), before);
    }
    #[cfg(unix)]
    {
        fs::write(at("mine.pdf"), "mine").unwrap();
        std::os::unix::fs::symlink(at("mine.pdf"), at("2.pdf")).unwrap();
        let refused = in_the_way(folder.path(), || write("2.pdf", Replacing::OwnOnly));
        assert_eq!(refused, ["2.pdf"]);
        write("2.pdf", Replacing::Anything).unwrap();
        assert_eq!(fs::read(at("mine.pdf")).unwrap(), b"mine");
    }
}

/// The program may be ended between any two files.
#[test]
fn what_was_written_by_halves_is_known_all_the_same() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let both = |text: &str| ["1.pdf", "2.pdf"].map(|name| (at(name), text.as_bytes().to_vec()));
    write_generated(folder.path(), &both("old"), Replacing::OwnOnly).unwrap();
    write_generated(folder.path(), &both("new"), Replacing::OwnOnly).unwrap();
    // As if it had come no further than the checksums and one file.
    fs::write(at("2.pdf"), "old").unwrap();
    write_generated(folder.path(), &both("newest"), Replacing::OwnOnly).unwrap();
}

#[test]
fn what_somebody_else_made_and_is_just_the_same_is_not_in_the_way() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("list.csv");
    fs::write(&place, "same").unwrap();
    let files = |text: &str| [(place.clone(), text.as_bytes().to_vec())];
    write_generated(folder.path(), &files("same"), Replacing::OwnOnly).unwrap();
    // From then on it is this program's.
    write_generated(folder.path(), &files("and longer"), Replacing::OwnOnly).unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"and longer");
}
