//! What a competition can be.

use competition::definition::{PRESET_IDS, presets};
use competition::{Competition, CompetitionData, preset};
use serde_json::{Value, json};

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
fn everything_wrong_is_named_at_once() {
    let data: CompetitionData = serde_json::from_value(json!({"id": "", "stages": []})).unwrap();
    let wrong = Competition::new(data).unwrap_err();
    let fields: Vec<&str> = wrong.0.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["id", "stages"]);
}
