//! A half-year of play comes in, adds up, and goes out as it came.

use crate::support::{club, day, export_to, files, import, now, season, season_folder};
use db::{Encoding, ExportFormat, ImportFiles, Replacing};
use scoring::award::usual;
use scoring::hand_value::Level;
use scoring::record::Hanchan;
use scoring::{FiscalStart, Half, Period, Points, Seat};
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

#[test]
fn a_half_year_comes_in_and_is_sound() {
    let (_folder, mut club) = club();
    let summary = import(&mut club, &season()).unwrap();
    assert_eq!(
        (summary.members_added, summary.hanchan, summary.hands),
        (16, 159, 275)
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn it_goes_out_row_by_row_as_it_came() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let utf8 = ExportFormat::Csv(Encoding::Utf8);
    let summary = export_to(out.path(), &club, utf8);
    assert_eq!(summary.files.len(), 3);
    for name in ["members.csv", "results.csv", "hands.csv"] {
        let came = fs::read_to_string(season_folder().join(name)).unwrap();
        let goes = fs::read_to_string(out.path().join(name)).unwrap();
        assert_eq!(goes, came, "{name}");
    }
}

#[test]
fn a_period_goes_out_alone() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let july = Period::month_of(day("2025-07-01"));
    club.export(
        now(),
        july,
        ExportFormat::JsonLines,
        out.path(),
        Replacing::OwnOnly,
    )
    .unwrap();
    let text = fs::read_to_string(out.path().join("results.jsonl")).unwrap();
    let rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(!rows.is_empty());
    assert!(
        rows.iter()
            .all(|row| row["date"].as_str().unwrap().starts_with("2025-07-"))
    );
    assert!(rows.iter().all(|row| row["points"].is_i64()));
}

#[test]
fn the_workbook_holds_numbers_and_days() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let out = TempDir::new().unwrap();
    let summary = export_to(out.path(), &club, ExportFormat::Xlsx);
    assert_eq!(summary.rows, 16 + 636 + 275);
    let once = fs::read(out.path().join("records.xlsx")).unwrap();
    assert!(once.starts_with(b"PK"));
    export_to(out.path(), &club, ExportFormat::Xlsx);
    assert_eq!(
        fs::read(out.path().join("records.xlsx")).unwrap(),
        once,
        "the same records, the same bytes"
    );
}

#[test]
fn what_the_sample_clubs_secretary_wrote_is_true_of_its_season() {
    for seed in 1..4 {
        let (_folder, mut club) = club();
        let shape = db::sample::Season::new(seed, 15, 6);
        let (_, rules) = club.rule_set("shirakaba-2025").unwrap().unwrap();
        import(&mut club, &db::sample::season(&shape, &rules).into()).unwrap();
        let half = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
        let records = club.records(half).unwrap();
        let mut played: Vec<_> = records
            .hanchan
            .iter()
            .map(|one| (one.sheet.date, one.sheet.series))
            .collect();
        played.dedup();
        let planned = club.meetings(half).unwrap();
        let planned: Vec<_> = planned.iter().map(|(id, one)| (one.date, *id)).collect();
        assert_eq!(played, planned, "it met as its schedule says");
        let coming = Period {
            from: day("2025-10-01"),
            to: day("2025-11-30"),
        };
        let held = club.meetings(coming).unwrap();
        let held = held.iter().filter(|(_, meeting)| meeting.is_held()).count();
        assert_eq!(held, 8, "of eight one is called off and one comes on top");
        let told = records.comment(half, None).unwrap();
        for count in [played.len(), records.hanchan.len()] {
            assert!(told.contains(&count.to_string()), "{count} in {told}");
        }
        for person in records.people.keys() {
            let own = |one: &&Hanchan| one.result_of(*person).is_some();
            let mut days: Vec<_> = records
                .hanchan
                .iter()
                .filter(own)
                .map(|one| one.sheet.date)
                .collect();
            days.dedup();
            let note = records.note(*person, half, None).unwrap_or_default();
            assert_eq!(
                note.contains("日すべてに"),
                days.len() == played.len(),
                "{note}"
            );
        }
        assert!(club.awards().unwrap().len() > usual(5).len());
    }
}

#[test]
fn a_sheet_is_corrected_by_an_import_and_what_is_left_out_stays() {
    let members = "number,name\n1,甲\n2,乙\n3,丙\n4,丁\n5,戊\n";
    let heading = "date,series,round,table,seat,member,points,deposit,last_dealer\n";
    let sheet = |rows: &str| format!("{heading}{rows}");
    let at = "2025-10-04,水曜会,1,A";
    let recorded = sheet(&format!(
        "{at},E,1,42300,1000,W\n{at},S,2,30000,,\n{at},W,3,26700,,\n{at},N,4,20000,,\n"
    ));
    let hands = "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note\n\
        2025-10-04,水曜会,1,A,東1局,0,1,2,mangan,,,,\n";
    let (_folder, mut club) = club();
    import(&mut club, &files(members, &recorded, hands)).unwrap();

    let wrong = sheet(&format!(
        "{at},E,1,20000,,\n{at},S,2,30000,,\n{at},W,3,26700,,\n{at},N,4,42300,,\n"
    ));
    let given = files("", &wrong, "");
    let said = import(&mut club, &given).unwrap_err().to_string();
    assert!(said.contains("already recorded"), "{said}");
    let corrects = ImportFiles {
        corrects: true,
        ..given
    };
    let summary = import(&mut club, &corrects).unwrap();
    assert_eq!((summary.hanchan, summary.corrected), (0, 1));
    let records = club.records(Period::ALWAYS).unwrap();
    let [hanchan] = &records.hanchan[..] else {
        panic!("one hanchan, as before")
    };
    let points = hanchan.sheet.played.points;
    assert_eq!(
        points.as_slice(),
        [20_000, 30_000, 26_700, 42_300].map(Points)
    );
    let (entry, kept) = club.hanchan(hanchan.id).unwrap();
    assert_eq!(
        (entry.played.deposit.0, entry.played.last_dealer),
        (1_000, Seat::West)
    );
    assert_eq!(kept.len(), 1, "its hands stay");

    // Hands that are given take the place of those before; who won one must be at the table.
    let others = ImportFiles {
        corrects: true,
        ..files("", &recorded, &hands.replace(",1,2,mangan", ",3,,haneman"))
    };
    import(&mut club, &others).unwrap();
    let (_, kept) = club.hanchan(hanchan.id).unwrap();
    assert_eq!(
        kept.iter().map(|hand| hand.level).collect::<Vec<_>>(),
        [Level::Haneman]
    );
    let without_three = recorded.replace(",W,3,", ",W,5,");
    let gone = ImportFiles {
        corrects: true,
        ..files("", &without_three, "")
    };
    let said = import(&mut club, &gone).unwrap_err().to_string();
    assert!(said.contains('3'), "{said}");
    club.undo(now()).unwrap();
    let (_, kept) = club.hanchan(hanchan.id).unwrap();
    assert_eq!(kept[0].level, Level::Mangan, "a correction is undone whole");
}
