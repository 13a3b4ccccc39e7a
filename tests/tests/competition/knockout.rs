//! The knockout of 48: lots, cuts, and a decision asked where results leave one.

use super::contest::{Contest, ROUT, number, numbers};
use crate::common::holds;
use serde_json::json;

#[test]
fn the_knockout_goes_from_forty_eight_to_one_and_asks_where_it_must() {
    let cup = Contest::new(60, "hakuryuo-40", "白龍王戦");
    cup.says("entry enter --member 1-48");
    let nothing_yet = "no round is drawn yet";
    cup.refuses("print round -o x.pdf", nothing_yet);
    let rounds = [(); 3].map(|()| {
        cup.refuses("cut", "not every sheet is in");
        let seated = cup.seat("")[0].clone();
        cup.play(&seated, false);
        seated
    });
    // The same results at every table leave many tied: the program asks, and decides nothing.
    cup.refuses("cut", "draw a lot with `hanchan competition lot`");
    cup.refuses("seat", "decide the cut first");
    cup.says("lot --seed 40");
    let cut = || cup.json("show")["stages"][0]["cut"].clone();
    let by_results = numbers(&cut()["proposed"]);
    assert_eq!((by_results.len(), &cut()["tied"]), (16, &json!([])));
    cup.refuses("cut --through 1-17", "16 go on; 17 are named");
    cup.says("cut");
    // Who drops out before the draw leaves the place to the next rank, once that is decided.
    let absent = by_results[3].to_string();
    cup.says(format!(
        "entry absent --member {absent} --stage 2 --round 1"
    ));
    let next = cup.json("show")["next"][0].to_string();
    assert!(next.contains("decide anew who goes on"), "{next}");
    cup.refuses("seat", "hanchan competition cut --stage 1");
    let said = cup.says("cut");
    assert!(said.contains("stage 1: 16 go on: "), "{said}");
    let sixteen = numbers(&cut()["decided"]);
    assert!(sixteen.len() == 16 && !sixteen.contains(&by_results[3]));

    let seated = cup.seat("")[0].clone();
    assert_eq!(
        json!([seated["stage"], seated["round_of_day"], seated["sits_out"]]),
        json!([2, 4, []])
    );
    // A wrong sheet of the first stage is found only now: the cut stays, and it is said.
    let said = cup.corrects(&rounds[1], sixteen[15], ROUT);
    holds(
        &said,
        ["would go on instead of", "the cut stays as it was decided"],
    );
    assert_eq!(cut()["decided"], json!(sixteen));
    let text = cup.prints("round --place-cards");
    holds(&text, ["予選", "卓組表準決勝", "白龍王戦"]);
    assert_eq!(text.matches("準決勝へ").count(), 16, "who goes on: {text}");
    cup.play(&seated, true);
    cup.says("cut");
    let seated = cup.seat("")[0].clone();
    let finalists = numbers(&seated["tables"][0]["members"]);
    cup.play(&seated, true);

    let ranking = cup.json("standings");
    assert_eq!(ranking["over"], true);
    let rows = ranking["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 48);
    assert!(
        rows[..4]
            .iter()
            .all(|row| row["stage"] == 3 && finalists.contains(&number(&row["member"])))
    );
    let text = cup.prints("standings");
    holds(&text, ["総合順位", "48人", "準決勝"]);
    assert!(cup.prints("certificates").contains("優勝"));
    // The day's other paper ranks otherwise, and says where the competition's ranking is.
    let day = cup.prints_day(seated["date"].as_str().unwrap());
    assert!(day.contains("大会順位表にあります"), "{day}");
    cup.is_sound();
}
