//! What is settled for a year, from the command line: the schedule, the awards, and what is said
//! about periods.

use crate::common::paper::printed;
use crate::common::{Club, cases, hanchan, holds, read, words};
use serde_json::{Value, json};
use std::path::Path;

/// First and third Wednesdays from one o'clock on.
fn with_wednesdays() -> Club {
    let club = Club::with_members();
    let said = hanchan(&words("schedule add {} --series 水曜会 --weekday 水曜日 --weeks 1,3 --venue 公民館 --begins 13:00 --ends 17:00 --rounds 4", &[club.path()]))
    .succeeds();
    assert_eq!(said, "水曜会: a new series\nrule 1: 水曜会 Wed 1,3\n");
    club
}

fn schedule(club: &Club, what: &str, more: &[&str]) -> crate::common::Ended {
    hanchan(&[&["schedule", what, club.path()], more].concat())
}

fn october(club: &Club) -> Value {
    let days = ["--from", "2025-10-01", "--to", "2025-10-31", "--json"];
    schedule(club, "list", &days).json()
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
    let said = meetings
        .iter()
        .map(|day| json!(["date", "held", "change", "other_date"].map(|key| &day[key])));
    let expected = json!([
        ["2025-10-01", false, "cancelled", null],
        ["2025-10-13", true, "extra", null],
        ["2025-10-15", false, "moved_to", "2025-10-22"],
        ["2025-10-22", true, "moved_from", "2025-10-15"],
    ]);
    assert_eq!(json!(said.collect::<Vec<_>>()), expected);
    assert_eq!(meetings[0]["reason"], "会場が使えません");
    assert_eq!(meetings[1]["holiday"], "スポーツの日");
    let arrived = &meetings[3];
    assert_eq!(
        json!(["series", "venue", "begins", "ends", "rounds"].map(|key| &arrived[key])),
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
    let more = words("1 --weekday mon --weeks 2 --on-holidays skips", &[]);
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
    holds(
        &history,
        [
            "delete-schedule-rule",
            "correct-schedule-rule",
            "weekday Wed → Mon",
        ],
    );
}

/// What is asked of the schedule, and words of the answer.
const REFUSED: &str = r"
cancel | --series 水曜会 --date 2025-10-02 | no rule of the series gives that day
extra | --series 水曜会 --date 2025-10-15 | meets on that day already
usual | --series 水曜会 --date 2025-10-15 | there is no exception from the schedule on 2025-10-15 水曜会
change | 7 --weeks 2 | there is no rule 7
remove | 7 | there is no rule of the schedule 7
change | 1 --ends 12:00 | cannot end at 12:00
change | 1 --until 2025-01-01 --from 2025-02-01 | write a later day
change | 1 --weeks 6 | names no weeks of a month
change | 1 --weekday someday | write mon, tue
change | 1 --begins 25:00 | is no time of day
cancel | --series 木曜会 --date 2025-10-02 | the club has: 水曜会
add | --series 新しい会 --weekday fri --rounds 100 | write a number from 1 to 99
list | --from 2025-10-02 --to 2025-10-01 | give a later one
";

#[test]
fn what_cannot_be_is_refused_and_nothing_is_stored() {
    let club = with_wednesdays();
    let before = club.bytes();
    for [what, line, told] in cases(REFUSED) {
        holds(&schedule(&club, what, &words(line, &[])).fails(2), [told]);
    }
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
    let notice =
        "report schedule {} --month 令和7年10月 --months 2 --message 前日までにお知らせください。";
    let text = printed(&club, &words(notice, &[club.path()]));
    holds(
        &text,
        [
            "開催案内",
            "10月15日(水)",
            "休会（会場が使えません）",
            "スポーツの日",
            "文化の日",
            "4回戦",
            "前日までにお知らせください。",
        ],
    );
    let out = club.at("days.ics");
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
    holds(&file, ["SUMMARY:白樺会 水曜会\r\nSTATUS:CANCELLED\r\n"]);
    assert!(file.contains("DTSTART:20251015T040000Z\r\n"), "{file}");
}

const REFUSED_COMMENTS: &str = r"
--text いつの? | say about which period
--month 2025-10 --text 　 | --remove
--month 2025-10 --member 77 --text だれ? | there is no member 77
--month 2025-10 --series 木曜会 --text どこ? | there is no series
--half 1 --text いつの? | --year
";

#[test]
fn comments_are_written_shown_and_taken_away() {
    let club = with_wednesdays();
    let comment = |more: &[&str]| hanchan(&[&["comment", club.path()], more].concat());
    comment(&["--month", "2025-10", "--text", "新しい会員を\n迎えました。"]).succeeds();
    let said = comment(&words(
        "--year 2025 --half 2 --member 3 --text 初の役満",
        &[],
    ))
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
    holds(&said, ["初の役満"]);
    assert!(!said.contains("一年"), "{said}");
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
    for [line, told] in cases(REFUSED_COMMENTS) {
        holds(&comment(&words(line, &[])).fails(2), [told]);
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
    let out = club.at("out");
    let written = hanchan(&["export", club.path(), "--format", "jsonl", "--out", &out]).succeeds();
    holds(&written, ["schedule.json", "awards.json", "remarks.json"]);
    let other = Club::with_members();
    let file = |name: &str| format!("{out}/{name}");
    hanchan(&words(
        "import {} --schedule {} --awards {} --remarks {}",
        &[
            other.path(),
            &file("schedule.json"),
            &file("awards.json"),
            &file("remarks.json"),
        ],
    ))
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
    holds(&said, ["unknown field `rule`"]);
    assert!(said.starts_with("wrong.json:2: "), "{said}");
    assert_eq!(other.bytes(), before);
}
