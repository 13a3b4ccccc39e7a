//! What lists of earlier years brought in, hanchan without seats and opening totals, is in everything that
//! leaves: archives, other copies of the file, hand-overs, and Parquet files.

use crate::common::{Club, files_in, files_within, hanchan, holds, read, words};
use crate::figures::parquet::parquet_rows;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const RESULTS: &str = "date,series,round,table,seat,member,points,rules\n\
    2025-04-02,水曜会,1,A,,1,42300,\n2025-04-02,水曜会,1,A,,2,31000,\n2025-04-02,水曜会,1,A,,3,26700,\n2025-04-02,水曜会,1,A,,4,20000,\n\
    2025-04-09,水曜会,1,A,E,4,35000,\n2025-04-09,水曜会,1,A,S,3,35000,\n2025-04-09,水曜会,1,A,W,2,25000,\n2025-04-09,水曜会,1,A,N,1,25000,\n";
const OPENINGS: &str = "from,to,series,member,games,first,second,third,fourth,total,source\n\
    2023-04-01,2024-03-31,水曜会,1,40,12,10,10,8,312400,令和5年度の帳面\n\
    2024-04-01,2025-03-31,水曜会,1,10,,,,,-25000,令和6年度の帳面\n\
    2024-04-01,2025-03-31,水曜会,5,,,,,,-31200,令和6年度の帳面\n";
const ADJUSTMENTS: &str = "date,series,member,points,reason\n2025-04-09,水曜会,3,-5000,遅刻\n2025-04-09,水曜会,5,2000,幹事\n";

/// Hanchan with seats and without, sums with places and without, and points given.
fn club() -> Club {
    let club = Club::with_members();
    bring_in(&club, club.path());
    club
}

fn bring_in(club: &Club, file: &str) {
    let results = club.write("results.csv", RESULTS);
    let openings = club.write("openings.csv", OPENINGS);
    let adjustments = club.write("adjustments.csv", ADJUSTMENTS);
    let import = "import {} --results {} --openings {} --adjustments {}";
    hanchan(&words(import, &[file, &results, &openings, &adjustments])).succeeds();
}

/// What is known of a file: standings, opening totals, and which seats nobody knows.
fn told(file: &str, out: &Path) -> (Value, Value, String) {
    let export = "export {} --format jsonl --out {}";
    hanchan(&words(export, &[file, out.to_str().unwrap()])).succeeds();
    (
        hanchan(&["standings", file, "--json"]).json(),
        hanchan(&["opening", "list", file, "--json"]).json(),
        read(&out.join("results.jsonl")),
    )
}

#[test]
fn an_archive_adds_them_up_and_marks_the_seats_that_nobody_knows() {
    let club = club();
    let out = club.dir().join("archive");
    hanchan(&["archive", club.path(), "--out", out.to_str().unwrap()]).succeeds();
    let rebuild = |folder: &Path| {
        let mut python = Command::new("python3");
        let output = python
            .arg("rebuild.py")
            .current_dir(folder)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        (output.status.success(), said)
    };
    let (agrees, said) = rebuild(&out);
    assert!(agrees, "{said}");
    holds(&said, ["半荘2回"]);
    let lines = |name: &str| read(&out.join(format!("csv/{name}.csv"))).lines().count();
    assert_eq!((lines("unseated"), lines("opening_total")), (2, 4));
    let page = read(&out.join("README.html"));
    holds(
        &page,
        ["<code>unseated</code>", "<code>opening_total</code>"],
    );
    // The script sees a sum that is not the one in the totals.
    let sums = out.join("csv/opening_total.csv");
    fs::write(&sums, read(&sums).replace("312400", "312500")).unwrap();
    let (agrees, said) = rebuild(&out);
    assert!(!agrees && said.contains("totals.csv: member 1"), "{said}");
}

#[test]
fn another_copy_of_the_file_gets_them_one_operation_at_a_time() {
    let club = Club::with_members();
    let copy = club.dir().join("copy.hanchan");
    fs::copy(club.path(), &copy).unwrap();
    let copy = copy.to_str().unwrap();
    bring_in(&club, copy);
    hanchan(&words(
        "opening add {} --member 2 --series 水曜会 --from 2022-04-01 --to 2023-03-31 --total 1500 --source 手帳",
        &[copy],
    ))
    .succeeds();
    let differ = hanchan(&["compare", club.path(), copy, "--json"]).lines();
    assert_eq!(differ.len(), 2);
    // In the order in which they were done.
    let mut ids: Vec<u64> = differ
        .iter()
        .map(|one| one["id"].as_u64().unwrap())
        .collect();
    ids.sort_unstable();
    for id in ids {
        hanchan(&["compare", club.path(), copy, "--bring", &id.to_string()]).succeeds();
    }
    let (here, there) = (club.dir().join("here"), club.dir().join("there"));
    assert_eq!(told(club.path(), &here), told(copy, &there));
    holds(
        &hanchan(&["compare", club.path(), copy]).succeeds(),
        [": 0"],
    );
    hanchan(&["check", club.path()]).succeeds();
    hanchan(&["undo", club.path()]).succeeds();
    hanchan(&["undo", club.path()]).succeeds();
    let left = hanchan(&["opening", "list", club.path(), "--json"]).json();
    assert_eq!(left, Value::Array(Vec::new()));
}

#[test]
fn the_next_secretary_has_them_too() {
    let club = club();
    let (made, into) = (club.at("next.zip"), club.dir().join("next"));
    hanchan(&["handover", "make", club.path(), "--out", &made]).succeeds();
    let folder = into.to_str().unwrap();
    hanchan(&["handover", "open", &made, "--into", folder]).succeeds();
    let opened = into.join("club.hanchan");
    let opened = opened.to_str().unwrap();
    hanchan(&["check", opened]).succeeds();
    let before = told(club.path(), &club.dir().join("before"));
    assert_eq!(told(opened, &club.dir().join("after")), before);
    holds(&before.2, ["\"seat\":null"]);
    // They come in again from what was exported as well.
    let exported = files_within(&club.dir().join("before"));
    assert!(
        exported.contains_key("openings.jsonl"),
        "{:?}",
        exported.keys()
    );
}

/// The association's own question over the files, by hand: what its page asks a database.
#[test]
fn in_parquet_they_make_the_totals_those_of_the_standings() {
    let club = club();
    let out = PathBuf::from(club.at("share"));
    let export = "export {} --format parquet --club minato --out {}";
    hanchan(&words(export, &[club.path(), out.to_str().unwrap()])).succeeds();
    let all = |table: &str| -> Vec<Value> {
        let files = files_in(&out.join(table)).into_keys();
        files.flat_map(|file| parquet_rows(&file)).collect()
    };
    let (results, sums) = (all("results"), all("sums"));
    let no_seat = |row: &&Value| row["seat"].is_null();
    assert_eq!(results.iter().filter(no_seat).count(), 4);
    assert_eq!(sums.len(), 5);
    assert!(
        sums.iter()
            .all(|row| row["source"].is_null() && row["name"].is_null())
    );
    let number = |row: &Value, field: &str| row[field].as_i64().unwrap_or_default();
    let standings = hanchan(&["standings", club.path(), "--json"]).json();
    for told in standings["rows"].as_array().unwrap() {
        let own = |rows: &[Value]| -> Vec<Value> {
            let own = rows.iter().filter(|row| row["number"] == told["number"]);
            own.cloned().collect()
        };
        let (results, sums) = (own(&results), own(&sums));
        let of =
            |rows: &[Value], field: &str| rows.iter().map(|row| number(row, field)).sum::<i64>();
        let total = of(&results, "total") + of(&sums, "total");
        assert_eq!(total, number(told, "total"), "{told}");
        let games = i64::try_from(results.len()).unwrap() + of(&sums, "games");
        assert_eq!(games, number(told, "games"), "{told}");
    }
    // Whoever has nothing but a sum is among the people of its year.
    let only_sum = all("people").into_iter().filter(|row| row["number"] == 5);
    assert_eq!(
        only_sum.count(),
        2,
        "in the year of the sum, and in that of the points given"
    );
    let named = "export {} --format parquet --club minato --with-names --out {}";
    hanchan(&words(named, &[club.path(), out.to_str().unwrap()])).succeeds();
    assert!(
        all("sums")
            .iter()
            .any(|row| row["source"] == "令和5年度の帳面")
    );
}
