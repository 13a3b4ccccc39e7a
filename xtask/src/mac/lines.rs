//! The lines of the sources that are only for a Mac, or for it among others: each must be in a file that
//! the compiler read for it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::debian_rust::at;
use crate::paths;

/// No crate of the project is in these.
const NO_SOURCES: [&str; 3] = ["target", "node_modules", ".git"];

/// Prints in which files such lines are, and how many.
///
/// # Errors
/// Where one of the files is not among those that are named in each of `checked`, the folders of the
/// compiler's notes of what it read.
pub fn were_checked(root: &Path, checked: &[PathBuf]) -> Result<(), String> {
    let read = checked.iter().map(|folder| files_in_notes(folder));
    let read: Vec<BTreeSet<PathBuf>> = read.collect::<Result<_, _>>()?;
    let (mut lines, mut files, mut unseen) = (0, 0, Vec::new());
    for file in paths::sources_below(root, &NO_SOURCES)? {
        let text = fs::read_to_string(&file).map_err(|error| at(&file, &error))?;
        let count = text.lines().filter(|line| is_for_a_mac(line)).count();
        if count == 0 {
            continue;
        }
        let name = file.strip_prefix(root).unwrap_or(&file);
        println!("{count:>4}  {}", name.display());
        (lines, files) = (lines + count, files + 1);
        if !read.iter().all(|read| read.contains(name)) {
            unseen.push(name.display().to_string());
        }
    }
    if unseen.is_empty() {
        println!("{lines:>4}  in {files} files, all of them checked");
        return Ok(());
    }
    Err(format!(
        "lines for a Mac are in files that nothing compiles for it: {}",
        unseen.join(", ")
    ))
}

/// Whether it stands before something that a Mac has and another system lacks, or asks for one.
fn is_for_a_mac(line: &str) -> bool {
    let has = |words: &str| line.contains(words);
    let is_unix = has("unix") && !has("not(unix)");
    let is_no_other = has("not(windows)") || has("not(target_os = \"linux\")");
    has("os = \"macos\"") || has("vendor = \"apple\"") || has("cfg") && (is_unix || is_no_other)
}

/// The files that the compiler read, as cargo has it write down beside what it makes.
fn files_in_notes(folder: &Path) -> Result<BTreeSet<PathBuf>, String> {
    let mut files = BTreeSet::new();
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.extension().is_some_and(|kind| kind == "d") {
            let notes = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
            files.extend(files_in(&notes));
        }
    }
    Ok(files)
}

/// Each file has a line of its own, with nothing after the colon.
fn files_in(notes: &str) -> impl Iterator<Item = PathBuf> {
    let names = notes.lines().filter_map(|line| line.strip_suffix(':'));
    names.map(|name| PathBuf::from(name.replace("\\ ", " ")))
}

#[cfg(test)]
mod tests {
    use super::{files_in, is_for_a_mac, were_checked};
    use std::path::{Path, PathBuf};
    use std::{env, fs, process};

    const MENU: &str = "#[cfg(target_os = \"macos\")]\nfn menu() {}\n";

    #[test]
    fn what_a_mac_has_is_told_from_what_it_lacks() {
        for line in [
            "#[cfg(target_os = \"macos\")]",
            "    any(target_os = \"linux\", target_os = \"macos\"),",
            "#[cfg(unix)]",
            "    if cfg!(not(windows)) {",
        ] {
            assert!(is_for_a_mac(line), "{line}");
        }
        for line in [
            "#[cfg(not(unix))]",
            "#[cfg(windows)]",
            "#![cfg(target_os = \"linux\")]",
            "//! The lock on unix.",
        ] {
            assert!(!is_for_a_mac(line), "{line}");
        }
    }

    #[test]
    fn the_compilers_notes_name_each_file() {
        let notes =
            "deps/db.d: db/src/lib.rs db/src/a\\ b.rs\n\ndb/src/lib.rs:\ndb/src/a\\ b.rs:\n";
        let files: Vec<PathBuf> = files_in(notes).collect();
        assert_eq!(files, ["db/src/lib.rs", "db/src/a b.rs"].map(PathBuf::from));
    }

    #[test]
    fn a_file_that_nothing_compiles_is_named() {
        let root = env::temp_dir().join(format!("hanchan-xtask-lines-{}", process::id()));
        let notes = ["one", "other"].map(|name| root.join("target").join(name));
        for folder in [&root.join("src"), &notes[0], &notes[1]] {
            fs::create_dir_all(folder).unwrap();
        }
        fs::write(root.join("src/menu.rs"), MENU).unwrap();
        let unseen = || were_checked(&root, &notes).unwrap_err();
        fs::write(notes[0].join("a.d"), "a: src/lib.rs\n\nsrc/lib.rs:\n").unwrap();
        let named = format!(": {}", Path::new("src").join("menu.rs").display());
        assert!(unseen().ends_with(&named), "{}", unseen());
        let seen = "b: src/menu.rs\n\nsrc/menu.rs:\n";
        fs::write(notes[0].join("b.d"), seen).unwrap();
        assert!(unseen().ends_with(&named), "by one of two");
        fs::write(notes[1].join("b.d"), seen).unwrap();
        were_checked(&root, &notes).unwrap();
        fs::remove_dir_all(root).unwrap();
    }
}
