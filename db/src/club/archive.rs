//! An archive that somebody without this program can read in thirty years: the file itself, every
//! table as CSV, the schema, a page that explains them in two languages, and a script that settles
//! everything anew from the CSV files alone.

mod page;

use crate::club::csv_formulas::escape_formula;
use crate::club::import::decode::BYTE_ORDER_MARK;
use crate::club::{Club, backup};
use crate::error::{Error, Fault};
use crate::files::atomic_file::write_together;
use crate::files::checksum::sha256_of;
use crate::files::folders::{NewFolders, folder_of, sync};
use crate::files::sharing;
use crate::files::system_files::{is_apple_double, is_empty_folder};
use crate::files::work_folder::WorkFolder;
use crate::tables::sqlite::sql_values;
use chrono::NaiveDateTime;
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use scoring::rule_set::Basis;
use scoring::{Period, standings};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What every column means.
const COLUMNS: &str = include_str!("archive/columns.csv");
const REBUILD: &str = include_str!("archive/rebuild.py");

/// The checksums of all other files.
const SUMS: &str = "SHA256SUMS";

/// An archive that was written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Archive {
    /// Where it is.
    pub folder: PathBuf,
    /// How many files are in it.
    pub files: usize,
    /// How many rows the tables have.
    pub rows: u64,
}

impl Club {
    /// Writes an archive into a folder of its own, which is made with everything in it or not at all.
    /// An empty folder that is there already gets it, the sums last.
    ///
    /// # Errors
    /// Where the folder has anything in it already, or cannot be written.
    pub fn archive(&self, now: NaiveDateTime, folder: impl AsRef<Path>) -> Result<Archive, Error> {
        let folder = folder.as_ref();
        let is_there = match is_empty_folder(folder) {
            Ok(false) => return Err(Error::file(folder, Fault::Exists)),
            Ok(true) => true,
            Err(_) => false,
        };
        let mut parents = NewFolders::default();
        let work = if is_there {
            WorkFolder::beside(&folder.join("archive"))
        } else {
            parents.make(folder_of(folder))?;
            parents.sync()?;
            WorkFolder::beside(folder)
        }?;
        let archive = self.fill(now, work.path()).map_err(|error| match error {
            Error::File { fault, .. } => Error::file(folder, fault),
            other => other,
        })?;
        if is_there {
            let failed = |error: io::Error| Error::file(folder, error);
            move_into(work.path(), folder).map_err(failed)?;
            sync(folder)?;
        } else {
            work.commit(folder)?;
        }
        parents.keep();
        Ok(Archive {
            folder: folder.to_owned(),
            ..archive
        })
    }

    /// Writes everything that belongs to an archive.
    fn fill(&self, now: NaiveDateTime, folder: &Path) -> Result<Archive, Error> {
        // Everything else is read from the copy, so that all of it is of one moment.
        let backup = self.backup(now, folder)?;
        let copy = Self::open_read_only(&backup.path)?;
        let mut tables = tables(&copy.connection)?;
        tables.push(totals(&copy)?);
        let rows = tables.iter().map(|table| table.rows).sum();
        let mut files: Vec<(PathBuf, Vec<u8>)> = tables
            .into_iter()
            .map(|table| {
                (
                    PathBuf::from(format!("csv/{}.csv", table.name)),
                    table.bytes,
                )
            })
            .collect();
        files.push(("schema.sql".into(), schema(&copy.connection)?.into_bytes()));
        files.push(("columns.csv".into(), marked(COLUMNS.as_bytes())));
        files.push(("rebuild.py".into(), REBUILD.into()));
        let name = backup.path.file_name().unwrap_or_default();
        let page = page::page(&copy, &name.to_string_lossy(), &sql_values::iso_time(now))?;
        files.push(("README.html".into(), page.into_bytes()));
        let mut placed: Vec<(PathBuf, Vec<u8>)> = files
            .into_iter()
            .map(|(name, bytes)| (folder.join(name), bytes))
            .collect();
        write_together(&placed)?;
        placed.push((backup.path.clone(), Vec::new()));
        let sums = sums(folder, &placed)?;
        write_together(&[(folder.join(SUMS), sums.into_bytes())])?;
        Ok(Archive {
            folder: folder.to_owned(),
            // The sums themselves, and that of the backup.
            files: placed.len() + 2,
            rows,
        })
    }
}

/// Moves everything that is in a folder into another, the sums last.
fn move_into(from: &Path, to: &Path) -> io::Result<()> {
    let entries: io::Result<Vec<_>> = fs::read_dir(from)?
        .map(|entry| Ok(entry?.file_name()))
        .collect();
    let mut names = entries?;
    // macOS moves what it keeps beside a file with that.
    names.retain(|name| !is_apple_double(name));
    names.sort_by_key(|name| name == SUMS);
    for name in names {
        sharing::rename(&from.join(&name), &to.join(&name))?;
    }
    Ok(())
}

/// A table as a CSV file.
struct Table {
    name: String,
    bytes: Vec<u8>,
    rows: u64,
}

impl Table {
    fn new<'a>(
        name: &str,
        columns: &[&str],
        rows: impl Iterator<Item = Result<Vec<Cow<'a, str>>, Error>>,
    ) -> Result<Self, Error> {
        let failed = |error: csv::Error| Fault::Unexpected(error.to_string());
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        writer.write_record(columns).map_err(failed)?;
        let mut count = 0;
        for row in rows {
            let row = row?;
            let cells = row.iter().map(|cell| cell.as_bytes());
            writer.write_record(cells).map_err(failed)?;
            count += 1;
        }
        let bytes = writer
            .into_inner()
            .map_err(|error| Fault::Unexpected(error.to_string()))?;
        Ok(Self {
            name: name.to_owned(),
            bytes: marked(&bytes),
            rows: count,
        })
    }
}

/// With the mark by which spreadsheets know the encoding.
fn marked(bytes: &[u8]) -> Vec<u8> {
    [BYTE_ORDER_MARK, bytes].concat()
}

/// Every table of the file, whatever there is.
fn tables(connection: &Connection) -> Result<Vec<Table>, Error> {
    backup::tables(connection)?
        .iter()
        .map(|name| table(connection, name))
        .collect()
}

fn table(connection: &Connection, name: &str) -> Result<Table, Error> {
    // Each table's key is its first column, or its first two.
    let all = format!("SELECT * FROM \"{name}\"");
    let order = match connection.prepare(&all)?.column_count() {
        1 => "1",
        _ => "1, 2",
    };
    let mut query = connection.prepare(&format!("{all} ORDER BY {order}"))?;
    let columns: Vec<String> = query
        .column_names()
        .into_iter()
        .map(str::to_owned)
        .collect();
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let rows = query.query_map([], |row| {
        (0..columns.len())
            .map(|place| Ok(cell(row.get_ref(place)?)))
            .collect::<rusqlite::Result<Vec<Result<String, Fault>>>>()
    })?;
    let rows = rows.map(|row| {
        let cells = row?.into_iter().map(|cell| Ok(cell?.into()));
        cells.collect::<Result<Vec<Cow<'_, str>>, Error>>()
    });
    Table::new(name, &columns, rows)
}

fn cell(value: ValueRef<'_>) -> Result<String, Fault> {
    match value {
        ValueRef::Null => Ok(String::new()),
        ValueRef::Integer(number) => Ok(number.to_string()),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Ok(escape_formula(text).into_owned()),
            Err(error) => Err(Fault::Damaged(error.to_string())),
        },
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            Err(Fault::Unexpected("a value that no table has".into()))
        }
    }
}

/// What the program itself adds up, for the script to compare with.
fn totals(club: &Club) -> Result<Table, Error> {
    const NAME: &str = "totals";
    let columns: Vec<&str> = columns()
        .filter(|(table, column, ..)| *table == NAME && !column.is_empty())
        .map(|(_, column, ..)| column)
        .collect();
    let records = club.records(Period::ALWAYS)?;
    let mut rows = Vec::new();
    let mut kinds = BTreeSet::from_iter(records.kinds_played());
    // Points given outside hanchan count in the club's own game, played or not.
    kinds.insert(records.club_kind());
    for kind in kinds {
        for standing in standings(&records, kind) {
            let Some(person) = records.people.get(&standing.person) else {
                continue;
            };
            let tally = standing.tally;
            let [first, second, third, fourth] = tally.places;
            let mut row: Vec<Cow<'_, str>> = vec![
                person.number.to_string().into(),
                escape_formula(&person.name),
                kind.players.count().to_string().into(),
                basis_word(kind.basis).into(),
            ];
            let counts = [tally.games, first, second, third, fourth];
            row.extend(counts.map(|count| Cow::from(count.to_string())));
            let amounts = [
                tally.base,
                tally.uma,
                tally.chombo,
                tally.adjustments,
                tally.opening,
                tally.total,
            ];
            row.extend(amounts.map(|amount| Cow::from(amount.0.to_string())));
            rows.push(Ok(row));
        }
    }
    Table::new(NAME, &columns, rows.into_iter())
}

/// As the rule sets' JSON says it.
fn basis_word(basis: Basis) -> &'static str {
    match basis {
        Basis::FromReturn => "from_return",
        Basis::Raw => "raw",
    }
}

fn schema(connection: &Connection) -> Result<String, Error> {
    let mut query =
        connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")?;
    let mut text = String::new();
    for sql in query.query_map([], |row| row.get::<_, String>(0))? {
        text.push_str(&sql?);
        text.push_str(";\n\n");
    }
    Ok(text)
}

/// As `sha256sum --check` reads it.
fn sums(folder: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<String, Error> {
    let mut lines = Vec::with_capacity(files.len());
    for (path, _) in files {
        let name = path.strip_prefix(folder).unwrap_or(path);
        // With the separator of every system but one, which takes it as well.
        let name = name.to_string_lossy().replace('\\', "/");
        lines.push(format!("{}  {name}\n", sha256_of(path)?));
    }
    Ok(lines.concat())
}

/// The lines of [`COLUMNS`]: table, column, and what it means in Japanese and in English. What a
/// table itself is stands where the column is empty.
fn columns() -> impl Iterator<Item = (&'static str, &'static str, String, String)> {
    COLUMNS.lines().skip(1).filter_map(|line| {
        let (table, rest) = line.split_once(',')?;
        let (column, _) = rest.split_once(',')?;
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(line.as_bytes());
        let record = reader.records().next()?.ok()?;
        let [japanese, english] = [2, 3].map(|place| record.get(place).map(str::to_owned));
        Some((table, column, japanese?, english?))
    })
}

#[cfg(test)]
mod tests {
    use super::columns;
    use crate::tables::sqlite::migration::migrate;
    use rusqlite::Connection;
    use std::collections::BTreeSet;

    #[test]
    fn every_column_is_explained_and_no_other() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        let mut query = connection
            .prepare(
                "SELECT schema.name, info.name FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS info
                 WHERE schema.type = 'table' AND schema.name NOT LIKE 'sqlite_%'",
            )
            .unwrap();
        let there: BTreeSet<(String, String)> = query
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let mut explained = BTreeSet::new();
        let mut tables = BTreeSet::new();
        for (table, column, japanese, english) in columns() {
            assert!(
                !japanese.is_empty() && !english.is_empty(),
                "{table} {column}"
            );
            if table == "totals" {
                continue;
            }
            if column.is_empty() {
                tables.insert(table.to_owned());
            } else {
                explained.insert((table.to_owned(), column.to_owned()));
            }
        }
        assert_eq!(explained, there);
        let named: BTreeSet<String> = there.into_iter().map(|(table, _)| table).collect();
        assert_eq!(tables, named);
    }

    /// An empty cell means nothing where a column may be empty, and an empty text where it may not.
    #[test]
    fn no_column_can_hold_both_nothing_and_an_empty_text() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        let schema: Vec<String> = connection
            .prepare("SELECT sql FROM sqlite_schema WHERE type = 'table'")
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for line in schema.iter().flat_map(|sql| sql.lines()) {
            if line.contains(" TEXT") && !line.contains("NOT NULL") {
                let refuses_empty = ["<> ''", "IS date(", "GLOB", "json_valid", "strftime"];
                assert!(
                    refuses_empty.iter().any(|check| line.contains(check)),
                    "{line}"
                );
            }
        }
    }
}
