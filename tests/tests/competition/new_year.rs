//! The new-year day: entries and waiting list, staff, lateness, a lot, prizes and an offer.

use super::contest::{Contest, ROUT, number, numbers};
use crate::common::{hanchan, holds, read};
use serde_json::{Value, json};
use std::process::Command;

fn row_of(rows: &Value, member: u32) -> &Value {
    let mut rows = rows["rows"].as_array().unwrap().iter();
    rows.find(|row| row["member"] == member).unwrap()
}

#[test]
fn the_new_year_day_runs_from_the_first_entry_to_the_last_prize() {
    let day = Contest::new(40, "haku-2015", "新春大会");
    entries(&day);
    rounds(&day);
    penalties(&day);
    let ranked = lot(&day);
    prizes(&day, &ranked);
    let text = day.prints("standings --stage 1");
    // In the heading, and beside each of the three.
    assert!(text.contains("22人とスタッフ3人"), "{text}");
    assert_eq!(text.matches("スタッフ").count(), 4, "{text}");
    let text = day.prints("standings");
    assert!(text.contains("総合順位") && text.contains("22人"), "{text}");
    let text = day.prints("certificates --signed 会長");
    assert_eq!(text.matches("表彰状").count(), 3, "{text}");
    offers(&day, &ranked);
    papers(&day, &ranked);
    apart_and_together(&day);
    the_archive_holds_it(&day);
    day.is_sound();
}

/// A waiting list, somebody who returns, one who enters too late, no-shows, and staff.
fn entries(day: &Contest) {
    day.settles(|settled| {
        settled["entries"]["closes"] = json!("2026-01-03T20:00:00");
        settled["entries"]["check_in_until"] = json!("2026-01-04T10:00:00");
        // The preset leaves open how many places there are.
        assert_eq!(settled["offers"][0]["count"], Value::Null);
        settled["offers"][0]["count"] = json!(1);
    });
    let said = day.says("entry enter --member 1-24 --at 2025-12-01T09:00");
    holds(&said, ["22 選手22: plays", "24 選手24: waits, place 2"]);
    let said = day.says("entry cancel --member 5 --at 2025-12-02T09:00");
    assert!(
        said.starts_with("23 選手23: comes from the waiting list to a place; tell them\n"),
        "{said}"
    );
    let said = day.says("entry enter --member 5 --at 2025-12-03T09:00");
    assert!(
        said.contains("waits, place 2"),
        "who returns queues anew: {said}"
    );
    day.says("entry received --member 1-24 --what guardian-consent");
    day.says("entry staff --member 31,32");
    let shown = day.json("show");
    assert_eq!(numbers(&shown["waiting"]), [24, 5]);
    assert_eq!(shown["entries"][0]["missing"], json!([]));
    on_the_morning(day);
    let shown = day.json("show");
    let playing: Vec<u32> = (1..=21).filter(|number| *number != 5).collect();
    assert_eq!(
        numbers(&shown["playing"]),
        [&playing[..], &[24, 25]].concat()
    );
    assert_eq!(numbers(&shown["waiting"]), [5]);
}

/// The place of one who does not come goes to the waiting list, and that of one who has to leave
/// again to a walk-in: of those who wait only to who is there.
fn on_the_morning(day: &Contest) {
    day.says("entry check-in --member 1-4,6-21,23,24 --at 2026-01-04T09:30");
    let said = day.says("entry release --at 2026-01-04T10:00");
    assert_eq!(
        said,
        "24 選手24: comes from the waiting list to a place; tell them\n\
         22 選手22: did not come in time\nplaces free: 0\n"
    );
    let said = day.says("entry walk-in --member 25 --at 2026-01-04T10:05");
    assert!(
        said.starts_with("25 選手25: waits, place 2, is there"),
        "{said}"
    );
    let said = day.says("entry cancel --member 23 --at 2026-01-04T10:10");
    assert!(
        said.starts_with("25 選手25: comes from the waiting list to a place; tell them\n"),
        "{said}"
    );
}

/// All rounds at once; somebody leaves after the first, and the others are drawn anew.
fn rounds(day: &Contest) {
    let rounds = day.seat("");
    assert_eq!(rounds.len(), 4, "all rounds are drawn together");
    assert_eq!(rounds[0]["tables"].as_array().unwrap().len(), 6);
    day.refuses("seat --round 1", "is drawn already");
    day.play(&rounds[0], false);
    let first = rounds[0].clone();

    // One leaves after the first round: staff play instead, and what is left is drawn anew.
    day.says("entry replace --member 7 --by 33 --round 2");
    let rounds = day.seat("--round 2 --again");
    assert_eq!(rounds.len(), 3);
    let text = day.prints("round --round 2 --place-cards");
    holds(
        &text,
        "大会順位表 1回戦まで 卓組表 第2回戦 選手33".split(' '),
    );
    let sits = |round: &Value, member: u32| {
        let tables = round["tables"].as_array().unwrap().iter();
        tables
            .flat_map(|table| numbers(&table["members"]))
            .any(|other| other == member)
    };
    for round in &rounds {
        assert!(sits(round, 33) && !sits(round, 7));
    }
    // A table runs late: the next round is played before its sheet is in.
    day.play_at(&rounds[0], false, |table| table != "B");
    assert_eq!(day.missing(0, 1), json!(["B"]));
    let text = day.prints("round --round 3");
    holds(&text, ["まだ入っていない記録用紙：2回戦B卓"]);
    day.play(&rounds[1], false);
    day.play_at(&rounds[0], false, |table| table == "B");
    assert_eq!(day.missing(0, 1), json!([]));
    // A wrong sheet of the first round is corrected once others were played: ranks follow, and the
    // draw, which heeds no results, stays.
    let said = day.corrects(&first, 1, ROUT);
    holds(&said, ["新春大会: stage 1: 1 選手1: rank "]);
    assert!(
        said.starts_with("imported: 1 hanchan corrected\n") && !said.contains("stays as it"),
        "{said}"
    );
    day.play(&rounds[2], false);
}

/// What lateness and mistakes cost, and what is lifted again.
fn penalties(day: &Contest) {
    // Lateness counts after all games; whom a train kept is excused.
    let said = day.says("entry late --member 1,2 --minutes 10");
    let cost = "1 選手1: plays, is there; 10 minutes late, -5000 points after all games\n";
    assert!(said.starts_with(cost), "{said}");
    day.says("entry excuse --member 2 --reason 電車の遅れ");
    day.says("penalty --member 3 --points 1000 --reason 誤ロン");
    day.says("bonus --member 4 --points 500 --reason 役満");
    let standing = day.json("standings --stage 1");
    let totals = day.totals();
    for (member, penalties) in [(1, -5_000), (2, 0), (3, -1_000), (4, 500), (6, 0)] {
        let row = row_of(&standing, member);
        assert_eq!(row["penalties"], penalties, "{member}");
        assert_eq!(row["total"], totals[&member] + penalties, "{member}");
    }
    for staff in [31, 32, 33] {
        assert_eq!(row_of(&standing, staff)["rank"], Value::Null);
    }
    assert_eq!(row_of(&standing, 7)["left"], true);
    // What a penalty cost is there again once it is lifted, by its number in the log.
    let log = day.says("log");
    let line = log.lines().find(|line| line.contains("誤ロン")).unwrap();
    let event = line.split_whitespace().next().unwrap();
    day.says(format!("lift --event {event} --reason 取り消し"));
    day.refuses(
        format!("lift --event {event} --reason もう一度"),
        "lifted before",
    );
    let standing = day.json("standings --stage 1");
    assert_eq!(row_of(&standing, 3)["total"], totals[&3]);
}

/// Those whom placings do not tell apart, a lot does. Tells the ranking.
fn lot(day: &Contest) -> Vec<u32> {
    let standing = day.json("standings --stage 1");
    assert_ne!(standing["asks_for_lot"], json!([]));
    let said = day.says("lot --seed 11");
    assert!(said.contains("Seed 11"), "{said}");
    let standing = day.json("standings --stage 1");
    assert_eq!(standing["asks_for_lot"], json!([]));
    let ranking = day.json("standings");
    assert_eq!(ranking["over"], true);
    assert_eq!(
        ranking["rows"].as_array().unwrap().len(),
        22,
        "staff are never ranked"
    );
    ranking["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| number(&row["member"]))
        .collect()
}

fn prizes(day: &Contest, ranked: &[u32]) {
    // The first picks two prizes, then one each; the last but one has the booby prize.
    let prizes = day.json("prizes");
    let picks: Vec<u32> = prizes["picks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pick| number(&pick["picks"]))
        .collect();
    assert_eq!(picks, [2, 1, 1]);
    assert_eq!(prizes["next"], ranked[0]);
    for prize in ["図書カード", "米", "扇子"] {
        day.says(format!("pick --prize {prize}"));
    }
    let prizes = day.json("prizes");
    assert_eq!(prizes["picks"][0]["picked"], json!(["図書カード", "米"]));
    assert_eq!(prizes["next"], ranked[2]);
    assert!(prizes["booby"]["member"].is_number());
    assert!(numbers(&prizes["keepsakes"]).len() >= 22);
}

fn offers(day: &Contest, ranked: &[u32]) {
    // The qualifier's place goes down the ranking.
    day.says("offer make");
    let declined = ranked[0].to_string();
    day.refuses("offer make", "nobody is next");
    day.says(format!("offer decline --member {declined}"));
    let said = day.says("offer make");
    holds(&said, [format!("offered to {} ", ranked[1])]);
    let accepted = ranked[1].to_string();
    day.says(format!("offer accept --member {accepted}"));
    let offers = day.json("offer list");
    assert_eq!(
        offers["offers"][0]["offered"],
        json!([{"member": ranked[0], "answer": "declined"}, {"member": ranked[1], "answer": "accepted"}])
    );
}

/// What the organiser has in hand at the desk, in the hall and at the end.
fn papers(day: &Contest, ranked: &[u32]) {
    let text = day.prints("outline --begins 午前10時");
    holds(
        &text,
        ["大会要項", "定員22人", "10:00", "来場は令和8年1月4日"],
    );
    assert!(!day.prints("outline").contains("進行の予定"));
    day.refuses("print outline -o x.pdf --begins 25時", "no time of day");
    let text = day.prints("roster");
    holds(&text, ["受付名簿", "22名", "選手25", "当日"]);
    assert!(!text.contains("選手22"), "did not come in time: {text}");
    let text = day.prints("slips");
    // Four rounds of six tables, and who left after the first is in it once.
    assert_eq!(text.matches("4回戦").count(), 24, "{text}");
    assert_eq!(text.matches("1回戦").count(), 24, "{text}");
    let text = day.prints("honours");
    let first = format!("選手{}", ranked[0]);
    holds(
        &text,
        [
            "表彰一覧",
            &first,
            "図書カード、米",
            "あと1つ選ぶ",
            "ブービー賞",
        ],
    );
    assert!(!text.contains("途中の順位"), "{text}");
}

/// Club play is without the competition unless it is asked for.
fn apart_and_together(day: &Contest) {
    let rows = "date,series,round,table,seat,member,points\n\
        2026-01-07,水曜会,1,A,E,1,42300\n2026-01-07,水曜会,1,A,S,2,31000\n\
        2026-01-07,水曜会,1,A,W,3,26700\n2026-01-07,水曜会,1,A,N,4,20000\n";
    let rows = day.club.write("club.csv", rows);
    hanchan(&["import", day.club.path(), "--results", &rows]).succeeds();
    let games = |more: &[&str]| {
        let said = hanchan(&[&["standings", day.club.path(), "--json", "--rules"], more].concat());
        let said = said.json();
        let rows = said["rows"].as_array().unwrap().iter();
        rows.map(|row| row["games"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(games(&["shirakaba-2025"]), 4);
    assert_eq!(games(&["haku-2015", "--play", "competitions"]), 4 * 24);
    assert_eq!(games(&["shirakaba-2025", "--play", "all"]), 4);
    assert_eq!(games(&["haku-2015", "--series", day.name]), 4 * 24);
    let nothing = ["standings", day.club.path(), "--rules", "haku-2015"];
    let hint = hanchan(&nothing).stderr();
    assert!(hint.contains("--play competitions"), "{hint}");
}

/// An archive's totals come out the same again, and its tables hold the whole log.
fn the_archive_holds_it(day: &Contest) {
    let out = day.club.dir().join("archive");
    hanchan(&["archive", day.club.path(), "--out", out.to_str().unwrap()]).succeeds();
    let rebuilt = Command::new("python3")
        .args(["-I", "rebuild.py"])
        .current_dir(&out)
        .output()
        .unwrap();
    assert!(
        rebuilt.status.success(),
        "{}",
        String::from_utf8_lossy(&rebuilt.stdout)
    );
    let log = read(&out.join("csv/competition_event.csv"));
    assert_eq!(log.lines().count(), 1 + day.says("log").lines().count());
}
