//! 会員: everybody who plays, guests and staff as well.

mod erase;
mod merge;
mod suggest;

pub use erase::{ErasurePreview, Mention};
pub(crate) use erase::{erase, mentions};
pub use merge::MergePreview;
pub(crate) use merge::{merge, preview as preview_merge};
pub(crate) use suggest::suggest;
pub use suggest::{Nearness, Suggestion};

use crate::error::text::TextRule;
use crate::error::{Error, Refused, Thing};
use crate::tables::search_key::search_key;
use crate::tables::sqlite::sql_values::{check_date, check_range, iso, optional_date, word};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::record::Person;
use scoring::{PersonId, PersonKind};

pub(crate) const STEP_1: &str = "
CREATE TABLE member (
    id INTEGER PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 999999999),
    name TEXT NOT NULL CHECK (trim(name) <> '' AND length(name) <= 100),
    kana TEXT NOT NULL CHECK (length(kana) <= 100),
    kind TEXT NOT NULL CHECK (kind IN ('member', 'guest', 'staff')),
    sex TEXT NOT NULL CHECK (length(sex) <= 20),
    joined_on TEXT CHECK (joined_on IS date(joined_on)),
    left_on TEXT CHECK (left_on IS date(left_on)),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    search_key TEXT NOT NULL,
    CHECK (joined_on IS NULL OR left_on IS NULL OR joined_on <= left_on)
) STRICT;
";

/// A name of the person's own choice, for pages that everybody may read. Older entries of the journal
/// do not have the column. Undo runs backwards, so it has taken back every use of it before it meets
/// them.
pub(crate) const STEP_4: &str = "
ALTER TABLE member ADD COLUMN public_name TEXT NOT NULL DEFAULT '' CHECK (length(public_name) <= 100);
";

/// The numbers a member can have.
pub(crate) const NUMBERS: (u32, u32) = (1, 999_999_999);

/// What is written down about a person.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Member {
    /// The number people know; no two have the same.
    pub number: u32,
    /// The name exactly as typed.
    pub name: String,
    /// The reading in kana; empty when not known.
    pub kana: String,
    /// Whether standings rank the person.
    pub kind: PersonKind,
    /// As the club writes it; empty when not recorded.
    pub sex: String,
    /// The first day.
    pub joined: Option<NaiveDate>,
    /// The last day.
    pub left: Option<NaiveDate>,
    /// Anything else.
    pub note: String,
    /// What the club's web page calls the person; empty where they asked for nothing.
    pub public_name: String,
}

pub(crate) const NAME: TextRule = TextRule::name("name", 100);
pub(crate) const KANA: TextRule = TextRule::optional("kana", 100);
pub(crate) const SEX: TextRule = TextRule::optional("sex", 20);
pub(crate) const NOTE: TextRule = TextRule::note("note");
pub(crate) const PUBLIC_NAME: TextRule = TextRule::optional("public_name", 100);

impl Member {
    pub(crate) fn check(&self) -> Result<(), Refused> {
        check_range("number", self.number, NUMBERS)?;
        NAME.check(&self.name)?;
        KANA.check(&self.kana)?;
        SEX.check(&self.sex)?;
        NOTE.check(&self.note)?;
        PUBLIC_NAME.check(&self.public_name)?;
        for (field, date) in [("joined", self.joined), ("left", self.left)] {
            date.map_or(Ok(()), |date| check_date(field, date))?;
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
        }
    }
}

/// The order of readings, whichever kana they are written in; who has none comes last.
pub(crate) const BY_READING: &str =
    "kana = '', substr(search_key, instr(search_key, char(10)) + 1), number";

pub(crate) const COLUMNS: &str =
    "id, number, name, kana, kind, sex, joined_on, left_on, note, public_name";

pub(crate) fn row_to_member(row: &Row<'_>) -> rusqlite::Result<(PersonId, Member)> {
    let member = Member {
        number: row.get(1)?,
        name: row.get(2)?,
        kana: row.get(3)?,
        kind: word(row, 4, kind_from_word)?,
        sex: row.get(5)?,
        joined: optional_date(row, 6)?,
        left: optional_date(row, 7)?,
        note: row.get(8)?,
        // What the journal kept before the fourth form has none.
        public_name: row.get::<_, Option<String>>(9)?.unwrap_or_default(),
    };
    Ok((PersonId(row.get(0)?), member))
}

pub(crate) fn kind_from_word(text: &str) -> Option<PersonKind> {
    [PersonKind::Member, PersonKind::Guest, PersonKind::Staff]
        .into_iter()
        .find(|kind| kind.word() == text)
}

/// By number.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(PersonId, Member)>, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM member ORDER BY number"))?;
    Ok(query
        .query_map([], row_to_member)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn get(connection: &Connection, id: PersonId) -> Result<Member, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM member WHERE id = ?1"))?;
    let found = query.query_row([id.0], row_to_member).optional()?;
    Ok(found
        .map(|(_, member)| member)
        .ok_or_else(|| missing(&id.0))?)
}

pub(crate) fn by_number(
    connection: &Connection,
    number: u32,
) -> Result<Option<(PersonId, Member)>, Error> {
    let mut query =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM member WHERE number = ?1"))?;
    Ok(query.query_row([number], row_to_member).optional()?)
}

/// Whose number begins so, or whose name or reading holds it, also as typed in Latin letters; in the
/// order of readings.
pub(crate) fn matching(
    connection: &Connection,
    text: &str,
) -> Result<Vec<(PersonId, Member)>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM member WHERE {} ORDER BY {BY_READING}",
        suggest::MATCHES
    ))?;
    Ok(query
        .query_map(suggest::keys(text), row_to_member)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn insert(connection: &Connection, member: &Member) -> Result<PersonId, Error> {
    check_free(connection, member, None)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO member
         (number, name, kana, kind, sex, joined_on, left_on, note, search_key, public_name)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    insert.execute(params![
        member.number,
        member.name,
        member.kana,
        member.kind.word(),
        member.sex,
        member.joined.map(iso),
        member.left.map(iso),
        member.note,
        member.search_key(),
        member.public_name,
    ])?;
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
    let mut update = connection.prepare_cached(
        "UPDATE member SET number = ?2, name = ?3, kana = ?4, kind = ?5, sex = ?6, joined_on = ?7,
         left_on = ?8, note = ?9, search_key = ?10, public_name = ?11 WHERE id = ?1",
    )?;
    let changed = update.execute(params![
        id.0,
        member.number,
        member.name,
        member.kana,
        member.kind.word(),
        member.sex,
        member.joined.map(iso),
        member.left.map(iso),
        member.note,
        member.search_key(),
        member.public_name,
    ])?;
    if changed == 0 {
        Err(missing(&id.0).into())
    } else {
        Ok(())
    }
}

/// Refused while results, hands, adjustments, attendance, draws, remarks or competitions name the
/// person.
pub(crate) fn delete(connection: &Connection, id: PersonId) -> Result<(), Error> {
    let member = get(connection, id)?;
    let in_use: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM seat WHERE member = ?1) OR EXISTS (SELECT 1 FROM adjustment WHERE member = ?1)
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
