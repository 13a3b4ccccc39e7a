//! Rule sets that are wrong are refused by the name of the field; rarer rules do what they say.

use scoring::rule_set::{Rounding, RuleSetData};
use scoring::settle::MOST_CHOMBO;
use scoring::{Balance, BySeat, Played, Points, RuleSet, SettleError, preset, settle};

fn changed(change: impl FnOnce(&mut serde_json::Value)) -> Result<RuleSet, String> {
    let mut json = serde_json::to_value(preset("shirakaba-2025").unwrap()).unwrap();
    change(&mut json);
    serde_json::from_value(json).map_err(|error| error.to_string())
}

#[test]
fn a_wrong_field_is_named() {
    for (field, value, message) in [
        ("id", r#""""#, "id:"),
        ("id", r#""白樺""#, "id:"),
        ("version", "0", "version:"),
        ("players", "5", "5 players"),
        ("start", "30050", "start: 30050 is not a multiple of 100"),
        ("start", "0", "start: must be above 0"),
        ("start", "-9223372036854775808", "start:"),
        ("return", "null", "return: is missing"),
        ("basis", r#""raw""#, "return: must be left out"),
        ("uma", "[30000, 10000, -10000]", "uma: needs 4 amounts"),
        ("uma", "[10000, 30000, -10000, -30000]", "uma[1]:"),
        (
            "uma",
            r#"{"floating": [[1, 0, 0, 0]]}"#,
            "uma.floating: needs 3 rows",
        ),
        ("chombo", r#"{"adjustment": 10000}"#, "chombo.adjustment:"),
        ("unheard_of", "1", "unheard_of"),
    ] {
        let given = serde_json::from_str(value).unwrap();
        let error = changed(|json| json[field] = given).unwrap_err();
        assert!(error.contains(message), "{field} = {value}: {error}");
    }
    let error = changed(|json| json["hand_values"]["honba"] = 250.into()).unwrap_err();
    assert!(error.contains("hand_values.honba"), "{error}");
    let error = changed(|json| json["clock"]["minutes"] = 0.into()).unwrap_err();
    assert!(error.contains("clock.minutes"), "{error}");
    // All that is wrong is named at once.
    let error = changed(|json| {
        json["start"] = 50.into();
        json["version"] = 0.into();
    })
    .unwrap_err();
    assert!(
        error.contains("start:") && error.contains("version:"),
        "{error}"
    );
}

#[test]
fn a_field_may_go_to_its_limit_and_no_farther() {
    // As far as the pointer leads in the rules of the model club: what may stand there, and what not.
    let keys = ["x".repeat(64), "x".repeat(65)].map(|key| format!("[\"{key}\"]"));
    for (pointer, right, wrong) in [
        ("/id", keys[0].as_str(), keys[1].as_str()),
        ("/start", "[100, 10000000]", "[0, 10000100]"),
        ("/return", "[100, 10000000]", "[0, -100, 10000100]"),
        ("/uma/3", "[-10000000, -10000]", "[-10000100, -9900]"),
        ("/chombo/adjustment", "[0, -10000000]", "[100, -10000100]"),
        // Three pay on tsumo.
        ("/hand_values/honba", "[0, 300, 600]", "[200, 350, -300]"),
        ("/hand_values/double_wind_pair_fu", "[2, 4]", "[3]"),
        ("/clock/minutes", "[4, 600]", "[0, 3, 601]"),
    ] {
        for (values, may_be) in [(right, true), (wrong, false)] {
            for value in serde_json::from_str::<Vec<serde_json::Value>>(values).unwrap() {
                let set = changed(|json| *json.pointer_mut(pointer).unwrap() = value.clone());
                assert_eq!(set.is_ok(), may_be, "{pointer} = {value}: {set:?}");
            }
        }
    }
}

#[test]
fn an_announcement_comes_before_the_end() {
    let announced = |minutes_left: u16| {
        changed(|json| {
            json["clock"]["minutes"] = 60.into();
            json["clock"]["announcements"] =
                serde_json::json!([{"minutes_left": minutes_left, "call": "last_hand"}]);
        })
    };
    assert!(announced(59).is_ok());
    let error = announced(60).unwrap_err();
    assert!(
        error.contains("clock.announcements[0].minutes_left"),
        "{error}"
    );
}

#[test]
fn counters_divide_among_the_two_others_of_three() {
    let three = |honba: i64| {
        RuleSet::new(
            serde_json::from_value(serde_json::json!({
                "id": "three", "players": 3, "start": 35_000, "return": 40_000,
                "uma": [20_000, 0, -20_000], "chombo": {"in_hand": "mangan"},
                "hand_values": {"honba": honba}
            }))
            .unwrap(),
        )
    };
    assert!(three(200).is_ok() && three(600).is_ok());
    assert!(three(100).is_err() && three(300).is_err());
}

#[test]
fn a_rule_set_is_called_by_its_name_or_else_by_its_id() {
    let called = |name: &str| changed(|json| json["name"] = name.into()).unwrap();
    assert_eq!(called("水曜ルール").name(), "水曜ルール");
    assert_eq!(called("").name(), "shirakaba-2025");
}

fn rules(json: serde_json::Value) -> RuleSet {
    RuleSet::new(serde_json::from_value::<RuleSetData>(json).unwrap()).unwrap()
}

fn totals(rules: &RuleSet, points: &[i64]) -> Vec<i64> {
    let points: Vec<Points> = points.iter().copied().map(Points).collect();
    let played = Played::new(BySeat::from_slice(&points).unwrap());
    let settled = settle(rules, &played, Balance::Required).unwrap();
    settled
        .total
        .as_slice()
        .iter()
        .map(|total| total.0)
        .collect()
}

#[test]
fn three_players_settle() {
    let rules = rules(serde_json::json!({
        "id": "three", "players": 3, "start": 35_000, "return": 40_000,
        "uma": [20_000, 0, -20_000], "top": "residual", "rounding": "toward_return",
        "chombo": {"in_hand": "mangan"}, "hand_values": {"honba": 200}
    }));
    assert_eq!(
        totals(&rules, &[52_300, 30_700, 22_000]),
        [47_000, -9_000, -38_000]
    );
    let four = Played::new(BySeat::four([Points(26_250); 4]));
    assert_eq!(
        settle(&rules, &four, Balance::Required),
        Err(SettleError::PlayerCount {
            expected: 3,
            got: 4
        })
    );
}

#[test]
fn floating_uma_depends_on_how_many_reach_the_return() {
    let rules = rules(serde_json::json!({
        "id": "floating", "start": 30_000, "return": 30_000, "tie": "starting_seat",
        "uma": {"floating": [
            [12_000, -1_000, -3_000, -8_000],
            [8_000, 4_000, -4_000, -8_000],
            [8_000, 3_000, 1_000, -12_000]
        ]},
        "chombo": {"adjustment": -20_000}
    }));
    assert_eq!(
        totals(&rules, &[45_000, 28_000, 25_000, 22_000]),
        [27_000, -3_000, -8_000, -16_000]
    );
    assert_eq!(
        totals(&rules, &[40_000, 30_000, 28_000, 22_000]),
        [18_000, 4_000, -6_000, -16_000]
    );
    assert_eq!(
        totals(&rules, &[35_000, 34_000, 31_000, 20_000]),
        [13_000, 7_000, 2_000, -22_000]
    );
    // Nobody floats above the others when all stand at the return.
    assert_eq!(totals(&rules, &[30_000; 4]), [0; 4]);
}

#[test]
fn roundings_of_the_table() {
    let rounded = |rounding: Rounding| {
        [5_500, 5_600, 5_400, -5_500, -5_400, -5_600, 6_000].map(|n| rounding.apply(Points(n)).0)
    };
    assert_eq!(
        rounded(Rounding::FiveDownSixUp),
        [5_000, 6_000, 5_000, -6_000, -5_000, -6_000, 6_000]
    );
    assert_eq!(
        rounded(Rounding::FourDownFiveUp),
        [6_000, 6_000, 5_000, -5_000, -5_000, -6_000, 6_000]
    );
    assert_eq!(
        rounded(Rounding::Down),
        [5_000, 5_000, 5_000, -6_000, -6_000, -6_000, 6_000]
    );
    assert_eq!(
        rounded(Rounding::Up),
        [6_000, 6_000, 6_000, -5_000, -5_000, -5_000, 6_000]
    );
    assert_eq!(
        rounded(Rounding::TowardReturn),
        [5_000, 5_000, 5_000, -5_000, -5_000, -5_000, 6_000]
    );
}

#[test]
fn what_is_no_hanchan_is_refused_in_words() {
    let rules = preset("shirakaba-2025").unwrap();
    let good = Played::new(BySeat::four([42_300, 31_000, 26_700, 20_000].map(Points)));
    let refused = |change: &dyn Fn(&mut Played)| {
        let mut played = good;
        change(&mut played);
        settle(&rules, &played, Balance::Required)
            .unwrap_err()
            .to_string()
    };
    let east = scoring::Seat::East;
    let message = refused(&|played| played.points[east] -= Points(300));
    assert_eq!(
        message,
        "300 points short; the points and the sticks left must add up to 120000"
    );
    assert!(
        refused(&|played| played.points[east] += Points(50))
            .contains("42350 points, which is not a multiple of 100")
    );
    assert!(refused(&|played| played.points[east] = Points(i64::MAX)).contains("from zero"));
    assert!(refused(&|played| played.points[east] = Points(i64::MIN)).contains("from zero"));
    assert!(refused(&|played| played.deposit = Points(-1_000)).contains("riichi sticks"));
    assert!(refused(&|played| played.deposit = Points(500)).contains("riichi sticks"));
    assert!(refused(&|played| played.chombo[east] = 100).contains("chombo"));
}

#[test]
fn a_hanchan_may_go_to_its_limits_and_no_farther() {
    let rules = preset("shirakaba-2025").unwrap();
    let settles = |change: &dyn Fn(&mut Played)| {
        let mut played = Played::new(BySeat::four([Points(30_000); 4]));
        change(&mut played);
        settle(&rules, &played, Balance::Excused).is_ok()
    };
    let east = scoring::Seat::East;
    for (points, expected) in [(0, true), (100, false)] {
        let beyond = Points::LIMIT + Points(points);
        assert_eq!(settles(&|played| played.points[east] = beyond), expected);
        assert_eq!(settles(&|played| played.points[east] = -beyond), expected);
    }
    for (sticks, expected) in [(0, true), (1_000, false)] {
        let beyond = Points::LIMIT + Points(sticks);
        assert_eq!(settles(&|played| played.deposit = beyond), expected);
    }
    assert!(settles(&|played| played.chombo[east] = MOST_CHOMBO));
    assert!(!settles(&|played| played.chombo[east] = MOST_CHOMBO + 1));
}

#[test]
fn an_excused_hanchan_settles_as_declared() {
    let rules = preset("shirakaba-2025").unwrap();
    let played = Played::new(BySeat::four([42_300, 31_000, 26_400, 20_000].map(Points)));
    let settled = settle(&rules, &played, Balance::Excused).unwrap();
    assert_eq!(
        settled.total,
        BySeat::four([42_300, 11_000, -13_600, -40_000].map(Points))
    );
}

#[test]
fn what_was_misread_as_players_is_read_and_forgotten() {
    let mut older = serde_json::to_value(preset("shirakaba-2025").unwrap()).unwrap();
    older["clock"]["stop_below_players"] = 3.into();
    let read: RuleSet = serde_json::from_value(older).unwrap();
    assert_eq!(read, preset("shirakaba-2025").unwrap());
    let written = serde_json::to_value(&read).unwrap();
    assert_eq!(written["clock"].get("stop_below_players"), None);
    let calls = &written["clock"]["announcements"];
    assert_eq!(
        calls,
        &serde_json::json!([{"minutes_left": 3, "call": "finish_hand"}])
    );
}
