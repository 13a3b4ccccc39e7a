//! The youth cup: places of its championship, earned in two qualifiers and passed on.

use crate::common::hanchan;
use crate::contest::{Contest, ROUT, number, numbers};
use serde_json::{Value, json};

#[test]
fn places_of_the_youth_cup_roll_down_over_two_qualifiers_to_the_championship() {
    let mut cup = Contest::new(40, "wakakujira-2025", "予選A");
    cup.prepare("wakakujira-2025", "予選B", &["--id", "wakakujira-2025-b"]);
    cup.prepare("wakakujira-2025-championship", "本戦", &[]);
    let said = hanchan(&["competition", "show", cup.club.path()]).fails(2);
    assert!(said.contains("say which competition with --of"), "{said}");

    cup.says(
        &["entry", "enter"],
        &["--member", "1-14,36,37", "--at", "2025-12-01T09:00"],
    );
    cup.says(&["entry", "cancel"], &["--member", "36"]);
    // One does not come, and somebody comes without an entry.
    cup.says(&["entry", "check-in"], &["--member", "1-14"]);
    let said = cup.says(&["entry", "release"], &[]);
    assert!(
        said.starts_with("37 選手37: did not come in time"),
        "{said}"
    );
    cup.refuses(&["seat"], &[], "2 more are needed for whole tables");
    cup.says(&["entry", "walk-in"], &["--member", "15"]);
    cup.refuses(&["seat"], &[], "1 more are needed for whole tables");
    cup.says(&["entry", "staff"], &["--member", "40"]);
    qualify(&cup, Day::Eventful);
    cup.says(&["offer", "make"], &[]);
    let ranked = ranked(&cup);
    let first = ranked[..4].iter().map(u32::to_string).collect::<Vec<_>>();
    cup.says(&["offer", "decline"], &["--member", &first[2]]);
    cup.says(&["offer", "make"], &[]);
    let takers = [ranked[0], ranked[1], ranked[3], ranked[4]];
    let list = takers.map(|number| number.to_string()).join(",");
    cup.says(&["offer", "accept"], &["--member", &list]);

    // The winner of the first qualifier plays the second as well, and passes the place on.
    cup.name = "予選B";
    let winner = takers[0].to_string();
    cup.says(
        &["entry", "enter"],
        &["--member", &format!("{winner},16-30")],
    );
    cup.refuses(&["offer", "make"], &[], "not every sheet is in");
    qualify(&cup, Day::Smooth);
    // Two offences of one day cost somebody else the rank, and with it the place.
    let ranked = self::ranked(&cup);
    let offender = ranked.iter().find(|number| **number != takers[0]).unwrap();
    for offence in ["私語", "先ヅモ"] {
        let told = ["--member", &offender.to_string(), "--reason", offence];
        cup.says(&["offence"], &told);
    }
    let moved_up: Vec<u32> = ranked
        .iter()
        .filter(|one| *one != offender)
        .copied()
        .collect();
    assert_eq!(self::ranked(&cup), [&moved_up[..], &[*offender]].concat());
    cup.says(&["offer", "make"], &[]);
    let offers = &cup.json(&["offer", "list"], &[])["offers"][0];
    assert_eq!(ranked[0], takers[0]);
    assert_eq!(
        offers["passed_over"],
        json!([{"member": takers[0], "why": "holds"}, {"member": offender, "why": "offences"}])
    );
    let offered = offers["offered"].as_array().unwrap();
    let second: Vec<u32> = offered.iter().map(|one| number(&one["member"])).collect();
    assert_eq!(second.len(), 4);
    let list_of_second = second
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(",");
    cup.says(&["offer", "accept"], &["--member", &list_of_second]);

    cup.name = "本戦";
    cup.says(
        &["entry", "enter"],
        &["--member", &format!("{list},{list_of_second}")],
    );
    for _ in 0..3 {
        let seated = cup.seat_on("2026-03-01", &[]);
        assert_eq!(seated[0]["date"], "2026-03-01");
        cup.play(&seated[0], true);
    }
    let ranking = cup.json(&["standings"], &[]);
    assert_eq!(
        (&ranking["over"], ranking["rows"].as_array().unwrap().len()),
        (&json!(true), 8)
    );
    let text = cup.prints("certificates", &[]);
    let certificates = &cup.json(&["prizes"], &[])["certificates"];
    let count = certificates.as_array().unwrap().len();
    assert!(count >= 3, "down to the third, and whoever shares it");
    assert_eq!(text.matches("表彰状").count(), count, "{text}");
    cup.is_sound();
}

fn ranked(cup: &Contest) -> Vec<u32> {
    let ranking = cup.json(&["standings"], &[]);
    assert_eq!(ranking["over"], true);
    let rows = ranking["rows"].as_array().unwrap().iter();
    rows.map(|row| number(&row["member"])).collect()
}

/// What befalls a qualifier.
#[derive(Clone, Copy, PartialEq)]
enum Day {
    Smooth,
    /// Somebody leaves, a table runs late, and a wrong sheet is corrected.
    Eventful,
}

/// Three rounds at random, and the last by standing: the first four at the first table.
fn qualify(cup: &Contest, day: Day) {
    let mut before = Vec::new();
    for round in 1..=4 {
        let standing = cup.json(&["standings"], &["--stage", "1"]);
        let seated = cup.seat(&[]);
        assert_eq!(seated[0]["round"], round);
        if round == 4 {
            let rows = standing["rows"].as_array().unwrap()[..4].iter();
            let mut first: Vec<u32> = rows.map(|row| number(&row["member"])).collect();
            let mut seats = numbers(&seated[0]["tables"][0]["members"]);
            first.sort_unstable();
            seats.sort_unstable();
            assert_eq!(seats, first);
        }
        if day == Day::Smooth {
            cup.play(&seated[0], true);
            continue;
        }
        match round {
            2 => {
                // A table runs late: the third round is drawn without its sheet.
                cup.play_at(&seated[0], true, |table| table != "C");
                let replaced = ["--member", "14", "--by", "39", "--round", "3"];
                cup.says(&["entry", "replace"], &replaced);
            }
            3 => {
                assert_eq!(cup.missing(0, 1), json!(["C"]));
                cup.play_at(&before[1], true, |table| table == "C");
                cup.play(&seated[0], true);
            }
            4 => {
                // A wrong sheet is found once the last round is drawn by standing.
                let text = cup.prints("round", &[]);
                assert!(text.contains("予選3回戦まで"), "{text}");
                let leader = number(&standing["rows"][0]["member"]);
                let said = cup.corrects(&before[2], leader, ROUT);
                assert!(
                    said.contains("others would sit at table A") && said.contains("the draw stays"),
                    "{said}"
                );
                cup.play(&seated[0], true);
            }
            _ => cup.play(&seated[0], true),
        }
        before.push(seated[0].clone());
    }
    let after = cup.json(&["standings"], &["--stage", "1", "--after", "3"]);
    let results = &after["rows"][0]["results"];
    assert!(
        results[2].is_number() && results.get(3).is_none_or(Value::is_null),
        "{results}"
    );
}
