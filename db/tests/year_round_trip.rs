//! What is settled for a year goes out as JSON beside every format, and comes in again.

use crate::support::{club, day, export_to, files_of, import, member, new_club, now, source};
use chrono::Weekday;
use db::{Club, Encoding, Error, ExportFormat, ImportFiles, ImportMode, ImportProblem};
use schedule::{Details, Exception, OnHolidays, Rule, What, parse_time};
use scoring::Period;
use scoring::award::{Direction, Minimum, Statistic, usual};
use scoring::record::Remark;
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use tempfile::TempDir;

const FILES: [&str; 3] = ["schedule.json", "awards.json", "remarks.json"];

fn october() -> Period {
    Period::month_of(day("2025-10-01"))
}

/// A club of which everything there is for a year is settled.
fn settled() -> (TempDir, Club) {
    let (folder, mut club) = club();
    let person = club.add_member(now(), &member(12, "𠮷田 茂")).unwrap();
    let wednesdays = club.add_series(now(), "水曜会").unwrap();
    let saturdays = club.add_series(now(), "=土曜会").unwrap();
    let details = Details {
        venue: "+公民館".into(),
        begins: parse_time("13:00").ok(),
        ends: parse_time("17:00").ok(),
        rounds: Some(4),
        note: "会費\n五百円".into(),
    };
    let rule = Rule {
        on_holidays: OnHolidays::Skips,
        from: Some(day("2025-04-01")),
        until: Some(day("2026-03-31")),
        details: details.clone(),
        ..Rule::new(Weekday::Wed, "1,3,last".parse().unwrap())
    };
    club.add_schedule_rule(now(), wednesdays, &rule).unwrap();
    let rule = Rule::new(Weekday::Sat, "every".parse().unwrap());
    club.add_schedule_rule(now(), saturdays, &rule).unwrap();
    for (series, date, what) in [
        (wednesdays, "2025-10-01", What::Cancelled),
        (
            saturdays,
            "2025-10-04",
            What::Moved {
                to: day("2025-10-05"),
                details: Details::default(),
            },
        ),
        (wednesdays, "2025-10-09", What::Extra { details }),
    ] {
        let exception = Exception {
            date: day(date),
            what,
            reason: "会場の都合".into(),
        };
        club.set_schedule_exception(now(), series, &exception)
            .unwrap();
    }
    let mut awards = usual(12);
    awards.reverse();
    awards[0].direction = Direction::Lowest;
    awards[1].minimum = Minimum::ShareOfSessions(50.try_into().unwrap());
    awards[2].statistic = Statistic::AveragePlace;
    club.set_awards(now(), &awards).unwrap();
    for (series, person, text) in [
        (None, None, "新しい会員を\n迎えました。"),
        (Some(wednesdays), None, "水曜会へ"),
        (None, Some(person), "初の役満"),
    ] {
        let remark = Remark {
            period: october(),
            series,
            person,
            text: text.into(),
        };
        club.set_remark(now(), &remark).unwrap();
    }
    (folder, club)
}

fn export(club: &Club, format: ExportFormat) -> (TempDir, BTreeMap<String, String>) {
    let folder = TempDir::new().unwrap();
    export_to(folder.path(), club, format);
    let written = FILES.map(|name| {
        let text = fs::read_to_string(folder.path().join(name));
        (name.to_owned(), text.unwrap_or_default())
    });
    (folder, written.into())
}

#[test]
fn every_format_has_it_and_a_new_club_takes_it_in() {
    let (_folder, club) = settled();
    let (out, written) = export(&club, ExportFormat::Csv(Encoding::Utf8));
    assert!(written.values().all(|text| !text.is_empty()), "{written:?}");
    for format in [ExportFormat::Xlsx, ExportFormat::JsonLines] {
        assert_eq!(export(&club, format).1, written);
    }
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("other.hanchan");
    let mut other = Club::create(path, &new_club(), now()).unwrap();
    import(&mut other, &files_of(out.path())).unwrap();
    assert_eq!(export(&other, ExportFormat::Csv(Encoding::Utf8)).1, written);
    let told = |club: &Club| {
        let meetings = club.meetings(october()).unwrap().into_iter();
        meetings.map(|(_, meeting)| meeting).collect::<Vec<_>>()
    };
    assert_eq!(told(&other), told(&club));
    assert_eq!(other.awards().unwrap(), club.awards().unwrap());
    assert_eq!(other.remarks().unwrap().len(), 3);
    assert!(other.check().unwrap().is_empty());

    // Once more changes nothing, and one step back takes all of it away.
    let before = other.history(100).unwrap().len();
    import(&mut other, &files_of(out.path())).unwrap();
    assert_eq!(other.history(100).unwrap().len(), before);
    other.undo(now()).unwrap();
    assert!(other.schedule_rules().unwrap().is_empty());
    assert!(other.remarks().unwrap().is_empty());
    assert_eq!(other.awards().unwrap(), usual(5));
}

#[test]
fn what_is_imported_stands_in_place_of_what_was_there() {
    let (_folder, mut club) = settled();
    let schedule = r#"{"rules":[{"series":"木曜会","rule":{"weekday":"Thu","weeks":"2"}}]}"#;
    let files = ImportFiles {
        schedule: Some(source("schedule.json", schedule)),
        awards: Some(source("awards.json", "[]")),
        ..ImportFiles::default()
    };
    import(&mut club, &files).unwrap();
    let rules = club.schedule_rules().unwrap();
    assert_eq!(rules.len(), 1);
    assert_eq!(rules[0].2.weekday, Weekday::Thu);
    assert!(club.schedule_exceptions().unwrap().is_empty());
    assert!(club.awards().unwrap().is_empty());
    assert_eq!(
        club.remarks().unwrap().len(),
        3,
        "nothing was said of these"
    );
}

#[test]
fn nothing_of_an_earlier_export_stays() {
    let (_folder, club) = settled();
    let (out, _) = export(&club, ExportFormat::Xlsx);
    let (_other, empty) = crate::support::club();
    export_to(out.path(), &empty, ExportFormat::Xlsx);
    for name in FILES.into_iter().chain(["records.xlsx"]) {
        assert!(!out.path().join(name).exists(), "{name}");
    }
}

fn problems(files: &ImportFiles) -> Vec<(String, Option<u64>, ImportProblem)> {
    let (_folder, mut club) = club();
    let before = club.history(10).unwrap();
    let error = club
        .import(now(), files, ImportMode::Store, &mut |_| {
            ControlFlow::Continue(())
        })
        .unwrap_err();
    assert_eq!(club.history(10).unwrap(), before);
    let Error::Import(errors) = error else {
        panic!("{error:?}");
    };
    let found = errors.errors.into_iter();
    found
        .map(|error| (error.file, error.line, error.problem))
        .collect()
}

#[test]
fn files_that_say_something_else_are_refused_with_their_place() {
    let of = |schedule: &str, awards: &str, remarks: &str| {
        let given = |name, text: &str| (!text.is_empty()).then(|| source(name, text));
        problems(&ImportFiles {
            schedule: given("schedule.json", schedule),
            awards: given("awards.json", awards),
            remarks: given("remarks.json", remarks),
            ..ImportFiles::default()
        })
    };
    let found = of(
        "{\n\"rules\": [{\"series\": \"会\", \"rule\": {\"weekday\": \"Wed\", \"weeks\": \"6\"}}]}",
        "[{}]",
        "",
    );
    assert_eq!(found.len(), 2, "{found:?}");
    let lines: Vec<_> = found
        .iter()
        .map(|(file, line, _)| (file.as_str(), *line))
        .collect();
    assert_eq!(
        lines,
        [("schedule.json", Some(2)), ("awards.json", Some(1))]
    );
    let words = found[0].2.to_string();
    assert!(
        words.contains("\"6\" names no weeks") && words.contains("compare with"),
        "{words}"
    );
    let remark = |from: &str, to: &str, member: &str| {
        format!(r#"[{{"from":"{from}","to":"{to}","member":{member},"text":"言葉"}}]"#)
    };
    let found = of("", "", &remark("2025-10-01", "2025-10-31", "7"));
    assert_eq!(found[0].2, ImportProblem::UnknownMember(7));
    for (from, to) in [("2025-10-01", "2025-10-30"), ("2025-10-31", "2025-10-01")] {
        let found = of("", "", &remark(from, to, "null"));
        assert!(
            found[0].2.to_string().contains("no month, half-year"),
            "{found:?}"
        );
    }
    let name = "長".repeat(51);
    let found = of(
        "",
        &format!(r#"[{{"name":"{name}","statistic":"total"}}]"#),
        "",
    );
    assert!(
        found[0].2.to_string().contains("50 characters"),
        "{found:?}"
    );
}
