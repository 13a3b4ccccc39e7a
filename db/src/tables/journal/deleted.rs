//! What was deleted, as it was.

use super::Op;
use crate::error::Error;
use crate::tables::member::{self, Member};
use rusqlite::Connection;
use std::collections::BTreeSet;

/// The latest first. An entry whose number somebody has now is left out.
pub(crate) fn deleted_members(connection: &Connection) -> Result<Vec<Member>, Error> {
    let columns: Vec<String> = ["id"]
        .into_iter()
        .chain(member::names())
        .map(|column| format!("before ->> '{column}'"))
        .collect();
    let mut query = connection.prepare_cached(&format!(
        "SELECT {} FROM change JOIN operation ON operation.id = change.operation
         WHERE table_name = 'member' AND after IS NULL AND kind = ?1 AND state = 'done'
         ORDER BY change.id DESC",
        columns.join(", ")
    ))?;
    let mut numbers: BTreeSet<u32> = member::all(connection)?
        .into_iter()
        .map(|(_, member)| member.number)
        .collect();
    let rows = query.query_map([Op::DeleteMember.word()], member::row_to_member)?;
    let mut deleted = Vec::new();
    for row in rows {
        let (_, member) = row?;
        if numbers.insert(member.number) {
            deleted.push(member);
        }
    }
    Ok(deleted)
}
