//! Whom somebody means by what was typed so far.

use super::{Member, row_to_member, select};
use crate::error::Error;
use crate::tables::romaji;
use crate::tables::search_key::search_key;
use crate::tables::session::SessionId;
use rusqlite::{Connection, params};
use scoring::PersonId;
use std::collections::HashSet;

/// How many sessions back somebody who came is still remembered as recent.
const RECENT_SESSIONS: u32 = 10;

/// How near somebody is to the session at hand.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Nearness {
    /// Is there.
    Present,
    /// Came to one of the last sessions before it.
    Recent,
    /// Neither.
    Other,
}

/// Somebody who may be meant.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Suggestion {
    /// Who.
    pub person: PersonId,
    /// What is written down about the person.
    pub member: Member,
    /// Why the person stands where in the list.
    pub nearness: Nearness,
}

/// Whose number begins so, or whose name or reading holds it, also as typed in Latin letters.
pub(super) const MATCHES: &str =
    "instr(search_key, ?1) OR instr(number, ?1) = 1 OR (?2 IS NOT NULL AND instr(search_key, ?2))";

/// By what is looked for what somebody types, however it is written: the text folded as names are, and
/// the kana that it spells if it is typed in Latin letters.
pub fn search_keys(text: &str) -> (String, Option<String>) {
    let key = search_key(&[text]);
    let kana = romaji::kana(&key);
    (key, kana)
}

/// The number itself first, then those present, then recent ones, then all; among these whoever's
/// name or reading begins so, in the order of readings.
pub(crate) fn suggest(
    connection: &Connection,
    session: Option<SessionId>,
    text: &str,
) -> Result<Vec<Suggestion>, Error> {
    let present = people(
        connection,
        "SELECT member FROM attendance WHERE session = ?1",
        params![session.map(|session| session.0)],
    )?;
    let recent = people(
        connection,
        "WITH recent AS (
             SELECT id FROM session
             WHERE date <= coalesce((SELECT date FROM session WHERE id = ?1), '9999-12-31')
             ORDER BY date DESC LIMIT ?2
         )
         SELECT member FROM recent CROSS JOIN attendance ON attendance.session = recent.id
         UNION
         SELECT seat.member FROM recent
         CROSS JOIN round ON round.session = recent.id
         CROSS JOIN hanchan ON hanchan.round = round.id
         CROSS JOIN seat ON seat.hanchan = hanchan.id",
        params![session.map(|session| session.0), RECENT_SESSIONS],
    )?;
    let (key, kana) = search_keys(text);
    let begins = |search: &str| {
        let begins = |key: &str| search.lines().any(|line| line.starts_with(key));
        begins(&key) || kana.as_deref().is_some_and(begins)
    };
    let mut query = connection.prepare_cached(&select(&format!("WHERE {MATCHES}")))?;
    let rows = query.query_map(params![key, kana], row_to_member)?;
    let mut found = Vec::new();
    for row in rows {
        let (person, member) = row?;
        let nearness = if present.contains(&person) {
            Nearness::Present
        } else if recent.contains(&person) {
            Nearness::Recent
        } else {
            Nearness::Other
        };
        let order = (
            member.number.to_string() != key,
            nearness,
            !begins(&search_key(&[&member.name, &member.kana])),
            member.kana.is_empty(),
            search_key(&[&member.kana]),
            member.number,
        );
        found.push((
            order,
            Suggestion {
                person,
                member,
                nearness,
            },
        ));
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found
        .into_iter()
        .map(|(_, suggestion)| suggestion)
        .collect())
}

fn people(
    connection: &Connection,
    sql: &str,
    parameters: impl rusqlite::Params,
) -> Result<HashSet<PersonId>, Error> {
    let mut query = connection.prepare_cached(sql)?;
    let rows = query.query_map(parameters, |row| row.get(0).map(PersonId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
