//! Which pages the club keeps up to date, and where.

use crate::error::text::TextRule;
use crate::error::{Error, Refused};
use crate::tables::sqlite::sql_values::word;
use rusqlite::{Connection, OptionalExtension};
use scoring::PageNames;

pub(crate) const STEP_10: &str = "
CREATE TABLE site (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    folder TEXT NOT NULL CHECK (trim(folder) <> '' AND length(folder) <= 4000),
    names TEXT NOT NULL CHECK (names IN ('full', 'family', 'initials', 'number'))
) STRICT;
";

const FOLDER: TextRule = TextRule::name("folder", 4_000);

const NAMES: [(PageNames, &str); 4] = [
    (PageNames::Full, "full"),
    (PageNames::Family, "family"),
    (PageNames::Initials, "initials"),
    (PageNames::Number, "number"),
];

pub(crate) fn get(connection: &Connection) -> Result<Option<(String, PageNames)>, Error> {
    let mut query = connection.prepare_cached("SELECT folder, names FROM site")?;
    let site = query.query_row([], |row| {
        let names = word(row, 1, |text| {
            let named = NAMES.iter().find(|(_, word)| *word == text);
            named.map(|(names, _)| *names)
        });
        Ok((row.get(0)?, names?))
    });
    Ok(site.optional()?)
}

pub(crate) fn set(connection: &Connection, folder: &str, names: PageNames) -> Result<(), Error> {
    FOLDER.check(folder).map_err(Refused::from)?;
    let word = NAMES.iter().find(|(one, _)| *one == names);
    connection.execute(
        "INSERT INTO site (id, folder, names) VALUES (1, ?1, ?2)
         ON CONFLICT (id) DO UPDATE SET folder = excluded.folder, names = excluded.names",
        (folder, word.map(|(_, word)| word)),
    )?;
    Ok(())
}

pub(crate) fn clear(connection: &Connection) -> Result<(), Error> {
    connection.execute("DELETE FROM site", [])?;
    Ok(())
}
