//! What is imported beside what is recorded already: the same again is nothing new, and what is
//! recorded is not written over unasked.

use crate::support::knockout::{draw, knockout};
use crate::support::{club, files, import, member, now, source};
use competition::RoundNumber;
use db::{Club, Error, ImportFiles, ImportProblem, ImportSummary, Member};
use scoring::Period;
use std::fmt::Write as _;

fn sessions(rows: &str) -> ImportFiles {
    ImportFiles {
        sessions: Some(source(
            "sessions.csv",
            format!("date,series,venue,note\n{rows}"),
        )),
        ..ImportFiles::default()
    }
}

/// Everything that is wrong, in words.
fn said(club: &mut Club, files: &ImportFiles) -> Vec<String> {
    let error = import(club, files).unwrap_err();
    assert!(matches!(error, Error::Import(_)), "{error:?}");
    error.to_string().lines().map(str::to_owned).collect()
}

#[test]
fn a_file_without_a_column_says_nothing_of_what_is_recorded_there() {
    let columns = "number,name,kana,kind,sex,joined,left,note";
    let recorded = "1,一,いち,staff,女,2020-04-01,2020-04-01,左利き";
    let without = |row: &str, gone: usize| {
        let mut cells: Vec<&str> = row.split(',').collect();
        cells.remove(gone);
        cells.join(",")
    };
    let (_folder, mut club) = club();
    import(
        &mut club,
        &files(&format!("{columns}\n{recorded}\n"), "", ""),
    )
    .unwrap();
    let member = club.member(1).unwrap();
    let unchanged = ImportSummary {
        members_unchanged: 1,
        ..ImportSummary::default()
    };
    for gone in 2..columns.split(',').count() {
        let text = format!("{}\n{}\n", without(columns, gone), without(recorded, gone));
        let summary = import(&mut club, &files(&text, "", "")).unwrap();
        assert_eq!(summary, unchanged, "{text}");
        // An empty cell says that there is nothing.
        let mut cells: Vec<&str> = recorded.split(',').collect();
        cells[gone] = "";
        let text = format!("{columns}\n{}\n", cells.join(","));
        let said = said(&mut club, &files(&text, "", ""));
        assert!(said[0].contains("member 1 is recorded as"), "{said:?}");
    }
    assert_eq!(club.member(1).unwrap(), member);
}

#[test]
fn a_session_is_filled_in_where_nothing_is_noted_and_else_left_as_it_is() {
    let (_folder, mut club) = club();
    let bare = "2025-04-02,水曜会,,\n";
    let days = |club: &Club| {
        let sessions = club.sessions(Period::ALWAYS).unwrap().into_iter();
        let noted = sessions.map(|(_, session)| (session.venue, session.note));
        noted.collect::<Vec<_>>()
    };
    for (noted, venue, note) in [
        ("2025-04-02,水曜会,公民館,\n", "公民館", ""),
        ("2025-04-09,水曜会,,雨\n", "", "雨"),
    ] {
        let empty = format!("{},水曜会,,\n", noted.split(',').next().unwrap());
        import(&mut club, &sessions(&empty)).unwrap();
        import(&mut club, &sessions(noted)).unwrap();
        import(&mut club, &sessions(noted)).unwrap();
        let known = days(&club);
        assert_eq!(known.last(), Some(&(venue.to_owned(), note.to_owned())));
        let said = said(
            &mut club,
            &sessions(&format!("2025-05-07,水曜会,,\n{empty}")),
        );
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("sessions.csv:3: date: "), "{said:?}");
        assert_eq!(days(&club), known);
    }
    assert!(said(&mut club, &sessions(bare))[0].starts_with("sessions.csv:2: date: "));
}

#[test]
fn a_rule_set_again_is_nothing_new_and_another_of_its_name_is_refused() {
    let (_folder, mut club) = club();
    let mut data = scoring::preset("haku-2015").unwrap().data().clone();
    data.id = "own".into();
    let with = |data: &scoring::RuleSetData| ImportFiles {
        rule_sets: vec![source("own.json", serde_json::to_vec(data).unwrap())],
        ..ImportFiles::default()
    };
    assert_eq!(import(&mut club, &with(&data)).unwrap().rule_sets_added, 1);
    assert_eq!(import(&mut club, &with(&data)).unwrap().rule_sets_added, 0);
    data.name.push('改');
    match import(&mut club, &with(&data)).unwrap_err() {
        Error::Import(wrong) => {
            let [error] = wrong.errors.as_slice() else {
                panic!("{wrong}")
            };
            let differs = ImportProblem::RuleSetDiffers(format!("own@{}", data.version));
            assert_eq!((error.line, &error.problem), (None, &differs));
        }
        other => panic!("{other}"),
    }
    data.version += 1;
    assert_eq!(import(&mut club, &with(&data)).unwrap().rule_sets_added, 1);
}

#[test]
fn of_a_competitions_day_only_tables_that_were_drawn_come_in_by_the_rules_of_their_stage() {
    let (_folder, mut club, id, _) = knockout();
    draw(&mut club, id, RoundNumber { stage: 1, round: 1 });
    let place = club.competition_rounds(id).unwrap()[0];
    let rows = |date: &str, table: &str, points: [u32; 4]| {
        let mut rows = "date,series,round,table,seat,member,points\n".to_owned();
        for ((member, seat), points) in (1..).zip(["E", "S", "W", "N"]).zip(points) {
            writeln!(rows, "{date},小さな大会,1,{table},{seat},{member},{points}").unwrap();
        }
        files("", &rows, "")
    };
    let by_stage = [42_300, 29_600, 19_500, 8_600];
    let by_club = by_stage.map(|points| points + 5_000);
    for table in ["E", "D2"] {
        assert_eq!(
            said(&mut club, &rows("2026-01-04", table, by_stage)),
            [format!(
                "results.csv:2: table: no round of 小さな大会 on 2026-01-04 was drawn with table \
                 {table} in round 1; draw the round first, or correct the row"
            )]
        );
    }
    import(&mut club, &rows("2026-01-04", "D", by_stage)).unwrap();
    let of_stage = club.competition_rules(place.session, 1, 4).unwrap();
    let series = club.competition(id).unwrap().series;
    let hanchan = club
        .hanchan_at(place.date, series, 1, "D")
        .unwrap()
        .unwrap();
    let (sheet, _) = club.hanchan(hanchan).unwrap();
    assert_eq!(Some(sheet.rules), of_stage);
    assert_ne!(sheet.rules, club.settings().unwrap().rules);
    // On a day that is none of its rounds', anybody may play at any table.
    import(&mut club, &rows("2026-01-05", "Z", by_club)).unwrap();
}

/// Both are told as they stand in the file, a note of many lines in one.
#[test]
fn a_member_who_is_somebody_else_in_the_file_is_told_beside_the_one_in_the_club() {
    let (_folder, mut club) = club();
    let known = Member {
        kana: "あおき".into(),
        note: "電話\n03-5555-0142".into(),
        public_name: "青さんと呼ばれて四十年になる白樺会の世話役で、毎週の席を決めている人".into(),
        ..member(1, "青木")
    };
    club.add_member(now(), &known).unwrap();
    let rows = "number,name,kana\n1,青山,あおやま\n";
    let told = said(&mut club, &files(rows, "", "")).join("\n");
    assert!(told.contains("電話�03-5555-0142"), "{told}");
    assert!(told.contains(known.public_name.as_str()), "{told}");
    assert!(told.contains("not as [1,青山,あおやま"), "{told}");
}
