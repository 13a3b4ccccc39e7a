//! What was drawn is shown before it is accepted, and can be put right by hand.

use super::contest::{Contest, DAY, numbers};
use crate::common::holds;
use serde_json::json;

#[test]
fn a_draw_is_told_before_it_is_accepted_and_put_right_by_hand() {
    let day = Contest::new(30, "haku-2015", "新春大会");
    day.settles(|settled| {
        settled["entries"]["minimum"] = json!(15);
        settled["stages"][0]["rounds"] = json!(["constraints", "constraints"]);
    });
    day.says("entry enter --member 1-14");
    day.says("entry staff --member 21-24");
    let before = day.club.bytes();
    let seat = format!("seat --date {DAY} --seed 7 --dry-run");
    let told = day.says(&seat);
    holds(
        &told,
        [
            "Each player meets staff this often: 0 to 1.",
            "No two of the staff sit at one table.",
            "14 play; it was settled that it is held with 15 or more.",
            "Not accepted. Seed 7;",
        ],
    );
    let proposed = day.json(&seat);
    assert_eq!(proposed["accepted"], false);
    assert_eq!(day.club.bytes(), before);
    let rounds = day.seat("");
    for (round, proposed) in rounds.iter().zip(proposed["rounds"].as_array().unwrap()) {
        assert_eq!(round["tables"], proposed["tables"]);
    }

    // What becomes other by a move stands beside what it was, also where two staff come together.
    let tables = rounds[0]["tables"].as_array().unwrap();
    let seats: Vec<Vec<u32>> = tables
        .iter()
        .map(|table| numbers(&table["members"]))
        .collect();
    let with_staff = |table: &&Vec<u32>| table.iter().any(|number| *number > 20);
    let with_staff: Vec<&Vec<u32>> = seats.iter().filter(with_staff).collect();
    let staff = with_staff[0].iter().find(|number| **number > 20).unwrap();
    let player = with_staff[1].iter().find(|number| **number < 20).unwrap();
    let told = day.says(format!(
        "swap --round 1 --member {staff} --with {player} --dry-run"
    ));
    holds(
        &told,
        [
            "before: No two of the staff sit at one table.\nafter:  Two of the staff sit at one table once.\n",
        ],
    );

    // Who plays instead takes the seat, and nobody else has to move.
    day.play(&rounds[0], true);
    let said = day.says("entry replace --member 1 --by 25 --round 2");
    holds(
        &said,
        [
            "1 選手1: still sits in stage 1, from round 2 on",
            "`swap --round 2 --member 1 --with 25`",
        ],
    );
    let said = day.says("show");
    holds(
        &said,
        ["Next: others are to play stage 1, round 2 than sit in it"],
    );
    let said = day.says("swap --round 2 --member 1 --with 25");
    holds(&said, ["25 選手25 sits in the place of 1 選手1."]);
    let said = day.says("show");
    assert!(!said.contains("was not to play"), "{said}");
    day.is_sound();
}
