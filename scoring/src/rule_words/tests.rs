use super::*;
use crate::rule_set::{Assumed, RuleSetData, presets};
use serde_json::{Value, json};

/// The model club's rules with that in them; they need not be rules that anybody plays by.
fn with(changes: &Value) -> RuleSet {
    let preset = crate::preset("shirakaba-2025").unwrap();
    let mut data = serde_json::to_value(preset.data()).unwrap();
    data["assumed"] = json!([]);
    for (field, value) in changes.as_object().unwrap() {
        *data.pointer_mut(field).unwrap() = value.clone();
    }
    serde_json::from_value(data).unwrap()
}

/// Every field with its other values; each must be told in other words than all others of it.
fn changes() -> Vec<Vec<Value>> {
    let uma = json!([30_000, 10_000, -10_000, -30_000]);
    let call = |call| json!([{"minutes_left": 5, "call": call}]);
    let choices = [
        ("/start", json!([25_000])),
        ("/return", json!([25_000])),
        (
            "/rounding",
            json!([
                "toward_return",
                "five_down_six_up",
                "four_down_five_up",
                "down",
                "up"
            ]),
        ),
        ("/top", json!(["residual"])),
        (
            "/uma",
            json!([[30_000, 10_000, -10_000, -30_100], [0, 0, 0, 0], {"floating": [uma, uma, uma]}]),
        ),
        ("/tie", json!(["starting_seat", "last_dealer"])),
        ("/deposit", json!(["stays"])),
        (
            "/chombo",
            json!([{"adjustment": 0}, {"adjustment": -20_000}, {"in_hand": {"each": 3_000}}, {"in_hand": "mangan"}]),
        ),
        ("/unit", json!(["whole_p", "points"])),
        ("/bust", json!(["ends_daily_play", "ends"])),
        ("/clock/minutes", json!([50])),
        (
            "/clock/announcements",
            json!([
                [],
                call("last_hand"),
                call("finish_hand"),
                call("declare_points")
            ]),
        ),
        ("/clock/at_end", json!(["one_more_after_settlement"])),
        ("/clock/final_untimed", json!([true])),
        ("/hand_values/rounded_up_mangan", json!([false])),
        ("/hand_values/counted_yakuman", json!([false])),
        ("/hand_values/combined_yakuman", json!(["add_up"])),
        ("/hand_values/double_yakuman", json!([true])),
        ("/hand_values/double_wind_pair_fu", json!([2])),
        ("/hand_values/honba", json!([0, 600])),
        ("/hand_values/several_ron", json!(["two_only", "all"])),
        ("/hand_values/pao", json!([[], ["dai_sangen"]])),
        ("/hand_values/nagashi_mangan", json!([true])),
        ("/hand_values/winning/open_tanyao", json!([false])),
        ("/hand_values/winning/atozuke", json!([false])),
        ("/hand_values/winning/pinfu_tsumo", json!([false])),
        ("/hand_values/winning/ippatsu", json!([false])),
        ("/hand_values/winning/ura_dora", json!([false])),
        (
            "/hand_values/winning/red_fives",
            json!([[1, 1, 1], [0, 2, 1]]),
        ),
        ("/hand_values/winning/renhou", json!(["mangan", "yakuman"])),
        ("/hand_values/winning/rinshan_with_haitei", json!([true])),
        (
            "/hand_values/table",
            json!(["standard", "thirty_to_eighty", "no_fu"]),
        ),
    ];
    let mut all: Vec<Vec<Value>> = choices
        .iter()
        .map(|(field, values)| {
            values
                .as_array()
                .unwrap()
                .iter()
                .map(|value| json!({*field: value}))
                .collect()
        })
        .collect();
    let add_up = |double: bool| json!({"/hand_values/combined_yakuman": "add_up", "/hand_values/double_yakuman": double});
    all.push(vec![add_up(false), add_up(true)]);
    all.push(vec![
        json!({"/players": 3, "/uma": [20_000, 0, -20_000], "/hand_values/honba": 200}),
    ]);
    let of_three = |field: &str, value: Value| json!({"/players": 3, "/uma": [20_000, 0, -20_000], "/hand_values/honba": 200, field: value});
    all.push(vec![
        of_three("/hand_values/winning/north", json!("wind")),
        of_three("/hand_values/winning/north", json!("dora")),
        of_three("/hand_values/winning/tsumo_loss", json!(false)),
    ]);
    all.push(vec![json!({"/basis": "raw", "/return": null})]);
    all.push(vec![
        json!({"/clock/minutes": null, "/clock/announcements": []}),
    ]);
    all
}

/// A rule in both languages, as one reads it.
fn shown(line: &RuleInWords) -> String {
    let said: Vec<String> = (line.sentences.iter())
        .map(|RuleSentence { words, assumed }| {
            let mark = if *assumed { "?" } else { "" };
            format!("\n    {}{mark}\n    {}", words.ja, words.en)
        })
        .collect();
    format!("{} {}{}", line.heading.ja, line.heading.en, said.concat())
}

/// Whoever changes a sentence sees here what it was.
#[test]
fn the_presets_and_whatever_differs_from_the_first_are_told_so() {
    let mut told = Vec::new();
    let first = in_words(&with(&json!({})));
    let presets = presets().map(|rules| (rules.source(), rules));
    let all = changes().into_iter().flatten().enumerate();
    let changed = all.map(|(number, change)| {
        let mut fields: Vec<&str> = change
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        fields.sort_unstable();
        (format!("{} {number}", fields.join(" ")), with(&change))
    });
    for (what, rules) in presets.chain(changed) {
        let lines = in_words(&rules);
        let differs = lines.iter().filter(|line| !first.contains(line));
        let said: Vec<String> = differs.map(|line| format!("  {}", shown(line))).collect();
        told.push(format!("{what}\n{}", said.join("\n")));
    }
    let first: Vec<String> = first.iter().map(shown).collect();
    insta::assert_snapshot!(format!("{}\n\n{}", first.join("\n"), told.join("\n\n")));
}

fn sentences(rules: &RuleSet) -> Vec<RuleSentence> {
    in_words(rules)
        .into_iter()
        .flat_map(|line| line.sentences)
        .collect()
}

/// Otherwise two rule sets side by side would be told to be the same.
#[test]
fn every_value_of_every_field_is_told_in_its_own_words() {
    for values in changes() {
        let mut told: Vec<[Vec<String>; 2]> = Vec::new();
        for change in [json!({})].iter().chain(&values) {
            let (ja, en) = sentences(&with(change))
                .into_iter()
                .map(|one| (one.words.ja, one.words.en))
                .unzip();
            assert!(
                told.iter().all(|other| other[0] != ja && other[1] != en),
                "{change}: {ja:?} {en:?}"
            );
            told.push([ja, en]);
        }
    }
}

#[test]
fn what_is_told_are_whole_sentences() {
    let changed = changes().into_iter().flatten();
    for rules in changed.map(|change| with(&change)).chain(presets()) {
        for Words { ja, en } in sentences(&rules).into_iter().map(|one| one.words) {
            assert!(ja.ends_with('。') && en.ends_with('.'), "{ja} {en}");
            let is_kana_or_kanji = |letter: char| ('ぁ'..='龠').contains(&letter);
            assert!(!en.contains(is_kana_or_kanji) && !en.contains("  "), "{en}");
        }
    }
}

#[test]
fn the_gap_to_the_return_is_told_wherever_it_goes() {
    let told = |changes: Value| {
        let line = in_words(&with(&changes))
            .into_iter()
            .find(|one| one.line == RuleLine::Oka);
        line.unwrap().sentences
    };
    let none = [told(json!({})), told(json!({"/top": "residual"}))];
    let some = [
        json!({}),
        json!({"/uma": [50_000, 10_000, -10_000, -30_000]}),
        json!({"/top": "residual"}),
    ];
    let some = some.map(|mut changes| {
        changes["/start"] = json!(25_000);
        told(changes)
    });
    for (at, one) in some.iter().enumerate() {
        assert!(one.last().unwrap().words.ja.contains("20,000"), "{one:?}");
        assert!(!none.contains(one) && !some[..at].contains(one), "{one:?}");
    }
    assert_ne!(none[0], none[1]);
}

#[test]
fn what_the_club_has_not_settled_is_marked_and_nothing_else() {
    for rules in presets() {
        let marked = |assumed: Vec<Assumed>| {
            let data = RuleSetData {
                assumed,
                ..rules.data().clone()
            };
            let marked = sentences(&RuleSet::new(data).unwrap())
                .into_iter()
                .filter(|one| one.assumed);
            marked.count()
        };
        for what in Assumed::ALL {
            // Nothing is to be said of what cannot be: without ties, without an announcement or fu.
            let can_be_unsaid = matches!(
                what,
                Assumed::DepositOfTied | Assumed::RunningHand | Assumed::DoubleWindPairFu
            );
            assert!(
                marked(vec![what]) > 0 || can_be_unsaid,
                "{} {what:?}",
                rules.id()
            );
        }
        assert_eq!(marked(Vec::new()), 0);
    }
}
