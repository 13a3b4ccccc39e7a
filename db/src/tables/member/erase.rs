//! What is left of an entry whose details are erased, and where else the person is spoken of.

use super::{Member, get, update};
use crate::error::{Error, Fault};
use crate::tables::journal::{FREE_TEXTS, names_in_texts, record_in_words};
use crate::tables::{JOURNALLED, adjustment};
use rusqlite::Connection;
use scoring::{PersonId, PersonKind};
use serde_json::{Map, Value as Json};

/// What erasing somebody's details takes away besides the entry itself, and what it leaves.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ErasurePreview {
    /// What was written to the person about periods.
    pub remarks: u32,
    /// Reasons of points given to the person or taken, where the person's opening totals come from, and what a competition's log says of the
    /// person; the points, the totals and the entries stay.
    pub reasons: u32,
    /// Notes of hands that the person won or dealt into; the hands stay.
    pub hand_notes: u32,
    /// Texts about something else that name the person, and stay as they are.
    pub mentions: Vec<Mention>,
}

/// A text that names somebody.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mention {
    /// The table.
    pub table: String,
    /// What people call the record.
    pub record: String,
    /// The field.
    pub field: String,
    /// What stands there.
    pub text: String,
}

impl Member {
    /// An entry of which only what results need is left.
    pub(crate) fn erased(number: u32, kind: PersonKind) -> Self {
        let (name, kana) = match kind {
            PersonKind::Member => ("会員", "かいいん"),
            PersonKind::Guest => ("ゲスト", "げすと"),
            PersonKind::Staff => ("スタッフ", "すたっふ"),
        };
        Self {
            number,
            name: format!("{name}{number}"),
            kana: format!("{kana}{number}"),
            kind,
            ..Self::default()
        }
    }

    /// Whether nothing but the number and the kind is left of the entry.
    pub fn is_erased(&self) -> bool {
        *self == Self::erased(self.number, self.kind)
    }
}

/// Takes away everything that is written down about the person alone. The number stays, and what
/// was played.
pub(crate) fn erase(connection: &Connection, id: PersonId) -> Result<(), Error> {
    let member = get(connection, id)?;
    update(connection, id, &Member::erased(member.number, member.kind))?;
    connection.execute("DELETE FROM remark WHERE member = ?1", [id.0])?;
    connection.execute(
        "UPDATE adjustment SET reason = ?2 WHERE member = ?1",
        (id.0, adjustment::ERASED_REASON),
    )?;
    connection.execute(
        "UPDATE opening_total SET source = ?2 WHERE member = ?1",
        (id.0, adjustment::ERASED_REASON),
    )?;
    connection.execute(
        "UPDATE hand SET note = '' WHERE ?1 IN (winner, loser)",
        [id.0],
    )?;
    connection.execute(
        "UPDATE competition_event SET reason = ?2 WHERE ?1 IN (member, other) AND reason IS NOT NULL",
        (id.0, adjustment::ERASED_REASON),
    )?;
    Ok(())
}

/// What [`erase`] would take away besides the entry, and what would go on naming the person.
pub(crate) fn mentions(connection: &Connection, id: PersonId) -> Result<ErasurePreview, Error> {
    let member = get(connection, id)?;
    let count = |sql: &str| connection.query_row(sql, [id.0], |row| row.get(0));
    let mut preview = ErasurePreview {
        remarks: count("SELECT count(*) FROM remark WHERE member = ?1")?,
        reasons: count(
            "SELECT (SELECT count(*) FROM adjustment WHERE member = ?1)
                  + (SELECT count(*) FROM opening_total WHERE member = ?1)
                  + (SELECT count(*) FROM competition_event WHERE ?1 IN (member, other) AND reason IS NOT NULL)",
        )?,
        hand_notes: count("SELECT count(*) FROM hand WHERE ?1 IN (winner, loser) AND note <> ''")?,
        mentions: Vec::new(),
    };
    if member.is_erased() {
        return Ok(preview);
    }
    let names = names_in_texts([member.name.as_str()].into_iter());
    for table in &JOURNALLED {
        let columns = columns(connection, table.name)?;
        for field in FREE_TEXTS
            .iter()
            .filter(|field| columns.iter().any(|column| column == *field))
        {
            let pairs: Vec<String> = columns
                .iter()
                .map(|column| format!("'{column}', \"{column}\""))
                .collect();
            let mut query = connection.prepare(&format!(
                "SELECT json_object({}) FROM {} WHERE \"{field}\" <> ''",
                pairs.join(", "),
                table.name
            ))?;
            let mut rows = query.query([])?;
            while let Some(row) = rows.next()? {
                let row: Map<String, Json> = serde_json::from_str(&row.get::<_, String>(0)?)
                    .map_err(|error| Fault::Unexpected(error.to_string()))?;
                let text = row.get(*field).and_then(Json::as_str).unwrap_or_default();
                if names.iter().any(|name| text.contains(name.as_str()))
                    && !goes(table.name, &row, id)
                {
                    preview.mentions.push(Mention {
                        table: table.name.to_owned(),
                        record: record_in_words(connection, table.name, Some(&row))?,
                        field: (*field).to_owned(),
                        text: text.to_owned(),
                    });
                }
            }
        }
    }
    Ok(preview)
}

fn columns(connection: &Connection, table: &str) -> Result<Vec<String>, Error> {
    let mut query =
        connection.prepare_cached("SELECT name FROM pragma_table_info(?1) ORDER BY cid")?;
    let names = query.query_map([table], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// Whether the row's text is among what [`erase`] takes away.
fn goes(table: &str, row: &Map<String, Json>, id: PersonId) -> bool {
    let columns: &[&str] = match table {
        "member" => &["id"],
        "remark" | "adjustment" | "opening_total" => &["member"],
        "hand" => &["winner", "loser"],
        "competition_event" => &["member", "other"],
        _ => &[],
    };
    let names_them = |column: &&str| row.get(*column).and_then(Json::as_i64) == Some(id.0);
    columns.iter().any(names_them)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use serde_json::json;

    #[test]
    fn what_goes_is_a_row_that_names_the_person() {
        let rows = [
            ("member", json!({"id": 3})),
            ("remark", json!({"member": 3})),
            ("hand", json!({"winner": 1, "loser": 3})),
            ("competition_event", json!({"member": 1, "other": 3})),
        ];
        for (table, row) in rows {
            let row = row.as_object().unwrap();
            assert!(goes(table, row, PersonId(3)), "{table}");
            assert!(!goes(table, row, PersonId(2)), "{table}");
        }
        let session = json!({"member": 3, "id": 3});
        assert!(!goes("session", session.as_object().unwrap(), PersonId(3)));
    }
}
