//! Whatever becomes of what is recorded, it is told: a single bit that a disk turns over, and what
//! somebody does to the file with another program.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod attacks;
mod bits;
mod generated;
mod small;

use attacks::attacks;
use db::{Club, Error, own_backup_folder};
use proofs::saving::{NAME, begin, import_season};
use proofs::{Faults, scratch};
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
                 joined_on, left_on, note, search_key, public_name, beginner_until FROM c, hidden",
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
    for (name, sql) in attacks() {
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
                // Whatever it answers, it answers.
                let _ = club.undo(now);
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
    let tried = attacks().count() as u64;
    println!("{missed_by_pages_alone} of {tried} are nothing to SQLite's own check");
    assert!(
        missed_by_pages_alone > 20,
        "the control finds nearly everything"
    );
    faults.none_in(tried);
}
