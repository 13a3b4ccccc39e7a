//! What was drawn is shown before it is accepted, and can be put right by hand.

use super::contest::{Contest, DAY, numbers};
use serde_json::{Value, json};

#[test]
fn a_draw_is_told_before_it_is_accepted_and_put_right_by_hand() {
    let day = Contest::new(30, "haku-2015", "新春大会");
    let settled = day.says(&["settled"], &[]);
    let mut settled: Value = serde_json::from_str(&settled).unwrap();
    settled["entries"]["minimum"] = json!(15);
    settled["stages"][0]["rounds"] = json!(["constraints", "constraints"]);
    let settled = day.club.write("settled.json", settled.to_string());
    day.says(&["settled"], &["--set", &settled]);
    day.says(&["entry", "enter"], &["--member", "1-14"]);
    day.says(&["entry", "staff"], &["--member", "21-24"]);
    let before = day.club.bytes();
    let seat = ["--date", DAY, "--seed", "7"];
    let told = day.says(&["seat"], &[&seat[..], &["--dry-run"]].concat());
    for words in [
        "Each player meets staff this often: 0 to 1.",
        "No two of the staff sit at one table.",
        "14 play; it was settled that it is held with 15 or more.",
        "Not accepted. Seed 7;",
    ] {
        assert!(told.contains(words), "{words} in {told}");
    }
    let proposed = day.json(&["seat"], &[&seat[..], &["--dry-run"]].concat());
    assert_eq!(proposed["accepted"], false);
    assert_eq!(day.club.bytes(), before);
    let rounds = day.seat(&[]);
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
    let told = day.says(
        &["swap"],
        &[
            "--round",
            "1",
            "--member",
            &staff.to_string(),
            "--with",
            &player.to_string(),
            "--dry-run",
        ],
    );
    assert!(
        told.contains(
            "before: No two of the staff sit at one table.\nafter:  Two of the staff sit at one table once.\n"
        ),
        "{told}"
    );

    // Who plays instead takes the seat, and nobody else has to move.
    day.play(&rounds[0], true);
    let said = day.says(
        &["entry", "replace"],
        &["--member", "1", "--by", "25", "--round", "2"],
    );
    assert!(
        said.contains("1 選手1: still sits in stage 1, from round 2 on")
            && said.contains("`swap --round 2 --member 1 --with 25`"),
        "{said}"
    );
    let said = day.says(&["show"], &[]);
    assert!(
        said.contains("Next: others are to play stage 1, round 2 than sit in it"),
        "{said}"
    );
    let said = day.says(
        &["swap"],
        &["--round", "2", "--member", "1", "--with", "25"],
    );
    assert!(
        said.contains("25 選手25 sits in the place of 1 選手1."),
        "{said}"
    );
    let said = day.says(&["show"], &[]);
    assert!(!said.contains("was not to play"), "{said}");
    day.is_sound();
}
