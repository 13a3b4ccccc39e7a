//! The knockout of 48: lots, cuts, and a decision asked where results leave one.

use crate::common::hanchan;
use crate::contest::{Contest, ENDS, ROUT, number, numbers};
use serde_json::{Value, json};

#[test]
fn the_knockout_goes_from_forty_eight_to_one_and_asks_where_it_must() {
    let cup = Contest::new(60, "hakuryuo-40", "白龍王戦");
    cup.says(
        &["entry", "enter"],
        &["--member", "1-50", "--at", "2025-12-01T09:00"],
    );
    let cancels = ["--member", "9", "--at", "2025-12-02T09:00"];
    let said = cup.says(&["entry", "cancel"], &cancels);
    assert_eq!(
        said,
        "49 選手49: comes from the waiting list to a place; tell them\n9 選手9: has cancelled\n"
    );
    let returns = ["--member", "9", "--at", "2025-12-03T09:00"];
    let said = cup.says(&["entry", "enter"], &returns);
    assert_eq!(
        said, "9 選手9: waits, place 2; still needed: ticket\n",
        "who returns queues anew"
    );
    cup.says(&["entry", "check-in"], &["--member", "1-46,49"]);
    let said = cup.says(&["entry", "release"], &[]);
    // Before the place of 9 in the queue is 50, who did not come either.
    assert_eq!(
        said,
        "9 選手9: comes from the waiting list to a place; tell them\n\
         47 選手47: did not come in time\n48 選手48: did not come in time\nplaces free: 1\n"
    );
    let said = cup.says(&["entry", "walk-in"], &["--member", "52"]);
    assert_eq!(said, "52 選手52: plays, is there; still needed: ticket\n");
    assert_eq!(numbers(&cup.json(&["show"], &[])["playing"]).len(), 48);

    let rounds = qualifying(&cup);
    // The same results at every table leave many tied: the program asks, and decides nothing.
    cup.refuses(&["cut"], &[], "draw a lot with `hanchan competition lot`");
    cup.refuses(&["seat"], &[], "decide the cut first");
    cup.says(&["lot"], &["--seed", "40"]);
    let cut = |stage: usize| cup.json(&["show"], &[])["stages"][stage]["cut"].clone();
    let by_results = numbers(&cut(0)["proposed"]);
    assert_eq!((by_results.len(), &cut(0)["tied"]), (16, &json!([])));
    // Who is not there after the break leaves the place to the next rank.
    let absent = by_results[3].to_string();
    cup.says(
        &["entry", "absent"],
        &["--member", &absent, "--stage", "2", "--round", "1"],
    );
    let sixteen = numbers(&cut(0)["proposed"]);
    assert_eq!(sixteen.len(), 16);
    assert!(!sixteen.contains(&by_results[3]));
    cup.refuses(&["cut"], &["--through", "1-17"], "16 go on; 17 are named");
    cup.says(&["cut"], &[]);
    assert_eq!(cut(0)["decided"], json!(sixteen));

    cup.refuses(
        &["entry", "staff"],
        &["--member", &sixteen[0].to_string()],
        "is a player",
    );
    cup.says(&["entry", "staff"], &["--member", "46"]);
    let seated = cup.seat(&[]);
    // A wrong sheet of the first stage is found only now: the cut stays, and it is said.
    let said = cup.corrects(&rounds[1], sixteen[15], ROUT);
    assert!(
        said.contains("would go on instead of") && said.contains("the cut stays as it was decided"),
        "{said}"
    );
    assert_eq!(cut(0)["decided"], json!(sixteen));
    let text = cup.prints("round", &["--place-cards"]);
    assert!(
        text.contains("予選") && text.contains("卓組表準決勝") && text.contains("白龍王戦"),
        "{text}"
    );
    assert_eq!(text.matches("準決勝へ").count(), 16, "who goes on: {text}");
    assert_eq!(
        (&seated[0]["stage"], &seated[0]["round_of_day"]),
        (&json!(2), &json!(4))
    );
    cup.play(&seated[0], true);
    cup.says(&["cut"], &[]);
    let seated = cup.seat(&[]);
    assert_eq!(seated[0]["tables"].as_array().unwrap().len(), 1);
    let finalists = numbers(&seated[0]["tables"][0]["members"]);
    cup.play(&seated[0], true);

    let ranking = cup.json(&["standings"], &[]);
    assert_eq!(ranking["over"], true);
    let rows = ranking["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 48);
    assert_eq!(rows[0]["member"], *finalists.iter().min().unwrap());
    assert!(
        rows[..4]
            .iter()
            .all(|row| row["stage"] == 3 && finalists.contains(&number(&row["member"])))
    );
    let text = cup.prints("standings", &[]);
    assert!(
        text.contains("総合順位") && text.contains("48人") && text.contains("準決勝"),
        "{text}"
    );
    assert!(cup.prints("certificates", &[]).contains("優勝"));
    // The day's other paper ranks otherwise, and says where the competition's ranking is.
    let day = cup.prints_day(seated[0]["date"].as_str().unwrap());
    assert!(day.contains("大会順位表にあります"), "{day}");
    let prizes = cup.json(&["prizes"], &[]);
    assert_eq!(prizes["certificates"].as_array().unwrap().len(), 1);
    assert_eq!(prizes["certificates"][0]["member"], rows[0]["member"]);
    // What was decided is there again after it was taken back and done again.
    for what in ["undo", "redo"] {
        hanchan(&[what, cup.club.path()]).succeeds();
    }
    assert_eq!(cup.json(&["standings"], &[]), ranking);
    cup.is_sound();
}

/// Three hanchan: staff play instead of one who leaves, a table of the second runs late, and a wrong
/// sheet of it is corrected once the third is drawn.
fn qualifying(cup: &Contest) -> Vec<Value> {
    cup.refuses(
        &["print", "round"],
        &["-o", "x.pdf"],
        "no round is drawn yet",
    );
    let mut rounds = Vec::new();
    for round in 1..=3 {
        cup.refuses(&["cut"], &[], "not every sheet is in");
        let seated = cup.seat(&[]);
        assert_eq!((seated.len(), &seated[0]["round"]), (1, &json!(round)));
        assert_eq!(seated[0]["tables"].as_array().unwrap().len(), 12);
        rounds.push(seated[0].clone());
        match round {
            1 => {
                cup.play(&seated[0], false);
                let replaced = ["--member", "10", "--by", "55", "--round", "2"];
                cup.says(&["entry", "replace"], &replaced);
            }
            2 => cup.play_at(&seated[0], false, |table| table != "L"),
            _ => {
                assert_eq!(cup.missing(0, 1), json!(["L"]));
                cup.play_at(&rounds[1], false, |table| table == "L");
                let said = cup.corrects(&rounds[1], 6, ENDS);
                assert!(said.contains("6 選手6: rank "), "{said}");
                cup.play(&seated[0], false);
            }
        }
    }
    rounds
}
