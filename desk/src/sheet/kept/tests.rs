use super::super::{SheetHand, SheetSeat};
use super::*;
use crate::typed::score::ScoreUnit;
use scoring::PersonId;

/// A file of each version that was ever released, the first first, with the same sheets in each. From
/// the third on there can be a reason for somebody at two tables, from the fifth on hands have tiles.
const RELEASED: [&str; 5] = [
    include_str!("../released/1.json"),
    include_str!("../released/2.json"),
    include_str!("../released/3.json"),
    include_str!("../released/4.json"),
    include_str!("../released/5.json"),
];

/// What they hold: a correction by ± with a reason, and a new sheet with a name that has found nobody
/// yet, a chombo, a stick and a hand.
fn typed() -> Vec<Draft> {
    let place = |day: &str, round, table: &str, hanchan| DraftPlace {
        day: day.parse().unwrap(),
        series: SeriesId(1),
        round,
        table: table.into(),
        hanchan,
    };
    let seat = |person, score: &str| SheetSeat {
        person,
        score: score.into(),
        ..SheetSeat::default()
    };
    let mut correction = Draft::blank(place("2026-11-14", 1, "A", Some(HanchanId(7))));
    correction.sheet.unit = ScoreUnit::Difference;
    correction.sheet.last_dealer = '西';
    correction.sheet.unbalanced = Some("用紙のまま".into());
    correction.sheet.two_tables = Some("掛け持ち".into());
    correction.sheet.fill_last = true;
    correction.sheet.seats = vec![
        seat(Some(PersonId(11)), "12.3"),
        seat(Some(PersonId(12)), "-2.0"),
        seat(Some(PersonId(13)), ""),
        seat(Some(PersonId(14)), ""),
    ];
    let mut new = Draft::blank(place("2026-11-21", 2, "B", None));
    new.sheet.sticks = "1".into();
    new.sheet.seats = vec![
        seat(Some(PersonId(11)), "423"),
        seat(Some(PersonId(12)), "31"),
        seat(None, ""),
        seat(None, ""),
    ];
    new.sheet.seats[2].search = "さと".into();
    new.sheet.seats[3].chombo = "1".into();
    new.sheet.hands = vec![SheetHand {
        winner: "1".into(),
        loser: "3".into(),
        level: "1".into(),
        hand: "東1局".into(),
        han: "5".into(),
        fu: "30".into(),
        yaku: "立直".into(),
        tiles: "123m456p789s11z22z2z".into(),
        ..SheetHand::default()
    }];
    vec![correction, new]
}

#[test]
fn sheets_that_any_released_version_kept_are_read() {
    for (released, version) in RELEASED.iter().zip(1..) {
        let (club, drafts) = read_drafts(released.as_bytes()).unwrap();
        assert_eq!(club, Path::new("/home/白樺会.hanchan"), "form {version}");
        let mut expected = typed();
        if version < 3 {
            expected[0].sheet.two_tables = None;
        }
        if version < 5 {
            expected[1].sheet.hands[0].tiles.clear();
        }
        assert_eq!(drafts, expected, "form {version}");
    }
}

#[test]
fn what_is_written_is_the_newest_released_form() {
    assert_eq!(usize::try_from(NEWEST).unwrap(), RELEASED.len());
    let written = write_drafts(Path::new("/home/白樺会.hanchan"), typed()).unwrap();
    let written: Value = serde_json::from_slice(&written).unwrap();
    let released: Value = serde_json::from_str(RELEASED[RELEASED.len() - 1]).unwrap();
    assert_eq!(written, released);
}

#[test]
fn a_newer_form_is_not_taken_for_one_that_is_known() {
    let newer = br#"{"version":6,"sheets":"otherwise"}"#;
    let error = read_drafts(newer).unwrap_err();
    assert!(error.to_string().contains("newer version"), "{error}");
}
