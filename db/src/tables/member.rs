//! 会員: everybody who plays, guests and staff as well.

pub(crate) mod columns;
mod erase;
mod merge;
pub(crate) mod register;
mod suggest;

pub use columns::Member;
pub(crate) use columns::{
    COLUMNS, Field, HEADINGS, LEFT, MemberColumn, NUMBER, NUMBERS, ON_PAPERS, Value, in_use, names,
};
pub use erase::{ErasurePreview, Mention};
pub(crate) use erase::{erase, mentions};
pub use merge::MergePreview;
pub(crate) use merge::{merge, preview as preview_merge};
pub use register::{Meant, Register};
pub(crate) use suggest::suggest;
pub use suggest::{Nearness, Suggestion, search_keys};

use crate::error::{Error, Refused, Thing};
use crate::tables::search_key::search_key;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use scoring::record::Person;
use scoring::{PersonId, PersonKind};

impl Member {
    /// Whether the club's file would take it.
    ///
    /// # Errors
    /// With the first thing that is wrong with it.
    pub fn check(&self) -> Result<(), Refused> {
        for column in &COLUMNS {
            column.check(self)?;
        }
        match (self.joined, self.left) {
            (Some(joined), Some(left)) if left < joined => {
                Err(Refused::LeftBeforeJoining { joined, left })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn search_key(&self) -> String {
        search_key(&[&self.name, &self.kana])
    }

    /// The part of it that standings and reports need.
    pub fn person(&self) -> Person {
        Person {
            number: self.number,
            name: self.name.clone(),
            kana: self.kana.clone(),
            kind: self.kind,
            beginner_until: self.beginner_until,
        }
    }
}

/// The order of readings, whichever kana they are written in; who has none comes last.
pub(crate) const BY_READING: &str =
    "kana = '', substr(search_key, instr(search_key, char(10)) + 1), number";

/// What reads members from the file.
pub(crate) fn select(rest: &str) -> String {
    let columns: Vec<&str> = names().collect();
    format!("SELECT id, {} FROM member {rest}", columns.join(", "))
}

/// The columns that are written, and places for what [`values`] gives for them.
fn written() -> (String, String) {
    let columns: Vec<&str> = names().chain(["search_key"]).collect();
    (columns.join(", "), vec!["?"; columns.len()].join(", "))
}

fn values<'a>(member: &'a Member, key: &'a str) -> impl Iterator<Item = Value<'a>> {
    let columns = COLUMNS.iter().map(|column| column.value(member));
    columns.chain([Value::Text(key)])
}

/// Reads the id, and then the columns in their order.
pub(crate) fn row_to_member(row: &Row<'_>) -> rusqlite::Result<(PersonId, Member)> {
    let mut member = Member::default();
    for (at, column) in (1..).zip(&COLUMNS) {
        column.read(row, at, &mut member)?;
    }
    Ok((PersonId(row.get(0)?), member))
}

pub(crate) fn kind_from_word(text: &str) -> Option<PersonKind> {
    [PersonKind::Member, PersonKind::Guest, PersonKind::Staff]
        .into_iter()
        .find(|kind| kind.word() == text)
}

/// By number.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(PersonId, Member)>, Error> {
    let mut query = connection.prepare_cached(&select("ORDER BY number"))?;
    Ok(query
        .query_map([], row_to_member)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn get(connection: &Connection, id: PersonId) -> Result<Member, Error> {
    let mut query = connection.prepare_cached(&select("WHERE id = ?1"))?;
    let found = query.query_row([id.0], row_to_member).optional()?;
    Ok(found
        .map(|(_, member)| member)
        .ok_or_else(|| missing(&id.0))?)
}

pub(crate) fn by_number(
    connection: &Connection,
    number: u32,
) -> Result<Option<(PersonId, Member)>, Error> {
    let mut query = connection.prepare_cached(&select("WHERE number = ?1"))?;
    Ok(query.query_row([number], row_to_member).optional()?)
}

/// Whose number begins so, or whose name or reading holds it, also as typed in Latin letters; in the
/// order of readings.
pub(crate) fn matching(
    connection: &Connection,
    text: &str,
) -> Result<Vec<(PersonId, Member)>, Error> {
    let mut query = connection.prepare_cached(&select(&format!(
        "WHERE {} ORDER BY {BY_READING}",
        suggest::MATCHES
    )))?;
    Ok(query
        .query_map(search_keys(text), row_to_member)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn insert(connection: &Connection, member: &Member) -> Result<PersonId, Error> {
    check_free(connection, member, None)?;
    let (columns, places) = written();
    let mut insert =
        connection.prepare_cached(&format!("INSERT INTO member ({columns}) VALUES ({places})"))?;
    insert.execute(params_from_iter(values(member, &member.search_key())))?;
    Ok(PersonId(connection.last_insert_rowid()))
}

/// A guest of whom only the name is known, numbered one above the highest.
pub(crate) fn insert_guest(connection: &Connection, name: &str) -> Result<PersonId, Error> {
    let highest: Option<u32> =
        connection.query_row("SELECT max(number) FROM member", [], |row| row.get(0))?;
    let guest = Member {
        number: highest.unwrap_or(0).saturating_add(1),
        name: name.to_owned(),
        kind: PersonKind::Guest,
        ..Member::default()
    };
    insert(connection, &guest)
}

pub(crate) fn update(connection: &Connection, id: PersonId, member: &Member) -> Result<(), Error> {
    check_free(connection, member, Some(id))?;
    let (columns, places) = written();
    let mut update = connection.prepare_cached(&format!(
        "UPDATE member SET ({columns}) = ({places}) WHERE id = ?"
    ))?;
    let key = member.search_key();
    let values = values(member, &key).chain([Value::Number(id.0)]);
    let changed = update.execute(params_from_iter(values))?;
    if changed == 0 {
        Err(missing(&id.0).into())
    } else {
        Ok(())
    }
}

/// Refused while results, hands, adjustments, opening totals, attendance, draws, remarks or competitions name the
/// person.
pub(crate) fn delete(connection: &Connection, id: PersonId) -> Result<(), Error> {
    let member = get(connection, id)?;
    let in_use: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM seat WHERE member = ?1) OR EXISTS (SELECT 1 FROM adjustment WHERE member = ?1)
             OR EXISTS (SELECT 1 FROM opening_total WHERE member = ?1)
             OR EXISTS (SELECT 1 FROM attendance WHERE member = ?1) OR EXISTS (SELECT 1 FROM draw_seat WHERE member = ?1)
             OR EXISTS (SELECT 1 FROM remark WHERE member = ?1)
             OR EXISTS (SELECT 1 FROM competition_event WHERE ?1 IN (member, other))
             OR EXISTS (SELECT 1 FROM competition_event_member WHERE member = ?1)",
        [id.0],
        |row| row.get(0),
    )?;
    if in_use {
        let key = format!("{} ({})", member.number, member.name);
        return Err(Refused::InUse {
            what: Thing::Member,
            key,
        }
        .into());
    }
    connection.execute("DELETE FROM member WHERE id = ?1", [id.0])?;
    Ok(())
}

fn check_free(
    connection: &Connection,
    member: &Member,
    own: Option<PersonId>,
) -> Result<(), Error> {
    member.check()?;
    match by_number(connection, member.number)? {
        Some((id, other)) if Some(id) != own => {
            let key = format!("{} ({})", other.number, other.name);
            Err(Refused::Taken {
                what: Thing::Member,
                key,
            }
            .into())
        }
        _ => Ok(()),
    }
}

fn missing(key: &dyn std::fmt::Display) -> Refused {
    Refused::NoSuch {
        what: Thing::Member,
        key: key.to_string(),
    }
}
