//! Whatever is wrong with files to import is said where it is, and then nothing is stored.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use crate::support::rows::{HANDS, HEADER, MEMBERS, raw_results, table};
use crate::support::{club, files, import, source};
use db::{ImportFiles, Source};
use scoring::preset;
use std::fmt::Write as _;

fn hand(row: &str) -> ImportFiles {
    files(
        MEMBERS,
        &table(&[]),
        &format!("{HANDS}2025-04-02,水曜会,1,{row}\n"),
    )
}

fn results(changes: &[(&str, &str)]) -> ImportFiles {
    files(MEMBERS, &table(changes), "")
}

fn members(rows: &str) -> ImportFiles {
    files(
        &format!("number,name,kana,kind,sex,joined,left,note\n{rows}"),
        "",
        "",
    )
}
fn adjustments(rows: &str) -> ImportFiles {
    let text = format!("date,series,member,points,reason\n{rows}");
    ImportFiles {
        adjustments: Some(source("adjustments.csv", text)),
        ..files(MEMBERS, "", "")
    }
}

/// Written as rules are, and yet no rules anybody could play by.
fn impossible_rules() -> Vec<u8> {
    let mut data = preset("shirakaba-2025").unwrap().data().clone();
    data.id.clear();
    serde_json::to_vec(&data).unwrap()
}

/// Mistakes in the results, a line each: what it is called, and what stands in the place of what.
const POINTS: &str = "
unbalanced | 42300 > 42000
too many points | 42300 > 43500
not a multiple of 100 | 42300 > 42350 | 31000 > 30950
points nobody has | 42300 > 99999900
points beyond counting | 42300 > 99999999999999999999999
points in words | 42300 > たくさん
no points | 42300 >
";

const PLACES: &str = "
same player twice | ,N,4, > ,N,1,
same seat twice | ,N,4, > ,E,4,
no such seat | ,N,4, > ,中,4,
unknown member | ,N,4, > ,N,44,
member nought | ,N,4, > ,N,0,
unknown rule set | shirakaba-2025 > shirakaba-2035 | shirakaba-2025 > shirakaba-2035 | shirakaba-2025 > shirakaba-2035 | shirakaba-2025 > shirakaba-2035
rule sets disagree | 26700,0,1000,shirakaba-2025 > 26700,0,1000,haku-2015
deposits disagree | 26700,0,1000 > 26700,0,2000
last dealers disagree | 19000,0,1000,shirakaba-2025,N > 19000,0,1000,shirakaba-2025,E
half a stick | 42300,0,1000 > 42300,0,500 | 31000,0,1000 > 31000,0, | 26700,0,1000 > 26700,0, | 19000,0,1000 > 19000,0,
chombo below nought | 42300,0 > 42300,-1
a hundred chombo | 42300,0 > 42300,100
no such day | 2025-04-02 > 2025-02-30
no such day in that era | 2025-04-02 > 平成38年1月1日
a day in no century | 2025-04-02 > 0025-04-02
no such day and an unknown member | 2025-04-02 > 2025-02-30 | ,E,1, > ,E,44,
no points of an unknown member by unknown rules | ,1,42300,0,1000,shirakaba > ,44,,0,1000,kuro
not a day | 2025-04-02 > 水曜日
round nought | 水曜会,1 > 水曜会,0
no table | ,A, > ,,
";

/// Hands that cannot have been, a line each.
const HANDS_GIVEN: &str = "
winner not at the table | A,東1局,0,5,1,mangan,5,,,
loser not at the table | A,東1局,0,1,5,mangan,5,,,
winner is loser | A,東1局,0,1,1,mangan,5,,,
unknown winner | A,東1局,0,77,1,mangan,5,,,
level and han | A,東1局,0,1,2,haneman,5,,,
level and fu | A,東1局,0,1,2,mangan,3,40,,
no such fu | A,東1局,0,1,2,mangan,4,35,,
no han | A,東1局,0,1,2,mangan,0,,,
no level | A,東1局,0,1,2,,5,,,
no such hand | A,東5局,0,1,2,mangan,5,,,
a hundred counters | A,東1局,100,1,2,mangan,5,,,
a hand at no table | B,東1局,0,1,2,mangan,5,,,
";

fn pairs(cases: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = cases.trim_matches('\n').lines();
    lines.map(|case| case.split_once(" | ").unwrap())
}

fn in_results(cases: &'static str) -> impl Iterator<Item = (&'static str, ImportFiles)> {
    pairs(cases).map(|(name, changes)| {
        let changes = changes.split(" | ").map(|change| {
            let (from, to) = change.split_once(" >").unwrap();
            (from, to.trim_start())
        });
        (name, results(&changes.collect::<Vec<_>>()))
    })
}

/// Each kind of mistake by name.
#[allow(
    clippy::too_many_lines,
    reason = "a list of cases, not a sequence of steps"
)]
fn cases() -> Vec<(&'static str, ImportFiles)> {
    let long = "長".repeat(101);
    let mut cases = Vec::new();
    cases.extend(in_results(POINTS));
    cases.push((
        "five players",
        files(
            MEMBERS,
            &(table(&[]) + "2025-04-02,水曜会,1,A,N,5,0,0,1000,shirakaba-2025,N\n"),
            "",
        ),
    ));
    cases.push((
        "three players",
        results(&[(
            "2025-04-02,水曜会,1,A,N,4,19000,0,1000,shirakaba-2025,N\n",
            "",
        )]),
    ));
    cases.extend(in_results(PLACES));
    cases.push(("an unseen character", results(&[("水曜会", "水\u{7}曜会")])));
    cases.push(("a zero byte", results(&[("水曜会", "水\0曜会")])));
    cases.extend(in_results(
        "too few cells | ,1000,shirakaba-2025,N >\ntoo many cells | 42300 > 42,300",
    ));
    cases.extend(vec![
        (
            "a quotation mark left open",
            results(&[("水曜会,1,A,E", "\"水曜会,1,A,E")]),
        ),
        ("an empty file", raw_results("")),
        ("blank lines only", raw_results("\n\n,,\n")),
        ("column names only", raw_results(HEADER)),
        (
            "other column names",
            raw_results("day,who,points\n2025-04-02,1,42300\n"),
        ),
        (
            "a column twice",
            raw_results(HEADER.replace("chombo", "points") + "x"),
        ),
        ("members in place of results", raw_results(MEMBERS)),
        (
            "neither UTF-8 nor CP932",
            raw_results(b"date,series\n\xFD\xFE\xFF,1\n"),
        ),
        ("utf-16", raw_results(b"\xFF\xFEd\0a\0t\0e\0\n\0")),
        (
            "utf-16 with half a character",
            raw_results(b"\xFF\xFEd\0\x00\xD8\n\0"),
        ),
        (
            "a marked file that is not UTF-8",
            raw_results(b"\xEF\xBB\xBFdate\n\x83\x41\n"),
        ),
    ]);
    cases.extend([
        (
            "two members with one number",
            members("1,一,,,,,,\n1,別,,,,,,\n"),
        ),
        ("a member without a name", members("1, ,,,,,,\n")),
        ("a name too long", members(&format!("1,{long},,,,,,\n"))),
        ("no such kind", members("1,一,,visitor,,,,\n")),
        (
            "left before joining",
            members("1,一,,,,2025-04-01,2024-04-01,\n"),
        ),
        ("no number", members(",一,,,,,,\n")),
        ("a name over two lines", members("1,\"一\n二\",,,,,,\n")),
        (
            "results of a member who is wrong",
            files("number,name\n1,\n2,二\n3,三\n4,四\n", &table(&[]), ""),
        ),
    ]);
    cases.extend(pairs(HANDS_GIVEN).map(|(name, row)| (name, hand(row))));
    cases.extend([
        (
            "hands of a table that is wrong",
            files(
                MEMBERS,
                &table(&[("42300", "42000")]),
                &format!("{HANDS}2025-04-02,水曜会,1,A,東1局,0,1,2,mangan,5,,,\n"),
            ),
        ),
        (
            "points for nothing",
            adjustments("2025-04-02,水曜会,1,0,なし\n"),
        ),
        ("odd points", adjustments("2025-04-02,水曜会,1,-550,遅刻\n")),
        ("no reason", adjustments("2025-04-02,水曜会,1,-500,\n")),
        (
            "points for nobody",
            adjustments("2025-04-02,水曜会,9,-500,遅刻\n"),
        ),
        (
            "a rule set that is none",
            ImportFiles {
                rule_sets: vec![Source::new("my.json", b"{\n\"id\":1}")],
                ..ImportFiles::default()
            },
        ),
        (
            "a rule set that cannot be",
            ImportFiles {
                rule_sets: vec![Source::new("my.json", impossible_rules())],
                ..ImportFiles::default()
            },
        ),
        (
            "a reason that is not needed",
            raw_results(
                table(&[])
                    .replace("last_dealer\n", "last_dealer,unbalanced\n")
                    .replace(",N\n", ",N,reason\n"),
            ),
        ),
    ]);
    cases
}

#[test]
fn each_mistake_is_said_where_it_is() {
    let (_folder, mut club) = club();
    let bytes = std::fs::read(club.path()).unwrap();
    let mut said = String::new();
    for (name, given) in cases() {
        let error = import(&mut club, &given).expect_err(name);
        assert!(error.is_refusal(), "{name}: {error}");
        assert_eq!(
            std::fs::read(club.path()).unwrap(),
            bytes,
            "{name} changed the file"
        );
        writeln!(
            said,
            "{name}\n  {}",
            error.to_string().replace('\n', "\n  ")
        )
        .unwrap();
    }
    insta::assert_snapshot!(said);
    import(&mut club, &files(MEMBERS, &table(&[]), "")).unwrap();
}

#[test]
fn all_mistakes_of_all_files_are_said_at_once() {
    let (_folder, mut club) = club();
    let results =
        table(&[("42300", "4230x"), ("E,1", "E,1")]) + "2025-02-30,水曜会,x,B,E,1,0,0,0,,N\n";
    let given = files(
        "number,name,kind\n1,一,\n2,二,誰か\n3,三,\n4,四,\n",
        &results,
        &format!("{HANDS}2025-04-02,水曜会,1,A,東1局,0,1,2,小満貫,5,,,\n"),
    );
    let error = import(&mut club, &given).unwrap_err();
    let places: Vec<String> = error
        .to_string()
        .lines()
        .map(|line| line.split(": ").take(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        places,
        [
            "members.csv:3 kind",
            "results.csv:2 points",
            "results.csv:6 date",
            "results.csv:6 round",
            "hands.csv:2 level"
        ]
    );
}

#[test]
fn the_same_file_again_is_refused_table_by_table() {
    let (_folder, mut club) = club();
    import(&mut club, &files(MEMBERS, &table(&[]), "")).unwrap();
    let bytes = std::fs::read(club.path()).unwrap();
    let more = table(&[]) + &table(&[]).replace(HEADER, "").replace(",A,", ",B,");
    let error = import(&mut club, &files(MEMBERS, &more, "")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "results.csv:2: table: table A of round 1 on 2025-04-02 is already recorded; \
         leave its rows out, or correct it in the club's file"
    );
    assert_eq!(std::fs::read(club.path()).unwrap(), bytes);
    let others = MEMBERS.replace("2,二", "2,弐");
    let error = import(&mut club, &files(&others, "", "")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "members.csv:3: number: member 2 is recorded as [2,二,,member,,,,], not as [2,弐,,member,,,,]; \
         of members who are there an import changes nothing but public_name: \
         correct the file, or first correct the member in the window"
    );
}

#[test]
fn an_adjustment_that_is_recorded_is_refused_and_one_that_differs_is_not() {
    let (_folder, mut club) = club();
    let head = "date,series,member,points,reason\n";
    let bring = |rows: &str| ImportFiles {
        members: Some(source("members.csv", MEMBERS)),
        adjustments: Some(source("adjustments.csv", format!("{head}{rows}"))),
        ..ImportFiles::default()
    };
    let row = "2025-04-02,水曜会,1,-2000,遅刻\n";
    // Twice on one day in one file is meant.
    import(&mut club, &bring(&row.repeat(2))).unwrap();
    let others = [
        row.replace("04-02", "04-03"),
        row.replace("水曜会", "土曜会"),
        row.replace(",1,", ",2,"),
        row.replace("-2000", "-1000"),
        row.replace("遅刻", "早退"),
    ];
    let all = others.concat() + row;
    let error = import(&mut club, &bring(&all)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "adjustments.csv:7: reason: the same points with the same reason are already recorded; leave the row out"
    );
    let brought = import(&mut club, &bring(&others.concat())).unwrap();
    assert_eq!(brought.adjustments, 5);
}
