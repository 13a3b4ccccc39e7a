//! A preset that was corrected after clubs had made their rule sets from it.

use scoring::rule_set::{WinningRules, corrected, was_preset};
use scoring::{RuleSet, preset};
use serde_json::{Value, json};

/// The model club's rules with something else in them.
fn with(change: impl FnOnce(&mut Value)) -> RuleSet {
    let mut data = serde_json::to_value(preset("shirakaba-2025").unwrap()).unwrap();
    change(&mut data);
    serde_json::from_value(data).unwrap()
}

/// As its first version took the last three minutes of the sheet for three players.
fn misread() -> RuleSet {
    with(|data| {
        data["clock"]["announcements"] = json!([]);
        data["clock"]["stop_below_players"] = json!(3);
    })
}

/// As a program writes it that does not know the number any more.
fn written_later(change: impl FnOnce(&mut Value)) -> RuleSet {
    with(|data| {
        data["clock"]["announcements"] = json!([]);
        change(data);
    })
}

#[test]
fn whoever_plays_by_the_misread_clock_gets_the_right_one() {
    let right = preset("shirakaba-2025").unwrap();
    let first = misread();
    assert_eq!(corrected(&first, std::slice::from_ref(&first)), Some(right));
    // What the club changed beside the clock stays as it is.
    let own = written_later(|data| data["start"] = json!(25_000));
    let mended = corrected(&own, &[own.clone(), first.clone()]).unwrap();
    assert_eq!(mended, with(|data| data["start"] = json!(25_000)));
}

#[test]
fn who_was_never_misread_or_settled_the_clock_keeps_it() {
    let first = misread();
    let without_calls = written_later(|_| ());
    let all = |rules: &RuleSet| [rules.clone(), without_calls.clone()];
    assert_eq!(corrected(&without_calls, &all(&without_calls)), None);
    let longer = written_later(|data| data["clock"]["minutes"] = json!(60));
    assert_eq!(corrected(&longer, &[longer.clone(), first.clone()]), None);
    let right = preset("shirakaba-2025").unwrap();
    assert_eq!(corrected(&right, &[right.clone(), first.clone()]), None);
    let other_number = written_later(|data| data["clock"]["stop_below_players"] = json!(2));
    assert_eq!(corrected(&other_number, &all(&other_number)), None);
    let other_clock = with(|data| data["clock"]["stop_below_players"] = json!(3));
    assert_eq!(corrected(&without_calls, &[other_clock]), None);
}

/// Whatever stood where the number was is read, and the rest of the file with it.
#[test]
fn a_dropped_number_may_be_anything() {
    for other in [json!(null), json!("3"), json!([3]), json!(-1)] {
        let read = written_later(|data| data["clock"]["stop_below_players"] = other);
        assert_eq!(corrected(&read, std::slice::from_ref(&read)), None);
    }
}

#[test]
fn a_preset_is_known_as_it_is_and_as_it_was() {
    let named = |id: &str, name: &str| {
        let mut data = serde_json::to_value(preset(id).unwrap()).unwrap();
        data["name"] = json!(name);
        serde_json::from_value::<RuleSet>(data).unwrap()
    };
    for rules in scoring::presets() {
        assert!(was_preset(&rules), "{}", rules.id());
    }
    assert!(was_preset(&misread()));
    assert!(was_preset(&with(|data| data["assumed"] = json!([]))));
    assert!(was_preset(&named("haku-2015", "HAKU 2015")));
    for own in [
        named("haku-2015", "HAKU 2016"),
        named("shirakaba-2025", "HAKU 2015"),
        with(|data| data["assumed"] = json!(["deposit"])),
        with(|data| data["start"] = json!(25_000)),
        with(|data| data["clock"]["minutes"] = json!(60)),
        with(|data| data["id"] = json!("own")),
    ] {
        assert!(!was_preset(&own), "{own:?}");
    }
    let mut haku = serde_json::to_value(preset("hakuryuo-40").unwrap()).unwrap();
    haku["clock"]["announcements"] = json!([]);
    assert!(!was_preset(&serde_json::from_value(haku).unwrap()));
}

/// Before rule sets said which yaku and dora there are.
#[test]
fn a_preset_that_says_nothing_of_yaku_is_read_as_it_was() {
    let since = [
        "open_tanyao",
        "atozuke",
        "pinfu_tsumo",
        "ippatsu_and_ura",
        "red_fives",
        "renhou",
        "rinshan_with_haitei",
    ];
    for preset in scoring::presets() {
        let mut data = serde_json::to_value(&preset).unwrap();
        let values = data["hand_values"].as_object_mut().unwrap();
        assert!(values.remove("winning").is_some());
        if let Some(assumed) = data.get_mut("assumed").and_then(Value::as_array_mut) {
            assumed.retain(|one| !since.contains(&one.as_str().unwrap()));
        }
        let older: RuleSet = serde_json::from_value(data).unwrap();
        let winning = &older.data().hand_values.winning;
        assert_eq!(*winning, WinningRules::default());
        assert!(was_preset(&older), "{}", preset.id());
    }
}
