//! Logged hands of mangan and better.

use super::member;
use crate::error::text::TextRule;
use crate::error::{Error, HandProblem, Refused};
use crate::tables::sqlite::sql_values::{unreadable, word};
use rusqlite::{Connection, Row, params};
use scoring::hand_value::{Level, MOST_HONBA, level_agrees};
use scoring::record::{HandEntry, HandName};
use scoring::winning_hand::HandTiles;
use scoring::{BySeat, HanchanId, PersonId, RuleSet};

/// Winner and loser refer to seats of the same hanchan: nobody wins at a table without sitting there.
pub(crate) const STEP_1: &str = "
CREATE TABLE hand (
    id INTEGER PRIMARY KEY,
    hanchan INTEGER NOT NULL REFERENCES hanchan,
    hand_name TEXT CHECK (hand_name GLOB '[東南西北][1-4]局'),
    honba INTEGER NOT NULL CHECK (honba BETWEEN 0 AND 99),
    winner INTEGER NOT NULL,
    loser INTEGER CHECK (loser <> winner),
    level TEXT NOT NULL CHECK (level IN ('mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman')),
    han INTEGER CHECK (han BETWEEN 1 AND 104),
    fu INTEGER CHECK (fu IN (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)),
    yaku TEXT NOT NULL CHECK (length(yaku) <= 200),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    FOREIGN KEY (winner, hanchan) REFERENCES seat (member, hanchan),
    FOREIGN KEY (loser, hanchan) REFERENCES seat (member, hanchan)
) STRICT;
CREATE INDEX hand_of_hanchan ON hand (hanchan);
";

/// The tiles it was won with, where they were written down, as [`HandTiles`] writes them.
pub(crate) const STEP_10: &str = "
ALTER TABLE hand ADD COLUMN tiles TEXT DEFAULT NULL CHECK (length(tiles) BETWEEN 1 AND 100);
";

pub(crate) const YAKU: TextRule = TextRule::optional("yaku", 200);
pub(crate) const NOTE: TextRule = TextRule::note("note");

/// Thirteen han for each of the eight yakuman patterns one hand can hold.
const MOST_HAN: u32 = 104;
const FU: [u32; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// What can be checked from the hand and the table's rules alone.
pub(crate) fn check(hand: &HandEntry, rules: &RuleSet) -> Result<(), HandProblem> {
    if hand.honba > MOST_HONBA {
        return Err(HandProblem::Honba(hand.honba));
    }
    if let Some(fu) = hand.fu.filter(|fu| !FU.contains(fu)) {
        return Err(HandProblem::Fu(fu));
    }
    let Some(han) = hand.han else { return Ok(()) };
    if !(1..=MOST_HAN).contains(&han) {
        return Err(HandProblem::Han(han));
    }
    if level_agrees(&rules.data().hand_values, hand.level, han, hand.fu) {
        Ok(())
    } else {
        Err(HandProblem::Level {
            level: hand.level,
            han,
            fu: hand.fu,
        })
    }
}

/// Whether winner and loser were there; `number` finds the number people know them by.
pub(crate) fn check_players(
    hand: &HandEntry,
    seats: &BySeat<PersonId>,
    number: impl Fn(PersonId) -> u32,
) -> Result<(), HandProblem> {
    let played = |person: PersonId| seats.as_slice().contains(&person);
    if !played(hand.winner) {
        return Err(HandProblem::WinnerNotAtTable(number(hand.winner)));
    }
    match hand.loser {
        Some(loser) if loser == hand.winner => Err(HandProblem::LoserIsWinner(number(loser))),
        Some(loser) if !played(loser) => Err(HandProblem::LoserNotAtTable(number(loser))),
        _ => Ok(()),
    }
}

pub(crate) fn level_from_word(text: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.word() == text)
}

/// Reads the columns `hand_name, honba, winner, loser, level, han, fu, yaku, note, tiles` from `first` on.
pub(crate) fn row_to_entry(row: &Row<'_>, first: usize) -> rusqlite::Result<HandEntry> {
    Ok(HandEntry {
        hand: row
            .get::<_, Option<String>>(first)?
            .as_deref()
            .and_then(HandName::parse),
        honba: row.get(first + 1)?,
        winner: PersonId(row.get(first + 2)?),
        loser: row.get::<_, Option<i64>>(first + 3)?.map(PersonId),
        level: word(row, first + 4, level_from_word)?,
        han: row.get(first + 5)?,
        fu: row.get(first + 6)?,
        yaku: row.get(first + 7)?,
        note: row.get(first + 8)?,
        tiles: tiles(row, first + 9)?,
    })
}

fn tiles(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<HandTiles>> {
    let text = row.get_ref(column)?.as_str_or_null()?;
    text.map(str::parse)
        .transpose()
        .map_err(|_| unreadable(column, "tiles that are no winning hand"))
}

/// In the order they were written down.
pub(crate) fn of_hanchan(
    connection: &Connection,
    hanchan: HanchanId,
) -> Result<Vec<HandEntry>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT hand_name, honba, winner, loser, level, han, fu, yaku, note, tiles FROM hand WHERE hanchan = ?1 ORDER BY id",
    )?;
    Ok(query
        .query_map([hanchan.0], |row| row_to_entry(row, 0))?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn insert(
    connection: &Connection,
    hanchan: HanchanId,
    hand: &HandEntry,
) -> Result<(), Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO hand (hanchan, hand_name, honba, winner, loser, level, han, fu, yaku, note, tiles)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    insert.execute(params![
        hanchan.0,
        hand.hand.map(|name| name.to_string()),
        hand.honba,
        hand.winner.0,
        hand.loser.map(|loser| loser.0),
        hand.level.word(),
        hand.han,
        hand.fu,
        hand.yaku,
        hand.note,
        hand.tiles.as_ref().map(HandTiles::to_string),
    ])?;
    Ok(())
}

pub(crate) fn insert_all(
    connection: &Connection,
    hanchan: HanchanId,
    rules: &RuleSet,
    seats: &BySeat<PersonId>,
    hands: &[HandEntry],
) -> Result<(), Error> {
    for hand in hands {
        YAKU.check(&hand.yaku).map_err(Refused::from)?;
        NOTE.check(&hand.note).map_err(Refused::from)?;
        check(hand, rules).map_err(Refused::from)?;
        let mut people = vec![(hand.winner, member::get(connection, hand.winner)?.number)];
        if let Some(loser) = hand.loser {
            people.push((loser, member::get(connection, loser)?.number));
        }
        let number = |id| {
            people
                .iter()
                .find(|(other, _)| *other == id)
                .map_or(0, |(_, number)| *number)
        };
        check_players(hand, seats, number).map_err(Refused::from)?;
        insert(connection, hanchan, hand)?;
    }
    Ok(())
}

pub(crate) fn delete_of_hanchan(connection: &Connection, hanchan: HanchanId) -> Result<(), Error> {
    connection.execute("DELETE FROM hand WHERE hanchan = ?1", [hanchan.0])?;
    Ok(())
}
