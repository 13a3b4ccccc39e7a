//! 表彰: for what the club honours its members, in order.

use crate::error::text::{TextRule, label};
use crate::error::{Error, Fault, Refused};
use rusqlite::{Connection, Row, params};
use scoring::award::Award;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::collections::BTreeSet;

/// The id is the place in the list. A club begins with the awards that clubs usually give.
pub(crate) const STEP_4: &str = "
CREATE TABLE award (
    id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 50),
    name TEXT NOT NULL CHECK (trim(name) <> '' AND length(name) <= 50),
    statistic TEXT NOT NULL CHECK (statistic <> ''),
    direction TEXT NOT NULL CHECK (direction <> ''),
    minimum TEXT NOT NULL CHECK (minimum <> ''),
    goes_to TEXT NOT NULL CHECK (goes_to <> '')
) STRICT;
INSERT INTO award (id, name, statistic, direction, minimum, goes_to) VALUES
    (1, '優勝', 'total', 'highest', 'none', 'place 1'),
    (2, '準優勝', 'total', 'highest', 'none', 'place 2'),
    (3, '第三位', 'total', 'highest', 'none', 'place 3'),
    (4, '平均賞', 'average', 'highest', 'games 5', 'place 1'),
    (5, 'トップ率賞', 'top_rate', 'highest', 'games 5', 'place 1'),
    (6, 'ラス回避賞', 'not_last_rate', 'highest', 'games 5', 'place 1'),
    (7, '最高得点賞', 'best_result', 'highest', 'none', 'place 1'),
    (8, '満貫賞', 'hands_won', 'highest', 'none', 'place 1'),
    (9, '役満賞', 'level_won yakuman', 'highest', 'none', 'everybody_from 1'),
    (10, '皆勤賞', 'attendance', 'highest', 'none', 'everybody_from 100'),
    (11, '最多参加賞', 'games', 'highest', 'none', 'place 1');
";

/// The most awards a club can have.
const MOST: usize = 50;

const NAME: TextRule = TextRule::name("name", 50);

/// A word, and what belongs to it where something does: `none`, `games 10`, `level_won yakuman`.
fn words(value: &impl Serialize) -> Result<String, Fault> {
    let json = serde_json::to_value(value).map_err(unexpected)?;
    Ok(match json {
        Json::Object(fields) => {
            let pair = fields.into_iter().next();
            pair.map_or_else(String::new, |(word, value)| {
                format!(
                    "{word} {}",
                    value.as_str().map_or(value.to_string(), str::to_owned)
                )
            })
        }
        other => other.as_str().map_or(other.to_string(), str::to_owned),
    })
}

fn from_words<T: DeserializeOwned>(text: &str) -> Option<T> {
    let json = match text.split_once(' ') {
        None => Json::from(text),
        Some((word, rest)) => {
            let value = rest.parse::<i64>().map_or(Json::from(rest), Json::from);
            Json::Object([(word.to_owned(), value)].into_iter().collect())
        }
    };
    serde_json::from_value(json).ok()
}

fn unexpected(error: impl std::fmt::Display) -> Fault {
    Fault::Unexpected(error.to_string())
}

fn row_to_award(row: &Row<'_>) -> rusqlite::Result<Award> {
    use crate::tables::sqlite::sql_values::word;
    Ok(Award {
        name: row.get(0)?,
        statistic: word(row, 1, from_words)?,
        direction: word(row, 2, from_words)?,
        minimum: word(row, 3, from_words)?,
        goes_to: word(row, 4, from_words)?,
    })
}

/// In the club's order.
pub(crate) fn all(connection: &Connection) -> Result<Vec<Award>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT name, statistic, direction, minimum, goes_to FROM award ORDER BY id",
    )?;
    let rows = query.query_map([], row_to_award)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Makes the list into this one; awards that keep their place are left as they are.
pub(crate) fn replace(connection: &Connection, awards: &[Award]) -> Result<(), Error> {
    check(awards)?;
    let known = all(connection)?;
    for (place, award) in (1_i64..).zip(awards) {
        let before = known.get(usize::try_from(place - 1).unwrap_or(usize::MAX));
        if before == Some(award) {
            continue;
        }
        connection.execute(
            "INSERT INTO award (id, name, statistic, direction, minimum, goes_to) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, statistic = excluded.statistic,
             direction = excluded.direction, minimum = excluded.minimum, goes_to = excluded.goes_to",
            params![
                place,
                award.name,
                words(&award.statistic)?,
                words(&award.direction)?,
                words(&award.minimum)?,
                words(&award.goes_to)?,
            ],
        )?;
    }
    let count = i64::try_from(awards.len()).unwrap_or(i64::MAX);
    connection.execute("DELETE FROM award WHERE id > ?1", [count])?;
    Ok(())
}

fn check(awards: &[Award]) -> Result<(), Refused> {
    if awards.len() > MOST {
        return Err(Refused::OutOfRange {
            field: "awards",
            value: i64::try_from(awards.len()).unwrap_or(i64::MAX),
            lowest: 0,
            highest: i64::try_from(MOST).unwrap_or(i64::MAX),
        });
    }
    let mut names = BTreeSet::new();
    for award in awards {
        NAME.check(&award.name)?;
        if !names.insert(label(&award.name)) {
            return Err(Refused::AwardTwice(award.name.clone()));
        }
    }
    Ok(())
}
