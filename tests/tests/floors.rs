//! The floors of `db`: errors, files, tables and the club stand on one another, and no file of a lower
//! one names anything of a higher one.

use std::fs;
use std::path::{Path, PathBuf};

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../db/src");

/// From the lowest to the highest, as ARCHITECTURE.md describes them.
const FLOORS: [&str; 4] = ["error", "files", "tables", "club"];

/// Paths that leave a floor upwards, each with its line.
fn violations(floor: usize, depth: usize, text: &str) -> Vec<(usize, String)> {
    let allowed = &FLOORS[..=floor];
    // A test may use whatever is there.
    let end = text.find("#[cfg(test)]\nmod tests {");
    let code = text.get(..end.unwrap_or(text.len())).unwrap();
    let mut found = Vec::new();
    for (start, _) in code.match_indices("crate::") {
        let path = code.get(start + "crate::".len()..).unwrap();
        for name in first_names(path) {
            if !allowed.contains(&name.as_str()) {
                found.push((line_of(code, start), format!("crate::{name}")));
            }
        }
    }
    let climb = "super::".repeat(depth);
    for (start, _) in code.match_indices(&climb) {
        found.push((line_of(code, start), climb.clone()));
    }
    found
}

fn line_of(text: &str, place: usize) -> usize {
    text.get(..place).unwrap().matches('\n').count() + 1
}

/// What follows `crate::`: one name, or the first name of each path in braces.
fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        let is_part = |letter: &char| letter.is_alphanumeric() || *letter == '_';
        text.trim_start().chars().take_while(is_part).collect()
    };
    let Some(group) = path.strip_prefix('{') else {
        return vec![name(path)];
    };
    let mut depth = 1;
    let mut names = vec![name(group)];
    for (place, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => names.push(name(group.get(place + 1..).unwrap())),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_file_of_db_names_a_higher_floor() {
    let root = Path::new(SOURCES).canonicalize().unwrap();
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut found = Vec::new();
    let mut counts = [0; FLOORS.len()];
    for file in files {
        let within = file.strip_prefix(&root).unwrap().with_extension("");
        let parts: Vec<&str> = within.iter().map(|part| part.to_str().unwrap()).collect();
        let is_test = parts.contains(&"tests");
        let Some(floor) = FLOORS.iter().position(|floor| *floor == parts[0]) else {
            assert_eq!(parts, ["lib"], "{} is on no floor", file.display());
            continue;
        };
        counts[floor] += 1;
        if !is_test {
            let text = fs::read_to_string(&file).unwrap();
            for (line, path) in violations(floor, parts.len(), &text) {
                let file = within.with_extension("rs");
                found.push(format!(
                    "db/src/{}:{line}: `{path}` lies above the floor `{}`",
                    file.display(),
                    FLOORS[floor]
                ));
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 1), "{counts:?}");
    assert!(
        found.is_empty(),
        "move the code up, or what it names down:\n{}",
        found.join("\n")
    );
}

#[test]
fn a_path_to_a_higher_floor_is_found_however_it_is_written() {
    let text = "use crate::error::Error;\n\
                use crate::{error, files::{lock, sharing}, Club};\n\
                type Open = crate::club::Club;\n\
                use super::super::club;\n\
                #[cfg(test)]\nmod tests {\n    use crate::club::Club;\n}\n";
    let paths = |floor| -> Vec<_> { violations(floor, 2, text) };
    let climb = (4, "super::super::".to_owned());
    let club = (3, "crate::club".to_owned());
    let root = (2, "crate::Club".to_owned());
    let files = (2, "crate::files".to_owned());
    assert_eq!(paths(0), [files, root.clone(), club.clone(), climb.clone()]);
    assert_eq!(paths(1), [root.clone(), club, climb.clone()]);
    assert_eq!(paths(3), [root, climb]);
}
