//! Who was drawn to sit where. Whoever sits out has neither table nor seat.

use super::member;
use crate::error::{Error, Fault, Refused};
use crate::tables::sqlite::sql_values::{seat as read_seat, seat_number};
use competition::{Seating, table_label};
use rusqlite::{Connection, params};
use scoring::{BySeat, PersonId, Seat};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) const STEP_2: &str = "
CREATE TABLE draw_seat (
    draw INTEGER NOT NULL REFERENCES draw,
    member INTEGER NOT NULL REFERENCES member,
    table_label TEXT CHECK (trim(table_label) <> '' AND length(table_label) <= 20),
    starting_seat INTEGER CHECK (starting_seat BETWEEN 0 AND 3),
    PRIMARY KEY (draw, member),
    UNIQUE (draw, table_label, starting_seat),
    CHECK ((table_label IS NULL) = (starting_seat IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX draw_seat_of_member ON draw_seat (member);
";

/// # Errors
/// Where somebody is unknown, or drawn twice.
pub(crate) fn check(connection: &Connection, seating: &Seating) -> Result<(), Error> {
    let mut drawn = BTreeSet::new();
    let seated = seating.tables.iter().flat_map(BySeat::as_slice);
    for person in seated.chain(&seating.sits_out) {
        let member = member::get(connection, *person)?;
        if !drawn.insert(*person) {
            return Err(Refused::PresentTwice(member.number).into());
        }
    }
    Ok(())
}

pub(crate) fn insert(connection: &Connection, draw: i64, seating: &Seating) -> Result<(), Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO draw_seat (draw, member, table_label, starting_seat) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (place, table) in seating.tables.iter().enumerate() {
        for (seat, person) in table.iter() {
            insert.execute(params![
                draw,
                person.0,
                table_label(place),
                seat_number(seat)
            ])?;
        }
    }
    for person in &seating.sits_out {
        insert.execute(params![draw, person.0, None::<String>, None::<u8>])?;
    }
    Ok(())
}

/// # Errors
/// Where a table has not three or four players, or one without a seat.
pub(crate) fn of_draw(connection: &Connection, draw: i64) -> Result<Seating, Error> {
    let mut query = connection.prepare_cached(
        "SELECT member, table_label, starting_seat FROM draw_seat WHERE draw = ?1
         ORDER BY length(table_label), table_label, starting_seat, member",
    )?;
    let mut rows = query.query([draw])?;
    let mut seating = Seating::default();
    let mut tables: BTreeMap<(usize, String), Vec<(Seat, PersonId)>> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let person = PersonId(row.get(0)?);
        match row.get::<_, Option<String>>(1)? {
            None => seating.sits_out.push(person),
            Some(label) => {
                let table = tables.entry((label.len(), label)).or_default();
                table.push((read_seat(row, 2)?, person));
            }
        }
    }
    for ((_, label), table) in tables {
        let people: Vec<PersonId> = table.iter().map(|(_, person)| *person).collect();
        let in_order = table
            .iter()
            .zip(Seat::ALL)
            .all(|((seat, _), expected)| *seat == expected);
        let seated = BySeat::from_slice(&people).filter(|_| in_order);
        seating.tables.push(
            seated.ok_or_else(|| {
                Fault::Damaged(format!("table {label} of draw {draw} is not whole"))
            })?,
        );
    }
    Ok(seating)
}

pub(crate) fn delete_of_draw(connection: &Connection, draw: i64) -> Result<(), Error> {
    connection.execute("DELETE FROM draw_seat WHERE draw = ?1", [draw])?;
    Ok(())
}
