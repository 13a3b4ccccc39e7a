//! Hanchan with known answers, worked out from the rule sheets by an independent implementation.

use scoring::{Balance, BySeat, Played, Points, Seat, preset, settle};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    why: String,
    r#in: Input,
    out: Output,
}

#[derive(Deserialize)]
struct Input {
    rules: String,
    points: BySeat<Points>,
    deposit: Points,
    last_dealer: usize,
    chombo: BySeat<u32>,
}

#[derive(Debug, Deserialize, PartialEq)]
struct Output {
    placement: BySeat<u8>,
    base: BySeat<Points>,
    uma: BySeat<Points>,
    chombo: BySeat<Points>,
    total: BySeat<Points>,
}

#[test]
fn every_case_settles_as_known() {
    let cases = include_str!("data/score-cases.jsonl");
    let mut count = 0;
    for (number, line) in (1..).zip(cases.lines()) {
        let case: Case = serde_json::from_str(line).unwrap();
        let played = Played {
            points: case.r#in.points,
            deposit: case.r#in.deposit,
            last_dealer: Seat::from_index(case.r#in.last_dealer).unwrap(),
            chombo: case.r#in.chombo,
        };
        let rules = preset(&case.r#in.rules).unwrap();
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        let out = Output {
            placement: settled.places.map(|place| place.number),
            base: settled.base,
            uma: settled.uma,
            chombo: settled.chombo,
            total: settled.total,
        };
        assert_eq!(out, case.out, "case {number}: {}", case.why);
        count += 1;
    }
    assert_eq!(count, 169);
}
