//! One person at two tables of a round is refused wherever results come in, unless the club wrote why.

use crate::support::sheet::{entry, five};
use crate::support::{club, day, export_to, import, now, numbered, refused, void};
use db::{
    AtTwoTables, Club, Encoding, Error, ExportFormat, ImportFiles, ImportMode, Question, Refused,
    Source,
};
use scoring::record::ScoreSheet;
use scoring::{Period, PersonId, Seat};
use std::ops::ControlFlow;
use tempfile::TempDir;

const HEADING: &str = "date,series,round,table,seat,member,points";
const WHY: &str = "3人しかいない卓に途中から入った";

/// Tables A and B of one round; the first of the people sits at both.
fn two(club: &mut Club, people: &[PersonId]) -> [ScoreSheet; 2] {
    let mut all = people.to_vec();
    for number in 6..=7 {
        all.push(club.add_member(now(), &numbered(number)).unwrap());
    }
    let a = entry(club, &all);
    let b = ScoreSheet {
        table: "B".into(),
        ..entry(club, &[all[0], all[4], all[5], all[6]])
    };
    [a, b]
}

fn found() -> AtTwoTables {
    AtTwoTables {
        member: 1,
        date: day("2025-04-02"),
        series: "水曜会".into(),
        round: 1,
        tables: ["A".into(), "B".into()],
    }
}

#[test]
fn whoever_sits_at_two_tables_of_a_round_is_refused_until_there_is_a_reason() {
    let (_folder, mut club, people) = five();
    let [a, b] = two(&mut club, &people);
    let first = club.enter_hanchan(now(), &a, &[]).unwrap();
    let error = refused(club.enter_hanchan(now(), &b, &[]));
    assert_eq!(error, Refused::AtTwoTables(found()));
    assert_eq!(
        error.to_string(),
        "member 1 is at tables A and B of 2025-04-02 水曜会, round 1; correct the sheet that means somebody else, or write the reason as two_tables of one of them"
    );
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 1);

    // In another round, and with others, it is a sheet like any.
    let later = ScoreSheet {
        round: 2,
        ..b.clone()
    };
    let later = club.enter_hanchan(now(), &later, &[]).unwrap();
    // A sheet that is moved or gets another person is looked at as one that is new.
    let error = refused(club.correct_hanchan(now(), later, &b, &[]));
    assert_eq!(error, Refused::AtTwoTables(found()));
    club.delete_hanchan(now(), later).unwrap();
    let mut other = b.clone();
    other.people[Seat::East] = people[3];
    other.people[Seat::South] = a.people[Seat::East];
    assert!(matches!(
        refused(club.enter_hanchan(now(), &other, &[])),
        Refused::AtTwoTables(_)
    ));

    // A reason on either sheet is enough; without words it is none.
    let excused = |entry: &ScoreSheet, why: &str| ScoreSheet {
        two_tables: Some(why.into()),
        ..entry.clone()
    };
    assert!(matches!(
        refused(club.enter_hanchan(now(), &excused(&b, " "), &[])),
        Refused::Text(_)
    ));
    let second = club.enter_hanchan(now(), &excused(&b, WHY), &[]).unwrap();
    assert_eq!(
        club.hanchan(second).unwrap().0.two_tables.as_deref(),
        Some(WHY)
    );
    club.correct_hanchan(now(), first, &a, &[]).unwrap();
    let error = refused(club.correct_hanchan(now(), second, &b, &[]));
    assert_eq!(error, Refused::AtTwoTables(found()));
    club.correct_hanchan(now(), first, &excused(&a, WHY), &[])
        .unwrap();
    club.correct_hanchan(now(), second, &b, &[]).unwrap();
    assert_eq!(club.questions().unwrap(), []);
    assert_eq!(club.check().unwrap(), []);
}

#[test]
fn a_table_that_counts_for_nothing_is_no_second_one_until_it_counts_again() {
    let (_folder, mut club, people) = five();
    let [a, b] = two(&mut club, &people);
    club.enter_hanchan(now(), &a, &[]).unwrap();
    let session = club.session_on(a.date, a.series).unwrap().unwrap();
    let void = void("打ち直し");
    club.set_aside(now(), session, 1, "A", &void).unwrap();
    club.enter_hanchan(now(), &b, &[]).unwrap();
    let error = refused(club.count_again(now(), session, 1, "A"));
    assert_eq!(error, Refused::AtTwoTables(found()));
}

/// Both sheets, and what was exported of them.
fn exported() -> (TempDir, Club) {
    let (folder, mut club, people) = five();
    let [a, b] = two(&mut club, &people);
    club.enter_hanchan(now(), &a, &[]).unwrap();
    let excused = ScoreSheet {
        two_tables: Some(WHY.into()),
        ..b
    };
    club.enter_hanchan(now(), &excused, &[]).unwrap();
    export_to(
        folder.path().join("out"),
        &club,
        ExportFormat::Csv(Encoding::Utf8),
    );
    (folder, club)
}

#[test]
fn the_reason_goes_out_and_comes_in_again_and_without_it_nothing_comes_in() {
    let (folder, exported) = exported();
    let read = |name: &str| std::fs::read_to_string(folder.path().join("out").join(name)).unwrap();
    let results = read("results.csv");
    assert!(results.starts_with("date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer,unbalanced,two_tables\r\n"));
    assert!(results.contains(WHY));
    let take = |results: &str| {
        let (folder, mut club) = club();
        let files = ImportFiles {
            members: Some(Source::new("members.csv", read("members.csv"))),
            results: Some(Source::new("results.csv", results)),
            ..ImportFiles::default()
        };
        let done = import(&mut club, &files);
        (folder, club, done)
    };
    let (_other, other, done) = take(&results);
    done.unwrap();
    let hanchan = |club: &Club| club.records(Period::ALWAYS).unwrap().hanchan;
    assert_eq!(hanchan(&other), hanchan(&exported));

    let (_other, other, done) = take(&results.replace(WHY, ""));
    let Error::Import(errors) = done.unwrap_err() else {
        panic!("an import that failed otherwise");
    };
    assert_eq!(
        errors.to_string(),
        "results.csv:6: member: member 1 is at table A of round 1 on 2025-04-02 as well; correct the sheet that means somebody else, or write the reason as two_tables of this table"
    );
    assert!(hanchan(&other).is_empty());
}

#[test]
fn a_table_that_comes_in_is_held_against_those_that_are_recorded() {
    let (_folder, mut club, people) = five();
    let [a, _] = two(&mut club, &people);
    club.enter_hanchan(now(), &a, &[]).unwrap();
    let take = |club: &mut Club, rows: &str, corrects: bool| {
        let files = ImportFiles {
            results: Some(Source::new("results.csv", format!("{HEADING}\n{rows}"))),
            corrects,
            ..ImportFiles::default()
        };
        let mut go_on = |_| ControlFlow::Continue(());
        club.import(now(), &files, ImportMode::Store, &mut go_on)
    };
    let table = |label: &str, people: [u32; 4]| -> String {
        let rows = people.iter().zip(["E", "S", "W", "N"]);
        let row = |(member, seat): (&u32, &str)| {
            format!("2025-04-02,水曜会,1,{label},{seat},{member},30000\n")
        };
        rows.map(row).collect::<Vec<_>>().concat()
    };
    let error = take(&mut club, &table("B", [1, 5, 6, 7]), false)
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("results.csv:2: member: member 1 is at table A of round 1"),
        "{error}"
    );
    let eighth = crate::support::files("number,name\n8,会員8\n", "", "");
    // Where two change places in one file, each sits at one table when all of it is in.
    let mut files = eighth;
    files.results = Some(Source::new(
        "results.csv",
        format!("{HEADING}\n{}", table("B", [5, 6, 7, 8])),
    ));
    import(&mut club, &files).unwrap();
    let swapped = table("A", [5, 2, 3, 4]) + &table("B", [1, 6, 7, 8]);
    assert_eq!(take(&mut club, &swapped, true).unwrap().corrected, 2);
}

#[test]
fn those_that_stand_without_a_reason_are_asked_about_and_nothing_is_called_wrong() {
    // As an older program took it, and entered it in its history.
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    crate::support::older::somebody_at_two_tables(&path);
    let club = Club::open(&path).unwrap();
    assert_eq!(club.check().unwrap(), []);
    let asked = club.questions().unwrap();
    let mut at_two_tables = asked.iter().filter_map(|question| match question {
        Question::AtTwoTables(found) => Some((found.member, found.tables.join(" "))),
        Question::PresetCorrected { .. } => None,
    });
    let told = [6, 8, 9].map(|member| (member, "A B".to_owned()));
    assert!(at_two_tables.by_ref().eq(told), "{asked:?}");
}
