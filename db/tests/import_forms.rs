//! The same records come in however the files are written.

use crate::support::{club, files, import, now, session_on, source, void};
use competition::Seating;
use db::{Club, Draw, Error, ImportFiles, ImportMode};
use scoring::{BySeat, Period, PersonId, Records};
use std::ops::ControlFlow;

const MEMBERS: &str = "number,name,kana,kind,sex,joined,left,note
1,髙橋 一,たかはし,member,男,2016-04-01,,
2,山﨑 二,やまざき,member,女,2022-04-01,,初心者
3,佐藤 三,,member,,,,
4,見学 四,,guest,,,,体験
";

const RESULTS: &str = "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer
2025-04-02,水曜会,1,A,E,1,42300,0,1000,shirakaba-2025,S
2025-04-02,水曜会,1,A,S,2,31000,0,1000,shirakaba-2025,S
2025-04-02,水曜会,1,A,W,3,46700,1,1000,shirakaba-2025,S
2025-04-02,水曜会,1,A,N,4,-1000,0,1000,shirakaba-2025,S
";

const HANDS: &str = "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note
2025-04-02,水曜会,1,A,東1局,0,3,4,haneman,6,,リーチ,
2025-04-02,水曜会,1,A,南3局,2,1,,mangan,4,30,,
";

fn records(files: &ImportFiles) -> Records {
    let (_folder, mut club) = club();
    import(&mut club, files).unwrap_or_else(|error| panic!("{error}"));
    club.records(Period::ALWAYS).unwrap()
}

fn plain() -> Records {
    records(&files(MEMBERS, RESULTS, HANDS))
}

#[test]
fn with_a_byte_order_mark_and_windows_line_ends() {
    let windows = |text: &str| format!("\u{FEFF}{}", text.replace('\n', "\r\n"));
    assert_eq!(
        records(&files(
            &windows(MEMBERS),
            &windows(RESULTS),
            &windows(HANDS)
        )),
        plain()
    );
}

#[test]
fn in_cp932() {
    let cp932 = |text: &str| {
        let (bytes, _, lacks) = encoding_rs::SHIFT_JIS.encode(text);
        assert!(!lacks);
        bytes.into_owned()
    };
    let given = ImportFiles {
        members: Some(source("members.csv", cp932(MEMBERS))),
        results: Some(source("results.csv", cp932(RESULTS))),
        hands: Some(source("hands.csv", cp932(HANDS))),
        ..ImportFiles::default()
    };
    assert_eq!(records(&given), plain());
}

#[test]
fn in_japanese_with_full_width_digits_eras_and_any_order_of_columns() {
    let members = "氏名,番号,ふりがな,区分,性別,入会日,退会日,備考
髙橋 一,１,たかはし,会員,男,平成28年4月1日,,
山﨑 二,２,やまざき,会員,女,R4.4.1,,初心者
佐藤 三,３,,,,,,
見学 四,４,,ゲスト,,,,体験
";
    let results = "会,日付,回戦,卓,席,番号,点数,チョンボ,供託,ルール,最終親
水曜会,令和7年4月2日,１,A,東,１,\"42,300\",,1000,,南
水曜会,R7.4.2,１,A,南,２,３１０００,,,,
水曜会,2025/4/2,1,A,西,3,+46700,１,,shirakaba-2025,
水曜会,2025年4月2日,1,A,北,4,▲1000,,,,
";
    let hands = "日付,会,回戦,卓,局,本場,和了者,放銃者,区分,飜,符,役,備考
R7.4.2,水曜会,1,A,東1,,3,4,跳満,６,,リーチ,
R7.4.2,水曜会,1,A,南三局,２,1,,満貫,4,30,,
";
    assert_eq!(records(&files(members, results, hands)), plain());
}

#[test]
fn every_minus_is_a_minus() {
    for minus in ["-", "−", "ー", "―", "▲", "△", "－"] {
        let results = RESULTS.replace(",-1000,", &format!(",{minus}1000,"));
        assert_eq!(
            records(&files(MEMBERS, &results, HANDS)),
            plain(),
            "{minus}"
        );
    }
}

#[test]
fn a_note_may_run_over_several_lines_and_errors_still_know_theirs() {
    let members = MEMBERS
        .replace("初心者", "\"初心者\r\n左利き\"")
        .replace("4,見学 四,", "\n4,見学 四,");
    let (_folder, mut club) = club();
    import(&mut club, &files(&members, RESULTS, "")).unwrap();
    assert_eq!(club.member(2).unwrap().unwrap().1.note, "初心者\n左利き");
    let wrong = members.replace("見学 四,,guest", "見学 四,,visitor");
    let error = import(&mut club, &files(&wrong, "", "")).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("members.csv:7: kind: \"visitor\" is not known"),
        "{error}"
    );
}

#[test]
fn optional_columns_may_be_missing_and_say_nothing() {
    let (_folder, mut club) = club();
    import(&mut club, &files(MEMBERS, RESULTS, HANDS)).unwrap();
    let short = "number,name\n1,髙橋 一\n5,新人 五\n";
    let summary = import(&mut club, &files(short, "", "")).unwrap();
    assert_eq!((summary.members_added, summary.members_unchanged), (1, 1));
    assert_eq!(club.member(1).unwrap().unwrap().1.kana, "たかはし");
}

#[test]
fn hands_may_come_later_but_only_once() {
    let (_folder, mut club) = club();
    import(&mut club, &files(MEMBERS, RESULTS, "")).unwrap();
    import(&mut club, &files("", "", HANDS)).unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap(), plain());
    let error = import(&mut club, &files("", "", HANDS)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "hands.csv:2: table: the hands of table A of round 1 on 2025-04-02 are already recorded; \
         leave its rows out, or correct them in the club's file"
    );
}

#[test]
fn a_dry_run_says_the_same_and_stores_nothing() {
    let (_folder, mut club) = club();
    let bytes = std::fs::read(club.path()).unwrap();
    let given = files(MEMBERS, RESULTS, HANDS);
    let mut progress = Vec::new();
    let tried = club
        .import(now(), &given, ImportMode::DryRun, &mut |step| {
            progress.push(step);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(std::fs::read(club.path()).unwrap(), bytes);
    assert_eq!(
        progress.last().map(|step| (step.done, step.total)),
        Some((1, 1))
    );
    assert_eq!(import(&mut club, &given).unwrap(), tried);
}

#[test]
fn an_import_is_undone_as_one() {
    let (_folder, mut club) = club();
    import(&mut club, &files(MEMBERS, RESULTS, HANDS)).unwrap();
    let full = club.records(Period::ALWAYS).unwrap();
    club.undo(now()).unwrap();
    let empty = club.records(Period::ALWAYS).unwrap();
    assert!(empty.people.is_empty() && empty.hanchan.is_empty() && empty.series.is_empty());
    let path = club.path().to_owned();
    drop(club);
    let mut club = Club::open(path).unwrap();
    club.redo(now()).unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap(), full);
}

#[test]
fn a_rule_set_of_the_clubs_own_and_an_unbalanced_table_with_its_reason_come_in() {
    let (_folder, mut club) = club();
    let data = scoring::RuleSetData {
        id: "sanma".into(),
        players: scoring::Players::Three,
        uma: scoring::rule_set::Uma::ByPlace([20_000, 0, -20_000].map(scoring::Points).to_vec()),
        hand_values: scoring::rule_set::HandValues {
            honba: scoring::Points(200),
            ..scoring::rule_set::HandValues::default()
        },
        clock: scoring::rule_set::Clock::default(),
        ..scoring::preset("shirakaba-2025").unwrap().data().clone()
    };
    let rules = scoring::RuleSet::new(data).unwrap();
    let results = "date,series,round,table,seat,member,points,rules,unbalanced
2025-04-02,水曜会,1,A,E,1,40000,sanma@1,点棒が1本足りなかった
2025-04-02,水曜会,1,A,S,2,30000,,
2025-04-02,水曜会,1,A,W,3,19000,sanma,
";
    let given = ImportFiles {
        rule_sets: vec![source("sanma.json", serde_json::to_vec(&rules).unwrap())],
        ..files(MEMBERS, &results.replace(",sanma,\n", ",sanma@1,\n"), "")
    };
    let summary = import(&mut club, &given).unwrap();
    assert_eq!((summary.rule_sets_added, summary.hanchan), (1, 1));
    let records = club.records(Period::ALWAYS).unwrap();
    assert_eq!(
        records.hanchan[0].sheet.unbalanced.as_deref(),
        Some("点棒が1本足りなかった")
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_sheet_for_a_table_that_was_set_aside_is_refused_at_its_line() {
    let (_folder, mut club) = club();
    import(&mut club, &files(MEMBERS, "", "")).unwrap();
    let people: Vec<PersonId> = club.members().unwrap().iter().map(|(id, _)| *id).collect();
    let session = session_on(
        crate::support::day("2025-04-02"),
        club.add_series(now(), "水曜会").unwrap(),
    );
    let session = club.open_session(now(), &session).unwrap();
    let seating = Seating {
        tables: vec![BySeat::from_slice(&people).unwrap()],
        sits_out: Vec::new(),
    };
    let draw = Draw {
        round: 1,
        seed: Some(1),
        seating,
    };
    club.keep_draw(now(), session, &draw).unwrap();
    let void = void("停電");
    club.set_aside(now(), session, 1, "A", &void).unwrap();
    let error = import(&mut club, &files("", RESULTS, "")).unwrap_err();
    assert!(matches!(error, Error::Import(_)), "{error:?}");
    let words = error.to_string();
    assert!(
        words.contains("results.csv") && words.contains("was set aside"),
        "{words}"
    );
    club.count_again(now(), session, 1, "A").unwrap();
    import(&mut club, &files("", RESULTS, "")).unwrap();
    assert!(!club.tables(session).unwrap()[0].is_missing());
}
