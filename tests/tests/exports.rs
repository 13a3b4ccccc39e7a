//! What leaves the club's file is right in the programs it is for: a spreadsheet opens the workbook
//! with the same totals, and JSON is as the help says.

use crate::common::{Club, hanchan, read};
use serde_json::{Map, Value};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn export(club: &Club, format: &str) -> PathBuf {
    let out = club.dir().join(format);
    let folder = out.to_str().unwrap();
    hanchan(&["export", club.path(), "--format", format, "--out", folder]).succeeds();
    out
}

fn standings(club: &Club) -> String {
    hanchan(&["standings", club.path(), "--json"]).succeeds()
}

/// A folder as `LibreOffice` takes it.
fn address_of(folder: &Path) -> String {
    let path = folder.display().to_string().replace('\\', "/");
    let root = if path.starts_with('/') { "" } else { "/" };
    format!("file://{root}{path}")
}

/// Opens a workbook in `LibreOffice` and saves every sheet as it is shown there.
pub fn shown_by_libreoffice(workbook: &Path) -> PathBuf {
    let folder = workbook.with_extension("shown");
    // Comma, quotation mark, UTF-8, from the first line on, as shown, every sheet in a file of its own.
    let filter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";
    let home = folder.join("home");
    let output = Command::new("soffice")
        .arg(format!("-env:UserInstallation={}", address_of(&home)))
        .args(["--headless", "--convert-to", filter, "--outdir"])
        .args([&folder, workbook])
        // How a day looks follows the system's language, and is to be the same on every machine.
        .env("LC_ALL", "C.UTF-8")
        .output();
    let output = output.unwrap_or_else(|error| {
        panic!("soffice (Debian package libreoffice-calc-nogui) cannot be run: {error}")
    });
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    folder
}

#[test]
fn libreoffice_shows_the_same_totals() {
    for club in [Club::small(), Club::with_season()] {
        let workbook = export(&club, "xlsx").join("records.xlsx");
        let shown = shown_by_libreoffice(&workbook);
        // What `LibreOffice` shows is all that another club is given.
        let other = Club::new();
        let mut arguments = vec!["import".to_owned(), other.path().to_owned()];
        for table in ["members", "results", "hands", "adjustments", "sessions"] {
            let sheet = shown.join(format!("records-{table}.csv"));
            if sheet.exists() {
                arguments.extend([format!("--{table}"), sheet.to_str().unwrap().to_owned()]);
            }
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        hanchan(&arguments).succeeds();
        assert_eq!(standings(&other), standings(&club));
        let rows = |club: &Club| -> Vec<Value> {
            let out = export(club, "jsonl");
            let tables = ["members", "results", "hands", "adjustments", "sessions"];
            let files = tables
                .iter()
                .map(|table| out.join(format!("{table}.jsonl")));
            let texts = files.filter(|file| file.exists()).map(|file| read(&file));
            texts
                .flat_map(|text| lines(&text))
                .map(Value::Object)
                .collect()
        };
        assert_eq!(rows(&other), rows(&club));
    }
}

/// What people made has the very names that the help gives to files for an import.
#[test]
fn files_that_people_made_are_named_and_left_as_they_are() {
    let club = Club::with_season();
    let out = club.dir().join("out");
    fs::create_dir(&out).unwrap();
    let mine = ["members.csv", "results.csv"].map(|name| out.join(name));
    for file in &mine {
        fs::write(file, "made by hand").unwrap();
    }
    let folder = out.to_str().unwrap();
    let export = ["export", club.path(), "--format", "csv", "--out", folder];
    let said = hanchan(&export).fails(2);
    assert_eq!(said.lines().count(), 2, "{said}");
    for (line, file) in said.lines().zip(&mine) {
        let begins = format!("{}: ", file.display());
        assert!(line.starts_with(&begins), "{line}");
        assert!(line.contains("nothing was written"), "{line}");
        assert!(line.contains("--replace"), "{line}");
        assert_eq!(read(file), "made by hand");
    }
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);

    let replacing = [&export[..], &["--replace"]].concat();
    let written = hanchan(&replacing).succeeds();
    assert_eq!(written.lines().count(), 3, "{written}");
    assert!(read(&mine[0]).starts_with("number,"));
}

fn lines(text: &str) -> Vec<Map<String, Value>> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Every key that a line has is in the help, in the same order and with what kind of value it is.
#[test]
fn json_lines_are_as_the_help_says() {
    let help = hanchan(&["export", "--help"]).succeeds();
    let club = Club::small();
    let out = export(&club, "jsonl");
    for table in ["members", "sessions", "results", "hands", "adjustments"] {
        let told = help
            .split_once(&format!("{table}.jsonl"))
            .unwrap_or_else(|| panic!("{table} in\n{help}"))
            .1;
        let told = told.split("\n\n").next().unwrap();
        let told: Vec<(&str, &str)> = told
            .lines()
            .skip(1)
            .map(|line| {
                let mut words = line.split_whitespace();
                (words.next().unwrap(), words.next().unwrap())
            })
            .collect();
        let rows = lines(&read(&out.join(format!("{table}.jsonl"))));
        assert!(!rows.is_empty(), "{table}");
        for row in rows {
            let keys: Vec<&String> = row.keys().collect();
            let expected: Vec<&str> = told.iter().map(|(key, _)| *key).collect();
            assert_eq!(keys, expected, "{table}");
            for ((key, value), (_, kind)) in row.iter().zip(&told) {
                let fits = match *kind {
                    "text" => value.is_string(),
                    "text?" => value.is_string() || value.is_null(),
                    "number" => value.is_i64(),
                    "number?" => value.is_i64() || value.is_null(),
                    "day" => is_day(value),
                    "day?" => is_day(value) || value.is_null(),
                    other => panic!("{table}: {key}: {other}"),
                };
                assert!(fits, "{table}: {key}: {value} is no {kind}");
            }
        }
    }
}

fn is_day(value: &Value) -> bool {
    value
        .as_str()
        .is_some_and(|day| day.len() == 10 && day.parse::<chrono::NaiveDate>().is_ok())
}
