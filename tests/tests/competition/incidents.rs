//! What befalls a day: nothing is drawn, lost or ranked by it without a word.

use super::contest::{Contest, ROUT, number, numbers};
use crate::common::{hanchan, holds};
use serde_json::{Value, json};

/// A youth cup of four whose four rounds are played.
fn over() -> Contest {
    let cup = Contest::new(20, "wakakujira-2025", "若鯨杯");
    hold(&cup, "1-4");
    cup
}

/// Four rounds of those at one table, in which a lower number always ends before a higher.
fn hold(cup: &Contest, members: &str) {
    cup.says(format!("entry enter --member {members}"));
    for _ in 1..=4 {
        cup.play(&cup.seat("")[0], false);
    }
}

#[test]
fn a_place_held_since_another_competition_or_lost_by_offences_goes_to_the_next() {
    let mut cup = over();
    cup.prepare("wakakujira-2025", "予選B", &["--id", "wakakujira-2025-b"]);
    let said = hanchan(&["competition", "show", cup.club.path()]).fails(2);
    assert!(said.contains("say which competition with --of"), "{said}");
    cup.says("offer make");
    cup.says("offer accept --member 1-4");

    cup.name = "予選B";
    cup.says("entry enter --member 1,5,6");
    cup.refuses("seat", "1 more are needed for whole tables");
    hold(&cup, "7");
    for offence in ["私語", "先ヅモ"] {
        cup.says(format!("offence --member 5 --reason {offence}"));
    }
    cup.says("offer make");
    let offers = &cup.json("offer list")["offers"][0];
    assert_eq!(
        offers["passed_over"],
        json!([{"member": 1, "why": "holds"}, {"member": 5, "why": "offences"}])
    );
    let offered = offers["offered"].as_array().unwrap().iter();
    let offered: Vec<u32> = offered.map(|one| number(&one["member"])).collect();
    assert_eq!(offered, [6, 7]);
}

#[test]
fn a_round_by_standing_waits_for_every_sheet_or_says_why_not() {
    let cup = Contest::new(30, "wakakujira-2025", "若鯨杯");
    cup.says("entry enter --member 1-16");
    let before = [(); 2].map(|()| {
        let seated = cup.seat("")[0].clone();
        cup.play(&seated, true);
        seated
    });
    cup.refuses("seat --round 4 --stage 1", "round 3 is not drawn");
    let third = cup.seat("")[0].clone();
    cup.play_at(&third, true, |label| label != "B");
    cup.refuses(
        "seat",
        "this round goes by the standing, and sheets are missing: round 3 table B; enter them, or",
    );
    let reason = "B卓は救急車を呼んだ";
    cup.seat(format!("--despite-missing-sheets {reason}"));
    let log = cup.says("log");
    let drawn = log.lines().last().unwrap();
    holds(drawn, ["round 4 is seated"]);
    assert!(drawn.ends_with(reason), "{drawn}");
    assert_eq!(log.matches(reason).count(), 1);

    // A wrong sheet is found only now: the seats stay, and it is said who would sit elsewhere.
    let text = cup.prints("round");
    assert!(text.contains("予選3回戦まで"), "{text}");
    let standing = cup.json("standings --stage 1 --after 3");
    let said = cup.corrects(&before[1], number(&standing["rows"][0]["member"]), ROUT);
    holds(&said, ["others would sit at table A", "the draw stays"]);
    cup.is_sound();
}

#[test]
fn whatever_changes_ranks_tells_which() {
    let cup = over();
    let told = |what: String| {
        let said = cup.says(&what);
        holds(&said, ["1 選手1: rank 2 of all; before: 1"]);
        holds(&said, ["2 選手2: rank 1 of all; before: 2"]);
        hanchan(&["undo", cup.club.path()]).succeeds();
    };
    // As much as it takes to change places with the second, and no more.
    let gap = {
        let rows = &cup.json("standings")["rows"];
        rows[0]["total"].as_i64().unwrap() - rows[1]["total"].as_i64().unwrap() + 100
    };
    told(format!("penalty --member 1 --points {gap} --reason 誤ロン"));
    told(format!("bonus --member 2 --points {gap} --reason 役満賞"));
    let offence = "offence --member 1 --reason 私語";
    cup.says(offence);
    let said = cup.says(offence);
    holds(&said, ["1 選手1: rank none of all; before: 1"]);
    let prizes = cup.json("prizes");
    let certificates: Vec<u32> = prizes["certificates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| number(&one["member"]))
        .collect();
    assert_eq!(certificates, [2, 3, 4]);
    assert!(!cup.prints("certificates").contains("選手1"));
}

#[test]
fn what_is_typed_again_or_amiss_is_put_right_or_told() {
    let day = Contest::new(40, "haku-2015", "新春大会");
    let next = day.json("show")["next"].clone();
    assert!(next[0].as_str().unwrap().contains("who enters"), "{next}");
    day.says("entry enter --member 1-12");
    day.refuses("entry release", "everybody would lose the place");
    for _ in 1..=2 {
        day.says("entry late --member 1 --minutes 5");
    }
    let said = day.says("show");
    assert_eq!(said.matches("minutes late").count(), 1, "{said}");
    assert!(said.contains("-2500 points"), "{said}");

    // Staff who step in are counted once, and step in for one.
    day.says("entry staff --member 31-34");
    let rounds = day.seat("");
    let staff = |round: &Value| -> usize {
        let tables = round["tables"].as_array().unwrap().iter();
        let people = tables.flat_map(|table| numbers(&table["members"]));
        people.filter(|number| *number > 30).count()
    };
    assert!(
        rounds.iter().all(|round| staff(round) == 4),
        "everybody meets staff"
    );
    day.play(&rounds[0], false);
    day.says("entry replace --member 3 --by 31 --round 2");
    day.refuses(
        "entry replace --member 4 --by 31 --round 2",
        "member 31: this person plays instead of somebody already",
    );
    let said = day.says("show");
    assert!(
        said.starts_with("新春大会\n12 play, 0 wait, 4 fill tables\n"),
        "{said}"
    );
    assert_eq!(said.matches("31 選手31: staff").count(), 1, "{said}");

    // A round that is drawn anew stays on its day.
    let again = "seat --round 3 --again --date 2026-01-05";
    day.refuses(again, "is played on 2026-01-04 and stays there");

    day.says("entry return --member 3 --round 3");
    let said = day.says("show");
    assert!(!said.contains("3 選手3: plays until"), "{said}");
    for round in &rounds[1..] {
        day.seat(format!("--round {} --again", round["round"]));
        let shown = day.json("show");
        let drawn = shown["stages"][0]["rounds"].as_array().unwrap().len();
        assert_eq!(drawn, 4);
    }
}

#[test]
fn a_prize_that_was_picked_before_is_told() {
    let settled = {
        let cup = Contest::new(20, "haku-2015", "新春大会");
        cup.says("entry enter --member 1-9");
        cup.says("entry staff --member 11-13");
        for round in &cup.seat("") {
            cup.play(round, false);
        }
        cup
    };
    let tied = settled.json("show")["next"].clone();
    if tied[0].as_str().is_some_and(|next| next.contains("tied")) {
        settled.says("lot --seed 1");
    }
    for prize in ["牌", "本"] {
        settled.says(format!("pick --prize {prize}"));
    }
    let said = settled.says("pick --prize 牌");
    assert!(said.contains("has picked that prize before"), "{said}");
}

#[test]
fn standings_after_a_round_are_without_what_was_given_later() {
    let cup = Contest::new(20, "wakakujira-2025", "若鯨杯");
    cup.says("entry enter --member 1-4");
    cup.play(&cup.seat("")[0], true);
    cup.play(&cup.seat("")[0], true);
    let of_two = "standings --stage 1 --after 2";
    let then = cup.json(of_two);
    cup.play(&cup.seat("")[0], true);
    cup.says("penalty --member 1 --points 2000 --reason 誤ロン");
    assert_eq!(cup.json(of_two), then);
    let words = cup.prints(of_two);
    assert!(!words.contains("誤ロン"), "{words}");
    assert!(
        cup.prints("standings --stage 1 --after 3")
            .contains("誤ロン")
    );
    // What was forgotten is given after the round in which it happened.
    cup.says("penalty --member 2 --points 2000 --reason 多牌 --after 1");
    assert!(cup.prints(of_two).contains("多牌"));
    let too_late = "penalty --member 3 --points 100 --reason a --after 5";
    cup.refuses(too_late, "--after 5: stage 1 has rounds 1 to 4");
    let log = cup.says("log");
    holds(&log, ["-2000 points in stage 1 after round 3, 誤ロン"]);
    cup.is_sound();
}
