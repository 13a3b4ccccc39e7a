//! The command line is as promised: names, columns, keys and exit statuses.

use crate::common::paper::printed;
use crate::common::{Club, hanchan, hanchan_with, holds, lines, read, words};
use serde_json::json;

#[test]
fn score_answers_line_by_line() {
    let input = r#"{"rules":"wakakujira-2025","points":[41600,25900,20000,12500],"deposit":0,"last_dealer":3,"chombo":[0,0,0,0]}
{"points":[35000,35000,30000,20000]}
"#;
    let said = hanchan_with(&["score", "--rules", "shirakaba-2025"], input).succeeds();
    assert_eq!(
        said.lines().next().unwrap(),
        r#"{"placement":[1,2,3,4],"base":[11600,-4100,-10000,-17500],"uma":[50000,10000,-10000,-30000],"chombo":[0,0,0,0],"total":[61600,5900,-20000,-47500]}"#
    );
    assert_eq!(lines(&said)[1]["placement"], json!([1, 1, 3, 4]));
}

#[test]
fn score_refuses_a_line_and_goes_on() {
    let input = r#"{"rules":"shirakaba-2025","points":[30000,30000,30000,29700]}
{"rules":"shirakaba-2025","points":[30000,30000,30000,30000]}

{"rules":"no-such","points":[30000,30000,30000,30000]}
{"points":[30000,30000,30000,30000]}
{"rules":"shirakaba-2025","points":[30000,30000,60000]}
{"rules":"shirakaba-2025","points":[30050,29950,30000,30000]}
{"rules":"shirakaba-2025","points":[1,2
{"rules":"shirakaba-2025","points":[30000,30000,30000,30000],"depsoit":1000}
{"rules":"shirakaba-2025","points":[30000,30000,30000,30000],"chombo":[0,-1,0,0]}
{"rules":"shirakaba-2025","points":[30000,30000,30000,30000],"last_dealer":4}
{"rules":"shirakaba-2025","points":[9223372036854775807,0,0,0]}
"#;
    let ended = hanchan_with(&["score"], input);
    assert_eq!(ended.output.status.code(), Some(2));
    let said = lines(&ended.stdout());
    assert_eq!(said[0]["error"]["kind"], "unbalanced");
    assert_eq!(said[0]["error"]["difference"], -300);
    let message = said[0]["error"]["message"].as_str().unwrap();
    assert!(message.contains("300 points short"), "{message}");
    assert_eq!(said[1]["total"], json!([0, 0, 0, 0]));
    let kinds: Vec<&str> = said[2..]
        .iter()
        .map(|line| line["error"]["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        kinds,
        words(
            "rules rules players step syntax syntax syntax last_dealer range",
            &[]
        )
    );
}

#[test]
fn score_takes_a_rule_set_from_a_file() {
    let club = Club::new();
    let mut rules = hanchan(&["rules", "show", "shirakaba-2025"]).json();
    rules["id"] = "ours".into();
    rules["uma"] = json!([20_000, 10_000, -10_000, -20_000]);
    let file = club.write("ours.json", rules.to_string());
    let said = hanchan_with(
        &["score", "--rules", &file],
        r#"{"points":[42000,32000,26000,20000]}"#,
    )
    .succeeds();
    assert_eq!(
        lines(&said)[0]["total"],
        json!([32_000, 12_000, -14_000, -30_000])
    );

    rules["uma"] = json!([20_000, 10_000, -10_000]);
    let file = club.write("wrong.json", rules.to_string());
    let said = hanchan(&["score", "--rules", &file]).fails(2);
    holds(&said, ["wrong.json", "uma: needs 4 amounts"]);
}

#[test]
fn standings_are_a_table_of_amounts_in_the_clubs_unit() {
    let club = Club::with_season();
    let table = hanchan(&["standings", club.path()]).succeeds();
    holds(&table, ["濵口 正雄", "784.3"]);
    assert!(table.contains("▲538.8"), "{table}");
}

#[test]
fn an_import_is_undone_and_done_again() {
    let club = Club::with_season();
    let standings = || hanchan(&["standings", club.path(), "--json"]).succeeds();
    let full = standings();
    hanchan(&["undo", club.path()]).succeeds();
    assert_ne!(standings(), full);
    let history = hanchan(&["history", club.path()]).succeeds();
    assert!(history.contains("import"), "{history}");
    let entries = hanchan(&["history", club.path(), "--json"]).lines();
    let operations: Vec<&str> = entries
        .iter()
        .map(|entry| entry["operation"].as_str().unwrap())
        .collect();
    assert_eq!(operations, ["undo", "import", "create-club"]);
    assert_eq!(
        (&entries[0]["of"], &entries[1]["state"]),
        (&json!(2), &json!("undone"))
    );
    assert_eq!(entries[1]["changes"].as_array().unwrap().len(), 1_184);
    hanchan(&["redo", club.path()]).succeeds();
    assert_eq!(standings(), full);
    let said = hanchan(&["redo", club.path()]).fails(2);
    assert!(said.contains("nothing to redo"), "{said}");
    hanchan(&["check", club.path()]).succeeds();
}

#[test]
fn every_report_is_written_as_a_sound_pdf() {
    let club = Club::with_season();
    let path = club.path();
    let half = ["--from", "2025-04-01", "--to", "2025-09-30"];
    for (report, asked) in [
        ("session", &["--date", "R7.4.2"][..]),
        ("monthly", &["--month", "2025-07"]),
        ("half-year", &["--year", "2025", "--half", "1"]),
        ("fiscal-year", &["--year", "2025"]),
        ("member", &[&["--member", "1"], &half[..]].concat()),
    ] {
        let text = printed(&club, &[&["report", report, path], asked].concat());
        holds(&text, ["𠮷田茂", "白樺会"]);
    }
}

#[test]
fn exports_come_in_three_formats_and_two_encodings() {
    let club = Club::with_season();
    for format in ["xlsx", "jsonl"] {
        let dir = club.at(format);
        hanchan(&["export", club.path(), "--format", format, "--out", &dir]).succeeds();
        assert!(std::fs::read_dir(&dir).unwrap().count() > 0, "{format}");
    }
    let dir = club.at("cp932");
    let said = hanchan(&words(
        "export {} --format csv --out {} --encoding cp932",
        &[club.path(), &dir],
    ))
    .fails(2);
    assert!(
        said.contains("𠮷田 茂"),
        "the name that cannot be written is named: {said}"
    );
    let jsonl = read(&club.dir().join("jsonl/results.jsonl"));
    assert_eq!(lines(&jsonl).len(), 636);
}

#[test]
fn a_backup_restores_to_the_same_club() {
    let club = Club::with_season();
    let backups = club.dir().join("backups");
    let backup = ["backup", club.path(), "--to", backups.to_str().unwrap()];
    let said = hanchan(&backup).fails(1);
    assert!(said.contains("plug the stick in"), "{said}");
    assert!(!backups.exists());
    std::fs::create_dir(&backups).unwrap();
    hanchan(&backup).succeeds();
    let backup = std::fs::read_dir(&backups)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| {
            path.extension()
                .is_none_or(|extension| extension != "sha256")
        })
        .unwrap();
    let restored = club.at("restored.hanchan");
    hanchan(&["restore", backup.to_str().unwrap(), "--to", &restored]).succeeds();
    let standings = |path: &str| hanchan(&["standings", path, "--json"]).succeeds();
    assert_eq!(standings(&restored), standings(club.path()));
    hanchan(&["restore", backup.to_str().unwrap(), "--to", club.path()]).fails(2);
}

#[test]
fn a_demo_is_the_same_for_the_same_seed() {
    let club = Club::new();
    let dirs = ["one", "two", "three"].map(|name| club.dir().join(name));
    for (dir, seed) in dirs.iter().zip(["7", "7", "8"]) {
        let dir = dir.to_str().unwrap();
        hanchan(&words(
            "demo {} --seed {} --members 8 --months 1",
            &[dir, seed],
        ))
        .succeeds();
    }
    let standings = |dir: &std::path::Path| {
        let file = dir.join("sample.hanchan");
        hanchan(&["standings", file.to_str().unwrap(), "--json"]).succeeds()
    };
    assert_eq!(standings(&dirs[0]), standings(&dirs[1]));
    assert_ne!(standings(&dirs[0]), standings(&dirs[2]));
    for paper in "rules hand-values record-sheet certificates schedule-2025-05".split(' ') {
        assert!(dirs[0].join(format!("{paper}.pdf")).exists(), "{paper}");
    }
    // Among files that people made it is all of it, or nothing.
    let among = club.dir().join("among");
    std::fs::create_dir(&among).unwrap();
    let mine = among.join("rules.pdf");
    std::fs::write(&mine, "mine").unwrap();
    let dir = among.to_str().unwrap();
    let said = hanchan(&["demo", dir, "--members", "8", "--months", "1"]).fails(2);
    assert!(said.starts_with(mine.to_str().unwrap()), "{said}");
    assert_eq!(read(&mine), "mine");
    assert_eq!(std::fs::read_dir(&among).unwrap().count(), 1);
}
