//! `hanchan hand`: the contract of what hands are worth.

use crate::common::{Club, hanchan, hanchan_with, holds, lines, words};
use serde_json::json;

#[test]
fn hand_answers_line_by_line() {
    let input = r#"{"tiles":"123m456p78s55z99m","win":"9s","melds":[],"tsumo":false,"seat":"E","round":"E","riichi":0}
{"tiles":"123m456p78s55z22z","win":"5z","melds":[],"tsumo":false,"seat":"S","round":"E","riichi":0,"ippatsu":false,"rinshan":false,"chankan":false,"last_tile":false,"first_draw":false,"dora":["4z"],"ura":[],"honba":0,"sticks":0}
{"tiles":"123m456p789s22z55z","win":"5z","seat":"S","dora":["1z"],"honba":1,"sticks":2}
{"tiles":"234m456p78s44z678s","win":"9s","tsumo":true,"seat":"W","honba":1,"sticks":1}
{"tiles":"234m456p78s44z678s","win":"9s","tsumo":true}
"#;
    let ended = hanchan_with(&["hand"], input);
    assert_eq!(ended.output.status.code(), Some(2));
    let said = ended.stdout();
    let answers = lines(&said);
    assert_eq!(answers[0]["error"]["kind"], "count");
    assert_eq!(answers[1]["error"]["kind"], "count");
    assert!(said.lines().nth(2).unwrap().starts_with(
        r#"{"yaku":[{"id":"yakuhai_haku","name":"白","han":1},{"id":"dora","name":"ドラ","han":2}],"han":3,"fu":40,"level":null,"yakuman":0,"payments":{"ron":5500},"total":7500,"#
    ));
    assert_eq!(
        answers[3]["payments"],
        json!({"dealer": 800, "others": 500})
    );
    assert_eq!(answers[3]["total"], 2_800);
    assert_eq!(answers[4]["payments"], json!({"others": 700}));
    assert_eq!(answers[4]["total"], 2_100);
}

#[test]
fn hand_refuses_a_line_and_goes_on() {
    let input = r#"{"tiles":"123m456p789s1134z","win":"2z"}
{"tiles":"123m456p789s1122z","win":"2z","seat":"W"}

{"tiles":"123m456p789s1122z","win":"2z","rules":"no-such"}
{"tiles":"123m456p789s1122z","win":"22z"}
{"tiles":"123m456p789s1122z"}
{"tiles":"123m456p789x1122z","win":"2z"}
{"tiles":"123m456p789s1122z","win":"2z","melds":["(123m)"]}
{"tiles":"123m456p789s1122z","win":"2z","riichi":3}
{"tiles":"123m456p789s1122z","win":"2z","seat":"X"}
{"tiles":"123m456p789s1122z","win":"2z","round":"X"}
{"tiles":"123m456p789s1122z","win":"2z","hoba":1}
{"tiles":"1111m456p789s222z","win":"1m"}
{"tiles":"123m456p789s1122z","win":"2z","ippatsu":true}
{"nagashi":true,"seat":"W"}
[1,2
"#;
    let ended = hanchan_with(&["hand"], input);
    assert_eq!(ended.output.status.code(), Some(2));
    let said = lines(&ended.stdout());
    let kinds: Vec<&str> = said
        .iter()
        .map(|line| line["error"]["kind"].as_str().unwrap())
        .collect();
    let expected = "not_complete no_yaku rules tiles tiles tiles tiles riichi seat round syntax \
                    five_of_a_kind contradiction no_yaku syntax";
    assert_eq!(kinds, words(expected, &[]));
    for line in said {
        assert!(!line["error"]["message"].as_str().unwrap().is_empty());
    }
}

#[test]
fn one_hand_is_told_in_words_or_as_json() {
    let hand = "hand 234m456p78s44z678s9s --seat S --riichi --dora 1m --honba 2 --sticks 1";
    let said = hanchan(&words(hand, &[])).succeeds();
    holds(
        &said,
        [
            "立直",
            "平和",
            "ドラ",
            "3 han 30 fu",
            "the discarder pays 4,500",
            "the winner gets 5,500",
        ],
    );
    let said = hanchan(&words(&format!("{hand} --json"), &[])).json();
    assert_eq!((&said["han"], &said["fu"]), (&json!(3), &json!(30)));
    assert_eq!(said["total"], 5_500);
    let said = hanchan(&words("hand 456p78s22z9s 555z 1111m --seat S", &[])).succeeds();
    holds(
        &said,
        ["白", "明槓 1111m 16", "read as 555z 1111m 456p 789s 22z"],
    );
    let said = hanchan(&words("hand 456p78s22z9s 234p 1111m", &[])).fails(2);
    assert!(said.contains("no yaku"), "{said}");
    let said = hanchan(&words("hand 456p78s22z9s 234p 1111m --json", &[]));
    assert_eq!(said.output.status.code(), Some(2));
    assert!(said.stdout().contains(r#""kind":"no_yaku""#));
}

#[test]
fn hand_goes_by_the_rules_of_the_line_the_file_or_the_model_club() {
    let hand = r#"{"tiles":"234m456p78s99p678s","win":"9s","seat":"S","riichi":1,"ippatsu":true,"chankan":true"#;
    let input = format!(
        "{hand}}}\n{hand},\"rules\":\"hakuryuo-40\"}}\n{{\"nagashi\":true,\"rules\":\"hakuryuo-40\"}}\n"
    );
    let said = lines(&hanchan_with(&["hand"], &input).succeeds());
    assert_eq!(said[0]["level"], "mangan");
    assert_eq!(
        (&said[1]["level"], &said[1]["total"]),
        (&json!(null), &json!(7_700))
    );
    assert_eq!(said[2]["payments"], json!({"others": 4_000}));

    let club = Club::new();
    let mut rules = hanchan(&["rules", "show", "shirakaba-2025"]).json();
    rules["id"] = "ours".into();
    rules["hand_values"]["winning"]["ippatsu"] = json!(false);
    let file = club.write("ours.json", rules.to_string());
    let said = hanchan_with(&["hand", "--rules", &file], &format!("{hand}}}")).succeeds();
    assert_eq!(lines(&said)[0]["han"], 3);
    // A rule set that was written down before there was such a thing.
    rules["hand_values"]
        .as_object_mut()
        .unwrap()
        .remove("winning");
    let file = club.write("older.json", rules.to_string());
    let said = hanchan_with(&["hand", "--rules", &file], &format!("{hand}}}")).succeeds();
    assert_eq!(lines(&said)[0]["han"], 4);
}
