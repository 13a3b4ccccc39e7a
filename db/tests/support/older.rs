//! Files as older programs left them.

use rusqlite::Connection;
use std::fs;
use std::path::Path;

/// A file of the fifth form, made before the first preset was corrected.
pub fn fifth(path: &Path) {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    fs::copy(format!("{data}/form-5.hanchan"), path).unwrap();
}

/// The same, in which the last operation also wrote that.
pub fn fifth_with(path: &Path, sql: &str) {
    fifth(path);
    let file = Connection::open(path).unwrap();
    file.execute_batch(&format!(
        "UPDATE writing SET operation = (SELECT max(id) FROM operation WHERE state = 'done' AND target IS NULL),
             recording = 1;
         {sql};
         UPDATE writing SET operation = NULL, recording = 0"
    ))
    .unwrap();
}

/// Three people at two tables of a round, as was once taken.
pub fn somebody_at_two_tables(path: &Path) {
    fifth_with(
        path,
        "UPDATE hanchan SET round = (SELECT round FROM hanchan WHERE id = 5), table_label = 'B' WHERE id = 6",
    );
}
