//! The folder in which pages are kept, a file each, and what in it is no longer as it was.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// How many lines of a change are told: enough to see what it is about.
const MOST: usize = 12;

/// Pages as they are now, by the names of their documents.
pub type Pages = BTreeMap<String, String>;

fn file(folder: &Path, document: &str) -> PathBuf {
    folder.join(format!("{document}.txt"))
}

/// The documents of which a page is kept.
fn kept(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut names: Vec<String> = paths
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// Which pages are not what is kept of them, and the lines that differ.
pub fn changed(folder: &Path, pages: &Pages) -> BTreeMap<String, String> {
    let mut changed = BTreeMap::new();
    for (document, now) in pages {
        let before = fs::read_to_string(file(folder, document)).unwrap_or_default();
        if before.replace("\r\n", "\n") != *now {
            changed.insert(document.clone(), difference(&before, now));
        }
    }
    for document in kept(folder) {
        if !pages.contains_key(&document) {
            changed.insert(
                document,
                "  it is kept, and there is no such document\n".into(),
            );
        }
    }
    changed
}

fn difference(before: &str, now: &str) -> String {
    let only = |these: &str, others: &str, mark: char| -> Vec<String> {
        let lost = these
            .lines()
            .filter(|line| !others.lines().any(|other| other == *line));
        lost.map(|line| format!("  {mark} {line}")).collect()
    };
    let mut lines = only(before, now, '-');
    let more = only(now, before, '+');
    let all = lines.len() + more.len();
    lines.truncate(MOST / 2);
    lines.extend(more.into_iter().take(MOST / 2));
    let mut told = lines.join("\n") + "\n";
    if all > lines.len() {
        writeln!(told, "  and {} lines more", all - lines.len()).unwrap();
    }
    told
}

/// Keeps the page of one document as it is now, or of all where none is named, and says which were not so
/// before.
///
/// # Errors
/// Where there is no such document.
pub fn renew(
    folder: &Path,
    pages: &Pages,
    only: Option<&str>,
) -> Result<BTreeMap<String, String>, String> {
    let mut changed = changed(folder, pages);
    if let Some(only) = only {
        if !pages.contains_key(only) && !changed.contains_key(only) {
            let names: Vec<&str> = pages.keys().map(String::as_str).collect();
            return Err(format!(
                "there is no {only}; there are {}",
                names.join(", ")
            ));
        }
        changed.retain(|document, _| document == only);
    }
    fs::create_dir_all(folder).unwrap();
    for document in changed.keys() {
        let file = file(folder, document);
        match pages.get(document) {
            Some(now) => fs::write(file, now).unwrap(),
            None => fs::remove_file(file).unwrap(),
        }
    }
    Ok(changed)
}

#[test]
fn a_change_is_told_by_its_document_and_lines_and_kept_for_that_document_alone() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("references");
    let page = |text: &str| format!("page 1\n\n{text}\nthe end\n");
    let mut pages: Pages = [("rules", "十八"), ("session", "甲"), ("table-plan", "乙")]
        .map(|(document, text)| (document.to_owned(), page(text)))
        .into();
    assert_eq!(renew(&folder, &pages, None).unwrap().len(), 3);
    assert!(changed(&folder, &pages).is_empty());

    pages.insert("rules".into(), page("十九"));
    pages.insert("session".into(), page("丙"));
    pages.remove("table-plan");
    let told = changed(&folder, &pages);
    assert_eq!(told["rules"], "  - 十八\n  + 十九\n");
    assert_eq!(told["session"], "  - 甲\n  + 丙\n");
    assert!(told["table-plan"].contains("no such document"));

    assert!(
        renew(&folder, &pages, Some("rule"))
            .unwrap_err()
            .contains("rules, session")
    );
    let renewed = renew(&folder, &pages, Some("rules")).unwrap();
    assert!(renewed.keys().eq(["rules"]));
    let left = changed(&folder, &pages);
    assert!(left.keys().eq(["session", "table-plan"]));
    assert_eq!(renew(&folder, &pages, None).unwrap(), left);
    assert!(changed(&folder, &pages).is_empty());
}
