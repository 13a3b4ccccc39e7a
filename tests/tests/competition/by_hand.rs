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

/// Tiles and cards are drawn at competitions as well.
#[test]
fn an_organiser_gives_the_seats_of_a_round_instead_of_a_draw() {
    let day = Contest::new(22, "haku-2015", "新春大会");
    day.settles(|settled| {
        settled["stages"][0]["rounds"] = json!(["constraints", "constraints"]);
    });
    day.says("entry enter --member 1-7");
    day.says("entry staff --member 21,22");
    let seat = format!("seat --date {DAY} --seats list.txt");
    let refused = |list: &str| {
        day.club.write("list.txt", list);
        day.run(&seat).fails(2)
    };
    let said = refused("1 2 3 4\n5 6 8 21\n");
    holds(
        &said,
        [
            "list.txt: 7 選手7: is to play round 1 and has no place",
            "list.txt: 8 選手8: is not there to play round 1",
        ],
    );
    holds(
        &refused("1 2 3 4\n5 6 7\n"),
        ["table B: has not as many people"],
    );
    day.club.write("list.txt", "選手4 3 2 1\n5 6 7 選手21\n");
    let told = day.says(format!("{seat} --dry-run"));
    holds(&told, ["No pair meets twice.", "Not accepted;"]);
    let rounds = day.json(&seat)["rounds"].clone();
    assert_eq!(numbers(&rounds[0]["tables"][0]["members"]), [4, 3, 2, 1]);
    assert_eq!(rounds[0]["seed"], json!(null));
    holds(&day.says("log"), ["stage 1, round 1 is seated, by hand"]);
    // The next round is drawn as if the first had been.
    let next = day.json(format!("seat --date {DAY} --seed 7"));
    assert_eq!(next["rounds"][0]["round"], 2);
    let said = day.says("swap --round 1 --member 1 --with 5");
    holds(&said, ["5 選手5"]);
    holds(&day.says("log"), ["is seated, by hand"]);
    day.is_sound();
}
