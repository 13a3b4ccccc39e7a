//! Makes the text of the triggers from the tables' columns, and proves the committed text current.

use crate::tables::sqlite::migration::{STEPS, Step};
use crate::tables::{JOURNALLED, Journalled};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fmt::Write as _;

fn columns(connection: &Connection, table: &str) -> Vec<String> {
    let mut query = connection
        .prepare("SELECT name FROM pragma_table_info(?1) ORDER BY cid")
        .unwrap();
    query
        .query_map([table], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect()
}

fn trigger(table: &Journalled, columns: &[String], event: &str) -> String {
    let name = table.name;
    let json = |row: &str| {
        let pairs: Vec<String> = columns
            .iter()
            .map(|column| format!("'{column}', {row}.{column}"))
            .collect();
        format!("json_object({})", pairs.join(", "))
    };
    let (before, after, row) = match event {
        "INSERT" => ("NULL".to_owned(), json("new"), "new"),
        "DELETE" => (json("old"), "NULL".to_owned(), "old"),
        _ => (json("old"), json("new"), "new"),
    };
    let record = table.record;
    let lower = event.to_lowercase();
    // A row written over with itself is no change.
    let only = if event == "UPDATE" {
        format!(" AND {before} <> {after}")
    } else {
        String::new()
    };
    format!(
        "CREATE TRIGGER {name}_{lower} AFTER {event} ON {name} BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, '{name}', {row}.{record}, {before}, {after}
    FROM writing WHERE recording{only};
END;
"
    )
}

#[test]
fn the_triggers_record_every_column_of_every_table() {
    let connection = Connection::open_in_memory().unwrap();
    let mut known: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (step, Step { tables, triggers }) in (1..).zip(&STEPS) {
        connection.execute_batch(&tables.concat()).unwrap();
        let mut made = String::new();
        // Each step adds its tables at the end of the list; one that it gives a column needs its
        // triggers anew.
        for table in &JOURNALLED {
            let columns = columns(&connection, table.name);
            if columns.is_empty() {
                break;
            }
            let before = known.get(table.name);
            if before == Some(&columns) {
                continue;
            }
            for event in ["INSERT", "UPDATE", "DELETE"] {
                if before.is_some() {
                    let event = event.to_lowercase();
                    writeln!(made, "DROP TRIGGER {}_{event};", table.name).unwrap();
                }
                write!(made, "{}", trigger(table, &columns, event)).unwrap();
            }
            known.insert(table.name, columns);
        }
        // A step that changes no table, only what its JSON may hold, has no triggers.
        if !made.is_empty() {
            made.insert_str(
                0,
                "-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.\n",
            );
        }
        let name = format!("triggers_{step}.sql");
        if !made.is_empty() && std::env::var_os("HANCHAN_WRITE_TRIGGERS").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tables/journal");
            std::fs::write(format!("{folder}/{name}"), &made).unwrap();
        }
        assert_eq!(made, *triggers, "{name} is older than the tables");
    }
    assert_eq!(known.len(), JOURNALLED.len(), "a table is made by no step");
}
