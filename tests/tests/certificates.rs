//! Certificates: for yakuman, awards, places, and anything else.

use crate::common::paper::{printed, refused};
use crate::common::{Club, hanchan, holds, words};

const OWN: &str = r#"[{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":10}}]"#;

/// The paper that is asked for, or why there is none.
fn paper(club: &Club, line: &str) -> String {
    printed(club, &words(line, &[]))
}

fn none(club: &Club, line: &str) -> String {
    refused(club, &words(line, &[]))
}

#[test]
fn certificates_are_for_yakuman_or_for_anything() {
    let club = Club::with_season();
    let yakuman = "report certificate yakuman club.hanchan";
    let text = paper(
        &club,
        &format!("{yakuman} --from 2025-04-01 --to 2025-09-30"),
    );
    let hands = crate::common::read(&crate::common::season().join("hands.csv"));
    let won = hands.matches(",yakuman,").count();
    assert!(won > 0);
    assert_eq!(text.matches("役満賞").count(), won);
    let said = none(
        &club,
        &format!("{yakuman} --from 2024-04-01 --to 2024-04-02"),
    );
    holds(&said, ["no yakuman"]);
    let free = "report certificate free club.hanchan --name {} --line ありがとうございました \
        --title 感謝状 --honour 功労賞 --signed 会長";
    let text = printed(&club, &words(free, &["𠮷田 茂"]));
    assert_eq!(
        text,
        "感謝状功労賞𠮷田茂様ありがとうございました令和七年十月一日白樺会会長"
    );
}

#[test]
fn awards_are_data_and_have_certificates() {
    let club = Club::with_season();
    let awards = hanchan(&["awards", "--minimum-games", "8"]).json();
    assert_eq!(awards[3]["minimum"]["games"], 8);
    let of_year = "report certificate awards club.hanchan --year 2025";
    let text = paper(&club, &format!("{of_year} --half 1 --award 優勝"));
    holds(&text, ["令和七年度上半期", "濵口正雄様"]);
    assert_eq!(text.matches("ポイントの優れた成績を収められ").count(), 1);
    let text = paper(&club, &format!("{of_year} --award 準優勝"));
    holds(&text, ["あなたは白樺会令和七年度において合計"]);

    club.write("awards.json", OWN);
    let text = paper(&club, &format!("{of_year} --half 1 --awards awards.json"));
    holds(&text, ["平均順位賞"]);
    let half = "report half-year club.hanchan --year 2025 --half 1";
    let text = paper(&club, &format!("{half} --club-only --awards awards.json"));
    holds(&text, ["平均順位賞は10半荘以上の会員から"]);
    assert!(!text.contains("最多参加賞"), "{text}");
    let year = "report fiscal-year club.hanchan --year 2025 --club-only --awards awards.json";
    holds(
        &paper(&club, year),
        ["年度成績表", "平均順位賞は10半荘以上の会員から"],
    );

    club.write("wrong.json", r#"[{"name":"賞","statistic":"luck"}]"#);
    let said = none(&club, &format!("{half} --awards wrong.json"));
    holds(&said, ["wrong.json", "luck"]);
    holds(
        &none(&club, &format!("{of_year} --half 2")),
        ["nobody earned"],
    );
}

#[test]
fn champions_and_places_of_a_tournament_have_certificates() {
    let club = Club::with_season();
    let champion = "report certificate champion club.hanchan";
    let season = format!("{champion} --from 2025-04-01 --to 2025-09-30");
    let told = "優勝濵口正雄様あなたは白樺会令和七年度上半期において合計";
    holds(&paper(&club, &season), [told]);
    let text = paper(&club, &format!("{season} --series 水曜会 --places 3"));
    holds(&text, ["水曜会において", "準優勝", "第三位"]);
    let text = paper(&club, &format!("{season} --event 第3回白樺杯"));
    holds(&text, ["あなたは第三回白樺杯において"]);
    let said = none(
        &club,
        &format!("{champion} --from 2020-04-01 --to 2020-09-30"),
    );
    holds(&said, ["nobody played"]);

    let cup = "report certificate places club.hanchan --event 秋季大会";
    let text = paper(&club, &format!("{cup} --place 1=2 --place 2=1 --place 2=3"));
    assert_eq!(text.matches("準優勝").count(), 2, "{text}");
    let told = "あなたは秋季大会において";
    assert_eq!(text.matches(told).count(), 3, "{text}");
    let said = none(&club, &format!("{cup} --place 1=999"));
    holds(&said, ["no member 999"]);
    for wrong in ["1", "0=3", "first=3", "1=", "-1=2"] {
        let said = none(&club, &format!("{cup} --place={wrong}"));
        holds(&said, ["such as 1=7"]);
    }
}
