//! What is settled for a year, from the command line: the schedule, the awards, and what is said
//! about periods.

use crate::common::{Club, hanchan, read};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// First and third Wednesdays from one o'clock on.
fn with_wednesdays() -> Club {
    let club = Club::with_members();
    let said = hanchan(&[
        "schedule",
        "add",
        club.path(),
        "--series",
        "水曜会",
        "--weekday",
        "水曜日",
        "--weeks",
        "1,3",
        "--venue",
        "公民館",
        "--begins",
        "13:00",
        "--ends",
        "17:00",
        "--rounds",
        "4",
    ])
    .succeeds();
    assert_eq!(said, "水曜会: a new series\nrule 1: 水曜会 Wed 1,3\n");
    club
}

fn schedule(club: &Club, what: &str, more: &[&str]) -> crate::common::Ended {
    hanchan(&[&["schedule", what, club.path()], more].concat())
}

fn october(club: &Club) -> Value {
    let days = ["--from", "2025-10-01", "--to", "2025-10-31", "--json"];
    serde_json::from_str(&schedule(club, "list", &days).succeeds()).unwrap()
}

fn on<'a>(date: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["--series", "水曜会", "--date", date], more].concat()
}

#[test]
fn the_days_follow_the_rules_and_what_is_not_as_usual() {
    let club = with_wednesdays();
    let cancelled = on("2025-10-01", &["--reason", "会場が使えません"]);
    let said = schedule(&club, "cancel", &cancelled).succeeds();
    assert_eq!(said, "2025-10-01 水曜会: cancelled\n");
    let moved = on(
        "令和7年10月15日",
        &["--to", "2025-10-22", "--venue", "会館"],
    );
    let said = schedule(&club, "move", &moved).succeeds();
    assert_eq!(said, "2025-10-15 水曜会: moved to 2025-10-22\n");
    let extra = on("2025-10-13", &["--begins", "10:00"]);
    schedule(&club, "extra", &extra).succeeds();

    let found = october(&club);
    assert_eq!(
        (&found["from"], &found["to"]),
        (&json!("2025-10-01"), &json!("2025-10-31"))
    );
    let meetings = found["meetings"].as_array().unwrap();
    let said: Vec<_> = meetings
        .iter()
        .map(|day| {
            (
                &day["date"],
                &day["held"],
                &day["change"],
                &day["other_date"],
            )
        })
        .collect();
    let expected = json!([
        ["2025-10-01", false, "cancelled", null],
        ["2025-10-13", true, "extra", null],
        ["2025-10-15", false, "moved_to", "2025-10-22"],
        ["2025-10-22", true, "moved_from", "2025-10-15"],
    ]);
    assert_eq!(json!(said), expected);
    assert_eq!(meetings[0]["reason"], "会場が使えません");
    assert_eq!(meetings[1]["holiday"], "スポーツの日");
    let arrived = &meetings[3];
    assert_eq!(
        json!([
            arrived["series"],
            arrived["venue"],
            arrived["begins"],
            arrived["ends"],
            arrived["rounds"]
        ]),
        json!(["水曜会", "会館", "13:00", "17:00", 4])
    );
    let table = schedule(
        &club,
        "list",
        &["--from", "2025-10-01", "--to", "2025-10-31"],
    )
    .succeeds();
    assert!(table.contains("cancelled: 会場が使えません"), "{table}");

    schedule(&club, "usual", &on("2025-10-15", &[])).succeeds();
    let said: Vec<_> = october(&club)["meetings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|day| day["date"].clone())
        .collect();
    assert_eq!(
        json!(said),
        json!(["2025-10-01", "2025-10-13", "2025-10-15"])
    );
    hanchan(&["undo", club.path()]).succeeds();
    assert_eq!(october(&club), found);
    hanchan(&["check", club.path()]).succeeds();
}

#[test]
fn a_rule_is_changed_by_what_is_given_and_removed() {
    let club = with_wednesdays();
    let more = [
        "1",
        "--weekday",
        "mon",
        "--weeks",
        "2",
        "--on-holidays",
        "skips",
    ];
    schedule(&club, "change", &more).succeeds();
    let said = schedule(&club, "rules", &[]).succeeds();
    assert_eq!(
        said,
        "   1  水曜会  Mon 2, skips holidays, 13:00-17:00, 公民館, 4 rounds\n"
    );
    let day = &october(&club)["meetings"][0];
    assert_eq!(
        json!([day["date"], day["held"]]),
        json!(["2025-10-13", false])
    );
    schedule(&club, "remove", &["1"]).succeeds();
    assert_eq!(schedule(&club, "rules", &[]).succeeds(), "");
    let history = hanchan(&["history", club.path(), "--limit", "2"]).succeeds();
    assert!(
        history.contains("delete-schedule-rule")
            && history.contains("correct-schedule-rule")
            && history.contains("weekday Wed → Mon"),
        "{history}"
    );
}

#[test]
fn what_cannot_be_is_refused_and_nothing_is_stored() {
    let club = with_wednesdays();
    let before = club.bytes();
    let refused = |what: &str, more: &[&str], words: &str| {
        let said = schedule(&club, what, more).fails(2);
        assert!(said.contains(words), "{words} in {said}");
    };
    refused(
        "cancel",
        &on("2025-10-02", &[]),
        "no rule of the series gives that day",
    );
    refused("extra", &on("2025-10-15", &[]), "meets on that day already");
    refused(
        "usual",
        &on("2025-10-15", &[]),
        "there is no exception from the schedule on 2025-10-15 水曜会",
    );
    refused("change", &["7", "--weeks", "2"], "there is no rule 7");
    refused("remove", &["7"], "there is no rule of the schedule 7");
    refused("change", &["1", "--ends", "12:00"], "cannot end at 12:00");
    refused(
        "change",
        &["1", "--until", "2025-01-01", "--from", "2025-02-01"],
        "write a later day",
    );
    refused(
        "change",
        &["1", "--weeks", "6"],
        "names no weeks of a month",
    );
    refused("change", &["1", "--weekday", "someday"], "write mon, tue");
    refused("change", &["1", "--begins", "25:00"], "is no time of day");
    refused(
        "cancel",
        &["--series", "木曜会", "--date", "2025-10-02"],
        "the club has: 水曜会",
    );
    refused(
        "add",
        &[
            "--series",
            "新しい会",
            "--weekday",
            "fri",
            "--rounds",
            "100",
        ],
        "write a number from 1 to 99",
    );
    refused(
        "list",
        &["--from", "2025-10-02", "--to", "2025-10-01"],
        "give a later one",
    );
    assert_eq!(club.bytes(), before);
}

#[test]
fn the_notice_and_the_calendar_file_tell_the_days() {
    let club = with_wednesdays();
    schedule(
        &club,
        "cancel",
        &on("2025-10-01", &["--reason", "会場が使えません"]),
    )
    .succeeds();
    let out = club.dir().join("notice.pdf").to_str().unwrap().to_owned();
    let said = hanchan(&[
        "report",
        "schedule",
        club.path(),
        "--month",
        "令和7年10月",
        "--months",
        "2",
        "--message",
        "前日までにお知らせください。",
        "--printed",
        "2025-09-20",
        "-o",
        &out,
    ])
    .succeeds();
    assert_eq!(said, "");
    let text = Command::new("pdftotext")
        .args(["-raw", &out, "-"])
        .output()
        .unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    for words in [
        "開催案内",
        "10月15日(水)",
        "休会（会場が使えません）",
        "スポーツの日",
        "文化の日",
        "4回戦",
        "前日までにお知らせください。",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let out = club.dir().join("days.ics").to_str().unwrap().to_owned();
    let month = ["--month", "2025-10", "-o"];
    let notice =
        |out: &str| hanchan(&[&["report", "schedule", club.path()], &month[..], &[out]].concat());
    let said = notice(&out).fails(2);
    assert!(said.contains("`hanchan schedule ics`"), "{said}");
    assert!(!Path::new(&out).exists());
    let before = club.bytes();
    let said = notice(club.path()).fails(2);
    assert!(said.contains("choose another name"), "{said}");
    assert_eq!(club.bytes(), before);
    let days = ["--from", "2025-10-01", "--to", "2025-10-31", "-o", &out];
    schedule(&club, "ics", &days).succeeds();
    let file = read(out.as_ref());
    assert!(
        file.contains("SUMMARY:白樺会 水曜会\r\nSTATUS:CANCELLED\r\n"),
        "{file}"
    );
    assert!(file.contains("DTSTART:20251015T040000Z\r\n"), "{file}");
}

#[test]
fn comments_are_written_shown_and_taken_away() {
    let club = with_wednesdays();
    let comment = |more: &[&str]| hanchan(&[&["comment", club.path()], more].concat());
    comment(&["--month", "2025-10", "--text", "新しい会員を\n迎えました。"]).succeeds();
    let said = comment(&[
        "--year",
        "2025",
        "--half",
        "2",
        "--member",
        "3",
        "--text",
        "初の役満",
    ])
    .succeeds();
    assert_eq!(said, "2025-10-01..2026-03-31, to 3 (丙): kept\n");
    comment(&["--year", "2025", "--series", "水曜会", "--text", "一年"]).succeeds();
    let all = comment(&[]).succeeds();
    assert_eq!(
        all,
        "2025-04-01..2026-03-31 水曜会\n    一年\n\
         2025-10-01..2025-10-31\n    新しい会員を\n    迎えました。\n\
         2025-10-01..2026-03-31, to 3 (丙)\n    初の役満\n"
    );
    let said = comment(&["--member", "3"]).succeeds();
    assert!(
        said.contains("初の役満") && !said.contains("一年"),
        "{said}"
    );
    comment(&["--month", "2025-10", "--remove"]).succeeds();
    let said = comment(&["--month", "2025-10", "--remove"]).fails(2);
    assert!(said.contains("nothing is written about that"), "{said}");
    let said = comment(&["--month", "2025-13"]).fails(2);
    assert!(said.contains("is no month"), "{said}");
    comment(&["--month", "2025-10", "--half", "1"]).fails(2);
    assert!(!comment(&[]).succeeds().contains("新しい会員"));
    hanchan(&["undo", club.path()]).succeeds();
    assert_eq!(comment(&[]).succeeds(), all);

    let before = club.bytes();
    for (more, words) in [
        (&["--text", "いつの?"][..], "say about which period"),
        (&["--month", "2025-10", "--text", " "], "--remove"),
        (
            &["--month", "2025-10", "--member", "77", "--text", "だれ?"],
            "there is no member 77",
        ),
        (
            &[
                "--month",
                "2025-10",
                "--series",
                "木曜会",
                "--text",
                "どこ?",
            ],
            "there is no series",
        ),
        (&["--half", "1", "--text", "いつの?"], "--year"),
    ] {
        let said = comment(more).fails(2);
        assert!(said.contains(words), "{words} in {said}");
    }
    assert_eq!(club.bytes(), before);
}

#[test]
fn an_export_brings_the_year_to_another_club() {
    let club = with_wednesdays();
    schedule(&club, "cancel", &on("2025-10-01", &[])).succeeds();
    let text = ["--month", "2025-10", "--member", "3", "--text", "言葉"];
    hanchan(&[&["comment", club.path()], &text[..]].concat()).succeeds();
    let awards = club.write("own.json", r#"[{"name":"賞","statistic":"games"}]"#);
    hanchan(&["awards", club.path(), "--set", &awards]).succeeds();
    let out = club.dir().join("out").to_str().unwrap().to_owned();
    let written = hanchan(&["export", club.path(), "--format", "jsonl", "--out", &out]).succeeds();
    for name in ["schedule.json", "awards.json", "remarks.json"] {
        assert!(written.contains(name), "{written}");
    }
    let other = Club::with_members();
    let file = |name: &str| format!("{out}/{name}");
    hanchan(&[
        "import",
        other.path(),
        "--schedule",
        &file("schedule.json"),
        "--awards",
        &file("awards.json"),
        "--remarks",
        &file("remarks.json"),
    ])
    .succeeds();
    assert_eq!(october(&other), october(&club));
    for what in ["awards", "comment"] {
        assert_eq!(
            hanchan(&[what, other.path()]).succeeds(),
            hanchan(&[what, club.path()]).succeeds()
        );
    }
    let wrong = club.write("wrong.json", "{\n\"rule\": []}");
    let before = other.bytes();
    let said = hanchan(&["import", other.path(), "--schedule", &wrong]).fails(2);
    assert!(
        said.starts_with("wrong.json:2: ") && said.contains("unknown field `rule`"),
        "{said}"
    );
    assert_eq!(other.bytes(), before);
}
