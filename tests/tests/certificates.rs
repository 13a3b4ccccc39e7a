//! Certificates: for yakuman, awards, places, and anything else.

use crate::common::paper::{printed, refused};
use crate::common::{Club, hanchan};

#[test]
fn certificates_are_for_yakuman_or_for_anything() {
    let club = Club::with_season();
    let report = ["report", "certificate"];
    let year = ["--from", "2025-04-01", "--to", "2025-09-30"];
    let yakuman = [&report[..], &["yakuman", club.path()], &year].concat();
    let text = printed(&club, &yakuman);
    let hands = crate::common::read(&crate::common::season().join("hands.csv"));
    let won = hands
        .lines()
        .filter(|line| line.contains(",yakuman,"))
        .count();
    assert!(won > 0);
    assert_eq!(text.matches("役満賞").count(), won);
    let none = [
        &report[..],
        &["yakuman", club.path()],
        &["--from", "2024-04-01", "--to", "2024-04-02"],
    ];
    assert!(refused(&club, &none.concat()).contains("no yakuman"));
    let free = [
        "report",
        "certificate",
        "free",
        club.path(),
        "--name",
        "𠮷田 茂",
        "--line",
        "ありがとうございました",
        "--title",
        "感謝状",
        "--honour",
        "功労賞",
        "--signed",
        "会長",
    ];
    let text = printed(&club, &free);
    assert_eq!(
        text,
        "感謝状功労賞𠮷田茂様ありがとうございました令和七年十月一日白樺会会長"
    );
}

#[test]
fn awards_are_data_and_have_certificates() {
    let club = Club::with_season();
    let usual = hanchan(&["awards", "--minimum-games", "8"]).succeeds();
    let awards: serde_json::Value = serde_json::from_str(&usual).unwrap();
    assert_eq!(awards[3]["minimum"]["games"], 8);
    let report = [
        "report",
        "certificate",
        "awards",
        club.path(),
        "--year",
        "2025",
    ];
    let champion = [&report[..], &["--half", "1", "--award", "優勝"]].concat();
    let text = printed(&club, &champion);
    assert!(
        text.contains("令和七年度上半期") && text.contains("濵口正雄様"),
        "{text}"
    );
    assert_eq!(text.matches("ポイントの成績を収められ").count(), 1);
    let year = printed(&club, &[&report[..], &["--award", "準優勝"]].concat());
    assert!(
        year.contains("あなたは令和七年度の対局において合計"),
        "{year}"
    );

    let own = r#"[{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":10}}]"#;
    let own = club.write("awards.json", own);
    let text = printed(
        &club,
        &[&report[..], &["--half", "1", "--awards", &own]].concat(),
    );
    assert!(text.contains("平均順位賞"), "{text}");
    let half = [
        "report",
        "half-year",
        club.path(),
        "--year",
        "2025",
        "--half",
        "1",
    ];
    let with = [&half[..], &["--club-only", "--awards", &own]].concat();
    let text = printed(&club, &with);
    assert!(text.contains("平均順位賞は10半荘以上の会員から"), "{text}");
    assert!(!text.contains("最多参加賞"), "{text}");

    let year = ["report", "fiscal-year", club.path(), "--year", "2025"];
    let text = printed(
        &club,
        &[&year[..], &["--club-only", "--awards", &own]].concat(),
    );
    assert!(
        text.contains("年度成績表") && text.contains("平均順位賞は10半荘以上の会員から"),
        "{text}"
    );

    let wrong = club.write("wrong.json", r#"[{"name":"賞","statistic":"luck"}]"#);
    let said = refused(&club, &[&half[..], &["--awards", &wrong]].concat());
    assert!(
        said.contains("wrong.json") && said.contains("luck"),
        "{said}"
    );
    let nobody = [&report[..], &["--half", "2"]].concat();
    assert!(refused(&club, &nobody).contains("nobody earned"));
}

#[test]
fn champions_and_places_of_a_tournament_have_certificates() {
    let club = Club::with_season();
    let path = club.path();
    let champion = ["report", "certificate", "champion", path];
    let days = ["--from", "2025-04-01", "--to", "2025-09-30"];
    let text = printed(&club, &[&champion[..], &days].concat());
    assert!(
        text.contains("優勝濵口正雄様あなたは令和七年四月～九月において頭書"),
        "{text}"
    );
    let series = ["--series", "水曜会", "--places", "3"];
    let text = printed(&club, &[&champion[..], &days, &series].concat());
    assert!(
        text.contains("水曜会において") && text.contains("準優勝") && text.contains("第三位"),
        "{text}"
    );
    let named = ["--event", "第3回白樺杯"];
    let text = printed(&club, &[&champion[..], &days, &named].concat());
    assert!(text.contains("あなたは第三回白樺杯において"), "{text}");
    let before = ["--from", "2020-04-01", "--to", "2020-09-30"];
    let said = refused(&club, &[&champion[..], &before].concat());
    assert!(said.contains("nobody played"), "{said}");

    let cup = [
        "report",
        "certificate",
        "places",
        path,
        "--event",
        "秋季大会",
    ];
    let places = ["--place", "1=2", "--place", "2=1", "--place", "2=3"];
    let text = printed(&club, &[&cup[..], &places].concat());
    assert_eq!(text.matches("準優勝").count(), 2, "{text}");
    assert_eq!(
        text.matches("あなたは秋季大会において").count(),
        3,
        "{text}"
    );
    let said = refused(&club, &[&cup[..], &["--place", "1=999"]].concat());
    assert!(said.contains("no member 999"), "{said}");
    for wrong in ["1", "0=3", "first=3", "1=", "-1=2"] {
        let place = format!("--place={wrong}");
        let said = refused(&club, &[&cup[..], &[place.as_str()]].concat());
        assert!(said.contains("such as 1=7"), "{wrong}: {said}");
    }
}
