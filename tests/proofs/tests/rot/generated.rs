//! What somebody does to a club's file who knows no more of it than its tables: any value of any row another,
//! rows gone, and rows that came from nowhere.

use super::small::small;
use super::{Told, attack, told};
use proofs::fingerprint::{self, look_at, tables};
use proofs::saving::NAME;
use proofs::{Faults, each, scratch, seed, size};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::index::sample;
use rusqlite::Connection;
use std::fs;

/// What a value becomes: nothing, the next one, the other sign, the ends of what a number can be, a longer
/// text and none, and bytes that are no text.
const VALUES: [&str; 9] = [
    "NULL",
    "{} + 1",
    "-{}",
    "9223372036854775807",
    "-9223372036854775808",
    "{} || 'x'",
    "''",
    "'あ'",
    "CAST(x'ff' AS TEXT)",
];

/// What the tables held after the first entry of the history, which may be unknown.
const FIRST_CONTENTS: &str =
    "UPDATE \"fingerprint\" SET \"contents\" = NULL WHERE \"operation\" = 1";

fn column<T: rusqlite::types::FromSql>(file: &Connection, query: &str) -> Vec<T> {
    let mut query = file.prepare(query).unwrap();
    let rows = query.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// All of it: for each table the first row, one in the middle and the last.
fn deeds(file: &Connection) -> Vec<String> {
    let mut deeds = Vec::new();
    for table in tables(file).unwrap() {
        let columns: Vec<String> = column(
            file,
            &format!("SELECT name FROM pragma_table_info('{table}')"),
        );
        // Not every table numbers its rows, but each has a key.
        let keys = format!("SELECT name FROM pragma_table_info('{table}') WHERE pk > 0");
        let keys: Vec<String> = column(file, &keys);
        let keys = keys
            .iter()
            .map(|key| format!("'\"{key}\" = ' || quote(\"{key}\")"));
        let row = keys.collect::<Vec<_>>().join(" || ' AND ' || ");
        let rows: Vec<String> = column(file, &format!("SELECT {row} FROM \"{table}\""));
        let mut chosen = vec![0, rows.len() / 2, rows.len().saturating_sub(1)];
        chosen.dedup();
        for row in chosen.into_iter().filter_map(|place| rows.get(place)) {
            for name in &columns {
                for value in VALUES {
                    let value = value.replace("{}", &format!("\"{name}\""));
                    deeds.push(format!(
                        "UPDATE \"{table}\" SET \"{name}\" = {value} WHERE {row}"
                    ));
                }
            }
            deeds.push(format!("DELETE FROM \"{table}\" WHERE {row}"));
            let rest = columns.get(1..).unwrap_or_default().join("\", \"");
            deeds.push(format!(
                "INSERT INTO \"{table}\" SELECT 987654, \"{rest}\" FROM \"{table}\" WHERE {row}"
            ));
        }
    }
    deeds
}

/// Whether `SQLite` lets that be done at all: a column takes no value of another kind.
fn is_possible(bytes: &[u8], deed: &str) -> bool {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, bytes).unwrap();
    let file = Connection::open(&path).unwrap();
    file.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        .unwrap();
    for trigger in column::<String>(
        &file,
        "SELECT name FROM sqlite_schema WHERE type = 'trigger'",
    ) {
        file.execute_batch(&format!("DROP TRIGGER {trigger}"))
            .unwrap();
    }
    file.execute_batch(deed).is_ok()
}

#[test]
fn whatever_becomes_of_any_value_or_row_is_told() {
    let good = small();
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &good).unwrap();
    let whole = fingerprint::of(&path).unwrap();
    assert_eq!(told(&path), Told::Nothing);
    let all = deeds(&look_at(&path).unwrap());
    let most = u64::try_from(all.len()).unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(seed("generated deeds"));
    let chosen = sample(&mut chance, all.len(), size(150, most));
    let (mut at_opening, mut by_check, mut refused, mut same) = (0_u64, 0_u64, 0, 0);
    let mut faults = Faults::default();
    for (_, place) in each(150, most).zip(chosen) {
        let deed = &all[place];
        if !is_possible(&good, deed) {
            refused += 1;
            continue;
        }
        fs::write(&path, &good).unwrap();
        attack(&path, deed);
        match told(&path) {
            Told::AtOpening(_) => at_opening += 1,
            Told::ByCheck(_) => by_check += 1,
            // As in a file of an older form, and it follows from the next one: nothing is lost.
            Told::Nothing if deed.as_str() == FIRST_CONTENTS => same += 1,
            Told::Nothing if fingerprint::of(&path).is_ok_and(|found| found == whole) => same += 1,
            Told::Nothing => faults.add(format!("{deed}: nobody tells")),
        }
    }
    println!(
        "of {most} deeds: {at_opening} told at opening, {by_check} by check, {refused} that SQLite refuses, {same} that change nothing"
    );
    assert!(at_opening > 0 && by_check > 0);
    faults.none_in(at_opening + by_check);
}
