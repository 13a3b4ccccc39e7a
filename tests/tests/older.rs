//! A program that was built from an older commit, and today's, on the same files: `cargo xtask older`
//! builds one for each form that the club's file had, and runs this with each.

use crate::common::{Club, Ended, files_in, hanchan, run, words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Runs the older program.
fn older(arguments: &[&str]) -> Ended {
    let program = env::var_os("HANCHAN_OLDER")
        .unwrap_or_else(|| panic!("HANCHAN_OLDER names no older program: run `cargo xtask older`"));
    run(&program, arguments, "")
}

/// The form that a club's file says it is in.
fn form(file: impl AsRef<Path>) -> u32 {
    let bytes = fs::read(file).unwrap();
    u32::from_be_bytes(bytes[60..64].try_into().unwrap())
}

/// The files below a folder that are called as a club's file or a backup is.
fn clubs_in(folder: &Path) -> Vec<PathBuf> {
    let all = files_in(folder).into_keys();
    all.filter(|path| path.extension().is_some_and(|kind| kind == "hanchan"))
        .collect()
}

/// A sample club with its papers, as the older program makes it, and three more members, of whom two are
/// undone: not every older sample was made of operations.
fn made_by_the_older() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("sample");
    older(&["demo", place.to_str().unwrap(), "--months", "2"]).succeeds();
    let clubs = clubs_in(&place);
    let [club] = &clubs[..] else {
        panic!("{clubs:?}");
    };
    let club = club.to_str().unwrap().to_owned();
    for number in 91..94 {
        let members = folder.path().join(format!("{number}.csv"));
        fs::write(&members, format!("number,name\n{number},新人 {number}\n")).unwrap();
        older(&["import", &club, "--members", members.to_str().unwrap()]).succeeds();
    }
    for deed in ["undo", "undo", "undo", "redo"] {
        older(&[deed, &club]).succeeds();
    }
    (folder, club)
}

/// What one program says as JSON lines or as one value.
fn json(said: &str) -> Vec<Value> {
    let values = serde_json::Deserializer::from_str(said).into_iter();
    values.map(Result::unwrap).collect()
}

/// Whether everything that was told then is told now, whatever is told besides.
fn is_told(then: &Value, now: &Value) -> bool {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then
            .iter()
            .all(|(key, then)| now.get(key).is_some_and(|now| is_told(then, now))),
        (Value::Array(then), Value::Array(now)) => {
            then.len() == now.len() && then.iter().zip(now).all(|(then, now)| is_told(then, now))
        }
        _ => then == now,
    }
}

/// The cells of each line of the results, by their headings.
fn results(said: impl FnOnce(&[&str]) -> Ended, club: &str) -> Vec<BTreeMap<String, String>> {
    let out = tempfile::tempdir().unwrap();
    let place = out.path().to_str().unwrap();
    said(&["export", club, "--format", "csv", "--out", place]).succeeds();
    let mut file = csv::Reader::from_path(out.path().join("results.csv")).unwrap();
    file.deserialize().map(Result::unwrap).collect()
}

#[test]
#[ignore = "an older program is needed: `cargo xtask older`"]
fn a_newer_program_opens_an_older_file_after_its_backup() {
    let newest = form(Club::new().path());
    let (folder, club) = made_by_the_older();
    let older_form = form(&club);
    assert!(older_form < newest, "{older_form}");
    let then = json(&older(&["standings", &club, "--json"]).succeeds());
    let rows = then[0]["rows"].as_array().unwrap().len();
    assert!(rows > 0, "{then:?}");
    let same_as_then = |file: &str| {
        let now = json(&hanchan(&["standings", file, "--json"]).succeeds());
        assert!(is_told(&then[0], &now[0]), "{then:?}\n{now:?}");
    };

    // To look at it changes nothing.
    let bytes = fs::read(&club).unwrap();
    same_as_then(&club);
    hanchan(&["check", &club]).succeeds();
    let results_then = results(older, &club);
    for (then, now) in results_then.iter().zip(results(hanchan, &club)) {
        assert!(then.iter().all(|(heading, cell)| now[heading] == *cell));
    }
    assert_eq!(results_then.len(), results(hanchan, &club).len());
    assert!(fs::read(&club).unwrap() == bytes, "looking changed it");

    // The first write is what the older program had undone; before it comes the backup.
    let before = clubs_in(folder.path());
    hanchan(&["redo", &club]).succeeds();
    assert_eq!(form(&club), newest);
    let mut backups = clubs_in(folder.path());
    backups.retain(|path| !before.contains(path));
    let [backup] = &backups[..] else {
        panic!("{backups:?}");
    };
    let backup = backup.to_str().unwrap();
    assert_eq!(form(backup), older_form);
    let restored = folder.path().join("restored.hanchan");
    older(&["restore", backup, "--to", restored.to_str().unwrap()]).succeeds();
    for file in [backup, restored.to_str().unwrap()] {
        older(&["check", file]).succeeds();
        let again = json(&older(&["standings", file, "--json"]).succeeds());
        assert_eq!(again, then, "{file}");
    }
    hanchan(&["undo", &club]).succeeds();
    same_as_then(&club);
    hanchan(&["check", &club]).succeeds();

    // What was done in the older form is undone and done again in the newest.
    let mut undone = 0;
    while undone < 25 && hanchan(&["undo", &club]).output.status.success() {
        undone += 1;
    }
    assert!(undone > 1, "nothing of the older program can be undone");
    for _ in 0..undone {
        hanchan(&["redo", &club]).succeeds();
    }
    same_as_then(&club);
    hanchan(&["check", &club]).succeeds();
    println!(
        "form {older_form} in form {newest}: {rows} people's standings and {} lines of results as they were, \
         the backup restored by the older program, {undone} operations undone and done again",
        results_then.len()
    );
}

#[test]
#[ignore = "an older program is needed: `cargo xtask older`"]
fn an_older_program_refuses_a_newer_file_in_words_and_leaves_it_as_it_is() {
    let club = Club::with_season();
    let (path, place, paper) = (club.path(), club.at("place"), club.at("paper.pdf"));
    hanchan(&["undo", path]).succeeds();
    fs::create_dir(club.at("backups")).unwrap();
    hanchan(&["backup", path, "--to", &club.at("backups")]).succeeds();
    let handover = club.at("引継ぎ.zip");
    hanchan(&["handover", "make", path, "--out", &handover]).succeeds();
    let members = club.write("more.csv", "number,name\n99,九\n");
    let backups = clubs_in(&club.dir().join("backups"));
    let backup = backups[0].to_str().unwrap();
    let before = files_in(club.dir());
    let mut refused = 0;
    let help = older(&["--help"]).succeeds();
    for arguments in [
        &["check", path][..],
        &["standings", path],
        &["standings", path, "--json"],
        &["history", path],
        &["undo", path],
        &["redo", path],
        &["import", path, "--members", &members],
        &["export", path, "--format", "csv", "--out", &place],
        &words("report monthly {} --month 2025-05 -o {}", &[path, &paper]),
        &["backup", path, "--to", &place],
        &["restore", backup, "--to", &place],
        &["check", backup],
        &["archive", path, "--out", &place],
        &["handover", "open", &handover, "--into", &place],
    ] {
        if !help.contains(&format!("\n  {}", arguments[0])) {
            println!("it has no `{}` yet", arguments[0]);
            continue;
        }
        let said = older(arguments).fails(1);
        assert!(said.contains("newer"), "{arguments:?}: {said}");
        let now = files_in(club.dir());
        let changed = now.keys().find(|path| now.get(*path) != before.get(*path));
        assert_eq!(changed, None, "{arguments:?}");
        assert_eq!(now.len(), before.len(), "{arguments:?}");
        refused += 1;
    }
    hanchan(&["redo", path]).succeeds();
    hanchan(&["check", path]).succeeds();
    println!("{refused} commands of the older program refuse a newer file");
}
