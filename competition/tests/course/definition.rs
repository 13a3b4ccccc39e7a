//! What a competition can be.

use competition::definition::{PRESET_IDS, presets};
use competition::{Competition, CompetitionData, in_words, preset};
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
const WRONG: &str = r#"
/id | "4 winds" | id:
/entries/capacity | 0 | entries.capacity:
/entries/minimum | 49 | entries.minimum: is more than the capacity (48)
/entries/opens | "2025-08-02T09:00:00" | entries.closes: is not after entries.opens
/entries/asks | ["fee", "fee"] | entries.asks[1]: stands there twice
/stages | [] | stages: needs 1 to 99 of them; has 0
/stages/0/name | " " | stages[0].name: is empty
/stages/1/rules | "" | stages[1].rules:
/stages/1/rounds | [] | stages[1].rounds:
/stages/0/rounds/0 | "swiss" | stages[0].rounds[0]:
/stages/0/rules_of_three | "three" | stages[0].rules_of_three:
/stages/0/carry_over | "half" | stages[0].carry_over:
/stages/0/cut | null | stages[0].cut: is missing
/stages/1/cut/through | 16 | stages[1].cut.through: must be fewer than play in the stage (16)
/stages/2/cut | {"through": 1} | stages[2].cut: must be left out
/ties | ["lot", "placings"] | ties[1]: comes after a lot
/ties | ["placings", "placings"] | ties[1]: stands there twice
/penalties/late | {"per_minute": 50} | penalties.late.per_minute:
/penalties/offences | 0 | penalties.offences:
/prizes/picks | [2, 0] | prizes.picks[1]:
/offers | [{"place": "", "count": 1}] | offers[0].place: is empty
/offers | [{"place": "a", "count": 1}, {"place": "a", "count": 2}] | offers[1].place:
/prices | 1 | unknown field `prices`
"#;

#[test]
fn a_wrong_field_is_named() {
    for line in WRONG.trim().lines() {
        let [field, value, expected] = line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        let value: Value = serde_json::from_str(value).unwrap();
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
    let keys = ["x".repeat(64), "x".repeat(65)].map(|key| format!("[\"{key}\"]"));
    for (pointer, right, wrong) in [
        ("/id", keys[0].as_str(), keys[1].as_str()),
        ("/entries/capacity", "[17, 9999]", "[16, 10000]"),
        ("/entries/minimum", "[48]", "[49]"),
        (
            "/entries/closes",
            r#"["2025-08-01T09:00:01"]"#,
            r#"["2025-08-01T09:00:00"]"#,
        ),
        (
            "/entries/check_in_until",
            r#"["2025-08-01T09:00:01"]"#,
            r#"["2025-08-01T09:00:00"]"#,
        ),
        (
            "/penalties/late",
            r#"[{"per_minute": 100}, {"per_minute": 10000000}]"#,
            r#"[{"per_minute": 0}, {"per_minute": -100}, {"per_minute": 150}, {"per_minute": 10000100}]"#,
        ),
        ("/penalties/offences", "[1]", "[0]"),
        ("/prizes/certificates", "[0, 9999]", "[10000]"),
        ("/stages/1/cut/through", "[1, 15]", "[0, 16]"),
    ] {
        for (values, may_be) in [(right, true), (wrong, false)] {
            for value in serde_json::from_str::<Vec<Value>>(values).unwrap() {
                let mut data = serde_json::to_value(preset("hakuryuo-40").unwrap()).unwrap();
                data["entries"]["opens"] = json!("2025-08-01T09:00:00");
                let (parent, name) = pointer.rsplit_once('/').unwrap();
                data.pointer_mut(parent).unwrap()[name] = value.clone();
                let set = serde_json::from_value::<Competition>(data);
                assert_eq!(set.is_ok(), may_be, "{pointer} = {value}: {set:?}");
            }
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

/// The sentences of each preset, in both languages: where one is settled another way, it says so.
#[test]
fn what_each_preset_settles_is_said_in_words() {
    let of = |id: &str| {
        let said = in_words(preset(id).unwrap().data()).into_iter();
        let said = said.flat_map(|part| part.sentences);
        said.flat_map(|words| [words.ja, words.en])
            .collect::<Vec<_>>()
    };
    for (id, sentences) in [
        (
            "haku-2015",
            [
                "定員22人。それより後の申し込みは補欠になる。",
                "賞品は順位の順に選ぶ：1位が2つ、2位が1つ、3位が1つ。",
                "Coming late costs 500 points a minute after all games, and the booby prize.",
            ],
        ),
        (
            "hakuryuo-40",
            [
                "最後の半荘の成績の上位4人が決勝へ進む。",
                "The first 16 by total go on to 準決勝.",
                "準決勝は1半荘。0点から始める。",
            ],
        ),
        (
            "wakakujira-2025",
            [
                "4回戦の席：順位の近い人どうしで組む。",
                "1日に2回違反すると、賞も出場枠もなくなる。",
                "Seats of round 1: tables and seats by lot at once.",
            ],
        ),
    ] {
        let said = of(id);
        for sentence in sentences {
            assert!(
                said.iter().any(|other| other == sentence),
                "{sentence} in {said:#?}"
            );
        }
    }
}
