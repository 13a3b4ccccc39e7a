//! The draw of a competition from the command line, counted anew from what was printed.

use crate::common::{hanchan, holds, words};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn drawn(arguments: &[&str]) -> Value {
    hanchan(&[&["seat", "--json"], arguments].concat()).json()
}

fn people(list: &Value) -> Vec<u32> {
    let names = list.as_array().unwrap().iter();
    names
        .map(|name| name.as_str().unwrap().parse().unwrap())
        .collect()
}

/// How often each pair sat at one table; everybody must be somewhere in every round.
fn meetings(drawn: &Value, count: u32) -> BTreeMap<(u32, u32), u64> {
    let mut met = BTreeMap::new();
    let rounds = drawn["rounds"].as_array().unwrap();
    for (round, out) in rounds.iter().zip(drawn["sits_out"].as_array().unwrap()) {
        let mut seen = people(out);
        for table in round.as_array().unwrap() {
            let table = people(table);
            for one in &table {
                for other in table.iter().filter(|other| one < *other) {
                    *met.entry((*one, *other)).or_default() += 1;
                }
            }
            seen.extend(table);
        }
        seen.sort_unstable();
        assert_eq!(seen, (1..=count).collect::<Vec<_>>());
    }
    met
}

fn repeats(met: &BTreeMap<(u32, u32), u64>) -> u64 {
    met.values().map(|times| times - 1).sum()
}

#[test]
fn a_draw_has_the_keys_and_the_quality_that_were_promised() {
    let drawn = drawn(&["--players", "48", "--rounds", "10", "--seed", "5"]);
    let met = meetings(&drawn, 48);
    assert_eq!((repeats(&met), &drawn["repeats"]), (0, &json!(0)));
    assert_eq!(drawn["rounds"].as_array().unwrap().len(), 10);
    assert_eq!(drawn["rounds"][0].as_array().unwrap().len(), 12);
    assert_eq!((&drawn["players"], &drawn["seed"]), (&json!(48), &json!(5)));
    for key in ["staff_meetings", "sit_outs", "tables_of_three"] {
        assert_eq!(drawn[key], json!({"fewest": 0, "most": 0}), "{key}");
    }
    assert_eq!(drawn["meetings_most"], 1);
    assert!(drawn["seat_difference"].as_u64().unwrap() <= 1);
    assert!(drawn["same_table_again"].is_u64());
}

#[test]
fn the_seed_makes_the_draw_again() {
    let draw = |more: &[&str]| {
        let all = [&["--players", "17", "--rounds", "3", "--staff", "2"], more].concat();
        drawn(&all)
    };
    let by_chance = draw(&[]);
    let seed = by_chance["seed"].to_string();
    assert_eq!(draw(&["--seed", &seed]), by_chance);
    assert_eq!(by_chance["staff"], json!(["16", "17"]));
    assert_eq!(repeats(&meetings(&by_chance, 17)), by_chance["repeats"]);
}

#[test]
fn a_draw_says_in_words_how_good_it_is() {
    let said = hanchan(&words(
        "seat --players 22 --staff 1 --rounds 4 --seed 7",
        &[],
    ))
    .succeeds();
    holds(
        &said,
        [
            "No pair meets twice.",
            "Nobody meets the same staff twice.",
            "Each player sits out this often: 0 to 1.",
            "the same draw again with --seed 7.",
        ],
    );
    let said = hanchan(&words(
        "seat --players 23 --rounds 2 --tables-of-three --seed 7",
        &[],
    ))
    .succeeds();
    holds(
        &said,
        ["Each player sits at a table of three this often: 0 to 1."],
    );
    let said = hanchan(&["seat", "--players", "16", "--rounds", "6", "--seed", "7"]).succeeds();
    holds(
        &said,
        ["Pairs meet again 24 times; no pair meets more than 2 times."],
    );
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let refused = |arguments: &[&str]| hanchan(&[&["seat"], arguments].concat()).fails(2);
    let said = refused(&["--players", "3", "--rounds", "2"]);
    assert!(said.contains("3 present; a table takes 4"), "{said}");
    let said = refused(&["--players", "8", "--rounds", "2", "--staff", "8"]);
    holds(&said, ["--players counts the staff as well"]);
    for nonsense in [
        ["0", "1"],
        ["8", "0"],
        ["8", "-1"],
        ["401", "1"],
        ["x", "1"],
    ] {
        refused(&["--players", nonsense[0], "--rounds", nonsense[1]]);
    }
}

#[test]
fn the_help_of_seat_teaches_and_shells_complete_it() {
    let help = hanchan(&["seat", "--help"]).succeeds();
    holds(
        &help,
        [
            "staff",
            "repeats",
            "sits_out",
            "--tables-of-three",
            "--seed 20251123 --json",
        ],
    );
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = hanchan(&["completions", shell]).succeeds();
        assert!(script.contains("tables-of-three"), "{shell}");
    }
}
