//! The club itself: one row of settings.

use crate::error::text::TextRule;
use crate::error::{Error, Fault, Refused};
use crate::tables::sqlite::sql_values::{unreadable, word};
use rusqlite::{Connection, Row, params};
use scoring::{Calendar, FiscalStart, RuleSetId, Sections};

pub(crate) const STEP_1: &str = "
CREATE TABLE club (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL CHECK (trim(name) <> '' AND length(name) <= 100),
    rules INTEGER NOT NULL REFERENCES rule_set,
    fiscal_start INTEGER NOT NULL CHECK (fiscal_start BETWEEN 1 AND 12),
    calendar TEXT NOT NULL CHECK (calendar IN ('japanese', 'western'))
) STRICT;
";

/// Which sections reports have, as a list of their names; nothing for the usual ones.
pub(crate) const STEP_9: &str = "
ALTER TABLE club ADD COLUMN sections TEXT DEFAULT NULL CHECK (sections IS NULL OR json_valid(sections));
";

/// What holds for the whole club.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Settings {
    /// The club's name.
    pub name: String,
    /// The rule set it plays by unless a table says otherwise.
    pub rules: RuleSetId,
    /// The month in which its fiscal year begins.
    pub fiscal_start: FiscalStart,
    /// How it writes years.
    pub calendar: Calendar,
    /// What its reports have, in which order.
    pub sections: Sections,
}

impl Settings {
    pub(crate) fn check(&self) -> Result<(), Refused> {
        Ok(TextRule::name("name", 100).check(&self.name)?)
    }
}

fn calendar_word(calendar: Calendar) -> &'static str {
    match calendar {
        Calendar::Japanese => "japanese",
        Calendar::Western => "western",
    }
}

fn calendar_from_word(text: &str) -> Option<Calendar> {
    [Calendar::Japanese, Calendar::Western]
        .into_iter()
        .find(|calendar| calendar_word(*calendar) == text)
}

fn sections_to_json(sections: Sections) -> Result<Option<String>, Error> {
    if sections == Sections::default() {
        return Ok(None);
    }
    let json = serde_json::to_string(&sections);
    Ok(Some(
        json.map_err(|error| Fault::Unexpected(error.to_string()))?,
    ))
}

fn sections_from_json(json: Option<String>) -> rusqlite::Result<Sections> {
    json.map_or_else(
        || Ok(Sections::default()),
        |json| serde_json::from_str(&json).map_err(|_| unreadable(4, "no list of sections")),
    )
}

fn row_to_settings(row: &Row<'_>) -> rusqlite::Result<Settings> {
    Ok(Settings {
        name: row.get(0)?,
        rules: RuleSetId(row.get(1)?),
        fiscal_start: FiscalStart::new(row.get(2)?)
            .ok_or_else(|| unreadable(2, "a month that is none"))?,
        calendar: word(row, 3, calendar_from_word)?,
        sections: sections_from_json(row.get(4)?)?,
    })
}

pub(crate) fn get(connection: &Connection) -> Result<Settings, Error> {
    let mut query = connection
        .prepare_cached("SELECT name, rules, fiscal_start, calendar, sections FROM club")?;
    Ok(query.query_row([], row_to_settings)?)
}

pub(crate) fn insert(connection: &Connection, settings: &Settings) -> Result<(), Error> {
    write(
        connection,
        settings,
        "INSERT INTO club (id, name, rules, fiscal_start, calendar, sections)
         VALUES (1, ?1, ?2, ?3, ?4, ?5)",
    )
}

pub(crate) fn update(connection: &Connection, settings: &Settings) -> Result<(), Error> {
    write(
        connection,
        settings,
        "UPDATE club SET name = ?1, rules = ?2, fiscal_start = ?3, calendar = ?4, sections = ?5",
    )
}

fn write(connection: &Connection, settings: &Settings, sql: &str) -> Result<(), Error> {
    settings.check()?;
    super::rule_set::get(connection, settings.rules)?;
    connection.execute(
        sql,
        params![
            settings.name,
            settings.rules.0,
            settings.fiscal_start.month(),
            calendar_word(settings.calendar),
            sections_to_json(settings.sections)?,
        ],
    )?;
    Ok(())
}
