//! What a competition can be.

use competition::definition::{PRESET_IDS, presets};
use competition::{Competition, CompetitionData, preset};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[test]
fn a_preset_is_the_same_once_written_and_read() {
    for competition in presets() {
        let written = serde_json::to_string(&competition).unwrap();
        let read: Competition = serde_json::from_str(&written).unwrap();
        assert_eq!(read, competition);
    }
    let ids: Vec<String> = presets().map(|preset| preset.id().to_owned()).collect();
    assert_eq!(ids, PRESET_IDS, "every preset is in order");
}

#[test]
fn each_preset_says_what_its_sheet_says() {
    // Where a line of the sheets stands in a definition, and what each of the four says.
    let sheets: BTreeMap<&str, [Value; 4]> =
        serde_json::from_str(include_str!("../data/presets.json")).unwrap();
    let presets: Vec<Value> = presets()
        .map(|competition| serde_json::to_value(competition).unwrap())
        .collect();
    assert_eq!(presets.len(), 4);
    for (pointer, lines) in &sheets {
        for (competition, line) in presets.iter().zip(lines) {
            // What a competition does not have is left out.
            let found = competition.pointer(pointer).unwrap_or(&Value::Null);
            assert_eq!(found, line, "{}{pointer}", competition["id"]);
        }
    }
}

#[test]
fn presets_are_played_by_rule_sets_that_there_are() {
    for competition in presets() {
        for stage in &competition.data().stages {
            assert!(scoring::preset(&stage.rules).is_some(), "{}", stage.rules);
        }
    }
}

/// A change to the knockout, and the field that is wrong for it.
#[test]
fn a_wrong_field_is_named() {
    let cases = [
        ("/id", json!("4 winds"), "id: "),
        ("/entries/capacity", json!(0), "entries.capacity: "),
        (
            "/entries/minimum",
            json!(49),
            "entries.minimum: is more than the capacity (48)",
        ),
        (
            "/entries/opens",
            json!("2025-08-02T09:00:00"),
            "entries.closes: is not after entries.opens",
        ),
        (
            "/entries/asks",
            json!(["fee", "fee"]),
            "entries.asks[1]: stands there twice",
        ),
        ("/stages", json!([]), "stages: needs 1 to 99 of them; has 0"),
        ("/stages/0/name", json!(" "), "stages[0].name: is empty"),
        ("/stages/1/rules", json!(""), "stages[1].rules: "),
        ("/stages/1/rounds", json!([]), "stages[1].rounds: "),
        (
            "/stages/0/rounds/0",
            json!("swiss"),
            "stages[0].rounds[0]: ",
        ),
        (
            "/stages/0/rules_of_three",
            json!("three"),
            "stages[0].rules_of_three: ",
        ),
        (
            "/stages/0/carry_over",
            json!("half"),
            "stages[0].carry_over: ",
        ),
        ("/stages/0/cut", Value::Null, "stages[0].cut: is missing"),
        (
            "/stages/1/cut/through",
            json!(16),
            "stages[1].cut.through: must be fewer than play in the stage (16)",
        ),
        (
            "/stages/2/cut",
            json!({"through": 1}),
            "stages[2].cut: must be left out",
        ),
        (
            "/ties",
            json!(["lot", "placings"]),
            "ties[1]: comes after a lot",
        ),
        (
            "/ties",
            json!(["placings", "placings"]),
            "ties[1]: stands there twice",
        ),
        (
            "/penalties/late",
            json!({"per_minute": 50}),
            "penalties.late.per_minute: ",
        ),
        ("/penalties/offences", json!(0), "penalties.offences: "),
        ("/prizes/picks", json!([2, 0]), "prizes.picks[1]: "),
        (
            "/offers",
            json!([{"place": "", "count": 1}]),
            "offers[0].place: is empty",
        ),
        (
            "/offers",
            json!([{"place": "a", "count": 1}, {"place": "a", "count": 2}]),
            "offers[1].place: ",
        ),
        ("/prices", json!(1), "unknown field `prices`"),
    ];
    for (field, value, expected) in cases {
        let mut data = serde_json::to_value(preset("hakuryuo-40").unwrap()).unwrap();
        data["entries"]["closes"] = json!("2025-08-01T09:00:00");
        let (parent, name) = field.rsplit_once('/').unwrap();
        let parent = data.pointer_mut(parent).unwrap();
        match name.parse::<usize>() {
            Ok(place) if parent.is_array() => parent[place] = value,
            _ => parent[name] = value,
        }
        let error = serde_json::from_value::<Competition>(data)
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(expected), "{field}: {error}");
    }
}

#[test]
fn a_competition_is_called_by_its_name_or_else_by_its_id() {
    let called = |name: &str| {
        let mut data = serde_json::to_value(preset("hakuryuo-40").unwrap()).unwrap();
        data["name"] = json!(name);
        let competition: Competition = serde_json::from_value(data).unwrap();
        competition.name().to_owned()
    };
    assert_eq!(called("白龍王戦"), "白龍王戦");
    assert_eq!(called(""), "hakuryuo-40");
}

#[test]
fn a_field_may_go_to_its_limit_and_no_farther() {
    let late = |per_minute: i64| json!({"per_minute": per_minute});
    let opens = "2025-08-01T09:00:00";
    let limits: [(&str, Vec<Value>, Vec<Value>); 9] = [
        (
            "/id",
            vec![json!("x".repeat(64))],
            vec![json!("x".repeat(65))],
        ),
        (
            "/entries/capacity",
            vec![json!(17), json!(9_999)],
            vec![json!(16), json!(10_000)],
        ),
        ("/entries/minimum", vec![json!(48)], vec![json!(49)]),
        (
            "/entries/closes",
            vec![json!("2025-08-01T09:00:01")],
            vec![json!(opens)],
        ),
        (
            "/entries/check_in_until",
            vec![json!("2025-08-01T09:00:01")],
            vec![json!(opens)],
        ),
        (
            "/penalties/late",
            vec![late(100), late(10_000_000)],
            vec![late(0), late(-100), late(150), late(10_000_100)],
        ),
        ("/penalties/offences", vec![json!(1)], vec![json!(0)]),
        (
            "/prizes/certificates",
            vec![json!(0), json!(9_999)],
            vec![json!(10_000)],
        ),
        (
            "/stages/1/cut/through",
            vec![json!(1), json!(15)],
            vec![json!(0), json!(16)],
        ),
    ];
    for (pointer, right, wrong) in limits {
        let set = |value: &Value| {
            let mut data = serde_json::to_value(preset("hakuryuo-40").unwrap()).unwrap();
            data["entries"]["opens"] = json!(opens);
            let (parent, name) = pointer.rsplit_once('/').unwrap();
            data.pointer_mut(parent).unwrap()[name] = value.clone();
            serde_json::from_value::<Competition>(data)
        };
        for value in right {
            assert!(
                set(&value).is_ok(),
                "{pointer} = {value}: {:?}",
                set(&value)
            );
        }
        for value in wrong {
            assert!(set(&value).is_err(), "{pointer} = {value}");
        }
    }
}

#[test]
fn everything_wrong_is_named_at_once() {
    let data: CompetitionData = serde_json::from_value(json!({"id": "", "stages": []})).unwrap();
    let wrong = Competition::new(data).unwrap_err();
    let fields: Vec<&str> = wrong.0.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["id", "stages"]);
}
