//! Taking a person's details out of the journal, so that neither the history nor an undo brings them
//! back. The rows stay what they were otherwise: what is undone finds the rows it undoes.

use super::history::row_to_json;
use super::lives::Life;
use crate::error::{Error, Fault};
use crate::tables::adjustment;
use crate::tables::member::{self, Member};
use rusqlite::Connection;
use serde_json::{Map, Value as Json};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The columns that name a person by the id of the entry.
pub(super) const PEOPLE: &[&str] = &["member", "other", "winner", "loser"];

/// The columns in which people write what they like.
pub(crate) const FREE_TEXTS: &[&str] = &[
    "note",
    "reason",
    "source",
    "text",
    "two_tables",
    "unbalanced",
];

/// Names shorter than this stand in other words too often to be looked for.
const SHORTEST_NAME: usize = 2;

type Fields = Map<String, Json>;

/// The names by which texts may call the person, as written and without the spaces; the longer first,
/// which may hold the shorter.
pub(crate) fn names_in_texts<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found = BTreeSet::new();
    for name in names {
        let closed: String = name
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        found.extend([name.trim().to_owned(), closed]);
    }
    found.retain(|name| name.chars().count() >= SHORTEST_NAME);
    let mut found: Vec<String> = found.into_iter().collect();
    found.sort_by_key(|name| Reverse(name.len()));
    found
}

/// Takes the person of these lives out of every change.
pub(crate) fn scrub(connection: &Connection, lives: &[Life]) -> Result<(), Error> {
    let names = names_in_texts(lives.iter().flat_map(Life::names));
    let own: BTreeSet<i64> = lives
        .iter()
        .flat_map(|life| life.changes.iter().copied())
        .collect();
    let mut query = connection.prepare("SELECT id, table_name, before, after FROM change")?;
    let mut rows = query.query([])?;
    let mut scrubbed = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, table): (i64, String) = (row.get(0)?, row.get(1)?);
        let sides = [row_to_json(row, 2)?, row_to_json(row, 3)?];
        let is_theirs = sides
            .iter()
            .flatten()
            .any(|fields| names_person(fields, id, lives));
        if table == "remark" && is_theirs {
            scrubbed.push((id, None));
            continue;
        }
        let mut after = sides.clone();
        for fields in after.iter_mut().flatten() {
            if own.contains(&id) {
                erase_entry(fields)?;
            } else if is_theirs {
                erase_texts(&table, fields);
            }
            replace_names(fields, &names);
        }
        if after != sides {
            scrubbed.push((id, Some(after)));
        }
    }
    drop(rows);
    let mut update =
        connection.prepare("UPDATE change SET before = ?2, after = ?3 WHERE id = ?1")?;
    let mut delete = connection.prepare("DELETE FROM change WHERE id = ?1")?;
    for (id, sides) in scrubbed {
        match sides {
            Some(sides) => {
                let [before, after] = sides.map(|fields| fields.map(|fields| written(&fields)));
                update.execute((id, before.transpose()?, after.transpose()?))?;
            }
            None => {
                delete.execute([id])?;
            }
        }
    }
    Ok(())
}

fn written(fields: &Fields) -> Result<String, Fault> {
    serde_json::to_string(fields).map_err(|error| Fault::Unexpected(error.to_string()))
}

fn names_person(fields: &Fields, change: i64, lives: &[Life]) -> bool {
    PEOPLE.iter().any(|column| {
        let id = fields.get(*column).and_then(Json::as_i64);
        lives
            .iter()
            .any(|life| Some(life.record) == id && life.during.contains(&change))
    })
}

/// What the entry becomes keeps what results need: the number and the kind.
fn erase_entry(fields: &mut Fields) -> Result<(), Error> {
    let number = fields.get("number").and_then(Json::as_u64);
    let kind = fields
        .get("kind")
        .and_then(Json::as_str)
        .and_then(member::kind_from_word);
    let known = number
        .and_then(|number| u32::try_from(number).ok())
        .zip(kind);
    let (number, kind) = known.ok_or_else(|| Fault::Damaged("the journal's members".into()))?;
    let erased = Member::erased(number, kind);
    for column in &member::COLUMNS {
        fields.insert(column.sql.to_owned(), column.value(&erased).json());
    }
    fields.insert("search_key".to_owned(), erased.search_key().into());
    Ok(())
}

fn erase_texts(table: &str, fields: &mut Fields) {
    let (column, text) = match table {
        "adjustment" => ("reason", adjustment::ERASED_REASON),
        "opening_total" => ("source", adjustment::ERASED_REASON),
        "hand" => ("note", ""),
        "competition_event" if fields.get("reason").is_some_and(Json::is_string) => {
            ("reason", adjustment::ERASED_REASON)
        }
        _ => return,
    };
    fields.insert(column.to_owned(), Json::from(text));
}

/// In texts that others wrote, a mark stands for the name.
fn replace_names(fields: &mut Fields, names: &[String]) {
    for column in FREE_TEXTS {
        if let Some(Json::String(text)) = fields.get_mut(*column) {
            for name in names {
                *text = text.replace(name.as_str(), MARK);
            }
        }
    }
}

/// What stands where a name stood.
pub(crate) const MARK: &str = "＊＊";
