//! The tests that are not built for Windows, and why not. Each reason stands beside its test, in a comment
//! that begins with [`MARK`]: who leaves a test out there says why, or this ends with an error.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::WINDOW;
use super::conditions::leaves_out;
use crate::paths;

/// Begins the comment that says why a test, or all tests of a file or a module, are not for Windows.
const MARK: &str = "// Not on Windows: ";

/// Begins the comment of a test that another one stands for there.
const COUNTERPART: &str = "// On Windows: ";

/// Tests of one file that are left out for one reason.
struct Group {
    name: String,
    file: PathBuf,
    tests: u32,
    why: String,
}

/// All of them.
#[derive(Default)]
pub struct LeftOut(Vec<Group>);

impl LeftOut {
    /// Those of some crates; an error names every file where a reason is missing.
    pub fn of(crates: &[&str]) -> Result<Self, String> {
        let mut all = Self::default();
        let mut silent = Vec::new();
        for name in crates {
            let folder = match *name {
                "proofs" => "tests/proofs",
                "icons" => "xtask/icons",
                "manual-maker" => "xtask/manual",
                WINDOW => "src-tauri",
                name => name,
            };
            for part in ["src", "tests"] {
                let part = paths::root().join(folder).join(part);
                if !part.is_dir() {
                    continue;
                }
                for file in paths::sources_below(&part, &[])? {
                    let text = fs::read_to_string(&file)
                        .map_err(|error| format!("{}: {error}", file.display()))?;
                    let found = left_out(&text, |module| text_of_module(&file, module));
                    let file = file.strip_prefix(paths::root()).unwrap_or(&file);
                    match found {
                        Ok(found) => all.0.extend(found.into_iter().map(|(tests, why)| Group {
                            name: (*name).to_owned(),
                            file: file.to_owned(),
                            tests,
                            why,
                        })),
                        Err(problem) => silent.push(format!("{}: {problem}", file.display())),
                    }
                }
            }
        }
        if silent.is_empty() {
            Ok(all)
        } else {
            Err(silent.join("\n"))
        }
    }

    /// How many, by crate.
    pub fn counts(&self) -> impl Iterator<Item = (&str, u32)> {
        self.0
            .iter()
            .map(|group| (group.name.as_str(), group.tests))
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for group in &self.0 {
            let file = group.file.display();
            writeln!(f, "not possible: {} of {file}: {}", group.tests, group.why)?;
        }
        Ok(())
    }
}

/// How many tests of a file are left out, for each reason. What is left out is a whole file, a module
/// whose end is a brace as far in as its beginning or which is a file of its own, or a single test.
fn left_out(
    text: &str,
    text_of_module: impl Fn(&str) -> String,
) -> Result<Vec<(u32, String)>, String> {
    let mut found = Vec::new();
    let mut lines = text.lines().enumerate();
    // What stands between the end of one thing and the beginning of the next.
    let mut head: Vec<&str> = Vec::new();
    let mut is_left_out = false;
    while let Some((number, line)) = lines.next() {
        let trimmed = line.trim();
        let told = |problem| format!("line {}: {problem}", number + 1);
        if trimmed.starts_with("//") {
            head.push(trimmed);
            continue;
        }
        if trimmed.starts_with('#') {
            head.push(trimmed);
            let mut attribute = trimmed.to_owned();
            while !attribute.contains(']')
                && let Some((_, more)) = lines.next()
            {
                attribute += more.trim();
            }
            is_left_out |= leaves_out(&attribute).map_err(told)?;
            if is_left_out && attribute.starts_with("#![") {
                let tests = tests_in(text.lines())?;
                return Ok(vec![(tests, reason(&head, number)?)]);
            }
            continue;
        }
        let is_tried = head.iter().any(|line| line.starts_with(COUNTERPART));
        if is_left_out && !is_tried {
            let module = trimmed.trim_start_matches("pub ").strip_prefix("mod ");
            let tests = if let Some(module) = module.and_then(|module| module.strip_suffix(';')) {
                tests_in(text_of_module(module).lines())?
            } else if module.is_some() && trimmed.ends_with('{') {
                let indent = &line[..line.len() - line.trim_start().len()];
                let end = format!("{indent}}}");
                let within = lines.by_ref().map(|(_, line)| line);
                tests_in(within.take_while(|line| *line != end))?
            } else {
                tests_in(head.iter().copied())?
            };
            if tests > 0 {
                found.push((tests, reason(&head, number)?));
            }
        }
        head.clear();
        is_left_out = false;
    }
    Ok(found)
}

/// A module that is declared in a file; nothing where it is not found.
fn text_of_module(file: &Path, name: &str) -> String {
    let beside = file.with_file_name("");
    let places = [file.with_extension(""), beside].map(|folder| {
        [
            folder.join(format!("{name}.rs")),
            folder.join(name).join("mod.rs"),
        ]
    });
    let mut found = places.iter().flatten().map(fs::read_to_string);
    found.find_map(Result::ok).unwrap_or_default()
}

/// But for those that are only the child of another.
fn tests_in<'a>(lines: impl Iterator<Item = &'a str>) -> Result<u32, String> {
    let mut tests: u32 = 0;
    for line in lines.map(str::trim) {
        if line == "#[test]" {
            tests += 1;
        } else if line.starts_with("#[ignore") {
            tests = tests
                .checked_sub(1)
                .ok_or("`#[ignore]` stands before `#[test]`")?;
        }
    }
    Ok(tests)
}

/// What the comment says, with the lines that go on with it.
fn reason(head: &[&str], number: usize) -> Result<String, String> {
    let mut lines = head.iter().skip_while(|line| !line.starts_with(MARK));
    let first = lines.next().and_then(|line| line.strip_prefix(MARK));
    let first = first.ok_or_else(|| {
        let line = number + 1;
        format!("line {line}: this is not built for Windows; say why in a comment `{MARK}…`")
    })?;
    let more = lines.map_while(|line| line.strip_prefix("// "));
    Ok([first]
        .into_iter()
        .chain(more)
        .collect::<Vec<_>>()
        .join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::windows::TESTED;

    #[test]
    fn every_test_that_is_left_out_says_why() {
        let all = LeftOut::of(&TESTED).unwrap();
        assert!(all.counts().count() > 3);
    }

    #[test]
    fn files_modules_and_single_tests_are_counted() {
        let left_out = |text: &str| {
            left_out(text, |module| {
                assert_eq!(module, "elsewhere");
                "#[test]\nfn a() {\n}\n#[test]\nfn b() {\n}\n".to_owned()
            })
        };
        let one = "// Not on Windows: it has\n// no such thing.\n#[cfg(unix)]\n";
        let file = "//! Doc.\n// Not on Windows: no.\n#![cfg(unix)]\n#[test]\nfn a() {\n}\n\
             #[test]\nfn b() {\n}\n";
        let why = |tests, why: &str| Ok(vec![(tests, why.to_owned())]);
        assert_eq!(left_out(file), why(2, "no."));
        let test = format!("{one}#[test]\nfn a() {{\n}}\n#[test]\nfn b() {{\n}}\n");
        assert_eq!(left_out(&test), why(1, "it has no such thing."));
        let module = format!(
            "{one}mod x {{\n    #[test]\n    fn a() {{\n    }}\n}}\n#[test]\nfn b() {{\n}}\n"
        );
        assert_eq!(left_out(&module), why(1, "it has no such thing."));
        let file = format!("{one}mod elsewhere;\n#[test]\nfn c() {{\n}}\n");
        assert_eq!(left_out(&file), why(2, "it has no such thing."));
        let tried = "// On Windows: the test above.\n#[cfg(unix)]\n#[test]\nfn a() {\n}\n";
        assert_eq!(left_out(tried), Ok(vec![]));
        assert_eq!(
            left_out("#[cfg(unix)]\nuse a;\n#[test]\nfn b() {\n}\n"),
            Ok(vec![])
        );
        for silent in [
            "#[cfg(unix)]\n#[test]\nfn a() {\n}\n",
            "#![cfg(unix)]\n",
            "#[cfg(all(test, unix))]\nmod tests {\n    #[test]\n    fn a() {\n    }\n}\n",
            "#[test]\n#[cfg_attr(\n    windows,\n    ignore\n)]\nfn a() {\n}\n",
        ] {
            assert!(left_out(silent).unwrap_err().contains("say why"));
        }
    }
}
