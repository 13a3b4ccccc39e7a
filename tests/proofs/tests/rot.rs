//! Whatever becomes of what is recorded, it is told: a single bit that a disk turns over, and what
//! somebody does to the file with another program.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::{Club, Error, own_backup_folder};
use proofs::saving::{Course, NAME, begin, import_season};
use proofs::{Faults, each, fingerprint, scratch, seed};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread::spawn;
use std::time::Duration;

/// What takes longer than this hangs: the same is done with a whole file in a fraction of a second.
const FOR_EVER: Duration = Duration::from_mins(1);

/// How a club's file is met.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Told {
    /// Opening refuses it.
    AtOpening(String),
    /// It opens, and `check` finds something.
    ByCheck(String),
    Nothing,
}

fn told(path: &Path) -> Told {
    let check = |club: Club| club.check();
    match Club::open_read_only(path) {
        Err(error) => Told::AtOpening(error.to_string()),
        Ok(club) => match check(club) {
            Err(error) => Told::ByCheck(error.to_string()),
            Ok(findings) => findings
                .first()
                .map_or(Told::Nothing, |finding| Told::ByCheck(finding.to_string())),
        },
    }
}

/// A number for everything recorded and the schema, as another program reads it.
fn recorded(path: &Path) -> rusqlite::Result<(u64, String)> {
    let schema = fingerprint::look_at(path)?.query_row(
        "SELECT json_group_array(type || name || coalesce(sql, '')) FROM sqlite_schema",
        [],
        |row| row.get(0),
    )?;
    Ok((fingerprint::of(path)?, schema))
}

/// Runs of zeros are room that nothing is written in yet.
fn is_room(bytes: &[u8], place: usize) -> bool {
    let from = place.saturating_sub(16);
    bytes[from..bytes.len().min(place + 17)]
        .iter()
        .all(|byte| *byte == 0)
}

#[test]
fn every_bit_of_the_record_that_turns_over_is_told() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("rot"));
    let good = Course::after(12, 0).unwrap().start;
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &good).unwrap();
    let whole = recorded(&path).unwrap();
    let mut faults = Faults::default();
    let (mut changed, mut at_opening, mut by_pages_alone) = (0_u64, 0_u64, 0_u64);
    for _ in each(250, 200_000) {
        let place = loop {
            let place = chance.random_range(0..good.len());
            if !is_room(&good, place) {
                break place;
            }
        };
        let mut bytes = good.clone();
        let bit = chance.random_range(0..8);
        bytes[place] ^= 1 << bit;
        fs::write(&path, &bytes).unwrap();
        if recorded(&path).is_ok_and(|found| found == whole) {
            continue;
        }
        changed += 1;
        match told(&path) {
            Told::AtOpening(_) => at_opening += 1,
            Told::ByCheck(_) => {}
            Told::Nothing => faults.add(format!("bit {bit} of byte {place} of {}", good.len())),
        }
        // The control: what `SQLite` itself finds in pages and references.
        let found = fingerprint::look_at(&path).and_then(|file| {
            file.query_row("PRAGMA integrity_check(1)", [], |row| {
                row.get::<_, String>(0)
            })
        });
        by_pages_alone += u64::from(found != Ok("ok".to_owned()));
        assert!(
            fs::read(&path).unwrap() == bytes,
            "looking changed the file"
        );
    }
    println!(
        "{changed} bits of what is recorded: {at_opening} told at opening, the others by check; {by_pages_alone} by SQLite's own check"
    );
    assert!(
        by_pages_alone < changed,
        "the control finds everything: nothing is proved"
    );
    faults.none_in(changed);
}

/// What somebody does to a club's file, and what it is called.
const ATTACKS: &[(&str, &str)] = &[
    (
        "amounts that cannot be added",
        "UPDATE adjustment SET points = 9200000000000000000",
    ),
    (
        "a place that is none",
        "UPDATE seat SET place = 9 WHERE hanchan = 1 AND seat = 0",
    ),
    (
        "the seats of a hanchan are gone",
        "DELETE FROM seat WHERE hanchan = (SELECT max(id) FROM hanchan)",
    ),
    ("all hands are gone", "DELETE FROM hand"),
    (
        "all results are gone",
        "DELETE FROM hand; DELETE FROM seat; DELETE FROM hanchan",
    ),
    (
        "a member is another",
        "UPDATE member SET name = '別人' WHERE id = 1",
    ),
    (
        "a member is gone",
        "DELETE FROM member WHERE id NOT IN (SELECT member FROM seat)",
    ),
    (
        "a member came from nowhere",
        "INSERT INTO member SELECT 9999, 9999, name, kana, kind, sex, joined_on, left_on, note, search_key, public_name FROM member LIMIT 1",
    ),
    (
        "two amounts are changed, with their sum",
        "UPDATE seat SET points = points + 100, base = base + 100, total = total + 100 WHERE seat = 0; UPDATE seat SET points = points - 100, base = base - 100, total = total - 100 WHERE seat = 1",
    ),
    (
        "the club has another name",
        "UPDATE club SET name = 'よその会'",
    ),
    (
        "a rule set is another",
        "UPDATE rule_set SET name = 'よそのルール' WHERE id = 1",
    ),
    ("an award is gone", "DELETE FROM award WHERE id = 3"),
    (
        "the history is empty",
        "DELETE FROM change; DELETE FROM fingerprint; UPDATE writing SET operation = NULL; DELETE FROM operation",
    ),
    (
        "one in seven changes is gone",
        "DELETE FROM change WHERE id % 7 = 0",
    ),
    (
        "an entry is of an unknown kind",
        "UPDATE operation SET kind = 'nothing' WHERE id = 3",
    ),
    (
        "an entry is of another time",
        "UPDATE operation SET at = '2001-01-01 00:00:00' WHERE id = 3",
    ),
    (
        "an entry does not stand any more",
        "UPDATE operation SET state = 'undone' WHERE id = (SELECT max(id) FROM operation)",
    ),
    (
        "an entry is gone",
        "DELETE FROM change WHERE operation = 4; DELETE FROM fingerprint WHERE operation = 4; DELETE FROM operation WHERE id = 4",
    ),
    (
        "an entry came from nowhere",
        "INSERT INTO operation VALUES (900, '2030-01-01 00:00:00', 'import', 'done', NULL)",
    ),
    (
        "an entry points to itself",
        "UPDATE operation SET target = id WHERE id = 2",
    ),
    (
        "a change says something else",
        "UPDATE change SET after = json_set(after, '$.name', 'x') WHERE id = 2",
    ),
    (
        "a change is no JSON",
        "UPDATE change SET after = '{' WHERE id = 2",
    ),
    (
        "a change is a nest",
        "UPDATE change SET after = replace(hex(zeroblob(60000)), '00', '[') WHERE id = 2",
    ),
    (
        "a change is of an unknown table",
        "UPDATE change SET table_name = 'sqlite_schema' WHERE id = 2",
    ),
    (
        "a change has a number that is none",
        "UPDATE change SET after = json_set(after, '$.number', 1.5) WHERE table_name = 'member'",
    ),
    ("the fingerprints are gone", "DELETE FROM fingerprint"),
    (
        "a fingerprint is another",
        "UPDATE fingerprint SET history = history + 1 WHERE operation = 2",
    ),
    (
        "the last fingerprint is another",
        "UPDATE fingerprint SET contents = contents + 1 WHERE operation = (SELECT max(operation) FROM fingerprint)",
    ),
    ("all triggers are gone", "@triggers"),
    ("one trigger is gone", "DROP TRIGGER seat_insert"),
    ("the guard is gone", "DELETE FROM writing"),
    (
        "the guard lets everything pass",
        "UPDATE writing SET operation = 1, recording = 0",
    ),
    (
        "a trigger that never ends",
        "CREATE TRIGGER never AFTER INSERT ON operation BEGIN INSERT INTO operation SELECT max(id) + 1, at, kind, state, target FROM operation; END",
    ),
    ("a table is a view that never ends", "@view"),
    (
        "a trigger that counts for ever",
        "CREATE TRIGGER ever AFTER UPDATE ON writing BEGIN SELECT count(*) FROM (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c); END",
    ),
    ("a table more", "CREATE TABLE theirs (id INTEGER)"),
    ("an index more", "CREATE INDEX theirs ON member (name)"),
    (
        "a virtual table",
        "CREATE VIRTUAL TABLE theirs USING fts5(text)",
    ),
    ("a check less", "@check"),
    (
        "a name that is no text",
        "UPDATE member SET name = CAST(x'e38182ff' AS TEXT) WHERE id = 1",
    ),
    (
        "a name with a nul",
        "UPDATE member SET name = '一' || char(0) || '二' WHERE id = 1",
    ),
    (
        "a name that a terminal would obey",
        "UPDATE member SET name = char(27) || ']0;x' || char(7) WHERE id = 1",
    ),
    (
        "a note of many megabytes",
        "UPDATE session SET note = replace(hex(zeroblob(40000000)), '00', 'x') WHERE id = 1",
    ),
    (
        "a note larger than anything",
        "UPDATE session SET note = hex(zeroblob(100000000)) WHERE id = 1",
    ),
    (
        "a day that is none",
        "UPDATE session SET date = '2025-02-31' WHERE id = 1",
    ),
    (
        "a hanchan without a round",
        "UPDATE hanchan SET round = 99999 WHERE id = 1",
    ),
    (
        "two hanchan at one table",
        "UPDATE hanchan SET table_label = table_label || ' ' WHERE id = 1",
    ),
    (
        "a rule set that is no JSON",
        "UPDATE rule_set SET json = '[' WHERE id = 1",
    ),
];

fn half_year() -> (tempfile::TempDir, PathBuf) {
    let folder = scratch();
    let path = begin(folder.path()).unwrap();
    let mut club = Club::open(&path).unwrap();
    import_season(&mut club).unwrap();
    let series = club.series().unwrap()[0].0;
    let day = chrono::NaiveDate::from_ymd_opt(2030, 4, 1).unwrap();
    let adjustment = scoring::record::Adjustment {
        date: day,
        series,
        person: club.members().unwrap()[0].0,
        points: scoring::Points(-500),
        reason: "遅刻".into(),
    };
    club.add_adjustment(day.and_hms_opt(20, 0, 0).unwrap(), &adjustment)
        .unwrap();
    (folder, path)
}

/// Does it, as somebody does who knows how to get past every guard of the file.
fn attack(path: &Path, sql: &str) {
    let file = Connection::open(path).unwrap();
    file.execute_batch(
        "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA trusted_schema = ON;
         PRAGMA recursive_triggers = ON; PRAGMA writable_schema = ON;",
    )
    .unwrap();
    let triggers: Vec<(String, String)> = file
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    match sql {
        "@triggers" => {
            for (name, _) in triggers {
                file.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
            }
        }
        "@view" => file
            .execute_batch(
                "ALTER TABLE member RENAME TO hidden; CREATE VIEW member AS WITH RECURSIVE c(id) AS
                 (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT c.id, hidden.number, name, kana, kind, sex,
                 joined_on, left_on, note, search_key, public_name FROM c, hidden",
            )
            .unwrap(),
        "@check" => file
            .execute_batch(
                "UPDATE sqlite_schema SET sql = replace(sql, 'points % 100 = 0', '1') WHERE name = 'seat'",
            )
            .unwrap(),
        sql if sql.starts_with("CREATE") || sql.starts_with("DROP TRIGGER") => {
            file.execute_batch(sql).unwrap();
        }
        // What the file's own triggers would record or refuse goes past them, and they are put back.
        sql => {
            for (name, _) in &triggers {
                file.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
            }
            file.execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
            for (_, sql) in &triggers {
                file.execute_batch(sql).unwrap();
            }
        }
    }
}

#[test]
fn whatever_somebody_does_to_a_file_is_told_and_nothing_hangs() {
    let (_folder, good) = half_year();
    assert_eq!(told(&good), Told::Nothing);
    let mut faults = Faults::default();
    let mut missed_by_pages_alone = 0;
    for (name, sql) in ATTACKS {
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::copy(&good, &path).unwrap();
        attack(&path, sql);
        let bytes = fs::read(&path).unwrap();
        let is_same = Connection::open(&path).and_then(|file| {
            file.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))
        });
        missed_by_pages_alone += u32::from(is_same == Ok("ok".to_owned()));
        let (answer, answers) = channel();
        let file = path.clone();
        let looking = spawn(move || {
            let found = told(&file);
            // Whatever it is, every other way in answers too.
            let backup = Club::open(&file).and_then(|mut club| {
                let day = chrono::NaiveDate::from_ymd_opt(2031, 1, 1).unwrap();
                let now = day.and_hms_opt(9, 0, 0).unwrap();
                let made = club.backup(now, own_backup_folder(&file));
                club.undo(now)?;
                made
            });
            answer.send((
                found,
                backup.map(|_| ()).map_err(|error: Error| error.to_string()),
            ))
        });
        let Ok((found, backup)) = answers.recv_timeout(FOR_EVER) else {
            faults.add(format!("{name}: it hangs"));
            continue;
        };
        looking.join().expect("it panicked").unwrap();
        if found == Told::Nothing {
            faults.add(format!("{name}: nobody tells"));
        }
        if backup.is_ok() {
            faults.add(format!("{name}: it was backed up as if it were whole"));
        }
        if let Told::AtOpening(_) = found
            && fs::read(&path).unwrap() != bytes
        {
            faults.add(format!("{name}: what was refused was changed"));
        }
        println!("{name}: {found:?}");
    }
    println!(
        "{missed_by_pages_alone} of {} are nothing to SQLite's own check",
        ATTACKS.len()
    );
    assert!(
        missed_by_pages_alone > 20,
        "the control finds nearly everything"
    );
    faults.none_in(ATTACKS.len() as u64);
}
