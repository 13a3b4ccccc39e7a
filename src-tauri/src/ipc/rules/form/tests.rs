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

fn rows(rows: &[[i64; 4]]) -> Vec<Vec<Option<Points>>> {
    let row = |row: &[i64; 4]| row.map(|amount| Some(Points(amount))).to_vec();
    rows.iter().map(row).collect()
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
            "honba": 200, "several_ron": "two_only", "pao": ["suukantsu"], "nagashi_mangan": true,
            "winning": {
                "open_tanyao": false, "red_fives": [0, 2, 2], "renhou": "mangan", "north": "dora",
                "tsumo_loss": false
            }
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

type Change = fn(&mut RuleForm);

#[test]
fn what_the_rules_refuse_is_said_of_the_box_it_was_typed_in() {
    let more = |amount: &str, before: &str| RuleFault::MoreThanPlaceBefore {
        amount: amount.into(),
        before: before.into(),
    };
    let odd = RuleFault::NotWholeStep {
        points: "30,050".into(),
    };
    let no_minutes = RuleFault::OutOfRange {
        lowest: 1,
        highest: 600,
    };
    let long = RuleFault::LongText { most: 60 };
    let wrong: [(&str, RuleFault, Change); 8] = [
        ("start", odd, |form| form.start = Some(Points(30_050))),
        ("uma[1]", more("30,000", "10,000"), |form| {
            form.uma = rows(&[[10_000, 30_000, -10_000, -30_000]]);
        }),
        ("uma.floating[2][3]", more("100", "0"), |form| {
            form.by_floating = true;
            form.uma = rows(&[[9_000, -3_000, -3_000, -3_000], [0; 4], [0, 0, 0, 100]]);
        }),
        ("chombo.adjustment", RuleFault::BelowZero, |form| {
            form.chombo_points = Some(Points(-10_000));
        }),
        ("uma.floating", RuleFault::NothingToFloatAbove, |form| {
            form.from_return = false;
            form.by_floating = true;
            form.uma = rows(&[[0; 4]; 3]);
        }),
        (
            "hand_values.honba",
            RuleFault::DoesNotDivide { payers: 3 },
            |form| form.honba = Some(Points(400)),
        ),
        ("clock.minutes", no_minutes, |form| {
            form.minutes = Some(0);
            form.announcements.clear();
        }),
        ("name", long, |form| form.name = "名".repeat(61)),
    ];
    for (field, fault, change) in wrong {
        let mut form = form();
        change(&mut form);
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
