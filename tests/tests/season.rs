//! A half-year of the sample club goes in as CSV and comes out as the standings that an independent
//! implementation worked out.

use crate::common::{Club, hanchan, holds, read, words};
use serde_json::Value;
use std::collections::BTreeMap;

/// The fields of a standings row that the known answers hold.
const FIELDS: &str = "rank number name games places average_place base uma chombo chombo_count total \
    best worst hands";

#[test]
fn standings_are_those_of_the_independent_implementation() {
    let club = Club::with_season();
    let known: BTreeMap<String, Vec<Value>> =
        serde_json::from_str(&read(&crate::common::season().join("standings.json"))).unwrap();
    assert_eq!(known.len(), 3);
    for (span, rows) in known {
        let (days, series) = span
            .split_once(' ')
            .map_or((&span[..], None), |(days, series)| (days, Some(series)));
        let (from, to) = days.split_once("..").unwrap();
        let mut arguments = words(
            "standings {} --from {} --to {} --json",
            &[club.path(), from, to],
        );
        arguments.extend(series.iter().flat_map(|series| ["--series", series]));
        let printed = hanchan(&arguments).json();
        assert_eq!(
            (printed["from"].as_str(), printed["to"].as_str()),
            (Some(from), Some(to))
        );
        let printed = printed["rows"].as_array().unwrap();
        assert_eq!(printed.len(), rows.len(), "{span}");
        for (row, known) in printed.iter().zip(&rows) {
            for field in FIELDS.split(' ') {
                let name = &known["name"];
                assert_eq!(row[field], known[field], "{span}: {field} of {name}");
            }
        }
    }
}

#[test]
fn a_check_finds_nothing_wrong_with_the_season() {
    let club = Club::with_season();
    let said = hanchan(&["check", club.path()]).succeeds();
    assert!(said.contains("159 hanchan"), "{said}");
}

#[test]
fn tables_have_english_headings_as_every_other_answer() {
    let club = Club::with_season();
    let table = hanchan(&["standings", club.path()]).succeeds();
    let headings = table.lines().find(|line| line.contains("rank")).unwrap();
    holds(
        headings,
        [
            "number",
            "name",
            "games",
            "1st",
            "4th",
            "average place",
            "base",
            "total",
        ],
    );
    assert!(
        headings.chars().all(|c| !c.is_alphabetic() || c.is_ascii()),
        "{headings}"
    );
}
