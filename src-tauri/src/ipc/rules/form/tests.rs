use super::*;
use scoring::{preset, presets};

fn form() -> RuleForm {
    RuleForm::of(&preset("shirakaba-2025").unwrap())
}

fn problems(form: &RuleForm) -> Vec<(String, RuleFault)> {
    let found = form.read("rules-1").unwrap_err();
    found
        .into_iter()
        .map(|problem| (problem.field, problem.fault))
        .collect()
}

fn one_row(amounts: [i64; 4]) -> Vec<Vec<Option<Points>>> {
    vec![amounts.map(|amount| Some(Points(amount))).to_vec()]
}

/// With every kind of field that no preset has.
fn unusual() -> RuleSet {
    let json = serde_json::json!({
        "id": "unusual", "name": "三人打ち", "players": 3, "start": 35_000, "return": 40_000,
        "rounding": "five_down_six_up", "top": "residual", "tie": "last_dealer",
        "uma": {"floating": [[20_000, -8_000, -12_000], [15_000, 5_000, -20_000]]},
        "deposit": "stays", "chombo": {"adjustment": 0}, "unit": "whole_p", "bust": "ends",
        "clock": {
            "minutes": 40, "final_untimed": true,
            "at_end": "one_more_after_settlement",
            "announcements": [{"minutes_left": 15, "call": "declare_points"}]
        },
        "hand_values": {
            "honba": 200, "several_ron": "two_only", "pao": ["suukantsu"], "nagashi_mangan": true
        }
    });
    serde_json::from_value(json).unwrap()
}

#[test]
fn what_is_shown_is_read_back_as_it_was() {
    for rules in presets().chain([unusual()]) {
        let form = RuleForm::of(&rules);
        assert_eq!(form.read(rules.id()), Ok(rules));
    }
}

#[test]
fn every_empty_box_is_named_before_anything_else() {
    let form = RuleForm {
        name: " ".into(),
        start: None,
        return_points: None,
        uma: vec![vec![
            Some(Points(30_000)),
            None,
            Some(Points(20_000)),
            Some(Points(0)),
        ]],
        chombo_points: None,
        honba: None,
        minutes: Some(70_000),
        announcements: vec![AnnouncementForm {
            minutes_left: None,
            call: Call::LastHand,
        }],
        ..form()
    };
    let found = problems(&form);
    let minutes = RuleFault::OutOfRange {
        lowest: 1,
        highest: 600,
    };
    let expected = [
        ("name", RuleFault::Missing),
        ("uma[1]", RuleFault::Missing),
        ("start", RuleFault::Missing),
        ("return", RuleFault::Missing),
        ("chombo.adjustment", RuleFault::Missing),
        ("clock.announcements[0].minutes_left", RuleFault::Missing),
        ("clock.minutes", minutes),
        ("hand_values.honba", RuleFault::Missing),
    ];
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (field, fault) in expected {
        assert!(
            found.contains(&(field.to_owned(), fault)),
            "{field}: {found:?}"
        );
    }
}

#[test]
fn what_the_rules_refuse_is_said_of_the_box_it_was_typed_in() {
    let wrong: [(RuleForm, &str, RuleFault); 8] = [
        (
            RuleForm {
                start: Some(Points(30_050)),
                ..form()
            },
            "start",
            RuleFault::NotWholeStep {
                points: "30,050".into(),
            },
        ),
        (
            RuleForm {
                uma: one_row([10_000, 30_000, -10_000, -30_000]),
                ..form()
            },
            "uma[1]",
            RuleFault::MoreThanPlaceBefore {
                amount: "30,000".into(),
                before: "10,000".into(),
            },
        ),
        (
            RuleForm {
                by_floating: true,
                uma: vec![
                    vec![
                        Some(Points(9_000)),
                        Some(Points(-3_000)),
                        Some(Points(-3_000)),
                        Some(Points(-3_000)),
                    ],
                    vec![Some(Points(0)); 4],
                    vec![
                        Some(Points(0)),
                        Some(Points(0)),
                        Some(Points(0)),
                        Some(Points(100)),
                    ],
                ],
                ..form()
            },
            "uma.floating[2][3]",
            RuleFault::MoreThanPlaceBefore {
                amount: "100".into(),
                before: "0".into(),
            },
        ),
        (
            RuleForm {
                chombo_points: Some(Points(-10_000)),
                ..form()
            },
            "chombo.adjustment",
            RuleFault::BelowZero,
        ),
        (
            RuleForm {
                from_return: false,
                by_floating: true,
                uma: vec![vec![Some(Points(0)); 4]; 3],
                ..form()
            },
            "uma.floating",
            RuleFault::NothingToFloatAbove,
        ),
        (
            RuleForm {
                honba: Some(Points(400)),
                ..form()
            },
            "hand_values.honba",
            RuleFault::DoesNotDivide { payers: 3 },
        ),
        (
            RuleForm {
                minutes: Some(0),
                announcements: Vec::new(),
                ..form()
            },
            "clock.minutes",
            RuleFault::OutOfRange {
                lowest: 1,
                highest: 600,
            },
        ),
        (
            RuleForm {
                name: "名".repeat(61),
                ..form()
            },
            "name",
            RuleFault::LongText { most: 60 },
        ),
    ];
    for (form, field, fault) in wrong {
        assert_eq!(problems(&form), [(field.to_owned(), fault)]);
    }
}

#[test]
fn points_that_stand_as_they_are_have_no_return_whatever_the_box_holds() {
    let form = RuleForm {
        from_return: false,
        ..form()
    };
    let rules = form.read("rules-1").unwrap();
    assert_eq!(rules.data().return_points, None);
}
