//! Rule sets, each version a row that never changes.

use crate::error::{Error, Fault, Refused, Thing};
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::{RuleSet, RuleSetData, RuleSetId};

pub(crate) const STEP_1: &str = "
CREATE TABLE rule_set (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 64 AND key NOT GLOB '*[^-_0-9A-Za-z]*'),
    version INTEGER NOT NULL CHECK (version >= 1),
    name TEXT NOT NULL,
    json TEXT NOT NULL CHECK (json_valid(json)),
    UNIQUE (key, version)
) STRICT;
CREATE TRIGGER rule_set_never_changes BEFORE UPDATE ON rule_set BEGIN
    SELECT RAISE(ABORT, 'a version of a rule set never changes');
END;
";

const COLUMNS: &str = "id, json";

fn row_to_rule_set(row: &Row<'_>) -> rusqlite::Result<(RuleSetId, String)> {
    Ok((RuleSetId(row.get(0)?), row.get(1)?))
}

fn read((id, json): (RuleSetId, String)) -> Result<(RuleSetId, RuleSet), Error> {
    serde_json::from_str(&json)
        .map(|rules| (id, rules))
        .map_err(|error| Fault::Damaged(format!("rule set {}: {error}", id.0)).into())
}

/// Every version of every rule set, by key and version.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(RuleSetId, RuleSet)>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM rule_set ORDER BY key, version"
    ))?;
    query
        .query_map([], row_to_rule_set)?
        .map(|row| read(row?))
        .collect()
}

pub(crate) fn get(connection: &Connection, id: RuleSetId) -> Result<RuleSet, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM rule_set WHERE id = ?1"))?;
    match query.query_row([id.0], row_to_rule_set).optional()? {
        Some(row) => read(row).map(|(_, rules)| rules),
        None => Err(missing(&id.0.to_string()).into()),
    }
}

/// The newest version of that key.
pub(crate) fn newest(
    connection: &Connection,
    key: &str,
) -> Result<Option<(RuleSetId, RuleSet)>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM rule_set WHERE key = ?1 ORDER BY version DESC LIMIT 1"
    ))?;
    query
        .query_row([key], row_to_rule_set)
        .optional()?
        .map(read)
        .transpose()
}

pub(crate) fn insert(connection: &Connection, rules: &RuleSet) -> Result<RuleSetId, Error> {
    let data = rules.data();
    let mut insert = connection.prepare_cached(
        "INSERT INTO rule_set (key, version, name, json) VALUES (?1, ?2, ?3, ?4)",
    )?;
    let json =
        serde_json::to_string(rules).map_err(|error| Fault::Unexpected(error.to_string()))?;
    let taken = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => {
            let key = format!("{}@{}", data.id, data.version);
            Refused::Taken {
                what: Thing::RuleSet,
                key,
            }
            .into()
        }
        _ => Error::from(error),
    };
    insert
        .execute(params![data.id, data.version, data.name, json])
        .map_err(taken)?;
    Ok(RuleSetId(connection.last_insert_rowid()))
}

/// The rules as the next version of their key, unless they are those of the last; the club moves
/// along if it played by the last.
pub(crate) fn insert_next_version(
    connection: &Connection,
    rules: &RuleSet,
) -> Result<RuleSetId, Error> {
    let (last_id, last) = newest(connection, rules.id())?.ok_or_else(|| missing(rules.id()))?;
    let as_version = |version| RuleSetData {
        version,
        ..rules.data().clone()
    };
    let version = last.data().version;
    if as_version(version) == *last.data() {
        return Ok(last_id);
    }
    let next = RuleSet::new(as_version(version + 1)).map_err(Refused::from)?;
    let id = insert(connection, &next)?;
    let mut settings = super::club::get(connection)?;
    if settings.rules == last_id {
        settings.rules = id;
        super::club::update(connection, &settings)?;
    }
    Ok(id)
}

fn missing(key: &str) -> Refused {
    Refused::NoSuch {
        what: Thing::RuleSet,
        key: key.to_owned(),
    }
}
