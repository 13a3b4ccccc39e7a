//! The five presets, line by line as their sheets have it.

use scoring::rule_set::{Assumed, PRESET_IDS, was_preset};
use scoring::{preset, presets};
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn each_preset_says_what_its_sheet_says() {
    // Where a line of the sheets stands in a rule set, and what each of the five says.
    let sheets: BTreeMap<&str, [Value; 5]> =
        serde_json::from_str(include_str!("data/presets.json")).unwrap();
    assert_eq!(sheets["/id"], PRESET_IDS.map(Value::from));
    let presets: Vec<Value> = presets()
        .map(|rules| serde_json::to_value(rules).unwrap())
        .collect();
    assert_eq!(presets.len(), 5);
    for (pointer, lines) in &sheets {
        for (rules, line) in presets.iter().zip(lines) {
            // What a rule set does not have is left out.
            let found = rules.pointer(pointer).unwrap_or(&Value::Null);
            assert_eq!(found, line, "{}{pointer}", rules["id"]);
        }
    }
}

#[test]
fn a_preset_of_before_is_one_by_its_former_name_only() {
    let named = |name: &str| {
        let mut rules = serde_json::to_value(preset("haku-2015").unwrap()).unwrap();
        rules["name"] = name.into();
        was_preset(&serde_json::from_value(rules).unwrap())
    };
    assert!(named("正月高校生大会 2015") && named("HAKU 2015"));
    assert!(!named("私たちのルール"));
}

#[test]
fn a_rule_set_assumes_only_what_its_sheet_is_silent_about() {
    let rules = preset("haku-2015").unwrap();
    assert!(rules.assumes(Assumed::Deposit) && rules.assumes(Assumed::SeveralRon));
    assert!(!rules.assumes(Assumed::Tie) && !rules.assumes(Assumed::Honba));
}

#[test]
fn only_the_one_preset_that_was_misread_was_without_an_announcement() {
    for (id, was) in [
        ("shirakaba-2025", true),
        ("wakakujira-2025", false),
        // There is none to leave out.
        ("haku-2015", true),
    ] {
        let mut rules = serde_json::to_value(preset(id).unwrap()).unwrap();
        rules["clock"]["announcements"] = Value::Array(Vec::new());
        let rules = serde_json::from_value(rules).unwrap();
        assert_eq!(was_preset(&rules), was, "{id}");
    }
}
