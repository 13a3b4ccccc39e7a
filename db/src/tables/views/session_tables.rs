//! A day's play as it stands: which tables were drawn, which sheets are in, and what the next draw
//! needs to know.

use crate::error::{Error, Fault};
use crate::tables::competition as contest;
use crate::tables::draw::{self, Draw};
use crate::tables::session::{self, SessionId};
use crate::tables::set_aside::{self, SetAside};
use crate::tables::sqlite::sql_values::{iso, iso_ends, seat as read_seat};
use crate::tables::{attendance, member, rule_set};
use chrono::{Datelike, NaiveDate};
use competition::{Meetings, Presence, Role, Situation, table_label};
use rusqlite::{Connection, params};
use scoring::record::{PlannedTable, RoundPlan, StageRound};
use scoring::{BySeat, HanchanId, Period, PersonId, PersonKind, Players, RuleSetId, Seat};
use std::collections::{BTreeMap, HashMap};

/// A table of a session's round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SessionTable {
    /// The round of the day, from 1.
    pub round: u32,
    /// The table's label, such as `A`.
    pub label: String,
    /// Who played there by the sheet, or was drawn to play as long as no sheet is in.
    pub people: BySeat<PersonId>,
    /// The hanchan, once its sheet is in.
    pub hanchan: Option<HanchanId>,
    /// Why the table counts for nothing, where it does.
    pub set_aside: Option<SetAside>,
}

impl SessionTable {
    /// Whether a sheet is still to come.
    pub fn is_missing(&self) -> bool {
        self.hanchan.is_none() && self.set_aside.is_none()
    }
}

/// A place in the order of rounds and labels: B before AA.
type Place = (u32, usize, String);

fn place(round: u32, label: String) -> Place {
    (round, label.len(), label)
}

/// By round and label.
pub(crate) fn tables(
    connection: &Connection,
    session: SessionId,
) -> Result<Vec<SessionTable>, Error> {
    session::get(connection, session)?;
    let mut tables = BTreeMap::new();
    for Draw { round, seating, .. } in draw::of_session(connection, session)? {
        for (number, people) in seating.tables.into_iter().enumerate() {
            tables.insert(place(round, table_label(number)), (people, None, None));
        }
    }
    for (id, round, label, people) in entered(connection, session)? {
        tables.insert(place(round, label), (people, Some(id), None));
    }
    for (round, label, reason) in set_aside::of_session(connection, session)? {
        let table = tables.get_mut(&place(round, label));
        let (_, _, set_aside) = table
            .ok_or_else(|| Fault::Damaged("a table that is not there was set aside".into()))?;
        *set_aside = Some(reason);
    }
    let table = |((round, _, label), (people, hanchan, set_aside))| SessionTable {
        round,
        label,
        people,
        hanchan,
        set_aside,
    };
    Ok(tables.into_iter().map(table).collect())
}

/// The rounds that were drawn, whatever was played in them.
pub(crate) fn round_plans(
    connection: &Connection,
    session: SessionId,
) -> Result<Vec<RoundPlan>, Error> {
    let draws = draw::of_session(connection, session)?.into_iter();
    let plan = |Draw { round, seating, .. }| -> Result<RoundPlan, Error> {
        let tables = seating.tables.into_iter().enumerate();
        let table = |(number, seats)| PlannedTable {
            label: table_label(number),
            seats,
        };
        Ok(RoundPlan {
            round,
            stage: stage_round(connection, session, round)?,
            tables: tables.map(table).collect(),
            sits_out: seating.sits_out,
        })
    };
    draws.map(plan).collect()
}

fn stage_round(
    connection: &Connection,
    session: SessionId,
    round_of_day: u32,
) -> Result<Option<StageRound>, Error> {
    let found = contest::stage_at(connection, session, round_of_day)?;
    Ok(found.and_then(|(entry, number)| {
        let stage = entry.competition.stage(number.stage)?;
        Some(StageRound {
            name: stage.name.clone(),
            round: (stage.rounds.len() > 1).then_some(number.round),
        })
    }))
}

type Entered = (HanchanId, u32, String, BySeat<PersonId>);

/// The sheets that are in.
fn entered(connection: &Connection, session: SessionId) -> Result<Vec<Entered>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT hanchan.id, round.number, hanchan.table_label, seat.seat, seat.member FROM round
         CROSS JOIN hanchan ON hanchan.round = round.id
         CROSS JOIN seat ON seat.hanchan = hanchan.id
         WHERE round.session = ?1 ORDER BY hanchan.id, seat.seat",
    )?;
    let mut rows = query.query([session.0])?;
    let mut found: Vec<(HanchanId, u32, String, Vec<PersonId>)> = Vec::new();
    while let Some(row) = rows.next()? {
        let id = HanchanId(row.get(0)?);
        let person = PersonId(row.get(4)?);
        if read_seat(row, 3)? == Seat::East {
            found.push((id, row.get(1)?, row.get(2)?, Vec::with_capacity(4)));
        }
        if let Some((_, _, _, people)) = found.last_mut().filter(|(last, ..)| *last == id) {
            people.push(person);
        }
    }
    let whole = |(id, round, label, people): (HanchanId, u32, String, Vec<PersonId>)| {
        let count = people.len();
        let seats = BySeat::from_slice(&people).ok_or_else(|| {
            Error::from(Fault::Damaged(format!(
                "hanchan {} has {count} players",
                id.0
            )))
        })?;
        Ok((id, round, label, seats))
    };
    found.into_iter().map(whole).collect()
}

/// What is known when a round is drawn: who is there, who sat out and began where in the rounds
/// before it, and who met whom that day and that month. By which rule set decides how many play.
pub(crate) fn situation(
    connection: &Connection,
    session: SessionId,
    round: u32,
    rules: RuleSetId,
) -> Result<Situation, Error> {
    let players = rule_set::get(connection, rules)?.players();
    let date = session::get(connection, session)?.date;
    let mut presences = present(connection, session, round)?;
    for draw in draw::of_session(connection, session)? {
        if draw.round < round {
            for person in &draw.seating.sits_out {
                presence_of(&mut presences, *person, |presence| presence.sat_out += 1);
            }
        }
    }
    let mut today = Meetings::default();
    for (other, _) in session::within(connection, only(date))? {
        let before = |table: &SessionTable| other != session || table.round < round;
        for table in tables(connection, other)?
            .iter()
            .filter(|table| before(table))
        {
            today.add(table.people.as_slice());
            for (seat, person) in table.people.iter() {
                presence_of(&mut presences, *person, |presence| {
                    presence.seats[seat.index()] += 1;
                });
            }
        }
    }
    Ok(Situation {
        players,
        present: presences,
        today,
        month: met_before(connection, date)?,
    })
}

fn only(date: NaiveDate) -> Period {
    Period {
        from: date,
        to: date,
    }
}

fn present(
    connection: &Connection,
    session: SessionId,
    round: u32,
) -> Result<Vec<Presence>, Error> {
    let kinds: HashMap<PersonId, PersonKind> = member::all(connection)?
        .into_iter()
        .map(|(id, member)| (id, member.kind))
        .collect();
    let here = attendance::of_session(connection, session)?;
    let here = here.iter().filter(|one| one.holds(round));
    Ok(here
        .map(|one| Presence {
            role: match kinds.get(&one.person) {
                Some(PersonKind::Staff) => Role::FillsTables,
                _ => Role::Player,
            },
            ..Presence::new(one.person)
        })
        .collect())
}

fn presence_of(presences: &mut [Presence], person: PersonId, change: impl FnOnce(&mut Presence)) {
    let mut here = presences.iter_mut();
    if let Some(presence) = here.find(|presence| presence.person == person) {
        change(presence);
    }
}

/// Who met whom from the first of the month to the day before.
fn met_before(connection: &Connection, date: NaiveDate) -> Result<Meetings, Error> {
    let mut query = connection.prepare_cached(
        "SELECT hanchan.id, seat.member FROM session
         CROSS JOIN round ON round.session = session.id
         CROSS JOIN hanchan ON hanchan.round = round.id
         CROSS JOIN seat ON seat.hanchan = hanchan.id
         WHERE session.date >= ?1 AND session.date < ?2 ORDER BY hanchan.id",
    )?;
    let (first, _) = iso_ends(only(date.with_day(1).unwrap_or(date)));
    let mut rows = query.query(params![first, iso(date)])?;
    let mut met = Meetings::default();
    let mut table: (i64, Vec<PersonId>) = (0, Vec::new());
    while let Some(row) = rows.next()? {
        let hanchan = row.get(0)?;
        if table.0 != hanchan {
            met.add(&table.1);
            table = (hanchan, Vec::with_capacity(Players::Four.count()));
        }
        table.1.push(PersonId(row.get(1)?));
    }
    met.add(&table.1);
    Ok(met)
}
